"""Bar of the three posterior probabilities: one better, both alike, other better."""

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
from workbench.core.diagrams.text_width import LINE, text_width
from workbench.core.results.comparing.two_classifiers import PairPosterior

#: What this picture says, in English, by key.
WORDS: Mapping[str, str] = {
    "posterior_title": "{a} or {b}",
    "posterior_better": "{name} is better",
    "posterior_alike": "alike: they differ by no more than {rope}",
    "posterior_caption": "Bayesian signed-rank test over N = {n} data sets, region of "
    "practical equivalence ±{rope}.",
    "posterior_what": "Outcome",
    "posterior_probability": "Probability",
}
_HEIGHT, _GAP, _PATCH = 24.0, 10.0, 12.0
#: A share smaller than this has no number on the bar.
_LEAST = 0.12


def posterior_diagram(
    found: PairPosterior,
    width: float,
    words: Mapping[str, str] | None = None,
) -> Diagram:
    """Return the bar, and below it a line for each outcome.

    Parameters
    ----------
    width : float
        Logical pixels.
    words : mapping, optional
        By the keys of `WORDS`, and those of `diagram_words.WORDS`.
    """
    say = Words({**WORDS, **(words or {})})
    rope = say.short(found.rope)
    lines = (
        (found.a_better, "class0", say("posterior_better", name=found.a)),
        (found.alike, "muted", say("posterior_alike", rope=rope)),
        (found.b_better, "class1", say("posterior_better", name=found.b)),
    )
    marks = _bar(lines, width - 2 * MARGIN, say)
    y = MARGIN + _HEIGHT + _GAP
    for share, role, sentence in lines:
        row = y + SIZE * LINE / 2
        left = MARGIN + _PATCH + 8.0
        marks += [
            rect(MARGIN, row - _PATCH / 2, _PATCH, _PATCH, role, fill=0.55),
            text(left, row, say.number(share), bold=True),
            text(left + text_width("0.0000", SIZE, bold=True), row, sentence),
        ]
        y += SIZE * LINE + 4.0
    return finish(
        say("posterior_title", a=found.a, b=found.b),
        width,
        y,
        marks,
        say("posterior_caption", n=found.n, rope=rope),
        (say("posterior_what"), say("posterior_probability")),
        [(sentence, share) for share, _, sentence in lines],
    )


def _bar(
    lines: Sequence[tuple[float, str, str]], whole: float, say: Words
) -> list[Mark]:
    """Return the bar; a number stands on each share that has room for it."""
    marks, x = list[Mark](), MARGIN
    for share, role, _ in lines:
        marks.append(rect(x, MARGIN, whole * share, _HEIGHT, role, fill=0.55))
        if share >= _LEAST:
            middle = x + whole * share / 2
            words = say.number(share, 2)
            marks.append(text(middle, MARGIN + _HEIGHT / 2, words, "middle"))
        x += whole * share
    return marks
