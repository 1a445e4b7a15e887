"""The keyboard map: every shortcut, in groups, searched, in the language shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QTreeWidget
from support.rooms import child, press_keys

from workbench.ui.panels.keyboard_map import KeyboardMap
from workbench.ui.services import repaint_queue

NATIVE = QKeySequence.SequenceFormat.NativeText


def opened_map(window) -> KeyboardMap:
    press_keys("Ctrl+F1", window)
    return child(window, "main_keys_panel", KeyboardMap)


def asked(panel: KeyboardMap, question: str) -> dict[str, list[list[str]]]:
    line = child(panel, "main_keys_edit", QLineEdit)
    line.clear()
    QTest.keyClicks(line, question)
    return panel.probe()["groups"]


def test_every_shortcut_is_listed_in_the_group_of_its_menu(window):
    panel = opened_map(window)
    assert QApplication.activeModalWidget() is None
    groups = panel.probe()["groups"]
    bar = [a.text().replace("&", "") for a in window.menuBar().actions()]
    menus = [name for name in groups if name in bar]
    assert menus == [name for name in bar if name in menus]  # in their order
    assert {"File", "Edit", "View", "Run", "Rooms", "Help"} <= set(menus)
    listed = {keys for entries in groups.values() for _what, keys in entries}
    for _, action in window.acts:
        if not action.shortcut().isEmpty():
            assert action.shortcut().toString(NATIVE) in listed
    assert ["Undo", "Ctrl+Z"] in [
        [what, keys] for what, keys in groups["Edit"] if what.startswith("Undo")
    ]
    window.show_room("proto")
    pieces = {piece for keys in listed for piece in keys.split("  ")}
    for shortcut in window.findChildren(QShortcut):
        keys = shortcut.key().toString(NATIVE)
        assert keys in pieces | {"Esc"}, keys
    panel.window().close()


def test_what_is_typed_leaves_what_answers(window):
    panel = opened_map(window)
    everything = sum(map(len, asked(panel, "").values()))
    found = asked(panel, "spray")
    assert found == {"In Explore": [["Tool: Spray", "B"]]}
    assert ["Run", "F5"] in asked(panel, "f5")["Run"]
    assert set(asked(panel, "undo")) == {"Edit"}
    assert asked(panel, "qqqq") == {}
    tree = child(panel, "main_keys_tree", QTreeWidget)
    assert tree.topLevelItemCount() == 0
    assert sum(map(len, asked(panel, "").values())) == everything
    panel.window().close()


def test_keys_lead_from_the_line_into_the_list_and_esc_closes(window, qtbot):
    panel = opened_map(window)
    line, tree = panel.line, panel.tree
    qtbot.waitUntil(lambda: QApplication.focusWidget() is line)
    QTest.keyClick(line, Qt.Key.Key_Down)
    assert QApplication.focusWidget() is tree
    assert tree.currentItem().parent() is tree.topLevelItem(0)
    QTest.keyClick(tree, Qt.Key.Key_Escape)
    assert not panel.isVisible()


@pytest.mark.parametrize("turn", [repaint_queue.TURN, 1e-5])
def test_it_follows_the_language_and_is_found_in_english(
    window, qtbot, monkeypatch, turn
):
    """However many turns the window needs to name its actions."""
    monkeypatch.setattr(repaint_queue, "TURN", turn)
    panel = opened_map(window)
    window.acts["view_esLanguage"].trigger()
    try:
        qtbot.waitUntil(lambda: "Archivo" in panel.probe()["groups"])
        assert panel.window().windowTitle() == "Mapa del teclado"
        assert "Deshacer" in [
            what for rows in asked(panel, "undo").values() for what, keys in rows
        ]
    finally:
        window.acts["view_enLanguage"].trigger()
    qtbot.waitUntil(lambda: "Edit" in panel.probe()["groups"])
    panel.window().close()
