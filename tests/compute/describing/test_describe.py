"""The description of a data set, and its statistics against SciPy and scikit-learn."""

from __future__ import annotations

import json

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import f_oneway

from workbench.api import Attribute, Dataset, Problem
from workbench.compute.describing.describe import (
    nearest_share,
    same_value_share,
    summary,
)
from workbench.compute.reading.readers import read
from workbench.core.program.json_text import plain
from workbench.core.program.records import from_json
from workbench.core.results.describing.description import DataDescription, described
from workbench.numerics.attributes.f_ratio import f_ratio


def brute_share(x, y, k) -> float:
    """Leave-one-out k-NN by sorting (distance, row) for every row."""
    right = 0
    for i in range(len(x)):
        others = sorted((abs(x[j] - x[i]), j) for j in range(len(x)) if j != i)
        votes = np.bincount([y[j] for _, j in others[:k]])
        right += int(votes.argmax() == y[i])
    return right / len(x)


def test_the_description_is_the_contract():
    shown = plain(described(read("builtin:mixed-demo")))
    assert shown["relation"] == "mixed-demo"
    assert shown["instances"] == 12
    assert shown["attributes"] == [
        {"name": "age", "type": "numeric", "values": [], "missing": 1},
        {"name": "colour", "type": "nominal", "values": ["red", "green", "blue"], "missing": 1},
        {"name": "income", "type": "numeric", "values": [], "missing": 2},
        {"name": "buys", "type": "nominal", "values": ["yes", "no"], "missing": 0},
    ]  # fmt: skip
    assert shown["class"] == "buys"
    assert shown["missing"] == 4
    assert json.loads(json.dumps(shown)) == shown
    assert from_json(DataDescription, shown) == described(read("builtin:mixed-demo"))


def test_the_description_keeps_the_order_of_the_file_and_takes_a_numeric_class():
    data = Dataset(
        np.array([[1.0], [np.nan]]), np.array([0.5, np.nan]), (Attribute("b"),),
        Attribute("a"), "r", class_index=0,
    )  # fmt: skip
    shown = described(data)
    assert [a.name for a in shown.attributes] == ["a", "b"]
    assert [a.missing for a in shown.attributes] == [1, 1]
    assert shown.class_name == "a"


def test_the_strips_have_the_figures_of_the_data_room():
    found = summary(read("builtin:thesis21-strips"), "x")
    assert found.numbers.min == pytest.approx(-3.889, abs=5e-4)
    assert found.numbers.q1 == pytest.approx(-1.34, abs=5e-3)
    assert found.numbers.median == pytest.approx(-0.22, abs=5e-3)
    assert found.numbers.q3 == pytest.approx(0.69, abs=5e-3)
    assert found.numbers.max == 3.4698
    assert found.numbers.sd == pytest.approx(1.556, abs=5e-4)
    assert found.f_ratio == pytest.approx(11.0, abs=0.05)
    assert found.loo_share == 0.56
    assert (found.distinct, found.missing) == (200, 0)


@pytest.mark.parametrize("name", ["iris", "wine", "wdbc"])
def test_f_ratio_is_that_of_scipy(name):
    data = read(f"builtin:{name}")
    for j in range(data.n_attributes):
        groups = [data.X[data.y == c, j] for c in range(len(data.classes))]
        expected = f_oneway(*groups).statistic
        assert summary(data, j).f_ratio == pytest.approx(expected, rel=1e-9)


def test_f_ratio_needs_two_classes_and_variation():
    assert f_ratio(np.array([1.0, 2, 3]), np.array([0, 0, 0])) is None
    assert f_ratio(np.array([1.0, 2]), np.array([0, 1])) is None
    assert f_ratio(np.array([0.1, 0.1, 0.3, 0.3]), np.array([0, 0, 1, 1])) is None


@given(
    rows=st.lists(
        st.tuples(st.integers(-4, 4) | st.integers(-500, 500).map(lambda v: v / 100), st.integers(0, 2)),
        min_size=2, max_size=25,
    ),
    k=st.integers(1, 7),
)  # fmt: skip
def test_nearest_share_equals_brute_force_with_ties(rows, k):
    x = np.array([float(value) for value, _ in rows])
    y = np.array([label for _, label in rows])
    assert nearest_share(x, y, k) == brute_share(x, y, k)


def test_same_value_share_counts_the_majority_of_the_others():
    codes = np.array([0, 0, 0, 1, 1, 2])
    y = np.array([1, 1, 0, 0, 1, 0])
    # label 0: both rows of class 1 see a tie 1-1 and get class 0; the row of class 0
    # sees two of class 1. Label 1: each sees the other. Label 2: alone
    assert same_value_share(codes, y) == 0.0
    assert same_value_share(np.zeros(4, int), np.array([0, 0, 0, 1])) == 0.75
    assert same_value_share(np.array([0]), np.array([0])) is None


def test_missing_values_are_counted_and_left_out():
    data = read("builtin:mixed-demo")
    age = summary(data, 0)
    known = data.X[~np.isnan(data.X[:, 0]), 0]
    assert (age.missing, age.distinct) == (1, 11)
    assert age.numbers.mean == pytest.approx(known.sum() / 11)
    assert age.numbers.sd == pytest.approx(
        np.sqrt(((known - known.mean()) ** 2).sum() / 10)
    )
    rows = ~np.isnan(data.X[:, 0])
    assert age.loo_share == brute_share(known, data.y[rows], 5)
    colour = summary(data, "colour")
    assert dict(zip(colour.labels.labels, colour.labels.counts, strict=True)) == {
        "red": 4,
        "green": 4,
        "blue": 3,
    }
    assert colour.f_ratio is None
    buys = summary(data, -1)
    assert (buys.labels.labels, buys.labels.counts.tolist()) == (("yes", "no"), [6, 6])
    assert buys.loo_share is None


def test_columns_without_values_and_unknown_columns():
    data = Dataset(
        np.array([[np.nan], [np.nan]]), np.array([0, 1]), (Attribute("x"),),
        Attribute("c", "nominal", ("a", "b")),
    )  # fmt: skip
    found = summary(data, "x")
    assert (found.numbers.min, found.numbers.mean, found.numbers.sd) == (
        None,
        None,
        None,
    )
    assert (found.distinct, found.missing) == (0, 2)
    assert found.f_ratio is None
    for wanted in ("z", 2, -3):
        with pytest.raises(Problem, match=r"no column .*expected one of x, c"):
            summary(data, wanted)
