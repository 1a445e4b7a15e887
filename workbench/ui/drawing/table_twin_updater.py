"""Keeps the table twin on the plot that has, or last had, the focus."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QApplication, QGraphicsView, QWidget

from workbench.ui.window.main_window import MainWindow
from workbench.ui.window.panes import meant_plot


class TableTwinUpdater(QObject):
    """Shows and hides the twin, and chooses the plot it follows.

    Parameters
    ----------
    window : MainWindow
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._dock, self._panel = window.docks["twin"], window.docks.twin
        self._last: QGraphicsView | None = None
        window.acts["view_twin"].triggered.connect(self._on_action_triggered)
        window.context.commands.twin_requested.connect(window.acts["view_twin"].trigger)
        window.room_shown.connect(self._on_window_room_shown)
        self._dock.visibilityChanged.connect(self._on_dock_visibility_changed)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_app_focus_changed)

    @Slot(bool)
    def _on_action_triggered(self, shown: bool) -> None:
        """After the dock was shown or hidden: take the focus there, or back."""
        if shown:
            self._follow()
            self._panel.view.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self._window.context.commands.announced.emit(self._panel.say())
            return
        plot = self._meant()
        if plot is not None:
            plot.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @Slot(bool)
    def _on_dock_visibility_changed(self, visible: bool) -> None:
        # a hidden table costs nothing
        if visible:
            self._follow()
        else:
            self._panel.follow(None)

    @Slot(str)
    def _on_window_room_shown(self, _room: str) -> None:
        self._last = None
        if self._panel.isVisible():
            self._follow()

    def _on_app_focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        if isinstance(new, QGraphicsView) and self._window.isAncestorOf(new):
            self._last = new
            if self._panel.isVisible():
                self._follow()

    def _meant(self) -> QGraphicsView | None:
        room = self._window.room
        plot = meant_plot(room, self._last)
        if plot is None or plot is self._last or plot.hasFocus() or _rows(plot):
            return plot
        # none was chosen by hand: an empty plot is no use while another shows something
        plots = [p for p in room.findChildren(QGraphicsView) if p.isVisible()]
        return max(plots, key=_rows)

    def _follow(self) -> None:
        plot = self._meant()
        if plot is not self._panel.plot:
            self._panel.follow(plot)


def _rows(plot: QGraphicsView) -> int:
    return plot.table().n_rows if hasattr(plot, "table") else 0
