"""What lazy learners count: each pair of a query and a training row once."""

import numpy as np
import pytest

import workbench
from workbench.api import Attribute, Dataset, numeric_attributes
from workbench.bundled.kissnn import KISSNN
from workbench.bundled.knn import KNN
from workbench.bundled.knn_regression import KNNRegression
from workbench.bundled.nearest_centroid import NearestCentroid


def data(n, d):
    random = np.random.default_rng(1)
    X = random.normal(size=(n, d))
    return X, (X[:, 0] > 0).astype(int)


LAZY = [
    KNN(), KNN(metric="hamming"), KNN(metric="cosine"), KNN(preset="weka"), KNNRegression(),
]  # fmt: skip


@pytest.mark.parametrize("n", [40, 900], ids=["scanned", "in blocks"])
@pytest.mark.parametrize("model", LAZY, ids=str)
def test_every_query_is_compared_with_every_row(model, n):
    X, y = data(n, 12)
    model.fit(X, y)
    assert model.n_distances_ == 0
    model.predict(X[:300])
    assert model.n_distances_ == len(X[:300]) * n
    model.predict(X[:3])
    assert model.n_distances_ == (len(X[:300]) + 3) * n
    assert model.fit(X, y).n_distances_ == 0


def test_a_metric_is_searched_in_the_space_of_its_map():
    X, y = data(90, 60)
    model = KISSNN(covariance="diagonal").fit(X, y)
    assert len(model.components_) > 8  # else a tree would be searched
    model.predict(X[:50])
    assert model.n_distances_ == 50 * 90  # those of training are not counted


@pytest.mark.parametrize("model", [KNN(), KISSNN(), KNNRegression()], ids=str)
def test_a_tree_does_not_tell(model):
    X, y = data(200, 2)
    model.fit(X, y).predict(X)
    assert model.n_distances_ is None


def test_leave_one_out_compares_each_row_with_the_others():
    X, y = data(50, 12)
    model = KNN()
    model.leave_one_out(X, y)
    assert model.n_distances_ == 50 * 49
    model = KNN(preset="weka")
    model.leave_one_out(X, y)
    assert model.n_distances_ == 50 * 49


def test_centroids_are_fewer_than_rows():
    X, y = data(50, 2)
    model = NearestCentroid().fit(X, y)
    model.predict(X)
    assert model.n_distances_ == 50 * 2


@pytest.mark.parametrize(
    ("plugin", "expected"), [("knn", 60 * 40), ("nearest-centroid", 60 * 2)]
)
def test_the_meter_of_a_cross_validation(plugin, expected):
    X, y = data(60, 12)
    dataset = Dataset(
        X=X, y=y, attributes=numeric_attributes(12), name="made",
        class_attribute=Attribute("class", "nominal", ("a", "b")),
    )  # fmt: skip
    result = workbench.evaluate(dataset, plugin, cv=3)
    assert result["meter"]["distances"] == expected
