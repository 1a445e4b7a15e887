"""Two graphs side by side: what an edit keeps, takes out and puts in; a path."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np
import numpy.typing as npt
import pyqtgraph as pg
from PySide6.QtCore import Qt

from workbench.core.results.describing.graph_pair import GraphPair
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.services.theme import Theme

FloatArray = npt.NDArray[np.float64]
Edge = tuple[str, str]
Places = Mapping[str, FloatArray]

#: The kinds of nodes and edges, in the order of the legend.
KINDS = ("kept", "deleted", "inserted", "path")
#: Nodes of the largest graph that is drawn: the names of more run into each other.
MOST_DRAWN = 30
_APART = 1.6  # of the centres of the circles from the middle
_BEYOND = 1.16  # where names stand, in radii

_SAMPLE, _LINE = 48, 24  # pixels of an entry of the legend beside its word, and down


class GraphPlot(Plot):
    """The first graph on the left, the second on the right; the same node, the same place."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__(theme, name, equal_aspect=True)
        self._pair = GraphPair()
        self._edges = {kind: pg.PlotCurveItem() for kind in ("path", *KINDS[:3])}
        self._nodes = {kind: pg.ScatterPlotItem() for kind in KINDS[:3]}
        for kind, nodes in self._nodes.items():
            nodes.setObjectName(kind)
        for item in (*self._edges.values(), *self._nodes.values()):
            self.addItem(item)
        self._names: list[pg.TextItem] = []
        self._legend = self.add_legend((0, 4))
        # between the circles, where nothing is drawn, or above them
        self._legend.anchor(itemPos=(0.5, 0.0), parentPos=(0.5, 0.0), offset=(0, 4))
        self.getPlotItem().getViewBox().sigResized.connect(self.reset_view)
        self._words: dict[str, str] = {}
        area = self.getPlotItem()
        for side in ("bottom", "left"):
            area.hideAxis(side)
        self.table_source = self._twin

    def name_kinds(self, words: Mapping[str, str]) -> None:
        """Write the legend: what the lines of each of `KINDS` are."""
        self._words = dict(words)
        self._legend.show_entries((self._edges[kind], words[kind]) for kind in KINDS)
        self.reset_view()

    @property
    def drawn(self) -> bool:
        """Whether the graphs are small enough to be drawn."""
        pair = self._pair
        return max(len(pair.nodes), len(pair.other_nodes)) <= MOST_DRAWN

    def show_pair(self, pair: GraphPair) -> None:
        """Draw two graphs and the edit between them."""
        self._pair = pair
        colours = self.theme.colours
        pens = {
            "kept": pg.mkPen(colours.muted, width=2),
            "deleted": pg.mkPen(colours.error, width=2, style=Qt.PenStyle.DashLine),
            "inserted": pg.mkPen(colours.accent, width=4),
            "path": pg.mkPen(colours.warning, width=9),
        }
        symbols = {"kept": "o", "deleted": "x", "inserted": "star"}
        left, right = _places(pair) if self.drawn else ({}, {})
        marks = self._marks(left, right)
        for kind, curve in self._edges.items():
            ends = marks[f"{kind} edges"]
            curve.setData(ends[:, 0], ends[:, 1], connect="pairs", pen=pens[kind])
        for kind, spots in self._nodes.items():
            spots.setData(
                pos=marks[f"{kind} nodes"], symbol=symbols[kind],
                size=12 if kind == "kept" else 18, pen=pg.mkPen(colours.plot),
                brush=pg.mkBrush(pens[kind].color()),
            )  # fmt: skip
        self._write_names(left, right)
        self.reset_view()

    def _marks(self, left: Places, right: Places) -> dict[str, FloatArray]:
        """Return where nodes and ends of edges are, by what becomes of them."""
        pair = self._pair
        gone, come = _changed(pair, "delete edge"), _changed(pair, "insert edge")
        removed = {what for how, what in pair.operations if how == "delete node"}
        added = {what for how, what in pair.operations if how == "insert node"}
        steps = tuple(zip(pair.path[:-1], pair.path[1:], strict=True))

        def ends(places: Places, edges: Iterable[Edge]) -> list[FloatArray]:
            return [places[node] for edge in edges for node in edge if places]

        def spots(places: Places, nodes: Iterable[str]) -> list[FloatArray]:
            return [places[node] for node in nodes if places]

        stay = [edge for edge in pair.edges if frozenset(edge) not in gone]
        same = [edge for edge in pair.other_edges if frozenset(edge) not in come]
        found = {
            "kept edges": ends(left, stay) + ends(right, same),
            "deleted edges": ends(
                left, (e for e in pair.edges if frozenset(e) in gone)
            ),
            "inserted edges": ends(
                right, (e for e in pair.other_edges if frozenset(e) in come)
            ),
            "path edges": ends(left, steps),
            "kept nodes": spots(left, (n for n in pair.nodes if n not in removed))
            + spots(right, (n for n in pair.other_nodes if n not in added)),
            "deleted nodes": spots(left, sorted(removed)),
            "inserted nodes": spots(right, sorted(added)),
        }
        return {what: np.array(there).reshape(-1, 2) for what, there in found.items()}

    def _write_names(self, left: Places, right: Places) -> None:
        places = [
            (node, centre + _BEYOND * (place - centre))
            for graph, x in ((left, -_APART), (right, _APART))
            for node, place in graph.items()
            for centre in (np.array([x, 0.0]),)
        ]
        while len(self._names) < len(places):
            text = pg.TextItem(anchor=(0.5, 0.5))
            self._names.append(text)
            self.addItem(text, ignoreBounds=True)
        for text in self._names[len(places) :]:
            text.hide()
        for text, (node, place) in zip(self._names, places, strict=False):
            text.setText(node, color=self.theme.colours.text)
            text.setPos(*place)
            text.show()

    def reset_view(self) -> None:
        """Show both graphs and the legend above them."""
        reach = _APART + 1.3
        wide, high = self.width(), max(self.height(), 1)
        unit = min(wide / (2 * reach), high / 2.6)
        advance = self.fontMetrics().horizontalAdvance
        entry = _SAMPLE + max(map(advance, self._words.values()), default=0)
        columns, above = 1, 0.0
        if entry > 2 * (_APART - _BEYOND) * unit:
            columns = 4 if 4 * entry <= wide else 2
            lines = min(_LINE * 4 // columns + _LINE, high // 2)
            above = 2.6 * lines / (high - lines)
        if self._legend.columnCount != columns:
            self._legend.setColumnCount(columns)
        self.show_range((-reach, reach), (-1.3, 1.3 + above), padding=0.0)

    def _twin(self) -> TwinTable:
        """Return the edges of both graphs and what becomes of them."""
        pair = self._pair
        gone, come = _changed(pair, "delete edge"), _changed(pair, "insert edge")
        lines = [
            ("1", *edge, "deleted" if frozenset(edge) in gone else "kept")
            for edge in pair.edges
        ]
        lines += [
            ("2", *edge, "inserted" if frozenset(edge) in come else "kept")
            for edge in pair.other_edges
        ]
        columns = list(zip(*lines, strict=True)) or [(), (), (), ()]
        fate = [self._words.get(kind, kind) for kind in columns[3]]
        return TwinTable(
            (self.tr("Graph"), self.tr("Node"), self.tr("Node"), self.tr("Edge")),
            (*(list(column) for column in columns[:3]), fate),
        )


def _changed(pair: GraphPair, operation: str) -> set[frozenset[str]]:
    return {
        frozenset(what.split(" - "))
        for how, what in pair.operations
        if how == operation
    }


def _places(pair: GraphPair) -> tuple[Places, Places]:
    """Return where the nodes of both graphs stand, each round its own circle.

    A node and the one that takes its place, under the same name or another, stand at the
    same angle.
    """
    matched = dict(
        what.split(" = ") for how, what in pair.operations if how == "match nodes"
    )
    removed = {what for how, what in pair.operations if how == "delete node"}
    added = [what for how, what in pair.operations if how == "insert node"]
    slots = [*pair.nodes, *added]
    turns = 2 * np.pi * np.arange(len(slots)) / max(1, len(slots))
    circle = np.column_stack([np.sin(turns), np.cos(turns)])
    left = {node: circle[i] + (-_APART, 0.0) for i, node in enumerate(pair.nodes)}
    right = {}
    for i, node in enumerate(slots):
        if i >= len(pair.nodes):
            right[node] = circle[i] + (_APART, 0.0)
        elif node not in removed:
            right[matched.get(node, node)] = circle[i] + (_APART, 0.0)
    return left, right
