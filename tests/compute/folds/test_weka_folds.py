"""Weka's folds and splits: which rows, in which order, and the counts Weka prints."""

import json

import numpy as np
import pytest
from typer.testing import CliRunner

import workbench
from workbench.api import Problem
from workbench.cli.main import application
from workbench.compute.folds.folds import Protocol, plan, usable_rows
from workbench.compute.folds.weka_folds import weka_folds, weka_split


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
    found = workbench.evaluate(
        data, plugin, params=params, protocol={"kind": "weka", "seed": 1}
    )
    assert found["correct"] == correct


def test_folds_cover_all_rows_once_and_keep_the_classes_even():
    iris = workbench.read("builtin:iris")
    parts = weka_folds(iris.y, 150, 10, 7)
    assert sorted(row for test, _ in parts for row in test.tolist()) == list(range(150))
    for test, training in parts:
        assert np.bincount(iris.y[test]).tolist() == [5, 5, 5]
        assert sorted([*test.tolist(), *training.tolist()]) == list(range(150))


def literally_by_class(codes):
    """The stratification as it is told: look on, swap, go on behind."""
    codes, place, index = list(codes), list(range(len(codes))), 1
    while index < len(codes):
        wanted = codes[index - 1]
        for j in range(index, len(codes)):
            if codes[j] == wanted:
                codes[index], codes[j] = codes[j], codes[index]
                place[index], place[j] = place[j], place[index]
                index += 1
        index += 1
    return place


def test_rows_are_dealt_out_class_by_class():
    codes = np.random.default_rng(3).integers(-1, 5, 83)
    shuffled = weka_folds(None, 83, 2, 5)  # no classes: two halves of the shuffle
    order = np.concatenate([shuffled[0][0], shuffled[1][0]])
    order = order[literally_by_class(codes[order])]
    expected = np.array_split(np.concatenate([order[i::7] for i in range(7)]), 7)
    for (test, _), wanted in zip(weka_folds(codes, 83, 7, 5), expected, strict=True):
        assert test.tolist() == wanted.tolist()


def test_rows_without_a_class_are_shuffled_but_neither_train_nor_test():
    iris = workbench.read("builtin:iris")
    y = iris.y.copy()
    y[::11] = -1
    holed = type(iris)(iris.X, y, iris.attributes, iris.class_attribute)
    usable = usable_rows(holed)
    for part, (test, training) in zip(
        plan(Protocol("weka", folds=5), holed), weka_folds(y, 150, 5, 1), strict=True
    ):
        assert part.test.tolist() == [row for row in test if y[row] >= 0]
        both = np.concatenate([part.test, part.train(usable)])
        assert np.array_equal(np.sort(both), usable)
        unlabelled = part.unlabelled(usable, 150).tolist()
        assert unlabelled == [row for row in training if y[row] < 0]


@pytest.mark.parametrize(("n", "percent", "trains"), [(150, 66, 99), (25, 50, 13)])
def test_a_split_rounds_halves_upwards(n, percent, trains):
    test, training = weka_split(n, percent, 1)
    assert len(training) == trains
    assert sorted([*test.tolist(), *training.tolist()]) == list(range(n))


@pytest.mark.parametrize("kind", ["weka", "weka-split"])
def test_repeats_are_the_seeds_that_follow(kind):
    iris = workbench.read("builtin:iris")
    parts = plan(Protocol(kind, folds=4, repeats=3, seed=5), iris)
    places = [(part.repeat, part.fold) for part in parts]
    folds = 4 if kind == "weka" else 1
    assert places == [(r, f) for r in range(3) for f in range(folds)]
    alone = [p for s in (5, 6, 7) for p in plan(Protocol(kind, folds=4, seed=s), iris)]
    for one, other in zip(parts, alone, strict=True):
        np.testing.assert_array_equal(one.test, other.test)
        np.testing.assert_array_equal(one.training, other.training)


def test_what_cannot_be_divided_is_refused():
    iris = workbench.read("builtin:iris")
    with pytest.raises(Problem, match="200 folds"):
        plan(Protocol("weka", folds=200), iris)
    with pytest.raises(Problem, match=r"tests 0 and trains on 150"):
        plan(Protocol("weka-split", percent=99.9), iris)


@pytest.mark.parametrize(
    ("options", "protocol"),
    [
        ([], {"kind": "weka", "folds": 10, "repeats": 1, "seed": 1}),
        (["--cv", "5"], {"kind": "weka", "folds": 5, "repeats": 1, "seed": 1}),
        (
            ["--split", "66", "--seed", "2"],
            {"kind": "weka-split", "folds": 1, "repeats": 1, "seed": 2, "percent": 66},
        ),
    ],
)
def test_the_command_line_takes_folds_and_splits(options, protocol):
    command = ["evaluate", "builtin:iris", "-c", "j48", "--folds", "weka", "--json"]
    answer = CliRunner().invoke(application(), [*command, *options])
    assert answer.exit_code == 0, answer.output
    assert json.loads(answer.stdout)["protocol"] == protocol
