"""The script of a recipe: an experiment, a run, a metric, filters, prototypes, a picture.

A recipe is a JSON object of version 1. With ``classifiers`` it is an experiment; with
options of a learner beside them (``filters``, ``costs``, …), as Classify copies it, one
run. Else it says what was done to ``data``: ``metric`` or ``prototypes`` (``{"id",
"params"}``), or ``filters`` alone. With ``scene`` it is a picture.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from workbench.api import Dataset, Problem
from workbench.compute.evaluation.request import Request, find_class
from workbench.compute.fitting.column_alignment import read_rows
from workbench.compute.folds.folds import Protocol
from workbench.compute.reading.readers import read
from workbench.compute.scripts.evaluation_script import evaluation_script
from workbench.compute.scripts.experiment_script import (
    experiment_script,
    found_data,
)
from workbench.compute.scripts.lab_scripts import (
    comparison_script,
    figure_script,
    filter_script,
    metric_script,
    prototype_script,
)
from workbench.compute.scripts.script_text import Script
from workbench.core.experiment.entries import DataEntry
from workbench.core.experiment.experiment import Experiment
from workbench.core.experiment.store import FILE, Results
from workbench.core.experiment.stored_experiment import stored_plan
from workbench.core.learner.filter_steps import steps_from
from workbench.core.learner.learner_settings import OPTIONS, LearnerSettings
from workbench.core.program.json_text import load_json
from workbench.core.program.on_disk import on_disk
from workbench.core.results.metric_result import MetricRequest

#: What a recipe has beside the keys of an experiment if it is one run.
RUN_KEYS = (*(name for name in OPTIONS if name != "scale"), "learn_once")
_KINDS = ("classifiers", "metric", "prototypes", "filters", "scene", "comparison")


@dataclass(frozen=True, slots=True)
class Recipe:
    """A recipe with the folder its relative paths start from.

    Attributes
    ----------
    document : mapping
    base : Path
    where : str
        The file or folder it was read from, for complaints; empty: none.
    kind : str
        ``experiment``, ``run``, ``metric``, ``prototypes``, ``filters``, ``scene`` or
        ``comparison``.
    """

    document: Mapping[str, Any]
    base: Path = field(default_factory=Path)
    where: str = ""

    @property
    def kind(self) -> str:
        """What the recipe repeats, by its keys."""
        document = self.document
        if "classifiers" in document:
            return "run" if any(key in document for key in RUN_KEYS) else "experiment"
        for kind in _KINDS:
            if kind in document:
                return kind
        raise Problem(
            "no recipe", expected=f"a key of {', '.join(_KINDS)}", where=self.where
        )

    @property
    def plugins(self) -> list[str]:
        """The ids of the learners and filters it names."""
        document = self.document
        entries = [document.get("metric"), document.get("prototypes")]
        entries += _list(document.get("classifiers")) + _list(document.get("filters"))
        for learner in _list(document.get("classifiers")):
            if isinstance(learner, Mapping):
                entries += _list(learner.get("filters"))
        found = [e.get("id") for e in entries if isinstance(e, Mapping)]
        return [id_ for id_ in found if isinstance(id_, str)]


def read_recipe(path: Path) -> Recipe:
    """Read a recipe, or the experiment of a folder of results.

    Raises
    ------
    Problem
        When there is none.
    """
    folder = path.parent if path.name == FILE else path
    if folder.is_dir():
        return _of_results(folder)
    document = load_json(on_disk(path), "a recipe")
    if not isinstance(document, dict):
        raise Problem("no JSON object", expected="a recipe", where=str(path))
    return Recipe(document, path.parent, str(path))


def _of_results(folder: Path) -> Recipe:
    """Return the experiment of stored results, its data where they were found."""
    with Results(folder) as results:
        document, plan = results.fact("experiment"), stored_plan(results)
        about = {key: facts for key, (_, facts) in results.datasets().items()}
    experiment = Experiment.from_json(document)
    by_source = {e.source: e for e in experiment.data}
    entries = []
    for key, name, _ in plan.datasets:
        facts = about[key]
        said = by_source.get(facts.get("asked", ""), DataEntry(facts["source"]))
        entries.append(
            replace(said, source=facts["source"], name=name, sha256=facts["sha256"])
        )
    experiment = replace(experiment, data=tuple(entries))
    return Recipe(experiment.to_json(), Path(), str(folder))


def recipe_script(
    recipe: Recipe,
    *,
    beside: Path | None = None,
    folders: Sequence[Path] = (),
    shown: Dataset | None = None,
) -> Script:
    """Write the script of a recipe.

    Parameters
    ----------
    recipe : Recipe
    beside : Path, optional
        The folder the script will lie in: data files are named from there. With None
        by the file's name alone, as the script goes where they are.
    folders : sequence of Path
        Where ``keel:NAME`` is looked for.
    shown : Dataset, optional
        The data as they are in the window: the script must read the very same.

    Raises
    ------
    Problem
        In one line: what is wrong with the recipe, or that its data have moved.
    """
    _check_plugins(recipe)
    try:
        return _WRITERS[recipe.kind](recipe, beside, folders, shown)
    except Problem as problem:
        where = problem.where or recipe.where
        raise Problem(problem.what, expected=problem.expected, where=where) from None


def _experiment(
    recipe: Recipe, beside: Path | None, folders: Sequence[Path], _: Dataset | None
) -> Script:
    experiment = Experiment.from_json(recipe.document)
    found = found_data(experiment, recipe.base, folders)
    return experiment_script(
        experiment, found, recipe.base, lambda source: named(source, beside)
    )


def run_request(
    recipe: Recipe, shown: Dataset | None = None
) -> tuple[Request, RecipeData, Dataset | None]:
    """Return what a run asks for, its data, and its supplied test set.

    Raises
    ------
    Problem
        When it is no run, or its data are not there.
    """
    document = recipe.document
    entries = _list(document.get("classifiers"))
    if len(entries) != 1 or not isinstance(entries[0], Mapping):
        raise Problem(f"{len(entries)} classifiers", expected="one, of a run")
    said = {key: document[key] for key in OPTIONS if key in document}
    (entry,) = entries
    learner = LearnerSettings.from_plain(
        {**said, **entry, "plugin": entry.get("id", "")}
    )
    protocol = _protocol(document.get("protocol") or {})
    once = bool(document.get("learn_once", False))
    data, test = _data(recipe, shown), None
    if protocol.kind == "test":
        test = read_rows(_place(protocol.test_data, recipe.base), like=data.dataset)
    return Request(learner, protocol, learn_once=once), data, test


def _run(
    recipe: Recipe, beside: Path | None, _: Sequence[Path], shown: Dataset | None
) -> Script:
    asked, data, test = run_request(recipe, shown)
    test_source = ""
    if test is not None:
        test_source = named(_place(asked.protocol.test_data, recipe.base), beside)
    return evaluation_script(
        data.dataset, asked, named(data.source, beside),
        class_name=data.class_name, class_type=data.class_type,
        test=test, test_source=test_source,
    )  # fmt: skip


def _protocol(values: Mapping[str, Any]) -> Protocol:
    """Read the protocol of a run, which may be that of a finished one."""
    known = Protocol.__dataclass_fields__
    said = {k: v for k, v in values.items() if k in known and v is not None}
    if said.get("kind") in ("loo", "train", "test") and "folds" in said:
        del said["folds"]  # of a finished run: how many there were
    return Protocol.from_dict(said)


def metric_request(
    recipe: Recipe, shown: Dataset | None = None
) -> tuple[MetricRequest, RecipeData]:
    """Return what a metric is asked for, and its data.

    Raises
    ------
    Problem
        When it is no metric, or its data are not there.
    """
    document, learner = recipe.document, _entry(recipe, "metric")
    request = MetricRequest(
        learner["id"], dict(learner.get("params") or {}), document.get("scale", "none"),
        int(document.get("k", 5)), document.get("weights", "uniform"),
    )  # fmt: skip
    return request, _data(recipe, shown)


def _metric(
    recipe: Recipe, beside: Path | None, _: Sequence[Path], shown: Dataset | None
) -> Script:
    request, data = metric_request(recipe, shown)
    return metric_script(
        data.dataset, request, named(data.source, beside),
        class_name=data.class_name, class_type=data.class_type,
    )  # fmt: skip


def _prototypes(
    recipe: Recipe, beside: Path | None, _: Sequence[Path], shown: Dataset | None
) -> Script:
    method, data = _entry(recipe, "prototypes"), _data(recipe, shown)
    return prototype_script(
        data.dataset, method["id"], dict(method.get("params") or {}),
        named(data.source, beside), scale=recipe.document.get("scale", "none"),
        class_name=data.class_name, class_type=data.class_type,
    )  # fmt: skip


def _filters(
    recipe: Recipe, beside: Path | None, _: Sequence[Path], shown: Dataset | None
) -> Script:
    data = _data(recipe, shown)
    return filter_script(
        data.dataset, steps_from(recipe.document["filters"]),
        named(data.source, beside),
        class_name=data.class_name, class_type=data.class_type,
    )  # fmt: skip


def _scene(
    recipe: Recipe, beside: Path | None, _: Sequence[Path], __: Dataset | None
) -> Script:
    scene = recipe.document["scene"]
    name = scene.get("data", "") if isinstance(scene, Mapping) else ""
    stem = Path(recipe.where or "scene.json").name
    out = stem.removesuffix(".json").removesuffix(".scene") + ".svg"
    return figure_script(named(recipe.where or stem, beside), out, name or stem)


def _comparison(
    recipe: Recipe, beside: Path | None, _: Sequence[Path], __: Dataset | None
) -> Script:
    said = dict(recipe.document["comparison"])
    table = _place(said.pop("table", ""), recipe.base)
    if not Path(table).is_file():
        raise Problem("no such file", expected="a table of scores", where=table)
    return comparison_script(named(table, beside), **said)


_WRITERS = {
    "experiment": _experiment,
    "run": _run,
    "metric": _metric,
    "prototypes": _prototypes,
    "filters": _filters,
    "scene": _scene,
    "comparison": _comparison,
}


# -- data --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RecipeData:
    """A data set with what a script says to read it.

    Attributes
    ----------
    dataset : Dataset
    source : str
        Where it lies.
    class_name, class_type : str
        How it is read; empty: as usual.
    """

    dataset: Dataset
    source: str
    class_name: str = ""
    class_type: str = ""


def _data(recipe: Recipe, shown: Dataset | None) -> RecipeData:
    said = recipe.document.get("data")
    entries = said if isinstance(said, list) else [said]
    if len(entries) != 1 or not entries[0]:
        raise Problem("no data" if not entries or not entries[0] else
                      f"{len(entries)} data sets", expected="one")  # fmt: skip
    entry = DataEntry.from_json(entries[0])
    source = _place(entry.source, recipe.base)
    if shown is not None and not shown.source:
        raise Problem(
            f"{shown.name} was made or changed in the window and lies in no file",
            expected="data of a file: save them first (Data > Save as)",
        )
    kind: Any = entry.class_type or None
    dataset = read(source, class_name=entry.class_name or None, class_type=kind)
    if shown is None or _alike(dataset, shown):
        return RecipeData(dataset, source, entry.class_name, entry.class_type)
    name = shown.class_attribute.name
    for class_type in ("", "nominal", "numeric"):
        with suppress(Problem):
            kind = class_type or None
            again = read(source, class_name=name, class_type=kind)
            if _alike(again, shown):
                return RecipeData(again, source, name, class_type)
    raise Problem(
        "the data in the window are not those of the file",
        expected="the same: save them first (Data > Save as)",
        where=source,
    )


def _alike(one: Dataset, other: Dataset) -> bool:
    return replace(one, name="").same_as(replace(other, name=""))


def _place(source: str, base: Path) -> str:
    """Return where a source lies: relative paths start at the recipe's folder."""
    if not isinstance(source, str) or not source:
        raise Problem("no data", expected="a file, or builtin:NAME")
    if ":" in source.partition("/")[0] and not Path(source).exists():
        return source  # builtin:, openml:
    return str(base / Path(source).expanduser())


def named(source: str, beside: Path | None) -> str:
    """Return what a script calls a data file: seen from its own folder."""
    if not Path(source).exists():
        return source
    if beside is None:
        return Path(source).name
    try:
        return Path(os.path.relpath(source, beside)).as_posix()
    except ValueError:  # on another drive
        return Path(source).absolute().as_posix()


def _entry(recipe: Recipe, key: str) -> Mapping[str, Any]:
    entry = recipe.document[key]
    if not isinstance(entry, Mapping) or not isinstance(entry.get("id"), str):
        raise Problem(f"{key}: {entry!r:.60}", expected='{"id": …, "params": {…}}')
    return entry


def _list(value: object) -> list[Any]:
    return list(value) if isinstance(value, list | tuple) else []


def _check_plugins(recipe: Recipe) -> None:
    """Refuse plugins that a script could not import by a name."""
    for id_ in recipe.plugins:
        module = find_class(id_).__module__
        found = None
        with suppress(ImportError, ValueError):
            found = find_spec(module)
        if found is None:
            raise Problem(
                f"{id_} is a plugin in a folder, which a script cannot import",
                expected="a bundled plugin, or one of an installed package",
                where=recipe.where,
            )
