"""k-NN with a search structure: the same predictions where it is exact."""

from __future__ import annotations

import numpy as np
import pytest
from support.structures import marked

from workbench.api import Attribute, Problem
from workbench.bundled.knn import KNN
from workbench.numerics.search.structures import STRUCTURES

EXACT = [id_ for id_, one in STRUCTURES.items() if one.exact]


@pytest.fixture
def rows():
    random = np.random.default_rng(12)
    X = random.integers(0, 6, (120, 3)).astype(float)
    return X, (X.sum(axis=1) + random.integers(0, 3, 120) > 8).astype(int)


@pytest.mark.parametrize("search", EXACT)
def test_the_same_as_without(rows, search):
    X, y = rows
    plain, other = KNN().fit(X, y), KNN(search=search).fit(X, y)
    assert np.array_equal(plain.predict_proba(X + 0.5), other.predict_proba(X + 0.5))
    assert np.array_equal(plain.kneighbors(X)[1], other.kneighbors(X)[1])
    assert np.array_equal(
        KNN().leave_one_out(X, y), KNN(search=search).leave_one_out(X, y)
    )
    assert other.n_distances_ > 0


@pytest.mark.parametrize("search", marked(s for s in STRUCTURES if s not in EXACT))
def test_near_enough_where_rows_may_be_missed(rows, search):
    X, y = rows
    right = np.mean(KNN(search=search).fit(X, y).predict(X) == y)
    assert right > 0.7
    assert KNN(search=search).leave_one_out(X[:1], y[:1]).tolist() == [[1.0]]


def test_labels_and_classes_reach_the_structure(rows):
    X, y = rows
    columns = [
        Attribute("a"),
        Attribute("b"),
        Attribute("c", "nominal", tuple("uvwxyz")),
    ]
    for metric in ("heom", "vdm", "hamming"):
        plain = KNN(metric=metric).fit(X, y, columns)
        other = KNN(metric=metric, search="vp-tree").fit(X, y, columns)
        assert np.array_equal(plain.kneighbors(X)[1], other.kneighbors(X)[1])


@pytest.mark.parametrize(
    ("params", "message"),
    [
        ({"search": "vp-tree", "metric": "cosine"}, "vp-tree under cosine"),
        ({"search": "vp-tree", "metric": "vdm", "vdm_q": 2.0}, "vp-tree under vdm"),
        ({"search": "brute", "metric": "shared"}, "under shared"),
        ({"search": "kd-tree", "preset": "weka"}, "search = 'kd-tree' with preset"),
        ({"search": "tree"}, "search = 'tree'"),
    ],
)
def test_what_cannot_be_searched(rows, params, message):
    with pytest.raises(Problem) as told:
        KNN(**params).fit(*rows)
    assert message in str(told.value)
