"""The Prototypes lab: which rows matter to nearest-neighbour methods."""

from workbench.ui.rooms.prototypes.room import PrototypesRoom

__all__ = ["PrototypesRoom"]
