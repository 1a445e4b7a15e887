"""Potential functions: rows with charges, set by the errors they are to mend."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self, cast

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator, ClassifierMixin
from sklearn.utils import check_random_state
from sklearn.utils.validation import check_is_fitted

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Plugin,
    Problem,
    check_params,
    choice,
    declare,
    integer,
    matching_attributes,
    progress,
    real,
    seed,
)
from workbench.numerics.estimators.arguments import class_codes
from workbench.numerics.estimators.input_checks import (
    check_classification_targets,
    validate_data,
)
from workbench.numerics.neighbours.distance import PLAIN_DISTANCES, params_of
from workbench.numerics.neighbours.kept_search import KeptSearch
from workbench.numerics.neighbours.neighbours import NeighbourSearch
from workbench.numerics.potential_field import (
    MOST_SWEEPS,
    POTENTIALS,
    ChargeSweep,
    potential,
)
from workbench.numerics.votes.votes import settled
from workbench.numerics.votes.windows import squared_blocks

#: Rows of which all pairs are looked at in every sweep: 3 GB of potentials.
_MOST = 20_000

_PARAMS = (
    choice(
        "kernel", "gaussian", POTENTIALS,
        help="The potential at r widths: gaussian exp(-r²/2), inverse 1/(r + a).",
    ),
    real(
        "a", 1.0, low=0.0, low_open=True,
        help="Of the inverse potential 1/(r + a): it is 1/a in the very place.",
    ),
    real(
        "width", None, low=0.0, low_open=True, optional=True,
        help="How far a charge acts, in units of the distance; the mean distance to the "
        "k-th neighbour if auto.",
    ),
    choice(
        "widths", "shared", ("shared", "own"),
        help="One width for all charges, or of each the distance to its k-th neighbour.",
    ),
    integer(
        "n_neighbors", 5, low=1,
        help="k of the widths; clipped to the other rows there are.",
    ),
    choice(
        "order", "file", ("file", "shuffled"),
        help="In which order the rows are looked at, in every sweep the same.",
    ),
    integer(
        "max_sweeps", MOST_SWEEPS, low=1, unit="sweeps",
        help="Most sweeps over the rows; they end with the first that leaves no error.",
    ),
    choice(
        "metric", "euclidean", tuple(PLAIN_DISTANCES),
        help="How far two rows are from each other.",
    ),
    *params_of(PLAIN_DISTANCES.values()),
    seed(),
)  # fmt: skip


@declare(
    Plugin(
        id="potential",
        title="Potential functions",
        kind="classifier",
        family="Lazy",
        params=_PARAMS,
        reads=frozenset({"numeric", "nominal", "missing"}),
        summary=(
            "Rows are charges whose potentials add up for their class; sweeps over the "
            "training rows raise the charge of every row that is not yet classified "
            "rightly."
        ),
        reference=(
            "M. A. Aizerman, E. M. Braverman, L. I. Rozonoer (1964). Theoretical "
            "foundations of the potential function method in pattern recognition "
            "learning. Automation and Remote Control 25, 821-837; the update of charges "
            "as in K. V. Vorontsov, Machine learning (lectures), metric methods."
        ),
    )
)
class Potential(KeptSearch, ClassifierMixin, BaseEstimator):
    """Classify by Σ γ_i K(d_i / h_i) over the rows of each class.

    Charges γ begin with 0. A sweep looks at the rows in their order; a row whose class
    does not win alone gets one more charge at once (a tie is an error, the row's own
    charge counts). After each sweep errors are counted; no error, or `max_sweeps`, is
    the end.

    Parameters
    ----------
    kernel : str
        ``gaussian``, exp(-r²/2), or ``inverse``, 1/(r + a).
    a : float
        Above 0.
    width : float or None
        h of all charges; None: the mean distance to the k-th neighbour.
    widths : str
        ``shared``, or ``own``: h_i is the distance of row i to its k-th neighbour (the
        shared width where that is 0), and `width` is not used otherwise.
    n_neighbors : int
        k of the widths.
    order : str
        ``file`` or ``shuffled`` by `random_state`.
    max_sweeps : int
    metric, p
        As of `knn`.
    random_state : int

    Attributes
    ----------
    charges_ : ndarray of int64, shape (n,)
    widths_ : ndarray, shape (n,)
    errors_path_ : list of int
        Errors after each sweep.
    n_iter_ : int
        Sweeps.
    converged_ : bool
        Whether no error was left.
    classes_ : ndarray, shape (n_classes,)
    n_features_in_ : int
    attributes_ : tuple of Attribute
    note_ : str
        What is left to say: errors that no sweep mended.

    Notes
    -----
    Formula: the class with the largest sum of qᵢ K(d(u, xᵢ) / hᵢ) over its rows.

    Cost: O(n² d) for each sweep.

    Fails when classes overlap: no charges are without error, and the sweeps end at
    their limit.

    Examples
    --------
    >>> from workbench.bundled.potential import Potential
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> Potential().fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    def __init__(
        self,
        kernel: str = "gaussian",
        a: float = 1.0,
        width: float | None = None,
        widths: str = "shared",
        n_neighbors: int = 5,
        order: str = "file",
        max_sweeps: int = 50,
        metric: str = "euclidean",
        p: float = 2.0,
        random_state: int = 1,
    ) -> None:
        self.kernel = kernel
        self.a = a
        self.width = width
        self.widths = widths
        self.n_neighbors = n_neighbors
        self.order = order
        self.max_sweeps = max_sweeps
        self.metric = metric
        self.p = p
        self.random_state = random_state

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike,
        attributes: Sequence[Attribute] | None = None,
    ) -> Self:
        """Set the charges.

        Parameters
        ----------
        X : array-like, shape (n, d)
            Numbers, codes of labels, NaN for missing.
        y : array-like, shape (n,)
        attributes : sequence of Attribute, optional
            One for each column; all numeric if None.

        Raises
        ------
        Problem
            When a parameter is wrong, the attributes do not fit the columns, or there
            are more than 20 000 rows, as all pairs of them are looked at.
        """
        given = self.get_params(deep=False)
        chance = given.get("random_state", 0)
        if not isinstance(chance, int | np.integer):
            del given["random_state"]  # scikit-learn's None and RandomState are fine
        check_params(_PARAMS, given)
        rows, labels = validate_data(
            self, X, y, dtype=np.float64, order="C", ensure_all_finite="allow-nan"
        )
        check_classification_targets(labels)
        if len(rows) > _MOST:
            raise Problem(
                f"{len(rows)} rows, of which every pair acts on each other",
                expected=f"at most {_MOST}: sample them first",
                where="potential",
            )
        self.attributes_ = matching_attributes(rows, attributes)
        self.classes_, self._codes = class_codes(labels)
        self._rows = rows
        self._forget_search()
        self.widths_ = self._found_widths()
        self._sweep()
        return self

    def potentials(self, X: npt.ArrayLike) -> FloatArray:
        """Return Σ γ K(d / h) of each class at the rows of X, shape (m, n_classes)."""
        check_is_fitted(self)
        queries = validate_data(
            self, X, dtype=np.float64, ensure_all_finite="allow-nan", reset=False
        )
        charged = np.flatnonzero(self.charges_)
        member = np.eye(len(self.classes_))[self._codes[charged]]
        member *= self.charges_[charged, None]
        total = np.empty((len(queries), len(self.classes_)))
        measure = self._search().measure
        points, rows = measure.prepare(queries), measure.prepare(self._rows)[charged]
        for some, _, squares in squared_blocks(measure, points, rows):
            total[some] = self._kernel_of(squares, self.widths_[charged]) @ member
        return total

    def predict_proba(self, X: npt.ArrayLike) -> FloatArray:
        """Return each class' share of the potential, shape (m, n_classes).

        Equal shares where no charge reaches.
        """
        total = settled(self.potentials(X))
        whole = total.sum(axis=1, keepdims=True)
        even = np.full_like(total, 1.0 / total.shape[1])
        return np.asarray(np.divide(total, whole, out=even, where=whole > 0))

    def predict(self, X: npt.ArrayLike) -> npt.NDArray[Any]:
        """Return the class of the largest potential; of equals the first."""
        shares = self.predict_proba(X)
        return cast("npt.NDArray[Any]", self.classes_[shares.argmax(axis=1)])

    def describe_model(
        self,
        attributes: Sequence[Attribute] | None = None,
        classes: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Return the charged rows and the errors of each sweep, as plain JSON values.

        Parameters
        ----------
        attributes, classes : sequence, optional
            Not needed.
        """
        del attributes, classes
        check_is_fitted(self)
        charged = np.flatnonzero(self.charges_)
        return {
            "instances": len(self._rows),
            "charged": charged.tolist(),
            "charges": self.charges_[charged].tolist(),
            "widths": self.widths_[charged].tolist(),
            "errors": list(self.errors_path_),
            "sweeps": self.n_iter_,
            "converged": self.converged_,
        }

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.input_tags.allow_nan = True
        return tags

    # -- learning ---------------------------------------------------------------------

    def _search(self) -> NeighbourSearch:
        return self._prepared(
            self._rows, metric=self.metric, p=self.p, attributes=self.attributes_
        )

    def _found_widths(self) -> FloatArray:
        """Return how far each charge acts."""
        n = len(self._rows)
        if self.width is not None and self.widths == "shared":
            return np.full(n, float(self.width))
        if n < 2:
            return np.ones(n)
        reach = self._search().nearest(None, self.n_neighbors)[0][:, -1]
        mean = float(reach.mean()) if self.width is None else float(self.width)
        mean = mean if mean > 0 else 1.0  # all rows in one place: any width will do
        if self.widths == "shared":
            return np.full(n, mean)
        return np.where(reach > 0, reach, mean)

    def _kernel_of(self, squares: FloatArray, widths: FloatArray) -> FloatArray:
        return potential(squares, widths, self.kernel, self.a)

    def _sweep(self) -> None:
        n = len(self._rows)
        measure = self._search().measure
        rows = measure.prepare(self._rows)
        acting = np.empty((n, n))  # of each charge (a line) at every row
        for some, _, squares in squared_blocks(measure, rows, rows):
            acting[some] = self._kernel_of(squares, self.widths_[some, None])
        order: IntArray | None = None
        if self.order == "shuffled":
            order = check_random_state(self.random_state).permutation(n)
        state = ChargeSweep(self._codes, len(self.classes_), acting.__getitem__, order)
        for sweep in range(self.max_sweeps):
            wrong = state.sweep()
            progress(
                (sweep + 1) / self.max_sweeps, f"sweep {sweep + 1}, {wrong} errors"
            )
            if wrong == 0:
                break
        self.charges_ = state.charges
        self.errors_path_: list[int] = state.path
        self.n_iter_ = len(self.errors_path_)
        self.converged_ = self.errors_path_[-1] == 0
        self.note_ = "" if self.converged_ else f"{wrong} training errors are left."
