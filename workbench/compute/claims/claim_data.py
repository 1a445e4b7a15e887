"""Data sets of the claims bench, and their leave-one-out errors for every k."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from workbench.api import Dataset, IntArray, Problem
from workbench.compute.facade import generate, make, read

BUILT_IN = (
    "thesis21-strips", "thesis21-printed", "moons", "circles", "xor", "stripes-6",
    "iris", "wine", "wine-2", "wdbc",
)  # fmt: skip
#: By the name of the set: a generator and its parameters.
GENERATED: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    "monks-3": ("monks", {"problem": "3", "label_noise": 0.0}),
    "balance": ("balance", {}),
    "twonorm": ("twonorm", {"n_rows": 2000}),
}
K_MAX = 30


@cache
def _standard() -> tuple[tuple[str, Dataset], ...]:
    built_in = [(name, read(f"builtin:{name}")) for name in BUILT_IN]
    made = [
        (name, generate(generator, **params))
        for name, (generator, params) in GENERATED.items()
    ]
    return tuple(built_in + made)


def all_data(given: Sequence[Dataset]) -> Iterator[tuple[str, Dataset]]:
    """Name the built-in sets, the generated ones and those of the user.

    Raises
    ------
    Problem
        For a set of the user without classes, or with fewer than four rows.
    """
    yield from _standard()
    taken = {name for name, _ in _standard()}
    for data in given:
        if not data.has_nominal_class:
            raise Problem("no nominal class", expected="classes", where=data.name)
        known = data.y >= 0
        if known.sum() < 4:
            what = f"{known.sum()} rows with a class"
            raise Problem(what, expected="four or more", where=data.name)
        name = data.name
        while name in taken:
            name += "*"
        taken.add(name)
        yield name, data.take(np.flatnonzero(known))


@dataclass(frozen=True, slots=True, eq=False)
class LeaveOneOut:
    """Errors of k-NN when each row is judged by the others.

    Attributes
    ----------
    data : str
    rows : int
    errors : ndarray of int64, shape (K_MAX,) or less
        For k = 1, 2, …
    """

    data: str
    rows: int
    errors: IntArray

    @property
    def best_k(self) -> int:
        """The least of the best k."""
        return int(self.errors.argmin()) + 1


def leave_one_out(name: str, data: Dataset) -> LeaveOneOut:
    """Return the errors under HEOM: Euclidean on attributes divided by their ranges.

    Labels count 1 where they differ (Wilson and Martinez, 1997).
    """
    knn = make("knn", metric="heom")
    curves = knn.vote_curves(
        data.X, data.y, K_MAX, ("uniform",), attributes=data.attributes
    )
    return LeaveOneOut(name, data.n_rows, curves["uniform"].errors)


@cache
def _standard_curves() -> tuple[LeaveOneOut, ...]:
    return tuple(leave_one_out(name, data) for name, data in _standard())


def error_curves(given: Sequence[Dataset]) -> list[LeaveOneOut]:
    """Return the curves of `all_data`; those of the standard sets are kept."""
    own = list(all_data(given))[len(_standard()) :]
    return [*_standard_curves(), *(leave_one_out(name, data) for name, data in own)]
