"""The figures of each class with bars behind the numbers."""

from __future__ import annotations

from typing import Any, ClassVar

from PySide6.QtWidgets import QVBoxLayout, QWidget

from workbench.core.results.evaluating.evaluation import WeightedClassFigures
from workbench.ui.room import Room
from workbench.ui.rooms.classify.page import ResultPage
from workbench.ui.rooms.classify.pages.figures_table import Column, FiguresTable

# The figures shown even where no class has them.
_ALWAYS = ("precision", "recall", "f1", "auc", "support")


class ClassesPage(ResultPage):
    """Precision, recall and their kin, a row for each class and one for their mean."""

    page_id: ClassVar[str] = "perclass"
    eager: ClassVar[bool] = True

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._table = FiguresTable(room.context.theme, "classify_perclass_table")
        layout = QVBoxLayout(self)
        layout.addWidget(self._table)

    def retranslate(self) -> None:
        self._table.setAccessibleName(self.tr("Figures of each class"))

    def fill(self) -> None:
        result = self.current.result if self.current else None
        figures = result.of_classes if result else None
        if result is None or figures is None:
            self._table.figures.show_figures([], [])
            return
        names = [row.label for row in figures.per_class]
        mean, by_weight = figures.weighted, result.instance_weighted
        if mean is not None:
            names.append(self.tr("weighted mean"))
        columns = []
        for key, title, kind, tip in self._columns():
            values = [getattr(row, key) for row in figures.per_class]
            if mean is not None:
                values.append(result.n if key == "support" else getattr(mean, key))
            if key in _ALWAYS or any(value is not None for value in values):
                columns.append(Column(title, values, kind, tip))
        if isinstance(by_weight, WeightedClassFigures):
            columns += self._by_weight(by_weight, names, mean is not None)
        self._table.figures.show_figures(names, columns, len(names) - 1 if mean else -1)

    def _by_weight(
        self, figures: WeightedClassFigures, names: list[str], has_mean: bool
    ) -> list[Column]:
        """Return the columns in which each row counts by its weight."""
        known = {row.label: row for row in figures.per_class}
        columns = []
        for key, title, kind, tip in self._weight_columns():
            labels = names[:-1] if has_mean else names
            values = [getattr(known.get(name), key, None) for name in labels]
            if has_mean:
                values.append(figures.n if key == "support" else None)
            columns.append(Column(title, values, kind, tip))
        return columns

    def _columns(self) -> tuple[tuple[str, str, str, str], ...]:
        return (
            (
                "tp_rate", self.tr("TP rate"), "share",
                self.tr("Share of the rows of the class that were found: recall"),
            ),
            (
                "fp_rate", self.tr("FP rate"), "share",
                self.tr("Share of the other rows that were taken for the class"),
            ),
            (
                "precision", self.tr("Precision"), "share",
                self.tr("Share of right answers among those that name the class"),
            ),
            (
                "recall", self.tr("Recall"), "share",
                self.tr("Share of the rows of the class that were found"),
            ),
            (
                "f1", self.tr("F1"), "share",
                self.tr("Harmonic mean of precision and recall"),
            ),
            (
                "mcc", self.tr("MCC"), "share",
                self.tr("Matthews' correlation of truth and answer, -1 to 1"),
            ),
            (
                "auc", self.tr("AUC"), "share",
                self.tr("Area under the ROC curve, this class against the rest"),
            ),
            (
                "prc_area", self.tr("PRC"), "share",
                self.tr("Area under the precision-recall curve"),
            ),
            ("support", self.tr("Rows"), "count", self.tr("Rows of the class")),
        )  # fmt: skip

    def _weight_columns(self) -> tuple[tuple[str, str, str, str], ...]:
        """Name what is shown beside the counts where rows have weights."""
        tip = self.tr("Each row counted by its weight")
        return (
            ("precision", self.tr("Precision, weight"), "share", tip),
            ("recall", self.tr("Recall, weight"), "share", tip),
            ("f1", self.tr("F1, weight"), "share", tip),
            ("support", self.tr("Weight"), "weight", self.tr("Weight of the class")),
        )

    def probe(self) -> dict[str, Any]:
        model = self._table.figures
        return {"classes": model.rowCount(), "columns": model.columnCount()}
