"""Where the attributes that are not drawn are fixed: one slider each."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QSlider, QWidget

from workbench.api import Dataset
from workbench.ui.numbers import number

_STEPS = 200


class SliceStrip(QScrollArea):
    """A row of sliders; shown only when there are more than two numeric attributes."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("explore_slice_strip")
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._limits: dict[str, tuple[float, float]] = {}
        self._values: dict[str, float] = {}
        self._texts: dict[str, QLabel] = {}
        self._key: tuple[str, ...] = ()
        self._wanted = True
        self.hide()

    @property
    def values(self) -> dict[str, float]:
        """The value of each attribute that is fixed, by name."""
        return dict(self._values)

    def set_wanted(self, wanted: bool) -> None:
        """Show the strip where there is something to fix, or hide it."""
        self._wanted = wanted
        self.setVisible(wanted and bool(self._values))

    def show_attributes(self, data: Dataset, x: str, y: str) -> None:
        """Offer a slider for each other numeric attribute, at its median."""
        names = [
            a.name for a in data.attributes if a.is_numeric and a.name not in (x, y)
        ]
        key = (data.name, *names, x, y)
        if key == self._key:
            return
        self._key = key
        self._values, self._limits, self._texts = {}, {}, {}
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(8, 0, 8, 0)
        layout.setSpacing(12)
        self._title = QLabel(self.tr("Slice at"), row)
        layout.addWidget(self._title)
        for place, name in enumerate(names):
            self._add(row, layout, data, name, place)
        layout.addStretch(1)
        self.setWidget(row)
        self.setFixedHeight(row.sizeHint().height() + 18)
        self.setVisible(self._wanted and bool(names))

    def _add(
        self, row: QWidget, layout: QHBoxLayout, data: Dataset, name: str, place: int
    ) -> None:
        values = data.X[:, data.index_of(name)]
        known = values[~np.isnan(values)]
        low, high = (known.min(), known.max()) if known.size else (0.0, 1.0)
        middle = float(np.median(known)) if known.size else 0.0
        self._limits[name] = float(low), float(high if high > low else low + 1)
        self._values[name] = middle
        text = QLabel(f"{name} {number(middle)}", row)
        slider = QSlider(Qt.Orientation.Horizontal, row)
        slider.setRange(0, _STEPS)
        slider.setObjectName(f"explore_slice_{place}Slider")
        slider.setAccessibleName(name)
        slider.setToolTip(self.tr("The value of {0} in the slice shown").format(name))
        slider.setProperty("attribute", name)
        slider.setFixedWidth(80)
        slider.setValue(round(_STEPS * (middle - low) / (self._limits[name][1] - low)))
        slider.valueChanged.connect(self._on_slider_changed)
        self._texts[name] = text
        layout.addWidget(text)
        layout.addWidget(slider)

    def _on_slider_changed(self, step: int) -> None:
        name = self.sender().property("attribute")
        low, high = self._limits[name]
        self._values[name] = low + (high - low) * step / _STEPS
        self._texts[name].setText(f"{name} {number(self._values[name])}")
        self.changed.emit()
