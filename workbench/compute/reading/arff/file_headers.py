"""Headers of ARFF and KEEL files: everything before the rows."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from workbench.api import Attribute, Problem
from workbench.api.data import AttributeKind
from workbench.compute.reading.arff.arff_tokens import shorten, unquote
from workbench.compute.reading.typed_cells import parse_number

_QUOTED = r'"(?:[^"\\]|\\.)*"' + r"|'(?:[^'\\]|\\.)*'"

#: The types whose cells need no more than a word in the header.
SIMPLE_KINDS: dict[str, AttributeKind] = {
    "numeric": "numeric",
    "real": "numeric",
    "integer": "numeric",
    "string": "string",
}
_KEYWORD = re.compile(r"@([A-Za-z]+)\s*:?\s*(.*)", re.DOTALL)
_NAME = re.compile(rf"({_QUOTED}|[^\s{{\"'][^\s{{]*)\s*(.*)", re.DOTALL)
_COMMENT = re.compile(rf"(?:{_QUOTED}|[^%\"']|[\"'])*?(?=%|$)", re.DOTALL)
_LABEL = re.compile(rf"\s*({_QUOTED}|[^,\"'{{}}]*)\s*(,|$)")
#: A range behind a type: two numbers in brackets.
RANGE = re.compile(r"\[\s*([^\s,\]]+)\s*,\s*([^\s,\]]+)\s*\]")


@dataclass(slots=True)
class Declared:
    """Attributes in the order of the file, of the whole or of a relational attribute."""

    name: str = ""
    attributes: list[Attribute] = field(default_factory=list)
    _known: set[str] = field(default_factory=set)

    def add(self, attribute: Attribute) -> None:
        """Take in the next attribute, or raise a Problem if its name is taken."""
        if attribute.name in self._known:
            raise Problem(
                f"a second attribute {attribute.name!r}", expected="unique names"
            )
        self._known.add(attribute.name)
        self.attributes.append(attribute)


@dataclass(slots=True)
class Header:
    """Header of a file: everything before the rows.

    Attributes
    ----------
    relation : str
    declared : Declared
    inputs, outputs : list of str, or None
        KEEL's lists, None where the file has no such line.
    list_lines : dict of str to int
        The lines on which they stand: ``inputs``, ``outputs``.
    ranges : dict of str to (float, float)
        The ranges that KEEL declares, by the name of the attribute.
    data_line : int
        1-based number of the @data line.
    data_column : int
        Characters of that line up to the end of the word @data.
    notes : list of str
    """

    relation: str = ""
    declared: Declared = field(default_factory=Declared)
    inputs: list[str] | None = None
    outputs: list[str] | None = None
    list_lines: dict[str, int] = field(default_factory=dict)
    ranges: dict[str, tuple[float, float]] = field(default_factory=dict)
    data_line: int = 0
    data_column: int = 0
    notes: list[str] = field(default_factory=list)

    @property
    def attributes(self) -> list[Attribute]:
        """In the order of the file."""
        return self.declared.attributes


def check_labels(name: str, labels: list[str]) -> tuple[str, ...]:
    """Return labels that are unique, or raise a Problem."""
    seen = set()
    for label in labels:
        if label in seen:
            raise Problem(
                f"label {label!r} of attribute {name!r} twice", expected="unique labels"
            )
        seen.add(label)
    return tuple(labels)


def no_data_line(where: str, last_line: int) -> Problem:
    """Return the Problem of a file that ends before its rows."""
    return Problem(
        "the file ends without a @data line",
        expected="@data before the rows",
        where=where,
        line=max(last_line, 1),
    )


def read_keel_header(lines: Iterable[tuple[int, str]], where: str) -> Header:
    """Parse up to the @data line of a KEEL file.

    Raises
    ------
    Problem
        With the line number, at the first thing that is not right.
    """
    header, last = Header(), 0
    for number, line in lines:
        last = number if line.strip() else last
        text = _without_comment(line)
        if not text:
            continue
        try:
            if _take(header, text, number):
                header.data_line, header.data_column = number, len(line)
                return _checked(header, where)
        except Problem as problem:
            raise Problem(
                problem.what,
                expected=problem.expected,
                where=where,
                line=problem.line or number,
            ) from None
    raise no_data_line(where, last)


def _without_comment(line: str) -> str:
    """Return the line up to the first ``%`` outside quotes, stripped."""
    if "%" not in line:
        return line.strip()
    match = _COMMENT.match(line)
    return (match.group() if match else line).strip()


def _take(header: Header, text: str, number: int) -> bool:
    """Take in one line; True at @data."""
    match = _KEYWORD.match(text)
    keyword = match.group(1).lower() if match else ""
    rest = match.group(2) if match else ""
    if keyword == "relation":
        header.relation = unquote(rest) if rest[:1] in "\"'" else rest
    elif keyword == "attribute":
        _take_attribute(header, rest)
    elif keyword in ("input", "inputs"):
        header.inputs, header.list_lines["inputs"] = _names(rest), number
    elif keyword in ("output", "outputs"):
        header.outputs, header.list_lines["outputs"] = _names(rest), number
    elif keyword == "data":
        if rest:
            raise Problem(
                f"{shorten(rest)} on the @data line", expected="rows from the next line"
            )
        return True
    else:
        raise Problem(
            f"{shorten(text)} in the header",
            expected="@relation, @attribute, @inputs, @outputs or @data",
        )
    return False


def _checked(header: Header, where: str) -> Header:
    if not header.attributes:
        raise Problem(
            "no @attribute line before @data",
            expected="at least one attribute",
            where=where,
            line=header.data_line,
        )
    known = {attribute.name for attribute in header.attributes}
    for keyword, line in header.list_lines.items():
        names = header.inputs if keyword == "inputs" else header.outputs
        for name in names or []:
            if name not in known:
                raise Problem(
                    f"@{keyword} name {name!r}, which no @attribute line declares",
                    expected="declared attributes",
                    where=where,
                    line=line,
                )
    return header


def _take_attribute(header: Header, text: str) -> None:
    """Parse what follows ``@attribute``: a name, a type and maybe a range."""
    match = _NAME.match(text)
    if match is None:
        raise Problem(f"{shorten(text)} after @attribute", expected="a name and a type")
    name, kind = unquote(match.group(1)), match.group(2)
    if kind.startswith("{"):
        header.declared.add(Attribute(name, "nominal", _labels(name, kind)))
        return
    word = re.match(r"[A-Za-z]*", kind)
    found = word.group() if word else ""
    rest = kind[len(found) :].strip()
    if found.lower() not in SIMPLE_KINDS:
        raise no_such_type(name, kind, "numeric, real, integer, string or {label, …}")
    if rest:
        header.ranges[name] = parse_range(name, rest)
    header.declared.add(Attribute(name, SIMPLE_KINDS[found.lower()]))


def no_such_type(name: str, kind: str, expected: str) -> Problem:
    """Return the Problem of an attribute without a type that is known."""
    what = f"type {shorten(kind)}" if kind else "no type"
    return Problem(f"{what} of attribute {name!r}", expected=expected)


def parse_range(name: str, text: str) -> tuple[float, float]:
    """Return the bounds of ``[low, high]``, or raise a Problem."""
    match = RANGE.fullmatch(text)
    low = parse_number(match.group(1)) if match else None
    high = parse_number(match.group(2)) if match else None
    if low is None or high is None:
        raise Problem(
            f"{shorten(text)} after the type of attribute {name!r}",
            expected="nothing, or a range [low, high]",
        )
    return low, high


def _labels(name: str, text: str) -> tuple[str, ...]:
    if not text.endswith("}"):
        raise Problem(
            f"the labels of attribute {name!r} end in {text[-1]!r}", expected="}"
        )
    labels = _split_values(text[1:-1])
    if labels is None:
        raise Problem(
            f"labels {shorten(text)} of attribute {name!r}",
            expected="{label, label, …} with quotes in pairs",
        )
    if any(label == "" for label in labels):
        raise Problem(f"an empty label of attribute {name!r}", expected="a label")
    return check_labels(name, [unquote(label) for label in labels])


def _split_values(text: str) -> list[str] | None:
    """Split at commas outside quotes; the parts keep their quotes. None: it cannot be."""
    if '"' not in text and "'" not in text:
        return (
            None if re.search(r"[{}]", text) else [p.strip() for p in text.split(",")]
        )
    parts, position = [], 0
    while True:
        match = _LABEL.match(text, position)
        if match is None:
            return None
        parts.append(match.group(1).strip())
        position = match.end()
        if match.group(2) == "":
            return parts


def _names(text: str) -> list[str]:
    return [unquote(name) for name in _split_values(text) or [] if name]
