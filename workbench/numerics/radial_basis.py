"""Radial basis functions: centres, widths, and the least squares of their output."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np
import scipy.linalg

from workbench.api.data import FloatArray
from workbench.api.params import check_params, choice, integer, real, seed
from workbench.api.problems import Problem
from workbench.api.report import check
from workbench.numerics.neighbours.neighbours import neighbours

#: Functions of which a dense system is solved.
MOST_CENTRES = 5_000

_BLOCK = 1 << 20
#: What the largest residual may be of the largest target where there is a function in
#: every row: more, and the functions are dependent to the precision of numbers.
_EXACT = 1e-9
#: The ridge of dependent functions, as a share of the number of rows.
_RIDGE = 1e-10

RBF_PARAMS = (
    choice(
        "centres", "k-means", ("rows", "random", "grid", "k-means", "em"),
        help="Where the functions stand: in every row, in rows drawn at random, on an "
        "even grid, or in the centres of clusters found by k-means or EM.",
    ),
    integer(
        "n_centres", 30, low=1,
        help="How many functions there are, unless they stand in every row; a grid has "
        "the most that is an equal number on every axis.",
    ),
    real(
        "width", None, low=0.0, low_open=True, optional=True,
        help="σ of exp(-d²/(2σ²)), in units of the distance; from the neighbouring "
        "centres if auto.",
    ),
    choice(
        "widths", "shared", ("shared", "own"),
        help="One width for all functions, or of each the distance of its centre to the "
        "neighbouring ones.",
    ),
    integer(
        "n_neighbors", 2, low=1, advanced=True,
        help="How many neighbouring centres a width is made of.",
    ),
    real(
        "ridge", 0.0, low=0.0, advanced=True,
        help="Weight of the sum of squared weights beside the mean squared error; if 0, "
        "a small one is used, and said, where functions are dependent.",
    ),
    seed(),
)  # fmt: skip


@dataclass(frozen=True, eq=False, slots=True)
class RadialBasis:
    """w₀ + Σ w_u exp(-|x - c_u|²/(2 σ_u²)).

    Attributes
    ----------
    centres : ndarray, shape (u, d)
    widths : ndarray, shape (u,)
    weights : ndarray, shape (u, c)
    intercept : ndarray, shape (c,)
    note : str
        What went differently than asked.
    """

    centres: FloatArray
    widths: FloatArray
    weights: FloatArray
    intercept: FloatArray
    note: str = ""

    def __call__(self, X: FloatArray) -> FloatArray:
        """Return the outputs at rows, shape (m, d) -> (m, c)."""
        result = np.empty((len(X), self.weights.shape[1]))
        step = max(1, _BLOCK // max(1, self.centres.size))
        for start in range(0, len(X), step):
            check()
            some = slice(start, start + step)
            result[some] = functions(X[some], self.centres, self.widths) @ self.weights
        return result + self.intercept


def functions(X: FloatArray, centres: FloatArray, widths: FloatArray) -> FloatArray:
    """Return the value of every function at every row, shape (m, u)."""
    squares = np.zeros((len(X), len(centres)))
    for j in range(X.shape[1]):
        squares += (X[:, j, None] - centres[:, j]) ** 2
    with np.errstate(under="ignore"):
        return np.asarray(np.exp(squares / (-2.0 * widths**2)))


def checked_params(estimator: Any) -> None:
    """Check the parameters of an estimator that has `RBF_PARAMS`.

    Raises
    ------
    Problem
        When one is out of its limits.
    """
    given = estimator.get_params(deep=False)
    if not isinstance(given["random_state"], int | np.integer):
        del given["random_state"]  # scikit-learn's None and RandomState are fine
    check_params(RBF_PARAMS, given)


def fit_radial_basis(estimator: Any, X: FloatArray, targets: FloatArray) -> RadialBasis:
    """Place the functions and find their weights by least squares.

    Parameters
    ----------
    estimator : object
        With `RBF_PARAMS` as attributes, checked.
    X : ndarray, shape (n, d)
    targets : ndarray, shape (n, c)

    Raises
    ------
    Problem
        For a grid that would have too many centres, or more than 5 000 of them.

    Notes
    -----
    w₀ is free in the fit, but with a function in every row, where it is the mean of the
    targets and the functions take the rest exactly. A width is the root mean square
    distance of a centre to its `n_neighbors` nearest others (Moody and Darken 1989),
    the shared one the mean of these.
    """
    centres, note = _centres(estimator, X)
    if len(centres) > MOST_CENTRES:
        raise Problem(f"{len(centres)} centres", expected=f"at most {MOST_CENTRES}")
    widths = _widths(estimator, centres)
    exact = estimator.centres == "rows" and estimator.ridge == 0
    design = functions(X, centres, widths)
    intercept = targets.mean(axis=0)
    if exact:
        weights = _interpolating(design, targets - intercept)
        if weights is not None:
            return RadialBasis(centres, widths, weights, intercept, note)
    middle = design.mean(axis=0)
    weights, ridge = _least_squares(
        design - middle, targets - intercept, float(estimator.ridge), certain=not exact
    )
    if ridge > estimator.ridge:
        note = " ".join(filter(None, [note, _dependent(centres, ridge)]))
    return RadialBasis(centres, widths, weights, intercept - middle @ weights, note)


def _interpolating(design: FloatArray, rest: FloatArray) -> FloatArray | None:
    """Solve for weights that meet every row; None where that is not possible."""
    try:
        weights = np.asarray(np.linalg.solve(design, rest), dtype=np.float64)
    except np.linalg.LinAlgError:
        return None
    missed = np.abs(design @ weights - rest).max(initial=0.0)
    scale = np.abs(rest).max(initial=0.0)
    return weights if missed <= _EXACT * scale else None


def _least_squares(
    design: FloatArray, rest: FloatArray, ridge: float, *, certain: bool
) -> tuple[FloatArray, float]:
    """Return the weights, and the ridge that was used."""
    if ridge == 0 and certain:
        weights, _, rank, _ = scipy.linalg.lstsq(
            design, rest, cond=1e-12, lapack_driver="gelsy"
        )
        if rank == design.shape[1]:
            return weights, 0.0
    ridge = ridge or _RIDGE
    gram = design.T @ design
    gram[np.diag_indices_from(gram)] += ridge * len(design)
    # of a matrix that is positive to rounding, so not by Cholesky
    return np.asarray(scipy.linalg.solve(gram, design.T @ rest, assume_a="sym")), ridge


def _dependent(centres: FloatArray, ridge: float) -> str:
    """Return the line about functions that depend on each other."""
    _, first, counts = np.unique(centres, axis=0, return_index=True, return_counts=True)
    doubled = first[counts > 1]
    if len(doubled):
        i = int(doubled.min())
        j = int(np.flatnonzero((centres == centres[i]).all(axis=1))[1])
        what = f"Centres {i} and {j} stand in one place"
    else:
        what = "The functions depend on each other to the precision of numbers"
    return f"{what}: a ridge of {ridge:g} is used."


# -- centres and widths ---------------------------------------------------------------


def _centres(estimator: Any, X: FloatArray) -> tuple[FloatArray, str]:
    """Return the centres, and what is to be said of their number."""
    if estimator.centres == "rows":
        return X.copy(), ""
    if estimator.centres == "grid":
        return _grid(X, estimator.n_centres), ""
    distinct = len(X) if estimator.centres == "random" else len(np.unique(X, axis=0))
    count = min(estimator.n_centres, distinct)
    note = ""
    if count < estimator.n_centres and estimator.n_centres != 30:
        note = (
            f"n_centres = {estimator.n_centres} is clipped to {count} different rows."
        )
    return _MAKERS[estimator.centres](X, count, estimator.random_state), note


def _random(X: FloatArray, count: int, random_state: Any) -> FloatArray:
    from sklearn.utils import check_random_state

    drawn = check_random_state(random_state).permutation(len(X))[:count]
    return np.asarray(X[np.sort(drawn)])


def _k_means(X: FloatArray, count: int, random_state: Any) -> FloatArray:
    from sklearn.cluster import KMeans

    found = KMeans(count, n_init=1, random_state=random_state).fit(X)
    return np.asarray(found.cluster_centers_, dtype=np.float64)


def _em(X: FloatArray, count: int, random_state: Any) -> FloatArray:
    import warnings

    from sklearn.exceptions import ConvergenceWarning
    from sklearn.mixture import GaussianMixture

    spread = float(X.var(axis=0).mean()) or 1.0
    mixture = GaussianMixture(
        count,
        covariance_type="spherical",
        reg_covar=1e-6 * spread,
        random_state=random_state,
    )
    with warnings.catch_warnings():
        # means that still move a little are as good as centres
        warnings.simplefilter("ignore", ConvergenceWarning)
        return np.asarray(mixture.fit(X).means_, dtype=np.float64)


_MAKERS = {"random": _random, "k-means": _k_means, "em": _em}


def _grid(X: FloatArray, count: int) -> FloatArray:
    """Return an even grid over the ranges of the columns; constant ones take no part."""
    low, high = X.min(axis=0), X.max(axis=0)
    axes = int((high > low).sum())
    each = _whole_root(count, axes)
    if each < 2 and axes:
        least = f"{2**axes}" if axes < 60 else f"2^{axes}"
        raise Problem(
            f"n_centres = {count} on a grid over {axes} attributes",
            expected=f"at least {least} (two on every axis), or other centres",
        )
    places = [
        np.linspace(a, b, each) if b > a else np.array([a])
        for a, b in zip(low, high, strict=True)
    ]
    return np.array(list(product(*places)), dtype=np.float64)


def _whole_root(count: int, axes: int) -> int:
    each = 1
    while axes and (each + 1) ** axes <= count:
        each += 1
    return each


def _widths(estimator: Any, centres: FloatArray) -> FloatArray:
    if estimator.width is not None and estimator.widths == "shared":
        return np.full(len(centres), float(estimator.width))
    if len(centres) < 2:
        return np.ones(len(centres))
    d, _ = neighbours(centres, None, estimator.n_neighbors)
    own = np.sqrt((d**2).mean(axis=1))
    known = own[own > 0]
    shared = float(known.mean()) if len(known) else 1.0
    shared = float(estimator.width or shared)
    if estimator.widths == "shared":
        return np.full(len(centres), shared)
    return np.where(own > 0, own, shared)
