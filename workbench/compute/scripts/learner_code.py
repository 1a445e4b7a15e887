"""The lines of a script that prepare the rows of a fold, fit a learner and predict."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from workbench.api import Dataset, Plugin, check_params, declared, parse_params
from workbench.api.learner_text import read_learner
from workbench.api.plugin import accepts
from workbench.compute.evaluation.request import declaration, find_class
from workbench.compute.fitting.pipeline import filter_class
from workbench.compute.fitting.prototype_choice import selector_class
from workbench.compute.folds.folds import usable_rows
from workbench.compute.scripts.script_text import Imports, call, python, wrapped
from workbench.core.learner.filter_steps import Step
from workbench.core.learner.learner_settings import LearnerSettings

#: Parameters that are written out even where they are as usual.
_ALWAYS = ("n_neighbors", "random_state")

_SCALED = {
    "min-max": '''\
def scaled(train, test):
    """Bring each attribute to 0..1 by its least and greatest training value."""
    low, high = train.min(axis=0), train.max(axis=0)
    factor = np.divide(1, high - low, out=np.zeros_like(low), where=high > low)
    return [((rows - low) * factor).copy("F") for rows in (train, test)]''',
    "z-score": '''\
def scaled(train, test):
    """Bring each attribute to mean 0 and deviation 1 (by n) of its training values."""
    columns = [train[:, j].copy() for j in range(train.shape[1])]
    mean = np.array([column.mean() for column in columns])
    deviation = np.array([column.std() for column in columns])
    varies = train.max(axis=0) > train.min(axis=0)
    factor = np.divide(1, deviation, out=np.zeros_like(mean), where=varies)
    return [((rows - mean) * factor).copy("F") for rows in (train, test)]''',
}


@dataclass(frozen=True, slots=True)
class LearnerCode:
    """What a script does in each fold.

    Attributes
    ----------
    functions : mapping of str to str
        Functions that the lines call, by name.
    lines : tuple of str
        They know ``data, X, y, train, test`` and leave ``predicted``.
    relabels : str
        A call that changes the classes of ``data`` before the folds; empty: none.
    needs_parts : bool
        Whether they know ``part`` of `plan`, too.
    """

    functions: Mapping[str, str]
    lines: tuple[str, ...]
    relabels: str = ""
    needs_parts: bool = False


@dataclass(frozen=True, slots=True)
class Facts:
    """What the lines of a learner must heed in the data sets it is to be fitted on."""

    numeric: bool
    labels: bool
    gaps: bool
    dropped: bool
    weights: bool
    classless: bool

    @staticmethod
    def of(datasets: Iterable[Dataset]) -> Facts:
        """Look at every data set."""
        found = list(datasets)
        kinds = {a.kind for data in found for a in data.attributes}
        return Facts(
            numeric=kinds <= {"numeric"},
            labels="nominal" in kinds,
            gaps=any(bool(np.isnan(data.X).any()) for data in found),
            dropped=bool(kinds & {"string", "relational"}),
            weights=any(data.weights is not None for data in found),
            classless=any(usable_rows(data).size < data.n_rows for data in found),
        )


def learner_code(
    learner: LearnerSettings,
    datasets: Sequence[Dataset],
    imports: Imports,
    *,
    seed: str = "",
    protocol_seed: int = 1,
    scores: bool = False,
    tested: str = "data.take(test)",
) -> LearnerCode:
    """Write the lines of a learner.

    Parameters
    ----------
    learner : LearnerSettings
    datasets : sequence of Dataset
        On which it will be fitted, as they are read.
    imports : Imports
        Grows by what the lines need.
    seed : str
        The variable that holds the seed of a fold, for a learner that takes one and
        was given none; empty: its own.
    protocol_seed : int
        Of the inner folds of a calibration.
    scores : bool
        Whether to leave ``scores`` and ``probabilities``, too.
    tested : str
        Python for the rows that are tested, as a data set.

    Raises
    ------
    Problem
        For an unknown plugin or parameter.
    """
    cls = find_class(learner.plugin)
    plugin = declaration(cls)
    made = made_call(cls, plugin, learner.params, imports, seed)
    facts, filters = Facts.of(datasets), filter_calls(learner.filters, imports)
    params = check_params(plugin.params, learner.params)
    reads = plugin.reads_for(params)
    relabels = _relabelling(learner, filters, imports)
    classless = facts.classless and accepts(cls.fit, "unlabelled")  # type: ignore[attr-defined]
    is_whole = (
        learner.calibration != "none"
        or learner.costs is not None
        or learner.class_weights != "none"
        or facts.weights
        or classless
        or tested != "data.take(test)"
    )
    if is_whole:
        lines = _whole(
            learner, made, filters, imports, protocol_seed, tested,
            classless=classless, scores=scores,
        )  # fmt: skip
        return LearnerCode({}, tuple(lines), relabels, classless)
    functions: dict[str, str] = {}
    rows = _rows(learner, facts, reads, filters, imports, functions)
    lines = [*rows.lines, f"model = {made}"]
    if learner.prototypes != "none":
        rows = _chosen(learner.prototypes, rows, imports)
        lines = [*rows.lines, f"model = {made}"]
    lines.append(_fit_line(cls, rows, facts))
    lines.append(f"predicted = model.predict({rows.test})")
    if scores:
        imports.door("class_scores")
        lines.append(f"scores = class_scores(model, {rows.test}, len(data.classes))")
        lines.append('probabilities = hasattr(model, "predict_proba")')
    return LearnerCode(functions, tuple(lines), relabels)


def _relabelling(
    learner: LearnerSettings, filters: Sequence[str], imports: Imports
) -> str:
    """Return Python for the data set with the classes that filters make; or nothing."""
    if not any(hasattr(filter_class(step.id), "relabel") for step in learner.filters):
        return ""
    imports.door("relabel")
    return wrapped("relabel(", [_listed(filters), "data"], ")")


def _fit_line(cls: type, rows: _Rows, facts: Facts) -> str:
    """Return the call of ``fit``, with what this one takes beside rows and classes."""
    given = [rows.train, rows.labels]
    if accepts(cls.fit, "attributes") and not (facts.numeric and rows.is_plain):  # type: ignore[attr-defined]
        given.append(f"attributes={rows.attributes}")
    if accepts(cls.fit, "class_attribute"):  # type: ignore[attr-defined]
        given.append("class_attribute=data.class_attribute")
    return wrapped("model.fit(", given, ")")


def selecting_code(
    learner: LearnerSettings,
    candidates: Sequence[Mapping[str, Any]],
    inner_folds: int,
    imports: Imports,
    *,
    protocol_seed: int,
    scores: bool,
) -> LearnerCode:
    """Write the lines of a learner whose parameters are chosen inside each fold.

    They know ``part`` of `plan`, and ``seed``.
    """
    cls = find_class(learner.plugin)
    made = made_call(cls, declaration(cls), learner.params, imports, "seed")
    imports.door("select_and_predict")
    inner = [python(dict(c)) for c in candidates]
    arguments = [
        made, wrapped("[", inner, "]"), "data", "part", f"inner_folds={inner_folds}",
        f"seed={protocol_seed}", "fold_seed=seed",
        *_settings(learner, filter_calls(learner.filters, imports)),
    ]  # fmt: skip
    found = wrapped("select_and_predict(", arguments, ")")
    lines = [f"predicted, scores, chosen = {found}"]
    if scores:
        lines.append(f'probabilities = hasattr({cls.__name__}, "predict_proba")')
    return LearnerCode({}, tuple(lines), needs_parts=True)


def made_call(
    cls: type,
    plugin: Plugin,
    params: Mapping[str, Any],
    imports: Imports,
    seed: str = "",
) -> str:
    """Return the call that makes an estimator; parameters as usual are left out.

    Raises
    ------
    Problem
        For an unknown parameter or a value outside its limits.
    """
    values = check_params(plugin.params, params)
    imports.name(cls.__module__, cls.__name__)
    defaults = plugin.defaults()
    told = {
        name: value
        for name, value in values.items()
        if name in _ALWAYS or value != defaults[name]
    }
    raw = {}
    if seed and "random_state" in told and "random_state" not in params:
        del told["random_state"]
        raw["random_state"] = seed
    return call(cls.__name__, told, raw)


def filter_calls(steps: Iterable[Step], imports: Imports) -> list[str]:
    """Return the calls that make filters."""
    calls = []
    for step in steps:
        cls = filter_class(step.id)
        calls.append(made_call(cls, declaration(cls), step.params, imports))
    return calls


def selector_call(text: str, imports: Imports) -> str:
    """Return the call that makes a method of prototypes, ``ID name=value …``."""
    written = read_learner(text)
    cls = selector_class(written.id)
    plugin = declared(cls)
    assert plugin is not None  # `selector_class` refuses what declares nothing
    params = parse_params(plugin.params, written.params)
    return made_call(cls, plugin, params, imports)


@dataclass(frozen=True, slots=True)
class _Rows:
    """Lines that prepare rows, and the names of what they leave."""

    lines: tuple[str, ...]
    train: str = 'X[train].copy("F")'
    test: str = 'X[test].copy("F")'
    labels: str = "y[train]"
    attributes: str = "data.attributes"
    is_plain: bool = True


def _rows(
    learner: LearnerSettings,
    facts: Facts,
    reads: frozenset[Any],
    filters: Sequence[str],
    imports: Imports,
    functions: dict[str, str],
) -> _Rows:
    lines, train, test, labels = list[str](), "X[train]", "X[test]", "y[train]"
    attributes = "data.attributes"
    if filters:
        imports.door("fit_filters")
        fitted = wrapped("fit_filters(", [_listed(filters), "data.take(train)"], ")")
        lines = [f"chain = {fitted}", "tested = chain.apply(data.take(test))"]
        train, test, labels = "chain.train.X", "tested.X", "chain.train.y"
        attributes = "chain.train.attributes"
    elif not facts.dropped and not (facts.labels and "nominal" not in reads):
        readable = not facts.gaps or "missing" in reads
        if learner.scale == "none" and readable:
            return _Rows(())
        if facts.numeric and not facts.gaps:
            functions["scaled"] = _SCALED[learner.scale]
            made = "rows, queries = scaled(X[train], X[test])"
            return _Rows((made,), "rows", "queries")
    imports.door("Preparation")
    known = "{" + ", ".join(f'"{word}"' for word in sorted(reads)) + "}"
    given = [train, attributes, known]
    if learner.scale != "none":
        given.append(f'"{learner.scale}"')
    lines.append(wrapped("prepare = Preparation.fit(", given, ")"))
    lines.append(
        f"rows, queries = prepare.transform({train}), prepare.transform({test})"
    )
    return _Rows(
        tuple(lines), "rows", "queries", labels, "prepare.attributes", is_plain=False
    )


def _chosen(text: str, rows: _Rows, imports: Imports) -> _Rows:
    """Keep the prototypes among the training rows."""
    made = selector_call(text, imports)
    lines = list(rows.lines)
    if rows.is_plain and rows.train != "rows":
        lines.append('rows, queries = X[train].copy("F"), X[test].copy("F")')
    given = ["rows", rows.labels, f"attributes={rows.attributes}"]
    lines.append(wrapped(f"kept = {made}.choose_rows(", given, ")"))
    return _Rows(
        tuple(lines), "rows[kept]", "queries", f"{rows.labels}[kept]",
        rows.attributes, is_plain=rows.is_plain,
    )  # fmt: skip


def _whole(
    learner: LearnerSettings,
    made: str,
    filters: Sequence[str],
    imports: Imports,
    seed: int,
    tested: str,
    *,
    classless: bool,
    scores: bool,
) -> list[str]:
    """Write what is better done by one call: weights, calibration, costs."""
    imports.door("fit_model")
    given = [made, "data", "train"]
    if classless:
        given.append("part.unlabelled(known, data.n_rows)")
    if learner.calibration != "none":
        given.append(f"seed={seed}")
    given += _settings(learner, filters)
    lines = [
        wrapped("model = fit_model(", given, ")"),
        f"answer = model.predict({tested})",
        "predicted = answer.values",
    ]
    if scores:
        lines.append("scores, probabilities = answer.scores, answer.probabilities")
    return lines


def _settings(learner: LearnerSettings, filters: Sequence[str]) -> list[str]:
    given = [f"filters={_listed(filters)}"] if filters else []
    usual = LearnerSettings(learner.plugin)
    for name in ("scale", "prototypes", "class_weights", "calibration", "costs"):
        value = getattr(learner, name)
        if value != getattr(usual, name):
            given.append(f"{name}={python(value)}")
    return given


def _listed(calls: Sequence[str]) -> str:
    return wrapped("[", calls, "]")
