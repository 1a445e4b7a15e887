"""The contract test: `check_plugin` names everything a plugin class does wrong.

It needs neither a test framework nor scikit-learn, so an author can run it on a class
at the prompt. Every rule runs on small made-up data, well under a second each.
"""

from __future__ import annotations

import inspect
import math
import re
from collections.abc import Callable, Iterator
from typing import Any, get_args

import numpy as np
import numpy.typing as npt

from workbench.api.checks_filter import FILTER_RULES
from workbench.api.checks_generator import GENERATOR_RULES
from workbench.api.data import Attribute, FloatArray
from workbench.api.plugin import Kind, Plugin, Reads, accepts, declared
from workbench.api.problems import Problem

Rule = Callable[[type, Plugin], Iterator[str]]

#: M and LᵀL agree to this share of the largest entry of M.
METRIC_TOLERANCE = 1e-6

_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_EMPTY = inspect.Parameter.empty


def check_plugin(cls: type) -> list[str]:
    """Return what the class does wrong, one line each; empty if it keeps the contract.

    Parameters
    ----------
    cls : type
        A class decorated with `workbench.api.declare`.

    Returns
    -------
    list of str
        Each begins with the name of the rule that was broken.
    """
    plugin = declared(cls)
    if plugin is None:
        return [f"declaration: {cls.__name__} carries none (expected @declare(…))"]
    basics = _run(_BASIC_RULES, cls, plugin)
    # a class that cannot even be made would only fail every other rule as well
    return basics or _run(_rules_for(cls, plugin), cls, plugin)


def _run(rules: dict[str, Rule], cls: type, plugin: Plugin) -> list[str]:
    found = []
    for name, rule in rules.items():
        try:
            found += [f"{name}: {problem}" for problem in rule(cls, plugin)]
        except Exception as error:  # noqa: BLE001 - foreign code may raise anything
            text = " ".join(str(error).split()) or "no message"
            found.append(f"{name}: {type(error).__name__}: {text}")
    return found


def _rules_for(cls: type, plugin: Plugin) -> dict[str, Rule]:
    rules: dict[str, Rule] = {}
    if plugin.kind == "regressor":
        rules |= _REGRESSOR_RULES
    elif plugin.kind == "classifier" or hasattr(cls, "predict"):
        rules |= _CLASSIFIER_RULES
    if plugin.kind in ("classifier", "metric", "regressor"):
        rules |= _FIT_RULES
    if plugin.kind == "filter":
        rules |= FILTER_RULES
    if plugin.kind == "generator":
        rules |= GENERATOR_RULES
    if hasattr(cls, "describe_model"):
        rules["describe_model"] = _model_is_plain
    return rules


# -- the declaration and the constructor ----------------------------------------------


def _declaration_is_complete(cls: type, plugin: Plugin) -> Iterator[str]:
    if not _ID.fullmatch(plugin.id):
        yield f"id {plugin.id!r} (expected lower-case words joined by hyphens)"
    for field in ("title", "family", "summary", "reference"):
        if not getattr(plugin, field).strip():
            yield f"no {field}"
    if plugin.kind not in get_args(Kind):
        yield f"kind {plugin.kind!r} (expected one of {', '.join(get_args(Kind))})"
    if unknown := plugin.reads - set(get_args(Reads)):
        yield f"reads {sorted(unknown)} (expected {', '.join(get_args(Reads))})"
    if not plugin.reads:
        yield "reads nothing (expected at least one kind of column)"
    fit = getattr(cls, "fit", None)
    learns = fit is not None or plugin.kind not in ("filter", "generator")
    if learns and "nominal" in plugin.reads and not _takes_attributes(fit):
        yield "reads nominal, but fit has no argument attributes"


def _takes_attributes(fit: Callable[..., Any] | None) -> bool:
    return fit is not None and accepts(fit, "attributes")


def _parameters_match(cls: type, plugin: Plugin) -> Iterator[str]:
    names = [p.name for p in plugin.params]
    for name in sorted({n for n in names if names.count(n) > 1}):
        yield f"{name} is declared twice"
    arguments = dict(inspect.signature(cls).parameters)
    for param in plugin.params:
        argument = arguments.pop(param.name, None)
        if argument is None:
            yield f"{param.name} is declared, but no argument of the constructor"
        elif argument.default is _EMPTY:
            yield f"{param.name} has no default in the constructor"
        elif not _same_value(argument.default, param.default):
            yield (
                f"{param.name} is {argument.default!r} in the constructor and "
                f"{param.default!r} in the declaration"
            )
        if not param.help.strip():
            yield f"{param.name} has no help"
        try:
            param.check(param.default)
        except Problem as problem:
            yield f"the default breaks its own limits: {problem.text()}"
    for name in arguments:
        yield f"{name} is an argument of the constructor, but not declared"


def _same_value(a: object, b: object) -> bool:
    return type(a) is type(b) and a == b


def _constructor_only_stores(cls: type, plugin: Plugin) -> Iterator[str]:
    marks = {p.name: object() for p in plugin.params}
    try:
        estimator = cls(**marks)
    except Exception as error:  # noqa: BLE001 - whatever it does, it does not store
        yield f"it raises {type(error).__name__} (expected: checks belong in fit)"
        return
    stored = vars(estimator)
    for name, mark in marks.items():
        if stored.get(name) is not mark:
            yield f"{name} is not stored as it was given"
    for name in sorted(set(stored) - set(marks)):
        yield f"it sets {name} (expected the parameters only)"


def _parameters_travel(cls: type, plugin: Plugin) -> Iterator[str]:
    estimator = cls()
    if not (hasattr(estimator, "get_params") and hasattr(estimator, "set_params")):
        yield "no get_params and set_params (expected a scikit-learn estimator)"
        return
    if estimator.get_params(deep=False) != plugin.defaults():
        yield "get_params differs from the declared defaults"
    for param in plugin.params:
        mark = object()
        given = {param.name: mark}
        returned = estimator.set_params(**given)
        if returned is not estimator:
            yield f"set_params({param.name}=…) does not return the estimator"
        clone = cls(**estimator.get_params(deep=False))
        if clone.get_params(deep=False).get(param.name) is not mark:
            yield f"{param.name} is lost on the way through set_params and get_params"


# -- made-up data ----------------------------------------------------------------------


def _blobs() -> tuple[FloatArray, npt.NDArray[np.int64]]:
    """Three separate classes of 12 rows on 3 attributes, classes interleaved."""
    random = np.random.default_rng(7)
    y = np.arange(36, dtype=np.int64) % 3
    centres = np.array([[0.0, 0.0, 1.0], [4.0, 0.0, -1.0], [0.0, 4.0, 2.0]])
    return centres[y] + random.normal(0.0, 0.7, (36, 3)), y


def _mixed() -> tuple[FloatArray, npt.NDArray[np.int64], tuple[Attribute, ...]]:
    """Return the same rows beside a nominal attribute, one label of which is absent."""
    X, y = _blobs()
    labels = Attribute("shape", "nominal", ("round", "square", "long", "unseen"))
    attributes = (Attribute("a"), Attribute("b"), Attribute("c"), labels)
    return np.column_stack([X, y.astype(np.float64)]), y, attributes


def _answers(estimator: Any, X: FloatArray) -> dict[str, Any]:
    """Return what a fitted estimator says about rows, by method."""
    methods = ("predict", "predict_proba", "transform")
    return {
        name: np.asarray(getattr(estimator, name)(X))
        for name in methods
        if hasattr(estimator, name)
    } | {
        name: np.asarray(getattr(estimator, name))
        for name in ("M_", "components_")
        if hasattr(estimator, name)
    }


def _same_answers(a: dict[str, Any], b: dict[str, Any]) -> Iterator[str]:
    for name, first in a.items():
        second = b[name]
        if first.shape != second.shape:
            yield f"{name} has shape {second.shape} instead of {first.shape}"
        elif not np.array_equal(first, second):
            yield f"{name} differs"


# -- fitting, whatever comes out -------------------------------------------------------


def _fit_returns_self(cls: type, plugin: Plugin) -> Iterator[str]:
    del plugin
    estimator = cls()
    if estimator.fit(*_blobs()) is not estimator:
        yield "fit does not return the estimator"


def _fit_is_deterministic(cls: type, plugin: Plugin) -> Iterator[str]:
    del plugin
    X, y = _blobs()
    first = _answers(cls().fit(X, y), X)
    yield from _same_answers(first, _answers(cls().fit(X, y), X))


def _fit_forgets(cls: type, plugin: Plugin) -> Iterator[str]:
    del plugin
    X, y = _blobs()
    used = cls().fit(X[:, :2] * 3.0, (y > 0).astype(np.int64)).fit(X, y)
    yield from _same_answers(_answers(cls().fit(X, y), X), _answers(used, X))


def _fit_keeps_parameters(cls: type, plugin: Plugin) -> Iterator[str]:
    estimator = cls().fit(*_blobs())
    after = {p.name: getattr(estimator, p.name) for p in plugin.params}
    for name, default in plugin.defaults().items():
        if not _same_value(after[name], default):
            yield f"fit changes {name} from {default!r} to {after[name]!r}"


def _input_stays(cls: type, plugin: Plugin) -> Iterator[str]:
    del plugin
    X, y = _blobs()
    X_before, y_before = X.copy(), y.copy()
    _answers(cls().fit(X, y), X)
    if not np.array_equal(X, X_before):
        yield "X is modified"
    if not np.array_equal(y, y_before):
        yield "y is modified"


def _any_layout(cls: type, plugin: Plugin) -> Iterator[str]:
    """Worker processes hand out read-only memory maps."""
    del plugin
    X, y = _blobs()
    expected = _answers(cls().fit(X, y), X)
    frozen_X, frozen_y = X.copy(), y.copy()
    frozen_X.flags.writeable = frozen_y.flags.writeable = False
    for problem in _same_answers(
        expected, _answers(cls().fit(frozen_X, frozen_y), frozen_X)
    ):
        yield f"{problem} when X and y are read-only"
    fortran = np.asfortranarray(X)
    found = _answers(cls().fit(fortran, y), fortran)
    for name, values in expected.items():
        # sums over columns instead of rows may differ in the last bits
        same = (
            np.allclose(values, found[name])
            if values.dtype.kind == "f"
            else np.array_equal(values, found[name])
        )
        if not same:
            yield f"{name} depends on the memory order of X"


def _constant_column(cls: type, plugin: Plugin) -> Iterator[str]:
    del plugin
    X, y = _blobs()
    X = np.column_stack([X, np.full(len(X), 3.0)])
    yield from _finite(_answers(cls().fit(X, y), X))


def _finite(answers: dict[str, Any]) -> Iterator[str]:
    for name, values in answers.items():
        if values.dtype.kind == "f" and not np.isfinite(values).all():
            yield f"{name} holds NaN or infinity"


def _missing_values(cls: type, plugin: Plugin) -> Iterator[str]:
    if "missing" not in plugin.reads:
        return
    X, y = _blobs()
    X[::5, 0] = X[1::4, 2] = np.nan
    queries = np.vstack([X, np.full((1, 3), np.nan)])
    yield from _finite(_answers(cls().fit(X, y), queries))
    X[:, 1] = np.nan  # nothing is known of an attribute
    yield from _finite(_answers(cls().fit(X, y), queries))


def _nominal_values(cls: type, plugin: Plugin) -> Iterator[str]:
    if "nominal" not in plugin.reads:
        return
    X, y, attributes = _mixed()
    queries = X.copy()
    queries[0, 3] = 3.0  # a label that training never saw
    yield from _finite(_answers(cls().fit(X, y, attributes=attributes), queries))
    if "missing" in plugin.reads:
        X[::4, 3] = np.nan
        yield from _finite(_answers(cls().fit(X, y, attributes=attributes), X))


def _metric_factors(cls: type, plugin: Plugin) -> Iterator[str]:
    X, y = _blobs()
    estimator = cls().fit(X, y)
    absent = [n for n in ("M_", "components_") if not hasattr(estimator, n)]
    if absent:
        if plugin.kind == "metric" or len(absent) == 1:
            yield f"no {' and no '.join(absent)} after fit"
        return
    M, L = np.asarray(estimator.M_), np.asarray(estimator.components_)
    if M.shape != (3, 3) or L.ndim != 2 or L.shape[1] != 3:
        yield f"M_ {M.shape} and components_ {L.shape} (expected (3, 3) and (r, 3))"
    elif np.abs(L.T @ L - M).max() > METRIC_TOLERANCE * max(np.abs(M).max(), 1e-300):
        yield "components_ᵀ components_ is not M_"


# -- classifying -----------------------------------------------------------------------


def _classes_and_shapes(cls: type, plugin: Plugin) -> Iterator[str]:
    del plugin
    X, y = _blobs()
    estimator = cls().fit(X, y)
    classes = getattr(estimator, "classes_", None)
    if classes is None or not np.array_equal(classes, [0, 1, 2]):
        yield f"classes_ is {classes!r} (expected the sorted classes of y)"
    predicted = np.asarray(estimator.predict(X[:5]))
    if predicted.shape != (5,):
        yield f"predict gives shape {predicted.shape} for 5 rows (expected (5,))"
    elif not np.isin(estimator.predict(X), y).all():
        yield "predict gives labels that y does not hold"
    if not hasattr(estimator, "predict_proba"):
        yield "no predict_proba"
        return
    yield from _probabilities(np.asarray(estimator.predict_proba(X[:5])))


def _probabilities(scores: FloatArray) -> Iterator[str]:
    if scores.shape != (5, 3):
        yield f"predict_proba gives shape {scores.shape} (expected (5, 3))"
    elif not (np.isfinite(scores).all() and (scores >= 0).all()):
        yield "predict_proba holds values that are no probabilities"
    elif not np.allclose(scores.sum(axis=1), 1.0):
        yield "the rows of predict_proba do not sum to 1"


def _learns(cls: type, plugin: Plugin) -> Iterator[str]:
    """Three blobs this far apart are told apart by anything that looks at X."""
    del plugin
    if _is_yardstick(cls):
        return
    X, y = _blobs()
    accuracy = float(np.mean(np.asarray(cls().fit(X, y).predict(X)) == y))
    if accuracy < 0.8:
        yield f"accuracy {accuracy:.2f} on three separate classes (expected 0.8)"


def _is_yardstick(cls: type) -> bool:
    """Whether it says in scikit-learn's tags that it is not meant to score well."""
    tags = getattr(cls(), "__sklearn_tags__", None)
    found = getattr(tags() if tags else None, "classifier_tags", None)
    return bool(getattr(found, "poor_score", False))


def _labels_of_any_type(cls: type, plugin: Plugin) -> Iterator[str]:
    """Codes 0 … c-1 must not be assumed: 'a b c' and -5 0 30 mean the same."""
    del plugin
    X, y = _blobs()
    expected = np.asarray(cls().fit(X, y).predict(X))
    for labels in (np.array(["a", "b", "c"]), np.array([-5, 0, 30])):
        predicted = np.asarray(cls().fit(X, labels[y]).predict(X))
        if not np.array_equal(predicted, labels[expected]):
            yield f"other predictions with classes {labels.tolist()} than with 0, 1, 2"


def _two_rows(cls: type, plugin: Plugin) -> Iterator[str]:
    del plugin
    X, y = np.array([[0.0, 0.0], [1.0, 2.0]]), np.array([0, 1])
    try:
        predicted = np.asarray(cls().fit(X, y).predict(X))
    except Problem:
        return  # one clear line is an answer, too
    if predicted.shape != (2,):
        yield f"predict gives shape {predicted.shape} (expected (2,))"


def _one_class(cls: type, plugin: Plugin) -> Iterator[str]:
    del plugin
    X, _ = _blobs()
    estimator = cls().fit(X, np.full(len(X), "only"))
    if not (np.asarray(estimator.predict(X)) == "only").all():
        yield "predicts something else than the one class"
    if hasattr(estimator, "predict_proba"):
        scores = np.asarray(estimator.predict_proba(X))
        if scores.shape != (len(X), 1) or not np.allclose(scores, 1.0):
            yield f"predict_proba is not a column of ones (shape {scores.shape})"


# -- predicting numbers ----------------------------------------------------------------


def _predicts_numbers(cls: type, plugin: Plugin) -> Iterator[str]:
    """Ask whether a plane is followed better than by its mean."""
    del plugin
    X, _ = _blobs()
    y = X @ np.array([1.0, -2.0, 0.5]) + 10.0
    predicted = np.asarray(cls().fit(X, y).predict(X))
    if predicted.shape != y.shape or predicted.dtype.kind != "f":
        yield f"predict gives {predicted.dtype} of shape {predicted.shape}"
        return
    left = float(((predicted - y) ** 2).mean() / y.var())
    if not left < 0.5:
        yield f"{left:.2f} of the variance of a plane is left (expected less than 0.5)"


def _constant_target(cls: type, plugin: Plugin) -> Iterator[str]:
    del plugin
    X, _ = _blobs()
    predicted = np.asarray(cls().fit(X, np.full(len(X), 3.5)).predict(X))
    if not np.allclose(predicted, 3.5):
        yield "predicts something else than the one number it was trained on"


# -- the description of a model --------------------------------------------------------


def _model_is_plain(cls: type, plugin: Plugin) -> Iterator[str]:
    X, y = _blobs()
    yield from _plain(cls().fit(X, y).describe_model(), "model")
    given: dict[str, Any] = {"attributes": tuple(Attribute(name) for name in "abc")}
    if plugin.kind != "regressor":
        given["classes"] = ("low", "mid", "high")
    yield from _plain(cls().fit(X, y).describe_model(**given), "model")
    if "nominal" in plugin.reads:
        X, y, attributes = _mixed()
        fitted = cls().fit(X, y, attributes=attributes)
        yield from _plain(
            fitted.describe_model(**{**given, "attributes": attributes}), "model"
        )


def _plain(value: object, place: str) -> Iterator[str]:
    """Name every place whose value JSON could not carry there and back."""
    if type(value) is dict:
        for key, item in value.items():
            if type(key) is not str:
                yield f"{place} has the key {key!r} (expected a str)"
            yield from _plain(item, f"{place}.{key}")
    elif type(value) is list:
        for position, item in enumerate(value):
            yield from _plain(item, f"{place}[{position}]")
    elif type(value) is float and not math.isfinite(value):
        yield f"{place} is {value} (expected a finite number or None)"
    elif type(value) not in (str, int, float, bool, type(None)):
        yield f"{place} is a {type(value).__name__} (expected plain JSON values)"


_BASIC_RULES: dict[str, Rule] = {
    "declaration": _declaration_is_complete,
    "parameters": _parameters_match,
    "constructor": _constructor_only_stores,
    "get_params": _parameters_travel,
}
_FIT_RULES: dict[str, Rule] = {
    "fit": _fit_returns_self,
    "determinism": _fit_is_deterministic,
    "refit": _fit_forgets,
    "parameters after fit": _fit_keeps_parameters,
    "input": _input_stays,
    "layout": _any_layout,
    "constant column": _constant_column,
    "missing values": _missing_values,
    "nominal values": _nominal_values,
    "metric": _metric_factors,
}
_REGRESSOR_RULES: dict[str, Rule] = {
    "learning": _predicts_numbers,
    "two rows": _two_rows,
    "one number": _constant_target,
}
_CLASSIFIER_RULES: dict[str, Rule] = {
    "classes": _classes_and_shapes,
    "learning": _learns,
    "labels": _labels_of_any_type,
    "two rows": _two_rows,
    "one class": _one_class,
}
