"""Parameters keep their type and value from a text, a form or a file to the estimator."""

import json
import math
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from workbench.api import (
    Param,
    Problem,
    check_params,
    choice,
    flag,
    integer,
    parse_params,
    real,
    seed,
)
from workbench.api.params import used_values

words = st.text("abcdefghij_-", min_size=1, max_size=8)
finite = st.floats(allow_nan=False, allow_infinity=False)


@st.composite
def params_with_value(draw):
    """A declared parameter and one of its allowed values."""
    kind = draw(st.sampled_from(["int", "float", "bool", "choice"]))
    if kind == "bool":
        return flag("p", draw(st.booleans())), draw(st.booleans())
    if kind == "choice":
        choices = draw(st.lists(words, min_size=1, unique=True))
        value = draw(st.sampled_from(choices))
        return choice("p", choices[0], choices), value
    if kind == "int":
        low, value, high = sorted(draw(st.tuples(*[st.integers(-(2**31), 2**31)] * 3)))
        return integer("p", value, low=low, high=high), value
    low, value, high = sorted(draw(st.tuples(finite, finite, finite)))
    return real("p", value, low=low, high=high), value


def same(a, b):
    return type(a) is type(b) and a == b


@given(params_with_value())
def test_values_survive_text(param_and_value):
    param, value = param_and_value
    text = str(value).lower() if param.type == "bool" else str(value)
    assert same(param.parse(text), value)
    assert same(parse_params([param], {"p": f"  {text} "})["p"], value)


@given(params_with_value())
def test_values_survive_json(param_and_value):
    param, value = param_and_value
    assert same(param.check(json.loads(json.dumps(value))), value)


@given(params_with_value())
def test_declarations_survive_json(param_and_value):
    param, _ = param_and_value
    carried = json.loads(json.dumps(param.describe()))
    assert Param.from_description(carried | {"from the future": 1}) == param


@given(st.integers(-100, 100), st.integers(-100, 100), st.integers(-100, 100))
def test_an_integer_keeps_its_limits(low, high, value):
    assume(low <= high)
    param = integer("k", low, low=low, high=high)
    if low <= value <= high:
        assert param.check(value) == value
    else:
        with pytest.raises(Problem, match=f"at least {low} and at most {high}"):
            param.check(value)


def test_an_open_limit_is_excluded():
    param = real("C", 1.0, low=0.0, low_open=True)
    assert param.check(1e-300) == 1e-300
    with pytest.raises(Problem, match="above 0"):
        param.check(0.0)
    assert real("C", 1.0, low=0.0).check(0) == 0.0


@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf, "1", True, None, [1]])
def test_what_is_no_number(value):
    for param in (real("a", 1.0), integer("a", 1)):
        with pytest.raises(Problem, match="parameter: a = "):
            param.check(value)


@pytest.mark.parametrize("text", ["nan", "inf", "2.5", "two", "", "auto"])
def test_texts_that_are_no_integer(text):
    with pytest.raises(Problem):
        integer("k", 1).parse(text)


def test_whole_floats_and_numpy_numbers_are_integers():
    param = integer("k", 1)
    assert same(param.check(3.0), 3)
    assert same(param.check(np.int64(3)), 3)
    assert same(real("a", 1.0).check(3), 3.0)
    assert same(real("a", 1.0).check(np.float32(0.5)), 0.5)


@pytest.mark.parametrize("text", ["auto", "none", "", " Auto "])
def test_auto_stands_for_none_where_allowed(text):
    param = real("gamma", None, low=0.0, optional=True)
    assert param.parse(text) is None
    assert param.check(None) is None
    assert param.limits().endswith("or auto")


def test_a_word_may_stand_for_a_number():
    param = integer("k", 5, low=1, words=("all",))
    assert param.parse(" all ") == param.check("all") == "all"
    assert param.parse("7") == 7
    assert Param.from_description(json.loads(json.dumps(param.describe()))) == param
    for wrong in ("some", "0", ""):
        with pytest.raises(Problem, match="an integer at least 1 or all"):
            param.parse(wrong)


def test_flags_are_true_or_false_only():
    param = flag("on", True)
    assert param.parse("True") is True
    assert param.parse("false") is False
    for text in ("1", "yes", ""):
        with pytest.raises(Problem, match="true or false"):
            param.parse(text)
    with pytest.raises(Problem):
        param.check(1)


def test_choices_are_words():
    param = choice("kernel", "rbf", ("linear", "rbf"))
    assert param.parse(" linear ") == "linear"
    with pytest.raises(Problem, match="one of linear, rbf"):
        param.parse("poly")


def test_seeds_are_what_numpy_takes():
    param = seed()
    assert (param.name, param.default) == ("random_state", 1)
    np.random.default_rng(param.check(2**31 - 1))
    with pytest.raises(Problem):
        param.check(-1)


PARAMS = (integer("k", 5, low=1), flag("weighted", False))


def test_left_out_parameters_take_their_defaults():
    assert check_params(PARAMS, {"k": 3}) == {"k": 3, "weighted": False}
    assert parse_params(PARAMS, {"weighted": "true"}) == {"weighted": True}


@pytest.mark.parametrize("function", [check_params, parse_params])
def test_unknown_names_are_told_with_the_known_ones(function):
    with pytest.raises(Problem, match=r"no parameter 'n'.*one of k, weighted"):
        function(PARAMS, {"n": "1"})
    with pytest.raises(Problem, match="it has no parameter"):
        function((), {"n": "1"})


@pytest.mark.parametrize(
    ("param", "words"),
    [
        (integer("k", 1, low=1), "an integer at least 1"),
        (real("a", 0.5, low=0.0, high=1.0), "a number at least 0 and at most 1"),
        (real("a", 0.5), "a number"),
        (Param("t", "text", ""), "a text"),
    ],
)
def test_limits_in_words(param, words):
    assert param.limits() == words


def test_values_that_matter_with_the_words_chosen():
    params = (
        choice("weights", "uniform", ("uniform", "power")),
        replace(real("beta", 2.0), when=("weights", "power")),
    )
    values = {"weights": "uniform", "beta": 2.0, "strange": 1}
    assert used_values(params, values) == {"weights": "uniform", "strange": 1}
    values["weights"] = "power"
    assert used_values(params, values) == values
    again = Param.from_description(params[1].describe())
    assert again == params[1]
