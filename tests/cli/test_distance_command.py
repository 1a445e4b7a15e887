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
def document(command):
    """Return the JSON of ``distance`` with further arguments."""

    def run(*arguments):
        code, out, err = command(*arguments, "--json")
        assert (code, err) == (0, "")
        return json.loads(out)

    return run


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
        (("jaccard", "1,2", "0,1"), "expected 0 or 1"),
        (("euclidean", "0", "150", "--data", "builtin:iris"), "expected 0 to 149"),
        (("euclidean", "0", "-1", "--data", "builtin:iris"), "row -1"),
        (("euclidean", "0", "b", "--data", "builtin:iris"), "a row number from 0"),
        (("euclidean", "--axioms"), "--data FILE"),
        (("euclidean", "0", "1", "--axioms", "--data", "builtin:iris"), "no A and B"),
        (("euclidean", "0", "1", "--dat", "builtin:iris"), "--dat"),
        (("euclidean", "0", "1", "--data", "nothing.arff"), "nothing.arff"),
        (("custom", "0", "1", "--data", "builtin:iris"), "custom_points"),
    ],
)
def test_mistakes_are_one_line(command, arguments, why):
    code, out, err = command(*arguments)
    assert (code, out) == (2, "")
    assert err.startswith("workbench: ")
    assert err.count("\n") == 1
    assert why in err
