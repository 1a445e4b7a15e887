"""The command line: its JSON, its exit codes, and one line for every mistake."""

import io
import json
import os
import re
import signal
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout, suppress
from dataclasses import replace

import numpy as np
import pytest
from support.command import (
    CommandLine,
    child,
    interrupt,
    one_line,
    started,
    wait_for,
    without_processes,
)
from support.demo import check_comparison, check_numbers_and_pictures

import workbench
from workbench.api import check, report
from workbench.cli import main, text_output
from workbench.cli.lessons import demo_command as cli_demo
from workbench.cli.reading_options import Reading
from workbench.compute.evaluation.request import find_class
from workbench.core.experiment.experiment import Experiment
from workbench.core.experiment.first_experiment import first_experiment

STRIPS = "builtin:thesis21-strips"


@pytest.fixture
def document(command):
    return command.document


# -- show, convert, plugins ------------------------------------------------------------


def test_show_describes_every_attribute(document):
    shown = document("show", STRIPS)
    assert (shown["instances"], shown["class"], shown["missing"]) == (200, "class", 0)
    assert [(a["name"], a["type"]) for a in shown["attributes"]] == [
        ("x", "numeric"),
        ("y", "numeric"),
        ("class", "nominal"),
    ]
    assert shown["attributes"][2]["values"] == list(workbench.read(STRIPS).classes)


def test_show_takes_another_class_by_name_and_position(document):
    by_name = document("show", STRIPS, "--class", "x")
    by_position = document("show", STRIPS, "--class", 0)
    assert by_name == by_position
    assert by_name["class"] == "x"


def test_show_reads_csv_with_its_options(document, tmp_path):
    file = tmp_path / "table.csv"
    file.write_text("1,5;u\n2,5;v\n?;u\n")
    options = ("--delimiter", ";", "--decimal", ",", "--no-header")
    shown = document("show", file, *options, "--class-type", "nominal")
    assert shown["instances"] == 3
    assert [a["type"] for a in shown["attributes"]] == ["numeric", "nominal"]
    assert shown["missing"] == 1


@pytest.mark.parametrize("name", ["show", "convert", "evaluate", "fit"])
def test_every_command_reads_with_every_option(command, tmp_path, name):
    file = tmp_path / "table.csv"
    rows = [("id", "x", "day", "w", "kind")]
    for i in range(12):
        day = f"{i + 1:02}/03/2026"
        rows.append((f"'n;{i}'", f"1 {i:03},5", day, "none", "uv"[i % 2]))
    text = "# made by hand\n" + "\n".join(";".join(row) for row in rows) + "\n'n';7\n"
    file.write_text(text, encoding="utf-16")
    options = {
        "--delimiter": ";", "--quote": "'", "--decimal": ",", "--thousands": "space",
        "--encoding": "utf-16", "--missing": "none", "--ragged": "pad",
        "--comment": "#", "--class": "kind", "--class-type": "nominal",
    }  # fmt: skip
    given = [part for pair in options.items() for part in pair] + ["--header"]
    for kind in ("id=leave-out", "day=date:MM/dd/yyyy", "w=numeric"):
        given += ["--type", kind]
    out = tmp_path / "out.arff"
    rest = {
        "convert": [out],
        "evaluate": ["-c", "knn", "--cv", 3],
        "fit": ["-c", "knn"],
    }
    code, printed, error = command(name, file, *rest.get(name, []), *given, "--json")
    assert (code, error) == (0, "")
    answer = json.loads(printed)
    if name == "show":
        shown = [(a["name"], a["type"], a["missing"]) for a in answer["attributes"]]
        assert shown == [
            ("x", "numeric", 0), ("day", "date", 1), ("w", "numeric", 13),
            ("kind", "nominal", 1),
        ]  # fmt: skip
    if name == "convert":
        data = workbench.read(out)
        assert data.X[:2, 0].tolist() == [1000.5, 1001.5]
        assert data.text(1, 1) == "2026-02-03"


@pytest.mark.parametrize(
    ("options", "found"),
    [
        (["--delimiter", "ab"], "delimiter 'ab' (expected one character)"),
        (["--quote", "''"], "quote"),
        (["--decimal", ";"], "--decimal"),
        (["--thousands", "_"], "thousands '_'"),
        (["--encoding", "rot13"], "no text encoding 'rot13'"),
        (["--ragged", "cut"], "--ragged"),
        (["--type", "x"], "NAME=KIND"),
        (["--type", "x=word"], "type 'word' of column 'x'"),
        (["--type", "z=numeric"], "no attribute 'z'"),
        (["--comment", ""], "comment ''"),
    ],
)
def test_bad_reading_options_are_one_line_and_exit_code_2(
    command, tmp_path, options, found
):
    file = tmp_path / "t.csv"
    file.write_text("x,c\n1,a\n2,b\n")
    code, out, error = command("show", file, *options)
    assert (code, out) == (2, "")
    assert found in one_line(error)


def test_show_prints_text_for_people(command):
    code, out, _ = command("show", STRIPS)
    assert code == 0
    assert "200 instances" in out
    assert "* class" in out


def test_convert_and_back_keeps_every_cell(command, tmp_path):
    first, second = tmp_path / "iris.dat", tmp_path / "iris.arff"
    assert command("convert", "builtin:iris", first)[0] == 0
    assert command("convert", first, second)[0] == 0
    before, after = workbench.read("builtin:iris"), workbench.read(second)
    assert np.array_equal(before.X, after.X)
    assert np.array_equal(before.y, after.y)
    assert before.classes == after.classes


def test_plugins_lists_declarations(document):
    plugins = {plugin["id"]: plugin for plugin in document("plugins")}
    kissnn = plugins["kissnn"]
    assert (kissnn["source"], kissnn["status"], kissnn["error"]) == (
        "bundled",
        "loaded",
        "",
    )
    assert "covariance" in [param["name"] for param in kissnn["params"]]
    keys = {"name", "type", "default", "low", "high", "choices", "help"}
    assert keys <= set(kissnn["params"][0])


def test_plugins_names_a_broken_one(command, tmp_path, monkeypatch):
    (tmp_path / "broken.py").write_text("def f(:\n")
    monkeypatch.setenv("WORKBENCH_PLUGIN_PATH", str(tmp_path))
    code, out, _ = command("plugins", "--json")
    broken = next(p for p in json.loads(out) if p["id"] == "broken")
    assert code == 0
    assert (broken["status"], broken["source"]) == ("failed", "folder")
    assert "SyntaxError" in broken["error"]


# -- evaluate, fit ---------------------------------------------------------------------


def test_evaluate_has_every_key_of_the_contract(document):
    result = document("evaluate", "builtin:iris", "-c", "knn", "--predictions")
    assert result["data"] == {
        "name": "iris",
        "instances": 150,
        "attributes": 4,
        "classes": list(workbench.read("builtin:iris").classes),
    }
    assert result["protocol"] == {"kind": "cv", "folds": 10, "repeats": 1, "seed": 1}
    assert result["n"] == 150
    assert result["accuracy"] == result["correct"] / 150
    assert np.trace(result["confusion"]) == result["correct"]
    assert [sum(row) for row in result["confusion"]] == [50, 50, 50]
    assert len(result["accuracy_folds"]) == 10
    assert np.mean(result["accuracy_folds"]) == pytest.approx(result["accuracy"])
    assert set(result["seconds"]) == {"fit", "predict", "wall"}
    assert result["params"]["n_neighbors"] == 5
    assert (result["failed"], result["prepared"]) == ([], [])
    rates = {"tp_rate", "fp_rate", "precision", "recall", "f1", "mcc", "auc"}
    rates |= {"prc_area"}
    assert set(result["per_class"][0]) == rates | {"class", "support"}
    assert set(result["weighted"]) == rates
    assert result["meter"]["test_rows"] == 150
    first = result["predictions"][0]
    assert set(first) == {"row", "fold", "repeat", "true", "predicted", "scores"}
    assert sorted(p["row"] for p in result["predictions"]) == list(range(150))
    right = sum(p["true"] == p["predicted"] for p in result["predictions"])
    assert right == result["correct"]


def test_evaluate_gives_the_numbers_of_the_lesson(document):
    assert document("evaluate", STRIPS, "-c", "knn", "--loo")["correct"] == 122
    learned = document(
        "evaluate", STRIPS, "-c", "kissnn", "--loo", "-p", "covariance=ml"
    )
    assert (learned["correct"], learned["confusion"]) == (199, [[99, 1], [0, 100]])


def test_evaluate_reads_parameters_and_scale(document):
    result = document(
        "evaluate", STRIPS, "-c", "knn", "--loo", "-p", "n_neighbors=1",
        "-p", "weights=distance", "--scale", "z-score",
    )  # fmt: skip
    assert result["params"]["n_neighbors"] == 1
    assert result["params"]["weights"] == "distance"
    assert result["scale"] == "z-score"
    assert result["prepared"] == ["z-score scaling: x, y"]


@pytest.mark.parametrize(
    ("options", "kind", "n"),
    [
        (["--cv", "5", "--repeats", "2"], "cv", 300),
        (["--split", "80"], "split", 30),
        (["--train"], "train", 150),
        (["--test", "builtin:iris"], "test", 150),
    ],
)
def test_every_protocol(document, options, kind, n):
    result = document("evaluate", "builtin:iris", "-c", "naive-bayes", *options)
    assert (result["protocol"]["kind"], result["n"]) == (kind, n)


def test_folds_of_a_file(document, tmp_path):
    file = tmp_path / "folds.json"
    file.write_text(json.dumps({"test": [[0, 50, 100], [1, 51, 101]]}))
    result = document(
        "evaluate", "builtin:iris", "-c", "knn", "--folds", file, "--predictions"
    )
    folds = [(p["row"], p["fold"]) for p in result["predictions"]]
    assert folds == [(0, 0), (50, 0), (100, 0), (1, 1), (51, 1), (101, 1)]


def test_seed_changes_the_folds(document):
    def result(*options):
        found = document(
            "evaluate", "builtin:iris", "-c", "knn", "--predictions", *options
        )
        return [(p["row"], p["fold"], p["predicted"]) for p in found["predictions"]]

    assert result("--seed", "1") == result()
    assert result("--seed", "1") != result("--seed", "2")


def test_evaluate_prints_text_for_people(command):
    code, out, err = command("evaluate", STRIPS, "-c", "knn", "--loo")
    assert (code, err) == (0, "")
    assert re.search(r"Correctly Classified Instances +122 +61\.0000 %", out)
    assert re.search(r"95 % interval +54\.0\d+ to 67\.4\d+ %", out)
    assert "leave-one-out" in out


FAILS = """
from workbench.api import Plugin, declare

@declare(Plugin(id="fails", title="Fails", kind="classifier", family="Tests"))
class Fails:
    def fit(self, X, y):
        if len(y) % 2:
            raise RuntimeError("odd number of rows")
        self.label = y[0]
        return self
    def predict(self, X):
        return [self.label] * len(X)
"""


def test_failed_folds_are_listed_and_the_exit_code_is_1(command, tmp_path, monkeypatch):
    (tmp_path / "fails.py").write_text(FAILS)
    monkeypatch.setenv("WORKBENCH_PLUGIN_PATH", str(tmp_path))
    (tmp_path / "f.json").write_text(json.dumps({"test": [[0, 1], [2]]}))
    code, out, err = command(
        "evaluate",
        "builtin:iris",
        "-c",
        "fails",
        "--folds",
        tmp_path / "f.json",
        "--json",
    )
    result = json.loads(out)
    assert code == 1
    assert result["n"] == 2
    assert result["failed"][0]["text"] == "odd number of rows"
    assert (
        one_line(err)
        == "workbench: repeat 1, fold 2: RuntimeError: odd number of rows\n"
    )


def test_fit_prints_the_metric(document, command):
    arguments = ("fit", STRIPS, "-c", "kissnn", "-p", "covariance=ml")
    model = document(*arguments)["model"]
    assert model["M"][1] == pytest.approx([5575.3, 19788.3], rel=1e-4)
    assert model["eigenvalues"] == pytest.approx([21359.7, 7.27], rel=1e-3)
    assert {"components", "sigma_s", "sigma_d", "raw_eigenvalues"} <= set(model)
    code, out, _ = command(*arguments)
    assert code == 0
    assert "21359.7" in out


# -- mistakes --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["show", "nowhere.arff"], ["nowhere.arff", "expected"]),
        (["show", "builtin:nothing"], ["nothing", "thesis21-strips"]),
        (["show", STRIPS, "--class", "z"], ["'z'"]),
        (["evaluate", STRIPS], ["--classifier"]),
        (["evaluate", STRIPS, "-c", "nothing"], ["nothing", "workbench plugins"]),
        (["evaluate", STRIPS, "-c", "knn", "-p", "k=3"], ["knn", "'k'", "n_neighbors"]),
        (["evaluate", STRIPS, "-c", "knn", "-p", "n_neighbors=0"], ["at least 1"]),
        (["evaluate", STRIPS, "-c", "knn", "-p", "n_neighbors"], ["name=value"]),
        (["evaluate", STRIPS, "-c", "knn", "--cv", "1"], ["folds = 1"]),
        (["evaluate", STRIPS, "-c", "knn", "--cv", "x"], ["--cv"]),
        (["evaluate", STRIPS, "-c", "knn", "--cv", "3", "--loo"], ["--cv and --loo"]),
        (["evaluate", STRIPS, "-c", "knn", "--cv", "201"], ["200 rows"]),
        (["evaluate", STRIPS, "-c", "knn", "--folds", "no.json"], ["no.json"]),
        (["evaluate", STRIPS, "-c", "knn", "--scale", "log"], ["log"]),
        (["evaluate", STRIPS, "-c", "knn", "--class", "x"], ["numeric class"]),
        (["evaluate", STRIPS, "-c", "knn", "--test", "builtin:iris"], ["builtin:iris"]),
        (["fit", STRIPS, "-c", "kissnn", "-p", "covariance=best"], ["ledoit-wolf"]),
        (["unknown"], ["unknown"]),
        (["check", "nothing.json"], ["nothing.json"]),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(command, arguments, words):
    code, out, err = command(*arguments)
    assert (code, out) == (2, "")
    line = one_line(err)
    for word in words:
        assert word in line


def test_bad_data_file_names_file_and_line(command, tmp_path):
    file = tmp_path / "bad.arff"
    file.write_text(
        "@relation r\n@attribute a {u,v}\n@attribute c {p,q}\n@data\nu,p\nw,q\n"
    )
    code, _, err = command("evaluate", file, "-c", "knn")
    assert code == 2
    assert f"{file}:6: " in one_line(err)


def test_cancel_is_exit_code_3(command, monkeypatch):
    def interrupted(*args, **kwargs):
        raise KeyboardInterrupt

    monkeypatch.setattr("workbench.jobs.parallel_folds.evaluate_with", interrupted)
    code, out, err = command("evaluate", STRIPS, "-c", "knn")
    assert (code, out, err) == (3, "", "workbench: cancelled\n")


def test_gui_without_a_display_is_one_line_and_exit_code_2(command, monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(
        "workbench.core.program.doctor.why_no_window.__defaults__",
        (os.environ, "linux", lambda file: True, None),
    )
    for arguments in ([], ["gui"]):
        code, _, err = command(*arguments)
        assert code == 2
        assert "DISPLAY" in one_line(err)


# -- check, doctor, demo ---------------------------------------------------------------

EXPERIMENT = {
    "version": 1,
    "data": ["builtin:iris"],
    "classifiers": [{"id": "knn", "params": {"n_neighbors": 5}}, {"id": "kissnn"}],
    "protocol": {"kind": "cv", "folds": 10, "repeats": 1, "seed": 1},
    "scale": "none",
}
SCENE = {"version": 1, "scene": {"data": "builtin:iris", "k": 3, "scale": "min-max"}}
LESSON = {
    "version": 1,
    "id": "one",
    "title": {"en": "One"},
    "steps": [{"text": {"en": "Press Run."}, "target": "classify_runBtn"}],
}


LEARNED = {"version": 1, "scene": {"data": "builtin:iris", "metric": "learned"}}
BEFORE = {"version": 1, "scene": {"data": "builtin:iris", "metric": "kissnn"}}


@pytest.mark.parametrize("good", [EXPERIMENT, SCENE, LEARNED, BEFORE, LESSON])
def test_good_files_pass(command, tmp_path, good):
    file = tmp_path / "file.json"
    file.write_text(json.dumps(good))
    code, out, err = command("check", file)
    assert (code, err) == (0, "")
    assert "a good" in out


def changed(document, **changes):
    return {**document, **changes}


@pytest.mark.parametrize(
    ("bad", "complaints"),
    [
        (changed(EXPERIMENT, version=2), ["version: 2"]),
        (changed(EXPERIMENT, data=["gone.arff"]), ["data[0]: no file gone.arff"]),
        (changed(EXPERIMENT, data=["builtin:gone"]), ["data[0]: no built-in"]),
        (changed(EXPERIMENT, data=[]), ["data: []"]),
        (changed(EXPERIMENT, scale="log"), ['scale: "log"']),
        (changed(EXPERIMENT, protocol={"folds": 1}), ["protocol: folds = 1"]),
        (changed(EXPERIMENT, protocol={"test_rows": 3}), ["protocol: "]),
        (
            changed(EXPERIMENT, classifiers=[{"id": "x"}]),
            ["classifiers[0].id: no plugin"],
        ),
        (changed(EXPERIMENT, classifiers=["knn"]), ['classifiers[0]: "knn"']),
        (
            changed(
                EXPERIMENT, classifiers=[{"id": "knn", "params": {"k": 1, "p": -1}}]
            ),
            ["no parameter 'k'", "p = -1"],
        ),
        (
            changed(EXPERIMENT, colour="red", scale=1),
            ["colour: unknown key", "scale: 1"],
        ),
        ({"classifiers": []}, ["version: missing", "data: missing", "classifiers: []"]),
        (changed(SCENE, scene={"k": 0}), ["scene: k = 0"]),
        (changed(SCENE, scene={"kk": 1}), ["scene: unknown field 'kk'"]),
        (changed(LESSON, steps=[{}]), ["steps[0].text"]),
        (changed(LESSON, steps=[{"text": "t", "target": "x"}]), ["steps[0].target"]),
        ({"what": 1}, ["neither experiment, scene, lesson nor answers"]),
        ([1], ["a list"]),
    ],
)
def test_bad_files_get_one_line_per_problem(command, tmp_path, bad, complaints):
    file = tmp_path / "file.json"
    file.write_text(json.dumps(bad))
    code, out, err = command("check", file)
    assert (code, out) == (2, "")
    lines = err.splitlines()
    assert len(lines) == len(complaints)
    for line, complaint in zip(lines, complaints, strict=True):
        assert line.startswith(f"workbench: {file}: ")
        assert complaint in line


def test_broken_json_names_its_line(command, tmp_path):
    file = tmp_path / "file.json"
    file.write_text('{\n "version":\n 1,}')
    code, _, err = command("check", file)
    assert code == 2
    assert f"{file}:3: " in one_line(err)


def test_doctor_reports(document):
    found = document("doctor")
    assert {"version", "python", "packages", "display", "missing", "window"} <= set(
        found
    )
    assert {"knn", "kissnn"} <= {plugin["id"] for plugin in found["plugins"]}


#: Few of the data sets and learners of the first experiment, the quick ones.
FEW_DATA = ("thesis21-printed", "xor", "iris", "wine")
FEW_LEARNERS = ("5-NN", "Naive Bayes", "Tree")


def few() -> Experiment:
    """Return a small part of the first experiment."""
    whole = first_experiment()
    data = tuple(d for d in whole.data if d.source.rpartition(":")[2] in FEW_DATA)
    learners = tuple(x for x in whole.learners if x.name in FEW_LEARNERS)
    return replace(whole, data=data, learners=learners)


@pytest.fixture(scope="module")
def demo(tmp_path_factory):
    """What ``demo`` printed, the folder it wrote, and the size of its experiment.

    In full it runs in tests/test_readme.py, as a process, and is looked at as here.
    """
    folder = tmp_path_factory.mktemp("demo") / "new"
    experiment = few()
    folds = 10 * len(experiment.data) * len(experiment.learners)
    told, complaints = io.StringIO(), io.StringIO()
    with (
        pytest.MonkeyPatch.context() as patch,
        redirect_stdout(told),
        redirect_stderr(complaints),
    ):
        without_processes(patch)
        patch.setattr(cli_demo, "first_experiment", few)
        code = main.run(["demo", "--out", str(folder)])
    assert code == 0, complaints.getvalue()
    return told.getvalue(), folder, folds


def test_demo_writes_numbers_and_pictures(demo):
    _, folder, _ = demo
    check_numbers_and_pictures(folder)


def test_demo_compares_classifiers(demo):
    check_comparison(*demo)


# -- in a process of its own -----------------------------------------------------------


def test_module_runs_and_json_stands_alone():
    done = child("evaluate", STRIPS, "-c", "knn", "--loo", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["correct"] == 122


def test_bad_input_shows_no_traceback():
    done = child("show", "nowhere.csv")
    assert (done.returncode, done.stdout) == (2, "")
    assert "nowhere.csv" in one_line(done.stderr)


@pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="displays of X and Wayland"
)
def test_no_display_ends_before_qt_aborts():
    blank = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "QT_QPA_PLATFORM": ""}
    done = child(env=blank)
    assert (done.returncode, done.stdout) == (2, "")
    assert "DISPLAY" in one_line(done.stderr)


SLEEPS = """
import time
from pathlib import Path
from workbench.api import Plugin, declare

@declare(Plugin(id="sleeps", title="Sleeps", kind="classifier", family="Tests"))
class Sleeps:
    def fit(self, X, y):
        Path(__file__).with_name("ready").touch()
        time.sleep(600)
    def predict(self, X):
        return X[:, 0]
"""


@pytest.mark.skipif(sys.platform == "win32", reason="sends SIGINT")
def test_interrupt_ends_with_exit_code_3(tmp_path):
    (tmp_path / "sleeps.py").write_text(SLEEPS)
    arguments = ("evaluate", STRIPS, "-c", "sleeps")
    with started(*arguments, plugins=tmp_path) as process:
        wait_for(tmp_path / "ready", process)
        out, err = interrupt(process)
    assert process.returncode == 3
    assert (out, err) == ("", "workbench: cancelled\n")


def test_check_and_convert_answer_in_json(document, command, tmp_path):
    out = tmp_path / "out.csv"
    answer = document("convert", STRIPS, out)
    assert answer["written"] == str(out)
    assert answer["instances"] == document("show", out)["instances"]
    experiment = tmp_path / "e.json"
    experiment.write_text(
        json.dumps({"version": 1, "data": [STRIPS], "classifiers": [{"id": "knn"}]}),
        encoding="utf-8-sig",  # as Windows editors begin a file
    )
    checked = document("check", experiment)
    assert checked.pop("seconds") > 0
    assert checked.pop("estimated").startswith("one fold of 1 of 1 classifiers")
    assert checked == {
        "file": str(experiment),
        "kind": "experiment",
        "valid": True,
        "datasets": 1,
        "columns": 1,
        "cells": 1,
        "folds": 10,
    }
    experiment.write_text("{}")
    code, out, err = command("check", experiment, "--json")
    assert (code, out) == (2, "")
    one_line(err)


def test_a_folder_that_cannot_be_made_is_one_line(command, tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    code, out, err = command("demo", "--out", blocked, "--json")
    assert (code, out) == (2, "")
    assert str(blocked) in one_line(err)


def test_what_nobody_foresaw_is_one_line_too(command, monkeypatch):
    def fail(*_):
        raise KeyError("surprise")

    monkeypatch.setattr(Reading, "read", fail)
    code, out, err = command("show", STRIPS, "--json")
    assert (code, out) == (2, "")
    assert "KeyError: 'surprise'" in one_line(err)
    monkeypatch.setenv("WORKBENCH_TRACEBACK", "1")
    with pytest.raises(KeyError):
        main.run(["show", STRIPS])


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[" * 100_000, "nested too deeply"),
        ('{"test": [[0, 1], [1]]}', "row 1 in fold 2 and in fold 1"),
        ('{"test": [[0, 99999]]}', "row 99999 in fold 1"),
    ],
)
def test_bad_folds_name_their_file(command, tmp_path, text, complaint):
    file = tmp_path / "folds.json"
    file.write_text(text)
    code, out, err = command("evaluate", STRIPS, "-c", "knn", "--folds", file)
    assert (code, out) == (2, "")
    assert one_line(err).startswith(f"workbench: {file}: {complaint}")


PRINTS = """
print("imported")
import numpy as np
from workbench.api import Plugin, declare

@declare(Plugin(id="prints", title="Prints", kind="classifier", family="Test"))
class Prints:
    def fit(self, X, y):
        print("fitting")
        self.classes_ = np.unique(y)
        self.means_ = np.array([X[y == c].mean(axis=0) for c in self.classes_])
        return self

    def predict(self, X):
        apart = ((X[:, None] - self.means_) ** 2).sum(axis=2)
        return self.classes_[apart.argmin(axis=1)]
"""


@pytest.fixture
def prints(tmp_path, monkeypatch):
    (tmp_path / "prints.py").write_text(PRINTS)
    monkeypatch.setenv("WORKBENCH_PLUGIN_PATH", str(tmp_path))


@pytest.mark.lane("whole", "a worker for each command")
@pytest.mark.usefixtures("prints")
def test_what_a_plugin_prints_is_not_part_of_the_json(capfd):
    command = CommandLine(capfd)
    command.document("plugins")
    command.document("doctor")
    for name in ("evaluate", "fit"):
        command.document(name, STRIPS, "-c", "prints")


@pytest.mark.lane("whole", "a process, for what is seen in this one")
@pytest.mark.usefixtures("prints")
def test_what_a_plugin_prints_is_not_part_of_the_json_of_a_process():
    done = child("evaluate", STRIPS, "-c", "prints", "--json")
    assert done.returncode == 0, done.stderr
    json.loads(done.stdout)


@pytest.mark.lane("whole", "two processes; others compare results, or what they print")
@pytest.mark.usefixtures("prints")
def test_worker_processes_change_no_prediction_and_print_nothing(capfd):
    def predictions(*options):
        found = CommandLine(capfd).document(
            "evaluate", "builtin:iris", "-c", "prints", "--predictions", *options
        )
        return [(p["row"], p["fold"], p["predicted"]) for p in found["predictions"]]

    alone = predictions()
    assert len({predicted for *_, predicted in alone}) == 3
    assert predictions("--jobs", "2") == alone


SWALLOWS = """
import time
from pathlib import Path
from workbench.api import Plugin, check, declare

@declare(Plugin(id="swallows", title="Swallows", kind="classifier", family="Tests"))
class Swallows:
    def fit(self, X, y):
        print("this is no answer", flush=True)
        Path(__file__).with_name("ready").touch()
        for _ in range(6000):
            try:
                time.sleep(0.1)
            except KeyboardInterrupt:
                pass
            check()
    def predict(self, X):
        return X[:, 0]
"""


def test_an_interrupt_cancels_what_swallows_it(command, monkeypatch):
    """As scikit-learn's network does, which runs in the command's own process."""

    def fit(self, X, y):
        with suppress(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
        check()
        raise AssertionError("not cancelled")

    monkeypatch.setattr(find_class("zero-r"), "fit", fit)
    code, out, err = command("evaluate", STRIPS, "-c", "zero-r")
    assert (code, out, err) == (3, "", "workbench: cancelled\n")
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.skipif(sys.platform == "win32", reason="sends SIGINT")
@pytest.mark.parametrize(
    "jobs",
    [
        pytest.param(
            1,
            marks=pytest.mark.lane("whole", "a process, for what is seen in this one"),
        ),
        2,
    ],
)
def test_interrupt_ends_what_swallows_keyboard_interrupts(tmp_path, jobs):
    (tmp_path / "swallows.py").write_text(SWALLOWS)
    arguments = ("evaluate", STRIPS, "-c", "swallows", "--jobs", jobs, "--json")
    with started(*arguments, plugins=tmp_path) as process:
        wait_for(tmp_path / "ready", process)
        out, err = interrupt(process)
    assert process.returncode == 3
    assert out == ""  # what plugins print in workers is no answer
    assert err.endswith("workbench: cancelled\n")
    assert "Traceback" not in err


@pytest.mark.skipif(sys.platform == "win32", reason="a shell with pipes")
def test_a_reader_that_leaves_early_is_no_error():
    line = f"{sys.executable} -m workbench show builtin:digits10 --json; echo $? >&2"
    done = subprocess.run(
        ["sh", "-c", f"({line}) | true"], capture_output=True, text=True, timeout=60
    )
    assert done.stderr == "0\n"


def test_text_for_a_terminal_of_another_alphabet_is_escaped(tmp_path):
    data = tmp_path / "d.csv"
    data.write_text("año,clase\n1,sí\n2,no\n", encoding="utf-8")
    done = child("show", data, env={"PYTHONIOENCODING": "ascii"})
    assert (done.returncode, done.stderr) == (0, "")
    assert "a\\xf1o" in done.stdout


def test_folds_of_weka_depend_on_seed_and_number(document):
    def folds(*options):
        arguments = ("evaluate", "builtin:iris", "-c", "j48", "--predictions", *options)
        found = document(*arguments, "--folds", "weka")
        assert found["protocol"]["kind"] == "weka"
        return found["correct"], len(found["accuracy_folds"]), found["protocol"]["seed"]

    assert folds() == (144, 10, 1)  # as Weka prints for iris
    assert folds("--cv", "5", "--seed", "2")[1:] == (5, 2)


def test_show_keeps_every_value_on_its_line(command, tmp_path):
    file = tmp_path / "texts.arff"
    file.write_text(
        "@relation r\n@attribute s string\n@attribute b relational\n"
        "@attribute u numeric\n@end b\n@attribute c {a,b}\n@data\n"
        f'"two\\nlines","1\\n2",a\n"{"long" * 20}","3",b\n'
    )
    code, out, _ = command("show", file)
    assert code == 0
    lines = out.splitlines()
    assert [line[:3] for line in lines[2:5]] == ["  s", "  b", "* c"]
    assert r"two\nlines, longlong" in lines[2]
    assert "…" in lines[2]
    assert r"1\n2, 3" in lines[3]


def test_costs_weights_and_calibration_are_options_of_evaluate_and_fit(
    document, tmp_path
):
    costs = tmp_path / "three.cost"
    costs.write_text("3 3\n0 1 1\n1 0 4\n1 1 0\n")
    options = ("--class-weights", "balanced", "--calibrate", "sigmoid")
    for command in ("evaluate", "fit"):
        found = document(
            command,
            "builtin:iris",
            "-c",
            "naive-bayes",
            *options,
            "--costs",
            str(costs),
        )
        words = " ".join(found["prepared"])
        for part in ("every class counts the same", "calibrated (sigmoid)", "cost"):
            assert part in words
    found = document(
        "evaluate", "builtin:iris", "-c", "knn", "--costs", "0 1 1;1 0 4;1 1 0"
    )
    confusion = np.array(found["confusion"])
    paid = (confusion * np.array([[0, 1, 1], [1, 0, 4], [1, 1, 0]])).sum()
    assert found["costs"] == {"total": paid, "average": paid / 150}
    assert found["cost_matrix"][1] == [1, 0, 4]


def test_a_bar_is_for_terminals_only(capsys, monkeypatch):
    monkeypatch.setattr(text_output.Bar, "delay", 0.0)
    with text_output.progress_bar():
        report.progress(0.5, "half")
    assert capsys.readouterr().err == ""
