"""The room Explore 2-D."""

from workbench.ui.rooms.explore.room import ExploreRoom

__all__ = ["ExploreRoom"]
