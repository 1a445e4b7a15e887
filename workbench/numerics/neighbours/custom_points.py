"""Points for likeness, attribute by attribute: a distance that its user declares.

The declaration is a JSON object with one entry for each attribute that counts:

- ``{"points": 5}``: 5 points for equal cells, 0 for others;
- ``{"points": 4, "table": {"drama": {"thriller": 2}}}``: 2 points for these two labels,
  in either order;
- ``{"steps": [[0, 3], [2, 2], [5, 1]]}``: 3 points for equal numbers, 2 for a difference
  of at most 2, 1 for one of at most 5, 0 beyond;
- ``{"common": [0, 1, 2], "separator": ","}``: labels are lists; 1 point for one entry in
  common, 2 for two or more.

Equal cells have all points of their attribute, a missing cell has none. The distance is
1 less the points as a share of the most possible. Nothing makes it obey the triangle
inequality.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from workbench.api import Attribute, FloatArray, Problem
from workbench.api.did_you_mean import instead_of

_MOST_LISTS = 4000  # labels that are lists: all pairs of them are compared
_FORMS = '{"points": 5, "table": {…}}; {"steps": [[0, 3], …]}; {"common": [0, 1, …]}'

Lost = Callable[[FloatArray, FloatArray], FloatArray]


@dataclass(frozen=True)
class PointRules:
    """The points of each column.

    Attributes
    ----------
    lost : tuple of callable or None
        For each column the points that cells (broadcast) fail to have; None: it does not
        count.
    top : ndarray, shape (d,)
        The most points of each column.
    """

    lost: tuple[Lost | None, ...]
    top: FloatArray

    def difference(self, a: FloatArray, b: FloatArray, column: int) -> FloatArray:
        """Return the points of one column that cells fail to have, broadcast."""
        lost = self.lost[column]
        if lost is None:
            return np.zeros(np.broadcast_shapes(a.shape, b.shape))
        known = ~(np.isnan(a) | np.isnan(b))
        return np.where(known, lost(a, b), self.top[column])

    @property
    def total(self) -> float:
        """The most points that two rows can have."""
        return float(self.top.sum())


def read_rules(text: str, attributes: Sequence[Attribute] | None) -> PointRules:
    """Read the declaration for these attributes.

    Parameters
    ----------
    text : str
        JSON, as the head of this module says.
    attributes : sequence of Attribute or None
        None cannot be named, so nothing counts for them.

    Raises
    ------
    Problem
        For what is no such declaration; names the attribute and what was expected.
    """
    declared = read_object(text)
    if not declared:
        raise _wrong("nothing", f'{{"attribute": {_FORMS}}}')
    known = tuple(attributes or ())
    names = [attribute.name for attribute in known]
    for name in declared:
        if name not in names:
            raise _wrong(f"no attribute {name!r}", instead_of(name, names))
    lost: list[Lost | None] = []
    top = []
    for attribute in known:
        if attribute.name not in declared:
            lost.append(None)
            top.append(0.0)
            continue
        points, rule = _rule(attribute, declared[attribute.name])
        lost.append(rule)
        top.append(points)
    if not sum(top) > 0:
        raise _wrong("no attribute has points", "one with points above 0")
    return PointRules(tuple(lost), np.array(top))


def read_object(text: str) -> Mapping[str, Any]:
    """Return the JSON object of a text, of an empty one an empty one.

    Raises
    ------
    Problem
        When it is none.
    """
    if not text.strip():
        return {}
    try:
        declared = json.loads(text, object_pairs_hook=_without_repetition)
    except json.JSONDecodeError as error:
        raise _wrong(f"{error}", "a JSON object") from None
    except RecursionError:
        raise _wrong("too deep", "a JSON object of objects") from None
    if not isinstance(declared, dict):
        raise _wrong(repr(declared)[:80], "a JSON object, by attribute")
    return declared


def _without_repetition(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    for place, (name, _) in enumerate(pairs):
        if name in [other for other, _ in pairs[:place]]:
            raise _wrong(f"{name!r} twice", "each name once")
    return dict(pairs)


def _wrong(what: str, expected: str) -> Problem:
    return Problem(f"custom_points: {what}", expected=expected)


def _rule(attribute: Attribute, entry: Any) -> tuple[float, Lost]:
    """Return the most points of an attribute, and how they are lost."""
    name = attribute.name
    if not isinstance(entry, dict):
        raise _wrong(f"{name!r}: {entry!r}"[:120], _FORMS)
    extra = set(entry) - {"points", "table", "steps", "common", "separator"}
    forms = {"points", "steps", "common"} & set(entry)
    if extra or len(forms) != 1:
        raise _wrong(f"{name!r}: {', '.join(entry) or 'nothing'}"[:120], _FORMS)
    if "steps" in entry:
        return _steps(attribute, entry["steps"])
    if "common" in entry:
        return _common(attribute, entry["common"], entry.get("separator", ","))
    points = _number(name, entry["points"])
    if "table" in entry:
        return _table(attribute, points, entry["table"])
    return points, lambda a, b: np.where(a == b, 0.0, points)


def _number(name: str, value: Any) -> float:
    usable = isinstance(value, int | float) and not isinstance(value, bool)
    if not usable or not math.isfinite(value) or value < 0:
        raise _wrong(f"{name!r}: {value!r}"[:120], "a number from 0")
    return float(value)


def _steps(attribute: Attribute, steps: Any) -> tuple[float, Lost]:
    name = attribute.name
    if not attribute.is_numeric:
        raise _wrong(f"{name!r}: steps for labels", "points, a table or common")
    pairs = isinstance(steps, list) and all(
        isinstance(step, list) and len(step) == 2 for step in steps
    )
    if not pairs or not steps:
        raise _wrong(f"{name!r}: steps {steps!r}"[:120], "[[difference, points], …]")
    bounds = np.array([_number(name, bound) for bound, _ in steps])
    points = np.array([_number(name, value) for _, value in steps] + [0.0])
    if np.any(np.diff(bounds) <= 0) or np.any(np.diff(points) > 0):
        raise _wrong(
            f"{name!r}: steps {steps!r}"[:120],
            "differences that grow and points that do not",
        )
    lost = points[0] - points

    def by_steps(a: FloatArray, b: FloatArray) -> FloatArray:
        return np.asarray(lost[np.searchsorted(bounds, np.abs(a - b))])

    return float(points[0]), by_steps


def _table(attribute: Attribute, points: float, table: Any) -> tuple[float, Lost]:
    name, values = attribute.name, attribute.values
    if attribute.is_numeric:
        raise _wrong(f"{name!r}: a table for numbers", "points or steps")
    if not isinstance(table, dict) or not all(
        isinstance(line, dict) for line in table.values()
    ):
        raise _wrong(f"{name!r}: table", '{"label": {"label": points}}')
    given: dict[tuple[str, str], float] = {}
    for one, line in table.items():
        for other, value in line.items():
            for label in (one, other):
                if label not in values:
                    raise _wrong(
                        f"{name!r}: no label {label!r}", instead_of(label, values)
                    )
            given[one, other] = _number(name, value)
    likeness = np.where(np.eye(len(values), dtype=bool), points, 0.0)
    for (one, other), value in given.items():
        if given.get((other, one), value) != value:
            raise _wrong(
                f"{name!r}: {one!r} to {other!r} has {value:g}, back "
                f"{given[other, one]:g}",
                "a symmetric table",
            )
        if value > points or (one == other and value != points):
            raise _wrong(
                f"{name!r}: {value:g} points for {one!r} and {other!r}",
                f"at most {points:g}, and that for equal labels",
            )
        i, j = values.index(one), values.index(other)
        likeness[i, j] = likeness[j, i] = value
    return points, _looked_up(points - likeness)


def _common(attribute: Attribute, common: Any, separator: Any) -> tuple[float, Lost]:
    name, values = attribute.name, attribute.values
    if attribute.is_numeric:
        raise _wrong(f"{name!r}: common for numbers", "points or steps")
    if not isinstance(separator, str) or not separator:
        raise _wrong(f"{name!r}: separator {separator!r}", "a text that is not empty")
    if not isinstance(common, list) or not common:
        raise _wrong(f"{name!r}: common {common!r}"[:120], "[points for 0, for 1, …]")
    points = np.array([_number(name, value) for value in common])
    if np.any(np.diff(points) < 0):
        raise _wrong(f"{name!r}: common {common!r}"[:120], "points that do not shrink")
    if len(values) > _MOST_LISTS:
        raise _wrong(
            f"{name!r}: {len(values)} labels as lists", f"at most {_MOST_LISTS}"
        )
    entries = [
        {part.strip() for part in value.split(separator)} - {""} for value in values
    ]
    words = {word: place for place, word in enumerate(sorted(set().union(*entries)))}
    members = np.zeros((len(values), len(words)), np.float32)
    for i, own in enumerate(entries):
        members[i, [words[word] for word in own]] = 1.0
    shared = (members @ members.T).astype(np.int64)
    lost = points[-1] - points[np.minimum(shared, len(points) - 1)]
    np.fill_diagonal(lost, 0.0)  # equal cells have all points
    return float(points[-1]), _looked_up(lost)


def _looked_up(lost: FloatArray) -> Lost:
    """Return the look-up of pairs of codes; a missing code is answered for elsewhere."""

    def by_table(a: FloatArray, b: FloatArray) -> FloatArray:
        left = np.where(np.isnan(a), 0, a).astype(np.int64)
        right = np.where(np.isnan(b), 0, b).astype(np.int64)
        return np.asarray(lost[left, right])

    return by_table
