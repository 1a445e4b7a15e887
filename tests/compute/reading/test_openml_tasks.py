"""Tasks of OpenML: from a folder, from the cache, from a stand-in; folds as they are."""

import io
import json
from urllib.error import HTTPError, URLError

import numpy as np
import pytest
from sklearn.neighbors import KNeighborsClassifier
from support.command import CommandLine, one_line

import workbench as wb
from workbench.api import Problem
from workbench.compute.reading import openml_tasks
from workbench.compute.reading.openml_tasks import read_task, task_folds

N = 30


def task(target="kind"):
    splits = "https://api.openml.org/api_splits/get/31/Task_31_splits.arff"
    return {
        "task": {
            "task_id": "31",
            "task_type": "Supervised Classification",
            "input": [
                {
                    "name": "source_data",
                    "data_set": {"data_set_id": "7", "target_feature": target},
                },
                {
                    "name": "estimation_procedure",
                    "estimation_procedure": {
                        "type": "crossvalidation",
                        "data_splits_url": splits,
                    },
                },
            ],
        }
    }


def splits(repeats=1, seed=0):
    rng = np.random.default_rng(seed)
    parts, lines = [], ["@relation Task_31_splits"]
    lines += ["@attribute type {TRAIN,TEST}", "@attribute rowid numeric"]
    lines += ["@attribute repeat numeric", "@attribute fold numeric", "@data"]
    for repeat in range(repeats):
        fold_of = rng.permutation(np.arange(N) % 3)
        for fold in range(3):
            lines += [
                f"{'TEST' if fold_of[i] == fold else 'TRAIN'},{i},{repeat},{fold}"
                for i in rng.permutation(N)
            ]
        parts.append(
            tuple(tuple(np.flatnonzero(fold_of == f).tolist()) for f in range(3))
        )
    return "\n".join(lines) + "\n", tuple(parts)


def write(folder, repeats=1):
    rng = np.random.default_rng(1)
    y = np.arange(N) % 2
    X = rng.normal(size=(N, 2)) + y[:, None]
    rows = [f"{'ab'[c]},{a!r},{b!r}" for c, (a, b) in zip(y, X.tolist(), strict=True)]
    text = "@relation d\n@attribute kind {a,b}\n@attribute u real\n@attribute v real\n@data\n"
    (folder / "dataset.arff").write_text(text + "\n".join(rows) + "\n")
    (folder / "task.json").write_text(json.dumps(task()))
    content, parts = splits(repeats)
    (folder / "datasplits.arff").write_text(content)
    return X, y, parts


@pytest.fixture
def command(capsys):
    return CommandLine(capsys)


def test_the_folds_are_the_official_ones(tmp_path, command):
    X, y, parts = write(tmp_path)
    found = read_task(str(tmp_path))
    assert found.repeats == parts
    assert (found.number, found.dataset.class_attribute.name) == (31, "kind")
    told = command.document(
        "evaluate", tmp_path, "-c", "knn", "-p", "n_neighbors=3", "--folds", tmp_path
    )
    hits = 0
    for test in parts[0]:
        train = np.setdiff1d(np.arange(N), test)
        fitted = KNeighborsClassifier(3).fit(X[train], y[train])
        hits += int((fitted.predict(X[list(test)]) == y[list(test)]).sum())
    assert told["correct"] == hits
    assert wb.read(tmp_path).n_rows == N


def test_one_of_several_repeats_is_named(tmp_path, command):
    _, _, parts = write(tmp_path, repeats=2)
    assert task_folds(f"{tmp_path}#1") == parts[1]
    with pytest.raises(Problem, match=r"2 repeats .expected one of them, as .*#0"):
        task_folds(str(tmp_path))
    with pytest.raises(Problem, match=r"no repeat 2 .expected a number from 0 to 1"):
        task_folds(f"{tmp_path}#2")
    code, _, err = command("evaluate", tmp_path, "-c", "knn", "--folds", tmp_path)
    assert code == 2
    assert "2 repeats" in one_line(err)


def test_it_is_fetched_once_and_kept(tmp_path, monkeypatch):
    monkeypatch.setenv("WORKBENCH_HOME", str(tmp_path / "home"))
    content, parts = splits()
    asked = []

    def answer(address, timeout):
        asked.append(address)
        if address.endswith("/99"):
            raise HTTPError(address, 412, "none", {}, io.BytesIO())
        body = content if "splits" in address else json.dumps(task())
        return io.BytesIO(body.encode())

    monkeypatch.setattr(openml_tasks, "urlopen", answer)
    data = wb.read("builtin:iris")
    small = data.take(np.arange(N))
    monkeypatch.setattr(openml_tasks, "read_openml", lambda *_, **__: small)
    assert task_folds("openml-task:31") == parts[0]
    assert task_folds("openml-task:31:0") == parts[0]
    assert len(asked) == 2
    with pytest.raises(Problem, match="OpenML has no task 99"):
        read_task("openml-task:99")
    with pytest.raises(Problem, match=r"no number of a task .expected openml-task:NUM"):
        read_task("openml-task:iris")


def test_no_network_and_broken_files_are_one_line(tmp_path, monkeypatch):
    monkeypatch.setenv("WORKBENCH_HOME", str(tmp_path / "home"))

    def silent(address, timeout):
        raise URLError("no route to host")

    monkeypatch.setattr(openml_tasks, "urlopen", silent)
    with pytest.raises(Problem, match=r"openml-task:31: OpenML cannot be reached"):
        wb.read("openml-task:31")
    write(tmp_path)
    (tmp_path / "task.json").write_text(json.dumps(task("kin")))
    with pytest.raises(
        Problem, match=r"the target 'kin' is no attribute .did you mean k"
    ):
        read_task(str(tmp_path))
    (tmp_path / "task.json").write_text('{"task": {"input": 3}}')
    with pytest.raises(Problem, match="no task"):
        read_task(str(tmp_path))
    (tmp_path / "task.json").write_text(json.dumps(task()))
    text = (tmp_path / "datasplits.arff").read_text()
    (tmp_path / "datasplits.arff").write_text(text + "TEST,30,0,0\n")
    with pytest.raises(
        Problem, match=r"row 30 of the splits .expected a row from 0 to 29"
    ):
        read_task(str(tmp_path))
    (tmp_path / "datasplits.arff").unlink()
    with pytest.raises(Problem, match=r"datasplits\.arff"):
        read_task(str(tmp_path))
