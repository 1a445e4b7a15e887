"""The command ``prototypes``: its document, its text, and what is refused."""

import json
from functools import partial

import pytest
from support.command import CommandLine


@pytest.fixture
def command(capsys):
    """Run ``prototypes`` with further arguments."""
    return partial(CommandLine(capsys), "prototypes")


def test_the_document(command):
    code, out, err = command("builtin:thesis21-strips", "-m", "forward", "--json")
    assert (code, err) == (0, "")
    found = json.loads(out)
    assert found["kept"] == [0, 100, 102, 113, 175, 185]
    assert found["errors_on_training"] == 96
    assert found["steps"] == 200
    assert len(found["dropped"]) == 194
    assert found["params"]["order"] == "file"
    assert found["method"] == "forward"
    assert 0.48 <= found["loo"] <= 0.51
    assert found["ccv"] >= 0
    assert found["seconds"] >= 0


def test_hart_makes_no_error_on_the_training_rows(command):
    _, out, _ = command("builtin:wdbc", "-m", "hart", "--scale", "min-max", "--json")
    assert json.loads(out)["errors_on_training"] == 0


def test_leave_one_out_is_the_ccv_with_one_set_aside(command):
    arguments = ("-m", "ccv-elimination", "-p", "control=1", "-p", "count=20", "--json")
    _, out, _ = command("builtin:iris", *arguments)
    found = json.loads(out)
    assert found["control"] == 1
    assert found["loo"] == pytest.approx(found["ccv"])
    assert len(found["kept"]) == 20


def test_as_text(command):
    code, out, _ = command("builtin:iris", "-m", "wilson", "-p", "n_neighbors=5")
    assert code == 0
    for word in ("wilson keeps", "150", "leave-one-out", "CCV", "…"):
        assert word in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["-m", "knn"], "selects prototypes"),
        (["-m", "harts"], "hart"),
        (["-m", "stolp", "-p", "delta=2"], "at most 1"),
        (["-m", "fris-stolp", "-p", "theta=1"], "below 1"),
        (["-m", "hart", "-p", "k=3"], "k"),
        (["-m", "hart", "-p", "metric=euclid"], "euclidean"),
        (["-m", "delaunay"], "gabriel"),
    ],
)
def test_bad_input_is_one_line(command, arguments, said):
    code, out, err = command("builtin:wine", *arguments)
    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1
