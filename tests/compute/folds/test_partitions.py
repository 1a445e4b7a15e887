"""Folds that come with the data: found, and matched to row numbers by content."""

import json
import shutil

import numpy as np
import pytest

import workbench
from workbench.api import Problem
from workbench.compute.folds.folds import Protocol, plan, usable_rows
from workbench.compute.folds.partitions import (
    check_protocol,
    find_partitions,
    matched,
    protocol_for,
)

HEADER = """@relation toy
@attribute a real [0, 9]
@attribute b {red, green}
@attribute class {yes, no}
@inputs a, b
@outputs class
@data
"""
ROWS = [
    "1.5, red, yes",
    "2, green, no",
    "1.5, red, yes",
    "<null>, red, no",
    "0, red, no",
]
KEEL = {"kind": "keel"}


def write(path, rows, header=HEADER):
    path.parent.mkdir(exist_ok=True, parents=True)
    path.write_text(header + "\n".join(rows) + "\n", encoding="utf-8")
    return path


def toy(folder, parts=((4, 0), (1, 3, 2)), pattern="toy-2-{}tst.dat", **changes):
    """Write a set of five rows and its test files; return it read."""
    source = write(folder / "toy.dat", ROWS)
    for fold, part in enumerate(parts, 1):
        write(folder / pattern.format(fold), [ROWS[i] for i in part], **changes)
    return str(source), workbench.read(source)


@pytest.mark.parametrize(
    ("pattern", "scheme"),
    [
        ("toy-2-{}tst.dat", "scv"),
        ("toy-2dobscv-{}tst.dat", "dobscv"),
        ("toy-2-fold/toy-2-{}tst.dat", "scv"),
        ("TOY/Toy-2DOBSCV-{}tst.dat", "dobscv"),
    ],
)
def test_test_files_are_found_and_matched(tmp_path, pattern, scheme):
    source, data = toy(tmp_path, pattern=pattern)
    (found,) = find_partitions(tmp_path / "toy.dat")
    assert (found.scheme, found.folds) == (scheme, 2)
    protocol = protocol_for({**KEEL, "seed": 3}, "", source, data)
    # rows 0 and 2 are equal: the first of them goes to the first file
    assert protocol == Protocol("folds", seed=3, test_rows=((0, 4), (1, 2, 3)))
    parts = plan(protocol, data)
    assert parts[0].train(usable_rows(data)).tolist() == [1, 2, 3]


def test_numbers_and_labels_are_compared_not_their_texts(tmp_path):
    _, data = toy(tmp_path)
    header = HEADER.replace("{red, green}", "{green, red}").replace(
        "@attribute class {yes, no}", "@attribute class {no,yes}"
    )
    files = [
        write(tmp_path / "1.dat", ["1.50,red,yes", "-0.0 ,red, no"], header),
        write(
            tmp_path / "2.dat", ["15e-1,red,yes", "?,red,no", "2.0,green,no"], header
        ),
    ]
    assert matched(files, data) == ((0, 4), (1, 2, 3))


@pytest.mark.parametrize(
    ("rows", "line", "what"),
    [
        (["0, red, no", "", "% a comment", "1.5, red, no"], 11, "is not in the data"),
        (["1.5, red, yes"] * 3, 10, "more often in the test files"),
        (["0, red, no", "7, blue, no"], 9, "blue"),
        (["0, red, no", "<null>, green, no"], 9, "is not in the data"),
    ],
)
def test_a_row_that_is_not_there_is_named_by_file_and_line(tmp_path, rows, line, what):
    source, data = toy(tmp_path)
    write(tmp_path / "toy-2-2tst.dat", rows)
    write(tmp_path / "toy-2-1tst.dat", [ROWS[1]])
    with pytest.raises(Problem, match=what) as caught:
        protocol_for(KEEL, "", source, data)
    assert caught.value.where == str(tmp_path / "toy-2-2tst.dat")
    assert caught.value.line == line


def test_rows_in_no_file_are_refused(tmp_path):
    source, data = toy(tmp_path, parts=((4, 0), (1, 3)))
    with pytest.raises(
        Problem, match="1 rows of toy in no test file, the first: row 3"
    ):
        protocol_for(KEEL, "", source, data)


def test_a_missing_file_is_refused(tmp_path):
    source, data = toy(tmp_path, parts=((4, 0), (1, 3, 2)), pattern="toy-3-{}tst.dat")
    with pytest.raises(Problem, match=r"2 test files.*expected 3"):
        protocol_for(KEEL, "", source, data)


def test_the_scheme_and_the_number_of_folds_are_a_choice(tmp_path):
    toy(tmp_path, pattern="toy-2dobscv-{}tst.dat")
    toy(tmp_path, parts=((0,), (1,), (2,), (3,), (4,)), pattern="toy-5-{}tst.dat")
    source, data = toy(tmp_path)
    (tmp_path / "folds").mkdir()
    rows = {"test": [[0, 1], [2], [3, 4]]}
    (tmp_path / "folds" / "TOY.json").write_text(json.dumps(rows))

    def folds(**asked):
        return protocol_for({**KEEL, **asked}, "", source, data).test_rows

    assert [len(part) for part in folds()] == [2, 3]
    assert len(folds(folds=5)) == 5
    assert folds(folds=3) == ((0, 1), (2,), (3, 4))
    assert folds(scheme="dobscv") == ((0, 4), (1, 2, 3))
    with pytest.raises(Problem, match="no KEEL partition 5 dobscv") as caught:
        folds(scheme="dobscv", folds=5)
    assert "found: 2-fold scv, 5-fold scv, 3-fold scv, 2-fold dobscv" in str(
        caught.value
    )
    with pytest.raises(Problem, match="found: none"):
        protocol_for(KEEL, "", "builtin:iris", data)


def test_a_set_may_have_a_file_of_its_own(tmp_path):
    source, data = toy(tmp_path / "data", pattern="parts/toy-2-{}tst.dat")
    base = tmp_path / "experiments"
    base.mkdir()
    (base / "own.json").write_text('{"test": [[0, 1], [2, 3, 4]]}')
    own = Protocol("folds", seed=9, test_rows=((0, 1), (2, 3, 4)))
    for kind in ("cv", "keel", "folds"):
        given = {"kind": kind, "seed": 9}
        assert protocol_for(given, "own.json", source, data, base) == own
    shutil.copy(base / "own.json", tmp_path / "data" / "own.json")
    assert protocol_for({"seed": 9}, "own.json", source, data) == own
    by_folder = protocol_for({"folds": 10}, "parts", source, data)
    assert by_folder.test_rows == ((0, 4), (1, 2, 3))
    with pytest.raises(Problem, match=r"No such file.*nowhere\.json|nowhere\.json"):
        protocol_for({}, "nowhere.json", source, data, base)
    with pytest.raises(Problem, match="repeats = 2 of given folds"):
        protocol_for({"repeats": 2}, "own.json", source, data, base)


@pytest.mark.parametrize("kind", ["cv", "weka", "split", "loo", "weka-split", "train"])
def test_plain_kinds_stay_what_they_are(kind):
    given = {"kind": kind, "folds": 4, "seed": 8, "repeats": 2}
    data = workbench.read("builtin:iris")
    found = protocol_for(given, "", "builtin:iris", data)
    assert found == Protocol.from_dict(given)


@pytest.mark.parametrize(
    ("protocol", "what"),
    [
        ({"kind": "keel", "percent": 3}, "no setting 'percent'"),
        ({"kind": "keel", "scheme": "dob"}, "scheme = 'dob'"),
        ({"kind": "keel", "folds": 1}, "folds = 1"),
        ({"kind": "keel", "seed": -1}, "seed = -1"),
        ({"kind": "keel", "repeats": 3}, "repeats = 3"),
        ({"kind": "test"}, "kind = 'test'"),
        ({"kind": "cv", "scheme": "scv"}, "no setting 'scheme'"),
    ],
)
def test_a_protocol_is_checked_without_data(protocol, what):
    with pytest.raises(Problem, match=what):
        check_protocol(protocol)
    check_protocol({"kind": "keel", "folds": 10, "seed": 2, "scheme": "dobscv"})
    check_protocol({})


def write_tests(source, data, parts, folder):
    """Write KEEL's test files of a data set from the lines of its own file."""
    lines = source.read_text(encoding="utf-8").splitlines()
    start = next(i for i, line in enumerate(lines) if line.lower().startswith("@data"))
    rows = [line for line in lines[start + 1 :] if line.strip()]
    assert len(rows) == data.n_rows
    for fold, part in enumerate(parts, 1):
        text = "\n".join([*lines[: start + 1], *(rows[i] for i in part)])
        (folder / f"{source.stem}-10-{fold}tst.dat").write_text(text + "\n")


@pytest.mark.parametrize("name", ["iris", "appendicitis", "wisconsin", "banana"])
def test_the_partitions_of_the_shared_sets(shared_data, tmp_path, name):
    source = shared_data / "keel" / f"{name}.dat"
    data = workbench.read(source)
    protocol = protocol_for({**KEEL, "scheme": "scv"}, "", str(source), data)
    given = json.loads((shared_data / "keel" / "folds" / f"{name}.json").read_text())
    assert [list(part) for part in protocol.test_rows] == given["test"]
    assert len(plan(protocol, data)) == 10
    balanced = protocol_for({**KEEL, "scheme": "dobscv"}, "", str(source), data)
    assert balanced.test_rows != protocol.test_rows
    copy = tmp_path / source.name
    shutil.copy(source, copy)
    write_tests(source, data, given["test"], tmp_path)
    found = protocol_for({**KEEL, "folds": 10}, "", str(copy), data).test_rows
    full = np.column_stack([data.X, data.y])
    for rows, wanted in zip(found, given["test"], strict=True):
        # equal rows may have changed places, what they hold has not
        first, second = (full[list(part)].tolist() for part in (rows, wanted))
        assert sorted(first) == sorted(second)
    assert sorted(r for rows in found for r in rows) == list(range(data.n_rows))
