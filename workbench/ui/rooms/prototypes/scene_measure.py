"""The metric of the scene as the tasks of the room take it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from workbench.ui.room import Room


def scene_measure(room: Room) -> dict[str, Any] | None:
    """Return ``metric``, ``p``, ``scale`` and ``components`` of the scene.

    None where a metric was not learned on these data yet; the room says so.
    """
    session = room.context.session
    scene, learned = session.scene, session.metric
    scale, components = scene.scale, None
    if scene.is_learned:
        if learned is None or learned.data != scene.data:
            room.message(
                "info",
                lambda: QCoreApplication.translate(
                    "CompactnessSource",
                    "No metric was learned on these data yet: Metric lab",
                ),
            )
            return None
        # the map expects what it was learned on
        scale, components = learned.scale, learned.result.metric.components
    return {
        "metric": scene.metric, "p": scene.p, "scale": scale, "components": components,
    }  # fmt: skip
