"""Neighbourhood components analysis: a metric for a soft nearest neighbour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from scipy.optimize import minimize
from sklearn.base import BaseEstimator, ClassifierMixin, TransformerMixin
from sklearn.utils import check_random_state

from workbench.api import (
    Attribute,
    Constraints,
    FloatArray,
    IntArray,
    Plugin,
    check,
    choice,
    declare,
    integer,
    real,
    seed,
)
from workbench.numerics.metrics.held_out import HeldOutValidation, hold_out
from workbench.numerics.metrics.metric_learner import (
    VOTERS,
    MetricLearner,
    NothingLearned,
)

from .softmax_neighbours import (
    FullSoftmax,
    NearSoftmax,
    Softmax,
    nearest_lists,
)
from .softmax_start import (
    PROBED,
    SATURATED,
    start_map,
    unit_with_gradient,
    varying_directions,
)

#: Rows up to which all others are candidates when `n_candidates` is automatic.
_DENSE_ROWS = 1000

#: Candidates of each row above that.
_CANDIDATES = 50

#: Iterations between two searches of the candidates: among the first 20, and later.
#: Rows not listed that early steps draw in hold the gain down for good.
_RENEWED_FIRST, _RENEWED = 5, 10

#: Rows up to which the gain among all rows is told after learning among some.
_ALL_TOLD = 10_000

#: Share of the gain below which an iteration ends the climb: among all rows stricter
#: than scipy's own 2.2e-9, so that it never ends before one without a limit of its own.
#: Among some, the search of new candidates comes before the last digits.
_TOL_ALL, _TOL_NEAR = 2e-9, 1e-5

#: A climb ends where each row has but one neighbour left, in one of many such places. A
#: first one, to so many digits, finds where further ones begin: at so much of its map,
#: where rows have a choice again. Not where fewer rows than these are expected to draw
#: another class. Below so much of a choice, the mean p (1 - p), no digit is to be won.
_TOL_FIRST, _TOL_AGAIN, _AGAIN, _FEW_WRONG = 1e-4, 1e-6, (1 / 4, 1 / 16), 2.0
_NO_CHOICE = 1e-6

#: Pairs of each kind kept for drawing.
_DRAWN_PAIRS = 10_000

_PARAMS = (
    VOTERS,
    integer(
        "n_candidates", None, low=0, optional=True, unit="rows",
        help=(
            "Nearest rows that a row may draw as its neighbour; 0 for all. auto: all "
            f"up to {_DENSE_ROWS} rows, else {_CANDIDATES}."
        ),
    ),
    integer(
        "n_components", None, low=1, optional=True,
        help="Dimensions of the map; as many as there are attributes if auto.",
    ),
    choice(
        "init", "pca", ("pca", "identity", "random"),
        help="The map to start from.",
    ),
    integer(
        "max_iter", 200, low=1,
        help="Iterations at most.",
    ),
    real(
        "tol", None, low=0.0, optional=True, advanced=True,
        help=(
            "Stop when an iteration gains less than this share. auto: "
            f"{_TOL_ALL:g} where all rows are candidates, else {_TOL_NEAR:g}."
        ),
    ),
    real(
        "validation", 0.0, low=0.0, high=0.5, label="Validation share",
        help=(
            "Share of the rows held out: the map that classifies them best is kept. "
            "0 keeps the last map."
        ),
    ),
    seed(),
)  # fmt: skip


@declare(
    Plugin(
        id="nca",
        title="NCA",
        kind="metric",
        family="Metric learning",
        params=_PARAMS,
        reads=frozenset({"numeric"}),
        summary=(
            "Learns a Mahalanobis metric under which every row, drawing a neighbour at "
            "random and nearer ones more likely, meets its own class most often; then "
            "classifies by k nearest neighbours under it."
        ),
        reference=(
            "J. Goldberger, S. Roweis, G. Hinton and R. Salakhutdinov (2004). "
            "Neighbourhood components analysis. NIPS 17, 513-520."
        ),
    )
)
class NCA(MetricLearner, TransformerMixin, ClassifierMixin, BaseEstimator):
    """Neighbourhood components analysis, exact or among the nearest rows.

    Row i draws row j as its neighbour with probability p_ij ~ exp(-|L x_i - L x_j|²)
    (Goldberger and others 2004, eq. 1). The gain Σ p_i, with p_i the probability that
    the neighbour is of the same class (eq. 2-3), is raised by L-BFGS over L.

    Parameters
    ----------
    n_neighbors : int
        Rows that vote under the metric.
    n_candidates : int or None
        Rows that may be drawn: the nearest so many under the metric as it is, searched
        again every 5, later 10 iterations. 0 allows all rows (time grows with n² then),
        as None does up to 1000 rows; above, None means 50.
    n_components : int or None
        Rows of L, the rank of the metric at most. Clipped to the attributes.
    init : str
        ``pca`` (principal axes, not scaled), ``identity`` or ``random`` (normal), as
        in scikit-learn. A start so large that no row has a choice, or so small that
        all rows look equally near, has no slope: it is scaled until it has.
    max_iter : int
        Of all climbs together.
    tol : float or None
        Share of the gain; None means 2e-9 where all rows may be drawn, else 1e-5.
    validation : float
        Share of the rows held out, by class; of the maps after each iteration the one
        with the best k-NN accuracy on them is kept.
    random_state : int
        Draws the random start and the rows held out.

    Attributes
    ----------
    gain_ : float or None
        Σ p_i of the metric among all rows learned from; None above 10 000 rows unless
        all were candidates.
    validation_path_ : ndarray, shape (n_iter,)
        Accuracy on the rows held out after each iteration; empty without any.

    Notes
    -----
    Formula: maximise Σᵢ pᵢ, where pᵢ sums exp(−|L xᵢ − L xⱼ|²) over its own class, as a
    share of the sum over all other rows.

    Cost: O(n² d) in each iteration.

    Fails when attributes are unscaled, so that every row sees one neighbour only from
    the start.

    The objective is not convex: the result depends on the start, and where rows have no
    choice left, on rounding. So where all rows may be drawn it is climbed again from a
    quarter of the first map, and the better one is kept; the path tells the highest
    gain so far. With more attributes than rows, only the directions in which the rows
    vary are learned.

    Examples
    --------
    >>> from workbench.bundled.nca import NCA
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> NCA().fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    objective_name_ = "gain"

    def __init__(
        self,
        n_neighbors: int = 5,
        n_candidates: int | None = None,
        n_components: int | None = None,
        init: str = "pca",
        max_iter: int = 200,
        tol: float | None = None,
        validation: float = 0.0,
        random_state: int = 1,
    ) -> None:
        self.n_neighbors = n_neighbors
        self.n_candidates = n_candidates
        self.n_components = n_components
        self.init = init
        self.max_iter = max_iter
        self.tol = tol
        self.validation = validation
        self.random_state = random_state

    # -- learning ---------------------------------------------------------------------

    def _reset(self) -> None:
        self.gain_: float | None = None
        self.validation_path_: FloatArray = np.empty(0)

    def _learn(self, X: FloatArray, codes: IntArray, given: Constraints) -> FloatArray:
        del given
        random = check_random_state(self.random_state)
        learned, held = hold_out(codes, self.validation, random)
        if self.validation and not len(held):
            self.note_ = "No rows were held out: every class is too small."
        inside = codes[learned]
        _demand_something(X[learned], inside)
        basis = varying_directions(X[learned])
        rows = (X - X[learned].mean(axis=0)) @ basis.T
        start = start_map(rows[learned], basis, self.n_components, self.init, random)
        some = learned[random.permutation(len(learned))[:PROBED]]
        unit = unit_with_gradient(rows[some], codes[some], start)
        rows, back = rows / unit, basis / unit
        validation = HeldOutValidation(self.n_neighbors, rows, codes, learned, held)
        L = self._raise(start, rows[learned], inside, back, validation)
        self.validation_path_ = np.array(validation.path)
        self._tell(L, rows[learned], inside, learned)
        return np.asarray(L @ back, np.float64)

    def _raise(
        self,
        L: FloatArray,
        X: FloatArray,
        codes: IntArray,
        back: FloatArray,
        validation: HeldOutValidation,
    ) -> FloatArray:
        """Raise the gain until it stays, or `max_iter` is reached."""
        listed = self._n_listed(len(X))
        climbed = self._among_all if listed is None else self._among_near
        L = climbed(L, X, codes, back, validation)
        if not self._path:
            self.note_ = "The start has the highest gain there is near it."
        return L if validation.best is None else validation.best

    def _among_all(
        self,
        L: FloatArray,
        X: FloatArray,
        codes: IntArray,
        back: FloatArray,
        validation: HeldOutValidation,
    ) -> FloatArray:
        """Climb, and again from smaller maps; return the best end."""
        softmax, tol = FullSoftmax(X, codes), self._share_asked(None)

        def climb(start: FloatArray, tol: float) -> tuple[FloatArray, float, bool]:
            """Return a map with more gain, the gain, and whether it stopped there."""
            most = self.max_iter - self.n_iter_
            if most < 1:
                return start, -np.inf, False
            best = self._path[-1] if self._path else -np.inf
            L, gain, _, rests = self._climb(
                softmax, start, most, tol, back, validation, best
            )
            return L, gain, rests

        L, gain, self.converged_ = climb(L, max(tol, _TOL_FIRST))
        first = L
        for part in _AGAIN:
            if not self.converged_ or len(X) - gain < _FEW_WRONG:
                break
            again, higher, rests = climb(part * first, max(tol, _TOL_AGAIN))
            if higher > gain:
                L, gain, self.converged_ = again, higher, rests
        exact = self.tol is not None or _have_choice(softmax(L).shares)
        if self.converged_ and exact:
            L, _, self.converged_ = climb(L, tol)
        return L

    def _among_near(
        self,
        L: FloatArray,
        X: FloatArray,
        codes: IntArray,
        back: FloatArray,
        validation: HeldOutValidation,
    ) -> FloatArray:
        """Climb among candidates, and again among those of the new map."""
        listed = self._n_listed(len(X))
        tol = self._share_asked(listed)
        before = -np.inf
        while True:
            if listed is None:
                softmax: Softmax = FullSoftmax(X, codes)
                most = self.max_iter
            else:
                softmax = NearSoftmax(X, codes, nearest_lists(X @ L.T, listed))
                often = _RENEWED_FIRST if self.n_iter_ < 20 else _RENEWED
                most = min(often, self.max_iter - self.n_iter_)
            L, gain, steps, stopped = self._climb(
                softmax, L, most, tol, back, validation
            )
            # with new candidates the gain may have further to rise
            stays = abs(gain - before) <= 10 * tol * max(gain, 1.0)
            if listed and not self._path and gain < len(X) * (1.0 - SATURATED):
                listed = _wider(listed, len(X))  # there were only duplicates on it
            elif stopped and (listed is None or stays or steps == 0):
                break
            elif self.n_iter_ >= self.max_iter:
                self.converged_ = False
                break
            before = gain
        return L

    def _n_listed(self, n: int) -> int | None:
        """Return the candidates of each row; None for all."""
        if self.n_candidates is None:
            return None if n <= _DENSE_ROWS else _CANDIDATES
        return self.n_candidates if 0 < self.n_candidates < n - 1 else None

    def _share_asked(self, listed: int | None) -> float:
        if self.tol is not None:
            return self.tol
        return _TOL_ALL if listed is None else _TOL_NEAR

    def _climb(
        self,
        softmax: Softmax,
        L: FloatArray,
        most: int,
        tol: float,
        back: FloatArray,
        validation: HeldOutValidation,
        least: float = -np.inf,
    ) -> tuple[FloatArray, float, int, bool]:
        """Return a map with more gain, the gain, the steps, and whether it stopped.

        Gains below `least`, the highest one before, are told as that.
        """
        shape = L.shape

        def descended(flat: FloatArray) -> tuple[float, FloatArray]:
            """Return minus the gain and its gradient at a map laid out flat."""
            gain = softmax(flat.reshape(shape))
            return -gain.value, -gain.gradient.ravel()

        def told(intermediate_result: Any) -> None:
            """Show the map of an iteration to the validation and to the window."""
            now = intermediate_result.x.reshape(shape)
            validation.validate(now)
            gain = max(-intermediate_result.fun, least)
            self._iterated(gain, now @ back, self.max_iter)

        found = minimize(
            descended,
            L.ravel(),
            jac=True,
            method="L-BFGS-B",
            callback=told,
            options={"maxiter": most, "ftol": tol, "gtol": tol},
        )
        return found.x.reshape(shape), -float(found.fun), found.nit, found.status != 1

    def _tell(
        self, L: FloatArray, X: FloatArray, codes: IntArray, rows: IntArray
    ) -> None:
        """Set the gain among all rows, and the pairs that pull and push most."""
        n = len(X)
        if n <= _ALL_TOLD or self._n_listed(n) is None:
            self.gain_ = FullSoftmax(X, codes)(L).value
        lists = nearest_lists(X @ L.T, min(_CANDIDATES, n - 1))
        pulls = NearSoftmax(X, codes, lists).pulls(L)
        same = codes[lists] == codes[:, None]
        self.constraints_ = Constraints(
            rows[_strongest(lists, np.where(same, pulls, 0.0))],
            rows[_strongest(lists, np.where(same, 0.0, -pulls))],
        )

    def describe_model(
        self,
        attributes: Sequence[Attribute] | None = None,
        classes: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Return what every learned metric tells, and the ``gain`` among all rows."""
        told = super().describe_model(attributes, classes)
        return told | {"gain": self.gain_}


def _wider(listed: int, n: int) -> int | None:
    return 2 * listed if 2 * listed < n - 1 else None


def _have_choice(shares: FloatArray) -> bool:
    return bool(np.mean(shares * (1.0 - shares)) >= _NO_CHOICE)


def _demand_something(X: FloatArray, codes: IntArray) -> None:
    if np.bincount(codes).max() < 2:
        raise NothingLearned("every class has one row, so no neighbour of its class")
    if not np.ptp(X, axis=0).any():
        raise NothingLearned("all rows are alike")


def _strongest(lists: IntArray, strengths: FloatArray) -> IntArray:
    """Return the pairs of largest positive strength, shape (m, 2), i < j."""
    check()
    i, place = np.nonzero(strengths > 0)
    j = lists[i, place]
    n = len(lists)
    keys, of = np.unique(np.minimum(i, j) * n + np.maximum(i, j), return_inverse=True)
    check()
    total = np.bincount(of, strengths[i, place], len(keys))
    kept = np.sort(keys[np.argsort(-total, kind="stable")[:_DRAWN_PAIRS]])
    return np.column_stack([kept // n, kept % n])
