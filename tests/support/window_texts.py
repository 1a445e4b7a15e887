"""What can be read in a window: every text of its rooms, pages, menus, tables and plots."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QAction, QPainter, QPainterPath, QStaticText
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
from support.rooms import LONG

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


def settle(window, qtbot) -> None:
    """Wait until nothing runs, nor is about to."""

    def idle() -> bool:
        context = window.context
        works = context.jobs.tasks or window.opener.busy or window.room.busy
        return not (works or context.theme.changing)

    looks = 0
    while looks < 3:  # what one answer asks for may come with the next event
        qtbot.waitUntil(idle, timeout=LONG)
        qtbot.wait(5)
        looks += 1
        if looks == 3:  # timers are looked for last: to find them takes 6 ms
            due = list(filter(is_due, window.findChildren(QTimer)))
            if due:
                qtbot.waitUntil(partial(none_is_due, due), timeout=LONG)
                looks = 0


def none_is_due(timers: list[QTimer]) -> bool:
    return not any(isValid(timer) and is_due(timer) for timer in timers)


def is_due(timer: QTimer) -> bool:
    """Whether a timer works in slices, or waits for a pause (not for a save)."""
    return timer.isActive() and (
        timer.interval() == 0 or (timer.isSingleShot() and timer.remainingTime() < SOON)
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


class Places:
    """Says where in the window something is, by classes, names and order."""

    def __init__(self) -> None:
        self._names: dict[QObject, str] = {}
        self._orders: dict[QObject, dict[QObject, int]] = {}

    def of(self, thing: QObject | None) -> str:
        """Return the place of something, which has not moved since this was made."""
        parts = []
        while thing is not None:
            parent = thing.parent()
            if thing not in self._names:
                self._names[thing] = self._name(thing, parent)
            parts.append(self._names[thing])
            thing = parent
        return "/".join(reversed(parts))

    def _name(self, thing: QObject, parent: QObject | None) -> str:
        own = thing.objectName()
        name = type(thing).__name__ + (f"#{own}" if own[:3] != "qt_" else "")
        if parent is None or own:
            return name
        if parent not in self._orders:
            self._orders[parent] = self._order(parent)
        return name + str(self._orders[parent][thing])

    @staticmethod
    def _order(parent: QObject) -> dict[QObject, int]:
        """Return which one of its kind each child is."""
        seen: Counter[type] = Counter()
        order = {}
        for each in parent.children():
            order[each] = seen[type(each)]
            seen[type(each)] += 1
        return order


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
        words += [i.text for i in items if isinstance(i, pg.LabelItem)]
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
    texts, places = {}, Places()
    for widget in window.findChildren(QWidget):
        if widget.isHidden() and not isinstance(widget.parent(), QStackedWidget):
            continue  # it is filled before it is shown again
        place = places.of(widget)
        for kind, text in own_texts(widget).items():
            texts[f"{place} {kind}"] = text
    for action in window.findChildren(QAction):
        place = places.of(action)
        texts[f"{place} text"] = action.text()
        texts[f"{place} tips"] = f"{action.toolTip()} | {action.statusTip()}"
    return {
        place: re.sub(r"\d+", "0", text)
        for place, text in texts.items()
        if text and not LEFT_ALONE.search(place)
    }


def differences(
    changed: Mapping[str, str], wanted: Mapping[str, str]
) -> dict[str, tuple[str | None, str | None]]:
    """Return, by place, the texts that are other than they should be."""
    return {
        place.rpartition("/")[2]: (changed.get(place), wanted.get(place))
        for place in changed.keys() | wanted.keys()
        if not _alike(changed.get(place), wanted.get(place))
    }


def _alike(text: str | None, other: str | None) -> bool:
    """Whether two texts are equal, but for where one that lacks room is cut."""
    if text is None or other is None:
        return text == other
    short, long = sorted((text, other), key=len)
    cut = short.removesuffix("…")
    return text == other or (cut != short and cut != "" and long.startswith(cut))


def destroy(window, qtbot) -> None:
    """Close a window, and wait until nothing of it is left."""
    window.close()
    window.deleteLater()
    qtbot.waitUntil(lambda: not isValid(window))


@contextmanager
def painted_texts() -> Iterator[set[str]]:
    """Collect the texts that our own code paints meanwhile: ticks, legends, diagrams."""
    found: set[str] = set()
    drawn = {
        QPainter: ("drawText", "drawStaticText"), QPainterPath: ("addText",),
    }  # fmt: skip
    kept = [(kind, name, getattr(kind, name)) for kind in drawn for name in drawn[kind]]

    def noting(draw: Any) -> Any:
        def note(self: Any, *args: Any, **named: Any) -> Any:
            found.update(a for a in args if isinstance(a, str))
            found.update(a.text() for a in args if isinstance(a, QStaticText))
            return draw(self, *args, **named)

        return note

    for kind, name, draw in kept:
        setattr(kind, name, noting(draw))
    try:
        yield found
    finally:
        for kind, name, draw in kept:
            setattr(kind, name, draw)
