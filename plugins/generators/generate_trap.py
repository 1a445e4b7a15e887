"""The trap of irrelevant attributes and of units, in which k-NN falls."""

from __future__ import annotations

import numpy as np
from sklearn.base import BaseEstimator

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Plugin,
    declare,
    integer,
    real,
    seed,
)
from workbench.api.generator import Generator, label_noise, rows


@declare(
    Plugin(
        id="irrelevant",
        title="Irrelevant attributes",
        kind="generator",
        family="Generators",
        params=(
            rows(400),
            integer("n_relevant", 2, low=1, high=100, help="Attributes that decide."),
            integer(
                "n_irrelevant", 18, low=0, high=1000,
                help="Further attributes, drawn alike, that have nothing to do with the "
                "class.",
            ),
            real(
                "unit", 1.0, low=0.0, low_open=True, high=1e6,
                help="What the last attribute is multiplied with, as metres written in "
                "millimetres are with 1000.",
            ),
            label_noise(),
            seed(),
        ),
        summary="A simple rule of a few attributes among many that are irrelevant: "
        "k-NN fails until the axes are weighed.",
        reference="T. M. Mitchell (1997), Machine Learning, section 8.2.3.",
    )
)  # fmt: skip
class Irrelevant(Generator, BaseEstimator):
    """Uniform attributes of which the first few decide the class.

    The class is ``above`` where the sum of the relevant attributes, in units of their
    range, is above half their number. The error of the optimal rule is 0, or the noise.

    Parameters
    ----------
    n_relevant, n_irrelevant : int
        x1 … and r1 …, uniform on 0 … 1.
    unit : float
        Factor of the last attribute. It is an irrelevant one, if there is any: above
        1 it drowns the others. Below 1, without irrelevant ones, a relevant one goes
        under.

    Examples
    --------
    >>> from workbench.bundled.generate_trap import Irrelevant
    >>> data = Irrelevant(n_rows=50).generate()
    >>> data.X.shape, data.classes
    ((50, 20), ('below', 'above'))
    """

    def __init__(
        self,
        n_rows: int = 400,
        n_relevant: int = 2,
        n_irrelevant: int = 18,
        unit: float = 1.0,
        label_noise: float = 0.0,
        random_state: int = 1,
    ) -> None:
        self.n_rows = n_rows
        self.n_relevant = n_relevant
        self.n_irrelevant = n_irrelevant
        self.unit = unit
        self.label_noise = label_noise
        self.random_state = random_state

    def attributes(self) -> tuple[Attribute, ...]:
        """Return the relevant x1 … and the irrelevant r1 …, all numeric."""
        names = [f"x{j + 1}" for j in range(self.n_relevant)]
        names += [f"r{j + 1}" for j in range(self.n_irrelevant)]
        return tuple(Attribute(name, "numeric") for name in names)

    def class_attribute(self) -> Attribute:
        """Return ``below`` and ``above``."""
        return Attribute("sum", "nominal", ("below", "above"))

    def draw(self, random: np.random.Generator, n: int) -> tuple[FloatArray, IntArray]:
        """Return rows and codes."""
        X = random.random((n, self.n_relevant + self.n_irrelevant))
        X[:, -1] *= self.unit
        return X, self.best_classes(X)

    def clean_error(self) -> float:
        """Return 0: the rule is certain."""
        return 0.0

    def best_classes(self, X: FloatArray) -> IntArray:
        """Add the relevant attributes up."""
        relevant = X[:, : self.n_relevant].copy()
        if self.n_irrelevant == 0:
            relevant[:, -1] /= self.unit
        codes: IntArray = (relevant.sum(axis=1) > self.n_relevant / 2).astype(np.int64)
        return codes
