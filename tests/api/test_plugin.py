"""A declaration describes itself, makes its estimator and tells what is wrong."""

import json
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.api import (
    Param,
    Plugin,
    Problem,
    declare,
    declared,
    integer,
    make,
    real,
)
from workbench.api.plugin import accepts

PARAMS = (integer("k", 5, low=1), real("p", 2.0, low=0.0, low_open=True))
PLUGIN = Plugin("near", "Near", "classifier", "Lazy", PARAMS)


@declare(PLUGIN)
class Near:
    def __init__(self, k=5, p=2.0):
        self.k = k
        self.p = p


def test_the_declaration_is_found_on_the_very_class_only():
    assert declared(Near) is PLUGIN
    assert declared(type("Heir", (Near,), {})) is None
    assert declared(int) is None
    assert declared(type("Odd", (), {"plugin": "near"})) is None


def test_the_description_is_plain_json():
    description = json.loads(json.dumps(PLUGIN.describe()))
    assert description["id"] == "near"
    assert description["reads"] == ["numeric"]
    assert [Param.from_description(p) for p in description["params"]] == list(PARAMS)


def test_making_without_values_takes_the_defaults():
    estimator = make(Near)
    assert (estimator.k, estimator.p) == (5, 2.0)
    assert PLUGIN.defaults() == {"k": 5, "p": 2.0}


@given(
    st.integers(1, 10**9),
    st.floats(1e-300, 1e300, allow_nan=False),
)
def test_values_reach_the_estimator_through_json(k, p):
    estimator = make(Near, json.loads(json.dumps({"k": k, "p": p})))
    assert (estimator.k, estimator.p) == (k, p)


def test_a_wrong_value_names_the_plugin():
    with pytest.raises(Problem) as caught:
        make(Near, {"k": 0})
    assert str(caught.value) == "near: k = 0 (expected an integer at least 1)"
    with pytest.raises(Problem, match=r"near: no parameter 'q' \(expected one of k, p"):
        make(Near, {"q": 0})


def test_a_class_without_declaration_is_a_problem():
    with pytest.raises(Problem, match="int declares no plugin"):
        make(int)


def test_accepted_arguments():
    def fit(X, y, attributes=None):
        pass

    assert accepts(fit, "attributes")
    assert not accepts(fit, "weights")


lines = st.text(max_size=30)


@given(lines, lines, st.text("abc.", max_size=5), st.none() | st.integers(1, 99))
def test_problems_are_one_line_and_cross_processes_whole(what, expected, where, line):
    problem = Problem(what, expected=expected, where=where, line=line)
    assert len(str(problem).splitlines()) <= 1
    # worker processes send them so; nothing is kept on disk
    copy = pickle.loads(pickle.dumps(problem))
    assert str(copy) == str(problem)
    assert (copy.what, copy.where, copy.line) == (problem.what, where, line)


def test_how_a_problem_reads():
    problem = Problem("7 values", expected="5", where="iris.arff", line=12)
    assert str(problem) == "iris.arff:12: 7 values (expected 5)"
    assert str(Problem("no data", line=3)) == "line 3: no data"
    assert str(Problem("no data")) == "no data"
