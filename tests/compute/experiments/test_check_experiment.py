"""Experiment files: everything wrong is named by its key, and the rest runs."""

import json
import random
from pathlib import Path

import pytest

import workbench
from workbench.api import Problem
from workbench.cli.input_options import KnownParams
from workbench.compute.evaluation.evaluation_plan import Evaluation
from workbench.compute.evaluation.nested_selection import with_params
from workbench.compute.evaluation.request import Request
from workbench.compute.experiments.check_file import check_file
from workbench.compute.folds.partitions import protocol_for
from workbench.core.experiment.experiment import Experiment, load
from workbench.core.experiment.output_names import FIGURES, TABLES, output_of
from workbench.core.program.resources import resource

GOOD = {
    "version": 1,
    "title": "All there is",
    "data": [
        "builtin:iris",
        {"source": "own.csv", "folds": "own.json", "class_type": "nominal"},
        {"source": "keel:page-blocks", "instead": "openml:30", "sha256": "0f" * 32},
        {"source": "gone.arff", "instead": "builtin:wine"},
    ],
    "classifiers": [
        {"id": "knn", "grid": {"n_neighbors": [1, 3]}, "name": "NN"},
        {"id": "knn", "select": {"n_neighbors": [1, 5]}, "inner_folds": 3},
        {
            "id": "j48",
            "params": {"confidence": 0.1},
            "filters": [{"id": "pca", "params": {"n_components": 2}}],
            "class_weights": "balanced",
            "calibration": "sigmoid",
            "scale": "z-score",
        },
    ],
    "protocol": {"kind": "keel", "folds": 10, "seed": 3, "scheme": "dobscv"},
    "scale": "min-max",
    "measures": ["accuracy", "log_loss", "fit_seconds"],
    "figures": ["cd.svg", "two-criteria.pdf", "scores.tex"],
    "time_limit": 60,
}


@pytest.fixture(scope="module")
def plugins():
    return KnownParams()


@pytest.fixture
def check(tmp_path, plugins):
    """Return what is wrong with a document, without the file's name."""
    (tmp_path / "own.csv").write_text("a,class\n" + "1,x\n2,y\n3,x\n4,y\n" * 9)
    (tmp_path / "own.json").write_text('{"test": [[0, 1], [2, 3]]}')
    (tmp_path / "bad.json").write_text("{}")

    def run(document):
        file = tmp_path / "experiment.json"
        file.write_text(json.dumps(document))
        kind, problems = check_file(file, plugins)
        assert kind == "experiment"
        assert all(problem.where == str(file) for problem in problems)
        assert not any("\n" in str(problem) for problem in problems)
        return [problem.what for problem in problems]

    return run


def changed(path, value):
    """Return the good document with another value at a path of keys and places."""
    document = json.loads(json.dumps(GOOD))
    place = document
    for key in path[:-1]:
        place = place[key]
    if isinstance(place, list) and path[-1] == len(place):
        place.append(value)
    else:
        place[path[-1]] = value
    return document


def test_the_good_one_is_good(check, tmp_path):
    assert check(GOOD) == []
    assert load(tmp_path / "experiment.json") == Experiment.from_json(GOOD)


@pytest.mark.parametrize("name", ["thesis-tables-2-3", "thesis-table-5"])
def test_those_that_come_with_the_program_are_good(plugins, name):
    path = resource("experiments", f"{name}.json")
    assert check_file(path, plugins) == ("experiment", [])


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        (["data", 0], "gone.csv", "data[0]: no file gone.csv"),
        (["data", 0], "builtin:gone", "data[0]: no built-in"),
        (["data", 0], "openml:", "data[0]: no name in 'openml:'"),
        (["data", 0], "keel:../iris", "data[0]: no name in 'keel:../iris'"),
        (["data", 0], {"sourc": "a"}, "data[0]: "),
        (["data", 3, "instead"], "builtin:gone", "data[3].instead: no built-in"),
        (["data", 2, "sha256"], "0f", "data[2].sha256: 0f"),
        (["data", 1, "class_type"], "text", "data[1].class_type: 'text'"),
        (["data", 1, "folds"], "gone.json", "data[1].folds: no file gone.json"),
        (["data", 1, "folds"], "bad.json", "data[1].folds: no folds"),
        (["protocol"], {"kind": "loop"}, "protocol: kind = 'loop'"),
        (["protocol", "kind"], "test", "protocol: kind = 'test'"),
        (["protocol", "scheme"], "x", "protocol: scheme = 'x'"),
        (["protocol"], {"folds": "ten"}, "protocol: folds = 'ten'"),
        (["protocol"], {"percent": True, "seed": 1.5}, "protocol: seed = 1.5"),
        (
            ["protocol"],
            {"kind": "folds", "test_rows": [["a"]]},
            "protocol: test_rows",
        ),
        (["protocol"], {"repeats": 2}, "data[1].folds: given folds, and 2 repeats"),
        (["classifiers", 0, "id"], "knnn", "classifiers[0].id: no plugin 'knnn'"),
        (["classifiers", 0, "id"], 3, "classifiers[0]: "),
        (
            ["classifiers", 0],
            {"id": "pca"},
            "classifiers[0].id: pca is a filter and predicts nothing",
        ),
        (
            ["classifiers", 0, "grid", "n_neighbors", 1],
            0,
            "classifiers[0].grid.n_neighbors: n_neighbors = 0",
        ),
        (
            ["classifiers", 1, "select", "n_neighbors", 0],
            "x",
            "classifiers[1].select.n_neighbors: n_neighbors = 'x'",
        ),
        (
            ["classifiers", 1, "select", "depth"],
            [1],
            "classifiers[1].select.depth: no parameter 'depth'",
        ),
        (
            ["classifiers", 2, "params", "confidence"],
            7,
            "classifiers[2].params: confidence = 7",
        ),
        (["classifiers", 1, "inner_folds"], 1, "classifiers[1]: inner_folds = 1"),
        (
            ["classifiers", 1, "grid"],
            {"n_neighbors": [1]},
            "classifiers[1].select.n_neighbors: in the grid, too",
        ),
        (
            ["classifiers", 2, "filters", 0, "id"],
            "knn",
            "classifiers[2].filters[0]: knn is a classifier",
        ),
        (
            ["classifiers", 2, "filters", 0, "params", "n_components"],
            -1,
            "classifiers[2].filters[0]: n_components = -1",
        ),
        (["classifiers", 2, "filters", 1], "pca", "classifiers[2].filters[1]: "),
        (
            ["classifiers", 2, "class_weights"],
            "some",
            "classifiers[2].class_weights: 'some'",
        ),
        (["classifiers", 2, "calibration"], "x", "classifiers[2].calibration: 'x'"),
        (["classifiers", 2, "scale"], "log", "classifiers[2]: scale = 'log'"),
        (
            ["classifiers", 3],
            {"id": "knn", "params": {"n_neighbors": 3}, "name": "again"},
            "classifiers[3]: the same as classifiers[0]: again",
        ),
        (["measures", 1], "loss", "measures: no measure 'loss'"),
        (["measures", 2], "accuracy", "measures[2]: accuracy again"),
        (["figures", 0], "cd.jpg", "figures[0]: no output 'cd.jpg'"),
        (["figures", 0], "bars.svg", "figures[0]: no output 'bars.svg'"),
        (["figures", 0], "../cd.svg", "figures[0]: no output '../cd.svg'"),
        (["figures", 2], "scores.svg", "figures[2]: no output 'scores.svg'"),
        (["time_limit"], -1, "time_limit: -1"),
    ],
)
def test_one_thing_wrong_is_one_line_with_its_key(check, path, value, complaint):
    (found,) = check(changed(path, value))
    assert found.startswith(complaint)


def test_everything_wrong_is_found_at_once(check):
    document = changed(["data", 0], "gone.csv")
    document["classifiers"][0]["grid"]["n_neighbors"] = [0, -1]
    document["scale"] = 1
    document["figures"] = "cd.svg"
    keys = [what.split(":")[0] for what in check(document)]
    grid = "classifiers[0].grid.n_neighbors"
    assert keys == ["scale", "figures", "data[0]", grid, grid]


def test_folds_of_their_own_are_asked_for(check):
    document = changed(["protocol"], {"kind": "folds"})
    keys = [what.split(":")[0] for what in check(document)]
    assert keys == ["data[0].folds", "data[2].folds", "data[3].folds"]


def test_nothing_is_chosen_under_leave_one_out(check):
    document = changed(["protocol"], {"kind": "loo"})
    (found,) = check(document)
    assert found.startswith("classifiers[1].select: chosen under leave-one-out")


def test_measures_fit_what_is_predicted(check):
    regression = {
        **GOOD,
        "classifiers": [{"id": "knn-regression"}],
        "data": ["own.csv"],
    }
    (found,) = check(regression)
    assert found.startswith("measures[0]: accuracy of a numeric class")
    assert check({**regression, "measures": ["rmse", "fit_seconds"]}) == []
    nominal = {"source": "own.csv", "class_type": "nominal"}
    (found,) = check({**GOOD, "data": [nominal], "measures": ["mae"]})
    assert found.startswith("measures[0]: mae of a nominal class")


def test_names_of_outputs():
    assert output_of("box.PNG") == ("figure", "box", ".png")
    assert output_of("scores.md") == ("table", "scores", ".md")
    assert not set(FIGURES) & set(TABLES)
    for name in ("", "cd", ".svg", "cd.tex", "a/cd.svg"):
        with pytest.raises(Problem):
            output_of(name)


#: Values to put anywhere: right ones, wrong ones and those of another kind.
ANYTHING = [
    None, True, 0, 1, 2, 5, -1, 0.5, 1e9, "", "knn", "j48", "none", "balanced", "cv",
    "weka", "loo", "own.csv", "own.json", "builtin:iris", "accuracy", "cd.svg", [], [1],
    [1, 3], ["knn"], {}, {"id": "knn"}, {"n_neighbors": [1, 2]}, {"n_neighbors": 3},
    {"source": "own.csv"}, {"kind": "split", "percent": 50},
]  # fmt: skip
BASE = {
    "version": 1,
    "data": ["builtin:iris", {"source": "own.csv", "folds": "own.json"}],
    "classifiers": [
        {"id": "knn", "grid": {"n_neighbors": [1, 3]}, "calibration": "none"},
        {"id": "knn", "select": {"n_neighbors": [1, 2]}, "inner_folds": 2},
        {"id": "j48", "params": {"confidence": 0.2}, "filters": [{"id": "pca"}]},
    ],
    "protocol": {"kind": "cv", "folds": 4, "repeats": 1, "seed": 3},
    "scale": "none",
    "measures": ["accuracy"],
    "figures": ["cd.svg"],
}


def places(value, path=()):
    """Yield the path of everything inside, and of what could be added."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield (*path, key)
            yield from places(inner, (*path, key))
    if isinstance(value, list):
        yield (*path, len(value))
        for i, inner in enumerate(value):
            yield (*path, i)
            yield from places(inner, (*path, i))


def put(document, path, value):
    for key in path[:-1]:
        document = document[key]
    if isinstance(document, list) and path[-1] == len(document):
        document.append(value)
    else:
        document[path[-1]] = value


def accepted(document, folder: Path) -> None:
    """Make all that a run makes before it fits anything; a Problem fails the test."""
    experiment = Experiment.from_json(document)
    for entry in experiment.data:
        if entry.source not in ("builtin:iris", "own.csv") or entry.class_name:
            continue  # what a file holds is not known before it is read
        local = not entry.source.startswith("builtin:")
        source = str(folder / entry.source) if local else entry.source
        data = workbench.read(source)
        protocol = protocol_for(experiment.protocol, entry.folds, source, data, folder)
        for learner in experiment.learners:
            settings = learner.settings(experiment.scale)
            request = Request(settings, protocol)
            evaluation = Evaluation(data, request, tried=False)
            for candidate in learner.candidates():
                with_params(evaluation, candidate)


@pytest.mark.parametrize(
    ("documents", "least"),
    [
        (100, 5),
        pytest.param(700, 50, marks=pytest.mark.lane("whole", "seven times as many")),
    ],
)
def test_what_the_check_passes_a_run_accepts(check, tmp_path, documents, least):
    draw = random.Random(5)
    paths = sorted(places(BASE), key=repr)
    passed = 0
    for _ in range(documents):
        document = json.loads(json.dumps(BASE))
        put(document, draw.choice(paths), draw.choice(ANYTHING))
        if not check(document):
            accepted(document, tmp_path)
            passed += 1
    assert passed > least
