"""Conversion of one cell of a table to text and back."""

from __future__ import annotations

import math
from datetime import UTC, datetime

from workbench.api.data import Attribute, date_text
from workbench.api.did_you_mean import instead_of
from workbench.api.problems import Problem

MISSING = "?"


def cell_text(attribute: Attribute, value: float) -> str:
    """Write the value of a cell as people read it, with a decimal point."""
    if math.isnan(value):
        return MISSING
    if attribute.values:
        return attribute.values[int(value)]
    return date_text(value) if attribute.kind == "date" else f"{value:.10g}"


def parse_cell(attribute: Attribute, text: str, where: str = "") -> float:
    """Return the value of a text: a number, a code, milliseconds; NaN if missing.

    Parameters
    ----------
    text : str
        A number with a decimal point, a declared label, or a date as ISO 8601 has it
        (2026-03-01, 2026-03-01 14:30).
    where : str
        For the complaint.

    Raises
    ------
    Problem
        When it is no value of the attribute.
    """
    text = text.strip()
    if text in ("", MISSING):
        return math.nan
    if attribute.kind == "date":
        return _milliseconds(attribute, text, where)
    if not attribute.is_numeric:
        if text not in attribute.values:
            raise Problem(
                f"{text!r} is no label of {attribute.name}",
                expected=instead_of(text, attribute.values),
                where=where,
            )
        return float(attribute.values.index(text))
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not math.isfinite(number):
        raise Problem(f"{attribute.name} = {text!r}", expected="a number", where=where)
    return number


def _milliseconds(attribute: Attribute, text: str, where: str) -> float:
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        expected = "a date as 2026-03-01 or 2026-03-01 14:30"
        raise Problem(
            f"{attribute.name} = {text!r}", expected=expected, where=where
        ) from None
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=UTC)
    return moment.timestamp() * 1000
