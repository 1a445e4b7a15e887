"""The nearest kept row of many places, against a search among all rows kept."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.examples import examples

from workbench.core.plane.nearest_rows import NearestRows


def brute(rows, places, kept, p):
    """Return the lowest of the nearest kept rows of each place, by sums of powers."""
    apart = np.abs(places[:, None] - rows[None])
    gaps = apart.max(axis=2) if np.isinf(p) else (apart**p).sum(axis=2)
    gaps[:, ~kept] = np.inf
    return gaps.argmin(axis=1), gaps.min(axis=1)


@examples()
@given(st.data())
def test_rows_that_come_and_go_leave_what_a_search_finds(data):
    n, m = data.draw(st.integers(1, 12)), data.draw(st.integers(1, 20))
    d, p = data.draw(st.integers(1, 3)), data.draw(st.sampled_from([1.0, 2.0, np.inf]))
    # whole numbers: sums are exact, and many distances are equal
    cells = st.lists(st.integers(0, 4), min_size=(n + m) * d, max_size=(n + m) * d)
    values = np.array(data.draw(cells), float).reshape(n + m, d)
    rows, places = values[:n], values[n:]
    found = NearestRows(rows, places, p)
    if data.draw(st.booleans()):
        found.keep_all(*brute(rows, places, np.ones(n, bool), p))
    kept = found.kept.copy()
    for row in data.draw(st.lists(st.integers(0, n - 1), max_size=30)):
        if kept[row]:
            found.drop(row)
        else:
            found.add(row)
        kept[row] = not kept[row]
        assert (found.kept == kept).all()
        if kept.any():
            nearest, gap = brute(rows, places, kept, p)
            assert (found.nearest == nearest).all()
            assert (found.gap == gap).all()
        else:
            assert (found.nearest == -1).all()


@pytest.mark.parametrize("p", [0.5, 3.0])
def test_a_search_in_pieces_is_one_search(p):
    random = np.random.default_rng(3)
    rows, places = random.normal(size=(700, 2)), random.normal(size=(2000, 2))
    kept = random.random(700) < 0.6
    found = NearestRows(rows, places, p)
    found.search(kept)
    nearest, _ = brute(rows, places, kept, p)
    assert (found.nearest == nearest).all()


def test_what_is_kept_already_is_not_added_again():
    found = NearestRows(np.array([[0.0], [1.0]]), np.array([[0.2]]))
    found.add(1)
    found.add(1)
    assert found.nearest.tolist() == [1]
    found.drop(0)  # it was not kept
    assert found.nearest.tolist() == [1]
