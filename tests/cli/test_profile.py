"""The command ``profile``: figures of the strips and of iris, and what is refused."""

import json
from functools import partial

import numpy as np
import pytest
from support.command import CommandLine


@pytest.fixture
def command(capsys):
    """Run ``profile`` with further arguments."""
    return partial(CommandLine(capsys), "profile")


def test_the_document(command):
    code, out, err = command(
        "builtin:thesis21-strips", "--control", "1", "--control", "100", "--json"
    )
    assert (code, err) == (0, "")
    found = json.loads(out)
    assert found["profile"][:3] == [56, 90, 93]
    assert [c["control"] for c in found["ccv"]] == [1, 100]
    assert found["ccv"][0]["value"] == pytest.approx(0.28)
    assert found["ccv"][0].keys() == {"k", "control", "value", "low", "high"}
    values = found["reliability"]["values"]
    assert found["reliability"]["sum"] == pytest.approx(sum(values))
    types = found["types"]
    assert types["cuts"] == [-0.5, 0, 0.25, 0.75]
    assert types["noise"] == sum(v < -0.5 for v in values)
    assert types["reference"] == sum(v >= 0.75 for v in values)
    assert sum(count for name, count in types.items() if name != "cuts") == 200
    assert found["ties"] == 0
    assert np.mean([m < 0 for m in found["margins"]]) == pytest.approx(0.28)


def test_without_a_control_there_are_all(command):
    _, out, _ = command("builtin:thesis21-strips", "-k", "3", "--json")
    found = json.loads(out)
    assert [c["control"] for c in found["ccv"]] == list(range(1, 198))
    assert {c["k"] for c in found["ccv"]} == {3}
    assert found["ccv"][0]["value"] == pytest.approx(0.34)


def test_as_text(command):
    code, out, _ = command(
        "builtin:iris", "--metric", "manhattan", "--scale", "min-max"
    )
    assert code == 0
    for word in ("manhattan", "K(m)", "CCV", "reliability", "reference", "equal"):
        assert word in out


def test_rows_without_a_margin_are_listed(command, tmp_path):
    file = tmp_path / "few.csv"
    file.write_text("x,class\n1,a\n2,a\n4,b\n")
    _, out, _ = command(str(file), "--json")
    found = json.loads(out)
    assert found["without_margin"] == [2]
    assert found["reliability"]["values"][2] is None
    one = tmp_path / "one.csv"
    one.write_text("x,class\n1,a\n2,a\n")
    _, out, _ = command(str(one), "--json")
    assert json.loads(out)["without_margin"] == [0, 1]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["builtin:iris", "--control", "0"], "expected 1 to 149"),
        (["builtin:iris", "--control", "150"], "expected 1 to 149"),
        (["builtin:iris", "-k", "3"], "bounds for more are not offered"),
        (["builtin:thesis21-strips", "-k", "2"], "an odd k"),
        (["builtin:iris", "--metric", "euclid"], "euclidean"),
        (["builtin:iris", "--cuts", "1,0,2,3"], "do not fall"),
        (["builtin:iris", "--cuts", "a,b"], "four numbers"),
        (["builtin:iris", "--weights", "huge"], "weights"),
        (["builtin:iris", "--metric", "minkowski", "-p", "p=0"], "above 0"),
        (["builtin:iris", "-p", "q=1"], "q"),
        (["builtin:iris", "--class", "0", "--class-type", "numeric"], "nominal class"),
    ],
)
def test_bad_input_is_one_line(command, arguments, said):
    code, out, err = command(*arguments)
    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


def test_text_is_refused(command, tmp_path):
    file = tmp_path / "text.arff"
    file.write_text(
        "@relation t\n@attribute s string\n@attribute c {a,b}\n@data\n'x y',a\nz,b\n"
    )
    code, _, err = command(str(file))
    assert code == 2
    assert "numbers or labels" in err
