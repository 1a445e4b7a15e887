"""Constraints given by hand, converted to the form metric learners take."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from workbench.api import IntArray, Plugin, Problem
from workbench.api.plugin import accepts
from workbench.compute.evaluation.request import declaration
from workbench.compute.plugins.loader import known_ids, plugin_class
from workbench.core.program.catalogue import is_foreign


def taken_constraints(
    cls: type, plugin: Plugin, rows: IntArray, **given: IntArray | None
) -> dict[str, IntArray]:
    """Return constraints as positions among the usable rows, ready for `fit`.

    Of pairs and triples a method may take one kind: the other one is left out then, as
    is each constraint with a row that is not usable.

    Parameters
    ----------
    cls : type
        The estimator.
    plugin : Plugin
        Its declaration.
    rows : ndarray of int64, shape (n,)
        The usable rows of the data set, ascending.
    **given : ndarray of int, shape (m, 3), or None
        ``pairs`` and ``triples`` by row numbers of the data set.

    Raises
    ------
    Problem
        When there are some, and the method takes none of their kinds.
    """
    tables = {n: t for n, t in given.items() if t is not None and len(t)}
    taken = [n for n in tables if accepts(cls.fit, n)]  # type: ignore[attr-defined]
    if tables and not taken:
        names = " and ".join(tables)
        raise Problem(
            f"{plugin.title} does not learn from {names} given by hand",
            expected="a method that does: " + ", ".join(_takers(tables)),
        )
    return {
        name: _positions(np.asarray(tables[name], np.int64), rows, name)
        for name in taken
    }


def _takers(names: Iterable[str]) -> list[str]:
    """Return the titles of bundled methods that take constraints of these kinds."""
    classes = (plugin_class(i) for i in known_ids("metric") if not is_foreign(i))
    return [
        declaration(cls).title
        for cls in classes
        if any(accepts(cls.fit, name) for name in names)  # type: ignore[attr-defined]
    ]


def _positions(table: IntArray, rows: IntArray, name: str) -> IntArray:
    """Return where the rows of each constraint stand among `rows`."""
    marks = name == "pairs"  # the last column of pairs says same or different
    numbers = table[:, :2] if marks else table
    place = np.searchsorted(rows, numbers)
    usable = (place < len(rows)) & (rows[np.minimum(place, len(rows) - 1)] == numbers)
    whole = usable.all(axis=1)
    kept = np.column_stack([place, table[:, 2]]) if marks else place
    return np.asarray(kept[whole], np.int64)
