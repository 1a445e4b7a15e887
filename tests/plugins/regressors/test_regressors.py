"""Regressors beside brute force and scikit-learn's own."""

import numpy as np
import pytest
from sklearn.datasets import load_diabetes
from sklearn.svm import SVR
from sklearn.tree import DecisionTreeRegressor

from workbench.api import Attribute, Problem
from workbench.bundled.knn_regression import KNNRegression
from workbench.bundled.svr import SupportVectorRegression
from workbench.bundled.tree_regression import TreeRegression
from workbench.core.trees.tree_model import Tree

SUGAR = load_diabetes(return_X_y=True)
#: What trees compare: they round to single precision.
SINGLE = SUGAR[0].astype(np.float32).astype(np.float64), SUGAR[1]


# -- nearest neighbours ------------------------------------------------------------------

EXPONENTS = {"euclidean": 2.0, "manhattan": 1.0, "chebyshev": np.inf, "minkowski": 3.0}


def weights_of(distances, scheme):
    if scheme == "uniform":
        return np.ones(len(distances))
    if scheme == "rank":
        return np.arange(len(distances), 0.0, -1.0)
    if (distances == 0).any():
        return (distances == 0).astype(float)
    return distances ** (-1.0 if scheme == "distance" else -2.0)


@pytest.mark.parametrize("scheme", ["uniform", "distance", "squared", "rank"])
@pytest.mark.parametrize("metric", EXPONENTS)
def test_the_mean_of_the_nearest_by_brute_force(metric, scheme):
    X, y = SUGAR
    train, asked = slice(0, 300), slice(290, 340)  # ten rows are asked that are known
    model = KNNRegression(7, metric=metric, p=3.0, weights=scheme)
    found = model.fit(X[train], y[train]).predict(X[asked])
    for query, value in zip(X[asked], found, strict=True):
        distances = np.linalg.norm(X[train] - query, EXPONENTS[metric], axis=1)
        nearest = np.argsort(distances, kind="stable")[:7]
        weights = weights_of(distances[nearest], scheme)
        assert value == pytest.approx(np.average(y[train][nearest], weights=weights))


def test_heom_reads_labels_and_gaps():
    colour = Attribute("colour", "nominal", ("red", "blue"))
    X = np.array([[0, 0.0], [0, 1.0], [1, 0.0], [np.nan, 4.0]])
    y = [1.0, 2.0, 4.0, 8.0]
    model = KNNRegression(1, metric="heom").fit(
        X, y, attributes=(colour, Attribute("size"))
    )
    assert model.predict([[0, 0.9], [1, 0.3], [0, 3.9]]).tolist() == [2.0, 4.0, 2.0]
    # a gap is 1 from every label, so the number decides alone
    assert model.predict([[np.nan, 3.9]]).tolist() == [8.0]
    with pytest.raises(ValueError, match="NaN"):
        KNNRegression().fit(X, y)


def test_k_is_clipped_and_ties_go_to_the_lower_row():
    model = KNNRegression(99).fit([[0.0], [1.0]], [3.0, 6.0])
    assert model.predict([[0.0]]).tolist() == [4.5]
    tied = KNNRegression(1).fit([[1.0], [-1.0]], [3.0, 6.0])
    assert tied.predict([[0.0]]).tolist() == [3.0]


# -- the tree ----------------------------------------------------------------------------


def walked(root, row, places):
    """Walk the described nodes down to a leaf, and return its value."""
    node = root
    while "children" in node:
        cell = row[places[node["attribute"]]]
        right = node["missing"] if np.isnan(cell) else int(cell > node["threshold"])
        node = node["children"][right]
    return node["value"]


NAMES = [Attribute(f"m{j}") for j in range(10)]
PLACES = {a.name: j for j, a in enumerate(NAMES)}


@pytest.mark.parametrize("gaps", [0.0, 0.15])
def test_walking_the_nodes_gives_the_predictions(gaps):
    X, y = SINGLE
    random = np.random.default_rng(4)
    X = np.where(random.random(X.shape) < gaps, np.nan, X)
    model = TreeRegression(max_depth=9).fit(X[::2], y[::2])
    told = model.describe_model(NAMES)
    asked = np.where(random.random(X.shape) < 0.1, np.nan, X)
    for rows in (X, asked):
        found = [walked(told["root"], row, PLACES) for row in rows]
        np.testing.assert_array_equal(model.predict(rows), found)


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"max_depth": 4, "min_samples_leaf": 9},
        {"min_samples_leaf": 1, "pruning": 20.0},
    ],
)
def test_the_tree_is_scikit_learns(given):
    X, y = SUGAR
    model = TreeRegression(random_state=3, **given).fit(X[::2], y[::2])
    bare = DecisionTreeRegressor(
        max_depth=given.get("max_depth"),
        min_samples_leaf=given.get("min_samples_leaf", 5),
        ccp_alpha=given.get("pruning", 0.0),
        random_state=3,
    ).fit(X[::2], y[::2])
    np.testing.assert_array_equal(model.predict(X), bare.predict(X))
    told = model.describe_model()
    assert (told["leaves"], told["size"]) == (
        bare.get_n_leaves(),
        bare.tree_.node_count,
    )


def rows_below(node, X, y, weights):
    """Yield each node with the targets and weights of the rows that reach it."""
    yield node, y, weights
    if "children" in node:
        right = X[:, PLACES[node["attribute"]]] > node["threshold"]
        for child, there in zip(node["children"], (~right, right), strict=True):
            yield from rows_below(child, X[there], y[there], weights[there])


@pytest.mark.parametrize("weighted", [False, True])
def test_nodes_tell_weight_mean_and_error_of_their_rows(weighted):
    X, y = SINGLE
    weights = np.arange(len(y)) % 3 + 1.0 if weighted else np.ones(len(y))
    model = TreeRegression(max_depth=5)
    model.fit(X, y, sample_weight=weights if weighted else None)
    root = model.describe_model(NAMES)["root"]
    nodes = list(rows_below(root, X, y, weights))
    assert len(nodes) == model.model_.tree_.node_count
    for node, targets, shares in nodes:
        mean = np.average(targets, weights=shares)
        assert node["count"] == pytest.approx(shares.sum())
        assert node["value"] == pytest.approx(mean)
        error = np.average((targets - mean) ** 2, weights=shares)
        assert node["errors"] == pytest.approx(error, abs=1e-6)


def test_the_picture_of_the_tree_has_its_numbers():
    X, y = SINGLE
    model = TreeRegression(max_depth=3).fit(X, y)
    told = model.describe_model(NAMES)
    nodes = Tree.from_root(told["root"]).nodes
    leaves = {node.value for node in nodes if not node.children}
    assert leaves == set(model.predict(X))
    # the test that leads to a node is the branch that the node tells
    branches, waiting = [], [told["root"]]
    while waiting:
        node = waiting.pop()
        branches.append(node.get("branch"))
        waiting += node.get("children", [])[::-1]
    assert [n.test.branch() if n.test else None for n in nodes] == branches


def test_weights_are_copies_where_leaves_may_be_of_one_row():
    X, y = SUGAR
    weights = np.arange(len(y)) % 4
    given = {"max_depth": 4, "min_samples_leaf": 1}
    weighted = TreeRegression(**given).fit(X, y, sample_weight=weights)
    copied = TreeRegression(**given).fit(X.repeat(weights, 0), y.repeat(weights))
    np.testing.assert_allclose(weighted.predict(X), copied.predict(X))


# -- support vectors ---------------------------------------------------------------------


@pytest.mark.parametrize("kernel", ["linear", "poly", "rbf"])
def test_support_vectors_of_the_standardised_target(kernel):
    X, y = SUGAR[0] * 20, SUGAR[1]
    weights = np.arange(len(y)) % 3 + 0.5
    for given in (None, weights):
        mean = np.average(y, weights=given)
        spread = np.sqrt(np.average((y - mean) ** 2, weights=given))
        bare = SVR(kernel=kernel, C=0.5, epsilon=0.2, degree=2, coef0=1.0)
        bare.fit(X, (y - mean) / spread, sample_weight=given)
        model = SupportVectorRegression(kernel, C=0.5, epsilon=0.2, degree=2)
        model.fit(X, y, sample_weight=given)
        np.testing.assert_allclose(model.predict(X), mean + spread * bare.predict(X))
        assert model.describe_model()["support_vectors"] == len(bare.support_)


def test_the_automatic_width_is_one_over_attributes_times_variance():
    X, y = SUGAR[0] * 20, SUGAR[1]
    auto = SupportVectorRegression().fit(X, y).predict(X)
    given = SupportVectorRegression(gamma=1 / (10 * X.var())).fit(X, y).predict(X)
    np.testing.assert_allclose(auto, given, rtol=1e-6)


def test_a_constant_target_is_predicted():
    model = SupportVectorRegression().fit([[0.0], [1.0], [2.0]], [7.0, 7.0, 7.0])
    np.testing.assert_allclose(model.predict([[0.5], [9.0]]), 7.0)


def test_no_neighbour_is_no_answer():
    with pytest.raises(Problem):
        KNNRegression(0).fit([[0.0], [1.0]], [0.0, 1.0])
