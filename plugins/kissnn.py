"""KISSNN: a Mahalanobis metric from the differences between neighbours, in one step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from sklearn.base import BaseEstimator, ClassifierMixin, TransformerMixin
from sklearn.utils import check_random_state
from sklearn.utils.multiclass import check_classification_targets
from sklearn.utils.validation import check_is_fitted, validate_data

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Plugin,
    Problem,
    Tally,
    check_params,
    choice,
    class_codes,
    declare,
    difference_covariance,
    integer,
    linear_map,
    neighbours,
    positive_part,
    progress,
    real,
    seed,
    shrunk_difference_covariance,
    symmetric_inverse,
    vote_weights,
    votes,
)

#: A metric of so many attributes takes minutes, and 200 MB for each of its matrices.
_MOST_ATTRIBUTES = 5_000

_PARAMS = (
    integer(
        "n_neighbors", 5, low=1,
        help="How many nearest rows vote; clipped to the rows there are.",
    ),
    integer(
        "v", 5, low=1,
        help="Neighbours of the same class and of other classes, for each row.",
    ),
    choice(
        "covariance",
        "auto",
        ("auto", "ml", "ledoit-wolf", "diagonal", "shrunk"),
        help=(
            "How the covariances of the differences are estimated. auto: maximum "
            "likelihood when differences are plentiful, else Ledoit-Wolf."
        ),
    ),
    real(
        "shrinkage", 0.1, low=0.0, high=1.0,
        help="Weight of the multiple of the identity; used by shrunk only.",
    ),
    integer(
        "anchors", None, low=1, optional=True, advanced=True, unit="rows",
        help="Take differences from a stratified sample of so many rows; all if auto.",
    ),
    seed(),
)  # fmt: skip


class Differences(NamedTuple):
    """Which rows are subtracted: `others` of each of `rows`, -1 where none is left."""

    rows: IntArray
    others: IntArray

    def pairs(self) -> tuple[IntArray, IntArray]:
        """Return the rows i and j of every difference X[j] - X[i]."""
        place, column = np.nonzero(self.others >= 0)
        return self.rows[place], self.others[place, column]


@declare(
    Plugin(
        id="kissnn",
        title="KISSNN",
        kind="metric",
        family="Metric learning",
        params=_PARAMS,
        reads=frozenset({"numeric"}),
        summary=(
            "Learns a Mahalanobis metric from the covariances of the differences to "
            "neighbours of the same class and of other classes, without iteration; "
            "then classifies by k nearest neighbours under it."
        ),
        reference=(
            "KISSNN, Algorithms 1 and 2; after M. Köstinger and others (2012). Large "
            "scale metric learning from equivalence constraints. CVPR, 2288-2295."
        ),
    )
)
class KISSNN(TransformerMixin, ClassifierMixin, BaseEstimator):
    """Keep it simple and straightforward metric, for nearest neighbours.

    Each row is subtracted from its `v` nearest rows of the same class (set S) and its
    `v` nearest rows of other classes (set D), by Euclidean distance. With the
    covariances of both sets about zero, M is the positive part of
    inv(Sigma_S) - inv(Sigma_D): the quadratic form of the likelihood-ratio test
    between "different class" and "same class" (eq. 29-37).

    Parameters
    ----------
    n_neighbors : int
        Rows that vote under the metric.
    v : int
        Neighbours of each kind; where a class has fewer, those there are.
    covariance : str
        ``ml`` (maximum likelihood), ``ledoit-wolf``, ``diagonal`` (of the maximum
        likelihood), ``shrunk`` (by `shrinkage`), or ``auto``: maximum likelihood when
        S and D both have at least 5 d (d + 1) differences and span the same
        directions, else Ledoit-Wolf. Both Ledoit-Wolf and ``shrunk`` shrink towards a
        multiple of the identity, so attributes should be on one scale.
    shrinkage : float
        0 to 1, for ``shrunk``.
    anchors : int or None
        Only so many rows, drawn by class, are subtracted from their neighbours
        (which are searched among all rows). None takes all rows.
    random_state : int
        Draws the anchors.

    Attributes
    ----------
    M_ : ndarray, shape (d, d)
        The metric in use. The identity when nothing was learned; see `note_`.
    components_ : ndarray, shape (r, d)
        L with LᵀL = M, the longest row first; r is the rank of M.
    sigma_s_, sigma_d_ : ndarray, shape (d, d)
        The covariances as estimated.
    raw_eigenvalues_ : ndarray, shape (d,)
        Of inv(Sigma_S) - inv(Sigma_D), largest first: what the projection cut is
        below 0.
    pairs_ : tuple
        ``((i, j) of S, (i, j) of D)``, arrays of row numbers; the difference is
        X[j] - X[i].
    covariance_used_ : str
        The estimator; tells what ``auto`` chose.
    note_ : str
        What went differently than asked, in words; empty if nothing did.
    classes_ : ndarray, shape (n_classes,)
    n_features_in_ : int

    Notes
    -----
    Singular covariances are inverted on the directions that vary (pseudo-inverse).
    """

    #: `predict` is the likeliest class of `predict_proba`: one search serves both.
    predicts_likeliest = True

    def __init__(
        self,
        n_neighbors: int = 5,
        v: int = 5,
        covariance: str = "auto",
        shrinkage: float = 0.1,
        anchors: int | None = None,
        random_state: int = 1,
    ) -> None:
        self.n_neighbors = n_neighbors
        self.v = v
        self.covariance = covariance
        self.shrinkage = shrinkage
        self.anchors = anchors
        self.random_state = random_state

    def fit(self, X: Any, y: Any) -> KISSNN:
        """Learn the metric and keep the rows.

        Parameters
        ----------
        X : array, shape (n, d)
        y : array, shape (n,)

        Raises
        ------
        Problem
            When a parameter is out of its limits, or there are more than 5 000
            attributes.
        """
        self._check_params()
        X, y = validate_data(self, X, y, dtype=np.float64, order="C")
        check_classification_targets(y)
        if X.shape[1] > _MOST_ATTRIBUTES:
            raise Problem(
                f"{X.shape[1]} attributes, of which every pair has a covariance",
                expected=f"at most {_MOST_ATTRIBUTES}: select or project them first",
                where="kissnn",
            )
        self.classes_, self._codes = class_codes(y)
        self._rows = X
        self._tally = Tally()
        same, other = self._differences()
        self.pairs_ = (same.pairs(), other.pairs())
        self._estimate(same, other)
        self._learn()
        return self

    def _check_params(self) -> None:
        given = self.get_params(deep=False)
        if not isinstance(given["random_state"], int | np.integer):
            del given["random_state"]  # scikit-learn's None and RandomState are fine
        check_params(_PARAMS, given)

    def _differences(self) -> tuple[Differences, Differences]:
        """Search N+ and N- of every anchor (Algorithm 1, lines 4-9)."""
        X, codes = self._rows, self._codes
        anchors = self._drawn()
        same = np.full((len(anchors), self.v), -1, dtype=np.int64)
        other = same.copy()
        for c in range(len(self.classes_)):
            progress(c / len(self.classes_), "neighbours of each class")
            asked = np.flatnonzero(codes[anchors] == c)
            inside, outside = np.flatnonzero(codes == c), np.flatnonzero(codes != c)
            if len(inside) > 1:
                found = _others_inside(X, inside, anchors[asked], self.v)
                same[asked, : found.shape[1]] = found
            if len(outside):
                _, found = neighbours(X[outside], X[anchors[asked]], self.v)
                other[asked, : found.shape[1]] = outside[found]
        return Differences(anchors, same), Differences(anchors, other)

    def _drawn(self) -> IntArray:
        """Draw the anchors: from each class its share, at least one row."""
        n = len(self._codes)
        if self.anchors is None or self.anchors >= n:
            return np.arange(n)
        random = check_random_state(self.random_state)
        drawn = []
        for c in range(len(self.classes_)):
            members = np.flatnonzero(self._codes == c)
            size = max(1, round(self.anchors * len(members) / n))
            drawn.append(random.choice(members, size, replace=False))
        return np.sort(np.concatenate(drawn)).astype(np.int64)

    def _estimate(self, same: Differences, other: Differences) -> None:
        """Estimate Sigma_S and Sigma_D (eq. 36, 37 and 39)."""
        X = self._rows
        sigmas = [difference_covariance(X, *kind) for kind in (same, other)]
        used = self.covariance
        if used == "auto":
            used = self._automatic(*sigmas)
        if used == "diagonal":
            sigmas = [np.diag(np.diag(sigma)) for sigma in sigmas]
        elif used in ("ledoit-wolf", "shrunk"):
            amount = self.shrinkage if used == "shrunk" else None
            sigmas = [
                shrunk_difference_covariance(X, *kind, amount)[0]
                for kind in (same, other)
            ]
        self.sigma_s_, self.sigma_d_ = sigmas
        self.covariance_used_ = used

    def _automatic(self, sigma_s: FloatArray, sigma_d: FloatArray) -> str:
        d = self.n_features_in_
        fewest = min(len(i) for i, _ in self.pairs_)
        if fewest < 5 * d * (d + 1):
            return "ledoit-wolf"  # told before the ranks, seconds with many attributes
        both = _rank(sigma_s + sigma_d)
        full = _rank(sigma_s) == both == _rank(sigma_d)
        return "ml" if full else "ledoit-wolf"

    def _learn(self) -> None:
        """Set M and its map (Algorithm 1, line 12, and Algorithm 2)."""
        d = self.n_features_in_
        raw = symmetric_inverse(self.sigma_s_) - symmetric_inverse(self.sigma_d_)
        self.raw_eigenvalues_ = np.array(np.linalg.eigvalsh(raw)[::-1], np.float64)
        self.note_ = self._obstacle()
        metric = np.eye(d) if self.note_ else positive_part(raw)
        self.M_ = metric
        self.components_ = linear_map(metric, _rounding(np.ones(d)))

    def _obstacle(self) -> str:
        """Say why there is no metric to use; empty if there is one."""
        reason = ""
        if len(self.classes_) < 2:
            reason = "there is only one class, so no difference to another class"
        elif len(self.pairs_[0][0]) == 0:
            reason = "every class has one row, so no difference inside a class"
        elif not self.raw_eigenvalues_[0] > _rounding(self.raw_eigenvalues_):
            reason = (
                "inv(Sigma_S) - inv(Sigma_D) has no positive eigenvalue: in no "
                "direction are neighbours of the same class nearer than others"
            )
        return reason and f"Euclidean distance is used instead: {reason}."

    def transform(self, X: Any) -> FloatArray:
        """Return the rows under the map L, shape (m, r): X @ components_.T."""
        check_is_fitted(self)
        X = validate_data(self, X, dtype=np.float64, reset=False)
        return np.asarray(X @ self.components_.T, dtype=np.float64)

    def get_feature_names_out(self, input_features: Any = None) -> Any:
        """Return the names of the columns of `transform`: kissnn0, kissnn1, …."""
        check_is_fitted(self)
        names = [f"kissnn{j}" for j in range(len(self.components_))]
        return np.asarray(names, dtype=object)

    def kneighbors(self, X: Any) -> tuple[FloatArray, IntArray]:
        """Return distances under M and training rows of the neighbours, both (m, k)."""
        check_is_fitted(self)
        X = validate_data(self, X, dtype=np.float64, reset=False)
        return neighbours(
            self._rows,
            X,
            self.n_neighbors,
            metric="mahalanobis",
            inverse_covariance=self.M_,
            tally=self._tally,
        )

    @property
    def n_distances_(self) -> int | None:
        """Distances computed by predictions since `fit`; None where a tree hid them."""
        return self._tally.distances

    def predict_proba(self, X: Any) -> FloatArray:
        """Return each class' share of the votes, shape (m, n_classes)."""
        distances, rows = self.kneighbors(X)
        weights = vote_weights(distances, "uniform")
        count = votes(self._codes[rows], weights, len(self.classes_))
        return np.asarray(count / rows.shape[1])

    def predict(self, X: Any) -> Any:
        """Return the class with most votes; of equals the one that sorts first."""
        shares = self.predict_proba(X)  # tells first if there was no fit
        return self.classes_[shares.argmax(axis=1)]

    def describe_model(
        self,
        attributes: Sequence[Attribute] | None = None,
        classes: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Return the metric and how it came about, as plain JSON values.

        Eigenvalues come largest first, in the order of the rows of `components_`.

        Parameters
        ----------
        attributes : sequence of Attribute, optional
            Not needed: rows and columns of M stand in the order of the attributes.
        classes : sequence of str, optional
            Not needed: the metric is one for all classes.
        """
        del attributes, classes
        check_is_fitted(self)
        return {
            "M": self.M_.tolist(),
            "eigenvalues": np.linalg.eigvalsh(self.M_)[::-1].tolist(),
            "components": self.components_.tolist(),
            "sigma_s": self.sigma_s_.tolist(),
            "sigma_d": self.sigma_d_.tolist(),
            "raw_eigenvalues": self.raw_eigenvalues_.tolist(),
            "covariance": self.covariance_used_,
            "n_similar": len(self.pairs_[0][0]),
            "n_dissimilar": len(self.pairs_[1][0]),
            "rank": len(self.components_),
            "note": self.note_,
        }


def _others_inside(
    X: FloatArray, inside: IntArray, asked: IntArray, v: int
) -> IntArray:
    """Return the v nearest of `inside` to each of `asked`, which are among them."""
    if len(asked) == len(inside):
        return inside[neighbours(X[inside], None, v)[1]]
    _, found = neighbours(X[inside], X[asked], min(v + 1, len(inside)))
    found = inside[found]
    keep = found != asked[:, None]
    keep[keep.all(axis=1), -1] = False  # hidden behind its duplicates
    others: IntArray = found[keep].reshape(len(asked), -1)
    return others


def _rounding(eigenvalues: FloatArray) -> float:
    """Return what an eigenvalue must exceed to be told from 0."""
    largest = float(np.max(np.abs(eigenvalues)))
    return 16 * len(eigenvalues) * float(np.finfo(np.float64).eps) * largest


def _rank(covariance: FloatArray) -> int:
    """Return the number of directions that vary, whatever the units."""
    scale = np.sqrt(np.diag(covariance))
    scale[scale == 0] = 1.0
    correlation = covariance / scale[:, None] / scale
    return len(linear_map(correlation, 1e-12))
