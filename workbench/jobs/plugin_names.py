"""The plugins that each task runs, read off its payload."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from workbench.api.learner_text import Written, read_learners
from workbench.api.problems import Problem
from workbench.core.program.catalogue import CatalogueState, is_foreign

#: Reads the ids of the plugins a task runs off its payload.
Naming = Callable[[Mapping[str, Any]], Iterable[str]]


def plugins_to_blame(
    task: str, payload: Mapping[str, Any], given: tuple[str, ...]
) -> tuple[str, ...]:
    """Return the plugins charged with a dead worker of a job: the foreign ones, if any.

    Parameters
    ----------
    task : str
        Of another package (``package.module:function``) it runs what is given.
    given : tuple of str
        Ids that are known beside those in the payload.

    Raises
    ------
    ValueError
        When the task runs plugins and none is named, or says nothing of plugins.
    """
    if ":" in task or not task:
        return given
    if task in RUNS_NONE or task not in RUNS:  # an unknown one fails when it runs
        return given
    found = list(dict.fromkeys(RUNS[task](payload)))
    if not (found or given or task in MAY_RUN_NONE):
        raise ValueError(f"the task {task} runs plugins: name them")
    foreign = [name for name in found if is_foreign(name)]
    if foreign:
        return tuple(dict.fromkeys([*(n for n in given if is_foreign(n)), *foreign]))
    return given or tuple(found)


def plugins_of_learner(
    plugin: str, params: Mapping[str, Any] | None = None, filters: object = ()
) -> Iterator[str]:
    """Yield a plugin, the filters before it, and the foreign ones its texts name.

    Parameters
    ----------
    plugin : str
        Empty: there are filters only.
    params : mapping, optional
        A text among them may name members of an ensemble.
    filters : iterable of mapping
        ``{"id": …, "params": …}`` each.
    """
    if plugin:
        yield plugin
    homes = CatalogueState.load().homes if params else {}
    if homes:
        yield from _members((params or {}).values(), homes)
    steps = filters if isinstance(filters, list | tuple) else ()
    for step in steps:
        if isinstance(step, Mapping):  # what is none the task will complain of
            yield str(step.get("id", ""))


def _members(values: Iterable[Any], homes: Mapping[str, str]) -> Iterator[str]:
    for value in values:
        for written in _learners(value):
            if written.id in homes:
                yield written.id
            yield from _members(written.params.values(), homes)


def _learners(value: object) -> list[Written]:
    """Return the plugins a text names; what names none names itself, and is no plugin."""
    if isinstance(value, str):
        with suppress(Problem):
            return read_learners(value)
    return []


def _learner(payload: Mapping[str, Any]) -> Iterator[str]:
    texts = _with_method(payload.get("params"), payload.get("prototypes"))
    return plugins_of_learner(payload.get("plugin", ""), texts, payload.get("filters"))


def _with_method(params: Mapping[str, Any] | None, method: object) -> dict[str, Any]:
    """Return parameters and, as one more text that names a plugin, that of prototypes."""
    return {**(params or {}), **({"prototypes": method} if method else {})}


def _cell(payload: Mapping[str, Any]) -> Iterator[str]:
    """Read an experiment's learner: candidates may name members, too."""
    learner = payload["learner"]
    texts = [*(learner.get("params") or {}).values()]
    texts += [
        text for texts in (learner.get("select") or {}).values() for text in texts
    ]
    texts.append(learner.get("prototypes"))
    params = {str(place): text for place, text in enumerate(texts)}
    return plugins_of_learner(learner["id"], params, learner.get("filters"))


def _figure(payload: Mapping[str, Any]) -> Iterator[str]:
    """Read a scene's learner; figures of the thesis learn by two bundled plugins."""
    learner = payload.get("learner") or {}
    if not learner:
        yield from ("kissnn", "lmnn")
    elif isinstance(learner, Mapping):  # else the task will complain
        yield from plugins_of_learner(str(learner.get("id", "")), learner.get("params"))


def _installed(payload: Mapping[str, Any]) -> list[str]:
    return [f"folder:{Path(payload['path']).stem}"]


def _sources(payload: Mapping[str, Any]) -> list[str]:
    return [
        f"{source['kind']}:{source['name']}"
        for source in payload["sources"]
        if source["kind"] != "bundled"
    ]


def _truth(payload: Mapping[str, Any]) -> list[str]:
    # "generator:moons {…}", as `workbench.compute.plugins.generate` writes it
    return [str(payload["source"]).partition(":")[2].partition(" ")[0]]


def _steps(payload: Mapping[str, Any]) -> Iterator[str]:
    return plugins_of_learner("", None, payload["steps"])


def _by_hand(_payload: Mapping[str, Any]) -> tuple[str, ...]:
    return ()  # the model file, or a list beside the payload, names them


def _kissnn(_payload: Mapping[str, Any]) -> tuple[str, ...]:
    return ("kissnn",)  # what learns where no metric is given


def _strips(_payload: Mapping[str, Any]) -> tuple[str, ...]:
    return "strips", "kissnn"


def _recipe(payload: Mapping[str, Any]) -> Iterator[str]:
    """Read a recipe: its learners, its metric, its prototypes, its filters."""
    recipe = payload["recipe"]
    learners = recipe.get("classifiers")
    for learner in learners if isinstance(learners, list | tuple) else ():
        if isinstance(learner, Mapping) and learner.get("id"):
            yield from _cell({"learner": learner})
    for key in ("metric", "prototypes"):
        entry = recipe.get(key)
        if isinstance(entry, Mapping):
            yield from plugins_of_learner(str(entry.get("id", "")), entry.get("params"))
    yield from plugins_of_learner("", None, recipe.get("filters"))


def _exercise(payload: Mapping[str, Any]) -> Iterator[str]:
    """Read the learners of a task and of the recipe that answers it."""
    recipe, task = payload.get("recipe", {}), payload.get("task", {})
    for learner in (*task.get("learners", ()), {"id": recipe.get("learner")}):
        if learner["id"]:
            yield from plugins_of_learner(str(learner["id"]), learner.get("params"))
    yield from plugins_of_learner("", recipe.get("params"))


#: Tasks that run plugins, and how each payload names them.
RUNS: Mapping[str, Naming] = {
    "describe_plugins": _sources,
    "install_plugin": _installed,
    "regions": _learner,
    "evaluate": _learner,
    "evaluate_folds": _learner,
    "fit": _learner,
    "experiment_cell": _cell,
    "learning_curve": _learner,
    "validation_curve": _learner,
    "explain": _learner,
    "save_model": _learner,
    "predict": _by_hand,
    "filter": _steps,
    "filter_preview": _steps,
    "generate": lambda payload: [payload["id"]],
    "generate_preview": lambda payload: [payload["id"]],
    "search": lambda payload: [payload["id"]],
    "search_table": lambda payload: [id_ for id_, _ in payload["structures"]],
    "prototypes": lambda payload: [payload["id"]],
    "prototype_race": lambda payload: [payload["id"]],
    "truth": _truth,
    "metric": _learner,
    "metric_local": _learner,
    "metric_loo": _learner,
    "strips": _strips,
    "strips_sweep": _strips,
    "strips_save": _strips,
    "figure": _figure,
    "script": _recipe,
    "report": _recipe,
    "exercise": _exercise,
    "scene_page": _kissnn,
}
#: Those that run none: bundled sources are not charged, k-NN needs no plugin for regions,
#: verdicts on claims none.
MAY_RUN_NONE = frozenset(
    {
        "describe_plugins", "regions", "filter", "filter_preview", "script", "report",
        "exercise",
    }
)  # fmt: skip

#: Tasks that run no plugin at all.
RUNS_NONE = frozenset(
    {
        "read", "save", "data_sum", "claim", "other_readers", "save_predictions", "session", "glance", "kcurve", "voronoi", "density",
        "experiment_data", "experiment_open", "experiment_grid", "experiment_check",
        "tree_rows", "principal_axes", "open_model", "rank", "summary", "numbers", "table-guess",
        "columns", "bars", "sort", "find", "gaps", "gap-rows", "edit", "lines",
        "metric_judge", "metric_none", "metric_greedy", "estimator_lab", "morph_curve", "densities",
        "metric_regions", "scatter_matrix", "rows_inside", "parallel", "biplot",
        "boxes", "mosaic", "rows_with", "silhouette", "row_map", "projected",
        "distance_matrix", "axioms", "graphs", "concentration", "audit", "read_scores", "compare", "pairwise",
        "compactness", "search_trace", "search_sweep", "thesis_data", "thesis_audit",
        "tangent", "error_band", "similar", "race_plane", "race_regions", "rivals",
        "regression_curve", "known_density", "known_density_errors",
        "open_course",
    }
)  # fmt: skip
