"""Where the attributes that are not drawn are fixed: a slider or a list for each."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from workbench.api import Attribute, Dataset
from workbench.ui.layouts import nest
from workbench.ui.rooms.explore.plane.point_edits import typical_value
from workbench.ui.services.numbers import number

_STEPS = 200
_CELL = 116  # pixels
#: So many attributes get a control; of more, the others stay where they are typical.
MOST = 40
_CAPTION = 66  # letters of the line that says where the slice is


class SliceStrip(QScrollArea):
    """A row of controls; shown only when there are more than two attributes.

    Signals
    -------
    changed()
        An attribute is fixed elsewhere.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("explore_slice_strip")
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._attributes: dict[str, Attribute] = {}
        self._limits: dict[str, tuple[float, float]] = {}
        self._typical: dict[str, float] = {}
        self._values: dict[str, float] = {}
        self._texts: dict[str, QLabel] = {}
        self._controls: dict[str, QSlider | QComboBox] = {}
        self._key: tuple[object, ...] = ()
        self._others = 0
        self._wanted = True
        self.hide()

    @property
    def values(self) -> dict[str, float]:
        """The value, or the label's code, of each attribute that is fixed, by name."""
        return dict(self._values)

    def caption(self) -> str:
        """Say where the slice is, in about a line; empty where nothing is fixed."""
        if not self._values:
            return ""
        parts: list[str] = []
        for name in self._values:
            parts.append(f"{name} = {self._text(name)}")
            if len(parts) > 1 and sum(map(len, parts)) > _CAPTION:
                parts.pop()
                break
        left = len(self._values) + self._others - len(parts)
        text = self.tr("Slice at {0}").format(",  ".join(parts))
        return f"{text} " + self.tr("and {0} more").format(left) if left else text

    def retranslate(self) -> None:
        """Make the controls anew in the language of now, where there are some."""
        if self._attributes:
            self._build()

    def set_wanted(self, wanted: bool) -> None:
        """Show the strip where there is something to fix, or hide it."""
        self._wanted = wanted
        self.setVisible(wanted and bool(self._values))

    def forget(self) -> None:
        """Fix nothing: another data set comes."""
        self._key, self._values = (), {}

    def show_attributes(self, data: Dataset, x: str, y: str) -> None:
        """Offer a control for each other attribute, at its typical value.

        What was fixed and still is not drawn stays as it is.
        """
        others = [
            a
            for a in data.attributes
            if (a.is_numeric or a.is_nominal) and a.name not in (x, y)
        ]
        key = (data.name, tuple(others), x, y)
        if key == self._key:
            return
        self._key, before = key, self._values
        shown, self._others = others[:MOST], max(0, len(others) - MOST)
        self._attributes = {a.name: a for a in shown}
        self._values, self._limits, self._texts, self._controls = {}, {}, {}, {}
        for attribute in shown:
            self._measure(data, attribute, before.get(attribute.name))
        self._build()

    def _measure(self, data: Dataset, a: Attribute, before: float | None) -> None:
        values = data.X[:, data.index_of(a.name)]
        known = values[~np.isnan(values)]
        low, high = (known.min(), known.max()) if known.size else (0.0, 1.0)
        self._limits[a.name] = float(low), float(high if high > low else low + 1)
        self._typical[a.name] = typical_value(values, a)
        self._values[a.name] = self._typical[a.name] if before is None else before

    def _build(self) -> None:
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(8, 2, 8, 2)
        layout.setSpacing(12)
        layout.addWidget(self._reset_button(row))
        for place, name in enumerate(self._values):
            nest(layout, self._cell(row, name, place))
        if self._others:
            text = self.tr("and {0} more at their typical values")
            layout.addWidget(QLabel(text.format(self._others), row))
        layout.addStretch(1)
        self.setWidget(row)
        bar = self.horizontalScrollBar().sizeHint().height()
        self.setFixedHeight(row.sizeHint().height() + bar)
        self.setVisible(self._wanted and bool(self._values))

    def _reset_button(self, row: QWidget) -> QToolButton:
        button = QToolButton(row)
        button.setObjectName("explore_slice_resetBtn")
        button.setText(self.tr("Slice at"))
        tip = self.tr("Back to the typical values: median, commonest label")
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        button.setAutoRaise(True)
        button.clicked.connect(self._on_reset_clicked)
        return button

    def _cell(self, row: QWidget, name: str, place: int) -> QVBoxLayout:
        text = QLabel(row)
        text.setFixedWidth(_CELL)
        self._texts[name] = text
        if self._attributes[name].is_nominal:
            control: QSlider | QComboBox = self._label_list(row, name, place)
        else:
            control = self._slider(row, name, place)
        control.setAccessibleName(name)
        control.setToolTip(self.tr("The value of {0} in the slice shown").format(name))
        control.setProperty("attribute", name)
        control.setFixedWidth(_CELL)
        self._controls[name] = control
        self._write(name)
        cell = QVBoxLayout()
        cell.setSpacing(0)
        cell.addWidget(text)
        cell.addWidget(control)
        return cell

    def _slider(self, row: QWidget, name: str, place: int) -> QSlider:
        slider = QSlider(Qt.Orientation.Horizontal, row)
        slider.setRange(0, _STEPS)
        slider.setObjectName(f"explore_slice_{place}Slider")
        slider.setMinimumHeight(20)
        slider.setValue(self._step(name))
        slider.valueChanged.connect(self._on_slider_changed)
        return slider

    def _label_list(self, row: QWidget, name: str, place: int) -> QComboBox:
        labels = QComboBox(row)
        labels.setObjectName(f"explore_slice_{place}Combo")
        labels.addItems(list(self._attributes[name].values))
        labels.setCurrentIndex(int(self._values[name]))
        labels.activated.connect(self._on_list_activated)
        return labels

    def _step(self, name: str) -> int:
        low, high = self._limits[name]
        return round(_STEPS * (self._values[name] - low) / (high - low))

    def _text(self, name: str) -> str:
        attribute, value = self._attributes[name], self._values[name]
        if attribute.is_nominal:
            codes = range(len(attribute.values))
            return attribute.values[int(value)] if int(value) in codes else "?"
        return number(value, 4)

    def _write(self, name: str) -> None:
        """Write name and value; a long name gives way, the value does not."""
        text = self._texts[name]
        if self._attributes[name].is_nominal:
            value, room = "", _CELL
        else:
            value = f" {self._text(name)}"
            room = _CELL - self.fontMetrics().horizontalAdvance(value) - 2
        short = self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideMiddle, room)
        text.setText(f"{short}{value}")
        text.setToolTip(f"{name} = {self._text(name)}")

    # -- slots --------------------------------------------------------------------

    def _on_slider_changed(self, step: int) -> None:
        name = self.sender().property("attribute")
        low, high = self._limits[name]
        self._values[name] = low + (high - low) * step / _STEPS
        self._write(name)
        self.changed.emit()

    def _on_list_activated(self, code: int) -> None:
        name = self.sender().property("attribute")
        self._values[name] = float(code)
        self._write(name)
        self.changed.emit()

    def _on_reset_clicked(self) -> None:
        for name, control in self._controls.items():
            self._values[name] = self._typical[name]
            control.blockSignals(True)
            if isinstance(control, QSlider):
                control.setValue(self._step(name))
            else:
                control.setCurrentIndex(int(self._values[name]))
            control.blockSignals(False)
            self._write(name)
        self.changed.emit()
