"""Wins, ties and losses of every pair, as a matrix shaded by who is ahead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from workbench.core.diagrams.diagram import (
    MARGIN,
    SIZE,
    Diagram,
    Mark,
    finish,
    rect,
    text,
)
from workbench.core.diagrams.diagram_words import Words
from workbench.core.diagrams.text_width import LINE, text_width, wrap_evenly
from workbench.core.results.comparing.comparison import Comparison

Counts = Mapping[tuple[str, str], tuple[int, int, int]]
_NARROWEST, _WIDEST = 20.0, 96.0
#: The share of colour where one side wins everything: words stay legible on it.
_DEEPEST = 0.45


def win_tie_loss_diagram(
    comparison: Comparison, width: float, words: Mapping[str, str] | None = None
) -> Diagram:
    """Return the matrix: the row's wins / ties / losses against the column.

    Parameters
    ----------
    width : float
        Logical pixels. Where cells are too narrow, they show wins only.
    words : mapping, optional
        By the keys of `WORDS`.
    """
    say = Words(words)
    names, n = list(comparison.classifiers), int(comparison.n)
    counts = both_ways(comparison)
    most = _names_room(width, len(names))
    lines = _row_names(names, most)
    wide = max(text_width(part, SIZE) for rows in lines for part in rows)
    left = MARGIN + wide + 10.0
    cell = min((width - MARGIN - left) / len(names), _WIDEST)
    whole = max((_say_counts(c) for c in counts.values()), key=len, default="")
    full = text_width(whole, SIZE) + 8.0 <= cell
    short = all(text_width(name, SIZE) + 8.0 <= cell for name in names)
    heads = names if short else [str(i + 1) for i in range(len(names))]
    row = max(28.0, max(len(rows) for rows in lines) * SIZE * LINE + 6.0)
    if short:  # no numbers are needed to find the column
        lines = [wrap_evenly(name, most, SIZE) for name in names]
    top = MARGIN + SIZE * LINE + 6.0
    marks = [
        text(left + (j + 0.5) * cell, MARGIN + SIZE * LINE / 2, head, "middle")
        for j, head in enumerate(heads)
    ]
    for i, name in enumerate(names):
        y = top + i * row
        marks += _name(lines[i], left - 10.0, y + row / 2)
        marks += _cells(name, names, counts, n, left, y, cell, row, full)
    caption = say("wtl" if full else "wtl_wins", n=n)
    rows = [
        [a, *("" if a == b else _say_counts(counts[a, b]) for b in names)]
        for a in names
    ]
    end = top + len(names) * row
    header = [say("classifier"), *names]
    return finish(say("title_wtl"), width, end, marks, caption, header, rows)


def both_ways(comparison: Comparison) -> dict[tuple[str, str], tuple[int, int, int]]:
    """Return wins, ties and losses of the first against the second, for either order."""
    counts = {}
    for pair in comparison.win_tie_loss:
        counts[pair.a, pair.b] = (pair.wins, pair.ties, pair.losses)
        counts[pair.b, pair.a] = (pair.losses, pair.ties, pair.wins)
    return counts


def _say_counts(counts: tuple[int, int, int]) -> str:
    return "/".join(map(str, counts))


def _names_room(width: float, k: int) -> float:
    """Return how wide the names may be for the cells to hold two figures."""
    left = width - 2 * MARGIN - 10.0 - k * _NARROWEST
    return max(min(width * 0.3, left), 56.0)


def _row_names(names: Sequence[str], most: float) -> list[list[str]]:
    """Return the names with the numbers of their columns, broken into lines."""
    return [wrap_evenly(f"{i + 1}. {name}", most, SIZE) for i, name in enumerate(names)]


def _name(lines: Sequence[str], x: float, middle: float) -> list[Mark]:
    first = middle - (len(lines) - 1) * SIZE * LINE / 2
    return [
        text(x, first + i * SIZE * LINE, part, "end") for i, part in enumerate(lines)
    ]


def _cells(
    name: str,
    names: Sequence[str],
    counts: Counts,
    n: int,
    left: float,
    y: float,
    cell: float,
    row: float,
    full: bool,
) -> list[Mark]:
    marks: list[Mark] = []
    for j, other in enumerate(names):
        x = left + j * cell
        if other == name:
            marks.append(rect(x + 1, y + 1, cell - 2, row - 2, "muted", fill=0.12))
            continue
        wins, ties, losses = counts[name, other]
        ahead = (wins - losses) / max(n, 1)
        role = "good" if ahead >= 0 else "bad"
        share = _DEEPEST * abs(ahead)
        marks.append(rect(x + 1, y + 1, cell - 2, row - 2, role, fill=share))
        words = _say_counts((wins, ties, losses)) if full else str(wins)
        marks.append(text(x + cell / 2, y + row / 2, words, "middle"))
    return marks
