"""Pairs are drawn without bias, targets without regard to the order of rows."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.spatial.distance import cdist
from scipy.stats import chisquare

from workbench.api import Problem
from workbench.api.constraints import Constraints
from workbench.numerics.metrics.pairs import draw_pairs, pair_scatter, target_neighbours


def all_pairs(codes, same):
    i, j = np.triu_indices(len(codes), 1)
    fitting = (codes[i] == codes[j]) == same
    return {(int(a), int(b)) for a, b in zip(i[fitting], j[fitting], strict=True)}


@given(
    st.lists(st.integers(0, 3), min_size=2, max_size=25),
    st.integers(1, 60),
    st.integers(0, 99),
)
def test_pairs_are_different_and_of_their_kind(labels, n_each, seed):
    codes = np.array(labels)
    for pairs, same in zip(draw_pairs(codes, n_each, seed), (True, False), strict=True):
        there = all_pairs(codes, same)
        drawn = {tuple(pair) for pair in pairs.tolist()}
        assert drawn <= there
        assert len(drawn) == len(pairs) == min(n_each, len(there))


@pytest.fixture(scope="module")
def many_draws():
    """Pairs drawn with 3 000 seeds from classes of very different size."""
    codes = np.repeat([0, 1, 2], [9, 5, 2])
    return codes, [draw_pairs(codes, 3, seed) for seed in range(3000)]


@pytest.mark.parametrize("same", [True, False])
def test_every_pair_is_equally_likely(same, many_draws):
    codes, draws = many_draws
    there = sorted(all_pairs(codes, same))
    count = dict.fromkeys(there, 0)
    for pairs in draws:
        for pair in pairs[0 if same else 1].tolist():
            count[tuple(pair)] += 1
    assert chisquare(list(count.values())).pvalue > 1e-4


def test_many_rows_of_tiny_classes():
    codes = np.repeat(np.arange(3000), 2)
    similar, dissimilar = draw_pairs(codes, 10_000, 1)
    assert len(similar) == 3000  # all there are
    assert (codes[similar[:, 0]] == codes[similar[:, 1]]).all()
    assert len(np.unique(dissimilar, axis=0)) == 10_000


def test_targets_are_the_nearest_of_the_class():
    random = np.random.default_rng(0)
    X, codes = random.normal(size=(60, 3)), random.integers(0, 3, 60)
    codes[0] = 7  # alone in its class
    rows, targets = target_neighbours(X, codes, 4)
    table = cdist(X, X)
    for row in range(60):
        mine = np.flatnonzero((codes == codes[row]) & (np.arange(60) != row))
        expected = mine[np.argsort(table[row, mine])][:4]
        assert targets[rows == row].tolist() == expected.tolist()
    assert (np.diff(rows) >= 0).all()


def test_ties_do_not_favour_the_first_rows():
    X, codes = np.zeros((40, 1)), np.zeros(40, np.int64)
    chosen = np.zeros(40)
    for seed in range(50):
        _, targets = target_neighbours(X, codes, 3, seed)
        chosen += np.bincount(targets, minlength=40)
    early, late = chosen[:20].sum(), chosen[20:].sum()
    assert early == pytest.approx(late, rel=0.25)


@given(st.integers(0, 2**32 - 1))
def test_scatter_is_the_sum_over_pairs(seed):
    random = np.random.default_rng(seed)
    X = random.normal(size=(12, 3))
    i, j = random.integers(0, 12, (2, 30))
    w = random.normal(size=30)
    literal = sum(
        weight * np.outer(X[a] - X[b], X[a] - X[b])
        for a, b, weight in zip(i, j, w, strict=True)
    )
    assert pair_scatter(X, i, j, w) == pytest.approx(literal, abs=1e-11)
    assert pair_scatter(X, i, j) == pytest.approx(pair_scatter(X, i, j, np.ones(30)))


def test_constraints_by_hand_are_sorted_by_kind():
    found = Constraints.given([[0, 1, 1], [2, 3, -1], [4, 0, 1]], [[0, 1, 2]], n_rows=5)
    assert found.similar.tolist() == [[0, 1], [4, 0]]
    assert found.dissimilar.tolist() == [[2, 3]]
    assert found.triples.tolist() == [[0, 1, 2]]
    assert found.total == 4


@pytest.mark.parametrize(
    ("pairs", "triples", "says"),
    [
        ([[0, 9, 1]], None, "row 9"),
        ([[-1, 0, 1]], None, "row -1"),
        ([[1, 1, 1]], None, "beside itself"),
        ([[0, 1, 2]], None, "another mark"),
        ([[0, 1]], None, "three in each line"),
        ([[0.5, 1.0, 1.0]], None, "whole numbers"),
        (None, [[0, 1, 1]], "beside itself"),
    ],
)
def test_bad_constraints_give_one_line(pairs, triples, says):
    with pytest.raises(Problem, match=says):
        Constraints.given(pairs, triples, n_rows=5)
