"""Box plots of scores: a box for each classifier (Tukey, 1977)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from workbench.api import Problem
from workbench.core.diagrams.diagram import (
    MARGIN,
    SIZE,
    Cell,
    Diagram,
    Mark,
    circle,
    finish,
    line,
    marker,
    rect,
    text,
)
from workbench.core.diagrams.diagram_axes import Scale, bottom_axis, bottom_room, padded
from workbench.core.diagrams.diagram_words import Words
from workbench.core.diagrams.text_width import LINE, text_width, wrap_evenly
from workbench.core.experiment.measures import NAMES, measure_of
from workbench.core.results.comparing.results_view import ResultsView
from workbench.core.results.comparing.score_table import ScoreTable

_ROW, _BOX = 30.0, 16.0
_DIAMOND = 3
_COLUMNS = (
    "classifier", "count", "low", "quartile1", "median", "quartile3", "high", "mean",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Box:
    """Figures of a box plot of some scores.

    Attributes
    ----------
    count : int
    low, quartile1, median, quartile3, high : float
        The whiskers end at `low` and `high`: the last values within 1.5 times the
        distance of the quartiles.
    mean : float
    outside : tuple of float
        The values beyond the whiskers.
    """

    count: int
    low: float
    quartile1: float
    median: float
    quartile3: float
    high: float
    mean: float
    outside: tuple[float, ...]


def box_of(scores: Sequence[float]) -> Box:
    """Return the box of one or more scores; quartiles are interpolated linearly."""
    values = np.sort(np.asarray(scores, np.float64))
    q1, median, q3 = np.percentile(values, (25, 50, 75))
    reach = 1.5 * (q3 - q1)
    inside = (values >= q1 - reach) & (values <= q3 + reach)
    kept = values[inside]
    return Box(
        values.size, float(kept[0]), float(q1), float(median), float(q3),
        float(kept[-1]), float(values.mean()), tuple(values[~inside].tolist()),
    )  # fmt: skip


def box_diagram(
    table: ScoreTable, width: float, words: Mapping[str, str] | None = None
) -> Diagram:
    """Return a box over the data sets for each classifier, the best median on top.

    Raises
    ------
    Problem
        When there is no score.
    """
    say = Words(words)
    scores = {
        name: [float(v) for v in column if np.isfinite(v)]
        for name, column in zip(table.classifiers, table.values.T, strict=True)
    }
    title = _measure(table, say)
    return _boxes(
        scores, table, width, say, say("title_box", measure=title),
        say("box", n=table.n_datasets),
    )  # fmt: skip


def fold_box_diagram(
    view: ResultsView,
    dataset: str,
    width: float,
    words: Mapping[str, str] | None = None,
) -> Diagram:
    """Return a box over the folds of one data set for each classifier.

    Raises
    ------
    Problem
        When no fold of that data set is known.
    """
    say = Words(words)
    table = view.table
    scores = {
        name: [v for v in view.folds.get((dataset, name), ()) if np.isfinite(v)]
        for name in table.classifiers
    }
    count = max((len(values) for values in scores.values()), default=0)
    title = say("title_folds", measure=_measure(table, say), data=dataset)
    caption = say("box_folds", n=count, data=dataset)
    return _boxes(scores, table, width, say, title, caption)


def _boxes(
    scores: Mapping[str, Sequence[float]],
    table: ScoreTable,
    width: float,
    say: Words,
    title: str,
    caption: str,
) -> Diagram:
    boxes = {name: box_of(values) for name, values in scores.items() if values}
    if not boxes:
        raise Problem("no scores to draw", expected="at least one")
    sign = -1 if table.higher_is_better else 1
    names = sorted(boxes, key=lambda name: sign * boxes[name].median)
    lines = {name: wrap_evenly(name, width * 0.3, SIZE) for name in names}
    wide = max(text_width(part, SIZE) for rows in lines.values() for part in rows)
    everything = [v for b in boxes.values() for v in (b.low, b.high, *b.outside)]
    scale = Scale(*padded(everything), MARGIN + wide + 12.0, width - MARGIN - 8.0)
    marks, y = list[Mark](), MARGIN
    for name in names:
        height = max(_ROW, len(lines[name]) * SIZE * LINE + 8.0)
        middle = y + height / 2
        marks += _names(lines[name], scale.start - 12.0, middle)
        marks += _box(boxes[name], scale, middle)
        y += height
    marks = [*bottom_axis(scale, MARGIN, y + 4.0, _measure(table, say), say), *marks]
    rows: list[list[Cell]] = [[name, *_numbers(boxes[name])] for name in names]
    header = [say(key) for key in _COLUMNS]
    return finish(title, width, y + 4.0 + bottom_room(), marks, caption, header, rows)


def _names(lines: Sequence[str], x: float, middle: float) -> list[Mark]:
    first = middle - (len(lines) - 1) * SIZE * LINE / 2
    return [
        text(x, first + i * SIZE * LINE, part, "end") for i, part in enumerate(lines)
    ]


def _box(box: Box, scale: Scale, y: float) -> list[Mark]:
    left, right, half = scale(box.quartile1), scale(box.quartile3), _BOX / 2
    low, high, median = scale(box.low), scale(box.high), scale(box.median)
    return [
        line((low, y), (left, y), "muted"),
        line((right, y), (high, y), "muted"),
        line((low, y - half / 2), (low, y + half / 2), "muted"),
        line((high, y - half / 2), (high, y + half / 2), "muted"),
        rect(left, y - half, right - left, _BOX, "accent", fill=0.25, outline="accent"),
        line((median, y - half), (median, y + half), "accent", 3.0),
        *(circle(scale(v), y, 2.5, "muted", hollow=True) for v in box.outside),
        marker(scale(box.mean), y, _DIAMOND, "text", 7.0),
    ]


def _numbers(box: Box) -> list[float]:
    return [
        box.count, box.low, box.quartile1, box.median, box.quartile3, box.high, box.mean,
    ]  # fmt: skip


def _measure(table: ScoreTable, say: Words) -> str:
    known = table.measure in NAMES
    title = measure_of(table.measure).title if known else table.measure
    return say.measure(table.measure, title)
