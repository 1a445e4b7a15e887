"""k nearest neighbours under many distances."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
from sklearn.base import BaseEstimator, ClassifierMixin
from sklearn.utils.validation import check_is_fitted

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Plugin,
    Problem,
    Tally,
    check_params,
    choice,
    declare,
    numeric_attributes,
)
from workbench.numerics.estimators.arguments import class_codes, row_weights
from workbench.numerics.estimators.input_checks import (
    check_classification_targets,
    validate_data,
)
from workbench.numerics.neighbours.distance import (
    DISTANCES,
    OPTIONS,
    PARAMS,
)
from workbench.numerics.neighbours.kept_search import KeptRows, KeptSearch
from workbench.numerics.search.structure_search import StructureSearch
from workbench.numerics.search.structures import STRUCTURES
from workbench.numerics.votes.vote_curves import VoteCurve, vote_curves
from workbench.numerics.votes.vote_params import (
    HOW_MANY,
    WEIGHT_PARAMS,
    WEIGHTS,
    Neighbours,
    clipped_note,
    count_of,
    weighting_of,
)
from workbench.numerics.votes.votes import (
    SCHEMES,
    Weighting,
    mean_reach,
    settled,
    vote_weights,
    votes,
)

from .ibk import WEIGHTINGS, TrainingRows

#: Cells of neighbours of a block of queries, where all rows vote.
_CELLS = 1 << 21

_PARAMS = (
    HOW_MANY,
    choice(
        "metric", "euclidean", tuple(DISTANCES),
        help="How far two rows are from each other.",
    ),
    PARAMS["p"],
    replace(
        WEIGHTS,
        choices=(*SCHEMES, "similarity"),
        help=f"{WEIGHTS.help} similarity is 1 - d, for the preset weka.",
    ),
    *WEIGHT_PARAMS,
    choice(
        "preset", "default", ("default", "weka"),
        help="Whose rules are followed where programs differ: weka is Weka's IBk, with "
        "the weights uniform, distance (-I) or similarity (-F).",
        advanced=True,
    ),
    *OPTIONS.values(),
    choice(
        "search", "auto", ("auto", *STRUCTURES),
        help="How the nearest rows are found: auto is exact and the fastest; leaders, "
        "k-means-buckets, lsh, graph-walk, nn-descent and hnsw may miss some.",
        advanced=True,
    ),
)  # fmt: skip


@declare(
    Plugin(
        id="knn",
        title="k nearest neighbours",
        kind="classifier",
        family="Lazy",
        params=_PARAMS,
        reads=frozenset({"numeric", "nominal", "missing", "weights"}),
        lazy=True,
        summary="The class that most of the k nearest training rows have.",
        reference=(
            "T. M. Cover, P. E. Hart (1967). Nearest neighbor pattern classification. "
            "IEEE Transactions on Information Theory 13, 21-27."
        ),
    )
)
class KNN(KeptSearch, ClassifierMixin, BaseEstimator):
    """Classify a row by the votes of the k nearest training rows.

    Equal distances are won by the lower row number, equal votes by the class that
    sorts first, so the answer never depends on chance.

    Parameters
    ----------
    n_neighbors : int or "all"
        Rows that vote; clipped to the rows there are.
    metric : str
        An id of `workbench.numerics.neighbours.distance.DISTANCES`; ``minkowski`` has
        the exponent `p`, ``mahalanobis`` the inverse covariance of the training rows
        (the pseudo-inverse if singular).
    p : float
        Above 0; used by ``minkowski`` and ``weighted``.
    weights : str
        One of `workbench.numerics.votes.votes.Weighting`; under the preset
        ``weka`` ``uniform``, ``distance`` (1 / (d + 0.001)) or ``similarity`` (1 - d),
        d divided by the root of the number of attributes.
    q, beta : float
        Of the weights ``exponential`` and ``power``.
    sigma : float or None
        Of the weights ``gaussian``; None: the mean over the training rows of the
        distance to their k-th neighbour, each left out.
    preset : str
        ``default``, or ``weka`` for what Weka's IBk does with the Euclidean distance
        (see Notes).
    attribute_weights : str
        Of ``weighted``: numbers from 0, one for each attribute, as in ``1, 2, 0.5``.
    vdm_q : float
        Exponent of ``vdm``, above 0.
    vdm_shares : str
        Of ``vdm``: ``value-given-class``, or ``class-given-value`` (Stanfill and Waltz).
    shared_k : int
        Length of the lists of neighbours that ``shared`` compares.
    custom_points : str
        Of ``custom``: JSON (see `workbench.numerics.neighbours.custom_points`).
    search : str
        ``auto``, or a structure of `workbench.numerics.search.structures.STRUCTURES`
        with its defaults. ``shared`` is searched by ``auto`` alone.

    Attributes
    ----------
    classes_ : ndarray, shape (n_classes,)
    n_features_in_ : int
    attributes_ : tuple of Attribute or None
        What `fit` was told of the columns.
    sigma_ : float or None
        The width of the weights ``gaussian``.
    note_ : str
        What went differently than asked, as a k above the number of rows.

    Notes
    -----
    Formula: the class with the largest sum of weights w(i) among the k nearest rows.

    Cost: none to train; O(n d) for each query by a scan, much less by a tree in few
    dimensions.

    Fails when attributes have different scales, many of them are irrelevant, or there
    are so many that all rows are about equally far away.

    With n_neighbors ``all``, weights ``power`` and beta 2 this is Shepard's method
    (1968). Votes that only the rounding of sums tells apart are equal.

    Nominal codes and missing values (NaN) are read as they are. In the Minkowski
    family and HEOM a pair of different labels counts 1 and a missing value as much as
    can be: 1 for labels (and everywhere in HEOM), the training range of the attribute
    for numbers. Hamming counts a missing value as different. Mahalanobis, cosine, angle
    and Pearson turn labels into indicator columns; a missing value stands at the training
    mean (Mahalanobis) or adds nothing. VDM counts a missing label as one more label, and
    a label that no training row has as one with share 0 in every class.

    The preset ``weka`` compares numbers as shares of their range, which every row asked
    about widens before it is answered; each call of `predict` or `predict_proba` begins
    with the ranges of the training rows. All rows tied with the k-th vote, and every
    class begins with 1/n votes.

    A row's weight multiplies its vote.

    Examples
    --------
    >>> from workbench.bundled.knn import KNN
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> KNN().fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    #: `predict` is the likeliest class of `predict_proba`: one search serves both.
    predicts_likeliest = True

    #: Of models that were saved before there were such weights.
    q: float = 0.8
    beta: float = 2.0
    sigma: float | None = None
    sigma_: float | None = None
    search: str = "auto"

    def __init__(
        self,
        n_neighbors: Neighbours = 5,
        metric: str = "euclidean",
        p: float = 2.0,
        weights: str = "uniform",
        preset: str = "default",
        q: float = 0.8,
        beta: float = 2.0,
        sigma: float | None = None,
        attribute_weights: str = "",
        vdm_q: float = 1.0,
        vdm_shares: str = "value-given-class",
        shared_k: int = 10,
        custom_points: str = "",
        search: str = "auto",
    ) -> None:
        self.n_neighbors = n_neighbors
        self.metric = metric
        self.p = p
        self.weights = weights
        self.preset = preset
        self.q = q
        self.beta = beta
        self.sigma = sigma
        self.attribute_weights = attribute_weights
        self.vdm_q = vdm_q
        self.vdm_shares = vdm_shares
        self.shared_k = shared_k
        self.custom_points = custom_points
        self.search = search

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Take the attributes of a model file, whose metric may have had fewer options."""
        defaults = {name: param.default for name, param in OPTIONS.items()}
        super().__setstate__(defaults | state)

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.input_tags.allow_nan = True
        return tags

    def fit(
        self,
        X: Any,
        y: Any,
        attributes: Sequence[Attribute] | None = None,
        class_attribute: Attribute | None = None,
        sample_weight: Any = None,
    ) -> KNN:
        """Keep the training rows, and prepare the search where they are many.

        Parameters
        ----------
        X : array, shape (n, d)
            Numbers, codes of labels, NaN for missing.
        y : array, shape (n,)
        attributes : sequence of Attribute, optional
            One for each column; all numeric if None.
        class_attribute : Attribute, optional
            What `y` holds codes of; under the preset ``weka`` `classes_` are all its
            labels, also those that no row has.
        sample_weight : array, shape (n,), optional
            What the vote of each row is multiplied with.

        Raises
        ------
        Problem
            When a parameter or the number of attributes is wrong.
        """
        check_params(_PARAMS, self.get_params(deep=False))
        if self._weka:
            self._check_weka()
        elif self.weights == "similarity":
            raise Problem(
                "weights = 'similarity'", expected="preset = 'weka'", where="knn"
            )
        X, y = validate_data(
            self, X, y, dtype=np.float64, order="C", ensure_all_finite="allow-nan"
        )
        check_classification_targets(y)
        if attributes is not None and len(attributes) != X.shape[1]:
            raise Problem(
                f"{len(attributes)} attributes beside {X.shape[1]} columns",
                expected="one attribute for each column",
                where="knn",
            )
        self.attributes_ = None if attributes is None else tuple(attributes)
        declared_classes = class_attribute if self._weka else None
        self.classes_, self._codes = class_codes(y, declared_classes)
        self._rows = X
        self._forget_search()
        self._tally = Tally()
        self._weights = row_weights(sample_weight, len(X))
        self.note_ = clipped_note(self.n_neighbors, len(X))
        self.sigma_ = self.sigma
        if not self._weka:
            self._kept_search().prepare()
            if weighting_of(self).needs_sigma:
                self.sigma_ = self._reach()
        return self

    def _reach(self) -> float:
        """Return the mean distance of the rows to their k-th neighbour."""
        k = count_of(self.n_neighbors, len(self._rows) - 1)
        if k < 1:
            return 1.0  # a row alone
        farthest = [d[:, -1:] for d, _ in self._others(k, Tally())]
        try:
            return mean_reach(np.concatenate(farthest), 1)
        except Problem:
            raise _no_width(k) from None

    def kneighbors(self, X: Any) -> tuple[FloatArray, IntArray]:
        """Return distances and training rows of the neighbours, both (m, k).

        Of rows tied with the k-th only the first; distances under the preset ``weka``
        are between shares of ranges.
        """
        X = self._queries(X)
        if self._weka:
            return self._ibk().nearest(X, self._k)
        return self._kept_search().nearest(X, self._k, self._tally)

    def predict_proba(self, X: Any) -> FloatArray:
        """Return each class' share of the votes, shape (m, n_classes)."""
        X = self._queries(X)
        if self._weka:
            return self._ibk().scores(X, self._k, self.weights)
        search = self._kept_search()
        step = max(1, _CELLS // self._k)
        return np.concatenate(
            [
                self._shares(
                    *search.nearest(X[start : start + step], self._k, self._tally)
                )
                for start in range(0, len(X), step)
            ]
        )

    def predict(self, X: Any) -> Any:
        """Return the class with most votes; of equals the one that sorts first."""
        winners = self.predict_proba(X).argmax(axis=1)
        return self.classes_[winners]

    def leave_one_out(
        self,
        X: Any,
        y: Any,
        attributes: Sequence[Attribute] | None = None,
        sample_weight: Any = None,
        tested: IntArray | None = None,
    ) -> FloatArray:
        """Fit on all rows and let each be judged by the others, in one search.

        What the distance learns of the data (ranges, covariance) comes from all rows;
        the width of the weights ``gaussian`` is that without the row. Not under the preset ``weka``, which has as many searches as rows.

        Parameters
        ----------
        X, y, attributes, sample_weight
            As in `fit`.
        tested : ndarray of int64, shape (m,), optional
            The rows that are judged; all of them if None.

        Returns
        -------
        ndarray, shape (m, n_classes)
            Shares of the votes; equal shares for a row that is alone.
        """
        self.fit(X, y, attributes, sample_weight=sample_weight)
        if tested is not None:
            return self._left_out(np.asarray(tested, np.int64))
        scores = np.full((len(self._rows), len(self.classes_)), 1 / len(self.classes_))
        if not self._weka:
            k = count_of(self.n_neighbors, len(self._rows) - 1)
            widths = self._widths_without_each()
            found, done = [], 0
            for distances, rows in self._others(k, self._tally):
                some = slice(done, done + len(rows))
                done += len(rows)
                found.append(self._shares(distances / widths[some, None], rows))
            return np.concatenate(found) if k else scores
        for i in range(len(self._rows) if len(self._rows) > 1 else 0):
            others = self._ibk(np.arange(len(self._rows)) != i)
            asked = self._rows[i : i + 1]
            scores[i] = others.scores(asked, self._k, self.weights)[0]
        return scores

    def _left_out(self, tested: IntArray) -> FloatArray:
        """Return the shares of the votes of all others for some rows."""
        if self._weka:
            raise Problem("some rows left out with preset = 'weka'", expected="default")
        n = len(self._rows)
        if n < 2:
            return np.full((len(tested), len(self.classes_)), 1 / len(self.classes_))
        k = count_of(self.n_neighbors, n - 1)
        widths = self._widths_without_each()[tested]
        search = self._kept_search()
        step = max(1, _CELLS // (k + 1))
        found = []
        for start in range(0, len(tested), step):
            some = slice(start, start + step)
            distances, rows = search.nearest(
                self._rows[tested[some]], k + 1, self._tally
            )
            others = rows != tested[some, None]
            # a row with more than k doubles may not be among its own neighbours
            others[others.all(axis=1), -1] = False
            near = distances[others].reshape(-1, k) / widths[some, None]
            found.append(self._shares(near, rows[others].reshape(-1, k)))
        return np.concatenate(found)

    def vote_curves(
        self,
        X: Any,
        y: Any,
        k_max: int = 50,
        schemes: Sequence[str] = SCHEMES,
        attributes: Sequence[Attribute] | None = None,
    ) -> dict[str, VoteCurve]:
        """Fit, and let each row be judged by the others with every k and weighting.

        One search serves all. Under ``gaussian`` without `sigma` every k has the width
        that it would have by itself.

        Parameters
        ----------
        X, y, attributes
            As in `fit`.
        k_max : int
            Clipped to the other rows.
        schemes : sequence of str

        Returns
        -------
        dict of str to VoteCurve
            Errors, answers and ties for k = 1 … k_max, by weighting.

        Raises
        ------
        Problem
            As `fit`; for fewer than two rows; under the preset ``weka``.
        """
        if self._weka:
            raise Problem("all k at once with preset = 'weka'", expected="default")
        self.fit(X, y, attributes)
        found = self._kept_search().nearest(None, k_max + 1, self._tally)
        own = weighting_of(self)
        asked = {scheme: replace(own, scheme=scheme) for scheme in schemes}
        return vote_curves(found, self._codes, len(self.classes_), asked, k_max)

    def leave_one_out_is_exact(self, X: FloatArray) -> bool:
        """Whether `leave_one_out` learns nothing from the row left out.

        Covariance, ranges, shares of classes and lists of neighbours are learned from
        all rows; ranges matter also wherever a value is missing.
        """
        learned = DISTANCES[self.metric].learns and not self._weka
        return not learned and not bool(np.isnan(X).any())

    def describe_model(
        self,
        attributes: Sequence[Attribute] | None = None,
        classes: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Return what was kept, as plain JSON values.

        Parameters
        ----------
        attributes : sequence of Attribute, optional
            Not needed: the model names no attribute.
        classes : sequence of str, optional
            The declared class labels, when y held their codes.
        """
        del attributes
        check_is_fitted(self)
        counts = np.bincount(self._codes, minlength=len(self.classes_))
        return {
            "instances": len(self._codes),
            "n_neighbors": self._k,
            "metric": self.metric,
            **({} if self.sigma_ is None else {"sigma": float(self.sigma_)}),
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
    def _weka(self) -> bool:
        return self.preset == "weka"

    def _check_weka(self) -> None:
        if self.metric != "euclidean":
            what, expected = f"metric = {self.metric!r}", "euclidean"
        elif self.search != "auto":
            what, expected = f"search = {self.search!r}", "auto"
        elif self.weights not in WEIGHTINGS:
            what, expected = f"weights = {self.weights!r}", ", ".join(WEIGHTINGS)
        else:
            return
        raise Problem(f"{what} with preset = 'weka'", expected=expected, where="knn")

    def _queries(self, X: Any) -> FloatArray:
        check_is_fitted(self)
        queries: FloatArray = validate_data(
            self, X, dtype=np.float64, ensure_all_finite="allow-nan", reset=False
        )
        return queries

    def _ibk(self, chosen: Any = slice(None)) -> TrainingRows:
        described = self.attributes_ or numeric_attributes(self._rows.shape[1])
        return TrainingRows(
            self._rows[chosen],
            self._codes[chosen],
            len(self.classes_),
            np.array([not attribute.is_numeric for attribute in described]),
            self._weights[chosen],
            self._tally,
        )

    def _kept_search(self) -> KeptRows:
        options: dict[str, Any] = {name: getattr(self, name) for name in OPTIONS}
        options |= {"metric": self.metric, "p": self.p, "classes": self._codes}
        options["attributes"] = self.attributes_
        if self.search == "auto":
            return self._prepared(self._rows, **options)
        options["search"] = self.search
        return self._kept(
            {"X": self._rows, **options},
            lambda: StructureSearch(self._rows, **options),
        )

    @property
    def _k(self) -> int:
        return count_of(self.n_neighbors, len(self._rows))

    @property
    def weighting(self) -> Weighting:
        """The weighting with the width found by `fit`."""
        return replace(weighting_of(self), sigma=self.sigma_)

    def _others(self, k: int, tally: Tally) -> Iterator[tuple[FloatArray, IntArray]]:
        """Yield distances and rows of the k nearest others, some rows at a time."""
        n = len(self._rows)
        search = self._kept_search()
        if n * k <= _CELLS or k < n - 1:
            yield search.nearest(None, max(k, 1), tally)
            return
        step = max(1, _CELLS // n)
        for start in range(0, n, step):  # everyone, and then not oneself
            some = np.arange(start, min(start + step, n))
            distances, rows = search.nearest(self._rows[some], n, tally)
            others = rows != some[:, None]
            shape = len(some), n - 1
            yield distances[others].reshape(shape), rows[others].reshape(shape)

    def _widths_without_each(self) -> FloatArray:
        """Return what `sigma_` would be without each row, as a multiple of `sigma_`.

        Without row i, rows that have it among their k nearest reach to the next one.
        """
        n = len(self._rows)
        k = count_of(self.n_neighbors, n - 2)
        if not weighting_of(self).needs_sigma or k < 1:
            return np.ones(n)
        own, more, done = np.empty(n), np.zeros(n), 0
        for distances, rows in self._others(k + 1, Tally()):
            own[done : done + len(rows)] = distances[:, k - 1]
            done += len(rows)
            step = distances[:, k] - distances[:, k - 1]
            more += np.bincount(rows[:, :k].ravel(), np.repeat(step, k), minlength=n)
        without = (own.sum() - own + more) / (n - 1)
        if not (without > 0).all():
            raise _no_width(k)
        return np.asarray(without / self.sigma_)

    def _shares(self, distances: FloatArray, rows: IntArray) -> FloatArray:
        """Return the shares of the votes of some neighbours, shape (m, n_classes)."""
        weights = vote_weights(distances, self.weighting) * self._weights[rows]
        return _shares(settled(votes(self._codes[rows], weights, len(self.classes_))))


def _no_width(k: int) -> Problem:
    return Problem(
        f"sigma = 0: each row has {k} others in its own place",
        expected="sigma above 0, or a larger k",
        where="knn",
    )


def _shares(scores: FloatArray) -> FloatArray:
    total = scores.sum(axis=1, keepdims=True)
    alone = np.full_like(scores, 1.0 / scores.shape[1])
    shares: FloatArray = np.divide(scores, total, out=alone, where=total > 0)
    return shares
