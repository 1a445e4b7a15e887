"""Every wrong answer of a plugin is one line that names it, what came, what was due."""

from __future__ import annotations

import numpy as np
import pytest

from workbench.api import Plugin, Problem, declare
from workbench.api.problems import error_line, error_trace
from workbench.compute.fitting import answer_checks

THIRDS = np.full((4, 3), 1 / 3)


@declare(Plugin("theirs", "Theirs", "classifier", "Bad"))
class Theirs:
    pass


def line(problem):
    text = str(problem.value)
    assert text.startswith("plugin theirs: ")
    assert " gives " in text
    assert "(expected " in text
    assert text.isprintable()
    return text


WRONG_LABELS = {
    "never seen": ([0, 1, 2, 7], "the label 7"),
    "negative": ([0, 1, 2, -1], "the label -1"),
    "between": ([0, 1, 2, 0.5], "the label 0.5"),
    "nan": ([0, 1, 2, np.nan], "the label nan"),
    "infinite": ([0, 1, 2, np.inf], "the label inf"),
    "short": ([0, 1, 2], "4 answers"),
    "long": ([0] * 5, "4 answers"),
    "column": ([[0]] * 4, "4 answers"),
    "none": (None, "gives None"),
    "texts": (["a", "b", "c", "d"], "real numbers"),
    "texts of digits": (["0", "1", "2", "0"], "real numbers"),
    "complex": ([0j, 1j, 2, 0], "real numbers"),
    "ragged": ([[0], [1, 2], 0, 0], "unequal length"),
    "no array": (object(), "a object"),
    "mapping": ({}, "a dict"),
}


@pytest.mark.parametrize("name", WRONG_LABELS)
def test_wrong_labels(name):
    given, word = WRONG_LABELS[name]
    with pytest.raises(Problem) as problem:
        answer_checks.labels(Theirs(), given, 4, 3)
    assert word in line(problem)


@pytest.mark.parametrize(
    "given", [[0, 1, 2, 0], (0.0, 1.0, 2.0, 0.0), np.array([0, 1, 2, 0], object)]
)
def test_right_labels_become_codes(given):
    found = answer_checks.labels(Theirs(), given, 4, 3)
    assert (found.tolist(), found.dtype) == ([0, 1, 2, 0], np.int64)


WRONG_PROBABILITIES = {
    "nan": (np.full((4, 3), np.nan), "gives nan in row 1"),
    "infinite": (np.full((4, 3), np.inf), "gives inf in row 1"),
    "negative": (np.tile([-0.5, 0.5, 1.0], (4, 1)), "gives -0.5"),
    "sums": (THIRDS * [[1], [1], [2], [1]], "gives 2 as the sum of row 3"),
    "rows": (THIRDS[1:], "4 rows of 3 classes"),
    "columns": (THIRDS[:, 1:], "4 rows of 3 classes"),
    "flat": (THIRDS[:, 0], "4 rows of 3 classes"),
    "none": (None, "gives None"),
    "complex": (THIRDS + 0j, "real numbers"),
}


@pytest.mark.parametrize("name", WRONG_PROBABILITIES)
def test_wrong_probabilities(name):
    given, word = WRONG_PROBABILITIES[name]
    with pytest.raises(Problem) as problem:
        answer_checks.probabilities(Theirs(), given, 4, 3)
    assert word in line(problem)


def test_probabilities_of_single_precision_are_right():
    found = answer_checks.probabilities(Theirs(), THIRDS.astype(np.float32), 4, 3)
    assert found.dtype == np.float64


@pytest.mark.parametrize("given", [[1.0, np.nan], [1.0, np.inf], [1.0], "ab", None])
def test_wrong_numbers(given):
    with pytest.raises(Problem) as problem:
        answer_checks.numbers(Theirs(), given, 2)
    line(problem)


@pytest.mark.parametrize("given", [None, [0, 7], [0, 0], [[0, 1]], ["a"]])
def test_wrong_classes(given):
    estimator = Theirs()
    estimator.classes_ = given
    with pytest.raises(Problem) as problem:
        answer_checks.classes_of(estimator, 3)
    line(problem)


@pytest.mark.parametrize("given", [np.eye(2), [1.0, 2.0, 3.0], np.full((3, 3), np.nan)])
def test_wrong_linear_maps(given):
    with pytest.raises(Problem) as problem:
        answer_checks.linear_map(Theirs(), given, 3)
    line(problem)


@pytest.mark.parametrize(
    ("given", "may_miss"),
    [
        (np.ones((3, 2)), True),
        (np.full((4, 2), np.inf), True),
        (np.full((4, 2), np.nan), False),
    ],
)
def test_wrong_cells_of_filters(given, may_miss):
    with pytest.raises(Problem, match="transform gives"):
        answer_checks.transformed(Theirs(), given, 4, 2, may_miss)


def test_missing_cells_may_stay_missing():
    cells = np.full((4, 2), np.nan)
    assert answer_checks.transformed(Theirs(), cells, 4, 2, True) is cells


class MuteError(Exception):
    def __str__(self):
        raise RuntimeError


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (RuntimeError("a\x1b[31m\r\n\x00b"), "a [31m b"),
        (MuteError(), "(its text cannot be formed)"),
        (KeyError("k"), "'k'"),
        (SystemExit(0), "0"),
    ],
)
def test_texts_of_exceptions_are_one_line(error, told):
    assert error_line(error) == told
    assert error_trace(error) is not None


def test_long_texts_are_cut():
    error = RuntimeError("x" * 10_000_000)
    assert (len(error_line(error)), error_line(error)[-1]) == (500, "…")
    assert len(error_trace(error)) < 25_000
    assert len(error_line(Problem("x" * 10_000_000))) == 4000
