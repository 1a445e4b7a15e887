"""Rows of the plane whose class is a condition that people write."""

from __future__ import annotations

import numpy as np
from sklearn.base import BaseEstimator

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Plugin,
    Problem,
    declare,
    real,
    seed,
    text,
)
from workbench.api.generator import PlaneGenerator, label_noise, letters, rows
from workbench.numerics.formula import read_formula


@declare(
    Plugin(
        id="formula",
        title="Formula",
        kind="generator",
        family="Generators",
        params=(
            rows(400),
            text(
                "condition", "y > sin(x)",
                help="Where the class is yes: x, y, pi, e, + - * / ^, comparisons, and, "
                "or, not, sin cos tan exp log sqrt abs min max.",
            ),
            real("left", -4.0, low=-1e6, high=1e6, help="The least x."),
            real("right", 4.0, low=-1e6, high=1e6, help="The greatest x."),
            real("bottom", -2.0, low=-1e6, high=1e6, help="The least y."),
            real("top", 2.0, low=-1e6, high=1e6, help="The greatest y."),
            label_noise(),
            seed(),
        ),
        summary="Rows spread evenly over a rectangle; the class says where a condition "
        "holds, such as y > sin(x).",
        reference="Weka, AddExpression",
    )
)  # fmt: skip
class FormulaPlane(PlaneGenerator, BaseEstimator):
    """Evenly spread rows; the class is yes where a condition holds.

    Parameters
    ----------
    condition : str
        As `workbench.numerics.formula` reads it.
    left, right, bottom, top : float
        The rectangle.

    Examples
    --------
    >>> from workbench.bundled.generate_formula import FormulaPlane
    >>> data = FormulaPlane(n_rows=50, condition="x^2 + y^2 < 1").generate()
    >>> inside = (data.X**2).sum(axis=1) < 1
    >>> bool((data.y == inside).all())
    True
    """

    def __init__(
        self,
        n_rows: int = 400,
        condition: str = "y > sin(x)",
        left: float = -4.0,
        right: float = 4.0,
        bottom: float = -2.0,
        top: float = 2.0,
        label_noise: float = 0.0,
        random_state: int = 1,
    ) -> None:
        self.n_rows = n_rows
        self.condition = condition
        self.left = left
        self.right = right
        self.bottom = bottom
        self.top = top
        self.label_noise = label_noise
        self.random_state = random_state

    def class_attribute(self) -> Attribute:
        """Return the class: whether the condition holds."""
        return letters("class", "no yes")

    def draw(self, random: np.random.Generator, n: int) -> tuple[FloatArray, IntArray]:
        """Return rows of the rectangle and whether the condition holds there."""
        for low, high, names in (
            (self.left, self.right, "left and right"),
            (self.bottom, self.top, "bottom and top"),
        ):
            if not low < high:
                raise Problem(
                    f"{names} are {low:g} and {high:g}", expected="the lower one first",
                    where="formula",
                )  # fmt: skip
        low, high = np.array([[self.left, self.bottom], [self.right, self.top]])
        X = low + random.random((n, 2)) * (high - low)
        return X, self.best_classes(X)

    def clean_error(self) -> float:
        """Return 0: the condition knows every class."""
        return 0.0

    def best_classes(self, X: FloatArray) -> IntArray:
        """Return where the condition holds."""
        return read_formula(self.condition).holds(X).astype(np.int64)
