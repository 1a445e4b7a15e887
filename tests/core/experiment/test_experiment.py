"""What an experiment file says, and what is wrong with one."""

import hashlib
import itertools
import json

import pytest

from workbench.api import Problem
from workbench.core.experiment.entries import Learner
from workbench.core.experiment.experiment import (
    Experiment,
    derived_seed,
    distinct,
    load,
    problems_of,
    write,
)
from workbench.core.learner.filter_steps import Step
from workbench.core.learner.learner_settings import LearnerSettings

SMALL = {
    "version": 1,
    "data": ["iris.arff", {"source": "builtin:wine", "name": "w"}],
    "classifiers": [{"id": "knn", "params": {"n_neighbors": 5}}, {"id": "j48"}],
    "protocol": {"kind": "cv", "folds": 10, "repeats": 1, "seed": 1},
    "scale": "none",
}


def with_classifiers(*entries):
    return Experiment.from_json({**SMALL, "classifiers": list(entries)})


def test_what_is_written_is_what_was_read(tmp_path):
    path = tmp_path / "e.json"
    first = Experiment.from_json(
        {**SMALL, "title": "T", "figures": ["cd.svg"], "time_limit": 9}
    )
    write(first, path)
    assert load(path) == first
    assert load(path).to_json() == first.to_json()


def test_a_grid_becomes_columns_in_order_the_last_name_fastest():
    grid = {"n_neighbors": [1, 5], "p": [1, 2, 3]}
    found = with_classifiers({"id": "knn", "params": {"weights": "x"}, "grid": grid})
    expected = [
        {"weights": "x", "n_neighbors": k, "p": p}
        for k, p in itertools.product([1, 5], [1, 2, 3])
    ]
    assert [dict(learner.params) for learner in found.learners] == expected
    assert len(set(found.titles())) == 6


def test_a_column_is_told_by_what_is_computed_not_by_its_name_or_order():
    one = with_classifiers({"id": "knn", "params": {"p": 1, "n_neighbors": 3}})
    two = with_classifiers(
        {"name": "Manhattan", "params": {"n_neighbors": 3, "p": 1}, "id": "knn"}
    )
    assert one.column_key(one.learners[0]) == two.column_key(two.learners[0])


@pytest.mark.parametrize(
    "change",
    [
        {"params": {"n_neighbors": 4}},
        {"scale": "z-score"},
        {"filters": [{"id": "pca"}]},
        {"select": {"n_neighbors": [1, 3]}},
        {"class_weights": "balanced"},
        {"calibration": "sigmoid"},
    ],
)
def test_whatever_changes_the_result_makes_another_column(change):
    plain, other = with_classifiers({"id": "knn"}, {"id": "knn", **change}).learners
    experiment = with_classifiers({"id": "knn"})
    assert experiment.column_key(plain) != experiment.column_key(other)


def test_inner_folds_count_only_with_a_selection():
    experiment = with_classifiers({"id": "knn"}, {"id": "knn", "inner_folds": 3})
    keys = {experiment.column_key(learner) for learner in experiment.learners}
    assert len(keys) == 1


def test_the_scale_of_the_experiment_is_part_of_a_column():
    keys = set()
    for scale in ("none", "min-max"):
        experiment = Experiment.from_json({**SMALL, "scale": scale})
        keys.add(experiment.column_key(experiment.learners[0]))
    own = with_classifiers(
        {"id": "knn", "params": {"n_neighbors": 5}, "scale": "min-max"}
    )
    assert own.column_key(own.learners[0]) in keys
    assert len(keys) == 2


def test_columns_are_called_by_id_where_that_tells_them_apart():
    entries = ({"id": "j48"}, {"id": "knn", "params": {"p": 1}}, {"id": "knn"})
    assert with_classifiers(*entries).titles() == ("j48", "knn p=1", "knn")
    assert with_classifiers(entries[1], entries[0]).titles() == ("knn", "j48")
    named = {"id": "knn", "name": "A"}
    assert with_classifiers(named, named).titles() == ("A", "A (2)")


def test_distinct_never_makes_a_name_that_is_taken():
    names = ["a", "a", "a (2)", "a"]
    assert distinct(names) == ("a", "a (2)", "a (2) (2)", "a (3)")


def test_derived_seeds_differ_and_depend_on_nothing_else():
    places = list(itertools.product(("x", "y"), range(5), range(10)))
    seeds = [derived_seed(1, data, repeat, fold) for data, repeat, fold in places]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**31 for seed in seeds)
    assert derived_seed(1, "x", 2, 3) == seeds[places.index(("x", 2, 3))]
    assert derived_seed(2, "x", 2, 3) != derived_seed(1, "x", 2, 3)


@pytest.mark.parametrize(
    ("change", "key", "word"),
    [
        ({"version": 2}, "version", "1"),
        ({"data": []}, "data", "entries"),
        ({"data": [3]}, "data[0]", "path"),
        ({"data": [{"source": "a", "colour": "b"}]}, "data[0]", "one of"),
        ({"classifiers": [{"name": "x"}]}, "classifiers[0]", '"id"'),
        ({"classifiers": [{"id": "knn", "grid": {"p": 3}}]}, "classifiers[0]", "list"),
        ({"classifiers": [{"id": "knn", "grid": {"p": []}}]}, "classifiers[0]", "list"),
        ({"classifiers": [{"id": "knn", "params": [1]}]}, "classifiers[0]", "object"),
        ({"scale": "big"}, "scale", "min-max"),
        ({"measures": ["speed"]}, "measures", "accuracy"),
        ({"measures": []}, "measures", "list"),
        ({"protocol": 10}, "protocol", "object"),
        ({"time_limit": -1}, "time_limit", "seconds"),
        ({"time_limit": True}, "time_limit", "seconds"),
        ({"colour": 1}, "colour", "one of"),
    ],
)
def test_every_mistake_is_named_by_its_key(change, key, word):
    ((found, problem), *others) = problems_of({**SMALL, **change})
    assert (found, others) == (key, [])
    assert word in str(problem)
    with pytest.raises(Problem, match=word):
        Experiment.from_json({**SMALL, **change})


def test_all_mistakes_are_found_at_once():
    wrong = {**SMALL, "scale": "big", "data": [1, 2], "version": 3}
    assert len(problems_of(wrong)) == 4


@pytest.mark.parametrize(
    "text", ["", "[1]", '{"version": 1,}', "\x00", "[" * 100_000, '{"version": 1}']
)
def test_a_broken_file_is_a_problem_that_names_it(tmp_path, text):
    path = tmp_path / "broken.json"
    path.write_text(text)
    with pytest.raises(Problem) as caught:
        load(path)
    assert str(path) in str(caught.value)


def test_a_title_of_any_json_value_is_text():
    (learner,) = Learner.from_json({"id": "knn", "params": {"a": None, "b": [1, "x"]}})
    assert learner.title == "knn a=null b=" + json.dumps([1, "x"])


ENTRY = {
    "id": "knn", "name": "A", "params": {"p": 1}, "scale": "min-max",
    "filters": [{"id": "pca"}], "select": {"n_neighbors": [1, 3]}, "inner_folds": 3,
    "class_weights": "none", "calibration": "sigmoid",
}  # fmt: skip


def test_an_entry_is_written_in_the_words_and_the_order_of_its_file():
    (learner,) = Learner.from_json(ENTRY)
    assert list(learner.to_json().items()) == list(ENTRY.items())
    # stored results are found by it: 16 digits of what was written before
    key = with_classifiers(ENTRY).column_key(learner)
    text = json.dumps({k: v for k, v in ENTRY.items() if k != "name"}, sort_keys=True)
    assert key == hashlib.sha256(text.encode()).hexdigest()[:16]


def test_the_settings_of_an_entry_take_its_scale_or_the_experiments():
    (said,), (unsaid,) = Learner.from_json(ENTRY), Learner.from_json({"id": "knn"})
    assert said.settings("z-score") == LearnerSettings(
        "knn", {"p": 1}, (Step("pca"),), "min-max", calibration="sigmoid"
    )
    assert unsaid.settings("z-score") == LearnerSettings("knn", scale="z-score")
    assert said.saying(scale="").settings("none").scale == "none"
    assert unsaid.saying(scale="") == unsaid


def test_an_entry_says_no_costs():
    with pytest.raises(Problem, match="unknown key 'costs'"):
        Learner.from_json({"id": "knn", "costs": [[0, 1], [1, 0]]})
