"""Rules of the contract test: predictions, and the description of the model."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import numpy as np

from workbench.api.checks.made_data import Rule, blobs, mixed
from workbench.api.data import Attribute, FloatArray
from workbench.api.plugin import Plugin
from workbench.api.problems import Problem


def _classes_and_shapes(cls: type, plugin: Plugin) -> Iterator[str]:
    del plugin
    X, y = blobs()
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
    X, y = blobs()
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
    X, y = blobs()
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
    X, _ = blobs()
    estimator = cls().fit(X, np.full(len(X), "only"))
    if not (np.asarray(estimator.predict(X)) == "only").all():
        yield "predicts something else than the one class"
    if hasattr(estimator, "predict_proba"):
        scores = np.asarray(estimator.predict_proba(X))
        if scores.shape != (len(X), 1) or not np.allclose(scores, 1.0):
            yield f"predict_proba is not a column of ones (shape {scores.shape})"


def _predicts_numbers(cls: type, plugin: Plugin) -> Iterator[str]:
    """Ask whether a plane is followed better than by its mean."""
    del plugin
    X, _ = blobs()
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
    X, _ = blobs()
    predicted = np.asarray(cls().fit(X, np.full(len(X), 3.5)).predict(X))
    if not np.allclose(predicted, 3.5):
        yield "predicts something else than the one number it was trained on"


def _model_is_plain(cls: type, plugin: Plugin) -> Iterator[str]:
    X, y = blobs()
    yield from _plain(cls().fit(X, y).describe_model(), "model")
    given: dict[str, Any] = {"attributes": tuple(Attribute(name) for name in "abc")}
    if plugin.kind != "regressor":
        given["classes"] = ("low", "mid", "high")
    yield from _plain(cls().fit(X, y).describe_model(**given), "model")
    if "nominal" in plugin.reads:
        X, y, attributes = mixed()
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


REGRESSOR_RULES: dict[str, Rule] = {
    "learning": _predicts_numbers,
    "two rows": _two_rows,
    "one number": _constant_target,
}
CLASSIFIER_RULES: dict[str, Rule] = {
    "classes": _classes_and_shapes,
    "learning": _learns,
    "labels": _labels_of_any_type,
    "two rows": _two_rows,
    "one class": _one_class,
}
MODEL_RULES: dict[str, Rule] = {"describe_model": _model_is_plain}
