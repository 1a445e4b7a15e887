"""Test options: training set, supplied set, cross-validation, leave-one-out, split."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from workbench.core.program.data_suffixes import PATTERNS
from workbench.ui.layouts import nest
from workbench.ui.session.file_dialogs import ask_open

FILES = f"({PATTERNS})"


class ProtocolForm(QWidget):
    """The test option and its numbers, as a protocol for the workers.

    Signals
    -------
    changed()
        Another protocol is chosen.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._test_file = ""
        self._radios = {
            kind: self._radio(kind) for kind in ("train", "test", "cv", "loo", "split")
        }
        self._group = QButtonGroup(self)
        for radio in self._radios.values():
            self._group.addButton(radio)
        self._folds = self._spin("classify_test_foldsSpin", 2, 1000, 10)
        self._percent = self._spin("classify_test_percentSpin", 1, 99, 66)
        self._percent.setSuffix(" %")
        self._repeats = self._spin("classify_test_repeatsSpin", 1, 100, 1)
        self._seed = self._spin("classify_test_seedSpin", 0, 2**31 - 1, 1)
        self._file = QPushButton("…")
        self._file.setObjectName("classify_test_fileBtn")
        self._file.clicked.connect(self._on_file_clicked)
        self._once = QCheckBox()
        self._once.setObjectName("classify_test_onceCheck")
        self._weka = QCheckBox()
        self._weka.setObjectName("classify_test_wekaCheck")
        self._weka.toggled.connect(self._on_group_toggled)
        self._repeats_label, self._seed_label = QLabel(), QLabel()
        self._lay_out()
        self._radios["cv"].setChecked(True)
        self._group.buttonToggled.connect(self._on_group_toggled)
        self.retranslate()
        self._on_group_toggled()

    def _radio(self, kind: str) -> QRadioButton:
        radio = QRadioButton()
        radio.setObjectName(f"classify_test_{kind}Radio")
        return radio

    def _spin(self, name: str, low: int, high: int, value: int) -> QSpinBox:
        spin = QSpinBox()
        spin.setObjectName(name)
        spin.setRange(low, high)
        spin.setValue(value)
        spin.valueChanged.connect(self.changed)
        return spin

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        beside = {"test": self._file, "cv": self._folds, "split": self._percent}
        for row, (kind, radio) in enumerate(self._radios.items()):
            grid.addWidget(radio, row, 0)
            if kind in beside:
                grid.addWidget(beside[kind], row, 1)
        numbers = QHBoxLayout()
        for widget in (
            self._repeats_label,
            self._repeats,
            self._seed_label,
            self._seed,
        ):
            numbers.addWidget(widget)
        numbers.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        nest(layout, grid)
        nest(layout, numbers)
        layout.addWidget(self._weka)
        layout.addWidget(self._once)

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        texts = {
            "train": self.tr("Training set"),
            "test": self.tr("Supplied test set"),
            "cv": self.tr("Cross-validation, folds"),
            "loo": self.tr("Leave-one-out"),
            "split": self.tr("Split, training share"),
        }
        tips = {
            "train": self.tr("Tests on the rows it learned from: optimistic."),
            "test": self.tr("Tests on a file with the same columns."),
            "cv": self.tr("Stratified: each fold has the classes in their shares."),
            "loo": self.tr("Each row is tested by a model that never saw it."),
            "split": self.tr("One part trains, the rest tests; stratified."),
        }
        for kind, radio in self._radios.items():
            radio.setText(texts[kind])
            radio.setToolTip(tips[kind])
        self._repeats_label.setText(self.tr("Repeats"))
        self._seed_label.setText(self.tr("Seed"))
        self._folds.setAccessibleName(self.tr("Number of folds"))
        self._percent.setAccessibleName(self.tr("Share of the rows that train"))
        self._repeats.setAccessibleName(self.tr("Repeats"))
        self._seed.setAccessibleName(self.tr("Seed"))
        self._file.setAccessibleName(self.tr("Choose the test set"))
        self._file.setToolTip(self._test_file or self.tr("Choose the test set"))
        self._weka.setText(self.tr("Weka's folds"))
        self._weka.setToolTip(
            self.tr(
                "Deals the rows as Weka does with this seed, so that results can be "
                "compared row by row."
            )
        )
        self._once.setText(self.tr("Learn the metric once, on all rows (optimistic)"))
        self._once.setToolTip(
            self.tr(
                "The metric then sees the test rows; the estimate is marked METRIC:ALL."
            )
        )

    # -- reading and setting ----------------------------------------------------------

    @property
    def kind(self) -> str:
        """``train``, ``test``, ``cv``, ``loo`` or ``split``."""
        return next(k for k, radio in self._radios.items() if radio.isChecked())

    @property
    def as_weka(self) -> bool:
        """Whether the rows are dealt as Weka deals them."""
        return self.kind in ("cv", "split") and self._weka.isChecked()

    @property
    def learn_once(self) -> bool:
        """Whether the metric is learned once on all rows."""
        return self._once.isEnabled() and self._once.isChecked()

    @property
    def problem(self) -> str:
        """Why this cannot be run; empty when it can."""
        if self.kind == "test" and not self._test_file:
            return self.tr("Choose the file of the test set first.")
        return ""

    def protocol(self) -> dict[str, Any]:
        """Return the protocol as the workers take it."""
        kind = self.kind
        if self.as_weka:
            kind = {"cv": "weka", "split": "weka-split"}[kind]
        values: dict[str, Any] = {"kind": kind, "seed": self._seed.value()}
        if self.kind == "cv":
            values["folds"] = self._folds.value()
        if self._repeats.isEnabled():
            values["repeats"] = self._repeats.value()
        if self.kind == "split":
            values["percent"] = float(self._percent.value())
        if self.kind == "test":
            values["test_data"] = self._test_file
        return values

    def badge(self) -> str:
        """Return how the accuracy will have been estimated."""
        repeats = self._repeats.value() if self._repeats.isEnabled() else 1
        times = f"{repeats}x" if repeats > 1 else ""
        weka = " WEKA" if self.as_weka else ""
        if self.kind == "cv":
            return f"{times}CV{self._folds.value()}{weka}"
        return self.kind.upper() + weka

    def summary(self) -> str:
        """Say how is tested, as a part of a line."""
        texts = {
            "train": self.tr("tested on the training set"),
            "test": self.tr("test set {file}").format(file=Path(self._test_file).name),
            "cv": self.tr("{k}-fold cross-validation").format(k=self._folds.value()),
            "loo": self.tr("leave-one-out"),
            "split": self.tr("{percent} % of the rows train").format(
                percent=self._percent.value()
            ),
        }
        parts = [texts[self.kind]]
        if self.as_weka:
            parts.append("Weka")
        elif self._repeats.isEnabled() and self._repeats.value() > 1:
            parts.append(f"× {self._repeats.value()}")
        return " ".join(parts)

    def allow_once(self, allowed: bool) -> None:
        """Offer learning the metric once (only metric learners can)."""
        self._once.setEnabled(allowed)
        self._once.setVisible(allowed)

    def set_seed(self, seed: int) -> None:
        """Follow the scene's seed."""
        self._seed.setValue(seed)

    def set_protocol(self, values: Mapping[str, Any], learn_once: bool) -> None:
        """Set what `protocol` returned, and whether the metric is learned once."""
        kind = str(values.get("kind", "cv"))
        own = {"weka": "cv", "weka-split": "split"}.get(kind, kind)
        if own not in self._radios:
            return
        for spin, key in (
            (self._folds, "folds"),
            (self._repeats, "repeats"),
            (self._percent, "percent"),
            (self._seed, "seed"),
        ):
            if key in values:
                spin.setValue(int(values[key]))
        self._weka.setChecked(kind != own)
        if own == "test":
            self.set_test_file(str(values.get("test_data", "")))
        self._radios[own].setChecked(True)
        self._once.setChecked(learn_once)

    def set_test_file(self, path: str) -> None:
        """Take the file of the supplied test set."""
        self._test_file = path
        self._file.setText(Path(path).name)
        self._file.setToolTip(path)
        self._radios["test"].setChecked(True)
        self.changed.emit()

    def _on_file_clicked(self) -> None:
        path = ask_open(self, self.tr("Test set"), self.tr("Data") + " " + FILES)
        if path:
            self.set_test_file(path)

    def _on_group_toggled(self) -> None:
        self._folds.setEnabled(self.kind == "cv")
        self._percent.setEnabled(self.kind == "split")
        self._weka.setEnabled(self.kind in ("cv", "split"))
        self._repeats.setEnabled(self.kind in ("cv", "split") and not self.as_weka)
        self.changed.emit()
