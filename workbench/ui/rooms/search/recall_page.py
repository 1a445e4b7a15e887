"""The page of approximate searches: what they compare against what they find."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from workbench.core.results.describing.search_report import (
    SearchReport,
    StructureTable,
)
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.room import Room
from workbench.ui.rooms.search.measuring_page import DATA, MADE, MeasuringPage
from workbench.ui.services.numbers import number

#: The parameter of each approximate structure that buys recall, and its values.
_STEPS = (1, 2, 4, 8, 16, 32)
_LISTS = (4, 8, 16, 32, 64, 128)
SWEPT: dict[str, tuple[str, tuple[int, ...]]] = {
    "leaders": ("probes", _STEPS),
    "k-means-buckets": ("probes", _STEPS),
    "lsh": ("tables", _STEPS),
    "graph-walk": ("starts", _STEPS),
    "nn-descent": ("pool", _LISTS),
    "hnsw": ("query_list", _LISTS),
}
#: What they are compared with.
EXACT = ("kd-tree", "ball-tree", "vp-tree")
#: Dashes and gaps of each curve; none for a solid line.
_DASHES: tuple[tuple[int, ...], ...] = (
    (), (4, 2), (1, 2), (4, 2, 1, 2), (4, 2, 1, 2, 1, 2), (10, 3),
)  # fmt: skip
_SYMBOLS, _EXACT_SYMBOLS = ("o", "t", "s", "d", "p", "t1"), ("+", "x", "star")

#: Pixels: the legend of nine lines leaves the upper curves free.
_PLOT_HEIGHT = 330


class RecallPage(MeasuringPage):
    """One curve for each approximate structure, exact trees as single signs."""

    page_id = "recall"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, "recall", parent)
        self.plot = Plot(self.context.theme, "search_recall_plot")
        self._curves = [pg.PlotCurveItem() for _ in SWEPT]
        self._spots = [pg.ScatterPlotItem() for _ in (*SWEPT, *EXACT)]
        for item in (*self._curves, *self._spots):
            self.plot.addItem(item)
        self._legend = self.plot.add_legend(offset=(-10, -10))
        self.plot.table_source = self._twin
        self.plot.reset_view = self._show_range  # type: ignore[method-assign]
        # a plot takes what is left: its own wish would make the room scroll
        across, down = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored
        self.plot.setSizePolicy(across, down)
        self.plot.setMinimumHeight(_PLOT_HEIGHT)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (self.controls(), self.figure, self.note):
            column.addWidget(widget)
        column.addWidget(self.plot, 1)

    def wanted(self) -> list[tuple[str, dict[str, Any]]]:
        """Return exact trees, then each approximate structure with every value."""
        found = self.structures
        asked = [
            (name, self.distance_of(found[name])) for name in EXACT if name in found
        ]
        for name, (param, values) in SWEPT.items():
            if name in found:
                distance = self.distance_of(found[name])
                asked += [(name, {**distance, param: value}) for value in values]
        return asked

    # -- what is shown ----------------------------------------------------------

    def _reports(self, name: str) -> list[SearchReport]:
        """Return what is known of a structure, in the order of its parameter."""
        rows = () if self._found is None else self._found.rows
        return [r.report for r in rows if r.search == name and r.report is not None]

    def show_found(self, found: StructureTable | None) -> None:
        """Draw recall over the share of comparisons."""
        entries: list[tuple[Any, str]] = []
        for item in (*self._curves, *self._spots):
            item.clear()
        self.plot.set_labels(
            self.tr("Comparisons / brute force (log)"), self.tr("Recall")
        )
        c = self.context.theme.colours
        more = [self.context.theme.class_colour(i).name() for i in (2, 3)]
        colours = (c.accent, c.error, c.warning, c.text, *more)
        for i, name in enumerate(SWEPT):
            reports = self._reports(name)
            if not reports:
                continue
            x = np.log10([r.share for r in reports])
            y = np.array([r.recall for r in reports])
            pen = pg.mkPen(colours[i], width=2, dash=_DASHES[i] or None)
            self._curves[i].setData(x, y, pen=pen)
            self._sign(i, x, y, _SYMBOLS[i], colours[i])
            entries.append((self._curves[i], self._curve_title(name)))
        for i, name in enumerate(EXACT):
            reports = self._reports(name)
            if reports:
                place = len(SWEPT) + i
                x = np.log10([r.share for r in reports])
                y = np.array([r.recall for r in reports])
                self._sign(place, x, y, _EXACT_SYMBOLS[i], c.muted)
                entries.append((self._spots[place], self.title_of(name)))
        self._legend.show_entries(entries)
        self._show_range()
        self._show_words(found)

    def _sign(self, place: int, x: Any, y: Any, symbol: str, colour: str) -> None:
        size = 8 if place < len(SWEPT) else 14
        self._spots[place].setData(
            x, y, symbol=symbol, size=size, pen=None, brush=pg.mkBrush(colour)
        )

    def _curve_title(self, name: str) -> str:
        return f"{self.title_of(name)}: {self._swept(name)}"

    def _swept(self, name: str) -> str:
        """Return what the parameter along a curve counts."""
        return {
            "probes": self.tr("groups compared"), "tables": self.tr("tables"),
            "starts": self.tr("starts"), "pool": self.tr("rows kept"),
            "query_list": self.tr("rows kept"),
        }[SWEPT[name][0]]  # fmt: skip

    def _show_range(self) -> None:
        """Show every point, and all recalls."""
        shares = [r.share for name in (*SWEPT, *EXACT) for r in self._reports(name)]
        low = np.floor(np.log10(min(shares, default=0.01)))
        high = max(0.0, np.log10(max(shares, default=1.0)))
        marks = [
            (float(power + np.log10(digit)), number(digit * 10.0**power))
            for power in range(int(low), int(np.ceil(high)) + 1)
            for digit in (1, 2, 5)
        ]
        self.plot.getPlotItem().getAxis("bottom").setTicks([marks])
        self.plot.show_range((float(low), float(high)), (0.0, 1.0))

    def _show_words(self, found: StructureTable | None) -> None:
        title = self.tr("Recall against comparisons")
        if found is None or not found.rows:
            self.note.setText(
                ""
                if self.busy
                else self.tr(
                    "Run the approximate structures with growing parameters, and see "
                    "what their recall costs."
                )
            )
            self.plot.describe(title)
            return
        reports = [row.report for row in found.rows if row.report is not None]
        lines = [self.about_queries(reports[0])] if reports else []
        text = self.tr("Along a curve: {values}; of rows kept: {lists}.")
        values, lists = (", ".join(map(str, one)) for one in (_STEPS, _LISTS))
        lines.append(text.format(values=values, lists=lists))
        lines += self._fallbacks()
        # a curve that only ends early needs no words
        refused = {row.search: row.refused for row in found.rows}
        lines += [f"{why}." for name, why in refused.items() if not self._reports(name)]
        self.note.setText(" ".join(lines))
        self.plot.describe(title, f"{self.figure.text()}. {self.note.text()}")

    def _fallbacks(self) -> list[str]:
        """Return why a curve may go back: queries that were compared with all rows."""
        lines = []
        for name, (param, _) in SWEPT.items():
            counts = [(r.params[param], r.fallbacks) for r in self._reports(name)]
            told = ", ".join(f"{value}: {count}" for value, count in counts if count)
            if told:
                text = self.tr(
                    "Queries of {name} that found fewer than k rows and were compared "
                    "with all ({parameter}: queries): {counts}."
                )
                lines.append(
                    text.format(
                        name=self.title_of(name),
                        parameter=self._swept(name),
                        counts=told,
                    )
                )
        return lines

    # -- words ------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        super().retranslate()
        self.refresh()

    def _twin(self) -> TwinTable:
        headers = (
            self.tr("Structure"), self.tr("Parameter"), self.tr("Comparisons"),
            self.tr("Recall"),
        )  # fmt: skip
        names: list[str] = []
        values: list[str] = []
        known: list[SearchReport] = []
        for name in (*EXACT, *SWEPT):
            for report in self._reports(name):
                known.append(report)
                names.append(self.title_of(name))
                values.append(
                    str(report.params[SWEPT[name][0]]) if name in SWEPT else ""
                )
        columns = ([r.share for r in known], [r.recall for r in known])
        return TwinTable(headers, (names, values, *columns))

    def probe(self) -> dict[str, Any]:
        """Return parameter, share and recall of each point, by structure.

        ``found`` counts the neighbours found, of k for each query.
        """
        return {
            "rows": DATA if self.uses_data else MADE,
            "curves": {
                name: [
                    (int(r.params[param]), r.share, r.recall)
                    for r in self._reports(name)
                ]
                for name, (param, _) in SWEPT.items()
            },
            "found": {
                name: [round(r.recall * r.queries * r.k) for r in self._reports(name)]
                for name in SWEPT
            },
            "exact": {
                name: [(r.share, r.recall) for r in self._reports(name)]
                for name in EXACT
            },
            "drawn": [len(spots.getData()[0]) for spots in self._spots],
            "busy": self.busy,
            "text": self.figure.text(),
            "note": self.note.text(),
        }
