"""Critical differences against one control; other pairs are not compared."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from workbench.core.diagrams.diagram import (
    MARGIN,
    SIZE,
    SMALL,
    Diagram,
    Mark,
    finish,
    line,
    marker,
    rect,
    text,
)
from workbench.core.diagrams.diagram_legend import legend
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
from workbench.core.results.comparing.comparison import Comparison, RankPair

#: Style of the marker, colour, and whether it is hollow, for each verdict: a verdict
#: differs from the others in shape, not in colour alone.
_LOOKS: Mapping[str, tuple[int, str, bool]] = {
    "control": (6, "accent", False),  # star
    "better": (1, "good", False),  # triangle
    "worse": (2, "bad", False),  # square
    "same": (0, "muted", True),  # circle
}


def control_diagram(
    comparison: Comparison, width: float, words: Mapping[str, str] | None = None
) -> Diagram:
    """Return the diagram against the control of a comparison.

    Parameters
    ----------
    comparison : Comparison
        With a control. The interval of the critical distance around it
        is drawn where the test has one.
    width : float
        Logical pixels.
    words : mapping, optional
        By the keys of `WORDS`.
    """
    say = Words(words)
    control = str(comparison.posthoc.control)
    found = verdicts(comparison)
    numbers = _numbers(comparison, say)
    wide = max(text_width(number, SMALL) for number in numbers.values())
    both = sides(comparison, width, wide)
    axis = axis_between(comparison, both, width, wide)
    marks, y = _interval(axis, comparison, say)
    y += SIZE * LINE + 8.0
    bottom, corners, labels = y + 12.0, list[Mark](), list[Mark]()
    end = bottom
    roles = {name: _LOOKS[verdict][1] for name, verdict in found.items()}
    roles = {n: "text" if role == "muted" else role for n, role in roles.items()}
    for side in both:
        middles = place_rows(side, bottom)
        labels += label_marks(side, middles, axis, comparison, y, numbers, roles)
        for name, lines, middle in zip(side.names, side.lines, middles, strict=True):
            x = axis.x(comparison.mean_ranks[name])
            corners.append(_look(found[name], x, middle))
            end = max(end, middle + len(lines) * SIZE * LINE / 2 + 4.0)
    marks = [
        *_band(axis, comparison, y, end),
        *marks,
        *axis_marks(axis, comparison.k, y),
    ]
    explained, end = _explained(found.values(), control, say, width, end + 6.0)
    marks += [*labels, *corners, *explained]
    caption = f"{test_sentence(comparison, say)} {say('control_only', control=control)}"
    title = say("title_control", control=control)
    header, rows = _table(comparison, found, say)
    return finish(title, width, end, marks, caption, header, rows)


def verdicts(comparison: Comparison) -> dict[str, str]:
    """Return ``control``, ``better``, ``worse`` or ``same`` for each classifier.

    Better and worse only where the test found a difference.
    """
    control, ranks = str(comparison.posthoc.control), comparison.mean_ranks
    found = dict.fromkeys(ranks, "same")
    found[control] = "control"
    for name, pair in _by_other(comparison).items():
        if pair.significant:
            found[name] = "better" if ranks[name] < ranks[control] else "worse"
    return found


def _by_other(comparison: Comparison) -> dict[str, RankPair]:
    """Return the comparisons by the classifier that is not the control."""
    return {pair.a: pair for pair in comparison.posthoc.pairs}


def _numbers(comparison: Comparison, say: Words) -> dict[str, str]:
    """Return the mean ranks; with adjusted p where no distance decides."""
    numbers = {n: say.number(r) for n, r in comparison.mean_ranks.items()}
    if comparison.posthoc.cd is None:
        for name, pair in _by_other(comparison).items():
            p = pair.adjusted
            told = f"p = {say.number(p)}" if p >= 0.001 else f"p < {say.number(0.001)}"
            numbers[name] += f"  {told}"
    return numbers


def _look(verdict: str, x: float, y: float) -> Mark:
    style, role, hollow = _LOOKS[verdict]
    size = 14.0 if verdict == "control" else 9.0
    return marker(x, y, style, role, size, hollow=hollow) | {"verdict": verdict}


def _reach(at: float, cd: float, axis: RankAxis) -> tuple[float, float]:
    """Return the interval around the control, as far as the axis goes."""
    return max(at - cd, 1.0), min(at + cd, axis.last)


def _control_rank(comparison: Comparison) -> float:
    return comparison.mean_ranks[str(comparison.posthoc.control)]


def _interval(
    axis: RankAxis, comparison: Comparison, say: Words
) -> tuple[list[Mark], float]:
    """Return the beam of the interval above the axis; and its bottom."""
    cd, rank = comparison.posthoc.cd, _control_rank(comparison)
    if cd is None:
        return [], MARGIN
    first, last = _reach(rank, cd, axis)
    tick = 4.0
    y = MARGIN + SIZE * LINE + tick
    left, right = axis.x(first), axis.x(last)
    at = axis.x(rank)
    words = say("cd", cd=say.number(cd))
    middle = max(at, MARGIN + text_width(words, SIZE) / 2)
    marks = [
        line((left, y), (right, y), "accent", 2.0),
        line((at, y - tick), (at, y + tick), "accent", 3.0),
        text(middle, MARGIN + SIZE * LINE / 2 - 2.0, words, "middle", role="accent"),
    ]
    for x, whole in ((left, first == rank - cd), (right, last == rank + cd)):
        if whole:  # an end that is cut off by the axis has no tick
            marks.append(line((x, y - tick), (x, y + tick), "accent", 1.5))
    return marks, y + tick


def _band(
    axis: RankAxis, comparison: Comparison, y: float, bottom: float
) -> list[Mark]:
    """Return the ground behind whatever lies within the critical distance."""
    cd = comparison.posthoc.cd
    if cd is None:
        return []
    first, last = _reach(_control_rank(comparison), cd, axis)
    left, right = axis.x(first), axis.x(last)
    return [rect(left, y, right - left, bottom - y, "accent", fill=0.13)]


def _explained(
    found: Iterable[str], control: str, say: Words, width: float, y: float
) -> tuple[list[Mark], float]:
    """Return what the markers mean, those that are there; and the bottom."""
    there = set(found)
    entries = [
        (_look(verdict, 0.0, 0.0), say(verdict, control=control))
        for verdict in _LOOKS
        if verdict in there
    ]
    return legend(entries, MARGIN, y, width - 2 * MARGIN)


def _table(
    comparison: Comparison, found: Mapping[str, str], say: Words
) -> tuple[list[str], list[list[str | float]]]:
    control = str(comparison.posthoc.control)
    pairs = _by_other(comparison)
    rows: list[list[str | float]] = []
    for name in ordered(comparison):
        mean = comparison.mean_ranks[name]
        away = mean - comparison.mean_ranks[control]
        p = pairs[name].adjusted if name in pairs else ""
        rows.append([name, mean, away, p, say(found[name], control=control)])
    keys = ("classifier", "rank", "difference", "adjusted", "verdict")
    return [say(key) for key in keys], rows
