"""Stacking: a learner trained on other learners' predictions for held-out rows."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator, ClassifierMixin

from workbench.api import (
    FloatArray,
    Plugin,
    declare,
    integer,
    learner,
    learners,
    progress,
    seed,
)
from workbench.numerics.estimators.committee import Committee
from workbench.numerics.estimators.ensemble import (
    Learner,
    TrainingRows,
    all_probabilities,
    dealt_folds,
    drawn_seed,
    make_learner,
    make_learners,
    member_models,
)


@declare(
    Plugin(
        id="stacking",
        title="Stacking",
        kind="classifier",
        family="Ensembles",
        params=(
            learners(
                "members",
                "knn n_neighbors=5; j48; naive-bayes",
                help="The learners whose probabilities the meta learner reads, "
                "separated by semicolons.",
            ),
            learner("meta", "naive-bayes", help="What learns from their answers."),
            integer(
                "n_folds",
                10,
                low=2,
                high=100,
                help="Inner folds: members judge rows they were not trained on.",
            ),
            seed(),
        ),
        reads=frozenset({"numeric", "nominal", "missing", "weights"}),
        summary="Trains different learners and lets another one learn, from their "
        "probabilities for rows they have not seen, whom to believe when.",
        reference="D. H. Wolpert (1992), Stacked generalization, Neural Networks 5, "
        "241-259; K. M. Ting and I. H. Witten (1999), Issues in stacked "
        "generalization, Journal of Artificial Intelligence Research 10.",
    )
)
class Stacking(Committee, ClassifierMixin, BaseEstimator):
    """Stacked generalization on class probabilities.

    Parameters
    ----------
    members : str
        Plugins with their parameters, separated by semicolons.
    meta : str
        A plugin and its parameters.
    n_folds : int
        Inner stratified folds, at most one for each row.
    random_state : int
        Deals out the folds, and gives a seed to every learner that takes one.

    Attributes
    ----------
    classes_ : ndarray, shape (n_classes,)
    folds_ : ndarray of int64, shape (n,)
        The inner fold each row was judged in; all 0 when there were fewer than 4 rows,
        which are too few to leave any out.
    meta_rows_ : ndarray of float64, shape (n, n_members * n_classes)
        What the meta learner was trained on: for each member the probability of each
        class.
    estimators_ : list of Learner
        The members, fitted on all rows. They learned positions in `classes_`.
    meta_ : Learner
        Its classes are positions in `classes_`, too.

    Notes
    -----
    Weights of rows are passed to the members, and to the meta learner, that honour them.

    References
    ----------
    D. H. Wolpert (1992), Stacked generalization, Neural Networks 5.

    Examples
    --------
    >>> from workbench.bundled.stacking import Stacking
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> Stacking().fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    def __init__(
        self,
        members: str = "knn n_neighbors=5; j48; naive-bayes",
        meta: str = "naive-bayes",
        n_folds: int = 10,
        random_state: int = 1,
    ) -> None:
        self.members = members
        self.meta = meta
        self.n_folds = n_folds
        self.random_state = random_state

    def _train(self, rows: TrainingRows, random: np.random.Generator) -> None:
        self.folds_ = dealt_folds(rows.codes, self.n_folds, random)
        seed_of_members = drawn_seed(random)
        answers = self._held_out_answers(rows, seed_of_members)
        self.estimators_ = self._fitted(rows, seed_of_members)
        if answers is None:
            answers = self._answers(self.estimators_, rows.X)
        self.meta_rows_: FloatArray = answers
        self.meta_ = make_learner(self.meta, drawn_seed(random))
        self.meta_.fit(self.meta_rows_, rows.codes, None, rows.weights)

    def _fitted(self, rows: TrainingRows, random_state: int) -> list[Learner]:
        """Fit all members on the same rows; the same seed makes the same members."""
        members = make_learners(self.members, np.random.default_rng(random_state))
        return [rows.fit(member) for member in members]

    def _held_out_answers(
        self, rows: TrainingRows, random_state: int
    ) -> FloatArray | None:
        """Return the answers about each row of members not trained on its fold."""
        n_folds = int(self.folds_.max()) + 1
        if n_folds == 1:
            return None
        answers: FloatArray | None = None
        for fold in range(n_folds):
            progress(fold / (n_folds + 1), f"inner fold {fold + 1} of {n_folds}")
            test = self.folds_ == fold
            members = self._fitted(rows.sample(~test), random_state)
            found = self._answers(members, rows.X[test])
            if answers is None:
                answers = np.empty((len(rows), found.shape[1]))
            answers[test] = found
        return answers

    def _answers(self, members: list[Learner], rows: FloatArray) -> FloatArray:
        """Return the members' probabilities side by side, (n, members * classes)."""
        found = all_probabilities(members, rows, len(self.classes_))
        return np.ascontiguousarray(np.hstack(list(found)))

    def predict_proba(self, X: npt.ArrayLike) -> FloatArray:
        """Return the meta learner's probabilities, shape (n, n_classes)."""
        rows = self._asked(X)
        return self.meta_.predict_proba(self._answers(self.estimators_, rows))

    def _model(self, labels: list[str]) -> dict[str, Any]:
        (meta,) = member_models([self.meta_], labels)
        return {
            "folds": int(self.folds_.max()) + 1,
            "members": member_models(self.estimators_, labels),
            "meta": meta,
        }
