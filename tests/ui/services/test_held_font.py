"""The size of text of rooms that cannot be seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QComboBox, QPushButton, QVBoxLayout, QWidget
from support.rooms import child

from workbench.ui import rooms_ahead
from workbench.ui.services.held_font import HeldFont


@pytest.fixture
def window(make_window):
    window = make_window("builtin:iris", fresh=True)
    yield window
    window.context.theme.scale_fonts(1.0)


def size_of(room) -> float:
    return room.font().pointSizeF()


def test_a_hidden_room_follows_when_it_is_shown(window, qtbot):
    for name in ("classify", "explore"):
        window.show_room(name)
    before = size_of(window.room)
    window.context.theme.scale_fonts(1.5)
    qtbot.waitUntil(lambda: size_of(window.room) == 1.5 * before)
    classify = window.built_rooms["classify"]
    assert size_of(classify) == before
    window.show_room("classify")
    assert size_of(classify) == 1.5 * before
    combos = classify.findChildren(QComboBox)
    assert combos
    assert {combo.font().pointSizeF() for combo in combos} == {1.5 * before}


def test_a_hidden_page_follows_when_it_is_turned_to(window, qtbot):
    window.show_room("metric")
    window.room.run()
    qtbot.waitUntil(lambda: not window.room.busy, timeout=20_000)
    pages = window.room.widgets.tabs
    pages.open_page("cone")
    pages.open_page("attributes")
    before = size_of(window.room)
    window.context.theme.scale_fonts(1.25)
    qtbot.waitUntil(lambda: size_of(window.room) == 1.25 * before)
    pages.open_page("cone")
    shown = [w for w in window.room.findChildren(QComboBox) if w.isVisible()]
    assert shown
    assert {combo.font().pointSizeF() for combo in shown} == {1.25 * before}


def test_what_is_laid_out_anew_is_painted_again(window, qtbot):
    window.show_room("classify")
    window.context.theme.scale_fonts(1.5)
    qtbot.waitUntil(window.room.updatesEnabled)
    window.context.theme.scale_fonts(1.0)
    qtbot.waitUntil(lambda: size_of(window.room) == window.font().pointSizeF())
    qtbot.waitUntil(window.room.updatesEnabled)
    assert child(window.room, "classify_runBtn").isVisible()


def test_what_is_measured_is_laid_out_in_a_later_turn(window, qtbot, monkeypatch):
    theme, kept = window.context.theme, []
    held = QWidget()
    HeldFont(theme, held)
    button = QPushButton("run")
    QVBoxLayout(held).addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
    qtbot.addWidget(held)
    held.resize(300, 300)
    held.show()
    qtbot.wait(20)
    low = button.height()
    monkeypatch.setattr(theme, "next", kept.append)
    for size in (1.25, 1.5):  # the second before anything was laid out
        theme.scale_fonts(size)
        theme.finish()
        QCoreApplication.sendPostedEvents()
        assert button.height() == low
        assert button.sizeHint().height() > low
    for job in kept:
        job()
    qtbot.waitUntil(lambda: button.height() == button.sizeHint().height())
    qtbot.waitUntil(held.updatesEnabled)


def test_rooms_are_made_while_the_window_is_looked_at(make_window, qtbot, monkeypatch):
    monkeypatch.setattr(rooms_ahead, "ROOM_PAUSE", 1)
    window = make_window("builtin:iris", fresh=True)
    wanted = {entry.id for entry in window.entries}
    qtbot.waitUntil(lambda: set(window.built_rooms) == wanted, timeout=20_000)
    shown = [name for name, room in window.built_rooms.items() if room.isVisible()]
    assert shown == [window.room.room_id]
    window.show_room("explore")
    assert window.room.canvas.positions.shape == (150, 2)
