"""Texts of the claims of the bench, in three languages, and figures put into them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from string import Formatter
from typing import Any

from workbench.core.program.json_text import load_json
from workbench.core.program.resources import resource

_HARD_SPACE = "\u00a0"
_RAISED = str.maketrans("0123456789-", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻")
_DECIMAL_COMMA = ("es", "ru")
#: Parts of names of figures that count something: "16 rows".
_COUNTED = re.compile(r"(\d+) (dimensions|rows|classes)")


@cache
def claim_texts() -> Mapping[str, Any]:
    """Return ``claims`` (texts by id), ``figures`` and ``words`` of the file of claims."""
    document: Mapping[str, Any] = load_json(resource("claims", "claims.json"))
    return document


def claim_ids() -> tuple[str, ...]:
    """Return the ids of all claims in the order of the bench."""
    return tuple(claim_texts()["claims"])


def reads_data(claim: str) -> bool:
    """Return whether a claim is measured on data sets of the user as well."""
    return bool(claim_texts()["claims"][claim].get("reads_data", False))


def claim_text(claim: str, part: str, language: str) -> str:
    """Return ``source``, ``title``, ``claim`` or ``experiment``: what is computed."""
    return str(claim_texts()["claims"][claim][part][language])


def claim_sentence(claim: str, language: str) -> str:
    """Return the sentence of a claim; its id where there is none of that id."""
    texts = claim_texts()["claims"].get(claim, {}).get("claim", {})
    return str(texts.get(language) or texts.get("en") or claim)


def finding(claim: str, figures: Mapping[str, Any], language: str) -> str:
    """Return what was found, with the figures in the sentence.

    Parameters
    ----------
    claim : str
    figures : mapping
        As its card measured them.
    language : str
        ``en``, ``es`` or ``ru``.
    """
    template = claim_text(claim, "finding", language)
    return _Sentence(language).vformat(template, (), figures)


def figure_label(key: str, language: str) -> str:
    """Return the name of a figure, or of a thing measured: "forwards, moons"."""
    labels = claim_texts()["figures"]

    def part(name: str) -> str:
        counted = _COUNTED.fullmatch(name)
        if counted:
            words: str = labels[f"n {counted[2]}"][language]
            return words.format(counted[1])
        return str(labels[name][language]) if name in labels else name

    return ", ".join(map(part, key.split(", ")))


def figure_tables(
    figures: Mapping[str, Any], language: str
) -> list[tuple[list[str], list[list[str]]]]:
    """Write figures as tables: the plain ones first, then one for each group.

    Returns
    -------
    list of (headings, rows)
        Rows of plain figures are pairs of label and value, without headings.
    """
    plain = [
        [figure_label(key, language), figure_value(value, language)]
        for key, value in figures.items()
        if not isinstance(value, Mapping)
    ]
    tables: list[tuple[list[str], list[list[str]]]] = [([], plain)] if plain else []
    for key, members in figures.items():
        if not isinstance(members, Mapping):
            continue
        first = next(iter(members.values()), None)
        columns = list(first) if isinstance(first, Mapping) else [""]
        heads = [figure_label(name, language) for name in (key, *columns)]
        rows = [
            [
                figure_label(name, language),
                *(
                    figure_value(entry, language)
                    for entry in (
                        value.values() if isinstance(value, Mapping) else [value]
                    )
                ),
            ]
            for name, value in members.items()
        ]
        tables.append((heads, rows))
    return tables


def figure_value(value: Any, language: str) -> str:
    """Write a figure: four digits, yes or no, entries of a list with commas between."""
    if isinstance(value, bool):
        return figure_label("yes" if value else "no", language)
    if isinstance(value, Mapping):
        return ", ".join(
            f"{figure_label(k, language)} = {figure_value(v, language)}"
            for k, v in value.items()
        )
    if isinstance(value, str):
        return value
    if isinstance(value, Sequence):
        mark = "; " if language in _DECIMAL_COMMA else ", "
        return mark.join(figure_value(entry, language) for entry in value) or "–"
    return _written(value, "d" if isinstance(value, int) else ".4g", language)


def _written(value: float, how: str, language: str) -> str:
    """Write a number as `format` does, with the language's comma, and 10 raised."""
    said = format(value, how)
    if said.endswith("%"):
        said = f"{said[:-1]}{_HARD_SPACE}%"
    if "e" in said:
        digits, power = said.split("e")
        said = f"{digits}·10{str(int(power)).translate(_RAISED)}"
    elif said.lstrip("-").isdecimal() and abs(value) >= 10_000:
        said = f"{int(said):,}".replace(",", _HARD_SPACE)
    said = said.replace("-", "−")
    return said.replace(".", ",") if language in _DECIMAL_COMMA else said


class _Sentence(Formatter):
    """Fields are paths through figures, ``data/wine/rows``; ``#`` at the end counts."""

    def __init__(self, language: str) -> None:
        self._language = language

    def get_field(
        self, field_name: str, args: Sequence[Any], kwargs: Mapping[str, Any]
    ) -> tuple[Any, str]:
        """Follow a path, or count what is at its end."""
        found: Any = kwargs
        for step in field_name.split("/"):
            if step == "#":
                found = len(found)
            elif isinstance(found, Mapping):
                found = found[step]
            else:
                found = found[int(step)]
        return found, field_name

    def format_field(self, value: Any, format_spec: str) -> str:
        """Write a number as the language does; words stay."""
        if isinstance(value, str):
            return value
        return _written(value, format_spec, self._language)
