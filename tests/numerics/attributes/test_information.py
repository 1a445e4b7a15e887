"""Gains: the textbook's weather, Weka's figures, mutual information, literal counting."""

from __future__ import annotations

import json
from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sklearn.metrics import mutual_info_score
from support.checkout import DATA

import workbench
from workbench.api import Attribute
from workbench.numerics.attributes.information import (
    entropy,
    information,
    of_table,
    spread_missing,
)

#: What Weka 3.9.7 answers, by file (tests/tools/ask_weka/Selection.java).
WEKA = json.loads((DATA / "weka_selection.json").read_text())

#: Quinlan (1986): label counts by class (yes, no).
WEATHER = {
    "outlook": ([[2, 3], [4, 0], [3, 2]], 0.247),
    "temperature": ([[2, 2], [4, 2], [3, 1]], 0.029),
    "humidity": ([[3, 4], [6, 1]], 0.152),
    "windy": ([[3, 3], [6, 2]], 0.048),
}


def nominal(n):
    return Attribute("a", "nominal", tuple("abcdefgh"[:n]))


@pytest.mark.parametrize("name", WEATHER)
def test_the_gains_of_the_textbook(name):
    table, gain = WEATHER[name]
    assert of_table(np.array(table, float)).gain == pytest.approx(gain, abs=5e-4)


def test_the_gain_ratio_of_the_textbook():
    about = of_table(np.array(WEATHER["outlook"][0], float))
    assert about.of_class == pytest.approx(0.940, abs=5e-4)
    assert about.of_attribute == pytest.approx(1.577, abs=5e-4)
    assert about.ratio == pytest.approx(0.156, abs=1e-3)


@pytest.mark.parametrize("file", WEKA)
def test_figures_are_those_of_weka(shared_data, file):
    data = workbench.read(str(shared_data / "arff" / file))
    about = [
        information(data.X[:, j], data.y, a) for j, a in enumerate(data.attributes)
    ]
    ours = {
        "info-gain": [a.gain for a in about],
        "gain-ratio": [a.ratio for a in about],
        "symmetric-uncertainty": [a.symmetric_uncertainty for a in about],
    }
    for measure, figures in ours.items():
        np.testing.assert_allclose(figures, WEKA[file][measure], atol=1e-12)


@given(st.integers(0, 2**32 - 1), st.integers(1, 5), st.integers(1, 4))
def test_the_gain_is_the_mutual_information(seed, n_labels, n_classes):
    random = np.random.default_rng(seed)
    x, y = random.integers(0, n_labels, 60), random.integers(0, n_classes, 60)
    about = information(x.astype(float), y, nominal(n_labels))
    assert about.gain == pytest.approx(mutual_info_score(x, y) / np.log(2), abs=1e-12)
    assert 0.0 <= about.symmetric_uncertainty <= 1.0 + 1e-12


def spread_row_by_row(x, y, n_labels, n_classes):
    """Each row with something missing adds the shares of the complete rows."""
    whole = ~np.isnan(x) & (y >= 0)
    known = np.zeros((n_labels, n_classes))
    for label, c in zip(x[whole], y[whole], strict=True):
        known[int(label), c] += 1
    table = known.copy()
    for label, c in zip(x[~whole], y[~whole], strict=True):
        if np.isnan(label) and c < 0:
            table += known / known.sum()
        elif np.isnan(label):
            table[:, c] += known.sum(axis=1) / known.sum()
        else:
            table[int(label)] += known.sum(axis=0) / known.sum()
    return table


@given(st.integers(0, 2**32 - 1))
def test_missing_values_are_spread_in_proportion(seed):
    random = np.random.default_rng(seed)
    x, y = random.integers(0, 3, 40).astype(float), random.integers(0, 3, 40)
    x[random.random(40) < 0.3] = np.nan
    y[random.random(40) < 0.2] = -1
    x[:3], y[:3] = 0.0, [0, 1, 2]  # something is known of every class
    table = spread_row_by_row(x, y, 3, 3)
    assert table.sum() == pytest.approx(40)
    about, expected = information(x, y, nominal(3)), of_table(table)
    assert about.gain == pytest.approx(expected.gain, abs=1e-12)
    assert about.ratio == pytest.approx(expected.ratio, abs=1e-12)


def test_numbers_are_cut_first():
    x = np.array([1.0] * 8 + [2.0] * 8)
    about = information(x, np.repeat([0, 1], 8), Attribute("a"))
    assert about.gain == about.ratio == about.symmetric_uncertainty == 1.0


@given(st.integers(1, 9), st.lists(st.integers(1, 9), min_size=2, max_size=5))
def test_independent_of_the_class_is_exactly_nothing(times, counts):
    """So that a threshold of 0 drops it."""
    about = of_table(np.outer(np.arange(1, times + 1), counts) * 1.0)
    assert about.gain == about.ratio == about.symmetric_uncertainty == 0.0


def test_nothing_known_says_nothing():
    for x, y in product(([np.nan] * 4, [0.0] * 4), ([-1] * 4, [0] * 4, [0, 1, 0, 1])):
        about = information(np.array(x), np.array(y), nominal(2))
        assert about.gain == about.ratio == about.symmetric_uncertainty == 0.0
    assert spread_missing(np.array([[0.0, 2.0], [3.0, 1.0]])).tolist() == [[0.0]]
    assert entropy(np.zeros(3)) == 0.0
