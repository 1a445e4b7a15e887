"""The Search lab: which rows are looked at when the nearest ones are searched."""

from workbench.ui.rooms.search.room import SearchRoom

__all__ = ["SearchRoom"]
