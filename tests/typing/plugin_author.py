"""Checked by mypy as a stranger's plugin is: only `workbench.api`, all of it typed."""

from __future__ import annotations

import numpy as np

from workbench.api import (
    Attribute,
    Dataset,
    FloatArray,
    IntArray,
    Param,
    Plugin,
    declare,
    declared,
    integer,
    progress,
    seed,
)
from workbench.api.generator import (
    Generator,
    class_codes_drawn,
    label_noise,
    letters,
    rows,
)
from workbench.numerics.estimators.arguments import class_codes
from workbench.numerics.neighbours.neighbours import neighbours
from workbench.numerics.votes.votes import votes


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


@declare(
    Plugin(
        id="typed-coin",
        title="Typed coin",
        kind="generator",
        family="Generators",
        params=(rows(10), label_noise(), seed()),
    )
)
class TypedCoin(Generator):
    """Rows that tell nothing of their class."""

    def __init__(
        self, n_rows: int = 10, label_noise: float = 0.0, random_state: int = 1
    ) -> None:
        self.n_rows = n_rows
        self.label_noise = label_noise
        self.random_state = random_state

    def attributes(self) -> tuple[Attribute, ...]:
        """Return the only one."""
        return (Attribute("x"),)

    def class_attribute(self) -> Attribute:
        """Return the side of the coin."""
        return letters("side", "head tail")

    def draw(self, random: np.random.Generator, n: int) -> tuple[FloatArray, IntArray]:
        """Throw the coin."""
        return random.random((n, 1)), class_codes_drawn(random, n, 2, balanced=False)

    def clean_error(self) -> float:
        """Half of all guesses are wrong."""
        return 0.5


made: Dataset = TypedCoin().generate()
error: float | None = TypedCoin().bayes_error()
plugin: Plugin | None = declared(TypedVote)
first: Param = plugin.params[0] if plugin is not None else integer("n", 1)
