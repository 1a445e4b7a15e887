"""Fields for the parameters of a distance; only those it has are seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QLineEdit, QWidget

from workbench.api.params import Param
from workbench.numerics.neighbours.distance import Distance, params_of
from workbench.ui.services.plugin_words import choice_word, param_label, param_tip
from workbench.ui.widgets.fitted import FittedCombo, FittedDoubleSpin, FittedEdit
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.object_names import named

_SAMPLE = "1, 2, 0.5, 1, 2, 0.5"


class MetricFields(FlowRow):
    """A field for each parameter of some distances.

    Parameters
    ----------
    distances : tuple of Distance
    prefix : str
        The objectNames begin with it.

    Signals
    -------
    edited()
        A value was changed.
    """

    edited = Signal()

    def __init__(self, distances: tuple[Distance, ...], prefix: str = "dist") -> None:
        super().__init__()
        self.setObjectName(f"{prefix}_params_panel")
        self._prefix = prefix
        self._holders: dict[str, QWidget] = {}
        self._readers: dict[str, Callable[[], Any]] = {}
        self._named: list[tuple[Param, QLabel, QWidget]] = []
        for param in params_of(distances):
            widget, self._readers[param.name] = self._field(param)
            holder = named(QWidget(), f"{prefix}_{param.name}_panel")
            row = QHBoxLayout(holder)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(4)
            label = QLabel()
            label.setBuddy(widget)
            self._named.append((param, label, widget))
            row.addWidget(label)
            row.addWidget(widget)
            self._holders[param.name] = holder
            self.add(holder)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        for param, label, widget in self._named:
            title, tip = param_label(param), param_tip(param)
            label.setText(title)
            label.setToolTip(tip)
            widget.setToolTip(tip)
            widget.setAccessibleName(title)
            if isinstance(widget, QComboBox):
                for i, word in enumerate(param.choices):
                    widget.setItemText(i, choice_word(param, word).replace("-", " "))

    def _field(self, param: Param) -> tuple[QWidget, Callable[[], Any]]:
        if param.type == "choice":
            combo: QComboBox = FittedCombo(f"{self._prefix}_{param.name}_combo")
            for choice in param.choices:
                combo.addItem(choice.replace("-", " "), choice)
            combo.setCurrentIndex(combo.findData(param.default))
            combo.activated.connect(self.edited)
            return combo, combo.currentData
        if param.type == "float":
            spin = FittedDoubleSpin(f"{self._prefix}_{param.name}Spin")
            spin.setRange(0.05, 16.0 if param.high is None else float(param.high))
            spin.setSingleStep(0.5)
            spin.setValue(float(param.default or 1.0))
            spin.valueChanged.connect(self.edited)
            return spin, spin.value
        edit: QLineEdit = FittedEdit(f"{self._prefix}_{param.name}Edit", _SAMPLE)
        edit.setText(str(param.default))
        edit.textChanged.connect(self.edited)
        return edit, edit.text

    def show_distance(self, distance: Distance) -> None:
        """Show the fields of one distance."""
        names = {param.name for param in distance.params}
        for name, holder in self._holders.items():
            holder.setVisible(name in names)
        self.setVisible(bool(names))

    def values(self, distance: Distance) -> dict[str, Any]:
        """Return the value of each parameter of a distance."""
        return {param.name: self._readers[param.name]() for param in distance.params}
