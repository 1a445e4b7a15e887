"""Votes of neighbours: every weighting against plain loops, for one k and for all."""

from __future__ import annotations

import math
from fractions import Fraction
from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sklearn.datasets import load_iris
from support.examples import examples

from workbench.api import Attribute, Problem
from workbench.bundled.knn import KNN
from workbench.bundled.knn_regression import KNNRegression
from workbench.numerics.neighbours.neighbours import neighbours
from workbench.numerics.votes.vote_curves import vote_curves
from workbench.numerics.votes.votes import (
    SCHEMES,
    Weighting,
    mean_reach,
    settled,
    vote_weights,
    votes,
)

MIXED = (Attribute("a"), Attribute("b", "nominal", ("p", "q", "r")))
cell = st.one_of(st.integers(0, 4).map(float), st.just(math.nan))
label = st.one_of(st.integers(0, 2).map(float), st.just(math.nan))
tables = st.lists(st.tuples(cell, label), min_size=3, max_size=16)


def literal_weights(d, scheme, q=0.8, beta=2.0, sigma=1.0):
    """Return the weights of neighbours at ascending distances by their definition."""
    k = len(d)
    result = []
    for i in range(1, k + 1):
        if scheme == "uniform":
            result.append(1.0)
        elif scheme == "rank":
            result.append(float(k + 1 - i))
        elif scheme == "linear":
            result.append((k + 1 - i) / k)
        elif scheme == "exponential":
            result.append(q**i)
        elif scheme == "dudani":
            flat = d[-1] == d[0]
            result.append(1.0 if flat else (d[-1] - d[i - 1]) / (d[-1] - d[0]))
        elif scheme == "gaussian":
            result.append(math.exp(-(d[i - 1] ** 2) / (2 * sigma**2)))
        elif d[0] == 0:
            result.append(float(d[i - 1] == 0))
        else:
            exponent = {"distance": 1, "squared": 2}.get(scheme, beta)
            result.append(1 / d[i - 1] ** exponent)
    return result


def literal_distance(a, b, width):
    """Return the HEOM distance of two rows of a number and a label."""
    gaps = []
    for j, span in enumerate((width, None)):
        if math.isnan(a[j]) or math.isnan(b[j]):
            gaps.append(1.0)
        elif span is None:
            gaps.append(float(a[j] != b[j]))
        else:
            gaps.append(abs(a[j] - b[j]) / span if span else 0.0)
    return math.sqrt(sum(g * g for g in gaps))


def literal_neighbours(rows, query, left_out=None):
    """Return (distance, row) of all rows but one, nearest first, the lower row first."""
    known = [row[0] for row in rows if not math.isnan(row[0])]
    width = max(known) - min(known) if known else 0.0
    return sorted(
        (literal_distance(query, row, width), i)
        for i, row in enumerate(rows)
        if i != left_out
    )


def literal_winner(total):
    """Return the lowest class whose votes are the most, rounding aside."""
    top = max(total)
    return next(c for c, t in enumerate(total) if t >= top * (1 - 1e-12))


def literal_total(found, y, scheme, sigma):
    weights = literal_weights([d for d, _ in found], scheme, sigma=sigma)
    total = [0.0, 0.0, 0.0]
    for w, (_, i) in zip(weights, found, strict=True):
        total[y[i]] += w
    return total


def test_dudani_of_the_notes():
    d = np.array([[3.0, 3.25, 6.0, 7.0, 13.0]])
    expected = [[1, 0.975, 0.7, 0.6, 0]]
    np.testing.assert_allclose(vote_weights(d, "dudani"), expected, rtol=1e-15)
    assert vote_weights(np.array([[2.0, 2.0]]), "dudani").tolist() == [[1, 1]]
    assert vote_weights(np.array([[2.0]]), "dudani").tolist() == [[1]]


@examples(2)
@given(
    d=st.lists(st.floats(0, 1e6), min_size=1, max_size=12).map(sorted),
    scheme=st.sampled_from(SCHEMES),
    q=st.floats(0.01, 1),
    beta=st.floats(0, 6),
    sigma=st.floats(0.1, 1e6),
)
def test_every_weight_is_its_formula(d, scheme, q, beta, sigma):
    d = [0.0 if x < 1e-3 else x for x in d]  # no powers beyond the largest number
    got = vote_weights(np.array([d]), Weighting(scheme, q, beta, sigma))[0]
    expected = literal_weights(d, scheme, q, beta, sigma)
    if max(expected) > 1e-280:
        np.testing.assert_allclose(got, expected, rtol=1e-10, atol=1e-290)


def test_weights_too_small_for_numbers_keep_their_ratios():
    far = np.array([[1e3, 1e3 + 1e-3, 1e9]])
    got = vote_weights(far, Weighting("gaussian", sigma=1.0))[0]
    np.testing.assert_allclose(got, [1, math.exp(-1 - 5e-7), 0], rtol=1e-6)
    got = vote_weights(np.array([[1e200, 2e200]]), Weighting("power", beta=2))[0]
    np.testing.assert_allclose(got[1] / got[0], 0.25)
    got = vote_weights(np.array([[1e-200, 2e-200]]), Weighting("power", beta=2))[0]
    np.testing.assert_allclose(got[1] / got[0], 0.25)


@examples(2)
@given(
    train=tables,
    query=st.tuples(cell, label),
    k=st.one_of(st.integers(1, 6), st.just("all")),
    scheme=st.sampled_from(SCHEMES),
    data=st.data(),
)
def test_votes_and_means_on_mixed_data_by_loops(train, query, k, scheme, data):
    train = [(0.0, 0.0), (4.0, 1.0), *train]  # a range of 4 divides exactly
    n = len(train)
    y = data.draw(st.lists(st.integers(0, 2), min_size=n, max_size=n))
    y[:3] = [0, 1, 2]
    found = literal_neighbours(train, query)[: n if k == "all" else k]
    given = {"metric": "heom", "weights": scheme, "sigma": 0.7}
    model = KNN(k, **given).fit(np.array(train), y, attributes=MIXED)
    total = literal_total(found, y, scheme, 0.7)
    got = model.predict_proba(np.array([query]))[0]
    np.testing.assert_allclose(got, np.array(total) / sum(total), atol=1e-9)
    assert model.predict(np.array([query]))[0] == literal_winner(total)
    numbers = [float(c) ** 2 for c in y]
    weights = literal_weights([d for d, _ in found], scheme, sigma=0.7)
    mean = sum(w * numbers[i] for w, (_, i) in zip(weights, found, strict=True))
    model = KNNRegression(k, **given).fit(np.array(train), numbers, attributes=MIXED)
    np.testing.assert_allclose(
        model.predict(np.array([query])), mean / sum(weights), atol=1e-9
    )


@examples()
@given(train=tables, data=st.data())
def test_all_k_of_one_search_by_loops(train, data):
    train = [(0.0, 0.0), (4.0, 1.0), *train]
    n = len(train)
    y = data.draw(st.lists(st.integers(0, 2), min_size=n, max_size=n))
    y[:3] = [0, 1, 2]
    X = np.array(train)
    curves = KNN(metric="heom").vote_curves(X, y, 6, attributes=MIXED)
    found = [literal_neighbours(train, row, i) for i, row in enumerate(train)]
    for scheme, curve in curves.items():
        for k in range(1, min(6, n - 1) + 1):
            # rows may all stand in one place: then they weigh the same
            s = sum(near[k - 1][0] for near in found) / n or 1.0
            totals = [literal_total(near[:k], y, scheme, s) for near in found]
            expected = [literal_winner(total) for total in totals]
            assert curve.predicted[k - 1].tolist() == expected
            wrong = sum(a != b for a, b in zip(expected, y, strict=True))
            assert curve.errors[k - 1] == wrong


@examples()
@given(train=tables, data=st.data())
def test_another_order_of_the_rows_changes_tied_rows_only(train, data):
    n = len(train)
    y = np.array(data.draw(st.lists(st.integers(0, 2), min_size=n, max_size=n)))
    order = np.array(data.draw(st.permutations(range(n))))
    X = np.array(train)
    first = KNN(metric="heom").vote_curves(X, y, 5, attributes=MIXED)
    second = KNN(metric="heom").vote_curves(X[order], y[order], 5, attributes=MIXED)
    for scheme, curve in first.items():
        changed = (curve.predicted[:, order] != second[scheme].predicted).sum(axis=1)
        assert (changed <= curve.tied).all()
        np.testing.assert_array_equal(curve.tied, second[scheme].tied)


def test_no_ties_are_reported_where_there_are_none():
    random = np.random.default_rng(3)
    X, y = random.normal(size=(60, 3)), random.integers(0, 3, 60)
    for curve in KNN().vote_curves(X, y, 20).values():
        assert not curve.tied.any()
    # four corners: the second and third neighbour are equally far, of two classes
    X, y = np.array([[0.0, 0], [1, 0], [0, 1], [1, 1]]), np.array([0, 0, 1, 1])
    curves = KNN().vote_curves(X, y, 3)
    assert curves["uniform"].tied.tolist() == [4, 0, 0]
    assert curves["linear"].tied.tolist() == [4, 4, 4]


def test_the_curves_are_those_of_one_k_at_a_time():
    X, y = load_iris(return_X_y=True)
    curves = KNN().vote_curves(X, y, 12)
    for scheme in SCHEMES:
        for k in (1, 5, 12):
            # under a Gaussian the curves have the width of all rows
            sigma = KNN(k, weights=scheme).fit(X, y).sigma_
            one = KNN(k, weights=scheme, sigma=sigma)
            alone = one.leave_one_out(X, y).argmax(axis=1)
            assert curves[scheme].predicted[k - 1].tolist() == alone.tolist()


@pytest.mark.parametrize("k", [3, 4, 7, 8, 11])
def test_what_is_tied_on_paper_goes_to_the_lower_class(k):
    shares = [Fraction(k + 1 - i, k) for i in range(1, k + 1)]
    ties = 0
    for classes in product((0, 1), repeat=k):
        of = [
            sum(s for s, c in zip(shares, classes, strict=True) if c == i)
            for i in (0, 1)
        ]
        weights = vote_weights(np.ones((1, k)), "linear")
        total = settled(votes(np.array([classes]), weights, 2))[0]
        assert total.argmax() == (0 if of[0] >= of[1] else 1)
        ties += of[0] == of[1]
    assert ties > 0


def test_shepard_is_inverse_squares_over_all_rows():
    random = np.random.default_rng(2)
    X, y = random.normal(size=(50, 2)), random.normal(size=50)
    model = KNNRegression("all", weights="power", beta=2.0).fit(X, y)
    Q = random.normal(size=(9, 2))
    w = 1 / ((Q[:, None] - X) ** 2).sum(axis=2)
    np.testing.assert_allclose(model.predict(Q), (w * y).sum(axis=1) / w.sum(axis=1))
    np.testing.assert_allclose(model.predict(X), y)  # rows at distance 0 decide alone


def test_the_width_is_the_mean_distance_to_the_kth_neighbour():
    X, y = load_iris(return_X_y=True)
    d = np.sqrt(((X[:, None] - X) ** 2).sum(axis=2))
    np.fill_diagonal(d, np.inf)
    expected = np.sort(d, axis=1)[:, 6].mean()
    model = KNN(7, weights="gaussian").fit(X, y)
    assert model.sigma_ == pytest.approx(expected, rel=1e-12)
    assert model.describe_model()["sigma"] == model.sigma_
    assert KNNRegression(7, weights="gaussian").fit(X, y).sigma_ == model.sigma_
    assert mean_reach(np.sort(d, axis=1)[:, :7], 7) == pytest.approx(expected)


@pytest.mark.parametrize("k", [1, 4, 28, "all"])
@pytest.mark.parametrize("scheme", ["gaussian", "dudani", "power", "linear"])
def test_leave_one_out_is_as_good_as_n_fits(k, scheme):
    X, y = load_iris(return_X_y=True)
    X, y = X[::5], y[::5]
    X[3] = X[7]
    scores = KNN(k, weights=scheme).leave_one_out(X, y)
    for i in range(len(X)):
        rest = np.arange(len(X)) != i
        model = KNN(k, weights=scheme).fit(X[rest], y[rest])
        got = model.predict_proba(X[i : i + 1])[0]
        np.testing.assert_allclose(got, scores[i], atol=1e-12)


def test_all_rows_vote_also_in_leave_one_out(monkeypatch):
    from workbench.bundled import knn

    X, y = load_iris(return_X_y=True)
    expected = KNN(149, weights="power").leave_one_out(X, y)
    monkeypatch.setattr(knn, "_CELLS", 2000)  # so that rows are asked in blocks
    model = KNN("all", weights="power")
    np.testing.assert_allclose(model.leave_one_out(X, y), expected)
    np.testing.assert_allclose(
        model.predict_proba(X), KNN(150, weights="power").fit(X, y).predict_proba(X)
    )


@pytest.mark.parametrize("cls", [KNN, KNNRegression])
@pytest.mark.parametrize(
    ("params", "line"),
    [
        ({"n_neighbors": 0}, "n_neighbors = 0 (expected an integer at least 1 or all)"),
        ({"n_neighbors": "some"}, "n_neighbors = 'some' (expected"),
        ({"q": 0.0}, "q = 0.0 (expected a number above 0 and at most 1"),
        ({"q": 1.5}, "q = 1.5 (expected"),
        ({"beta": -1.0}, "beta = -1.0 (expected a number at least 0"),
        ({"sigma": 0.0}, "sigma = 0.0 (expected a number above 0 or auto"),
        ({"weights": "gausian"}, "gaussian"),
    ],
)
def test_bad_parameters_are_one_line(cls, params, line):
    with pytest.raises(Problem) as caught:
        cls(**params).fit(np.arange(8.0).reshape(4, 2), [0, 1, 0, 1])
    assert line in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("cls", [KNN, KNNRegression])
def test_rows_in_one_place_have_no_width(cls):
    with pytest.raises(Problem, match="sigma = 0: each row has 2 others in its own"):
        cls(2, weights="gaussian").fit(np.zeros((4, 2)), [0, 1, 0, 1])
    assert cls(2, weights="gaussian").fit([[1.0]], [1]).sigma_ == 1.0


@pytest.mark.parametrize("cls", [KNN, KNNRegression])
def test_a_k_above_the_rows_is_said(cls):
    model = cls(9).fit(np.arange(8.0).reshape(4, 2), [0, 1, 0, 1])
    assert model.note_ == "n_neighbors = 9 is clipped to the 4 rows there are."
    assert cls("all").fit(np.arange(8.0).reshape(4, 2), [0, 1, 0, 1]).note_ == ""


@pytest.mark.parametrize("value", [{"q": 2.0}, {"beta": -1.0}, {"sigma": 0.0}])
def test_a_weighting_checks_its_parameters(value):
    with pytest.raises(Problem, match=next(iter(value))):
        Weighting("power", **value)
    with pytest.raises(Problem, match="sigma"):
        vote_weights(np.ones((1, 2)), "gaussian")


def test_curves_need_two_rows():
    with pytest.raises(Problem, match="at least two"):
        vote_curves(
            neighbours(np.ones((1, 1)), None, 1), np.array([0]), 1, {"u": Weighting()}
        )
