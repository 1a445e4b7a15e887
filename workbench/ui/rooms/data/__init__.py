"""The Data room: attributes, one of them in detail, and the table."""

from workbench.ui.rooms.data.room import DataRoom

__all__ = ["DataRoom"]
