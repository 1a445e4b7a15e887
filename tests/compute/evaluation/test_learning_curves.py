"""Learning and validation curves against direct evaluations."""

from __future__ import annotations

import numpy as np
import pytest
from support.learning import Listener

import workbench
from workbench.api import Problem
from workbench.api.report import reporting_to
from workbench.compute.evaluation.evaluation_plan import Evaluation
from workbench.compute.evaluation.learning_curves import (
    learning_curve,
    nested_order,
    validation_curve,
)
from workbench.compute.evaluation.request import Request
from workbench.compute.folds.folds import Protocol
from workbench.core.learner.learner_settings import LearnerSettings

PROTOCOL = Protocol(folds=4, seed=2)


def test_all_rows_give_what_evaluate_gives(iris):
    curve = learning_curve(iris, Request(LearnerSettings("knn"), PROTOCOL), [0.2, 1.0])
    result = workbench.evaluate(iris, "knn", protocol=PROTOCOL)
    whole = curve.points[-1]
    assert whole.test == pytest.approx(np.mean(result["accuracy_folds"]))
    assert whole.test_sd == pytest.approx(np.std(result["accuracy_folds"], ddof=1))
    assert (whole.folds, whole.failed) == (4, 0)
    assert [point.rows for point in curve.points] == [22, 112]


def test_two_folds_have_a_deviation_and_one_has_none(iris):
    third, two = iris.take(np.arange(0, 150, 3)), Protocol(folds=2, seed=1)
    accuracy = workbench.evaluate(third, "knn", protocol=two)["accuracy_folds"]
    (point,) = learning_curve(third, Request(LearnerSettings("knn"), two), [1.0]).points
    assert point.test_sd == pytest.approx(np.std(accuracy, ddof=1))
    split = Request(LearnerSettings("knn"), Protocol(kind="split", percent=50, seed=1))
    assert learning_curve(iris, split, [1.0]).points[0].test_sd is None


def test_every_beginning_is_stratified_and_none_of_the_test_rows(iris):
    work = Evaluation(iris, Request(LearnerSettings("knn"), PROTOCOL))
    for part in work.parts:
        order = nested_order(work, part)
        assert sorted(order) == part.train(work.rows).tolist()
        for size in range(3, order.size + 1):
            counts = np.bincount(iris.y[order[:size]], minlength=3)
            shares = np.bincount(iris.y[order], minlength=3) / order.size
            assert (np.abs(counts - shares * size) <= 1.5).all()


def test_folds_are_told_as_they_come(iris):
    listener = Listener()
    with reporting_to(listener):
        curve = learning_curve(
            iris, Request(LearnerSettings("knn"), PROTOCOL), [0.5, 1.0]
        )
    assert len(listener.parts) == 8
    assert listener.fractions[-1] == 1.0
    told = [p.test for p in listener.parts if p.place == 0.5]
    assert curve.points[0].test == pytest.approx(np.mean(told))
    assert {p.fold for p in listener.parts} == {0, 1, 2, 3}


def test_validation_curve_equals_one_evaluation_for_each_value(iris):
    request = Request(LearnerSettings("knn", {"weights": "distance"}), PROTOCOL)
    curve = validation_curve(iris, request, "n_neighbors", [1, 5, 20])
    for point in curve.points:
        params = {"weights": "distance", "n_neighbors": point.place}
        result = workbench.evaluate(iris, "knn", params=params, protocol=PROTOCOL)
        assert point.test == pytest.approx(np.mean(result["accuracy_folds"]))
    assert curve.points[0].train == 1.0


def test_values_may_be_choices_and_a_refused_one_is_a_point_without_figures(iris):
    request = Request(LearnerSettings("knn"), PROTOCOL)
    curve = validation_curve(iris, request, "metric", ["manhattan", "nonsense"])
    good, bad = curve.points
    assert good.test > 0.9
    assert bad.test is None
    assert "nonsense" in bad.text


def test_failed_folds_are_counted(iris):
    request = Request(LearnerSettings("knn", {"preset": "weka"}), PROTOCOL)
    curve = validation_curve(iris, request, "metric", ["euclidean", "cosine"])
    assert curve.points[0].failed == 0
    assert curve.points[1].failed == 4
    assert "cosine" in curve.points[1].text


def test_wrong_shares_and_parameters_are_refused(iris):
    with pytest.raises(Problem, match="shares"):
        learning_curve(iris, Request(LearnerSettings("knn")), [0.0, 1.0])
    with pytest.raises(Problem, match="no parameter 'depth'"):
        validation_curve(iris, Request(LearnerSettings("knn")), "depth", [1])
    with pytest.raises(Problem, match="no value"):
        validation_curve(iris, Request(LearnerSettings("knn")), "n_neighbors", [])
