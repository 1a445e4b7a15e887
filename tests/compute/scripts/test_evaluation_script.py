"""Scripts of runs: executed, they print the figures of the program, bit for bit."""

from __future__ import annotations

import itertools
from pathlib import Path

import numpy as np
import pytest
from support.estimators import SMALL
from support.scripts import figures_of, run_text

import workbench
from workbench.api import Attribute, Dataset, Problem
from workbench.compute.evaluation.request import Request
from workbench.compute.evaluation.run_evaluation import evaluate
from workbench.compute.fitting.pipeline import apply_steps
from workbench.compute.folds.folds import Protocol
from workbench.compute.plugins.loader import known_ids, plugin_class
from workbench.compute.prototypes.selection import select_prototypes
from workbench.compute.scripts.evaluation_script import evaluation_script
from workbench.compute.scripts.lab_scripts import (
    filter_script,
    metric_script,
    prototype_script,
)
from workbench.compute.writing.writers import write
from workbench.core.learner.filter_steps import Step
from workbench.core.learner.learner_settings import LearnerSettings
from workbench.core.results.metric_result import MetricRequest

WHOLE = pytest.mark.lane("whole", "each method once more, by its script")
FEW = {"knn", "j48", "naive-bayes", "kissnn", "pca", "discretise", "linear-regression"}
FEW |= {"sample", "relabel", "hart", "whitening"}
THREE = Protocol(folds=3, seed=2)


def each(*kinds: str) -> list:
    """Return the ids of bundled plugins; most of them in the whole lane."""
    return [
        pytest.param(name, marks=() if name in FEW else WHOLE)
        for name in known_ids(*kinds)
    ]


def compare(data: Dataset, request: Request, source: str, **more) -> str:
    """Check that script and program agree to the last bit; return the script."""
    script = evaluation_script(data, request, source, **more)
    found, wanted = figures_of(script), evaluate(data, request, more.get("test"))
    assert not wanted.failed
    if data.has_nominal_class:
        assert found["accuracy"] == wanted.accuracy
        assert found["kappa"] == wanted.of_classes.kappa
    else:
        figures = wanted.figures
        assert (found["mae"], found["rmse"]) == (figures.mae, figures.rmse)
        assert found["r2"] == figures.r2
    return script.text()


def scaled() -> list:
    """Return every learner with a scale, in turn; some with both.

    What a script says of the one does not depend on the other.
    """
    scales = ("none", "min-max")
    return [
        pytest.param(scale, name, marks=() if name in FEW else WHOLE)
        for number, name in enumerate(known_ids("classifier", "metric"))
        for scale in (scales if name in FEW else [scales[number % 2]])
    ]


@pytest.mark.parametrize(("scale", "plugin"), list(scaled()))
def test_every_classifier_and_metric(plugin: str, scale: str, wine: Dataset) -> None:
    learner = LearnerSettings(plugin, SMALL.get(plugin, {}), scale=scale)
    compare(wine, Request(learner, THREE), "builtin:wine")


@pytest.fixture(scope="module")
def wine() -> Dataset:
    return workbench.read("builtin:wine")


@pytest.fixture(scope="module")
def few(tmp_path_factory: pytest.TempPathFactory) -> Dataset:
    """Some rows of iris, for protocols of many folds."""
    file = tmp_path_factory.mktemp("few") / "few.arff"
    write(workbench.read("builtin:iris").take(np.arange(0, 150, 4)), file)
    return workbench.read(file)


@pytest.fixture(scope="module")
def numbers(tmp_path_factory: pytest.TempPathFactory) -> Dataset:
    """A numeric class, one attribute of labels, read from a file."""
    random = np.random.default_rng(3)
    X = random.normal(size=(60, 3))
    X[:, 2] = random.integers(0, 3, 60)
    y = X[:, 0] ** 2 + X[:, 2] + 0.1 * random.normal(size=60)
    labels = Attribute("kind", "nominal", ("a", "b", "c"))
    columns = (Attribute("x1"), Attribute("x2"), labels)
    file = tmp_path_factory.mktemp("numbers") / "numbers.arff"
    write(Dataset(X, y, columns, Attribute("out"), "numbers"), file)
    return workbench.read(file)


@pytest.mark.parametrize("plugin", each("regressor"))
def test_every_regressor(plugin: str, numbers: Dataset) -> None:
    request = Request(LearnerSettings(plugin, scale="z-score"), THREE)
    compare(numbers, request, numbers.source)


@pytest.mark.parametrize("plugin", each("filter"))
def test_every_filter_inside_folds_and_on_all_rows(plugin: str) -> None:
    # numbers of a test row that no training row has would be no labels
    source = f"builtin:{'vdm-demo' if plugin == 'nominal-from-numeric' else 'wine'}"
    data = workbench.read(source)
    params = _grouping(data) if plugin == "relabel" else {}
    step = Step(plugin, params)
    request = Request(LearnerSettings("knn", filters=(step,), scale="min-max"), THREE)
    compare(data, request, source)
    whole = apply_steps(data, (step,))
    told = run_text(filter_script(data, (step,), source).text())
    rows, attributes = told.splitlines()[0].split(" rows, ")
    assert int(rows) == whole.n_rows
    assert int(attributes.split()[0]) == whole.n_attributes
    assert str(whole.X[:5]) in told


def _grouping(data: Dataset) -> dict:
    """Return parameters that make two classes of three."""
    return {"mapping": f"{data.classes[0]}=one, {data.classes[1]}=one"}


@pytest.mark.parametrize("method", each("prototypes"))
def test_every_method_of_prototypes(method: str) -> None:
    iris = workbench.read("builtin:iris")
    request = Request(LearnerSettings("knn", prototypes=method, scale="z-score"), THREE)
    compare(iris, request, "builtin:iris")
    params = {"random_state": 1}
    known = {p.name for p in plugin_class(method).plugin.params}
    params = {k: v for k, v in params.items() if k in known}
    kept = select_prototypes(iris, method, params).kept
    told = run_text(prototype_script(iris, method, params, "builtin:iris").text())
    assert told.splitlines()[1].split() == [str(row) for row in kept]


@pytest.mark.parametrize("plugin", each("metric"))
def test_every_metric_learned_on_all_rows(plugin: str) -> None:
    from workbench.compute.metric_lab.learn_metric import learn

    iris = workbench.read("builtin:iris")
    request = MetricRequest(plugin, {}, "z-score", 3, "uniform")
    wanted = learn(iris, request)
    told = run_text(metric_script(iris, request, "builtin:iris").text())
    lines = {line.rpartition(" ")[0]: line.split()[-1] for line in told.splitlines()}
    assert float(lines["loo before"]) == wanted.judged.loo_before
    assert float(lines["loo after"]) == wanted.judged.loo_after
    with np.printoptions(precision=6, suppress=True):
        assert str(wanted.metric.M) in told


PROTOCOLS = (
    Protocol("loo"), Protocol("split", percent=70, repeats=2, seed=4), Protocol("train"),
    Protocol("folds", test_rows=((1, 2, 3), (20, 30, 37))),
    Protocol("weka", folds=4, seed=3), Protocol("weka-split", seed=2),
    Protocol("cv", folds=4, repeats=3, seed=5), Protocol("cv", folds=20),
)  # fmt: skip


@pytest.mark.parametrize(
    ("protocol", "plugin"), list(itertools.product(PROTOCOLS, ("knn", "whitening")))
)
def test_every_protocol(protocol: Protocol, plugin: str, few: Dataset) -> None:
    compare(few, Request(LearnerSettings(plugin), protocol), few.source)


def test_leave_one_out_of_what_learns_in_each_fold(few: Dataset) -> None:
    learner = LearnerSettings("kissnn", scale="z-score")
    compare(few, Request(learner, Protocol("loo")), few.source)


@pytest.mark.parametrize(
    "settings",
    [
        {"calibration": "sigmoid"},
        {"class_weights": "balanced"},
        {"costs": [[0, 1, 1], [9, 0, 1], [1, 1, 0]]},
        {"filters": (Step("pca", {"n_components": 2}),), "prototypes": "wilson"},
    ],
    ids=str,
)
def test_settings_of_a_learner(settings: dict, wine: Dataset) -> None:
    learner = LearnerSettings("logistic", scale="min-max", **settings)
    compare(wine, Request(learner, THREE), "builtin:wine")


def test_labels_and_gaps_are_prepared_as_the_program_does() -> None:
    mixed = workbench.read("builtin:mixed-demo")
    for plugin in ("nearest-centroid", "naive-bayes"):
        learner = LearnerSettings(plugin, scale="min-max")
        compare(mixed, Request(learner, Protocol(folds=3)), "builtin:mixed-demo")


def test_rows_without_a_class_train_nothing(tmp_path: Path) -> None:
    iris = workbench.read("builtin:iris")
    y = iris.y.copy()
    y[::7] = -1
    write(
        Dataset(iris.X, y, iris.attributes, iris.class_attribute), tmp_path / "a.arff"
    )
    holed = workbench.read(tmp_path / "a.arff")
    for plugin in ("knn", "kissnn", "lfda"):
        compare(
            holed, Request(LearnerSettings(plugin), THREE), str(tmp_path / "a.arff")
        )


def test_a_supplied_test_set(tmp_path: Path) -> None:
    iris = workbench.read("builtin:iris")
    write(iris.take(np.arange(0, 150, 2)), tmp_path / "train.arff")
    write(iris.take(np.arange(1, 150, 2)), tmp_path / "test.arff")
    data, test = (workbench.read(tmp_path / f"{n}.arff") for n in ("train", "test"))
    request = Request(
        LearnerSettings("kissnn"), Protocol("test", test_data="test.arff")
    )
    compare(
        data, request, str(tmp_path / "train.arff"),
        test=test, test_source=str(tmp_path / "test.arff"),
    )  # fmt: skip


def test_a_metric_that_saw_all_rows_says_so(wine: Dataset) -> None:
    learner = LearnerSettings("kissnn", {"n_neighbors": 3}, scale="z-score")
    request = Request(learner, THREE, learn_once=True)
    assert "optimistic" in compare(wine, request, "builtin:wine")
    filtered = LearnerSettings("kissnn", filters=(Step("pca"),))
    with pytest.raises(Problem, match="learns once from all rows"):
        evaluation_script(
            wine, Request(filtered, THREE, learn_once=True), "builtin:wine"
        )


def test_the_script_is_short_and_plain_scikit_learn(wine: Dataset) -> None:
    text = compare(wine, Request(LearnerSettings("kissnn"), THREE), "builtin:wine")
    assert len(text.splitlines()) < 35
    assert "from workbench.bundled.kissnn import KISSNN" in text
    assert "StratifiedKFold(3, shuffle=True, random_state=2)" in text
    assert max(map(len, text.splitlines())) <= 100
