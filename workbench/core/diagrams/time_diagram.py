"""Time diagrams: time against rows with its exponent, training against prediction."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from workbench.api import FloatArray, Problem
from workbench.core.diagrams.diagram import (
    MARGIN,
    Diagram,
    Mark,
    finish,
    line,
    marker,
)
from workbench.core.diagrams.diagram_axes import (
    Scale,
    bottom_axis,
    bottom_room,
    left_axis,
    left_room,
    padded_log,
)
from workbench.core.diagrams.diagram_legend import Box, beside, boxes_along, legend
from workbench.core.diagrams.diagram_words import Words
from workbench.core.experiment.measures import NAMES, measure_of
from workbench.core.results.comparing.results_view import ResultsView
from workbench.core.results.comparing.score_table import ScoreTable

#: When an exponent means something: so many data sets, over such a factor of rows, and
#: such a share of the variance of the logarithms explained.
LEAST_DATA, LEAST_SPAN, LEAST_R2 = 5, 10.0, 0.5


@dataclass(frozen=True, slots=True)
class Growth:
    """A line fitted to logarithms: ``seconds = factor * rows ** exponent``."""

    exponent: float
    factor: float
    r2: float

    def __call__(self, rows: float) -> float:
        """Return the seconds of so many rows."""
        return float(self.factor * rows**self.exponent)


def growth(rows: FloatArray, seconds: FloatArray) -> Growth | None:
    """Fit a power of the rows by least squares of the logarithms.

    Parameters
    ----------
    rows, seconds : ndarray of float64, shape (n,)
        All above 0.

    Returns
    -------
    Growth or None
        None where the exponent would mean nothing: too few data sets, too alike in
        rows, or times that rows do not explain.
    """
    if len(rows) < LEAST_DATA or rows.max() < LEAST_SPAN * rows.min():
        return None
    x, y = np.log(rows), np.log(seconds)
    exponent, intercept = np.polyfit(x, y, 1)
    total = float(((y - y.mean()) ** 2).sum())
    left = float(((y - intercept - exponent * x) ** 2).sum())
    r2 = 1 - left / total if total > 0 else 0.0
    if r2 < LEAST_R2:
        return None
    return Growth(float(exponent), math.exp(intercept), r2)


def has_times(view: ResultsView, measure: str) -> bool:
    """Whether `time_diagram` has a point: a time above 0 of data whose rows are known."""
    table = view.tables.get(measure)
    if table is None:
        return False
    return any(len(_points(view, table, j)[0]) for j in range(len(table.classifiers)))


def has_lazy_and_eager(view: ResultsView) -> bool:
    """Whether `lazy_eager_diagram` has points: one data set with all times above 0."""
    fit, ask = (view.tables.get(m) for m in ("fit_seconds", "predict_seconds"))
    return fit is not None and ask is not None and bool(_all_above_0(fit, ask).any())


def time_diagram(
    view: ResultsView,
    width: float,
    words: Mapping[str, str] | None = None,
    measure: str = "fit_seconds",
) -> Diagram:
    """Return the time of every classifier against the rows, both logarithmic.

    Raises
    ------
    Problem
        Where no time or no number of rows is known.
    """
    say = Words(words)
    table = _table(view, measure)
    found = {name: _points(view, table, j) for j, name in enumerate(table.classifiers)}
    rows = np.concatenate([points[0] for points in found.values()])
    seconds = np.concatenate([points[1] for points in found.values()])
    if not rows.size:
        raise Problem("no times above 0 with rows", expected="at least one")
    fits = {name: growth(*points) for name, points in found.items() if len(points[0])}
    title, marks, x, y = _plane(rows, seconds, width, say, table)
    for i, (name, points) in enumerate(found.items()):
        fit = fits.get(name)
        if fit is not None:
            marks.append(_fitted(fit, points[0], x, y, f"class{i}"))
        marks += [marker(x(r), y(s), i, size=8.0) for r, s in zip(*points, strict=True)]
    entries = [
        (marker(0, 0, i, size=9.0), _entry(name, fits.get(name), say))
        for i, name in enumerate(found)
    ]
    more, end = legend(
        entries, MARGIN, y.start + bottom_room() + 8.0, width - 2 * MARGIN
    )
    header = [say("classifier"), say("rows"), title, say("exponent"), say("r2")]
    records = [
        (name, float(r), float(s), *_numbers(fits.get(name)))
        for name, points in found.items()
        for r, s in zip(*points, strict=True)
    ]
    return finish(
        say("title_time"), width, end, [*marks, *more],
        _time_caption(table, say), header, records,
    )  # fmt: skip


def lazy_eager_diagram(
    view: ResultsView, width: float, words: Mapping[str, str] | None = None
) -> Diagram:
    """Return seconds to learn against seconds to ask, a point for each classifier.

    Raises
    ------
    Problem
        Where either time is not known.
    """
    say = Words(words)
    fit, ask = _table(view, "fit_seconds"), _table(view, "predict_seconds")
    kept = _all_above_0(fit, ask)
    if not kept.any():
        raise Problem("no data set with all times above 0", expected="at least one")
    xs = np.exp(np.log(fit.values[kept]).mean(axis=0))
    ys = np.exp(np.log(ask.values[kept]).mean(axis=0))
    marks, x, y = _log_plane(xs, ys, width, say, _measure(fit, say), _measure(ask, say))
    low, high, taken = max(x.low, y.low), min(x.high, y.high), list[Box]()
    if low < high:  # where asking costs as much as learning
        ends = ((x(low), y(low)), (x(high), y(high)))
        marks.append(line(*ends, "muted", 1.0, dashed=True))
        taken = boxes_along(*ends)
    names = fit.classifiers
    places = [(x(a), y(b)) for a, b in zip(xs, ys, strict=True)]
    area = (x.start + 2, y.end + 2, x.end - 2, y.start - 2)
    labels = beside(places, names, area, taken)
    marks += labels or []
    marks += [marker(px, py, i, size=11.0) for i, (px, py) in enumerate(places)]
    end = y.start + bottom_room()
    if labels is None:
        entries = [(marker(0, 0, i), name) for i, name in enumerate(names)]
        more, end = legend(entries, MARGIN, end + 8.0, width - 2 * MARGIN)
        marks += more
    rows = list(zip(names, xs.tolist(), ys.tolist(), strict=True))
    header = [say("classifier"), _measure(fit, say), _measure(ask, say)]
    caption = say("lazy", n=int(kept.sum()), k=len(names))
    return finish(say("title_lazy"), width, end, marks, caption, header, rows)


def _table(view: ResultsView, measure: str) -> ScoreTable:
    if measure not in view.tables:
        raise Problem(
            f"no {measure} among the measures",
            expected="an experiment that measures it",
        )
    return view.tables[measure]


def _all_above_0(fit: ScoreTable, ask: ScoreTable) -> npt.NDArray[np.bool_]:
    """Return the data sets whose times all have a logarithm."""
    return np.asarray(((fit.values > 0) & (ask.values > 0)).all(axis=1))


def _points(
    view: ResultsView, table: ScoreTable, column: int
) -> tuple[FloatArray, FloatArray]:
    """Return rows and seconds of one classifier, where both have a logarithm."""
    rows = np.array([float(view.rows.get(name, 0)) for name in table.datasets])
    seconds = table.values[:, column]
    kept = (rows > 0) & (seconds > 0)  # NaN is not above 0
    return rows[kept], seconds[kept]


def _plane(
    rows: FloatArray, seconds: FloatArray, width: float, say: Words, table: ScoreTable
) -> tuple[str, list[Mark], Scale, Scale]:
    title = _measure(table, say)
    return title, *_log_plane(rows, seconds, width, say, say("rows"), title)


def _log_plane(
    xs: FloatArray, ys: FloatArray, width: float, say: Words, across: str, up: str
) -> tuple[list[Mark], Scale, Scale]:
    """Return a frame with two logarithmic axes, and their scales."""
    top = MARGIN
    bottom = top + min(max(width * 0.45, 240.0), 400.0)
    y = Scale(*padded_log(ys.tolist()), bottom, top, log=True)
    left, right = MARGIN + left_room(y, say), width - MARGIN
    x = Scale(*padded_log(xs.tolist()), left, right, log=True)
    axes = bottom_axis(x, top, bottom, across, say)
    return [*axes, *left_axis(y, left, right, up, say)], x, y


def _fitted(fit: Growth, rows: FloatArray, x: Scale, y: Scale, role: str) -> Mark:
    low, high = float(rows.min()), float(rows.max())
    ends = [(x(r), y(min(max(fit(r), y.low), y.high))) for r in (low, high)]
    return line(ends[0], ends[1], role, 1.5) | {"exponent": fit.exponent}


def _entry(name: str, fit: Growth | None, say: Words) -> str:
    if fit is None:
        return name
    slope = say("slope", exponent=say.number(fit.exponent, 2), r2=say.number(fit.r2, 2))
    return f"{name}: {slope}"


def _numbers(fit: Growth | None) -> Sequence[str | float]:
    return ("", "") if fit is None else (fit.exponent, fit.r2)


def _time_caption(table: ScoreTable, say: Words) -> str:
    parts = [
        say("time", k=table.n_classifiers, n=table.n_datasets),
        say(
            "slope_rule",
            least=LEAST_DATA,
            span=f"{LEAST_SPAN:.0f}",
            share=f"{LEAST_R2:.0%}",
        ),
    ]
    zeros = int((table.values == 0).sum())
    if zeros:
        parts.append(say("left_out", count=zeros))
    return " ".join(parts)


def _measure(table: ScoreTable, say: Words) -> str:
    known = table.measure in NAMES
    title = measure_of(table.measure).title if known else table.measure
    return say.measure(table.measure, title)
