"""Classical scaling: by its definition, against principal components, on odd data."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.spatial.distance import cdist, pdist, squareform
from sklearn.decomposition import PCA

from workbench.compute.pictures.projection import principal_components
from workbench.compute.reading.readers import read
from workbench.jobs.tasks.visualize_task import biplot
from workbench.numerics.mds import (
    MOST_AXES,
    attribute_arrows,
    classical_scaling,
    double_centred,
    stress,
)


@pytest.fixture
def points():
    return np.random.default_rng(0).normal(size=(60, 5)) * [3, 2, 1, 0.5, 0.2]


def test_double_centring_is_its_definition(points):
    D = cdist(points, points, "cityblock")
    J = np.eye(60) - np.ones((60, 60)) / 60
    assert double_centred(D) == pytest.approx(-J @ D**2 @ J / 2, abs=1e-10)
    # of Euclidean distances: the inner products of centred rows
    centred = points - points.mean(axis=0)
    B = double_centred(cdist(points, points))
    assert pytest.approx(centred @ centred.T, abs=1e-10) == B


def test_euclidean_distances_come_back_as_principal_components(points):
    D = cdist(points, points)
    found = classical_scaling(D)
    assert found.points.shape == (60, 5)
    assert cdist(found.points, found.points) == pytest.approx(D, abs=1e-10)
    pca = PCA().fit(points)
    assert found.shares == pytest.approx(pca.explained_variance_ratio_, rel=1e-9)
    assert found.variances == pytest.approx(pca.explained_variance_, rel=1e-9)
    scores = pca.transform(points)
    signs = np.sign((scores * found.points).sum(axis=0))
    assert found.points == pytest.approx(scores * signs, abs=1e-9)
    assert found.not_euclidean == pytest.approx(0, abs=1e-12)
    loadings = pca.components_ * np.sqrt(pca.explained_variance_)[:, None]
    arrows = attribute_arrows(points, found.points)
    assert arrows == pytest.approx(loadings * signs[:, None], abs=1e-9)


@pytest.mark.parametrize("metric", ["cityblock", "chebyshev", "cosine"])
def test_strain_and_shares_by_their_definitions(points, metric):
    D = cdist(points, points, metric)
    found = classical_scaling(D)
    B = double_centred(D)
    values = np.linalg.eigvalsh(B)[::-1]
    assert found.shares == pytest.approx(
        values[: len(found.shares)] / np.abs(values).sum()
    )
    negative = -values[values < 0].sum() / np.abs(values).sum()
    assert found.not_euclidean == pytest.approx(negative)
    strain = found.strain()
    for pair in ([0, 1], [2, 0], [1]):
        Z = found.points[:, pair]
        expected = np.linalg.norm(B - Z @ Z.T) / np.linalg.norm(B)
        assert strain[pair[0], pair[-1]] == pytest.approx(expected, rel=1e-9)


def test_the_map_has_the_least_strain(points):
    B = double_centred(cdist(points, points, "cityblock"))
    Z = classical_scaling(cdist(points, points, "cityblock")).points[:, :2]
    least = np.linalg.norm(B - Z @ Z.T)
    rng = np.random.default_rng(1)
    for size in (1e-3, 1e-2, 0.1):
        for _ in range(10):
            other = Z + size * rng.normal(size=Z.shape)
            assert np.linalg.norm(B - other @ other.T) > least


def test_stress_with_loops(points):
    rows = points[:12]
    D = cdist(rows, rows, "cityblock")
    Z = classical_scaling(D).points
    found = stress(D, Z)
    for i, j in ((0, 1), (1, 3), (2, 2)):
        over = under = 0.0
        for a in range(12):
            for b in range(a):
                d = np.linalg.norm(Z[a, sorted({i, j})] - Z[b, sorted({i, j})])
                over += (d - D[a, b]) ** 2
                under += d**2
        assert found[i, j] == pytest.approx(np.sqrt(over / under), rel=1e-12)
        assert found[j, i] == found[i, j]


def test_a_known_map_of_three_towns_and_of_no_plane():
    # a right triangle with sides 3, 4, 5
    D = squareform([3.0, 4.0, 5.0])
    assert pdist(classical_scaling(D).points) == pytest.approx([3, 4, 5])
    # a centre at 1 from three points that are 2 from each other lies in no space
    D = squareform([1.0, 1.0, 1.0, 2.0, 2.0, 2.0])
    assert classical_scaling(D).not_euclidean > 0.01


def test_odd_distances():
    alike = classical_scaling(np.zeros((5, 5)))
    assert alike.points.tolist() == [[0.0]] * 5
    assert alike.shares.tolist() == [0.0]
    assert alike.strain().tolist() == [[0.0]]
    assert stress(np.zeros((5, 5)), alike.points).tolist() == [[0.0]]
    assert attribute_arrows(np.ones((5, 2)), alike.points).tolist() == [[0.0, 0.0]]
    assert classical_scaling(np.zeros((1, 1))).points.shape == (1, 1)
    line = classical_scaling(squareform(pdist(np.arange(4.0)[:, None])))
    assert np.abs(line.points[:, 0]) == pytest.approx([1.5, 0.5, 0.5, 1.5])
    assert line.points.shape == (4, 1)


def test_rows_in_another_order_stand_at_the_same_places(points):
    D = cdist(points, points, "cityblock")
    order = np.random.default_rng(3).permutation(60)
    a, b = classical_scaling(D), classical_scaling(D[np.ix_(order, order)])
    assert b.points == pytest.approx(a.points[order], abs=1e-8)
    assert a.points.shape[1] <= MOST_AXES


# -- the task ---------------------------------------------------------------------------


def asked(tmp_path, name, **more):
    folder = tmp_path / name
    folder.mkdir(exist_ok=True)
    read(f"builtin:{name}").save(folder)
    payload = {"data": str(folder), "colour": -1, "scale": "min-max", "limit": 8000}
    return biplot({**payload, "seed": 1, **more})


@pytest.mark.parametrize("metric", ["manhattan", "chebyshev", "minkowski", "cosine"])
def test_task_maps_every_other_distance(tmp_path, metric):
    found = asked(tmp_path, "wine", method="mds", metric=metric, p=3.0)
    data = read("builtin:wine")
    X = (data.X - data.X.min(axis=0)) / np.ptp(data.X, axis=0)
    extra = {"p": 3.0} if metric == "minkowski" else {}
    D = cdist(X, X, {"manhattan": "cityblock"}.get(metric, metric), **extra)
    J = np.eye(178) - 1 / 178
    values, vectors = np.linalg.eigh(-J @ D**2 @ J / 2)
    # the task measures in single precision
    assert found.axes.variances == pytest.approx(values[::-1][:8] / 177, rel=1e-4)
    expected = vectors[:, ::-1][:, :2] * np.sqrt(values[::-1][:2])
    signs = np.sign((expected * found.axes.scores[:, :2]).sum(axis=0))
    assert found.axes.scores[:, :2] == pytest.approx(expected * signs, abs=1e-4)
    assert 0 < found.axes.distortion.stress[0, 1] < 1
    assert (
        0 < found.axes.distortion.strain[0, 1] < found.axes.distortion.strain[0, 0] < 1
    )
    assert found.axes.method == "mds"


def test_task_maps_a_linear_metric_as_components_do(tmp_path):
    data = read("builtin:wine")
    L = np.random.default_rng(1).normal(size=(3, 13))
    for metric, components in (("euclidean", None), ("learned", L)):
        given = {"metric": metric, "components": components}
        pca = asked(tmp_path, "wine", method="pca", **given)
        mds = asked(tmp_path, "wine", method="mds", **given)
        kept = mds.axes.scores.shape[1]
        scores = pca.axes.scores[:, :kept]
        signs = np.sign((scores * mds.axes.scores).sum(axis=0))
        assert mds.axes.scores * signs == pytest.approx(scores, abs=1e-3)
        assert mds.axes.shares == pytest.approx(pca.axes.shares[:kept], abs=1e-5)
    whole = principal_components(data, "min-max", metric="learned", components=L)
    np.testing.assert_array_equal(pca.axes.scores, whole.scores)


def test_task_takes_a_sample_with_the_shares_of_the_classes(tmp_path):
    full = read("builtin:wine")
    data = full.take(np.arange(178).repeat(10))
    (tmp_path / "many").mkdir()
    data.save(tmp_path / "many")
    found = biplot({
        "data": str(tmp_path / "many"), "colour": -1, "limit": 8000, "seed": 1,
        "scale": "z-score", "method": "mds", "metric": "manhattan",
    })  # fmt: skip
    assert len(found.rows) == len(found.axes.scores) == 1500
    assert found.n == 1780
    shares = np.bincount(found.codes) / 1500
    assert shares == pytest.approx(np.bincount(full.y) / 178, abs=1e-3)
