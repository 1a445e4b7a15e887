"""Locally weighted regression: around each query a constant, a line or a quadratic."""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Self, cast

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator, RegressorMixin
from sklearn.utils.validation import check_is_fitted

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Plugin,
    Problem,
    Tally,
    check,
    check_params,
    choice,
    declare,
    integer,
    real,
)
from workbench.numerics.estimators.input_checks import validate_data
from workbench.numerics.local_fit import (
    RIDGE,
    SINGULAR,
    descent,
    solve_scaled,
    window_weights,
)
from workbench.numerics.neighbours.kept_search import KeptSearch
from workbench.numerics.neighbours.neighbours import NeighbourSearch
from workbench.numerics.votes.windows import KERNELS

#: Coefficients of a query's fit, of which each pair has a sum.
_MOST = 1_000
#: Cells of the largest array for a block of queries.
_BLOCK = 1 << 18

_PARAMS = (
    choice(
        "criterion", "E3", ("E1", "E2", "E3"),
        help="Whose squared errors count (Mitchell 8.3): E1 the k nearest rows alike, "
        "E2 all rows by a kernel of their distance, E3 the k nearest by a kernel.",
    ),
    choice(
        "fit_of", "linear", ("constant", "linear", "quadratic"),
        help="What is fitted around each query.",
    ),
    integer(
        "n_neighbors", 20, low=1,
        help="k of E1 and E3, and of the width; clipped to the rows there are.",
    ),
    choice(
        "kernel", "gaussian", KERNELS,
        help="The weight of a squared error at r widths: gaussian exp(-r²/2), or, none "
        "beyond r = 1, uniform 1, triangular 1 - r, epanechnikov 1 - r², quartic "
        "(1 - r²)².",
    ),
    real(
        "width", None, low=0.0, low_open=True, optional=True,
        help="Width of the kernel, in units of the distance; if auto, the distance to "
        "neighbour k + 1 of each query.",
    ),
)  # fmt: skip


@dataclass(frozen=True, eq=False, slots=True)
class GradientStep:
    """The state of one query's fit after a step of rule 8.7.

    Attributes
    ----------
    step : int
    coefficients : ndarray, shape (p,)
        Of 1, the attributes less those of the query (over `unit`), and their products.
    predicted : float
        At the query: the first of them.
    error : float
        The criterion, half the weighted sum of squared errors.
    """

    step: int
    coefficients: FloatArray
    predicted: float
    error: float


@declare(
    Plugin(
        id="lwr",
        title="Locally weighted regression",
        kind="regressor",
        family="Regression",
        params=_PARAMS,
        reads=frozenset({"numeric"}),
        summary=(
            "Fits a constant, a line or a quadratic anew around every query, to the "
            "rows near to it."
        ),
        reference=(
            "T. M. Mitchell (1997), Machine Learning, section 8.3; C. G. Atkeson, A. W. "
            "Moore, S. Schaal (1997). Locally weighted learning. Artificial "
            "Intelligence Review 11, 11-73."
        ),
    )
)
class LWR(KeptSearch, RegressorMixin, BaseEstimator):
    """Predict by weighted least squares around each query.

    With f̂ the function fitted, the criteria at the query q are (Mitchell 1997)

        E1 = ½ Σ (f - f̂)² over the k nearest rows,
        E2 = ½ Σ (f - f̂)² K(d / width) over all rows,
        E3 = ½ Σ (f - f̂)² K(d / width) over the k nearest rows.

    Parameters
    ----------
    criterion : str
        ``E1``, ``E2`` or ``E3``.
    fit_of : str
        ``constant``, ``linear`` or ``quadratic`` (with all products of two attributes).
    n_neighbors : int
        Clipped to the rows there are.
    kernel : str
        See `workbench.numerics.votes.windows`.
    width : float or None
        None: the distance of the query to its neighbour k + 1.

    Attributes
    ----------
    n_features_in_ : int
    note_ : str
        What went differently than asked: fewer neighbours than coefficients.

    Notes
    -----
    Formula: a linear fit around the query, with errors weighted by K(d).

    Cost: O(n d² + d³) for each query.

    Fails when fewer rows than attributes have weight, so that the fit is not
    determined.

    Attributes that are constant in training take no part. Where the rows that count do
    not determine the coefficients, a ridge of 1e-8 of the scale is added to all but the
    first, which is said (in `note_`, or in a warning of `predict`). Where no row has a
    weight, the nearest one answers.

    Examples
    --------
    >>> from workbench.bundled.lwr import LWR
    >>> X = [[0.0], [1.0], [2.0], [3.0], [4.0], [5.0]]
    >>> y = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0]
    >>> LWR().fit(X, y).predict([[2.0]]).round(2)
    array([2.])
    """

    def __init__(
        self,
        criterion: str = "E3",
        fit_of: str = "linear",
        n_neighbors: int = 20,
        kernel: str = "gaussian",
        width: float | None = None,
    ) -> None:
        self.criterion = criterion
        self.fit_of = fit_of
        self.n_neighbors = n_neighbors
        self.kernel = kernel
        self.width = width

    def fit(self, X: npt.ArrayLike, y: npt.ArrayLike) -> Self:
        """Keep the rows: all is fitted when a query comes.

        Parameters
        ----------
        X : array-like, shape (n, d)
        y : array-like of numbers, shape (n,)

        Raises
        ------
        Problem
            When a parameter is out of its limits, or a fit has more than 1 000
            coefficients.
        """
        check_params(_PARAMS, self.get_params(deep=False))
        rows, target = validate_data(
            self, X, y, dtype=np.float64, order="C", y_numeric=True
        )
        self._varying = np.flatnonzero(rows.max(axis=0) > rows.min(axis=0))
        p = _coefficients(self.fit_of, len(self._varying))
        if p > _MOST:
            raise Problem(
                f"{p} coefficients of a {self.fit_of} fit in {len(self._varying)} "
                "attributes",
                expected=f"at most {_MOST}: select or project them first",
                where="lwr",
            )
        self._rows = rows
        self._target = np.asarray(target, dtype=np.float64)
        self._forget_search()
        self._tally = Tally()
        used = len(rows) if self.criterion == "E2" else min(self.n_neighbors, len(rows))
        self.note_ = ""
        self._short = 1 < p >= used  # no row is left to tell a coefficient from noise
        if self._short:
            self.note_ = (
                f"{used} rows for {p} coefficients of each query: a ridge of "
                f"{RIDGE:g} is used."
            )
        elif self.fit_of != "constant" and self._dependent():
            self.note_ = (
                f"The attributes depend on each other: a ridge of {RIDGE:g} is used."
            )
        return self

    def _dependent(self) -> bool:
        """Whether an attribute is a sum of others, as the labels of a nominal one are."""
        varying = self._rows[:, self._varying]
        steps = (varying - varying.mean(axis=0)) / varying.std(axis=0)
        d = steps.shape[1]
        least = np.linalg.eigvalsh(steps.T @ steps / len(steps))[:1]
        return bool((least <= SINGULAR * d).any())

    def predict(self, X: npt.ArrayLike) -> FloatArray:
        """Return the value of each query's fit, shape (m,)."""
        predicted, ridged = self._fitted(self._asked(X))
        if ridged.any() and not self.note_:
            warnings.warn(
                f"lwr: the rows around {int(ridged.sum())} of {len(ridged)} queries do "
                f"not determine the coefficients: a ridge of {RIDGE:g} is used",
                stacklevel=2,
            )
        return predicted

    def gradient_steps(
        self, x: npt.ArrayLike, eta: float | None = None, max_steps: int = 1_000
    ) -> Iterator[GradientStep]:
        """Yield the fit of one query step by step under the gradient rule 8.7.

        Δw_j = η Σ K (f - f̂) a_j over the rows that count, from w = 0.

        Parameters
        ----------
        x : array-like, shape (d,)
        eta : float, optional
            Above 0; 1 over the largest eigenvalue of Σ K a aᵀ if None, the usual bound
            of steps that never overshoot.
        max_steps : int

        Raises
        ------
        Problem
            When `eta` is not above 0, or no row has a weight.
        """
        asked = self._asked(np.asarray(x, dtype=np.float64)[None])
        for found, weights, unit in self._neighbourhoods(asked):
            design = self._design(asked, found, unit)[0]
            taken = islice(
                descent(design, weights[0], self._target[found[0]], eta), max_steps
            )
            for step, (w, error) in enumerate(taken, start=1):
                yield GradientStep(step, w, float(w[0]), error)

    def describe_model(
        self, attributes: Sequence[Attribute] | None = None
    ) -> dict[str, Any]:
        """Return what was kept, as plain JSON values."""
        del attributes
        check_is_fitted(self)
        return {
            "rows": len(self._target),
            "mean": float(self._target.mean()),
            "criterion": self.criterion,
            "fit_of": self.fit_of,
            "coefficients": _coefficients(self.fit_of, len(self._varying)),
            "note": self.note_,
        }

    @property
    def n_distances_(self) -> int | None:
        """Distances computed by predictions since `fit`; None where a tree hid them."""
        return self._tally.distances

    # -- the fits ---------------------------------------------------------------------

    def _asked(self, X: npt.ArrayLike) -> FloatArray:
        check_is_fitted(self)
        rows = validate_data(self, X, dtype=np.float64, reset=False)
        return cast("FloatArray", rows)

    def _search(self) -> NeighbourSearch:
        return self._prepared(self._rows, metric="euclidean")

    def _neighbourhoods(
        self, asked: FloatArray
    ) -> Iterator[tuple[IntArray, FloatArray, FloatArray]]:
        """Yield rows (b, c), their weights, and a unit of length (b, 1), by blocks."""
        n = len(self._rows)
        k = min(self.n_neighbors, n)
        count = n if self.criterion == "E2" else min(k + 1, n)
        p = _coefficients(self.fit_of, len(self._varying))
        step = max(1, _BLOCK // (count * p + p * p))
        if self.criterion != "E2":  # one search for all
            nearest = self._search().nearest(asked, count, self._tally)
        for start in range(0, len(asked), step):
            check()
            some = slice(start, start + step)
            if self.criterion == "E2":
                nearest = self._search().nearest(asked[some], n, self._tally)
                d, found = nearest
            else:
                d, found = nearest[0][some], nearest[1][some]
            reach = d[:, min(k, d.shape[1] - 1)][:, None]
            if self.criterion != "E2":
                d, found = d[:, :k], found[:, :k]
            width = reach if self.width is None else np.full_like(reach, self.width)
            unit = np.where(reach > 0, reach, 1.0)
            yield found, self._weights(d, width), unit

    def _weights(self, d: FloatArray, width: FloatArray) -> FloatArray:
        if self.criterion == "E1":
            return np.ones_like(d)
        return window_weights(d, width, self.kernel)

    def _design(
        self, asked: FloatArray, found: IntArray, unit: FloatArray
    ) -> FloatArray:
        """Return 1, the steps from the query and their products, shape (b, c, p)."""
        d = len(self._varying)
        b, c = found.shape
        design = np.empty((b, c, _coefficients(self.fit_of, d)))
        design[:, :, 0] = 1.0
        if self.fit_of == "constant":
            return design
        steps = self._rows[:, self._varying][found]
        steps -= asked[:, None, self._varying]
        steps /= unit[:, :, None]
        design[:, :, 1 : d + 1] = steps
        if self.fit_of == "quadratic":
            one, other = np.triu_indices(d)
            design[:, :, d + 1 :] = steps[:, :, one] * steps[:, :, other]
        return design

    def _fitted(self, asked: FloatArray) -> tuple[FloatArray, npt.NDArray[np.bool_]]:
        """Return the predictions, and where a ridge was needed."""
        predicted, ridged = np.empty(len(asked)), np.zeros(len(asked), np.bool_)
        mean = self._target.mean()  # so that a constant stays one
        done = 0
        for found, weights, unit in self._neighbourhoods(asked):
            some = slice(done, done + len(found))
            done += len(found)
            design = self._design(asked[some], found, unit)
            weighted = (design * weights[:, :, None]).transpose(0, 2, 1)
            gram = weighted @ design
            right = weighted @ (self._target[found] - mean)[:, :, None]
            solved, ridged[some] = solve_scaled(
                gram, right[:, :, 0], sure=not self._short
            )
            predicted[some] = mean + solved[:, 0]
            nobody = np.flatnonzero(~weights.any(axis=1))
            if len(nobody):
                predicted[done - len(found) + nobody] = self._target[found[nobody, 0]]
                ridged[done - len(found) + nobody] = False
        return predicted, ridged


def _coefficients(fit_of: str, d: int) -> int:
    """Return how many coefficients a fit in d attributes has."""
    if fit_of == "constant":
        return 1
    return 1 + d if fit_of == "linear" else 1 + d + d * (d + 1) // 2
