"""The curves of a run's scores as lines to draw: what is on the axes of each picture."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from workbench.api.data import FloatArray
from workbench.core.results.evaluating.operating_point import Operating
from workbench.ui.rooms.classify.curves.run_scores import RunScores

#: Steps of the grid that points of a line are told apart on.
FINE, COARSE = 700, 160
_EMPTY: FloatArray = np.empty(0)


@dataclass(frozen=True, slots=True, eq=False)
class Shape:
    """A line, and what it is compared with.

    Attributes
    ----------
    x, y : ndarray, shape (p,)
    reference_x, reference_y : ndarray
        The dashed line of a classifier that knows nothing.
    bars : ndarray, shape (3, b)
        Left edge, right edge and rows of the bins below a reliability diagram.
    area : float or None
        The one figure that sums the line up.
    """

    x: FloatArray
    y: FloatArray
    reference_x: FloatArray = field(default_factory=lambda: np.array([0.0, 1.0]))
    reference_y: FloatArray = field(default_factory=lambda: np.array([0.0, 1.0]))
    bars: FloatArray = field(default_factory=lambda: np.empty((3, 0)))
    area: float | None = None


def shape(kind: str, scores: RunScores, c: int, steps: int = FINE) -> Shape:
    """Return the line of one class in one picture, made when first asked for.

    Of the thin lines, those on the coarse grid, no curve is kept.
    """
    key = (kind, c, steps)
    if key not in scores.shapes:
        scores.shapes[key] = _shape(kind, scores, c, steps)
    found: Shape = scores.shapes[key]
    return found


def _shape(kind: str, scores: RunScores, c: int, steps: int) -> Shape:
    curve = scores.curve(kind, c, keep=steps == FINE)
    if kind == "calibration":
        bars = np.vstack([curve.lower, curve.thresholds, curve.counts])
        return Shape(curve.x, curve.y, bars=bars, area=curve.brier)
    x, y = thinned(curve.x, curve.y, steps)
    if kind == "pr":
        share = float(scores.positive(c).mean()) if len(scores.true) else np.nan
        level = np.array([share, share])
        return Shape(x, y, reference_y=level, area=curve.area)
    if kind == "cost":
        corners = np.array([0.0, 0.5, 1.0])
        return Shape(x, y, corners, np.array([0.0, 0.5, 0.0]), area=curve.area)
    return Shape(x, y, area=None if kind == "lift" else curve.area)


def thinned(x: FloatArray, y: FloatArray, steps: int) -> tuple[FloatArray, FloatArray]:
    """Leave out points that fall on the one before, on a grid of so many steps.

    Undefined points (NaN) are left out too; the first and the last are kept.
    """
    known = ~(np.isnan(x) | np.isnan(y))
    x, y = x[known], y[known]
    if x.size < 3:
        return x, y
    cell_x, cell_y = np.rint(x * steps), np.rint(y * steps)
    new = (np.diff(cell_x) != 0) | (np.diff(cell_y) != 0)
    keep = np.concatenate([[True], new])
    keep[-1] = True
    return x[keep], y[keep]


def many(shapes: list[Shape]) -> tuple[FloatArray, FloatArray, np.ndarray]:
    """Join lines into one with gaps: x, y, and whether a point leads to the next."""
    shapes = [one for one in shapes if one.x.size]
    if not shapes:
        return _EMPTY, _EMPTY, np.empty(0, np.int32)
    joins = [np.append(np.ones(one.x.size - 1, np.int32), 0) for one in shapes]
    return (
        np.concatenate([one.x for one in shapes]),
        np.concatenate([one.y for one in shapes]),
        np.concatenate(joins).astype(np.int32),
    )


def place(
    kind: str, at: Operating, threshold: float, condition: float
) -> tuple[float, float]:
    """Return where an operating point is in a picture; NaN where it has no place.

    Parameters
    ----------
    kind : str
    at : Operating
    threshold : float
        For the reliability diagram, where it is a line, not a point.
    condition : float
        The probability cost, which is x in the picture of costs.
    """
    if kind == "roc":
        return _number(at.fp_rate), _number(at.tp_rate)
    if kind == "pr":
        return _number(at.recall), _number(at.precision)
    if kind == "lift":
        rows = at.tp + at.fp + at.fn + at.tn
        return (at.tp + at.fp) / max(rows, 1), _number(at.tp_rate)
    if kind == "cost":
        missed = 1.0 - _number(at.tp_rate)
        y = condition * missed + (1.0 - condition) * _number(at.fp_rate)
        return condition, y
    return (threshold if np.isfinite(threshold) else 1.0), np.nan


def condition(at: Operating, false_alarm: float, missed: float) -> float:
    """Return PC(+), the probability cost of Drummond and Holte (2006), equation 2."""
    fn, fp = (at.tp + at.fn) * missed, (at.fp + at.tn) * false_alarm
    return fn / (fn + fp) if fn + fp else 0.5


def cost_line(at: Operating) -> tuple[float, ...]:
    """Return the cost of an operating point at x = 0 and at x = 1, if it has both."""
    if at.fp_rate is None or at.tp_rate is None:
        return ()
    return at.fp_rate, 1.0 - at.tp_rate


def _number(value: float | None) -> float:
    return np.nan if value is None else value
