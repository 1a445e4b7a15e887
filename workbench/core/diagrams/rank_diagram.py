"""Base of diagrams on an axis of mean ranks: the axis, and labels on two sides."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from workbench.core.diagrams.diagram import (
    MARGIN,
    SIZE,
    SMALL,
    Anchor,
    Mark,
    line,
    polyline,
    text,
)
from workbench.core.diagrams.diagram_words import Words
from workbench.core.diagrams.text_width import LINE, text_width, wrap_evenly
from workbench.core.results.comparing.comparison import Comparison

#: Between a name, its number and the line that leads to it.
GAP = 8.0
_NAME_SHARE = 0.27  # of the width, for the names of one side
_TICK = 6.0
_LEAST_AXIS = 80.0


@dataclass(frozen=True, slots=True)
class RankAxis:
    """A horizontal axis of mean ranks, the best at the left.

    Attributes
    ----------
    left, right : float
        Pixels of rank 1 and of rank `last`.
    last : float
        The highest rank, or more where a critical distance needs the room.
    """

    left: float
    right: float
    last: float

    def x(self, rank: float) -> float:
        """Return the pixel of a rank."""
        return self.left + (rank - 1) / (self.last - 1) * (self.right - self.left)


@dataclass(frozen=True, slots=True)
class Side:
    """The labels of one side, from the top down.

    Attributes
    ----------
    names : tuple of str
    lines : tuple of tuple of str
        Each name, broken into lines.
    right : bool
        Whether it stands at the right.
    """

    names: tuple[str, ...]
    lines: tuple[tuple[str, ...], ...]
    right: bool


def ordered(comparison: Comparison) -> list[str]:
    """Return the classifiers from the best mean rank to the worst."""
    return [name for name, _ in comparison.by_rank]


def sides(comparison: Comparison, width: float, numbers: float) -> tuple[Side, Side]:
    """Divide the classifiers: the better half at the left, outermost on top."""
    names = ordered(comparison)
    half = math.ceil(len(names) / 2)
    room = (width - _LEAST_AXIS) / 2 - _edge(numbers)
    most = max(min(width * _NAME_SHARE, room), 48.0)

    def side(chosen: Sequence[str], right: bool) -> Side:
        lines = tuple(tuple(wrap_evenly(name, most, SIZE)) for name in chosen)
        return Side(tuple(chosen), lines, right)

    return side(names[:half], False), side(names[half:][::-1], True)


def axis_between(
    comparison: Comparison, both: tuple[Side, Side], width: float, numbers: float
) -> RankAxis:
    """Return the axis between the two columns of names.

    Parameters
    ----------
    width : float
        Of the picture.
    numbers : float
        The width of what stands between a name and its line.
    """
    edge = _edge(numbers)
    left, right = (
        edge + max((text_width(t, SIZE) for t in sum(side.lines, ())), default=0.0)
        for side in both
    )
    last = max(float(comparison.k), 1 + (comparison.posthoc.cd or 0.0), 2)
    return RankAxis(left, max(width - right, left + _LEAST_AXIS), last)


def _edge(numbers: float) -> float:
    """Return what stands beside the names of one side."""
    return MARGIN + numbers + 3 * GAP


def axis_marks(axis: RankAxis, k: int, y: float) -> list[Mark]:
    """Return the axis with whole ranks above it; halves are marked too."""
    marks = [line((axis.left, y), (axis.x(max(k, 2)), y), "text", 1.5)]
    step = _step(axis.x(2) - axis.x(1))
    for half in range(2 * max(k, 2) - 1):
        rank = 1 + half / 2
        whole = half % 2 == 0
        x = axis.x(rank)
        if whole or step == 1:
            marks.append(
                line((x, y), (x, y - (_TICK if whole else _TICK / 2)), "text", 1.0)
            )
        if whole and (half // 2) % step == 0:
            marks.append(text(x, y - _TICK - SIZE * LINE / 2, f"{rank:.0f}", "middle"))
    return marks


def _step(pixels: float) -> int:
    """Return how many ranks apart the numbers stand, so that they do not touch."""
    need = text_width("20", SIZE) + 6
    return next((n for n in (1, 2, 5) if n * pixels >= need), 10)


def place_rows(side: Side, top: float) -> list[float]:
    """Return the middle of each label, from `top` down; they never overlap."""
    middles = []
    for lines in side.lines:
        height = len(lines) * SIZE * LINE + 4.0
        middles.append(top + height / 2)
        top += height
    return middles


def label_marks(
    side: Side,
    middles: Sequence[float],
    axis: RankAxis,
    comparison: Comparison,
    top: float,
    numbers: Mapping[str, str],
    roles: Mapping[str, str],
) -> list[Mark]:
    """Return names, numbers, and the lines that lead to the axis at height `top`.

    Parameters
    ----------
    middles : sequence of float
        Of the labels, by `place_rows`.
    top : float
        Where the axis is.
    numbers : mapping of str to str
        What stands between each name and its line.
    roles : mapping of str to str
        Colours of the names that are not plain text; these are bold too.
    """
    marks: list[Mark] = []
    wide = max(text_width(words, SMALL) for words in numbers.values())
    edge = axis.right if side.right else axis.left
    out = 1 if side.right else -1
    for name, lines, y in zip(side.names, side.lines, middles, strict=True):
        x = axis.x(comparison.mean_ranks[name])
        end = edge + out * GAP
        marks.append(polyline([(x, top), (x, y), (end, y)], "muted", 1.0))
        near = end + out * GAP / 2
        anchor: Anchor = "start" if side.right else "end"
        marks.append(text(near, y, numbers[name], anchor, size=SMALL, role="muted"))
        at, role = near + out * (wide + GAP), roles.get(name, "text")
        first = y - (len(lines) - 1) * SIZE * LINE / 2
        for i, words in enumerate(lines):
            marks.append(text(at, first + i * SIZE * LINE, words, anchor, role=role))
    return marks


def test_sentence(comparison: Comparison, words: Words) -> str:
    """Return test, alpha, q, k, N and CD, and the headline test of all together."""
    posthoc = comparison.posthoc
    values = {
        "test": words.test(posthoc.method),
        "alpha": words.short(posthoc.alpha),
        "k": comparison.k,
        "n": comparison.n,
    }
    if posthoc.cd is None:
        told = words("posthoc_p", **values)
    else:
        q, cd = words.number(posthoc.q), words.number(posthoc.cd)
        told = words("posthoc", **values, q=q, cd=cd)
    headline = comparison.headline
    if not headline:
        return told
    result = headline.result
    infinite = math.isinf(result.statistic)
    return f"{told} " + words(
        headline.test,
        statistic="∞" if infinite else words.short(result.statistic, 4),
        p=words.short(result.p, 4),
        ties=words("ties" if result.ties_corrected else "no_ties"),
    )
