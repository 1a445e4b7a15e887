"""Boxes, mosaic, silhouettes, maps and the linear projection against other programs."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QPushButton
from scipy.spatial.distance import pdist, squareform
from scipy.stats import gaussian_kde
from sklearn.decomposition import PCA
from sklearn.metrics import silhouette_samples
from support.rooms import child, press, rest
from support.visualize import choose, made, show

from workbench.api import Attribute, Dataset

NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier


def labelled(n: int = 120) -> Dataset:
    rng = np.random.default_rng(9)
    hue, size = rng.integers(0, 3, n), rng.integers(0, 2, n)
    X = np.column_stack([hue, size]).astype(float)
    X[:6, 0] = np.nan
    columns = (
        Attribute("hue", "nominal", ("red", "green", "blue")),
        Attribute("size", "nominal", ("small", "large")),
    )
    return Dataset(
        X, rng.integers(0, 2, n), columns, Attribute("c", "nominal", ("no", "yes"))
    )


# -- boxes -----------------------------------------------------------------------------


def test_boxes_of_all_attributes_by_class_are_those_of_pandas(room, qtbot):
    data = show(room, qtbot, made(d=4), "boxes")
    seen = room.probe("boxes")
    assert seen["columns"] == [0, 1, 2, 3]
    for column in range(4):
        told = pd.Series(data.X[:, column]).groupby(data.y).describe()
        boxes = np.array(seen["boxes"][column])
        assert boxes[:, 1:4] == pytest.approx(told[["25%", "50%", "75%"]].to_numpy())
        assert boxes[:, 5] == pytest.approx(told["mean"].to_numpy())
    assert room.page.plot.table().n_rows == 12


def test_one_attribute_has_its_violins_in_its_units(room, qtbot):
    data = show(room, qtbot, made(d=4), "boxes")
    choose(room, qtbot, "visualize_boxAttributeCombo", 2)
    seen = room.probe("boxes")
    assert seen["columns"] == [2]
    for code in range(3):
        own = data.X[data.y == code, 2]
        kernel = gaussian_kde(own)
        where = np.linspace(own.min(), own.max(), 400)
        assert seen["violins"][code] == pytest.approx(kernel(where).max(), rel=5e-3)


def test_keys_step_through_boxes_and_select_their_rows(room, qtbot):
    data = show(room, qtbot, made(d=4), "boxes")
    choose(room, qtbot, "visualize_boxAttributeCombo", 1)
    plot = room.page.plot
    QTest.keyClick(plot, Qt.Key.Key_Right)
    QTest.keyClick(plot, Qt.Key.Key_Return)
    rest(room, qtbot)
    x, own = data.X[:, 1], data.y == 1
    q1, _, q3 = np.quantile(x[own], (0.25, 0.5, 0.75))
    inside = own & (x >= q1) & (x <= q3)
    assert room.context.session.selection == frozenset(np.flatnonzero(inside).tolist())
    assert room.probe("boxes")["selected"] == inside.sum()
    QTest.keyClick(plot, Qt.Key.Key_End)
    rest(room, qtbot)
    above = own & (x >= q3)
    assert room.context.session.selection == frozenset(np.flatnonzero(above).tolist())


def test_a_row_beyond_the_whiskers_is_picked(room, qtbot, gestures):
    data = made(d=4)
    X = data.X.copy()
    X[7, 0] = 60.0
    data = Dataset(X, data.y, data.attributes, data.class_attribute)
    show(room, qtbot, data, "boxes")
    choose(room, qtbot, "visualize_boxAttributeCombo", 0)
    assert 7 in room.probe("boxes")["far_rows"]
    gestures.click(room.page.plot, float(data.y[7]), 60.0)
    assert room.context.session.selection == {7}


def test_data_without_numbers_say_so(room, qtbot):
    show(room, qtbot, labelled(), "boxes")
    assert room.probe("boxes")["columns"] == []
    assert "No numeric" in room.probe("boxes")["note"]


# -- mosaic ----------------------------------------------------------------------------


def test_areas_of_the_mosaic_are_shares_of_the_rows(room, qtbot):
    data = show(room, qtbot, labelled(), "mosaic")
    choose(room, qtbot, "visualize_mosaicXCombo", 0)
    choose(room, qtbot, "visualize_mosaicYCombo", 2)
    seen = room.probe("mosaic")
    known = ~np.isnan(data.X[:, 0])
    wanted = pd.crosstab(data.X[known, 0], data.y[known], normalize=True).to_numpy()
    tiles = np.array(seen["tiles"])
    assert tiles[..., 2] * tiles[..., 3] == pytest.approx(wanted)
    # they cover the square without a gap: right ends are left ends of the next
    assert (tiles[:-1, 0, 0] + tiles[:-1, 0, 2]) == pytest.approx(tiles[1:, 0, 0])
    assert tiles[:, -1, 1] + tiles[:, -1, 3] == pytest.approx(1.0)
    assert seen["left_out"] == 6
    assert "6 row(s) with a gap" in seen["note"]
    assert room.page.plot.table().n_rows == 6


def test_a_tile_selects_its_rows_and_shows_the_selection(room, qtbot, gestures):
    data = show(room, qtbot, labelled(), "mosaic")
    choose(room, qtbot, "visualize_mosaicXCombo", 0)
    tile = np.array(room.probe("mosaic")["tiles"])[1, 1]
    gestures.click(room.page.plot, tile[0] + tile[2] / 2, tile[1] + tile[3] / 2)
    rest(room, qtbot)
    wanted = np.flatnonzero((data.X[:, 0] == 1) & (data.y == 1))
    assert room.context.session.selection == frozenset(wanted.tolist())
    marked = np.array(room.probe("mosaic")["marked"])
    assert marked[1, 1] == len(wanted) == marked.sum()


def test_one_nominal_attribute_makes_no_mosaic(room, qtbot):
    show(room, qtbot, made(d=4), "mosaic")
    assert room.probe("mosaic")["counts"] == []
    assert "Two nominal" in room.probe("mosaic")["note"]


# -- silhouettes -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("metric", "name"), [("euclidean", "euclidean"), ("manhattan", "cityblock")]
)
def test_silhouettes_are_sorted_and_those_of_scikit_learn(room, qtbot, metric, name):
    room.context.session.set_scene(metric=metric)
    data = show(room, qtbot, made(d=4), "silhouette")
    seen = room.probe("silhouette")
    wanted = silhouette_samples(data.X, data.y, metric=name)
    assert seen["values"] == pytest.approx(wanted[seen["rows"]], abs=1e-5)
    assert seen["codes"] == sorted(seen["codes"])
    for code in range(3):
        own = [
            v for v, c in zip(seen["values"], seen["codes"], strict=True) if c == code
        ]
        assert own == sorted(own, reverse=True)
        assert seen["means"][code] == pytest.approx(
            wanted[data.y == code].mean(), abs=1e-5
        )
    assert seen["mean"] == pytest.approx(wanted.mean(), abs=1e-5)


def test_a_bar_is_its_row(room, qtbot, gestures):
    show(room, qtbot, made(d=4), "silhouette")
    row = room.probe("silhouette")["rows"][11]
    gestures.click(room.page.plot, 11.0, 0.01)
    assert room.context.session.selection == {row}
    assert room.probe("silhouette")["selected"] == 1
    QTest.keyClick(room.page.plot, Qt.Key.Key_Period)
    assert room.context.session.selection == {room.probe("silhouette")["rows"][12]}


# -- maps ------------------------------------------------------------------------------


def test_mds_shows_its_stress_and_keeps_distances(room, qtbot):
    data = made(40, d=2)
    room.open_page("map")
    combo = child(room, "visualize_mapMethodCombo", QComboBox)
    combo.setCurrentIndex(combo.findData("mds"))
    show(room, qtbot, data, "map")
    seen = room.probe("map")
    assert seen["method"] == "mds"
    assert pdist(np.array(seen["points"])) == pytest.approx(pdist(data.X), rel=1e-4)
    assert seen["loss"] < 1e-4
    assert "stress" in seen["note"]
    press(room, "visualize_mapRunBtn")
    rest(room, qtbot)
    assert room.probe("map")["points"] == seen["points"]  # the same again


def test_tsne_is_seeded_and_says_its_divergence(room, qtbot):
    data = show(room, qtbot, made(24, d=3), "map")
    seen = room.probe("map")
    assert seen["method"] == "tsne"
    assert seen["perplexity"] == pytest.approx(23 / 3)  # a third of the others
    assert "KL divergence" in seen["note"]
    D = squareform(pdist(np.array(seen["points"])))
    np.fill_diagonal(D, np.inf)
    assert (data.y[D.argmin(axis=1)] == data.y).mean() > 0.6
    assert room.page.plot.table().n_rows == 24
    QTest.keyClick(room.page.plot, Qt.Key.Key_Period)
    assert room.context.session.selection == {0}
    assert room.probe("map")["selected"] == 1


# -- linear projection -----------------------------------------------------------------


def standardised(data):
    return (data.X - data.X.mean(axis=0)) / data.X.std(axis=0)


def test_rows_are_sums_of_axes_however_these_are_moved(room, qtbot, gestures):
    data = show(room, qtbot, made(d=4), "projection")
    plot, seen = room.page.plot, room.probe("projection")
    assert np.hypot(*np.array(seen["axes"]).T) == pytest.approx(1.0)
    x, y = np.array(seen["axes"][1]) * seen["factor"]
    gestures.drag(plot, (x, y), (x * 0.4 + 1.0, y * 0.7))
    QTest.keyClick(plot, Qt.Key.Key_BracketRight)
    QTest.keyClick(plot, Qt.Key.Key_Up)
    after = room.probe("projection")
    assert after["axes"][1] != pytest.approx(seen["axes"][1])
    assert after["current"] == 2
    assert after["axes"][2][1] == pytest.approx(seen["axes"][2][1] + 0.05)
    wanted = standardised(data) @ np.array(after["axes"])
    assert np.array(after["points"]) == pytest.approx(wanted)


def test_principal_axes_are_those_of_scikit_learn(room, qtbot):
    data = show(room, qtbot, made(d=4), "projection")
    press(room, "visualize_projectionPcaBtn")
    found = np.array(room.probe("projection")["axes"])
    pca = PCA(2).fit(standardised(data))
    wanted = pca.components_.T
    assert np.abs(found) == pytest.approx(np.abs(wanted))
    share = pca.explained_variance_ratio_.sum()
    assert room.page.shown_share() == pytest.approx(share)
    table = room.page.plot.table()
    assert table.n_rows == 4 + 90
    press(room, "visualize_projectionCircleBtn")
    assert room.probe("projection")["axes"][0] == pytest.approx([1.0, 0.0])


def test_an_axis_in_the_middle_no_longer_counts(room, qtbot):
    data = show(room, qtbot, made(d=4), "projection")
    QTest.keyClick(room.page.plot, Qt.Key.Key_Delete)
    seen = room.probe("projection")
    assert seen["axes"][0] == [0.0, 0.0]
    wanted = standardised(data)[:, 1:] @ np.array(seen["axes"])[1:]
    assert np.array(seen["points"]) == pytest.approx(wanted)
    child(room, "visualize_projectionPcaBtn", QPushButton)


def test_a_mosaic_of_nothing_has_no_axes(room, qtbot):
    show(room, qtbot, made(d=4), "mosaic")
    axes = child(room, "visualize_mosaic_plot").getPlotItem().axes
    assert not axes["left"].isVisible()
    assert not axes["bottom"].isVisible()
    show(room, qtbot, labelled(), "mosaic")
    assert axes["left"].isVisible()
    assert axes["bottom"].isVisible()


@pytest.mark.parametrize("page", ["biplot", "projection", "map", "silhouette"])
def test_data_that_cannot_be_drawn_are_no_error(room, qtbot, page):
    show(room, qtbot, made(1, d=1), page)
    assert room.last_message.level == "info"
