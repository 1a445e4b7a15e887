"""The text of a result: its figures stand where a reader looks for them."""

from __future__ import annotations

import re

from workbench.core.report_text import evaluation_text, model_text

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


def test_evaluation_text_holds_every_figure():
    text = evaluation_text(RESULT, "CV3")
    assert re.search(r"Correctly classified +5 +83\.3333 %", text)
    assert re.search(r"Incorrectly classified +1 +16\.6667 %", text)
    assert re.search(r"Kappa statistic +0\.6667", text)
    assert "[CV3]" in text
    assert "n_neighbors=3 p=2" in text
    assert "fold 2 failed: no rows" in text
    assert "warning (2 folds): did not converge" in text


def test_evaluation_text_says_what_makes_a_figure_optimistic_or_uncertain():
    more = {
        "accuracy_interval": [0.4365, 0.9699],
        "badges": ["METRIC:ALL"],
        "scale": "z-score",
        "notes": ["1 rows with a missing class left out"],
    }
    lines = evaluation_text({**RESULT, **more}, "CV3").splitlines()
    assert "Test mode:  kind=cv folds=3 [CV3] [METRIC:ALL]" in lines
    assert "Scale:      z-score" in lines
    assert re.search(r"95 % interval +43\.6500 to 96\.9900 %", "\n".join(lines))
    assert lines[-1] == "note: 1 rows with a missing class left out"


def test_numbers_have_figures_of_their_own():
    figures = {"mae": 0.5, "rmse": 0.75, "r2": None}
    classes = ("accuracy", "correct", "kappa", "confusion", "per_class")
    rest = {k: v for k, v in RESULT.items() if k not in classes}
    text = evaluation_text({**rest, **figures})
    assert re.search(r"Mean absolute error +0\.5000", text)
    assert re.search(r"Root mean squared error +0\.7500", text)
    assert re.search(r"R squared +\?", text)
    assert "classified" not in text
    assert "=== Confusion" not in text


def test_confusion_has_letters_for_columns_and_names_for_rows():
    lines = evaluation_text(RESULT, "CV3").splitlines()
    start = lines.index("=== Confusion: true class in rows ===")
    assert lines[start + 2].split() == ["a", "b", "predicted", "as"]
    assert lines[start + 3].split() == ["3", "0", "|", "a", "=", "no"]
    assert lines[start + 4].split() == ["1", "2", "|", "b", "=", "yes"]


def test_an_undefined_figure_is_a_question_mark():
    row = next(
        x for x in evaluation_text(RESULT, "CV3").splitlines() if x.endswith("  no")
    )
    assert row.split() == ["0.7500", "1.0000", "0.8570", "?", "3", "no"]


def test_tree_is_indented_by_depth():
    leaf = {"class": "a", "count": 4, "errors": 1}
    inner = {
        "attribute": "y",
        "class": "b",
        "children": [{**leaf, "value": "red"}, {**leaf, "value": "blue", "errors": 0}],
    }
    root = {"attribute": "x", "threshold": 1.5, "children": [leaf, inner]}
    text = model_text({"model": {"root": root, "leaves": 3, "size": 5}})
    assert text.splitlines()[:4] == [
        "x <= 1.5: a (4/1)",
        "x > 1.5",
        "|   y = red: a (4/1)",
        "|   y = blue: a (4)",
    ]
    assert "Number of leaves: 3" in text


def test_matrix_is_aligned():
    text = model_text({"model": {"M": [[1.0, 20.5], [20.5, 3.25]], "rank": 2}})
    assert text.splitlines() == [
        "M",
        "         1  20.5",
        "      20.5  3.25",
        "rank: 2",
    ]
