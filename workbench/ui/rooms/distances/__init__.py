"""The Distances lab: what a distance is made of, and what it is."""

from workbench.ui.rooms.distances.room import DistancesRoom

__all__ = ["DistancesRoom"]
