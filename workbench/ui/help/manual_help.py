"""F1: the manual at the page of the parameter, the tab or the room that is meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QAbstractItemView, QApplication, QComboBox, QWidget

from workbench.core.manual.manual_pages import method_page, room_page, slug
from workbench.ui.services.language import shown_language
from workbench.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from workbench.ui.help.manual_window import ManualWindow


class ManualHelp(QObject):
    """Opens the manual where the focus is.

    Parameters
    ----------
    window : MainWindow
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._manual: ManualWindow | None = None
        action = window.acts["help_manual"]
        # in windows beside this one, too, as that of generators
        action.setShortcutContext(Qt.ShortcutContext.ApplicationShortcut)
        action.triggered.connect(self.show)

    @Slot()
    def show(self) -> None:
        """Open the page of what has the focus."""
        page, anchor = self.meant(QApplication.focusWidget())
        if self._manual is None:
            # late: most days nobody asks
            from workbench.ui.help.manual_window import ManualWindow

            plugins = self._window.context.catalogue
            self._manual = ManualWindow(lambda: plugins.plugins, self._window)
        self._manual.open_page(page, anchor)

    def meant(self, widget: QWidget | None) -> tuple[str, str]:
        """Return the page about a widget, and the anchor of its heading.

        Parameters
        ----------
        widget : QWidget or None
            A field of a form leads to its parameter on the card of its method, a list
            of methods to the card of the chosen one, a page of a room to its heading
            on the room's page, and anything else to that page.
        """
        from workbench.ui.widgets.page_browser import PageBrowser
        from workbench.ui.widgets.params_form import ParamsForm

        code, room = shown_language(), self._window.room
        part = widget
        while part is not None:
            if isinstance(part, ParamsForm) and part.plugin_id:
                anchor = part.param_at(widget) if widget is not None else ""
                return method_page(part.plugin_id, code), slug(anchor)
            plugin = _chosen_plugin(part)
            if plugin and self._window.context.catalogue.get(plugin) is not None:
                return method_page(plugin, code), ""
            if isinstance(part, PageBrowser):
                return room_page(room.room_id, code), slug(part.title)
            part = part.parentWidget()
        return room_page(room.room_id, code), ""


def _chosen_plugin(widget: QWidget) -> str:
    """Return the id that a list of methods has chosen; of other lists, what they have."""
    if isinstance(widget, QComboBox):
        found = widget.currentData()
    elif isinstance(widget, QAbstractItemView):  # trees and lists of methods
        found = widget.currentIndex().data(Qt.ItemDataRole.UserRole)
    else:
        return ""
    return found if isinstance(found, str) else ""
