"""The context menu of the plane."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtWidgets import QMenu

if TYPE_CHECKING:
    from workbench.ui.rooms.explore.room import ExploreRoom

translate = QCoreApplication.translate


def show_menu(room: ExploreRoom, place: QPoint) -> QMenu:
    """Open the menu at a place of the screen; it deletes itself when closed."""
    menu = QMenu(room)
    menu.setObjectName("explore_canvas_contextMenu")
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    reset = menu.addAction(translate("ExploreMenu", "Reset view"), room.reset_view)
    reset.setObjectName("explore_menu_resetAct")
    everything = menu.addAction(translate("ExploreMenu", "Select all"), room.select_all)
    everything.setObjectName("explore_menu_selectAllAct")
    delete = menu.addAction(
        translate("ExploreMenu", "Delete selected points"), room.delete_selected
    )
    delete.setObjectName("explore_menu_deleteAct")
    delete.setEnabled(room.context.session.selected_rows.size > 0)
    menu.popup(place)
    return menu
