"""The query when another data set comes."""

from __future__ import annotations

from support.explore import cloud
from support.rooms import child, rest


def test_fewer_rows_come_while_a_layer_shown_at_first_is_off(open_room, qtbot):
    """The answer names rows the next data set lacks; switching it on again draws none."""
    room = open_room(cloud(60))
    child(room, "explore_layer_euclideanCheck").click()
    room.asking.pin(*room.canvas.positions[59].tolist())
    assert room.asking.answer.row == 59
    room.context.session.open(cloud(20))
    rest(room, qtbot)
    assert room.canvas.positions.shape[0] == 20
    assert room.asking.answer is None
    assert child(room, "explore_layer_euclideanCheck").isChecked()  # as at first


def test_fewer_rows_come_behind_another_page_and_the_theme_changes(open_room, qtbot):
    """The plane follows when it is seen again; until then its answer is not drawn."""
    room = open_room(cloud(60))
    room.asking.pin(*room.canvas.positions[59].tolist())
    room.open_page("density")
    room.context.session.open(cloud(20))
    room.context.theme.choose("dark")
    room.context.theme.finish()
    rest(room, qtbot)
    room.open_page("plane")
    rest(room, qtbot)
    assert room.canvas.positions.shape[0] == 20
    assert room.asking.answer is None
