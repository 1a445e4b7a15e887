"""The frame's smaller services: drops, rows by clipboard, help, legends, snapshots."""

from __future__ import annotations

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import (
    QAccessible,
    QAction,
    QColor,
    QCursor,
    QDesktopServices,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QMenu,
    QSpinBox,
    QToolButton,
    QWidget,
)
from support.rooms import LONG
from support.walk import faults

from workbench.api import Attribute, Dataset, numeric_attributes
from workbench.core.program.resources import resource
from workbench.ui.drawing.plot import Plot
from workbench.ui.room import DRAWN_ROWS, SAMPLED_ROWS
from workbench.ui.services import announcer
from workbench.ui.window.main_window import MainWindow
from workbench.ui.window.rail import ICON, WORD, broken

STRIPS = "builtin:thesis21-strips"


def drop(window: MainWindow, path: str) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(path)])
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    copy = Qt.DropAction.CopyAction
    enter = QDragEnterEvent(QPoint(200, 200), copy, mime, left, none)
    QApplication.sendEvent(window, enter)
    event = QDropEvent(QPointF(200, 200), copy, mime, left, none)
    QApplication.sendEvent(window, event)


# -- what is dropped -------------------------------------------------------------------


def test_a_dropped_lesson_opens(window, tmp_path):
    path = tmp_path / "mine.lesson.json"
    path.write_bytes(resource("lessons", "first-five.json").read_bytes())
    drop(window, str(path))
    assert window.docks["lesson"].isVisible()
    assert window.probe("lesson")["id"] == "first-five"


def test_a_dropped_experiment_is_set_up_in_compare(window, tmp_path):
    path = tmp_path / "table2.experiment.json"
    path.write_text("{}")
    drop(window, str(path))
    message = window.probe("message")
    assert message["level"] == "error"
    assert "table2.experiment.json" in message["text"]
    assert "\n" not in message["text"]
    path.write_text(
        '{"version": 1, "data": ["builtin:xor"], "classifiers": [{"id": "one-r"}]}'
    )
    drop(window, str(path))
    assert window.room.room_id == "compare"
    assert window.room.probe("setup")["datasets"] == ["xor"]
    assert window.context.session.data is None


# -- figures ---------------------------------------------------------------------------


def test_the_folder_of_an_exported_figure_can_be_opened(strips, tmp_path, monkeypatch):
    path, opened = tmp_path / "plane.png", []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    strips.acts["file_exportFigure"].trigger()
    assert path.is_file()
    button = strips.findChild(QToolButton, "main_message_actionBtn")
    assert button.isVisible()
    button.click()
    assert [url.toLocalFile() for url in opened] == [str(tmp_path)]


def test_a_legend_follows_the_theme(context, qtbot):
    plot = Plot(context.theme, "explore_sample_plot")
    qtbot.addWidget(plot)
    plot.show()  # what is hidden follows when it is shown
    legend = plot.add_legend()
    plot.addItem(pg.PlotCurveItem([0, 1], [0, 1], name="before"))
    for name in ("dark", "light"):
        context.theme.choose(name)
        plot.addItem(pg.PlotCurveItem([0, 1], [1, 0], name=f"in {name}"))
        text = QColor(context.theme.colours.text)
        assert {legend_colour(label) for _, label in legend.items} == {text.rgb()}
    assert len(legend.items) == 3


def legend_colour(label: pg.LabelItem) -> int:
    cursor = label.item.textCursor()
    cursor.movePosition(cursor.MoveOperation.NextCharacter)
    return cursor.charFormat().foreground().color().rgb()


# -- rows and the Data menu ------------------------------------------------------------


def menu_of(window: MainWindow, name: str) -> QMenu:
    return window.findChild(QMenu, name)


def press(widget, key: Qt.Key, modifiers=Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(widget, key, modifiers)


CONTROL = Qt.KeyboardModifier.ControlModifier


def test_selected_rows_are_copied_and_pasted_as_a_new_data_set(strips, qtbot):
    session = strips.context.session
    before = session.data
    session.select([3, 150])
    strips.rail.setFocus()
    press(strips.rail, Qt.Key.Key_C, CONTROL)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == "x\ty\tclass"
    assert len(lines) == 3
    with qtbot.waitSignal(strips.opener.opened, timeout=LONG):
        press(strips.rail, Qt.Key.Key_V, CONTROL)
    pasted = session.data
    assert pasted is not before
    assert np.array_equal(pasted.X, before.X[[3, 150]])
    assert [pasted.classes[c] for c in pasted.y] == ["a", "b"]
    assert len(session.datasets) == 2
    recent = [entry.path for entry in strips.context.settings.recent]
    assert recent == ["builtin:thesis21-strips"]  # the file is gone with the session


def test_an_empty_clipboard_is_told(window):
    QGuiApplication.clipboard().setText("  \n")
    window.acts["edit_pasteRows"].trigger()
    assert window.probe("message")["text"] == "The clipboard holds no text"
    assert window.context.session.data is None


def test_pasting_into_a_text_field_stays_there(strips):
    QGuiApplication.clipboard().setText("7")
    spin = strips.findChild(QSpinBox, "main_scene_kSpin")
    spin.setFocus()
    spin.selectAll()
    press(spin, Qt.Key.Key_V, CONTROL)
    assert strips.context.session.scene.k == 7
    assert len(strips.context.session.datasets) == 1


def test_the_data_menu_holds_what_exists_and_sets_the_class(strips):
    names = [a.objectName() for a in menu_of(strips, "main_data_menu").actions()]
    for name in ("edit_deleteRows", "edit_selectAll", "edit_selectNone",
                 "edit_invertSelection", "file_saveData"):  # fmt: skip
        assert strips.acts[name].objectName() in names
    classes = menu_of(strips, "main_setClass_menu")
    classes.aboutToShow.emit()
    assert [a.text() for a in classes.actions()] == ["x", "y", "class"]
    assert [a.isChecked() for a in classes.actions()] == [False, False, True]
    session, before = strips.context.session, strips.context.session.data
    classes.actions()[1].trigger()
    assert session.data.class_attribute.name == "y"
    assert session.data.n_rows == 200
    strips.acts["edit_undo"].trigger()
    assert session.data is before


# -- what is this? ----------------------------------------------------------------------


def test_what_is_this_tells_of_the_focused_widget(strips):
    for name, words in (
        ("main_scene_scaleCombo", ("Scale", "fitted inside each fold")),
        ("explore_canvas_plot", ("Plane of x and y", "200 points")),
    ):
        widget = strips.findChild(QWidget, name)
        widget.setFocus()
        press(widget, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
        for word in words:
            assert word in strips.message_bar.text


def test_what_is_this_tells_of_what_the_pointer_was_moved_to(strips):
    strips.findChild(QWidget, "explore_canvas_plot").setFocus()
    combo = strips.findChild(QWidget, "main_scene_xCombo")
    before = QCursor.pos()
    QCursor.setPos(combo.mapToGlobal(combo.rect().center()))
    try:
        strips.acts["help_whatsThis"].trigger()
    finally:
        QCursor.setPos(before)
    assert "The attribute on the horizontal axis" in strips.message_bar.text


# -- announcements ----------------------------------------------------------------------


@pytest.fixture
def spoken(monkeypatch):
    """What a screen reader would be handed, and how politely."""
    heard: list[tuple[str, object]] = []

    def hear(event):
        heard.append((event.message(), event.politeness()))

    monkeypatch.setattr(announcer, "send", hear)
    QAccessible.setActive(True)
    yield heard
    QAccessible.setActive(False)


def test_the_setup_folds_and_unfolds_by_a_key(strips):
    acts, settings = strips.acts, strips.context.settings
    strips.show_room("classify")
    fold = strips.room.setup_fold
    assert fold.is_open
    acts["run_setup"].trigger()
    assert not fold.is_open
    assert fold.line.isVisible()
    acts["run_setup"].trigger()
    assert fold.is_open
    assert acts["run_foldSetup"].isChecked()
    acts["run_foldSetup"].trigger()
    assert not settings.fold_setup
    fold.note_run()
    assert fold.is_open
    strips.show_room("home")
    acts["run_setup"].trigger()
    assert "no setup" in strips.room.last_message.text


def test_a_run_is_announced_politely(strips, qtbot, spoken):
    strips.show_room("classify")
    qtbot.waitUntil(lambda: not strips.room.busy, timeout=LONG)
    before = len(strips.context.session.runs)
    strips.acts["run_run"].trigger()
    qtbot.waitUntil(lambda: len(strips.context.session.runs) > before, timeout=LONG)
    run = strips.context.session.runs[-1]
    figure = f"{100 * run.accuracy:.1f}"
    qtbot.waitUntil(
        lambda: any(figure in text and run.badge in text for text, _ in spoken),
        timeout=LONG,
    )
    polite = QAccessible.AnnouncementPoliteness.Polite
    assert {politeness for _, politeness in spoken} == {polite}


def test_announcements_come_at_most_once_a_second_and_none_is_lost(window, spoken):
    pause = window.findChild(announcer.Announcer).findChild(QTimer)
    assert pause.isSingleShot()
    assert pause.interval() >= 1000
    pause.setInterval(10**8)  # the seconds of this test are over when it says so

    def second_passes():
        pause.stop()
        pause.timeout.emit()

    def texts():
        return [text for text, _ in spoken]

    second_passes()  # what was said when the window opened
    second_passes()
    spoken.clear()
    say = window.context.commands.announced.emit
    wanted = []
    for tens in range(3):
        for i in range(10 * tens, 10 * tens + 10):
            say(f"line {i}.")
            if i == 0:  # after a silence, at once
                wanted.append("line 0")
            assert texts() == wanted
        second_passes()
        first = max(1, 10 * tens)
        lines = range(first, 10 * tens + 10)
        wanted.append(". ".join(f"line {i}" for i in lines))
        assert texts() == wanted
    second_passes()
    assert texts() == wanted
    assert not pause.isActive()
    say("line 30.")  # again after a silence
    assert texts()[-1] == "line 30"


# -- two scenes ---------------------------------------------------------------------------


def test_two_scenes_are_kept_and_changed_over(strips):
    session = strips.context.session
    button = strips.findChild(QToolButton, "main_scene_abBtn")
    session.set_scene(k=5)
    button.click()
    assert strips.snapshots.shown == "B"
    session.set_scene(k=9, metric="manhattan")
    button.click()
    assert (session.scene.k, session.scene.metric) == (5, "euclidean")
    assert "[A]" in button.text()
    button.click()
    assert (session.scene.k, session.scene.metric) == (9, "manhattan")
    strips.findChild(QAction, "main_scene_levelAct").trigger()
    button.click()
    assert session.scene.k == 9


def test_holding_backslash_shows_the_other_scene_for_a_moment(strips):
    session, plot = (
        strips.context.session,
        strips.findChild(Plot, "explore_canvas_plot"),
    )
    plot.setFocus()
    press(plot, Qt.Key.Key_Backslash)
    assert strips.snapshots.other is None  # there is no other one yet
    button = strips.findChild(QToolButton, "main_scene_abBtn")
    button.click()
    session.set_scene(k=9)
    QTest.keyPress(plot, Qt.Key.Key_Backslash)
    assert session.scene.k == 5
    QTest.keyRelease(plot, Qt.Key.Key_Backslash)
    assert session.scene.k == 9
    assert strips.snapshots.shown == "B"


def test_a_scene_of_another_data_set_brings_it_back(strips, qtbot):
    session = strips.context.session
    strips.snapshots.change_over()
    with qtbot.waitSignal(strips.opener.opened, timeout=LONG):
        strips.opener.open("builtin:moons")
    strips.snapshots.change_over()
    assert session.data.name == "thesis21-strips"
    strips.snapshots.change_over()
    assert session.data.name == "moons"


def test_too_many_rows_to_draw_are_said_and_a_sample_is_offered(window):
    session = window.context.session
    for room in ("explore", "metric"):
        n = DRAWN_ROWS + 1
        X, y = np.zeros((n, 2)), np.arange(n) % 2
        X[:, 0] = np.arange(n)
        label = Attribute("class", "nominal", ("a", "b"))
        session.open(Dataset(X, y, numeric_attributes(2), label, "many"))
        window.show_room(room)
        if room == "explore":
            window.room.painting.ladder = (8,)  # colours are not the point
        message = window.room.last_message
        assert "50,001" in message.text
        assert not window.room.body.isVisibleTo(window)
        message.action[1]()
        assert session.data.n_rows == SAMPLED_ROWS
        assert str(SAMPLED_ROWS) in session.data.notes[-1]
        assert len(np.unique(session.data.X[:, 0])) == SAMPLED_ROWS
        assert window.room.body.isVisibleTo(window)


@pytest.mark.parametrize("turn", range(2))
def test_no_key_stays_pressed_from_test_to_test(qapp, qtbot, turn):
    assert qapp.keyboardModifiers() == Qt.KeyboardModifier.NoModifier
    widget = QWidget()
    qtbot.addWidget(widget)
    QTest.mouseClick(
        widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier
    )
    assert qapp.keyboardModifiers() == Qt.KeyboardModifier.ShiftModifier


# -- a low window ----------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_all_rooms_and_their_words_are_seen_in_a_low_window(make_window, language):
    window = make_window(lang=language)
    window.resize(800, 560)
    window.show()
    QApplication.sendPostedEvents()
    rail = window.rail
    rail.doItemsLayout()
    assert rail.verticalScrollBar().maximum() == 0
    last = rail.visualItemRect(rail.item(rail.count() - 1))
    assert rail.viewport().rect().contains(last)
    metrics = rail.fontMetrics()
    for row in range(rail.count()):
        lines = broken(rail.item(row).data(WORD), metrics)
        wide = max(map(metrics.horizontalAdvance, lines))
        rect = rail.visualItemRect(rail.item(row))
        assert wide <= rect.width()
        assert ICON + len(lines) * metrics.height() <= rect.height()


def test_a_rail_that_scrolls_cuts_no_word(make_window):
    window = make_window(lang="ru")
    rail = window.rail
    rail.setFixedHeight(300)
    rail.resize(rail.width(), 300)
    QApplication.sendPostedEvents()
    rail.doItemsLayout()
    assert rail.verticalScrollBar().maximum() > 0
    bar = rail.verticalScrollBar().sizeHint().width()
    assert rail.width() - bar >= rail.sizeHintForColumn(0)


def test_the_button_for_more_is_seen_on_any_ground(make_window):
    window = make_window()
    for theme in ("view_darkTheme", "view_lightTheme"):
        window.acts[theme].trigger()
        for bar in (window.scene_bar, window.docks.edge):
            QApplication.sendPostedEvents()
            button = bar.findChild(QToolButton, "qt_toolbar_ext_button")
            image = button.icon().pixmap(16).toImage()
            drawn = [
                image.pixelColor(x, y)
                for x in range(image.width())
                for y in range(image.height())
                if image.pixelColor(x, y).alpha() > 200
            ]
            assert drawn
            text = bar.palette().color(bar.foregroundRole())
            assert all(abs(c.lightness() - text.lightness()) < 5 for c in drawn)


@pytest.mark.parametrize("lang", ["es", "ru"])
def test_parameters_are_whole_at_once_after_a_change_of_text_and_width(
    make_window, qtbot, lang
):
    """Long labels at 1024 pixels and text a tenth larger left a field 4 pixels short."""
    window = make_window(lang=lang)
    window.show_room("classify")
    window.resize(1024, 700)
    window.show()
    window.context.theme.scale_fonts(1.1)
    spin = window.findChild(QSpinBox, "classify_params_n_neighbors_Spin")
    qtbot.waitUntil(lambda: spin.width() >= spin.minimumSizeHint().width())
    # texts and lengths follow in turns of the window
    qtbot.waitUntil(lambda: faults(window, QSize(1024, 768)) == [])
