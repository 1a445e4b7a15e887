"""The command ``claims``: JSON, the table, one card, languages, and what is refused."""

from __future__ import annotations

import json
from functools import partial

import pytest
from support.claims import examined_once
from support.command import CommandLine

from workbench.compute.claims.claims_bench import CARDS


@pytest.fixture
def command(capsys, monkeypatch):
    """Run ``claims`` with further arguments."""
    examined_once(monkeypatch)
    return partial(CommandLine(capsys), "claims")


def test_json_of_all(command):
    code, out, err = command("--json")
    assert (code, err) == (0, "")
    document = json.loads(out)
    assert [entry["id"] for entry in document] == list(CARDS)
    for entry in document:
        assert set(entry) == {
            "id", "source", "title", "claim", "experiment", "verdict", "figures",
            "finding",
        }  # fmt: skip
        assert entry["verdict"] in ("true", "false", "conditional")
        assert entry["figures"]


def test_the_table_says_what_was_computed_on(command):
    code, out, _ = command()
    assert code == 0
    assert all(name in out for name in CARDS)
    assert "without the sets of KEEL" in out


def test_one_card_has_its_figures(command):
    code, out, _ = command("famaf-selection")
    assert code == 0
    assert "FALSE" in out
    assert "  selected: 0\n" in out
    assert "  k: 3\n" in out
    assert "FaMAF" in out
    assert "KEEL" not in out  # it reads no data


def test_figures_of_several_things_stand_in_columns(command):
    _, out, _ = command("han-tree-search", "famaf-ties")
    lines = [line.split() for line in out.splitlines()]
    assert ["by_dimension", "distances", "exponent_of_n"] in lines
    assert ["k", "=", "5,", "3", "classes", "2-2-1"] in lines


@pytest.mark.parametrize(
    ("language", "verdict", "claim"),
    [("es", "FALSO", "las k filas más cercanas"), ("ru", "НЕВЕРНО", "ближайших строк")],
)
def test_languages(command, language, verdict, claim):
    code, out, _ = command("famaf-selection", "--lang", language)
    assert code == 0
    assert verdict in out
    assert claim in out


def test_data_of_the_user(command):
    code, out, _ = command("argerich-best-k", "--data", "builtin:iris", "--json")
    assert code == 0
    assert json.loads(out)[0]["figures"]["best_k"]["iris*"] == 6
    _, out, _ = command("argerich-best-k", "--data", "builtin:iris")
    assert "KEEL" not in out  # what it was computed on is listed


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["famaf-tie"], "no claim 'famaf-tie' (did you mean famaf-ties?)"),
        (["--lang", "fr"], "no language 'fr'"),
        (["famaf-ties", "--data", "builtin:iris"], "--data"),
        (["argerich-best-k", "--data", "no-such.arff"], "no-such.arff"),
    ],
)
def test_what_is_refused(command, arguments, said):
    code, out, err = command(*arguments)
    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1
