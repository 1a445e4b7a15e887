"""Prototypes before a classifier: chosen in each fold, of its training rows alone."""

import json

import numpy as np
import pytest
from support.command import CommandLine, without_processes

import workbench
from workbench.api import Problem, make
from workbench.compute.fitting.prototype_choice import make_selector
from workbench.compute.plugins.loader import plugin_class
from workbench.core.learner.learner_settings import LearnerSettings
from workbench.jobs.plugin_names import RUNS


def test_each_fold_chooses_of_its_own_training_rows():
    data = workbench.read("builtin:iris")
    folds = [list(range(f, 150, 5)) for f in range(5)]
    protocol = {"kind": "folds", "test_rows": folds}
    found = workbench.evaluate(
        data, "knn", params={"n_neighbors": 1}, protocol=protocol, prototypes="hart"
    )
    correct = 0
    for fold in folds:
        train = np.setdiff1d(np.arange(150), fold)
        kept = train[
            np.sort(plugin_class("hart")().fit(data.X[train], data.y[train]).kept_)
        ]
        model = make(plugin_class("knn"), {"n_neighbors": 1}).fit(
            data.X[kept], data.y[kept]
        )
        correct += int((model.predict(data.X[fold]) == data.y[fold]).sum())
    assert found["correct"] == correct
    assert found["prototypes"] == "hart"
    assert "prototypes by hart, training rows only" in found["prepared"]
    assert "prototypes" not in workbench.evaluate(data, "knn", protocol=protocol)


def test_rows_left_out_one_by_one_are_no_prototypes():
    data = workbench.read("builtin:iris").take(np.arange(40, 110, 3))
    found = workbench.evaluate(
        data,
        "knn",
        params={"n_neighbors": 1},
        protocol={"kind": "loo"},
        prototypes="wilson",
    )
    correct = 0
    for i in range(data.n_rows):
        train = np.delete(np.arange(data.n_rows), i)
        kept = train[plugin_class("wilson")().fit(data.X[train], data.y[train]).kept_]
        model = make(plugin_class("knn"), {"n_neighbors": 1}).fit(
            data.X[kept], data.y[kept]
        )
        correct += int(model.predict(data.X[[i]])[0] == data.y[i])
    assert found["correct"] == correct


def test_they_are_chosen_among_rows_as_prepared():
    """Scaling comes first: wine's proline would decide alone without it."""
    data = workbench.read("builtin:wine")
    given = {
        "params": {"n_neighbors": 1},
        "protocol": {"kind": "train"},
        "prototypes": "hart",
    }
    assert workbench.evaluate(data, "knn", scale="min-max", **given)["accuracy"] == 1.0


def test_a_method_comes_with_parameters_as_text(capsys):
    run = CommandLine(capsys)
    arguments = ("evaluate", "builtin:iris", "-c", "naive-bayes", "--json")
    code, out, _ = run(*arguments, "--prototypes", "outliers n_neighbors=3")
    assert code == 0
    assert json.loads(out)["prototypes"] == "outliers n_neighbors=3"
    assert make_selector("stolp delta=-0.5 drop=sequential").drop == "sequential"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("harts", "hart"),
        ("knn", "a method that selects prototypes"),
        ("stolp delta=3", "prototypes stolp: delta"),
        ("hart k=3", "k"),
        ("delaunay", "gabriel"),
        ("random count=900", "prototypes random: count"),
    ],
)
def test_what_cannot_be_is_one_line(capsys, text, said):
    run = CommandLine(capsys)
    code, out, err = run("evaluate", "builtin:wine", "-c", "knn", "--prototypes", text)
    assert code in (1, 2)
    assert said in err + out
    assert err.count("\n") <= 12
    assert "Traceback" not in err


def test_numbers_have_no_prototypes():
    data = workbench.read("builtin:iris", class_name=0, class_type="numeric")
    with pytest.raises(Problem, match="prototypes for a numeric class"):
        workbench.evaluate(data, "knn-regression", prototypes="hart")


def test_an_experiment_has_a_column_of_it(tmp_path, capsys, monkeypatch):
    without_processes(monkeypatch)
    file = tmp_path / "e.json"
    knn = {"id": "knn", "params": {"n_neighbors": 1}}
    document = {
        "version": 1,
        "data": ["builtin:iris"],
        "classifiers": [knn, {**knn, "name": "condensed", "prototypes": "hart"}],
        "protocol": {"kind": "cv", "folds": 3, "repeats": 1, "seed": 1},
    }
    file.write_text(json.dumps(document))
    run = CommandLine(capsys)
    code, _, err = run("run", str(file), "--out", str(tmp_path / "out"))
    assert (code, err) == (0, "")
    header, row = (tmp_path / "out" / "scores.csv").read_text().splitlines()[:2]
    assert "condensed" in header
    assert len(set(row.split(",")[1:])) == 2
    document["classifiers"][1]["prototypes"] = "harts"
    file.write_text(json.dumps(document))
    code, _, err = run("check", str(file))
    assert code == 2
    assert "prototypes" in err


def test_a_foreign_method_is_charged(monkeypatch):
    monkeypatch.setattr(
        "workbench.core.program.catalogue.CatalogueState.load",
        lambda: type("State", (), {"homes": {"theirs": "x"}}),
    )
    payload = {"plugin": "knn", "params": {}, "prototypes": "theirs a=1"}
    assert "theirs" in list(RUNS["evaluate"](payload))
    assert LearnerSettings.from_plain(payload).prototypes == "theirs a=1"
