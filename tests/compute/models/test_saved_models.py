"""Saved models: the same bits in a new process, any file that has the attributes."""

import json
import subprocess
import sys

import numpy as np
import pytest
from support import documents
from support.estimators import SMALL

import workbench
from workbench.api import Attribute, Dataset, Problem
from workbench.compute.evaluation.request import Request, find_class
from workbench.compute.models import saved_models as models
from workbench.compute.plugins.loader import load_all
from workbench.compute.writing import writers
from workbench.core.learner.filter_steps import steps_from
from workbench.core.learner.learner_settings import LearnerSettings
from workbench.jobs.registry import resolve

IRIS = workbench.read("builtin:iris")
IDS = [
    info.id
    for info in load_all(foreign=False)
    if info.kind == "classifier" and hasattr(find_class(info.id), "predict")
]
#: Two Gaussian classes, a nominal attribute, and gaps.
RNG = np.random.default_rng(3)


def mixed(n=80):
    y = RNG.integers(0, 2, n)
    X = np.column_stack([RNG.normal(y, 1), RNG.normal(0, 1, n), RNG.integers(0, 3, n)])
    X[RNG.random((n, 3)) < 0.05] = np.nan
    attributes = (
        Attribute("a"),
        Attribute("b"),
        Attribute("c", "nominal", ("x", "y", "z")),
    )
    return Dataset(X, y, attributes, Attribute("k", "nominal", ("no", "yes")), "mixed")


MIXED = mixed()

PREDICT = """
import json, sys
import numpy as np
from workbench.compute.models.saved_models import open_model
import workbench
data = workbench.read(sys.argv[2])
answers = {}
for line in open(sys.argv[1]):
    path = line.strip()
    _, predicted = open_model(path).predict(data)
    scores = predicted.scores
    answers[path] = [
        predicted.values.tolist(), None if scores is None else scores.tobytes().hex()
    ]
print(json.dumps(answers))
"""


@pytest.mark.lane("usual", "fits every classifier, then starts a process")
def test_every_classifier_predicts_the_same_bits_in_a_new_process(tmp_path):
    data, expected = tmp_path / "mixed.arff", {}
    writers.write(MIXED, data)
    again = workbench.read(data)
    for plugin in IDS:
        path = tmp_path / f"{plugin}.skops"
        learner = LearnerSettings(plugin, SMALL.get(plugin, {}), scale="min-max")
        models.save_model(again, Request(learner), path)
        known, predicted = models.open_model(path).predict(again)
        scores = predicted.scores
        expected[str(path)] = [
            predicted.values.tolist(),
            None if scores is None else scores.tobytes().hex(),
        ]
        assert known.columns == again.columns
    (tmp_path / "list").write_text("\n".join(expected))
    found = subprocess.run(
        [sys.executable, "-c", PREDICT, str(tmp_path / "list"), str(data)],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    answers = json.loads(found.stdout)
    assert {p: a for p, a in answers.items() if a != expected[p]} == {}


def test_filters_scale_calibration_and_costs_are_saved_too(tmp_path):
    request = Request(
        LearnerSettings(
            "naive-bayes",
            scale="z-score",
            filters=steps_from([{"id": "pca", "params": {"n_components": 2}}]),
            costs=((0, 1, 1), (5, 0, 1), (1, 1, 0)),
            calibration="sigmoid",
        )
    )
    path = tmp_path / "iris.skops"
    header = documents.save_model(IRIS, request, path)
    model = workbench.compute.models.model_description.fit_request(IRIS, request).model
    _, predicted = models.open_model(path).predict(IRIS)
    fresh = model.predict(IRIS)
    assert predicted.scores.tobytes() == fresh.scores.tobytes()
    assert predicted.values.tolist() == fresh.values.tolist()
    assert header["costs"] == [[0, 1, 1], [5, 0, 1], [1, 1, 0]]
    assert documents.header_of(path)["filters"][0]["id"] == "pca"


def test_new_rows_in_another_order_without_a_class(tmp_path):
    path = tmp_path / "iris.skops"
    models.save_model(IRIS, Request(LearnerSettings("knn")), path)
    order = [2, 0, 3, 1]
    names = [IRIS.attributes[j].name for j in order]
    lines = [",".join(names)]
    lines += [",".join(str(v) for v in row[order]) for row in IRIS.X[:7]]
    (tmp_path / "new.csv").write_text("\n".join(lines) + "\n")
    out = tmp_path / "answer.csv"
    answer = documents.predict_file(path, tmp_path / "new.csv", out)
    assert answer["n"] == 7
    assert answer["class_known"] == 0
    assert answer["accuracy"] is None
    assert answer["counts"][IRIS.classes[0]] == 7
    written = workbench.read(out)
    assert [a.name for a in written.columns][:4] == [a.name for a in IRIS.attributes]
    assert [a.name for a in written.columns][-1] == "predicted"
    assert len(written.columns) == 4 + 3 + 1
    np.testing.assert_allclose(written.X[:, :4], IRIS.X[:7])


def test_rows_with_their_class_are_judged(tmp_path):
    path = tmp_path / "iris.skops"
    resolve("save_model")({"data": "builtin:iris", "plugin": "knn", "path": str(path)})
    answer = documents.run_task("predict", {"model": str(path), "data": "builtin:iris"})
    direct = workbench.evaluate(IRIS, "knn", protocol={"kind": "train"})
    assert answer["correct"] == direct["correct"]
    assert answer["class_known"] == 150
    assert answer["columns"][-1] == "predicted"
    assert len(answer["preview"]) == 150
    header = documents.run_task("open_model", {"path": str(path)})
    assert header["plugin"] == "knn"
    assert header["trained_on"]["rows"] == 150


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda d: d.select([0, 1, 2]), "no attribute"),
        (
            lambda d: Dataset(
                d.X,
                d.y,
                (Attribute("a", "nominal", ("big",)), *d.attributes[1:]),
                d.class_attribute,
            ),
            "no attribute",
        ),
    ],
)
def test_rows_that_do_not_fit_the_header_are_refused(tmp_path, change, expected):
    path = tmp_path / "iris.skops"
    models.save_model(IRIS, Request(LearnerSettings("knn")), path)
    with pytest.raises(Problem, match=expected):
        models.predict_file(path, change(IRIS))


def weka_like(
    tmp_path, columns, labels=("Iris-setosa", "Iris-versicolor", "Iris-virginica")
):
    """Write the iris as Weka's own file names its columns and classes."""
    names = ("sepallength", "sepalwidth", "petallength", "petalwidth", "class")[
        :columns
    ]
    cells = np.column_stack([IRIS.X.astype(str), np.array(labels)[IRIS.y]])[:, :columns]
    kinds = ["numeric"] * 4 + [f"{{{','.join(labels)}}}"]
    head = [f"@attribute {n} {k}" for n, k in zip(names, kinds, strict=False)]
    path = tmp_path / "iris-of-weka.arff"
    lines = ["@relation iris", *head, "@data", *(",".join(row) for row in cells)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def test_columns_of_other_names_are_listed_and_can_be_matched_by_place(tmp_path):
    path, rows = tmp_path / "iris.skops", weka_like(tmp_path, 5)
    models.save_model(IRIS, Request(LearnerSettings("knn")), path)
    with pytest.raises(Problem, match=r"sepal-length among sepallength.*petal-width"):
        models.predict_file(path, rows)
    expected = documents.predict_file(path, IRIS)["counts"]
    found = documents.predict_file(path, rows, by_place=True)
    assert (found["counts"], found["class_known"]) == (expected, 0)
    assert any("Iris-setosa" in remark for remark in found["remarks"])


def test_by_place_known_classes_are_judged_and_none_is_needed(tmp_path):
    path = tmp_path / "iris.skops"
    models.save_model(IRIS, Request(LearnerSettings("knn")), path)
    judged = documents.predict_file(path, IRIS)
    found = documents.predict_file(
        path, weka_like(tmp_path, 5, IRIS.classes), by_place=True
    )
    assert (found["class_known"], found["correct"]) == (150, judged["correct"])
    found = documents.predict_file(path, weka_like(tmp_path, 4), by_place=True)
    assert (found["class_known"], found["counts"]) == (0, judged["counts"])
    with pytest.raises(Problem, match=r"3 columns.*expected 5"):
        models.predict_file(path, weka_like(tmp_path, 3), by_place=True)


def test_other_versions_are_remarked(tmp_path, monkeypatch):
    path = tmp_path / "iris.skops"
    models.save_model(IRIS, Request(LearnerSettings("knn")), path)
    monkeypatch.setattr(models, "__version__", "99.0")
    assert documents.header_of(path)["remarks"] == [
        f"saved with workbench {workbench.__version__}, opened with 99.0"
    ]


@pytest.mark.parametrize("name", ["a\0b.skops", "file/model.skops"])
def test_a_place_that_cannot_be_written(tmp_path, name):
    (tmp_path / "file").write_text("")
    with pytest.raises(Problem, match="cannot be written"):
        models.save_model(IRIS, Request(LearnerSettings("knn")), tmp_path / name)


NUMBERS = Dataset(
    MIXED.X[:, 1:], MIXED.X[:, 0], MIXED.attributes[1:], Attribute("t"), "numbers"
)
REGRESSORS = [i.id for i in load_all(foreign=False) if i.kind == "regressor"]
FURTHER = [
    *(("svm", {"preset": "weka"}), ("mlp", {"preset": "weka"})),
    *(("knn", {"preset": "weka"}), ("naive-bayes", {"preset": "weka"})),
    *(("naive-bayes", {"kernel_density": True}), ("naive-bayes", {"discretise": True})),
    *((plugin, {}) for plugin in REGRESSORS),
]


@pytest.mark.parametrize(("plugin", "params"), FURTHER)
def test_presets_and_regressors_come_back_bit_for_bit(tmp_path, plugin, params):
    data = NUMBERS if plugin in REGRESSORS else MIXED
    request, path = Request(LearnerSettings(plugin, params)), tmp_path / "model.skops"
    models.save_model(data, request, path)
    _, found = models.open_model(path).predict(data)
    fresh = workbench.compute.models.model_description.fit_request(
        data, request
    ).model.predict(data)
    assert found.values.tobytes() == fresh.values.tobytes()
    if plugin not in REGRESSORS:
        assert found.scores.tobytes() == fresh.scores.tobytes()
