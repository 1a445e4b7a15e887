"""Distances against SciPy, and against formulas written out pair by pair."""

from __future__ import annotations

import json
import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.spatial.distance import cdist
from support.distance_cases import OF_PAIRS, options, readable

from workbench.api import Attribute, Problem
from workbench.numerics.neighbours.distance import DISTANCES
from workbench.numerics.neighbours.distances import measure_for, pairwise

COLOURS = ("red", "green", "blue", "grey")
MIXED = (
    Attribute("a"),
    Attribute("colour", "nominal", COLOURS),
    Attribute("b"),
    Attribute("shape", "nominal", ("round", "long")),
)

number = st.one_of(st.integers(-4, 4).map(float), st.just(math.nan))
colour = st.one_of(st.integers(0, 3).map(float), st.just(math.nan))
shape = st.one_of(st.integers(0, 1).map(float), st.just(math.nan))
tables = st.lists(st.tuples(number, colour, number, shape), min_size=1, max_size=12)


def gaps(a, b, ranges, missing):
    """The differences of two mixed rows, one after the other."""
    for j, attribute in enumerate(MIXED):
        if math.isnan(a[j]) or math.isnan(b[j]):
            yield 1.0 if attribute.is_nominal else missing[j]
        elif attribute.is_nominal:
            yield float(a[j] != b[j])
        else:
            yield abs(a[j] - b[j]) / ranges[j] if ranges[j] else 0.0


WEIGHTS = (0.5, 2.0, 0.0, 1.5)
POINTS = {
    "a": {"steps": [[0, 3], [2, 2], [5, 1]]},
    "colour": {"points": 4, "table": {"red": {"blue": 1, "grey": 2.5}}},
    "shape": {"points": 1},
}


def literal(metric, p, a, b, ranges):
    ones = [1.0] * 4
    if metric == "heom":
        return math.sqrt(sum(g * g for g in gaps(a, b, ranges, ones)))
    if metric == "hamming":
        return sum(x != y for x, y in zip(a, b, strict=True))
    if metric == "custom":
        return literal_points(a, b)
    if metric == "weighted":
        parts = zip(WEIGHTS, gaps(a, b, ones, ranges), strict=True)
        return sum(w * g**p for w, g in parts) ** (1 / p)
    if metric == "canberra":
        return sum(
            g if MIXED[j].is_nominal or math.isnan(a[j]) or math.isnan(b[j])
            # two zeros differ by 0 of nothing
            else (g / (abs(a[j]) + abs(b[j])) if g else 0.0)
            for j, g in enumerate(gaps(a, b, ones, ones))
        )  # fmt: skip
    g = list(gaps(a, b, ones, ranges))
    if metric == "chebyshev":
        return max(g)
    exponent = {"euclidean": 2.0, "manhattan": 1.0}.get(metric, p)
    return sum(x**exponent for x in g) ** (1 / exponent)


def literal_points(a, b):
    """Points of the declaration above, one attribute after the other."""
    points = 0.0
    if abs(a[0] - b[0]) <= 5:  # false also where one is missing
        points += 3 if a[0] == b[0] else 2 if abs(a[0] - b[0]) <= 2 else 1
    pair = {(0, 2): 1, (2, 0): 1, (0, 3): 2.5, (3, 0): 2.5}
    points += 4 if a[1] == b[1] else pair.get((a[1], b[1]), 0)
    points += a[3] == b[3]
    return 1 - points / 8


def spans(X):
    known = [column[~np.isnan(column)] for column in X.T]
    return [float(np.ptp(column)) if len(column) else 0.0 for column in known]


@given(
    rows=tables,
    metric=st.sampled_from(
        [
            name
            for name, distance in DISTANCES.items()
            if distance.kind in ("differences", "points")
            and name not in ("mahalanobis", "vdm")
        ]
    ),
    p=st.sampled_from([0.3, 0.5, 1.0, 1.5, 2.0, 3.0, 40.0]),
)
def test_mixed_rows_as_written_out(rows, metric, p):
    X = np.array(rows)
    told = {
        "attribute_weights": ", ".join(map(str, WEIGHTS)),
        "custom_points": json.dumps(POINTS),
    }
    measure = measure_for(metric, X, p=p, attributes=MIXED, **told)
    expected = [[literal(metric, p, a, b, spans(X)) for b in X] for a in X]
    got = pairwise(X, X, measure)
    np.testing.assert_allclose(got, expected, rtol=1e-12, atol=1e-15)


def literal_vdm(j, v, w, X, y, q, by_class):
    """Σ_c |P - P|^q of two labels, counted row by row; NaN is one more label."""
    same = [[x == u or (x != x and u != u) for x in X[:, j]] for u in (v, w)]
    total = 0.0
    for c in sorted(set(y)):
        shares = []
        for equal in same:
            both = sum(e and k == c for e, k in zip(equal, y, strict=True))
            of = sum(equal) if by_class else sum(k == c for k in y)
            shares.append(both / of if of else 0.0)
        total += abs(shares[0] - shares[1]) ** q
    return total


@given(
    rows=tables,
    classes=st.lists(st.integers(0, 2), min_size=12, max_size=12),
    q=st.sampled_from([0.5, 1.0, 2.0, 3.0]),
    shares=st.sampled_from(["value-given-class", "class-given-value"]),
)
def test_value_differences_counted_row_by_row(rows, classes, q, shares):
    known = np.array(rows)
    y = np.array(classes[: len(rows)])
    asked = np.vstack([known, [[0.0, 3.0, 1.0, 0.0], [np.nan] * 4]])  # unseen labels
    told = {"attributes": MIXED, "classes": y, "vdm_q": q, "vdm_shares": shares}
    measure = measure_for("vdm", known, **told)
    ranges, by_class = spans(known), shares == "class-given-value"
    expected = [
        [
            sum(
                literal_vdm(j, a[j], b[j], known, y, q, by_class)
                if MIXED[j].is_nominal
                else g**q
                for j, g in enumerate(gaps(a, b, ranges, [1.0] * 4))
            )
            for b in asked
        ]
        for a in asked
    ]
    got = pairwise(asked, asked, measure)
    np.testing.assert_allclose(got, expected, rtol=1e-9, atol=1e-9)


def test_the_table_of_value_differences_in_the_notes():
    """Five rows, rojo A, azul B, rojo C, azul B, azul C: A-B 7/6, A-C 1/3, B-C 5/6."""
    label = (Attribute("letter", "nominal", ("A", "B", "C", "D")),)
    X = np.array([[0.0], [1.0], [2.0], [1.0], [2.0]])
    told = {"attributes": label, "classes": np.array([0, 1, 0, 1, 1])}
    letters = np.array([[0.0], [1.0], [2.0], [3.0]])
    D = pairwise(letters, letters, measure_for("vdm", X, **told))
    np.testing.assert_allclose(D[0, 1:3], [7 / 6, 1 / 3], rtol=1e-15)
    assert D[1, 2] == pytest.approx(5 / 6, rel=1e-15)
    # no row has D: its shares are 0
    np.testing.assert_allclose(D[3, :3], [1 / 2, 2 / 3, 5 / 6], rtol=1e-15)
    of_classes = measure_for("vdm", X, vdm_shares="class-given-value", **told)
    # Stanfill and Waltz: A is red alone, B blue alone, C both
    np.testing.assert_allclose(pairwise(letters, letters, of_classes)[0, 1:3], [2, 1])


def test_the_films_of_the_notes():
    """Director 5, actors in common up to 2, year 3, 2 or 1: 10 points at most."""
    casts = ("Ann,Bob,Cy", "Bob,Cy", "Cy, Dan", "Eve")
    films = (
        Attribute("director", "nominal", ("X", "Y")),
        Attribute("actors", "string", casts),
        Attribute("year"),
    )
    points = {
        "director": {"points": 5},
        "actors": {"common": [0, 1, 2]},
        "year": {"steps": [[0, 3], [2, 2], [5, 1]]},
    }
    X = np.array(
        [[0.0, 0.0, 1994], [0.0, 1.0, 1996], [1.0, 2.0, 1999], [0.0, 3.0, 2000]]
    )
    measure = measure_for(
        "custom", X, attributes=films, custom_points=json.dumps(points)
    )
    D = pairwise(X, X, measure)
    # 5 + 2 + 2, 0 + 1 + 1, 5 + 0 + 0; then 0 + 1 + 1
    np.testing.assert_allclose(D[0], [0, 0.1, 0.8, 0.5])
    assert D[1, 2] == pytest.approx(0.8)
    assert not D.diagonal().any()


ACTORS = Attribute("actors", "nominal", ("Ann", "Bob"))


@pytest.mark.parametrize(
    ("points", "message"),
    [
        ("", "nothing"),
        ("[1]", "JSON object"),
        ('{"actors": ', "Expecting value"),
        ('{"actor": {"points": 1}}', "actors"),
        ('{"actors": {"points": -1}}', "from 0"),
        ('{"actors": {"points": true}}', "from 0"),
        ('{"actors": {"points": 0}}', "above 0"),
        ('{"actors": {"points": 1}, "actors": {"points": 1}}', "twice"),
        ('{"actors": {"steps": [[0, 1]]}}', "steps for labels"),
        ('{"year": {"steps": [[0, 1], [0, 0]]}}', "grow"),
        ('{"year": {"steps": [[0, 1], [1, 2]]}}', "do not"),
        ('{"year": {"points": 1, "table": {}}}', "table for numbers"),
        ('{"actors": {"points": 2, "table": {"Ann": {"Eve": 1}}}}', "no label 'Eve'"),
        ('{"actors": {"points": 2, "table": {"Ann": {"Bob": 3}}}}', "at most 2"),
        (
            '{"actors": {"points": 2, "table": {"Ann": {"Bob": 1}, "Bob": {"Ann": 0}}}}',
            "symmetric",
        ),
    ],
)
def test_points_that_make_no_distance_are_named(points, message):
    X = np.zeros((2, 2))
    with pytest.raises(Problem, match=message) as found:
        measure_for(
            "custom", X, attributes=(ACTORS, Attribute("year")), custom_points=points
        )
    assert "\n" not in str(found.value)


@given(
    st.lists(
        st.tuples(*[st.sampled_from([0.0, 1.0, math.nan])] * 5), min_size=1, max_size=9
    )
)
def test_jaccard_of_the_columns_that_are_one(rows):
    X = np.array(rows)
    sets = [{j for j in range(5) if row[j] == 1} for row in rows]
    expected = [
        [1 - len(a & b) / len(a | b) if a | b else 0.0 for b in sets] for a in sets
    ]
    measure = measure_for("jaccard", X)
    np.testing.assert_allclose(pairwise(X, X, measure), expected, atol=1e-15)
    prepared = measure.prepare(X)
    scanned = measure.between(prepared[:, None], prepared[None])
    assert np.array_equal(scanned, pairwise(X, X, measure))


@given(
    rows=st.lists(
        st.tuples(*[st.integers(-9, 9).map(lambda i: i / 4)] * 4),
        min_size=2,
        max_size=9,
    )
)
def test_angle_and_correlation_as_written_out(rows):
    X = np.array(rows)

    def cosine(a, b):
        lengths = math.hypot(*a) * math.hypot(*b)
        if not lengths:
            return float(not any(a) and not any(b))
        dot = math.fsum(x * y for x, y in zip(a, b, strict=True))
        return max(-1.0, min(1.0, dot / lengths))

    def centred(a):
        return [x - math.fsum(a) / 4 for x in a]

    angles = [[math.acos(cosine(a, b)) for b in rows] for a in rows]
    got = pairwise(X, X, measure_for("angle", X))
    np.testing.assert_allclose(got, angles, atol=1e-7)  # acos is steep at its ends
    assert not got.diagonal().any()
    r = [[cosine(centred(a), centred(b)) for b in rows] for a in rows]
    got = pairwise(X, X, measure_for("pearson", X))
    np.testing.assert_allclose(got, 1 - np.array(r), atol=1e-14)


def test_rows_of_equal_numbers_have_no_correlation():
    X = np.array(
        [[0.1, 0.1, 0.1], [1e9, 1e9, 1e9], [0.0, 1.0, 3.0], [np.nan, 0.0, 1.0]]
    )
    D = pairwise(X, X, measure_for("pearson", X))
    assert D[0, 1] == 0.0
    assert D[0, 2] == D[1, 2] == 1.0
    assert D[3, 3] == 0.0


@pytest.mark.parametrize(
    ("metric", "name", "options"),
    [
        ("euclidean", "euclidean", {}),
        ("manhattan", "cityblock", {}),
        ("chebyshev", "chebyshev", {}),
        ("cosine", "cosine", {}),
        ("canberra", "canberra", {}),
        ("pearson", "correlation", {}),
        ("minkowski", "minkowski", {"p": 3.5}),
        ("minkowski", "minkowski", {"p": 0.7}),
    ],
)
def test_numbers_as_scipy(metric, name, options):
    random = np.random.default_rng(3)
    X, Q = random.normal(size=(30, 5)).round(1), random.normal(size=(7, 5)).round(1)
    got = pairwise(Q, X, measure_for(metric, X, **options))
    np.testing.assert_allclose(got, cdist(Q, X, name, **options), atol=1e-14)


def test_hamming_is_the_count_that_scipy_divides_by_the_attributes():
    X = np.random.default_rng(3).integers(0, 3, (30, 5)).astype(float)
    got = pairwise(X, X, measure_for("hamming", X))
    np.testing.assert_allclose(got, 5 * cdist(X, X, "hamming"), atol=1e-14)


@pytest.mark.parametrize("p", [0.5, 1.0, 2.0, 3.5])
def test_weights_as_scipys(p):
    X = np.random.default_rng(3).normal(size=(30, 3))
    measure = measure_for("weighted", X, p=p, attribute_weights="0.5 2;0")
    expected = cdist(X, X, "minkowski", p=p, w=[0.5, 2, 0])
    np.testing.assert_allclose(pairwise(X, X, measure), expected, atol=1e-14)


def test_mahalanobis_as_scipy_with_the_covariance_of_the_rows():
    random = np.random.default_rng(4)
    X = random.normal(size=(40, 4)) @ random.normal(size=(4, 4))
    inverse = np.linalg.inv(np.cov(X, rowvar=False))
    expected = cdist(X, X, "mahalanobis", VI=inverse)
    learned = pairwise(X, X, measure_for("mahalanobis", X))
    given_ = measure_for("mahalanobis", X, inverse_covariance=inverse)
    np.testing.assert_allclose(learned, expected, atol=1e-12)
    np.testing.assert_allclose(pairwise(X, X, given_), expected, atol=1e-12)


def test_mahalanobis_of_a_singular_covariance_is_the_pseudo_inverse():
    random = np.random.default_rng(5)
    half = random.normal(size=(30, 2))
    X = np.column_stack([half, half.sum(axis=1), np.full(30, 7.0)])
    inverse = np.linalg.pinv(np.cov(X, rowvar=False), hermitian=True)
    steps = X[:, None] - X[None]
    expected = np.sqrt(np.einsum("ijk,kl,ijl->ij", steps, inverse, steps).clip(0))
    got = pairwise(X, X, measure_for("mahalanobis", X))
    np.testing.assert_allclose(got, expected, atol=1e-7)


def test_mahalanobis_does_not_depend_on_units():
    random = np.random.default_rng(6)
    X = random.normal(size=(40, 3)) @ random.normal(size=(3, 3))
    units = np.array([1e-9, 1.0, 1e9])
    a = pairwise(X, X, measure_for("mahalanobis", X))
    b = pairwise(X * units, X * units, measure_for("mahalanobis", X * units))
    np.testing.assert_allclose(b, a, rtol=1e-9, atol=1e-9)


def test_cosine_knows_zero_labels_and_missing():
    X = np.array([[0.0, 0.0], [2.0, 0.0], [0.0, 3.0], [-1.0, 0.0], [np.nan, 5.0]])
    got = pairwise(X, X, measure_for("cosine", X))
    assert got[0].tolist() == [0, 1, 1, 1, 1]
    np.testing.assert_allclose(got[1], [1, 0, 1, 2, 1])
    assert got[2, 4] == 0
    labels = (Attribute("colour", "nominal", COLOURS),)
    codes = np.array([[0.0], [1.0], [0.0], [np.nan]])
    table = pairwise(codes, codes, measure_for("cosine", codes, attributes=labels))
    np.testing.assert_allclose(table[0], [0, 1, 0, 1])


def test_the_same_pair_has_the_same_distance_wherever_it_stands():
    random = np.random.default_rng(8)
    X = random.normal(size=(57, 7))
    for metric in OF_PAIRS:
        rows = readable(metric, X)
        measure = measure_for(metric, rows, **options(metric, rows, 1.7))
        table = pairwise(rows, rows, measure)
        assert np.array_equal(table, table.T), metric
        again = pairwise(rows[11:12], rows[::3], measure)[0]
        assert np.array_equal(again, table[11, ::3])
        assert not table.diagonal().any(), metric


def test_an_infinite_exponent_takes_the_largest_difference():
    X = np.random.default_rng(2).normal(size=(20, 3))
    endless = pairwise(X, X, measure_for("minkowski", X, p=math.inf))
    assert np.array_equal(endless, pairwise(X, X, measure_for("chebyshev", X)))


def test_large_and_small_numbers_do_not_overflow():
    X = np.array([[0.0, 0.0], [3e150, 4e150], [3e-150, 4e-150]])
    got = pairwise(X, X, measure_for("minkowski", X, p=500.0))
    np.testing.assert_allclose(got[0], [0, 4e150, 4e-150], rtol=1e-12)


def test_a_tiny_exponent_leaves_distances_finite():
    X = np.array([[0.0, 0, 0], [1, 1, 1], [2, 2, 2], [0, 0, 3]])
    got = pairwise(X, X, measure_for("minkowski", X, p=0.001))
    assert np.isfinite(got).all()
    assert got[0, 3] == pytest.approx(3.0)
    assert got[0, 1] == got[0, 2] > 1e300


def test_bad_questions_are_named():
    X = np.zeros((3, 2))
    with pytest.raises(Problem, match="expected one of euclidean"):
        measure_for("nearest", X)
    with pytest.raises(Problem, match="above 0"):
        measure_for("minkowski", X, p=0.0)
    with pytest.raises(Problem, match="one attribute for each column"):
        measure_for("heom", X, attributes=MIXED)
    for weights in ("1", "1, x", "1, -1", "0 0", "1 nan", "1 2 3"):
        with pytest.raises(Problem, match="numbers from 0, one for each"):
            measure_for("weighted", X, attribute_weights=weights)
    with pytest.raises(Problem, match=r"at least 0\.02"):
        measure_for("weighted", X, p=0.001)
    with pytest.raises(Problem, match="and finite"):
        measure_for("weighted", X, p=math.inf)
    with pytest.raises(Problem, match="did you mean shared_k"):
        measure_for("euclidean", X, shared_n=3)
    with pytest.raises(Problem, match="without classes"):
        measure_for("vdm", X, attributes=MIXED[:2])
    with pytest.raises(Problem, match="expected 3, one for each row"):
        measure_for("vdm", X, classes=np.zeros(2, np.int64))
    with pytest.raises(Problem, match="vdm_q"):
        measure_for("vdm", X, vdm_q=0.0)
    with pytest.raises(Problem, match="expected 0 or 1"):
        pairwise(X + 0.5, X, measure_for("jaccard", X))
    with pytest.raises(Problem, match="4 labels of 'colour'"):
        measure_for("jaccard", X, attributes=MIXED[:2])
    with pytest.raises(Problem, match="rows of a searched table"):
        measure_for("shared", X)
    with pytest.raises(Problem, match=r"shape \(2, 2\)"):
        measure_for("mahalanobis", X, inverse_covariance=np.eye(3))
