"""The biplot page: components under the metric of the scene, and classical scaling."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.spatial.distance import cdist
from sklearn.decomposition import PCA
from support.metric_results import mapped_by
from support.plots import items_of
from support.rooms import rest
from support.visualize import choose, made, show

from workbench.core.results.metric_result import LearnedMetric
from workbench.ui.drawing.spots import Spots

L = np.array([[2.0, 0, 0, 0, 1.0], [0, 0.5, 0, 0, 0]])


def test_components_follow_the_learned_metric_with_its_own_scale(room, qtbot):
    data, session = made(), room.context.session
    show(room, qtbot, data, "biplot")
    plain = room.probe("biplot")
    session.set_scene(metric="learned")
    rest(room, qtbot)
    probe = room.probe("biplot")
    assert "No metric was learned" in probe["note"]
    assert probe["shares"] == plain["shares"]
    session.set_metric(
        LearnedMetric("lmnn", session.scene.data, "min-max", mapped_by(L))
    )
    rest(room, qtbot)
    probe = room.probe("biplot")
    X = (data.X - data.X.min(axis=0)) / np.ptp(data.X, axis=0)
    expected = PCA().fit(X @ L.T).explained_variance_ratio_
    assert probe["shares"] == pytest.approx(expected, rel=1e-9)
    assert all("under LMNN" in title for title in probe["titles"])
    assert "MDS gives the same picture" in probe["note"]
    assert not room.page.scale.isEnabled()
    assert room.page.scale.currentData() == "min-max"
    session.set_scene(metric="euclidean")
    rest(room, qtbot)
    probe = room.probe("biplot")
    assert (probe["shares"], probe["note"]) == (plain["shares"], "")
    assert room.page.scale.isEnabled()


def test_mahalanobis_says_that_no_direction_is_principal(room, qtbot):
    show(room, qtbot, made(), "biplot")
    choose(room, qtbot, "visualize_biplotMetricCombo", "mahalanobis")
    assert room.context.session.scene.metric == "mahalanobis"
    probe = room.probe("biplot")
    assert probe["shares"] == pytest.approx([0.2] * 5)
    assert "equal variances" in probe["note"]
    assert "component 1 under Mahalanobis (20.0 % of the variance)" in probe["titles"]


def test_scaling_of_a_distance_that_is_no_linear_map(room, qtbot):
    data = made()
    show(room, qtbot, data, "biplot")
    choose(room, qtbot, "visualize_biplotMetricCombo", "manhattan")
    probe = room.probe("biplot")
    assert probe["method"] == "pca"
    assert "MDS follows the metric Manhattan" in probe["note"]
    choose(room, qtbot, "visualize_methodCombo", "mds")
    probe = room.probe("biplot")
    D = cdist(data.X, data.X, "cityblock")
    J = np.eye(90) - 1 / 90
    values = np.linalg.eigvalsh(-J @ D**2 @ J / 2)[::-1]
    expected = values[:8] / np.abs(values).sum()
    assert probe["shares"] == pytest.approx(expected, rel=1e-4)
    assert probe["titles"][1].startswith("MDS coordinate 2, Manhattan (")
    strain = np.sqrt(1 - (values[:2] ** 2).sum() / (values**2).sum())
    assert f"strain {strain:.3g}" in probe["note"]
    assert "stress 0." in probe["note"]
    assert "not Euclidean" in probe["note"]
    assert room.page.plot.table().headers[2:] == ("MDS1", "MDS2")
    assert "MDS1" in [room.page.across.itemText(k) for k in range(8)]


def test_scaling_of_a_linear_metric_draws_components(room, qtbot):
    show(room, qtbot, made(), "biplot")
    before = room.probe("biplot")
    choose(room, qtbot, "visualize_methodCombo", "mds")
    after = room.probe("biplot")
    assert after["method"] == "pca"
    assert after["shares"] == before["shares"]
    assert "MDS gives the same picture" in after["note"]
    room.context.session.set_scene(metric="minkowski", p=3.0)
    rest(room, qtbot)
    assert room.probe("biplot")["method"] == "mds"
    room.context.session.set_scene(p=2.0)
    rest(room, qtbot)
    assert room.probe("biplot")["method"] == "pca"


def test_sample_of_many_rows_is_told(room, qtbot):
    room.context.session.set_scene(metric="chebyshev")
    show(room, qtbot, made(n=2_000), "biplot")
    choose(room, qtbot, "visualize_methodCombo", "mds")
    probe = room.probe("biplot")
    assert (probe["points"], probe["n"]) == (1_500, 2_000)
    assert "1500 of 2000 rows drawn" in probe["note"]


def test_a_learned_metric_of_one_row_is_a_line(room, qtbot):
    session = room.context.session
    show(room, qtbot, made(), "biplot")
    session.set_metric(LearnedMetric("", session.scene.data, "none", mapped_by(L[:1])))
    session.set_scene(metric="learned")
    rest(room, qtbot)
    probe = room.probe("biplot")
    assert probe["shares"] == pytest.approx([1.0])
    assert probe["points"] == 90
    assert "under the metric made by hand" in probe["titles"][0]


def test_spots_have_the_colours_of_the_theme_at_once_and_after_a_change(room, qtbot):
    theme = room.context.theme
    show(room, qtbot, made(), "biplot")

    def colours():
        spots = items_of(room.page.plot, Spots)
        return [item.opts["brush"].color().name() for item in spots]

    for name in ("light", "dark", "light"):
        theme.choose(name)
        expected = [theme.class_colour(group).name() for group in range(3)]
        assert colours() == expected
        room.run()
        rest(room, qtbot)
        assert colours() == expected
