"""What a newcomer meets on screens of every size: Home, the scene bar, the figure."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QListWidget, QTableView
from support.rooms import is_open

from workbench.core.program.builtin import CATALOGUE
from workbench.core.program.settings import Settings
from workbench.jobs.spec import JobSpec
from workbench.jobs.tasks.data import read_task
from workbench.ui.drawing.plot import Plot
from workbench.ui.rooms.home_room import HomeRoom
from workbench.ui.window.panes import meant_plot


@pytest.fixture
def home(context, qtbot) -> HomeRoom:
    made = HomeRoom(context)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.mark.parametrize("size", [(980, 560), (1400, 800), (1600, 940)])
def test_all_examples_are_seen_at_once_as_large_as_they_fit(home, size):
    home.resize(*size)
    listed = home.findChild(QListWidget, "home_builtin_list")
    home.ensurePolished()
    last = listed.visualItemRect(listed.item(listed.count() - 1))
    assert listed.viewport().rect().contains(last)
    used = last.bottom() / listed.viewport().height()
    assert used > 0.6, "most of the space below is left empty"


def test_every_example_has_a_picture_of_its_own(home, glance, monkeypatch, qtbot):
    monkeypatch.setattr(read_task, "glance", glance)
    home.enter()
    sources = sorted(entry.source for entry in CATALOGUE)
    qtbot.waitUntil(lambda: home.probe("builtin")["sources"] == sources)
    listed = home.findChild(QListWidget, "home_builtin_list")
    images = [
        listed.item(i).icon().pixmap(listed.iconSize()).toImage()
        for i in range(listed.count())
    ]
    assert not any(image.isNull() for image in images)
    same = [a for a in range(len(images)) if images[a] in images[:a]]
    assert not same, f"pictures that an earlier example has: {same}"


def test_a_home_that_is_gone_before_its_turn_asks_for_no_pictures(
    home, glance, monkeypatch, qtbot
):
    monkeypatch.setattr(read_task, "glance", glance)
    asked, submit = [], home.context.jobs.submit

    def count(spec: JobSpec) -> int:
        asked.append(spec.task)
        return submit(spec)

    monkeypatch.setattr(home.context.jobs, "submit", count)
    home.enter()
    home.hide()
    qtbot.wait(20)
    assert asked == []
    home.show()
    home.enter()
    qtbot.waitUntil(lambda: asked == ["glance"])


def test_the_examples_grow_with_the_window(home):
    listed = home.findChild(QListWidget, "home_builtin_list")
    widths = []
    for size in ((980, 560), (1600, 940)):
        home.resize(*size)
        widths.append(listed.iconSize().width())
    assert widths[1] >= 2 * widths[0]


def test_larger_text_from_last_time_leaves_k_in_the_bar(make_window, tmp_path, qtbot):
    def characters(scale: float) -> int:
        path = tmp_path / f"{scale}.json"
        settings = Settings()
        settings.font_scale = scale
        settings.save(path)
        window = make_window(settings_path=path, show=False)
        combo = window.findChild(QComboBox, "main_scene_xCombo")
        return combo.minimumContentsLength()

    assert characters(2.0) == pytest.approx(characters(1.0) / 2, abs=1)


def test_the_figure_is_the_plot_of_points_not_the_long_curve(home):
    square, curve = (Plot(home.context.theme, n, parent=home) for n in ("one", "two"))
    square.setGeometry(0, 0, 400, 400)
    curve.setGeometry(0, 400, 1200, 200)
    for plot in (square, curve):
        plot.show()
    assert meant_plot(home, None) is square
    assert meant_plot(home, curve) is curve


def test_delete_in_the_table_deletes_the_selected_rows(window, qtbot):
    with qtbot.waitSignal(window.opener.opened, timeout=20_000):
        window.opener.open("builtin:iris")
    session = window.context.session
    before = session.data
    table = window.room.findChild(QTableView, "data_rows_table")
    table.setFocus()
    session.select([0, 5, 7])
    QTest.keyClick(table, Qt.Key.Key_Delete)  # two owners of the key would do nothing
    assert session.data.n_rows == 147
    window.context.undo.undo()
    assert session.data.same_as(before)


def test_full_screen_and_back_keeps_a_maximized_window(window):
    window.setWindowState(Qt.WindowState.WindowMaximized)
    action = window.acts["view_fullScreen"]
    action.trigger()
    assert window.isFullScreen()
    action.trigger()
    assert window.isMaximized()
    assert not window.isFullScreen()


@pytest.mark.parametrize("room_id", ["explore", "metric"])
def test_a_numeric_class_is_explained_where_classes_are_needed(
    window, tmp_path, qtbot, room_id
):
    path = tmp_path / "n.arff"
    head = "@relation n\n@attribute a numeric\n@attribute b numeric\n"
    path.write_text(head + "@attribute t numeric\n@data\n1,2,3.5\n2,3,4.5\n4,2,1\n")
    window.opener.open(str(path))
    qtbot.waitUntil(lambda: is_open(window))
    window.show_room(room_id)
    if room_id == "metric":
        window.room.run()
    assert "class t is not nominal" in window.message_bar.text
    window.room.last_message.action[1]()
    assert window.room.room_id == "data"
