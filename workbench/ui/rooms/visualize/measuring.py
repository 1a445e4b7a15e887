"""The metric of the scene as tasks are told of it, and its choice on a page."""

from __future__ import annotations

from typing import Any

from workbench.ui.context import Context
from workbench.ui.rooms.visualize.biplot.biplot_metric import learned_here


def metric_told(context: Context) -> dict[str, Any] | None:
    """Return ``metric, p, scale, components, seed`` of the scene for a task.

    None where the metric is a learned one and none was learned on these data.
    """
    scene, learned = context.session.scene, learned_here(context)
    components, scale = None, scene.scale
    if scene.is_learned:
        if learned is None:
            return None
        # the map expects what it was learned on
        components, scale = learned.result.metric.components, learned.scale
    return {
        "metric": scene.metric, "p": scene.p, "scale": scale,
        "components": components, "seed": scene.seed,
    }  # fmt: skip
