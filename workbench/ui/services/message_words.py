"""Complaints, notes and progress in the current language; they are made in English.

Readers, workers, the command line and stored results speak English. What they say is a
template with values in it: a text of their source, harvested with its gaps
(``tests/tools/update_translations.py``). The window knows a line by its template again,
and puts the values into the translation. What is not known here, as the complaints of
other people's plugins, stays as it is.
"""

from __future__ import annotations

import itertools
import json
import re
from collections import defaultdict
from dataclasses import dataclass
from functools import cache, lru_cache

from PySide6.QtCore import QCoreApplication, QLocale

from workbench.api.did_you_mean import DID_YOU_MEAN
from workbench.core.program.resources import resource

CONTEXT = "Messages"
#: A gap of a template: ``{name}``.
_GAP = re.compile(r"\{(\w+)\}")
#: The point of a number, as opposed to that of "eq. 3.2.1" or of a sentence.
_DECIMAL = re.compile(r"(?<=\d)(?<!\.\d)\.(?=\d+(?![.\d]))")
#: Templates in templates: so deep.
_DEEPEST = 4
#: What stands round the parts of a line (`workbench.api.problems.Problem.text`).
_EXPECTED = re.compile(r"(?s)(.+) \(expected (.+)\)")
_MEANT = re.compile(rf"(?s)(.+) \(({re.escape(DID_YOU_MEAN)}.+)\)")
_PLACE = re.compile(r"(?s)([^:]{1,200}(?::\d+)?): (.+)")

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class _Template:
    """A text with gaps, and what texts made from it look like."""

    text: str
    parts: tuple[str, ...]  # what stands between the gaps, before and behind them

    @property
    def ends(self) -> tuple[str, str]:
        """What stands before the first gap, and behind the last."""
        return self.parts[0], self.parts[-1]

    def values(self, line: str) -> dict[str, str] | None:
        """Return what stands in the gaps of a line, None if it is another text."""
        first, last = self.ends
        if not (line.startswith(first) and line.endswith(last)):
            return None
        at = 0  # patterns of a hundred templates would take a while to compile
        for part in self.parts:
            at = line.find(part, at)
            if at < 0:
                return None
            at += len(part)
        found = _pattern(self.text).fullmatch(line)
        if found is None:
            return None
        values = found.groupdict()
        # a place before the text, or what was expected behind it, is no value
        ends = (first or not _PLACE.fullmatch(next(iter(values.values()))),
                last or not _EXPECTED.fullmatch(list(values.values())[-1]))  # fmt: skip
        return values if all(ends) else None


@cache
def _templates() -> dict[tuple[str, str], list[_Template]]:
    """Return the harvested texts with gaps by their first and last letters.

    A text that begins or ends with a gap has no letter there.
    """
    found = defaultdict(list)
    for text in _harvested():
        if "{" in text and len(pieces := _GAP.split(text)) > 1:
            template = _Template(text, tuple(pieces[::2]))
            first, last = template.ends
            found[first[:1], last[-1:]].append(template)
    return found


@cache
def _candidates(first: str, last: str) -> tuple[_Template, ...]:
    """Return the templates a line may be made of, those that say most first."""
    known = _templates()
    found = itertools.chain.from_iterable(
        known.get(ends, ()) for ends in itertools.product({"", first}, {"", last})
    )
    return tuple(sorted(found, key=lambda t: (-sum(map(len, t.parts)), t.text)))


@lru_cache(maxsize=512)
def _match(line: str) -> tuple[str, dict[str, str]] | None:
    """Return the template that a line was made of and what stands in its gaps."""
    for template in _candidates(line[:1], line[-1:]):
        values = template.values(line)
        if values is not None:
            return template.text, values
    return None


@cache
def _harvested() -> frozenset[str]:
    path = resource("translations", "messages.json")
    return frozenset(json.loads(path.read_text(encoding="utf-8")))


@cache
def _pattern(template: str) -> re.Pattern[str]:
    """Return what texts made from a template look like; a gap named twice is one."""
    known: set[str] = set()
    parts = []
    for i, part in enumerate(_GAP.split(template)):
        if i % 2 == 0:
            parts.append(re.escape(part))
        elif part in known:
            parts.append(f"(?P={part})")
        else:
            known.add(part)
            parts.append(f"(?P<{part}>.+?)")
    return re.compile("".join(parts), re.DOTALL)


def message_words(message: object) -> str:
    """Return a complaint, a note or a line of progress in the current language.

    Parameters
    ----------
    message : Problem or str
        The line as it was made (`Problem.text`), or any part of it.
    """
    line = str(message)
    if not line or QLocale().name().partition("_")[0] in ("en", "C"):
        return line
    return _line(line, 0)


def figure_words(text: str) -> str:
    """Return a title, a label or a legend of a worker's figure in the current language.

    Its numbers have the decimal point of the language.
    """
    said, point = message_words(text), QLocale().decimalPoint()
    if QLocale().name().partition("_")[0] in ("en", "C") or point == ".":
        return said
    return _DECIMAL.sub(point, said)


def _line(line: str, depth: int) -> str:
    whole = _known(line, depth)
    if whole is not None:
        return whole
    if depth >= _DEEPEST:
        return line
    found = _EXPECTED.fullmatch(line)
    if found is not None:
        what, expected = (_line(part, depth + 1) for part in found.groups())
        text = translate("MessageWords", "{what} (expected: {expected})")
        return text.format(what=what, expected=expected)
    found = _MEANT.fullmatch(line)
    if found is not None:
        what, meant = (_line(part, depth + 1) for part in found.groups())
        return f"{what} ({meant})"
    found = _PLACE.fullmatch(line)
    if found is not None:
        place, rest = found.groups()
        said = _line(rest, depth + 1)
        there = _line(place, depth + 1)
        if (there, said) != (place, rest):
            return f"{there}: {said}"
    return _alternatives(line, depth)


def _alternatives(line: str, depth: int) -> str:
    """Return texts joined by semicolons or "or", those that are known."""
    for sign, shown in (("; ", "; "), (" or ", translate("MessageWords", " or "))):
        parts = line.split(sign)
        if len(parts) > 1:
            said = [_known(part, depth + 1) for part in parts]
            if any(said):
                known = zip(parts, said, strict=True)
                return shown.join(now or part for part, now in known)
    return line


def _known(line: str, depth: int) -> str | None:
    """Return the translation of one text, None where it is not known."""
    if line in _harvested():
        return translate(CONTEXT, line)
    if depth >= _DEEPEST:
        return None
    found = _match(line)
    if found is None:
        return None
    template, values = found
    text = translate(CONTEXT, template)
    return text.format(**{k: _line(v, depth + 1) for k, v in values.items()})
