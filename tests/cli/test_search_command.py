"""The command ``search``: counts, recall by distance, and what is refused."""

from __future__ import annotations

from functools import partial

import numpy as np
import pytest
from support.command import CommandLine
from support.structures import marked

import workbench
from workbench.numerics.search.structures import STRUCTURES


@pytest.fixture
def command(capsys):
    """Run ``search`` with further arguments."""
    return partial(CommandLine(capsys), "search")


@pytest.mark.parametrize("id_", marked(STRUCTURES))
def test_what_each_structure_reports(document, id_):
    found = document("builtin:iris", "-s", id_, "-k", "3", "--queries", "40")
    assert (found["search"], found["data"], found["k"]) == (id_, "iris", 3)
    assert (found["instances"], found["queries"]) == (150, 40)
    comparisons = found["comparisons"]
    assert found["share"] == pytest.approx(sum(comparisons.values()) / (40 * 149))
    assert found["exact"] is STRUCTURES[id_].exact
    if found["exact"]:
        assert found["same_rows"] is True
        assert found["recall"] == 1.0
    assert 0 < found["recall"] <= 1
    assert found["bytes"] >= 0
    assert set(found["seconds"]) == {"build", "query"}


def test_brute_force_compares_with_every_other_row(document):
    found = document("builtin:wine", "-s", "brute", "--queries", "10")
    assert found["comparisons"] == {"rows": 1770, "centres": 0}
    assert found["share"] == 1.0


def test_equal_distances_are_as_good(document, tmp_path):
    """On a line of whole numbers either neighbour is right, and buckets cut the line."""
    file = tmp_path / "line.csv"
    file.write_text("\n".join(["x,class", *(f"{i},{'ab'[i % 2]}" for i in range(40))]))
    found = document(
        str(file), "-s", "k-means-buckets", "-p", "n_buckets=4", "-k", "1",
        "--queries", "40",
    )  # fmt: skip
    assert found["recall"] == 1.0
    assert found["same_rows"] is False


def test_parameters_scale_and_seed(document):
    first = document("builtin:wine", "-s", "kd-tree", "--queries", "20")
    scaled = document(
        "builtin:wine", "-s", "kd-tree", "--queries", "20", "--scale", "min-max",
        "-p", "leaf_size=4", "-p", "metric=manhattan",
    )  # fmt: skip
    other = document("builtin:wine", "-s", "kd-tree", "--queries", "20", "--seed", "2")
    assert scaled["params"]["leaf_size"] == 4
    assert scaled["params"]["metric"] == "manhattan"
    assert len({one["comparisons"]["rows"] for one in (first, scaled, other)}) == 3


def test_labels_and_text(document, tmp_path):
    file = tmp_path / "mixed.arff"
    lines = [f"{i % 7},{'ab'[i % 2]},'word {i}',{'yn'[i % 2]}" for i in range(30)]
    head = "@relation mixed\n@attribute n numeric\n@attribute l {a,b}\n"
    head += "@attribute t string\n@attribute class {y,n}\n@data\n"
    file.write_text(head + "\n".join(lines))
    found = document(
        str(file), "-s", "vp-tree", "-k", "2", "--queries", "30", "-p", "metric=heom"
    )
    assert found["same_rows"] is True
    assert found["notes"] == ["t is left out: it is a string"]
    assert document(str(file), "-s", "lsh", "-k", "2", "--queries", "30")["recall"] > 0
    shares = document(
        str(file), "-s", "brute", "-k", "2", "--queries", "3", "-p", "metric=vdm"
    )
    assert shares["recall"] == 1.0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("-s", "vp-tre"), "no plugin 'vp-tre' (did you mean vp-tree?)"),
        (("-s", "knn"), "knn is a classifier (expected a search structure)"),
        (("-s", "ball-tree", "-p", "metric=cosine"), "ball-tree under cosine: it is not a metric: d((0, 1), (1, 0)) = 1 > d((0, 1), (1, 1)) + d((1, 1), (1, 0)) = 0.5858"),
        (("-s", "vp-tree", "-p", "metric=minkowski", "-p", "p=0.5"), "vp-tree under minkowski: it is not a metric: d("),
        (("-s", "lsh", "-p", "width=0"), "lsh: width = 0"),
        (("-s", "leaders", "-p", "probes=13"), "leaders: probes = 13 (expected 1 to 12"),
        (("-s", "brute", "-k", "0"), "k = 0 (expected 1 to 149"),
        (("-s", "brute", "-k", "150"), "k = 150 (expected 1 to 149"),
        (("-s", "brute", "--queries", "151"), "151 queries (expected 1 to 150"),
        (("-s", "brute", "--queries", "0"), "0 queries"),
        (("-s", "brute", "-p", "metric=shared"), "brute: metric = 'shared'"),
    ],
)  # fmt: skip
def test_what_is_refused_in_one_line(command, arguments, message):
    code, out, err = command("builtin:iris", *arguments)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert message in err


def test_two_rows_and_rows_all_alike(document, tmp_path):
    two, alike = tmp_path / "two.csv", tmp_path / "alike.csv"
    two.write_text("x,class\n1,a\n2,b\n")
    alike.write_text("x,y,class\n" + "1,2,a\n1,2,b\n" * 30)
    for id_ in STRUCTURES:
        found = document(str(two), "-s", id_, "-k", "1", "--queries", "2")
        assert found["recall"] == 1.0
        assert document(str(alike), "-s", id_, "--queries", "60")["recall"] == 1.0


def test_text_output(command):
    code, out, err = command("builtin:iris", "-s", "kd-tree")
    assert (code, err) == (0, "")
    assert "kd-tree on iris: 100 queries, k = 5, 150 rows" in out
    assert "rows compared, a query" in out


def test_a_structure_in_python():
    data = workbench.read("builtin:iris")
    tree = workbench.make("vp-tree", leaf_size=1).fit(data.X)
    distances, rows = tree.kneighbors(data.X[:3], 2)
    assert rows[:, 0].tolist() == [0, 1, 2]
    assert np.array_equal(distances[:, 0], [0, 0, 0])
    assert tree.comparisons_.rows > 0
