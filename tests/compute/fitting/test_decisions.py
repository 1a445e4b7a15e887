"""Costs, class weights and calibration: the same as doing it by hand in scikit-learn."""

from __future__ import annotations

import numpy as np
import pytest
from sklearn.base import clone
from sklearn.calibration import CalibratedClassifierCV
from sklearn.ensemble import RandomForestClassifier
from sklearn.naive_bayes import GaussianNB
from sklearn.neighbors import KNeighborsClassifier, RadiusNeighborsClassifier
from sklearn.svm import LinearSVC

import workbench
from workbench.api import Attribute, Dataset, Problem
from workbench.compute.evaluation.request import Request
from workbench.compute.fitting.error_costs import least_cost
from workbench.compute.fitting.fitted_model import predicts_likeliest
from workbench.compute.fitting.foreign_estimators import as_declared
from workbench.compute.folds.folds import Protocol, plan, stratified
from workbench.core.learner.cost_matrix import costs_from
from workbench.core.learner.learner_settings import LearnerSettings

COSTS = [[0, 1, 9], [2, 0, 1], [1, 5, 0]]
FOLDS = Protocol(folds=3, seed=4)


def _data(n=180, n_classes=3, seed=0, shares=None):
    random = np.random.default_rng(seed)
    y = random.choice(n_classes, n, p=shares)
    X = random.normal(size=(n, 3)) + 0.9 * np.eye(n_classes, 3)[y]
    label = Attribute("class", "nominal", tuple("abcd"[:n_classes]))
    columns = tuple(Attribute(name) for name in ("p", "q", "r"))
    return Dataset(X, y, columns, label, "clouds")


def _folds(data):
    parts = plan(FOLDS, data)
    everything = np.arange(data.n_rows)
    return [(p.train(everything), p.test) for p in parts]


def _predictions(result):
    records = sorted(result["predictions"], key=lambda r: r["row"])
    names = result["data"]["classes"]
    scores = np.array([r["scores"] for r in records])
    return np.array([names.index(r["predicted"]) for r in records]), scores


@pytest.mark.parametrize("method", ["sigmoid", "isotonic"])
@pytest.mark.parametrize("n_classes", [2, 3])
@pytest.mark.parametrize("model", [GaussianNB(), LinearSVC(random_state=0)])
def test_calibration_equals_scikit_learn_on_the_same_inner_folds(
    method, n_classes, model
):
    data = _data(n_classes=n_classes)
    result = workbench.evaluate(
        data, model, protocol=FOLDS, calibration=method, predictions=True
    )
    predicted, scores = _predictions(result)
    wanted = np.empty((data.n_rows, n_classes))
    for train, test in _folds(data):
        fold_of = stratified(data.y[train], 5, np.random.RandomState(FOLDS.seed))
        inner = [
            (np.flatnonzero(fold_of != f), np.flatnonzero(fold_of == f))
            for f in range(5)
        ]
        theirs = CalibratedClassifierCV(model, method=method, cv=inner, ensemble=False)
        theirs.fit(data.X[train], data.y[train])
        wanted[test] = theirs.predict_proba(data.X[test])
    np.testing.assert_allclose(scores, wanted, atol=2e-4)
    assert (predicted == scores.argmax(axis=1)).all()
    assert result["probabilities"]
    assert any("calibrated" in words for words in result["prepared"])


def test_least_expected_cost_is_predicted():
    data = _data()
    result = workbench.evaluate(
        data, GaussianNB(), protocol=FOLDS, costs=COSTS, predictions=True
    )
    predicted, scores = _predictions(result)
    for i, row in enumerate(scores):
        expected = [sum(row[t] * COSTS[t][p] for t in range(3)) for p in range(3)]
        assert predicted[i] == int(np.argmin(expected))
    paid = [COSTS[t][p] for t, p in zip(data.y, predicted, strict=True)]
    assert result["costs"]["total"] == pytest.approx(sum(paid))
    assert result["costs"]["average"] == pytest.approx(np.mean(paid))
    plain = workbench.evaluate(data, GaussianNB(), protocol=FOLDS)
    confusion = np.array(plain["confusion"])
    assert result["costs"]["total"] < (confusion * np.array(COSTS)).sum()


def test_leave_one_out_by_one_query_pays_the_same_as_row_by_row():
    data = _data(60)
    loo = Protocol(kind="loo")
    folds = Protocol(kind="folds", test_rows=tuple((i,) for i in range(60)))
    one, other = (
        workbench.evaluate(data, "knn", protocol=p, costs=COSTS) for p in (loo, folds)
    )
    assert one["confusion"] == other["confusion"]
    for key in ("costs", "weighted"):
        assert one[key] == pytest.approx(other[key]), key
    for key in ("mae", "rmse", "rae", "rrse"):
        assert one[key] == pytest.approx(other[key], abs=1e-12), key


def test_leave_one_out_learns_a_calibration_without_the_row():
    data = _data(40, 2)
    loo = Protocol(kind="loo")
    folds = Protocol(kind="folds", test_rows=tuple((i,) for i in range(40)))
    one, other = (
        workbench.evaluate(
            data, "knn", protocol=p, calibration="sigmoid", predictions=True
        )
        for p in (loo, folds)
    )
    assert one["predictions"] == other["predictions"]


def test_balanced_weights_equal_scikit_learns_balanced_prior():
    data = _data(200, 2, shares=[0.85, 0.15])
    result = workbench.evaluate(
        data,
        GaussianNB(),
        protocol=FOLDS,
        class_weights="balanced",
        predictions=True,
    )
    _, scores = _predictions(result)
    for train, test in _folds(data):
        y = data.y[train]
        weights = y.size / (2 * np.bincount(y)[y])
        theirs = GaussianNB().fit(data.X[train], y, sample_weight=weights)
        np.testing.assert_allclose(scores[test], theirs.predict_proba(data.X[test]))


def test_balanced_weights_multiply_those_of_the_rows():
    data = _data(90, 2, shares=[0.8, 0.2])
    own = np.random.default_rng(1).uniform(0.5, 2.0, 90)
    weighted = Dataset(
        data.X, data.y, data.attributes, data.class_attribute, weights=own
    )
    result = workbench.evaluate(
        weighted,
        GaussianNB(),
        protocol={"kind": "train"},
        class_weights="balanced",
        predictions=True,
    )
    per_class = np.bincount(data.y, own)
    weights = own * own.sum() / (2 * per_class[data.y])
    theirs = GaussianNB().fit(data.X, data.y, sample_weight=weights)
    _, scores = _predictions(result)
    np.testing.assert_allclose(scores, theirs.predict_proba(data.X))


def test_what_cannot_be_had_is_one_line():
    data = _data()
    ones = KNeighborsClassifier(3)
    with pytest.raises(Problem, match="takes no weights of rows"):
        workbench.evaluate(data, ones, class_weights="balanced")
    with pytest.raises(Problem, match="no probabilities for the costs"):
        workbench.evaluate(data, LinearSVC(), costs=COSTS)
    with pytest.raises(Problem, match="costs of 2 classes"):
        workbench.evaluate(data, "knn", costs="0 1;1 0")
    with pytest.raises(Problem, match="calibration = 'platt'"):
        workbench.evaluate(data, "knn", calibration="platt")
    number = Dataset(data.X[:, :2], data.X[:, 2], data.attributes[:2], Attribute("r"))
    regressor = as_declared(_regressor(), {})
    request = Request(LearnerSettings(regressor.plugin.id, calibration="isotonic"))
    from workbench.compute.evaluation.evaluation_plan import Evaluation

    with pytest.raises(Problem, match="calibration for a numeric class"):
        Evaluation(number, request, None, regressor)


def _regressor():
    from sklearn.linear_model import LinearRegression

    return LinearRegression()


def test_costs_are_read_from_texts_lists_and_weka_files(tmp_path):
    wanted = ((0.0, 1.0), (5.0, 0.0))
    file = tmp_path / "two.cost"
    file.write_text("% Rows Columns\n2 2\n% Matrix\n0.0 1.0\n5.0 0.0\n")
    for given in ("0 1;5 0", "[0 1; 5 0]", "0,1;5,0", [[0, 1], [5, 0]], str(file)):
        assert costs_from(given) == wanted, given
    assert costs_from(None) is None
    for wrong, said in (
        ("0 1;5", "costs of 2 rows"),
        ("1 1;5 0", "cost 1 of a right answer"),
        ([[0, -1], [1, 0]], "cost -1"),
        ([[0, True], [1, 0]], "cost True"),
        ("no such file", "No such file"),
        ([1, 2], "costs ="),
        (float("nan"), "costs ="),
    ):
        with pytest.raises(Problem, match=said):
            costs_from(wrong)


@pytest.mark.parametrize(
    "written",
    ["0 nan\n1 0\n", "0 1\n1\n", "1 1\n1 0\n", "0 " * (5 << 20), "", "0 x\n1 0"],
)
def test_a_file_of_bad_costs_is_named(tmp_path, written):
    file = tmp_path / "two.cost"
    file.write_text(written)
    with pytest.raises(Problem) as caught:
        costs_from(str(file))
    assert caught.value.where == str(file)


@pytest.mark.parametrize(
    ("model", "once"),
    [
        (workbench.make("knn"), True),
        (KNeighborsClassifier(3), True),
        (KNeighborsClassifier(3, weights="distance"), False),
        (RandomForestClassifier(5, random_state=0), True),
        (RadiusNeighborsClassifier(9.0), False),
        (LinearSVC(), False),
    ],
)
def test_where_the_likeliest_class_is_predicted_nothing_is_asked_twice(model, once):
    data = _data(seed=8)
    assert predicts_likeliest(model) == once
    fitted = clone(model).fit(data.X, data.y)
    result = workbench.evaluate(
        data, model, protocol={"kind": "train"}, predictions=True
    )
    names = result["data"]["classes"]
    predicted = [names.index(r["predicted"]) for r in result["predictions"]]
    assert predicted == fitted.predict(data.X).tolist()


def test_of_equal_costs_the_first_class_wins():
    assert least_cost(np.array([[0.5, 0.5]]), ((0.0, 1.0), (1.0, 0.0))).tolist() == [0]
