"""The room Explore 2-D."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from workbench.ui.rooms.explore.room import ExploreRoom

__all__ = ["ExploreRoom"]


def __getattr__(name: str) -> Any:
    """Import the room when it is asked for: its parts can be imported one by one."""
    if name != "ExploreRoom":
        raise AttributeError(name)
    from workbench.ui.rooms.explore.room import ExploreRoom

    return ExploreRoom
