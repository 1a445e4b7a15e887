"""Our trees, counts and predictions beside Weka 3.9.7's, which are kept as JSON.

``tests/tools/ask_weka/ask_classifiers.py`` made the files. With ``WORKBENCH_WEKA_JAR``
set to a jar of Weka 3.9 the last test asks it about data sets made on the spot.
"""

from __future__ import annotations

import functools
import importlib.util
import json
import os

import numpy as np
import pytest
from support.checkout import DATA, TESTS
from support.documents import fit_model

import workbench
from workbench.api import Attribute, Dataset
from workbench.compute.evaluation.evaluation_plan import Evaluation
from workbench.compute.evaluation.request import Request
from workbench.compute.folds.folds import Protocol
from workbench.compute.folds.weka_folds import weka_folds, weka_split
from workbench.core.learner.learner_settings import LearnerSettings

ANSWERS = DATA / "weka"
TOOL = TESTS / "tools" / "ask_weka"
FILES = sorted(ANSWERS.glob("*.json"))
#: Sets on which one fit takes long enough to be left to the whole lane.
LARGE = {"digits", "segment", "phoneme", "movement_libras"}
#: Those with a test for the first of their seeds beside the one for all others.
SMALL = [file for file in FILES if file.stem not in LARGE]
#: Without those whose many pairs of classes take Weka's SMO up to 20 s a seed.
FEW_PAIRS = [
    file for file in SMALL if file.stem not in {"vowel", "vehicle", "led7digit"}
]
#: With them, without those that take some 25 s a seed.
NOT_MANY_PAIRS = [
    file for file in FILES if file.stem not in {"digits", "movement_libras", "vowel"}
]

TREE_OPTIONS = {
    "": {},
    "-U": {"unpruned": True},
    "-S": {"subtree_raising": False},
    "-C 0.1": {"confidence": 0.1},
    "-M 5": {"min_instances": 5},
    "-C 0.05 -M 3": {"confidence": 0.05, "min_instances": 3},
    "-B": {"binary_splits": True},
    "-U -B": {"unpruned": True, "binary_splits": True},
    "-J": {"mdl_correction": False},
}
IBK5 = {"preset": "weka", "n_neighbors": 5}
CLASSIFIERS = {
    "j48": ("j48", {}),
    "j48-laplace": ("j48", {"laplace": True}),
    "ibk1": ("knn", {"preset": "weka", "n_neighbors": 1}),
    "ibk5": ("knn", IBK5),
    "ibk5-inverse": ("knn", IBK5 | {"weights": "distance"}),
    "ibk5-similarity": ("knn", IBK5 | {"weights": "similarity"}),
    "nb": ("naive-bayes", {"preset": "weka"}),
    "nb-discretise": ("naive-bayes", {"preset": "weka", "discretise": True}),
    "nb-kernel": ("naive-bayes", {"preset": "weka", "kernel_density": True}),
    "smo": ("svm", {"preset": "weka"}),
    "mlp": ("mlp", {"preset": "weka"}),
}
COUNTED = ("j48", "ibk1", "ibk5", "nb")
#: How far a class' share may be from Weka's, where it is compared at all.
SHARES = {"j48": 1e-9, "j48-laplace": 1e-9, "ibk1": 1e-9, "ibk5": 1e-9,
          "ibk5-inverse": 1e-9, "ibk5-similarity": 1e-9, "nb": 1e-9,
          "nb-discretise": 1e-9, "nb-kernel": 1e-9, "smo": 1e-9}  # fmt: skip
#: Sets of which Weka has listed the rows of each fold.
FOLDED = ("contact-lenses", "no_class", "weather.nominal", "weather.nominal_missing10",
          "weather.numeric", "weather.numeric_missing10")  # fmt: skip
#: Those whose every prediction is to be Weka's.
EQUAL = tuple(SHARES)


def represents(file):
    """Whether a set was made for these tests: its data lie beside Weka's answers.

    Between them these are of every kind (`test_the_sets_made_for_this_are_of_every_kind`
    says which), so they stand for all others where time matters.
    """
    return file.with_suffix(".arff").exists()


def sets(made, others=None, files=FILES):
    """Return the files as parameters: those made for this in a lane, others in another.

    Parameters
    ----------
    made, others : str
        Lanes; without `others` both are in the same.
    """
    lanes = {True: made, False: others or made}
    return [
        pytest.param(
            file,
            id=file.stem,
            marks=pytest.mark.lane(lanes[represents(file)], "hundreds of fits in all"),
        )
        for file in files
    ]


@functools.cache
def answers(file):
    return json.loads(file.read_text(encoding="utf-8"))


@functools.cache
def read(path):
    return workbench.read(path)


def dataset(file, shared_data):
    name = answers(file)["name"]
    return read(shared_data / name if "/" in name else ANSWERS / name)


def differences(node, theirs, data, path="root"):
    """Compare a node of the document of `fit` with Weka's, and all below."""
    if isinstance(theirs, str):
        if "children" in node:
            return [f"{path}: a leaf in Weka"]
        code, weight, errors = theirs.split()
        same = node["class"] == data.classes[int(code)]
        for ours, printed in ((node["count"], weight), (node["errors"], errors)):
            same &= abs(ours - float(printed)) <= 0.00501  # two decimals are printed
        ours = (node["class"], node["count"], node["errors"])
        return [] if same else [f"{path}: Weka's leaf {theirs}, ours {ours}"]
    if "children" not in node:
        return [f"{path}: a leaf here"]
    column, test, *below = theirs
    name = data.attributes[column].name
    ours = (node["attribute"], node.get("threshold"), len(node["children"]))
    threshold = None if isinstance(test, str) else test
    if ours != (name, threshold, len(below)):
        return [f"{path}: Weka tests {name} {test}, we {ours}"]
    if isinstance(test, str) and node["children"][0]["branch"] != f"= {test}":
        return [f"{path}: Weka asks for {test}, we {node['children'][0]['branch']}"]
    return [
        line
        for i, (child, other) in enumerate(zip(node["children"], below, strict=True))
        for line in differences(child, other, data, f"{path}.{i}")
    ]


def check_trees(data, trees):
    known = {param.name for param in workbench.make("j48").plugin.params}
    for options, params in TREE_OPTIONS.items():
        if not params.keys() <= known:
            continue
        model = fit_model(data, "j48", params)["model"]
        theirs = trees[options]
        found = differences(model["root"], theirs["root"], data)
        assert found == [], f"{data.name} {options}"
        size = (model["leaves"], model["size"])
        assert size == (theirs["leaves"], theirs["size"])


def test_the_sets_made_for_this_are_of_every_kind():
    made = [read(file.with_suffix(".arff")) for file in FILES if represents(file)]
    known = [data.y[data.y >= 0] for data in made]

    def any_of(kind):
        return any(map(kind, made))

    assert any_of(lambda data: all(a.is_nominal for a in data.attributes))
    assert any_of(lambda data: not any(a.is_nominal for a in data.attributes))
    assert any_of(lambda data: len({a.is_nominal for a in data.attributes}) == 2)
    assert any_of(lambda data: not np.isnan(data.X).any())
    assert any_of(lambda data: np.isnan(data.X).any() and data.weights is None)
    assert any_of(lambda data: data.weights is not None)
    assert any_of(lambda data: (data.y < 0).any())
    assert any_of(lambda data: len(data.classes) == 2)
    assert any_of(lambda data: len(data.classes) > 10)
    assert any_of(lambda data: max(len(a.values) for a in data.attributes) > 10)
    # rows alike in everything, and classes of unequal size
    assert any_of(lambda data: len(np.unique(data.X, axis=0)) < data.n_rows)
    assert any(np.ptp(np.bincount(codes)) > 10 for codes in known)


@pytest.mark.parametrize("file", sets("quick", "usual", SMALL))
def test_trees_node_by_node(file, shared_data):
    check_trees(dataset(file, shared_data), answers(file)["trees"])


@pytest.mark.parametrize("file", sets("whole", files=sorted(set(FILES) - set(SMALL))))
def test_trees_node_by_node_of_larger_sets(file, shared_data):
    check_trees(dataset(file, shared_data), answers(file)["trees"])


def correct(data, which, seed):
    plugin, params = CLASSIFIERS[which]
    protocol = Protocol("weka", seed=seed)
    found = workbench.evaluate(data, plugin, params=params, protocol=protocol)
    assert not found["failed"]
    return found["correct"]


def correct_by_folds(data, which, seed):
    """Count as `correct` does, by what an evaluation fits, without its figures."""
    plugin, params = CLASSIFIERS[which]
    request = Request(LearnerSettings(plugin, params), Protocol("weka", seed=seed))
    plan, count = Evaluation(data, request), 0
    for part in plan.parts:
        model = plan.recipe.fit(data.take(part.train(plan.rows)), plan.unlabelled(part))
        found = model.predict(data.take(part.test))
        count += int((found.values == data.y[part.test]).sum())
    return count


@pytest.mark.parametrize("which", COUNTED)
@pytest.mark.parametrize("file", sets("quick", "whole", SMALL))
def test_counts_of_the_first_seed(file, which, shared_data):
    data = dataset(file, shared_data)
    assert correct(data, which, 1) == answers(file)["cv"][which][0]


@pytest.mark.parametrize("which", COUNTED)
@pytest.mark.parametrize("file", sets("whole"))
def test_counts_of_all_other_seeds(file, which, shared_data):
    """All but the first, which larger sets have here as well, by an evaluation."""
    data, counts = dataset(file, shared_data), answers(file)["cv"][which]
    if file not in SMALL:
        assert correct(data, which, 1) == counts[0]
    seeds = range(2, len(counts) + 1)
    assert [correct_by_folds(data, which, seed) for seed in seeds] == counts[1:]


@pytest.mark.parametrize("file", sets("usual", "whole", files=NOT_MANY_PAIRS))
def test_counts_of_smo(file, shared_data):
    """Absent classes count, too: a pair without rows draws its random numbers."""
    counts = answers(file)["cv"]["smo"]
    data = dataset(file, shared_data)
    assert correct(data, "smo", 1) == counts[0]


@pytest.mark.parametrize("file", sets("whole", files=FEW_PAIRS))
def test_counts_of_smo_with_other_seeds(file, shared_data):
    counts = answers(file)["cv"]["smo"]
    data = dataset(file, shared_data)
    assert correct(data, "smo", 2) == counts[1]


def split_predictions(data, which):
    """Our predicted codes and scores of the test rows that have a class."""
    plugin, params = CLASSIFIERS[which]
    document = workbench.evaluate(
        data, plugin, params=params, protocol=Protocol("weka-split"), predictions=True
    )
    assert not document["failed"]
    records = document["predictions"]
    codes = [data.classes.index(record["predicted"]) for record in records]
    return np.array(codes), np.array([record["scores"] for record in records])


def compared(data, which, theirs):
    """Check our shares of the classes; return where our predictions are Weka's."""
    test, _ = weka_split(data.n_rows, 66, 1)
    has_class = data.y[test] >= 0  # Weka answers about the others, too
    expected = np.array(theirs["predicted"].split(), dtype=int)[has_class]
    codes, scores = split_predictions(data, which)
    if which in SHARES:
        shares = np.array(theirs["scores"])
        shares = shares[has_class[: len(shares)]]
        np.testing.assert_allclose(
            scores[: len(shares)], shares, rtol=0, atol=SHARES[which]
        )
    return codes == expected


@pytest.mark.parametrize("which", EQUAL)
@pytest.mark.parametrize("file", sets("quick", "whole", SMALL))
def test_predictions_row_by_row(file, which, shared_data):
    data = dataset(file, shared_data)
    assert compared(data, which, answers(file)["split"][which]).all()


@pytest.mark.parametrize("which", EQUAL)
@pytest.mark.parametrize("file", sets("whole", files=sorted(set(FILES) - set(SMALL))))
def test_predictions_of_larger_sets(file, which, shared_data):
    data = dataset(file, shared_data)
    assert compared(data, which, answers(file)["split"][which]).all()


@pytest.mark.parametrize("file", sets("usual", "whole", SMALL))
def test_the_network_on_all_sets(file, shared_data):
    theirs = answers(file)["split"]["mlp"]
    assert compared(dataset(file, shared_data), "mlp", theirs).all()


def test_all_folds_that_weka_listed_are_compared():
    assert {file.stem for file in FILES if answers(file)["folds"]} == set(FOLDED)


@pytest.mark.parametrize("file", FOLDED)
def test_rows_of_folds_in_order(file, shared_data):
    file = ANSWERS / f"{file}.json"
    data = dataset(file, shared_data)
    ours = weka_folds(data.y, data.n_rows, 10, 3)
    assert [[a.tolist(), b.tolist()] for a, b in ours] == answers(file)["folds"]


def made_up(seed):
    """A mixed data set with missing values that is in no file."""
    rng = np.random.default_rng(seed)
    n, c = int(rng.integers(40, 200)), int(rng.integers(2, 5))
    y = rng.integers(0, c, n)
    columns, attributes = [], []
    for j in range(int(rng.integers(2, 7))):
        if rng.random() < 0.5:
            columns.append(
                rng.normal(y * rng.random(), 1.0).round(int(rng.integers(4)))
            )
            attributes.append(Attribute(f"x{j}"))
        else:
            labels = tuple(f"v{i}" for i in range(int(rng.integers(2, 6))))
            informed = rng.random(n) < 0.4
            drawn = rng.integers(0, len(labels), n)
            columns.append(np.where(informed, y % len(labels), drawn).astype(float))
            attributes.append(Attribute(f"x{j}", "nominal", labels))
    X = np.column_stack(columns)
    X[rng.random(X.shape) < rng.choice([0, 0.1])] = np.nan
    classes = Attribute("class", "nominal", tuple(f"c{i}" for i in range(c)))
    return Dataset(X, y, tuple(attributes), classes, f"made{seed}")


@pytest.mark.lane("whole", "asks a Weka on this machine, where there is one")
@pytest.mark.skipif(
    "WORKBENCH_WEKA_JAR" not in os.environ, reason="WORKBENCH_WEKA_JAR names no jar"
)
def test_made_up_sets_with_a_weka_at_hand():
    spec = importlib.util.spec_from_file_location(
        "ask_classifiers", TOOL / "ask_classifiers.py"
    )
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    sets = {data.name: data for data in map(made_up, range(12))}
    asked = [(name, data, 2) for name, data in sets.items()]
    wrong = []
    for name, answer in tool.ask(os.environ["WORKBENCH_WEKA_JAR"], asked).items():
        checks = [lambda d, a: check_trees(d, a["trees"])]
        for which in EQUAL:
            checks.append(lambda d, a, w=which: compared(d, w, a["split"][w]).all())
        for which in COUNTED:
            checks.append(
                lambda d, a, w=which: [correct(d, w, s) for s in (1, 2)] == a["cv"][w]
            )
        for number, check in enumerate(checks):
            try:
                assert check(sets[name], answer) is not False
            except Exception as error:
                kind = type(error).__name__
                wrong.append(f"{name}, check {number}: {kind}: {str(error)[:200]}")
    assert wrong == []
