"""Nearest rows of the same and of all other classes, by the fastest exact search."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from typing import Protocol

import numpy as np

from workbench.api import FloatArray, IntArray, check, progress
from workbench.numerics.neighbours.class_scan import ClassScan, Tied
from workbench.numerics.neighbours.class_trees import ClassTrees
from workbench.numerics.neighbours.distances import measure_for
from workbench.numerics.neighbours.neighbours import grow_tree

#: In so many dimensions trees are the faster search whatever the data.
_TREE_DIMENSIONS = 6
#: Comparing fewer pairs than these takes less time than trying what is faster.
_FEW = 50_000_000
#: In more dimensions trees are not tried.
_WIDE = 100
#: Seconds a row takes to be put into a tree, at the very least.
_GROWING = 5e-7
#: Rows on which both are tried.
_TRIED = 128
_PIECES = 16
#: The squares of larger numbers may be none any more.
_OVERFLOWS = 1e150

#: The time of this thread, which other programs do not change, where it is told finely.
_now = time.perf_counter if sys.platform == "win32" else time.thread_time


class _Finder(Protocol):
    """A search of rows for their nearest; fewer than v columns where there are fewer."""

    def same(self, asked: IntArray, c: int, v: int) -> IntArray:
        """Return the v nearest rows of class c to the rows `asked`, shape (m, v)."""

    def other(self, asked: IntArray, c: int, v: int) -> IntArray:
        """Return the v nearest rows of classes other than c, shape (m, v)."""


def class_neighbours(
    X: FloatArray,
    codes: IntArray,
    v_same: int,
    v_other: int,
    asked: IntArray | None = None,
) -> tuple[IntArray, IntArray]:
    """Find the nearest rows of the same class, and those of all other classes together.

    Exact, by Euclidean distance; ties are won by the lower row number. Which search is
    used depends on the number of rows and attributes and on a probe of the data; the
    answer does not.

    Parameters
    ----------
    X : ndarray, shape (n, d)
        Finite.
    codes : ndarray of int64, shape (n,)
        Classes from 0.
    v_same, v_other : int
        How many of either kind.
    asked : ndarray of int64, shape (m,), optional
        Ascending numbers of the rows asked about; all if None.

    Returns
    -------
    same, other : ndarray of int64, shapes (m, v_same) and (m, v_other)
        Row numbers, nearest first; -1 where there are no more. No row is its own
        neighbour, but a duplicate of it is.
    """
    anchors = np.arange(len(X)) if asked is None else asked
    same = np.full((len(anchors), v_same), -1, dtype=np.int64)
    other = np.full((len(anchors), v_other), -1, dtype=np.int64)
    finder = _finder(X, codes, anchors, v_other)
    done = 0
    for c, mine in _by_class(codes[anchors]):
        progress(done / len(anchors), "neighbours of each class")
        found = finder.same(anchors[mine], c, v_same)
        same[mine, : found.shape[1]] = found
        found = finder.other(anchors[mine], c, v_other)
        other[mine, : found.shape[1]] = found
        done += len(mine)
    return same, other


def tied_neighbours(
    X: FloatArray,
    codes: IntArray,
    v_same: int,
    v_other: int,
    asked: IntArray | None = None,
) -> tuple[Tied, Tied]:
    """Find the neighbours of `class_neighbours`, with all rows that tie for the last.

    These share the places that are left by weight, so what is gathered does not
    depend on the order of the rows. All pairs of rows are compared.

    Returns
    -------
    same, other : tuple of ndarrays, shape (m,)
        A row asked about, one of its neighbours, and its weight, 1 or less; the
        weights of a row add up to v or to the rows there are.
    """
    anchors = np.arange(len(X)) if asked is None else asked
    scan = ClassScan(measure_for("euclidean", X), X, codes)
    same, other, done = [], [], 0
    for c, mine in _by_class(codes[anchors]):
        progress(done / len(anchors), "neighbours of each class")
        same.append(scan.same_tied(anchors[mine], c, v_same))
        other.append(scan.other_tied(anchors[mine], c, v_other))
        done += len(mine)
    return _joined(same), _joined(other)


def _joined(found: list[Tied]) -> Tied:
    return Tied(*(np.concatenate(column) for column in zip(*found, strict=True)))


def _by_class(codes: IntArray) -> Iterator[tuple[int, IntArray]]:
    """Yield each class and where it is, ascending."""
    order = np.argsort(codes, kind="stable")
    classes, starts = np.unique(codes[order], return_index=True)
    stops = np.append(starts, len(codes))[1:]
    for c, start, stop in zip(classes, starts, stops, strict=True):
        yield int(c), order[start:stop]


def _finder(X: FloatArray, codes: IntArray, asked: IntArray, v: int) -> _Finder:
    """Choose by dimension and size, and where these do not tell, by trying."""
    n, d = X.shape
    measure = measure_for("euclidean", X)
    if d <= _TREE_DIMENSIONS or np.abs(X).max(initial=0.0) > _OVERFLOWS:
        return ClassTrees(measure, X, codes)
    scan = ClassScan(measure, X, codes)
    if d > _WIDE or n * len(asked) < _FEW:
        return scan
    trees = _trees_are_faster(scan, X, codes, asked, v)
    return ClassTrees(measure, X, codes) if trees else scan


def _trees_are_faster(
    scan: ClassScan, X: FloatArray, codes: IntArray, asked: IntArray, v: int
) -> bool:
    """Try both on some rows of the largest class, and project to all."""
    classes, sizes = np.unique(codes[asked], return_counts=True)
    c = int(classes[sizes.argmax()])
    mine = asked[codes[asked] == c]
    some = mine[:: -(-len(mine) // _TRIED)]
    share = len(asked) / len(some)
    by_scan = share * min(_seconds(scan.other, some, c, v) for _ in range(2))
    growing = _GROWING * len(X) * len(classes)
    if by_scan < growing:
        return False
    started = _now()
    tree = grow_tree(X[codes != c])
    growing = max(growing, (_now() - started) * len(classes))
    pieces: list[float] = []
    for rows in np.array_split(some, min(_PIECES, len(some))):
        check()
        pieces.append(_seconds(tree.query, X[rows], v + 1) / len(rows))
        if growing + pieces[0] * len(asked) > 8 * by_scan:
            break  # far too slow, which is no chance
    # the median, for other programs may have interrupted some
    return growing + float(np.median(pieces)) * len(asked) < by_scan


def _seconds(work: Callable[..., object], *given: object) -> float:
    started = _now()
    work(*given)
    return _now() - started
