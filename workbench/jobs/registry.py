"""Every task by name, as text, so that naming one imports nothing.

A task is a function ``run(payload: Mapping) -> plain data`` in a module of
`workbench.jobs.tasks`; it reports through `workbench.api.report`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, cast

TASKS: dict[str, str] = {
    "read": "read:run",
    "save": "read:save",
    "session": "session:run",
    "glance": "read:glance",
    "describe_plugins": "catalogue:describe_plugins",
    "regions": "explore:regions",
    "kcurve": "explore:kcurve",
    "voronoi": "explore:voronoi",
    "density": "explore:density",
    "evaluate": "evaluate:run",
    "fit": "evaluate:fit",
    "experiment_data": "experiment:data",
    "experiment_cell": "experiment:cell",
    "experiment_open": "experiment:look",
    "experiment_grid": "experiment_grid:run",
    "experiment_check": "experiment_check:run",
    "tree_rows": "tree:rows",
    "principal_axes": "errors:axes",
    "learning_curve": "learning:curve",
    "validation_curve": "learning:validation",
    "explain": "explain:run",
    "save_model": "model:save",
    "open_model": "model:look",
    "predict": "model:predict",
    "filter": "filter:run",
    "generate": "generate:run",
    "truth": "generate:truth",
    "rank": "rank:run",
    "summary": "describe:column",
    "csv-guess": "describe:csv_guess",
    "columns": "table:columns",
    "bars": "table:bars",
    "sort": "table:sort",
    "find": "table:find",
    "gaps": "table:gaps",
    "gap-rows": "table:gap_rows",
    "edit": "table:edit",
    "lines": "table:lines",
    "metric": "metric:run",
    "figure": "figure:run",
    "metric_judge": "metric:judge",
    "metric_none": "methods:none",
    "metric_local": "methods:local",
    "estimator_lab": "estimators:run",
    "strips": "strips:run",
    "strips_sweep": "strips:sweep",
    "strips_save": "strips:save",
    "morph_curve": "metric:curve",
    "metric_loo": "metric:honest",
    "densities": "metric:densities",
    "metric_regions": "metric_regions:run",
    "scatter_matrix": "visualize:matrix",
    "rows_inside": "visualize:inside",
    "parallel": "visualize:parallel",
    "biplot": "visualize:biplot",
    "distance_matrix": "visualize:distances",
    "audit": "audit:run",
    "read_scores": "audit:read",
    "compare": "statistics:run",
    "pairwise": "statistics:pairwise",
    "thesis_data": "reproduction:data",
    "thesis_audit": "reproduction:audit",
}

_PACKAGE = "workbench.jobs.tasks"


def resolve(task: str) -> Callable[[Mapping[str, Any]], Any]:
    """Import and return the function of a task (in workers and tests only).

    A full ``package.module:function`` names a task outside the product, as those of
    the tests.

    Raises
    ------
    KeyError
        When no task has that name.
    """
    module, function = _place(task).split(":")
    return cast(
        "Callable[[Mapping[str, Any]], Any]", getattr(import_module(module), function)
    )


def _place(task: str) -> str:
    """Return the ``module:function`` of a task; such a text stands for itself."""
    if task in TASKS or ":" not in task:
        return f"{_PACKAGE}.{TASKS[task]}"
    return task
