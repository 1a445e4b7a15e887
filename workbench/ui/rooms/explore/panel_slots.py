"""What the panels around the plane do when they are used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Slot

if TYPE_CHECKING:
    from workbench.ui.rooms.explore.room import ExploreRoom


class PanelWiring(QObject):
    """Connects tools, controls, layers, slices and the k-curve with the room."""

    def __init__(self, room: ExploreRoom) -> None:
        super().__init__(room)
        self._room = room
        toolbar, controls, layers = room.toolbar, room.controls, room.layers
        toolbar.tool_chosen.connect(room.choose_tool)
        toolbar.class_chosen.connect(room.choose_class)
        toolbar.class_added.connect(self._on_toolbar_class_added)
        toolbar.spray_changed.connect(self._on_toolbar_spray_changed)
        toolbar.principal_chosen.connect(room.show_principal)
        toolbar.generate_clicked.connect(room.context.commands.generate_requested)
        controls.scene_chosen.connect(self._on_controls_scene_chosen)
        controls.classifier_chosen.connect(room.choose_classifier)
        layers.changed.connect(self._on_layers_changed)
        layers.density_changed.connect(room.painting.ask_density)
        room.kcurve.k_chosen.connect(self._on_kcurve_k_chosen)
        room.strip.changed.connect(self._on_strip_changed)

    @Slot()
    def _on_toolbar_class_added(self) -> None:
        room = self._room
        room.board.add_class()
        if room.stage.data is not None:
            room.choose_class(len(room.stage.data.classes) - 1)

    @Slot(int, str, float)
    def _on_toolbar_spray_changed(self, count: int, shape: str, radius: float) -> None:
        self._room.canvas.set_spray(count, shape, radius)

    @Slot(dict)
    def _on_controls_scene_chosen(self, changes: dict[str, Any]) -> None:
        self._room.context.session.set_scene(**changes)

    @Slot(int)
    def _on_kcurve_k_chosen(self, k: int) -> None:
        self._room.context.session.set_scene(k=k)

    @Slot()
    def _on_strip_changed(self) -> None:
        self._room.refresh("slice")

    @Slot(str, bool)
    def _on_layers_changed(self, layer: str, shown: bool) -> None:
        room = self._room
        room.regions.set_visible(layer, shown)
        if layer == "errors":
            room.points.errors.setVisible(shown)
        elif layer == "margins":
            room.verdict.draw_margins()
        elif layer == "rings":
            room.asking.draw()
        elif shown and layer not in ("regions", "ghost"):
            room.painting.ask("layers")
