"""Parzen windows: sums by plain loops, empty windows, and what is refused."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.integrate import quad
from sklearn.datasets import load_iris
from support.examples import examples

from workbench.api import Attribute, Problem
from workbench.bundled.parzen import Parzen
from workbench.bundled.parzen_regression import ParzenRegression
from workbench.numerics.votes.rough_windows import grid_sums, rough_sums
from workbench.numerics.votes.windows import (
    KERNELS,
    kernel_values,
    log_kernel_integral,
)

MIXED = (Attribute("a"), Attribute("b", "nominal", ("p", "q", "r")))
cell = st.one_of(st.integers(0, 4).map(float), st.just(math.nan))
label = st.one_of(st.integers(0, 2).map(float), st.just(math.nan))
tables = st.lists(st.tuples(cell, label), min_size=3, max_size=14)


def literal_kernel(r, kernel):
    if kernel == "gaussian":
        return math.exp(-r * r / 2)
    if r > 1:
        return 0.0
    return {
        "uniform": 1.0,
        "triangular": 1 - r,
        "epanechnikov": 1 - r * r,
        "quartic": (1 - r * r) ** 2,
    }[kernel]


def literal_distance(a, b, span):
    """Euclid: a missing number is a range away, another or a missing label 1."""
    number = span if math.isnan(a[0]) or math.isnan(b[0]) else abs(a[0] - b[0])
    name = 1.0 if math.isnan(a[1]) or math.isnan(b[1]) else float(a[1] != b[1])
    return math.sqrt(number * number + name * name)


def literal_weights(train, query, kernel, width, k):
    """Return the weight of every row, and the rows by distance."""
    numbers = [row[0] for row in train if not math.isnan(row[0])]
    span = max(numbers) - min(numbers)
    d = [literal_distance(query, row, span) for row in train]
    order = sorted(range(len(d)), key=lambda i: (d[i], i))
    h = width if width is not None else d[order[min(k + 1, len(d)) - 1]]
    r = [(0.0 if x == 0 else math.inf) if h == 0 else x / h for x in d]
    return [literal_kernel(x, kernel) for x in r], order


@examples(2)
@given(
    train=tables,
    query=st.tuples(cell, label),
    kernel=st.sampled_from(KERNELS),
    width=st.sampled_from([None, 0.5, 1.0, 2.0, 5.0]),
    k=st.integers(1, 5),
    empty=st.sampled_from(["nearest", "first", "prior"]),
    data=st.data(),
)
def test_shares_and_means_on_mixed_data_by_loops(
    train, query, kernel, width, k, empty, data
):
    train = [(0.0, 0.0), (4.0, 1.0), *train]
    n = len(train)
    y = data.draw(st.lists(st.integers(0, 2), min_size=n, max_size=n))
    y[:3] = [0, 1, 2]
    weights, order = literal_weights(train, query, kernel, width, k)
    total = [
        sum(w for w, c in zip(weights, y, strict=True) if c == i) for i in range(3)
    ]
    numbers = [float(c) ** 2 - 1 for c in y]
    if sum(weights) > 0:
        mean = sum(w * t for w, t in zip(weights, numbers, strict=True)) / sum(weights)
    elif empty == "prior":
        total, mean = [y.count(i) for i in range(3)], sum(numbers) / n
    else:
        own = y[order[0]] if empty == "nearest" else 0
        total, mean = [float(i == own) for i in range(3)], numbers[order[0]]
    asked = np.array([query])
    model = Parzen(kernel, width, k, empty).fit(np.array(train), y, attributes=MIXED)
    expected = np.array(total) / sum(total)
    np.testing.assert_allclose(model.predict_proba(asked)[0], expected, atol=1e-12)
    if empty != "first":
        numbers_of = ParzenRegression(kernel, width, k, empty)
        numbers_of.fit(np.array(train), numbers, attributes=MIXED)
        np.testing.assert_allclose(numbers_of.predict(asked), mean, atol=1e-12)


@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize("width", [None, 0.4])
@pytest.mark.parametrize("metric", ["euclidean", "manhattan", "mahalanobis", "cosine"])
def test_one_question_to_all_is_n_fits(kernel, width, metric):
    X, y = load_iris(return_X_y=True)
    keep = np.r_[40:60, 95:110]
    X, y = X[keep], y[keep]
    given = {"kernel": kernel, "width": width, "n_neighbors": 3, "metric": metric}
    scores = Parzen(**given).leave_one_out(X, y)
    if metric == "mahalanobis":  # which learns from all rows
        assert not Parzen(**given).leave_one_out_is_exact(X)
        return
    for i in range(len(X)):
        rest = np.arange(len(X)) != i
        model = Parzen(**given).fit(X[rest], y[rest])
        got = model.predict_proba(X[i : i + 1])[0]
        np.testing.assert_allclose(got, scores[i], atol=1e-10)


@pytest.mark.parametrize("kernel", KERNELS)
def test_a_kernel_integrates_to_its_closed_form(kernel):
    def value(r):
        return float(kernel_values(np.array([r]), kernel)[0])

    end = np.inf if kernel == "gaussian" else 1.0
    for d, sphere in ((1, 2.0), (2, 2 * np.pi), (3, 4 * np.pi)):
        radial = quad(lambda r, d=d: value(r) * r ** (d - 1), 0, end)[0]
        assert math.exp(log_kernel_integral(kernel, d)) == pytest.approx(
            sphere * radial, rel=1e-8
        )
    # the square of side 2h under the largest difference: 4 rays of one octant each
    radial = quad(lambda r: value(r) * r, 0, end)[0]
    assert math.exp(log_kernel_integral(kernel, 2, np.inf)) == pytest.approx(
        8 * radial, rel=1e-8
    )


def test_of_equal_sums_the_first_class_wins_and_weights_count():
    X, y = [[0.0], [2.0]], ["b", "a"]
    assert Parzen(width=3.0).fit(X, y).predict([[1.0]]).tolist() == ["a"]
    heavy = Parzen(width=3.0).fit(X, y, sample_weight=[3.0, 1.0])
    np.testing.assert_allclose(heavy.predict_proba([[1.0]]), [[0.25, 0.75]])


def test_a_row_on_the_edge_of_the_window():
    X, y = [[0.0], [1.0], [-1.0], [5.0]], [0, 1, 2, 1]
    # neighbour k + 1 ends the window, with all others as far
    shares = Parzen("uniform", None, 1).fit(X, y).predict_proba([[0.0]])
    np.testing.assert_allclose(shares, [[1 / 3, 1 / 3, 1 / 3]])
    shares = Parzen("triangular", None, 1).fit(X, y).predict_proba([[0.0]])
    assert shares.tolist() == [[1, 0, 0]]


def test_a_gaussian_sees_far_beyond_its_width():
    X, y = [[0.0], [1.0]], ["near", "far"]
    model = Parzen("gaussian", 0.01).fit(X, y)
    assert model.predict([[100.0], [-50.0]]).tolist() == ["far", "near"]
    number = ParzenRegression("gaussian", 0.01).fit(X, [3.0, 7.0])
    np.testing.assert_allclose(number.predict([[100.0], [0.5]]), [7.0, 5.0])


def test_nobody_in_the_window():
    X, y = [[0.0], [1.0], [1.0]], ["b", "a", "a"]

    def said(empty):
        return Parzen(width=0.1, empty=empty).fit(X, y).predict_proba([[0.2]])[0]

    assert said("nearest").tolist() == [0, 1]
    assert said("first").tolist() == [1, 0]
    np.testing.assert_allclose(said("prior"), [2 / 3, 1 / 3])
    for cls, target in ((Parzen, y), (ParzenRegression, [1.0, 2.0, 3.0])):
        model = cls(width=0.1, empty="refuse").fit(X, target)
        with pytest.raises(Problem, match="window of 1 of 2 rows, the first row 1"):
            model.predict([[0.0], [0.5]])


@pytest.mark.parametrize("cls", [Parzen, ParzenRegression])
@pytest.mark.parametrize(
    "params",
    [{"width": 0.0}, {"width": -1.0}, {"n_neighbors": 0}, {"kernel": "box"},
     {"empty": "guess"}],
)  # fmt: skip
def test_bad_parameters_are_one_line(cls, params):
    with pytest.raises(Problem, match=f"{next(iter(params))} = .*expected|did you"):
        cls(**params).fit([[0.0], [1.0]], [0, 1])


def test_a_window_that_reaches_the_last_row_is_said():
    model = Parzen(n_neighbors=7).fit(np.arange(12.0).reshape(6, 2), [0, 1] * 3)
    assert model.note_ == "n_neighbors = 7: the window ends at the last of 6 rows."


def test_many_rows_in_one_place_decide_alone():
    X = np.array([[0.0]] * 4 + [[1.0]])
    model = Parzen("gaussian", None, 2).fit(X, [0, 0, 0, 1, 1])
    np.testing.assert_allclose(model.predict_proba([[0.0]]), [[0.75, 0.25]])


@pytest.mark.parametrize("kernel", KERNELS)
def test_a_window_of_no_width_asks_all_rows_in_its_place(kernel):
    X = np.array([[0.0]] * 4 + [[1.0]] * 5)
    y = np.array([0, 0, 1, 1, 0, 0, 1, 1, 1])
    for order in (np.arange(9), np.arange(9)[::-1]):
        model = Parzen(kernel, n_neighbors=2).fit(X[order], y[order])
        shares = model.predict_proba([[0.0], [1.0]])
        np.testing.assert_allclose(shares, [[0.5, 0.5], [0.4, 0.6]])
        alone = model.leave_one_out(X[order], y[order])[np.argsort(order)]
        np.testing.assert_allclose(alone[[0, 2]], [[1 / 3, 2 / 3], [2 / 3, 1 / 3]])


def test_nearest_rows_of_several_classes_are_counted():
    X, y = [[0.0], [2.0], [10.0], [12.0], [20.0]], ["a", "b", "b", "b", "a"]
    model = Parzen(width=0.5).fit(X, y)
    assert model.predict([[11.0], [10.1]]).tolist() == ["b", "b"]
    assert model.n_tied_ == 0
    assert model.predict([[1.0], [11.0], [0.9]]).tolist() == ["a", "b", "a"]
    assert model.n_tied_ == 1
    # of the others, row 2 has one and row 1 two that are as near
    model.leave_one_out([[0.0], [1.0], [2.0], [4.0]], ["a", "a", "b", "b"])
    assert model.n_tied_ == 1


@pytest.mark.parametrize("width", [None, 0.3, 1e-9])
def test_a_picture_of_gaussian_windows_has_the_classes_of_exact_ones(width):
    random = np.random.default_rng(4)
    lattice = random.integers(0, 4, (60, 2)).astype(float)  # ties, rows in one place
    for X in (lattice, random.normal(size=(60, 2)), 1e6 + random.random((60, 3))):
        y = random.integers(0, 3, 60)
        Q = np.vstack([X, (X[:30] + X[30:]) / 2, X * 3 - 5, X[:1] + 1e9])
        model = Parzen("gaussian", width=width, n_neighbors=3).fit(X, y)
        drawn, exact = model.drawn_proba(Q), model.predict_proba(Q)
        assert np.array_equal(drawn.argmax(axis=1), exact.argmax(axis=1))
        np.testing.assert_allclose(drawn, exact, atol=1e-5)
        single = Parzen("gaussian", width=width).fit(X, np.zeros(60))
        assert (single.drawn_proba(Q) == 1.0).all()


@pytest.mark.parametrize("width", [1e-9, 0.02, 0.3, 40.0])
def test_a_grid_of_gaussian_windows_has_the_classes_of_exact_ones(width):
    random = np.random.default_rng(4)
    lattice = random.integers(0, 4, (60, 2)).astype(float)  # ties, rows in one place
    axis, lines = np.linspace(-1, 4, 21), np.linspace(-9, 3.5, 16)
    grid = np.stack(np.meshgrid(axis, lines), -1).reshape(-1, 2)
    for X in (lattice, random.normal(size=(60, 2)), random.normal(size=(60, 3))):
        y = random.integers(0, 3, 60)
        asked = np.column_stack([grid, np.full((len(grid), X.shape[1] - 2), 0.5)])
        model = Parzen("gaussian", width=width).fit(X, y)
        codes = np.eye(3)[y]
        assert grid_sums(X, asked, width, codes) is not None
        for points in (asked, asked[:-3], asked[random.permutation(len(asked))]):
            drawn, exact = model.drawn_proba(points), model.predict_proba(points)
            assert np.array_equal(drawn.argmax(axis=1), exact.argmax(axis=1))
            np.testing.assert_allclose(drawn, exact, atol=1e-5)


@pytest.mark.parametrize("k", [1, 5, 200])
def test_rows_far_from_a_tile_change_no_class_of_a_window_that_reaches_a_row(k):
    random = np.random.default_rng(7)
    near, apart = random.normal(size=(300, 2)), 40.0 + random.normal(size=(150, 2))
    X, y = np.vstack([near, apart, near[:30]]), random.integers(0, 3, 480)
    axis = np.linspace(-4, 44, 30)
    asked = np.stack(np.meshgrid(axis, axis), -1).reshape(-1, 2)
    asked = np.vstack([asked, near, asked[:1] - 1e6])
    model = Parzen("gaussian", n_neighbors=k).fit(X, y)
    drawn, exact = model.drawn_proba(asked), model.predict_proba(asked)
    assert np.array_equal(drawn.argmax(axis=1), exact.argmax(axis=1))
    np.testing.assert_allclose(drawn, exact, atol=1e-5)


def full_sums(X, codes, asked, widths):
    """Return the sums over all rows in double precision."""
    squares = ((asked[:, None] - X) ** 2).sum(axis=2)
    return np.exp(-squares / (2 * widths[:, None] ** 2)) @ codes


#: What may be missing for each row, where a window reaches one: sqrt(40) widths and more.
LEFT_OUT = np.exp(-20.0)
#: What a term may be wrong by in single precision.
ROUNDING = 2.0**-22


@pytest.mark.parametrize("exponent", [2.0, 8.0, 14.0, 17.0, 19.0, 19.9, 20.1, 23.0])
def test_no_row_is_left_out_that_weighs_more_than_the_bound(exponent):
    n, h = 4000, 0.37
    turn = np.linspace(0.0, 2.0 * np.pi, n, endpoint=False)
    ring = h * np.sqrt(2.0 * exponent) * np.stack([np.cos(turn), np.sin(turn)], axis=1)
    X = np.vstack([ring, [[h, 0.0]]])
    codes = np.repeat(np.eye(2)[[1, 0]], [n, 1], axis=0)
    asked, widths = np.zeros((1, 2)), np.array([h])
    sums, _ = rough_sums(X, asked, widths, codes, reaching=True)
    missing = full_sums(X, codes, asked, widths) - sums
    assert abs(missing[0, 0]) <= 1e-6
    # single precision is a small part of a sum as small as that of rows far away
    assert abs(missing[0, 1]) <= n * LEFT_OUT + n * ROUNDING * sums[0, 1]
    if exponent < 20.0:
        assert sums[0, 1] > 0.0
    else:
        assert sums[0, 1] == 0.0


@examples(0.4)
@given(st.integers(0, 10_000), st.integers(1, 3), st.integers(1, 12))
def test_sums_of_a_picture_are_those_of_all_rows_within_the_bound(seed, d, k):
    random = np.random.default_rng(seed)
    X = np.vstack([random.random((200, d)), 3.0 + 2.0 * random.random((100, d))])
    codes = np.eye(3)[random.integers(0, 3, 300)]
    asked = 5.0 * random.random((400, d))
    squares = np.sort(((asked[:, None] - X) ** 2).sum(axis=2), axis=1)
    widths = np.sqrt(squares[:, k])
    sums, doubtful = rough_sums(X, asked, widths, codes, reaching=True)
    full = full_sums(X, codes, asked, widths)
    mass = full.sum(axis=1, keepdims=True)
    apart = np.abs(sums - full) <= 300 * LEFT_OUT + 308 * ROUNDING * mass
    assert apart[widths > 0.01].all()  # narrower ones are drawn exactly
    assert doubtful[widths < 1e-4].all()
    sure = ~doubtful
    assert sure.sum() > 200
    assert np.array_equal(sums[sure].argmax(axis=1), full[sure].argmax(axis=1))


def test_what_is_no_grid_is_not_taken_for_one():
    X, codes = np.eye(2), np.eye(2)
    square = np.array([[0.0, 0.0], [1.0, 0.0], [0.0, 1.0], [1.0, 1.0]])
    assert grid_sums(X, square, 1.0, codes) is not None
    for moved in (
        square[[0, 1, 3, 2]],
        square[:3],
        square[:1],
        square + [[0, 0], [0, 1]] * 2,
    ):
        assert grid_sums(X, moved, 1.0, codes) is None


def test_rounded_sums_name_what_they_cannot_decide():
    X = np.array([[0.0, 0.0], [2.0, 0.0], [2.0, 2.0]])
    codes = np.array([[1.0, 0.0], [0.0, 1.0], [0.0, 1.0]])
    asked = np.array([[0.1, 0.0], [1.0, -30.0], [1.0, 0.0]])
    sums, doubtful = rough_sums(X, asked, np.array([1.0, 1.0, 0.0]), codes)
    assert doubtful.tolist() == [False, True, True]
    weights = np.exp(-0.5 * ((asked[:1, None] - X) ** 2).sum(axis=2)) @ codes
    np.testing.assert_allclose(sums[0] / sums[0, 0], weights[0] / weights[0, 0], 1e-6)


def test_weighted_rows_and_labels_are_drawn_exactly():
    X, y = [[0.0, 1.0], [1.0, 0.0], [3.0, 2.0]], [0, 1, 1]
    heavy = Parzen("gaussian", width=1.0).fit(X, y, sample_weight=[1.0, 2.0, 0.5])
    mixed = Parzen("gaussian", width=1.0).fit(X, y, attributes=MIXED)
    for model in (heavy, mixed, Parzen("quartic").fit(X, y)):
        assert np.array_equal(model.drawn_proba(X), model.predict_proba(X))
