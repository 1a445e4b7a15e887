"""What the distances declare: read everywhere, light to import, and true."""

from __future__ import annotations

import ast
import subprocess
import sys

import numpy as np
import pytest
from support.checkout import ROOT
from support.distance_cases import options, readable

from workbench.api import Attribute, Dataset
from workbench.bundled.knn import KNN
from workbench.bundled.knn_regression import KNNRegression
from workbench.core.plane.space import distances_to, make_space
from workbench.core.session.scene import METRICS, Scene
from workbench.numerics.neighbours.distance import (
    DISTANCES,
    LEARNED,
    SCENE_DISTANCES,
    Distance,
    whitening,
)
from workbench.numerics.neighbours.distances import measure_for, pairwise
from workbench.numerics.neighbours.row_distances import RowDistances

EVERY = pytest.mark.parametrize("name", DISTANCES)


def test_the_window_can_import_them():
    code = (
        "import sys, workbench.numerics.neighbours.distance;"
        "print({'scipy', 'sklearn', 'PySide6'} & set(sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "set()"


def test_all_read_the_same_list():
    choices = {p.name: p.choices for p in KNN.plugin.params}
    assert choices["metric"] == tuple(DISTANCES)
    of_numbers = {p.name: p.choices for p in KNNRegression.plugin.params}
    assert set(of_numbers["metric"]) <= set(DISTANCES)
    assert tuple(SCENE_DISTANCES) == METRICS
    assert set(METRICS) - {LEARNED.id} <= set(DISTANCES)
    assert all(name == d.id for name, d in {**DISTANCES, **SCENE_DISTANCES}.items())


def test_no_other_module_lists_them():
    lists = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for folder in ("workbench", "plugins")
        for path in (ROOT / folder).rglob("*.py")
        for text in [path.read_text(encoding="utf-8")]
        if sum(f'"{name}"' in text for name in SCENE_DISTANCES) > 2  # parsing is dear
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Tuple | ast.List | ast.Set | ast.Dict)
        and len(_named(node)) > 2
    ]
    assert lists == [], "read workbench.numerics.neighbours.distance instead"


def _named(node):
    """The distances that the display of a list or mapping names."""
    entries = [*node.keys, *node.values] if isinstance(node, ast.Dict) else node.elts
    texts = {e.value for e in entries if isinstance(e, ast.Constant)}
    return texts & set(SCENE_DISTANCES)


@EVERY
@pytest.mark.parametrize("p", [0.5, 1.0, 2.0, 3.0])
def test_the_triangle_inequality_holds_where_it_is_declared(name, p):
    rows = np.random.default_rng(5).integers(-3, 4, (50, 3)).astype(float)
    rows = readable(name, rows[np.any(rows != 0, axis=1)])
    assert len(rows) ** 3 > 100_000  # of triples
    told = options(name, rows, p)
    D = RowDistances(name, rows, **told).among(np.arange(len(rows)))
    around = (D[:, :, None] + D[None]).min(axis=1)  # the shortest way by a third row
    holds = bool((around + 1e-12 >= D).all())
    assert holds == DISTANCES[name].is_metric(p)


@pytest.mark.parametrize("name", [n for n in SCENE_DISTANCES if n != LEARNED.id])
def test_what_can_be_drawn_is_measured_alike_in_scene_and_search(name):
    distance = SCENE_DISTANCES[name]
    assert distance.has_norm, "planes and their searches need coordinates with a norm"
    rng = np.random.default_rng(2)
    rows = rng.normal(size=(30, 3)) * [1.0, 2.0, 3.0]
    space = make_space(_table(rows), name, p=1.5)
    found = distances_to(space.rows, space.rows[0], space.p, space.cosine)
    wanted = pairwise(rows[:1], rows, measure_for(name, rows, p=1.5))[0]
    np.testing.assert_allclose(found, wanted, rtol=1e-9, atol=1e-12)


def _table(rows):
    attributes = tuple(Attribute(name) for name in "abc")
    label = Attribute("class", "nominal", ("one", "two"))
    return Dataset(rows, np.zeros(len(rows), np.int64), attributes, label, "t")


def test_whitening_makes_the_covariance_the_identity():
    rows = np.random.default_rng(1).normal(size=(50, 3)) @ np.diag([1.0, 10.0, 0.1])
    L = whitening(rows)
    np.testing.assert_allclose(np.cov(rows @ L.T, rowvar=False), np.eye(3), atol=1e-9)
    assert whitening(rows[:1]) is None
    assert whitening(np.empty((5, 0))) is None


def test_parameters_of_a_scene_are_those_of_knn():
    for name in SCENE_DISTANCES:
        KNN(**Scene(metric=name).knn_params()).fit([[0.0], [1.0]], [0, 1])


def test_a_distance_that_is_no_norm_is_not_drawn_as_one():
    def squared(a, b):
        return (a - b) ** 2

    with pytest.raises(ValueError, match="squares is not the norm"):
        Distance("squares", "Squares", "", difference=squared)
    assert Distance("squares", "Squares", "", difference=squared, ball=None).id


@pytest.mark.parametrize("n", [1, 31, 32, 33, 100])
def test_ranges_are_those_of_what_is_known(n):
    """Rows are folded for them; here each column is looked at alone."""
    rng = np.random.default_rng(n)
    X = rng.normal(size=(n, 4))
    X[rng.random((n, 4)) < 0.4] = np.nan
    X[:, 3] = np.nan
    known = [column[~np.isnan(column)] for column in X.T]
    expected = [np.ptp(values) if len(values) > 1 else np.inf for values in known]
    assert measure_for("heom", X).scale.tolist() == expected
