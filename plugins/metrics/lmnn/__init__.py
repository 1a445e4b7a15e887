"""LMNN: a metric under which neighbours of a class are near by a margin."""

from __future__ import annotations

from typing import Any

import numpy as np
from sklearn.base import BaseEstimator, ClassifierMixin, TransformerMixin
from sklearn.utils import check_random_state

from workbench.api import (
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
from workbench.numerics.metrics.mahalanobis import linear_map
from workbench.numerics.metrics.metric_learner import (
    VOTERS,
    NothingLearned,
    TripleLearner,
)
from workbench.numerics.metrics.pairs import target_neighbours

from .margin_descent import (
    ActiveSetDescent,
    DescentSpace,
    best_scale,
    least_scale,
)
from .margins import (
    Impostors,
    MarginLoss,
    TooManyImpostors,
    loss_increases,
    squared_distances,
)

#: Triples kept for drawing.
_DRAWN = 100_000

_PARAMS = (
    VOTERS,
    integer(
        "n_targets", 3, low=1,
        help="Rows of the same class that are pulled to each row.",
    ),
    real(
        "push_weight", 0.5, low=0.0, high=1.0, low_open=True,
        help="Weight of pushing impostors away; pulling targets near has the rest.",
    ),
    integer("max_iter", 1000, low=1, help="Iterations allowed, over all rounds."),
    real(
        "tol", 1e-3, low=0.0, advanced=True,
        help="Relative change of the loss, between two lists of impostors, to stop at.",
    ),
    integer(
        "n_components", None, low=1, optional=True, unit="rows of L",
        help="Rank of the metric; as many as attributes if auto.",
    ),
    integer(
        "n_rounds", 1, low=1, advanced=True,
        help="How often to learn; targets are searched anew under the metric so far.",
    ),
    choice(
        "over", "L", ("L", "M"), advanced=True,
        help=(
            "L: the map, by L-BFGS, quick. M: the metric, by projected subgradients; "
            "convex, so the start does not matter."
        ),
    ),
    choice(
        "classify", "votes", ("votes", "energy"), advanced=True,
        help="votes of the nearest, or the class whose loss grows least with the row.",
    ),
    real(
        "validation", 0.0, low=0.0, high=0.5, advanced=True,
        label="Validation share",
        help="Share of rows held out to choose the iteration by; 0 takes the last.",
    ),
    seed(),
)  # fmt: skip


@declare(
    Plugin(
        id="lmnn",
        title="LMNN",
        kind="metric",
        family="Metric learning",
        params=_PARAMS,
        reads=frozenset({"numeric"}),
        summary=(
            "Learns a Mahalanobis metric that pulls the nearest rows of the same class "
            "together and pushes rows of other classes out by a margin; then "
            "classifies by k nearest neighbours under it."
        ),
        reference=(
            "K. Q. Weinberger, L. K. Saul (2009). Distance metric learning for large "
            "margin nearest neighbor classification. JMLR 10, 207-244."
        ),
    )
)
class LMNN(TripleLearner, TransformerMixin, ClassifierMixin, BaseEstimator):
    """Large margin nearest neighbours (Weinberger and Saul 2009).

    Minimises (1 - mu) Σ d_ij + mu Σ max(0, 1 + d_ij - d_il), d squared distances under
    the metric, over the targets j of every row i (the nearest rows of its class by
    Euclidean distance) and all rows l of other classes (eq. 11-13).

    Parameters
    ----------
    n_neighbors : int
        Rows that vote under the metric.
    n_targets : int
        Targets of each row; where a class has fewer rows, those there are.
    push_weight : float
        mu, above 0 to 1.
    tol : float
        Relative change of the loss, between two lists of impostors, to stop at.
    n_components : int or None
        Rows of L. With ``over="M"`` the longest directions of the metric found.
    n_rounds : int
        How often to learn, each time with targets under the metric so far (multi-pass
        LMNN there).
    over : str
        ``L`` (L-BFGS) or ``M`` (convex; projected subgradients).
    classify : str
        ``votes``, or ``energy`` (energy-based classification there): the class with
        which the row would add least to the loss.
    validation : float
        Share of rows held out of learning, 0 to 0.5; of the maps after each iteration,
        the one that classifies them best is kept. All rows vote later.
    random_state : int
        Breaks ties between targets, and draws the rows held out.

    Attributes
    ----------
    objective_path_ : ndarray, shape (n_iter,)
        The loss over the list of that moment: exact where the list was made anew and at
        the end, else a lower bound.
    constraints_ : Constraints
        Targets as similar pairs, triples active at the end (at most 100 000 of them).
    validation_path_ : ndarray, shape (n_iter,)
        Share of the rows held out that is classified rightly after each iteration;
        empty without any.

    Notes
    -----
    Formula: pull of target neighbours, Σ d(i, j)², plus push of impostors, Σ [1 + d(i,
    j)² − d(i, l)²]₊.

    Cost: in each iteration O(n² d) to find impostors and O(d²) for each of them.

    Fails when the target neighbours, chosen by Euclidean distance, are the wrong ones
    because scales differ widely.

    Further attributes are those of every learner of a metric: ``M_``, ``components_``,
    ``n_iter_``, ``converged_``, ``note_``, ``classes_``.

    Examples
    --------
    >>> from workbench.bundled.lmnn import LMNN
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> LMNN().fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    def __init__(
        self,
        n_neighbors: int = 5,
        n_targets: int = 3,
        push_weight: float = 0.5,
        max_iter: int = 1000,
        tol: float = 1e-3,
        n_components: int | None = None,
        n_rounds: int = 1,
        over: str = "L",
        classify: str = "votes",
        validation: float = 0.0,
        random_state: int = 1,
    ) -> None:
        self.n_neighbors = n_neighbors
        self.n_targets = n_targets
        self.push_weight = push_weight
        self.max_iter = max_iter
        self.tol = tol
        self.n_components = n_components
        self.n_rounds = n_rounds
        self.over = over
        self.classify = classify
        self.validation = validation
        self.random_state = random_state

    def _reset(self) -> None:
        self.validation_path_: FloatArray = np.empty(0)

    # -- learning ---------------------------------------------------------------------

    def _learn(self, X: FloatArray, codes: IntArray, given: Constraints) -> FloatArray:
        if given.total:
            return self._by_hand(X, given.triples)
        learned, held = hold_out(codes, self.validation, self.random_state)
        if self.validation and not len(held):
            self.note_ = "No rows were held out: every class is too small."
        while True:
            check()
            try:
                return self._by_class(X, codes, learned, held)
            except TooManyImpostors:
                learned = _half(codes, learned, self.random_state)
                self._path.clear()
                self.n_iter_ = 0
                self.note_ = (
                    f"Learned from {len(learned)} rows: of all, more pairs are near "
                    "the margin than memory allows."
                )

    def _by_hand(self, X: FloatArray, triples: IntArray) -> FloatArray:
        triples = np.unique(triples, axis=0)
        targets, target_of = np.unique(triples[:, :2], axis=0, return_inverse=True)
        space = _space(X, targets)
        pairs = triples[:, [0, 2]]
        loss = MarginLoss(
            space.rows, targets, pairs, target_of.ravel(), np.arange(len(triples)),
            self.push_weight,
        )  # fmt: skip
        A = self._start(space)
        Z = space.rows @ A.T
        pulled = squared_distances(Z, *targets.T)
        gaps = squared_distances(Z, *pairs.T) - pulled[target_of.ravel()]
        A = A * _scale(least_scale, float(pulled.sum()), gaps, self.push_weight)
        descent = self._descent(space)
        A = descent.run(loss, A)
        self._ended(descent)
        _demand_gain(loss.value(A), loss.value(0.0 * A))
        self.constraints_ = Constraints(similar=targets, triples=triples[:_DRAWN])
        return self._limited(A @ space.back)

    def _by_class(
        self, X: FloatArray, codes: IntArray, learned: IntArray, held: IntArray
    ) -> FloatArray:
        inside = codes[learned]
        targets = self._targets(X[learned], inside)
        space = _space(X[learned], targets)
        problem = Impostors(space.rows, inside, targets, self.push_weight)
        validation = HeldOutValidation(self.n_neighbors, X, codes, learned, held)
        descent = self._descent(space, validation)
        A = self._start(space)
        A = A * _scale(best_scale, problem, A, self.random_state)
        A = descent.run(problem, A)
        for _ in range(self.n_rounds - 1):
            targets = self._targets(space.rows @ A.T, inside)
            problem = problem._replace(targets=targets)
            A = descent.run(problem, A)
        self._ended(descent)
        loss = problem.loss(A, 0.0)
        _demand_gain(loss.value(A), _loss_of_nothing(problem))
        self._remember(loss.active(A), learned, targets)
        self.validation_path_ = np.array(validation.path)
        return self._limited(
            A @ space.back if validation.best is None else validation.best
        )

    def _descent(
        self, space: DescentSpace, validation: HeldOutValidation | None = None
    ) -> ActiveSetDescent:
        def told(f: float, A: FloatArray) -> None:
            """Show the map of an iteration to the window, and to the validation."""
            L = A @ space.back
            self._iterated(f, L, self.max_iter)
            if validation is not None:
                validation.validate(L)

        def settled(f: float) -> None:
            """Replace the last loss by that of the renewed problem."""
            self._path[-1:] = [f]

        return ActiveSetDescent(self.over, self.tol, self.max_iter, told, settled)

    def _ended(self, descent: ActiveSetDescent) -> None:
        self.converged_ = descent.converged
        if self.converged_ and not self._path:
            told = (
                "No smaller loss was found than with a multiple of the Euclidean one."
            )
            self.note_ = f"{self.note_} {told}".strip()

    def _targets(self, seen: FloatArray, codes: IntArray) -> IntArray:
        pairs = target_neighbours(seen, codes, self.n_targets, self.random_state)
        if len(pairs[0]) == 0:
            raise NothingLearned("every class has one row, so no row has a target")
        return np.column_stack(pairs)

    def _start(self, space: DescentSpace) -> FloatArray:
        """Return the Euclidean map, or that of the first principal components."""
        rank = self.n_components
        if rank is None or rank >= len(space.start):
            return space.start
        Z = space.rows @ space.start.T
        _, axes = np.linalg.eigh(Z.T @ Z)
        return np.asarray(axes[:, ::-1][:, :rank].T @ space.start)

    def _limited(self, L: FloatArray) -> FloatArray:
        """Keep the `n_components` longest directions; over L there are no others."""
        if self.n_components is None or len(L) <= self.n_components:
            return L
        return linear_map(L.T @ L)[: self.n_components]

    def _remember(self, active: IntArray, learned: IntArray, targets: IntArray) -> None:
        if len(active) > _DRAWN:
            place = np.linspace(0, len(active) - 1, _DRAWN).astype(np.int64)
            active = active[place]
        self.constraints_ = Constraints(
            similar=learned[targets], triples=learned[active]
        )

    # -- classifying ------------------------------------------------------------------

    def energies(self, X: Any) -> FloatArray:
        """Return what each row would add to the loss in each class.

        Parameters
        ----------
        X : array, shape (m, d)

        Returns
        -------
        ndarray, shape (m, n_classes)
        """
        return loss_increases(
            self.transform(X),
            np.asarray(self._rows @ self.components_.T),
            self._codes,
            self.constraints_.similar,
            self.n_targets,
            self.push_weight,
        )

    def predict_proba(self, X: Any) -> FloatArray:
        """Return shares of the votes, shape (m, n_classes).

        By energy: exp(-energy), in units of n_targets, to a sum of 1.
        """
        if self.classify == "votes":
            return super().predict_proba(X)
        energies = self.energies(X) / self.n_targets
        weight = np.exp(energies.min(axis=1, keepdims=True) - energies)
        return np.asarray(weight / weight.sum(axis=1, keepdims=True))


def _space(X: FloatArray, targets: IntArray) -> DescentSpace:
    try:
        return DescentSpace.of(X, targets)
    except ValueError as reason:
        raise NothingLearned(str(reason)) from None


def _scale(search: Any, *asked: Any) -> float:
    try:
        # a little beside the minimum, which is a kink: no gradient there descends
        return 1.01 * float(search(*asked))
    except ValueError:
        reason = "rows of other classes are as far as those of the same class"
        raise NothingLearned(reason) from None


def _loss_of_nothing(problem: Impostors) -> float:
    """Return f(0): every row of another class violates the margin of every target."""
    sizes = np.bincount(problem.codes)
    others = len(problem.codes) - sizes[problem.codes[problem.targets[:, 0]]]
    return float(problem.push_weight * others.sum())


def _demand_gain(f: float, nothing: float) -> None:
    if not f < (1.0 - 1e-6) * nothing:
        raise NothingLearned("no metric keeps the margin better than none at all")


def _half(codes: IntArray, rows: IntArray, random_state: Any) -> IntArray:
    """Draw half of the rows of every class, at least one."""
    random = check_random_state(random_state)
    kept = []
    for c in np.unique(codes[rows]):
        members = random.permutation(rows[codes[rows] == c])
        kept.append(members[: (len(members) + 1) // 2])
    return np.sort(np.concatenate(kept))
