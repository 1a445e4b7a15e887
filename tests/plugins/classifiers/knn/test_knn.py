"""k-NN: known values, a brute-force vote on mixed data, and what it refuses."""

from __future__ import annotations

import copy
import gc
import math
import weakref

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sklearn.datasets import load_iris
from sklearn.metrics import confusion_matrix
from sklearn.neighbors import KNeighborsClassifier
from support.examples import examples

import workbench
from workbench.api import Attribute, Problem
from workbench.bundled.knn import KNN
from workbench.numerics.neighbours import block_search, kept_search
from workbench.numerics.neighbours import neighbours as searches
from workbench.numerics.neighbours.column_extent import Extent

METRICS = (
    "euclidean",
    "manhattan",
    "chebyshev",
    "minkowski",
    "mahalanobis",
    "heom",
    "cosine",
    "hamming",
)
MIXED = (Attribute("a"), Attribute("b", "nominal", ("p", "q", "r")), Attribute("c"))


@pytest.mark.parametrize(("k", "error"), [(1, 0.28), (3, 0.34), (5, 0.39)])
def test_leave_one_out_of_the_strips(strips, k, error):
    X, y = strips
    predicted = KNN(k).leave_one_out(X, y).argmax(axis=1)
    assert np.mean(predicted != y) == pytest.approx(error, abs=1e-12)
    if k == 5:
        assert confusion_matrix(y, predicted).tolist() == [[57, 43], [35, 65]]


@pytest.mark.parametrize("weights", ["uniform", "distance", "squared", "rank"])
@pytest.mark.parametrize("metric", ["euclidean", "manhattan", "hamming", "cosine"])
def test_one_search_is_as_good_as_n_fits(metric, weights):
    X, y = load_iris(return_X_y=True)
    keep = np.r_[30:60, 90:120]
    X, y = X[keep], y[keep]
    scores = KNN(4, metric=metric, weights=weights).leave_one_out(X, y)
    for i in range(len(X)):
        rest = np.arange(len(X)) != i
        model = KNN(4, metric=metric, weights=weights).fit(X[rest], y[rest])
        np.testing.assert_allclose(model.predict_proba(X[i : i + 1])[0], scores[i])


@pytest.mark.parametrize("weights", ["uniform", "distance"])
@pytest.mark.parametrize("metric", ["euclidean", "manhattan", "chebyshev", "cosine"])
def test_as_scikit_learn_where_nothing_is_tied(metric, weights):
    random = np.random.default_rng(1)
    X, Q = random.normal(size=(200, 4)), random.normal(size=(80, 4))
    y = random.integers(0, 3, 200)
    ours = KNN(7, metric=metric, weights=weights).fit(X, y)
    theirs = KNeighborsClassifier(7, metric=metric, weights=weights).fit(X, y)
    np.testing.assert_allclose(ours.predict_proba(Q), theirs.predict_proba(Q))
    np.testing.assert_array_equal(ours.predict(Q), theirs.predict(Q))


def test_mahalanobis_is_scikit_learns_with_the_training_covariance():
    X, y = load_iris(return_X_y=True)
    VI = np.linalg.inv(np.cov(X[::2], rowvar=False))
    theirs = KNeighborsClassifier(
        5, metric="mahalanobis", metric_params={"VI": VI}, algorithm="brute"
    ).fit(X[::2], y[::2])
    distances, _ = KNN(5, metric="mahalanobis").fit(X[::2], y[::2]).kneighbors(X[1::2])
    np.testing.assert_allclose(distances, theirs.kneighbors(X[1::2])[0], rtol=1e-9)


number = st.one_of(st.integers(0, 4).map(float), st.just(math.nan))
label = st.one_of(st.integers(0, 2).map(float), st.just(math.nan))
rows = st.tuples(number, label, number)


def literal_distance(metric, p, a, b, ranges):
    gaps = []
    for j in range(3):
        known = not (math.isnan(a[j]) or math.isnan(b[j]))
        if MIXED[j].is_nominal or metric == "hamming":
            gaps.append(0.0 if known and a[j] == b[j] else 1.0)
        elif metric == "heom":
            gap = abs(a[j] - b[j]) / ranges[j] if ranges[j] else 0.0
            gaps.append(gap if known else 1.0)
        else:
            gaps.append(abs(a[j] - b[j]) if known else ranges[j])
    if metric == "chebyshev":
        return max(gaps)
    if metric == "hamming":
        return sum(gaps)
    p = {"manhattan": 1.0, "euclidean": 2.0, "heom": 2.0}.get(metric, p)
    return sum(g**p for g in gaps) ** (1 / p)


def literal_vote(train, y, q, k, metric, p, weights):
    """Sort by (distance, row), weigh, and count."""
    X = np.array(train)
    ranges = [np.ptp(c[~np.isnan(c)]) if not np.isnan(c).all() else 0.0 for c in X.T]
    d = [literal_distance(metric, p, q, x, ranges) for x in train]
    order = sorted(range(len(d)), key=lambda i: (d[i], i))[:k]
    score = [0.0, 0.0, 0.0]
    at_zero = any(d[i] == 0 for i in order)
    for place, i in enumerate(order):
        if weights == "uniform":
            weight = 1.0
        elif weights == "rank":
            weight = float(len(order) - place)
        elif at_zero:
            weight = float(d[i] == 0)
        else:
            weight = d[i] ** (-1.0 if weights == "distance" else -2.0)
        score[y[i]] += weight
    return [s / sum(score) for s in score]


@examples(2)
@given(
    train=st.lists(rows, min_size=1, max_size=25),
    query=rows,
    k=st.integers(1, 7),
    metric=st.sampled_from(["euclidean", "manhattan", "chebyshev", "heom", "hamming"]),
    weights=st.sampled_from(["uniform", "distance", "squared", "rank"]),
    data=st.data(),
)
def test_votes_on_mixed_data_by_brute_force(train, query, k, metric, weights, data):
    # ranges of 4 divide exactly: what is tied on paper is tied in the computer
    train = [(0.0, 0.0, 0.0), (4.0, 1.0, 4.0), *train]
    n = len(train)
    y = data.draw(st.lists(st.integers(0, 2), min_size=n, max_size=n))
    y[:3] = [0, 1, 2]
    model = KNN(k, metric=metric, weights=weights)
    model.fit(np.array(train), y, attributes=MIXED)
    expected = literal_vote(train, y, query, k, metric, 2.0, weights)
    got = model.predict_proba(np.array([query]))[0]
    np.testing.assert_allclose(got, expected, atol=1e-6)


@pytest.mark.parametrize("p", [0.5, 1.0, 1.7, 3.0, 20.0])
@pytest.mark.parametrize("weights", ["uniform", "distance", "squared", "rank"])
def test_minkowski_votes_on_mixed_data_by_brute_force(p, weights):
    random = np.random.default_rng(7)
    X = np.column_stack(
        [random.normal(size=80), random.integers(0, 3, 80), random.normal(size=80)]
    )
    X[random.random(X.shape) < 0.15] = np.nan
    X[60:] = X[:20]
    y = random.integers(0, 3, 80)
    model = KNN(6, metric="minkowski", p=p, weights=weights)
    got = model.fit(X, y, attributes=MIXED).predict_proba(X[::3])
    expected = [literal_vote(X, y, q, 6, "minkowski", p, weights) for q in X[::3]]
    np.testing.assert_allclose(got, expected, rtol=1e-9, atol=1e-12)


def test_the_lower_row_wins_a_distance_and_the_lower_class_a_vote():
    X = np.array([[1.0], [-1.0], [1.0], [-1.0]])
    model = KNN(2).fit(X, ["b", "a", "c", "a"])
    assert model.kneighbors([[0.0]])[1].tolist() == [[0, 1]]
    assert model.predict([[0.0]]).tolist() == ["a"]
    assert KNN(1).fit(X, ["b", "a", "c", "a"]).predict([[0.0]]).tolist() == ["b"]


@pytest.mark.parametrize("metric", METRICS)
def test_every_distance_reads_mixed_data(metric):
    random = np.random.default_rng(5)
    X = np.column_stack(
        [random.normal(size=60), random.integers(0, 3, 60), random.normal(size=60)]
    )
    y = (X[:, 1] == 1).astype(int)
    X[random.random(X.shape) < 0.1] = np.nan
    X[:, 1] = np.where(np.isnan(X[:, 1]), 1.0 * (y == 1), X[:, 1])
    model = KNN(3, metric=metric).fit(X, y, attributes=MIXED)
    scores = model.predict_proba(X)
    assert np.isfinite(scores).all()
    np.testing.assert_allclose(scores.sum(axis=1), 1.0)
    assert np.mean(model.predict(X) == y) > 0.8


def test_k_beyond_the_rows_and_a_row_alone():
    model = KNN(50).fit([[0.0], [1.0], [9.0]], [1, 0, 1])
    np.testing.assert_allclose(model.predict_proba([[0.0]]), [[1 / 3, 2 / 3]])
    assert model.describe_model()["n_neighbors"] == 3
    assert KNN().leave_one_out([[1.0]], [4]).tolist() == [[1.0]]


def test_description_names_the_classes():
    model = KNN().fit([[0.0], [1.0], [2.0]], [0, 1, 1])
    assert model.describe_model()["class_counts"] == {"0": 1, "1": 2}
    named = model.describe_model(classes=("no", "yes"))
    assert named["class_counts"] == {"no": 1, "yes": 2}


@pytest.mark.parametrize(
    "params",
    [{"n_neighbors": 0}, {"metric": "taxi"}, {"p": 0.0}, {"weights": "x"}],
)
def test_wrong_parameters_are_told_in_fit(params):
    with pytest.raises(Problem, match=next(iter(params))):
        KNN(**params).fit([[0.0], [1.0]], [0, 1])


def test_attributes_must_match_the_columns():
    with pytest.raises(Problem, match="3 attributes beside 1 columns"):
        KNN().fit([[0.0], [1.0]], [0, 1], attributes=MIXED)


@pytest.mark.parametrize(
    "params",
    [
        {"preset": "weka", "metric": "manhattan"},
        {"preset": "weka", "weights": "rank"},
        {"weights": "similarity"},
    ],
)
def test_the_preset_weka_has_its_own_weights_and_one_metric(params):
    with pytest.raises(Problem, match="weka"):
        KNN(**params).fit([[0.0], [1.0]], [0, 1])


def test_under_weka_all_rows_tied_with_the_kth_vote_and_declared_classes_are_there():
    classes = Attribute("class", "nominal", ("a", "b", "never"))
    X, y = [[0.0], [2.0], [2.0], [9.0]], [0, 1, 1, 0]
    model = KNN(1, preset="weka").fit(X, y, class_attribute=classes)
    # both rows at 2 vote, beside a quarter of a vote for each class
    expected = np.array([1 + 1 / 4, 2 + 1 / 4, 1 / 4]) / (3 + 3 / 4)
    np.testing.assert_allclose(model.predict_proba([[1.0]])[0], expected)
    alone = KNN(1, preset="weka").leave_one_out(X, y).argmax(axis=1)
    assert alone.tolist() == [1, 1, 1, 1]


def test_a_weight_multiplies_the_vote_of_its_row():
    X, y = [[0.0], [1.0], [2.0]], ["a", "b", "b"]
    model = KNN(3).fit(X, y, sample_weight=[3.0, 1.0, 1.0])
    np.testing.assert_allclose(model.predict_proba([[2.0]]), [[3 / 5, 2 / 5]])
    with pytest.raises(Problem, match="negative"):
        KNN().fit(X, y, sample_weight=[1.0, -1.0, 1.0])


class Counting:
    """Counts how often rows are prepared."""

    def __init__(self, monkeypatch):
        self.count = 0
        prepare = kept_search.NeighbourSearch

        def counted(*args, **options):
            self.count += 1
            return prepare(*args, **options)

        monkeypatch.setattr(kept_search, "NeighbourSearch", counted)


@pytest.mark.parametrize("plugin", ["knn", "knn-regression", "kissnn"])
def test_the_prepared_search_lives_in_the_fitted_model(plugin, monkeypatch):
    prepared = Counting(monkeypatch)
    random = np.random.default_rng(1)
    X, y = random.normal(size=(300, 3)), random.integers(0, 2, 300)
    model = workbench.make(plugin).fit(X, y)
    first = model.predict(X)
    assert np.array_equal(model.predict(X), first)
    assert prepared.count == 1
    copied = copy.deepcopy(model)
    assert np.array_equal(copied.predict(X), first)
    assert prepared.count == 2, "a copy prepares its own"
    models = weakref.WeakSet([model, copied])
    del model, copied
    gc.collect()
    assert not models, "a search keeps no model alive"


def test_a_new_fit_or_parameter_prepares_anew():
    X = np.array([[0.0, 0.0], [1.0, 0.4], [0.75, 0.75]])
    model = KNN(n_neighbors=1).fit(X, [0, 1, 2])
    asked = np.array([[1.9, 1.6], [0.0, 0.0]])
    assert model.kneighbors(asked)[1][:, 0].tolist() == [2, 0]
    model.set_params(metric="minkowski", p=0.1)
    assert np.array_equal(
        model.kneighbors(asked)[1],
        KNN(1, "minkowski", 0.1).fit(X, [0, 1, 2]).kneighbors(asked)[1],
    )
    X[0] = 1.9, 1.6  # the same array, with other rows
    model.fit(X, [0, 1, 2])
    assert model.kneighbors(asked)[1][0, 0] == 0


@pytest.mark.parametrize("plugin", ["knn", "knn-regression"])
@pytest.mark.parametrize(("metric", "d"), [("euclidean", 12), ("heom", 3)])
def test_many_rows_are_prepared_by_fit_and_read_once(plugin, metric, d, monkeypatch):
    monkeypatch.setattr(searches, "_FEW", 200)
    read, made = [], []
    extent, product, tree = Extent.of, block_search.ProductDistances, searches.grow_tree
    monkeypatch.setattr(Extent, "of", lambda rows: read.append(rows) or extent(rows))
    monkeypatch.setattr(
        block_search,
        "ProductDistances",
        lambda *given: made.append("product") or product(*given),
    )
    monkeypatch.setattr(
        searches, "grow_tree", lambda rows: made.append("tree") or tree(rows)
    )
    X = np.random.default_rng(1).normal(size=(400, d))
    model = workbench.make(plugin, metric=metric).fit(X, np.arange(400) % 2)
    assert made == ["product" if d > 8 else "tree"]
    model.predict(X[:5])
    assert len(made) == 1
    assert [len(rows) for rows in read].count(400) == 1
