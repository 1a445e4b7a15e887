"""Checks of an experiment that need no data: names everything wrong with it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from workbench.api import Param, Problem, check_params
from workbench.api.did_you_mean import instead_of
from workbench.api.learner_text import read_learner
from workbench.compute.evaluation.request import declaration, find_class
from workbench.compute.experiments.time_estimate import most_rows
from workbench.compute.fitting.pipeline import make_filter
from workbench.compute.fitting.prototype_choice import make_selector
from workbench.compute.folds.folds import read_folds
from workbench.compute.folds.partitions import check_protocol
from workbench.compute.plugins.loader import bundled_info
from workbench.core.experiment.entries import DataEntry, Learner
from workbench.core.experiment.experiment import Experiment, problems_of
from workbench.core.experiment.measures import measure_of
from workbench.core.experiment.output_names import output_of
from workbench.core.learner.filter_steps import Step
from workbench.core.learner.learner_settings import OPTIONS
from workbench.core.program.builtin import BUILTIN, builtin
from workbench.core.program.catalogue import CatalogueState, foreign_enters, is_foreign

Params = Mapping[str, Sequence[Param]]
Found = Iterator[tuple[str, Problem]]

_OPENML = re.compile(r"openml:[\w.-]+")
_KEEL = re.compile(r"keel:[\w.-]*\w[\w.-]*")
_SHA256 = re.compile(r"[0-9a-fA-F]{64}")
_CLASS_TYPES = ("", "nominal", "numeric")
#: Kinds of bundled plugins that all predict: they need no import to be told.
_PREDICTING = ("classifier", "regressor", "metric")


def experiment_problems(
    document: Mapping[str, Any], folder: Path, plugins: Params
) -> Found:
    """Yield everything wrong with an experiment file, each with its place in it.

    Parameters
    ----------
    document : mapping
        What the file holds.
    folder : Path
        Where the file lies; relative paths start there.
    plugins : mapping of str to sequence of Param
        The parameters of every known plugin id.
    """
    form = problems_of(document)
    yield from form
    wrong = {key for key, _ in form}
    entries = [
        (f"data[{i}]", DataEntry.from_json(value))
        for i, value in enumerate(_list_of(document, "data"))
        if f"data[{i}]" not in wrong
    ]
    protocol = document.get("protocol", {})
    if "protocol" not in wrong:
        refused = list(caught("protocol", lambda: check_protocol(protocol)))
        yield from refused
        wrong |= {key for key, _ in refused}
    for key, entry in entries:
        yield from _data(key, entry, folder)
        if "protocol" not in wrong:
            yield from _enough_rows(key, entry, folder, protocol)
        if "protocol" not in wrong:
            yield from _folds(key, entry, folder, protocol)
    for i, value in enumerate(_list_of(document, "classifiers")):
        key = f"classifiers[{i}]"
        if key not in wrong:
            yield from _classifier(key, value, plugins)
            if value.get("select") and _kind(protocol) == "loo":
                what = "chosen under leave-one-out"
                expected = "folds, where parameters are chosen"
                yield f"{key}.select", Problem(what, expected=expected)
    if not form:
        experiment = Experiment.from_json(document)
        if "protocol" not in wrong:
            yield from caught("protocol", experiment.size.check)
        yield from _same_columns(document, experiment)
        yield from _measures(experiment, plugins)
        for i, name in enumerate(experiment.figures):
            yield from caught(f"figures[{i}]", lambda n=name: output_of(n))  # type: ignore[misc]


def caught(key: str, check: Callable[[], object]) -> Found:
    """Yield the Problem that a check raises, with its place."""
    try:
        check()
    except Problem as problem:
        yield key, problem
    except TypeError as error:
        yield key, Problem(str(error), expected="values of the right type")


# -- data -----------------------------------------------------------------------------


def _data(key: str, entry: DataEntry, folder: Path) -> Found:
    missing = _missing(entry.source, folder)
    if missing is not None and not entry.instead:
        yield key, missing
    if entry.instead:
        yield from caught(
            f"{key}.instead", lambda: _demand_source(entry.instead, folder)
        )
    if entry.class_type not in _CLASS_TYPES:
        yield f"{key}.class_type", _none_of(entry.class_type, _CLASS_TYPES[1:])
    if entry.sha256 and not _SHA256.fullmatch(entry.sha256):
        expected = "64 hexadecimal digits"
        yield f"{key}.sha256", Problem(entry.sha256, expected=expected)


def _missing(source: str, folder: Path) -> Problem | None:
    try:
        _demand_source(source, folder)
    except Problem as problem:
        return problem
    return None


def _demand_source(source: str, folder: Path) -> None:
    """Raise a Problem unless a data set may be found there; nothing is fetched."""
    for prefix, form in (("openml:", _OPENML), ("keel:", _KEEL)):
        if source.startswith(prefix):
            if not form.fullmatch(source):
                raise Problem(f"no name in {source!r}", expected=f"{prefix}NAME")
            return
    if source.startswith(BUILTIN):
        builtin(source)
        return
    path = folder / Path(source).expanduser()
    if not (path.is_file() or (path / "meta.json").is_file()):
        raise Problem(f"no file {source}", expected="a path from this file's folder")


def _enough_rows(
    key: str, entry: DataEntry, folder: Path, protocol: Mapping[str, Any]
) -> Found:
    """Compare the folds with the rows there can be, where the file can be counted."""
    folds = protocol.get("folds", 10)
    if protocol.get("kind", "cv") not in ("cv", "weka") or entry.folds:
        return
    rows = most_rows(entry.source, folder)
    if rows is not None and folds > rows:
        what = f"{folds} folds of at most {rows} rows"
        yield key, Problem(what, expected="at most one fold for each row")


def _folds(
    key: str, entry: DataEntry, folder: Path, protocol: Mapping[str, Any]
) -> Found:
    """Check the folds of one set against what the protocol says of all."""
    key = f"{key}.folds"
    if not entry.folds:
        if _kind(protocol) == "folds" and not protocol.get("test_rows"):
            expected = "a file of folds, as the protocol's kind is 'folds'"
            yield key, Problem("missing", expected=expected)
        return
    if protocol.get("repeats", 1) != 1:
        what = f"given folds, and {protocol['repeats']!r} repeats"
        yield key, Problem(what, expected="1 repeat")
    given = Path(entry.folds).expanduser()
    beside = (folder / Path(entry.source).expanduser()).parent
    path = next((f / given for f in (folder, beside) if (f / given).exists()), None)
    if path is not None:
        if path.is_file():
            yield from caught(key, lambda: read_folds(path))
    elif ":" not in entry.source:  # else nobody knows yet beside what it may lie
        expected = "a path from this file's folder, or the data's"
        yield key, Problem(f"no file {entry.folds}", expected=expected)


# -- classifiers ----------------------------------------------------------------------


def _classifier(key: str, value: Mapping[str, Any], plugins: Params) -> Found:
    id_ = value["id"]
    if id_ not in plugins:
        expected = instead_of(id_, plugins, "workbench plugins")
        yield f"{key}.id", Problem(f"no plugin {id_!r}", expected=expected)
        return
    yield from caught(f"{key}.id", lambda: _demand_predicts(id_))
    declared = plugins[id_]
    for name, one in value.get("params", {}).items():
        yield from _value(f"{key}.params", declared, name, one)
    for place in ("grid", "select"):
        for name, values in value.get(place, {}).items():
            for one in values:
                yield from _value(f"{key}.{place}.{name}", declared, name, one)
    for name in value.get("grid", {}):
        if name in value.get("select", {}):
            what = "in the grid, too"
            yield f"{key}.select.{name}", Problem(what, expected="one of both")
    for j, step in enumerate(value.get("filters", [])):
        yield from caught(
            f"{key}.filters[{j}]",
            lambda s=step: _demand_filter(Step.from_dict(s), plugins),  # type: ignore[misc]
        )
    if (method := value.get("prototypes", "none")) not in ("", "none"):
        yield from caught(f"{key}.prototypes", lambda: _demand_method(method))
    for name, option in OPTIONS.items():
        if option.choices and (said := value.get(name, "")) not in (
            "",
            *option.choices,
        ):
            yield f"{key}.{name}", _none_of(said, option.choices)


def _value(key: str, declared: Sequence[Param], name: str, value: object) -> Found:
    yield from caught(key, lambda: check_params(declared, {name: value}))


def _demand_method(text: str) -> None:
    written = read_learner(text).id
    if not _kept_out(written) or written not in CatalogueState.load().homes:
        make_selector(text)


def _kept_out(id_: str) -> bool:
    """Whether only a worker may import the plugin: the job says what its class lacks."""
    return not foreign_enters() and is_foreign(id_)


def _demand_filter(step: Step, plugins: Params) -> None:
    if not _kept_out(step.id):
        make_filter(step)
    elif step.id not in plugins:
        raise Problem(f"no plugin {step.id!r}", expected="a filter")
    else:
        check_params(plugins[step.id], step.params)


def _demand_predicts(id_: str) -> None:
    if _kept_out(id_):
        return
    known = bundled_info(id_)
    if known is not None and known.kind in _PREDICTING:
        return
    cls = find_class(id_)
    if not hasattr(cls, "predict"):
        raise Problem(
            f"{id_} is a {declaration(cls).kind} and predicts nothing",
            expected="a classifier or regressor",
        )


def _kind_of(id_: str) -> str:
    known = bundled_info(id_)
    return known.kind if known is not None else declaration(find_class(id_)).kind


def _same_columns(document: Mapping[str, Any], experiment: Experiment) -> Found:
    """Find entries that make a column that is there already."""
    places: dict[str, str] = {}
    for i, value in enumerate(document["classifiers"]):
        key = f"classifiers[{i}]"
        for learner in Learner.from_json(value):
            column = experiment.column_key(learner)
            if column in places:
                what = f"the same as {places[column]}: {learner.title}"
                yield key, Problem(what, expected="columns that differ")
                break
            places[column] = key


# -- measures -------------------------------------------------------------------------


def _measures(experiment: Experiment, plugins: Params) -> Found:
    for i, name in enumerate(experiment.measures):
        if name in experiment.measures[:i]:
            yield f"measures[{i}]", Problem(f"{name} again", expected="each once")
    compared = measure_of(experiment.measures[0])
    types = {entry.class_type for entry in experiment.data}
    # a grid has thousands of learners of one plugin, which is asked once
    ids = {learner.plugin for learner in experiment.learners}
    known = not any(_kept_out(id_) for id_ in ids)
    kinds = {_kind_of(id_) for id_ in ids if id_ in plugins and not _kept_out(id_)}
    numeric = types == {"numeric"} or (known and kinds == {"regressor"})
    if compared.group == "class" and numeric:
        what = f"{compared.name} of a numeric class"
        yield "measures[0]", Problem(what, expected="rmse, mae or r2 first")
    if compared.group == "number" and types == {"nominal"}:
        what = f"{compared.name} of a nominal class"
        yield "measures[0]", Problem(what, expected="a measure of classes first")


def _kind(protocol: object) -> object:
    return protocol.get("kind", "cv") if isinstance(protocol, Mapping) else "cv"


def _none_of(value: str, known: Sequence[str]) -> Problem:
    return Problem(repr(value), expected=instead_of(value, known))


def _list_of(document: Mapping[str, Any], key: str) -> list[Any]:
    value = document.get(key)
    return value if isinstance(value, list) else []
