"""Conversion of text cells into floats by the declared type of their column."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence

from workbench.api import Attribute, Problem
from workbench.compute.reading.java_dates import date_parser

_NUMBER = re.compile(r"[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?")

#: What Java strips off a number, here within quotes.
SPACES = "".join(map(chr, range(33)))

Decode = Callable[[str], float]


def parse_number(text: str) -> float | None:
    """Return the number a cell holds, None when it holds none (nan, inf, 1_000)."""
    if _NUMBER.fullmatch(text) is None:
        return None
    value = float(text)
    return value if math.isfinite(value) else None


class Decoder(dict[str, float]):
    """Turns the cells of one column, as they are written, into floats.

    What is no number is remembered, so a cell seen before costs one look-up. A Problem
    says what is wrong with a cell, without its place.

    Parameters
    ----------
    unquote : callable
        Takes quotes and escapes off a cell.
    missing : sequence of str
        The cells, as they are written, that mean a missing value.
    check_inner : callable, optional
        Returns the text of an inner table in its normal form, or raises a Problem.
    """

    def __init__(
        self,
        attribute: Attribute,
        unquote: Callable[[str], str],
        missing: Sequence[str],
        check_inner: Callable[[str], str] | None = None,
    ) -> None:
        super().__init__(dict.fromkeys(missing, math.nan))
        self.missing = tuple(missing)
        self.kind = attribute.kind
        self._attribute = attribute
        self._unquote = unquote
        self._texts: dict[str, float] = {
            label: float(code) for code, label in enumerate(attribute.values)
        }
        self._check_inner = check_inner
        self._decode = self._decoder()

    def __missing__(self, raw: str) -> float:
        value = self._decode(self._unquote(raw))
        if self.kind != "numeric":
            self[raw] = value
        return value

    @property
    def attribute(self) -> Attribute:
        """The attribute, with the texts seen so far if it is one of texts."""
        a = self._attribute
        if a.kind in ("string", "relational"):
            return Attribute(a.name, a.kind, tuple(self._texts), a.format, a.inner)
        return a

    def _decoder(self) -> Decode:
        if self._attribute.kind == "date":
            return self._date(date_parser(self._attribute.format))
        if self._attribute.is_nominal:
            return self._label
        return self._number if self._attribute.is_numeric else self._text

    def _number(self, text: str) -> float:
        value = parse_number(text.strip(SPACES))
        if value is None:
            raise Problem(
                f"{_cut(text)} is not a number",
                expected=f"a number for attribute {self._attribute.name!r}, or ? for "
                "missing",
            )
        return value

    def _label(self, text: str) -> float:
        code = self._texts.get(text)
        if code is None:
            raise Problem(
                f"{_cut(text)} is not a declared value of attribute "
                f"{self._attribute.name!r}",
                expected=_one_of(self._attribute.values),
            )
        return code

    def _text(self, text: str) -> float:
        if self._check_inner is not None:
            text = self._check_inner(text)
        return self._texts.setdefault(text, float(len(self._texts)))

    def _date(self, parse: Callable[[str], float | None]) -> Decode:
        def date(text: str) -> float:
            """Return milliseconds since 1970; a `Problem` for what is no date."""
            value = parse(text)
            if value is None:
                raise Problem(
                    f"{_cut(text)} is no date",
                    expected=f"{self._attribute.format} for attribute "
                    f"{self._attribute.name!r}",
                )
            return value

        return date


def _cut(text: str) -> str:
    return repr(text if len(text) <= 60 else text[:57] + "…")


def _one_of(values: Sequence[str]) -> str:
    shown = ", ".join(values[:12])
    return f"one of {shown}" + (", …" if len(values) > 12 else "")
