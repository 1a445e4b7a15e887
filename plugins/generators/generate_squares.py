"""Squares and cubes: XOR, the checkerboard, and rows whose class is pure chance."""

from __future__ import annotations

import math

import numpy as np
from scipy.special import ndtr
from sklearn.base import BaseEstimator

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Plugin,
    declare,
    integer,
    numeric_attributes,
    real,
    seed,
)
from workbench.api.generator import (
    BalancedGenerator,
    PlaneGenerator,
    balanced,
    class_codes_drawn,
    label_noise,
    letters,
    numbered_classes,
    rows,
)
from workbench.numerics.quadrature import REACH, integral

#: Below this the edges of a square, 1 apart, know nothing of each other.
_THIN = 0.05


@declare(
    Plugin(
        id="xor",
        title="XOR",
        kind="generator",
        family="Generators",
        params=(
            rows(300),
            real(
                "noise", 0.4, low=0.0, high=10.0,
                help="Standard deviation of each of the four clouds around (±1, ±1).",
            ),
            balanced(),
            label_noise(),
            seed(),
        ),
        summary="Four clouds at the corners of a square; opposite ones share a class.",
        reference="M. Minsky, S. Papert (1969). Perceptrons.",
    )
)  # fmt: skip
class Xor(PlaneGenerator, BaseEstimator):
    """Four normal clouds around (±1, ±1); the class tells whether the signs agree.

    Parameters
    ----------
    noise : float
        Standard deviation of a cloud.
    balanced : bool
        Whether the four clouds have equally many rows.

    Notes
    -----
    The optimal rule compares the signs of x and y and errs when noise turned exactly
    one of them: 2 q (1 - q), q = Φ(-1 / noise).

    Examples
    --------
    >>> from workbench.bundled.generate_squares import Xor
    >>> data = Xor(n_rows=50).generate()
    >>> data.X.shape, data.classes
    ((50, 2), ('same', 'different'))
    """

    def __init__(
        self,
        n_rows: int = 300,
        noise: float = 0.4,
        balanced: bool = True,
        label_noise: float = 0.0,
        random_state: int = 1,
    ) -> None:
        self.n_rows = n_rows
        self.noise = noise
        self.balanced = balanced
        self.label_noise = label_noise
        self.random_state = random_state

    def class_attribute(self) -> Attribute:
        """Return the class: whether the signs agree."""
        return letters("class", "same different")

    def draw(self, random: np.random.Generator, n: int) -> tuple[FloatArray, IntArray]:
        """Return rows around the four corners."""
        corner = class_codes_drawn(random, n, 4, self.balanced)
        right, top = corner % 2 ^ corner // 2, corner // 2
        X = np.stack([2.0 * right - 1, 2.0 * top - 1], axis=1)
        return X + self.noise * random.standard_normal((n, 2)), right ^ top

    def clean_error(self) -> float:
        """Return 2 q (1 - q)."""
        q = float(ndtr(-1 / self.noise)) if self.noise else 0.0
        return 2 * q * (1 - q)

    def best_classes(self, X: FloatArray) -> IntArray:
        """Compare the signs."""
        differ: IntArray = ((X[:, 0] >= 0) != (X[:, 1] >= 0)).astype(np.int64)
        return differ


@declare(
    Plugin(
        id="checkerboard",
        title="Checkerboard",
        kind="generator",
        family="Generators",
        params=(
            rows(800),
            integer("n_squares", 4, low=2, high=32, help="Squares along each side."),
            real(
                "noise", 0.0, low=0.0, high=5.0,
                help="Standard deviation of what is added to each coordinate.",
            ),
            label_noise(),
            seed(),
        ),
        summary="Squares of side 1 in two colours, rows spread evenly over the board.",
        reference=(
            "T. K. Ho, E. M. Kleinberg (1996). Checkerboard dataset. University of "
            "Wisconsin."
        ),
    )
)  # fmt: skip
class Checkerboard(PlaneGenerator, BaseEstimator):
    """A board of n × n unit squares; the class is the colour.

    Parameters
    ----------
    noise : float
        Moves a row after its colour was taken.

    Notes
    -----
    The difference of the two joint densities is A(x) A(y) / n² with
    A(x) = Σ (-1)ⁱ (Φ((x - i) / s) - Φ((x - i - 1) / s)), so the error is
    (1 - (∫ |A| / n)²) / 2 and the optimal rule looks at the sign of A(x) A(y).

    Examples
    --------
    >>> from workbench.bundled.generate_squares import Checkerboard
    >>> data = Checkerboard(n_rows=50).generate()
    >>> data.X.shape, data.classes
    ((50, 2), ('black', 'white'))
    """

    def __init__(
        self,
        n_rows: int = 800,
        n_squares: int = 4,
        noise: float = 0.0,
        label_noise: float = 0.0,
        random_state: int = 1,
    ) -> None:
        self.n_rows = n_rows
        self.n_squares = n_squares
        self.noise = noise
        self.label_noise = label_noise
        self.random_state = random_state

    def class_attribute(self) -> Attribute:
        """Return the class: the colour; the first square is black."""
        return letters("class", "black white")

    def draw(self, random: np.random.Generator, n: int) -> tuple[FloatArray, IntArray]:
        """Return places on the board and their colours."""
        X = random.random((n, 2)) * self.n_squares
        codes = np.floor(X).astype(np.int64).sum(axis=1) % 2
        if self.noise:
            X += self.noise * random.standard_normal((n, 2))
        return X, codes

    def clean_error(self) -> float:
        """Return (1 - (∫ |A| / n)²) / 2."""
        if self.noise == 0.0:
            return 0.0
        n, reach = self.n_squares, REACH * self.noise
        if self.noise < _THIN:
            # each of the n - 1 inner edges costs ∫ (1 - |2Φ(x / s) - 1|) dx
            mass = n - (n - 1) * 4 * self.noise / math.sqrt(2 * math.pi)
            return (1 - (mass / n) ** 2) / 2
        mass = integral(
            lambda x: np.abs(self._wave(x[:, 0])),
            [-reach],
            [n + reach],
            step=min(self.noise, 0.5),
        )
        return (1 - (mass / n) ** 2) / 2

    def best_classes(self, X: FloatArray) -> IntArray:
        """Multiply the signs of the wave along both axes."""
        signs = self._wave(X[:, 0]) * self._wave(X[:, 1])
        return (signs < 0).astype(np.int64)

    def _wave(self, x: FloatArray) -> FloatArray:
        """Return A(x); by sign only where there is no noise, or far off the board."""
        inside = np.clip(np.floor(x), 0, self.n_squares - 1)
        sign = 1.0 - 2.0 * (inside % 2)
        if self.noise == 0.0:
            return sign
        edges = ndtr((x[:, None] - np.arange(self.n_squares + 1)) / self.noise)
        colours = 1.0 - 2.0 * (np.arange(self.n_squares) % 2)
        wave: FloatArray = (edges[:, :-1] - edges[:, 1:]) @ colours
        return wave


@declare(
    Plugin(
        id="uniform",
        title="Uniform, chance classes",
        kind="generator",
        family="Generators",
        params=(
            rows(1000),
            integer("n_attributes", 10, low=1, high=1000, help="How many attributes."),
            integer("n_classes", 2, low=2, high=50, help="How many classes."),
            balanced(),
            seed(),
        ),
        summary="Even rows in the unit cube; the class is chance. Distances look alike.",
        reference=(
            "K. Beyer, J. Goldstein, R. Ramakrishnan, U. Shaft (1999). When is "
            "'nearest neighbor' meaningful? ICDT, 217-235."
        ),
    )
)  # fmt: skip
class Uniform(BalancedGenerator, BaseEstimator):
    """Rows uniform in [0, 1]ᵈ with a class that no attribute tells; error 1 - 1/c.

    Examples
    --------
    >>> from workbench.bundled.generate_squares import Uniform
    >>> data = Uniform(n_rows=50).generate()
    >>> data.X.shape, data.classes
    ((50, 10), ('c1', 'c2'))
    """

    def __init__(
        self,
        n_rows: int = 1000,
        n_attributes: int = 10,
        n_classes: int = 2,
        balanced: bool = True,
        random_state: int = 1,
    ) -> None:
        self.n_rows = n_rows
        self.n_attributes = n_attributes
        self.n_classes = n_classes
        self.balanced = balanced
        self.random_state = random_state

    def attributes(self) -> tuple[Attribute, ...]:
        """Return x1 … xd."""
        return numeric_attributes(self.n_attributes)

    def class_attribute(self) -> Attribute:
        """Return the class with labels c1 … cn."""
        return numbered_classes(self.n_classes)

    def draw(self, random: np.random.Generator, n: int) -> tuple[FloatArray, IntArray]:
        """Return rows and codes."""
        codes = self.class_codes(random, n)
        return random.random((n, self.n_attributes)), codes

    def clean_error(self) -> float:
        """Return 1 - 1/c."""
        return 1 - 1 / self.n_classes

    def best_classes(self, X: FloatArray) -> IntArray:
        """Return the first class: none is better."""
        return np.zeros(len(X), dtype=np.int64)
