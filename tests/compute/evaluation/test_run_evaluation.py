"""Evaluation: honest folds, failures as data, one query where it is exact."""

import json

import numpy as np
import pytest
from sklearn import metrics
from sklearn.model_selection import LeaveOneOut, StratifiedKFold, cross_val_predict
from sklearn.neighbors import KNeighborsClassifier
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import MinMaxScaler, StandardScaler
from support.documents import evaluate, evaluate_with, fit_model, run_task
from support.learning import Listener

import workbench
from workbench.api import (
    Attribute,
    Cancelled,
    Dataset,
    Plugin,
    Problem,
    check,
    declare,
    integer,
    numeric_attributes,
)
from workbench.api.report import reporting_to
from workbench.compute.evaluation.request import Request
from workbench.compute.fitting.column_alignment import aligned
from workbench.compute.folds.folds import Protocol, plan
from workbench.compute.scoring.fold_result import priors_without_each
from workbench.core.learner.learner_settings import LearnerSettings
from workbench.core.program.json_text import plain

LABELS = Attribute("class", "nominal", ("a", "b", "c"))


def table(n=60, d=3, seed=0, classes=3, spread=1.0) -> Dataset:
    random = np.random.default_rng(seed)
    y = np.arange(n) % classes
    X = random.normal(size=(n, d)) + spread * y[:, None]
    return Dataset(X, y, numeric_attributes(d), LABELS, name="clouds")


@declare(
    Plugin(
        id="recorder",
        title="Recorder",
        kind="classifier",
        family="Tests",
        params=(integer("fail_on", None, low=0, optional=True),),
    )
)
class Recorder:
    """Predicts the class of row 0 and remembers what it was given."""

    seen: list = []  # noqa: RUF012 - shared on purpose

    def __init__(self, fail_on=None):
        self.fail_on = fail_on

    def get_params(self, deep=False):
        return {"fail_on": self.fail_on}

    def fit(self, X, y):
        Recorder.seen.append(X)
        if self.fail_on is not None and len(Recorder.seen) - 1 == self.fail_on:
            raise ValueError("no luck\nwith this fold")
        self.classes_, self.first_ = np.unique(y), y[0]
        return self

    def predict(self, X):
        return np.full(len(X), self.first_)


@pytest.fixture(autouse=True)
def forget():
    Recorder.seen.clear()


def run(data, cls=Recorder, scale="none", test=None, predictions=True, **protocol):
    params = protocol.pop("params", {})
    request = Request(
        LearnerSettings(cls.plugin.id, params, scale=scale),
        Protocol(**protocol),
        predictions=predictions,
    )
    return evaluate(data, request, test, cls)


@pytest.mark.parametrize(
    ("scale", "scaler"), [("min-max", MinMaxScaler), ("z-score", StandardScaler)]
)
def test_cross_validation_equals_the_pipeline_of_scikit_learn(scale, scaler):
    data = table(spread=0.7)
    found = workbench.evaluate(data, "knn", cv=5, seed=3, scale=scale, predictions=True)
    pipeline = make_pipeline(scaler(), KNeighborsClassifier(5, algorithm="brute"))
    folds = StratifiedKFold(5, shuffle=True, random_state=3)
    expected = cross_val_predict(pipeline, data.X, data.y, cv=folds)
    by_row = {p["row"]: p["predicted"] for p in found["predictions"]}
    assert [by_row[i] for i in range(60)] == [LABELS.values[c] for c in expected]
    assert found["correct"] == int((expected == data.y).sum())
    assert found["accuracy"] == found["correct"] / 60


@pytest.mark.parametrize(
    ("scale", "scaler"),
    [("min-max", MinMaxScaler), ("z-score", StandardScaler), ("none", None)],
)
def test_leave_one_out_of_a_lazy_learner_is_honest(scale, scaler):
    data = table(40, spread=0.6, seed=4)
    found = workbench.evaluate(
        data, "knn", protocol={"kind": "loo"}, scale=scale, predictions=True
    )
    model = KNeighborsClassifier(5, algorithm="brute")
    pipeline = make_pipeline(scaler(), model) if scaler else model
    expected = cross_val_predict(pipeline, data.X, data.y, cv=LeaveOneOut())
    assert [p["row"] for p in found["predictions"]] == list(range(40))
    names = [LABELS.values[c] for c in expected]
    assert [p["predicted"] for p in found["predictions"]] == names
    assert found["protocol"]["folds"] == len(found["accuracy_folds"]) == 40


@pytest.mark.parametrize("gaps", [False, True])
@pytest.mark.parametrize("metric", ["euclidean", "mahalanobis", "heom"])
def test_one_query_equals_fold_by_fold_even_where_distances_learn(metric, gaps):
    data = table(30, seed=5)
    X = data.X.copy()
    X[[0, 4]] *= 6  # whoever learns from all rows is seen to
    if gaps:
        X[[3, 7], [0, 2]] = np.nan
    data = data.with_columns(X, data.attributes)
    parts = tuple((i,) for i in range(30))
    fast, slow = (
        workbench.evaluate(
            data,
            "knn",
            protocol=protocol,
            scale="min-max",
            predictions=True,
            params={"metric": metric, "weights": "distance"},
        )
        for protocol in ({"kind": "loo"}, {"kind": "folds", "test_rows": parts})
    )
    for a, b in zip(fast["predictions"], slow["predictions"], strict=True):
        assert a["predicted"] == b["predicted"]
        assert a["scores"] == pytest.approx(b["scores"], abs=1e-9)


def test_preparation_sees_the_training_rows_only():
    data = table(20)
    result = run(data, scale="z-score", kind="cv", folds=4)
    assert len(Recorder.seen) == 4
    for part, X in zip(plan(Protocol(folds=4), data), Recorder.seen, strict=True):
        assert X.shape == (15, 3)
        assert np.allclose(X.mean(axis=0), 0)
        assert np.allclose(X.std(axis=0), 1)
        rows = np.setdiff1d(np.arange(20), part.test)
        whole = StandardScaler().fit_transform(data.X[rows])
        assert np.allclose(X, whole)
    assert result["prepared"] == ["z-score scaling: x1, x2, x3"]


def test_a_failed_fold_is_data_and_the_rest_goes_on():
    result = run(table(30), kind="cv", folds=5, params={"fail_on": 2})
    (failure,) = result["failed"]
    assert (failure["repeat"], failure["fold"]) == (0, 2)
    assert (failure["type"], failure["text"]) == (
        "ValueError",
        "no luck with this fold",
    )
    assert "Traceback" in failure["trace"]
    assert result["n"] == 24
    assert len(result["accuracy_folds"]) == 4
    assert {p["fold"] for p in result["predictions"]} == {0, 1, 3, 4}


def test_all_failed_gives_no_figures_but_an_answer():
    result = run(table(6), kind="train", params={"fail_on": 0})
    assert result["n"] == 0
    assert result["accuracy"] is None
    assert len(result["failed"]) == 1
    json.dumps(plain(result), allow_nan=False)


def test_progress_and_partial_results_come_for_each_fold():
    listener = Listener()
    with reporting_to(listener):
        run(table(30), kind="cv", folds=3)
    assert listener.fractions == pytest.approx([1 / 3, 2 / 3, 1])
    assert [p.fold for p in listener.parts] == [0, 1, 2]
    assert [p.n for p in listener.parts] == [10, 10, 10]


def test_cancel_passes_through_between_folds():
    with reporting_to(Listener(partials=2)), pytest.raises(Cancelled):
        run(table(30), kind="cv", folds=10)
    assert len(Recorder.seen) == 3


def test_cancel_passes_through_a_plugin():
    @declare(Plugin(id="asks", title="", kind="classifier", family=""))
    class Asks(Recorder):
        def __init__(self):
            pass

        def fit(self, X, y):
            check()

    with reporting_to(Listener(looks=0)), pytest.raises(Cancelled):
        run(table(30), Asks)


def test_warnings_of_a_plugin_are_kept_once_per_text():
    @declare(Plugin(id="warns", title="", kind="classifier", family=""))
    class Warns(Recorder):
        def __init__(self):
            pass

        def fit(self, X, y):
            import warnings

            warnings.warn("not\nconverged", stacklevel=1)
            warnings.warn("not converged", stacklevel=1)
            return self

        def predict(self, X):
            return np.zeros(len(X), int)

    result = run(table(30), Warns, kind="cv", folds=3)
    assert result["warnings"] == [{"text": "not converged", "folds": 3}]


def test_rows_with_a_missing_class_are_left_out_and_said_so():
    data = table(30)
    y = data.y.copy()
    y[[1, 8]] = -1
    data = Dataset(data.X, y, data.attributes, LABELS)
    result = run(data, kind="cv", folds=4)
    assert result["n"] == 28
    assert "2 rows with a missing class left out" in result["notes"]
    assert {1, 8}.isdisjoint({p["row"] for p in result["predictions"]})


def test_kappa_of_each_fold_and_matthews_equal_scikit_learn():
    asked = Protocol("cv", folds=4, repeats=2)
    request = Request(LearnerSettings("knn"), asked, predictions=True)
    result = evaluate(table(40, spread=0.6), request)
    rows = result["predictions"]
    assert result["mcc"] == pytest.approx(
        metrics.matthews_corrcoef(*zip(*map(_true_and_said, rows), strict=True))
    )
    expected = [
        metrics.cohen_kappa_score(
            *zip(
                *(
                    _true_and_said(row)
                    for row in rows
                    if (row["repeat"], row["fold"]) == (repeat, fold)
                ),
                strict=True,
            )
        )
        for repeat in range(2)
        for fold in range(4)
    ]
    assert len(set(expected)) > 3
    np.testing.assert_allclose(result["kappa_folds"], expected, atol=1e-12)


def _true_and_said(row):
    return row["true"], row["predicted"]


def test_folds_of_one_row_have_no_kappa():
    assert "kappa_folds" not in run(table(20), kind="loo")


def test_repeats_count_every_row_again():
    result = run(table(30), kind="cv", folds=5, repeats=3)
    assert result["n"] == 90
    assert len(result["accuracy_folds"]) == 15
    assert result["protocol"] == {"kind": "cv", "folds": 5, "repeats": 3, "seed": 1}
    assert sum(map(sum, result["confusion"])) == 90


def test_repeats_do_not_narrow_the_interval():
    document = run(table(spread=0.5), kind="cv", folds=5, repeats=3)
    n = document["n"]
    assert n == 3 * 60
    # a third of the answers: Wilson's limits, solved as a quadratic
    share, n, z = document["correct"] / n, 60, 1.959963984540054
    wanted = np.roots([n + z**2, -(2 * n * share + z**2), n * share**2])
    assert document["accuracy_interval"] == pytest.approx(sorted(wanted), abs=1e-12)


def test_the_prior_of_a_row_left_out_is_that_of_the_others():
    codes = np.array([0, 2, 2, 1, 2, 0])
    priors = priors_without_each(codes, 4)
    for row in range(codes.size):
        others = np.delete(codes, row)
        wanted = [(np.sum(others == c) + 1) / (others.size + 4) for c in range(4)]
        assert priors[row] == pytest.approx(wanted, abs=1e-15)
        assert priors[row].sum() == pytest.approx(1.0)


def test_scores_have_a_column_for_classes_the_training_rows_lack():
    data = table(20, classes=2)
    result = workbench.evaluate(data, "naive-bayes", cv=4, predictions=True)
    assert all(len(p["scores"]) == 3 for p in result["predictions"])
    assert all(p["scores"][2] == 0 for p in result["predictions"])
    assert result["per_class"][2]["support"] == 0
    assert result["per_class"][2]["auc"] is None


def test_classes_only_in_the_test_rows_are_wrong_not_an_error():
    data = table(9, classes=3)
    parts = (tuple(np.flatnonzero(data.y == 2).tolist()),)
    result = workbench.evaluate(
        data, "knn", protocol={"kind": "folds", "test_rows": parts}
    )
    assert (result["n"], result["correct"], result["failed"]) == (3, 0, [])


@pytest.mark.lane("usual", "starts two processes")
def test_several_processes_give_the_same_document():
    data = table(30, seed=2)
    request = Request(
        LearnerSettings("kissnn", {"covariance": "ml"}, scale="min-max"),
        Protocol(folds=5),
        predictions=True,
    )
    one, two = (evaluate_with(data, request, jobs) for jobs in (1, 2))
    for document in (one, two):
        del document["seconds"], document["meter"]
    assert one == two


def test_learned_once_is_marked_and_tests_plain_neighbours_under_the_map():
    data = table(40, spread=0.5, seed=6)
    request = Request(
        LearnerSettings("kissnn", {"n_neighbors": 3}), Protocol("loo"), learn_once=True
    )
    result = evaluate(data, request)
    assert result["badges"] == ["METRIC:ALL"]
    assert result["classifier"] == "kissnn"
    model = workbench.make("kissnn", n_neighbors=3).fit(data.X, data.y)
    mapped = data.X @ model.components_.T
    plain_knn = KNeighborsClassifier(3, algorithm="brute")
    expected = cross_val_predict(plain_knn, mapped, data.y, cv=LeaveOneOut())
    assert result["correct"] == int((expected == data.y).sum())


def test_learning_once_needs_a_map():
    with pytest.raises(Problem, match="knn learns no linear map"):
        evaluate(table(), Request(LearnerSettings("knn"), learn_once=True))


def strips_of_leave_one_out(plugin, scale="none", **params):
    """Return correct answers and confusion on the strips."""
    strips = workbench.read("builtin:thesis21-strips")
    result = workbench.evaluate(
        strips, plugin, protocol={"kind": "loo"}, scale=scale, params=params
    )
    return result["correct"], result["confusion"]


def test_strips_have_the_numbers_of_the_lesson():
    correct = strips_of_leave_one_out
    assert correct("knn") == (122, [[57, 43], [35, 65]])
    assert correct("knn", n_neighbors=1)[0] == 144
    assert correct("knn", n_neighbors=15)[0] == 110
    assert correct("knn", scale="z-score")[0] == 146
    assert correct("kissnn", covariance="ml") == (199, [[99, 1], [0, 100]])


@pytest.mark.lane("usual", "200 fits once more, which test_kissnn.py makes in a loop")
def test_strips_are_spoilt_by_shrinkage():
    assert strips_of_leave_one_out("kissnn", covariance="ledoit-wolf")[0] < 194


def numeric_class() -> Dataset:
    data = table()
    return Dataset(data.X, data.X[:, 0], data.attributes, Attribute("y"), name="slope")


def test_numeric_class_gets_the_figures_of_a_regression():
    @declare(Plugin(id="mean", title="", kind="regressor", family=""))
    class Mean:
        def fit(self, X, y):
            self.mean_ = y.mean()
            return self

        def predict(self, X):
            return np.full(len(X), self.mean_)

    data = numeric_class()
    result = run(data, Mean, kind="train")
    assert result["mae"] == pytest.approx(np.abs(data.y - data.y.mean()).mean())
    assert result["rmse"] == pytest.approx(data.y.std())
    assert result["r2"] == pytest.approx(0.0, abs=1e-12)
    assert "accuracy" not in result
    assert result["predictions"][0]["true"] == data.y[0]


@pytest.mark.parametrize(
    ("data", "plugin", "message"),
    [
        (numeric_class(), "naive-bayes", "cannot predict the numeric class y"),
        (table(), "nothing", "nothing"),
        (
            Dataset(
                np.ones((2, 1)),
                [0, 1],
                numeric_attributes(1),
                Attribute("s", "string", ("u", "v")),
            ),
            "knn",
            "class s is a string",
        ),
    ],
)
def test_what_does_not_go_together_is_a_problem(data, plugin, message):
    with pytest.raises(Problem, match=message):
        workbench.evaluate(data, plugin)


@pytest.mark.parametrize(
    "options", [{"scale": "log"}, {"params": {"k": 3}}, {"params": {"n_neighbors": 0}}]
)
def test_bad_options_are_a_problem_before_anything_runs(options):
    with pytest.raises(Problem):
        workbench.evaluate(table(), "knn", **options)


def test_data_without_a_readable_attribute_is_refused_before_any_fold():
    words = workbench.read("builtin:words")
    with pytest.raises(Problem, match="words: none of 1 attributes can be used"):
        workbench.evaluate(words, "knn")


def test_supplied_test_set_is_recoded_by_label():
    train, test = table(30), table(12, seed=9)
    swapped = Attribute("class", "nominal", ("c", "a", "b"))
    code = {"a": 1, "b": 2, "c": 0}
    y = [code[LABELS.values[c]] for c in test.y]
    other = Dataset(test.X, y, test.attributes, swapped)
    results = [
        workbench.evaluate(
            train, "knn", protocol={"kind": "test"}, test=t, predictions=True
        )
        for t in (test, other)
    ]
    assert results[0]["predictions"] == results[1]["predictions"]
    assert results[0]["n"] == 12


def test_supplied_test_set_with_other_columns_is_refused():
    train, test = table(30), table(12)
    renamed = Dataset(test.X, test.y, (*numeric_attributes(2), Attribute("z")), LABELS)
    with pytest.raises(Problem, match="no attribute x3"):
        aligned(renamed, train)
    foreign = Attribute("class", "nominal", ("a", "b", "d"))
    with pytest.raises(Problem, match="label 'd'"):
        aligned(Dataset(test.X, test.y, test.attributes, foreign), train)
    with pytest.raises(Problem, match="no test set"):
        workbench.evaluate(train, "knn", protocol={"kind": "test"})


def test_fit_describes_the_model():
    strips = workbench.read("builtin:thesis21-strips")
    model = fit_model(strips, "kissnn", {"covariance": "ml"})["model"]
    assert model["eigenvalues"] == pytest.approx([21359.7, 7.27], rel=1e-3)
    assert model["M"][0] == pytest.approx([1578.7, 5575.3], rel=1e-4)
    components = np.array(model["components"])
    assert np.allclose(components.T @ components, model["M"])


def test_tasks_do_the_same_as_the_functions(tmp_path):
    data = table(30)
    data.save(tmp_path)
    payload = {
        "data": str(tmp_path),
        "plugin": "knn",
        "params": {"n_neighbors": 3},
        "protocol": Protocol(folds=5).to_dict(),
        "scale": "min-max",
    }
    by_task = run_task("evaluate", payload)
    direct = workbench.evaluate(
        data, "knn", cv=5, scale="min-max", params={"n_neighbors": 3}
    )
    for document in (by_task, direct):
        del document["seconds"], document["meter"]
    assert by_task == direct
    fitted = run_task("fit", payload)
    assert fitted["model"]["instances"] == 30


def test_task_reads_its_test_set(tmp_path):
    for name, data in (("train", table(30)), ("test", table(9, seed=3))):
        (tmp_path / name).mkdir()
        data.save(tmp_path / name)
    protocol = {"kind": "test", "test_data": str(tmp_path / "test")}
    payload = {"data": str(tmp_path / "train"), "plugin": "knn", "protocol": protocol}
    assert run_task("evaluate", payload)["n"] == 9
    with pytest.raises(Problem, match="no test set"):
        run_task("evaluate", {**payload, "protocol": {"kind": "test"}})


def test_a_test_set_without_a_class_is_predicted_and_not_judged(tmp_path):
    train = workbench.read("builtin:iris")
    order = [3, 2, 0, 1]
    lines = [",".join(train.attributes[j].name for j in order)]
    lines += [",".join(str(v) for v in row[order]) for row in train.X]
    (tmp_path / "rows.csv").write_text("\n".join(lines) + "\n")
    document = run_task(
        "evaluate",
        {
            "data": "builtin:iris",
            "plugin": "knn",
            "protocol": {"kind": "test", "test_data": str(tmp_path / "rows.csv")},
            "predictions": True,
        },
    )
    assert (document["n"], document["accuracy"]) == (0, None)
    judged = workbench.evaluate(
        train, "knn", protocol={"kind": "train"}, predictions=True
    )
    found = [(p["row"], p["true"], p["predicted"]) for p in document["predictions"]]
    expected = [(p["row"], None, p["predicted"]) for p in judged["predictions"]]
    assert found == expected
    assert "150 rows predicted, none judged" in document["notes"][-1]
