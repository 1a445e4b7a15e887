"""Local regression in one attribute: fits around queries, RBF networks, leave-one-out.

NumPy only: the window fits what it draws. In one attribute all of a query's sums are
moments, so that whole curves are a few passes over a table of distances.

References
----------
T. M. Mitchell (1997). Machine Learning, sections 8.2.1 to 8.4.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from workbench.api.data import FloatArray, IntArray
from workbench.api.report import check
from workbench.numerics.local_fit import solve_scaled, window_weights

#: Mitchell's three criteria, Shepard's method, Parzen regression, an RBF network.
METHODS = ("E1", "E2", "E3", "shepard", "parzen", "rbf")
CENTRES = ("rows", "random", "grid", "k-means")
CURVES = ("sine", "step", "line")

#: Rows of a built-in curve, and the deviation of their noise.
N_ROWS, NOISE = 80, 0.2
#: Of the line: outliers, and how far they lie off.
_OUTLIERS, _OFF = 8, 2.5
#: What the largest residual may be of the largest number where every row has a function.
_EXACT = 1e-9
_RIDGE = 1e-10
_MOST_MOVES = 100


def truth(curve: str, x: FloatArray) -> FloatArray:
    """Return the curve without noise, x from 0 to 1."""
    if curve == "sine":
        return np.asarray(np.sin(2.0 * np.pi * x))
    if curve == "step":
        return np.where(x < 0.5, -1.0, 1.0)
    return 2.0 * x - 1.0


def drawn_curve(
    curve: str, seed: int, n: int = N_ROWS
) -> tuple[FloatArray, FloatArray]:
    """Draw rows of a curve of `CURVES`, x uniform on [0, 1] and ascending.

    The noise is normal with deviation 0.2; a tenth of the rows of ``line`` lie 2.5 above
    it besides.
    """
    random = np.random.default_rng(seed)
    x = np.sort(random.random(n))
    y = truth(curve, x) + NOISE * random.standard_normal(n)
    if curve == "line":
        y[random.choice(n, min(_OUTLIERS, n), replace=False)] += _OFF
    return x, y


@dataclass(frozen=True, slots=True)
class LocalMethod:
    """How is fitted.

    Attributes
    ----------
    name : str
        One of `METHODS`.
    degree : int
        0, 1 or 2: of what is fitted under E1, E2 and E3.
    k : int
        Neighbours of E1 and E3, and of widths that are None; clipped to the rows.
    kernel : str
        See `workbench.numerics.kernels.KERNELS`.
    width : float or None
        None: the distance to neighbour k + 1; of an RBF network the mean distance of a
        centre to its two nearest others.
    centres : str
        One of `CENTRES`.
    n_centres : int
    seed : int
        Of the centres drawn at random.
    """

    name: str = "E3"
    degree: int = 1
    k: int = 10
    kernel: str = "gaussian"
    width: float | None = None
    centres: str = "k-means"
    n_centres: int = 8
    seed: int = 1

    @property
    def order(self) -> int:
        """The degree of what is fitted: Shepard's and Parzen's are constants."""
        return self.degree if self.name in ("E1", "E2", "E3") else 0

    @property
    def uses_k(self) -> bool:
        """Whether the number of neighbours counts."""
        if self.name == "parzen" or self.name == "E2":
            return self.width is None
        return self.name in ("E1", "E3")

    @property
    def uses_width(self) -> bool:
        """Whether the width counts."""
        return self.name not in ("E1", "shepard")


@dataclass(frozen=True, eq=False, slots=True)
class LocalFit:
    """The fits around some queries.

    Attributes
    ----------
    values : ndarray, shape (m,)
    weights : ndarray, shape (m, n)
        Of the squared error of each row.
    coefficients : ndarray, shape (m, p)
        Of 1, u and u², u = (x - query) / unit.
    unit : ndarray, shape (m,)
        The distance to neighbour k + 1, or 1 where that is 0.
    width : ndarray, shape (m,)
    """

    values: FloatArray
    weights: FloatArray
    coefficients: FloatArray
    unit: FloatArray
    width: FloatArray


def local_fit(
    x: FloatArray,
    y: FloatArray,
    queries: FloatArray,
    method: LocalMethod,
    left_out: IntArray | None = None,
) -> LocalFit:
    """Fit around queries; not for an RBF network, which is one fit for all.

    Parameters
    ----------
    x, y : ndarray, shape (n,)
    queries : ndarray, shape (m,)
    method : LocalMethod
    left_out : ndarray of int, shape (m,), optional
        The row that takes no part in the fit of each query.

    Notes
    -----
    Where rows do not determine the coefficients, all but the first get a ridge of 1e-8
    of their scale. Where no row has a weight, the nearest one answers.
    """
    D = np.abs(queries[:, None] - x)
    n = len(x)
    if left_out is not None:
        D[np.arange(len(D)), left_out] = np.inf
        n -= 1
    k = min(method.k, n)
    ordered = np.argsort(D, axis=1, kind="stable")
    last = ordered[:, min(k, n - 1)][:, None]
    reach = np.take_along_axis(D, last, axis=1)
    width = reach if method.width is None else np.full_like(reach, method.width)
    weights = _weights(D, width, method)
    if method.name in ("E1", "E3") and k < D.shape[1]:
        np.put_along_axis(weights, ordered[:, k:], 0.0, axis=1)
    if left_out is not None:
        weights[np.arange(len(D)), left_out] = 0.0
    unit = np.where(reach > 0, reach, 1.0)
    U = (x - queries[:, None]) / unit
    middle = y.mean()  # so that a constant stays one
    p = method.order + 1
    powers = [weights]
    for _ in range(2 * method.order):
        powers.append(powers[-1] * U)
    moments = np.stack([power.sum(axis=1) for power in powers], axis=1)
    gram = moments[:, np.add.outer(np.arange(p), np.arange(p))]
    right = np.stack([power @ (y - middle) for power in powers[:p]], axis=1)
    used = n if method.name not in ("E1", "E3") else k
    solved, _ = solve_scaled(gram, right, sure=not 1 < p >= used)
    solved[:, 0] += middle
    nobody = ~weights.any(axis=1)
    solved[nobody] = 0.0
    solved[nobody, 0] = y[ordered[nobody, 0]]
    return LocalFit(solved[:, 0], weights, solved, unit[:, 0], width[:, 0])


def _weights(D: FloatArray, width: FloatArray, method: LocalMethod) -> FloatArray:
    if method.name == "E1":
        return np.ones_like(D)
    if method.name != "shepard":
        return window_weights(D, width, method.kernel)
    exact = D == 0
    weights = 1.0 / np.where(exact, 1.0, D) ** 2
    return np.where(exact.any(axis=1, keepdims=True), exact.astype(float), weights)


def local_design(x: FloatArray, query: float, fit: LocalFit) -> FloatArray:
    """Return 1, u and u² of all rows about one query, shape (n, p), as `fit` has them."""
    u = (x - query) / fit.unit[0]
    return np.asarray(u[:, None] ** np.arange(fit.coefficients.shape[1]))


# -- RBF networks ---------------------------------------------------------------------


@dataclass(frozen=True, eq=False, slots=True)
class Bumps:
    """w₀ + Σ w_u exp(-(x - c_u)²/(2σ²)).

    Attributes
    ----------
    centres, weights : ndarray, shape (u,)
    width : float
    intercept : float
    """

    centres: FloatArray
    weights: FloatArray
    width: float
    intercept: float

    def parts(self, x: FloatArray) -> FloatArray:
        """Return the weighted functions, shape (m, u)."""
        return _functions(x, self.centres, self.width) * self.weights

    def __call__(self, x: FloatArray) -> FloatArray:
        """Return the sum at places, shape (m,)."""
        return np.asarray(self.parts(x).sum(axis=1) + self.intercept)


def rbf_centres(x: FloatArray, method: LocalMethod) -> FloatArray:
    """Return the centres of an RBF network, ascending but for those of rows."""
    if method.centres == "rows":
        return x.copy()
    u = min(method.n_centres, len(np.unique(x)))
    if method.centres == "grid":
        return np.linspace(x.min(), x.max(), method.n_centres)
    if method.centres == "random":
        chosen = np.random.default_rng(method.seed).permutation(len(x))[:u]
        return np.sort(x[chosen])
    return _k_means(x, u)


def _k_means(x: FloatArray, u: int) -> FloatArray:
    """Return the means of Lloyd's algorithm (1982), from even quantiles.

    On a line clusters are intervals, so that an empty one is the only trouble: it keeps
    its centre.
    """
    ordered = np.sort(x)
    totals = np.concatenate([[0.0], np.cumsum(ordered)])
    centres = np.quantile(np.unique(x), (np.arange(u) + 0.5) / u)
    for _ in range(_MOST_MOVES):
        middles = (centres[:-1] + centres[1:]) / 2.0
        ends = np.concatenate([[0], np.searchsorted(ordered, middles), [len(x)]])
        counts = np.diff(ends)
        means = np.diff(totals[ends]) / np.maximum(counts, 1)
        moved = np.where(counts > 0, means, centres)
        if np.array_equal(moved, centres):
            break
        centres = moved
    return centres


def fit_bumps(x: FloatArray, y: FloatArray, method: LocalMethod) -> Bumps:
    """Fit an RBF network to rows.

    See `workbench.numerics.radial_basis.fit_radial_basis`, of which this is the case of
    one attribute and one shared width.
    """
    return bumps_at(x, y, rbf_centres(x, method), method)


def bumps_at(
    x: FloatArray, y: FloatArray, centres: FloatArray, method: LocalMethod
) -> Bumps:
    """Find the weights of functions whose centres are known."""
    width = method.width if method.width is not None else _usual_width(centres)
    design, middle = _functions(x, centres, width), float(y.mean())
    rest = y - middle
    exact = method.centres == "rows"
    if exact:
        weights = _interpolating(design, rest)
        if weights is not None:
            return Bumps(centres, weights, width, middle)
    means = design.mean(axis=0)
    weights = _least_squares(design - means, rest, certain=not exact)
    return Bumps(centres, weights, width, middle - float(means @ weights))


def _functions(x: FloatArray, centres: FloatArray, width: float) -> FloatArray:
    with np.errstate(under="ignore"):
        return np.asarray(np.exp((x[:, None] - centres) ** 2 / (-2.0 * width**2)))


def _usual_width(centres: FloatArray) -> float:
    """Return the mean of each centre's root mean square distance to its two nearest."""
    if len(centres) < 2:
        return 1.0
    D = np.abs(centres[:, None] - centres)
    np.fill_diagonal(D, np.inf)
    count = min(2, len(centres) - 1)
    own = np.sqrt((np.sort(D, axis=1)[:, :count] ** 2).mean(axis=1))
    known = own[own > 0]
    return float(known.mean()) if len(known) else 1.0


def _interpolating(design: FloatArray, rest: FloatArray) -> FloatArray | None:
    try:
        weights = np.linalg.solve(design, rest)
    except np.linalg.LinAlgError:
        return None
    missed = np.abs(design @ weights - rest).max(initial=0.0)
    meets = missed <= _EXACT * np.abs(rest).max(initial=0.0)
    return np.asarray(weights) if meets else None


def _least_squares(
    design: FloatArray, rest: FloatArray, *, certain: bool
) -> FloatArray:
    if certain:
        weights, _, rank, _ = np.linalg.lstsq(design, rest, rcond=1e-12)
        if rank == design.shape[1]:
            return np.asarray(weights)
    gram = design.T @ design
    gram[np.diag_indices_from(gram)] += _RIDGE * len(design)
    return np.asarray(np.linalg.solve(gram, design.T @ rest))


# -- whole curves and leave-one-out -----------------------------------------------------


def fitted_curve(
    x: FloatArray, y: FloatArray, queries: FloatArray, method: LocalMethod
) -> FloatArray:
    """Return the predictions at queries, shape (m,)."""
    if method.name == "rbf":
        return fit_bumps(x, y, method)(queries)
    return local_fit(x, y, queries, method).values


def leave_one_out_error(x: FloatArray, y: FloatArray, method: LocalMethod) -> float:
    """Return the mean squared error of each row predicted by a fit without it.

    For an RBF network the centres are placed anew without the row, too.
    """
    if method.name != "rbf":
        found = local_fit(x, y, x, method, np.arange(len(x)))
        return float(((y - found.values) ** 2).mean())
    return _rbf_errors(x, y, method, [method.width])[0]


def _rbf_errors(
    x: FloatArray,
    y: FloatArray,
    method: LocalMethod,
    widths: list[float | None],
    told: Callable[[float], None] = lambda share: None,
) -> list[float]:
    """Return the error under each width; centres are placed once for all of them."""
    errors = np.zeros(len(widths))
    n = len(x)
    for i in range(n):
        check()
        others = np.arange(n) != i
        centres = rbf_centres(x[others], method)
        for place, width in enumerate(widths):
            bumps = bumps_at(
                x[others], y[others], centres, replace(method, width=width)
            )
            errors[place] += (y[i] - bumps(x[i : i + 1])[0]) ** 2 / n
        told((i + 1) / n)
    return [float(error) for error in errors]


def leave_one_out_curve(
    x: FloatArray,
    y: FloatArray,
    method: LocalMethod,
    over: str,
    values: FloatArray,
    told: Callable[[float], None] = lambda share: None,
) -> FloatArray:
    """Return the leave-one-out error for each value of k or of the width.

    Parameters
    ----------
    x, y : ndarray, shape (n,)
    method : LocalMethod
    over : str
        ``k`` or ``width``.
    values : ndarray, shape (m,)
    told : callable, optional
        Called with the share that is done.
    """
    if method.name == "rbf":
        return np.array(_rbf_errors(x, y, method, [float(v) for v in values], told))
    errors = np.empty(len(values))
    for place, value in enumerate(values):
        check()
        changed = (
            replace(method, k=int(value)) if over == "k"
            else replace(method, width=float(value))
        )  # fmt: skip
        errors[place] = leave_one_out_error(x, y, changed)
        told((place + 1) / len(values))
    return errors
