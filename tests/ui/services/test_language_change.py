"""A change of language: all that was worked out before it is worded anew."""

from __future__ import annotations

import re

import pyqtgraph as pg
import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QPlainTextEdit,
    QStackedWidget,
    QTabBar,
    QTableView,
    QTabWidget,
    QTreeView,
    QWidget,
)
from shiboken6 import isValid
from support.classify import choose, choose_runs, look_at
from support.rooms import LONG, child

from workbench.core.experiment.entries import DataEntry, Learner
from workbench.core.experiment.experiment import Experiment
from workbench.jobs.inline import InlineEngine
from workbench.ui import app
from workbench.ui.rooms.compare import CompareRoom
from workbench.ui.widgets.page_browser import PageBrowser

ROWS = 8  # of each table are read
SOON = 500  # ms: longer timers save, or take a message back
#: Texts that are those of the moment, of files, or of Qt.
LEFT_ALONE = re.compile(
    r"main_log_view|classify_text_view|classify_model_view|ScrollLeft|ScrollRight|QDockWidget.*QAbstractButton"
    r"|main_task|main_status_task|main_status_progress"
    r"|(theme|Language)(Btn|Menu|Act)"
)
ROLES = {"cell": Qt.ItemDataRole.DisplayRole, "celltip": Qt.ItemDataRole.ToolTipRole}


@pytest.fixture(autouse=True)
def no_rooms_ahead(monkeypatch):
    """What was made ahead and never shown keeps its texts until it is."""
    monkeypatch.setattr(app, "ROOM_PAUSE", 3_600_000)


def settle(window, qtbot) -> None:
    """Wait until nothing runs, nor is about to."""

    def idle() -> bool:
        busy = window.context.jobs.tasks or window.opener.busy or window.room.busy
        return not busy and not is_anything_due(window)

    for _ in range(3):  # what one answer asks for may come with the next event
        qtbot.waitUntil(idle, timeout=LONG)
        qtbot.wait(5)


def is_anything_due(window) -> bool:
    """Whether a timer works in slices, or waits for a pause (not for a save)."""
    return any(
        timer.isActive()
        and (
            timer.interval() == 0
            or (timer.isSingleShot() and timer.remainingTime() < SOON)
        )
        for timer in window.findChildren(QTimer)
    )


def look_round(window, qtbot, rooms) -> None:
    """Show the rooms with all their pages, so that all is drawn; Home always."""
    for name in ("home", *rooms):
        window.show_room(name)
        settle(window, qtbot)
        for tabs in window.built_rooms[name].findChildren(QTabWidget):
            for i in filter(tabs.isTabEnabled, range(tabs.count())):
                tabs.setCurrentIndex(i)
                settle(window, qtbot)
        for pages in window.built_rooms[name].findChildren(PageBrowser):
            for page_id in pages.list.offered:
                pages.open(page_id)
                settle(window, qtbot)


def place_of(thing) -> str:
    """Say where in the window something is, by classes, names and order."""
    parts = []
    while thing is not None:
        parent, own = thing.parent(), thing.objectName()
        name = type(thing).__name__ + (f"#{own}" if own[:3] != "qt_" else "")
        if parent is not None and not own:
            alike = [c for c in parent.children() if type(c) is type(thing)]
            name += str(alike.index(thing))
        parts.append(name)
        thing = parent
    return "/".join(reversed(parts))


def own_texts(widget) -> dict[str, str]:
    """Return the texts of one widget."""
    texts = {
        "tip": widget.toolTip(), "name": widget.accessibleName(),
        "description": widget.accessibleDescription(), "help": widget.whatsThis(),
    }  # fmt: skip
    if isinstance(widget, QLabel | QAbstractButton | QLineEdit | QAbstractSpinBox):
        texts["text"] = widget.text()
    if isinstance(widget, QLineEdit):
        texts["placeholder"] = widget.placeholderText()
    if isinstance(widget, QGroupBox | QMenu):
        texts["title"] = widget.title()
    if isinstance(widget, QPlainTextEdit):
        texts["text"] = widget.toPlainText()
    if isinstance(widget, QTabBar):
        texts |= {f"tab {i}": widget.tabText(i) for i in range(widget.count())}
    if isinstance(widget, QComboBox):
        texts |= {f"item {i}": widget.itemText(i) for i in range(widget.count())}
    if (
        isinstance(widget, QTableView | QTreeView | QListView)
        and widget.model() is not None
    ):
        texts |= table_texts(widget)
    if isinstance(widget, pg.GraphicsView) and widget.scene() is not None:
        items = widget.scene().items()
        for item in items:
            if isinstance(item, pg.AxisItem):
                texts[f"axis {item.orientation}"] = item.labelText
        words = [i.toPlainText() for i in items if isinstance(i, pg.TextItem)]
        # of bare numbers there are as many as have room
        words = [text for text in words if any(map(str.isalpha, text))]
        texts |= {f"text {i}": text for i, text in enumerate(words)}
    return texts


def table_texts(view) -> dict[str, str]:
    model, texts = view.model(), {}
    for c in range(1 if isinstance(view, QListView) else model.columnCount()):
        texts[f"column {c}"] = str(model.headerData(c, Qt.Orientation.Horizontal))
        for r in range(min(model.rowCount(), ROWS)):
            for what, role in ROLES.items():
                found = model.index(r, c).data(role)
                texts[f"{what} {r} {c}"] = "" if found is None else str(found)
    return texts


def all_texts(window) -> dict[str, str]:
    """Return every text of the window by its place; for digits stands a single 0."""
    texts = {}
    for widget in window.findChildren(QWidget):
        if widget.isHidden() and not isinstance(widget.parent(), QStackedWidget):
            continue  # it is filled before it is shown again
        place = place_of(widget)
        for kind, text in own_texts(widget).items():
            texts[f"{place} {kind}"] = text
    for action in window.findChildren(QAction):
        place = place_of(action)
        texts[f"{place} text"] = action.text()
        texts[f"{place} tips"] = f"{action.toolTip()} | {action.statusTip()}"
    return {
        place: re.sub(r"\d+", "0", text)
        for place, text in texts.items()
        if text and not LEFT_ALONE.search(place)
    }


def speak(window, code: str, qtbot) -> None:
    window.acts[f"view_{code}Language"].trigger()
    settle(window, qtbot)


def open_data(window, qtbot, name: str) -> None:
    with qtbot.waitSignal(window.opener.opened, timeout=LONG):
        window.opener.open(name)
    settle(window, qtbot)


def classify(window, qtbot, plugin: str) -> None:
    window.show_room("classify")
    choose(window.room, plugin)
    window.room.run()
    settle(window, qtbot)


def work_in_data_and_classify(window, qtbot) -> None:
    open_data(window, qtbot, "builtin:iris")
    classify(window, qtbot, "knn")
    classify(window, qtbot, "j48")


def find_and_filter(window, qtbot) -> None:
    window.show_room("data")
    window.context.session.set_scene(filters=({"id": "standardize", "params": {}},))
    settle(window, qtbot)
    room = window.room
    room.rows.find_bar.open()
    child(room, "data_rows_findEdit", QLineEdit).setText("setosa")
    room.rows.find_bar.find_next()
    settle(window, qtbot)


def predict_and_explain(window, qtbot, tmp_path) -> None:
    window.show_room("classify")
    room = window.room
    rows = tmp_path / "rows.csv"
    rows.write_text(
        "sepal-length,sepal-width,petal-length,petal-width\n5.1,3.5,1.4,0.2\n"
    )
    look_at(room, "predict").predict(str(rows))
    settle(window, qtbot)
    errors = look_at(room, "errors")
    settle(window, qtbot)
    errors.show_why(errors.probe()["wrong"][0])
    settle(window, qtbot)


def learn_a_metric(window, qtbot) -> None:
    window.show_room("metric")
    settle(window, qtbot)
    window.room.run()
    settle(window, qtbot)
    qtbot.wait(400)
    settle(window, qtbot)


def explore(window, qtbot) -> None:
    window.show_room("explore")
    settle(window, qtbot)
    window.room.pin(5.5, 3.0)
    window.room.run()
    settle(window, qtbot)
    window.context.session.select((3, 60))
    settle(window, qtbot)


def compare(window, qtbot, tmp_path) -> None:
    window.show_room("compare")
    names = ("iris", "wine")
    experiment = Experiment(
        tuple(DataEntry(f"builtin:{name}") for name in names),
        (Learner("knn", {}, "5-NN"), Learner("zero-r", {}, "ZeroR"),
         Learner("one-r", {}, "OneR")),
        {"kind": "cv", "folds": 3, "repeats": 1, "seed": 1},
    )  # fmt: skip
    window.room.setup.set_up(experiment, tmp_path / "results")
    settle(window, qtbot)
    window.room.run()
    settle(window, qtbot)


def texts_of(make_window, qtbot, work, rooms, first: str) -> dict[str, str]:
    """Work in a language, go on in Spanish, and return what there is to read."""
    window = make_window(lang=first, fresh=True)
    settle(window, qtbot)
    work(window)
    look_round(window, qtbot, rooms)
    if first != "es":
        speak(window, "es", qtbot)
    look_round(window, qtbot, rooms)
    found = all_texts(window)
    window.close()
    window.deleteLater()
    qtbot.waitUntil(lambda: not isValid(window))
    return found


def differences(make_window, qtbot, work, rooms):
    """Return the texts that a change of language leaves other than they should be."""
    changed = texts_of(make_window, qtbot, work, rooms, "en")
    wanted = texts_of(make_window, qtbot, work, rooms, "es")
    return {
        place.rpartition("/")[2]: (changed.get(place), wanted.get(place))
        for place in changed.keys() | wanted.keys()
        if changed.get(place) != wanted.get(place)
    }


def test_what_data_and_classify_found_is_worded_anew(make_window, qtbot):
    def work(window):
        work_in_data_and_classify(window, qtbot)
        choose_runs(window.room, *(run.number for run in window.context.session.runs))

    assert differences(make_window, qtbot, work, ("data", "classify")) == {}


@pytest.mark.lane("whole", "works through every room twice")
def test_what_every_room_found_is_worded_anew(
    make_window, qtbot, tmp_path, monkeypatch
):
    monkeypatch.setattr(
        CompareRoom,
        "make_engine",
        staticmethod(lambda listener, _workers: InlineEngine(listener)),
    )

    runs = iter("12")

    def work(window):
        folder = tmp_path / next(runs)
        folder.mkdir()
        work_in_data_and_classify(window, qtbot)
        predict_and_explain(window, qtbot, folder)
        find_and_filter(window, qtbot)
        learn_a_metric(window, qtbot)
        explore(window, qtbot)
        compare(window, qtbot, folder)

    rooms = (
        "home", "data", "classify", "visualize", "metric", "explore", "search", "dist",
        "proto", "compare",
    )  # fmt: skip
    assert differences(make_window, qtbot, work, rooms) == {}
