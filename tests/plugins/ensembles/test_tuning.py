"""Search for parameters beside plain loops and scikit-learn's grid search."""

from __future__ import annotations

import json
import math
from itertools import product

import numpy as np
import pytest
from sklearn.datasets import load_iris, make_classification
from sklearn.model_selection import GridSearchCV, PredefinedSplit
from sklearn.neighbors import KNeighborsClassifier
from support.command import CommandLine

from workbench.api import Problem
from workbench.bundled.j48 import J48
from workbench.bundled.knn import KNN
from workbench.bundled.naive_bayes import NaiveBayes
from workbench.bundled.tuning import ParameterSearch
from workbench.numerics.estimators.ensemble import dealt_folds
from workbench.numerics.estimators.parameter_search import (
    Axis,
    Trial,
    candidates,
    one_standard_error,
    read_grid,
    search,
)

X, y = load_iris(return_X_y=True)


def scores(model):
    return [t.score for t in model.found_.trials]


# -- grids --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("k=1..4", ["1", "2", "3", "4"]),
        ("k=1..10:4", ["1", "5", "9"]),
        ("c=0.1..0.4:0.1", ["0.1", "0.2", "0.3", "0.4"]),
        ("c=0.01..100*10", ["0.01", "0.1", "1", "10", "100"]),
        ("w=a, b,a", ["a", "b"]),
        ("k=7..7", ["7"]),
    ],
)
def test_values_of_a_grid(text, values):
    (axis,) = read_grid(text)
    assert list(axis.values) == values


@pytest.mark.parametrize(
    "text",
    [
        *("", ";", "k", "k=", "=3", "k=1,,2", "k=5..1", "k=1..9:0", "k=0..9*2"),
        *("k=1..9*1", "k=1..5; k=2", "k=a..b", "k=1..1e9", "k=1..1e999"),
    ],
)
def test_a_grid_that_cannot_be_read_is_one_line(text):
    with pytest.raises(Problem) as caught:
        read_grid(text)
    assert "\n" not in str(caught.value)


def test_a_random_search_draws_different_cells_of_the_grid():
    axes = read_grid("a=1..6; b=x,y,z")
    drawn = candidates(axes, "random", 10, np.random.default_rng(0))
    assert len({tuple(c.items()) for c in drawn}) == 10
    assert all(c["a"] in "123456" and c["b"] in "xyz" for c in drawn)
    assert len(candidates(axes, "random", 99, np.random.default_rng(0))) == 18


def test_a_random_search_draws_between_the_ends_of_a_range_without_a_step():
    axes = read_grid("c=0.25..0.75; b=x,y")
    drawn = candidates(axes, "random", 40, np.random.default_rng(0))
    values = np.array([float(c["c"]) for c in drawn])
    assert values.min() >= 0.25
    assert values.max() <= 0.75
    assert np.ptp(values) > 0.3
    with pytest.raises(Problem, match="no step"):
        candidates(axes, "grid", 1, np.random.default_rng(0))


def test_coarse_to_fine_finds_the_summit_with_few_trials():
    axes = read_grid("a=0..100; b=0..100; w=left,right")
    tried = []

    def test(candidate):
        tried.append(tuple(candidate.items()))
        a, b = float(candidate["a"]), float(candidate["b"])
        bonus = 0.1 if candidate["w"] == "right" else 0.0
        return Trial(candidate, 1 - ((a - 37) ** 2 + (b - 81) ** 2) / 1e5 + bonus)

    found = search(axes, "coarse-to-fine", test)
    assert dict(found.trials[found.best].params) == {"a": "37", "b": "81", "w": "right"}
    assert len(set(tried)) == len(tried) < 120


def test_the_largest_value_within_one_standard_error():
    axes = (Axis("k", ("1", "2", "3", "4")),)
    made = [(0.80, 0.02), (0.90, 0.02), (0.885, 0.01), (0.879, 0.3)]
    trials = [Trial({"k": str(i + 1)}, s, e) for i, (s, e) in enumerate(made)]
    assert one_standard_error(trials, axes, 1) == 2
    assert one_standard_error(trials, (Axis("w", ("a",)),), 1) == 1


# -- the plugin ---------------------------------------------------------------------------


def test_scores_and_standard_errors_are_those_of_scikit_learn_on_the_same_folds():
    model = ParameterSearch(
        of="knn metric=manhattan", grid="n_neighbors=1..15", n_folds=5
    )
    model.fit(X, y)
    random = np.random.default_rng(1)
    random.integers(2**31 - 1)  # the seed of the members is drawn first
    folds = dealt_folds(y, 5, random)
    theirs = GridSearchCV(
        KNeighborsClassifier(metric="manhattan"),
        {"n_neighbors": list(range(1, 16))},
        cv=PredefinedSplit(folds),
    ).fit(X, y)
    # equal distances are won differently: at most one row of 30 in a fold
    np.testing.assert_allclose(
        scores(model), theirs.cv_results_["mean_test_score"], atol=1 / 150 + 1e-9
    )
    cells = [
        [
            np.mean(
                KNN(n_neighbors=k, metric="manhattan")
                .fit(X[folds != f], y[folds != f])
                .predict(X[folds == f])
                == y[folds == f]
            )
            for f in range(5)
        ]
        for k in range(1, 16)
    ]
    np.testing.assert_allclose(scores(model), np.mean(cells, axis=1))
    np.testing.assert_allclose(
        [t.standard_error for t in model.found_.trials],
        np.std(cells, axis=1, ddof=1) / math.sqrt(5),
    )
    assert model.found_.best == int(np.argmax(np.round(np.mean(cells, axis=1), 12)))


def test_leave_one_out_on_a_sample_is_that_of_a_plain_loop():
    wide, labels = make_classification(120, 4, random_state=0)
    wide = np.round(wide, 1)
    wide[60:80] = wide[:20]  # doubles
    model = ParameterSearch(
        grid="n_neighbors=1..4; weights=uniform,gaussian", max_rows=50
    )
    model.set_params(validation="loo").fit(wide, labels)
    random = np.random.default_rng(1)
    random.integers(2**31 - 1)
    tested = np.sort(random.choice(120, 50, replace=False))
    expected = []
    for k, weights in product(range(1, 5), ("uniform", "gaussian")):
        right = 0
        for i in tested:
            others = np.arange(120) != i
            near = KNN(n_neighbors=k, weights=weights).fit(wide[others], labels[others])
            right += int(near.predict(wide[[i]])[0] == labels[i])
        expected.append(right / 50)
    assert scores(model) == pytest.approx(expected)
    errors = [t.standard_error for t in model.found_.trials]
    assert errors == pytest.approx([math.sqrt(p * (1 - p) / 50) for p in expected])


def test_a_learner_that_must_be_fitted_again_is_left_out_row_by_row():
    some = np.r_[40:55, 90:110]
    model = ParameterSearch(
        of="naive-bayes", grid="preset=default,weka", validation="loo"
    )
    model.fit(X[some], y[some])
    expected = []
    for preset in ("default", "weka"):
        right = 0
        for i in some:
            others = some[some != i]
            bayes = NaiveBayes(preset=preset).fit(X[others], y[others])
            right += int(bayes.predict(X[[i]])[0] == y[i])
        expected.append(right / len(some))
    assert scores(model) == pytest.approx(expected)


def test_it_predicts_as_the_chosen_classifier_does():
    model = ParameterSearch(
        of="j48", grid="confidence=0.05..0.45:0.2; min_instances=1..9:4"
    )
    model.set_params(n_folds=3).fit(X, y)
    chosen = model.found_.trials[model.chosen_].params
    alone = J48(
        confidence=float(chosen["confidence"]),
        min_instances=int(chosen["min_instances"]),
    ).fit(X, y)
    np.testing.assert_array_equal(model.predict(X), alone.predict(X))


def test_the_same_seed_makes_the_same_choice():
    made = [
        ParameterSearch(method="random", n_tries=6, random_state=4, n_folds=3).fit(X, y)
        for _ in range(2)
    ]
    assert [t.params for t in made[0].found_.trials] == [
        t.params for t in made[1].found_.trials
    ]
    assert scores(made[0]) == scores(made[1])


def test_one_standard_error_takes_a_larger_k():
    model = ParameterSearch(grid="n_neighbors=1..40:3", choose="one-se", n_folds=5).fit(
        X, y
    )
    found = model.found_
    best, taken = found.trials[found.best], found.trials[model.chosen_]
    assert int(taken.params["n_neighbors"]) > int(best.params["n_neighbors"])
    assert taken.score >= best.score - best.standard_error - 1e-9


@pytest.mark.parametrize(
    ("params", "said"),
    [
        ({"grid": "k=1..3"}, "no parameter 'k'"),
        ({"grid": "n_neighbors=0..3"}, "n_neighbors = 0"),
        ({"grid": "weights=heavy"}, "heavy"),
        ({"of": "j48", "grid": "confidence=0.1..0.5"}, "no step"),
        ({"grid": "n_neighbors=1..2000; sigma=0.001..10:0.001"}, "candidates"),
        ({"of": "elbow"}, "elbow"),
    ],
)
def test_bad_settings_are_told_before_anything_is_trained(params, said):
    with pytest.raises(Problem, match=said) as caught:
        ParameterSearch(**params).fit(X, y)
    assert "\n" not in str(caught.value)


def test_on_the_command_line(capsys):
    command = CommandLine(capsys)
    asked = [
        "builtin:iris",
        "-c",
        "parameter-search",
        "-p",
        "of=knn",
        "-p",
        "n_folds=3",
        "--json",
    ]
    grid = "grid=n_neighbors=1..5; weights=uniform,dudani"
    code, out, err = command("fit", *asked, "-p", grid)
    assert (code, err) == (0, "")
    model = json.loads(out)["model"]
    assert len(model["trials"]) == 10
    assert [axis["name"] for axis in model["axes"]] == ["n_neighbors", "weights"]
    code, _, err = command("evaluate", *asked, "-p", "grid=k=1..3")
    assert code == 2
    assert len(err.splitlines()) == 1
    assert "'k'" in err
