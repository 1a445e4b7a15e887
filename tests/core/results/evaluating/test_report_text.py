"""The text of a result: its figures stand where a reader looks for them."""

from __future__ import annotations

import re

import pytest

from workbench.core.program.records import from_json
from workbench.core.results.evaluating.evaluation import (
    DataSummary,
    EvaluationResult,
    Seconds,
)
from workbench.core.results.evaluating.model_report import ModelReport
from workbench.core.results.evaluating.report_text import evaluation_text, model_text

RESULT = {
    "data": {"name": "toy", "instances": 6, "attributes": 2, "classes": ["no", "yes"]},
    "classifier": "knn",
    "params": {"n_neighbors": 3, "p": 2.0},
    "protocol": {"kind": "cv", "folds": 3},
    "n": 6,
    "correct": 5,
    "accuracy": 5 / 6,
    "kappa": 2 / 3,
    "confusion": [[3, 0], [1, 2]],
    "per_class": [
        {
            "class": "no",
            "precision": 0.75,
            "recall": 1.0,
            "f1": 0.857,
            "auc": None,
            "support": 3,
        },
        {
            "class": "yes",
            "precision": 1.0,
            "recall": 0.667,
            "f1": 0.8,
            "auc": 0.9,
            "support": 3,
        },
    ],
    "seconds": {"fit": 0.001, "predict": 0.25},
    "failed": [{"fold": 2, "text": "no rows"}],
    "warnings": [{"folds": 2, "text": "did not converge"}],
}


def text_of(document, badge="", model=None):
    return evaluation_text(from_json(EvaluationResult, document), badge, model)


def _lines(more=None, badge="CV3", model=None):
    return text_of({**RESULT, **(more or {})}, badge, model).splitlines()


def test_evaluation_text_holds_every_figure():
    figures = {"mae": 0.25, "rmse": 0.3, "rae": 0.5, "rrse": None}
    lines = _lines(figures)
    words = [line.split() for line in lines]
    assert ["Correctly", "Classified", "Instances", "5", "83.3333", "%"] in words
    assert ["Incorrectly", "Classified", "Instances", "1", "16.6667", "%"] in words
    assert ["Kappa", "statistic", "0.6667"] in words
    assert ["Mean", "absolute", "error", "0.2500"] in words
    assert ["Root", "mean", "squared", "error", "0.3000"] in words
    assert ["Relative", "absolute", "error", "50.0000", "%"] in words
    assert ["Root", "relative", "squared", "error", "?", "%"] in words
    assert ["Total", "Number", "of", "Instances", "6"] in words
    assert "Scheme:       knn n_neighbors=3 p=2" in lines
    assert "fold 2 failed: no rows" in lines
    assert "warning (2 folds): did not converge" in lines


def test_evaluation_text_says_what_makes_a_figure_optimistic_or_uncertain():
    more = {
        "accuracy_interval": [0.4365, 0.9699],
        "badges": ["METRIC:ALL"],
        "prepared": ["z-score scaling: x"],
        "notes": ["1 rows with a missing class left out"],
    }
    lines = _lines(more)
    mode = "Test mode:    3-fold cross-validation, stratified [CV3] [METRIC:ALL]"
    assert mode in lines
    assert "Prepared:     z-score scaling: x" in lines
    assert re.search(r"95 % interval +43\.6500 to 96\.9900 %", "\n".join(lines))
    assert lines[-1] == "note: 1 rows with a missing class left out"


@pytest.mark.parametrize(
    ("protocol", "words"),
    [
        ({"kind": "loo"}, "leave-one-out"),
        ({"kind": "train"}, "evaluate on training data"),
        (
            {"kind": "split", "percent": 66.0, "seed": 2, "repeats": 5},
            "split 66% train, remainder test, stratified, 5 times, seed 2",
        ),
        (
            {"kind": "weka", "folds": 10, "seed": 1},
            "10-fold cross-validation, the folds of Weka, seed 1",
        ),
        ({"kind": "test", "test_data": "b.arff"}, "user supplied test set: b.arff"),
        ({"kind": "folds", "folds": 4, "seed": 1}, "4 given folds"),
    ],
)
def test_the_test_mode_is_said_in_words(protocol, words):
    assert f"Test mode:    {words}" in _lines({"protocol": protocol}, badge="")


def test_numbers_have_figures_of_their_own():
    figures = {"mae": 0.5, "rmse": 0.75, "rae": 0.8, "rrse": 0.9, "r2": None}
    classes = ("accuracy", "correct", "kappa", "confusion", "per_class")
    rest = {k: v for k, v in RESULT.items() if k not in classes}
    text = text_of({**rest, **figures})
    assert re.search(r"Mean absolute error +0\.5000", text)
    assert re.search(r"Root relative squared error +90\.0000 %", text)
    assert re.search(r"R squared +\?", text)
    assert "Classified" not in text
    assert "=== Confusion" not in text


def test_costs_are_figures():
    lines = _lines({"costs": {"total": 7.0, "average": 7 / 6}})
    assert ["Total", "cost", "7.0000"] in [line.split() for line in lines]
    assert ["Average", "cost", "1.1667"] in [line.split() for line in lines]


def test_confusion_has_letters_for_columns_and_names_for_rows():
    lines = _lines()
    start = lines.index("=== Confusion Matrix ===")
    assert lines[start + 2 : start + 5] == [
        " a b   <-- classified as",
        " 3 0 | a = no",
        " 1 2 | b = yes",
    ]


def test_figures_of_classes_stand_under_their_names():
    rates = ("tp_rate", "fp_rate", "precision", "recall", "f1", "mcc", "auc")
    row = {key: 0.1 * i for i, key in enumerate((*rates, "prc_area"))}
    row["precision"] = None
    lines = _lines({"per_class": [{**row, "class": "no"}], "weighted": row})
    head = next(line for line in lines if line.endswith("Class"))
    mine = next(line for line in lines if line.endswith("no") and "0.000" in line)
    mean = next(line for line in lines if line.startswith("Weighted Avg."))
    names = ("TP Rate", "FP Rate", "Precision", "MCC", "ROC Area", "PRC Area")
    wanted = ("0.000", "0.100", "?", "0.500", "0.600", "0.700")
    for name, figure in zip(names, wanted, strict=True):
        place = head.index(name)
        assert mine[place:].split()[0] == figure
        assert mean[place:].split()[0] == figure


def test_the_model_stands_before_the_figures():
    data = DataSummary("toy", 6, 2, ("no", "yes"))
    seconds = Seconds(fit=0.321)
    model = ModelReport(data, "knn", {}, (), "none", (), (), {"rank": 2}, seconds, ())
    lines = _lines(model=model)
    start = lines.index("=== Classifier model (full training set) ===")
    assert lines[start + 2 : start + 5] == [
        "rank: 2",
        "",
        "Time taken to build model: 0.32 seconds",
    ]
    assert start < lines.index("=== Summary ===")


def test_tree_is_indented_by_depth():
    leaf = {"class": "a", "count": 4, "errors": 1}
    inner = {
        "attribute": "y",
        "class": "b",
        "children": [{**leaf, "value": "red"}, {**leaf, "value": "blue", "errors": 0}],
    }
    root = {"attribute": "x", "threshold": 1.5, "children": [leaf, inner]}
    text = model_text({"root": root, "leaves": 3, "size": 5})
    assert text.splitlines()[:4] == [
        "x <= 1.5: a (4.0/1.0)",
        "x > 1.5",
        "|   y = red: a (4.0/1.0)",
        "|   y = blue: a (4.0)",
    ]
    assert "Number of Leaves  : 3" in text
    assert "Size of the tree : 5" in text


def test_thresholds_and_weights_are_written_as_j48_does():
    leaf = {"class": "a", "count": 12.3456, "errors": 0.004}
    for threshold, text in ((12345.6789, "12345.6789"), (2.0, "2"), (3e-7, "3e-07")):
        root = {"attribute": "x", "threshold": threshold, "children": [leaf, leaf]}
        first = model_text({"root": root}).splitlines()[0]
        assert first == f"x <= {text}: a (12.35)"


def test_matrix_is_aligned():
    text = model_text({"M": [[1.0, 20.5], [20.5, 3.25]], "rank": 2})
    assert text.splitlines() == [
        "M",
        "         1  20.5",
        "      20.5  3.25",
        "rank: 2",
    ]
