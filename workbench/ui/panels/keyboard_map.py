"""The keyboard map: every shortcut in groups, and a line that searches them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLabel,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from workbench.core.program.fuzzy import match
from workbench.ui.widgets.object_names import named

if TYPE_CHECKING:
    from workbench.ui.window.main_window import MainWindow

Native = QKeySequence.SequenceFormat.NativeText
#: Groups of the actions, by the first word of their names, in the order of the menus.
_MENUS = ("file", "edit", "data", "view", "run", "rooms", "lessons", "window", "help")
_Keys = Iterable[tuple[str, str]]
_INTO_LIST = (Qt.Key.Key_Down, Qt.Key.Key_PageDown)


@dataclass(frozen=True, slots=True)
class KeyEntry:
    """What keys do.

    Attributes
    ----------
    group, what, keys : str
        In the current language.
    english : str
        Other words it is found by.
    """

    group: str
    what: str
    keys: str
    english: str = ""

    def answers(self, question: str) -> bool:
        """Whether it answers a question: by its words, its keys or its group."""
        if not question:
            return True
        if question.casefold() in self.keys.casefold():
            return True
        words = f"{self.what} {self.group} {self.english}"
        return match(question, words) > 0


class KeyboardMap(QWidget):
    """The shortcuts of the window and of its rooms under the headings of their groups.

    What is typed leaves those that answer; Down goes into the list.

    Parameters
    ----------
    window : MainWindow
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self.setObjectName("main_keys_panel")
        self._window = window
        self._entries: tuple[KeyEntry, ...] = ()
        self.line = named(QLineEdit(clearButtonEnabled=True), "main_keys_edit")
        self.tree = named(QTreeWidget(), "main_keys_tree")
        self.tree.setColumnCount(2)
        self.tree.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.tree.setRootIsDecorated(True)
        self.tree.setAllColumnsShowFocus(True)
        self._count = named(QLabel(), "main_keys_countLabel")
        self.setFocusProxy(self.line)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for part in (self.line, self.tree, self._count):
            column.addWidget(part)
        # the actions of the window are worded after its panels
        self._rewording = QTimer(self, singleShot=True, interval=0)
        self._rewording.timeout.connect(self._reword)
        self.line.installEventFilter(self)
        self.line.textChanged.connect(self._fill)
        self.retranslate()

    # -- what is shown ------------------------------------------------------------

    @property
    def shown(self) -> list[KeyEntry]:
        """What answers the question, in groups."""
        question = self.line.text().strip()
        return [entry for entry in self._entries if entry.answers(question)]

    def probe(self) -> dict[str, Any]:
        """Return the question and what is listed, by group."""
        groups: dict[str, list[list[str]]] = {}
        for entry in self.shown:
            groups.setdefault(entry.group, []).append([entry.what, entry.keys])
        return {"question": self.line.text(), "groups": groups}

    def _fill(self) -> None:
        self.tree.clear()
        heads: dict[str, QTreeWidgetItem] = {}
        shown = self.shown
        for entry in shown:
            head = heads.get(entry.group)
            if head is None:
                head = heads[entry.group] = QTreeWidgetItem(self.tree, [entry.group])
                font = head.font(0)
                font.setBold(True)
                head.setFont(0, font)
                head.setFirstColumnSpanned(True)
            row = QTreeWidgetItem(head, [entry.what, entry.keys])
            row.setToolTip(0, entry.what)
        self.tree.expandAll()
        self.tree.resizeColumnToContents(1)
        self.tree.setColumnWidth(0, max(self.tree.viewport().width() * 2 // 3, 240))
        nothing = self.tr("No keys answer this: try a shorter or another word.")
        count = self.tr("%n shortcut(s)", "", len(shown))
        self._count.setText(count if shown else nothing)
        self.line.setAccessibleDescription(self._count.text())

    # -- words ------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.line.setPlaceholderText(self.tr("Search: an action, a room or keys"))
        self.line.setAccessibleName(self.tr("Search the keyboard map"))
        self.tree.setHeaderLabels([self.tr("What"), self.tr("Keys")])
        self.tree.setAccessibleName(self.tr("Keyboard map"))
        self._entries = tuple(self._all())
        self._fill()

    @Slot()
    def _reword(self) -> None:
        """Set the texts when those of the actions are set, which takes turns."""
        self._window.context.theme.later(self.retranslate)

    def _all(self) -> Iterator[KeyEntry]:
        yield from self._of_actions()
        everywhere = self.tr("Everywhere")
        for what, keys in (
            (self.tr("Close the message, then clear the selection"), "Esc"),
            (self.tr("The next or the previous field"), "Tab  Shift+Tab"),
            (self.tr("The page above or below in the list"), "Ctrl+PgUp  Ctrl+PgDown"),
            (self.tr("While held: the other of the two scenes A and B"), "\\"),
            (self.tr("The menu of what has the focus"), "Shift+F10"),
        ):
            yield KeyEntry(everywhere, what, keys)
        plots = self.tr("In a plot")
        for what, keys in (
            (
                self.tr("Move the query; ten times as far; finely"),
                "← → ↑ ↓  Shift  Ctrl",
            ),
            (self.tr("Zoom, and show everything"), "+  -  R"),
        ):
            yield KeyEntry(plots, what, keys)
        yield from self._of_rooms()

    def _of_actions(self) -> Iterator[KeyEntry]:
        english = self._window.acts.english_texts()
        titles = self._window.menus.titles
        entries: dict[str, list[KeyEntry]] = {}
        for name, action in self._window.acts:
            if not action.shortcut().isEmpty():
                menu = name.partition("_")[0]
                what = _plain(action.text())
                words = f"{_plain(english.get(name, ''))} {action.statusTip()}"
                keys = action.shortcut().toString(Native)
                entry = KeyEntry(_plain(titles[menu]), what, keys, words)
                entries.setdefault(menu, []).append(entry)
        for menu in _MENUS:
            yield from entries.get(menu, ())

    def _of_rooms(self) -> Iterator[KeyEntry]:
        in_room = self.tr("In {room}")
        keys = {
            "data": self._data(), "classify": self._classify(),
            "visualize": self._visualize(), "explore": self._explore(),
            "metric": self._metric(), "search": self._search(), "dist": self._dist(),
            "proto": self._proto(), "compare": self._compare(),
        }  # fmt: skip
        for room in self._window.entries:
            group = in_room.format(room=room.title())
            for what, pressed in keys.get(room.id, ()):
                yield KeyEntry(group, what, pressed, room.id)

    def _data(self) -> _Keys:
        return (
            (self.tr("Table: edit the cell"), "F2"),
            (
                self.tr("Search line: the next or the previous row"),
                "Enter  Shift+Enter",
            ),
            (self.tr("Filters: edit, move or remove the step"), "Enter  Alt+← →  Del"),
            (self.tr("Histogram: choose a bar, select its rows"), "← →  Enter"),
        )

    def _classify(self) -> _Keys:
        return (
            (self.tr("List of runs: settings into the form"), "Enter"),
            (self.tr("List of runs: rename, forget"), "F2  Del"),
            (
                self.tr("Tree: go along, fold, zoom, show all"),
                "← → ↑ ↓  Space  +  -  0",
            ),
        )

    def _visualize(self) -> _Keys:
        return (
            (self.tr("Matrix: go to a cell, enlarge it"), "← → ↑ ↓  Enter"),
            (self.tr("Cell: move the caret, begin and end a rectangle"), "← → ↑ ↓  Space"),
            (self.tr("Step through the rows"), ",  ."),
            (self.tr("Parallel coordinates: go to an axis, move it, turn it"), "← →  Ctrl+← →  F"),
            (self.tr("Boxes, mosaic: go along, select the rows"), "← → ↑ ↓  Enter"),
        )  # fmt: skip

    def _explore(self) -> Iterator[tuple[str, str]]:
        from workbench.ui.rooms.explore.plane.toolbar import tool_names
        from workbench.ui.rooms.explore.plane.tools import TOOLS

        titles, tool_of = tool_names(), self.tr("Tool: {name}")
        for tool in TOOLS:
            yield tool_of.format(name=titles[tool.name]), tool.key.name[-1]
        yield self.tr("Choose the class that is painted"), "1 … 9"
        yield self.tr("Add a point at the query"), "Enter"
        yield (
            self.tr("Delete the selected rows, or the one nearest to the query"),
            "Del",
        )
        yield self.tr("Step through the neighbours"), ",  ."
        yield (
            self.tr("Potential field: choose a charge, its radius, its size"),
            "PgUp  PgDown  [  ]  Ins  Del",
        )

    def _metric(self) -> _Keys:
        return (
            (self.tr("Pairs: same, different, nearer"), "S  D  N"),
            (self.tr("Steps: on, back, to the end of the row, of the part"), "→  ←  ↓  End"),
            (self.tr("Steps: play, begin again"), "P  Home"),
        )  # fmt: skip

    def _search(self) -> _Keys:
        return ((self.tr("Steps: on, back, begin again"), "Space  Backspace  Home"),)

    def _dist(self) -> _Keys:
        return ((self.tr("Image: go along, draw, rub out"), "← → ↑ ↓  Space  Del"),)

    def _proto(self) -> _Keys:
        return (
            (self.tr("Race: one step, one back, play"), "F10  Shift+F10  Space"),
            (self.tr("Race: to the beginning, to the end"), "Home  End"),
        )

    def _compare(self) -> _Keys:
        return (
            (self.tr("Lists: edit, move or remove the entry"), "Enter  Alt+↑ ↓  Del"),
            (self.tr("Grid: go along, open the cell"), "← → ↑ ↓  Enter"),
        )

    # -- events -----------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            watched is self.line
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in _INTO_LIST
        ):
            self.tree.setFocus(Qt.FocusReason.TabFocusReason)
            first = self.tree.topLevelItem(0)
            if first is not None:
                self.tree.setCurrentItem(first.child(0))
            return True
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._rewording.start()


def _plain(text: str) -> str:
    return text.replace("&", "").rstrip(".…")
