"""Task ``figure``: a figure as data, for the window to draw."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench.compute.pictures.scene_figure import figure_of, read_figure
from workbench.core.results.pictures.figure import Figure


def run(payload: Mapping[str, Any]) -> Figure:
    """Return the figure of a scene document.

    Parameters
    ----------
    payload : mapping
        What a scene file holds, or ``path``, that file, and its ``learner``.

    Raises
    ------
    Problem
        When the file is no scene, or its data are not there or cannot be drawn.
    """
    if payload.get("path"):
        return read_figure(Path(payload["path"]))
    return figure_of(payload, Path())
