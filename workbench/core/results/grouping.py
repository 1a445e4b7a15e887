"""Colour groups of rows: by class, by a nominal attribute, or none."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from workbench.api.data import Dataset, IntArray

BY_CLASS, BY_NOTHING = -1, -2
#: So many pairs of a colour and a marker differ; of more groups the most frequent are
#: drawn one by one, and the others together in grey.
MOST_GROUPS = 64


def groups(dataset: Dataset, by: int = BY_CLASS) -> tuple[IntArray, tuple[str, ...]]:
    """Give each row the number of its group.

    Parameters
    ----------
    by : int
        `BY_CLASS`, `BY_NOTHING`, or the position of a nominal attribute. A class that
        is a number groups nothing.

    Returns
    -------
    codes : ndarray of int, shape (n,)
        Rows without a label have the number after the last label.
    names : tuple of str
        Of the groups; ``?`` is added when a label is missing, and there is one empty
        name when nothing groups the rows.
    """
    return _with_unlabelled(*_labelled(dataset, by))


def drawn_groups(
    dataset: Dataset, by: int = BY_CLASS
) -> tuple[IntArray, tuple[str, ...]]:
    """Group rows as `groups` does, the least frequent of many groups together.

    That group has the number `MOST_GROUPS`, rows without a label the one after it.
    """
    codes, names = _labelled(dataset, by)
    shown = most_frequent(codes, len(names))
    return _with_unlabelled(
        merged(codes, len(names), shown), drawn_names(names, shown)
    )  # fmt: skip


def most_frequent(codes: IntArray, n_groups: int) -> IntArray:
    """Return the groups that are drawn one by one, in their own order.

    Parameters
    ----------
    codes : ndarray of int
        The group of each row, -1 for none.
    n_groups : int
        All are returned if they are no more than `MOST_GROUPS`.
    """
    if n_groups <= MOST_GROUPS:
        return np.arange(n_groups)
    sizes = np.bincount(codes[codes >= 0], minlength=n_groups)
    return np.sort(np.argsort(-sizes, kind="stable")[:MOST_GROUPS])


def merged(codes: IntArray, n_groups: int, shown: IntArray) -> IntArray:
    """Give groups their place in `shown` as number, all others the one after it."""
    if len(shown) == n_groups:
        return codes
    place = np.full(n_groups, len(shown), np.int64)
    place[shown] = np.arange(len(shown))
    return np.where(codes >= 0, place[codes], codes)


def drawn_names(names: Sequence[str], shown: IntArray) -> tuple[str, ...]:
    """Name the groups drawn: those shown, and the number of the others, as ``+436``."""
    named = tuple(names[k] for k in shown)
    others = len(names) - len(named)
    return (*named, f"+{others}") if others else named


def _labelled(dataset: Dataset, by: int) -> tuple[IntArray, tuple[str, ...]]:
    """Return the group of each row, -1 without a label, and the groups' names."""
    nothing = by == BY_CLASS and not dataset.has_nominal_class
    if by == BY_NOTHING or nothing:
        return np.zeros(dataset.n_rows, np.int64), ("",)
    if by == BY_CLASS:
        return dataset.y, dataset.classes
    values = dataset.X[:, by]
    codes = np.where(np.isnan(values), -1, values).astype(np.int64)
    return codes, dataset.attributes[by].values


def _with_unlabelled(
    codes: IntArray, names: tuple[str, ...]
) -> tuple[IntArray, tuple[str, ...]]:
    missing = codes < 0
    if not missing.any():
        return codes, names
    return np.where(missing, len(names), codes), (*names, "?")
