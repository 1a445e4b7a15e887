"""What workers tell is found in their source, however it comes to a `Problem`."""

from __future__ import annotations

import ast
import importlib.util
import sys

from support.checkout import ROOT, TESTS

spec = importlib.util.spec_from_file_location(
    "message_texts", TESTS / "tools" / "message_texts.py"
)
tool = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
spec.loader.exec_module(tool)

TOLD = """
LIMIT = 3

def read(rows):
    raise Problem(f"row {rows + 1} has no class", expected="a class in each row")

def _demand(is_so, what, expected, where=""):
    if not is_so:
        raise Problem(what, expected=expected, where=where)

def _wrong(what):
    return Problem(f"points: {what}", expected="others")

def check(folds, names):
    _demand(folds > 1, f"{folds} folds", "at least 2", "the data")
    _demand(names, expected="a list of names", what="nameless")
    raise _wrong("too many rows" if folds else "too few rows")

def other(folds):
    print("not a complaint", folds)
    _demand(folds, "folds", '{"folds": 2}')
    _demand(folds, f"folds = {folds}", "a number of folds")
"""


def test_what_a_problem_is_given_through_a_function_is_found():
    found = set(tool.texts_of(ast.parse(TOLD)))
    assert found == {
        "row {rows} has no class", "a class in each row", "points: {what}", "others",
        "{what}", "{expected}", "{folds} folds", "at least 2", "a list of names",
        "too many rows", "too few rows", "a number of folds",
    }  # fmt: skip


def test_functions_of_the_program_are_among_them():
    texts = tool.message_texts(ROOT)
    assert {"{folds} folds", "{size} rows with a known class"} <= set(texts)
    assert "at most one for each of the {size} rows" in texts
