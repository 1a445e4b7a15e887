"""Profiles and complete cross-validation against all partitions, one after the other."""

import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.spatial.distance import cdist

import workbench
from workbench.api import Problem
from workbench.numerics.neighbours.distances import measure_for
from workbench.numerics.prototypes.compactness import ccv_weights, compactness
from workbench.numerics.prototypes.row_table import RowTable


def all_partitions(D, y, train, k, order=None):
    """Return the error of k-NN averaged over all partitions, by plain loops."""
    n = len(y)
    rank = range(n) if order is None else order
    total = count = 0
    for chosen in itertools.combinations(range(n), train):
        for i in set(range(n)) - set(chosen):
            near = sorted(chosen, key=lambda j, i=i: (D[i, j], rank[j]))[:k]
            total += sum(y[j] != y[i] for j in near) > k / 2
            count += 1
    return total / count


def plain_table(X):
    return np.sqrt(((X[:, None] - X) ** 2).sum(-1))


@pytest.mark.parametrize("ties", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_ccv_is_the_mean_over_all_partitions(seed, ties):
    random = np.random.default_rng(seed)
    n = 7 + seed
    X = random.integers(0, 3, (n, 2)) * 1.0 if ties else random.random((n, 2))
    y = np.r_[0, 1, random.integers(0, 2, n - 2)]
    for k in (1, 3):
        found = compactness(RowTable(X), y, k)
        controls = np.arange(1, n - k + 1)
        expected = [all_partitions(plain_table(X), y, n - c, k) for c in controls]
        value, low, high = found.ccv(controls)
        assert value == pytest.approx(expected, abs=1e-12)
        assert (low <= value + 1e-12).all()
        assert (value <= high + 1e-12).all()


def test_three_neighbours_of_twelve_rows():
    random = np.random.default_rng(12)
    X, y = random.random((12, 3)), np.arange(12) % 2
    expected = all_partitions(plain_table(X), y, 7, 3)
    assert compactness(RowTable(X), y, 3).ccv([5])[0] == pytest.approx([expected])


def errors_of_all_subsets(D, y, k):
    """Return the error of k-NN by l = k … L-1, over all subsets that train, shape (3, L-k).

    The rows: of equal distances the lower row first, the own class first, the other first.
    """
    n, rows = len(y), np.arange(len(y))
    trains = (np.arange(2**n)[:, None] >> rows & 1).astype(bool)
    size = trains.sum(axis=1)
    other = y[:, None] != y
    errors = []
    for first in (np.broadcast_to(rows, (n, n)), other, ~other):
        order = np.lexsort((first, D))
        seen = trains[:, order]  # of each subset and row: which of its neighbours train
        near = seen & (seen.cumsum(axis=2) <= k)
        against = (near & np.take_along_axis(other, order, axis=1)).sum(axis=2)
        wrong = ((against > k / 2) & ~trains).sum(axis=1)
        judged = np.bincount(size) * (n - np.arange(n + 1))
        errors.append(np.bincount(size, wrong)[k:n] / judged[k:n])
    return np.array(errors)


@pytest.mark.parametrize(("k", "classes"), [(1, 2), (1, 3), (3, 2)])
@pytest.mark.parametrize("ties", [False, True])
def test_ccv_and_its_bounds_at_every_size_of_up_to_twelve_rows(ties, k, classes):
    random = np.random.default_rng(21)
    for n in range(k + 1, 13):
        X = random.integers(0, 3, (n, 2)) * 1.0 if ties else random.random((n, 2))
        y = np.r_[0, 1, random.integers(0, classes, n - 2)]
        found = compactness(RowTable(X), y, k)
        values = found.ccv(n - np.arange(k, n))
        assert values == pytest.approx(errors_of_all_subsets(plain_table(X), y, k))
        with pytest.raises(Problem):  # k votes need k rows that train
            found.ccv([n - k + 1])
    assert bool(len(found.tied)) == ties


@pytest.mark.parametrize("k", [1, 3])
def test_the_bounds_are_those_of_all_orders_of_equal_distances(k):
    X = np.array([[0.0], [1], [1], [2], [2], [3]])
    y = np.array([0, 0, 1, 1, 0, 1])
    D = plain_table(X)
    found = compactness(RowTable(X), y, k)
    for control in range(1, 6 - k + 1):
        # every row may break its ties by an order of its own: least and greatest by row
        least = greatest = 0.0
        for i in range(6):
            errors = [
                one_row(D, y, i, 6 - control, k, order)
                for order in itertools.permutations(range(6))
            ]
            least, greatest = least + min(errors), greatest + max(errors)
        value, low, high = found.ccv([control])[:, 0]
        assert low == pytest.approx(least / 6)
        assert high == pytest.approx(greatest / 6)
        assert low <= value <= high
    assert len(found.tied) == 6  # each has both classes at one distance


def one_row(D, y, i, train, k, order):
    others = sorted(
        (j for j in range(len(y)) if j != i), key=lambda j: (D[i, j], order[j])
    )
    sets = list(itertools.combinations(others, train))
    return sum(sum(y[j] != y[i] for j in s[:k]) > k / 2 for s in sets) / len(sets)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.integers(2, 25), st.integers(1, 4))
def test_laws_of_the_profile(seed, n, classes):
    random = np.random.default_rng(seed)
    X = random.integers(0, 4, (n, 2)).astype(float)
    y = random.integers(0, classes, n)
    found = compactness(RowTable(X), y)
    assert found.profile.sum() == (y[:, None] != y).sum()
    D = plain_table(X)
    np.fill_diagonal(D, np.inf)
    leave_one_out = np.mean(y[D.argmin(axis=1)] != y)
    assert found.ccv([1])[0, 0] == pytest.approx(leave_one_out)
    if len(set(y)) <= 2 and n > 3:
        for control in range(1, n - 2):
            assert ccv_weights(n, control, 3).sum() == pytest.approx(1.0)
    for control in range(1, n):
        assert ccv_weights(n, control).sum() == pytest.approx(1.0)


def test_the_strips():
    data = workbench.read("builtin:thesis21-strips")
    found = compactness(RowTable(data.X), data.y)
    assert found.profile[:3].tolist() == [56, 90, 93]
    assert found.ccv([1])[0, 0] == pytest.approx(0.28)


def test_many_rows_keep_their_weights():
    assert ccv_weights(4_000, 3_999).sum() == pytest.approx(1.0)
    assert ccv_weights(4_000, 2_000, 5).sum() == pytest.approx(1.0)


@pytest.mark.parametrize("metric", ["euclidean", "manhattan", "chebyshev"])
def test_scipy_adds_up_as_the_searches_do(metric):
    X = np.random.default_rng(1).normal(size=(120, 13)) * 10.0 ** np.arange(-6, 7)
    measure = measure_for(metric, X)
    assert (RowTable(X, metric=metric).whole() == measure.table(X, X)).all()


@pytest.mark.parametrize("k", [1, 3, 12])
def test_the_nearest_are_those_of_the_searches(k):
    X = np.random.default_rng(2).integers(0, 4, (90, 3)).astype(float)
    table = RowTable(X)
    for mine, other in zip(
        table.nearest(k), table.search.nearest(None, k), strict=True
    ):
        assert (mine == other).all()
    halved = table.ordered(np.arange(0, 90, 2)).nearest(k)
    expected = RowTable(X[::2]).search.nearest(None, k)
    assert all((a == b).all() for a, b in zip(halved, expected, strict=True))
    assert (table.whole() == table.block(slice(0, 90))).all()


def test_other_distances_are_taken_as_they_are():
    X = np.random.default_rng(1).random((40, 3))
    canberra = cdist(X, X, "canberra")
    assert RowTable(X, metric="canberra").whole() == pytest.approx(canberra)
    shared = RowTable(X, metric="shared", shared_k=5)
    some = np.array([7, 2])
    assert (shared.ordered(some).whole() == shared.whole()[np.ix_(some, some)]).all()


@pytest.mark.parametrize(
    ("k", "classes", "said"),
    [
        (2, 2, "an odd k"),
        (3, 3, "bounds for more are not offered"),
        (9, 2, "at most 7"),
    ],
)
def test_what_is_not_known_is_refused(k, classes, said):
    X, y = np.arange(8.0)[:, None], np.arange(8) % classes
    with pytest.raises(Problem, match=said):
        compactness(RowTable(X), y, k)


@pytest.mark.parametrize("control", [0, 8, -1])
def test_control_rows_out_of_range(control):
    X, y = np.arange(8.0)[:, None], np.arange(8) % 2
    with pytest.raises(Problem, match="1 to 7"):
        compactness(RowTable(X), y).ccv([control])
