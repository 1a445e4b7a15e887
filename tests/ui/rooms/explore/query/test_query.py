"""The query on a row, pinned and freed, and what a plane can show of many attributes."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import Qt
from support.explore import cloud
from support.rooms import rest

from workbench.core.results.evaluating.precedents import flip


def distances(data, place, row):
    """Return the distances from a row, or a place, to all; a row is far from itself."""
    here = data.X[row] if row >= 0 else np.asarray(place)
    d = np.sqrt(((data.X - here) ** 2).sum(axis=1))
    if row >= 0:
        d[row] = np.inf
    return d


def test_on_a_row_the_query_is_that_row_and_it_has_no_vote(strips, gestures):
    data = strips.context.session.data
    for row in range(0, 200, 11):
        x, y = strips.canvas.positions[row]
        px, py = strips.canvas.pixel()
        gestures.move(strips.canvas, x + 2 * px, y - py)
        found = strips.probe("query")
        meant = found["row"]  # another row may be nearer still
        assert meant >= 0
        assert found["place"] == strips.canvas.positions[meant].tolist()
        d = distances(data, found["place"], meant)
        assert found["ids"] == np.argsort(d, kind="stable")[:5].tolist()
        assert meant not in found["ids"]
        foot = strips.query_panel.foot.text()
        assert f"row {meant + 1} itself is left out" in foot


def test_votes_on_the_rows_add_up_to_the_accuracy_beside_them(open_room, qtbot):
    room = open_room(cloud(60))
    data = room.context.session.data
    room.run()
    rest(room, qtbot)
    right = 0
    for row in range(60):
        room.asking.ask(*room.canvas.positions[row].tolist())
        assert room.probe("query")["row"] == row
        right += room.probe("query")["winner"] == data.y[row]
    assert right == room.probe("judgement")["right"]


def test_away_from_rows_nobody_is_left_out(strips, gestures):
    gestures.move(strips.canvas, 3.0, 1.0)
    found = strips.probe("query")
    assert found["row"] == -1
    assert "left out" not in strips.query_panel.foot.text()


def test_rows_without_which_the_vote_changes_are_listed_or_named_as_next(open_room):
    room = open_room(cloud(60))
    data = room.context.session.data
    hidden = 0
    for x, y in np.random.default_rng(1).uniform(-1, 1, size=(40, 2)).tolist():
        room.pin(x, y)
        found = room.probe("query")
        rows = set(found["holding"])
        d = distances(data, found["place"], found["row"])
        near = np.argsort(d, kind="stable")[:13]
        expected = flip(data.y[near], d[near], 5, "uniform", 2, 8)
        assert rows == (set() if expected is None else set(near[expected[1]].tolist()))
        unlisted = sorted(rows - set(found["ids"]))
        foot = room.query_panel.foot.text()
        named = f"next in line: {', '.join(str(row + 1) for row in unlisted)}."
        assert (named in foot) == bool(unlisted)
        hidden += bool(unlisted)
    assert hidden


def test_a_pinned_query_shows_it_and_is_freed_by_a_click_anywhere_or_esc(
    strips, gestures
):
    canvas = strips.canvas
    gestures.click(canvas, 1.0, 0.9)
    assert strips.probe("query")["pinned"]
    assert len(strips.links.pin.data) == 1
    assert "Esc" in strips.query_panel.foot.text()
    gestures.click(canvas, -1.0, -0.8)  # far from the star
    assert not strips.probe("query")["pinned"]
    assert not len(strips.links.pin.data)
    gestures.move(canvas, 0.0, 0.9)
    assert strips.probe("query")["place"] == pytest.approx([0.0, 0.9], abs=0.05)
    gestures.click(canvas, 1.0, 0.9)
    gestures.key(canvas, Qt.Key.Key_Escape)
    assert not strips.probe("query")["pinned"]
    assert not len(strips.links.pin.data)
    gestures.move(canvas, 0.0, 0.9)
    assert strips.probe("query")["place"] == pytest.approx([0.0, 0.9], abs=0.05)


def test_dragging_moves_the_pin(strips, gestures):
    gestures.click(strips.canvas, 1.0, 0.9)
    gestures.drag(strips.canvas, (1.0, 0.9), (-1.0, -0.8))
    found = strips.probe("query")
    assert found["pinned"]
    assert found["place"] == pytest.approx([-1.0, -0.8], abs=0.05)


def test_arrows_move_away_from_a_row(strips, gestures):
    x, y = strips.canvas.positions[7].tolist()
    strips.pin(x, y)
    assert strips.probe("query")["row"] == 7
    gestures.key(strips.canvas, Qt.Key.Key_Up)
    assert strips.probe("query")["place"][1] > y


def test_delete_takes_the_row_asked_about(open_room):
    room = open_room(cloud(40))
    room.asking.ask(*room.canvas.positions[7].tolist())
    gone = room.context.session.data.X[7]
    room.delete_selected()
    left = room.context.session.data.X
    assert len(left) == 39
    assert not (left == gone).all(axis=1).any()


def test_a_plane_of_many_attributes_says_what_its_outline_holds(open_room):
    room = open_room(cloud(200, d=4))
    data = room.context.session.data
    room.pin(0.1, 0.2)
    found, base = room.probe("query"), room.stage.base_row(data)
    seen = np.hypot(*(data.X[:, :2] - [0.1, 0.2]).T)
    full = np.sqrt(((data.X - [0.1, 0.2, *base[2:]]) ** 2).sum(axis=1))
    kept = np.argsort(full, kind="stable")[:5]
    assert found["ids"] == kept.tolist()
    others = set(np.flatnonzero(seen <= found["radius"])) - set(kept.tolist())
    assert others
    foot = room.query_panel.foot.text()
    assert f"a ball in 4 attributes: {len(others)} other rows" in foot
    assert "density" not in foot


def test_densities_of_a_row_leave_it_out(open_room):
    room = open_room(cloud(50))
    data = room.context.session.data
    room.asking.ask(*room.canvas.positions[3].tolist())
    radius = np.sort(distances(data, (), 3))[4]
    assert f"density k/nV {5 / (49 * np.pi * radius**2):.3g}" in (
        room.query_panel.foot.text()
    )
