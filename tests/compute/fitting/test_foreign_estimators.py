"""Estimators of scikit-learn that declare nothing are evaluated like plugins."""

import numpy as np
import pytest
from sklearn.linear_model import LinearRegression
from sklearn.neighbors import KNeighborsClassifier
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import MinMaxScaler, StandardScaler
from sklearn.svm import SVC, LinearSVC

import workbench
from workbench.api import Attribute, Dataset, Problem


def rows_of(document):
    return [(r["row"], r["predicted"]) for r in document["predictions"]]


def test_a_foreign_classifier_agrees_with_a_loop_over_the_same_folds(iris):
    foreign = KNeighborsClassifier(3)
    found = workbench.evaluate(iris, foreign, cv=5, seed=2, predictions=True)
    fold_of_row = {r["row"]: r["fold"] for r in found["predictions"]}
    folds = np.array([fold_of_row[i] for i in range(iris.n_rows)])
    hits = 0
    for fold in range(5):
        train = folds != fold
        model = KNeighborsClassifier(3).fit(iris.X[train], iris.y[train])
        hits += int((model.predict(iris.X[~train]) == iris.y[~train]).sum())
    assert found["correct"] == hits
    assert found["classifier"] == "KNeighborsClassifier"
    assert found["params"]["n_neighbors"] == 3
    assert not hasattr(foreign, "classes_")  # the one given is not fitted


def test_folds_are_the_same_for_foreign_and_bundled(iris):
    ours = workbench.evaluate(iris, "knn", cv=4, predictions=True)
    theirs = workbench.evaluate(iris, LinearSVC(), cv=4, predictions=True)
    assert [r["fold"] for r in ours["predictions"]] == [
        r["fold"] for r in theirs["predictions"]
    ]


def test_a_pipeline_scales_inside_the_folds_as_our_preparation_does(iris):
    pipeline = make_pipeline(MinMaxScaler(), SVC(C=2.0))
    inside = workbench.evaluate(iris, pipeline, predictions=True)
    outside = workbench.evaluate(iris, SVC(C=2.0), scale="min-max", predictions=True)
    assert rows_of(inside) == rows_of(outside)


def test_a_bundled_estimator_works_inside_a_pipeline(iris):
    pipeline = make_pipeline(StandardScaler(), workbench.make("knn", n_neighbors=3))
    inside = workbench.evaluate(iris, pipeline, predictions=True)
    plain = workbench.evaluate(
        iris, "knn", params={"n_neighbors": 3}, scale="z-score", predictions=True
    )
    assert rows_of(inside) == rows_of(plain)


def test_scores_of_pairs_of_classes_are_no_scores_of_classes(iris):
    four = iris.y + (np.arange(iris.n_rows) % 2) * 3  # six classes, fifteen pairs
    labels = Attribute("class", "nominal", tuple("abcdef"))
    data = Dataset(iris.X, four, iris.attributes, labels)
    machine = SVC(decision_function_shape="ovo")
    found = workbench.evaluate(data, machine, cv=3, predictions=True)
    assert not found["failed"]
    assert found["per_class"][0]["auc"] is None


def test_a_foreign_regressor_predicts_a_numeric_class():
    x = np.arange(20.0)
    data = Dataset(x[:, None], 3 * x + 1, (Attribute("x"),), Attribute("y"))
    found = workbench.evaluate(data, LinearRegression(), cv=4)
    assert found["mae"] == pytest.approx(0, abs=1e-9)
    assert found["r2"] == pytest.approx(1)


def test_parameters_beside_a_foreign_estimator_are_set_in_the_copies(iris):
    found = workbench.evaluate(iris, KNeighborsClassifier(3), params={"n_neighbors": 7})
    assert found["params"]["n_neighbors"] == 7
    with pytest.raises(Problem, match="LinearSVC: Invalid parameter"):
        workbench.evaluate(iris, LinearSVC(), params={"nonsense": 1})


@pytest.mark.parametrize("wrong", [3, None, KNeighborsClassifier, StandardScaler()])
def test_what_cannot_predict_is_refused_in_one_line(iris, wrong):
    with pytest.raises(Problem, match="expected"):
        workbench.evaluate(iris, wrong)


def test_counts_of_numpy_are_counts(iris):
    found = workbench.evaluate(iris, "knn", cv=np.int64(5), seed=np.int32(3))
    assert found == {
        **workbench.evaluate(iris, "knn", cv=5, seed=3),
        "seconds": found["seconds"],
        "meter": found["meter"],
    }
