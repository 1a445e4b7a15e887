"""Classes along curves, with normal noise: moons, circles, spirals, the Swiss roll."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Callable

import numpy as np
from scipy.spatial import cKDTree
from scipy.spatial.distance import cdist
from scipy.special import i0e
from sklearn.base import BaseEstimator

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Param,
    Plugin,
    check,
    declare,
    integer,
    real,
    seed,
)
from workbench.api.generator import (
    BalancedGenerator,
    PlaneGenerator,
    balanced,
    label_noise,
    letters,
    numbered_classes,
    rows,
)
from workbench.numerics.quadrature import REACH, bayes_error

#: Beyond so many its density is no number of float64 any more.
_UNDERFLOW = 39.0
#: Rows at once: neighbours in a grid, so that they share what is near.
_CHUNK = 256
#: Below this a Bayes error is called 0; the bound that shows it is cheap.
NEGLIGIBLE = 1e-9
#: More points along the curves than this would take minutes to integrate.
_MANY = 6000


def _noise(default: float, high: float) -> Param:
    return real(
        "noise", default, low=0.0, high=high,
        help="Standard deviation of what is added to each coordinate.",
    )  # fmt: skip


class Curves(PlaneGenerator, BalancedGenerator):
    """Equally frequent classes, each a plane curve blurred by a round normal."""

    noise: float

    @abstractmethod
    def curve(self, code: int, u: FloatArray) -> FloatArray:
        """Return the points (m, 2) of a class' curve for `u` uniform in [0, 1]."""

    @abstractmethod
    def length(self) -> float:
        """Return no less than the length of the longest curve."""

    def draw(self, random: np.random.Generator, n: int) -> tuple[FloatArray, IntArray]:
        """Return rows and codes."""
        codes = self.class_codes(random, n)
        u = random.random(n)
        X = np.empty((n, 2))
        for code in range(len(self.class_attribute().values)):
            own = codes == code
            X[own] = self.curve(code, u[own])
        X += self.noise * random.standard_normal((n, 2))
        return X, codes

    def joint(self, X: FloatArray, reach: float = REACH) -> FloatArray:
        """Return P(c) p(x | c), shape (m, n_classes); noise above 0.

        What lies farther than `reach` standard deviations from a row may be left out.
        """
        curves, mass = self._nodes()
        joint = np.zeros((len(X), len(curves)))
        for start in range(0, len(X), _CHUNK):
            check()
            part = slice(start, start + _CHUNK)
            low = X[part].min(axis=0) - reach * self.noise
            high = X[part].max(axis=0) + reach * self.noise
            sums = _sums_of_normals(X[part], self.noise)
            for code, points in enumerate(curves):
                near = ((points >= low) & (points <= high)).all(axis=1)
                joint[part, code] = sums(points[near], mass[near])
        return joint / (len(curves) * 2 * math.pi * self.noise**2)

    def clean_error(self) -> float | None:
        """Integrate over the plane; 0 where the noise cannot bridge the gap."""
        if self.noise == 0.0:
            return 0.0
        curves, mass = self._nodes()
        gap = min(
            cKDTree(curves[i]).query(curves[j])[0].min()
            for i in range(len(curves))
            for j in range(i)
        )
        if self._is_negligible(float(gap)):
            return 0.0
        if mass.size * len(curves) > _MANY:
            return None
        low, high = curves.min(axis=(0, 1)), curves.max(axis=(0, 1))
        reach = REACH * self.noise
        return bayes_error(
            self.joint, (low - reach).tolist(), (high + reach).tolist(), 2 * self.noise
        )

    def _is_negligible(self, gap: float) -> bool:
        """Whether the noise hardly ever carries a row over half the gap."""
        if self.noise == 0.0:
            return True
        return math.exp(-(gap**2) / (8 * self.noise**2)) < NEGLIGIBLE

    def best_classes(self, X: FloatArray) -> IntArray:
        """Compare the densities; where all are 0, the distances to the curves."""
        curves, _ = self._nodes()
        joint = self.joint(X, _UNDERFLOW) if self.noise else np.zeros((len(X), 1))
        winners: IntArray = joint.argmax(axis=1)
        lost = joint.max(axis=1) < 1e-290
        gaps = np.array([cKDTree(c).query(X[lost])[0] for c in curves])
        winners[lost] = gaps.argmin(axis=0)
        return winners

    def _nodes(self) -> tuple[FloatArray, FloatArray]:
        """Return points (c, q, 2) along the curves, and the mass of each (q,).

        Gauss-Legendre nodes, three to a standard deviation: their sum is the density
        to far below 1e-6.
        """
        sd = max(self.noise, self.length() / _MANY)
        t, mass = _legendre(32 + math.ceil(3 * self.length() / sd))
        codes = range(len(self.class_attribute().values))
        return np.array([self.curve(code, t) for code in codes]), mass


def _sums_of_normals(
    X: FloatArray, sd: float
) -> Callable[[FloatArray, FloatArray], FloatArray]:
    """Return what sums masses (q,) × exp(-|x - p|² / 2 sd²) over points p (q, 2)."""
    factor = -0.5 / sd**2
    (across, column), (up, row) = (np.unique(x, return_inverse=True) for x in X.T)
    if len(across) * len(up) > 4 * len(X):

        def everywhere(points: FloatArray, mass: FloatArray) -> FloatArray:
            gaps = cdist(X, points, "sqeuclidean")
            gaps *= factor
            return np.asarray(np.exp(gaps, out=gaps) @ mass)

        return everywhere

    # a quadrature asks for grids: there each factor of the exponential is that of many
    def on_grid(points: FloatArray, mass: FloatArray) -> FloatArray:
        of_column, of_row = (
            np.exp(factor * (axis[:, None] - x) ** 2)
            for axis, x in zip((across, up), points.T, strict=True)
        )
        found = (of_column * mass) @ of_row.T
        return np.asarray(found[column, row])

    return on_grid


def _legendre(count: int) -> tuple[FloatArray, FloatArray]:
    """Return a compound 8-point Gauss-Legendre rule on [0, 1]."""
    nodes, weights = np.polynomial.legendre.leggauss(8)
    panels = max(count // 8, 1)
    starts = np.arange(panels)[:, None]
    t = ((starts + (nodes + 1) / 2) / panels).ravel()
    return t, np.tile(weights / (2 * panels), panels)


@declare(
    Plugin(
        id="moons",
        title="Two moons",
        kind="generator",
        family="Generators",
        params=(rows(300), _noise(0.2, 5.0), balanced(), label_noise(), seed()),
        summary="Two half circles that reach into each other.",
        reference="scikit-learn's make_moons (F. Pedregosa et al. 2011, JMLR 12).",
    )
)
class Moons(Curves, BaseEstimator):
    """Two half circles of radius 1, the lower one moved by (1, 1/2).

    Examples
    --------
    >>> from workbench.bundled.generate_curves import Moons
    >>> data = Moons(n_rows=50).generate()
    >>> data.X.shape, data.classes
    ((50, 2), ('upper', 'lower'))
    """

    def __init__(
        self,
        n_rows: int = 300,
        noise: float = 0.2,
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
        """Return the class: upper or lower moon."""
        return letters("class", "upper lower")

    def curve(self, code: int, u: FloatArray) -> FloatArray:
        """Return points of a half circle."""
        moon = np.stack([np.cos(np.pi * u), np.sin(np.pi * u)], axis=1)
        return moon if code == 0 else np.array([1.0, 0.5]) - moon

    def length(self) -> float:
        """Return π."""
        return math.pi


@declare(
    Plugin(
        id="circles",
        title="Circles",
        kind="generator",
        family="Generators",
        params=(
            rows(300),
            real(
                "factor", 0.5, low=0.0, high=0.99,
                help="Radius of the inner circle; that of the outer one is 1.",
            ),
            _noise(0.15, 5.0),
            balanced(),
            label_noise(),
            seed(),
        ),
        summary="A circle inside another.",
        reference="scikit-learn's make_circles (F. Pedregosa et al. 2011, JMLR 12).",
    )
)  # fmt: skip
class Circles(Curves, BaseEstimator):
    """Two circles around 0 with radii 1 and `factor`.

    Notes
    -----
    At distance r from the centre the density of a circle of radius R is
    exp(-(r² + R²) / 2s²) I₀(r R / s²) / 2πs² (Rice 1944); the error is an integral
    over r alone.

    Examples
    --------
    >>> from workbench.bundled.generate_curves import Circles
    >>> data = Circles(n_rows=50).generate()
    >>> data.X.shape, data.classes
    ((50, 2), ('outer', 'inner'))
    """

    def __init__(
        self,
        n_rows: int = 300,
        factor: float = 0.5,
        noise: float = 0.15,
        balanced: bool = True,
        label_noise: float = 0.0,
        random_state: int = 1,
    ) -> None:
        self.n_rows = n_rows
        self.factor = factor
        self.noise = noise
        self.balanced = balanced
        self.label_noise = label_noise
        self.random_state = random_state

    def class_attribute(self) -> Attribute:
        """Return the class: outer or inner circle."""
        return letters("class", "outer inner")

    def curve(self, code: int, u: FloatArray) -> FloatArray:
        """Return points of a circle."""
        radius = (1.0, self.factor)[code]
        turn = 2 * np.pi * u
        return radius * np.stack([np.cos(turn), np.sin(turn)], axis=1)

    def length(self) -> float:
        """Return 2π."""
        return 2 * math.pi

    def clean_error(self) -> float:
        """Integrate over the distance from the centre."""
        if self._is_negligible(1 - self.factor):
            return 0.0
        return bayes_error(
            lambda r: 2 * np.pi * r * self._by_radius(r[:, 0]),
            [0.0],
            [1.0 + 2 * REACH * self.noise],
            step=self.noise,
        )

    def best_classes(self, X: FloatArray) -> IntArray:
        """Compare the densities at this distance from the centre."""
        r = np.hypot(X[:, 0], X[:, 1])
        if self.noise == 0.0:
            return (r < (1 + self.factor) / 2).astype(np.int64)
        outer, inner = self._scores(r).T
        winners: IntArray = (inner > outer).astype(np.int64)
        return winners

    def _by_radius(self, r: FloatArray) -> FloatArray:
        return np.exp(self._scores(r)) / (4 * math.pi * self.noise**2)

    def _scores(self, r: FloatArray) -> FloatArray:
        radius = np.array([1.0, self.factor])
        squares = (r[:, None] - radius) ** 2 / self.noise**2
        scores: FloatArray = np.log(i0e(r[:, None] * radius / self.noise**2))
        scores -= 0.5 * squares
        return scores


@declare(
    Plugin(
        id="spirals",
        title="Spirals",
        kind="generator",
        family="Generators",
        params=(
            rows(400),
            integer("n_classes", 2, low=2, high=10, help="How many arms."),
            real(
                "turns", 1.5, low=0.1, high=5.0,
                help="How often an arm goes around the centre.",
            ),
            _noise(0.04, 5.0),
            balanced(),
            label_noise(),
            seed(),
        ),
        summary="Arms of a spiral wound into each other.",
        reference=(
            "K. J. Lang, M. J. Witbrock (1988). Learning to tell two spirals apart. "
            "Proceedings of the 1988 Connectionist Models Summer School, 52-59."
        ),
    )
)  # fmt: skip
class Spirals(Curves, BaseEstimator):
    """Archimedean arms from radius 0.1 to 1.1, each turned by the same angle.

    Examples
    --------
    >>> from workbench.bundled.generate_curves import Spirals
    >>> data = Spirals(n_rows=50).generate()
    >>> data.X.shape, data.classes
    ((50, 2), ('c1', 'c2'))
    """

    def __init__(
        self,
        n_rows: int = 400,
        n_classes: int = 2,
        turns: float = 1.5,
        noise: float = 0.04,
        balanced: bool = True,
        label_noise: float = 0.0,
        random_state: int = 1,
    ) -> None:
        self.n_rows = n_rows
        self.n_classes = n_classes
        self.turns = turns
        self.noise = noise
        self.balanced = balanced
        self.label_noise = label_noise
        self.random_state = random_state

    def class_attribute(self) -> Attribute:
        """Return the class with labels c1 … cn."""
        return numbered_classes(self.n_classes)

    def curve(self, code: int, u: FloatArray) -> FloatArray:
        """Return points of an arm; radius and angle grow evenly."""
        r = 0.1 + u
        turn = 2 * np.pi * (self.turns * (r - 0.1) + code / self.n_classes)
        arm: FloatArray = r[:, None] * np.stack([np.cos(turn), np.sin(turn)], axis=1)
        return arm

    def length(self) -> float:
        """Return a bound: the whole way around at the largest radius, and outwards."""
        return 2 * math.pi * self.turns * 1.1 + 1.0


@declare(
    Plugin(
        id="swiss-roll",
        title="Swiss roll",
        kind="generator",
        family="Generators",
        params=(
            rows(1000),
            integer(
                "n_classes", 4, low=2, high=20, help="Bands of equal share along it."
            ),
            _noise(0.3, 20.0),
            balanced(),
            label_noise(),
            seed(),
        ),
        summary="A rolled-up sheet in space, cut across into bands.",
        reference=(
            "J. B. Tenenbaum, V. de Silva, J. C. Langford (2000). A global geometric "
            "framework for nonlinear dimensionality reduction. Science 290, 2319-2323."
        ),
    )
)
class SwissRoll(Curves, BaseEstimator):
    """The sheet (t cos t, h, t sin t), t from 3π/2 to 9π/2, h from 0 to 21.

    Notes
    -----
    The height tells nothing of the class, so the error is that of the plane (x, z).
    It is None where the noise is too small to integrate (below about 0.15).

    Examples
    --------
    >>> from workbench.bundled.generate_curves import SwissRoll
    >>> data = SwissRoll(n_rows=50).generate()
    >>> data.X.shape, data.classes
    ((50, 3), ('c1', 'c2', 'c3', 'c4'))
    """

    def __init__(
        self,
        n_rows: int = 1000,
        n_classes: int = 4,
        noise: float = 0.3,
        balanced: bool = True,
        label_noise: float = 0.0,
        random_state: int = 1,
    ) -> None:
        self.n_rows = n_rows
        self.n_classes = n_classes
        self.noise = noise
        self.balanced = balanced
        self.label_noise = label_noise
        self.random_state = random_state

    def attributes(self) -> tuple[Attribute, ...]:
        """Return x, y (the height) and z."""
        return Attribute("x"), Attribute("y"), Attribute("z")

    def class_attribute(self) -> Attribute:
        """Return the class with labels c1 … cn."""
        return numbered_classes(self.n_classes)

    def curve(self, code: int, u: FloatArray) -> FloatArray:
        """Return points of a band in the plane (x, z)."""
        t = 1.5 * np.pi * (1 + 2 * (code + u) / self.n_classes)
        return np.stack([t * np.cos(t), t * np.sin(t)], axis=1)

    def length(self) -> float:
        """Return a bound on the length of a band: t changes by at most 15 per unit."""
        return 3 * math.pi / self.n_classes * 14.5

    def draw(self, random: np.random.Generator, n: int) -> tuple[FloatArray, IntArray]:
        """Return rows in space and codes."""
        flat, codes = super().draw(random, n)
        height = 21 * random.random(n) + self.noise * random.standard_normal(n)
        return np.stack([flat[:, 0], height, flat[:, 1]], axis=1), codes

    def best_classes(self, X: FloatArray) -> IntArray:
        """Judge by x and z."""
        return super().best_classes(X[:, [0, 2]])
