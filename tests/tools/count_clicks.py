"""Clicks and key presses that common tasks take, counted while they are done.

    python tests/tools/count_clicks.py

Each task is done in a real window without a screen: with the pointer alone, and by the
shortest way with the keyboard. Every click and key press is sent to the widget that a
person would use, a letter typed counts as a press, and a task counts only where its
result is there in the end. A file dialog is the system's: the file chosen there is one
more click or press.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QPoint, Qt, QTimer
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QListWidget,
    QMenu,
    QMenuBar,
    QPushButton,
    QSpinBox,
    QStyle,
    QStyleOptionSpinBox,
    QWidget,
)

from workbench.ui.app import application, create_window

LEFT = Qt.MouseButton.LeftButton
DATA = "builtin:thesis21-strips"
DATASETS = Path(__file__).parents[2] / "resources" / "datasets"


class Hand:
    """Uses the window as a person would, and counts.

    Parameters
    ----------
    data : str
        Opened before the task; empty for none.
    """

    def __init__(self, data: str = DATA) -> None:
        self.clicks = self.presses = 0
        self.window = create_window(
            [data] if data else [], fresh=True, foreign_plugins=False
        )
        self.window.resize(1280, 720)
        self.window.show()
        self.session = self.window.context.session
        self.wait(lambda: bool(self.window.context.catalogue.plugins))
        self.wait(lambda: not data or self.session.data is not None)

    def wait(self, condition: Callable[[], bool], patience: float = 600) -> None:
        """Wait until a condition holds and nothing is at work.

        Raises
        ------
        TimeoutError
            When it does not come to hold.
        """
        ticks = 0
        while not (condition() and not self.busy()):
            loop = QEventLoop()
            QTimer.singleShot(50, loop.quit)
            loop.exec()
            ticks += 1
            if ticks * 0.05 > patience:
                raise TimeoutError(f"the task did not come to its end: {self.told()}")

    def told(self) -> str:
        """Return what the room says, for an error."""
        said = self.window.room.last_message
        return f"{self.window.room.room_id}: {'' if said is None else said.text}"

    def busy(self) -> bool:
        return bool(self.window.context.jobs.tasks) or self.window.room.busy

    def find(self, name: str) -> QWidget:
        """Return a widget that is seen, by its object name.

        Raises
        ------
        LookupError
            There is none.
        """
        self.wait(lambda: True)
        for widget in QApplication.allWidgets():
            if widget.objectName() == name and widget.isVisible():
                return widget
        raise LookupError(name)

    def click(self, name: str, at: QPoint | None = None) -> None:
        """Click on a widget, in its middle unless a place is given."""
        widget = self.find(name)
        if isinstance(widget, QPushButton) and not widget.isEnabled():
            raise LookupError(f"{name} cannot be pressed")
        where = widget.rect().center() if at is None else at
        QTest.mouseClick(widget, LEFT, Qt.KeyboardModifier.NoModifier, where)
        self.clicks += 1

    def room(self, room_id: str) -> None:
        """Go to a room by the rail."""
        ids = [entry.id for entry in self.window.entries]
        self.item("main_nav_list", ids.index(room_id))
        self.wait(lambda: self.window.room.room_id == room_id)

    def go(self, room_id: str) -> None:
        """Go to a room by its keys."""
        entry = next(e for e in self.window.entries if e.id == room_id)
        self.keys(f"Ctrl+{entry.number}")
        self.wait(lambda: self.window.room.room_id == room_id)

    def item(self, name: str, row: int) -> None:
        """Click on an item of a list."""
        listed = self.find(name)
        assert isinstance(listed, QListWidget)
        place = listed.visualItemRect(listed.item(row)).center()
        QTest.mouseClick(listed.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, place)
        self.clicks += 1

    def menu(self, action_name: str) -> None:
        """Choose an action in the menu bar: a click on the menu, one on the action."""
        bar = self.window.findChild(QMenuBar)
        action = self.window.findChild(QAction, action_name)
        menu = next(m for m in bar.findChildren(QMenu) if action in m.actions())
        QTest.mouseClick(
            bar, LEFT, Qt.KeyboardModifier.NoModifier,
            bar.actionGeometry(menu.menuAction()).center(),
        )  # fmt: skip
        self.wait(menu.isVisible)
        QTest.mouseClick(
            menu, LEFT, Qt.KeyboardModifier.NoModifier,
            menu.actionGeometry(action).center(),
        )  # fmt: skip
        self.clicks += 2

    def keys(self, sequence: str) -> None:
        """Press a combination of keys; it counts once."""
        QTest.keySequence(self.window, QKeySequence(sequence))
        self.presses += 1

    def spin_up(self, name: str) -> None:
        """Click on the upper arrow of a number."""
        spin = self.find(name)
        assert isinstance(spin, QSpinBox)
        option = QStyleOptionSpinBox()
        spin.initStyleOption(option)
        part = QStyle.SubControl.SC_SpinBoxUp
        control = QStyle.ComplexControl.CC_SpinBox
        place = spin.style().subControlRect(control, option, part, spin).center()
        QTest.mouseClick(spin, LEFT, Qt.KeyboardModifier.NoModifier, place)
        self.clicks += 1

    def answer(self, path: Path) -> None:
        """Have the next file dialog end with a file; that counts as one click."""

        def chosen(*_: object) -> tuple[str, str]:
            self.clicks += 1
            return str(path), ""

        QFileDialog.getOpenFileName = chosen  # type: ignore[method-assign]
        QFileDialog.getSaveFileName = chosen  # type: ignore[method-assign]

    def runs(self) -> int:
        return len(self.session.runs)

    def close(self) -> None:
        self.window.close()


# -- tasks ------------------------------------------------------------------------------


def open_and_classify(hand: Hand, folder: Path, keyboard: bool) -> None:
    """From the first screen to the accuracy of k-NN on a built-in data set."""
    listed = hand.find("home_builtin_list")
    assert isinstance(listed, QListWidget)
    hand.wait(lambda: listed.count() > 0)
    hand.item("home_builtin_list", 0)
    hand.wait(lambda: hand.session.data is not None)
    if keyboard:
        hand.go("classify")
        hand.keys("F5")
    else:
        hand.room("classify")
        hand.click("classify_runBtn")
    hand.wait(lambda: hand.runs() == 1)


def learned_metric_in_knn(hand: Hand, folder: Path, keyboard: bool) -> None:
    """Learn a metric, and see k-NN under it on the plane, with its leave-one-out error."""
    if keyboard:
        hand.go("metric")
        hand.keys("F5")
    else:
        hand.room("metric")
        hand.click("metric_learnBtn")
    hand.wait(
        lambda: bool(hand.window.findChild(QPushButton, "metric_useBtn").isEnabled())
    )
    hand.click("metric_useBtn")
    hand.wait(lambda: hand.session.scene.is_learned)
    if keyboard:
        hand.go("explore")
    else:
        hand.room("explore")
    hand.wait(lambda: True)
    assert hand.session.scene.is_learned


def predict_a_file(hand: Hand, folder: Path, keyboard: bool) -> None:
    """Predict the rows of a file with the model of a run."""
    given = folder / "rows.arff"
    given.write_bytes((DATASETS / "thesis21-strips.arff").read_bytes())
    hand.answer(given)
    if keyboard:
        hand.keys("Ctrl+Shift+P")
    else:
        hand.menu("main_run_predictFileAct")
    hand.wait(lambda: (hand.window.room.probe("page:predict")["n"] or 0) > 0)


def export_a_figure(hand: Hand, folder: Path, keyboard: bool) -> None:
    """Write the figure that is looked at to a file."""
    wanted = folder / "figure.png"
    hand.answer(wanted)
    if keyboard:
        hand.keys("Ctrl+E")
    else:
        hand.menu("main_file_exportFigureAct")
    hand.wait(wanted.is_file)


def change_k(hand: Hand, folder: Path, keyboard: bool) -> None:
    """Ask for one more neighbour."""
    before = hand.session.scene.k
    if keyboard:
        spin = hand.find("main_scene_kSpin")
        hand.click("main_scene_kSpin")
        QTest.keyClick(spin, Qt.Key.Key_Up)
        hand.presses += 1
    else:
        hand.spin_up("main_scene_kSpin")
    hand.wait(lambda: hand.session.scene.k == before + 1)


def undo_a_filter(hand: Hand, folder: Path, keyboard: bool) -> None:
    """Take back a filter that was applied to the data."""
    changed = hand.session.data
    if keyboard:
        hand.keys("Ctrl+Z")
    else:
        hand.click("data_undoBtn")
    hand.wait(lambda: hand.session.data is not changed)


# -- before the tasks -------------------------------------------------------------------


def nothing(hand: Hand) -> None:
    """Begin where the window begins."""


def a_run(hand: Hand) -> None:
    """Have one run of k-NN, seen in Classify."""
    hand.room("classify")
    hand.click("classify_runBtn")
    hand.wait(lambda: hand.runs() == 1)


def a_filter(hand: Hand) -> None:
    """Have a filter applied, seen in Data."""
    before = hand.session.data
    hand.room("data")
    hand.session.set_scene(filters=({"id": "z-score", "params": {}},))
    hand.click("data_filter_applyBtn")
    hand.wait(lambda: hand.session.data is not before)


#: What is counted: the title, what is there before, the task, the data open.
TASKS = (
    ("open and classify", nothing, open_and_classify, ""),
    ("learn a metric, use it in k-NN", nothing, learned_metric_in_knn, DATA),
    ("predict a file", a_run, predict_a_file, DATA),
    ("export a figure", a_run, export_a_figure, DATA),
    ("change k", nothing, change_k, DATA),
    ("undo a filter", a_filter, undo_a_filter, DATA),
)


def main() -> None:
    """Do every task twice and print the table."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["WORKBENCH_HOME"] = home
        application()
        print(f"{'task':32} pointer alone        with the keyboard")
        for title, prepare, do, data in TASKS:
            counts = []
            for keyboard in (False, True):
                with tempfile.TemporaryDirectory() as folder:
                    hand = Hand(data)
                    prepare(hand)
                    hand.clicks = hand.presses = 0
                    do(hand, Path(folder), keyboard)
                    counts.append(f"{hand.clicks} clicks, {hand.presses} presses")
                    hand.close()
            print(f"{title:32} {counts[0]:20} {counts[1]}", flush=True)


if __name__ == "__main__":
    main()
