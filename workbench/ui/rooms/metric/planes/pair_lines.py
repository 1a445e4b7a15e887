"""Lines between rows of a plane: solid for the same, dashed for different."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor

from workbench.api import IntArray
from workbench.core.results.metric_result import UsedConstraints
from workbench.ui.rooms.metric.given_constraints import Constraint
from workbench.ui.rooms.metric.planes.picture import Picture
from workbench.ui.rooms.metric.planes.plane import PlanePlot
from workbench.ui.services.theme import Theme

#: So many of the pairs a method used are drawn.
MOST_LINES = 300
#: The class colour that is green.
_GREEN = 2


def _nothing() -> IntArray:
    return np.empty((0, 2), np.int64)


@dataclass(frozen=True, slots=True, eq=False)
class Links:
    """Pairs of positions in the plane, each of shape (m, 2).

    Attributes
    ----------
    same, different : ndarray of int64
        Given by hand.
    used_same, used_different : ndarray of int64
        Those a method used: drawn thin, below the others.
    """

    same: IntArray = field(default_factory=_nothing)
    different: IntArray = field(default_factory=_nothing)
    used_same: IntArray = field(default_factory=_nothing)
    used_different: IntArray = field(default_factory=_nothing)


class PairLines(QObject):
    """Draws `Links` on one plane and follows its rows.

    Parameters
    ----------
    plane : PlanePlot
        Owns the lines.
    theme : Theme
    """

    def __init__(self, plane: PlanePlot, theme: Theme) -> None:
        super().__init__(plane)
        self._plane, self._theme = plane, theme
        self._links = Links()
        self._curves = {name: self._curve(name) for name in Links.__slots__}
        plane.placed.connect(self._place)
        plane.themed.connect(self._paint)
        self._paint()

    def _curve(self, name: str) -> pg.PlotCurveItem:
        curve = pg.PlotCurveItem(connect="pairs")
        curve.setObjectName(name)
        curve.setZValue(3 if name.startswith("used") else 6)
        self._plane.addItem(curve, ignoreBounds=True)
        return curve

    def show(self, links: Links) -> None:
        """Draw other links."""
        self._links = links
        self._place()

    def counts(self) -> dict[str, int]:
        """Return how many lines of each kind are drawn."""
        return {
            name: 0 if curve.xData is None else len(curve.xData) // 2
            for name, curve in self._curves.items()
        }

    def _place(self) -> None:
        points = self._plane.points
        for name, curve in self._curves.items():
            pairs = getattr(self._links, name)
            if len(pairs) and pairs.max() < len(points):
                ends = points[pairs.ravel()]
                curve.setData(ends[:, 0], ends[:, 1])
            elif curve.xData is not None and len(curve.xData):
                curve.setData([], [])

    def _paint(self) -> None:
        colours = {
            "same": self._theme.class_colour(_GREEN),
            "different": self._theme.colours.error,
        }
        dashed, solid = Qt.PenStyle.DashLine, Qt.PenStyle.SolidLine
        for name, curve in self._curves.items():
            kind = name.removeprefix("used_")
            used = name != kind
            colour = QColor(colours[kind])
            colour.setAlphaF(0.55 if used else 1.0)
            style = solid if kind == "same" else dashed
            curve.setPen(pg.mkPen(colour, width=1.0 if used else 2.5, style=style))


def links_of(
    picture: Picture, constraints: tuple[Constraint, ...], with_used: bool
) -> Links:
    """Return what is to be drawn of the constraints by hand, and of those used.

    Parameters
    ----------
    picture : Picture
        Its rows have a place in the plane; constraints on others are left out.
    constraints : tuple of Constraint
        By hand.
    with_used : bool
        Whether up to `MOST_LINES` pairs that the method used are wanted as well.
    """
    same, different = _pairs_of(constraints)
    by_hand = _placed(same, picture.rows), _placed(different, picture.rows)
    used = picture.result.fit.constraints
    if used is None or not with_used:
        return Links(*by_hand)
    return Links(*by_hand, *_used_pairs(used))


def _pairs_of(
    constraints: tuple[Constraint, ...],
) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Return the rows to be joined by a solid and by a dashed line."""
    near = [c.rows[:2] for c in constraints if c.kind in ("same", "nearer")]
    far = [
        (c.rows[0], c.rows[-1])
        for c in constraints
        if c.kind in ("different", "nearer")
    ]
    return near, far  # type: ignore[return-value]


def _placed(pairs: list[tuple[int, int]], rows: IntArray) -> IntArray:
    """Turn row numbers into positions among `rows`, which ascend; unknown ones go."""
    table = np.array(pairs, np.int64).reshape(-1, 2)
    place = np.minimum(np.searchsorted(rows, table), len(rows) - 1)
    return np.asarray(place[(rows[place] == table).all(axis=1)], np.int64)


def _used_pairs(used: UsedConstraints) -> tuple[IntArray, IntArray]:
    """Return some of the pairs used, evenly taken, triples as two pairs each."""
    near = np.vstack([used.similar, used.triples[:, :2]])
    far = np.vstack([used.dissimilar, used.triples[:, [0, 2]]])
    share = max(1, -(-(len(near) + len(far)) // MOST_LINES))
    return near[::share], far[::share]
