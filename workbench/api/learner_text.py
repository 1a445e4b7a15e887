"""One-line notation of a plugin with its parameters: ``knn n_neighbors=3``.

Several are separated by semicolons. A value with blanks or semicolons stands in quotes,
of the other kind where one text stands in another:
``bagging base="voting members='knn; j48'"``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from workbench.api.problems import Problem

#: A piece between blanks and semicolons: plain characters and quoted stretches.
_PIECE = re.compile(r"""(?:[^\s;"']|"[^"]*"|'[^']*')+|;|["']""")
_EXAMPLE = "a plugin and its parameters, as in knn n_neighbors=3"


@dataclass(frozen=True, slots=True)
class Written:
    """One plugin as it was written, not yet looked up.

    Attributes
    ----------
    id : str
        The plugin.
    params : dict of str to str
        Values by name, as text.
    """

    id: str
    params: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return " ".join(
            [self.id, *(f"{k}={_quoted(v)}" for k, v in self.params.items())]
        )


def read_learners(text: str) -> list[Written]:
    """Read plugins separated by semicolons.

    Raises
    ------
    Problem
        When nothing is written, a quote is open, or a parameter has no ``=``.

    Examples
    --------
    >>> read_learners("knn n_neighbors=3; j48")
    [Written(id='knn', params={'n_neighbors': '3'}), Written(id='j48', params={})]
    """
    groups: list[list[str]] = [[]]
    for piece in _PIECE.findall(text):
        if piece == ";":
            groups.append([])
        elif piece in "\"'":
            raise Problem(f"a quote is not closed in {text!r}", expected=_EXAMPLE)
        else:
            groups[-1].append(piece)
    if len(groups) > 1 and not groups[-1]:  # a semicolon at the end is forgiven
        groups.pop()
    return [_read(pieces, text) for pieces in groups]


def read_learner(text: str) -> Written:
    """Read one plugin with its parameters.

    Raises
    ------
    Problem
        As `read_learners`, and when there are several.
    """
    written = read_learners(text)
    if len(written) > 1:
        raise Problem(f"{len(written)} plugins in {text!r}", expected="one")
    return written[0]


def _read(pieces: Sequence[str], text: str) -> Written:
    if not pieces or "=" in pieces[0]:
        raise Problem(f"no plugin is named in {text!r}", expected=_EXAMPLE)
    params: dict[str, str] = {}
    for piece in pieces[1:]:
        name, equals, value = piece.partition("=")
        if not (name and equals):
            raise Problem(f"{piece!r} in {text!r}", expected="name=value")
        if name in params:
            raise Problem(f"{name} is given twice in {text!r}", expected="once")
        params[name] = _unquoted(value)
    return Written(_unquoted(pieces[0]), params)


def _unquoted(value: str) -> str:
    """Take off the quotes around a value; those inside it belong to it."""
    quoted = len(value) > 1 and value[0] == value[-1] and value[0] in "\"'"
    return value[1:-1] if quoted else value


def _quoted(value: str) -> str:
    if not re.search(r"""[\s;"']""", value) and value:
        return value
    quote = "'" if '"' in value else '"'
    return f"{quote}{value}{quote}"
