"""The command ``run``: its files, its exit codes, its progress, one line for mistakes."""

import csv
import json
import sys

import numpy as np
import pytest
from support.command import CommandLine, child, interrupt, started, without_processes
from support.stored_results import store

from workbench.cli import main
from workbench.core.thesis.thesis_tables import thesis

SMALL = {
    "version": 1,
    "data": ["iris.arff", "builtin:wine"],
    "classifiers": [{"id": "knn", "params": {"n_neighbors": 5}}, {"id": "j48"}],
    "protocol": {"kind": "cv", "folds": 10, "repeats": 1, "seed": 1},
    "scale": "none",
}


@pytest.fixture
def command(capfd):
    return CommandLine(capfd)


@pytest.fixture
def here(monkeypatch):
    """No processes: for tests in which none matters."""
    without_processes(monkeypatch)


@pytest.fixture
def experiment(tmp_path):
    """Write an experiment beside a copy of iris; return its path."""
    main.run(["convert", "builtin:iris", str(tmp_path / "iris.arff")])

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
    from sklearn.datasets import load_iris
    from sklearn.model_selection import StratifiedKFold, cross_val_score
    from sklearn.neighbors import KNeighborsClassifier

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


@pytest.mark.usefixtures("here")
def test_again_computes_nothing_and_changes_no_byte(command, experiment, tmp_path):
    path, out = experiment(), tmp_path / "out"
    command("run", path, "--out", out)
    before = [(out / name).read_bytes() for name in ("scores.csv", "folds.csv")]
    code, told, _ = command("run", path, "--out", out, "--json")
    assert (code, json.loads(told)["computed"]) == (0, 0)
    assert before == [(out / n).read_bytes() for n in ("scores.csv", "folds.csv")]


@pytest.mark.usefixtures("here")
def test_progress_as_json_is_one_line_for_each_fold(command, experiment, tmp_path):
    arguments = ("run", experiment(), "--out", tmp_path / "out", "--progress", "json")
    code, _, err = command(*arguments)
    lines = [json.loads(line) for line in err.splitlines()]
    assert code == 0
    folds = [line for line in lines if line["kind"] == "fold"]
    assert [line["done"] for line in folds] == list(range(1, 41))
    assert {line["data"] for line in folds} == {"iris", "wine"}
    assert {line["learner"] for line in folds} == {"knn", "j48"}


@pytest.mark.usefixtures("here")
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


@pytest.mark.usefixtures("here")
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


@pytest.mark.usefixtures("here")
def test_a_broken_data_file_names_its_line(command, experiment, tmp_path):
    (tmp_path / "bad.arff").write_text(
        "@relation r\n@attribute a numeric\n@attribute c {x,y}\n@data\n1,x\n2,z\n"
        + "1,x\n" * 9
    )
    path = experiment(data=["iris.arff", "bad.arff"])
    code, _, err = command("run", path, "--out", tmp_path / "out")
    assert code == 2
    assert "bad.arff:6: " in err


@pytest.mark.usefixtures("here")
def test_an_experiment_that_comes_with_the_program_is_found_by_name(command, tmp_path):
    code, _, err = command(
        "run", "thesis-table-5", "--out", tmp_path / "out", "--only", "nothing",
        "--data", tmp_path,
    )  # fmt: skip
    assert code == 2
    assert "keel:appendicitis" in err or "appendicitis" in err


@pytest.mark.usefixtures("here")
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


@pytest.mark.usefixtures("here")
def test_a_format_nobody_writes_is_refused_before_anything_runs(
    command, experiment, tmp_path
):
    out = tmp_path / "out"
    code, _, err = command("run", experiment(), "--out", out, "--format", "tex,docx")
    assert (code, out.exists()) == (2, False)
    assert "docx" in err


@pytest.mark.usefixtures("here")
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


@pytest.mark.usefixtures("here")
def test_learners_that_compute_the_same_are_one_column(command, experiment, tmp_path):
    path = experiment(classifiers=[{"id": "knn", "name": n} for n in "ab"])
    code, _, err = command("run", path, "--out", tmp_path / "out")
    assert code == 2 or "computes the same" in err


@pytest.mark.usefixtures("here")
def test_only_the_named_data_set_is_run(command, experiment, tmp_path):
    arguments = ("run", experiment(), "--out", tmp_path / "out", "--only", "wine")
    code, told, _ = command(*arguments, "--json")
    assert (code, json.loads(told)["total"]) == (0, 20)


#: The first fits are done at once, the others wait while a file is there.
WAITS = """
import time
from pathlib import Path
from workbench.api import Plugin, check, declare

HERE = Path(__file__).parent

@declare(Plugin(id="waits", title="Waits", kind="classifier", family="Tests"))
class Waits:
    def fit(self, X, y):
        with (HERE / "fits").open("a+") as file:
            file.write("x")
            waits = file.tell() > 5
        while waits and (HERE / "hold").exists():
            check()
            time.sleep(0.01)
        self.label = y[0]
        return self
    def predict(self, X):
        return [self.label] * len(X)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="sends SIGINT")
def test_ctrl_c_ends_with_3_and_the_next_run_goes_on(experiment, tmp_path):
    plugins, out = tmp_path / "plugins", tmp_path / "out"
    plugins.mkdir()
    (plugins / "waits.py").write_text(WAITS)
    (plugins / "hold").touch()
    path = experiment(data=["iris.arff"], classifiers=[{"id": "waits"}])
    arguments = ("run", path, "--out", out)
    with started(*arguments, "--progress", "json", plugins=plugins) as running:
        seen = 0
        while seen < 3:
            line = running.stderr.readline()
            assert line, f"ended after {seen} of 3 folds"
            seen += json.loads(line)["kind"] == "fold"
        _, err = interrupt(running)
    assert running.returncode == 3
    assert err.splitlines()[-1] == "workbench: cancelled"
    (plugins / "hold").unlink()
    env = {"WORKBENCH_PLUGIN_PATH": str(plugins)}
    done = child(*arguments, "--json", "--progress", "none", env=env)
    assert (done.returncode, done.stderr) == (0, "")
    counts = json.loads(done.stdout)
    assert (counts["total"], counts["done"]) == (10, 10)
    assert 10 - 5 <= counts["computed"] <= 10 - 3


def test_reproduce_without_results_is_one_line(command, tmp_path):
    code, told, err = command("reproduce", tmp_path, tmp_path, "--out", tmp_path / "r")
    assert (code, told) == (2, "")
    assert "no results" in err
    assert not (tmp_path / "r").exists()


@pytest.mark.usefixtures("here")
def test_reproduce_reports_a_run_beside_stored_results(command, shared_data, tmp_path):
    first = tmp_path / "thesis-tables-2-3"
    code, _, err = command(
        "run", "thesis-tables-2-3", "--data", shared_data / "keel", "--out", first,
        "--only", "iris", "--progress", "none",
    )  # fmt: skip
    assert code == 0, err
    printed = thesis().tables[5].table.values
    second = store(tmp_path / "table-5", printed, np.full(printed.shape, 0.5), 5)
    check_report(command, first, second, tmp_path / "report")


@pytest.mark.usefixtures("here")
@pytest.mark.lane("whole", "folds of Weka's perceptron, and pictures: 10 s")
@pytest.mark.slow
def test_reproduce_writes_the_report_of_what_is_there(command, shared_data, tmp_path):
    folders = []
    # two data sets are compared, one cannot be; the smallest of all is in both
    for name, more in (
        ("thesis-tables-2-3", ("--only", "iris")),
        ("thesis-table-5", ()),
    ):
        folders.append(tmp_path / name)
        code, _, err = command(
            "run", name, "--data", shared_data / "keel", "--out", folders[-1],
            "--only", "appendicitis", *more, "--progress", "none",
        )  # fmt: skip
        assert code == 0, err
    check_report(command, *folders, tmp_path / "report")


def check_report(command, first, second, out):
    code, _, err = command("reproduce", first, second, "--out", out)
    assert code == 0, err
    report = (out / "README.md").read_text()
    with (first / "scores.csv").open(newline="") as file:
        iris = next(row for row in csv.DictReader(file) if row["dataset"] == "iris")
    line = next(row for row in report.splitlines() if row.startswith("| iris | 95.33"))
    assert f"{100 * float(iris['Euclidean']):.2f}" in line
    assert str(out.parent) not in report
