"""Formulas against NumPy written by hand, and what is wrong with those that are none."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from workbench.api import Problem
from workbench.bundled.generate_formula import FormulaPlane
from workbench.numerics.formula import MOST_DEEP, read_formula

XY = np.random.default_rng(0).uniform(-3, 3, (200, 2))
x, y = XY.T


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("y > sin(x)", y > np.sin(x)),
        ("x^2 + y^2 < 4", x**2 + y**2 < 4),
        ("-x^2 < -1", -(x**2) < -1),
        ("2^-1 * x >= y", 0.5 * x >= y),
        ("2^3^2 > 500 + x", np.full(200, True)),
        ("x - y - 1 > 0", x - y - 1 > 0),
        ("x / 2 / y > .5e0", x / 2 / y > 0.5),
        ("0 < x < 1 or 0 < y <= x", ((x > 0) & (x < 1)) | ((y > 0) & (y <= x))),
        ("x > 0 or y > 0 and x > y", (x > 0) | ((y > 0) & (x > y))),
        ("(x > 0 or y > 0) and x > y", ((x > 0) | (y > 0)) & (x > y)),
        ("not x > 0 and not (y > 1)", ~(x > 0) & ~(y > 1)),
        ("abs(x) = max(x, -x)", np.full(200, True)),
        ("min(x, y, 0) != 0", np.minimum(np.minimum(x, y), 0) != 0),
        ("sqrt(exp(log(2)*x)) < tan(pi/8)+cos(e)", np.sqrt(2**x) < np.tan(np.pi / 8) + np.cos(np.e)),
        ("log(x) < 10", x > 0),  # where there is no logarithm nothing holds
        ("1 < 2", np.full(200, True)),
    ],
)  # fmt: skip
def test_formulas_are_those_of_numpy(text, wanted):
    assert (read_formula(text).holds(XY) == wanted).all()


numbers = st.recursive(
    st.one_of(
        st.sampled_from([("x", lambda x, y: x), ("y", lambda x, y: y)]),
        st.integers(0, 9).map(lambda k: (str(k), lambda x, y: np.float64(k))),
    ),
    lambda part: st.one_of(
        st.tuples(part, st.sampled_from("+-*/"), part).map(lambda t: (
            f"({t[0][0]} {t[1]} {t[2][0]})",
            lambda x, y: {
                "+": np.add, "-": np.subtract, "*": np.multiply, "/": np.divide
            }[t[1]](t[0][1](x, y), t[2][1](x, y)),
        )),
        st.tuples(st.sampled_from(["sin", "cos", "exp", "abs", "sqrt"]), part).map(lambda t: (
            f"{t[0]}({t[1][0]})", lambda x, y: getattr(np, t[0])(t[1][1](x, y)),
        )),
    ),
    max_leaves=8,
)  # fmt: skip


@settings(max_examples=40)
@given(numbers, numbers)
def test_random_formulas_are_computed_as_they_are_written(a, b):
    with np.errstate(all="ignore"):
        wanted = np.broadcast_to(a[1](x, y) < b[1](x, y), 200)
    assert (read_formula(f"{a[0]} < {b[0]}").holds(XY) == wanted).all()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "the end at character 1"),
        ("y > ", "the end at character 4"),
        ("y > sin x", "'x' at character 9"),
        ("y > sine(x)", "'sine' at character 5"),
        ("y > __import__('os')", 'character "\'" at character 16'),
        ("y.real > 0", "character '.' at character 2"),
        ("x + y", "a number at character 1"),
        ("x > 0 + (y > 1)", "a condition at character 9"),
        ("x and y > 1", "a number at character 1"),
        ("not x", "a number at character 5"),
        ("sin(x, y) > 0", "sin of 2 numbers at character 1"),
        ("max(x) > 0", "max of 1 number at character 1"),
        ("(x > 0", "the end at character 7"),
        ("x > 0)", "')' at character 6"),
        ("x > 0 y", "'y' at character 7"),
        ("lambda x", "'lambda' at character 1"),
        ("x > 0;", "character ';' at character 6"),
        ("(" * (MOST_DEEP + 1) + "x", "too deep"),
        ("not " * 60 + "x > 0", "too deep"),
        ("x > " + "-" * 60 + "1", "too deep"),
        ("x > 0" + " " * 10 + "+ 1" * 200, "characters"),
    ],
)
def test_what_is_no_formula_is_told_in_one_line_with_its_place(text, told):
    with pytest.raises(Problem) as raised:
        read_formula(text)
    assert told in str(raised.value)
    assert "\n" not in str(raised.value)


def test_the_generator_labels_rows_by_its_condition():
    made = FormulaPlane(
        condition="x^2 + y^2 < 1", left=-1.0, right=1.0, bottom=-1.0, top=1.0
    )
    data = made.set_params(n_rows=3000).generate()
    inside = (data.X**2).sum(axis=1) < 1
    assert (data.y == inside).all()
    assert inside.mean() == pytest.approx(np.pi / 4, abs=0.03)
    assert made.bayes_error() == 0
    assert made.set_params(label_noise=0.1).bayes_error() == pytest.approx(0.1)


def test_noise_of_labels_changes_its_share():
    clean = FormulaPlane(n_rows=4000).generate()
    noisy = FormulaPlane(n_rows=4000, label_noise=0.2).generate()
    assert (clean.X == noisy.X).all()
    assert (clean.y != noisy.y).mean() == pytest.approx(0.2, abs=0.02)


def test_a_rectangle_upside_down_is_refused():
    with pytest.raises(Problem, match="bottom and top are 2 and 1"):
        FormulaPlane(bottom=2.0, top=1.0).generate()
