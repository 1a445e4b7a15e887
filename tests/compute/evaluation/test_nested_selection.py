"""Nested selection: a double loop, blind to the test rows."""

from dataclasses import replace

import numpy as np
import pytest
from sklearn.decomposition import PCA
from sklearn.model_selection import StratifiedKFold
from sklearn.neighbors import KNeighborsClassifier, KNeighborsRegressor
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

from workbench.api import (
    Attribute,
    Cancelled,
    Dataset,
    Plugin,
    Problem,
    declare,
    integer,
    numeric_attributes,
)
from workbench.api.report import reporting_to
from workbench.compute.evaluation.evaluation_plan import Evaluation
from workbench.compute.evaluation.nested_selection import (
    _best,
    _trials,
    run_selected,
    with_params,
)
from workbench.compute.evaluation.request import Request
from workbench.compute.folds.folds import Part, Protocol
from workbench.core.learner.filter_steps import Step
from workbench.core.learner.learner_settings import LearnerSettings

NEIGHBOURS = (1, 3, 5, 9, 15)
CANDIDATES = [{"n_neighbors": k} for k in NEIGHBOURS]
LABELS = Attribute("class", "nominal", ("a", "b", "c"))


def clouds(seed, n=90, d=4):
    random = np.random.default_rng(seed)
    y = random.integers(0, 3, n)
    X = random.normal(size=(n, d)) * np.arange(1, d + 1) + y[:, None]
    return Dataset(X, y, numeric_attributes(d), LABELS, name="clouds")


def by_hand(data, rows, inner_folds, seed, pipeline_of):
    """Choose by scikit-learn's folds and pipeline, on the given rows."""
    X, y = data.X[rows], data.y[rows]
    folds = StratifiedKFold(inner_folds, shuffle=True, random_state=seed)
    means = []
    for k in NEIGHBOURS:
        accuracies = []
        for train, test in folds.split(X, y):
            model = pipeline_of(k).fit(X[train], y[train])
            accuracies.append((model.predict(X[test]) == y[test]).mean())
        means.append(np.mean(accuracies))
    return int(np.argmax(np.round(means, 12))), means


def scaled(k):
    return make_pipeline(StandardScaler(), KNeighborsClassifier(k, algorithm="brute"))


def chosen_params(train, request, candidates, inner_folds, seed, estimator_class=None):
    """Return the parameters chosen by these rows, and the mean of each candidate."""
    inner = replace(request, protocol=Protocol("cv", inner_folds, seed=seed))
    evaluation = Evaluation(train, inner, None, estimator_class, tried=False)
    variants = [with_params(evaluation, candidate) for candidate in candidates]
    trials = _trials(variants)
    best = _best(trials, evaluation.dataset)
    return dict(variants[best].params), [trial.score for trial in trials]


MORE_SEEDS = pytest.mark.lane("whole", "the same of two more draws")


@pytest.mark.parametrize(
    "seed", [0, 1, *(pytest.param(seed, marks=MORE_SEEDS) for seed in (2, 3))]
)
def test_the_choice_is_that_of_a_double_loop(seed):
    data = clouds(seed)
    request = Request(
        LearnerSettings("knn", scale="z-score"), Protocol(folds=3, seed=seed)
    )
    evaluation = Evaluation(data, request)
    for part in evaluation.parts:
        rows = part.train(evaluation.rows)
        best, means = by_hand(data, rows, 4, seed + 7, scaled)
        cell, chosen = run_selected(evaluation, part, CANDIDATES, 4, seed + 7)
        assert chosen == CANDIDATES[best]
        params, scores = chosen_params(
            data.take(rows), request, CANDIDATES, 4, seed + 7
        )
        assert params["n_neighbors"] == NEIGHBOURS[best]
        assert scores == pytest.approx(means)
        model = scaled(NEIGHBOURS[best]).fit(data.X[rows], data.y[rows])
        expected = model.predict(data.X[part.test])
        np.testing.assert_array_equal(cell.predicted, expected)
    assert evaluation.params["n_neighbors"] == 5  # the evaluation itself is untouched


def test_filters_are_fitted_inside_the_inner_folds():
    data = clouds(11)
    filters = (Step("pca", {"n_components": 2}),)
    request = Request(LearnerSettings("knn", scale="none", filters=filters))
    evaluation = Evaluation(data, replace(request, protocol=Protocol(folds=3)))
    part = evaluation.parts[0]
    rows = part.train(evaluation.rows)
    expected = by_hand(
        data,
        rows,
        5,
        1,
        lambda k: make_pipeline(
            PCA(2, svd_solver="full"), KNeighborsClassifier(k, algorithm="brute")
        ),
    )
    _, scores = chosen_params(data.take(rows), request, CANDIDATES, 5, 1)
    assert scores == pytest.approx(expected[1])
    assert (
        run_selected(evaluation, part, CANDIDATES, 5, 1)[1] == CANDIDATES[expected[0]]
    )


def test_the_test_rows_have_no_say():
    swayed = []
    for seed in range(5):
        data = clouds(seed, n=60)
        part = Part(0, 0, np.arange(0, 60, 3))
        request = Request(LearnerSettings("knn", scale="z-score"), Protocol(folds=3))
        whole = Evaluation(data, request)
        chosen = run_selected(whole, part, CANDIDATES, 4, seed)[1]
        random = np.random.default_rng(seed)
        X, y = data.X.copy(), data.y.copy()
        X[part.test] = random.normal(size=(20, 4)) * 1e6
        y[part.test] = random.permutation(y[part.test])
        poisoned = Evaluation(replace(data, X=X, y=y), request)
        assert run_selected(poisoned, part, CANDIDATES, 4, seed)[1] == chosen
        # all rows would have chosen otherwise, at least once
        params, _ = chosen_params(poisoned.dataset, request, CANDIDATES, 4, seed)
        swayed.append(params["n_neighbors"] != chosen["n_neighbors"])
    assert any(swayed)


def test_a_tie_goes_to_the_first():
    data = clouds(2)
    apart = replace(data, X=data.X + 1000.0 * data.y[:, None])
    for order in (CANDIDATES, CANDIDATES[::-1]):
        params, scores = chosen_params(
            apart, Request(LearnerSettings("knn")), order, 3, 1
        )
        assert scores == [1.0] * 5
        assert params["n_neighbors"] == order[0]["n_neighbors"]


def test_numbers_are_chosen_by_their_error():
    random = np.random.default_rng(3)
    X = random.normal(size=(80, 2))
    y = X[:, 0] + random.normal(size=80)
    label = Attribute("y", "numeric")
    data = Dataset(X, y, numeric_attributes(2), label, name="line")
    request = Request(LearnerSettings("knn-regression"))
    params, scores = chosen_params(data, request, CANDIDATES, 4, 5)
    folds = StratifiedKFold(4, shuffle=True, random_state=5).split(X, np.zeros(80))
    parts = list(folds)
    expected = []
    for k in NEIGHBOURS:
        model = KNeighborsRegressor(k, algorithm="brute")
        error = [
            y[test] - model.fit(X[train], y[train]).predict(X[test])
            for train, test in parts
        ]
        expected.append(np.mean([np.sqrt((e**2).mean()) for e in error]))
    assert params["n_neighbors"] == NEIGHBOURS[int(np.argmin(expected))]
    assert scores == pytest.approx(expected)
    assert max(expected) > 1.1 * min(expected)


@declare(
    Plugin(
        id="moody",
        title="Moody",
        kind="classifier",
        family="Tests",
        params=(integer("level", 0, low=0, high=9),),
    )
)
class Moody:
    """Fails above level 5 and sleeps for a while below."""

    made: list = []  # noqa: RUF012 - shared on purpose

    def __init__(self, level=0):
        self.level = level

    def get_params(self, deep=False):
        return {"level": self.level}

    def fit(self, X, y):
        Moody.made.append(self.level)
        if self.level > 5:
            raise ValueError(f"level {self.level}\nis too much")
        self.classes_ = np.unique(y)
        return self

    def predict(self, X):
        return np.full(len(X), self.classes_[0])


@pytest.fixture(autouse=True)
def forget():
    Moody.made.clear()


def moody(levels):
    evaluation = Evaluation(
        clouds(0), Request(LearnerSettings("moody")), estimator_class=Moody, tried=False
    )
    candidates = [{"level": level} for level in levels]
    return run_selected(evaluation, evaluation.parts[0], candidates, 3, 1)


def test_a_candidate_that_fails_is_worst():
    cell, chosen = moody([7, 2, 8])
    assert chosen == {"level": 2}
    assert cell.failure is None
    assert cell.warnings[-1].startswith("2 of 3 candidates failed, as: level 7 is too")
    assert Moody.made == [7, 2, 2, 2, 8, 2]  # one inner failure is enough


def test_when_all_fail_the_fold_fails():
    cell, chosen = moody([7, 8])
    assert chosen == {}
    assert cell.failure["type"] == "Problem"
    assert (
        "all 2 candidates failed, the first: level 7 is too much"
        in (cell.failure["text"])
    )
    with pytest.raises(Problem, match="all 1 candidates failed"):
        chosen_params(
            clouds(0), Request(LearnerSettings("moody")), [{"level": 9}], 3, 1, Moody
        )
    with pytest.raises(Problem, match="no candidate"):
        chosen_params(clouds(0), Request(LearnerSettings("moody")), [], 3, 1, Moody)


def test_values_outside_the_limits_are_bad_input():
    with pytest.raises(Problem, match="level"):
        moody([1, 77])
    with pytest.raises(Problem, match="depth"):
        chosen_params(
            clouds(0), Request(LearnerSettings("moody")), [{"depth": 1}], 3, 1, Moody
        )


def test_the_seconds_include_the_choice():
    evaluation = Evaluation(
        clouds(0), Request(LearnerSettings("knn"), Protocol(folds=3))
    )
    part = evaluation.parts[0]
    plain = min(evaluation.run_cell(part).fit for _ in range(5))
    cell, _ = run_selected(evaluation, part, CANDIDATES, 5, 1)
    assert cell.fit > 10 * plain  # 25 inner models


def test_cancelling_stops_between_inner_folds():
    class Listener:
        def progress(self, fraction, message):
            pass

        def partial(self, data):
            pass

        def cancelled(self):
            return len(Moody.made) >= 4

    with reporting_to(Listener()), pytest.raises(Cancelled):
        moody([1, 2, 3])
    assert len(Moody.made) == 4


def test_what_the_recipe_was_given_stays():
    evaluation = Evaluation(
        clouds(0),
        Request(LearnerSettings("moody", {"level": 3})),
        estimator_class=Moody,
        tried=False,
    )
    recipe = evaluation.recipe
    evaluation.recipe = recipe.changed(params={"level": 4})
    run_selected(evaluation, evaluation.parts[0], [{}, {}], 2, 1)
    assert Moody.made == [4] * 5
    assert evaluation.params == {"level": 3}
