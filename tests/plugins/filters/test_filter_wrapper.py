"""Forward and backward selection as filters."""

from __future__ import annotations

import numpy as np
import pytest
from sklearn.datasets import load_wine
from sklearn.neighbors import KNeighborsClassifier
from sklearn.preprocessing import minmax_scale

from workbench.api import Attribute, Dataset, Problem
from workbench.bundled.filter_select import SelectBackward, SelectForward
from workbench.compute.fitting.pipeline import apply_steps, fit_pipeline
from workbench.core.learner.filter_steps import Step

CLASS = Attribute("class", "nominal", ("a", "b", "c"))


@pytest.fixture(scope="module")
def wine():
    X, y = load_wine(return_X_y=True)
    # scikit-learn has no rule for ties: a little noise, and there are none
    X += np.random.default_rng(1).normal(0.0, 0.01 * X.std(axis=0), X.shape)
    return Dataset(X, y, tuple(Attribute(f"w{j}") for j in range(13)), CLASS, "wine")


def loo(X, y, k):
    """Ask scikit-learn about each row by the others (X=None leaves a row out)."""
    return (
        KNeighborsClassifier(k, algorithm="brute")
        .fit(minmax_scale(X), y)
        .score(None, y)
    )


@pytest.mark.parametrize("cls", [SelectForward, SelectBackward])
def test_every_accuracy_on_the_path_is_scikit_learns(wine, cls):
    model = cls(5).fit(wine.X, wine.y, wine.attributes, CLASS)
    assert len(model.path_) > 2
    for stage, score in zip(model.path_, model.scores_, strict=True):
        columns = [wine.index_of(name) for name in stage["kept"]]
        assert stage["accuracy"] == score
        assert score == pytest.approx(loo(wine.X[:, columns], wine.y, 5), abs=1e-12)
    assert [a.name for a in model.attributes_] == sorted(
        model.path_[-1]["kept"], key=lambda name: int(name[1:])
    )


def test_the_path_names_what_changed(wine):
    forward = SelectForward(1).fit(wine.X, wine.y, wine.attributes, CLASS)
    assert [s["changed"] for s in forward.path_] == forward.path_[-1]["kept"]
    assert all(np.diff(forward.scores_) > 0)
    backward = SelectBackward(1).fit(wine.X, wine.y, wine.attributes, CLASS)
    assert backward.path_[0]["changed"] == ""
    gone = {s["changed"] for s in backward.path_[1:]}
    assert gone == {a.name for a in wine.attributes} - set(backward.path_[-1]["kept"])
    assert all(np.diff(backward.scores_) >= 0)


def test_columns_come_out_as_they_went_in(wine):
    step = Step("select-forward", {"n_neighbors": 3, "n_attributes": 2})
    chosen = apply_steps(wine, [step])
    assert chosen.n_attributes == 2
    for j, attribute in enumerate(chosen.attributes):
        column = wine.X[:, wine.index_of(attribute.name)]
        np.testing.assert_array_equal(chosen.X[:, j], column)


def test_the_search_sees_the_training_rows_only(wine):
    train = np.arange(wine.n_rows) % 2 == 0
    leak = np.where(train, 0.0, wine.y)
    data = Dataset(
        np.column_stack([leak, wine.X]), wine.y, (Attribute("leak"), *wine.attributes),
        CLASS,
    )  # fmt: skip
    fitted = fit_pipeline([Step("select-forward")], data.take(train))
    test = fitted.apply(data.take(~train))
    assert "leak" not in [a.name for a in test.attributes]
    seen = apply_steps(data.take(~train), [Step("select-forward")])
    assert [a.name for a in seen.attributes] == ["leak"]


def test_texts_are_dropped_and_alone_refused(wine):
    text = Attribute("t", "string", ("x", "y"))
    X = np.column_stack([np.arange(wine.n_rows) % 2, wine.X[:, :2]])
    data = Dataset(X, wine.y, (text, *wine.attributes[:2]), CLASS)
    chosen = apply_steps(data, [Step("select-backward")])
    assert text not in chosen.attributes
    with pytest.raises(Problem, match="no attribute to choose"):
        apply_steps(data.select(["t"]), [Step("select-forward")])


def test_a_numeric_class_is_refused_in_one_line(wine):
    numeric = Dataset(wine.X, wine.X[:, 0], wine.attributes, Attribute("t"))
    with pytest.raises(Problem, match=r"select-forward.*numeric class 't'"):
        apply_steps(numeric, [Step("select-forward")])
