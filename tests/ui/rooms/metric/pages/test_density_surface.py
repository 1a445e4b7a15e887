"""Densities as surfaces: what is drawn, the marked pair, turning, speed, export."""

from __future__ import annotations

import time

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from support.rooms import rest

from workbench.core.plane.projection3d import grid_quads, height_nodes
from workbench.ui.drawing import figure_export
from workbench.ui.drawing.surface import SurfaceView
from workbench.ui.drawing.surface_items import Line, Mesh, Spot

NONE = np.array([0, 0, 0, 0], np.uint8)


@pytest.fixture
def view(context, qtbot):
    made = SurfaceView(context.theme, "metric_cone_view")
    qtbot.addWidget(made)
    made.resize(400, 300)
    made.show()
    qtbot.waitExposed(made)
    return made


@pytest.fixture
def panel(learn, room, qtbot):
    learn()
    room.widgets.tabs.open("differences")
    rest(room, qtbot)
    return room.widgets.differences


def cells_of(plot):
    """Return the density that a flat map shows: it is drawn as its square root."""
    return plot.image.image**2


def square(height, colour):
    corners = np.array(
        [[-1, -1, height], [1, -1, height], [1, 1, height], [-1, 1, height]]
    )
    fill = np.array([[*colour, 255]], np.uint8)
    return Mesh(corners[None].astype(float), fill, fill)


def colour_at(view, x, y):
    return QColor(figure_export.image(view, 1.0).pixel(round(x), round(y))).getRgb()[:3]


def test_nearer_quads_hide_farther_ones(view):
    above = view.camera.turned(0.0, 9.0)
    view.set_camera(above)
    red, blue = (200, 0, 0), (0, 0, 200)
    for low, high in ((0.0, 0.5), (0.5, 0.0)):
        view.set_meshes(square(low, red), square(high, blue))
        x, y, _ = view.to_screen(np.array([0.0, 0.0, 0.0]))
        assert colour_at(view, x, y) == (blue if high > low else red)


def test_lines_pass_through_surfaces(view):
    view.set_camera(view.camera.turned(0.0, 9.0).turned(0.0, -0.5))
    view.set_meshes(square(0.0, (200, 200, 200)))
    pole = Line.between(
        np.array([0.0, 0, -0.6]), np.array([0.0, 0, 0.6]), "#0000c8", 4.0
    )
    view.set_items([pole])
    for height, seen in ((0.4, (0, 0, 200)), (-0.4, (200, 200, 200))):
        x, y, _ = view.to_screen(np.array([0.0, 0.0, height]))
        assert colour_at(view, x, y) == seen


def test_labels_do_not_cover_each_other(view):
    places = [np.zeros(3), np.array([0.02, 0.0, 0.0]), np.array([0.0, 0.0, 0.03])]
    spots = [
        Spot(f"s{i}", place, "o", "#000000", "#ffffff", 8.0, "a long label")
        for i, place in enumerate(places)
    ]
    view.set_items(spots)
    written = []

    class Painter:
        def setPen(self, _pen):
            pass

        def drawText(self, place, text):
            written.append((place.x(), place.y(), text))

    view._write_labels(Painter())
    letters = view.fontMetrics()
    width, height = letters.horizontalAdvance("a long label"), letters.height()
    assert len(written) == 3
    for i, (x, y, _) in enumerate(written):
        for u, v, _ in written[:i]:
            assert abs(x - u) >= width or abs(y - v) >= height - 1


def test_a_thousand_quads_are_turned_in_a_frame(view):
    x = np.linspace(-1, 1, 128)
    quads = grid_quads(height_nodes(np.exp(-4 * (x[:, None] ** 2 + x**2)), 33))
    assert len(quads) == 32 * 32
    fill = np.full((len(quads), 4), 200, np.uint8)
    fill[:, 0] = np.arange(len(quads)) % 200
    view.set_meshes(Mesh(quads, fill, fill))
    seconds = []
    for _ in range(12):
        view.set_camera(view.camera.turned(0.1, 0.0))
        started = time.process_time()
        view.viewport().repaint()
        seconds.append(time.process_time() - started)
    assert min(seconds) < 0.16  # processor time of ten frames: a busy machine is slow


def test_surfaces_show_the_densities(panel, qtbot):
    assert panel.surfaces == ()
    panel.choice.setCurrentIndex(1)
    same, different = panel.surfaces
    assert same.isVisible()
    assert not panel.same.isVisible()
    assert panel.ratio.isVisible()
    for surface, key in ((same, "same"), (different, "different")):
        assert surface.probe("camera")["quads"] == 31 * 31
        x, y, height = (np.array(column) for column in surface.table().columns)
        cells = cells_of(getattr(panel, key))
        means = cells.reshape(32, 4, 32, 4).mean(axis=(1, 3))
        assert height == pytest.approx((means / cells.max()).ravel())
        row, column = np.unravel_index(np.argmax(means), means.shape)
        peak = int(np.argmax(height))
        assert (x[peak], y[peak]) == pytest.approx(
            ((column + 0.5) / 16 - 1, (row + 0.5) / 16 - 1)
        )
    panel.choice.setCurrentIndex(0)
    assert panel.same.isVisible()
    assert not same.isVisible()


def test_pair_is_marked_on_its_surface(room, panel):
    panel.choice.setCurrentIndex(1)
    same, different = panel.surfaces
    y = room.picture.y
    mate = int(np.flatnonzero(y == y[0])[1])
    other = int(np.flatnonzero(y != y[0])[0])
    _, right, _, top = panel.extent()
    panel.show_pair(0, mate)
    difference = room.picture.difference(0, mate)
    assert same.probe("density")["pair"] == pytest.approx(
        (difference / [right, top]).tolist()
    )
    assert different.probe("density")["pair"] is None
    panel.show_pair(0, other)
    assert same.probe("density")["pair"] is None
    assert different.probe("density")["pair"] is not None


def test_height_of_the_marker(panel):
    panel.choice.setCurrentIndex(1)
    surface, cells = panel.surfaces[0], cells_of(panel.same)
    row, column = np.unravel_index(np.argmax(cells), cells.shape)
    place = (np.array([column, row]) + 0.5) / 64 - 1
    assert surface.height_at(place) == pytest.approx(0.9)
    assert surface.height_at(np.array([-1.0, -1.0])) == pytest.approx(
        0.9 * cells[0, 0] / cells.max()
    )


def test_both_turn_together_by_keys(panel):
    panel.choice.setCurrentIndex(1)
    same, different = panel.surfaces
    QTest.keyClick(same, Qt.Key.Key_Left)
    QTest.keyClick(different, Qt.Key.Key_Plus)
    assert same.camera == different.camera
    assert same.camera != same.home
    assert same.camera.zoom == pytest.approx(1.25)


def test_surface_is_exported_as_vectors(panel):
    panel.choice.setCurrentIndex(1)
    svg = figure_export.svg(panel.surfaces[0]).decode()
    assert svg.count("<polygon") + svg.count("<path") >= 31 * 31
    assert "<image" not in svg


def test_themes(panel, context):
    panel.choice.setCurrentIndex(1)
    surface = panel.surfaces[0]
    assert colour_at(surface, 3, 3) == (255, 255, 255)
    context.theme.choose("dark")
    ground = QColor(context.theme.colours.plot).getRgb()[:3]
    assert colour_at(surface, 3, 3) == ground
