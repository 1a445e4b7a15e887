"""Regions over principal axes: what is coloured, said, asked and refused."""

from __future__ import annotations

import time

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from sklearn.decomposition import PCA
from support.explore import shown_cells, shown_labels
from support.metric_results import mapped_by
from support.rooms import child, rest

from workbench.api import Attribute, Dataset
from workbench.compute.pictures.regions import FittedClassifier
from workbench.core.results.metric_result import LearnedMetric


def blobs(n=150, d=5, seed=4, *, labels=False):
    """Three clouds in d numbers of unlike units, with a nominal attribute on request."""
    rng = np.random.default_rng(seed)
    y = np.arange(n) % 3
    X = rng.normal(size=(n, d)) + 2 * rng.normal(size=(3, d))[y]
    X *= 1.0 + np.arange(d)
    attributes = [Attribute(f"n{j}") for j in range(d)]
    if labels:
        codes = rng.choice(3, size=n, p=[0.2, 0.5, 0.3]).astype(float)
        X = np.insert(X, 1, codes, axis=1)
        attributes.insert(1, Attribute("colour", "nominal", ("u", "v", "w")))
    label = Attribute("class", "nominal", ("a", "b", "c"))
    return Dataset(X, y, tuple(attributes), label, "blobs")


@pytest.fixture
def principal(open_room, qtbot):
    room = open_room(blobs())
    QTest.mouseClick(room.toolbar.principal, Qt.MouseButton.LeftButton)
    rest(room, qtbot)
    assert room.stage.principal
    return room


def plane_cells(room):
    """Map all cells of the picture back to the attributes by scikit-learn's PCA."""
    data = room.context.session.data
    numeric = [j for j, a in enumerate(data.attributes) if a.is_numeric]
    X = data.X[:, numeric]
    scale = room.context.session.scene.scale
    width = X.std(axis=0) if scale == "z-score" else np.ones(len(numeric))
    pca = PCA(2, svd_solver="full").fit(X / width)
    signs = np.sign((pca.transform(X / width) * room.canvas.positions).sum(axis=0))
    places = shown_cells(room)
    numbers = pca.mean_ + (places * signs) @ pca.components_
    cells = np.zeros((len(places), data.n_attributes))
    cells[:, numeric] = numbers * width
    for j in set(range(data.n_attributes)) - set(numeric):
        cells[:, j] = np.bincount(data.X[:, j].astype(int)).argmax()
    return cells


@pytest.mark.parametrize("plugin", ["j48", "svm", "naive-bayes"])
@pytest.mark.parametrize("labels", [False, True])
def test_regions_are_what_the_classifier_says_of_the_cells(
    open_room, qtbot, plugin, labels
):
    room = open_room(blobs(labels=labels))
    room.context.session.set_scene(scale="z-score")
    room.choose_classifier(plugin)
    room.show_principal(True)
    rest(room, qtbot)
    fitted = FittedClassifier(room.context.session.data, plugin, {}, "z-score")
    rows = fitted.preparation.transform(plane_cells(room))
    expected = fitted.estimator.predict(rows)
    assert len(np.unique(expected)) == 3
    assert np.array_equal(shown_labels(room), expected)


DISTANCES = {
    "euclidean": lambda d: np.sqrt((d**2).sum(axis=-1)),
    "manhattan": lambda d: np.abs(d).sum(axis=-1),
    "chebyshev": lambda d: np.abs(d).max(axis=-1),
    "minkowski": lambda d: (np.abs(d) ** 3).sum(axis=-1),
}


def vote_of_nearest(distances, y, k):
    order = np.argsort(distances, axis=1, kind="stable")[:, :k]
    return np.array([np.bincount(y[found], minlength=3).argmax() for found in order])


@pytest.mark.parametrize("metric", [*DISTANCES, "mahalanobis", "cosine", "learned"])
def test_regions_of_every_metric_equal_brute_force(principal, qtbot, metric):
    room, session = principal, principal.context.session
    if metric == "learned":
        L = np.random.default_rng(5).normal(size=(3, 5))
        learned = LearnedMetric("kissnn", session.scene.data, "none", mapped_by(L))
        session.set_metric(learned)
    session.set_scene(metric=metric, p=3.0)
    rest(room, qtbot)
    data, cells = session.data, plane_cells(room)
    gaps = cells[:, None] - data.X[None]
    if metric == "mahalanobis":
        inverse = np.linalg.inv(np.cov(data.X, rowvar=False))
        distances = np.einsum("mni,ij,mnj->mn", gaps, inverse, gaps)
    elif metric == "cosine":
        sizes = np.linalg.norm(cells, axis=1)[:, None] * np.linalg.norm(data.X, axis=1)
        distances = 1 - cells @ data.X.T / sizes
    elif metric == "learned":
        distances = DISTANCES["euclidean"](gaps @ L.T)
    else:
        distances = DISTANCES[metric](gaps)
    expected = vote_of_nearest(distances, data.y, session.scene.k)
    assert len(np.unique(expected)) > 1
    assert np.array_equal(shown_labels(room), expected)


def test_query_asks_among_all_attributes_and_says_so(principal, gestures):
    room, data = principal, principal.context.session.data
    rect = room.canvas.view.viewRect()
    rng = np.random.default_rng(7)
    in_plane, spent = 0, 0.0
    for u, v in rng.uniform(0.1, 0.9, size=(25, 2)):
        x, y = rect.left() + u * rect.width(), rect.top() + v * rect.height()
        before = time.process_time()
        gestures.move(room.canvas, x, y)
        spent += time.process_time() - before
        found = room.probe("query")
        cell = room.stage.axes.centre + np.array(found["place"]) @ room.stage.axes.span
        row = found["row"]  # near enough to be meant: it does not vote
        d = np.sqrt(((data.X - (cell if row < 0 else data.X[row])) ** 2).sum(axis=1))
        if row >= 0:
            d[row] = np.inf
        assert found["ids"] == np.argsort(d, kind="stable")[:5].tolist()
        assert found["distances"] == pytest.approx(np.sort(d)[:5])
        flat = np.linalg.norm(room.canvas.positions - found["place"], axis=1)
        in_plane += found["ids"] == np.argsort(flat, kind="stable")[:5].tolist()
    assert in_plane < 25  # those of the plane would be others
    assert "among all 5 attributes, not in the plane" in room.query_panel.foot.text()
    assert spent / 25 < 3 * 0.016  # of a frame; other programs do not count


def test_the_plot_says_what_it_is(principal):
    data = principal.context.session.data
    shares = PCA(5).fit(data.X).explained_variance_ratio_
    item = principal.canvas.getPlotItem()
    assert item.getAxis("bottom").labelText == f"PC 1 ({100 * shares[0]:.0f} %)"
    assert item.getAxis("left").labelText == f"PC 2 ({100 * shares[1]:.0f} %)"
    both = f"{100 * shares[:2].sum():.0f} %"
    assert item.titleLabel.isVisible()
    assert item.titleLabel.text == (
        f"Regions over principal axes 1 and 2 ({both} of the variance); "
        "the other axes at their mean"
    )
    assert item.titleLabel.text in principal.canvas.accessibleDescription()
    table = principal.canvas.table()
    assert table.headers[1:3] == principal.canvas.names
    assert principal.stage.axes.project(data.X) == pytest.approx(
        np.column_stack(table.columns[1:3])
    )


def test_labels_are_said_to_be_fixed(open_room, qtbot):
    room = open_room(blobs(labels=True))
    room.show_principal(True)
    rest(room, qtbot)
    assert "labels at their commonest" in room.canvas.getPlotItem().titleLabel.text


def test_rows_are_not_put_on_principal_axes(principal, gestures, qtbot):
    room, session = principal, principal.context.session
    before = session.data
    for name in ("point", "spray", "line", "drag"):
        button = child(room, f"explore_tool_{name}Btn", QAbstractButton)
        assert not button.isEnabled()
        assert "principal axes" in button.toolTip()
    for key in (Qt.Key.Key_P, Qt.Key.Key_D, Qt.Key.Key_Return):
        QTest.keyClick(room.canvas, key)
    assert room.canvas.tool.name == "query"
    assert session.data is before
    room.choose_tool("erase")
    x, y = room.canvas.positions[0]
    gestures.click(room.canvas, x, y)  # taking away is well defined
    rest(room, qtbot)
    assert session.data.n_rows < before.n_rows


def test_strip_and_axes_come_back(principal, qtbot):
    room, session = principal, principal.context.session
    assert not room.strip.isVisible()
    room.show_principal(False)
    rest(room, qtbot)
    assert room.strip.isVisible()
    assert room.canvas.names == ("n0", "n1")
    assert room.canvas.getPlotItem().titleLabel.text.startswith("Slice at n2 = ")
    assert np.array_equal(room.canvas.positions, session.data.X[:, :2])
    room.show_principal(True)
    session.set_scene(x="n3")  # who chooses an attribute wants to see it
    rest(room, qtbot)
    assert not room.toolbar.principal.isChecked()
    assert room.canvas.names == ("n3", "n1")


def test_two_attributes_have_no_principal_axes(principal, qtbot):
    room = principal
    data = blobs(d=2)
    room.context.session.open(data)
    rest(room, qtbot)
    assert not room.toolbar.principal.isVisible()
    assert np.array_equal(room.canvas.positions, data.X)


def test_rows_on_a_line_are_explained(open_room, qtbot):
    data = blobs(d=3)
    line = np.linspace(0, 1, data.n_rows)[:, None] * [1.0, 2.0, 3.0]
    room = open_room(Dataset(line, data.y, data.attributes, data.class_attribute))
    room.show_principal(True)
    rest(room, qtbot)
    assert "one axis only" in room.last_message.text
    room.show_principal(False)
    rest(room, qtbot)
    assert room.last_message is None
