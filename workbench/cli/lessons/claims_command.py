"""The command ``claims``: sentences of lecture notes, tested by computation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from workbench.api.did_you_mean import instead_of
from workbench.api.problems import Problem
from workbench.cli import text_output
from workbench.cli.input_options import Json
from workbench.cli.reading_options import Reading, reads_data

if TYPE_CHECKING:
    from workbench.core.results.claim import Claim

_LANGUAGES = ("en", "es", "ru")


@reads_data
def claims(
    ids: Annotated[
        list[str] | None, typer.Argument(metavar="ID", help="Only these claims.")
    ] = None,
    data: Annotated[
        list[str] | None,
        typer.Option(help="A data set to compute on as well; may be repeated."),
    ] = None,
    lang: Annotated[str, typer.Option(help="Language of the texts.")] = "en",
    *,
    reading: Reading,
    as_json: Json = False,
) -> None:
    """Test sentences of lecture notes: what was computed, and true or false."""
    from workbench.compute.claims.claims_bench import chosen, examine, word

    if lang not in _LANGUAGES:
        expected = instead_of(lang, _LANGUAGES)
        raise Problem(f"no language {lang!r}", expected=expected)
    cards = chosen(ids or [])
    given = [reading.read(source) for source in data or []]
    if given and not any(card.reads_data for card in cards):
        raise Problem("--data", expected="a claim that is computed on data sets")
    with text_output.progress_bar():
        found = list(examine(cards, given, lang))

    def show(found: list[Claim]) -> None:
        headings = [word(key, lang) for key in ("id", "verdict", "claim")]
        if ids:
            for claim in found:
                _one(claim, word(claim.verdict, lang), word("source", lang))
        else:
            rows = [(c.id, word(c.verdict, lang), c.claim) for c in found]
            for row in [headings, *rows]:
                text_output.line(f"{row[0]:<30} {row[1]:<20} {row[2]}")
        if not given and any(card.reads_data for card in cards):
            text_output.line(word("data", lang))

    text_output.answer(found, as_json, show)


def _one(claim: Claim, verdict: str, source: str) -> None:
    """Print a claim with its figures."""
    text_output.line(f"{claim.title}: {claim.claim}")
    text_output.line(f"{source}: {claim.source}")
    text_output.line(claim.experiment)
    text_output.line(f"{verdict.upper()}")
    text_output.line(claim.finding)
    for name, value in claim.figures.items():
        if isinstance(value, dict):
            _members(name, value)
        else:
            text_output.line(f"  {name}: {_text(value)}")


def _members(name: str, members: dict[str, Any]) -> None:
    """Print what is known of several things, one in a line; figures of each in columns."""
    first = next(iter(members.values()), None)
    columns = list(first) if isinstance(first, dict) else [""]
    rows = [
        (key, *map(_text, value.values() if isinstance(value, dict) else [value]))
        for key, value in members.items()
    ]
    text_output.table([name, *columns], rows)


def _text(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_text(entry) for entry in value) or "-"
    if isinstance(value, dict):
        return " ".join(f"{name} {_text(entry)}" for name, entry in value.items())
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:.4g}" if isinstance(value, float) else str(value)
