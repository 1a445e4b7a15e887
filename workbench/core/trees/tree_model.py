"""A fitted decision tree as a list of nodes: tests, paths, and the rows of a node."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from workbench.api.data import Attribute, Dataset, FloatArray, IntArray
from workbench.api.problems import Problem

#: Values this far above a threshold still go left, as where the tree was grown.
TOLERANCE = 1e-6
_SIGNS = ("<=", ">", "!=", "=")


@dataclass(frozen=True, slots=True)
class Test:
    """Condition a row must meet to go down one branch.

    Attributes
    ----------
    attribute : str
        The name.
    sign : str
        ``<=`` or ``>`` of a threshold, ``=`` or ``!=`` of a label.
    value : float or str
    """

    __test__ = False  # not one of pytest's

    attribute: str
    sign: str
    value: float | str

    @property
    def value_text(self) -> str:
        """The threshold or label as people write it."""
        return self.value if isinstance(self.value, str) else f"{self.value:.10g}"

    def branch(self) -> str:
        """Return what stands at the edge: ``<= 2.45``, ``= sunny``."""
        return f"{self.sign} {self.value_text}"

    def __str__(self) -> str:
        return f"{self.attribute} {self.branch()}"

    def passed(self, values: FloatArray, attribute: Attribute) -> npt.NDArray[np.bool_]:
        """Say which values, shape (n,), go down the branch; a missing one never does.

        Raises
        ------
        Problem
            When the attribute has no such label, or no order.
        """
        known = ~np.isnan(values)
        if isinstance(self.value, float):
            if not attribute.is_numeric:
                raise Problem(f"{attribute.name} is not numeric here", where=str(self))
            left = values <= self.value + TOLERANCE
            return np.asarray(known & (left if self.sign == "<=" else ~left))
        if self.value not in attribute.values:
            raise Problem(f"{attribute.name} has no such label here", where=str(self))
        same = values == attribute.values.index(self.value)
        return np.asarray(known & (same if self.sign == "=" else ~same))


@dataclass(frozen=True, slots=True)
class Node:
    """One node, by its number in `Tree.nodes`; a leaf has no children.

    Attributes
    ----------
    parent : int
        -1 for the root.
    depth : int
        0 for the root.
    test : Test or None
        Of the branch that leads here; None for the root.
    attribute : str
        What is tested here; empty at a leaf.
    label : str
        The class predicted, empty for a numeric class.
    value : float
        The number predicted, NaN for a nominal class.
    counts : tuple of float
        The weight of each class; empty for a numeric class.
    count, errors : float
        The weight of the rows, and of those whose class is another.
    children : tuple of int
    """

    parent: int
    depth: int
    test: Test | None
    attribute: str
    label: str
    value: float
    counts: tuple[float, ...]
    count: float
    errors: float
    children: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Tree:
    """The nodes in preorder; the root is number 0."""

    nodes: tuple[Node, ...] = field(default=())

    @staticmethod
    def from_root(root: Mapping[str, Any]) -> Tree:
        """Read the nested ``model.root`` of the command ``fit``."""
        found: list[tuple[Mapping[str, Any], int, int, Test | None]] = []
        below: list[list[int]] = []
        waiting: list[tuple[Mapping[str, Any], int, int, Test | None]]
        waiting = [(root, -1, 0, None)]
        while waiting:
            item = waiting.pop()
            document, parent, depth, _ = item
            number = len(found)
            found.append(item)
            below.append([])
            if parent >= 0:
                below[parent].append(number)
            children = document.get("children") or []
            waiting.extend(
                (child, number, depth + 1, _test(document, child, i))
                for i, child in reversed(list(enumerate(children)))
            )
        return Tree(
            tuple(
                _node(*item, tuple(kids))
                for item, kids in zip(found, below, strict=True)
            )
        )

    @property
    def depth(self) -> int:
        """The longest path, 0 for a single leaf."""
        return max((node.depth for node in self.nodes), default=0)

    def path(self, number: int) -> list[int]:
        """Return the nodes from the root to this one, both included."""
        found = []
        while number >= 0:
            found.append(number)
            number = self.nodes[number].parent
        return found[::-1]

    def tests(self, number: int) -> list[Test]:
        """Return the tests on the way to a node, from the root."""
        tests = (self.nodes[i].test for i in self.path(number))
        return [test for test in tests if test is not None]

    def conditions(self, number: int) -> list[str]:
        """Return the tests as few texts as possible: ``0.8 < petalwidth <= 1.7``."""
        return conditions(self.tests(number))


def conditions(tests: Iterable[Test]) -> list[str]:
    """Write tests as texts; those of one threshold attribute become one interval."""
    found: dict[str, list[Test]] = {}
    for test in tests:
        numeric = isinstance(test.value, float)
        found.setdefault(test.attribute if numeric else str(test), []).append(test)
    return [_interval(group) for group in found.values()]


def rows_reaching(dataset: Dataset, tests: Sequence[Test]) -> tuple[IntArray, int]:
    """Find the rows that pass all tests.

    Returns
    -------
    rows : ndarray of int64
        Ascending.
    missing : int
        How many others came to a test whose value they miss: they are left out.

    Raises
    ------
    Problem
        When the data set lacks an attribute or label that is tested.
    """
    places = {a.name: j for j, a in enumerate(dataset.attributes)}
    rows, missing = np.arange(dataset.n_rows), 0
    for test in tests:
        if test.attribute not in places:
            raise Problem(f"no attribute {test.attribute!r} here", where=str(test))
        j = places[test.attribute]
        values = dataset.X[rows, j]
        missing += int(np.isnan(values).sum())
        rows = rows[test.passed(values, dataset.attributes[j])]
    return rows, missing


def _interval(tests: Sequence[Test]) -> str:
    low = max((float(t.value) for t in tests if t.sign == ">"), default=None)
    high = min((float(t.value) for t in tests if t.sign == "<="), default=None)
    if not isinstance(tests[0].value, float) or low is None or high is None:
        return str(tests[0] if len(tests) == 1 else _tightest(tests))
    return f"{low:.10g} < {tests[0].attribute} <= {high:.10g}"


def _tightest(tests: Sequence[Test]) -> Test:
    pick = max if tests[0].sign == ">" else min
    return pick(tests, key=lambda test: test.value)


def _test(parent: Mapping[str, Any], child: Mapping[str, Any], place: int) -> Test:
    """Read the branch to a child: by threshold, by label, or as it is written."""
    name, threshold = str(parent.get("attribute", "")), parent.get("threshold")
    if threshold is not None:
        return Test(name, "<=" if place == 0 else ">", float(threshold))
    written = str(child.get("branch") or f"= {child.get('value', place)}")
    for sign in _SIGNS:
        if written.startswith(sign + " "):
            return Test(name, sign, written[len(sign) + 1 :])
    return Test(name, "=", written)


def _node(
    document: Mapping[str, Any],
    parent: int,
    depth: int,
    test: Test | None,
    children: tuple[int, ...],
) -> Node:
    label, value = document.get("class"), document.get("value")
    # beside a class, "value" is the label of the branch
    numeric = label is None and isinstance(value, int | float)
    return Node(
        parent=parent,
        depth=depth,
        test=test,
        attribute=str(document.get("attribute") or "") if children else "",
        label="" if label is None else str(label),
        value=float(value) if numeric and value is not None else math.nan,
        counts=tuple(float(c) for c in document.get("counts") or ()),
        count=float(document.get("count") or 0.0),
        errors=float(document.get("errors") or 0.0),
        children=children,
    )
