"""Two criteria at once: ranks by one against ranks by the other (thesis, figure 9)."""

from __future__ import annotations

from collections.abc import Mapping

from workbench.core.diagrams.diagram import (
    MARGIN,
    SIZE,
    Diagram,
    Mark,
    finish,
    line,
    marker,
    rect,
    text,
)
from workbench.core.diagrams.diagram_axes import (
    Scale,
    bottom_axis,
    bottom_room,
    left_axis,
    left_room,
)
from workbench.core.diagrams.diagram_legend import beside, boxes_along, legend
from workbench.core.diagrams.diagram_words import Words
from workbench.core.diagrams.rank_diagram import ordered, test_sentence
from workbench.core.diagrams.text_width import LINE
from workbench.core.experiment.measures import NAMES, measure_of
from workbench.core.results.comparing.comparison import Comparison

_BEAM = SIZE * LINE + 12.0


def two_criteria_diagram(
    first: Comparison,
    second: Comparison,
    width: float,
    words: Mapping[str, str] | None = None,
) -> Diagram:
    """Return mean ranks by two measures, with the critical distance of each.

    Parameters
    ----------
    first, second : Comparison
        Of the same classifiers: across and upwards. With a
        control the distances stand around it, else bars show them.
    width : float
        Logical pixels.
    words : mapping, optional
        By the keys of `WORDS`.
    """
    say = Words(words)
    names = ordered(first)
    titles = [_title(comparison, say) for comparison in (first, second)]
    left, right, top, bottom, x, y = _frame(first, second, width, say)
    axes = [say("rank_of", measure=title) for title in titles]
    distances = _distances(first, second, x, y, say)
    marks = [
        *distances,
        *bottom_axis(x, top, bottom, axes[0], say),
        *left_axis(y, left, right, axes[1], say),
    ]
    places = [(x(first.mean_ranks[n]), y(second.mean_ranks[n])) for n in names]
    control = first.posthoc.control
    # by their place in the table, so that two pictures of one table look alike
    number = {name: i for i, name in enumerate(first.mean_ranks)}
    looks = [_look(number[name], name == control) for name in names]
    area = (left + 2, top + 2, right - 2, bottom - 2)
    lines = [mark["places"] for mark in distances if mark["kind"] == "line"]
    taken = [box for ends in lines for box in boxes_along(*ends)]
    labels = beside(places, names, area, taken)
    marks += labels or []
    marks += [m | {"x": px, "y": py} for m, (px, py) in zip(looks, places, strict=True)]
    end = bottom + bottom_room()
    if labels is None:
        entries = list(zip(looks, names, strict=True))
        more, end = legend(entries, MARGIN, end + 8.0, width - 2 * MARGIN)
        marks += more
    rows = [(n, first.mean_ranks[n], second.mean_ranks[n]) for n in names]
    return finish(
        say("title_two", first=titles[0], second=titles[1]),
        width, end, marks, _caption(first, second, titles, say),
        [say("classifier"), *axes], rows,
    )  # fmt: skip


def _frame(
    first: Comparison, second: Comparison, width: float, say: Words
) -> tuple[float, float, float, float, Scale, Scale]:
    """Return left, right, top and bottom of the plane, and the scales of both axes."""
    beams = first.posthoc.control is None
    highest = float(max(first.k, second.k)) + 0.4
    top = MARGIN + (_BEAM if beams else 0.0)
    bottom = top + min(max(width * 0.45, 240.0), 420.0)
    y = Scale(0.6, highest, bottom, top)
    left = MARGIN + left_room(y, say)
    right = width - MARGIN - (_BEAM if beams else 0.0)
    return left, right, top, bottom, Scale(0.6, highest, left, right), y


def _look(index: int, control: bool) -> Mark:
    if control:
        return marker(0, 0, 6, "accent", 15.0)  # a star, whatever its place
    return marker(0, 0, index, size=10.0)


def _distances(
    first: Comparison, second: Comparison, x: Scale, y: Scale, say: Words
) -> list[Mark]:
    control = first.posthoc.control
    across, up = first.posthoc.cd, second.posthoc.cd
    if control is None:
        return _beams(across, up, x, y, say)
    if across is None or up is None:  # tests in steps have no distance
        return []
    marks: list[Mark] = []
    spans = []
    for comparison, scale, cd in ((first, x, across), (second, y, up)):
        at = comparison.mean_ranks[control]
        spans.append((max(at - cd, scale.low), min(at + cd, scale.high)))
    (x0, x1), (y0, y1) = spans
    box = (x(x0), y(y1), x(x1) - x(x0), y(y0) - y(y1))
    marks.append(rect(*box, "accent", fill=0.12) | {"area": "control"})
    for value in spans[0]:
        if x.low < value < x.high:
            ends = ((x(value), y.start), (x(value), y.end))
            marks.append(line(*ends, "accent", 1.5, dashed=True))
    for value in spans[1]:
        if y.low < value < y.high:
            ends = ((x.start, y(value)), (x.end, y(value)))
            marks.append(line(*ends, "accent", 1.5, dashed=True))
    return marks


def _beams(
    across: float | None, up: float | None, x: Scale, y: Scale, say: Words
) -> list[Mark]:
    """Return a bar as long as each critical distance, above and at the right."""
    marks: list[Mark] = []
    if across is not None:
        at, end = y.end - 8.0, x(min(x.low + across, x.high))
        words = say("cd", cd=say.number(across))
        marks += [
            line((x.start, at), (end, at), "accent", 3.0),
            text(x.start, at - SIZE * LINE / 2 - 3, words, role="accent"),
        ]
    if up is not None:
        at, end = x.end + 8.0, y(min(y.low + up, y.high))
        words = say("cd", cd=say.number(up))
        # read upwards, from the same corner as the bar
        marks += [
            line((at, y.start), (at, end), "accent", 3.0),
            text(at + SIZE * LINE / 2 + 3, y.start, words, role="accent", angle=-90.0),
        ]
    return marks


def _title(comparison: Comparison, say: Words) -> str:
    name = comparison.measure
    return say.measure(name, measure_of(name).title if name in NAMES else name)


def _caption(
    first: Comparison, second: Comparison, titles: list[str], say: Words
) -> str:
    parts = [
        say("by", measure=title, caption=test_sentence(comparison, say))
        for title, comparison in zip(titles, (first, second), strict=True)
    ]
    control = first.posthoc.control
    distances = [c.posthoc.cd is not None for c in (first, second)]
    if control is not None:
        if all(distances):
            parts.append(say("two_criteria", control=control))
        parts.append(say("control_only", control=control))
    elif any(distances):
        parts.append(say("two_criteria_bars"))
    return " ".join(parts)
