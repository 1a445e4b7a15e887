"""Ellipse, jitter and magnet: where rows come, how far they go, one undo entry each."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from support.rooms import child, rest

SHIFT = Qt.KeyboardModifier.ShiftModifier


def stroke(room, qtbot, act):
    before = room.context.session.data
    act()
    rest(room, qtbot)
    assert room.context.session.data is not before
    return before, room.context.session.data


def test_an_ellipse_is_filled_evenly(strips, qtbot, gestures):
    strips.choose_tool("ellipse")
    strips.canvas.set_spray(400, "uniform", 0.2)
    rect = strips.canvas.view.viewRect()
    a, b = (rect.left() + 0.2 * rect.width(), rect.top() + 0.3 * rect.height()), (
        rect.left() + 0.5 * rect.width(), rect.top() + 0.6 * rect.height(),
    )  # fmt: skip
    before, after = stroke(strips, qtbot, lambda: gestures.drag(strips.canvas, a, b))
    assert after.n_rows == before.n_rows + 400
    new = after.X[before.n_rows :]
    centre, radii = (np.array(a) + b) / 2, np.abs(np.array(b) - a) / 2
    z = (new - centre) / radii
    far = np.hypot(*z.T)
    assert far.max() < 1.03  # a pixel or two of the gesture
    # evenly spread: a quarter of the area holds about a quarter of the rows
    assert (far < 0.5).mean() == pytest.approx(0.25, abs=0.07)
    assert (after.y[before.n_rows :] == strips.board.label).all()
    strips.context.undo.undo()
    assert strips.context.session.data.n_rows == before.n_rows


@pytest.mark.parametrize(
    ("modifiers", "nearer"), [(Qt.KeyboardModifier.NoModifier, True), (SHIFT, False)]
)
def test_the_magnet_pulls_and_pushes_the_rows_around(
    strips, qtbot, gestures, modifiers, nearer
):
    strips.choose_tool("magnet")
    strips.canvas.set_spray(20, "normal", 0.8)
    place = np.array([0.0, 0.0])
    end = tuple(place + 1e-3)

    def hold():
        gestures.drag(strips.canvas, tuple(place), end, modifiers=modifiers)

    before, after = stroke(strips, qtbot, hold)
    was, now = (np.hypot(*(d.X - place).T) for d in (before, after))
    near = was < 0.7
    assert near.any()
    assert (now[was > 0.85] == was[was > 0.85]).all()
    changed = now[near] < was[near] if nearer else now[near] > was[near]
    assert changed[was[near] > 0.05].all()
    assert (after.y == before.y).all()


def test_jitter_shakes_the_rows_around_and_no_other(strips, qtbot, gestures):
    strips.choose_tool("jitter")
    strips.canvas.set_spray(20, "normal", 0.5)
    before, after = stroke(
        strips, qtbot, lambda: gestures.drag(strips.canvas, (0.0, 0.0), (0.001, 0.0))
    )
    was = np.hypot(*before.X.T)
    same = (after.X == before.X).all(axis=1)
    assert same[was > 0.55].all()
    assert not same[was < 0.4].any()
    strips.context.undo.undo()
    assert strips.context.session.data.same_as(before)


def test_tools_are_chosen_by_key_and_show_their_options(strips, qtbot):
    for key, name, shown in (
        (Qt.Key.Key_C, "ellipse", {"explore_sprayCountSpin", "explore_sprayShapeCombo"}),
        (Qt.Key.Key_J, "jitter", {"explore_sprayRadiusDSpin"}),
        (Qt.Key.Key_M, "magnet", {"explore_sprayRadiusDSpin"}),
        (Qt.Key.Key_B, "spray", {
            "explore_sprayCountSpin", "explore_sprayShapeCombo", "explore_sprayRadiusDSpin",
        }),
    ):  # fmt: skip
        QTest.keyClick(strips.canvas, key)
        assert strips.canvas.tool.name == name
        options = (
            "explore_sprayCountSpin",
            "explore_sprayShapeCombo",
            "explore_sprayRadiusDSpin",
        )
        assert {o for o in options if child(strips, o).isVisible()} == shown
        button = child(strips, f"explore_tool_{name}Btn")
        assert button.isChecked()
        assert button.accessibleName()
        assert button.width() >= 24
        assert button.height() >= 24
