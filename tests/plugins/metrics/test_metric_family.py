"""Every learner of a metric on what all must do alike; they are found by declaration."""

from __future__ import annotations

import inspect
import json
import os
import subprocess
import sys
import warnings
from functools import cache

import numpy as np
import pytest
from sklearn.datasets import load_iris, load_wine
from sklearn.exceptions import ConvergenceWarning
from sklearn.preprocessing import minmax_scale
from support.estimators import bundled

import workbench
from workbench.api import Attribute, Dataset, numeric_attributes
from workbench.api.report import Cancelled, reporting_to
from workbench.cli.main import DONE, run
from workbench.compute.evaluation.learning_curves import learning_curve
from workbench.compute.evaluation.request import Request
from workbench.compute.folds.folds import Protocol
from workbench.compute.models.saved_models import open_model, save_model
from workbench.compute.reading.readers import read
from workbench.core.learner.learner_settings import LearnerSettings

FAMILY = [
    cls
    for cls in bundled().values()
    if cls.plugin.family == "Metric learning" or cls.plugin.kind == "metric"
]
#: Those with one metric for all places; local-lda has one for each query.
GLOBAL = [cls for cls in FAMILY if cls.plugin.id != "local-lda"]
ITERATIVE = [cls for cls in FAMILY if "max_iter" in {p.name for p in cls.plugin.params}]

every = pytest.mark.parametrize("cls", FAMILY, ids=lambda cls: cls.plugin.id)
every_global = pytest.mark.parametrize("cls", GLOBAL, ids=lambda cls: cls.plugin.id)
iterative = pytest.mark.parametrize("cls", ITERATIVE, ids=lambda cls: cls.plugin.id)


def fitted(cls, X, y, **given):
    """Fit with the defaults; that more steps may help is no matter here."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ConvergenceWarning)
        return cls().fit(X, y, **given)


@cache
def wine():
    X, y = load_wine(return_X_y=True)
    return minmax_scale(X), y


@cache
def on_wine(cls):
    return fitted(cls, *wine())


def test_the_family_is_whole():
    assert {
        "kissnn", "kissme", "lmnn", "itml", "nca", "mmc", "probabilistic", "local-lda",
        "rca", "lfda", "lda-metric", "pca-metric", "whitening", "sdml", "lsml",
    } <= {cls.plugin.id for cls in FAMILY}  # fmt: skip


# -- what a metric is -------------------------------------------------------------------


@every_global
def test_metric_map_and_distances_are_one(cls):
    X, _ = wine()
    model = on_wine(cls)
    M, L = model.M_, model.components_
    scale = np.abs(M).max()
    assert np.array_equal(M, M.T)
    np.testing.assert_allclose(L.T @ L, M, atol=1e-9 * scale)
    assert np.linalg.eigvalsh(M).min() >= -1e-9 * scale
    assert not np.allclose(M, np.eye(13))
    np.testing.assert_allclose(model.transform(X), X @ L.T, atol=1e-9)
    distances, rows = model.kneighbors(X[:20])
    squared = np.einsum("abi,ij,abj->ab", X[:20, None] - X, M, X[:20, None] - X)
    expected = np.sqrt(np.maximum(np.sort(squared, axis=1)[:, : rows.shape[1]], 0))
    np.testing.assert_allclose(distances, expected, rtol=1e-6, atol=1e-7 * scale)


@every
def test_description_is_json_of_the_model(cls):
    model = on_wine(cls)
    told = json.loads(json.dumps(model.describe_model(), allow_nan=False))
    if cls in GLOBAL:
        assert np.array_equal(told["M"], model.M_)
        assert np.array_equal(told["components"], model.components_)
        values = np.linalg.eigvalsh(model.M_)[::-1]
        np.testing.assert_allclose(told["eigenvalues"], values, atol=1e-9 * values[0])
        assert told["rank"] == len(model.components_)


# -- labels, rows, units ----------------------------------------------------------------


@every
def test_labels_of_any_kind_mean_the_same(cls):
    X, y = wine()
    expected = on_wine(cls).predict(X)
    # sorted, so that ties of votes are won by the same class
    for names in (["one more", "zero", "β"], [-7, 3, 1000]):
        labels = np.array(names)
        model = fitted(cls, X, labels[y])
        np.testing.assert_array_equal(model.predict(X), labels[expected])
    two = fitted(cls, X, y > 0)
    assert two.predict(X).dtype == bool


@every
def test_the_seed_decides_to_the_last_bit(cls):
    X, y = wine()
    again = fitted(cls, X, y)
    np.testing.assert_array_equal(again.predict_proba(X), on_wine(cls).predict_proba(X))
    if cls in GLOBAL:
        np.testing.assert_array_equal(again.M_, on_wine(cls).M_)


def all_pairs(y, random):
    """Return every pair of some rows, and whether they are of one class."""
    rows = random.choice(len(y), 40, replace=False)
    i, j = (rows[side] for side in np.triu_indices(40, 1))
    return np.column_stack([i, j, np.where(y[i] == y[j], 1, -1)])


def some_triples(y, random):
    triples = random.integers(len(y), size=(3000, 3))
    i, j, k = triples.T
    return triples[(i != j) & (y[i] == y[j]) & (y[i] != y[k])]


@every_global
def test_the_order_of_rows_does_not_matter(cls):
    """Where pairs are drawn by chance, the same are given by hand."""
    X, y = wine()
    random = np.random.default_rng(4)
    order = random.permutation(len(y))
    place = np.argsort(order)
    asked = inspect.signature(cls.fit).parameters
    given, moved = {}, {}
    if "pairs" in asked:
        pairs = all_pairs(y, random)
        given = {"pairs": pairs}
        moved = {"pairs": np.column_stack([place[pairs[:, :2]], pairs[:, 2]])}
    elif "triples" in asked and cls.plugin.id != "lmnn":
        triples = some_triples(y, random)
        given, moved = {"triples": triples}, {"triples": place[triples]}
    a = fitted(cls, X, y, **given).M_
    b = fitted(cls, X[order], y[order], **moved).M_
    # iterations end at slightly different places of a flat bottom
    tolerance = 1e-2 if cls in ITERATIVE else 1e-7
    assert np.linalg.norm(a - b) <= tolerance * np.linalg.norm(a)


@every
def test_units_do_not_matter_after_scaling(cls):
    """Columns from 1e-6 to 1e6, by powers of two: min-max scaling is exact then."""
    X, y = load_iris(return_X_y=True)
    units = 2.0 ** np.array([-20, 20, 0, 7])
    answers = []
    for rows in (X, X * units):
        data = Dataset(
            rows, y, numeric_attributes(4), Attribute("c", "nominal", ("a", "b", "c"))
        )
        document = workbench.evaluate(
            data, cls.plugin.id, cv=2, scale="min-max", predictions=True
        )
        answers.append([row["scores"] for row in document["predictions"]])
    assert answers[0] == answers[1]


#: Those whose answers do not depend on the attributes' units, without any scaling.
FREE_OF_UNITS = ("lda-metric", "whitening", "rca", "mmc", "sdml")


@pytest.mark.parametrize("name", FREE_OF_UNITS)
def test_units_do_not_matter_at_all(name):
    [cls] = [cls for cls in FAMILY if cls.plugin.id == name]
    X, y = load_iris(return_X_y=True)
    units = np.array([1e-6, 1e6, 1.0, 1e3])
    a, b = fitted(cls, X, y), fitted(cls, X * units, y)
    np.testing.assert_array_equal(a.predict(X), b.predict(X * units))
    expected = a.M_ / np.outer(units, units)
    diagonal = np.sqrt(np.outer(np.diag(expected), np.diag(expected)))
    np.testing.assert_allclose(b.M_ / diagonal, expected / diagonal, atol=1e-4)


# -- odd data ---------------------------------------------------------------------------


def odd_sets():
    random = np.random.default_rng(6)
    y = np.arange(24) % 3
    X = random.normal(size=(24, 4)) + y[:, None]
    constant = X.copy()
    constant[:, [1, 3]] = 7.0, -1e9
    tiny = np.repeat([0, 1, 2, 3], [1, 2, 1, 20])
    return {
        "wide": (random.normal(size=(24, 60)) + y[:, None], y),
        "constants": (constant, y),
        "tiny classes": (X, tiny),
        "badly scaled": (X * [1e-6, 1.0, 1e3, 1e6], y),
        "all alike": (np.ones((24, 4)), y),
        "one class": (X, y * 0),
        "two rows": (X[:2], y[:2]),
    }


ODD = odd_sets()


@pytest.mark.parametrize("name", ODD)
@every_global
def test_odd_data_give_a_metric_or_say_why_not(cls, name):
    X, y = ODD[name]
    model = fitted(cls, X, y)
    M = model.M_
    assert np.isfinite(M).all()
    assert np.isfinite(model.predict_proba(X)).all()
    assert np.isin(model.predict(X), y).all()
    euclid = np.array_equal(M, np.eye(len(M)))
    assert bool(model.note_) or not euclid  # never the start silently
    assert bool(model.note_) or model.converged_


# -- in the program ---------------------------------------------------------------------


PREDICT = """
import sys, json
from workbench.compute.models.saved_models import open_model
from workbench.compute.reading.readers import read
data = read("builtin:wine")
print(json.dumps([open_model(p).predict(data)[1].scores.tolist() for p in sys.argv[1:]]))
"""


@pytest.mark.lane(
    "whole", "a process; tests/compute/models/test_saved_models.py has one for all"
)
def test_a_saved_model_gives_the_same_bits_in_another_process(tmp_path):
    data = read("builtin:wine")
    paths, expected = [], []
    for cls in FAMILY:
        path = tmp_path / f"{cls.plugin.id}.skops"
        save_model(data, Request(LearnerSettings(cls.plugin.id, scale="min-max")), path)
        paths.append(str(path))
        expected.append(open_model(path).predict(data)[1].scores.tolist())
    answer = subprocess.run(
        [sys.executable, "-c", PREDICT, *paths],
        capture_output=True, check=True, text=True, env={**os.environ},
    )  # fmt: skip
    assert json.loads(answer.stdout) == expected
    X, _ = wine()
    for cls, scores in zip(FAMILY, expected, strict=True):
        # the same model in this process, made by hand
        np.testing.assert_allclose(scores, on_wine(cls).predict_proba(X), atol=1e-12)


@pytest.mark.lane("usual", "three committees of every learner")
@every
def test_as_members_of_ensembles(cls):
    data = read("builtin:iris")
    for params in (
        ("bagging", {"base": cls.plugin.id, "n_estimators": 2}),
        ("voting", {"members": f"{cls.plugin.id}; one-r"}),
        ("stacking", {"members": f"{cls.plugin.id}; one-r", "n_folds": 2}),
    ):
        document = workbench.evaluate(data, params[0], params=params[1], cv=2)
        assert document["failed"] == []
        assert document["accuracy"] > 0.8


@every
def test_learning_curve_rises(cls):
    request = Request(
        LearnerSettings(cls.plugin.id, scale="min-max"), Protocol(folds=2, seed=1)
    )
    points = learning_curve(read("builtin:wine"), request, (0.1, 1.0)).points
    assert [point.failed for point in points] == [0, 0]
    assert points[1].test > max(points[0].test - 0.02, 0.85)


@iterative
def test_too_few_steps_are_a_note_and_no_noise(cls, capfd):
    words = ["fit", "builtin:wine", "-c", cls.plugin.id, "-p", "max_iter=1"]
    assert run([*words, "--json"]) == DONE
    out, err = capfd.readouterr()
    model = json.loads(out)["model"]
    assert "ConvergenceWarning" not in err
    assert not model["converged"]
    assert "Not converged within 1 iterations" in model["note"]
    assert run(words) == DONE
    out, err = capfd.readouterr()
    assert "Not converged within 1 iterations" in out
    assert "Warning" not in err


class Refuse:
    """A user who cancels at the first look."""

    def progress(self, fraction, message):
        raise AssertionError("a cancelled job tells nothing more")

    partial = progress

    def cancelled(self):
        return True


@every
def test_cancelling_is_heard(cls):
    X, y = wine()
    with reporting_to(Refuse()), pytest.raises(Cancelled):
        fitted(cls, X, y).predict(X)
