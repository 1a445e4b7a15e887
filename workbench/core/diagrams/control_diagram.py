"""Critical differences against one control; other pairs are not compared."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

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
    Document,
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

#: Style of the marker, colour, and whether it is hollow, for each verdict: a verdict
#: differs from the others in shape, not in colour alone.
_LOOKS: Mapping[str, tuple[int, str, bool]] = {
    "control": (6, "accent", False),  # star
    "better": (1, "good", False),  # triangle
    "worse": (2, "bad", False),  # square
    "same": (0, "muted", True),  # circle
}


def control_diagram(
    document: Document, width: float, words: Mapping[str, str] | None = None
) -> Diagram:
    """Return the diagram against the control of a document.

    Parameters
    ----------
    document : mapping
        Of ``compare``, with a control. The interval of the critical distance around it
        is drawn where the test has one.
    width : float
        Logical pixels.
    words : mapping, optional
        By the keys of `WORDS`.
    """
    say = Words(words)
    control = str(document["posthoc"]["control"])
    found = verdicts(document)
    numbers = _numbers(document, say)
    wide = max(text_width(number, SMALL) for number in numbers.values())
    both = sides(document, width, wide)
    axis = axis_between(document, both, width, wide)
    marks, y = _interval(axis, document, say)
    y += SIZE * LINE + 8.0
    bottom, corners, labels = y + 12.0, list[Mark](), list[Mark]()
    end = bottom
    roles = {name: _LOOKS[verdict][1] for name, verdict in found.items()}
    roles = {n: "text" if role == "muted" else role for n, role in roles.items()}
    for side in both:
        middles = place_rows(side, bottom)
        labels += label_marks(side, middles, axis, document, y, numbers, roles)
        for name, lines, middle in zip(side.names, side.lines, middles, strict=True):
            x = axis.x(float(document["mean_ranks"][name]))
            corners.append(_look(found[name], x, middle))
            end = max(end, middle + len(lines) * SIZE * LINE / 2 + 4.0)
    marks = [
        *_band(axis, document, y, end),
        *marks,
        *axis_marks(axis, document["k"], y),
    ]
    explained, end = _explained(found.values(), control, say, width, end + 6.0)
    marks += [*labels, *corners, *explained]
    caption = f"{test_sentence(document, say)} {say('control_only', control=control)}"
    title = say("title_control", control=control)
    header, rows = _table(document, found, say)
    return finish(title, width, end, marks, caption, header, rows)


def verdicts(document: Document) -> dict[str, str]:
    """Return ``control``, ``better``, ``worse`` or ``same`` for each classifier.

    Better and worse only where the test found a difference.
    """
    control, ranks = document["posthoc"]["control"], document["mean_ranks"]
    found = dict.fromkeys(ranks, "same")
    found[control] = "control"
    for pair in document["posthoc"]["pairs"]:
        if pair["significant"] and control in (pair["a"], pair["b"]):
            other = pair["a"] if pair["b"] == control else pair["b"]
            found[other] = "better" if ranks[other] < ranks[control] else "worse"
    return found


def _by_other(document: Document) -> dict[str, Mapping[str, Any]]:
    """Return the comparisons by the classifier that is not the control."""
    posthoc = document["posthoc"]
    control = posthoc["control"]
    return {p["b"] if p["a"] == control else p["a"]: p for p in posthoc["pairs"]}


def _numbers(document: Document, say: Words) -> dict[str, str]:
    """Return the mean ranks; with adjusted p where no distance decides."""
    numbers = {n: say.number(float(r)) for n, r in document["mean_ranks"].items()}
    if document["posthoc"].get("cd") is None:
        for name, pair in _by_other(document).items():
            p = float(pair["adjusted"])
            told = f"p = {say.number(p)}" if p >= 0.001 else f"p < {say.number(0.001)}"
            numbers[name] += f"  {told}"
    return numbers


def _look(verdict: str, x: float, y: float) -> Mark:
    style, role, hollow = _LOOKS[verdict]
    size = 14.0 if verdict == "control" else 9.0
    return marker(x, y, style, role, size, hollow=hollow) | {"verdict": verdict}


def _reach(axis: RankAxis, document: Document) -> tuple[float, float, float, float]:
    """Return the interval around the control, as it is and as far as the axis goes."""
    posthoc = document["posthoc"]
    at, cd = float(document["mean_ranks"][posthoc["control"]]), float(posthoc["cd"])
    low, high = at - cd, at + cd
    return low, high, max(low, 1.0), min(high, axis.last)


def _interval(
    axis: RankAxis, document: Document, say: Words
) -> tuple[list[Mark], float]:
    """Return the beam of the interval above the axis; and its bottom."""
    posthoc = document["posthoc"]
    if posthoc.get("cd") is None:
        return [], MARGIN
    low, high, first, last = _reach(axis, document)
    tick = 4.0
    y = MARGIN + SIZE * LINE + tick
    left, right = axis.x(first), axis.x(last)
    at = axis.x(float(document["mean_ranks"][posthoc["control"]]))
    words = say("cd", cd=say.number(float(posthoc["cd"])))
    middle = max(at, MARGIN + text_width(words, SIZE) / 2)
    marks = [
        line((left, y), (right, y), "accent", 2.0),
        line((at, y - tick), (at, y + tick), "accent", 3.0),
        text(middle, MARGIN + SIZE * LINE / 2 - 2.0, words, "middle", role="accent"),
    ]
    for x, whole in ((left, first == low), (right, last == high)):
        if whole:  # an end that is cut off by the axis has no tick
            marks.append(line((x, y - tick), (x, y + tick), "accent", 1.5))
    return marks, y + tick


def _band(axis: RankAxis, document: Document, y: float, bottom: float) -> list[Mark]:
    """Return the ground behind whatever lies within the critical distance."""
    if document["posthoc"].get("cd") is None:
        return []
    _, _, first, last = _reach(axis, document)
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
    document: Document, found: Mapping[str, str], say: Words
) -> tuple[list[str], list[list[str | float]]]:
    control = document["posthoc"]["control"]
    pairs = _by_other(document)
    rows: list[list[str | float]] = []
    for name in ordered(document):
        mean = float(document["mean_ranks"][name])
        away = mean - float(document["mean_ranks"][control])
        p = float(pairs[name]["adjusted"]) if name in pairs else ""
        rows.append([name, mean, away, p, say(found[name], control=control)])
    keys = ("classifier", "rank", "difference", "adjusted", "verdict")
    return [say(key) for key in keys], rows
