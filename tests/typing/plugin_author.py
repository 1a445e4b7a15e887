"""Checked by mypy as a stranger's plugin is: only `workbench.api`, all of it typed."""

from __future__ import annotations

import numpy as np

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Param,
    Plugin,
    class_codes,
    declare,
    declared,
    integer,
    neighbours,
    progress,
    votes,
)


@declare(
    Plugin(
        id="typed-vote",
        title="Typed vote",
        kind="classifier",
        family="Lazy",
        params=(integer("n_neighbors", 3, low=1),),
        reads=frozenset({"numeric", "nominal", "missing"}),
    )
)
class TypedVote:
    """The majority of the nearest rows."""

    def __init__(self, n_neighbors: int = 3) -> None:
        self.n_neighbors = n_neighbors

    def fit(
        self,
        X: FloatArray,
        y: IntArray,
        attributes: tuple[Attribute, ...] | None = None,
    ) -> TypedVote:
        """Keep the rows."""
        self.X_, self.attributes_ = X, attributes
        self.classes_, self.codes_ = class_codes(y)
        progress(1.0, "kept")
        return self

    def predict(self, X: FloatArray) -> IntArray:
        """Vote with equal weights."""
        distances, rows = neighbours(
            self.X_, X, self.n_neighbors, metric="heom", attributes=self.attributes_
        )
        counts = votes(self.codes_[rows], np.ones_like(distances), len(self.classes_))
        winners: IntArray = self.classes_[counts.argmax(axis=1)].astype(np.int64)
        return winners


plugin: Plugin | None = declared(TypedVote)
first: Param = plugin.params[0] if plugin is not None else integer("n", 1)
