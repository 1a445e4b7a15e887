"""The Visualize room: scatter matrix, parallel coordinates, biplot, distances."""

from workbench.ui.rooms.visualize.room import VisualizeRoom

__all__ = ["VisualizeRoom"]
