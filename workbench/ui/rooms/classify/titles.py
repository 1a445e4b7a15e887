"""What a run is called: as people say it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from workbench.core.catalogue import PluginInfo

_SCALES = {"min-max": "01", "z-score": "z"}


def run_title(
    plugin: PluginInfo, values: Mapping[str, Any], scale: str, marks: Sequence[str]
) -> str:
    """Name a method with what was set: 5-NN (Weka), KISSNN z, J48 balanced costs.

    Parameters
    ----------
    plugin : PluginInfo
    values : mapping
        Its parameters.
    scale : str
        The scene's scaling: ``none``, ``min-max`` or ``z-score``.
    marks : sequence of str
        What else is set, in words.
    """
    title = plugin.title
    if plugin.id.startswith("knn") and "n_neighbors" in values:
        title = f"{values['n_neighbors']}-NN"
        if values.get("metric") not in (None, "euclidean"):
            title += f" {values['metric']}"
    preset = str(values.get("preset", "default"))
    if preset != "default":
        title += f" ({preset.capitalize()})"
    scaled = [_SCALES[scale]] if scale in _SCALES else []
    return " ".join([title, *scaled, *marks])
