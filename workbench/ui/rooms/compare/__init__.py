"""The Compare room: experiments over many data sets, and their statistics."""

from workbench.ui.rooms.compare.room import CompareRoom

__all__ = ["CompareRoom"]
