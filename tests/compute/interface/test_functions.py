"""`import workbench as wb`: its examples, models, methods, the window."""

import doctest
import subprocess
import sys
from importlib import import_module

import numpy as np
import pandas as pd
import pytest
from sklearn.linear_model import LogisticRegression
from sklearn.neighbors import KNeighborsClassifier

import workbench as wb
from workbench.api import Problem

IRIS = wb.read("builtin:iris")


@pytest.mark.parametrize(
    "module",
    [
        "workbench",
        "workbench.compute.facade",
        "workbench.compute.interface.examined_data",
        "workbench.compute.interface.model_files",
        "workbench.compute.interface.score_comparison",
        "workbench.compute.interface.shown_data",
        "workbench.jobs.experiment.script_run",
    ],
)
def test_the_examples_are_right(module):
    failed, tried = doctest.testmod(import_module(module))
    assert tried > 1
    assert failed == 0


def test_every_function_has_an_example_and_its_errors():
    for name in set(wb.__all__) - {"__version__", "Dataset", "Problem", "methods"}:
        text = getattr(wb, name).__doc__
        assert "Raises" in text, name
        if name not in ("show", "load"):  # a window; shown with save
            assert "Examples" in text, name


def test_a_model_predicts_what_its_estimator_does(tmp_path):
    model = wb.fit(IRIS, "knn", params={"n_neighbors": 3})
    witness = KNeighborsClassifier(3).fit(IRIS.X, IRIS.y)
    found = wb.predict(model, IRIS)
    assert (
        np.mean(found.labels == np.array(IRIS.classes)[witness.predict(IRIS.X)]) > 0.99
    )
    assert found.accuracy == pytest.approx(found["correct"] / 150)
    path = wb.save(model, tmp_path / "knn.skops")
    frame = IRIS.to_frame().drop(columns="class").iloc[:, ::-1]
    for again in (wb.load(path), path, str(path)):
        other = wb.predict(again, frame)
        assert other.labels.tolist() == found.labels.tolist()
        assert np.array_equal(other.probabilities, found.probabilities)
    assert wb.load(path).classifier == "knn"
    with pytest.raises(Problem, match="was read from a file"):
        wb.save(wb.load(path), tmp_path / "copy.skops")
    written = wb.predict(model, IRIS.X[:5], tmp_path / "out.csv")
    assert wb.read(written.path).n_rows == len(written.to_frame()) == 5


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        ([[1.0, 2.0]], "rows of 2 columns .expected 4: sepal-length"),
        ([["a"] * 4], "X: could not convert"),
        (pd.DataFrame({"a": [1.0]}), "no attribute sepal-length"),
    ],
)
def test_rows_that_do_not_fit_are_a_problem(rows, words):
    with pytest.raises(Problem, match=words) as caught:
        wb.predict(wb.fit(IRIS, "zero-r"), rows)
    assert "\n" not in str(caught.value)


def test_scikit_learns_estimators_are_fitted_too():
    model = wb.fit(IRIS.to_frame(), LogisticRegression(max_iter=500))
    witness = LogisticRegression(max_iter=500).fit(IRIS.X, IRIS.y)
    assert model.estimator.coef_ == pytest.approx(witness.coef_)


def test_methods_are_listed_without_an_import():
    code = (
        "import sys, workbench as wb; names = dir(wb.methods); "
        "assert 'naive_bayes' in names and 'kissnn' in names, names; "
        "heavy = {'sklearn', 'scipy', 'pandas', 'workbench.bundled.kissnn'}; "
        "assert not heavy & set(sys.modules); wb.methods.kissnn; "
        "assert 'workbench.bundled.j48' not in sys.modules; print(len(names))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stderr == ""
    assert int(done.stdout) == len(wb.methods) > 60


def test_methods_are_classes_by_id():
    from workbench.bundled.kissnn import KISSNN

    assert wb.methods.kissnn is wb.methods["kissnn"] is KISSNN
    assert wb.methods.naive_bayes.plugin.id == "naive-bayes"
    assert "naive-bayes" in wb.methods
    with pytest.raises(AttributeError, match="did you mean kissnn"):
        _ = wb.methods.kisnn
    assert "<td" in wb.methods._repr_html_()


def test_distances_of_things_as_python_has_them():
    a, b = np.array([1.0, 5.0]), [4, 1]
    assert wb.distance("euclidean", a, b).value == pytest.approx(5)
    by_p = wb.distance("minkowski", a, b, params={"p": 3})
    assert by_p.value == pytest.approx((27 + 64) ** (1 / 3))
    assert float(wb.distance("jaccard", {1, 3}, {3, 4})) == pytest.approx(2 / 3)
    rows = wb.distance("manhattan", 0, 5, data=IRIS)
    assert rows.value == pytest.approx(np.abs(IRIS.X[0] - IRIS.X[5]).sum())
    tested = wb.distance("manhattan", data=IRIS, axioms=True)
    assert tested.axioms.triangle.holds
    with pytest.raises(Problem, match="of one thing"):
        wb.distance("manhattan", [1])


def test_a_run_is_compared(tmp_path):
    experiment = {
        "data": ["builtin:iris", "builtin:wine"],
        "classifiers": [{"id": "naive-bayes"}, {"id": "zero-r"}],
        "protocol": {"kind": "cv", "folds": 3},
    }
    done = wb.run(experiment, tmp_path)
    assert (done.total, done.computed, done["failed"]) == (12, 12, [])
    scores = done.to_frame()
    direct = wb.evaluate("builtin:wine", "zero-r", protocol={"kind": "cv", "folds": 3})
    assert scores.loc["wine", "zero-r"] == pytest.approx(np.mean(direct.accuracy_folds))
    assert len(done.to_frame("folds")) == 12
    assert wb.compare(done).classifiers == ("naive-bayes", "zero-r")
    assert wb.run(experiment, tmp_path).computed == 0
    with pytest.raises(Problem, match="classifiers: missing"):
        wb.run({"data": ["builtin:iris"]}, tmp_path)
    with pytest.raises(Problem, match="nowhere"):
        wb.run({**experiment, "data": ["nowhere.arff"]}, tmp_path / "other")


def test_showing_starts_a_window_on_what_was_given(monkeypatch):
    started = []
    monkeypatch.setattr(subprocess, "Popen", lambda a, **more: started.append(a))
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    wb.show("builtin:iris", language="es")
    wb.show(IRIS.to_frame())
    assert started[0][-4:] == ["--lang", "es", "--", "builtin:iris"]
    assert wb.read(started[1][-1]).columns == IRIS.columns
    with pytest.raises(Problem, match="no such file"):
        wb.show("nothing.arff")
