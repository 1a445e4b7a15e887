"""Parser of ARFF headers by Weka's grammar, with relational attributes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, takewhile

from workbench.api import Attribute, Problem
from workbench.compute.reading import memory
from workbench.compute.reading.arff.arff_tokens import Token, shorten, split
from workbench.compute.reading.arff.file_headers import (
    RANGE,
    SIMPLE_KINDS,
    Declared,
    Header,
    check_labels,
    no_data_line,
    no_such_type,
)
from workbench.compute.reading.java_dates import USUAL, check_format
from workbench.compute.reading.typed_cells import SPACES, parse_number

_TYPES = "numeric, real, integer, string, date, relational or {label, …}"
_NOTE_ON_WEIGHTS = "weights of attributes are not used: "
_KEEL_LISTS = ("@input", "@inputs", "@output", "@outputs")


def read_arff_header(lines: Iterable[tuple[int, str]], where: str) -> Header:
    """Parse up to the word @data.

    Parameters
    ----------
    lines : iterable of (int, str)
        Numbered lines; those after @data are not asked for.
    where : str
        The file, for messages.

    Raises
    ------
    Problem
        With the line number, at the first thing that is not right.
    """
    reader = _HeaderReader()
    last = 0
    numbered = iter(lines)
    for number, line in numbered:
        if reader.n_attributes > memory.MOST_COLUMNS:
            n = reader.n_attributes + _count_attributes(line, numbered)
            memory.check_width(n, where, number)
        try:
            tokens = split(line)
            last = number if line.strip() else last
            if tokens and reader.take(line, tokens):
                reader.header.data_line = number
                return reader.header
        except Problem as problem:
            raise Problem(
                problem.what, expected=problem.expected, where=where, line=number
            ) from None
    raise no_data_line(where, last)


def _count_attributes(line: str, lines: Iterator[tuple[int, str]]) -> int:
    """Count the lines of attributes from this one on."""
    words = (text.split(None, 1)[:1] for _, text in chain([(0, line)], lines))
    keywords = (word[0].lower() for word in words if word)
    header = takewhile(lambda keyword: keyword != "@data", keywords)
    return sum(keyword == "@attribute" for keyword in header)


class _HeaderReader:
    """Takes in line after line."""

    def __init__(self) -> None:
        self.header = Header()
        self._levels = [Declared()]
        self._begun = False
        self._weighted: list[str] = []

    @property
    def n_attributes(self) -> int:
        """The number of attributes so far, those of inner tables not counted."""
        return len(self._levels[0].attributes)

    def take(self, line: str, tokens: list[Token]) -> bool:
        """Take in the tokens of one line; True at @data."""
        keyword = tokens[0].text.lower()
        if not self._begun:
            self._relation(keyword, tokens)
        elif keyword == "@attribute":
            self._attribute(line, tokens)
        elif keyword == "@end" and len(self._levels) > 1:
            self._end(tokens)
        elif keyword == "@data" and len(self._levels) == 1:
            return self._data(tokens)
        else:
            raise Problem(
                f"{shorten(line.strip())} in the header", expected=self._next(keyword)
            )
        return False

    def _next(self, keyword: str) -> str:
        if len(self._levels) > 1:
            return f"@attribute or @end {self._levels[-1].name}"
        if keyword in _KEEL_LISTS:
            return "@attribute or @data; the name of a KEEL file ends in .dat"
        return "@attribute or @data"

    def _relation(self, keyword: str, tokens: list[Token]) -> None:
        if keyword != "@relation":
            raise Problem(
                f"{shorten(tokens[0].raw)} at the beginning", expected="@relation name"
            )
        if len(tokens) != 2 or not tokens[1].is_value:
            raise Problem(
                "no name after @relation"
                if len(tokens) == 1
                else f"{len(tokens) - 1} words after @relation",
                expected="one name, in quotes if it has blanks",
            )
        self.header.relation = tokens[1].text
        self._begun = True

    def _attribute(self, line: str, tokens: list[Token]) -> None:
        if len(tokens) < 2 or not tokens[1].is_value:
            raise Problem(
                f"{shorten(line.strip()[10:])} after @attribute",
                expected="a name and a type",
            )
        name, rest = tokens[1].text, tokens[2:]
        if not rest:
            raise no_such_type(name, "", _TYPES)
        if rest[0].raw == "{":
            attribute, rest = _nominal(name, rest)
        elif rest[0].text.lower() in SIMPLE_KINDS:
            attribute = Attribute(name, SIMPLE_KINDS[rest[0].text.lower()])
            rest = _behind_type(line, name, rest)
        elif rest[0].text.lower() == "date":
            attribute, rest = _date(name, rest)
        elif rest[0].text.lower() == "relational":
            attribute, rest = None, rest[1:]
        else:
            raise no_such_type(name, line[rest[0].start :].strip(), _TYPES)
        self._weight(name, rest)
        if attribute is None:
            self._levels.append(Declared(name))
        else:
            self._levels[-1].add(attribute)

    def _weight(self, name: str, rest: list[Token]) -> None:
        """Take in ``{0.5}`` behind a type; nothing else may stand there."""
        if not rest:
            return
        if parse_weight(rest) is None:
            raise Problem(
                f"{shorten(' '.join(token.raw for token in rest))} after the type of "
                f"attribute {name!r} (column {rest[0].column})",
                expected="nothing, or a weight {number}",
            )
        self._weighted.append(name)

    def _end(self, tokens: list[Token]) -> None:
        level = self._levels[-1]
        names = [token.text for token in tokens[1:]]
        if len(names) != 1 or names[0].lower() != level.name.lower():
            raise Problem(
                f"{shorten(' '.join(names))} after @end", expected=repr(level.name)
            )
        if not level.attributes:
            raise Problem(
                f"no attributes inside the relational attribute {level.name!r}",
                expected="at least one @attribute line before @end",
            )
        self._levels.pop()
        self._levels[-1].add(
            Attribute(level.name, "relational", inner=tuple(level.attributes))
        )

    def _data(self, tokens: list[Token]) -> bool:
        if not self._levels[0].attributes:
            raise Problem(
                "no @attribute line before @data", expected="at least one attribute"
            )
        self.header.declared = self._levels[0]
        self.header.data_column = tokens[0].start + len(tokens[0].raw)
        if self._weighted:
            self.header.notes.append(_NOTE_ON_WEIGHTS + ", ".join(self._weighted))
        return True


def parse_weight(tokens: list[Token]) -> float | None:
    """Return the number of ``{number}``, None when these tokens are something else."""
    raws = [token.raw for token in tokens]
    if len(raws) != 3 or raws[0] != "{" or raws[2] != "}":
        return None
    return parse_number(tokens[1].text.strip(SPACES))


def _nominal(name: str, tokens: list[Token]) -> tuple[Attribute, list[Token]]:
    """Parse ``{label, …}`` and return what stands behind it."""
    labels: list[str] = []
    for position, token in enumerate(tokens[1:], start=1):
        if token.raw == "}":
            values = check_labels(name, labels)
            return Attribute(name, "nominal", values), tokens[position + 1 :]
        if token.raw == "{":
            raise Problem(
                f"a second {{ in the labels of attribute {name!r} (column "
                f"{token.column})",
                expected="a label, or } behind the last one",
            )
        labels.append(token.text)
    last = tokens[-1]
    raise Problem(
        f"the labels of attribute {name!r} end in {shorten(last.raw)} (column "
        f"{last.column})",
        expected="} on the same line",
    )


def _behind_type(line: str, name: str, tokens: list[Token]) -> list[Token]:
    """Return what stands behind a type, without the range that Weka passes over."""
    if len(tokens) > 1 and tokens[1].raw.startswith("["):
        match = RANGE.match(line, tokens[1].start)
        if match is not None:
            return [token for token in tokens if token.start >= match.end()]
    return tokens[1:]


def _date(name: str, tokens: list[Token]) -> tuple[Attribute, list[Token]]:
    rest, pattern = tokens[1:], USUAL
    if rest and rest[0].raw != "{":
        pattern, rest = rest[0].text, rest[1:]
    check_format(pattern)  # a Problem now rather than at every row
    return Attribute(name, "date", format=pattern), rest
