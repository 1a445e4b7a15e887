"""Claims about choosing rows and attributes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from scipy.spatial import Delaunay

from workbench.api import Dataset, FloatArray, IntArray
from workbench.compute.claims.card import Card, by_share, yes_or_no
from workbench.compute.facade import read
from workbench.core.results.claim import Figures, Verdict
from workbench.numerics.neighbours.neighbours import neighbours

_PLANES = ("thesis21-strips", "moons", "circles", "xor")
_SIDE = 60  # points of a grid on each side


def editing(given: Sequence[Dataset]) -> Figures:
    """Thin sets in the plane out, and ask 1-NN about their rows and about a grid."""
    found: dict[str, Any] = {}
    for name in _PLANES:
        data = read(f"builtin:{name}")
        X, y = data.X, data.y
        grid = _grid(X)
        before = _answers(X, y, grid)
        for method, kept in (
            ("forward", forward(X, y)),
            ("backward", backward(X, y)),
            ("delaunay", delaunay(X, y)),
        ):
            wrong = int((_answers(X[kept], y[kept], X) != y).sum())
            moved = int((_answers(X[kept], y[kept], grid) != before).sum())
            found[f"{method}, {name}"] = {
                "rows": len(X), "kept": len(kept), "errors_on_rows": wrong,
                "share_of_plane_changed": moved / len(grid),
            }  # fmt: skip
    return {"methods": found}


def _grid(X: FloatArray) -> FloatArray:
    low, high = X.min(axis=0), X.max(axis=0)
    axes = [np.linspace(low[j], high[j], _SIDE) for j in range(2)]
    return np.stack(np.meshgrid(*axes), axis=-1).reshape(-1, 2)


def _answers(X: FloatArray, y: IntArray, asked: FloatArray) -> IntArray:
    return y[neighbours(X, asked, 1)[1][:, 0]]


def forward(X: FloatArray, y: IntArray) -> list[int]:
    """Keep the first row, then each row that those kept misclassify; one pass."""
    kept = [0]
    for i in range(1, len(X)):
        if _nearest_class(X, y, kept, i) != y[i]:
            kept.append(i)
    return kept


def backward(X: FloatArray, y: IntArray) -> list[int]:
    """Drop each row that the others still kept classify rightly; one pass."""
    kept = list(range(len(X)))
    for i in range(len(X)):
        others = [j for j in kept if j != i]
        if others and _nearest_class(X, y, others, i) == y[i]:
            kept = others
    return kept


def _nearest_class(X: FloatArray, y: IntArray, rows: list[int], i: int) -> int:
    return int(y[rows[int(((X[rows] - X[i]) ** 2).sum(axis=1).argmin())]])


def delaunay(X: FloatArray, y: IntArray) -> list[int]:
    """Keep the rows that share a Delaunay edge with a row of another class.

    Rows that the triangulation leaves out as duplicates stay.
    """
    triangles = Delaunay(X)
    kept = {int(row) for row in triangles.coplanar[:, 0]}
    for a, b in ((0, 1), (1, 2), (0, 2)):
        pair = triangles.simplices[:, [a, b]]
        border = pair[y[pair[:, 0]] != y[pair[:, 1]]]
        kept.update(int(row) for row in border.ravel())
    return sorted(kept)


def _nothing_changes(figures: Figures) -> Verdict:
    entries = figures["methods"].values()
    same = [entry["share_of_plane_changed"] == 0 for entry in entries]
    return by_share(sum(same), len(same))


def backward_selection(given: Sequence[Dataset]) -> Figures:
    """Remove the first attribute by the printed listing, whose best accuracy starts at 0."""
    found: dict[str, Any] = {}
    for name in ("thesis21-strips", "xor", "iris", "wine"):
        data = read(f"builtin:{name}")
        d = data.X.shape[1]
        without = [_loo(np.delete(data.X, j, axis=1), data.y) for j in range(d)]
        before, after = _loo(data.X, data.y), max(without)
        found[name] = {
            "with_all": before, "without_one": after,
            "removed_from_0": after > 0, "removed_from_all": after > before,
        }  # fmt: skip
    return {"k": 5, "data": found}


def _loo(X: FloatArray, y: IntArray) -> float:
    """Return the leave-one-out accuracy of 5-NN, of equal votes the lower class code."""
    votes = y[neighbours(X, None, 5)[1]]
    counts = (votes[:, :, None] == np.arange(y.max() + 1)).sum(axis=1)
    return float((counts.argmax(axis=1) == y).mean())


def _only_when_better(figures: Figures) -> Verdict:
    entries = figures["data"].values()
    return yes_or_no(
        all(entry["removed_from_0"] == entry["removed_from_all"] for entry in entries)
    )


CARDS = (
    Card("argerich-editing", editing, _nothing_changes),
    Card("argerich-backward-selection", backward_selection, _only_when_better),
)
