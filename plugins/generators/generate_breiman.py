"""Breiman's test beds: twonorm, threenorm, ringnorm and the waveforms."""

from __future__ import annotations

import math

import numpy as np
from scipy.special import ndtr
from scipy.stats import ncx2
from sklearn.base import BaseEstimator

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Param,
    Plugin,
    declare,
    integer,
    numeric_attributes,
    real,
    seed,
)
from workbench.api.generator import (
    BalancedGenerator,
    balanced,
    letters,
    numbered_classes,
    rows,
)
from workbench.numerics.quadrature import REACH, bayes_error

_ARCING = "L. Breiman (1998). Arcing classifiers. The Annals of Statistics 26, 801-849."


def _params(*special: Param) -> tuple[Param, ...]:
    return (rows(1000), *special, balanced(), seed())


def _dimension(low: int) -> Param:
    return integer(
        "n_attributes", 20, low=low, high=1000, help="How many attributes; 20 there."
    )


class _TwoClasses(BalancedGenerator):
    """Two classes on x1 … xd."""

    n_attributes: int

    def attributes(self) -> tuple[Attribute, ...]:
        """Return x1 … xd."""
        return numeric_attributes(self.n_attributes)

    def class_attribute(self) -> Attribute:
        """Return the class with labels 1 and 2."""
        return letters("class", "1 2")

    @property
    def a(self) -> float:
        """Breiman's 2/√d."""
        return 2 / math.sqrt(self.n_attributes)


@declare(
    Plugin(
        id="twonorm",
        title="Twonorm",
        kind="generator",
        family="Generators",
        params=_params(_dimension(1)),
        summary="Two unit normals around (a, …, a) and (-a, …, -a), a = 2/√d.",
        reference=_ARCING,
    )
)
class Twonorm(_TwoClasses, BaseEstimator):
    """Two unit normals whose best boundary is an oblique plane; error Φ(-2) = 2.28 %.

    Examples
    --------
    >>> from workbench.bundled.generate_breiman import Twonorm
    >>> data = Twonorm(n_rows=50).generate()
    >>> data.X.shape, data.classes
    ((50, 20), ('1', '2'))
    """

    def __init__(
        self,
        n_rows: int = 1000,
        n_attributes: int = 20,
        balanced: bool = True,
        random_state: int = 1,
    ) -> None:
        self.n_rows = n_rows
        self.n_attributes = n_attributes
        self.balanced = balanced
        self.random_state = random_state

    def draw(self, random: np.random.Generator, n: int) -> tuple[FloatArray, IntArray]:
        """Return rows and codes."""
        codes = self.class_codes(random, n)
        X = random.standard_normal((n, self.n_attributes))
        X += (self.a * (1.0 - 2.0 * codes))[:, None]
        return X, codes

    def clean_error(self) -> float:
        """Return Φ(-a √d)."""
        return float(ndtr(-self.a * math.sqrt(self.n_attributes)))

    def best_classes(self, X: FloatArray) -> IntArray:
        """Look at the sign of the sum."""
        codes: IntArray = (X.sum(axis=1) < 0).astype(np.int64)
        return codes


@declare(
    Plugin(
        id="threenorm",
        title="Threenorm",
        kind="generator",
        family="Generators",
        params=_params(_dimension(2)),
        summary="Two unit normals around ±(a, …, a) against one at (a, -a, a, …).",
        reference=_ARCING,
    )
)
class Threenorm(_TwoClasses, BaseEstimator):
    """Class 1 is one of two unit normals with equal chance, class 2 lies beside both.

    Notes
    -----
    The three means lie in a plane; what is orthogonal to it tells nothing, so the
    error (10.5 %) is a quadrature over that plane.

    Examples
    --------
    >>> from workbench.bundled.generate_breiman import Threenorm
    >>> data = Threenorm(n_rows=50).generate()
    >>> data.X.shape, data.classes
    ((50, 20), ('1', '2'))
    """

    def __init__(
        self,
        n_rows: int = 1000,
        n_attributes: int = 20,
        balanced: bool = True,
        random_state: int = 1,
    ) -> None:
        self.n_rows = n_rows
        self.n_attributes = n_attributes
        self.balanced = balanced
        self.random_state = random_state

    def means(self) -> FloatArray:
        """Return the means of the two halves of class 1, and of class 2; (3, d)."""
        ones = np.ones(self.n_attributes)
        alternate = np.where(np.arange(self.n_attributes) % 2, -1.0, 1.0)
        return self.a * np.array([ones, -ones, alternate])

    def draw(self, random: np.random.Generator, n: int) -> tuple[FloatArray, IntArray]:
        """Return rows and codes."""
        codes = self.class_codes(random, n)
        part = np.where(codes == 1, 2, random.integers(0, 2, n))
        X = random.standard_normal((n, self.n_attributes))
        X += self.means()[part]
        return X, codes

    def clean_error(self) -> float:
        """Integrate over the plane of the means."""
        means = self.means()
        basis = np.linalg.qr(means[[0, 2]].T)[0]
        flat = means @ basis
        low, high = flat.min(axis=0) - REACH, flat.max(axis=0) + REACH
        return bayes_error(
            lambda X: _threenorm_joint(X, flat), low.tolist(), high.tolist(), step=1.0
        )

    def best_classes(self, X: FloatArray) -> IntArray:
        """Compare the densities."""
        # |m|² is the same for all three, so what remains of each density is exp(x m)
        scores = X @ self.means().T
        first = np.logaddexp(scores[:, 0], scores[:, 1]) - math.log(2)
        return (scores[:, 2] > first).astype(np.int64)


def _threenorm_joint(X: FloatArray, means: FloatArray) -> FloatArray:
    squares = ((X[:, None] - means) ** 2).sum(axis=2)
    bumps = np.exp(-0.5 * squares) / (2 * math.pi)
    return np.stack([(bumps[:, 0] + bumps[:, 1]) / 4, bumps[:, 2] / 2], axis=1)


@declare(
    Plugin(
        id="ring",
        title="Ring (ringnorm)",
        kind="generator",
        family="Generators",
        params=_params(_dimension(1)),
        summary="A normal around 0 with covariance 4 I against a unit normal inside it.",
        reference=_ARCING,
    )
)
class Ring(_TwoClasses, BaseEstimator):
    """Class 1: N(0, 4 I). Class 2: N((a, …, a), I), a = 2/√d.

    Notes
    -----
    With m the mean of class 2 the densities are equal on the sphere
    |x - 4/3 m|² = 8/3 (d ln 2 + |m|²/6): the error is exact by two noncentral
    chi-square distributions, 1.24 % for d = 20.

    Examples
    --------
    >>> from workbench.bundled.generate_breiman import Ring
    >>> data = Ring(n_rows=50).generate()
    >>> data.X.shape, data.classes
    ((50, 20), ('1', '2'))
    """

    def __init__(
        self,
        n_rows: int = 1000,
        n_attributes: int = 20,
        balanced: bool = True,
        random_state: int = 1,
    ) -> None:
        self.n_rows = n_rows
        self.n_attributes = n_attributes
        self.balanced = balanced
        self.random_state = random_state

    def draw(self, random: np.random.Generator, n: int) -> tuple[FloatArray, IntArray]:
        """Return rows and codes."""
        codes = self.class_codes(random, n)
        X = random.standard_normal((n, self.n_attributes))
        X *= np.where(codes, 1.0, 2.0)[:, None]
        X += (self.a * codes)[:, None]
        return X, codes

    def clean_error(self) -> float:
        """Return the shares of both classes on the wrong side of the sphere."""
        d, square = self.n_attributes, 4.0  # |m|² = a² d
        outside = ncx2.sf(self._radius2(), d, square / 9)
        inside = ncx2.cdf(self._radius2() / 4, d, square * 4 / 9)
        return float((outside + inside) / 2)

    def best_classes(self, X: FloatArray) -> IntArray:
        """Return class 2 inside the sphere."""
        squares = ((X - 4 / 3 * self.a) ** 2).sum(axis=1)
        codes: IntArray = (squares < self._radius2()).astype(np.int64)
        return codes

    def _radius2(self) -> float:
        return 8 / 3 * (self.n_attributes * math.log(2) + 4 / 6)


@declare(
    Plugin(
        id="waveform",
        title="Waveform",
        kind="generator",
        family="Generators",
        params=_params(
            real(
                "noise", 1.0, low=0.1, high=10.0,
                help="Standard deviation of what is added to each of the points.",
            ),
            integer(
                "n_irrelevant", 0, low=0, high=1000,
                help="Further attributes of pure noise; 19 in Breiman's second set.",
            ),
        ),
        summary="Random mixtures of two of three triangular waves, seen at 21 points.",
        reference=(
            "L. Breiman, J. Friedman, R. Olshen, C. Stone (1984). Classification and "
            "regression trees, 49-55."
        ),
    )
)  # fmt: skip
class Waveform(BalancedGenerator, BaseEstimator):
    """Class 1 mixes waves 1 and 2, class 2 waves 1 and 3, class 3 waves 2 and 3.

    Notes
    -----
    The noiseless mixtures are the sides of a triangle in a plane of the 21-dimensional
    space; noise orthogonal to the plane tells nothing. In the plane the density of a
    class is a side convolved with a normal, known in closed form; the error (about
    14 %) is a quadrature of it.

    Examples
    --------
    >>> from workbench.bundled.generate_breiman import Waveform
    >>> data = Waveform(n_rows=50).generate()
    >>> data.X.shape, data.classes
    ((50, 21), ('c1', 'c2', 'c3'))
    """

    def __init__(
        self,
        n_rows: int = 1000,
        noise: float = 1.0,
        n_irrelevant: int = 0,
        balanced: bool = True,
        random_state: int = 1,
    ) -> None:
        self.n_rows = n_rows
        self.noise = noise
        self.n_irrelevant = n_irrelevant
        self.balanced = balanced
        self.random_state = random_state

    def attributes(self) -> tuple[Attribute, ...]:
        """Return x1 … x21 and what is irrelevant after them."""
        return numeric_attributes(21 + self.n_irrelevant)

    def class_attribute(self) -> Attribute:
        """Return the class with labels c1, c2, c3."""
        return numbered_classes(3)

    def draw(self, random: np.random.Generator, n: int) -> tuple[FloatArray, IntArray]:
        """Return rows and codes."""
        codes = self.class_codes(random, n)
        share = random.random(n)
        X = random.standard_normal((n, 21 + self.n_irrelevant))
        X *= self.noise
        shares = np.zeros((n, 3))
        row = np.arange(n)
        shares[row, _SIDES[codes, 0]] = share
        shares[row, _SIDES[codes, 1]] = 1 - share
        X[:, :21] += shares @ waves()
        return X, codes

    def clean_error(self) -> float:
        """Integrate over the plane of the three waves."""
        corners = self._flat(waves())
        reach = REACH * self.noise
        low, high = corners.min(axis=0) - reach, corners.max(axis=0) + reach
        return bayes_error(self._joint, low.tolist(), high.tolist(), step=self.noise)

    def best_classes(self, X: FloatArray) -> IntArray:
        """Compare the densities in the plane; far away, the distances to the sides."""
        flat = self._flat(X[:, :21])
        joint = self._joint(flat)
        winners: IntArray = joint.argmax(axis=1)
        lost = joint.max(axis=1) == 0.0
        winners[lost] = self._gaps(flat[lost]).argmin(axis=1)
        return winners

    def _flat(self, X: FloatArray) -> FloatArray:
        """Return coordinates in the plane of the waves, the first wave at 0."""
        h = waves()
        basis = np.linalg.qr((h[1:] - h[0]).T)[0]
        flat: FloatArray = (X - h[0]) @ basis
        return flat

    def _sides(self, X: FloatArray) -> tuple[FloatArray, FloatArray, FloatArray]:
        """Return for each side the place along it, the distance off it, its length."""
        corners = self._flat(waves())
        start, end = corners[_SIDES[:, 0]], corners[_SIDES[:, 1]]
        length = np.linalg.norm(end - start, axis=1)
        along = (end - start) / length[:, None]
        offset = X[:, None] - start
        place = (offset * along).sum(axis=2)
        away = offset[:, :, 0] * along[:, 1] - offset[:, :, 1] * along[:, 0]
        return place, away, length

    def _joint(self, X: FloatArray) -> FloatArray:
        place, away, length = self._sides(X)
        s = self.noise
        bump = np.exp(-0.5 * (away / s) ** 2) / (s * math.sqrt(2 * math.pi))
        joint: FloatArray = (
            bump * (ndtr(place / s) - ndtr((place - length) / s)) / (3 * length)
        )
        return joint

    def _gaps(self, X: FloatArray) -> FloatArray:
        place, away, length = self._sides(X)
        beyond = place - np.clip(place, 0.0, length)
        return np.hypot(beyond, away)


#: The two waves each class mixes.
_SIDES = np.array([[0, 1], [0, 2], [1, 2]])


def waves() -> FloatArray:
    """Return the three triangular waves at 1 … 21, peaks at 11, 7 and 15; (3, 21)."""
    i = np.arange(1, 22)
    h: FloatArray = np.maximum(6.0 - np.abs(i - np.array([[11], [15], [7]])), 0.0)
    return h
