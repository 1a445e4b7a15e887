"""Normal classes: Gaussians of any number, and the thesis' two strips."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
from scipy.special import ndtr
from sklearn.base import BaseEstimator

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Plugin,
    choice,
    declare,
    integer,
    numeric_attributes,
    real,
    seed,
)
from workbench.api.generator import (
    BalancedGenerator,
    Generator,
    PlaneGenerator,
    balanced,
    label_noise,
    letters,
    numbered_classes,
    rows,
)
from workbench.numerics.quadrature import REACH, bayes_error, cells_needed

#: More cells than this would take minutes to integrate.
_MANY = 200_000


class NormalClasses(Generator):
    """Equally frequent normal classes, each with its mean and covariance."""

    def moments(self) -> tuple[FloatArray, FloatArray]:
        """Return means (c, d) and covariances (c, d, d)."""
        raise NotImplementedError

    def joint(self, X: FloatArray) -> FloatArray:
        """Return P(c) p(x | c), shape (m, c)."""
        return np.exp(self._log_joint(X))

    def best_classes(self, X: FloatArray) -> IntArray:
        """Return the class of the highest density."""
        winners: IntArray = self._log_joint(X).argmax(axis=1)
        return winners

    def _log_joint(self, X: FloatArray) -> FloatArray:
        means, covariances = self.moments()
        c, d = means.shape
        scores = np.empty((len(X), c))
        for i in range(c):
            L = np.linalg.cholesky(covariances[i])
            Z = np.linalg.solve(L, (X - means[i]).T)
            scores[:, i] = -0.5 * (Z * Z).sum(axis=0) - np.log(np.diag(L)).sum()
        scores -= 0.5 * d * math.log(2 * math.pi) + math.log(c)
        return scores

    def clean_error(self) -> float | None:
        """Return Φ(-δ/2), a quadrature in the space of the means, or None."""
        means, covariances = self.moments()
        shared = bool((covariances == covariances[0]).all())
        if shared and len(means) == 2:
            gap = means[1] - means[0]
            delta = math.sqrt(gap @ np.linalg.solve(covariances[0], gap))
            return float(ndtr(-delta / 2))
        if shared:
            return _shared_error(means, covariances[0])
        if means.shape[1] > 2:
            return None
        spread = np.sqrt(covariances.diagonal(axis1=1, axis2=2))
        return _integrated(
            self.joint,
            (means - REACH * spread).min(axis=0),
            (means + REACH * spread).max(axis=0),
            step=math.sqrt(float(np.linalg.eigvalsh(covariances).min())),
        )


def _integrated(
    joint: Callable[[FloatArray], FloatArray],
    low: FloatArray,
    high: FloatArray,
    step: float,
) -> float | None:
    if cells_needed(low.tolist(), high.tolist(), step) > _MANY:
        return None
    return bayes_error(joint, low.tolist(), high.tolist(), step)


def _shared_error(means: FloatArray, covariance: FloatArray) -> float | None:
    """Whiten, keep the space the means span: the rest tells nothing of the class."""
    white = np.linalg.solve(np.linalg.cholesky(covariance), means.T).T
    white = white - white.mean(axis=0)
    _, lengths, axes = np.linalg.svd(white, full_matrices=False)
    rank = max(int((lengths > 1e-9 * max(1.0, lengths[0])).sum()), 1)
    centres = white @ axes[:rank].T
    if rank <= 2:
        return _integrated(
            lambda X: _unit_joint(X, centres),
            centres.min(axis=0) - REACH,
            centres.max(axis=0) + REACH,
            step=1.0,
        )
    gaps = np.linalg.norm(centres[:, None] - centres, axis=2)
    gaps = gaps[~np.eye(len(gaps), dtype=bool)]
    if np.ptp(gaps) > 1e-9 * gaps.max():
        return None
    return _simplex_error(float(gaps[0]), len(centres))


def _unit_joint(X: FloatArray, centres: FloatArray) -> FloatArray:
    squares = ((X[:, None] - centres) ** 2).sum(axis=2)
    c, d = centres.shape
    joint: FloatArray = np.exp(-0.5 * squares) / (c * (2 * math.pi) ** (d / 2))
    return joint


def _simplex_error(distance: float, n_classes: int) -> float:
    """Return the error of equidistant unit normals: 1 - ∫ φ(z) Φ(z + δ/√2)ᶜ⁻¹ dz."""
    z, weights = np.polynomial.legendre.leggauss(400)
    z, weights = REACH * z, REACH * weights
    density = np.exp(-0.5 * z * z) / math.sqrt(2 * math.pi)
    right = ndtr(z + distance / math.sqrt(2)) ** (n_classes - 1)
    return float(1 - (weights * density * right).sum())


@declare(
    Plugin(
        id="gaussians",
        title="Gaussians",
        kind="generator",
        family="Generators",
        params=(
            rows(300),
            integer("n_classes", 2, low=2, high=50, help="How many classes."),
            integer("n_attributes", 2, low=1, high=1000, help="How many attributes."),
            real(
                "separation", 2.0, low=0.0, high=100.0,
                help="Distance of neighbouring means, in standard deviations.",
            ),
            real(
                "correlation", 0.0, low=-0.99, high=0.99,
                help="Between neighbouring attributes; falls off as a power of it.",
            ),
            choice(
                "covariance", "shared", ("shared", "own"),
                help="One for all classes, or for each its own: the correlation "
                "changes sign and each class is 1.5 times as wide as the one before.",
            ),
            balanced(),
            label_noise(),
            seed(),
        ),
        summary="Normal classes with means at equal distances.",
        reference="R. O. Duda, P. E. Hart (1973). Pattern classification.",
    )
)  # fmt: skip
class Gaussians(NormalClasses, BalancedGenerator, BaseEstimator):
    """Normal classes with standard deviation 1 and equally distant means.

    The means are the corners of a regular simplex; where the attributes are too few
    for it, of a regular polygon in the first two, or points of a line. Entry (i, j) of
    the covariance is correlation^|i - j|.

    Parameters
    ----------
    separation : float
        Distance of neighbouring means.
    covariance : str
        ``shared`` or ``own``.

    Notes
    -----
    Two classes with a shared covariance: error Φ(-δ/2), δ their Mahalanobis distance.
    A shared covariance and means in a plane, or own covariances in a plane: quadrature,
    unless the classes are of too different size for it.
    Simplex without correlation: a one-dimensional integral. Else not known.

    Examples
    --------
    >>> from workbench.bundled.generate_gaussians import Gaussians
    >>> data = Gaussians(n_rows=50).generate()
    >>> data.X.shape, data.classes
    ((50, 2), ('c1', 'c2'))
    """

    def __init__(
        self,
        n_rows: int = 300,
        n_classes: int = 2,
        n_attributes: int = 2,
        separation: float = 2.0,
        correlation: float = 0.0,
        covariance: str = "shared",
        balanced: bool = True,
        label_noise: float = 0.0,
        random_state: int = 1,
    ) -> None:
        self.n_rows = n_rows
        self.n_classes = n_classes
        self.n_attributes = n_attributes
        self.separation = separation
        self.correlation = correlation
        self.covariance = covariance
        self.balanced = balanced
        self.label_noise = label_noise
        self.random_state = random_state

    def attributes(self) -> tuple[Attribute, ...]:
        """Return x1 … xd."""
        return numeric_attributes(self.n_attributes)

    def class_attribute(self) -> Attribute:
        """Return the class with labels c1 … cn."""
        return numbered_classes(self.n_classes)

    def moments(self) -> tuple[FloatArray, FloatArray]:
        """Return means (c, d) and covariances (c, d, d)."""
        c, d = self.n_classes, self.n_attributes
        means = self.separation * _unit_means(c, d)
        lag = np.abs(np.subtract.outer(np.arange(d), np.arange(d)))
        own = self.covariance == "own"
        covariances = [
            1.5 ** (2 * i * own)
            * (self.correlation * (-1.0 if own and i % 2 else 1.0)) ** lag
            for i in range(c)
        ]
        return means, np.array(covariances)

    def draw(self, random: np.random.Generator, n: int) -> tuple[FloatArray, IntArray]:
        """Return normal rows and their codes."""
        codes = self.class_codes(random, n)
        means, covariances = self.moments()
        X = random.standard_normal((n, self.n_attributes))
        roots = np.linalg.cholesky(covariances)
        for i in range(self.n_classes):
            own = codes == i
            X[own] = X[own] @ roots[i].T + means[i]
        return X, codes


def _unit_means(c: int, d: int) -> FloatArray:
    """Return c points (c, d) around 0 whose neighbours are at distance 1."""
    means = np.zeros((c, d))
    if d == 1 or c == 2:
        means[:, 0] = np.arange(c) - (c - 1) / 2
    elif d >= c - 1:
        corners = np.eye(c) / math.sqrt(2)
        corners -= corners.mean(axis=0)
        # a basis of the space the corners span: theirs has one dimension less
        basis = np.linalg.qr(corners[:-1].T)[0]
        means[:, : c - 1] = corners @ basis
    else:
        angles = 2 * np.pi * np.arange(c) / c
        radius = 0.5 / math.sin(math.pi / c)
        means[:, :2] = radius * np.stack([np.cos(angles), np.sin(angles)], axis=1)
    return means


@declare(
    Plugin(
        id="strips",
        title="Two strips",
        kind="generator",
        family="Generators",
        params=(
            rows(200),
            real(
                "angle", -15.7126, low=-180.0, high=180.0, unit="°",
                help="Direction of the strips, from the first axis.",
            ),
            real(
                "length", 1.4545, low=0.0, low_open=True, high=1e6,
                help="Standard deviation along the strips.",
            ),
            real(
                "width", 0.005, low=0.0, low_open=True, high=1e6,
                help="Standard deviation across the strips.",
            ),
            real(
                "gap", 0.03, low=0.0, high=1e6,
                help="Distance of the strips' centre lines.",
            ),
            real(
                "shift", 0.9, low=-1e6, high=1e6,
                help="How far the second strip begins after the first.",
            ),
            label_noise(),
            seed(29),
        ),
        summary="Two long thin parallel classes, where the Euclidean distance fails.",
        reference="The thesis' figure 2.1: two classes that differ in one direction.",
    )
)  # fmt: skip
class Strips(PlaneGenerator, NormalClasses, BaseEstimator):
    """Two parallel strips; the defaults are the law and rows of thesis21-strips.

    Parameters
    ----------
    n_rows : int
        The first half of the rows, rounded up, is of the first class.
    angle : float
        Of the strips' direction, degrees.
    length, width : float
        Standard deviations along and across.
    gap, shift : float
        Distance of the centres across and along.

    Examples
    --------
    >>> from workbench.bundled.generate_gaussians import Strips
    >>> data = Strips(n_rows=50).generate()
    >>> data.X.shape, data.classes
    ((50, 2), ('0', '1'))
    """

    def __init__(
        self,
        n_rows: int = 200,
        angle: float = -15.7126,
        length: float = 1.4545,
        width: float = 0.005,
        gap: float = 0.03,
        shift: float = 0.9,
        label_noise: float = 0.0,
        random_state: int = 29,
    ) -> None:
        self.n_rows = n_rows
        self.angle = angle
        self.length = length
        self.width = width
        self.gap = gap
        self.shift = shift
        self.label_noise = label_noise
        self.random_state = random_state

    def class_attribute(self) -> Attribute:
        """Return the class with labels 0 and 1."""
        return letters("class", "0 1")

    def moments(self) -> tuple[FloatArray, FloatArray]:
        """Return means (2, 2) and covariances (2, 2, 2)."""
        frame = self._frame()
        half = frame @ (self.shift / 2, self.gap / 2)
        centre = np.array([-0.325, 0.1375])
        covariance = frame @ np.diag([self.length**2, self.width**2]) @ frame.T
        return np.array([centre - half, centre + half]), np.array([covariance] * 2)

    def draw(self, random: np.random.Generator, n: int) -> tuple[FloatArray, IntArray]:
        """Return the strips one after the other, as the thesis' file has them."""
        codes = (np.arange(n) >= (n + 1) // 2).astype(np.int64)
        along = self.length * random.standard_normal(n)
        across = self.width * random.standard_normal(n)
        means, _ = self.moments()
        X = np.stack([along, across], axis=1) @ self._frame().T + means[codes]
        return X, codes

    def _frame(self) -> FloatArray:
        """Return the directions along and across, as columns."""
        turn = math.radians(self.angle)
        cos, sin = math.cos(turn), math.sin(turn)
        return np.array([[cos, -sin], [sin, cos]])
