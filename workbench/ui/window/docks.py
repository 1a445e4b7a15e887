"""The side panels: inspector, table, runs, lesson, tasks, log, and their layouts."""

from __future__ import annotations

import base64
import binascii
from functools import partial
from typing import Any

from PySide6.QtCore import QByteArray, QObject, Qt, QTimer
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from workbench.ui.context import Context
from workbench.ui.lessons.lesson_panel import LessonPanel
from workbench.ui.panels.inspector import InspectorPanel
from workbench.ui.panels.log import LogPanel
from workbench.ui.panels.runs import RunsPanel
from workbench.ui.panels.tasks_panel import TasksPanel
from workbench.ui.panels.twin_panel import TwinPanel
from workbench.ui.window.actions import DOCKS, Actions
from workbench.ui.window.edge import EdgeBar

#: Raised whenever docks or toolbars change, so that an old state is not restored.
LAYOUT_VERSION = 3
RIGHT = Qt.DockWidgetArea.RightDockWidgetArea
BOTTOM = Qt.DockWidgetArea.BottomDockWidgetArea
#: What each layout opens at once; "study" opens panels when they have something to say.
_LAYOUTS: dict[str, tuple[str, ...]] = {
    "lecture": (),
    "study": (),
    "research": ("runs", "tasks", "log"),
}
#: A panel that wants to open waits until the pointer is away, looked at so often.
_LOOK_MS = 250


class Docks(QObject):
    """Makes the docks and arranges them.

    A panel with something to say opens by itself, but never under the pointer: while
    that is over the rooms, the handle at the edge has a dot. It folds away when it has
    nothing to say any more. What the user closed opens only by his hand, until its
    handle is used again.

    Attributes
    ----------
    inspector, runs, lesson, tasks, log, twin : QWidget
        The panels inside.
    edge : EdgeBar
        The handles.
    """

    def __init__(
        self, window: QMainWindow, context: Context, actions: Actions, place: QWidget
    ) -> None:
        super().__init__(window)
        self._window, self._place = window, place
        self._actions = actions
        self._context = context
        self.inspector = InspectorPanel(context)
        self.runs = RunsPanel(context)
        self.lesson = LessonPanel()
        self.tasks = TasksPanel(context)
        self.log = LogPanel()
        self.twin = TwinPanel()
        self.edge = EdgeBar(actions)
        window.addToolBar(Qt.ToolBarArea.RightToolBarArea, self.edge)
        self._docks: dict[str, QDockWidget] = {}
        self._shut: set[str] = set()  # by the user
        self._offered: set[str] = set()  # opened by itself
        self._opens_itself = True
        self._runs_set_aside = False
        self._look = QTimer(self, interval=_LOOK_MS)
        self._look.timeout.connect(self._open_offered)
        for name in DOCKS:
            self._docks[name] = self._make(name, getattr(self, name))
        self.retranslate()
        self.arrange("study")
        context.session.selection_changed.connect(self._on_selection_changed)
        context.session.data_changed.connect(self._on_selection_changed)

    def __getitem__(self, name: str) -> QDockWidget:
        return self._docks[name]

    @property
    def shown(self) -> list[QDockWidget]:
        """The docks that can be seen, in reading order."""
        return [d for d in self._docks.values() if d.isVisible()]

    def _make(self, name: str, panel: QWidget) -> QDockWidget:
        dock = QDockWidget(self._window)
        dock.setObjectName(f"main_{name}_dock")
        dock.setWidget(panel)
        action = self._actions[f"view_{name}"]
        action.triggered.connect(partial(self._on_action_triggered, name))
        dock.visibilityChanged.connect(self._on_visibility_changed)
        return dock

    def _on_action_triggered(self, name: str) -> None:
        shown = self._actions[f"view_{name}"].isChecked()
        if shown:
            self._shut.discard(name)
        else:
            self._shut.add(name)
        self._offered.discard(name)
        self._open(name) if shown else self._docks[name].hide()
        if shown and name == "twin":
            self._heighten_twin()

    def _open(self, name: str) -> None:
        dock = self._docks[name]
        dock.show()
        dock.raise_()  # from behind another tab
        if self._window.dockWidgetArea(dock) == RIGHT and not dock.isFloating():
            width = self._window.fontMetrics().averageCharWidth() * 34
            width = max(width, dock.width())
            self._window.resizeDocks([dock], [width], Qt.Orientation.Horizontal)
        self.edge.handles[name].show_news(False)

    def _heighten_twin(self) -> None:
        """Give a table as much height as two panels; a few lines of it are no use."""
        names = [n for n in ("twin", "runs", "lesson") if not self._docks[n].isHidden()]
        column = [
            self._docks[n]
            for n in names
            if self._window.dockWidgetArea(self._docks[n]) == RIGHT
            and not self._docks[n].isFloating()
        ]
        shares = [3, 1, 1][: len(column)]
        self._window.resizeDocks(column, shares, Qt.Orientation.Vertical)

    def _on_visibility_changed(self, _visible: bool) -> None:
        for name, dock in self._docks.items():
            # a dock behind another tab is open although it cannot be seen
            self._actions[f"view_{name}"].setChecked(not dock.isHidden())

    # -- opening by itself --------------------------------------------------------------

    def offer(self, name: str) -> None:
        """Open a panel that has something to say, or mark its handle."""
        if not self._docks[name].isHidden():
            return
        self.edge.handles[name].show_news(True)
        if self._opens_itself and name not in self._shut:
            self._offered.add(name)
            # what made it speak is drawn first
            QTimer.singleShot(0, self, self._open_offered)

    def withdraw(self, name: str) -> None:
        """Fold a panel that has nothing to say; one that the user opened stays."""
        self.edge.handles[name].show_news(False)
        if name in self._offered:
            self._offered.discard(name)
            self._docks[name].hide()

    def _open_offered(self) -> None:
        waiting = [n for n in self._offered if self._docks[n].isHidden()]
        if not waiting or self._under_pointer:
            self._look.start() if waiting else self._look.stop()
            return
        self._look.stop()
        for name in waiting:
            self._open(name)

    @property
    def _under_pointer(self) -> bool:
        """Whether the room would move under the pointer."""
        here = self._place.mapFromGlobal(QCursor.pos())
        return self._window.isActiveWindow() and self._place.rect().contains(here)

    def _on_selection_changed(self) -> None:
        if len(self._context.session.selected_rows):
            self.offer("inspector")
        else:
            self.withdraw("inspector")

    def follow(self, room_id: str) -> None:
        """Fold the list of runs where the room has it; open it again elsewhere."""
        dock, here = self._docks["runs"], room_id == "classify"
        if here and not dock.isHidden():
            self._runs_set_aside = True
            dock.hide()
        elif not here and self._runs_set_aside:
            self._runs_set_aside = False
            dock.show()
        self._actions["view_runs"].setEnabled(not here)

    # -- layouts --------------------------------------------------------------------

    def arrange(self, layout: str) -> None:
        """Put the docks where ``lecture``, ``study`` or ``research`` has them."""
        window, docks = self._window, self._docks
        self._shut.clear()
        self._offered.clear()
        self._opens_itself = layout == "study"
        for dock in docks.values():
            dock.setFloating(False)
            window.removeDockWidget(dock)
        for name in ("inspector", "runs", "lesson"):
            window.addDockWidget(RIGHT, docks[name])
        window.tabifyDockWidget(docks["inspector"], docks["twin"])
        for name in ("tasks", "log"):
            window.addDockWidget(BOTTOM, docks[name])
        window.tabifyDockWidget(docks["tasks"], docks["log"])
        for name, dock in docks.items():
            dock.setVisible(name in _LAYOUTS[layout])
        if layout == "research":
            window.addDockWidget(BOTTOM, docks["runs"])
            window.splitDockWidget(
                docks["runs"], docks["tasks"], Qt.Orientation.Horizontal
            )
            window.tabifyDockWidget(docks["tasks"], docks["log"])
            docks["tasks"].raise_()
            docks["runs"].show()
        self._on_selection_changed()

    def save(self) -> dict[str, Any]:
        """Return where everything is, as plain values for the settings."""
        window = self._window
        return {
            "version": LAYOUT_VERSION,
            "geometry": _text(window.saveGeometry()),
            "state": _text(window.saveState(LAYOUT_VERSION)),
            "shut": sorted(self._shut),
            "offered": sorted(self._offered),
            "opens_itself": self._opens_itself,
        }

    def restore(self, layout: dict[str, Any]) -> bool:
        """Put everything back; another version or damage leaves the default layout."""
        if layout.get("version") != LAYOUT_VERSION:
            return False
        try:
            geometry = base64.b64decode(layout["geometry"], validate=True)
            state = base64.b64decode(layout["state"], validate=True)
            shut = {str(name) for name in layout.get("shut", ())}
            offered = {str(name) for name in layout.get("offered", ())}
        except (KeyError, TypeError, ValueError, binascii.Error):
            return False
        self._shut = shut & set(DOCKS)
        self._opens_itself = layout.get("opens_itself") is not False
        self._window.restoreGeometry(QByteArray(geometry))
        if not self._window.restoreState(QByteArray(state), LAYOUT_VERSION):
            return False
        # what opened by itself does so again when there is something to say
        for name in offered & set(DOCKS):
            self._docks[name].hide()
        self._offered.clear()
        self._on_selection_changed()
        return True

    # -- language -------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set the titles in the current language."""
        titles = {
            "inspector": self.tr("Inspector"),
            "runs": self.tr("Runs"),
            "lesson": self.tr("Lesson"),
            "tasks": self.tr("Tasks"),
            "log": self.tr("Log"),
            "twin": self.tr("Table"),
        }
        for name, title in titles.items():
            self._docks[name].setWindowTitle(title)
            self._docks[name].setAccessibleName(title)
        self.edge.retranslate()


def _text(data: QByteArray) -> str:
    return base64.b64encode(data.data()).decode("ascii")
