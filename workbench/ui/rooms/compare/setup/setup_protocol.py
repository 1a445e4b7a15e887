"""The protocol: kind of partition, folds, repeats, seed, scale, processes, folder."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from workbench.core.experiment.experiment import Experiment
from workbench.core.learner.filter_steps import SCALES
from workbench.core.program.home import home
from workbench.ui.layouts import nest
from workbench.ui.session.file_dialogs import ask_folder
from workbench.ui.widgets.fitted import FittedCombo
from workbench.ui.widgets.object_names import named

#: Kind: which numbers it takes.
KINDS: dict[str, tuple[str, ...]] = {
    "cv": ("folds", "repeats", "seed"),
    "weka": ("folds", "repeats", "seed"),
    "keel": ("seed",),
    "split": ("percent", "repeats", "seed"),
    "loo": ("seed",),
}
_NUMBERS = {
    "folds": (2, 1000, 10),
    "percent": (1, 99, 66),
    "repeats": (1, 1000, 1),
    "seed": (0, 2**31 - 1, 1),
}


def default_folder() -> Path:
    """Return where results go unless another folder is chosen."""
    return home() / "experiments" / "comparison"


def folder_for(experiment: Experiment) -> Path:
    """Return where the results of an experiment with a title of its own go."""
    words = re.sub(r"[^\w]+", "-", experiment.title.casefold()).strip("-")
    return default_folder().with_name(words) if words else default_folder()


class ExperimentForm(QWidget):
    """The protocol, the scale, and where results go.

    Signals
    -------
    changed()
        Another protocol, scale or number of processes.
    folder_changed(path)
        Another folder.
    """

    changed = Signal()
    folder_changed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._more: dict[str, Any] = {}
        self._folder = default_folder()
        self._title = QLabel()
        self.kind = FittedCombo("compare_protocol_kindCombo")
        for kind in KINDS:
            self.kind.addItem("", kind)
        self.numbers = {name: self._spin(name) for name in _NUMBERS}
        self.scale = FittedCombo("compare_scaleCombo")
        for scale in SCALES:
            self.scale.addItem("", scale)
        self.processes = named(QSpinBox(), "compare_processesSpin")
        self.processes.setRange(1, max(2, os.cpu_count() or 2))
        self.processes.setValue(min(os.cpu_count() or 1, 8))
        self.folder_button = named(QToolButton(), "compare_folderBtn")
        self.folder_button.setSizePolicy(
            self.kind.sizePolicy().horizontalPolicy(),
            self.folder_button.sizePolicy().verticalPolicy(),
        )
        self.folder_button.setMinimumWidth(40)
        self.folder_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._labels = {
            name: QLabel()
            for name in ("folds", "percent", "repeats", "seed", "scale", "processes",
                         "folder")
        }  # fmt: skip
        self._lay_out()
        self.kind.currentIndexChanged.connect(self._on_kind_changed)
        self.scale.currentIndexChanged.connect(self.changed)
        self.processes.valueChanged.connect(self.changed)
        self.folder_button.clicked.connect(self._on_folder_clicked)
        self._on_kind_changed()

    def _spin(self, name: str) -> QSpinBox:
        low, high, value = _NUMBERS[name]
        spin = named(QSpinBox(), f"compare_protocol_{name}Spin")
        spin.setRange(low, high)
        spin.setValue(value)
        spin.valueChanged.connect(self.changed)
        return spin

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setContentsMargins(0, 0, 0, 0)
        form.setSpacing(4)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self.kind)
        form.addRow(_together(self._labels["folds"], self._labels["percent"]),
                    _together(self.numbers["folds"], self.numbers["percent"]))  # fmt: skip
        for name in ("repeats", "seed"):
            form.addRow(self._labels[name], self.numbers[name])
        form.addRow(self._labels["scale"], self.scale)
        form.addRow(self._labels["processes"], self.processes)
        form.addRow(self._labels["folder"], self.folder_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._title)
        nest(column, form)

    # -- reading and setting ------------------------------------------------------

    @property
    def folder(self) -> Path:
        """Where the results are, or go."""
        return self._folder

    @folder.setter
    def folder(self, path: Path) -> None:
        if path != self._folder:
            self._folder = path
            self._show_folder()
            self.folder_changed.emit(str(path))

    def protocol(self) -> dict[str, Any]:
        """Return the protocol as the experiment file has it."""
        kind = self.kind.currentData()
        values: dict[str, Any] = {"kind": kind}
        for name in KINDS[kind]:
            number = self.numbers[name].value()
            values[name] = float(number) if name == "percent" else number
        return {**self._more, **values}

    def show_protocol(self, protocol: Mapping[str, Any], scale: str) -> None:
        """Show the protocol and the scale of an experiment."""
        values = dict(protocol)
        kind = values.pop("kind", "cv")
        self.blockSignals(True)
        if self.kind.findData(kind) < 0:  # made by hand; it is kept as it is
            self.kind.addItem(kind, kind)
            KINDS.setdefault(kind, ())
        self.kind.setCurrentIndex(self.kind.findData(kind))
        for name, spin in self.numbers.items():
            if name in KINDS[kind] and name in values:
                spin.setValue(int(values.pop(name)))
        self._more = values
        self.scale.setCurrentIndex(self.scale.findData(scale))
        self.blockSignals(False)
        self._on_kind_changed()

    def _on_kind_changed(self) -> None:
        kind = self.kind.currentData()
        for name, spin in self.numbers.items():
            takes = name in KINDS[kind]
            if name in ("folds", "percent"):
                # one of the two keeps its place, so that nothing below moves
                spin.setVisible(takes or (name == "folds" and kind != "split"))
                self._labels[name].setVisible(spin.isVisibleTo(self))
            spin.setEnabled(takes)
        self.changed.emit()

    def _on_folder_clicked(self) -> None:
        title = self.tr("Folder of the results")
        path = ask_folder(self, title, str(self._folder))
        if path:
            self.folder = Path(path)

    def _show_folder(self) -> None:
        name = self._folder.name or str(self._folder)
        self.folder_button.setText(name)
        text = self.tr("Results go to {folder}")
        self.folder_button.setToolTip(text.format(folder=self._folder))

    def summary(self) -> list[str]:
        """Say in a few words how is tested, and what is scaled."""
        numbers = [
            f"{self._labels[name].text()}: {field.value()}"
            for name, field in self.numbers.items()
            if field.isEnabled() and not field.isHidden()
        ]
        scale = f"{self._labels['scale'].text()}: {self.scale.currentText()}"
        return [self.kind.currentText(), *numbers, scale]

    def retranslate(self) -> None:
        """Set every text in the current language."""
        title = self.tr("Test option")  # apart: lupdate does not see into f-strings
        self._title.setText(f"<b>{title}</b>")
        kinds = {
            "cv": self.tr("Cross-validation, stratified"),
            "weka": self.tr("Cross-validation, Weka's folds"),
            "keel": self.tr("KEEL's partitions"),
            "split": self.tr("Percentage split"),
            "loo": self.tr("Leave-one-out"),
        }
        for i in range(self.kind.count()):
            kind = self.kind.itemData(i)
            self.kind.setItemText(i, kinds.get(kind, kind))
        scales = {
            "none": self.tr("none"),
            "min-max": self.tr("min-max"),
            "z-score": self.tr("z-score"),
        }
        for i, scale in enumerate(SCALES):
            self.scale.setItemText(i, scales[scale])
        texts = {
            "folds": self.tr("Folds"),
            "percent": self.tr("Percent"),
            "repeats": self.tr("Repeats"),
            "seed": self.tr("Seed"),
            "scale": self.tr("Scale"),
            "processes": self.tr("Processes"),
            "folder": self.tr("Results"),
        }
        fields = {
            **self.numbers, "scale": self.scale, "processes": self.processes,
            "folder": self.folder_button,
        }  # fmt: skip
        for name, label in self._labels.items():
            label.setText(texts[name])
            fields[name].setAccessibleName(texts[name])
        self.kind.setAccessibleName(self.tr("Kind of partition"))
        self.kind.setToolTip(self.tr("Every classifier gets the same partitions."))
        self.scale.setToolTip(self.tr("Fitted on the training rows of each fold"))
        self.processes.setToolTip(self.tr("How many folds are computed at once"))
        self._show_folder()


def _together(*widgets: QWidget) -> QWidget:
    """Put widgets of which one is shown at a time into one place."""
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(0)
    for widget in widgets:
        row.addWidget(widget)
    return holder
