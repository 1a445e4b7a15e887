"""A class with fewer rows than folds, or without a training row, is warned of."""

import numpy as np
import pytest
from support.documents import evaluate

from workbench.api import Attribute, Dataset, numeric_attributes
from workbench.compute.evaluation.request import Request
from workbench.compute.experiments.fold_job import PROTOCOL, FoldJob, run_fold
from workbench.compute.folds.class_counts import UNTRAINED
from workbench.compute.folds.folds import Protocol
from workbench.core.experiment.entries import Learner
from workbench.core.learner.learner_settings import LearnerSettings
from workbench.core.program.json_text import dumps
from workbench.core.program.records import from_json
from workbench.core.results.evaluating.evaluation import EvaluationResult
from workbench.core.results.evaluating.report_text import evaluation_text

FEW = "classes with fewer rows than the 10 folds, so not every fold tests them: 'c' (3)"


def table(*counts: int) -> Dataset:
    y = np.repeat(np.arange(len(counts)), counts)
    X = np.random.default_rng(0).normal(size=(y.size, 2)) + y[:, None]
    labels = tuple("abcdefghijklmnop"[: len(counts)])
    label = Attribute("class", "nominal", labels)
    return Dataset(X, y, numeric_attributes(2), label, name="small")


def run(data: Dataset, *, plugin="zero-r", test=None, **protocol):
    request = Request(LearnerSettings(plugin), Protocol(**protocol))
    return evaluate(data, request, test)


@pytest.mark.parametrize("kind", ["cv", "weka"])
def test_a_class_with_fewer_rows_than_folds_is_warned_of(kind):
    result = run(table(30, 30, 3), kind=kind)
    assert result["warnings"] == [{"text": FEW, "folds": 10}]
    assert f"warning (10 folds): {FEW}" in evaluation_text(
        from_json(EvaluationResult, result)
    )


def test_given_folds_are_looked_at_as_well():
    test_rows = tuple(tuple(range(fold, 63, 4)) for fold in range(4))
    (warning,) = run(table(30, 30, 3), kind="folds", test_rows=test_rows)["warnings"]
    assert "fewer rows than the 4 folds" in warning["text"]


@pytest.mark.parametrize(
    ("counts", "protocol"),
    [
        ((30, 30, 10), {"kind": "cv"}),  # one for each fold
        ((30, 30, 0), {"kind": "cv"}),  # declared only
        ((30, 30, 3), {"kind": "cv", "folds": 3}),
        ((30, 30, 3), {"kind": "train"}),
        ((30, 30, 2), {"kind": "loo"}),
        ((30, 30, 12), {"kind": "split"}),
    ],
)
def test_classes_that_are_large_enough_are_not(counts, protocol):
    assert run(table(*counts), **protocol)["warnings"] == []


def test_many_small_classes_are_counted():
    (small, untrained) = run(table(30, 30, 1, 2, 3, 2, 2, 2, 2), kind="cv")["warnings"]
    assert small["text"].endswith(
        "'c' (1), 'd' (2), 'e' (3), 'f' (2), 'g' (2) and 2 more"
    )
    assert untrained == {"text": UNTRAINED, "folds": 1}


@pytest.mark.parametrize("plugin", ["knn", "zero-r"])  # one query for all, and n fits
def test_leaving_out_the_only_row_of_a_class(plugin):
    result = run(table(10, 10, 1), plugin=plugin, kind="loo")
    assert result["warnings"] == [{"text": UNTRAINED, "folds": 1}]


def test_a_supplied_test_set_with_a_class_never_trained():
    result = run(table(10, 10, 0), kind="test", test=table(5, 5, 5))
    assert result["warnings"] == [{"text": UNTRAINED, "folds": 1}]


def test_a_fold_of_an_experiment_has_the_warning(tmp_path):
    table(30, 30, 3).save(tmp_path)
    text = dumps(Protocol("cv").to_dict())
    (tmp_path / PROTOCOL).write_text(text, encoding="utf-8")
    record = run_fold(FoldJob(str(tmp_path), Learner("zero-r", {}), "none", 0, 0, 1))
    assert record["warnings"] == (FEW,)


def test_a_numeric_class_has_no_members():
    data = table(10, 10)
    numbers = Dataset(
        data.X, np.arange(20.0), data.attributes, Attribute("class"), name="numbers"
    )
    assert run(numbers, plugin="knn-regression")["warnings"] == []
