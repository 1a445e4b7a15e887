"""Base classes of learners of a Mahalanobis metric.

A plugin derives from `MetricLearner` (before scikit-learn's mixins) and writes
`_learn`, which returns a map L. Checks of input, pairs given by hand, the path of the
objective, k-NN under the metric and the description of the model are done here.
"""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Self, cast

import numpy as np

from workbench.api.columns import names_in
from workbench.api.constraints import FALLBACK, Constraints
from workbench.api.data import Attribute, FloatArray, IntArray
from workbench.api.params import check_params, integer
from workbench.api.plugin import Plugin
from workbench.api.problems import Problem
from workbench.api.report import progress
from workbench.api.tally import Tally
from workbench.numerics.estimators.arguments import class_codes
from workbench.numerics.estimators.input_checks import (
    check_classification_targets,
    validate_data,
)
from workbench.numerics.metrics.mahalanobis import linear_map, scaled_map
from workbench.numerics.neighbours.kept_search import KeptSearch
from workbench.numerics.neighbours.neighbour_voters import NeighbourVotes

#: A metric of so many attributes takes minutes, and 200 MB for each of its matrices.
MOST_ATTRIBUTES = 5_000

#: Seconds between two pictures of a metric in the making; eyes see no more.
_PICTURE_EVERY = 0.04

#: Iterations between two pictures.
_PICTURE_STEPS = 5

#: The parameter all learners of a metric have, for their declarations.
VOTERS = integer(
    "n_neighbors", 5, low=1,
    help="How many nearest rows vote; clipped to the rows there are.",
)  # fmt: skip


class NothingLearned(Exception):  # noqa: N818 - it ends no program
    """Raised by `_learn` when the data give no metric; the text says why."""


class MetricLearner(KeptSearch, NeighbourVotes):
    """The common part of all that learn a linear map and classify by k-NN under it.

    Subclasses set `plugin`, take `n_neighbors` in their constructor and write
    `_learn`.

    Attributes
    ----------
    M_ : ndarray, shape (d, d)
        The metric. The identity when nothing was learned; see `note_`.
    components_ : ndarray, shape (r, d)
        L with LᵀL = M, the longest row first; r is the rank of M. Rows are
        orthogonal, unless the attributes' units differ by many powers of ten.
    objective_path_ : ndarray, shape (n_iter,)
        The objective after each iteration; empty for methods in closed form.
    objective_name_ : str
        What it measures, and whether less or more is better: ``loss`` or ``gain``.
    constraints_ : Constraints
        Pairs and triples the metric was learned from.
    n_iter_ : int
    converged_ : bool
    note_ : str
        What went differently than asked, in words; empty if nothing did.
    classes_ : ndarray, shape (n_classes,)
    n_features_in_ : int
    """

    plugin: ClassVar[Plugin]
    n_neighbors: int
    get_params: Callable[..., dict[str, Any]]

    #: Whether there is nothing to learn from rows of one class.
    needs_classes = True
    #: Whether the objective falls (``loss``) or rises (``gain``).
    objective_name_ = "loss"

    _watcher: Callable[[dict[str, Any]], None] | None = None

    def __init_subclass__(cls, **more: Any) -> None:
        """Give every learner a ``transform`` of its own.

        scikit-learn makes ``set_output`` work by wrapping the methods that stand in the
        class itself; an inherited one would return plain arrays whatever was asked.
        """
        inherited = cls.transform
        if "transform" not in vars(cls) and not hasattr(inherited, "__wrapped__"):
            cls.transform = inherited  # type: ignore[method-assign]
        super().__init_subclass__(**more)

    # -- to override ------------------------------------------------------------------

    def _learn(self, X: FloatArray, codes: IntArray, given: Constraints) -> FloatArray:
        """Return a map L, shape (r, d); LᵀL is the metric.

        Parameters
        ----------
        X : ndarray, shape (n, d)
            Finite; any scale, columns may be constant.
        codes : ndarray of int64, shape (n,)
            Classes from 0.
        given : Constraints
            By hand; empty for those who take none, or when none were given.

        Raises
        ------
        NothingLearned
            When there is nothing to learn from; the Euclidean distance is used then.
        """
        raise NotImplementedError

    def _reset(self) -> None:
        """Set those attributes of a subclass that `_learn` may leave unset."""

    # -- learning ---------------------------------------------------------------------

    def fit(self, X: Any, y: Any) -> Self:
        """Learn the metric and keep the rows.

        Parameters
        ----------
        X : array, shape (n, d)
        y : array, shape (n,)
            Classes of any type.

        Raises
        ------
        Problem
            When a parameter is out of its limits, or there are more than 5 000
            attributes.
        """
        return self._fit(X, y)

    def _fit(self, X: Any, y: Any, pairs: Any = None, triples: Any = None) -> Self:
        self._check_params()
        rows, labels = self._training_rows(X, y)
        _demand_width(rows.shape[1], self.plugin.id)
        self.classes_, self._codes = class_codes(labels)
        self._rows: FloatArray = rows
        self._forget_search()
        self._tally = Tally()
        self._path: list[float] = []
        self._shown = 0.0
        self.converged_, self.note_, self.n_iter_ = True, "", 0
        self.constraints_ = Constraints.given(pairs, triples, n_rows=len(rows))
        self._reset()
        self._keep(self._map())
        if not self.converged_:
            self._warn()
        return self

    def _training_rows(self, X: Any, y: Any) -> tuple[FloatArray, Any]:
        """Check rows and classes; of plain arrays what scikit-learn would look for."""
        if not _plain(X, y):  # its checks take longer than some fits
            X, y = validate_data(self, X, y, dtype=np.float64, order="C")
            check_classification_targets(y)
            return X, y
        self.n_features_in_ = X.shape[1]
        vars(self).pop("feature_names_in_", None)
        return X, y

    def watch(self, watcher: Callable[[dict[str, Any]], None] | None) -> Self:
        """Let `watcher` see the metric while `fit` makes it.

        It is called with ``iteration``, ``objective`` (the path so far) and
        ``components`` (a map of that moment), not more often than eyes can follow.
        """
        self._watcher = watcher
        return self

    def _check_params(self) -> None:
        given = self.get_params(deep=False)
        chance = given.get("random_state", 0)
        if not isinstance(chance, int | np.integer):
            del given["random_state"]  # scikit-learn's None and RandomState are fine
        check_params(self.plugin.params, given)

    def _map(self) -> FloatArray:
        d = self._rows.shape[1]
        try:
            alone = len(self.classes_) < 2 and not self.constraints_.total
            if alone and self.needs_classes:
                raise NothingLearned("there is only one class")
            components = self._learn(self._rows, self._codes, self.constraints_)
        except NothingLearned as reason:
            self.note_ = f"{FALLBACK}: {reason}."
            return np.eye(d)
        return components

    def _keep(self, components: FloatArray) -> None:
        """Set M and its canonical map: rows orthogonal, the longest first."""
        d = self._rows.shape[1]
        self.M_ = np.asarray(components.T @ components, np.float64)
        found = linear_map(self.M_, 16 * d * float(np.finfo(float).eps))
        if len(found) < d:
            whole = scaled_map(self.M_)
            if len(whole) > len(found):  # units so different that eigenvalues drown
                found = whole[np.argsort(-(whole**2).sum(axis=1), kind="stable")]
        self.components_ = found
        self.objective_path_ = np.array(self._path)

    def _warn(self) -> None:
        from sklearn.exceptions import ConvergenceWarning

        told = f"{self.plugin.id}: no convergence within {self.n_iter_} iterations"
        self.note_ = self.note_ or (
            f"Not converged within {self.n_iter_} iterations: the metric is usable, "
            "more iterations may improve it."
        )
        warnings.warn(told, ConvergenceWarning, stacklevel=4)

    def _iterated(
        self, objective: float, components: FloatArray, most: int, message: str = ""
    ) -> None:
        """Tell an iteration: keep its objective, report it, show the map now and then.

        Parameters
        ----------
        components : ndarray, shape (r, d)
            The map as it is now.
        most : int
            Iterations allowed.
        message : str
            More to say, beside the number of the iteration and the objective.

        Raises
        ------
        Cancelled
            When the job was cancelled.
        """
        self._path.append(float(objective))
        self.n_iter_ = len(self._path)
        told = f"iteration {self.n_iter_}, {self.objective_name_} {objective:.6g}"
        progress(min(self.n_iter_ / most, 1.0), f"{told} {message}".rstrip())
        if self._watcher is None or self.n_iter_ % _PICTURE_STEPS:
            return
        now = time.monotonic()
        if now - self._shown >= _PICTURE_EVERY:
            self._shown = now
            self._watcher(
                {
                    "iteration": self.n_iter_,
                    "name": self.objective_name_,
                    "objective": np.array(self._path),
                    "components": np.array(components),
                }
            )

    # -- using ------------------------------------------------------------------------

    def _asked(self, X: Any) -> FloatArray:
        from sklearn.utils.validation import check_is_fitted

        check_is_fitted(self)
        rows = validate_data(self, X, dtype=np.float64, reset=False)
        return cast("FloatArray", rows)

    def transform(self, X: Any) -> FloatArray:
        """Return the rows under the map L, shape (m, r): X @ components_.T."""
        return np.asarray(self._asked(X) @ self.components_.T, dtype=np.float64)

    def get_feature_names_out(self, input_features: Any = None) -> Any:
        """Return the names of the columns of `transform`: the id and a number.

        `input_features` may be given, but is only checked: a row of the map mixes all.
        """
        from sklearn.utils.validation import check_is_fitted

        check_is_fitted(self)
        if input_features is not None:
            names_in(self, input_features)
        stem = self.plugin.id.replace("-", "_")
        names = [f"{stem}{j}" for j in range(len(self.components_))]
        return np.asarray(names, dtype=object)

    def kneighbors(self, X: Any) -> tuple[FloatArray, IntArray]:
        """Return distances under M and training rows of the neighbours, both (m, k)."""
        asked = self._asked(X)  # tells first if there was no fit
        search = self._prepared(
            self._rows, metric="mahalanobis", inverse_covariance=self.M_
        )
        return search.nearest(asked, self.n_neighbors, self._tally)

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
        from sklearn.utils.validation import check_is_fitted

        del attributes, classes
        check_is_fitted(self)
        pairs = self.constraints_
        return {
            "M": self.M_.tolist(),
            "eigenvalues": np.linalg.eigvalsh(self.M_)[::-1].tolist(),
            "components": self.components_.tolist(),
            "rank": len(self.components_),
            "n_similar": len(pairs.similar),
            "n_dissimilar": len(pairs.dissimilar),
            "n_triples": len(pairs.triples),
            "objective": float(self._path[-1]) if self._path else None,
            "iterations": self.n_iter_,
            "converged": self.converged_,
            "note": self.note_,
        }


class PairLearner(MetricLearner):
    """A learner that takes pairs given by hand instead of those drawn by class."""

    def fit(self, X: Any, y: Any, pairs: Any = None) -> Self:
        """Learn the metric and keep the rows.

        Parameters
        ----------
        X : array, shape (n, d)
        y : array, shape (n,)
            Classes of any type; not looked at for the metric when pairs are given.
        pairs : array of int, shape (m, 3), optional
            Rows i and j, and 1 for similar or -1 for dissimilar; drawn from the
            classes if there are none.

        Raises
        ------
        Problem
            When a parameter is out of its limits, a pair names a row that is not
            there, or there are more than 5 000 attributes.
        """
        return self._fit(X, y, pairs=pairs)


class TripleLearner(MetricLearner):
    """A learner that takes triples given by hand instead of those of the classes."""

    def fit(self, X: Any, y: Any, triples: Any = None) -> Self:
        """Learn the metric and keep the rows.

        Parameters
        ----------
        X : array, shape (n, d)
        y : array, shape (n,)
            Classes of any type; not looked at for the metric when triples are given.
        triples : array of int, shape (t, 3), optional
            Rows (i, j, l): j is to be nearer to i than l is. Found by the classes if
            there are none.

        Raises
        ------
        Problem
            When a parameter is out of its limits, a triple names a row that is not
            there, or there are more than 5 000 attributes.
        """
        return self._fit(X, y, triples=triples)


def _plain(X: Any, y: Any) -> bool:
    """Whether the arrays are as learners want them: nothing is missing or to convert."""
    arrays = type(X) is np.ndarray and type(y) is np.ndarray
    return bool(
        arrays
        and (X.ndim, y.ndim) == (2, 1)
        and X.dtype == np.float64
        and y.dtype.kind in "biu"
        and X.flags.c_contiguous
        and X.size
        and len(X) == len(y)
        and np.isfinite(X).all()
    )


def _demand_width(d: int, where: str) -> None:
    if d > MOST_ATTRIBUTES:
        raise Problem(
            f"{d} attributes, of which every pair has a covariance",
            expected=f"at most {MOST_ATTRIBUTES}: select or project them first",
            where=where,
        )
