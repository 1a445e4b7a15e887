"""Every bundled learner on odd data: a result, or one line that says why not.

Each runs as `workbench evaluate` runs it, with what it cannot read prepared for it. The
learners are found as the catalogue finds them, so a new one is tested without a word.
"""

from __future__ import annotations

import signal
from contextlib import contextmanager

import numpy as np
import pytest

import workbench
from workbench.api import Attribute, Dataset, Problem, numeric_attributes

#: Seconds of the processor for one learner on one data set.
LIMIT = 25.0
#: Parameters that shorten what is long but not odd, by learner and preset.
SHORT = {
    ("mlp", "default"): {"max_iter": 20},
    ("mlp", "weka"): {"max_iter": 5},
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
    ("qda", "five_hundred_classes"): "two rows of each class, for its covariance",
    ("qda", "nothing_but_constants"): "qda: no attribute varies",
    ("qda", "two_rows"): "two rows of each class, for its covariance",
    ("qda", "ten_thousand_attributes"): "more rows in each class than attributes",
    ("qda", "with_gaps"): "the covariance of a class is singular",
}

INFOS = [
    info
    for info in workbench.plugins()
    if info["source"] == "bundled"
    and info["kind"] in ("classifier", "metric", "regressor")
]


def presets(info):
    """Return the presets of a plugin, or the one way there is."""
    for param in info["params"]:
        if param["name"] == "preset":
            return param["choices"]
    return [""]


LEARNERS = [
    pytest.param(info, preset, id=" ".join(filter(None, [info["id"], preset])))
    for info in INFOS
    for preset in presets(info)
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


def duplicates(random):
    """Four rows, each of them twelve times, with both classes."""
    X = np.repeat([[0.0, 0.0], [0.0, 1.0], [5.0, 5.0], [9.0, -3.0]], 12, axis=0)
    return X, np.arange(48) // 3 % 2, numeric_attributes(2), classes(2)


def one_attribute(random):
    X, y = numbers(random, 40, 1)
    return X, y, numeric_attributes(1), classes(2)


ODD = (
    of_labels, with_gaps, constant_columns, nothing_but_constants, one_class,
    one_declared_class, two_rows, five_hundred_classes, ten_thousand_attributes,
    duplicates, one_attribute,
)  # fmt: skip


def dataset(make, numeric_class):
    random = np.random.default_rng(3)
    X, y, attributes, class_attribute = make(random)
    if numeric_class:
        y = y * 2.5 - 1.0
        class_attribute = Attribute("class")
    return Dataset(
        X=X, y=y, attributes=attributes, class_attribute=class_attribute,
        name=make.__name__,
    )  # fmt: skip


class TookTooLong(BaseException):
    """Not an Exception, so that no fold takes it for its own failure."""


@contextmanager
def limited(seconds):
    """End what takes the processor too long, by a signal; other programs' time is free."""

    def stop(_number, _frame):
        raise TookTooLong

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0.0)
        signal.signal(signal.SIGPROF, before)


def run(info, preset, data, kind):
    protocol = {"kind": kind, "folds": 2, "percent": 50, "seed": 1}
    params = {"preset": preset} if preset else {}
    params |= SHORT.get((info["id"], preset), {})
    return workbench.evaluate(
        data, info["id"], params=params, protocol=protocol, predictions=True
    )


def check_result(document, data):
    assert document["failed"] == []
    labels = set(data.classes)
    for row in document["predictions"]:
        if labels:
            assert row["predicted"] in labels
            assert np.isfinite(row["scores"] or [0.0]).all()
        else:
            assert np.isfinite(row["predicted"])


def refusals(info, preset, data, kind):
    """Return the lines by which a learner refuses the data; folds may differ."""
    try:
        document = run(info, preset, data, kind)
    except Problem as problem:
        return {str(problem)}
    assert {f["type"] for f in document["failed"]} <= {"Problem"}
    return {f["text"] for f in document["failed"]}


#: What needs its seconds, once: 125 000 pairs of classes, 10 000 columns.
LARGE = (five_hundred_classes, ten_thousand_attributes)


def marked(make):
    slow = pytest.mark.slow if make in LARGE else ()
    return pytest.param(make, id=make.__name__, marks=slow)


def protocols(make):
    if make in LARGE:
        return ("split",)
    return ("cv", "train") if make is two_rows else ("cv",)


@pytest.mark.parametrize("make", [marked(make) for make in ODD])
@pytest.mark.parametrize(("info", "preset"), LEARNERS)
def test_a_result_or_one_line(info, preset, make):
    reason = LEFT_OUT.get((info["id"], preset, make.__name__))
    if reason:
        pytest.skip(reason)
    data = dataset(make, info["kind"] == "regressor")
    refused = REFUSALS.get((info["id"], make.__name__))
    lines = set()
    with limited(LIMIT):
        for kind in protocols(make):
            if refused:
                lines |= refusals(info, preset, data, kind)
            else:
                check_result(run(info, preset, data, kind), data)
    if refused:
        [line] = lines
        assert refused in line
        assert "\n" not in line
