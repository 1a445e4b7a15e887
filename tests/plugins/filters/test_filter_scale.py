"""z-score, min-max and robust scaling equal scikit-learn's, gaps and labels aside."""

import time
import tracemalloc

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sklearn.preprocessing import MinMaxScaler, RobustScaler, StandardScaler

from workbench.api import Attribute, Problem
from workbench.bundled.filter_scale import MinMax, Robust, ZScore

PAIRS = [
    (ZScore(), StandardScaler()),
    (MinMax(), MinMaxScaler()),
    (MinMax(low=-2.0, high=5.0), MinMaxScaler((-2.0, 5.0))),
    (Robust(), RobustScaler()),
]
ids = [f"{type(ours).__name__}{i}" for i, (ours, _) in enumerate(PAIRS)]


def gappy(n=50, d=4, seed=0):
    random = np.random.default_rng(seed)
    X = random.lognormal(size=(n, d)) * [1.0, 1e6, 1e-6, 3.0]
    X[random.random(X.shape) < 0.1] = np.nan
    X[:, 3] = 0.1  # constant
    return X


@pytest.mark.parametrize(("ours", "theirs"), PAIRS, ids=ids)
def test_training_and_test_rows_are_those_of_scikit_learn(ours, theirs):
    train, test = gappy(seed=1), gappy(20, seed=2)
    np.testing.assert_allclose(
        ours.fit(train).transform(test),
        theirs.fit(train).transform(test),
        rtol=1e-12,
        atol=1e-12,
    )
    np.testing.assert_allclose(
        ours.transform(train), theirs.transform(train), rtol=1e-12, atol=1e-12
    )


@given(st.lists(st.floats(-1e6, 1e6, width=32), min_size=2, max_size=30))
def test_closed_forms_for_any_column(values):
    X = np.array(values)[:, None]
    z = ZScore().fit_transform(X)[:, 0]
    m = MinMax(low=1.0, high=3.0).fit_transform(X)[:, 0]
    r = Robust().fit_transform(X)[:, 0]
    if X.min() == X.max():
        assert not z.any()
        assert (m == 1.0).all()
        return
    spread = np.abs(X).max()
    if X.std() > 1e-6 * spread:  # else rounding of the mean is all there is to see
        assert abs(z.mean()) < 1e-6
        assert abs(z.std() - 1) < 1e-6
    assert m.min() == pytest.approx(1.0)
    assert m.max() == pytest.approx(3.0)
    assert abs(np.median(r)) <= 1e-9 * max(1.0, np.abs(r).max())


@pytest.mark.parametrize("cls", [ZScore, MinMax, Robust])
def test_only_chosen_columns_change(cls):
    X = gappy()[:, :3]
    labels = Attribute("shape", "nominal", ("round", "long"))
    attributes = (Attribute("a"), labels, Attribute("when", "date", (), "yyyy"))
    X[:, 1] = np.arange(len(X)) % 2
    both = cls().fit(X, attributes=attributes)
    assert both.columns_.tolist() == [0, 2]
    assert both.attributes_ == (Attribute("a"), labels, Attribute("when"))
    one = cls(attributes="when").fit(X, attributes=attributes)
    np.testing.assert_array_equal(one.transform(X)[:, :2], X[:, :2])
    np.testing.assert_array_equal(one.transform(X)[:, 2], both.transform(X)[:, 2])
    with pytest.raises(Problem, match="'shape' is nominal"):
        cls(attributes="a, shape").fit(X, attributes=attributes)


def test_a_column_without_a_known_value_stays_missing():
    X = np.column_stack([np.arange(4.0), np.full(4, np.nan)])
    for cls in (ZScore, MinMax, Robust):
        result = cls().fit_transform(X)
        assert np.isnan(result[:, 1]).all()
        assert np.isfinite(result[:, 0]).all()


def test_a_range_upside_down_is_refused():
    with pytest.raises(Problem, match=r"low = 2 and high = 1"):
        MinMax(low=2.0, high=1.0).fit([[0.0], [1.0]])


def test_a_large_table_takes_no_more_than_twice_its_memory():
    X = np.random.default_rng(0).normal(size=(200_000, 20))
    tracemalloc.start()
    started = time.process_time()
    result = ZScore().fit(X).transform(X)
    seconds = time.process_time() - started
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert result.nbytes == X.nbytes
    assert peak < 1.3 * X.nbytes  # beside the table itself
    assert seconds < 5  # of the processor; 0.2 are common
