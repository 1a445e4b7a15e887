"""The frame: names, keyboard, rooms, messages, scene, choices, errors, closing."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction, QColor, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QWidget,
)
from support.rooms import LONG, press_keys

from workbench.core.program.settings import load_settings
from workbench.ui.rooms import ROOMS
from workbench.ui.window.actions import LANGUAGES, THEMES

STRIPS = "builtin:thesis21-strips"


# -- C2: the start -------------------------------------------------------------------


def test_first_start_shows_home_and_asks_nothing(window):
    shown = [window.rail.item(i).text() for i in range(window.rail.count())]
    assert len(shown) == len(ROOMS)
    assert shown[0] == "Home"
    assert window.room.room_id == "home"
    visible = [w for w in QApplication.topLevelWidgets() if w.isVisible()]
    assert visible == [window]
    assert window.message_bar.text == ""


def test_every_room_in_the_list_is_found():
    assert [entry.load().room_id for entry in ROOMS] == [e.id for e in ROOMS]


# -- C4: keyboard ------------------------------------------------------------------------


def test_escape_closes_the_message_then_clears_the_selection(strips):
    strips.context.session.select([1, 2])
    strips.tell("something")
    strips.rail.setFocus()
    QTest.keyClick(strips.rail, Qt.Key.Key_Escape)
    assert strips.message_bar.text == ""
    assert strips.context.session.selection == {1, 2}
    QTest.keyClick(strips.rail, Qt.Key.Key_Escape)
    assert strips.context.session.selection == frozenset()


# -- messages ------------------------------------------------------------------------------


def test_each_room_keeps_its_own_message(window):
    window.room.message("warning", "of home")
    window.show_room("data")
    assert window.message_bar.text == ""
    window.room_by_id("home").message("error", "again of home")
    assert window.message_bar.text == ""
    window.show_room("home")
    assert window.message_bar.text == "again of home"
    window.message_bar.close_newest()
    window.show_room("data")
    window.show_room("home")
    assert window.message_bar.text == ""
    assert "of home" in window.docks.log.text


@pytest.mark.qt_no_exception_capture
def test_an_exception_in_a_slot_is_told_and_the_program_goes_on(window, qtbot, capsys):
    def fail() -> None:
        raise ZeroDivisionError("by nought")

    timer = QTimer(window, singleShot=True)
    timer.timeout.connect(fail)
    timer.start(0)
    qtbot.waitUntil(lambda: "by nought" in window.message_bar.text, timeout=LONG)
    assert "Traceback" in window.docks.log.text
    assert "by nought" in capsys.readouterr().err
    window.show_room("data")
    assert window.room.room_id == "data"


# -- scene bar -------------------------------------------------------------------------------


def test_scene_bar_writes_the_scene(strips, qtbot):
    scene = strips.context.session.scene
    assert (scene.k, scene.metric, scene.scale) == (5, "euclidean", "none")
    bar = strips.scene_bar
    bar.findChild(QWidget, "main_scene_kSpin").setValue(7)
    combo = bar.findChild(QComboBox, "main_scene_scaleCombo")
    combo.setFocus()
    QTest.keyClick(combo, Qt.Key.Key_Down)
    strips.findChild(QAction, "main_scene_manhattanAct").trigger()
    scene = strips.context.session.scene
    assert (scene.k, scene.metric, scene.scale) == (7, "manhattan", "min-max")


def test_scene_bar_shows_the_scene(strips, qtbot):
    session, bar = strips.context.session, strips.scene_bar
    strips.show_room("home")  # the plane need not be coloured under Minkowski's metric
    session.set_scene(k=9, metric="minkowski", p=0.5, scale="z-score", x="y", y="x")
    assert bar.findChild(QWidget, "main_scene_kSpin").value() == 9
    assert bar.findChild(QWidget, "main_scene_pDSpin").value() == 0.5
    qtbot.waitUntil(bar.findChild(QWidget, "main_scene_pDSpin").isVisible)
    assert bar.findChild(QComboBox, "main_scene_scaleCombo").currentIndex() == 2
    assert bar.findChild(QComboBox, "main_scene_xCombo").currentText() == "y"
    assert bar.findChild(QWidget, "main_scene_metricBtn").text() == "Minkowski p"
    assert not strips.findChild(QAction, "main_scene_kissnnAct").isEnabled()


def test_copy_and_paste_scene(strips):
    session = strips.context.session
    session.set_scene(k=11, seed=3)
    strips.acts["edit_copyScene"].trigger()
    session.set_scene(k=2, seed=4)
    strips.acts["edit_pasteScene"].trigger()
    assert (session.scene.k, session.scene.seed) == (11, 3)
    QGuiApplication.clipboard().setText("no scene")
    strips.acts["edit_pasteScene"].trigger()
    assert "not JSON" in strips.message_bar.text
    assert session.scene.k == 11


# -- edits ----------------------------------------------------------------------------------


def test_the_figure_of_another_data_set_leaves_the_status_bar(strips, qtbot):
    context, bar = strips.context, strips.status
    context.commands.result_shown.emit(lambda: "1-NN 93.3 %", "LOO")
    context.session.edit(context.session.data)
    assert bar.result == "1-NN 93.3 %  [LOO]"
    with qtbot.waitSignal(strips.opener.opened, timeout=LONG):
        strips.opener.open("builtin:iris")
    assert bar.result == ""


def test_delete_rows_and_undo_restore_bit_for_bit(strips):
    session = strips.context.session
    before = session.data
    assert not strips.acts["edit_deleteRows"].isEnabled()
    session.select([0, 5, 199])
    strips.acts["edit_deleteRows"].trigger()
    assert session.data.n_rows == 197
    assert strips.isWindowModified()
    assert (
        "delete 3 rows"
        in strips.status.findChild(QLabel, "main_status_undoLabel").text()
    )
    press_keys("Ctrl+Z", strips)
    assert session.data.same_as(before)
    assert not strips.isWindowModified()
    press_keys("Ctrl+Shift+Z", strips)
    assert session.data.n_rows == 197


def test_select_all_invert_none(strips):
    session = strips.context.session
    strips.acts["edit_selectAll"].trigger()
    assert len(session.selection) == 200
    session.select([3])
    strips.acts["edit_invertSelection"].trigger()
    assert session.selection == frozenset(range(200)) - {3}
    strips.acts["edit_selectNone"].trigger()
    assert session.selection == frozenset()


def test_new_data_is_an_empty_plane_to_paint_on(window):
    window.acts["file_new"].trigger()
    data = window.context.session.data
    assert (data.n_rows, data.n_attributes, data.classes) == (0, 2, ("a", "b"))
    assert window.room.room_id == "explore"


# -- theme, fonts, language, docks ------------------------------------------------------------


def luminance(colour: QColor) -> float:
    parts = [colour.redF(), colour.greenF(), colour.blueF()]
    linear = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    a, b = sorted(luminance(QColor(c)) for c in (one, other))
    return (b + 0.05) / (a + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_theme_is_chosen_kept_and_readable(window, theme):
    window.acts[f"view_{theme}Theme"].trigger()
    colours = window.context.theme.colours
    assert window.context.settings.theme == theme
    assert contrast(colours.text, colours.base) >= 4.5
    assert contrast(colours.muted, colours.window) >= 4.5
    assert contrast(colours.accent, colours.base) >= 3
    middle = window.rail.grab().toImage().pixelColor(40, window.rail.height() - 10)
    assert middle == QColor(colours.base)


def test_all_choices_are_there(window, qtbot):
    assert {n for n, _ in window.acts} >= {f"view_{t}Theme" for t in THEMES}
    for code in LANGUAGES:
        window.acts[f"view_{code}Language"].trigger()
        assert window.context.settings.language == code
        button = window.findChild(QWidget, "main_status_languageBtn")
        qtbot.waitUntil(lambda c=code, b=button: b.text() == c.upper())
    window.acts["view_enLanguage"].trigger()


def test_font_scale_and_lecture_layout(window):
    base = QApplication.font().pointSizeF()
    press_keys("Ctrl++", window)
    assert QApplication.font().pointSizeF() == pytest.approx(1.1 * base, rel=0.01)
    window.acts["view_lectureLayout"].trigger()
    assert QApplication.font().pointSizeF() == pytest.approx(1.5 * base, rel=0.01)
    assert window.docks.shown == []
    window.acts["window_resetLayout"].trigger()
    assert QApplication.font().pointSizeF() == pytest.approx(base, rel=0.01)
    assert window.docks.shown == []


def test_dock_actions_follow_the_docks(window):
    action = window.acts["view_log"]
    assert not action.isChecked()
    action.trigger()
    assert window.docks["log"].isVisible()
    assert action.isChecked()
    window.docks["log"].close()
    assert not action.isChecked()


def test_layout_comes_back_and_another_version_does_not(make_window, tmp_path):
    first = make_window()
    first.acts["view_runs"].trigger()
    assert first.docks["runs"].isVisible()
    first.close()
    again = make_window()
    assert again.docks["runs"].isVisible()
    assert not again.docks["lesson"].isVisible()
    layout = {**again.context.settings.layout, "version": -1}
    assert not again.docks.restore(layout)
    assert not again.docks.restore({"version": 1, "geometry": "?", "state": "?"})


def test_lesson_panel_holds_one_widget(window):
    panel = window.docks.lesson
    one, other = QLabel("one"), QLabel("other")
    window.acts["view_lesson"].trigger()
    panel.set_content(one)
    assert one.isVisible()
    panel.set_content(other)
    assert panel.content is other
    panel.set_content(None)
    assert panel.content is None


# -- help --------------------------------------------------------------------------------------


def test_report_names_versions_and_plugins(window):
    window.acts["help_report"].trigger()
    page = window.findChild(QWidget, "main_report_view")
    text = page.toPlainText()
    for word in ("Python 3", "PySide6 6", "pyqtgraph 0", "knn: loaded"):
        assert word in text
    page.window().close()


# -- closing ------------------------------------------------------------------------------------


def test_closing_gives_everything_back(make_window):
    hook = sys.excepthook
    window = make_window()
    root = Path(window.context.session.new_folder())
    window.close()
    assert sys.excepthook is hook
    assert not root.exists()
    assert window.context.jobs.tasks == ()


def test_settings_are_written_at_the_end(make_window, tmp_path):
    window = make_window()
    window.acts["view_darkTheme"].trigger()
    window.close()
    settings, remark = load_settings(tmp_path / "settings.json")
    assert (settings.theme, remark) == ("dark", "")


def test_a_damaged_settings_file_is_told_in_the_window(make_window, tmp_path, qtbot):
    (tmp_path / "settings.json").write_text("{ no json")
    window = make_window()
    qtbot.waitUntil(lambda: "settings.json" in window.message_bar.text)
    assert window.message_bar.level == "warning"
