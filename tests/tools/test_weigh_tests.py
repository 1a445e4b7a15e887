"""Which tests are dear: by their seconds, but for the last case and what is kept."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest


@pytest.fixture(scope="module")
def tool():
    path = Path(__file__).parent / "weigh_tests.py"
    spec = importlib.util.spec_from_file_location("weigh_tests", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("costs", "dear"),
    [
        ({"a.py::test": 0.1, "b.py::test": 2.0}, {"b.py::test"}),
        # of several cases the cheapest stays
        ({"a.py::t[1]": 0.9, "a.py::t[2]": 0.8, "a.py::t[3]": 2.0}, {"a.py::t[1]", "a.py::t[3]"}),
        ({"a.py::t[1]": 0.1, "a.py::t[2]": 0.8}, {"a.py::t[2]"}),
        # unless it is very dear
        ({"a.py::t[1]": 5.0, "a.py::t[2]": 6.0}, {"a.py::t[1]", "a.py::t[2]"}),
        # what is kept, in all its cases or in one
        ({"tests/ui/window/test_walk.py::test_every_room_fits[x]": 9.0}, set()),
        ({"tests/cli/test_claims_command.py::test_json_of_all": 9.0}, set()),
    ],
)  # fmt: skip
def test_dear_tests(tool, costs, dear):
    assert set(tool.dear(costs)) == dear


def test_costs_of_a_run_become_the_list(tool, tmp_path, monkeypatch, capsys):
    dear, usual = tmp_path / "dear.txt", tmp_path / "usual.txt"
    monkeypatch.setattr(tool, "DEAR_TESTS", dear)
    monkeypatch.setattr(tool, "USUAL_TESTS", usual)
    costs = tmp_path / "costs.jsonl"
    costs.write_text(
        '["a.py::t[x y]", 1.26]\n["tests/api/b.py::t", 0.2]\n'
        '["tests/ui/c.py::t", 0.2]\n["tests/api/d.py::t", 0.04]\n',
        encoding="utf-8",
    )
    tool.main(str(costs))
    assert dear.read_text(encoding="utf-8").splitlines()[2:] == ["1.3 a.py::t[x y]"]
    assert usual.read_text(encoding="utf-8").splitlines()[2:] == [
        "0.20 tests/api/b.py::t"
    ]
    assert "1 dear tests of 4, 1 s" in capsys.readouterr().out


def test_what_is_kept_is_a_test(tool):
    for test in tool.KEPT:
        file, _, name = test.partition("::")
        source = (tool.ROOT / file).read_text(encoding="utf-8")
        assert f"def {name.partition('[')[0]}(" in source
