"""Selecting attributes by hand and by rank."""

from __future__ import annotations

import json

import numpy as np
import pytest
from sklearn.datasets import load_iris
from sklearn.feature_selection import f_classif
from support.checkout import DATA

import workbench
from workbench.api import Attribute, Dataset, Problem
from workbench.bundled.filter_select import SelectRanked
from workbench.compute.fitting.pipeline import apply_steps, fit_pipeline
from workbench.core.learner.filter_steps import Step
from workbench.numerics.attributes.ranking import MEASURES

#: What Weka 3.9.7 answers, by file (tests/tools/ask_weka/Selection.java).
WEKA = json.loads((DATA / "weka_selection.json").read_text())
CLASS = Attribute("class", "nominal", ("a", "b", "c"))
ABCDE = (
    Attribute("a"),
    Attribute("b, or not", "nominal", ("p", "q")),
    Attribute("c", "string", ("x", "y", "z")),
    Attribute("d"),
    Attribute("2"),
)


@pytest.fixture(scope="module")
def iris():
    X, y = load_iris(return_X_y=True)
    names = ("sepallength", "sepalwidth", "petallength", "petalwidth")
    return Dataset(X, y, tuple(Attribute(n) for n in names), CLASS, "iris")


@pytest.fixture
def table():
    X = np.array([[0.0, 1.0, 2.0, 3.0, 4.0], [0.5, 0.0, 1.0, np.nan, 4.5]])
    return Dataset(X, np.array([0, 1]), ABCDE, CLASS, "table")


# -- by hand ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("", [0, 1, 2, 3, 4]),
        ("d, a", [0, 3]),
        ('"b, or not",c', [1, 2]),
        ("1, 3-4", [0, 2, 3]),
        ("first, last", [0, 4]),
        ("FIRST-3", [0, 1, 2]),
        ("4-last, d", [3, 4]),
        ("2", [4]),  # a name goes before a position
        ("1-1", [0]),
    ],
)
def test_names_and_positions(table, text, kept):
    chosen = apply_steps(table, [Step("select", {"attributes": text})])
    assert chosen.attributes == tuple(ABCDE[j] for j in kept)
    np.testing.assert_array_equal(chosen.X, table.X[:, kept])


def test_inverting_drops(table):
    step = Step("select", {"attributes": "c, 5", "invert": True})
    chosen = apply_steps(table, [step])
    assert [a.name for a in chosen.attributes] == ["a", "b, or not", "d"]
    everything = Step("select", {"invert": True})
    assert apply_steps(table, [everything]).n_attributes == 5


@pytest.mark.parametrize("text", ["e", "0", "6", "3-2", "1-6", "-1", "1-", "a-d"])
def test_what_is_no_attribute_is_told(table, text):
    with pytest.raises(Problem, match=f"no attribute '{text}'.*1 to 5"):
        apply_steps(table, [Step("select", {"attributes": text})])


def test_at_least_one_attribute_is_left(table):
    with pytest.raises(Problem, match="no attribute is left"):
        apply_steps(table, [Step("select", {"attributes": "1-5", "invert": True})])


# -- by rank ---------------------------------------------------------------------------


@pytest.mark.parametrize("measure", MEASURES[:4])
@pytest.mark.parametrize("file", ["wine.arff", "glass.arff"])
def test_the_best_are_those_of_weka(shared_data, file, measure):
    data = workbench.read(str(shared_data / "arff" / file))
    theirs = np.array(WEKA[file][measure])
    model = SelectRanked(measure, n_attributes=4)
    model.fit(data.X, data.y, data.attributes, data.class_attribute)
    np.testing.assert_allclose(model.scores_, theirs, atol=1e-9)
    best = np.argsort(-theirs, kind="stable")[:4]
    assert model.kept_.tolist() == sorted(best.tolist())
    assert model.ranking_[:4].tolist() == best.tolist()


def test_the_f_ratio_is_scikit_learns(iris):
    model = SelectRanked("f-ratio", n_attributes=2).fit(iris.X, iris.y)
    np.testing.assert_allclose(model.scores_, f_classif(iris.X, iris.y)[0], rtol=1e-12)
    assert [a.name for a in model.attributes_] == ["x3", "x4"]


def test_the_f_ratio_of_attributes_without_variance(iris):
    X = np.column_stack([np.ones(150), iris.y, iris.X[:, 0], iris.X[:, 0]])
    X[3, 3] = np.nan
    labels = (Attribute("l", "nominal", ("p", "q", "r")),)
    attributes = (*(Attribute(n) for n in "cpxg"), *labels)
    model = SelectRanked("f-ratio").fit(
        np.column_stack([X, iris.y]), iris.y, attributes, CLASS
    )
    known = ~np.isnan(X[:, 3])
    of_known = f_classif(X[known][:, [3]], iris.y[known])[0][0]
    assert model.scores_[:2].tolist() == [0.0, np.inf]
    assert model.scores_[3] == pytest.approx(of_known, rel=1e-12)
    assert np.isnan(model.scores_[4])
    assert model.ranking_[0] == 1
    assert 4 not in model.kept_


def test_threshold_and_number_both_hold(iris):
    free = SelectRanked(n_attributes=None, threshold=0.4).fit(iris.X, iris.y)
    assert free.kept_.tolist() == [0, 2, 3]
    both = SelectRanked(n_attributes=2, threshold=0.4).fit(iris.X, iris.y)
    assert both.kept_.tolist() == [2, 3]
    with pytest.raises(Problem, match="info-gain above 9"):
        SelectRanked(threshold=9.0).fit(iris.X, iris.y)


def test_equal_scores_go_to_the_left(iris):
    X = np.column_stack([iris.X[:, 0], iris.X[:, 2], iris.X[:, 2], iris.X[:, 2]])
    for measure in MEASURES:
        model = SelectRanked(measure, n_attributes=2).fit(X, iris.y)
        assert model.kept_.tolist() == [1, 2]


def test_texts_are_dropped_and_ranked_nowhere(table):
    rows = table.take(np.arange(20) % 2)
    chosen = apply_steps(rows, [Step("select-ranked", {"method": "gain-ratio"})])
    assert "c" not in [a.name for a in chosen.attributes]
    texts = Dataset(rows.X[:, 2:3], rows.y, ABCDE[2:3], CLASS)
    with pytest.raises(Problem, match="no attribute has a score by info-gain"):
        apply_steps(texts, [Step("select-ranked")])


def test_a_numeric_class_is_refused_in_one_line(iris):
    numeric = Dataset(iris.X, iris.X[:, 0], iris.attributes, Attribute("t"))
    with pytest.raises(Problem, match=r"select-ranked.*numeric class 't'.*nominal"):
        apply_steps(numeric, [Step("select-ranked")])


def test_a_sample_of_relieff_is_drawn_by_its_seed(iris):
    def scores(seed, n=30):
        model = SelectRanked("relieff", n_sampled=n, random_state=seed)
        return model.fit(iris.X, iris.y).scores_

    whole = SelectRanked("relieff").fit(iris.X, iris.y).scores_
    np.testing.assert_array_equal(scores(1), scores(1))
    assert not np.array_equal(scores(1), scores(2))
    np.testing.assert_allclose(scores(1), whole, atol=0.1)
    np.testing.assert_array_equal(scores(1, 150), whole)


def test_scores_come_from_the_training_rows(iris):
    """The test rows hold a column that gives the class away; it is not seen."""
    X = np.column_stack([iris.X, np.zeros(150)])
    train = np.arange(150) % 3 > 0
    X[~train, 4] = iris.y[~train]
    attributes = (*iris.attributes, Attribute("leak"))
    data = Dataset(X, iris.y, attributes, CLASS)
    best = Step("select-ranked", {"method": "f-ratio", "n_attributes": 1})
    fitted = fit_pipeline([best], data.take(train))
    names = [a.name for a in fitted.apply(data.take(~train)).attributes]
    assert names == ["petallength"]
    seen = apply_steps(data.take(~train), [best])
    assert [a.name for a in seen.attributes] == ["leak"]
