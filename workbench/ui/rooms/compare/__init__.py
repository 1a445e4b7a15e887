"""The Compare room: experiments over many data sets, and their statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from workbench.ui.rooms.compare.room import CompareRoom

__all__ = ["CompareRoom"]


def __getattr__(name: str) -> Any:
    """Import the room when it is asked for: its parts can be imported one by one."""
    if name != "CompareRoom":
        raise AttributeError(name)
    from workbench.ui.rooms.compare.room import CompareRoom

    return CompareRoom
