"""Input options shared by commands: data, parameters, filters, the protocol."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from workbench.api.problems import Problem
from workbench.cli import plugin_isolation
from workbench.core.learner.filter_steps import Step
from workbench.core.learner.learner_settings import OPTIONS
from workbench.core.program.catalogue import is_foreign
from workbench.core.program.on_disk import on_disk

if TYPE_CHECKING:
    from workbench.api import Dataset, Param
    from workbench.compute.folds.folds import Protocol


#: What ``--folds`` takes instead of a file.
WEKA_FOLDS = "weka"


class ThemeName(StrEnum):
    """The colours of the window."""

    system = "system"
    light = "light"
    dark = "dark"


Data = Annotated[
    str,
    typer.Argument(
        help="A file (.arff, .csv, .tsv, .dat, also .arff.gz; .xlsx, .ods, .parquet, "
        ".json, .sqlite), builtin:NAME or openml:NAME."
    ),
]
ParamTexts = Annotated[
    list[str] | None, typer.Option("--param", "-p", help="A parameter, name=value.")
]
FilterTexts = Annotated[
    list[str] | None,
    typer.Option(OPTIONS["filters"].flag, help=OPTIONS["filters"].help),
]
Json = Annotated[bool, typer.Option("--json", help="One JSON document, nothing else.")]


def params_of(plugin: str, texts: Sequence[str]) -> dict[str, Any]:
    """Read the ``-p name=value`` texts by the plugin's declaration.

    Raises
    ------
    Problem
        For an unknown plugin, an unknown name or a value outside its limits.
    """
    return _parsed(plugin, plugin_isolation.parameters(plugin), texts, "-p ")


class KnownParams(Mapping[str, Sequence["Param"]]):
    """The parameters of each plugin by its id, imported when it is asked for.

    Only who goes through all of them imports all of them, to list what there is.
    """

    def __init__(self) -> None:
        self._asked: dict[str, Sequence[Param] | None] = {}
        self._all: list[str] | None = None

    def __getitem__(self, plugin: str) -> Sequence[Param]:
        if plugin not in self._asked:
            self._asked[plugin] = _params_of_plugin(plugin)
        found = self._asked[plugin]
        if found is None:
            raise KeyError(plugin)
        return found

    def __iter__(self) -> Iterator[str]:
        if self._all is None:
            self._all = [p.id for p in plugin_isolation.all_plugins() if p.usable]
        return iter(self._all)

    def __len__(self) -> int:
        return len(list(iter(self)))


def _params_of_plugin(plugin: str) -> Sequence[Param] | None:
    try:
        return plugin_isolation.parameters(plugin)
    except Problem:
        return None


def filters_of(texts: Sequence[str]) -> tuple[Step, ...]:
    """Read the ``--filter "ID name=value …"`` texts; quotes as in a shell.

    Raises
    ------
    Problem
        For an unknown filter, an unknown name or a value outside its limits.
    """
    steps = []
    for text in texts:
        try:
            id_, *pairs = shlex.split(text)
        except ValueError as error:  # a quote left open, or nothing at all
            expected = '--filter "ID name=value …"'
            what = f"--filter {text!r}: {error}" if text.strip() else "--filter ''"
            raise Problem(what, expected=expected) from None
        params = _filter_params(id_)
        steps.append(Step(id_, _parsed(id_, params, pairs, "--filter: ")))
    return tuple(steps)


def _filter_params(plugin: str) -> Sequence[Param]:
    if is_foreign(plugin):
        info = plugin_isolation.isolated_worker().info(plugin)
        if info.kind != "filter":
            raise Problem(f"{plugin} is a {info.kind}", expected="a filter")
        return info.parameters()
    from workbench.api import declared
    from workbench.compute.fitting.pipeline import filter_class

    declaration = declared(filter_class(plugin))
    assert declaration is not None  # a filter is a declared plugin
    return declaration.params


def _parsed(
    plugin: str, params: Sequence[Param], texts: Sequence[str], option: str
) -> dict[str, Any]:
    from workbench.api import parse_params as parse

    pairs = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise Problem(f"{option}{text}", expected="name=value")
        pairs[name.strip()] = value
    try:
        return dict(parse(params, pairs))
    except Problem as problem:
        raise Problem(problem.what, expected=problem.expected, where=plugin) from None


def protocol_of(
    cv: int | None,
    loo: bool,
    split: float | None,
    train: bool,
    test: str | None,
    folds: str | None,
    repeats: int,
    seed: int,
) -> Protocol:
    """Return the one protocol chosen; ten folds if none is.

    Raises
    ------
    Problem
        When two are chosen, or a value is outside its limits.
    """
    from workbench.compute.folds.folds import Protocol, read_folds

    given = {
        "--cv": cv is not None,
        "--loo": loo,
        "--split": split is not None,
        "--train": train,
        "--test": test is not None,
        "--folds": folds is not None,
    }
    chosen = [name for name, is_given in given.items() if is_given]
    if folds == WEKA_FOLDS and set(chosen) <= {"--folds", "--cv"}:
        return Protocol(
            "weka", folds=10 if cv is None else cv, repeats=repeats, seed=seed
        )
    if folds == WEKA_FOLDS and split is not None and len(chosen) == 2:
        return Protocol("weka-split", percent=split, repeats=repeats, seed=seed)
    if len(chosen) > 1:
        raise Problem(" and ".join(chosen) + " together", expected="one of them")
    if loo:
        return Protocol("loo", seed=seed)
    if split is not None:
        return Protocol("split", percent=split, repeats=repeats, seed=seed)
    if train:
        return Protocol("train", seed=seed)
    if test is not None:
        return Protocol("test", seed=seed, test_data=test)
    if folds is not None:
        from workbench.compute.reading.openml_tasks import is_task, task_folds

        if is_task(folds.partition("#")[0]):
            return Protocol("folds", seed=seed, test_rows=task_folds(folds))
        return Protocol("folds", seed=seed, test_rows=read_folds(on_disk(Path(folds))))
    return Protocol("cv", folds=10 if cv is None else cv, repeats=repeats, seed=seed)


def with_folds(protocol: Protocol, folds: str, dataset: Dataset) -> Protocol:
    """Return the protocol with the folds that ``--folds`` names, checked on the data.

    Raises
    ------
    Problem
        When a row is none of the data set, or in two folds.
    """
    from workbench.compute.folds.folds import check_parts

    if folds != WEKA_FOLDS:  # here the file can still be named
        check_parts(protocol.test_rows, dataset.n_rows, folds)
    return protocol
