"""A metric learner that fell back, or did not converge, says so in every result."""

import warnings

import numpy as np
import pytest
from support.documents import evaluate, evaluate_with

from workbench.api import Attribute, Dataset, numeric_attributes
from workbench.api.constraints import FALLBACK
from workbench.compute.evaluation.request import Request
from workbench.compute.experiments.fold_job import PROTOCOL, FoldJob, run_fold
from workbench.compute.folds.folds import Part, Protocol
from workbench.compute.models.model_description import fit_request, model_report
from workbench.compute.plugins.loader import known_ids
from workbench.compute.scoring.fold_result import one_of
from workbench.core.experiment.entries import Learner
from workbench.core.learner.learner_settings import LearnerSettings
from workbench.core.program.json_text import dumps
from workbench.core.program.records import from_json
from workbench.core.results.evaluating.evaluation import EvaluationResult
from workbench.core.results.evaluating.fold_cell import Cell
from workbench.core.results.evaluating.report_text import evaluation_text

CLASSES = Attribute("class", "nominal", ("a", "b"))
#: Every learner of one metric for all places.
LEARNERS = [name for name in known_ids("metric") if name != "local-lda"]


def constant(n: int = 40) -> Dataset:
    """Columns that do not vary: there is nothing to learn a metric from."""
    X = np.ones((n, 2))
    return Dataset(X, np.arange(n) % 2, numeric_attributes(2), CLASSES, name="constant")


def clouds(n: int = 60) -> Dataset:
    random = np.random.default_rng(3)
    y = np.arange(n) % 2
    X = random.normal(size=(n, 3)) + y[:, None]
    return Dataset(X, y, numeric_attributes(3), CLASSES, name="clouds")


def run(data: Dataset, plugin: str, learn_once=False, **more):
    learner = LearnerSettings(plugin, **more)
    return evaluate(data, Request(learner, Protocol("cv", 4), learn_once=learn_once))


def fallbacks(result) -> list[dict]:
    return [w for w in result["warnings"] if FALLBACK in w["text"]]


def test_the_learners_are_found():
    assert {"kissnn", "kissme", "lmnn", "lfda", "lsml", "nca"} <= set(LEARNERS)


@pytest.mark.parametrize("plugin", LEARNERS)
def test_a_fallback_is_a_warning_of_every_fold(plugin):
    result = run(constant(), plugin)
    (warning,) = fallbacks(result)
    assert warning["folds"] == 4
    assert f"warning (4 folds): {FALLBACK}" in evaluation_text(
        from_json(EvaluationResult, result)
    )


def test_what_was_learned_is_no_warning():
    assert run(clouds(), "kissnn")["warnings"] == []


def test_folds_are_counted_where_only_some_fall_back():
    X = np.ones((40, 2))
    X[3] = 7.0  # only the fold that tests this row learns from a constant
    y = np.arange(40) % 2
    data = Dataset(X, y, numeric_attributes(2), CLASSES, name="one")
    (warning,) = fallbacks(run(data, "whitening"))
    assert warning["folds"] == 1


@pytest.mark.usefixtures("no_processes")
def test_workers_bring_the_warning_back():
    request = Request(LearnerSettings("lfda"), Protocol("cv", 4))
    assert fallbacks(evaluate_with(constant(), request, jobs=2))[0]["folds"] == 4


def test_a_fold_of_an_experiment_has_the_warning(tmp_path):
    constant().save(tmp_path)
    protocol = Protocol("cv", 4).to_dict()
    (tmp_path / PROTOCOL).write_text(dumps(protocol), encoding="utf-8")
    record = run_fold(FoldJob(str(tmp_path), Learner("lfda", {}), "none", 0, 0, 1))
    assert record["failure"] is None
    assert [FALLBACK in text for text in record["warnings"]] == [True]


@pytest.mark.filterwarnings("error")
def test_learning_once_has_the_warning_and_lets_none_out():
    found = run(clouds(), "lmnn", params={"max_iter": 2}, learn_once=True)["warnings"]
    assert {"text": "did not converge", "folds": 4} in found
    fallen = fallbacks(run(constant(), "lfda", learn_once=True))
    assert [w["folds"] for w in fallen] == [4]


def test_the_document_of_fit_has_the_warning(capsys):
    from workbench.cli import text_output

    report = model_report(fit_request(constant(), Request(LearnerSettings("lfda"))))
    assert [FALLBACK in text for text in report.warnings] == [True]
    text_output.model(report)
    assert f"warning: {FALLBACK}" in capsys.readouterr().out


@pytest.mark.parametrize("ensemble", ["bagging", "voting", "stacking"])
def test_members_of_an_ensemble_are_named(ensemble):
    key = {"bagging": "base"}.get(ensemble, "members")
    result = run(constant(), ensemble, params={key: "lfda"})
    (warning,) = fallbacks(result)
    assert warning["text"].startswith("lfda: ")
    assert warning["folds"] == 4


def test_an_mlp_in_an_ensemble_says_that_it_did_not_converge():
    params = {"members": "mlp max_iter=2; naive-bayes"}
    texts = [w["text"] for w in run(clouds(), "voting", params=params)["warnings"]]
    assert "mlp max_iter=2: did not converge" in texts


def test_rows_answered_by_one_query_keep_its_warnings():
    rows, two = np.arange(2), np.zeros(2)
    shared = Cell(
        two, np.ones((2, 2)), repeat=0, fold=0, rows=rows, true=two,
        warnings=("ties everywhere",),
    )  # fmt: skip
    one = one_of(shared, 1, Part(0, 1, rows[1:]), 2)
    assert one.warnings == ("ties everywhere",)


def test_nothing_is_shown_outside_an_evaluation():
    """What has no place for warnings lets none out, not even as an error."""
    from workbench.compute.evaluation.explain import explain

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        found = explain(
            constant(), Request(LearnerSettings("lfda"), Protocol("cv", 4)), 0
        )
    assert found.row == 0
