"""The command ``generate``: what it writes, what it says, what it refuses."""

import json
from functools import partial

import pytest
from support.command import CommandLine

import workbench


@pytest.fixture
def command(capsys):
    """Run ``generate`` with further arguments."""
    return partial(CommandLine(capsys), "generate")


def test_the_file_holds_what_python_makes(command, tmp_path):
    file = tmp_path / "led.arff"
    code, out, _ = command("led", "-p", "n_rows=60", "-p", "noise=0.2", "--out", file)
    assert code == 0
    assert "60 rows" in out
    made = workbench.generate("led", n_rows=60, noise=0.2)
    back = workbench.read(file)
    assert back.columns == made.columns
    assert (back.X == made.X).all()
    assert (back.y == made.y).all()
    # who opens the file reads how it was made
    assert file.read_text().startswith("% made by the generator led: n_rows=60")


def test_the_document_tells_the_bayes_error(command, tmp_path):
    code, out, _ = command("twonorm", "--out", tmp_path / "t.csv", "--json")
    document = json.loads(out)
    assert code == 0
    assert document["bayes_error"] == pytest.approx(0.02275, abs=1e-5)
    assert document["params"]["n_attributes"] == 20
    assert document["instances"] == 1000


def test_the_text_says_when_no_error_is_known(command, tmp_path):
    options = ("-p", "covariance=own", "-p", "n_attributes=3")
    code, out, _ = command("gaussians", *options, "--out", tmp_path / "g.csv")
    assert code == 0
    assert "not known" in out


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("nobody",), "no plugin 'nobody'"),
        (("knn",), "makes no data"),
        (("moons", "-p", "noise=-1"), "noise = -1"),
        (("moons", "-p", "colour=red"), "colour"),
        (("moons", "-p", "noise"), "noise"),
    ],
)
def test_mistakes_are_one_line_and_write_nothing(command, tmp_path, arguments, why):
    file = tmp_path / "x.arff"
    code, out, err = command(*arguments, "--out", file)
    assert code == 2
    assert out == ""
    assert err.count("\n") == 1
    assert why in err
    assert not file.exists()


def test_an_unknown_suffix_is_refused(command, tmp_path):
    code, _, err = command("moons", "--out", tmp_path / "x.png")
    assert code == 2
    assert ".arff" in err
