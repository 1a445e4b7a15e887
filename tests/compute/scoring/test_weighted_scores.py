"""Rows of weight w count as w rows, beside the plain counts, and the text says so."""

import json
from dataclasses import replace

import numpy as np
import pytest
from sklearn import metrics
from support.documents import evaluate, evaluate_with

import workbench
from workbench.api import Attribute, Dataset, numeric_attributes
from workbench.compute.evaluation.request import Request
from workbench.compute.folds.folds import Protocol
from workbench.compute.scoring import scores, weighted_scores
from workbench.core.learner.learner_settings import LearnerSettings
from workbench.core.program.json_text import dumps, plain
from workbench.core.program.records import from_json
from workbench.core.results.evaluating.evaluation import EvaluationResult
from workbench.core.results.evaluating.report_text import evaluation_text

LABELS = ("a", "b", "c")


def answers(n=80, seed=2):
    random = np.random.default_rng(seed)
    true = np.arange(n) % 3
    given = random.dirichlet(np.ones(3), n).round(2)
    given[np.arange(n), true] += 0.3
    given /= given.sum(axis=1, keepdims=True)
    return true, given.argmax(axis=1), given, random.integers(0, 4, n).astype(float)


def weighted_set(n=60, classes=2) -> Dataset:
    random = np.random.default_rng(5)
    y = np.arange(n) % classes
    X = random.normal(size=(n, 2)) + y[:, None]
    label = Attribute("class", "nominal", LABELS[:classes])
    weights = random.choice([0.25, 1.0, 3.0], n)
    return Dataset(X, y, numeric_attributes(2), label, name="weighted", weights=weights)


def test_classes_by_weight_are_those_of_repeated_rows():
    true, predicted, given, weights = answers()
    found = plain(
        weighted_scores.of_classes(true, predicted, weights, LABELS, given, False)
    )
    copies = np.repeat(np.arange(true.size), weights.astype(int))
    confusion = scores.confusion_matrix(true[copies], predicted[copies], 3)
    assert found["n"] == copies.size
    assert found["correct"] == np.trace(confusion)
    assert found["confusion"] == confusion.tolist()
    assert found["kappa"] == pytest.approx(scores.kappa(confusion), abs=1e-12)
    rows = plain(scores.per_class(confusion, LABELS, true[copies], given[copies]))
    for ours, theirs in zip(found["per_class"], rows, strict=True):
        for key in set(ours) - {"class"}:
            assert ours[key] == pytest.approx(theirs[key], abs=1e-12), key
    errors = scores.errors(given[copies], np.eye(3)[true[copies]], given[copies])
    assert found["mae"] == pytest.approx(errors.mae, abs=1e-12)
    assert found["rmse"] == pytest.approx(errors.rmse, abs=1e-12)


def test_scikit_learn_says_the_same():
    true, predicted, given, weights = answers(seed=9)
    weights, given = weights + 0.37, given.round(6)  # ties but for rounding are ties
    found = plain(
        weighted_scores.of_classes(true, predicted, weights, LABELS, given, False)
    )
    share = metrics.accuracy_score(true, predicted, sample_weight=weights)
    kappa = metrics.cohen_kappa_score(true, predicted, sample_weight=weights)
    assert found["accuracy"] == pytest.approx(share, abs=1e-12)
    assert found["kappa"] == pytest.approx(kappa, abs=1e-12)
    for k, row in enumerate(found["per_class"]):
        area = metrics.roc_auc_score(true == k, given[:, k], sample_weight=weights)
        assert row["auc"] == pytest.approx(area, abs=1e-12)


def test_numbers_by_weight_are_those_of_scikit_learn():
    random = np.random.default_rng(4)
    true, predicted, weights = random.normal(size=(3, 50))
    weights = np.abs(weights)
    found = plain(weighted_scores.of_numbers(true, predicted, weights))
    r2 = metrics.r2_score(true, predicted, sample_weight=weights)
    mae = metrics.mean_absolute_error(true, predicted, sample_weight=weights)
    assert found["r2"] == pytest.approx(r2, abs=1e-12)
    assert found["mae"] == pytest.approx(mae, abs=1e-12)


def test_figures_the_weights_do_not_define_are_none():
    true, predicted, given, weights = answers()
    found = plain(
        weighted_scores.of_classes(true, predicted, 0.0 * weights, LABELS, given, False)
    )
    assert found["accuracy"] is None
    assert found["kappa"] is None
    assert found["rmse"] is None
    assert found["per_class"][0]["auc"] is None


@pytest.mark.parametrize(
    ("plugin", "kind"), [("knn", "cv"), ("knn", "loo"), ("j48", "weka"), ("svm", "cv")]
)
def test_the_document_counts_each_tested_row_by_its_weight(plugin, kind):
    data = weighted_set()
    request = Request(LearnerSettings(plugin), Protocol(kind), predictions=True)
    result = evaluate(data, request)
    rows = result["predictions"]
    own = np.array([data.weights[r["row"]] for r in rows])
    right = np.array([r["true"] == r["predicted"] for r in rows])
    found = result["instance_weighted"]
    assert result["n"] == 60
    assert result["correct"] == right.sum()
    assert found["n"] == pytest.approx(data.weights.sum())
    assert found["correct"] == pytest.approx(own[right].sum())
    assert json.loads(dumps(found))["accuracy"] == found["accuracy"]


@pytest.mark.usefixtures("no_processes")
def test_workers_bring_the_weights_along():
    request = Request(LearnerSettings("knn"), Protocol("cv", 4))
    one = evaluate(weighted_set(), request)["instance_weighted"]
    assert evaluate_with(weighted_set(), request, 2)["instance_weighted"] == one


def test_a_test_set_is_judged_by_its_own_weights():
    unweighted = replace(weighted_set(), weights=None)
    request = Request(LearnerSettings("knn"), Protocol("test"))
    found = evaluate(unweighted, request, weighted_set())["instance_weighted"]
    assert found["n"] == pytest.approx(weighted_set().weights.sum())
    assert "instance_weighted" not in evaluate(weighted_set(), request, unweighted)


def test_a_numeric_class_has_them_too():
    data = weighted_set()
    numbers = Dataset(
        data.X, data.X[:, 0] ** 2, data.attributes, Attribute("class"),
        weights=data.weights,
    )  # fmt: skip
    result = evaluate(
        numbers, Request(LearnerSettings("knn-regression"), Protocol("cv", 5))
    )
    assert result["instance_weighted"]["mae"] != result["mae"]
    text = evaluation_text(from_json(EvaluationResult, result))
    assert "Mean absolute error, by weight" in text


def test_without_weights_nothing_is_added():
    result = workbench.evaluate(workbench.read("builtin:iris"), "zero-r")
    assert "instance_weighted" not in result
    assert "weight" not in evaluation_text(from_json(EvaluationResult, result))


def test_the_text_has_counts_and_weights_side_by_side():
    result = evaluate(
        weighted_set(), Request(LearnerSettings("j48"), Protocol("cv", 5))
    )
    text, found = (
        evaluation_text(from_json(EvaluationResult, result)),
        result["instance_weighted"],
    )
    lines = {line[:35].strip(): line[35:].split() for line in text.splitlines()}
    counted, by_weight = (
        lines["Correctly Classified Instances"], lines["Correct, by instance weight"],
    )  # fmt: skip
    assert int(counted[0]) == result["correct"]
    assert float(by_weight[0]) == pytest.approx(found["correct"])
    assert float(by_weight[1]) == pytest.approx(100 * found["accuracy"], abs=5e-5)
    assert float(lines["Total weight of instances"][0]) == pytest.approx(found["n"])
