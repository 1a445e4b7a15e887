"""Clicks and key presses of twelve common tasks, counted while they are done.

    python tests/benchmarks/bench_clicks.py

Each task is done in a real window (offscreen) by mouse and keys and its end is checked.
A double click counts as two, a shortcut as one key press, a typed word as its letters,
a choice from a menu as two clicks. Where the system's file dialog would open, a path is
given instead; it is counted apart.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np
from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFileDialog,
    QPushButton,
    QSpinBox,
    QWidget,
)

from workbench.jobs.inline import InlineEngine
from workbench.ui.app import create_window
from workbench.ui.rooms.classify.pages.predict_page import PredictPage
from workbench.ui.rooms.classify.setup.plugin_tree import PluginTree
from workbench.ui.widgets.form_popup import FormPopup
from workbench.ui.widgets.page_browser import PageBrowser
from workbench.ui.window.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton
PATIENCE = 120_000  # ms


class Hand:
    """Clicks and presses keys in a window, and counts.

    Attributes
    ----------
    clicks, presses, files : int
    """

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.clicks = self.presses = self.files = 0
        self._paths: list[str] = []

    def find(self, name: str, kind: type[Any] = QWidget) -> Any:
        """Return the part of that name, in the room shown if there."""
        for place in (self.window.room, self.window, *QApplication.topLevelWidgets()):
            found = place.findChild(kind, name)
            if found is not None:
                return found
        raise LookupError(name)

    def click(self, name: str) -> None:
        """Click a button."""
        button = self.find(name)
        assert button.isVisible(), name
        assert button.isEnabled(), name
        QTest.mouseClick(button, LEFT)
        self.clicks += 1

    def click_item(self, name: str, row: int, column: int = 0, times: int = 1) -> None:
        """Click an entry of a list or a table once or twice."""
        view = self.find(name, QAbstractItemView)
        index = view.model().index(row, column)
        view.scrollTo(index)
        place = view.visualRect(index).center()
        QTest.mouseClick(view.viewport(), LEFT, pos=place)
        if times == 2:
            QTest.mouseDClick(view.viewport(), LEFT, pos=place)
        self.clicks += times

    def click_method(self, plugin_id: str) -> None:
        """Choose a method in the tree of Classify, one click."""
        assert self.window.room.findChild(PluginTree).choose(plugin_id)
        self.clicks += 1

    def choose(self, name: str) -> None:
        """Open a menu and choose an entry."""
        self.find(name, QAction).trigger()
        self.clicks += 2

    def turn_to(self, page_id: str) -> None:
        """Click a page in the list of pages."""
        browser = self.window.room.findChild(PageBrowser)
        browser.open(page_id)
        self.clicks += 1

    def keys(self, text: str) -> None:
        """Press a shortcut."""
        QTest.keySequence(QApplication.focusWidget() or self.window, QKeySequence(text))
        self.presses += 1

    def type(self, text: str) -> None:
        """Type a word where the focus is."""
        QTest.keyClicks(QApplication.focusWidget(), text)
        self.presses += len(text)

    def give_file(self, path: Path) -> None:
        """Let the next file dialog answer a path."""
        self._paths.append(str(path))

    def dialog(self, *_: object) -> tuple[str, str]:
        """Stand for a file dialog of the system."""
        self.files += 1
        return (self._paths.pop(0) if self._paths else ""), ""

    def rest(self) -> None:
        """Wait until nothing is under way."""
        quiet = 0
        loop, timer = QEventLoop(), QTimer(interval=20)
        late = QTimer(singleShot=True, interval=PATIENCE)

        def look() -> None:
            nonlocal quiet
            window = self.window
            busy = window.room.busy or window.opener.busy or window.context.jobs.tasks
            quiet = 0 if busy else quiet + 1
            if quiet > 5:
                loop.quit()

        timer.timeout.connect(look)
        late.timeout.connect(loop.quit)
        timer.start()
        late.start()
        loop.exec()
        assert late.isActive(), "did not come to rest"


Task = Callable[[Hand, Path], bool]


def open_and_classify(hand: Hand, _folder: Path) -> bool:
    hand.click_item("home_builtin_list", 5, times=2)
    hand.rest()
    hand.keys("Ctrl+2")
    hand.rest()
    hand.keys("F5")
    hand.rest()
    return len(hand.window.context.session.runs) == 1


def three_and_their_roc(hand: Hand, _folder: Path) -> bool:
    hand.keys("F9")  # the set-up is folded after a run
    for plugin in ("knn", "naive-bayes", "j48"):
        hand.click_method(plugin)
        hand.click("classify_batch_addBtn")
    hand.keys("F5")
    hand.rest()
    hand.turn_to("curves")
    hand.rest()
    return len(hand.window.room.probe("runs")["chosen"]) == 3


def predict_a_file(hand: Hand, folder: Path) -> bool:
    rows = folder / "rows.csv"
    rows.write_text(
        "sepal-length,sepal-width,petal-length,petal-width\n5.1,3.5,1.4,0.2\n"
    )
    hand.give_file(rows)
    hand.keys("Ctrl+Shift+P")
    hand.rest()
    page = hand.window.room.findChild(PredictPage)
    return page is not None and bool(page.probe()["n"] == 1)


def put_a_run_back(hand: Hand, _folder: Path) -> bool:
    before = hand.window.room.probe("setup")["plugin"]
    first = hand.window.context.session.runs[0]
    last = len(hand.window.room.probe("runs")["runs"]) - 1
    hand.click_item("classify_runs_table", last, 1, times=2)
    (learner,) = first.recipe["classifiers"]
    setup = hand.window.room.probe("setup")
    assert before != learner["id"]  # else nothing was put back
    return all(
        setup[name] == value
        for name, value in {
            "plugin": learner["id"], "params": learner["params"],
            "protocol": first.recipe["protocol"], "scale": first.recipe["scale"],
        }.items()
    )  # fmt: skip


def save_and_load_a_model(hand: Hand, folder: Path) -> bool:
    path = folder / "m.skops"
    if hand.window.room.findChild(PageBrowser).front != "predict":
        hand.turn_to("predict")
    hand.give_file(path)
    hand.click("classify_predict_saveBtn")
    hand.rest()
    hand.give_file(path)
    hand.click("classify_predict_openBtn")
    hand.rest()
    page = hand.window.room.findChild(PredictPage)
    return path.is_file() and path.name in page.probe()["header"]


def compare_on_the_open_data(hand: Hand, folder: Path) -> bool:
    rows = folder / "mine.csv"  # none of those an experiment begins with otherwise
    rows.write_text(
        "a,b,c\n" + "".join(f"{i},{i * i},{'xy'[i % 2]}\n" for i in range(40))
    )
    hand.window.opener.open(str(rows))
    hand.rest()
    hand.keys("Ctrl+9")
    hand.rest()
    compared = hand.window.room.probe("setup")["datasets"]
    hand.window.opener.open("builtin:iris")
    hand.rest()
    return bool(compared == ["mine"])


def learn_and_use_a_metric(hand: Hand, _folder: Path) -> bool:
    hand.keys("Ctrl+5")
    hand.rest()
    hand.keys("F5")
    hand.rest()
    hand.click("metric_useBtn")
    hand.rest()
    return hand.window.context.session.scene.is_learned


def undo_a_filter(hand: Hand, _folder: Path) -> bool:
    session = hand.window.context.session
    hand.window.show_room("data")
    hand.rest()
    before = session.data
    # applying it is not counted: what is looked at is the way back
    hand.find("data_filter_addZScoreBtn", QPushButton).click()
    (form,) = {
        w
        for w in QApplication.allWidgets()
        if isinstance(w, FormPopup) and w.isVisible()
    }
    form.ok.click()
    hand.rest()
    hand.find("data_filter_applyBtn", QPushButton).click()
    hand.rest()
    assert session.data is not before
    hand.window.activateWindow()  # offscreen nobody gives it back after the form
    hand.find("data_rows_table").setFocus()
    hand.rest()
    hand.keys("Ctrl+Z")
    hand.rest()
    return bool(np.array_equal(session.data.X, before.X))


def find_a_row(hand: Hand, _folder: Path) -> bool:
    hand.keys("Ctrl+F")
    hand.rest()
    hand.type("7.9")
    hand.keys("Return")
    hand.rest()
    place = hand.find("data_rows_table", QAbstractItemView).currentIndex()
    X = hand.window.context.session.data.X
    return bool(place.data() == "7.9" and X[place.row(), 0] == 7.9)


def export_a_figure(hand: Hand, folder: Path) -> bool:
    hand.window.show_room("explore")
    hand.rest()
    hand.window.room.canvas.setFocus()
    hand.give_file(folder / "figure.svg")
    hand.keys("Ctrl+E")
    hand.rest()
    return (folder / "figure.svg").read_text().count("<path") > 100


def change_k(hand: Hand, _folder: Path) -> bool:
    spin = hand.find("main_scene_kSpin", QSpinBox)
    before = spin.value()
    spin.setFocus()
    hand.clicks += 1  # into the field
    QTest.keyClick(spin, Qt.Key.Key_Up)
    hand.presses += 1
    hand.rest()
    return bool(hand.window.context.session.scene.k == before + 1)


def change_the_language(hand: Hand, _folder: Path) -> bool:
    hand.choose("main_view_esLanguageAct")
    hand.rest()
    return hand.window.context.settings.language == "es"


TASKS: tuple[tuple[str, Task], ...] = (
    ("open a built-in data set and classify", open_and_classify),
    ("three classifiers and their ROC", three_and_their_roc),
    ("predict a file", predict_a_file),
    ("put a run's settings back", put_a_run_back),
    ("save and load a model", save_and_load_a_model),
    ("compare on the open data (set up)", compare_on_the_open_data),
    ("learn a metric and use it in k-NN", learn_and_use_a_metric),
    ("undo a filter", undo_a_filter),
    ("find a row", find_a_row),
    ("export a figure", export_a_figure),
    ("change k", change_k),
    ("change the language", change_the_language),
)


def main() -> int:
    """Do the tasks one after the other in one window; print a line for each."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    failed = 0
    with tempfile.TemporaryDirectory() as home:
        os.environ["WORKBENCH_HOME"] = home
        window = create_window(
            fresh=True, lang="en", engine=InlineEngine, foreign_plugins=False
        )
        window.resize(1280, 720)
        window.show()
        window.activateWindow()
        hand = Hand(window)
        for name in ("getOpenFileName", "getSaveFileName"):
            setattr(QFileDialog, name, staticmethod(hand.dialog))
        while not window.context.catalogue.plugins:
            hand.rest()
        print(f"{'task':40} clicks keys files")
        for title, task in TASKS:
            hand.clicks = hand.presses = hand.files = 0
            try:
                done = task(hand, Path(home))
            except (AssertionError, LookupError, KeyError) as error:
                done = False
                print(f"  {title}: {type(error).__name__} {error}")
            failed += not done
            sign = "" if done else "  NOT DONE"
            print(f"{title:40} {hand.clicks:6} {hand.presses:4} {hand.files:5}{sign}")
        window.close()
    return failed


if __name__ == "__main__":
    raise SystemExit(main())
