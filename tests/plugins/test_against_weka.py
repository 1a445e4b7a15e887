"""Our trees, counts and predictions beside Weka 3.9.7's, which are kept as JSON.

``tests/tools/ask_weka/ask_classifiers.py`` made the files. With ``WORKBENCH_WEKA_JAR``
set to a jar of Weka 3.9 the last test asks it about data sets made on the spot.
"""

from __future__ import annotations

import functools
import importlib.util
import json
import os
from pathlib import Path

import numpy as np
import pytest

import workbench
from workbench.api import Attribute, Dataset
from workbench.compute.folds import Protocol
from workbench.compute.model import fit_model
from workbench.compute.weka_folds import weka_folds, weka_split

ANSWERS = Path(__file__).resolve().parents[1] / "data" / "weka"
TOOL = Path(__file__).resolve().parents[1] / "tools" / "ask_weka"
FILES = sorted(ANSWERS.glob("*.json"))
#: Sets on which one fit takes long enough to be left to the slow tests.
LARGE = {"digits", "segment", "phoneme", "movement_libras"}
SMALL = [file for file in FILES if file.stem not in LARGE]

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
          "nb-discretise": 1e-9, "nb-kernel": 1e-9}  # fmt: skip
#: Those whose every prediction is to be Weka's; the shares of SMO are mere votes.
EQUAL = (*SHARES, "smo")


def stem(file):
    return file.stem


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


@pytest.mark.parametrize("file", SMALL, ids=stem)
def test_trees_node_by_node(file, shared_data):
    check_trees(dataset(file, shared_data), answers(file)["trees"])


@pytest.mark.slow
@pytest.mark.parametrize("file", sorted(set(FILES) - set(SMALL)), ids=stem)
def test_trees_node_by_node_of_larger_sets(file, shared_data):
    check_trees(dataset(file, shared_data), answers(file)["trees"])


def correct(data, which, seed):
    plugin, params = CLASSIFIERS[which]
    protocol = Protocol("weka", seed=seed)
    found = workbench.evaluate(data, plugin, params=params, protocol=protocol)
    assert not found["failed"]
    return found["correct"]


@pytest.mark.parametrize("which", COUNTED)
@pytest.mark.parametrize("file", SMALL, ids=stem)
def test_counts_of_the_first_seed(file, which, shared_data):
    data = dataset(file, shared_data)
    assert correct(data, which, 1) == answers(file)["cv"][which][0]


@pytest.mark.slow
@pytest.mark.parametrize("which", COUNTED)
@pytest.mark.parametrize("file", FILES, ids=stem)
def test_counts_of_all_seeds(file, which, shared_data):
    data, counts = dataset(file, shared_data), answers(file)["cv"][which]
    assert [correct(data, which, seed + 1) for seed in range(len(counts))] == counts


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
@pytest.mark.parametrize("file", SMALL, ids=stem)
def test_predictions_row_by_row(file, which, shared_data):
    data = dataset(file, shared_data)
    assert compared(data, which, answers(file)["split"][which]).all()


@pytest.mark.slow
@pytest.mark.parametrize("which", EQUAL)
@pytest.mark.parametrize("file", sorted(set(FILES) - set(SMALL)), ids=stem)
def test_predictions_of_larger_sets(file, which, shared_data):
    data = dataset(file, shared_data)
    assert compared(data, which, answers(file)["split"][which]).all()


@pytest.mark.slow
@pytest.mark.parametrize("file", SMALL, ids=stem)
def test_the_network_on_all_sets(file, shared_data):
    theirs = answers(file)["split"]["mlp"]
    assert compared(dataset(file, shared_data), "mlp", theirs).all()


@pytest.mark.parametrize(
    "file", [file for file in FILES if answers(file)["folds"]], ids=stem
)
def test_rows_of_folds_in_order(file, shared_data):
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


@pytest.mark.slow
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
