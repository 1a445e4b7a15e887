"""Every bundled learner on odd data: a result, or one line that says why not.

Each runs as `workbench evaluate` runs it, with what it cannot read prepared for it. The
learners are found as the catalogue finds them, so a new one is tested without a word.
"""

from __future__ import annotations

import signal
from contextlib import contextmanager
from functools import cache

import numpy as np
import pytest
from support.estimators import bundled, of_kind

import workbench
from workbench.api import Attribute, Dataset, Problem, numeric_attributes

#: Seconds of the processor after which a learner is taken to hang: the dearest case
#: needs a tenth of it.
HANGS = 240.0
#: Parameters that shorten what is long but not odd, by learner and preset.
SHORT = {
    ("mlp", "default"): {"max_iter": 20},
    ("mlp", "weka"): {"max_iter": 5},
}
#: More of them, which the whole lane leaves at their defaults.
FEW = {
    "axis-weights": {"max_passes": 1},
    "bagging": {"n_estimators": 3},
    "extra-trees": {"n_estimators": 5},
    "forest-regression": {"n_estimators": 5},
    "gradient-boosting": {"max_iter": 3},
    "random-forest": {"n_estimators": 5},
    "rknn": {"n_members": 5},
    "parameter-search": {"grid": "n_neighbors=1,3", "n_folds": 2},
    "stacking": {"n_folds": 2},
}
#: What is left out, with the reason.
LEFT_OUT = {
    ("mlp", "weka", "ten_thousand_attributes"): "the preset means one hidden layer of "
    "5 001 units: 50 million weights, each changed for every row",
}
#: Who refuses which data, and the line that says so. All others give a result.
REFUSALS = {
    ("lda", "five_hundred_classes"): "more rows than classes, for a covariance",
    ("lda", "nothing_but_constants"): "lda: no attribute varies",
    ("lda", "two_rows"): "more rows than classes, for a covariance",
    **{
        (name, "ten_thousand_attributes"): "at most 5000: select or project them first"
        for name in (
            "axis-weights",
            "kissnn",
            "kissme",
            "lmnn",
            "nca",
            "mmc",
            "lsml",
            "sdml",
            "itml",
            "lda-metric",
            "lfda",
            "pca-metric",
            "probabilistic",
            "rca",
            "whitening",
        )
    },
    ("local-lda", "ten_thousand_attributes"): "at most 1000: select or project them",
    ("lwr", "ten_thousand_attributes"): "coefficients of a linear fit",
    ("qda", "five_hundred_classes"): "two rows of each class, for its covariance",
    ("qda", "nothing_but_constants"): "qda: no attribute varies",
    ("qda", "two_rows"): "two rows of each class, for its covariance",
    ("qda", "ten_thousand_attributes"): "more rows in each class than attributes",
    ("qda", "thirty_classes"): "two rows of each class, for its covariance",
    ("qda", "more_attributes_than_rows"): "more rows in each class than attributes",
    ("qda", "with_gaps"): "the covariance of a class is singular",
}


def presets(name):
    """Return the presets of a plugin, or the one way there is."""
    for param in bundled()[name].plugin.params:
        if param.name == "preset":
            return param.choices
    return [""]


LEARNERS = [
    pytest.param(name, preset, id=" ".join(filter(None, [name, preset])))
    for name in of_kind("classifier", "metric", "regressor")
    for preset in presets(name)
]


def nominal(name, *labels):
    return Attribute(name, "nominal", labels)


def classes(n):
    return nominal("class", *(f"c{i}" for i in range(n)))


def numbers(random, n, d):
    """Return rows of two classes that the first attribute tells apart."""
    y = np.arange(n) % 2
    X = random.normal(size=(n, d))
    X[:, 0] += 3 * y
    return X, y


def of_labels(random):
    y = np.arange(60) % 3
    X = np.column_stack([y, random.integers(3, size=60), random.integers(2, size=60)])
    attributes = (
        nominal("a", "x", "y", "z", "never"),
        nominal("b", "it's", "b c", "?"),
        nominal("c", "no", "yes"),
    )
    return X.astype(float), y, attributes, classes(3)


def with_gaps(random):
    """A third of the cells, one whole row, one whole column."""
    X, y, attributes, cls = of_labels(random)
    X = np.column_stack([X, random.normal(size=(60, 3)) + y[:, None]])
    X[random.random(X.shape) < 0.3] = np.nan
    X[7], X[:, 4] = np.nan, np.nan
    return X, y, attributes + numeric_attributes(3), cls


def constant_columns(random):
    X, y = numbers(random, 40, 4)
    X[:, 1], X[:, 2] = 3.0, 1e17
    return X, y, numeric_attributes(4), classes(2)


def nothing_but_constants(random):
    return np.ones((20, 3)), np.arange(20) % 2, numeric_attributes(3), classes(2)


def one_class(random):
    X, y = numbers(random, 30, 3)
    return X, y * 0, numeric_attributes(3), classes(2)


def one_declared_class(random):
    X, y = numbers(random, 30, 3)
    return X, y * 0, numeric_attributes(3), classes(1)


def two_rows(random):
    X = np.array([[0.0, 1.0], [1.0, -1.0]])
    return X, np.arange(2), numeric_attributes(2), classes(2)


def five_hundred_classes(random):
    y = np.arange(1000) % 500
    X = random.normal(size=(1000, 3)) + np.column_stack(
        [y % 10, y // 10 % 10, y // 100]
    )
    return X, y, numeric_attributes(3), classes(500)


def ten_thousand_attributes(random):
    X, y = numbers(random, 50, 10_000)
    return X, y, numeric_attributes(10_000), classes(2)


def thirty_classes(random):
    y = np.arange(90) % 30
    X = random.normal(size=(90, 3)) + np.column_stack([y % 10, y // 10, y % 3])
    return X, y, numeric_attributes(3), classes(30)


def more_attributes_than_rows(random):
    X, y = numbers(random, 50, 120)
    return X, y, numeric_attributes(120), classes(2)


def duplicates(random):
    """Four rows, each of them twelve times, with both classes."""
    X = np.repeat([[0.0, 0.0], [0.0, 1.0], [5.0, 5.0], [9.0, -3.0]], 12, axis=0)
    return X, np.arange(48) // 3 % 2, numeric_attributes(2), classes(2)


def one_attribute(random):
    X, y = numbers(random, 40, 1)
    return X, y, numeric_attributes(1), classes(2)


ODD = (
    of_labels, with_gaps, constant_columns, nothing_but_constants, one_class,
    one_declared_class, two_rows, thirty_classes, more_attributes_than_rows,
    five_hundred_classes, ten_thousand_attributes, duplicates, one_attribute,
)  # fmt: skip


@cache
def dataset(make, numeric_class):
    """Return one set for all learners, of which none may change it."""
    random = np.random.default_rng(3)
    X, y, attributes, class_attribute = make(random)
    if numeric_class:
        y = y * 2.5 - 1.0
        class_attribute = Attribute("class")
    X.flags.writeable = y.flags.writeable = False
    return Dataset(
        X=X, y=y, attributes=attributes, class_attribute=class_attribute,
        name=make.__name__,
    )  # fmt: skip


class Hangs(BaseException):
    """Not an Exception, so that no fold takes it for its own failure."""


@contextmanager
def not_for_ever():
    """End what hangs, by a signal that counts this process's time on the processor."""

    def stop(_number, _frame):
        raise Hangs

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, HANGS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0.0)
        signal.signal(signal.SIGPROF, before)


def run(learner, params, data, kind):
    protocol = {"kind": kind, "folds": 2, "percent": 50, "seed": 1}
    return workbench.evaluate(
        data, learner, params=params, protocol=protocol, predictions=True
    )


def params_of(learner, preset, full_size):
    params = {"preset": preset} if preset else {}
    few = {} if full_size else FEW.get(learner, {})
    return params | SHORT.get((learner, preset), {}) | few


def check_result(document, data):
    assert document["failed"] == []
    labels = set(data.classes)
    for row in document["predictions"]:
        if labels:
            assert row["predicted"] in labels
            assert np.isfinite(row["scores"] or [0.0]).all()
        else:
            assert np.isfinite(row["predicted"])


def refusals(learner, params, data, kind):
    """Return the lines by which a learner refuses the data; folds may differ."""
    try:
        document = run(learner, params, data, kind)
    except Problem as problem:
        return {str(problem)}
    assert {f["type"] for f in document["failed"]} <= {"Problem"}
    return {f["text"] for f in document["failed"]}


#: What needs its seconds, once: 125 000 pairs of classes, 10 000 columns.
LARGE = (five_hundred_classes, ten_thousand_attributes)
#: A search by passes over attributes; quick has the family of metrics on such rows in
#: metrics/test_metric_family.py ("wide").
LONG = {("axis-weights", "more_attributes_than_rows")}


def lane_of(learner, make):
    """Return the cheapest lane: the large sets are not for all.

    Thirty classes and more attributes than rows stand for them, but a limit is only
    reached at full size. The nearest neighbours show that the program itself takes them.
    """
    if make not in LARGE:
        return "usual" if (learner, make.__name__) in LONG else "quick"
    refused = (learner, make.__name__) in REFUSALS
    return "usual" if refused or learner == "knn" else "whole"


def cases():
    """Yield every learner with every odd set."""
    for learner in LEARNERS:
        name, preset = learner.values
        for make in ODD:
            mark = pytest.mark.lane(lane_of(name, make), "seconds on a large set")
            label = f"{learner.id}-{make.__name__}"
            yield pytest.param(name, preset, make, id=label, marks=mark)


def protocols(make):
    if make in LARGE:
        return ("split",)
    return ("cv", "train") if make is two_rows else ("cv",)


@pytest.mark.parametrize(("learner", "preset", "make"), list(cases()))
def test_a_result_or_one_line(learner, preset, make, full_size):
    reason = LEFT_OUT.get((learner, preset, make.__name__))
    if reason:
        pytest.skip(reason)
    data = dataset(make, bundled()[learner].plugin.kind == "regressor")
    params = params_of(learner, preset, full_size)
    refused = REFUSALS.get((learner, make.__name__))
    lines = set()
    with not_for_ever():
        for kind in protocols(make):
            if refused:
                lines |= refusals(learner, params, data, kind)
            else:
                check_result(run(learner, params, data, kind), data)
    if refused:
        [line] = lines
        assert refused in line
        assert "\n" not in line
