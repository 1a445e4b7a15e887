"""Records of evaluations: JSON to and fro, across processes, from older sessions."""

from __future__ import annotations

import json

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.api.problems import Problem
from workbench.core.program.json_text import plain
from workbench.core.program.records import from_json
from workbench.core.results.evaluating.evaluation import ClassFigures, EvaluationResult
from workbench.core.results.evaluating.predictions import Predictions
from workbench.jobs import wire

HEAD = {
    "data": {"name": "toy", "instances": 3, "attributes": 1, "classes": ["no", "yes"]},
    "classifier": "knn",
    "params": {"n_neighbors": 3},
    "protocol": {"kind": "split", "folds": 1, "repeats": 1, "seed": 1, "percent": 66},
    "filters": [],
    "scale": "none",
}
RATES = ("tp_rate", "fp_rate", "precision", "recall", "f1", "mcc")
AREAS = {"auc": None, "prc_area": 0.5}
ERRORS = {"mae": 0.5, "rmse": 0.5, "rae": 1.0, "rrse": None}
CLASSES = {
    "n": 3,
    "correct": 2,
    "accuracy": 2 / 3,
    "accuracy_interval": [0.2, 0.9],
    "accuracy_folds": [1.0, 0.5],
    "kappa": None,
    "confusion": [[1, 0], [1, 1]],
    "per_class": [
        {"class": "no", **dict.fromkeys(RATES, 0.5), "support": 1, **AREAS},
        {"class": "yes", **dict.fromkeys(RATES), "support": 2, **AREAS},
    ],
    "weighted": {**dict.fromkeys(RATES, 0.5), **AREAS},
    "probabilities": True,
    **ERRORS,
    "costs": {"total": 1.0, "average": 1 / 3},
}
NUMBERS = {"n": 3, "mae": 0.5, "rmse": 0.7, "r2": None, "rae": 1.0, "rrse": 1.0}
TAIL = {
    "predictions": [
        {"row": 2, "fold": 0, "repeat": 0, "true": "yes", "predicted": "no",
         "scores": [0.75, 0.25]},
        {"row": 0, "fold": 1, "repeat": 0, "true": None, "predicted": "no",
         "scores": None},
    ],
    "meter": {"fit_seconds": 0, "predict_seconds": 0.5, "predict_ms_per_row": None,
              "model_bytes": 7, "training_rows": 2, "test_rows": 3, "distances": None},
    "seconds": {"fit": 0.5, "predict": 0.25, "wall": 1.0},
    "prepared": ["z-score scaling: x"],
    "failed": [{"repeat": 0, "fold": 1, "type": "E", "text": "t", "trace": ""}],
    "warnings": [{"text": "w", "folds": 2}],
    "notes": ["n"],
    "badges": ["METRIC:ALL"],
}  # fmt: skip


@pytest.mark.parametrize("figures", [CLASSES, NUMBERS], ids=["classes", "numbers"])
def test_a_document_comes_back_with_its_keys_in_order(figures):
    document = HEAD | figures | TAIL
    text = json.dumps(document)
    result = from_json(EvaluationResult, document)
    assert json.dumps(plain(result)) == text
    assert json.dumps(plain(wire.decode(wire.encode(result)))) == text


def test_figures_are_those_of_the_class_that_was_predicted():
    nominal = from_json(EvaluationResult, HEAD | CLASSES)
    assert isinstance(nominal.figures, ClassFigures)
    assert (nominal.accuracy, nominal.figures.per_class[1].label) == (2 / 3, "yes")
    numeric = from_json(EvaluationResult, HEAD | NUMBERS)
    assert (numeric.accuracy, numeric.of_classes) == (None, None)
    assert (numeric.figures.mae, numeric.figures.rrse) == (0.5, 1.0)


def test_the_oldest_sessions_had_fewer_keys_and_get_none_they_cannot_tell():
    row = {"class": "no", "precision": 1.0, "recall": 0.5, "f1": 0.7, "auc": None}
    old = {"n": 2, "correct": 1, "accuracy": 0.5, "per_class": [{**row, "support": 2}]}
    written = plain(from_json(EvaluationResult, HEAD | old))
    assert written | HEAD | {"n": 2, "correct": 1, "accuracy": 0.5} == written
    later = {"probabilities", "weighted", "confusion", "costs", "meter", "badges"}
    assert not later & set(written)


def test_neither_classes_nor_numbers_is_refused():
    with pytest.raises(Problem):
        from_json(EvaluationResult, HEAD)
    wrong = CLASSES | {"per_class": [{"class": 3}]}
    with pytest.raises(Problem, match=r"per_class\[0\].class"):
        from_json(EvaluationResult, HEAD | wrong)


NAMES = st.none() | st.sampled_from(["no", "yes", "maybe"])
ROWS = st.lists(
    st.fixed_dictionaries(
        {
            "row": st.integers(0, 99),
            "fold": st.integers(0, 9),
            "repeat": st.integers(0, 2),
            "true": NAMES,
            "predicted": st.sampled_from(["no", "yes"]),
            "scores": st.none() | st.lists(st.floats(0, 1), min_size=2, max_size=2),
        }
    ),
    min_size=1,
)


@given(rows=ROWS)
def test_predictions_are_the_rows_they_were_read_from(rows):
    found = Predictions.from_json(rows)
    assert found.to_json() == rows
    assert len(found) == len(rows)
    classes = ("yes", "no")
    true, predicted = found.codes(classes)
    place = {"yes": 0, "no": 1}
    assert true.tolist() == [place.get(row["true"], -1) for row in rows]
    assert predicted.tolist() == [place[row["predicted"]] for row in rows]
    wrong = [row["row"] for row in rows if row["true"] != row["predicted"]]
    assert found.wrong.tolist() == wrong
    assert found.take(slice(1)).to_json() == rows[:1]


def test_predicted_numbers_have_no_classes():
    rows = [
        {"row": 1, "fold": 0, "repeat": 0, "true": None, "predicted": 2.5,
         "scores": None},
        {"row": 2, "fold": 0, "repeat": 0, "true": 3.0, "predicted": 2.0,
         "scores": None},
    ]  # fmt: skip
    found = Predictions.from_json(rows)
    assert found.classes == ()
    assert np.isnan(found.true[0])
    assert found.to_json() == rows


def test_columns_of_a_hostile_worker_are_refused():
    rows = np.arange(2)
    good = Predictions(rows, rows, rows, rows, rows, None, ("a", "b"))
    sent = wire.encode(good)
    assert plain(wire.decode(sent)) == plain(good)
    for change in ({"true": np.array([0, 2])}, {"rows": np.arange(3)}):
        columns = dict.fromkeys(("rows", "folds", "repeats", "true", "predicted"), rows)
        with pytest.raises(Problem):
            Predictions(**{**columns, **change}, classes=("a", "b"))
