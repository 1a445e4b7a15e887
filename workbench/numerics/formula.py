"""Conditions over columns, written as people do: ``y > sin(x) and x^2 + y^2 < 4``.

The text is read by the grammar below into a tree of this module's own, which is computed
over arrays. Nothing of it ever reaches Python's compiler, and there are no names but
those listed here.

| condition | ``both (or both)*`` |
| both | ``no (and no)*`` |
| no | ``not no``, or a comparison |
| comparison | ``sum ((< <= > >= = !=) sum)*``; of a chain every link must hold |
| sum | ``term ((+ -) term)*`` |
| term | ``signed ((* /) signed)*`` |
| signed | ``(+ -) signed``, or a power |
| power | ``atom (^ signed)``, from the right; ``**`` is the same |
| atom | a number, a name, ``function(sum, …)``, ``(condition)`` |
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from workbench.api import FloatArray, Problem

Array = npt.NDArray[Any]

#: Characters of a formula, and how deep parentheses may stand inside each other.
MOST_LETTERS, MOST_DEEP = 500, 40

CONSTANTS: Mapping[str, float] = {"pi": np.pi, "e": np.e}
#: Functions of one number; ``min`` and ``max`` take two or more.
FUNCTIONS: Mapping[str, Callable[[Array], Array]] = {
    "sin": np.sin, "cos": np.cos, "tan": np.tan, "exp": np.exp, "log": np.log,
    "sqrt": np.sqrt, "abs": np.abs,
}  # fmt: skip
EXTREMES: Mapping[str, Any] = {"min": np.minimum, "max": np.maximum}

_COMPARED: Mapping[str, Callable[[Array, Array], Array]] = {
    "<": np.less, "<=": np.less_equal, ">": np.greater, ">=": np.greater_equal,
    "=": np.equal, "==": np.equal, "!=": np.not_equal,
}  # fmt: skip
_ADDED: Mapping[str, Callable[[Array, Array], Array]] = {"+": np.add, "-": np.subtract}
_MULTIPLIED: Mapping[str, Callable[[Array, Array], Array]] = {
    "*": np.multiply, "/": np.divide
}  # fmt: skip
_TOKEN = re.compile(
    r"\s*(?:(?P<number>\d+(?:\.\d*)?(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?)"
    r"|(?P<name>[A-Za-z_]\w*)"
    r"|(?P<sign>\*\*|<=|>=|==|!=|[-+*/^()<>=,]))"
)


@dataclass(frozen=True, slots=True)
class _Token:
    kind: str  # number, name, sign, or end
    text: str
    at: int  # the character, from 1


@dataclass(frozen=True, slots=True)
class _Node:
    """A part of a formula: what it makes of columns, and whether that is a condition."""

    of: Callable[[Mapping[str, Array]], Array]
    holds: bool


@dataclass(frozen=True, slots=True)
class Formula:
    """A condition that was read.

    Attributes
    ----------
    text : str
    names : tuple of str
        The columns it may name.
    """

    text: str
    names: tuple[str, ...]
    _root: _Node

    def holds(self, columns: FloatArray) -> npt.NDArray[np.bool_]:
        """Return where it holds, shape (n,), of columns, shape (n, len(names)).

        A comparison with something that is no number, as ``log(x)`` left of 0, does
        not hold (``!=`` does), as in IEEE 754.
        """
        known = {name: columns[:, k] for k, name in enumerate(self.names)}
        with np.errstate(all="ignore"):
            found = self._root.of(known)
        return np.broadcast_to(found, len(columns)).astype(bool)


def read_formula(text: str, names: Sequence[str] = ("x", "y")) -> Formula:
    """Read a condition over named columns.

    Raises
    ------
    Problem
        In one line, with the character where reading stopped.
    """
    return Formula(text, tuple(names), _Reader(text, names).whole())


def _tokens(text: str) -> list[_Token]:
    if len(text) > MOST_LETTERS:
        raise Problem(
            f"a formula of {len(text)} characters", expected=f"at most {MOST_LETTERS}"
        )
    found, place, end = [], 0, len(text.rstrip())
    while place < end:
        match = _TOKEN.match(text, place)
        if match is None:
            at = place + len(text[place:]) - len(text[place:].lstrip())
            raise _wrong(
                f"character {text[at]!r}", at + 1, "a number, a name or a sign"
            )
        kind = str(match.lastgroup)
        found.append(_Token(kind, match[kind], match.start(kind) + 1))
        place = match.end()
    return [*found, _Token("end", "", end + 1)]


def _wrong(what: str, at: int, expected: str) -> Problem:
    return Problem(f"{what} at character {at} of the formula", expected=expected)


class _Reader:
    """Reads tokens from the left, one method a line of the grammar."""

    def __init__(self, text: str, names: Sequence[str]) -> None:
        self._tokens = _tokens(text)
        self._next, self._deep = 0, 0
        self._names = frozenset(names)

    @property
    def _here(self) -> _Token:
        return self._tokens[self._next]

    def _take(self) -> _Token:
        token = self._here
        self._next += 1
        return token

    def _took(self, *texts: str) -> _Token | None:
        if self._here.kind != "number" and self._here.text in texts:
            return self._take()
        return None

    def _need(self, sign: str) -> None:
        if self._took(sign) is None:
            raise self._surprise(repr(sign))

    def _surprise(self, expected: str) -> Problem:
        token = self._here
        what = "the end" if token.kind == "end" else repr(token.text)
        return _wrong(what, token.at, expected)

    def _checked(self, node: _Node, at: int, *, holds: bool) -> _Node:
        if node.holds != holds:
            was, wanted = ("a condition", "a number")[:: 1 if node.holds else -1]
            raise _wrong(was, at, wanted)
        return node

    def whole(self) -> _Node:
        """Read the text to its end; it has to be a condition."""
        at = self._here.at
        node = self._condition()
        if self._here.kind != "end":
            raise self._surprise("a sign between two numbers, or the end")
        if not node.holds:
            raise _wrong("a number", at, "a condition such as y > sin(x)")
        return node

    def _condition(self) -> _Node:
        return self._joined(self._both, "or", np.logical_or)

    def _both(self) -> _Node:
        return self._joined(self._no, "and", np.logical_and)

    def _joined(self, part: Callable[[], _Node], word: str, join: Any) -> _Node:
        at = self._here.at
        node = part()
        while self._took(word):
            self._checked(node, at, holds=True)
            right_at = self._here.at
            right = self._checked(part(), right_at, holds=True)
            node = _pair(join, node, right, holds=True)
        return node

    def _no(self) -> _Node:
        if self._took("not") is None:
            return self._comparison()
        at = self._here.at
        self._sink()
        inner = self._checked(self._no(), at, holds=True)
        self._deep -= 1
        return _Node(lambda known: np.logical_not(inner.of(known)), holds=True)

    def _comparison(self) -> _Node:
        at = self._here.at
        left = self._sum()
        links: list[_Node] = []
        while sign := self._took(*_COMPARED):
            self._checked(left, at, holds=False)
            at = self._here.at
            right = self._checked(self._sum(), at, holds=False)
            links.append(_pair(_COMPARED[sign.text], left, right, holds=True))
            left = right
        if not links:
            return left
        node = links[0]
        for link in links[1:]:
            node = _pair(np.logical_and, node, link, holds=True)
        return node

    def _sum(self) -> _Node:
        return self._folded(self._term, _ADDED)

    def _term(self) -> _Node:
        return self._folded(self._signed, _MULTIPLIED)

    def _folded(self, part: Callable[[], _Node], signs: Mapping[str, Any]) -> _Node:
        at = self._here.at
        node = part()
        while sign := self._took(*signs):
            self._checked(node, at, holds=False)
            right_at = self._here.at
            right = self._checked(part(), right_at, holds=False)
            node = _pair(signs[sign.text], node, right, holds=False)
        return node

    def _signed(self) -> _Node:
        sign = self._took("+", "-")
        if sign is None:
            return self._power()
        at = self._here.at
        self._sink()
        inner = self._checked(self._signed(), at, holds=False)
        self._deep -= 1
        if sign.text == "+":
            return inner
        return _Node(lambda known: np.negative(inner.of(known)), holds=False)

    def _power(self) -> _Node:
        at = self._here.at
        base = self._atom()
        if self._took("^", "**") is None:
            return base
        self._checked(base, at, holds=False)
        self._sink()
        right_at = self._here.at
        exponent = self._checked(self._signed(), right_at, holds=False)
        self._deep -= 1
        return _pair(np.power, base, exponent, holds=False)

    def _atom(self) -> _Node:
        token = self._here
        if token.kind == "number":
            self._take()
            return _constant(float(token.text))
        if self._took("("):
            self._sink()
            node = self._condition()
            self._need(")")
            self._deep -= 1
            return node
        if token.kind == "name" and token.text not in ("and", "or", "not"):
            self._take()
            return self._named(token)
        raise self._surprise("a number, a name or '('")

    def _named(self, token: _Token) -> _Node:
        name = token.text
        if name in FUNCTIONS or name in EXTREMES:
            return self._call(token)
        if name in self._names:
            return _Node(lambda known: known[name], holds=False)
        if name in CONSTANTS:
            return _constant(CONSTANTS[name])
        known = [*sorted(self._names), *CONSTANTS, *FUNCTIONS, *EXTREMES]
        raise _wrong(repr(name), token.at, ", ".join(known))

    def _call(self, token: _Token) -> _Node:
        self._need("(")
        self._sink()
        given = []
        while True:
            at = self._here.at
            given.append(self._checked(self._condition(), at, holds=False))
            if self._took(",") is None:
                break
        self._need(")")
        self._deep -= 1
        if token.text in FUNCTIONS:
            if len(given) != 1:
                raise _wrong(f"{token.text} of {len(given)} numbers", token.at, "1")
            function, inner = FUNCTIONS[token.text], given[0]
            return _Node(lambda known: function(inner.of(known)), holds=False)
        if len(given) < 2:
            raise _wrong(f"{token.text} of 1 number", token.at, "2 at least")
        node = given[0]
        for other in given[1:]:
            node = _pair(EXTREMES[token.text], node, other, holds=False)
        return node

    def _sink(self) -> None:
        self._deep += 1
        if self._deep > MOST_DEEP:
            raise _wrong(
                "a part too deep", self._here.at, f"at most {MOST_DEEP} levels"
            )


def _constant(value: float) -> _Node:
    constant = np.asarray(value, np.float64)
    return _Node(lambda _known: constant, holds=False)


def _pair(join: Any, left: _Node, right: _Node, *, holds: bool) -> _Node:
    return _Node(lambda known: join(left.of(known), right.of(known)), holds)
