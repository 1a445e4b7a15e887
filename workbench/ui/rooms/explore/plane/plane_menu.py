"""The context menu of the plane."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtWidgets import QMenu

from workbench.ui.widgets.object_names import add_action

if TYPE_CHECKING:
    from workbench.ui.rooms.explore.room import ExploreRoom

translate = QCoreApplication.translate


def show_menu(room: ExploreRoom, place: QPoint) -> QMenu:
    """Open the menu at a place of the screen; it deletes itself when closed."""
    menu = QMenu(room)
    menu.setObjectName("explore_canvas_contextMenu")
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    reset = add_action(menu, "explore_menu_resetAct", room.reset_view)
    reset.setText(translate("ExploreMenu", "Reset view"))
    everything = add_action(menu, "explore_menu_selectAllAct", room.select_all)
    everything.setText(translate("ExploreMenu", "Select all"))
    delete = add_action(menu, "explore_menu_deleteAct", room.delete_selected)
    delete.setText(translate("ExploreMenu", "Delete selected points"))
    delete.setEnabled(room.context.session.selected_rows.size > 0)
    menu.popup(place)
    return menu
