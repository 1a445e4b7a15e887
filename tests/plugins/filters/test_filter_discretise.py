"""The filter discretise: what goes in and comes out, fitted on training rows only."""

from __future__ import annotations

import numpy as np
import pytest
from sklearn.datasets import load_iris

from workbench.api import Attribute, Dataset, Problem
from workbench.bundled.filter_discretise import Discretise
from workbench.compute.fitting.pipeline import apply_steps, fit_pipeline
from workbench.core.learner.filter_steps import Step

NAMES = ("sepallength", "sepalwidth", "petallength", "petalwidth")
CLASS = Attribute("class", "nominal", ("setosa", "versicolor", "virginica"))


@pytest.fixture(scope="module")
def iris():
    X, y = load_iris(return_X_y=True)
    return Dataset(X, y, tuple(Attribute(n) for n in NAMES), CLASS, "iris")


def test_the_labels_of_iris(iris):
    cut = apply_steps(iris, [Step("discretise", {"method": "mdl"})])
    assert [a.kind for a in cut.attributes] == ["nominal"] * 4
    assert cut.attributes[2].values == ("(-inf, 2.45]", "(2.45, 4.75]", "(4.75, inf)")
    assert cut.attributes[3].values == ("(-inf, 0.8]", "(0.8, 1.75]", "(1.75, inf)")
    counts = [np.bincount(column.astype(int)).tolist() for column in cut.X.T[2:]]
    petals = iris.X.T[2:]
    edges = ([-np.inf, 2.45, 4.75, np.inf], [-np.inf, 0.8, 1.75, np.inf])
    assert counts == [
        np.histogram(p, e)[0].tolist() for p, e in zip(petals, edges, strict=True)
    ]


def test_cuts_come_from_the_training_rows(iris):
    step = Step("discretise", {"bins": 4})
    low = iris.take(iris.X[:, 0] < 5.5)
    fitted = fit_pipeline([step], low)
    first, last = low.X[:, 0].min(), low.X[:, 0].max()
    alone = fit_pipeline([step], low).apply(iris)
    cuts = np.linspace(first, last, 5)[1:-1]
    np.testing.assert_array_equal(alone.X[:, 0], np.digitize(iris.X[:, 0], cuts, True))
    assert fitted.apply(iris).attributes == fitted.train.attributes
    # rows beyond the training range are in the end interval
    assert set(alone.X[iris.X[:, 0] > last, 0]) == {3.0}


def test_other_columns_and_missing_values_stay():
    attributes = (
        Attribute("size"),
        Attribute("word", "string", ("x", "y")),
        Attribute("colour", "nominal", ("red", "blue")),
        Attribute("same"),
        Attribute("day", "date", format="yyyy-MM-dd"),
    )
    day = 86_400_000.0
    X = np.array(
        [
            [1.0, 0.0, 1.0, 7.0, 0.0],
            [np.nan, 1.0, np.nan, 7.0, day],
            [5.0, 0.0, 0.0, np.nan, 4 * day],
        ]
    )
    model = Discretise(bins=2).fit(X, attributes=attributes)
    expected = [[0, 0, 1, 0, 0], [np.nan, 1, np.nan, 0, 0], [1, 0, 0, np.nan, 1]]
    np.testing.assert_array_equal(model.transform(X), expected)
    assert model.attributes_[1:3] == attributes[1:3]
    assert model.attributes_[3] == Attribute("same", "nominal", ("all",))
    assert model.attributes_[4].values == ("(-inf, 1970-01-03]", "(1970-01-03, inf)")


def test_only_the_named_columns_are_cut(iris):
    step = Step("discretise", {"attributes": "petalwidth, sepallength"})
    kinds = [a.kind for a in apply_steps(iris, [step]).attributes]
    assert kinds == ["nominal", "numeric", "numeric", "nominal"]


def test_an_attribute_that_says_nothing_keeps_its_place_under_mdl(iris):
    X = iris.X.copy()
    X[:, 1] = np.arange(150) % 7
    noisy = Dataset(X, iris.y, iris.attributes, CLASS)
    cut = apply_steps(noisy, [Step("discretise", {"method": "mdl"})])
    assert cut.attributes[1] == Attribute("sepalwidth", "nominal", ("all",))
    assert set(cut.X[:, 1]) == {0.0}


def test_the_better_encoding_cuts_no_less(iris):
    X = np.round(iris.X)  # few distinct values: few boundaries to pay for
    usual = Discretise(method="mdl").fit(X, iris.y)
    better = Discretise(method="mdl", better_encoding=True).fit(X, iris.y)
    n_usual, n_better = (sum(map(len, m.cuts_)) for m in (usual, better))
    assert n_better > n_usual


@pytest.mark.parametrize("class_kind", ["numeric", "string"])
def test_mdl_without_a_nominal_class_is_refused_in_one_line(iris, class_kind):
    attribute = Attribute(
        "target", class_kind, ("a",) if class_kind == "string" else ()
    )
    y = np.zeros(150)
    with pytest.raises(Problem, match=f"the {class_kind} class 'target'.*nominal"):
        Discretise(method="mdl").fit(iris.X, y, class_attribute=attribute)
    with pytest.raises(Problem, match="without a class"):
        Discretise(method="mdl").fit(iris.X)
    with pytest.raises(Problem, match="numeric class"):
        Discretise(method="mdl").fit(iris.X, iris.X[:, 0])
    # the other methods need none
    assert Discretise().fit(iris.X).transform(iris.X).max() == 9


def test_rows_without_a_class_do_not_move_mdl(iris):
    y = iris.y.copy()
    y[::3] = -1
    gaps = Discretise(method="mdl").fit(iris.X, y, class_attribute=CLASS)
    known = y >= 0
    only = Discretise(method="mdl").fit(iris.X[known], y[known], class_attribute=CLASS)
    for a, b in zip(gaps.cuts_, only.cuts_, strict=True):
        np.testing.assert_array_equal(a, b)
    assert sum(map(len, gaps.cuts_)) > 0


def test_a_wrong_name_is_told(iris):
    with pytest.raises(Problem, match=r"filter discretise: no attribute 'petal'"):
        apply_steps(iris, [Step("discretise", {"attributes": "petal"})])
