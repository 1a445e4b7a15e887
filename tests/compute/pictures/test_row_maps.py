"""t-SNE and MDS: their losses, computed anew from the points they give."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.spatial.distance import pdist, squareform
from scipy.special import rel_entr
from sklearn.manifold import _t_sne

from workbench.api import Problem, report
from workbench.compute.pictures import row_maps


def clouds(m=45):
    rng = np.random.default_rng(2)
    X = rng.normal(size=(m, 5)) + 4.0 * (np.arange(m) % 3)[:, None]
    return squareform(pdist(X))


def joint(D, perplexity):
    """Return P of van der Maaten and Hinton by halving intervals, row by row."""
    m = len(D)
    P = np.zeros((m, m))
    for i in range(m):
        others = np.arange(m) != i
        squares = D[i, others] ** 2
        low, high = 1e-12, 1e6
        for _ in range(200):
            beta = np.sqrt(low * high)
            p = np.exp(-(squares - squares.min()) * beta)
            p /= p.sum()
            entropy = -(p[p > 0] * np.log(p[p > 0])).sum()
            low, high = (beta, high) if entropy > np.log(perplexity) else (low, beta)
        P[i, others] = p
    return (P + P.T) / (2 * m)


def test_the_divergence_is_that_of_the_points():
    D = clouds()
    points, divergence, steps = row_maps.tsne_map(D, 10.0, 1)
    Q = 1.0 / (1.0 + squareform(pdist(points)) ** 2)
    np.fill_diagonal(Q, 0.0)
    Q /= Q.sum()
    P = joint(D, 10.0)
    off = ~np.eye(len(D), dtype=bool)
    assert divergence == pytest.approx(rel_entr(P[off], Q[off]).sum(), rel=2e-3)
    assert steps > 100
    near = (squareform(pdist(points)) + 1e9 * np.eye(len(D))).argmin(axis=1)
    assert (near % 3 == np.arange(len(D)) % 3).mean() > 0.95  # clouds stay together


def test_the_same_seed_gives_the_same_map():
    D = clouds(24)
    first, second = (row_maps.tsne_map(D, 5.0, 3)[0] for _ in range(2))
    assert (first == second).all()


def test_a_perplexity_beyond_the_rows_is_refused():
    with pytest.raises(Problem, match="perplexity 40"):
        row_maps.tsne_map(clouds(20), 40.0, 1)


def test_stress_is_that_of_the_points_and_below_the_first_map():
    D = clouds()
    points, stress, _ = row_maps.mds_map(D, 1)
    d, delta = pdist(points), squareform(D, checks=False)

    def kruskal(d):
        return np.sqrt(((d - delta) ** 2).sum() / (d**2).sum())

    assert stress == pytest.approx(kruskal(d))
    assert stress < kruskal(pdist(row_maps.first_map(D)))


def test_mds_finds_points_of_a_plane_again():
    X = np.random.default_rng(0).normal(size=(30, 2))
    points, stress, _ = row_maps.mds_map(squareform(pdist(X)), 1)
    assert stress < 1e-6
    assert pdist(points) == pytest.approx(pdist(X), rel=1e-5)


@pytest.mark.parametrize("method", ["tsne", "mds"])
def test_maps_tell_how_far_they_are_and_stop(method):
    class Stopping:
        def __init__(self):
            self.told = []

        def progress(self, fraction, message):
            self.told.append(fraction)

        def partial(self, data):
            pass

        def cancelled(self):
            return len(self.told) >= 3

    stopping, D = Stopping(), clouds(30) ** 1.5
    make = {
        "tsne": lambda: row_maps.tsne_map(D, 5.0, 1), "mds": lambda: row_maps.mds_map(D, 1),
    }[method]  # fmt: skip
    before = _t_sne._gradient_descent
    with report.reporting_to(stopping):
        if method == "tsne":
            with pytest.raises(report.Cancelled):
                make()
            assert 0 < stopping.told[0] < 0.1
        else:
            make()
            assert stopping.told[0] == 0
    assert _t_sne._gradient_descent is before
