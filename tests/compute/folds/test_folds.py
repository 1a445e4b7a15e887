"""Parts of every protocol: disjoint, complete, stratified, the same for everybody."""

import json

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sklearn.model_selection import KFold, StratifiedKFold

from workbench.api import Attribute, Dataset, Problem, numeric_attributes
from workbench.compute.folds.folds import (
    Protocol,
    plan,
    read_folds,
    split_tests,
    stratified,
    usable_rows,
)


def table(y, labels="abcdefgh") -> Dataset:
    y = np.asarray(y)
    if y.dtype.kind == "f":
        of_class = Attribute("y")
    else:
        of_class = Attribute("class", "nominal", tuple(labels))
    X = np.arange(y.size, dtype=float)[:, None]
    return Dataset(X, y, numeric_attributes(1), of_class)


classes = st.lists(st.integers(0, 4), min_size=12, max_size=90)


@given(y=classes, folds=st.integers(2, 12), seed=st.integers(0, 2**32 - 1))
def test_folds_partition_the_rows_and_are_even_in_size_and_classes(y, folds, seed):
    data = table(y)
    parts = plan(Protocol("cv", folds=folds, seed=seed), data)
    assert len(parts) == folds
    together = np.sort(np.concatenate([part.test for part in parts]))
    assert together.tolist() == list(range(len(y)))
    sizes = [part.test.size for part in parts]
    assert max(sizes) - min(sizes) <= 1
    for label in set(y):
        counts = [int((data.y[part.test] == label).sum()) for part in parts]
        assert max(counts) - min(counts) <= 1
    for part in parts:
        train = part.train(usable_rows(data))
        assert sorted([*train, *part.test]) == list(range(len(y)))


@pytest.mark.filterwarnings("ignore:The least populated class:UserWarning")
@given(y=classes, folds=st.integers(2, 6), seed=st.integers(0, 1000))
def test_folds_are_those_of_scikit_learn_with_the_same_seed(y, folds, seed):
    y = np.array(y)
    if np.bincount(y).max() < folds:
        return  # scikit-learn refuses; we do not
    theirs = StratifiedKFold(folds, shuffle=True, random_state=seed).split(y, y)
    ours = plan(Protocol("cv", folds=folds, seed=seed), table(y))
    for part, (_, test) in zip(ours, theirs, strict=True):
        assert part.test.tolist() == test.tolist()


def test_numeric_class_folds_are_even_and_drawn():
    data = table(np.linspace(0.0, 1.0, 23))
    parts = plan(Protocol("cv", folds=5), data)
    sizes = sorted(part.test.size for part in parts)
    theirs = sorted(len(test) for _, test in KFold(5).split(data.X))
    assert sizes == theirs
    assert parts[0].test.tolist() != list(range(5))


def test_repeats_differ_and_the_first_is_the_one_without_repeats():
    data = table([0, 1] * 20)
    once = plan(Protocol("cv", seed=7), data)
    thrice = plan(Protocol("cv", seed=7, repeats=3), data)
    assert [(p.repeat, p.fold) for p in thrice[9:11]] == [(0, 9), (1, 0)]
    first, second = thrice[:10], thrice[10:20]
    assert all(np.array_equal(a.test, b.test) for a, b in zip(once, first, strict=True))
    assert any(
        not np.array_equal(a.test, b.test) for a, b in zip(first, second, strict=True)
    )


def test_seeds_differ():
    y = np.array([0, 1] * 30)
    a = stratified(y, 10, np.random.RandomState(1))
    assert not np.array_equal(a, stratified(y, 10, np.random.RandomState(2)))
    assert np.array_equal(a, stratified(y, 10, np.random.RandomState(1)))


def test_rows_with_a_missing_class_are_in_no_part():
    data = table([0, 1, -1, 0, 1, -1, 0, 1])
    for protocol in (Protocol("cv", folds=3), Protocol("loo"), Protocol("train")):
        parts = plan(protocol, data)
        used = {int(r) for part in parts for r in part.test}
        assert used == {0, 1, 3, 4, 6, 7}
        assert all({2, 5}.isdisjoint(p.train(usable_rows(data))) for p in parts)


def test_leave_one_out_tests_each_row_alone():
    parts = plan(Protocol("loo"), table([0, 0, 1, 1, 1]))
    assert [part.test.tolist() for part in parts] == [[0], [1], [2], [3], [4]]
    assert [part.fold for part in parts] == list(range(5))


@given(y=classes, percent=st.floats(1, 99), seed=st.integers(0, 1000))
def test_split_has_the_share_overall_and_per_class(y, percent, seed):
    y = np.array(y)
    test = split_tests(y, percent, np.random.RandomState(seed))
    assert test.size == min(max(round(y.size * (1 - percent / 100)), 1), y.size - 1)
    assert np.unique(test).size == test.size
    for label in np.unique(y):
        share = test.size / y.size * (y == label).sum()
        assert abs((y[test] == label).sum() - share) < 2


def test_training_set_and_supplied_test_set_train_on_all_rows():
    data, test = table([0, 1, 1, 0]), table([1, -1, 0])
    (part,) = plan(Protocol("train"), data)
    assert part.test.tolist() == part.train(usable_rows(data)).tolist() == [0, 1, 2, 3]
    (part,) = plan(Protocol("test"), data, test)
    assert part.test.tolist() == [0, 2]
    assert part.train(usable_rows(data)).tolist() == [0, 1, 2, 3]


def test_given_folds_are_taken_as_given():
    data = table([0, 1, -1, 0, 1])
    parts = plan(Protocol("folds", test_rows=((4, 0), (1, 2))), data)
    assert [part.test.tolist() for part in parts] == [[0, 4], [1]]
    assert parts[0].train(usable_rows(data)).tolist() == [1, 3]


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ((), "no fold"),
        (((0, 9),), "row 9 in fold 1"),
        (((-1,),), "row -1 in fold 1"),
        (((0, 1), (1, 2)), "row 1 in fold 2 and in fold 1"),
        (((0, 1, 2, 3),), "tests 4 of 4 rows"),
        (((0,), ()), "fold 2 tests 0"),
    ],
)
def test_impossible_folds_are_refused(rows, message):
    with pytest.raises(Problem, match=message):
        plan(Protocol("folds", test_rows=rows), table([0, 1, 0, 1]))


def test_fold_file_is_read(tmp_path):
    file = tmp_path / "folds.json"
    file.write_text(json.dumps({"source": "?", "test": [[0, 2], [1]]}))
    assert read_folds(file) == ((0, 2), (1,))


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ('{"test": [[0],\n [1,]]}', "folds.json:2"),
        ('{"train": [[0]]}', "no folds"),
        ('{"test": [0, 1]}', "no folds"),
        ('{"test": [[0.5]]}', "no folds"),
        ('{"test": [[true]]}', "no folds"),
        ("[]", "no folds"),
    ],
)
def test_bad_fold_file_is_one_line(tmp_path, text, where):
    file = tmp_path / "folds.json"
    file.write_text(text)
    with pytest.raises(Problem) as caught:
        read_folds(file)
    assert where in str(caught.value)
    assert "\n" not in str(caught.value)


def test_missing_or_binary_fold_file_is_one_line(tmp_path):
    with pytest.raises(Problem, match="No such file"):
        read_folds(tmp_path / "none.json")
    (tmp_path / "b.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Problem, match="not UTF-8 text"):
        read_folds(tmp_path / "b.json")


@pytest.mark.parametrize(
    "values",
    [
        {"kind": "bootstrap"},
        {"folds": 1},
        {"folds": 2.5},
        {"folds": True},
        {"repeats": 0},
        {"seed": -1},
        {"seed": 2**32},
        {"kind": "split", "percent": 100},
        {"percent": "66"},
        {"fold": 10},
    ],
)
def test_bad_protocols_are_refused(values):
    with pytest.raises(Problem):
        Protocol.from_dict(values)


def test_more_folds_than_rows_are_refused():
    with pytest.raises(Problem, match="at most one for each of the 4 rows"):
        plan(Protocol("cv", folds=5), table([0, 1, 0, 1]))


def test_one_usable_row_cannot_be_divided():
    with pytest.raises(Problem, match="1 row with a known class"):
        plan(Protocol("loo"), table([0, -1]))


@given(
    protocol=st.builds(
        Protocol,
        kind=st.sampled_from(["cv", "loo", "split", "train", "folds"]),
        folds=st.integers(2, 50),
        repeats=st.integers(1, 9),
        seed=st.integers(0, 2**32 - 1),
        percent=st.floats(1, 99),
        test_rows=st.lists(
            st.lists(st.integers(0, 99), max_size=4).map(tuple), max_size=3
        ).map(tuple),
    )
)
def test_protocol_survives_json(protocol):
    text = json.dumps(protocol.to_dict())
    assert Protocol.from_dict(json.loads(text)) == protocol
