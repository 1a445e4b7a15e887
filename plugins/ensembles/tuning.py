"""Search for the parameters of another classifier, inside the training rows."""

from __future__ import annotations

import math
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator, ClassifierMixin

from workbench.api import (
    FloatArray,
    IntArray,
    Plugin,
    Problem,
    check,
    choice,
    declare,
    integer,
    learner,
    progress,
    seed,
    text,
)
from workbench.api.learner_text import Written, read_learner
from workbench.numerics.estimators.committee import Committee
from workbench.numerics.estimators.ensemble import (
    Learner,
    TrainingRows,
    class_probabilities,
    dealt_folds,
    drawn_seed,
    make_learner,
)
from workbench.numerics.estimators.parameter_search import (
    METHODS,
    Axis,
    Candidate,
    Trial,
    check_axes,
    read_grid,
    search,
)

#: Rows of training and test, positions.
_Part = tuple[IntArray, IntArray]


@declare(
    Plugin(
        id="parameter-search",
        title="Search for parameters",
        kind="classifier",
        family="Ensembles",
        params=(
            learner("of", "knn", help="The classifier whose parameters are chosen."),
            text(
                "grid",
                "n_neighbors=1..15; weights=uniform,distance",
                help="Values to try, as in n_neighbors=1..15; weights=uniform,dudani. "
                "A range may have a step (0.1..1:0.1) or a factor (0.01..100*10).",
            ),
            choice(
                "method", "grid", METHODS,
                help="Every combination, some drawn at random, or a coarse grid that "
                "is refined around the best.",
            ),
            integer(
                "n_tries", 20, low=1, high=10_000,
                help="How many combinations a random search tries.",
            ),
            choice(
                "validation", "cv", ("cv", "loo"),
                help="How each is tested on the training rows: by inner folds, or by "
                "leaving out one row at a time.",
            ),
            integer("n_folds", 10, low=2, high=100, help="Inner stratified folds."),
            integer(
                "max_rows", 1_000, low=1, unit="rows", advanced=True,
                help="Rows that leave-one-out tests; of more, so many are drawn. All "
                "others train.",
            ),
            choice(
                "choose", "best", ("best", "one-se"),
                help="The combination of best accuracy, or the one with the largest "
                "value of the first numeric parameter within one standard error of it.",
            ),
            seed(),
        ),
        reads=frozenset({"numeric", "nominal", "missing", "weights"}),
        summary="Chooses the parameters of another classifier by their accuracy on the "
        "training rows, and trains it with them. In cross-validation the choice is "
        "made anew inside each fold.",
        reference="J. Bergstra, Y. Bengio (2012). Random search for hyper-parameter "
        "optimization. JMLR 13, 281-305; L. Breiman et al. (1984). Classification and "
        "Regression Trees, section 3.4.3 (one standard error).",
    )
)  # fmt: skip
class ParameterSearch(Committee, ClassifierMixin, BaseEstimator):
    """A classifier with the parameters that do best on held-out training rows.

    Every candidate is tested on the same rows. Its score is the mean accuracy of the
    inner folds, with the standard deviation of the folds over the root of their number
    as standard error, or the share p of the rows that leave-one-out classifies
    correctly, with sqrt(p (1 - p) / rows). Of equal scores the first wins. A candidate
    that cannot be trained takes no part.

    Parameters
    ----------
    of : str
        A plugin and the parameters that are not searched, ``knn metric=manhattan``.
    grid : str
        See `workbench.numerics.estimators.parameter_search.read_grid`.
    method : str
        ``grid``, ``random`` or ``coarse-to-fine``.
    n_tries : int
        Of a random search.
    validation : str
        ``cv`` or ``loo``.
    n_folds : int
        At most one for each row.
    max_rows : int
        Rows that ``loo`` tests; of more, so many are drawn without replacement.
    choose : str
        ``best`` or ``one-se``.
    random_state : int
        Draws folds, rows and candidates, and is the seed of every member.

    Attributes
    ----------
    classes_ : ndarray, shape (n_classes,)
    found_ : Found
        All trials, the best, and the one chosen by the rule of one standard error.
    chosen_ : int
        The trial whose parameters are used.
    estimators_ : list of Learner
        One: trained with them on all rows. It learned the positions in `classes_`.

    Notes
    -----
    Weights of rows count in training, where the classifier honours them, and in the
    accuracies.

    Examples
    --------
    >>> from workbench.bundled.tuning import ParameterSearch
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> ParameterSearch(grid="n_neighbors=1,3").fit(X, y).predict(
    ...     [[0.2, 0.1], [3.1, 0.2]]
    ... )
    array([0, 1])
    """

    def __init__(
        self,
        of: str = "knn",
        grid: str = "n_neighbors=1..15; weights=uniform,distance",
        method: str = "grid",
        n_tries: int = 20,
        validation: str = "cv",
        n_folds: int = 10,
        max_rows: int = 1_000,
        choose: str = "best",
        random_state: int = 1,
    ) -> None:
        self.of = of
        self.grid = grid
        self.method = method
        self.n_tries = n_tries
        self.validation = validation
        self.n_folds = n_folds
        self.max_rows = max_rows
        self.choose = choose
        self.random_state = random_state

    def check_settings(self) -> None:
        """Complain about a grid that cannot be searched, before anything is trained.

        Raises
        ------
        Problem
            When the grid cannot be read, is too large or, for a range without a step,
            infinite; when the classifier has no such parameter or refuses a value.
        """
        axes = read_grid(self.grid)
        check_axes(axes, self.method)
        written = read_learner(self.of)
        for axis in axes:
            ends = tuple(f"{end:.6g}" for end in axis.limits or ())
            for value in axis.values or ends:
                _member(written, {axis.name: value})

    def _train(self, rows: TrainingRows, random: np.random.Generator) -> None:
        self.check_settings()
        self._axes = read_grid(self.grid)
        self._written = read_learner(self.of)
        self._seed = drawn_seed(random)
        self._parts = self._inner_parts(rows.codes, random)
        self._done, self._planned = 0, self._size()
        self.found_ = search(
            self._axes,
            self.method,
            lambda candidate: self._trial(rows, candidate),
            self.n_tries,
            self._seed,
        )
        one_se = self.choose == "one-se"
        self.chosen_ = self.found_.one_se if one_se else self.found_.best
        chosen = self.found_.trials[self.chosen_].params
        member = _member(self._written, chosen, self._seed)
        self.estimators_.append(rows.fit(member))

    def _size(self) -> int:
        """Return about how many candidates there will be, for the progress."""
        cells = math.prod(len(axis.values) for axis in self._axes)
        return min(cells, self.n_tries) if self.method == "random" else max(cells, 1)

    def _inner_parts(self, codes: IntArray, random: np.random.Generator) -> list[_Part]:
        if self.validation == "loo":
            n = len(codes)
            self._tested: IntArray = (
                np.sort(random.choice(n, self.max_rows, replace=False))
                if n > self.max_rows
                else np.arange(n)
            )
            return []
        self._tested = np.arange(len(codes))
        folds = dealt_folds(codes, self.n_folds, random)
        if not folds.any():  # too few rows to leave any out
            return [(self._tested, self._tested)]
        return [
            (np.flatnonzero(folds != f), np.flatnonzero(folds == f))
            for f in range(int(folds.max()) + 1)
        ]

    def _trial(self, rows: TrainingRows, candidate: Candidate) -> Trial:
        progress(min(self._done / self._planned, 1.0), f"candidate {self._done + 1}")
        self._done += 1
        test = self._left_out_score if self.validation == "loo" else self._fold_score
        try:
            with warnings.catch_warnings():
                # those of the one that is chosen are enough
                warnings.simplefilter("ignore")
                score, error = test(rows, candidate)
        except Problem as problem:
            return Trial(candidate, None, failure=str(problem))
        return Trial(candidate, score, error)

    def _fold_score(
        self, rows: TrainingRows, candidate: Candidate
    ) -> tuple[float, float]:
        scores = []
        for train, test in self._parts:
            check()
            member = rows.sample(train).fit(
                _member(self._written, candidate, self._seed)
            )
            answers = _answers(member, rows.X[test], rows.n_classes)
            scores.append(_share(answers == rows.codes[test], _at(rows.weights, test)))
        n = len(scores)
        error = float(np.std(scores, ddof=1)) / math.sqrt(n) if n > 1 else math.nan
        return math.fsum(scores) / n, error

    def _left_out_score(
        self, rows: TrainingRows, candidate: Candidate
    ) -> tuple[float, float]:
        tested = self._tested
        if len(rows) < 2:
            raise Problem("1 row", expected="at least two for leave-one-out")
        answers = _member(self._written, candidate, self._seed).left_out_answers(
            rows.X, rows.codes, tested, rows.attributes, rows.weights
        )
        if answers is None:
            answers = np.array(list(self._one_by_one(rows, candidate)))
        right = answers == rows.codes[tested]
        score = _share(right, _at(rows.weights, tested))
        return score, math.sqrt(max(score * (1.0 - score), 0.0) / len(tested))

    def _one_by_one(self, rows: TrainingRows, candidate: Candidate) -> Iterator[int]:
        """Yield the answer for each tested row of a fit without it."""
        everyone = np.arange(len(rows))
        for row in self._tested:
            check()
            member = rows.sample(everyone != row).fit(
                _member(self._written, candidate, self._seed)
            )
            yield int(_answers(member, rows.X[[row]], rows.n_classes)[0])

    def predict_proba(self, X: npt.ArrayLike) -> FloatArray:
        """Return the probabilities of the chosen classifier, shape (n, n_classes)."""
        rows = self._asked(X)
        (member,) = self.estimators_
        return class_probabilities(member, rows, len(self.classes_))

    def _model(self, labels: list[str]) -> dict[str, Any]:
        (member,) = self.estimators_
        found = self.found_
        return {
            "learner": member.text,
            "chosen": self.chosen_,
            "best": found.best,
            "one_se": found.one_se,
            "validation": self.validation,
            "folds": len(self._parts) or None,
            "rows_tested": len(self._tested),
            "axes": [
                {"name": axis.name, "values": _values_of(axis, found.trials)}
                for axis in self._axes
            ],
            "trials": [
                {
                    "params": dict(trial.params),
                    "score": trial.score,
                    "standard_error": None
                    if math.isnan(trial.standard_error)
                    else trial.standard_error,
                    **({"failure": trial.failure} if trial.failure else {}),
                }
                for trial in found.trials
            ],
            "model": member.describe_model(None, labels),
        }


def _member(
    written: Written, candidate: Candidate, random_state: int | None = None
) -> Learner:
    """Make the classifier with the parameters of a candidate."""
    text = str(Written(written.id, {**written.params, **candidate}))
    return make_learner(text, random_state)


def _values_of(axis: Axis, trials: tuple[Trial, ...]) -> list[str]:
    """Return the values of an axis; those drawn, ascending, where it has no step."""
    if axis.limits is None:
        return list(axis.values)
    return sorted({trial.params[axis.name] for trial in trials}, key=float)


def _answers(member: Learner, X: FloatArray, n_classes: int) -> IntArray:
    return np.asarray(class_probabilities(member, X, n_classes).argmax(axis=1))


def _at(weights: FloatArray | None, rows: IntArray) -> FloatArray | None:
    return None if weights is None else weights[rows]


def _share(right: npt.NDArray[np.bool_], weights: FloatArray | None) -> float:
    """Return the share of right answers; unweighted where all weights are 0."""
    if weights is None or not weights.any():
        return float(np.mean(right))
    return float(np.average(right, weights=weights))
