"""Parzen windows: every row around the query votes by a kernel of its distance."""

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
    IntArray,
    Plugin,
    Tally,
    check_params,
    choice,
    declare,
    matching_attributes,
)
from workbench.numerics.estimators.arguments import class_codes, row_weights
from workbench.numerics.estimators.input_checks import (
    check_classification_targets,
    validate_data,
)
from workbench.numerics.neighbours.distance import DISTANCES, PLAIN_DISTANCES, params_of
from workbench.numerics.neighbours.distances import Measure
from workbench.numerics.neighbours.kept_search import KeptSearch
from workbench.numerics.votes.votes import settled
from workbench.numerics.votes.window_params import (
    WINDOW_PARAMS,
    refuse_empty,
    width_note,
)
from workbench.numerics.votes.windows import Windows, squared_blocks

_PARAMS = (
    *WINDOW_PARAMS,
    choice(
        "empty", "nearest", ("nearest", "first", "prior", "refuse"),
        help="What is said where nobody is in the window: the class of the nearest row, "
        "the first class, the shares of the classes in training, or an error.",
    ),
    choice(
        "metric", "euclidean", tuple(PLAIN_DISTANCES),
        help="How far two rows are from each other.",
    ),
    *params_of(PLAIN_DISTANCES.values()),
)  # fmt: skip


@declare(
    Plugin(
        id="parzen",
        title="Parzen window",
        kind="classifier",
        family="Lazy",
        params=_PARAMS,
        reads=frozenset({"numeric", "nominal", "missing", "weights"}),
        lazy=True,
        summary=(
            "Every training row inside a window around the query votes, the farther "
            "the less; the window has a fixed width, or reaches to neighbour k + 1."
        ),
        reference=(
            "E. Parzen (1962). On estimation of a probability density function and "
            "mode. Annals of Mathematical Statistics 33, 1065-1076."
        ),
    )
)
class Parzen(KeptSearch, ClassifierMixin, BaseEstimator):
    """Classify by the sums of K(d / width) over the rows of each class.

    Of equal sums the class that sorts first wins.

    Parameters
    ----------
    kernel : str
        ``uniform``, ``triangular``, ``epanechnikov``, ``quartic`` or ``gaussian``; see
        `workbench.numerics.votes.windows`.
    width : float or None
        Above 0, in units of the distance; None: at each query the distance to its
        neighbour k + 1.
    n_neighbors : int
        k of the variable width; k + 1 is clipped to the rows there are.
    empty : str
        Where nobody is in the window: ``nearest`` row, ``first`` class, ``prior`` or
        ``refuse``.
    metric, p
        As of `knn`.

    Attributes
    ----------
    classes_ : ndarray, shape (n_classes,)
    n_features_in_ : int
    attributes_ : tuple of Attribute
    note_ : str
        What went differently than asked.

    Notes
    -----
    Formula: the class with the largest sum of K(d(u, xᵢ) / h) over its rows.

    Cost: none to train; O(n d) for each query.

    Fails when the density varies much and the width is fixed: windows are empty here
    and crowded there.

    Labels and missing values are read as `knn` reads them. A row's weight multiplies
    its vote. A variable width of 0 (k + 1 rows in the place of the query) leaves the
    vote to the rows in that place. Under a Gaussian nobody is outside the window. Where
    a window is empty and rows of several classes are nearest, the first of them answers,
    which `n_tied_` counts: only then does an answer depend on the order of the rows.

    Examples
    --------
    >>> from workbench.bundled.parzen import Parzen
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> Parzen().fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    #: `predict` is the likeliest class of `predict_proba`: one search serves both.
    predicts_likeliest = True

    def __init__(
        self,
        kernel: str = "epanechnikov",
        width: float | None = None,
        n_neighbors: int = 5,
        empty: str = "nearest",
        metric: str = "euclidean",
        p: float = 2.0,
    ) -> None:
        self.kernel = kernel
        self.width = width
        self.n_neighbors = n_neighbors
        self.empty = empty
        self.metric = metric
        self.p = p

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike,
        attributes: Sequence[Attribute] | None = None,
        sample_weight: Any = None,
    ) -> Self:
        """Keep the training rows.

        Parameters
        ----------
        X : array-like, shape (n, d)
            Numbers, codes of labels, NaN for missing.
        y : array-like, shape (n,)
        attributes : sequence of Attribute, optional
            One for each column; all numeric if None.
        sample_weight : array-like, shape (n,), optional
            What the vote of each row is multiplied with.

        Raises
        ------
        Problem
            When a parameter is wrong or the attributes do not fit the columns.
        """
        check_params(_PARAMS, self.get_params(deep=False))
        rows, labels = validate_data(
            self, X, y, dtype=np.float64, order="C", ensure_all_finite="allow-nan"
        )
        check_classification_targets(labels)
        self.attributes_ = matching_attributes(rows, attributes)
        self.classes_, codes = class_codes(labels)
        weights = row_weights(sample_weight, len(rows))
        self._codes, self._rows = codes, rows
        self._votes = (codes[:, None] == np.arange(len(self.classes_))) * weights[
            :, None
        ]
        self.note_ = width_note(self.width, self.n_neighbors, len(rows))
        self._forget_search()
        self._tally = Tally()
        self._tied = 0
        if self.width is None:
            self._windows()
        return self

    def predict_proba(self, X: npt.ArrayLike) -> FloatArray:
        """Return each class' share of the weights in the window, shape (m, n_classes).

        Raises
        ------
        Problem
            With ``empty=refuse``, when nobody is in the window of some row.
        """
        check_is_fitted(self)
        queries = validate_data(
            self, X, dtype=np.float64, ensure_all_finite="allow-nan", reset=False
        )
        return self._shares(queries)

    def drawn_proba(self, X: npt.ArrayLike) -> FloatArray:
        """Return `predict_proba` for a picture, shape (m, n_classes).

        The likeliest class of each row is the same; the shares of a Gaussian window are
        rounded to some 1e-5, which halves the work.

        Raises
        ------
        Problem
            As `predict_proba`.
        """
        check_is_fitted(self)
        queries = validate_data(
            self, X, dtype=np.float64, ensure_all_finite="allow-nan", reset=False
        )
        alike = bool(((self._votes == 0) | (self._votes == 1)).all())
        rough = self._windows().rough_sums(queries, self._votes) if alike else None
        if rough is None:
            return self._shares(queries)
        shares, doubtful = rough
        shares /= shares.sum(axis=1, keepdims=True)
        if doubtful.any():
            shares[doubtful] = self._shares(queries[doubtful])
        return shares

    def predict(self, X: npt.ArrayLike) -> npt.NDArray[Any]:
        """Return the class with the largest sum; of equals the one that sorts first."""
        shares = self.predict_proba(X)  # tells first if there was no fit
        return cast("npt.NDArray[Any]", self.classes_[shares.argmax(axis=1)])

    def leave_one_out(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike,
        attributes: Sequence[Attribute] | None = None,
        sample_weight: Any = None,
    ) -> FloatArray:
        """Fit on all rows and let each be judged by the others.

        What the distance learns of the data (ranges, covariance) comes from all rows.

        Returns
        -------
        ndarray, shape (n, n_classes)
            Shares of the votes; equal shares for a row that is alone.
        """
        self.fit(X, y, attributes, sample_weight)
        if len(self._rows) < 2:
            return np.full((1, len(self.classes_)), 1.0 / len(self.classes_))
        return self._shares(None)

    def leave_one_out_is_exact(self, X: FloatArray) -> bool:
        """Whether `leave_one_out` learns nothing from the row left out.

        Covariance and ranges are learned from all rows, and so are the shares of the
        classes.
        """
        learned = DISTANCES[self.metric].learns or self.empty == "prior"
        return not learned and not bool(np.isnan(X).any())

    def describe_model(
        self,
        attributes: Sequence[Attribute] | None = None,
        classes: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Return what was kept, as plain JSON values.

        Parameters
        ----------
        attributes, classes : sequence, optional
            Not needed, but for the names of the classes.
        """
        del attributes
        check_is_fitted(self)
        counts = np.bincount(self._codes, minlength=len(self.classes_))
        return {
            "instances": len(self._codes),
            "kernel": self.kernel,
            "width": None if self.width is None else float(self.width),
            "n_neighbors": None if self.width is not None else self.n_neighbors,
            "metric": self.metric,
            "class_counts": {
                str(c if classes is None else classes[int(c)]): int(count)
                for c, count in zip(self.classes_, counts, strict=True)
            },
        }

    @property
    def n_distances_(self) -> int | None:
        """Distances computed by predictions since `fit`; None where a tree hid them."""
        return self._tally.distances

    @property
    def n_tied_(self) -> int:
        """Answers since `fit` that another order of the rows could change: see Notes."""
        return self._tied

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.input_tags.allow_nan = True
        return tags

    def _windows(self) -> Windows:
        search = self._prepared(
            self._rows, metric=self.metric, p=self.p, attributes=self.attributes_
        )
        return Windows(search, self._rows, self.kernel, self.width, self.n_neighbors)

    def _shares(self, queries: FloatArray | None) -> FloatArray:
        """Return the shares at queries, or at the rows without themselves."""
        sums, mass = self._windows().sums(queries, self._votes, self._tally)
        total = settled(sums)
        empty = np.flatnonzero(~((mass > 0) & (total.sum(axis=1) > 0)))
        if len(empty):
            total[empty] = self._of_empty(queries, empty)
        return np.asarray(total / total.sum(axis=1, keepdims=True))

    def _of_empty(
        self, queries: FloatArray | None, empty: npt.NDArray[Any]
    ) -> FloatArray:
        if self.empty == "refuse":
            m = len(self._rows if queries is None else queries)
            refuse_empty(empty, m, self.plugin.id)
        if self.empty == "prior":
            return np.tile(self._votes.sum(axis=0), (len(empty), 1))
        codes = np.zeros(len(empty), np.int64)
        if self.empty == "nearest":
            codes = self._nearest_codes(queries, empty)
        return np.eye(len(self.classes_))[codes]

    def _nearest_codes(self, queries: FloatArray | None, asked: IntArray) -> IntArray:
        """Return the class of the nearest row of some queries; of equals the first."""
        search = self._prepared(
            self._rows, metric=self.metric, p=self.p, attributes=self.attributes_
        )
        if queries is None:
            distances, found = (a[asked] for a in search.nearest(None, 2))
        else:
            distances, found = search.nearest(queries[asked], 2)
        codes = self._codes[found[:, 0]]
        level = np.flatnonzero(distances[:, 0] == distances[:, -1])
        if len(level) and found.shape[1] == 2:
            points = (self._rows if queries is None else queries)[asked[level]]
            left_out = asked[level] if queries is None else None
            self._count_tied(search.measure, points, left_out, codes[level])
        return np.asarray(codes)

    def _count_tied(
        self,
        measure: Measure,
        points: FloatArray,
        own: IntArray | None,
        codes: IntArray,
    ) -> None:
        """Count the points whose nearest rows are of several classes.

        Parameters
        ----------
        measure : Measure
        points : ndarray, shape (m, d)
        own : ndarray of int, shape (m,), or None
            The row of each that is left out.
        codes : ndarray of int, shape (m,)
            The class of the first of the nearest.
        """
        rows = measure.prepare(self._rows)
        for some, _, squares in squared_blocks(measure, measure.prepare(points), rows):
            if own is not None:
                squares[np.arange(len(squares)), own[some]] = np.inf
            far = np.sqrt(squares, out=squares)
            least = far == far.min(axis=1, keepdims=True)
            others = self._codes != codes[some, None]
            self._tied += int((least & others).any(axis=1).sum())
