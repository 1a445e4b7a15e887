"""The commands about model files, as a script runs them."""

import json

import pytest

from workbench.cli.main import BAD_INPUT, DONE, run


@pytest.fixture
def model(tmp_path, capsys):
    path = tmp_path / "iris.skops"
    words = ["fit", "builtin:iris", "-c", "knn", "--out", str(path), "--json"]
    assert run(words) == DONE
    assert json.loads(capsys.readouterr().out)["saved"] == str(path)
    return path


def test_predict_writes_rows_and_probabilities(model, tmp_path, capsys):
    out = tmp_path / "answers.csv"
    words = ["predict", str(model), "builtin:iris", "--out", str(out), "--json"]
    assert run(words) == DONE
    document = json.loads(capsys.readouterr().out)
    assert (document["n"], document["class_known"]) == (150, 150)
    assert len(out.read_text().splitlines()) == 151


def test_model_names_the_types_without_loading(model, capsys):
    assert run(["model", str(model), "--json"]) == DONE
    header = json.loads(capsys.readouterr().out)
    assert header["plugin"] == "knn"
    assert "workbench.bundled.knn.KNN" in header["types"]
    assert run(["model", str(model)]) == DONE
    assert "150 rows of iris" in capsys.readouterr().out


def test_foreign_files_and_foreign_rows_are_one_line(model, tmp_path, capsys):
    other = tmp_path / "other.skops"
    other.write_text("no model")
    for words in (
        ["model", str(other)],
        ["predict", str(other), "builtin:iris"],
        ["predict", str(model), "builtin:wine"],
        ["predict", str(model), str(tmp_path / "none.csv")],
        ["fit", "builtin:iris", "-c", "knn", "--out", str(other / "x.skops")],
    ):
        assert run(words) == BAD_INPUT
        error = capsys.readouterr().err.strip()
        assert error.startswith("workbench: ")
        assert "\n" not in error
