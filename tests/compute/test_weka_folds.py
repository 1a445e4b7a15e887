"""Weka's folds: Java's random numbers, and the counts that Weka 3 is known to print."""

import numpy as np
import pytest

import workbench
from workbench.compute.weka_folds import JavaRandom, weka_folds


def test_java_random_draws_what_java_draws():
    random = JavaRandom(42)  # new Random(42): its well-known first numbers
    assert [random.below(10) for _ in range(5)] == [0, 3, 8, 4, 0]


@pytest.mark.parametrize(
    ("name", "plugin", "correct"),
    [
        ("iris", "j48", 144),
        ("iris", "naive-bayes", 144),
        ("weather.nominal", "j48", 7),
        ("weather.nominal", "naive-bayes", 8),
        ("weather.numeric", "j48", 9),
        ("contact-lenses", "j48", 20),
        ("diabetes", "j48", 567),
        ("diabetes", "naive-bayes", 586),
        ("vote", "j48", 419),
        ("vote", "naive-bayes", 392),
        ("ionosphere", "j48", 321),
    ],
)
def test_counts_are_those_of_weka(shared_data, name, plugin, correct):
    data = workbench.read(shared_data / "arff" / f"{name}.arff")
    params = {"preset": "weka"} if plugin == "naive-bayes" else {}
    protocol = {"kind": "folds", "test_rows": weka_folds(data, 10, 1)}
    found = workbench.evaluate(data, plugin, params=params, protocol=protocol)
    assert found["correct"] == correct


def test_folds_cover_all_rows_once_and_keep_the_classes_even():
    iris = workbench.read("builtin:iris")
    parts = weka_folds(iris, 10, 7)
    assert sorted(row for part in parts for row in part) == list(range(150))
    for part in parts:
        assert np.bincount(iris.y[list(part)]).tolist() == [5, 5, 5]
