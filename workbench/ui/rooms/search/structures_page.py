"""The page of all search structures on the same queries: comparisons, recall, time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from workbench.core.results.describing.search_report import (
    SearchReport,
    StructureRow,
    StructureTable,
)
from workbench.ui.room import Room
from workbench.ui.rooms.search.measuring_page import DATA, MADE, MeasuringPage
from workbench.ui.services.numbers import number, percent, plain
from workbench.ui.widgets.table import CONTENTS, STRETCH, Table
from workbench.ui.widgets.table_model import LEFT, RIGHT, Column, TableModel

#: Their order, from what everybody knows; others follow by their titles.
_ORDER = (
    "brute", "partial-distance", "kd-tree", "ball-tree", "vp-tree", "leaders",
    "k-means-buckets", "lsh", "graph-walk", "nn-descent", "hnsw",
)  # fmt: skip


class StructuresPage(MeasuringPage):
    """Every search structure measured in turn, on rows drawn as queries."""

    page_id = "structures"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, "table", parent)
        self.model: TableModel[StructureRow] = TableModel(
            self._columns(), self, row_tip=lambda row: row.refused
        )
        self.table = Table("search_count_table", self.model)
        across, down = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored
        self.table.setSizePolicy(across, down)
        self.table.setMinimumHeight(120)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (self.controls(), self.figure, self.note):
            column.addWidget(widget)
        column.addWidget(self.table, 1)

    def wanted(self) -> list[tuple[str, dict[str, Any]]]:
        """Return all search structures, each with its defaults."""
        found = self.structures
        known = [name for name in _ORDER if name in found]
        others = sorted(set(found) - set(known), key=lambda name: found[name].title)
        return [(name, self.distance_of(found[name])) for name in (*known, *others)]

    # -- what is shown ----------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size_columns()

    def _size_columns(self) -> None:
        """Give the names what is left, but never less than they need."""
        table, head = self.table, self.table.horizontalHeader()
        asked = sum(
            max(table.sizeHintForColumn(column), head.sectionSizeHint(column))
            for column in range(self.model.columnCount())
        )
        fits = asked <= table.viewport().width()
        table.size_columns(CONTENTS, {0: STRETCH if fits else CONTENTS})

    def show_found(self, found: StructureTable | None) -> None:
        """Show the table."""
        self.model.show(() if found is None else found.rows)
        self._size_columns()
        self.note.setText(self._explanation(found))

    def _explanation(self, found: StructureTable | None) -> str:
        if found is None:
            return (
                ""
                if self.busy
                else self.tr(
                    "Run every search structure on the same queries, and count what it "
                    "compares."
                )
            )
        reports = [row.report for row in found.rows if row.report is not None]
        lines = [self.about_queries(reports[0])] if reports else []
        lines += [f"{row.refused}." for row in found.rows if row.report is None]
        return " ".join(lines)

    def _terms(self, row: StructureRow) -> str | None:
        """Return what comparisons that are broken off have cost, where it is counted."""
        report = row.report
        if report is None or not report.terms:
            return row.refused or None
        text = self.tr(
            "Comparisons are broken off: differences of attributes taken, a query on "
            "average: {terms}"
        )
        return text.format(terms=plain(report.terms / report.queries, 4))

    def _columns(self) -> list[Column[StructureRow]]:
        def of(text: Callable[[SearchReport], str]) -> Callable[[StructureRow], str]:
            return lambda row: "–" if row.report is None else text(row.report)

        def mean(value: float) -> str:
            return plain(value, 4)

        return [
            Column(lambda: self.tr("Structure"), lambda row: self.title_of(row.search), LEFT, LEFT),
            Column(
                lambda: self.tr("Exact"),
                of(lambda r: self.tr("yes") if r.exact else self.tr("no")),
                LEFT,
                LEFT,
                about=lambda: self.tr("Whether it returns the rows of brute force"),
            ),
            Column(
                lambda: self.tr("Recall"), of(lambda r: percent(r.recall)), RIGHT, RIGHT,
                about=lambda: self.tr("Share of the rows found that are near enough"),
            ),
            Column(
                lambda: self.tr("Rows compared"),
                of(lambda r: mean(r.comparisons.rows / r.queries)), RIGHT, RIGHT,
                tip=self._terms,
                about=lambda: self.tr("Distances to rows, a query on average"),
            ),
            Column(
                lambda: self.tr("Centres compared"),
                of(lambda r: mean(r.comparisons.centres / r.queries)), RIGHT, RIGHT,
                about=lambda: self.tr(
                    "Distances to centres, leaders or directions, a query on average"
                ),
            ),
            Column(
                lambda: self.tr("Share"), of(lambda r: percent(r.share)), RIGHT, RIGHT,
                about=lambda: self.tr("All comparisons as a share of brute force"),
            ),
            Column(
                lambda: self.tr("Build, ms"),
                of(lambda r: number(1e3 * r.seconds.build)), RIGHT, RIGHT,
                about=lambda: self.tr("Time to build the structure"),
            ),
            Column(
                lambda: self.tr("Queries, ms"),
                of(lambda r: number(1e3 * r.seconds.query)), RIGHT, RIGHT,
                about=lambda: self.tr("Time for all queries together"),
            ),
        ]  # fmt: skip

    # -- words ------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        super().retranslate()
        self.table.setAccessibleName(self.tr("Search structures on the same queries"))
        self.model.tell_changed()
        self.refresh()

    def probe(self) -> dict[str, Any]:
        """Return what was measured, and the table as it is shown."""
        rows = () if self._found is None else self._found.rows
        return {
            "rows": DATA if self.uses_data else MADE,
            "structures": {
                row.search: {
                    "exact": row.report.exact,
                    "same_rows": row.report.same_rows,
                    "recall": row.report.recall,
                    "rows": row.report.comparisons.rows,
                    "centres": row.report.comparisons.centres,
                    "share": row.report.share,
                    "instances": row.report.instances,
                    "queries": row.report.queries,
                    "k": row.report.k,
                }
                for row in rows
                if row.report is not None
            },
            "refused": {row.search: row.refused for row in rows if not row.report},
            "table": self.model.texts(),
            "busy": self.busy,
            "text": self.figure.text(),
            "note": self.note.text(),
        }
