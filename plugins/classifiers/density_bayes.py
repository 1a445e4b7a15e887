"""Bayes' rule with class densities by histogram, Parzen windows or nearest neighbours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self, cast

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator, ClassifierMixin
from sklearn.utils.validation import check_is_fitted

from workbench.api import (
    Attribute,
    FloatArray,
    Plugin,
    check_params,
    choice,
    class_names,
    declare,
    integer,
    real,
)
from workbench.numerics.estimators.arguments import class_codes
from workbench.numerics.estimators.input_checks import (
    check_classification_targets,
    validate_data,
)
from workbench.numerics.kernels import log_ball_volume, usual_width
from workbench.numerics.neighbours.distance import DISTANCES, params_of
from workbench.numerics.neighbours.kept_search import KeptSearch
from workbench.numerics.neighbours.neighbours import NeighbourSearch
from workbench.numerics.votes.windows import KERNELS, Windows, log_kernel_integral

#: The norms, whose balls have a volume.
_NORMS = tuple(name for name, known in DISTANCES.items() if known.ball == "norm")

_PARAMS = (
    choice(
        "density", "parzen", ("histogram", "parzen", "k-nn"),
        help="How the density of each class is estimated.",
    ),
    real(
        "width", None, low=0.0, low_open=True, optional=True,
        help="Width of the bins or of the kernel, the same for all attributes; by the "
        "spread and the number of rows (Scott 1992) if auto.",
    ),
    real(
        "offset", 0.0, advanced=True,
        help="Where an edge of the histogram's bins lies, on every attribute.",
    ),
    choice(
        "kernel", "gaussian", KERNELS, help="The kernel of the Parzen windows."
    ),
    integer(
        "n_neighbors", 5, low=1,
        help="k of the density k/(nV), V the volume of the ball that reaches to the k-th "
        "neighbour; clipped to the rows there are.",
    ),
    choice(
        "counts", "all", ("all", "class"),
        help="Of k-nn: whether the k neighbours are those among all rows (then the "
        "probabilities are their shares) or k of each class.",
    ),
    choice(
        "priors", "frequencies", ("frequencies", "equal"),
        help="How likely each class is before the row is seen.",
    ),
    choice(
        "metric", "euclidean", _NORMS,
        help="The norm whose balls are the windows.",
    ),
    *params_of([DISTANCES["minkowski"]]),
)  # fmt: skip


@declare(
    Plugin(
        id="density-bayes",
        title="Nonparametric Bayes rule",
        kind="classifier",
        family="Bayes",
        params=_PARAMS,
        reads=frozenset({"numeric"}),
        summary=(
            "Estimates the density of each class without assuming its shape, by "
            "histogram, Parzen windows or nearest neighbours, and takes the class with "
            "the largest prior times density."
        ),
        reference=(
            "R. O. Duda, P. E. Hart, D. G. Stork (2001). Pattern Classification, "
            "chapter 4; D. O. Loftsgaarden, C. P. Quesenberry (1965). A nonparametric "
            "estimate of a multivariate density function. Annals of Mathematical "
            "Statistics 36, 1049-1051."
        ),
    )
)
class DensityBayes(KeptSearch, ClassifierMixin, BaseEstimator):
    """Classify by prior times density.

    With n_i rows of class i among n in d attributes, the density at x is

    - ``histogram``: the rows of the class in the bin of x, divided by n_i width^d;
    - ``parzen``: Σ K(|x - x_j| / width) / (n_i width^d ∫K) over the rows of the class;
    - ``k-nn``, counts ``class``: k / (n_i V), V the ball that reaches to the k-th
      neighbour in the class; counts ``all``: k_i / (n_i V), V the ball that holds k
      rows of all classes, k_i of them of class i. With priors n_i / n the probability
      of the class is k_i / k then.

    Where all densities are 0 (an empty bin or window), the priors are left.

    Parameters
    ----------
    density : str
        ``histogram``, ``parzen`` or ``k-nn``.
    width : float or None
        Above 0. None: 3.5 s n^(-1/(d+2)) for bins and s n^(-1/(d+4)) for kernels, s the
        mean of the columns' standard deviations (Scott 1992).
    offset : float
        An edge of the bins.
    kernel : str
        See `workbench.numerics.votes.windows`.
    n_neighbors : int
        Clipped to the rows there are (in the class).
    counts : str
        ``all`` or ``class``.
    priors : str
        ``frequencies`` of the training rows, or ``equal``.
    metric, p
        The norm, and the exponent of ``minkowski``.

    Attributes
    ----------
    classes_ : ndarray, shape (n_classes,)
    priors_ : ndarray, shape (n_classes,)
    width_ : float
        The width used.
    n_features_in_ : int

    Notes
    -----
    Formula: P(y) p(x | y), with each density estimated from the rows of its class.

    Cost: none to train; O(n d) for each query.

    Fails when there are many attributes: nothing is near, and densities vanish.

    Examples
    --------
    >>> from workbench.bundled.density_bayes import DensityBayes
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> DensityBayes().fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    def __init__(
        self,
        density: str = "parzen",
        width: float | None = None,
        offset: float = 0.0,
        kernel: str = "gaussian",
        n_neighbors: int = 5,
        counts: str = "all",
        priors: str = "frequencies",
        metric: str = "euclidean",
        p: float = 2.0,
    ) -> None:
        self.density = density
        self.width = width
        self.offset = offset
        self.kernel = kernel
        self.n_neighbors = n_neighbors
        self.counts = counts
        self.priors = priors
        self.metric = metric
        self.p = p

    def fit(self, X: npt.ArrayLike, y: npt.ArrayLike) -> Self:
        """Keep the rows, and count classes.

        Parameters
        ----------
        X : array-like, shape (n, d)
        y : array-like, shape (n,)

        Raises
        ------
        Problem
            When a parameter is out of its limits.
        """
        check_params(_PARAMS, self.get_params(deep=False))
        rows, labels = validate_data(self, X, y, dtype=np.float64, order="C")
        check_classification_targets(labels)
        self.classes_, self._codes = class_codes(labels)
        self._rows = rows
        self._forget_search()
        self._counted = np.bincount(self._codes).astype(np.float64)
        c = len(self.classes_)
        frequencies = self._counted / len(rows)
        self.priors_ = np.full(c, 1 / c) if self.priors == "equal" else frequencies
        self.width_ = float(self.width or self._usual_width())
        return self

    def densities(self, X: npt.ArrayLike) -> FloatArray:
        """Return the density of each class at the rows of X, shape (m, n_classes).

        Infinite where k rows stand in the very place, for ``k-nn``.
        """
        with np.errstate(over="ignore", under="ignore"):
            return np.asarray(np.exp(self._logs(self._asked(X), relative=False)))

    def predict_proba(self, X: npt.ArrayLike) -> FloatArray:
        """Return prior times density as shares, shape (m, n_classes)."""
        asked = self._asked(X)
        if self.density == "k-nn" and self.counts == "all":
            # the volume is one for all classes: their counts decide, also where it is 0
            logs = _log(self._near_counts(asked)[0] / self._counted)
        else:
            logs = self._logs(asked, relative=True)
        logs = logs + np.log(self.priors_)
        top = logs.max(axis=1, keepdims=True)
        endless = np.isposinf(top)  # several classes may have rows in the very place
        shares = np.where(endless, np.isposinf(logs) * self.priors_, 0.0)
        usual = np.isfinite(top)
        with np.errstate(under="ignore"):
            shares = np.where(usual, np.exp(logs - np.where(usual, top, 0.0)), shares)
        shares = np.where(np.isneginf(top), self.priors_, shares)
        return np.asarray(shares / shares.sum(axis=1, keepdims=True))

    def predict(self, X: npt.ArrayLike) -> npt.NDArray[Any]:
        """Return the class of the largest prior times density; of equals the first."""
        shares = self.predict_proba(X)
        top = shares.max(axis=1, keepdims=True) * (1.0 - 1e-12)
        return cast("npt.NDArray[Any]", self.classes_[(shares >= top).argmax(axis=1)])

    def describe_model(
        self,
        attributes: Sequence[Attribute] | None = None,
        classes: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Return priors and settings, as plain JSON values.

        Parameters
        ----------
        attributes : sequence of Attribute, optional
            Not needed.
        classes : sequence of str, optional
            The declared class labels, when y held their codes.
        """
        del attributes
        check_is_fitted(self)
        names = class_names(self.classes_, classes)
        return {
            "instances": len(self._rows),
            "density": self.density,
            "width": None if self.density == "k-nn" else self.width_,
            "n_neighbors": min(self.n_neighbors, len(self._rows)),
            "priors": dict(zip(names, self.priors_.tolist(), strict=True)),
        }

    # -- densities ------------------------------------------------------------------------

    def _usual_width(self) -> float:
        n, d = self._rows.shape
        if self.density != "histogram":
            return usual_width(self._rows)
        spread = float(self._rows.std(axis=0).mean())
        return float(max(3.5 * spread * n ** (-1.0 / (d + 2)), 1e-9))

    def _asked(self, X: npt.ArrayLike) -> FloatArray:
        check_is_fitted(self)
        rows = validate_data(self, X, dtype=np.float64, reset=False)
        return cast("FloatArray", rows)

    def _norm(self) -> float:
        return float(DISTANCES[self.metric].exponent_for(self.p))

    def _search(self) -> NeighbourSearch:
        return self._prepared(self._rows, metric=self.metric, p=self.p)

    def _logs(self, asked: FloatArray, *, relative: bool) -> FloatArray:
        """Return the logarithms of the densities, shape (m, n_classes).

        Relative ones may lack a term that is one for all classes of a row.
        """
        d = self._rows.shape[1]
        if self.density == "k-nn":
            return self._near_logs(asked)
        member = np.eye(len(self.classes_))[self._codes]
        if self.density == "histogram":
            inside, volume = self._in_bins(asked), 0.0
        else:
            windows = Windows(
                self._search(), self._rows, self.kernel, self.width_, relative=relative
            )
            inside = windows.sums(asked, member)[0]
            volume = log_kernel_integral(self.kernel, d, self._norm())
        logs = _log(inside / self._counted)
        return np.asarray(logs - d * np.log(self.width_) - volume)

    def _in_bins(self, asked: FloatArray) -> FloatArray:
        """Count the rows of each class in the bins of the rows asked about."""
        bins = np.floor((np.vstack([self._rows, asked]) - self.offset) / self.width_)
        _, number = np.unique(bins, axis=0, return_inverse=True)
        number = number.ravel()
        n = len(self._rows)
        table = np.zeros((int(number.max()) + 1, len(self.classes_)))
        np.add.at(table, (number[:n], self._codes), 1.0)
        return np.asarray(table[number[n:]])

    def _near_counts(self, asked: FloatArray) -> tuple[FloatArray, FloatArray]:
        """Return the neighbours of each class, (m, n_classes), and how far they reach."""
        d, found = self._search().nearest(asked, self.n_neighbors)
        count = np.stack(
            [(self._codes[found] == c).sum(axis=1) for c in range(len(self.classes_))],
            1,
        )
        return count.astype(np.float64), d[:, -1:]

    def _near_logs(self, asked: FloatArray) -> FloatArray:
        """Return log k_i / (n_i V)."""
        d = self._rows.shape[1]
        if self.counts == "all":
            count, reach = self._near_counts(asked)
        else:
            count = np.minimum(self._counted, self.n_neighbors)
            reach = np.empty((len(asked), len(self.classes_)))
            for c in range(len(self.classes_)):
                rows = self._rows[self._codes == c]
                search = NeighbourSearch(rows, metric=self.metric, p=self.p)
                reach[:, c] = search.nearest(asked, self.n_neighbors)[0][:, -1]
        volume = d * _log(reach) + log_ball_volume(d, self._norm())
        with np.errstate(invalid="ignore"):
            logs = _log(count / self._counted) - volume
        return np.where(np.isnan(logs), -np.inf, logs)  # 0 rows in no volume


def _log(values: FloatArray) -> FloatArray:
    with np.errstate(divide="ignore"):
        return np.asarray(np.log(values))
