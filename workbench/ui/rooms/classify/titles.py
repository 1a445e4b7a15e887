"""Titles of runs, and the one figure of each, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from workbench.core.program.catalogue import PluginInfo
from workbench.core.results.evaluating.evaluation import NumberFigures
from workbench.core.results.evaluating.run import Run
from workbench.ui.services.numbers import locale, percent, plain

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


def figure(run: Run) -> str:
    """Return the one figure of a run: its accuracy, R² or the error left; or a dash."""
    figures = run.result.figures
    if run.accuracy is not None:
        return percent(run.accuracy)
    if isinstance(figures, NumberFigures) and figures.r2 is not None:
        return "R² " + locale().toString(figures.r2, "f", 3)
    return "–" if figures.rmse is None else "RMSE " + plain(figures.rmse)


def run_text(run: Run) -> str:
    """Return title and figure of a run: 5-NN 96.7 %."""
    return f"{run.title} {figure(run)}"
