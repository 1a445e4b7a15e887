"""The task that ranks attributes."""

from __future__ import annotations

import numpy as np
import pytest
from sklearn.datasets import load_iris
from sklearn.feature_selection import f_classif

from workbench.api import Attribute, Dataset, Problem
from workbench.jobs.inline import InlineEngine
from workbench.jobs.registry import resolve
from workbench.jobs.spec import JobSpec
from workbench.numerics.attributes.ranking import MEASURES

CLASS = Attribute("class", "nominal", ("a", "b", "c"))
NAMES = ("sl", "sw", "pl", "pw")


@pytest.fixture
def folder(tmp_path):
    X, y = load_iris(return_X_y=True)
    attributes = (Attribute("text", "string", ("x",)), *map(Attribute, NAMES))
    data = Dataset(np.column_stack([np.zeros(150), X]), y, attributes, CLASS)
    data.save(tmp_path)
    return str(tmp_path)


def test_attributes_come_best_first(folder):
    ranking = resolve("rank")({"data": folder, "method": "f-ratio"})
    F = f_classif(*load_iris(return_X_y=True))[0]
    order = np.argsort(-F)
    assert ranking.columns.tolist() == (order + 1).tolist()
    assert ranking.names == tuple(NAMES[j] for j in order)
    np.testing.assert_allclose(ranking.scores, F[order], rtol=1e-12)


@pytest.mark.parametrize("method", MEASURES)
def test_every_measure_is_told_with_progress(folder, method):
    told = []
    InlineEngine(told.append).submit(
        JobSpec("rank", {"data": folder, "method": method, "params": {}})
    )
    assert told[-1].kind == "done"
    scores = told[-1].data.scores.tolist()
    assert scores == sorted(scores, reverse=True)
    assert set(told[-1].data.names) == set(NAMES)
    assert any(event.kind == "progress" for event in told)


def test_the_labels_of_an_attribute_can_stand_for_the_classes(tmp_path):
    X, y = load_iris(return_X_y=True)
    kinds = np.where(np.arange(150) % 10, y, np.nan)
    label = Attribute("kind", "nominal", ("a", "b", "c"))
    data = Dataset(
        np.column_stack([X, kinds]), np.arange(150.0),
        (*map(Attribute, NAMES), label), Attribute("number"),
    )  # fmt: skip
    data.save(tmp_path)
    ranking = resolve("rank")({"data": str(tmp_path), "method": "f-ratio", "by": 4})
    known = ~np.isnan(kinds)
    F = f_classif(X[known], y[known])[0]
    assert ranking.columns.tolist() == np.argsort(-F).tolist()


def test_parameters_of_relieff_reach_it(folder):
    rank = resolve("rank")
    few = rank({"data": folder, "method": "relieff", "params": {"n_neighbors": 1}})
    many = rank({"data": folder, "method": "relieff"})
    assert few.scores.tolist() != many.scores.tolist()


def test_what_cannot_be_ranked_is_refused_in_one_line(folder, tmp_path):
    with pytest.raises(Problem, match="method = 'nonsense'"):
        resolve("rank")({"data": folder, "method": "nonsense"})
    numeric = tmp_path / "numeric"
    numeric.mkdir()
    X = np.ones((3, 1))
    Dataset(X, np.ones(3), (Attribute("a"),), Attribute("t")).save(numeric)
    with pytest.raises(Problem, match="numeric class 't'"):
        resolve("rank")({"data": str(numeric), "method": "info-gain"})
