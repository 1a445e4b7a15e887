"""Opening files: what becomes current, what a wrong file does, drops, sessions."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QListWidget,
    QPushButton,
    QWidget,
)
from support.rooms import LONG, is_open
from support.sessions import open_session

from workbench.api import Problem
from workbench.compute.reading import readers
from workbench.core.session import autosave
from workbench.jobs.tasks.data import read_task

GOOD = """@relation weather
@attribute warm numeric
@attribute sky {sun, rain}
@attribute play {yes, no}
@data
21,sun,yes
12,rain,no
15,sun,no
"""
BAD = GOOD.replace("12,rain,no", "12,snow,no")
STRIPS = "builtin:thesis21-strips"


@pytest.fixture
def good(tmp_path):
    path = tmp_path / "weather.arff"
    path.write_text(GOOD)
    return path


@pytest.fixture
def bad(tmp_path):
    path = tmp_path / "wrong.arff"
    path.write_text(BAD)
    return path


def open_and_wait(qtbot, window, source):
    with qtbot.waitSignal(window.opener.opened, timeout=LONG):
        window.opener.open(str(source))


def test_a_file_opens_in_data_and_is_remembered(window, qtbot, good):
    open_and_wait(qtbot, window, good)
    data = window.context.session.data
    assert (data.name, data.n_rows, data.n_attributes) == ("weather", 3, 2)
    assert window.room.room_id == "data"
    assert "weather" in window.windowTitle()
    assert window.context.settings.recent[0].path == str(good)


def test_data_are_taken_over_in_one_turn_and_shown_in_another(window, qtbot, good):
    """Of a large table each is felt; a click between the two is still heard."""
    heard: list[str] = []

    def on_data_changed() -> None:
        heard.append("data")
        QTimer.singleShot(0, lambda: heard.append("a turn"))

    window.context.session.data_changed.connect(on_data_changed)
    window.opener.opened.connect(lambda *_: heard.append("room"))
    open_and_wait(qtbot, window, good)
    assert heard == ["data", "a turn", "room"]
    assert not window.opener.busy


def test_a_flat_builtin_opens_in_explore_others_in_data(window, qtbot):
    open_and_wait(qtbot, window, STRIPS)
    assert window.room.room_id == "explore"
    assert window.context.session.data.n_rows == 200
    open_and_wait(qtbot, window, "builtin:iris")
    assert window.room.room_id == "data"


def test_builtins_are_recent_too(window, qtbot, good):
    open_and_wait(qtbot, window, good)
    open_and_wait(qtbot, window, STRIPS)
    open_and_wait(qtbot, window, "builtin:iris")
    open_and_wait(qtbot, window, STRIPS)  # shown again, not read again
    recent = [e.path for e in window.context.settings.recent]
    assert recent == [STRIPS, "builtin:iris", str(good)]
    window.show_room("home")
    listed = window.room.findChild(QListWidget, "home_recent_list")
    item = listed.item(1)
    assert item.text() == "Iris"
    assert item.foreground().color().name() != window.context.theme.colours.muted
    with qtbot.waitSignal(window.opener.opened, timeout=LONG):
        listed.itemActivated.emit(item)
    assert window.context.session.data.source == "builtin:iris"


def test_an_unedited_builtin_is_shown_again_an_edited_one_read_again(window, qtbot):
    session = window.context.session
    open_and_wait(qtbot, window, STRIPS)
    first = session.scene.data
    open_and_wait(qtbot, window, "builtin:moons")
    open_and_wait(qtbot, window, STRIPS)
    assert session.scene.data == first
    session.edit(session.data.take(range(10)))
    open_and_wait(qtbot, window, STRIPS)
    assert session.scene.data != first
    assert session.data.n_rows == 200


# -- C7 ---------------------------------------------------------------------------------


def test_a_wrong_file_is_one_line_and_loses_nothing(window, qtbot, good, bad):
    open_and_wait(qtbot, window, good)
    before = window.context.session.data
    with qtbot.waitSignal(window.opener.failed, timeout=LONG):
        window.opener.open(str(bad))
    text = window.message_bar.text
    assert "wrong.arff:7:" in text
    assert "snow" in text
    assert "\n" not in text
    assert window.message_bar.level == "error"
    assert window.context.session.data is before
    assert list(window.context.session.datasets) == ["weather"]
    assert QApplication.activeModalWidget() is None
    assert [e.path for e in window.context.settings.recent] == [str(good)]


def test_a_missing_file_is_one_line(window, qtbot, tmp_path):
    with qtbot.waitSignal(window.opener.failed, timeout=LONG):
        window.opener.open(str(tmp_path / "gone.arff"))
    assert "gone.arff" in window.message_bar.text
    assert window.context.session.data is None


def test_the_next_file_opens_after_a_wrong_one(window, qtbot, good, bad):
    with qtbot.waitSignals([window.opener.failed, window.opener.opened], timeout=LONG):
        window.opener.open(str(bad))
        window.opener.open(str(good))
    assert window.context.session.data.name == "weather"
    assert not window.opener.busy


def test_several_files_open_in_order(window, qtbot, good):
    for source in (STRIPS, "builtin:moons", str(good)):
        window.opener.open(source)
    qtbot.waitUntil(lambda: len(window.context.session.datasets) == 3, timeout=LONG)
    assert list(window.context.session.datasets) == [
        "thesis21-strips",
        "moons",
        "weather",
    ]
    assert window.context.session.data.name == "weather"


def test_files_of_the_command_line_open(make_window, qtbot, good):
    window = make_window(str(good))
    qtbot.waitUntil(lambda: is_open(window), timeout=LONG)
    assert window.context.session.data.name == "weather"


@pytest.fixture
def asked_openml(monkeypatch):
    """What OpenML is asked for; `offline` is never there."""
    asked = []

    def answer(source, **_options):
        asked.append(source)
        if source == "openml:offline":
            raise Problem("OpenML cannot be reached", where=source)
        return readers.read("builtin:iris")

    monkeypatch.setattr(readers, "read_openml", answer)
    return asked


def type_openml(window, text):
    window.acts["file_openOpenml"].trigger()
    dialog = window.findChild(QWidget, "openml_dialog")
    assert dialog.isVisible()
    assert not dialog.isModal()
    edit = dialog.findChild(QLineEdit, "openml_edit")
    button = dialog.findChild(QPushButton, "openml_openBtn")
    edit.clear()
    assert not button.isEnabled()
    edit.setText(text)
    QTest.keyClick(edit, Qt.Key.Key_Return)
    return dialog


def test_a_set_of_openml_opens_by_name(window, qtbot, asked_openml):
    with qtbot.waitSignal(window.opener.opened, timeout=LONG):
        dialog = type_openml(window, " iris ")
    assert asked_openml == ["openml:iris"]
    assert not dialog.isVisible()
    assert window.context.session.data.n_rows == 150
    assert window.room.room_id == "data"
    assert window.context.settings.recent[0].path == "openml:iris"


def test_without_a_network_there_is_one_line(window, qtbot, asked_openml, good):
    open_and_wait(qtbot, window, good)
    before = window.context.session.data
    with qtbot.waitSignal(window.opener.failed, timeout=LONG):
        type_openml(window, "openml:offline")
    assert asked_openml == ["openml:offline"]
    assert "cannot be reached" in window.message_bar.text
    assert "\n" not in window.message_bar.text
    assert window.context.session.data is before


# -- drops --------------------------------------------------------------------------------


def drop(window, mime: QMimeData) -> tuple[bool, bool]:
    """Send enter and drop to the window; return whether each was accepted."""
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(400, 300), copy, mime, left, none)
    enter.setAccepted(False)
    QApplication.sendEvent(window, enter)
    if not enter.isAccepted():
        return False, False
    event = QDropEvent(QPointF(400, 300), copy, mime, left, none)
    QApplication.sendEvent(window, event)
    return True, event.isAccepted()


def test_dropped_files_open(window, qtbot, good):
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(good))])
    with qtbot.waitSignal(window.opener.opened, timeout=LONG):
        assert drop(window, mime) == (True, True)
    assert window.context.session.data.name == "weather"


def test_other_things_are_not_taken(window):
    mime = QMimeData()
    mime.setUrls([QUrl("https://example.org/a.arff")])
    assert drop(window, mime) == (False, False)


# -- Home ---------------------------------------------------------------------------------


def test_home_draws_every_builtin_and_opens_the_one_clicked(
    make_window, glance, monkeypatch, qtbot
):
    monkeypatch.setattr(read_task, "glance", glance)
    window = make_window()
    listed = window.room.findChild(QListWidget, "home_builtin_list")
    qtbot.waitUntil(
        lambda: len(window.room.probe("builtin")["sources"]) == listed.count(),
        timeout=LONG,
    )
    assert all(not listed.item(i).icon().isNull() for i in range(listed.count()))
    with qtbot.waitSignal(window.opener.opened, timeout=LONG):
        box = listed.visualItemRect(listed.item(0))
        left = Qt.MouseButton.LeftButton
        QTest.mouseClick(listed.viewport(), left, pos=box.center())
    assert window.context.session.data.source == STRIPS
    assert window.room.room_id == "explore"


def test_home_opens_by_keyboard(window, qtbot):
    listed = window.room.findChild(QListWidget, "home_builtin_list")
    listed.setFocus()
    listed.setCurrentRow(2)
    with qtbot.waitSignal(window.opener.opened, timeout=LONG):
        QTest.keyClick(listed, Qt.Key.Key_Return)
    assert window.context.session.data.source == "builtin:moons"


def test_a_missing_recent_file_stays_in_the_list(window, qtbot, tmp_path):
    gone = str(tmp_path / "gone.arff")
    window.context.settings.remember(gone, "data", "data")
    window.room.enter()
    listed = window.room.findChild(QListWidget, "home_recent_list")
    item = listed.item(0)
    assert item.text() == "gone.arff"
    assert item.foreground().color().name() == window.context.theme.colours.muted
    with qtbot.waitSignal(window.opener.failed, timeout=LONG):
        listed.itemActivated.emit(item)
    assert "gone.arff" in window.message_bar.text
    assert listed.item(0).text() == "gone.arff"
    window.acts["file_clearRecent"].trigger()
    assert window.context.settings.recent == []


def test_paint_button(window, qtbot):
    button = window.room.findChild(QWidget, "home_paintBtn")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert window.context.session.data.n_rows == 0
    assert window.room.room_id == "explore"
    point = window.room.findChild(QWidget, "explore_tool_pointBtn")
    assert point.isChecked()  # a click paints, it asks nothing of no data


# -- the session of last time -----------------------------------------------------------------


def test_the_session_comes_back(make_window, qtbot):
    first = make_window()
    open_and_wait(qtbot, first, STRIPS)
    session = first.context.session
    session.edit(session.data.take(range(50)))
    session.set_scene(k=3)
    kept = session.data
    first.close()
    again = make_window()
    qtbot.waitUntil(lambda: is_open(again), timeout=LONG)
    assert again.context.session.data.same_as(kept)
    assert again.context.session.scene.k == 3
    assert again.room.room_id == "explore"
    again.close()
    fresh = make_window(fresh=True)
    assert fresh.context.session.data is None


def test_a_change_is_on_disk_soon_after(window, qtbot, good):
    open_and_wait(qtbot, window, good)
    qtbot.waitUntil(autosave.default_path().exists, timeout=LONG)
    from workbench.core.session.session import Session

    other = Session()
    try:
        open_session(autosave.default_path(), other)
        assert list(other.datasets) == ["weather"]
    finally:
        other.close()


def test_a_damaged_session_is_set_aside_and_told(make_window, qtbot):
    path = autosave.default_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"PK rubbish")
    window = make_window()
    qtbot.waitUntil(lambda: "damaged" in window.message_bar.text, timeout=LONG)
    assert window.context.session.data is None
    assert path.with_name(path.name + ".bak").read_bytes() == b"PK rubbish"


def test_a_session_file_opens_like_any_other(window, qtbot, tmp_path, good):
    open_and_wait(qtbot, window, good)
    path = tmp_path / "work.session.zip"
    autosave.write(autosave.capture(window.context.session, "data"), path)
    open_and_wait(qtbot, window, STRIPS)
    window.opener.open(str(path))
    assert window.context.session.data.name == "weather"
    assert window.room.room_id == "data"


def test_a_listener_that_fails_does_not_block_the_files_after_it(window, qtbot, good):
    def fail() -> None:
        raise RuntimeError("a listener")

    session, opener = window.context.session, window.opener
    session.data_changed.connect(fail)
    with qtbot.captureExceptions() as caught:
        opener.open(str(good))
        qtbot.waitUntil(lambda: bool(caught), timeout=LONG)
    session.data_changed.disconnect(fail)
    assert not opener.busy
    open_and_wait(qtbot, window, STRIPS)
    assert session.data.name == "thesis21-strips"
