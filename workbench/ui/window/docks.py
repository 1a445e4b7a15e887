"""The side panels: inspector, table, runs, lesson, tasks, log, and their layouts."""

from __future__ import annotations

import base64
import binascii
from functools import partial
from typing import Any

from PySide6.QtCore import QByteArray, QObject, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from workbench.ui.context import Context
from workbench.ui.lessons.lesson_panel import LessonPanel
from workbench.ui.panels.inspector import InspectorPanel
from workbench.ui.panels.log import LogPanel
from workbench.ui.panels.runs import RunsPanel
from workbench.ui.panels.tasks_panel import TasksPanel
from workbench.ui.panels.twin_panel import TwinPanel
from workbench.ui.window.actions import DOCKS, Actions

#: Raised whenever docks or toolbars change, so that an old state is not restored.
LAYOUT_VERSION = 2
RIGHT = Qt.DockWidgetArea.RightDockWidgetArea
BOTTOM = Qt.DockWidgetArea.BottomDockWidgetArea


class Docks(QObject):
    """Makes the docks and arranges them.

    Attributes
    ----------
    inspector, runs, lesson, tasks, log, twin : QWidget
        The panels inside.
    """

    def __init__(self, window: QMainWindow, context: Context, actions: Actions) -> None:
        super().__init__(window)
        self._window = window
        self._actions = actions
        self.inspector = InspectorPanel(context)
        self.runs = RunsPanel(context)
        self.lesson = LessonPanel()
        self.tasks = TasksPanel(context)
        self.log = LogPanel()
        self.twin = TwinPanel()
        self._docks: dict[str, QDockWidget] = {}
        for name in DOCKS:
            self._docks[name] = self._make(name, getattr(self, name))
        self.retranslate()
        self.arrange("study")

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
        self._docks[name].setVisible(shown)
        if shown:
            self._docks[name].raise_()  # from behind another tab
        if shown and name == "twin":
            self._heighten_twin()

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

    # -- layouts --------------------------------------------------------------------

    def arrange(self, layout: str) -> None:
        """Put the docks where ``lecture``, ``study`` or ``research`` has them."""
        window, docks = self._window, self._docks
        for dock in docks.values():
            dock.setFloating(False)
            window.removeDockWidget(dock)
        for name in ("inspector", "runs", "lesson"):
            window.addDockWidget(RIGHT, docks[name])
        window.tabifyDockWidget(docks["inspector"], docks["twin"])
        for name in ("tasks", "log"):
            window.addDockWidget(BOTTOM, docks[name])
        window.tabifyDockWidget(docks["tasks"], docks["log"])
        shown = {
            "lecture": (),
            "study": ("inspector", "runs", "lesson"),
            "research": ("runs", "tasks", "log"),
        }[layout]
        for name, dock in docks.items():
            dock.setVisible(name in shown)
        if layout == "research":
            window.addDockWidget(BOTTOM, docks["runs"])
            window.splitDockWidget(
                docks["runs"], docks["tasks"], Qt.Orientation.Horizontal
            )
            window.tabifyDockWidget(docks["tasks"], docks["log"])
            docks["tasks"].raise_()
            docks["runs"].show()
        width = window.fontMetrics().averageCharWidth() * 34
        right = [docks[n] for n in ("inspector", "runs", "lesson") if n in shown]
        if layout == "study":
            window.resizeDocks(right, [width] * len(right), Qt.Orientation.Horizontal)
            window.resizeDocks(right, [3, 3, 4], Qt.Orientation.Vertical)

    def save(self) -> dict[str, Any]:
        """Return where everything is, as plain values for the settings."""
        window = self._window
        return {
            "version": LAYOUT_VERSION,
            "geometry": _text(window.saveGeometry()),
            "state": _text(window.saveState(LAYOUT_VERSION)),
        }

    def restore(self, layout: dict[str, Any]) -> bool:
        """Put everything back; another version or damage leaves the default layout."""
        if layout.get("version") != LAYOUT_VERSION:
            return False
        try:
            geometry = base64.b64decode(layout["geometry"], validate=True)
            state = base64.b64decode(layout["state"], validate=True)
        except (KeyError, TypeError, ValueError, binascii.Error):
            return False
        self._window.restoreGeometry(QByteArray(geometry))
        return self._window.restoreState(QByteArray(state), LAYOUT_VERSION)

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


def _text(data: QByteArray) -> str:
    return base64.b64encode(data.data()).decode("ascii")
