"""Rows of whole numbers: the very answers of a plain sort, with all their ties."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.examples import examples

from workbench.numerics.neighbours import neighbours as searches
from workbench.numerics.neighbours.block_search import BlockSearch
from workbench.numerics.neighbours.distances import measure_for
from workbench.numerics.neighbours.neighbours import neighbours
from workbench.numerics.neighbours.whole_search import WholeSearch


def literal(X, Q, k, *, own):
    """Sort all rows by exact squared distance and number, in Python's integers."""
    found = []
    for i, q in enumerate(Q.astype(int).tolist()):
        keys = [
            (sum((a - b) ** 2 for a, b in zip(q, x, strict=True)), j)
            for j, x in enumerate(X.astype(int).tolist())
            if not (own and j == i)
        ]
        found.append(sorted(keys)[:k])
    return (
        np.sqrt([[float(d) for d, _ in line] for line in found]),
        np.array([[j for _, j in line] for line in found]),
    )


def search_of(X):
    return WholeSearch(measure_for("euclidean", X), X)


@examples(2)
@given(
    n=st.integers(2, 70),
    d=st.integers(1, 4),
    size=st.sampled_from([1, 3, 300, 5_000, 3_000_000]),
    shift=st.sampled_from([0, -7, 10**6]),
    own=st.booleans(),
    data=st.data(),
)
def test_answers_by_a_plain_sort(n, d, size, shift, own, data):
    random = np.random.default_rng(data.draw(st.integers(0, 10**6)))
    X = random.integers(0, size + 1, (n, d)) * 1.0 + shift
    Q = X if own else random.integers(0, size + 1, (5, d)) * 1.0 + shift
    k = data.draw(st.integers(1, n - own))
    search = search_of(X)
    assert search.answers(Q)
    got = search.nearest(Q, k, np.arange(n) if own else None)
    expected = literal(X, Q, k, own=own)
    np.testing.assert_array_equal(got[1], expected[1])
    np.testing.assert_array_equal(got[0], expected[0])
    assert len(got[2]) == 0


@pytest.mark.parametrize("own", [True, False])
def test_the_search_takes_it_and_answers_as_blocks_do(own, monkeypatch):
    random = np.random.default_rng(3)
    X = random.integers(0, 4, (700, 10)) * 1.0
    Q = None if own else random.integers(0, 4, (400, 10)) * 1.0
    asked = []
    nearest = WholeSearch.nearest
    monkeypatch.setattr(
        WholeSearch, "nearest", lambda *given: asked.append(1) or nearest(*given)
    )
    got = neighbours(X, Q, 9)
    assert asked
    monkeypatch.setattr(WholeSearch, "answers", lambda *_: False)
    used = []
    blocks = BlockSearch.nearest
    monkeypatch.setattr(
        BlockSearch, "nearest", lambda *given: used.append(1) or blocks(*given)
    )
    expected = neighbours(X, Q, 9)
    assert used
    np.testing.assert_array_equal(got[1], expected[1])
    np.testing.assert_array_equal(got[0], expected[0])


def test_what_it_leaves_to_others():
    whole = np.arange(40.0).reshape(10, 4)
    assert search_of(whole).answers(whole)
    assert not search_of(whole).answers(whole + 0.5)
    assert not search_of(whole + 0.5).answers(whole)
    assert not search_of(whole * 1e8).answers(whole)  # squares beyond 2^53
    gap = whole.copy()
    gap[3, 1] = np.nan
    assert not search_of(gap).answers(whole)
    assert not search_of(whole).answers(gap)
    for metric in ("manhattan", "heom", "cosine", "hamming", "mahalanobis"):
        measure = measure_for(metric, whole)
        rows = measure.prepare(whole)
        assert not WholeSearch(measure, rows).answers(rows)


def test_few_rows_are_still_compared_with_all(monkeypatch):
    made = []
    monkeypatch.setattr(
        searches, "WholeSearch", lambda *given: made.append(1) or WholeSearch(*given)
    )
    neighbours(np.arange(30.0).reshape(10, 3), None, 2)
    assert not made
