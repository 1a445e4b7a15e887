"""Order, finding and gaps against plain loops over all cells."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.api import Attribute, Dataset
from workbench.compute.describing.row_search import (
    find_text,
    gaps,
    order_of,
    rows_missing,
    sort_keys,
)
from workbench.compute.reading.readers import read

VALUES = st.lists(
    st.one_of(st.floats(-5, 5, width=16), st.just(float("nan"))),
    min_size=0,
    max_size=30,
)


@given(values=VALUES, descending=st.booleans())
def test_order_is_stable_with_missing_last(values, descending):
    rows = range(len(values))
    known = [r for r in rows if not np.isnan(values[r])]
    expected = sorted(known, key=lambda r: -values[r] if descending else values[r])
    expected += [r for r in rows if np.isnan(values[r])]
    assert order_of(np.array(values), descending).tolist() == expected


def test_labels_are_sorted_by_their_text():
    data = read("builtin:mixed-demo")
    keys = sort_keys(data, 1)
    texts = [data.text(r, 1) for r in order_of(keys)]
    assert texts == [*sorted(t for t in texts if t != "?"), "?"]


def brute_find(data, wanted):
    hits = []
    for row in range(data.n_rows):
        for column, attribute in enumerate(data.columns):
            text = data.text(row, column)
            if wanted == "?" or text == "?":
                found = wanted == text
            elif attribute.values:
                found = wanted in text.casefold()
            else:
                found = _number(wanted) is not None and float(text) == _number(wanted)
            if found:
                hits.append([row, column])
    return hits


def _number(text):
    try:
        return float(text)
    except ValueError:
        return None


@pytest.mark.parametrize("text", ["re", "RED", "?", "34", "2300", "yes", "0", "zebra"])
def test_find_equals_a_look_at_every_cell(text):
    data = read("builtin:mixed-demo")
    assert find_text(data, text).tolist() == brute_find(data, text.casefold())


def test_find_finds_what_is_shown_with_ten_digits():
    X = np.array([[1 / 3], [0.33333], [0.0], [-0.0]])
    data = Dataset(X, np.zeros(4), (Attribute("a"),), Attribute("c"))
    assert find_text(data, f"{1 / 3:.10g}")[:, 0].tolist() == [0]
    assert [r for r, c in find_text(data, "0").tolist() if c == 0] == [2, 3]


def test_find_dates_by_their_text():
    days = np.array(["2024-05-01", "2024-06-01"], "datetime64[ms]").astype(float)
    data = Dataset(
        days[:, None], np.zeros(2), (Attribute("d", "date"),), Attribute("c")
    )
    assert find_text(data, "2024-06").tolist() == [[1, 0]]


@given(
    absent=st.lists(
        st.tuples(*[st.booleans()] * 3), min_size=1, max_size=40
    ),
    bands=st.integers(1, 12),
)  # fmt: skip
def test_gaps_equal_counting_by_hand(absent, bands):
    mask = np.array(absent)
    X = np.where(mask[:, :2], np.nan, 1.0)
    y = np.where(mask[:, 2], -1, 0)
    names = (Attribute("a"), Attribute("b"))
    data = Dataset(X, y, names, Attribute("c", "nominal", ("u",)))
    found = gaps(data, bands)
    edges = found.edges
    assert (edges[0], edges[-1]) == (0, len(mask))
    for band, (first, end) in enumerate(itertools.pairwise(edges)):
        shares = mask[first:end].mean(axis=0)
        assert found.strip[band] == pytest.approx(shares, abs=1e-6)
    patterns = {}
    for row in absent:
        if any(row):
            patterns[row] = patterns.get(row, 0) + 1
    told = {
        tuple(bool(v) for v in p): int(n)
        for p, n in zip(found.patterns, found.counts, strict=True)
    }
    assert told == patterns
    assert found.counts.tolist() == sorted(found.counts, reverse=True)
    assert found.complete == sum(not any(row) for row in absent)
    for pattern in patterns:
        rows = rows_missing(data, np.array(pattern)).tolist()
        assert rows == [i for i, row in enumerate(absent) if row == pattern]
