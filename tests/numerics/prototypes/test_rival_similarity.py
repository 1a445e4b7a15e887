"""Rival similarity, types of rows and margins of votes against plain loops."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from workbench.api import Problem
from workbench.numerics.neighbours.neighbours import neighbours
from workbench.numerics.prototypes.compactness import compactness
from workbench.numerics.prototypes.rival_similarity import check_cuts, row_types
from workbench.numerics.prototypes.row_table import RowTable
from workbench.numerics.prototypes.vote_margins import vote_margins
from workbench.numerics.votes.votes import Weighting


def plain_similarity(X, y, k):
    result = []
    for i in range(len(y)):
        means = {}
        for c in set(y):
            near = sorted(
                np.linalg.norm(X[i] - X[j])
                for j in range(len(y))
                if j != i and y[j] == c
            )[:k]
            means[c] = np.mean(near) if near else np.nan
        r = means.pop(y[i])
        q = min(means.values(), default=np.nan)
        result.append(0.0 if q == r == 0 else (q - r) / (q + r))
    return result


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10_000), st.integers(2, 20), st.integers(1, 4), st.integers(1, 4))
def test_similarity_is_that_of_the_loops(seed, n, classes, k):
    random = np.random.default_rng(seed)
    X = random.integers(0, 4, (n, 2)).astype(float)
    y = random.integers(0, classes, n) * 3
    found = compactness(RowTable(X), y, n_nearest=k)
    expected = plain_similarity(X, y, k)
    assert found.similarity == pytest.approx(expected, nan_ok=True)
    assert found.reliability == pytest.approx(np.nansum(expected))


def test_rows_alone_have_none():
    X = np.array([[0.0], [1.0], [5.0]])
    assert np.isnan(compactness(RowTable(X), np.zeros(3, int)).similarity).all()
    alone = compactness(RowTable(X), np.array([0, 0, 1])).similarity
    assert np.isnan(alone).tolist() == [False, False, True]


def test_twins_of_different_classes_are_on_the_border():
    X = np.zeros((4, 2))
    assert (
        compactness(RowTable(X), np.array([0, 1, 0, 1])).similarity.tolist() == [0] * 4
    )


def test_types_begin_at_their_cuts():
    values = np.array([-0.6, -0.5, -0.1, 0.0, 0.25, 0.74, 0.75, np.nan])
    assert row_types(values).tolist() == [0, 1, 1, 2, 3, 3, 4, -1]


@pytest.mark.parametrize("cuts", [(0, 1, 2), (0.5, 0.0, 1, 2), (0, np.nan, 1, 2)])
def test_cuts_that_are_none(cuts):
    with pytest.raises(Problem, match="four numbers"):
        check_cuts(cuts)


@pytest.mark.parametrize("scheme", ["uniform", "linear", "distance", "gaussian"])
def test_margins_are_votes_ahead(scheme):
    random = np.random.default_rng(5)
    X, y = random.random((30, 2)), random.integers(0, 3, 30)
    d, rows = neighbours(X, None, 5)
    sigma = d[:, -1].mean()
    for i, margin in enumerate(vote_margins(d, rows, y, Weighting(scheme))):
        sums = dict.fromkeys(range(3), 0.0)
        for place, (distance, j) in enumerate(zip(d[i], rows[i], strict=True)):
            sums[y[j]] += {
                "uniform": 1.0,
                "linear": (5 - place) / 5,
                "distance": 1 / distance,
                "gaussian": np.exp(-(distance**2) / (2 * sigma**2)),
            }[scheme]
        own = sums.pop(y[i])
        assert margin == pytest.approx(own - max(sums.values()))


def test_one_class_has_no_margin():
    d, rows = neighbours(np.arange(4.0)[:, None], None, 2)
    assert np.isnan(vote_margins(d, rows, np.zeros(4, int), Weighting())).all()
