"""The header that ARFF and KEEL files share: @relation, @attribute, @data.

One grammar serves both, so an ARFF file with KEEL's ranges, or a KEEL file with
quoted names, reads as well.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from workbench.api import Attribute, Problem
from workbench.api.data import AttributeKind
from workbench.compute.dates import USUAL, directive

QUOTED = r'"(?:[^"\\]|\\.)*"' + r"|'(?:[^'\\]|\\.)*'"

_KINDS: dict[str, AttributeKind] = {
    "numeric": "numeric",
    "real": "numeric",
    "integer": "numeric",
    "string": "string",
}
_KEYWORD = re.compile(r"@([A-Za-z]+)\s*:?\s*(.*)", re.DOTALL)
_NAME = re.compile(rf"({QUOTED}|[^\s{{\"'][^\s{{]*)\s*(.*)", re.DOTALL)
_COMMENT = re.compile(rf"(?:{QUOTED}|[^%\"']|[\"'])*?(?=%|$)", re.DOTALL)
_RANGE = re.compile(r"\[\s*([^\s,\]]+)\s*,\s*([^\s,\]]+)\s*\]")
_LABEL = re.compile(rf"\s*({QUOTED}|[^,\"'{{}}]*)\s*(,|$)")
_ESCAPE = re.compile(r"\\([0-7]{3}|.)", re.DOTALL)
_ESCAPED = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f"}


@dataclass(slots=True)
class Header:
    """What stands before the rows.

    Attributes
    ----------
    relation : str
    attributes : list of Attribute
        In the order of the file.
    inputs, outputs : list of str, or None
        KEEL's lists, None where the file has no such line.
    data_line : int
        1-based number of the @data line.
    """

    relation: str = ""
    attributes: list[Attribute] = field(default_factory=list)
    inputs: list[str] | None = None
    outputs: list[str] | None = None
    data_line: int = 0


def unquote(text: str) -> str:
    """Return a name or label without its quotes and escapes; bare text as it is."""
    if text[:1] not in ('"', "'"):
        return text
    return _ESCAPE.sub(_unescape, text[1:-1])


def _unescape(match: re.Match[str]) -> str:
    code = match.group(1)
    return chr(int(code, 8)) if len(code) == 3 else _ESCAPED.get(code, code)


def without_comment(line: str) -> str:
    """Return the line up to the first ``%`` outside quotes, stripped."""
    if "%" not in line:
        return line.strip()
    match = _COMMENT.match(line)
    return (match.group() if match else line).strip()


def parse_header(lines: list[str], where: str) -> Header:
    """Parse up to the @data line.

    Raises
    ------
    Problem
        With the line number, at the first thing that is not right.
    """
    header = Header()
    for number, line in enumerate(lines, start=1):
        text = without_comment(line)
        if not text:
            continue
        try:
            if _take(header, text):
                header.data_line = number
                return _checked(header, where)
        except Problem as problem:
            raise Problem(
                problem.what, expected=problem.expected, where=where, line=number
            ) from None
    raise Problem(
        "the file ends without a @data line",
        expected="@data before the rows",
        where=where,
        line=len(lines) - (lines[-1] == ""),
    )


def _take(header: Header, text: str) -> bool:
    """Take in one line; True at @data."""
    match = _KEYWORD.match(text)
    keyword = match.group(1).lower() if match else ""
    rest = match.group(2) if match else ""
    if keyword == "relation":
        header.relation = unquote(rest) if rest[:1] in "\"'" else rest
    elif keyword == "attribute":
        attribute = parse_attribute(rest)
        if any(attribute.name == known.name for known in header.attributes):
            raise Problem(
                f"a second attribute {attribute.name!r}", expected="unique names"
            )
        header.attributes.append(attribute)
    elif keyword in ("input", "inputs"):
        header.inputs = _names(rest)
    elif keyword in ("output", "outputs"):
        header.outputs = _names(rest)
    elif keyword == "data":
        if rest:
            raise Problem(
                f"{_short(rest)} on the @data line", expected="rows from the next line"
            )
        return True
    else:
        raise Problem(
            f"{_short(text)} in the header",
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
    for name in (header.inputs or []) + (header.outputs or []):
        if name not in known:
            raise Problem(
                f"@inputs or @outputs name {name!r}, which no @attribute line declares",
                expected="declared attributes",
                where=where,
                line=header.data_line,
            )
    return header


def parse_attribute(text: str) -> Attribute:
    """Parse what follows ``@attribute``: a name and a type.

    A date has its format in `values` until its cells are read.
    """
    match = _NAME.match(text)
    if match is None:
        raise Problem(f"{_short(text)} after @attribute", expected="a name and a type")
    name, kind = unquote(match.group(1)), match.group(2)
    if kind.startswith("{"):
        return Attribute(name, "nominal", _labels(name, kind))
    word = re.match(r"[A-Za-z]*", kind)
    found = word.group() if word else ""
    rest = kind[len(found) :].strip()
    if found.lower() == "date":
        pattern = unquote(rest) or USUAL
        directive(pattern)  # a Problem now rather than at every row
        return Attribute(name, "date", (pattern,))
    if found.lower() not in _KINDS:
        what = f"type {_short(kind)}" if kind else "no type"
        raise Problem(
            f"{what} of attribute {name!r}",
            expected="numeric, real, integer, string, date or {label, …}",
        )
    if rest and not _RANGE.fullmatch(rest):
        raise Problem(
            f"{_short(rest)} after the type of attribute {name!r}",
            expected="nothing, or a range [low, high]",
        )
    return Attribute(name, _KINDS[found.lower()])


def _labels(name: str, text: str) -> tuple[str, ...]:
    if not text.endswith("}"):
        raise Problem(
            f"the labels of attribute {name!r} end in {text[-1]!r}", expected="}"
        )
    labels = split_values(text[1:-1])
    if labels is None:
        raise Problem(
            f"labels {_short(text)} of attribute {name!r}",
            expected="{label, label, …} with quotes in pairs",
        )
    if any(label == "" for label in labels):
        raise Problem(f"an empty label of attribute {name!r}", expected="a label")
    values = tuple(unquote(label) for label in labels)
    for label in values:
        if values.count(label) > 1:
            raise Problem(
                f"label {label!r} of attribute {name!r} twice", expected="unique labels"
            )
    return values


def split_values(text: str) -> list[str] | None:
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
    return [unquote(name) for name in split_values(text) or [] if name]


def _short(text: str) -> str:
    return repr(text if len(text) <= 40 else text[:37] + "…")
