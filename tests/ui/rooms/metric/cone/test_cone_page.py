"""The cone: the star dragged, typed and shaped as a ball; projection, pairs, undo."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from support.rooms import LONG, rest

from workbench.compute.reading.readers import read
from workbench.core.plane.metric_cone import matrix_at, nearest_metric, point_of
from workbench.ui.drawing import figure_export

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
PLAIN, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
INSIDE = np.array([[1.0, 0.3], [0.3, 0.9]])
#: Pixels: a little inside, out of the cone, and with Shift nearer.
MOVED, DOWN, NEARER = (np.array(p) for p in ((9.0, -6.0), (0.0, 40.0), (0.0, 12.0)))


@pytest.fixture
def cone(learn, open_page):
    """Learn on a built-in set and open the page."""

    def do(data="thesis21-strips", **scene):
        learn(data, **scene)
        page = open_page("cone")
        assert page.probe()["matrix"] is not None
        return page

    return do


def send(widget, kind, at, button=NONE, modifiers=PLAIN):
    moving, released = (
        kind == QEvent.Type.MouseMove,
        kind == QEvent.Type.MouseButtonRelease,
    )
    event = QMouseEvent(
        kind, QPointF(at), QPointF(widget.mapToGlobal(QPoint(0, 0))) + QPointF(at),
        NONE if moving else button, NONE if released else button, modifiers,
    )  # fmt: skip
    QApplication.sendEvent(widget, event)


def drag(widget, start, end, modifiers=PLAIN, release=True, moves=6):
    start, end = QPointF(*start), QPointF(*end)
    send(widget, QEvent.Type.MouseButtonPress, start, LEFT, modifiers)
    for i in range(1, moves + 1):
        send(
            widget,
            QEvent.Type.MouseMove,
            start + (end - start) * (i / moves),
            LEFT,
            modifiers,
        )
    if release:
        send(widget, QEvent.Type.MouseButtonRelease, end, LEFT, modifiers)


def at(page):
    """Return the star's pixel."""
    return page.view.to_screen(page.view.handle.place)[:2]


def put(page, qtbot, block):
    """Type a block into the fields, and let it rest."""
    alpha, beta, gamma = page.side.fields
    with qtbot.waitSignal(page.metric_rested, timeout=LONG):
        beta.setValue(block[0, 1])
        gamma.setValue(block[1, 1])
        alpha.setValue(block[0, 0])
        page.side.fields[0].valueChanged.emit(block[0, 0])
    assert np.array(page.probe()["matrix"]) == pytest.approx(block)


def test_star_of_the_strips(cone, room):
    page = cone()
    told = page.probe()
    M = np.array(room.probe("metric")["M"])
    assert np.array(told["matrix"]) == pytest.approx(2 * M / np.trace(M))
    assert told["inside"]
    assert told["eigenvalues"] == pytest.approx([2.0, 2 * 7.27 / 21367], rel=1e-2)
    assert np.array(told["raw"]) == pytest.approx(M)


def test_dragging_inside_moves_the_metric(cone, room, qtbot):
    page = cone()
    put(page, qtbot, INSIDE)
    start = at(page)
    proposed = []
    page.metric_proposed.connect(proposed.append)
    drag(page.view.viewport(), start, start + MOVED, release=False)
    assert len(proposed) == 6
    step = np.array([9.0, 6.0, 0.0]) / page.view.pixels_per_unit()
    expected = matrix_at(point_of(INSIDE) + page.view.camera.unproject(step))
    told = page.probe()
    assert np.array(told["matrix"]) == pytest.approx(expected)
    assert told["inside"]
    shown = np.array(room.probe("metric")["M"])  # before the hand lets go
    assert shown == pytest.approx(expected * told["unit"])
    with qtbot.waitSignal(room.settled, timeout=LONG):
        send(
            page.view.viewport(), QEvent.Type.MouseButtonRelease, QPointF(*start), LEFT
        )
    rest(room, qtbot)
    metric = room.probe("metric")
    assert np.array(metric["M"]) == pytest.approx(expected * told["unit"])
    assert metric["loo"] is not None
    assert np.array(page.probe()["matrix"]) == pytest.approx(expected)  # no jump


def test_dragging_outside_snaps_to_the_projection(cone, qtbot):
    page = cone()
    put(page, qtbot, INSIDE)
    start = at(page)
    drag(page.view.viewport(), start, start + DOWN, release=False)
    told = page.probe()
    assert not told["inside"]
    asked = np.array(told["asked"])
    step = np.array([0.0, -40.0, 0.0]) / page.view.pixels_per_unit()
    assert asked == pytest.approx(
        matrix_at(point_of(INSIDE) + page.view.camera.unproject(step))
    )
    assert np.array(told["matrix"]) == pytest.approx(nearest_metric(asked))
    assert np.linalg.eigvalsh(asked)[0] < 0
    assert told["eigenvalues"][1] == pytest.approx(0.0, abs=1e-9)
    # back inside, in the same drag: no trace of the way remains
    send(page.view.viewport(), QEvent.Type.MouseMove, QPointF(*start), LEFT)
    assert np.array(page.probe()["matrix"]) == pytest.approx(INSIDE)
    send(page.view.viewport(), QEvent.Type.MouseButtonRelease, QPointF(*start), LEFT)


def test_wheel_and_shift_move_in_the_third_direction(cone, qtbot):
    page = cone()
    put(page, qtbot, INSIDE)
    viewport, place = page.view.viewport(), point_of(INSIDE)
    near = page.view.camera.axes()[2]
    start = at(page)
    drag(viewport, start, start + NEARER, SHIFT)
    moved = np.array(page.probe()["star"]) - place
    assert moved == pytest.approx(near * 12 / page.view.pixels_per_unit())
    put(page, qtbot, INSIDE)
    start = at(page)
    send(viewport, QEvent.Type.MouseButtonPress, QPointF(*start), LEFT)
    zoom = page.view.camera.zoom
    wheel = QWheelEvent(
        QPointF(*start), QPointF(*start), QPoint(), QPoint(0, 120), LEFT, PLAIN,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(viewport, wheel)
    moved = np.array(page.probe()["star"]) - place
    assert moved == pytest.approx(-near * 10 / page.view.pixels_per_unit())
    assert page.view.camera.zoom == zoom
    send(viewport, QEvent.Type.MouseButtonRelease, QPointF(*start), LEFT)


def test_keys_turn_the_cone_and_move_the_star(cone, qtbot):
    page = cone()
    put(page, qtbot, INSIDE)
    before = page.view.probe("camera")
    QTest.keyClick(page.view, Qt.Key.Key_Right)
    QTest.keyClick(page.view, Qt.Key.Key_Up)
    after = page.view.probe("camera")
    assert (after["azimuth"] - before["azimuth"]) % 360 == pytest.approx(355)
    assert after["elevation"] == pytest.approx(before["elevation"] - 5)
    assert np.array(page.probe()["matrix"]) == pytest.approx(INSIDE)
    axes = page.view.camera.axes()
    for key, axis, sign in (
        (Qt.Key.Key_Right, 0, 1), (Qt.Key.Key_Up, 1, 1), (Qt.Key.Key_PageDown, 2, 1),
        (Qt.Key.Key_Left, 0, -1), (Qt.Key.Key_Down, 1, -1), (Qt.Key.Key_PageUp, 2, -1),
    ):  # fmt: skip
        start = np.array(page.probe()["star"])
        with qtbot.waitSignal(page.metric_rested, timeout=LONG):
            QTest.keyClick(page.view, key, SHIFT)
        step = np.array(page.probe()["star"]) - start
        assert step == pytest.approx(
            sign * axes[axis] * 6 / page.view.pixels_per_unit()
        )
    QTest.keyClick(page.view, Qt.Key.Key_R)
    assert page.view.camera == page.view.home


def test_fields_project(cone, room, qtbot):
    page = cone()
    put(page, qtbot, INSIDE)
    outside = np.array([[1.0, 2.0], [2.0, 0.9]])
    with qtbot.waitSignal(page.metric_rested, timeout=LONG):
        page.side.fields[1].setValue(2.0)
    rest(room, qtbot)
    taken = nearest_metric(outside)
    factor = min(1.0, 2.6 / np.trace(taken))  # the edge of the picture
    taken = taken * factor
    assert factor < 1
    assert np.array(page.probe()["matrix"]) == pytest.approx(taken)
    shown = [field.value() for field in page.side.fields]
    assert shown == pytest.approx([taken[0, 0], taken[0, 1], taken[1, 1]], abs=1e-3)
    assert room.probe("metric")["rank"] == 1


def test_ball_is_turned_and_stretched(cone, qtbot):
    page = cone()
    put(page, qtbot, np.diag([1.8, 0.2]))  # long axis along y, 3 : 1
    assert page.inset.shape == (pytest.approx(np.pi / 2), pytest.approx(3.0))
    handles = page.inset.handles()
    middle = QPointF(page.inset.width() / 2, page.inset.height() / 2)
    end = middle + QPointF(40.0, -40.0)
    with qtbot.waitSignal(page.metric_rested, timeout=LONG):
        drag(page.inset, handles["long"].toTuple(), end.toTuple())
    values, vectors = np.linalg.eigh(np.array(page.probe()["matrix"]))
    assert values[1] / values[0] == pytest.approx(9.0)
    assert abs(vectors[:, 0]) == pytest.approx([np.sqrt(0.5)] * 2)
    assert vectors[0, 0] * vectors[1, 0] > 0
    with qtbot.waitSignal(page.metric_rested, timeout=LONG):
        QTest.keyClick(page.inset, Qt.Key.Key_Up)
    values = np.array(page.probe()["eigenvalues"])
    assert np.sqrt(values[0] / values[1]) == pytest.approx(3.3)
    short = page.inset.handles()["short"]
    toward = middle + (short - middle) * 0.5
    drag(page.inset, short.toTuple(), toward.toTuple())
    values = np.array(page.probe()["eigenvalues"])
    assert np.sqrt(values[0] / values[1]) == pytest.approx(6.6, rel=1e-3)


def test_identity_learned_undo(cone, room, qtbot):
    page = cone()
    learned = np.array(page.probe()["matrix"])
    assert not page.side.undo.isEnabled()
    page.side.identity.click()
    rest(room, qtbot)
    assert np.array(page.probe()["matrix"]) == pytest.approx(np.eye(2))
    assert 100 * room.probe("metric")["loo"] == pytest.approx(61.0)
    page.side.learned.click()
    rest(room, qtbot)
    assert np.array(page.probe()["matrix"]) == pytest.approx(learned)
    assert 100 * room.probe("metric")["loo"] == pytest.approx(99.5)
    page.side.undo.click()
    assert np.array(page.probe()["matrix"]) == pytest.approx(np.eye(2))
    page.side.undo.click()
    assert np.array(page.probe()["matrix"]) == pytest.approx(learned)
    assert not page.side.undo.isEnabled()
    rest(room, qtbot)


def test_raw_difference_outside_and_its_projection(cone):
    page = cone("wine-2", scale="min-max")
    told = page.probe()
    raw = np.array(told["raw"])
    assert np.linalg.eigvalsh(raw)[0] < -50
    names, alpha, beta, gamma = page.view.table().columns
    spots = {
        n: np.array([[a, b], [b, c]])
        for n, a, b, c in zip(names, alpha, beta, gamma, strict=True)
    }
    drawn = spots["raw difference"]
    assert drawn == pytest.approx(raw * drawn[0, 0] / raw[0, 0])
    assert np.abs(np.linalg.eigvalsh(drawn)).sum() == pytest.approx(2.0)
    assert spots["its projection"] == pytest.approx(nearest_metric(drawn))
    assert told["eigenvalues"][1] == pytest.approx(0.0, abs=1e-9)


def test_pair_of_many_attributes(cone, room, qtbot):
    page = cone("iris")
    before = np.array(room.probe("metric")["M"])
    page.side.second.setCurrentIndex(3)
    page.side.second.activated.emit(3)
    assert page.probe()["pair"] == [0, 3]
    put(page, qtbot, INSIDE)
    rest(room, qtbot)
    after = np.array(room.probe("metric")["M"])
    unit = page.probe()["unit"]
    assert after[np.ix_([0, 3], [0, 3])] == pytest.approx(INSIDE * unit)
    assert after[np.ix_([1, 2], [1, 2])] == pytest.approx(
        before[np.ix_([1, 2], [1, 2])]
    )
    assert np.linalg.eigvalsh(after).min() > -1e-9 * np.trace(after)
    assert "block of these two attributes" in page.side.note.text()
    assert room.height() == 560  # the room did not grow
    page.side.second.setCurrentIndex(0)  # the same twice
    page.side.second.activated.emit(0)
    assert len(set(page.probe()["pair"])) == 2


def test_learning_anew_forgets_the_hand(cone, room, qtbot):
    page = cone()
    learned = np.array(page.probe()["matrix"])
    page.side.identity.click()
    rest(room, qtbot)
    room.run()
    rest(room, qtbot)
    assert np.array(page.probe()["matrix"]) == pytest.approx(learned)
    assert not page.side.undo.isEnabled()


def test_one_attribute_has_no_cone(room, open_page, qtbot):
    dataset = read("builtin:thesis21-strips")
    room.context.session.open(dataset.select(["x"]))
    room.run()
    rest(room, qtbot)
    page = open_page("cone")
    assert page.probe() == {"matrix": None}
    assert not page.side.identity.isEnabled()
    assert "two or more attributes" in page.side.note.text()


def test_exported_as_vectors(cone, tmp_path):
    page = cone()
    svg = figure_export.svg(page.view).decode()
    assert svg.count("<polygon") + svg.count("<path") >= 36 * 4  # the quads
    assert "<image" not in svg
    assert ">M</text>" in svg.replace("\n", "")
    figure_export.export(page.view, tmp_path / "cone.pdf")
    assert (tmp_path / "cone.pdf").read_bytes().startswith(b"%PDF")


def test_said_to_a_screen_reader(cone):
    page = cone()
    for widget in (page.view, page.inset, *page.side.fields, page.side.first):
        assert widget.accessibleName(), widget.objectName()
    assert "Eigenvalues" in page.view.accessibleDescription()
