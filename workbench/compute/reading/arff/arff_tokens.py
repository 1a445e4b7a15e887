"""Tokenizer of ARFF lines: words, quoted texts and braces, as in Weka.

Blanks, control signs and commas separate; ``%`` outside quotes begins a comment; both
quotes know backslashes; a quote or a brace ends the word before it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from workbench.api import Problem

_CLOSED = r"'[^'\\\n]*(?:\\[^\n][^'\\\n]*)*'|\"[^\"\\\n]*(?:\\[^\n][^\"\\\n]*)*\""
_OPEN = r"['\"][^\n]*"
_WORD = r"[^\x00-\x20,%'\"{}]+"
_EMPTY = r",[\x00-\x09\x0b-\x20]*(?=,)"
_COMMENT = r"%[^\n]*"
#: The next token of one line or of many: a quoted text, a brace, a word, an empty cell
#: (the first of two commas), a comment, or an open quote with the rest of its line.
TOKEN = re.compile(f"{_CLOSED}|[{{}}]|{_WORD}|{_EMPTY}|{_COMMENT}|{_OPEN}")
_TOKEN_OR_END = re.compile(f"{TOKEN.pattern}|\n")

_ESCAPE = re.compile(r"\\([0-3][0-7]{2}|[0-7]{1,2}|.)", re.DOTALL)
_ESCAPED = {
    "n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", "a": "\a", "v": "\v",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of a line.

    Attributes
    ----------
    raw : str
        As it stands there, with its quotes.
    start : int
        Characters before it in the line.
    """

    raw: str
    start: int

    @property
    def text(self) -> str:
        """Text of the token, without quotes and escapes."""
        return unquote(self.raw)

    @property
    def is_value(self) -> bool:
        """Whether this is a word or a quoted text, not a brace."""
        return self.raw not in ("{", "}")

    @property
    def column(self) -> int:
        """Column where the token begins, counted from 1."""
        return self.start + 1


def split(line: str) -> list[Token]:
    """Cut a line into tokens; a comment is none.

    Raises
    ------
    Problem
        For a quote that the line does not close, and for a place between two commas.
    """
    tokens = []
    for match in TOKEN.finditer(line):
        raw, start = match.group(), match.start()
        first = raw[0]
        if first == "%":
            break
        if first == ",":
            raise Problem(
                f"nothing between two commas (column {start + 1})",
                expected="a value, or ? for missing",
            )
        if is_open(raw):
            raise Problem(
                f"a quote without its partner in {shorten(raw)} (column {start + 1})",
                expected="quotes in pairs",
            )
        tokens.append(Token(raw, start))
    return tokens


def split_block(text: str, width: int) -> list[list[str]] | None:
    """Cut many lines of `width` values into the raw values of each column.

    Returns
    -------
    list of list of str, or None
        None if a line has another number of values, a brace or a comment, or nothing
        between two commas or behind an open quote.
    """
    tokens = _TOKEN_OR_END.findall(text)
    step = width + 1
    ends = tokens[width::step]
    if len(tokens) % step or tokens.count("\n") != len(ends) or set(ends) != {"\n"}:
        return None
    columns = [tokens[j::step] for j in range(width)]
    for column in columns:
        if any(raw[0] in ",%{}" or is_open(raw) for raw in set(column)):
            return None
    return columns


def is_open(raw: str) -> bool:
    """Whether a token begins with a quote that nothing closes."""
    return raw[0] in "'\"" and _FULL.fullmatch(raw) is None


_FULL = re.compile(_CLOSED)


def unquote(raw: str) -> str:
    """Return a name or label without its quotes and escapes; bare text as it is."""
    if raw[:1] not in ("'", '"'):
        return raw
    if "\\" not in raw:
        return raw[1:-1]
    return _ESCAPE.sub(_unescape, raw[1:-1])


def _unescape(match: re.Match[str]) -> str:
    code = match.group(1)
    return chr(int(code, 8)) if code[0] in "01234567" else _ESCAPED.get(code, code)


def shorten(text: str) -> str:
    """Quote a text of the file in a message, cut where it is long."""
    return repr(text if len(text) <= 40 else text[:37] + "…")
