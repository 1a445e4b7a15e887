"""Advanced settings: costs of errors, class weights, calibration."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from workbench.core.learner.learner_settings import OPTIONS
from workbench.ui.layouts import nest
from workbench.ui.services.numbers import locale, number
from workbench.ui.widgets.table import CELLS, CONTENTS, Table
from workbench.ui.widgets.table_model import RIGHT, Column, Index, TableModel

#: A cost matrix of more classes is given in a file, on the command line.
MOST_CLASSES = 30
#: Options chosen from a list, and what its object is called.
_COMBOS = {"class_weights": "weights", "calibration": "calibration"}


class CostModel(TableModel[int]):
    """What each error costs, as texts: who types may not be done yet."""

    def __init__(self) -> None:
        super().__init__(row_title=lambda i: self._classes[i])
        self._classes: list[str] = []
        self.texts_of: list[list[str]] = []

    def show_classes(self, classes: list[str]) -> None:
        """Start again with cost 1 for every error."""
        self._classes = classes
        everyone = range(len(classes))
        self.texts_of = [["0" if i == j else "1" for j in everyone] for i in everyone]
        self.reset(everyone, [self._column(j) for j in everyone])

    def _column(self, j: int) -> Column[int]:
        def write(i: int, text: str) -> None:
            self.texts_of[i][j] = text

        return Column(
            self._classes[j], lambda i: self.texts_of[i][j], RIGHT, write=write
        )

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.row() == index.column():
            return Qt.ItemFlag.ItemIsSelectable  # what is right costs nothing
        return super().flags(index)


class CostTable(Table):
    """What each error costs: true class in rows, predicted in columns; 0 on the diagonal.

    Signals
    -------
    edited()
        There are other costs than before.
    """

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        self._model = CostModel()
        super().__init__(
            "classify_costs_table", self._model, parent, selects=CELLS,
            row_titles=True, framed=True, grid=True, wraps=True, marks_head=True,
        )  # fmt: skip
        self._model.setParent(self)
        self._model.edited.connect(self.edited)
        self.size_columns(CONTENTS)
        self.setSizeAdjustPolicy(Table.SizeAdjustPolicy.AdjustToContents)

    def show_classes(self, classes: list[str]) -> None:
        """Start again with cost 1 for every error."""
        self._model.show_classes(classes)

    def costs(self) -> list[list[float]] | None:
        """Return the matrix, None while a cell is no number from 0 on."""
        rows = [[_cost(text) for text in row] for row in self._model.texts_of]
        good = all(c is not None and 0 <= c < 1e9 for row in rows for c in row)
        return [[float(c or 0) for c in row] for row in rows] if good else None

    def set_costs(self, costs: list[list[float]]) -> None:
        """Write a matrix into the cells."""
        n = len(self._model.texts_of)
        for i, row in enumerate(costs[:n]):
            for j, cost in enumerate(row[:n]):
                self._model.texts_of[i][j] = number(cost, 6)
        self._model.tell_changed()
        self.edited.emit()


def _cost(text: str) -> float | None:
    try:
        return float(text.strip().replace(locale().decimalPoint(), "."))
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
        self._made_costs: CostTable | None = None  # few ask for them
        page = QWidget()
        rows = QFormLayout()
        self._labels = {name: QLabel() for name in self._combos}
        for name, combo in self._combos.items():
            self._labels[name].setBuddy(combo)
            rows.addRow(self._labels[name], combo)
        self._below = QVBoxLayout()
        layout = QVBoxLayout(page)
        nest(layout, rows)
        layout.addWidget(self._use_costs)
        nest(layout, self._below)
        layout.addStretch(1)
        self.setWidget(page)
        self._use_costs.toggled.connect(self._on_use_costs_toggled)

    @property
    def _costs(self) -> CostTable:
        """The table of costs, made when it is first asked for."""
        if self._made_costs is None:
            self._made_costs = CostTable()
            self._made_costs.show_classes(self._classes_of_costs)
            self._made_costs.edited.connect(self._on_costs_edited)
            self._below.addWidget(self._made_costs)
            QWidget.setTabOrder(self._use_costs, self._made_costs)
            self._name_costs()
        return self._made_costs

    @property
    def _classes_of_costs(self) -> list[str]:
        return self._classes if self._use_costs.isEnabled() else []

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
        self._name_costs()

    def _name_costs(self) -> None:
        if self._made_costs is not None:
            name = self.tr("Costs: true class in rows, predicted in columns")
            self._made_costs.setAccessibleName(name)

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
        if self._made_costs is not None:
            self._made_costs.show_classes(self._classes_of_costs)
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
            if combo.isEnabled() and combo.currentData() != OPTIONS[key].default:
                answer[key] = combo.currentData()
        costs = self._costs.costs() if self._use_costs.isChecked() else None
        if costs is not None:
            answer["costs"] = costs
        return answer

    def set_values(self, values: dict[str, Any]) -> None:
        """Set what `values` returned for the same classes."""
        for key, combo in self._combos.items():
            combo.setCurrentIndex(combo.findData(values.get(key, OPTIONS[key].default)))
        self._use_costs.setChecked("costs" in values)
        if "costs" in values:
            self._costs.set_costs(values["costs"])

    def marks(self) -> list[str]:
        """Return a word for each thing that is set, for titles."""
        values = self.values()
        words = [values[name] for name in self._combos if name in values]
        return [*words, *(["costs"] if "costs" in values else [])]

    def _on_use_costs_toggled(self, wanted: bool) -> None:
        if wanted or self._made_costs is not None:
            self._costs.setVisible(wanted)
        self.changed.emit()

    def _on_costs_edited(self) -> None:
        self.changed.emit()
