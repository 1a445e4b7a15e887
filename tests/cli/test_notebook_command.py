"""`notebook` and `report`: an experiment run, and what its notebook prints."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path

import numpy as np
import pytest
from support.command import CommandLine, one_line, without_processes
from support.html_check import Look
from support.scripts import run_cells, run_text

import workbench
from workbench.compute.writing.writers import write

EXPERIMENT = {
    "version": 1,
    "title": "Two sets",
    "data": ["few.arff", "wine.arff", {"source": "builtin:mixed-demo"}],
    "classifiers": [
        {"id": "knn", "params": {"n_neighbors": 3}},
        {"id": "random-forest", "params": {"n_estimators": 5}, "name": "forest"},
        {"id": "kissnn", "scale": "z-score"},
        {"id": "knn", "name": "near", "select": {"n_neighbors": [1, 5]},
         "inner_folds": 3, "prototypes": "wilson"},
        {"id": "lda", "filters": [{"id": "pca", "params": {"n_components": 2}}]},
    ],
    "protocol": {"kind": "cv", "folds": 3, "repeats": 2, "seed": 4},
    "measures": ["accuracy", "log_loss", "auc"],
}  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    without_processes(monkeypatch)
    write(
        workbench.read("builtin:wine").take(np.arange(0, 178, 4)),
        tmp_path / "wine.arff",
    )
    write(
        workbench.read("builtin:iris").take(np.arange(0, 150, 6)), tmp_path / "few.arff"
    )
    (tmp_path / "e.json").write_text(json.dumps(EXPERIMENT))
    return tmp_path


def test_a_notebook_prints_every_score(
    command: CommandLine, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, _, _ = command("run", folder / "e.json", "--out", folder / "out")
    assert code == 1  # the components of rows with gaps: three cells fail
    (folder / "notes").mkdir()
    out = folder / "notes" / "n.ipynb"
    told = command.document("notebook", folder / "e.json", "--out", out)
    assert told["recipe"] == "experiment"
    notebook = json.loads(out.read_text(encoding="utf-8"))
    check_notebook(notebook)
    assert '"../wine.arff"' in out.read_text(encoding="utf-8").replace('\\"', '"')
    monkeypatch.chdir(out.parent)
    printed = run_cells(notebook["cells"])
    for measure in EXPERIMENT["measures"]:
        name = "scores.csv" if measure == "accuracy" else f"scores-{measure}.csv"
        with (folder / "out" / name).open(encoding="utf-8") as file:
            for row in csv.DictReader(file):
                data = row.pop("dataset")
                for title, score in row.items():
                    wanted = f"{data}  {title}  {measure}  {float(score or 0):.4f}  ({score})"
                    lost = f"{data}  {title}  failed: "
                    assert (wanted if score else lost) in printed
    # the folder of results says the same
    again = command.document("notebook", folder / "out", "--out", folder / "notes/a.py")
    assert (again["title"], again["cells"]) == (told["title"], told["cells"])
    assert '"../wine.arff"' in (folder / "notes" / "a.py").read_text(encoding="utf-8")


def test_leave_one_out_and_folds_of_a_file(
    command: CommandLine, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "f.json").write_text(json.dumps({"test": [[0, 9, 20], [3, 12, 24]]}))
    monkeypatch.chdir(folder)
    for protocol, entry in (
        ({"kind": "loo"}, "few.arff"),
        ({"kind": "weka", "folds": 3}, "few.arff"),
        ({"kind": "cv", "folds": 3}, {"source": "few.arff", "folds": "f.json"}),
    ):
        experiment = {
            "version": 1, "data": [entry], "protocol": protocol,
            "classifiers": [
                {"id": "knn"},
                {"id": "random-forest", "params": {"n_estimators": 3}},
            ],
        }  # fmt: skip
        (folder / "p.json").write_text(json.dumps(experiment))
        assert command("run", "p.json", "--out", f"out-{protocol['kind']}")[0] == 0
        assert command("notebook", "p.json", "--out", "p.py")[0] == 0
        printed = run_text((folder / "p.py").read_text(encoding="utf-8"))
        scores = Path(f"out-{protocol['kind']}/scores.csv").read_text().splitlines()[1]
        for score in scores.split(",")[1:]:
            assert f"({score})" in printed


def check_notebook(notebook: dict) -> None:
    """Check what nbformat 4.5 demands, key by key."""
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    assert set(notebook) == {"cells", "metadata", "nbformat", "nbformat_minor"}
    assert notebook["metadata"]["kernelspec"].keys() >= {"name", "display_name"}
    assert notebook["metadata"]["language_info"]["name"] == "python"
    ids = [cell["id"] for cell in notebook["cells"]]
    assert len(set(ids)) == len(ids)
    for cell in notebook["cells"]:
        assert re.fullmatch(r"[a-zA-Z0-9_-]{1,64}", cell["id"])
        assert isinstance(cell["metadata"], dict)
        assert all(isinstance(line, str) for line in cell["source"])
        assert all(line.endswith("\n") for line in cell["source"][:-1])
        if cell["cell_type"] == "code":
            assert set(cell) == {"cell_type", "id", "metadata", "source",
                                 "execution_count", "outputs"}  # fmt: skip
            assert cell["execution_count"] is None
            assert cell["outputs"] == []
        else:
            assert cell["cell_type"] == "markdown"
            assert set(cell) == {"cell_type", "id", "metadata", "source"}


def test_a_report_of_results_and_of_an_experiment(
    command: CommandLine, folder: Path
) -> None:
    small = {**EXPERIMENT, "classifiers": EXPERIMENT["classifiers"][:3],
             "measures": ["accuracy"], "data": ["wine.arff", "builtin:iris"]}  # fmt: skip
    (folder / "e.json").write_text(json.dumps(small))
    assert command("run", folder / "e.json", "--out", folder / "out")[0] == 0
    told = command.document("report", folder / "out", "--out", folder / "r.html")
    page = (folder / "r.html").read_text(encoding="utf-8")
    assert told["bytes"] == len(page.encode())
    look = Look(page)
    assert not look.problems
    assert str(folder) not in look.text
    with (folder / "out" / "scores.csv").open(encoding="utf-8") as file:
        for row in csv.reader(file):
            for score in row[1:] if row[0] != "dataset" else ():
                assert f"{float(score):.4f}" in look.text
    for word in ("Nemenyi", "Friedman", "CD = ", "Iman-Davenport", "SHA-256"):
        assert word in look.text
    again = folder / "again.html"
    code, _, err = command(
        "report", folder / "e.json", "--out", again, "--lang", "es", "--jobs", 1
    )
    assert code == 0, err
    assert "Cómo repetirlo" in again.read_text(encoding="utf-8")


BAD = {
    "moved.json": ({**EXPERIMENT, "data": ["gone.arff"]}, "gone.arff was not found"),
    "unknown.json": (
        {**EXPERIMENT, "classifiers": [{"id": "knnn"}]}, "no plugin 'knnn'",
    ),
    "other.json": ({"version": 1, "words": 3}, "no recipe"),
    "changed.json": (
        {**EXPERIMENT, "data": [{"source": "builtin:iris", "sha256": "0" * 64}]},
        "SHA-256",
    ),
    "two.json": (
        {**EXPERIMENT, "filters": [], "data": ["builtin:iris", "builtin:wine"]},
        "classifiers",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_bad_input_is_one_line(command: CommandLine, folder: Path, name: str) -> None:
    document, wanted = BAD[name]
    (folder / name).write_text(json.dumps(document))
    code, _, err = command("notebook", folder / name, "--out", folder / "n.ipynb")
    assert code == 2
    assert wanted in one_line(err)
    assert not (folder / "n.ipynb").exists()


def test_a_file_that_cannot_be_written(command: CommandLine, folder: Path) -> None:
    for name in ("notebook", "report"):
        for out in ("nowhere/n.ipynb", "nowhere/n.html", "n.txt"):
            code, _, err = command(name, folder / "e.json", "--out", folder / out)
            assert code == 2
            one_line(err)
    (folder / "n.ipynb").mkdir()
    code, _, err = command("notebook", folder / "e.json", "--out", folder / "n.ipynb")
    assert code == 2
    one_line(err)
