"""Advanced settings: costs of errors, class weights, calibration."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHeaderView,
    QLabel,
    QScrollArea,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from workbench.core.learner.learner_settings import OPTIONS
from workbench.ui.services.numbers import locale, number

#: A cost matrix of more classes is given in a file, on the command line.
MOST_CLASSES = 30
#: Options chosen from a list, and what its object is called.
_COMBOS = {"class_weights": "weights", "calibration": "calibration"}
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class CostTable(QTableWidget):
    """What each error costs: true class in rows, predicted in columns; 0 on the diagonal."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("classify_costs_table")
        self.setTabKeyNavigation(False)
        mode = QHeaderView.ResizeMode.ResizeToContents
        self.horizontalHeader().setSectionResizeMode(mode)
        self.verticalHeader().setDefaultSectionSize(24)
        self.setSizeAdjustPolicy(QTableWidget.SizeAdjustPolicy.AdjustToContents)

    def show_classes(self, classes: list[str]) -> None:
        """Start again with cost 1 for every error."""
        self.blockSignals(True)
        self.setRowCount(len(classes))
        self.setColumnCount(len(classes))
        self.setHorizontalHeaderLabels(classes)
        self.setVerticalHeaderLabels(classes)
        for i in range(len(classes)):
            for j in range(len(classes)):
                item = QTableWidgetItem("0" if i == j else "1")
                item.setTextAlignment(_RIGHT)
                if i == j:
                    item.setFlags(Qt.ItemFlag.ItemIsSelectable)
                self.setItem(i, j, item)
        self.blockSignals(False)

    def costs(self) -> list[list[float]] | None:
        """Return the matrix, None while a cell is no number from 0 on."""
        n = self.rowCount()
        rows = [[self._cost(i, j) for j in range(n)] for i in range(n)]
        good = all(c is not None and 0 <= c < 1e9 for row in rows for c in row)
        return [[float(c or 0) for c in row] for row in rows] if good else None

    def set_costs(self, costs: list[list[float]]) -> None:
        """Write a matrix into the cells."""
        for i, row in enumerate(costs):
            for j, cost in enumerate(row):
                item = self.item(i, j)
                if item is not None:
                    item.setText(number(cost, 6))

    def _cost(self, i: int, j: int) -> float | None:
        item = self.item(i, j)
        text = item.text().strip() if item is not None else ""
        try:
            return float(text.replace(locale().decimalPoint(), "."))
        except ValueError:
            return None


class AdvancedForm(QScrollArea):
    """Class weights, calibration and costs; nothing of it is set at first.

    Signals
    -------
    changed()
        Something was set, valid or not.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("classify_advanced_form")
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._classes: list[str] = []
        self._combos = {name: self._combo(name) for name in _COMBOS}
        self._use_costs = QCheckBox()
        self._use_costs.setObjectName("classify_advanced_costsCheck")
        self._costs = CostTable()
        self._costs.hide()
        page = QWidget()
        rows = QFormLayout()
        self._labels = {name: QLabel() for name in self._combos}
        for name, combo in self._combos.items():
            self._labels[name].setBuddy(combo)
            rows.addRow(self._labels[name], combo)
        layout = QVBoxLayout(page)
        layout.addLayout(rows)
        layout.addWidget(self._use_costs)
        layout.addWidget(self._costs)
        layout.addStretch(1)
        self.setWidget(page)
        self._use_costs.toggled.connect(self._costs.setVisible)
        self._use_costs.toggled.connect(self.changed)
        self._costs.itemChanged.connect(self._on_costs_item_changed)

    def _combo(self, name: str) -> QComboBox:
        combo = QComboBox()
        combo.setObjectName(f"classify_advanced_{_COMBOS[name]}Combo")
        for value in OPTIONS[name].choices:
            combo.addItem(value, value)
        combo.currentIndexChanged.connect(self.changed)
        return combo

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        texts = {
            "class_weights": (
                self.tr("class weights"),
                self.tr(
                    "balanced: rows of rare classes count more, all classes the same"
                ),
            ),
            "calibration": (
                self.tr("calibration"),
                self.tr(
                    "Maps scores to probabilities, learned by inner folds of the "
                    "training rows"
                ),
            ),
        }
        words = {
            "none": self.tr("none"),
            "balanced": self.tr("balanced"),
            "sigmoid": self.tr("sigmoid"),
            "isotonic": self.tr("isotonic"),
        }
        for name, combo in self._combos.items():
            for j in range(combo.count()):
                combo.setItemText(j, words[combo.itemData(j)])
            title, tip = texts[name]
            self._labels[name].setText(title)
            combo.setAccessibleName(title)
            combo.setToolTip(tip)
        self._use_costs.setText(self.tr("errors have different costs"))
        self._use_costs.setToolTip(
            self.tr("The class of the least expected cost is predicted")
        )
        self._costs.setAccessibleName(
            self.tr("Costs: true class in rows, predicted in columns")
        )

    # -- reading and setting --------------------------------------------------------

    def show_classes(self, classes: list[str]) -> None:
        """Follow the data set; other classes need other costs."""
        if classes == self._classes:
            return
        self._classes = classes
        nominal = len(classes) > 1
        for combo in self._combos.values():
            combo.setEnabled(nominal)
        self._use_costs.setEnabled(nominal and len(classes) <= MOST_CLASSES)
        self._use_costs.setChecked(False)
        self._costs.show_classes(classes if self._use_costs.isEnabled() else [])
        self.changed.emit()

    @property
    def problem(self) -> str:
        """Why this cannot be run; empty when it can."""
        if self._use_costs.isChecked() and self._costs.costs() is None:
            return self.tr("Each cost is a number from 0 on.")
        return ""

    def values(self) -> dict[str, Any]:
        """Return what is set, as keys of the workers' payload; nothing that is not."""
        answer: dict[str, Any] = {}
        for key, combo in self._combos.items():
            if combo.isEnabled() and combo.currentIndex() > 0:
                answer[key] = combo.currentData()
        costs = self._costs.costs() if self._use_costs.isChecked() else None
        if costs is not None:
            answer["costs"] = costs
        return answer

    def set_values(self, values: dict[str, Any]) -> None:
        """Set what `values` returned for the same classes."""
        for key, combo in self._combos.items():
            combo.setCurrentIndex(combo.findData(values.get(key, "none")))
        self._use_costs.setChecked("costs" in values)
        if "costs" in values:
            self._costs.set_costs(values["costs"])

    def marks(self) -> list[str]:
        """Return a word for each thing that is set, for titles."""
        values = self.values()
        words = [values[name] for name in self._combos if name in values]
        return [*words, *(["costs"] if "costs" in values else [])]

    def _on_costs_item_changed(self, _item: QTableWidgetItem) -> None:
        self.changed.emit()
