"""Claims about complete cross-validation and rows that may go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from workbench.api import Dataset, FloatArray, IntArray
from workbench.compute.claims.card import Card, by_share
from workbench.compute.claims.claim_data import all_data
from workbench.compute.claims.training_claims import delaunay
from workbench.compute.facade import make, read
from workbench.core.results.claim import Figures, Verdict
from workbench.numerics.neighbours.neighbours import neighbours
from workbench.numerics.prototypes.compactness import compactness
from workbench.numerics.prototypes.row_table import RowTable

#: More rows make a table of distances that a card should not wait for.
_MOST_ROWS = 2000
#: What "hardly" allows: the CCV moves by one error in fifty rows.
_HARDLY = 0.02


def control_size(given: Sequence[Dataset]) -> Figures:
    """Compute the CCV of 1-NN with 1, half and nine tenths of the rows as control rows.

    Under HEOM: Euclidean on attributes divided by their ranges, labels 0 or 1. Sets of
    more than 2 000 rows are left out.
    """
    found: dict[str, Any] = {}
    held = 0
    for name, data in all_data(given):
        L = data.n_rows
        if L > _MOST_ROWS:
            continue
        table = RowTable(data.X, metric="heom", attributes=data.attributes)
        controls = [1, L // 2, min(round(0.9 * L), L - 1)]
        ccv = compactness(table, data.y).ccv(controls)[0].tolist()
        found[name] = {
            "rows": L, "ccv_1": ccv[0], "ccv_half": ccv[1], "ccv_nine_tenths": ccv[2],
        }  # fmt: skip
        held += max(ccv) - min(ccv) <= _HARDLY
    return {"data": found, "sets": len(found), "held": held}


def _hardly_moves(figures: Figures) -> Verdict:
    return by_share(figures["held"], figures["sets"])


_PLANES = ("thesis21-strips", "moons", "circles", "xor")
_SIDE = 60  # points of a grid on each side


def agreeing_neighbours(given: Sequence[Dataset]) -> Figures:
    """Drop rows whose Voronoi neighbours are all of their class; ask k-NN about a grid."""
    found: dict[str, Any] = {}
    for name in _PLANES:
        data = read(f"builtin:{name}")
        X, y = data.X, data.y
        kept = np.array(delaunay(X, y))
        low, high = X.min(axis=0), X.max(axis=0)
        axes = [np.linspace(low[j], high[j], _SIDE) for j in range(2)]
        grid = np.stack(np.meshgrid(*axes), axis=-1).reshape(-1, 2)
        for k in (1, 3):
            moved = votes(X, y, grid, k) != votes(X[kept], y[kept], grid, k)
            found[f"{name}, k = {k}"] = {
                "k": k, "rows": len(X), "kept": len(kept),
                "share_of_plane_changed": float(moved.mean()),
            }  # fmt: skip
    return {"cases": found}


def votes(X: FloatArray, y: IntArray, asked: FloatArray, k: int) -> IntArray:
    """Return the class of most of the k nearest rows, the first of equal ones."""
    near = y[neighbours(X, asked, k)[1]]
    counts = (near[:, :, None] == np.arange(y.max() + 1)).sum(axis=1)
    return np.asarray(counts.argmax(axis=1))


def _regions_stay(figures: Figures) -> Verdict:
    entries = figures["cases"].values()
    same = [entry["share_of_plane_changed"] == 0 for entry in entries]
    return by_share(sum(same), len(same))


_SELECTED = ("thesis21-strips", "moons", "circles", "xor", "iris", "wine")
_SEED = 1


def ccv_overfits(given: Sequence[Dataset]) -> Figures:
    """Eliminate by CCV on a random half of the rows, and ask 1-NN about the other half.

    What is kept are the rows at which the CCV was least on the way, one control row at a
    time; attributes divided by the ranges of the first half.
    """
    found: dict[str, Any] = {}
    for name in _SELECTED:
        data = read(f"builtin:{name}")
        order = np.random.default_rng(_SEED).permutation(data.n_rows)
        half = data.n_rows // 2
        first, other = order[:half], order[half:]
        X = data.X / np.ptp(data.X[first], axis=0)
        y = data.y
        selector = make("ccv-elimination", control=1, stop="least")
        kept = first[np.asarray(selector.fit(X[first], y[first]).kept_)]
        found[name] = {
            "rows": half,
            "kept": len(kept),
            "error_on_training": _error(X, y, kept, first),
            "error_on_others": _error(X, y, kept, other),
            "error_on_others_with_all": _error(X, y, first, other),
        }
    return {"data": found}


def _error(X: FloatArray, y: IntArray, kept: IntArray, asked: IntArray) -> float:
    """Return the error of 1-NN among some rows; nobody is its own neighbour."""
    _, near = neighbours(X[kept], X[asked], min(2, len(kept)))
    own = kept[near[:, 0]] == asked
    nearest = np.where(own, near[:, -1], near[:, 0])
    return float((y[kept[nearest]] != y[asked]).mean())


#: Errors of halves differ by chance; a difference of one row in fifty is one.
_CHANCE = 0.02


def _generalises(figures: Figures) -> Verdict:
    held = [
        entry["error_on_others"] <= entry["error_on_training"] + _CHANCE
        for entry in figures["data"].values()
    ]
    return by_share(sum(held), len(held))


CARDS = (
    Card("vorontsov-ccv-control", control_size, _hardly_moves),
    Card("vorontsov-ccv-selection", ccv_overfits, _generalises),
    Card("argerich-voronoi-neighbours", agreeing_neighbours, _regions_stay),
)
