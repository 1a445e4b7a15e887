"""The figures of each class with bars behind the numbers."""

from __future__ import annotations

from typing import Any, ClassVar

from PySide6.QtWidgets import QVBoxLayout, QWidget

from workbench.ui.room import Room
from workbench.ui.rooms.classify.page import ResultPage
from workbench.ui.rooms.classify.pages.figures_table import Column, FiguresTable


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
        result = self.current.result if self.current else {}
        rows = _with_weights(result)
        names = [str(row["class"]) for row in rows]
        weighted = result.get("weighted")
        if weighted:
            by_weight = result.get("instance_weighted") or {}
            total = {"support": by_weight["n"]} if by_weight else {}
            rows.append({"support": result["n"], "by_weight": total, **weighted})
            names.append(self.tr("weighted mean"))
        columns = [
            Column(title, [row.get(key) for row in rows], kind, tip)
            for key, title, kind, tip in self._columns()
            if key in ("precision", "recall", "f1", "auc", "support")
            or any(row.get(key) is not None for row in rows)
        ]
        columns += [
            Column(title, [row["by_weight"].get(key) for row in rows], kind, tip)
            for key, title, kind, tip in self._weight_columns()
            if any(row["by_weight"] for row in rows)
        ]
        self._table.figures.show_figures(
            names, columns, len(rows) - 1 if weighted else -1
        )

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


def _with_weights(result: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the figures of each class, ``by_weight`` those counted by weight."""
    rows = list(result.get("per_class") or [])
    by_weight = (result.get("instance_weighted") or {}).get("per_class") or []
    known = {str(row["class"]): row for row in by_weight}
    return [{**row, "by_weight": known.get(str(row["class"]), {})} for row in rows]
