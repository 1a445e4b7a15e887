"""The critical-difference diagram of all pairs (Demsar, 2006, figure 1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from workbench.core.diagrams.diagram import (
    MARGIN,
    SIZE,
    SMALL,
    Diagram,
    Mark,
    circle,
    finish,
    line,
    text,
)
from workbench.core.diagrams.diagram_words import Words
from workbench.core.diagrams.rank_diagram import (
    RankAxis,
    axis_between,
    axis_marks,
    label_marks,
    ordered,
    place_rows,
    sides,
    test_sentence,
)
from workbench.core.diagrams.text_width import LINE, text_width
from workbench.core.results.comparing.comparison import Comparison

#: Pixels from bar to bar, and how far one reaches past its outermost members.
_LEVEL, _REACH = 11.0, 5.0
#: Pixels between two bars on one level.
_BETWEEN = 6.0


def cd_diagram(
    comparison: Comparison, width: float, words: Mapping[str, str] | None = None
) -> Diagram:
    """Return the diagram of all pairs; bars join the groups that are not separated.

    Parameters
    ----------
    comparison : Comparison
        The ruler of the critical distance is drawn where there is one.
    width : float
        Logical pixels.
    words : mapping, optional
        By the keys of `WORDS`.
    """
    say = Words(words)
    numbers = {n: say.number(r) for n, r in comparison.mean_ranks.items()}
    wide = max(text_width(number, SMALL) for number in numbers.values())
    both = sides(comparison, width, wide)
    axis = axis_between(comparison, both, width, wide)
    marks, y = _ruler(axis, comparison, say)
    y += SIZE * LINE + 8.0
    marks += axis_marks(axis, comparison.k, y)
    levels = bar_levels(joined(comparison), comparison.mean_ranks, axis)
    top = y + 6.0
    bottom = top + _LEVEL * (max(levels, default=-1) + 1) + 4.0
    end = bottom
    for side in both:
        middles = place_rows(side, bottom)
        marks += label_marks(side, middles, axis, comparison, y, numbers, {})
        end = max([end, *(m + len(t) * SIZE for m, t in
                          zip(middles, side.lines, strict=True))])  # fmt: skip
    marks += _bars(axis, comparison, levels, top)
    caption = test_sentence(comparison, say)
    caption += " " + say("bars" if levels else "no_bars")
    header, rows = _table(comparison, say)
    return finish(say("title_cd"), width, end, marks, caption, header, rows)


def joined(comparison: Comparison) -> list[list[str]]:
    """Return the groups of two and more, the best first, members by rank."""
    ranks = comparison.mean_ranks
    groups = [sorted(g, key=lambda n: ranks[n]) for g in comparison.groups]
    return sorted(
        (g for g in groups if len(g) > 1),
        key=lambda g: (ranks[g[0]], ranks[g[-1]]),
    )


def bar_levels(
    groups: Sequence[Sequence[str]], ranks: Mapping[str, float], axis: RankAxis
) -> list[int]:
    """Return the level of each bar, so that no two on one level meet."""
    ends: list[float] = []
    levels = []
    for group in groups:
        first, last = (axis.x(ranks[name]) for name in (group[0], group[-1]))
        room = first - 2 * _REACH - _BETWEEN
        level = next((i for i, end in enumerate(ends) if end <= room), len(ends))
        ends[level : level + 1] = [last]
        levels.append(level)
    return levels


def _ruler(
    axis: RankAxis, comparison: Comparison, say: Words
) -> tuple[list[Mark], float]:
    """Return the ruler of the critical distance, from rank 1; and its bottom."""
    cd = comparison.posthoc.cd
    if cd is None:
        return [], MARGIN
    top, tick = MARGIN + SIZE * LINE, 4.0
    y = top + tick
    left, right = axis.x(1), axis.x(1 + cd)
    words = say("cd", cd=say.number(cd))
    half = text_width(words, SIZE) / 2
    middle = max((left + right) / 2, MARGIN + half)
    return [
        line((left, y), (right, y), "accent", 2.0),
        line((left, y - tick), (left, y + tick), "accent", 1.5),
        line((right, y - tick), (right, y + tick), "accent", 1.5),
        text(middle, MARGIN + SIZE * LINE / 2 - 2.0, words, "middle", role="accent"),
    ], y + tick


def _bars(
    axis: RankAxis, comparison: Comparison, levels: Sequence[int], top: float
) -> list[Mark]:
    """Return the bars; a dot marks each member where its line passes."""
    ranks, marks = comparison.mean_ranks, list[Mark]()
    for group, level in zip(joined(comparison), levels, strict=True):
        y = top + _LEVEL * (level + 0.5)
        xs = [axis.x(ranks[name]) for name in group]
        marks.append(
            line((xs[0] - _REACH, y), (xs[-1] + _REACH, y), "accent", 3.0)
            | {"group": list(group)}
        )
        marks += [circle(x, y, 3.0, "accent") for x in xs]
    return marks


def _table(
    comparison: Comparison, say: Words
) -> tuple[list[str], list[list[str | float]]]:
    groups = joined(comparison)
    header = [say("classifier"), say("rank")]
    header += [say("group", number=i + 1) for i in range(len(groups))]
    rows: list[list[str | float]] = []
    for name in ordered(comparison):
        marks = ["●" if name in group else "" for group in groups]
        rows.append([name, comparison.mean_ranks[name], *marks])
    return header, rows
