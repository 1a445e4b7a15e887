"""The command ``run``: its files, its exit codes, its progress, one line for mistakes."""

import csv
import json
import os
import signal
import subprocess
import sys
import time

import numpy as np
import pytest
from sklearn.datasets import load_iris
from sklearn.model_selection import StratifiedKFold, cross_val_score
from sklearn.neighbors import KNeighborsClassifier

from workbench import cli

SMALL = {
    "version": 1,
    "data": ["iris.arff", "builtin:wine"],
    "classifiers": [{"id": "knn", "params": {"n_neighbors": 5}}, {"id": "j48"}],
    "protocol": {"kind": "cv", "folds": 10, "repeats": 1, "seed": 1},
    "scale": "none",
}


@pytest.fixture
def command(capfd):
    """Run a command line in this process; return exit code, stdout, stderr."""

    def run(*arguments):
        code = cli.run([str(argument) for argument in arguments])
        out, err = capfd.readouterr()
        return code, out, err

    return run


@pytest.fixture
def experiment(tmp_path):
    """Write an experiment beside a copy of iris; return its path."""
    cli.run(["convert", "builtin:iris", str(tmp_path / "iris.arff")])

    def write(**changes):
        path = tmp_path / "experiment.json"
        path.write_text(json.dumps({**SMALL, **changes}))
        return path

    return write


def scores(folder):
    with (folder / "scores.csv").open(newline="") as file:
        head, *rows = csv.reader(file)
    return head, {name: list(map(float, values)) for name, *values in rows}


def test_the_smallest_file_of_the_contract(command, experiment, tmp_path):
    out = tmp_path / "out"
    quiet = ("--progress", "none")
    code, told, err = command("run", experiment(), "--out", out, "--json", *quiet)
    assert (code, err) == (0, "")
    document = json.loads(told)
    assert (document["total"], document["done"], document["failed"]) == (40, 40, [])
    for name in ("results.sqlite", "scores.csv", "folds.csv"):
        assert (out / name).is_file()
    head, table = scores(out)
    assert head == ["dataset", "knn", "j48"]
    X, y = load_iris(return_X_y=True)
    folds = StratifiedKFold(10, shuffle=True, random_state=np.random.RandomState(1))
    expected = cross_val_score(KNeighborsClassifier(5), X, y, cv=folds).mean()
    assert table["iris"][0] == pytest.approx(expected, abs=1e-9)
    with (out / "folds.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 40
    means = {}
    for row in rows:
        place = (row["dataset"], row["classifier"])
        means.setdefault(place, []).append(float(row["accuracy"]))
    for name, values in table.items():
        for classifier, value in zip(head[1:], values, strict=True):
            assert value == pytest.approx(np.mean(means[name, classifier]), abs=1e-9)


def test_again_computes_nothing_and_changes_no_byte(command, experiment, tmp_path):
    path, out = experiment(), tmp_path / "out"
    command("run", path, "--out", out)
    before = [(out / name).read_bytes() for name in ("scores.csv", "folds.csv")]
    code, told, _ = command("run", path, "--out", out, "--json")
    assert (code, json.loads(told)["computed"]) == (0, 0)
    assert before == [(out / n).read_bytes() for n in ("scores.csv", "folds.csv")]


def test_progress_as_json_is_one_line_for_each_fold(command, experiment, tmp_path):
    arguments = ("run", experiment(), "--out", tmp_path / "out", "--progress", "json")
    code, _, err = command(*arguments)
    lines = [json.loads(line) for line in err.splitlines()]
    assert code == 0
    folds = [line for line in lines if line["kind"] == "fold"]
    assert [line["done"] for line in folds] == list(range(1, 41))
    assert {line["data"] for line in folds} == {"iris", "wine"}
    assert {line["learner"] for line in folds} == {"knn", "j48"}


def test_failed_cells_are_listed_and_the_exit_code_says_so(
    command, experiment, tmp_path
):
    path = experiment(classifiers=[{"id": "knn"}, {"id": "linear-regression"}])
    out = tmp_path / "out"
    code, told, err = command("run", path, "--out", out, "--progress", "none")
    assert code == 1
    lines = err.splitlines()
    assert len(lines) == 20
    assert all(line.startswith("workbench: ") for line in lines)
    assert "iris, linear-regression: repeat 1, fold 1: " in lines[0]
    assert "20 failed" in told


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"data": ["no.arff"]}, "no.arff"),
        ({"classifiers": [{"id": "knnn"}]}, "knnn"),
        (
            {"classifiers": [{"id": "knn", "params": {"n_neighbors": -1}}]},
            "n_neighbors",
        ),
        ({"classifiers": [{"id": "knn", "grid": {"n_neighbors": [0]}}]}, "n_neighbors"),
        ({"protocol": {"kind": "cv", "folds": 1}}, "folds"),
        ({"protocol": {"kind": "cv", "folds": 1000}}, "folds"),
        ({"scale": "huge"}, "huge"),
        ({"measures": ["speed"]}, "speed"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(
    command, experiment, tmp_path, change, word
):
    code, told, err = command("run", experiment(**change), "--out", tmp_path / "out")
    assert (code, told) == (2, "")
    assert err.startswith("workbench: ")
    assert word in err
    assert "Traceback" not in err


@pytest.mark.parametrize("text", ["", "{", "[]", "\x00\x01", '{"version": 1}'])
def test_a_broken_file_is_exit_code_2(command, tmp_path, text):
    path = tmp_path / "broken.json"
    path.write_text(text)
    code, told, err = command("run", path, "--out", tmp_path / "out")
    assert (code, told) == (2, "")
    assert str(path) in err
    assert not (tmp_path / "out").exists()


def test_a_broken_data_file_names_its_line(command, experiment, tmp_path):
    (tmp_path / "bad.arff").write_text(
        "@relation r\n@attribute a numeric\n@attribute c {x,y}\n@data\n1,x\n2,z\n"
    )
    path = experiment(data=["iris.arff", "bad.arff"])
    code, _, err = command("run", path, "--out", tmp_path / "out")
    assert code == 2
    assert "bad.arff:6: " in err


def test_an_experiment_that_comes_with_the_program_is_found_by_name(command, tmp_path):
    code, _, err = command(
        "run", "thesis-table-5", "--out", tmp_path / "out", "--only", "nothing",
        "--data", tmp_path,
    )  # fmt: skip
    assert code == 2
    assert "keel:appendicitis" in err or "appendicitis" in err


@pytest.mark.slow
def test_figures_and_tables_asked_for_are_written(command, experiment, tmp_path):
    out, tree = tmp_path / "out", {"id": "j48"}
    several = [tree, {"id": "knn"}, {"id": "naive-bayes"}]
    path = experiment(classifiers=several, figures=["cd.svg", "two-criteria.png"])
    code, told, err = command("run", path, "--out", out, "--format", "tex,md", "--json")
    assert code == 0, err
    names = ["cd.svg", "two-criteria.png", "scores.tex", "scores.md"]
    assert json.loads(told)["files"][-4:] == names
    drawn = (out / "cd.svg").read_text()
    assert "<text" in drawn
    assert "naive-bayes" in drawn
    assert (out / "two-criteria.png").read_bytes().startswith(b"\x89PNG")
    table = (out / "scores.tex").read_text()
    assert table.count("{") == table.count("}")
    assert table.count(r"\\") == 1 + 2 + 1  # the head, two data sets, mean ranks


def test_a_format_nobody_writes_is_refused_before_anything_runs(
    command, experiment, tmp_path
):
    out = tmp_path / "out"
    code, _, err = command("run", experiment(), "--out", out, "--format", "tex,docx")
    assert (code, out.exists()) == (2, False)
    assert "docx" in err


def test_a_figure_that_cannot_be_made_is_told_and_the_results_stay(
    command, experiment, tmp_path
):
    out = tmp_path / "out"
    path = experiment(data=["iris.arff"], figures=["cd.svg", "scores.md"])
    quiet = ("--progress", "none", "--json")
    code, told, err = command("run", path, "--out", out, *quiet)
    assert code == 1
    assert json.loads(told)["files"][-1] == "scores.md"
    assert err.count("\n") == 1
    assert (out / "scores.csv").is_file()


def test_learners_that_compute_the_same_are_one_column(command, experiment, tmp_path):
    path = experiment(classifiers=[{"id": "knn", "name": n} for n in "ab"])
    code, _, err = command("run", path, "--out", tmp_path / "out")
    assert code == 2 or "computes the same" in err


def test_only_the_named_data_set_is_run(command, experiment, tmp_path):
    arguments = ("run", experiment(), "--out", tmp_path / "out", "--only", "wine")
    code, told, _ = command(*arguments, "--json")
    assert (code, json.loads(told)["total"]) == (0, 20)


@pytest.mark.slow
def test_ctrl_c_ends_with_3_and_the_next_run_goes_on(experiment, tmp_path):
    path, out = experiment(classifiers=[{"id": "mlp"}, {"id": "knn"}]), tmp_path / "out"
    arguments = [sys.executable, "-m", "workbench", "run", str(path), "--out", str(out)]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    running = subprocess.Popen(
        [*arguments, "--progress", "json"], stderr=subprocess.PIPE, text=True,
        env=environment,
    )  # fmt: skip
    seen = 0
    for line in running.stderr:
        seen += json.loads(line)["kind"] == "fold"
        if seen == 3:
            break
    started = time.monotonic()
    running.send_signal(signal.SIGINT)
    _, err = running.communicate(timeout=60)
    assert running.returncode == 3
    assert err.splitlines()[-1] == "workbench: cancelled"
    assert time.monotonic() - started < 10
    done = subprocess.run([*arguments, "--json"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["computed"] <= 40 - 3


def test_reproduce_without_results_is_one_line(command, tmp_path):
    code, told, err = command("reproduce", tmp_path, tmp_path, "--out", tmp_path / "r")
    assert (code, told) == (2, "")
    assert "no results" in err
    assert not (tmp_path / "r").exists()


@pytest.mark.slow
def test_reproduce_writes_the_report_of_what_is_there(command, shared_data, tmp_path):
    folders = []
    for name in ("thesis-tables-2-3", "thesis-table-5"):
        folders.append(tmp_path / name)
        code, _, err = command(
            "run", name, "--data", shared_data / "keel", "--out", folders[-1],
            "--only", "iris", "--only", "wine", "--progress", "none",
        )  # fmt: skip
        assert code == 0, err
    code, _, err = command("reproduce", *folders, "--out", tmp_path / "report")
    assert code == 0, err
    report = (tmp_path / "report" / "README.md").read_text()
    with (folders[0] / "scores.csv").open(newline="") as file:
        iris = next(row for row in csv.DictReader(file) if row["dataset"] == "iris")
    line = next(row for row in report.splitlines() if row.startswith("| iris | 95.33"))
    assert f"{100 * float(iris['Euclidean']):.2f}" in line
    assert str(tmp_path) not in report
