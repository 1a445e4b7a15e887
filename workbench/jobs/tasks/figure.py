"""Task ``figure``: a figure as data, for the window to draw."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench.compute.scene_figure import figure_of


def run(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Return the figure of a scene document, as `workbench.core.figure` tells.

    Parameters
    ----------
    payload : mapping
        What a scene file holds.
    """
    return figure_of(payload, Path())
