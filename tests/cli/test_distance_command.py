"""The command ``distance``: values of the notes, their parts, axioms, and what is refused."""

from __future__ import annotations

import itertools
import json
from functools import partial

import numpy as np
import pytest
from scipy.spatial.distance import cdist
from support.command import CommandLine

import workbench


@pytest.fixture
def command(capsys):
    """Run ``distance`` with further arguments."""
    return partial(CommandLine(capsys), "distance")


@pytest.fixture
def letters(tmp_path):
    """The five rows of the notes."""
    file = tmp_path / "letters.csv"
    file.write_text("letter,class\nA,rojo\nB,azul\nC,rojo\nB,azul\nC,azul\n")
    return str(file)


@pytest.mark.parametrize(
    ("id_", "value"),
    [
        ("hamming", 3),
        ("manhattan", 6),
        ("euclidean", 14**0.5),
        ("chebyshev", 3),
        ("minkowski", 14**0.5),
        ("canberra", 1 + 1 / 3 + 3 / 5),
    ],
)
def test_the_vectors_of_the_notes(document, id_, value):
    found = document(id_, "1,0,2,4", "1,2,1,1")
    assert found["distance"] == id_
    assert found["value"] == pytest.approx(value, rel=1e-15)
    assert found["metric"] is True
    assert [part["a"] for part in found["parts"]] == [1, 0, 2, 4]
    assert sum(part["share"] for part in found["parts"]) == pytest.approx(1)


def test_shares_are_those_of_the_sum(document):
    parts = document("manhattan", "1,0,2,4", "1,2,1,1")["parts"]
    assert [part["share"] * 6 for part in parts] == pytest.approx([0, 2, 1, 3])
    parts = document("euclidean", "1,0,2,4", "1,2,1,1")["parts"]
    assert [part["share"] * 14 for part in parts] == pytest.approx([0, 4, 1, 9])
    parts = document("chebyshev", "1,0,2,4", "1,2,1,1")["parts"]
    assert [part["share"] for part in parts] == [0, 0, 0, 1]
    assert document("euclidean", "1,2", "1,2")["parts"][0]["share"] == 0


def test_directions_are_split_into_steps_of_the_unit_circle(document):
    found = document("cosine", "1,0", "1,1")
    assert found["value"] == pytest.approx(1 - 0.5**0.5)
    assert found["metric"] is False
    steps = [part["difference"] for part in found["parts"]]
    assert sum(step**2 for step in steps) / 2 == pytest.approx(found["value"])
    assert document("angle", "1,0", "1,1")["value"] == pytest.approx(np.pi / 4)
    zero = document("cosine", "0,0", "1,1")
    assert zero["value"] == pytest.approx(1)
    assert sum(part["share"] for part in zero["parts"]) == pytest.approx(1)


def test_a_fractional_exponent_says_that_it_is_no_metric(command, document):
    found = document("minkowski", "0,0", "1,1", "-p", "p=0.5")
    assert (found["value"], found["metric"]) == (4, False)
    assert "> d(" in found["counterexample"]
    code, out, _ = command("minkowski", "0,0", "1,1", "-p", "p=0.5")
    assert code == 0
    assert "minkowski: 4 (not a metric)" in out
    assert "the triangle inequality fails" in out


def test_a_vector_may_begin_with_a_minus(document):
    assert document("manhattan", "-1,2", "-3,-2")["value"] == 6
    assert document("manhattan", "(-1, 2)", "[-3, -2]")["value"] == 6


def test_rows_of_a_file_with_what_all_rows_teach(document):
    data = workbench.read("builtin:iris")
    told = ("--data", "builtin:iris")
    found = document("mahalanobis", 0, 50, *told)
    VI = np.linalg.inv(np.cov(data.X, rowvar=False))
    expected = cdist(data.X[:1], data.X[50:51], "mahalanobis", VI=VI)[0, 0]
    assert found["value"] == pytest.approx(expected)
    assert sum(part["share"] for part in found["parts"]) == pytest.approx(1)
    assert found["parts"][0]["attribute"] == data.attributes[0].name
    ranges = np.ptp(data.X, axis=0)
    gaps = np.abs(data.X[0] - data.X[50]) / ranges
    heom = document("heom", 0, 50, *told)
    assert heom["value"] == pytest.approx((gaps**2).sum() ** 0.5)
    assert [part["difference"] for part in heom["parts"]] == pytest.approx(gaps)
    scaled = document("euclidean", 0, 50, *told, "--scale", "min-max")
    assert scaled["value"] == pytest.approx(heom["value"])


def test_value_differences_of_the_notes(document, letters):
    told = ("--data", letters)
    for i, j, value in ((0, 1, 7 / 6), (0, 2, 1 / 3), (1, 2, 5 / 6), (1, 3, 0)):
        assert document("vdm", i, j, *told)["value"] == pytest.approx(value)
    waltz = ("-p", "vdm_shares=class-given-value")
    assert document("vdm", 0, 1, *told, *waltz)["value"] == pytest.approx(2)
    squares = document("vdm", 0, 1, *told, "-p", "vdm_q=2")
    assert squares["value"] == pytest.approx(1 / 4 + 4 / 9)
    assert squares["metric"] is False


def test_shared_neighbours_show_their_lists(document):
    data = workbench.read("builtin:iris")
    D = cdist(data.X, data.X)
    lists = []
    for row in (0, 1):
        order = np.argsort(
            np.where(np.arange(150) == row, np.inf, D[row]), kind="stable"
        )
        lists.append(set(order[:10].tolist()))
    found = document("shared", 0, 1, "--data", "builtin:iris")
    assert found["value"] == pytest.approx(1 - len(lists[0] & lists[1]) / 10)
    rows = {part["members"]: set(part["rows"]) for part in found["parts"]}
    assert rows["shared"] == lists[0] & lists[1]
    assert rows["only of a"] == lists[0] - lists[1]


def test_points_of_a_declaration(document, tmp_path):
    file = tmp_path / "films.csv"
    file.write_text(
        "director,year,seen\nX,1994,no\nX,1996,no\nY,1999,yes\nY,2000,yes\n"
    )
    points = {"director": {"points": 5}, "year": {"steps": [[0, 3], [2, 2], [5, 1]]}}
    told = ("--data", str(file), "-p", f"custom_points={json.dumps(points)}")
    found = document("custom", 0, 1, *told)
    assert found["value"] == pytest.approx(1 - 7 / 8)
    assert [part["difference"] for part in found["parts"]] == [0, 1]


@pytest.fixture
def graph(tmp_path):
    """The lines of a graph, as a file."""

    def write(lines, name="graph.txt"):
        file = tmp_path / name
        file.write_text(lines)
        return str(file)

    return write


def test_words_of_the_notes(document):
    for options, value in (
        ((), 2),
        (("-p", "substitute=none"), 3),
        (("-p", "substitute=2"), 3),
        (("-p", "insert=1.5"), 2.5),
    ):
        found = document("levenshtein", "pato", "palta", *options)
        assert found["value"] == value
        assert sum(part["cost"] for part in found["parts"]) == value
        assert found["metric"] is (value != 2.5)
    assert document("levenshtein", "", "")["value"] == 0
    assert document("levenshtein", "", "pato")["value"] == 4
    assert document("levenshtein", "1,0", "1")["value"] == 2  # any text is a word


def test_words_of_rows(document, letters):
    assert document("levenshtein", 0, 1, "--data", letters)["value"] == 1
    found = document("levenshtein", "--axioms", "--data", letters)
    assert found["axioms"]["triangle"]["holds"]
    assert found["merged"] == []  # equal words


def test_sets_of_the_notes(document):
    found = document("jaccard", "{1,3,4,7}", "{1,2,3,5}")
    assert found["value"] == pytest.approx(2 / 3)
    values = {part["members"]: part["values"] for part in found["parts"]}
    assert values["shared"] == ["1", "3"]
    assert document("jaccard", "{}", "{}")["value"] == 0
    # columns: {1, 3} and {1, 2}
    assert document("jaccard", "1,0,1", "1,1,0")["value"] == pytest.approx(2 / 3)


def test_nodes_of_a_graph(document, graph):
    file = graph("a b\nb c\na e\nc d\n")
    found = document("geodesic", "e", "c", "--data", file)
    assert found["value"] == 3
    assert [part["from"] for part in found["parts"]] == ["e", "a", "b"]


def test_rows_along_their_neighbours(document):
    told = ("--data", "builtin:iris", "-p", "n_neighbors=30")
    data = workbench.read("builtin:iris")
    found = document("geodesic", 0, 100, *told)
    steps = [(p["from"], p["to"], p["length"]) for p in found["parts"]]
    assert steps[0][0] == 0
    assert steps[-1][1] == 100
    for one, other, length in steps:
        assert length == pytest.approx(np.linalg.norm(data.X[one] - data.X[other]))
    assert found["value"] == pytest.approx(sum(length for _, _, length in steps))
    counted = document("geodesic", 0, 100, *told, "-p", "length=edges")
    assert counted["value"] == len(counted["parts"])
    held = document("geodesic", "--axioms", *told)["axioms"]
    assert held["triangle"]["holds"]


def test_graphs_of_two_files(document, graph):
    one = graph("a b\nb c\nc d\nd n1\na c\n", "one.txt")
    other = graph("a b\nb c\nc d\nb d\na n2\n", "other.txt")
    assert document("graph-edit", one, other)["value"] == 6
    free = document("graph-edit", one, other, "-p", "names=ignored")
    assert free["value"] == 0  # a triangle, two tails: the same but for names
    large = graph("".join(f"{i} {i + 1}\n" for i in range(12)), "large.txt")
    bound = document("graph-edit", large, one, "-p", "method=bound")
    assert bound["value"] == (13 + 5) + (12 + 5)


def test_trees_that_part_two_rows(document):
    found = document("forest", 0, 60, "--data", "builtin:iris", "-p", "n_trees=20")
    apart = sum(p["trees"] for p in found["parts"] if p["a"] != p["b"])
    assert found["value"] == apart / 20
    assert sum(p["trees"] for p in found["parts"]) == 20
    told = ("--data", "builtin:iris", "-p", "n_trees=20")
    axioms = document("forest", "--axioms", *told)
    assert axioms["axioms"]["triangle"]["holds"]
    assert axioms["merged"] == [0, 1]


def test_images_are_forgiven_a_shift(document):
    one = "0,0,0,0,0,9,0,0,0,9,0,0,0,0,0,0"
    right = "0,0,0,0,0,0,9,0,0,0,9,0,0,0,0,0"
    found = document("tangent", one, right)
    assert found["value"] == pytest.approx(0, abs=1e-12)
    assert found["metric"] is False
    assert "Euclidean: 18" in found["notes"]
    assert found["parts"][0] == {"transform": "right", "amount": pytest.approx(1)}
    bare = document("tangent", one, right, "-p", "transforms=")
    assert (bare["value"], bare["metric"]) == (18, True)


def test_axioms_by_all_triangles(document):
    data = workbench.read("builtin:iris")
    found = document("cosine", "--axioms", "--data", "builtin:iris")
    assert set(found["axioms"]) == {"non_negative", "identity", "symmetry", "triangle"}
    assert found["tested"] == 150
    D = cdist(data.X, data.X, "cosine")
    worst = max((D - D[:, [b]] - D[b]).max() for b in range(150))
    triangle = found["axioms"]["triangle"]
    assert triangle["worst"] == pytest.approx(worst)
    a, b, c = triangle["rows"]
    assert D[a, c] - D[a, b] - D[b, c] == pytest.approx(worst)
    for name in ("non_negative", "identity", "symmetry"):
        assert found["axioms"][name]["worst"] == 0
    held = document("euclidean", "--axioms", "--data", "builtin:iris")["axioms"]
    assert held["triangle"]["holds"]
    assert held["triangle"]["worst"] < 1e-12


def test_of_many_rows_some_are_drawn(document, tmp_path):
    file = tmp_path / "many.csv"
    rows = itertools.islice(itertools.product(range(40), repeat=2), 700)
    file.write_text("a,b,c\n" + "".join(f"{a},{b},{a % 2}\n" for a, b in rows))
    told = ("chebyshev", "--axioms", "--data", str(file), "--class", "c")
    found = document(*told)
    assert (found["tested"], found["instances"]) == (600, 700)
    assert document(*told) == found


def test_different_rows_at_distance_zero_are_told(command, letters):
    code, out, _ = command("vdm", "--axioms", "--data", letters)
    assert code == 0
    assert "at distance 0" not in out
    code, out, _ = command("shared", "--axioms", "--data", "builtin:iris")
    assert "declared: a metric" in out


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("euclid", "1", "2"), "did you mean euclidean"),
        (("euclidean", "1,0", "pato"), "'pato' (expected a number"),
        (("euclidean", "1,0", "1,x"), "'x' in '1,x' (expected a number"),
        (("euclidean", "1,0", "1,"), "'' in '1,'"),
        (("euclidean", "1,0", "1,nan"), "'nan' in"),
        (("euclidean", "{1,3}", "1,0"), "the set {1,3} (expected numbers"),
        (("euclidean", "1,0", "1,0,1"), "vectors of 2 and 3 numbers"),
        (("euclidean", "1,0"), "of one thing"),
        (("minkowski", "1", "2", "-p", "p=0"), "p = 0"),
        (("minkowski", "1", "2", "-p", "p=-1"), "p = -1"),
        (("minkowski", "1", "2", "-p", "q=1"), "q"),
        (("minkowski", "1", "2", "-p", "p"), "name=value"),
        (("weighted", "1,2", "2,1", "-p", "attribute_weights=1,-1"), "numbers from 0"),
        (("heom", "1,2", "2,1"), "--data FILE and two row numbers"),
        (("vdm", "1,2", "2,1"), "--data FILE and two row numbers"),
        (("jaccard", "1,3", "1,2"), "or sets, as in {1,3,4,7}"),
        (("euclidean", "0", "150", "--data", "builtin:iris"), "expected 0 to 149"),
        (("euclidean", "0", "-1", "--data", "builtin:iris"), "row -1"),
        (("euclidean", "0", "b", "--data", "builtin:iris"), "a row number from 0"),
        (("euclidean", "--axioms"), "--data FILE"),
        (("euclidean", "0", "1", "--axioms", "--data", "builtin:iris"), "no A and B"),
        (("euclidean", "0", "1", "--dat", "builtin:iris"), "--dat"),
        (("euclidean", "0", "1", "--data", "nothing.arff"), "nothing.arff"),
        (("euclidean", "", "1"), "'' (expected a number"),
        (("levenshtein", "a", "b", "-p", "insert=-1"), "insert = -1"),
        (
            ("levenshtein", "0", "1", "--data", "builtin:iris"),
            "no attribute has labels",
        ),
        (("jaccard", "{1,2}", "1,0"), "a set, as in {1,3,4,7}"),
        (("jaccard", "{1,}", "{1}"), "an empty entry"),
        (("jaccard", "a,b", "b,c"), "'a' in 'a,b'"),
        (("geodesic", "a", "b"), "--data FILE"),
        (("geodesic", "a", "b", "--data", "nothing.txt"), "nothing.txt"),
        (("geodesic", "0", "100", "--data", "builtin:iris"), "larger n_neighbors"),
        (("graph-edit", "nothing.txt", "other.txt"), "nothing.txt"),
        (("graph-edit", "0", "1", "--data", "builtin:iris"), "two edge lists"),
        (("graph-edit", "--axioms", "--data", "builtin:iris"), "another distance"),
        (("forest", "1,2", "2,1"), "--data FILE and two row numbers"),
        (("tangent", "1,2", "2,1"), "an image of 2 pixels"),
        (("tangent", "1,2,3,4", "1"), "images of 4 and 1 pixels"),
        (("tangent", "1", "2", "-p", "transforms=left"), "transforms = 'left'"),
        (
            ("tangent", "0", "1", "--data", "builtin:wine"),
            "wine: an image of 13 pixels",
        ),
        (("custom", "0", "1", "--data", "builtin:iris"), "custom_points"),
    ],
)
def test_mistakes_are_one_line(command, arguments, why):
    code, out, err = command(*arguments)
    assert (code, out) == (2, "")
    assert err.startswith("workbench: ")
    assert err.count("\n") == 1
    assert why in err


def test_mistakes_in_files_are_one_line(command, graph):
    bad = graph("a b\na b c\n")
    code, _, err = command("graph-edit", bad, bad)
    assert code == 2
    assert f"{bad}:2: 'a b c'" in err
    large = graph("".join(f"{i} {i + 1}\n" for i in range(12)))
    code, _, err = command("graph-edit", large, large)
    assert code == 2
    assert "at most 12 nodes, or method=bound: 0" in err
    code, _, err = command("geodesic", "0", "x", "--data", large)
    assert code == 2
    assert "no node 'x'" in err
