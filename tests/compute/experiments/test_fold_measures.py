"""Measures of a fold: scikit-learn's where it defines them, None where nobody does."""

import time
import warnings

import numpy as np
import pytest
from sklearn import metrics

from workbench.api import Attribute, Dataset, numeric_attributes
from workbench.compute.experiments.fold_measures import costs_of, measures_of
from workbench.compute.folds.folds import Part
from workbench.compute.scoring.fold_result import failed_cell
from workbench.core.experiment.measures import MEASURES
from workbench.core.results.evaluating.fold_cell import Cell

CLASS_NAMES = [m.name for m in MEASURES if m.group == "class"]


def data_of(n_classes):
    names = tuple(f"c{i}" for i in range(n_classes))
    X = np.zeros((n_classes, 1))
    label = Attribute("class", "nominal", names)
    return Dataset(X, np.arange(n_classes), numeric_attributes(1), label)


def cell_of(true, predicted, scores=None, probabilities=True):
    true, predicted = np.asarray(true), np.asarray(predicted)
    rows = np.arange(true.size)
    return Cell(
        predicted, scores, probabilities=probabilities,
        repeat=0, fold=0, rows=rows, true=true,
    )  # fmt: skip


def random_fold(seed, n, n_classes, tied):
    random = np.random.default_rng(seed)
    scores = random.dirichlet(np.ones(n_classes), n)
    if tied:  # votes of five neighbours
        scores = random.multinomial(5, np.full(n_classes, 1 / n_classes), n) / 5
    true = random.integers(0, n_classes, n)
    return true, random.integers(0, n_classes, n), scores


def expected_of(true, predicted, scores):
    """Return the same by scikit-learn, for folds it defines everything for."""
    n_classes = scores.shape[1]
    codes = np.arange(n_classes)
    present = np.unique(true)
    areas = [metrics.roc_auc_score(true == c, scores[:, c]) for c in present]
    support = [(true == c).sum() for c in present]
    wanted = np.eye(n_classes)[true]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # classes predicted that do not occur
        balanced = metrics.balanced_accuracy_score(true, predicted)
        loss = metrics.log_loss(true, np.clip(scores, 1e-15, 1), labels=codes)
    return {
        "accuracy": metrics.accuracy_score(true, predicted),
        "balanced_accuracy": balanced,
        "kappa": metrics.cohen_kappa_score(true, predicted),
        "f1": metrics.f1_score(true, predicted, average="macro"),
        "auc": np.average(areas, weights=support),
        "log_loss": loss,
        "brier": ((scores - wanted) ** 2).sum(axis=1).mean(),
    }


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("n_classes", [2, 3, 7])
@pytest.mark.parametrize("tied", [False, True])
def test_random_folds_equal_scikit_learn(seed, n_classes, tied):
    true, predicted, scores = random_fold(seed, 41, n_classes, tied)
    found = measures_of(cell_of(true, predicted, scores), data_of(n_classes))
    assert list(found) == CLASS_NAMES
    assert found == pytest.approx(expected_of(true, predicted, scores), abs=1e-12)


def test_a_class_never_predicted_and_one_that_does_not_occur():
    true, predicted, scores = random_fold(1, 60, 4, False)
    true, predicted = true % 3, np.where(predicted == 1, 3, predicted)
    found = measures_of(cell_of(true, predicted, scores), data_of(4))
    assert found == pytest.approx(expected_of(true, predicted, scores), abs=1e-12)


def test_two_classes_have_the_usual_area():
    true, predicted, scores = random_fold(5, 80, 2, True)
    found = measures_of(cell_of(true, predicted, scores), data_of(2))
    assert found["auc"] == pytest.approx(metrics.roc_auc_score(true, scores[:, 1]))


def test_one_class_in_the_fold_leaves_area_and_maybe_kappa_undefined():
    scores = np.array([[0.9, 0.1], [0.4, 0.6]])
    found = measures_of(cell_of([0, 0], [0, 1], scores), data_of(2))
    assert (found["accuracy"], found["balanced_accuracy"]) == (0.5, 0.5)
    assert found["auc"] is None
    assert found["kappa"] == 0.0
    assert found["f1"] == pytest.approx((2 / 3 + 0) / 2)
    assert found["log_loss"] == pytest.approx(-(np.log(0.9) + np.log(0.4)) / 2)
    assert found["brier"] == pytest.approx((0.02 + 0.72) / 2)
    certain = measures_of(cell_of([0, 0], [0, 0], scores), data_of(2))
    assert certain["kappa"] is None
    assert certain["f1"] == 1.0


def test_a_sure_mistake_costs_a_finite_loss():
    scores = np.array([[0.0, 1.0]])
    found = measures_of(cell_of([0], [1], scores), data_of(2))
    assert found["log_loss"] == pytest.approx(15 * np.log(10))
    assert found["brier"] == 2.0


def test_without_scores_labels_alone_are_judged():
    true, predicted, scores = random_fold(2, 30, 3, False)
    expected = expected_of(true, predicted, scores)
    for given, probabilities in (
        (None, False),
        (np.where(scores > 2, 0, np.nan), True),
    ):
        cell = cell_of(true, predicted, given, probabilities)
        found = measures_of(cell, data_of(3))
        for name in ("auc", "log_loss", "brier"):
            assert found.pop(name) is None
        assert found == pytest.approx({name: expected[name] for name in found})


def test_margins_have_an_area_and_no_loss():
    true, predicted, scores = random_fold(3, 30, 3, False)
    cell = cell_of(true, predicted, np.log(scores) * 7, probabilities=False)
    found = measures_of(cell, data_of(3))
    expected = expected_of(true, predicted, scores)["auc"]
    assert found["auc"] == pytest.approx(expected)
    assert found["log_loss"] is None
    assert found["brier"] is None


def test_rows_of_unknown_class_do_not_count():
    true, predicted, scores = random_fold(4, 30, 3, False)
    whole = measures_of(cell_of(true, predicted, scores), data_of(3))
    more = [np.concatenate([a, a[:5]]) for a in (true, predicted, scores)]
    more[0][30:] = -1
    assert measures_of(cell_of(*more), data_of(3)) == whole
    nothing = measures_of(cell_of(more[0][30:], more[1][30:]), data_of(3))
    assert set(nothing.values()) == {None}


def test_a_failed_fold_has_no_figure():
    cell = failed_cell(Part(0, 0, np.arange(3)), ValueError("no"))
    assert measures_of(cell, data_of(2)) == dict.fromkeys(CLASS_NAMES)
    assert set(costs_of(cell).values()) == {None}


def numbers(n):
    label = Attribute("y", "numeric")
    return Dataset(np.zeros((n, 1)), np.arange(n) * 1.0, numeric_attributes(1), label)


def test_numbers_equal_scikit_learn():
    random = np.random.default_rng(0)
    true, predicted = random.normal(size=(2, 50))
    found = measures_of(cell_of(true, predicted), numbers(5))
    assert found == pytest.approx(
        {
            "rmse": metrics.root_mean_squared_error(true, predicted),
            "mae": metrics.mean_absolute_error(true, predicted),
            "r2": metrics.r2_score(true, predicted),
        },
        abs=1e-12,
    )


def test_numbers_that_do_not_vary_have_no_r2_and_infinite_ones_no_error():
    found = measures_of(cell_of([2.0, 2.0], [1.0, 3.0]), numbers(5))
    assert found == {"rmse": 1.0, "mae": 1.0, "r2": None}
    with np.errstate(invalid="ignore"):
        found = measures_of(cell_of([2.0, 3.0], [1.0, np.inf]), numbers(5))
    assert found == {"rmse": None, "mae": None, "r2": None}
    failed = failed_cell(Part(0, 0, np.arange(3)), ValueError("no"))
    assert measures_of(failed, numbers(5)) == {"rmse": None, "mae": None, "r2": None}


def test_names_and_bounds_are_those_of_the_list():
    by_name = {m.name: m for m in MEASURES}
    true, predicted, scores = random_fold(7, 25, 3, True)
    cell = cell_of(true, predicted, scores)
    for name, value in measures_of(cell, data_of(3)).items():
        assert by_name[name].low <= value <= by_name[name].high
    assert list(costs_of(cell)) == [m.name for m in MEASURES if m.group == "cost"]


def test_a_large_fold_takes_milliseconds():
    true, predicted, scores = random_fold(0, 2000, 26, False)
    cell, data = cell_of(true, predicted, scores), data_of(26)
    times = []
    for _ in range(10):
        started = time.process_time()
        measures_of(cell, data)
        times.append(time.process_time() - started)
    assert min(times) < 0.02  # 2 ms on an idle core; loops over rows take 50
