"""Registry of tasks by name, as text, so that naming one imports nothing.

A task is a function ``run(payload: Mapping) -> plain data`` in a module of
`workbench.jobs.tasks`; it reports through `workbench.api.report`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, cast

TASKS: dict[str, str] = {
    "read": "data.read_task:run",
    "save": "data.read_task:save",
    "session": "session_task:run",
    "other_readers": "data.read_task:other_readers",
    "glance": "data.read_task:glance",
    "describe_plugins": "catalogue_task:describe_plugins",
    "install_plugin": "catalogue_task:install_plugin",
    "regions": "explore_task:regions",
    "kcurve": "explore_task:kcurve",
    "voronoi": "explore_task:voronoi",
    "density": "explore_task:density",
    "evaluate": "classify.evaluate_task:run",
    "evaluate_folds": "classify.evaluate_task:folds",
    "fit": "classify.evaluate_task:fit",
    "experiment_data": "compare.experiment_task:data",
    "experiment_cell": "compare.experiment_task:cell",
    "experiment_open": "compare.experiment_task:look",
    "experiment_grid": "compare.experiment_grid:run",
    "experiment_check": "compare.experiment_check:run",
    "tree_rows": "classify.tree_task:rows",
    "principal_axes": "classify.errors_task:axes",
    "learning_curve": "classify.learning_task:curve",
    "validation_curve": "classify.learning_task:validation",
    "save_predictions": "classify.predictions_task:run",
    "explain": "classify.explain_task:run",
    "save_model": "classify.model_task:save",
    "open_model": "classify.model_task:look",
    "predict": "classify.model_task:predict",
    "filter": "data.filter_task:run",
    "filter_preview": "data.filter_task:preview",
    "generate": "data.generate_task:run",
    "generate_preview": "data.generate_task:preview",
    "truth": "data.generate_task:truth",
    "rank": "data.rank_task:run",
    "script": "repeat_task:script",
    "report": "repeat_task:report",
    "scene_page": "repeat_task:page_of_scene",
    "search": "search_task:run",
    "search_trace": "search_task:trace",
    "search_table": "search_task:table",
    "search_sweep": "search_task:sweep",
    "summary": "data.describe_task:column",
    "numbers": "data.describe_task:numbers",
    "table-guess": "data.describe_task:table_guess",
    "columns": "data.table_task:columns",
    "bars": "data.table_task:bars",
    "sort": "data.table_task:sort",
    "find": "data.table_task:find",
    "gaps": "data.table_task:gaps",
    "similar": "data.table_task:similar",
    "gap-rows": "data.table_task:gap_rows",
    "edit": "data.table_task:edit",
    "lines": "data.table_task:lines",
    "metric": "metric.metric_task:run",
    "figure": "figure_task:run",
    "metric_judge": "metric.metric_task:judge",
    "metric_none": "metric.methods_task:none",
    "metric_local": "metric.methods_task:local",
    "metric_greedy": "metric.greedy_task:run",
    "estimator_lab": "metric.estimators_task:run",
    "strips": "metric.strips_task:run",
    "strips_sweep": "metric.strips_task:sweep",
    "strips_save": "metric.strips_task:save",
    "morph_curve": "metric.metric_task:curve",
    "metric_loo": "metric.metric_task:honest",
    "densities": "metric.metric_task:densities",
    "metric_regions": "metric.metric_regions:run",
    "scatter_matrix": "visualize_task:matrix",
    "rows_inside": "visualize_task:inside",
    "parallel": "visualize_task:parallel",
    "biplot": "visualize_task:biplot",
    "distance_matrix": "visualize_task:distances",
    "boxes": "groups_task:boxes",
    "mosaic": "groups_task:mosaic",
    "rows_with": "groups_task:rows_with",
    "silhouette": "groups_task:silhouette",
    "row_map": "groups_task:row_map",
    "projected": "groups_task:projected",
    "axioms": "distances_task:axioms",
    "graphs": "distances_task:graphs",
    "concentration": "distances_task:concentration",
    "tangent": "distances_task:tangent",
    "data_sum": "classify.evaluate_task:sum_of",
    "exercise": "exercise_task:run",
    "claim": "exercise_task:judge_claim",
    "open_course": "exercise_task:open_course",
    "error_band": "distances_task:nearest_error",
    "regression_curve": "benches_task:regression_curve",
    "known_density": "benches_task:known_density",
    "known_density_errors": "benches_task:known_density_errors",
    "compactness": "prototypes_task:profile",
    "prototypes": "prototypes_task:select",
    "prototype_race": "prototypes_task:race",
    "race_plane": "prototypes_task:race_plane",
    "race_regions": "prototypes_task:race_regions",
    "rivals": "prototypes_task:rivals",
    "audit": "compare.audit_task:run",
    "read_scores": "compare.audit_task:read",
    "compare": "compare.statistics_task:run",
    "pairwise": "compare.statistics_task:pairwise",
    "thesis_data": "compare.reproduction_task:data",
    "thesis_audit": "compare.reproduction_task:audit",
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
