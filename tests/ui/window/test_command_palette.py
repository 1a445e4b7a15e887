"""The command palette, used by keyboard alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from workbench.core.program.builtin import CATALOGUE
from workbench.core.program.settings import Settings
from workbench.ui.panels.command_list import all_commands
from workbench.ui.panels.command_palette import CommandPalette


@pytest.fixture
def palette(window):
    window.acts["help_commands"].trigger()
    return window.findChild(CommandPalette)


def ask(palette, text):
    palette.line.clear()
    if text.isascii():
        QTest.keyClicks(palette.line, text)
    else:  # which the keys of tests cannot type
        palette.line.setText(text)


def test_everything_can_be_found(window):
    keys = {command.key for command in all_commands(window)}
    assert {f"room:{room.id}" for room in window.entries} <= keys
    assert {f"data:{entry.source}" for entry in CATALOGUE} <= keys
    for plugin in window.context.catalogue.plugins:
        if plugin.usable and plugin.kind in ("classifier", "metric", "regressor"):
            assert f"plugin:{plugin.id}" in keys
    assert {
        "page:classify:confusion",
        "action:view_zoomIn",
        "lesson:first-five",
    } <= keys
    assert len(keys) == len(all_commands(window))


def test_a_room_by_keys(window, palette):
    ask(palette, "distan")
    assert palette.titles[0] == "Distances"
    QTest.keyClick(palette.line, Qt.Key.Key_Return)
    assert window.room.room_id == "dist"
    assert not palette.isVisible()
    assert window.context.settings.commands[0] == "room:dist"


def test_a_page_opens_in_its_room(window, palette):
    ask(palette, "page dist balls")
    QTest.keyClick(palette.line, Qt.Key.Key_Return)
    assert window.room.room_id == "dist"
    assert window.room.browser.front == "balls"


def test_down_chooses_and_recent_comes_first(window, palette):
    ask(palette, "text")
    second = palette.titles[1]
    QTest.keyClick(palette.line, Qt.Key.Key_Down)
    QTest.keyClick(palette.line, Qt.Key.Key_Return)
    palette.ask()
    assert palette.titles[0] == second


def test_english_words_find_in_other_languages(window, palette, qtbot):
    window.acts["view_ruLanguage"].trigger()
    try:
        qtbot.waitUntil(lambda: not window.acts["view_zoomIn"].text().isascii())
        palette.ask()
        ask(palette, "larger text")
        assert palette.titles[0] == window.acts["view_zoomIn"].text()
        ask(palette, "random forest")
        assert palette.titles[0].startswith("Случайный лес")
        ask(palette, "случайный лес")
        assert palette.titles[0].startswith("Случайный лес")
    finally:
        window.acts["view_enLanguage"].trigger()


def test_an_open_list_follows_the_language(window, palette, qtbot):
    ask(palette, "text")
    english = palette.titles
    larger = window.acts["view_zoomIn"].text()
    for _ in range(english.index(larger)):
        QTest.keyClick(palette.line, Qt.Key.Key_Down)
    assert palette.line.accessibleDescription().startswith(larger)
    window.acts["view_ruLanguage"].trigger()
    try:
        qtbot.waitUntil(lambda: palette.titles != english)
        larger = window.acts["view_zoomIn"].text()
        assert not larger.isascii()
        row = palette.titles.index(larger)
        assert palette.table.currentRow() == row
        assert palette.table.item(row, 0).text() == larger
        assert palette.line.accessibleDescription().startswith(larger)
    finally:
        window.acts["view_enLanguage"].trigger()
    qtbot.waitUntil(lambda: palette.titles == english)


def test_nothing_found_runs_nothing(window, palette):
    ask(palette, "zzqx")
    assert palette.titles == []
    QTest.keyClick(palette.line, Qt.Key.Key_Return)
    assert palette.isVisible()
    QTest.keyClick(palette.line, Qt.Key.Key_Escape)
    assert not palette.isVisible()


def test_recent_commands_are_kept(tmp_path):
    settings = Settings(commands=["room:data"])
    settings.save(tmp_path / "s.json")
    assert "room:data" in (tmp_path / "s.json").read_text()


@pytest.mark.parametrize("room", ["explore", "compare", "metric", "search"])
def test_pages_of_every_room_can_be_asked_for(window, room):
    entry = next(entry for entry in window.entries if entry.id == room)
    offered = {command.key for command in all_commands(window)}
    wanted = {f"page:{room}:{page.id}" for page in entry.pages()}
    assert wanted
    assert wanted <= offered
