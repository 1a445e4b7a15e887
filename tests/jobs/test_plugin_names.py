"""A job that runs a plugin names it: by its payload, or it cannot be built."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import workbench
from workbench.core.program.catalogue import CatalogueState
from workbench.jobs.plugin_names import MAY_RUN_NONE, RUNS, RUNS_NONE
from workbench.jobs.registry import TASKS
from workbench.jobs.spec import JobSpec

SOURCES = sorted(Path(workbench.__file__).parent.rglob("*.py"))
PAYLOADS = {
    "regions": {"plugin": "theirs", "params": {}},
    "experiment_cell": {"learner": {"id": "knn", "filters": [{"id": "theirs"}]}},
    "filter": {"steps": [{"id": "theirs", "params": {}}]},
    "filter_preview": {"steps": [{"id": "theirs", "params": {}}]},
    "generate": {"id": "theirs"},
    "generate_preview": {"id": "theirs"},
    "search": {"id": "theirs"},
    "search_table": {"structures": [("theirs", {})]},
    "prototypes": {"id": "theirs"},
    "prototype_race": {"id": "theirs"},
    "truth": {"source": 'generator:theirs {"n": 3}'},
    "describe_plugins": {"sources": [{"kind": "folder", "name": "theirs"}]},
    "figure": {"learner": {"id": "theirs"}},
    "script": {"recipe": {"classifiers": [{"id": "theirs"}]}},
    "install_plugin": {"path": "theirs.py"},
    "report": {"recipe": {"metric": {"id": "theirs"}}},
    "exercise": {"task": {}, "recipe": {"learner": "theirs", "params": {}}},
}


def test_every_task_says_whether_it_runs_plugins():
    assert RUNS.keys() | RUNS_NONE == TASKS.keys()
    assert not RUNS.keys() & RUNS_NONE
    assert RUNS.keys() >= MAY_RUN_NONE


@pytest.mark.parametrize("task", sorted(RUNS.keys() - {"predict"}))
def test_a_foreign_plugin_is_named_though_nobody_did(task):
    if task.startswith("strips"):  # bundled ones only
        assert JobSpec(task, {}).plugins == ("strips", "kissnn")
        return
    if task == "scene_page":
        assert JobSpec(task, {}).plugins == ("kissnn",)
        return
    spec = JobSpec(task, PAYLOADS.get(task, {"plugin": "theirs"}))
    assert [name.removeprefix("folder:") for name in spec.plugins] == ["theirs"]
    assert JobSpec(task, spec.payload, plugins=("knn",)).plugins == spec.plugins


@pytest.mark.parametrize("task", ["evaluate", "fit", "predict", "metric", "explain"])
def test_a_job_that_names_no_plugin_cannot_be_built(task):
    with pytest.raises(ValueError, match=f"{task} runs plugins"):
        JobSpec(task, {})


def test_members_of_an_ensemble_are_named():
    CatalogueState(homes={"theirs": "folder:theirs"}).save()
    params = {"members": "knn; voting members='theirs a=1; j48'"}
    spec = JobSpec("evaluate", {"plugin": "voting", "params": params})
    assert spec.plugins == ("theirs",)
    chosen = {"learner": {"id": "bagging", "select": {"base": ["knn", "theirs"]}}}
    assert JobSpec("experiment_cell", chosen).plugins == ("theirs",)


def test_bundled_ones_are_named_where_nothing_is_foreign():
    payload = {"plugin": "knn", "filters": [{"id": "z-score", "params": {}}]}
    assert JobSpec("evaluate", payload).plugins == ("knn", "z-score")
    assert JobSpec("regions", {"k": 3}).plugins == ()


def asked_tasks(file: Path):
    """Yield the task names written where a job is built or started."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        first = node.args[0]
        if name in ("JobSpec", "start") and isinstance(first, ast.Constant):
            yield first.value


def test_every_job_that_is_built_is_of_a_declared_task():
    asked = {task for file in SOURCES for task in asked_tasks(file)} - {""}
    asked = {task for task in asked if isinstance(task, str)}
    assert "evaluate" in asked
    assert asked <= TASKS.keys()
