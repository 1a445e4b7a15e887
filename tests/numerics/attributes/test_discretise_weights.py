"""Fayyad and Irani's cuts where rows have weights, against every cut tried in turn."""

import numpy as np
import pytest

from workbench.numerics.attributes.discretise import mdl_cuts


def entropy(weights):
    shares = weights[weights > 0] / weights.sum()
    return float(-(shares * np.log2(shares)).sum())


def literal_cuts(x, y, w):
    """Weights count in entropies and N; N - 1 cuts are those between rows."""
    order = np.argsort(x, kind="stable")
    x, y, w = x[order], y[order], w[order]

    def best(first, last):
        found = None
        for i in range(first + 1, last):
            if x[i - 1] < x[i]:
                sides = [
                    np.bincount(y[a:b], w[a:b], 3) for a, b in ((first, i), (i, last))
                ]
                cost = sum(side.sum() * entropy(side) for side in sides)
                if found is None or cost < found[0] - 1e-9:
                    found = (cost, i, sides)
        return found

    def cut(first, last):
        found = best(first, last) if last - first > 1 else None
        if found is None:
            return []
        cost, i, (left, right) = found
        whole = left + right
        gain = entropy(whole) - cost / whole.sum()
        k, k1, k2 = (int((side > 0).sum()) for side in (whole, left, right))
        delta = np.log2(3**k - 2) - (
            k * entropy(whole) - k1 * entropy(left) - k2 * entropy(right)
        )
        if gain <= (np.log2(last - first - 1) + delta) / whole.sum():
            return []
        return [*cut(first, i), (x[i - 1] + x[i]) / 2, *cut(i, last)]

    return cut(0, len(x))


@pytest.mark.parametrize("seed", range(12))
def test_weighted_cuts_by_trying_all(seed):
    random = np.random.default_rng(seed)
    n = int(random.integers(30, 200))
    y = random.integers(0, 3, n)
    x = random.normal(2 * y * random.random(), 1).round(1)
    w = random.choice([0.1, 0.5, 1, 2, 3.7], n)
    np.testing.assert_allclose(mdl_cuts(x, y, weights=w), literal_cuts(x, y, w))


def test_weights_of_one_change_nothing():
    random = np.random.default_rng(5)
    y = random.integers(0, 3, 400)
    x = random.normal(y, 1.0).round(2)
    plain = mdl_cuts(x, y)
    assert len(plain) > 0
    np.testing.assert_array_equal(mdl_cuts(x, y, weights=np.ones(400)), plain)


def test_rows_without_weight_part_nothing():
    x, y = np.arange(40.0), np.repeat([0, 1], 20)
    assert mdl_cuts(x, y, weights=np.ones(40)).tolist() == [19.5]
    assert mdl_cuts(x, y, weights=1.0 * (y == 0)).tolist() == []
