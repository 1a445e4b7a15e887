"""Filters inside folds: learned on the training rows only, test rows all stay."""

import json

import numpy as np
import pytest
from sklearn.decomposition import PCA
from sklearn.neighbors import KNeighborsClassifier
from sklearn.preprocessing import StandardScaler
from support.documents import evaluate, evaluate_with, fit_model, run_task

import workbench
from workbench.api import (
    Attribute,
    Dataset,
    Plugin,
    Problem,
    declare,
    integer,
    numeric_attributes,
)
from workbench.compute.evaluation.evaluation_plan import Evaluation
from workbench.compute.evaluation.request import Request
from workbench.compute.fitting import pipeline
from workbench.compute.fitting.column_alignment import aligned
from workbench.compute.fitting.pipeline import (
    apply_steps,
    completed,
    fit_pipeline,
)
from workbench.compute.folds.folds import Protocol, plan
from workbench.core.learner.filter_steps import Step, steps_from
from workbench.core.learner.learner_settings import LearnerSettings
from workbench.jobs.registry import resolve

LABELS = Attribute("class", "nominal", ("a", "b", "c"))


def table(n=60, d=3, seed=0) -> Dataset:
    random = np.random.default_rng(seed)
    y = np.arange(n) % 3
    X = random.normal(size=(n, d)) * [1.0, 10.0, 0.1][:d] + y[:, None]
    return Dataset(X, y, numeric_attributes(d), LABELS, name="clouds")


def numbered(n=30) -> Dataset:
    """Return rows whose first column is their number."""
    data = table(n)
    X = np.column_stack([np.arange(n), data.X])
    return data.with_columns(X, numeric_attributes(4))


@declare(
    Plugin(
        id="spy",
        title="Spy",
        kind="filter",
        family="Tests",
        params=(integer("at", 0, low=0),),
    )
)
class Spy:
    """Notes the numbers of the rows it is fitted to and of those it transforms."""

    log: list = []  # noqa: RUF012 - shared on purpose

    def __init__(self, at=0):
        self.at = at

    def get_params(self, deep=False):
        return {"at": self.at}

    def fit(self, X, y=None, attributes=None):
        Spy.log.append(("fit", X[:, 0].astype(int).tolist()))
        self.attributes_ = attributes
        return self

    def transform(self, X):
        Spy.log.append(("transform", X[:, 0].astype(int).tolist()))
        return X


@declare(Plugin(id="widener", title="Widener", kind="filter", family="Tests"))
class Widener(Spy):
    """Gives one column more than it describes."""

    def __init__(self):
        super().__init__()

    def get_params(self, deep=False):
        return {}

    def transform(self, X):
        return np.column_stack([X, X])


@pytest.fixture
def spied(monkeypatch):
    """Let the ids spy and widener stand for the filters above."""
    Spy.log.clear()
    own = {"spy": Spy, "widener": Widener}
    usual = pipeline.filter_class
    monkeypatch.setattr(
        pipeline, "filter_class", lambda name: own.get(name) or usual(name)
    )
    return Spy.log


def steps(*ids, **params):
    return tuple(Step(id_, params.get(id_.replace("-", "_"), {})) for id_ in ids)


# -- steps -------------------------------------------------------------------------


def test_a_step_survives_json():
    step = Step("pca", {"n_components": 2, "whiten": True})
    assert Step.from_dict(json.loads(json.dumps(step.to_dict()))) == step
    assert Step.from_dict({"id": "pca"}) == Step("pca", {})
    assert steps_from(None) == ()
    assert steps_from([step, {"id": "robust"}]) == (step, Step("robust"))


@pytest.mark.parametrize(
    "wrong",
    [
        "pca",
        {"id": "pca"},
        7,
        ["pca"],
        [{"name": "pca"}],
        [{"id": 3}],
        [{"id": "pca", "params": [1]}],
        [{"id": "pca", "extra": 1}],
        [{}],
    ],
)
def test_what_is_no_list_of_steps_is_refused_in_one_line(wrong):
    with pytest.raises(Problem) as caught:
        steps_from(wrong)
    assert "filter" in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("step", "told"),
    [
        (Step("no-such-thing"), "no plugin 'no-such-thing'"),
        (Step("knn"), "knn is a classifier (expected a filter)"),
        (Step("pca", {"bins": 3}), "pca: no parameter 'bins'"),
        (Step("pca", {"n_components": 0}), "pca: n_components = 0"),
        (Step("z-score", {"attributes": "x9"}), "filter z-score: no attribute 'x9'"),
        (Step("pca", {"n_components": 9}), "filter pca: n_components = 9"),
        (Step("relabel", {"mapping": "z=a"}), "filter relabel: mapping 'z=a'"),
        (Step("sample", {"count": 99}), "filter sample: a sample of 99 of 60 rows"),
    ],
)
def test_a_wrong_step_is_one_line_that_names_it(step, told):
    for attempt in (
        lambda: apply_steps(table(), [step]),
        lambda: evaluate(table(), Request(LearnerSettings("knn", filters=(step,)))),
        lambda: fit_model(table(), "knn", {}, filters=(step,)),
    ):
        with pytest.raises(Problem) as caught:
            attempt()
        assert told in str(caught.value)
        assert "\n" not in str(caught.value)


def test_steps_are_completed_with_their_defaults():
    (step,) = completed([Step("min-max", {"high": 2})])
    assert step == Step("min-max", {"attributes": "", "low": 0.0, "high": 2.0})


# -- fitting and applying ----------------------------------------------------------


def test_each_step_is_fitted_to_what_the_one_before_leaves():
    train, test = table(60, seed=1), table(20, seed=2)
    fitted = fit_pipeline(steps("z-score", "pca"), train)
    scaler = StandardScaler().fit(train.X)
    pca = PCA(svd_solver="full").fit(scaler.transform(train.X))
    signs = np.sign(fitted.train.X[0] / pca.transform(scaler.transform(train.X))[0])
    for data, ours in ((train, fitted.train), (test, fitted.apply(test))):
        theirs = pca.transform(scaler.transform(data.X)) * signs
        np.testing.assert_allclose(ours.X, theirs, atol=1e-12)
        assert [a.name for a in ours.attributes] == ["pc1", "pc2", "pc3"]
        np.testing.assert_array_equal(ours.y, data.y)


def test_filters_that_choose_rows_leave_test_rows_alone():
    train, test = numbered(30), numbered(20)
    fitted = fit_pipeline(steps("sample"), train)
    assert fitted.train.n_rows == 15
    rows = fitted.train.X[:, 0].astype(int)
    np.testing.assert_array_equal(fitted.train.y, train.y[rows])
    assert fitted.apply(test).same_as(test)


def test_weights_follow_the_rows_chosen():
    data = numbered(30)
    weighted = Dataset(
        data.X, data.y, data.attributes, LABELS, weights=np.arange(30.0) + 1
    )
    train = fit_pipeline(steps("sample"), weighted).train
    np.testing.assert_array_equal(train.weights, train.X[:, 0] + 1)


def test_label_noise_reaches_training_rows_only():
    data = table()
    fitted = fit_pipeline(steps("label-noise", label_noise={"percent": 50}), data)
    assert (fitted.train.y != data.y).sum() == 30
    np.testing.assert_array_equal(fitted.apply(data).y, data.y)


def test_relabelling_reaches_test_rows_too():
    data = table()
    fitted = fit_pipeline(steps("relabel", relabel={"mapping": "c=b"}), data)
    for outcome in (fitted.train, fitted.apply(data)):
        assert outcome.classes == ("a", "b")
        np.testing.assert_array_equal(outcome.y, np.minimum(data.y, 1))


def test_the_whole_set_at_once_says_what_was_done():
    data = table()
    filtered = apply_steps(
        data, steps("z-score", "pca", "sample", pca={"n_components": 2})
    )
    assert filtered.X.shape == (30, 2)
    assert filtered.notes == (
        "z-score",
        "Principal components (n_components=2): 3 attributes become 2",
        "Sample: 60 rows become 30",
    )
    np.testing.assert_allclose(
        apply_steps(data, steps("z-score")).X, StandardScaler().fit_transform(data.X)
    )


def test_no_new_column_takes_the_name_of_the_class():
    data = table()
    named = Dataset(
        data.X, data.y, data.attributes, Attribute("pc1", "nominal", LABELS.values)
    )
    fitted = fit_pipeline(steps("pca"), named)
    for outcome in (fitted.train, fitted.apply(named)):
        names = [a.name for a in outcome.columns]
        assert names == ["pc1_2", "pc2", "pc3", "pc1"]


def test_inside_folds_it_is_said_what_test_rows_are_spared():
    data = table()
    chain = steps("sample", "label-noise", "z-score")
    assert evaluate(data, Request(LearnerSettings("knn", filters=chain)))[
        "prepared"
    ] == [
        "Sample, training rows only",
        "Label noise, training rows only",
        "z-score",
    ]


def test_a_step_without_a_suitable_attribute_says_so():
    fitted = fit_pipeline(steps("discretise", "pca", "one-hot"), table())
    assert fitted.words()[1].endswith("found no suitable attribute, changes nothing")
    assert "nothing" not in fitted.words()[0] + fitted.words()[2]


def test_the_class_keeps_its_place_where_no_column_comes_or_goes():
    data = table()
    first = Dataset(data.X, data.y, data.attributes, LABELS, class_index=0)
    assert apply_steps(first, steps("z-score")).class_index == 0
    assert apply_steps(first, steps("noise-attribute")).class_index == 4


def test_rows_with_a_missing_class_take_part_when_applied_at_once():
    data = table()
    y = data.y.copy()
    y[:10] = -1
    gaps = Dataset(data.X, y, data.attributes, LABELS)
    for step in (
        "z-score",
        "stratified-sample",
        "label-noise",
        "relabel",
        "discretise",
    ):
        filtered = apply_steps(gaps, steps(step))
        assert (filtered.y == -1).sum() == (5 if step == "stratified-sample" else 10)


def test_no_attribute_is_refused_in_one_line():
    bare = Dataset(np.empty((4, 0)), [0, 1, 0, 1], (), LABELS)
    for id_ in ("z-score", "pca", "sample", "noise-attribute", "remove-duplicates"):
        with pytest.raises(Problem, match=f"filter {id_}: no attribute"):
            apply_steps(bare, steps(id_))


def test_a_filter_that_describes_other_columns_is_named(spied):
    with pytest.raises(Problem, match="filter widener: transform gives shape"):
        apply_steps(table(), steps("widener"))


# -- inside folds ------------------------------------------------------------------


PROTOCOLS = [
    Protocol("cv", folds=3, repeats=2, seed=5),
    Protocol("loo"),
    Protocol("split", percent=60, seed=2),
    Protocol("train"),
    Protocol("folds", test_rows=((0, 3, 7), (1, 2))),
]


@pytest.mark.parametrize("protocol", PROTOCOLS, ids=lambda p: p.kind)
def test_filters_are_fitted_to_the_training_part_and_nothing_else(spied, protocol):
    data = numbered(12)
    work = Evaluation(
        data, Request(LearnerSettings("knn", filters=steps("spy")), protocol)
    )
    spied.clear()
    for cell in work.cells(work.parts):
        assert cell.failure is None
    expected = []
    for part in work.parts:
        train = part.train(work.rows).tolist()
        expected += [("fit", train), ("transform", train)]
        expected += [("transform", part.test.tolist())]
    assert spied == expected


def test_filters_are_fitted_to_the_training_set_beside_a_test_set(spied):
    data, test = numbered(12), numbered(7)
    protocol = Protocol("test", test_data="elsewhere")
    work = Evaluation(
        data, Request(LearnerSettings("knn", filters=steps("spy")), protocol), test
    )
    spied.clear()
    (cell,) = work.cells(work.parts)
    assert cell.rows.tolist() == list(range(7))
    whole = list(range(12))
    assert spied == [
        ("fit", whole),
        ("transform", whole),
        ("transform", list(range(7))),
    ]


def by_hand(data, tested, parts):
    """Predict every part with scikit-learn alone."""
    predictions = {}
    for part in parts:
        rows = part.train(np.arange(data.n_rows))
        X, y = data.X[rows], data.y[rows]
        scaler = StandardScaler().fit(X)
        pca = PCA(2, svd_solver="full").fit(scaler.transform(X))
        knn = KNeighborsClassifier(3).fit(pca.transform(scaler.transform(X)), y)
        queries = pca.transform(scaler.transform(tested.X[part.test]))
        for row, label in zip(part.test, knn.predict(queries), strict=True):
            predictions[part.repeat, int(row)] = tested.classes[label]
    return predictions


@pytest.mark.parametrize(
    "protocol",
    [*PROTOCOLS, Protocol("test", test_data="elsewhere")],
    ids=lambda p: p.kind,
)
def test_every_protocol_equals_a_loop_by_hand(protocol):
    data = table(60, seed=3)
    test = table(25, seed=4) if protocol.kind == "test" else None
    chain = steps("z-score", "pca", pca={"n_components": 2})
    request = Request(
        LearnerSettings("knn", {"n_neighbors": 3}, filters=chain),
        protocol,
        predictions=True,
    )
    document = evaluate(data, request, test)
    assert document["failed"] == []
    found = {(p["repeat"], p["row"]): p["predicted"] for p in document["predictions"]}
    parts = plan(protocol, data, test)
    assert found == by_hand(data, data if test is None else test, parts)


def test_a_leak_would_show():
    """What the loop by hand is worth: whole-set scaling predicts otherwise somewhere."""
    data = table(30, seed=8)
    X = data.X.copy()
    X[::7, 1] *= 1000.0
    data = Dataset(X, data.y, data.attributes, LABELS)
    request = {"scale": "none", "protocol": {"kind": "cv", "folds": 3}}
    inside = workbench.evaluate(
        data, "knn", filters=[{"id": "z-score"}], predictions=True, **request
    )
    before = workbench.evaluate(
        apply_steps(data, steps("z-score")), "knn", predictions=True, **request
    )
    assert inside["predictions"] != before["predictions"]


def test_one_query_for_all_rows_is_off_with_filters():
    data = table()
    loo = Protocol("loo")
    assert Evaluation(data, Request(LearnerSettings("knn"), loo)).one_query
    assert not Evaluation(
        data, Request(LearnerSettings("knn", filters=steps("pca")), loo)
    ).one_query


def test_scaling_comes_after_the_filters():
    data = table()
    document = evaluate(
        data,
        Request(
            LearnerSettings(
                "knn", scale="min-max", filters=steps("pca", pca={"n_components": 2})
            )
        ),
    )
    assert document["prepared"] == [
        "Principal components (n_components=2): 3 attributes become 2",
        "min-max scaling: pc1, pc2",
    ]
    assert document["filters"] == [
        {
            "id": "pca",
            "params": {
                "attributes": "",
                "n_components": 2,
                "variance": None,
                "whiten": False,
            },
        }
    ]
    again = evaluate(
        data,
        Request(
            LearnerSettings(
                "knn", scale="min-max", filters=steps_from(document["filters"])
            )
        ),
    )
    assert again["confusion"] == document["confusion"]


@pytest.mark.parametrize("protocol", PROTOCOLS[:3], ids=lambda p: p.kind)
def test_test_rows_keep_their_numbers_and_classes_whatever_chooses_rows(protocol):
    data = table(45)
    chain = steps("sample", "remove-duplicates", "label-noise")
    request = Request(LearnerSettings("knn", filters=chain), protocol, predictions=True)
    document = evaluate(data, request)
    told = [(p["repeat"], p["row"], p["true"]) for p in document["predictions"]]
    expected = [
        (part.repeat, int(row), LABELS.values[data.y[row]])
        for part in plan(protocol, data)
        for row in part.test
    ]
    assert sorted(told) == sorted(expected)
    assert document["failed"] == []


def test_classes_are_merged_before_the_folds_are_drawn():
    data = table()
    merged = Dataset(
        data.X,
        np.minimum(data.y, 1),
        data.attributes,
        Attribute("class", "nominal", ("a", "b")),
    )
    chain = [{"id": "relabel", "params": {"mapping": "c=b"}}]
    ours = workbench.evaluate(data, "knn", filters=chain, predictions=True)
    theirs = workbench.evaluate(merged, "knn", predictions=True)
    assert ours["data"]["classes"] == ["a", "b"]
    assert ours["predictions"] == theirs["predictions"]


@pytest.mark.usefixtures("no_processes")
def test_worker_processes_give_the_same_with_filters_and_a_test_set():
    data, test = table(40), table(20, seed=6)
    chain = steps(
        "relabel", "z-score", "sample", "noise-attribute", relabel={"mapping": "c=b"}
    )
    for protocol, given in ((Protocol("cv", folds=4), None), (PROTOCOLS[2], None)):
        request = Request(
            LearnerSettings("knn", filters=chain), protocol, predictions=True
        )
        one, two = (evaluate_with(data, request, jobs, given) for jobs in (1, 2))
        assert one["predictions"] == two["predictions"]
        assert one["prepared"] == two["prepared"]
    request = Request(
        LearnerSettings("knn", filters=chain),
        Protocol("test", test_data="x"),
        predictions=True,
    )
    assert evaluate_with(data, request, 2, test)["n"] == 20


def test_fitting_a_model_takes_filters():
    document = fit_model(table(), "j48", {}, filters=steps("discretise", "pca"))
    assert [f["id"] for f in document["filters"]] == ["discretise", "pca"]
    merged = fit_model(
        table(), "naive-bayes", {}, filters=steps("relabel", relabel={"mapping": "c=b"})
    )
    assert merged["data"]["classes"] == ["a", "b"]


def test_a_metric_learned_once_sees_filtered_rows():
    request = Request(
        LearnerSettings("kissnn", filters=steps("pca", pca={"n_components": 2})),
        learn_once=True,
    )
    document = evaluate(table(), request)
    assert document["n"] == 60
    assert document["filters"][0]["params"]["n_components"] == 2
    assert document["prepared"][0].endswith("3 attributes become 2")


def test_a_table_inside_a_cell_is_refused_with_the_way_out():
    inner = (Attribute("u"),)
    bag = Attribute("bag", "relational", ("1", "2"), "", inner)
    data = Dataset(
        np.array([[0.0, 0.0], [1.0, 1.0], [0.0, 2.0], [1.0, 3.0]]),
        [0, 1, 0, 1],
        (bag, Attribute("x")),
        LABELS,
    )
    with pytest.raises(Problem, match="'bag' is relational"):
        evaluate(data, Request(LearnerSettings("knn"), Protocol("loo")))
    chosen = steps("select", select={"attributes": "x"})
    assert (
        evaluate(
            data, Request(LearnerSettings("knn", filters=chosen), Protocol("loo"))
        )["n"]
        == 4
    )


# -- texts -------------------------------------------------------------------------


def texts(*rows) -> Dataset:
    values = tuple(dict.fromkeys(text for text, _ in rows))
    codes = np.array([[values.index(text)] for text, _ in rows], float)
    y = [code for _, code in rows]
    two = Attribute("class", "nominal", ("spam", "ham"))
    return Dataset(codes, y, (Attribute("mail", "string", values),), two)


def test_words_of_a_test_set_are_those_of_the_training_set():
    train = texts(("buy now", 0), ("buy this", 0), ("see you", 1), ("you know", 1))
    test = texts(("you buy", 1), ("buy now", 0), ("never heard", 0))
    both = aligned(test, train)
    assert both.attributes[0].values[:4] == train.attributes[0].values
    assert [both.text(i, 0) for i in range(3)] == [test.text(i, 0) for i in range(3)]
    request = Request(
        LearnerSettings("naive-bayes", filters=steps("string-to-words")),
        Protocol("test", test_data="x"),
    )
    document = evaluate(train, request, test)
    assert document["n"] == 3
    assert document["failed"] == []
    fitted = fit_pipeline(steps("string-to-words"), train)
    names = [a.name for a in fitted.train.attributes]
    assert names == [f"word={w}" for w in ("buy", "know", "now", "see", "this", "you")]


# -- tasks -------------------------------------------------------------------------


def test_the_task_applies_steps_and_saves_what_comes_out(tmp_path):
    data = table()
    for name in ("in", "out"):
        (tmp_path / name).mkdir()
    data.save(tmp_path / "in")
    chain = [{"id": "z-score"}, {"id": "pca", "params": {"n_components": 2}}]
    answer = resolve("filter")(
        {"folder": str(tmp_path / "in"), "out": str(tmp_path / "out"), "steps": chain}
    )
    saved = Dataset.open(tmp_path / "out")
    assert saved.same_as(apply_steps(data, steps_from(chain)))
    assert answer.folder == tmp_path / "out"
    assert answer.words == saved.notes
    names = [a.name for a in (*saved.attributes, saved.class_attribute)]
    assert names == ["pc1", "pc2", "class"]


def test_the_tasks_that_train_take_filters(tmp_path):
    table().save(tmp_path)
    payload = {
        "data": str(tmp_path),
        "plugin": "knn",
        "filters": [{"id": "pca", "params": {"n_components": 1}}],
    }
    assert run_task("evaluate", payload)["filters"][0]["id"] == "pca"
    assert run_task("fit", payload)["attributes"] == ["pc1"]
