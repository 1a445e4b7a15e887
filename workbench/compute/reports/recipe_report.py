"""The report of a recipe that one process computes: a run, or a metric."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from workbench.api import Dataset, Problem
from workbench.compute.evaluation.request import declaration, find_class
from workbench.compute.evaluation.run_evaluation import evaluate
from workbench.compute.experiments.find_data import sha256_of
from workbench.compute.metric_lab.learn_metric import learn
from workbench.compute.reports.metric_report import metric_report
from workbench.compute.reports.report_words import ReportWords
from workbench.compute.reports.run_report import run_report
from workbench.compute.scripts.recipe_script import (
    Recipe,
    RecipeData,
    metric_request,
    recipe_script,
    run_request,
)
from workbench.compute.scripts.script_text import Script
from workbench.core.results.evaluating.evaluation import EvaluationResult
from workbench.core.results.metric_result import MetricResult

#: The kinds of recipes there is a report of here.
KINDS = ("run", "metric", "scene")


def recipe_report(
    recipe: Recipe,
    words: ReportWords,
    *,
    shown: Dataset | None = None,
    result: EvaluationResult | MetricResult | None = None,
) -> str:
    """Return the page of a recipe; what it asks for is computed first.

    Parameters
    ----------
    recipe : Recipe
        Of a kind in `KINDS`; of a scene, the metric that is learned for it.
    shown : Dataset, optional
        The data as they are in the window.
    result : EvaluationResult or MetricResult, optional
        What was computed already.

    Raises
    ------
    Problem
        When it cannot be computed, or there is no report of its kind.
    """
    if recipe.kind == "scene":
        recipe = _of_scene(recipe)
    if recipe.kind not in KINDS:
        raise Problem(
            f"a recipe of {recipe.kind}",
            expected="results, an experiment, a run, a metric or a lesson",
            where=recipe.where,
        )
    script = _script(recipe, shown)
    if recipe.kind == "metric":
        request, found = metric_request(recipe, shown)
        learned = result
        if not isinstance(learned, MetricResult):
            learned = learn(found.dataset, request)
        title = declaration(find_class(request.plugin)).title
        return metric_report(
            learned, title, recipe.document, _facts(found), words, script
        )
    asked, found, test = run_request(recipe, shown)
    tested = result
    if not isinstance(tested, EvaluationResult):
        tested = evaluate(found.dataset, asked, test)
    title = declaration(find_class(asked.learner.plugin)).title
    return run_report(tested, title, recipe.document, _facts(found), words, script)


def _script(recipe: Recipe, shown: Dataset | None) -> Script | None:
    with suppress(Problem):  # a report without it is one all the same
        return recipe_script(recipe, shown=shown)
    return None


def _of_scene(recipe: Recipe) -> Recipe:
    """Return the recipe of the metric that a scene file learns."""
    document = recipe.document
    scene = document["scene"]
    if not isinstance(scene, Mapping) or not scene.get("data"):
        raise Problem("the scene names no data", expected="a file, or builtin:NAME",
                      where=recipe.where)  # fmt: skip
    learner = document.get("learner") or {"id": scene.get("learned_by") or "kissnn"}
    made: dict[str, Any] = {"version": 1, "data": scene["data"], "metric": learner}
    made |= {key: scene[key] for key in ("scale", "k", "weights") if key in scene}
    return Recipe(made, recipe.base, recipe.where)


def _facts(found: RecipeData) -> dict[str, Any]:
    data = found.dataset
    return {
        "name": data.name,
        "rows": data.n_rows,
        "attributes": data.n_attributes,
        "classes": data.classes,
        "source": found.source,
        "sha256": sha256_of(found.source),
    }
