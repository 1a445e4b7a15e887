"""A name that is not known: the nearest ones are suggested, or a short list is given."""

from __future__ import annotations

import itertools
from pathlib import Path

import numpy as np
import pytest

from workbench.api import Attribute, Dataset, Problem, check_params, integer, real
from workbench.api.did_you_mean import (
    MOST_LISTED,
    edits,
    file_near,
    instead_of,
    nearest,
)
from workbench.api.params import choice
from workbench.core.experiment.measures import measure_of
from workbench.core.program.builtin import builtin
from workbench.core.session.scene import Scene

KNN = ["n_neighbors", "metric", "p", "weights", "algorithm", "leaf_size"]


@pytest.mark.parametrize(
    ("word", "known", "near"),
    [
        ("n_neighbours", KNN, ["n_neighbors"]),
        ("neighbors", KNN, ["n_neighbors"]),
        ("N-Neighbors", KNN, ["n_neighbors"]),
        ("metirc", KNN, ["metric"]),  # two letters swapped
        ("wieght", KNN, ["weights"]),
        ("leaf", KNN, ["leaf_size"]),
        ("iriss", ["iris", "wine", "wine-2"], ["iris"]),
        ("wine3", ["iris", "wine", "wine-2"], ["wine", "wine-2"]),
        ("kn", ["knn", "j48"], ["knn"]),
        ("k", KNN, []),
        ("mine", ["ring", "knn"], []),
        ("zebra", KNN, []),
        ("", KNN, []),
        ("a" * 10**6, KNN, []),
        (3, KNN, []),
        (None, KNN, []),
    ],
)
def test_the_names_that_were_meant(word: object, known: list[str], near: list[str]):
    assert nearest(word, known) == near


def test_the_distance_is_that_of_a_table_filled_in_full() -> None:
    def whole(a: str, b: str) -> int:
        """The same by recursion over the last letters."""
        if not a or not b:
            return len(a) + len(b)
        ways = [
            whole(a[:-1], b) + 1,
            whole(a, b[:-1]) + 1,
            whole(a[:-1], b[:-1]) + (a[-1] != b[-1]),
        ]
        if len(a) > 1 and len(b) > 1 and a[-2:] == b[-1] + b[-2]:
            ways.append(whole(a[:-2], b[:-2]) + 1)
        return min(ways)

    words = ["".join(w) for n in range(4) for w in itertools.product("ab", repeat=n)]
    for a, b in itertools.product([*words, "abca"], words):
        for most in (0, 1, 2, 9):
            assert edits(a, b, most) == min(whole(a, b), most + 1)


def test_a_long_list_is_cut() -> None:
    """All 70 plugins were listed before."""
    text = instead_of("zebra", [f"plugin-{i}" for i in range(70)], "workbench plugins")
    assert text.count("plugin-") == MOST_LISTED
    assert text.endswith("… 70 in all; see workbench plugins")
    assert instead_of("zebra", ["a", "b"]) == "one of a, b"


def test_a_suggestion_takes_the_place_of_what_was_expected() -> None:
    problem = Problem("no parameter 'q'", expected=instead_of("pp1", ["pp"]), where="f")
    assert str(problem) == "f: no parameter 'q' (did you mean pp?)"


@pytest.mark.parametrize(
    ("value", "told"),
    [
        (0, "at least 1 and at most 9; nearest 1"),
        (12, "at least 1 and at most 9; nearest 9"),
        (float("inf"), "nearest 9"),
        (2.6, "nearest 3"),
        (float("nan"), "at least 1 and at most 9)"),
        ("two", "at least 1 and at most 9)"),
    ],
)
def test_a_number_out_of_its_limits_says_the_nearest(value: object, told: str) -> None:
    with pytest.raises(Problem) as caught:
        integer("k", 5, low=1, high=9).check(value)
    assert told in str(caught.value)


def test_an_open_limit_is_no_nearest_value() -> None:
    with pytest.raises(Problem) as caught:
        real("r", 0.5, low=0, high=1, low_open=True).check(0)
    assert "nearest" not in str(caught.value)


def test_who_asks_for_names() -> None:
    data = Dataset(
        X=np.zeros((2, 1)),
        y=np.array([0, 1]),
        attributes=(Attribute("petal-width"),),
        class_attribute=Attribute("class", "nominal", ("a", "b")),
        name="r",
    )
    asked = {
        "n_neighbors": lambda: check_params([integer("n_neighbors", 5)], {"n_neigbors": 1}),
        "uniform": lambda: choice("w", "uniform", ["uniform", "rank"]).check("unifrom"),
        "petal-width": lambda: data.index_of("petal_widht"),
        "iris": lambda: builtin("builtin:iriss"),
        "accuracy": lambda: measure_of("acuracy"),
        "manhattan": lambda: Scene(metric="manhatten"),
        "weights": lambda: Scene.from_dict({"weigths": "uniform"}),
    }  # fmt: skip
    for name, ask in asked.items():
        with pytest.raises(Problem) as caught:
            ask()
        assert str(caught.value).endswith(f"(did you mean {name}?)")


def test_a_file_beside_the_one_that_is_not_there(tmp_path: Path) -> None:
    (tmp_path / "iris.arff").touch()
    assert file_near(tmp_path / "irsi.arff", "data") == "did you mean iris.arff?"
    assert file_near(tmp_path / "zebra.txt", "data") == "data"
    assert file_near(tmp_path / "none" / "iris.arff", "data") == "data"
    assert file_near("\0", "data") == "data"
