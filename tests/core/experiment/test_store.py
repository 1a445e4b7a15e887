"""The store: whole rows, once each, ties kept, one writer, one line for every failure."""

import csv
import io
import math
import sqlite3
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.api import Problem
from workbench.core.experiment.store import FILE, Cell, FoldRow, Results, mean_of, pack
from workbench.core.experiment.stored_experiment import PLAN, Plan, view_of, write_files
from workbench.jobs import wire

PLANNED = Plan(
    "p", (("d1", "one", 2), ("d2", "two", 2)), (("a", "A"), ("b", "B")), ("accuracy",)
)


def row(data="d1", learner="a", fold=0, value=0.5, **more):
    cell = Cell("p", data, learner, more.pop("repeat", 0), fold)
    return FoldRow(cell, {"accuracy": value}, test_rows=10, train_rows=90, **more)


@pytest.fixture
def store(tmp_path):
    with Results(tmp_path / "out", writes=True) as results:
        results.note(PLAN, PLANNED.to_json())
        for key in ("d1", "d2"):
            results.add_data(key, key, {"rows": 100})
        yield results


def test_a_row_is_stored_once(store):
    assert store.add(row(value=0.5), 1)
    assert not store.add(row(value=0.9), 2)
    assert store.count() == 1
    assert store.folds("p")[0]["accuracy"] == 0.5


def test_a_failed_row_is_replaced_a_good_one_not(store):
    failed = row(value=None, failure={"type": "E", "text": "x", "trace": ""})
    assert store.add(failed, 1)
    assert store.add(row(value=0.7), 2)
    assert not store.add(failed, 3)
    assert [r["failure"] for r in store.folds("p")] == [None]


def test_what_is_written_is_read_again(store, tmp_path):
    hits = np.random.default_rng(0).random(13) < 0.5
    cell = Cell("p", "d1", "a", 2, 7)
    given_ = FoldRow(
        cell, {"accuracy": 0.1 + 0.2, "kappa": None, "auc": -1e-300}, 77, 5, 13, 8,
        pack(hits), None, ("w", "ü"), {"k": 3},
    )  # fmt: skip
    store.add(given_, 4)
    with Results(tmp_path / "out") as again:
        (found,) = again.folds("p", data="d1", learner="a")
        assert found["accuracy"] == 0.1 + 0.2
        assert found["auc"] == -1e-300
        assert found["kappa"] is None
        assert (found["seed"], found["run"], found["warnings"]) == (77, 4, ["w", "ü"])
        assert found["chosen"] == {"k": 3}
        np.testing.assert_array_equal(again.hits("p", "d1", "a")[2, 7], hits)
        assert again.done("p") == {cell}


def test_a_cell_with_a_failed_or_missing_fold_has_no_score(store):
    for fold in (0, 1):
        store.add(row("d1", "a", fold, 0.25 + fold / 2), 1)
        store.add(row("d2", "b", fold, None, failure={"type": "E", "text": "t"}), 1)
    store.add(row("d1", "b", 0, 0.5), 1)
    table = view_of(store).table
    np.testing.assert_array_equal(table.values, [[0.5, np.nan], [np.nan, np.nan]])
    assert table.classifiers == ("A", "B")


@given(st.lists(st.integers(0, 17), min_size=1, max_size=30), st.randoms())
def test_equal_folds_in_any_order_are_a_tie(counts, random):
    shuffled = list(counts)
    random.shuffle(shuffled)
    one, two = ([n / 17 for n in each] for each in (counts, shuffled))
    assert mean_of(one) == mean_of(two)
    exact = sum(map(Fraction, one)) / len(one)
    assert math.isclose(mean_of(one), float(exact), abs_tol=1e-12)


def test_different_folds_with_equal_sums_are_a_tie():
    # as floating-point sums the two differ in the last bit
    one, two = [14 / 15, 12 / 15, 4 / 15], [13 / 15, 13 / 15, 4 / 15]
    assert mean_of(one) == mean_of(two)


def test_only_one_run_writes_to_a_folder(tmp_path):
    with (
        Results(tmp_path, writes=True),
        pytest.raises(Problem, match="another run writes there"),
    ):
        Results(tmp_path, writes=True)
    Results(tmp_path, writes=True).close()


def test_readers_see_what_a_writer_has_stored_so_far(store, tmp_path):
    store.add(row(), 1)
    with Results(tmp_path / "out") as reader:
        assert reader.count("p") == 1
        store.add(row(fold=1), 1)
        assert reader.count("p") == 2


def test_a_folder_without_results_is_refused(tmp_path):
    with pytest.raises(Problem, match="no results"):
        Results(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_database_is_refused(tmp_path):
    (tmp_path / FILE).write_text("not a database at all" * 100)
    with pytest.raises(Problem, match=r"results\.sqlite"):
        Results(tmp_path).folds("p")


def test_a_file_in_the_place_of_the_folder_is_refused(tmp_path):
    (tmp_path / "f").write_text("")
    with pytest.raises(Problem, match="folder"):
        Results(tmp_path / "f", writes=True)


def test_results_of_a_newer_program_are_refused(tmp_path):
    Results(tmp_path, writes=True).close()
    file = sqlite3.connect(tmp_path / FILE)
    file.execute("PRAGMA user_version = 99")
    file.commit()
    file.close()
    with pytest.raises(Problem, match="newer"):
        Results(tmp_path)


def test_what_is_refused_is_closed(tmp_path, monkeypatch):
    """From Python 3.13 on, a connection that is only forgotten is a warning."""
    opened, connect = [], sqlite3.connect

    def remembered(*given, **more):
        opened.append(connect(*given, **more))
        return opened[-1]

    monkeypatch.setattr(sqlite3, "connect", remembered)
    (tmp_path / FILE).write_text("not a database at all" * 100)
    for writes in (False, True):
        with pytest.raises(Problem, match=r"results\.sqlite"):
            Results(tmp_path, writes=writes)
    assert len(opened) == 3  # the last with its lock
    for file in opened:
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            file.execute("SELECT 1")


def test_a_full_disk_is_one_line_and_loses_nothing(store):
    store.add(row(), 1)
    pages = store._file.execute("PRAGMA page_count").fetchone()[0]
    store._file.execute(f"PRAGMA max_page_count = {pages}")
    many = (row(fold=fold, warnings=("w" * 500,)) for fold in range(1, 2000))
    with pytest.raises(Problem, match="disk is full") as caught:
        any(not store.add(one, 1) for one in many)
    assert "\n" not in str(caught.value)
    kept = store.count()
    assert kept >= 1
    store._file.execute("PRAGMA max_page_count = 1000000")
    assert store.add(row(fold=5000), 1)
    assert store.count() == kept + 1


def test_files_hold_what_is_stored(store, tmp_path):
    for fold in (1, 0):
        for learner, value in (("a", 0.1 * (fold + 1)), ("b", 0.5)):
            store.add(row("d1", learner, fold, value, correct=fold), 1)
    store.add(row("d2", "a", 0, None, failure={"type": "E", "text": "no, never"}), 1)
    names = ["scores.csv", "seconds.csv", "folds.csv", "times.csv"]
    assert write_files(store, PLANNED, tmp_path) == names
    assert {*names, "out"} == {path.name for path in tmp_path.iterdir()}
    scores = list(csv.reader(io.StringIO((tmp_path / "scores.csv").read_text())))
    assert scores == [["dataset", "A", "B"], ["one", "0.15", "0.5"], ["two", "", ""]]
    folds = list(csv.DictReader(io.StringIO((tmp_path / "folds.csv").read_text())))
    places = [(r["dataset"], r["classifier"], r["fold"]) for r in folds]
    assert places == [
        ("one", "A", "0"), ("one", "A", "1"), ("one", "B", "0"), ("one", "B", "1"),
        ("two", "A", "0"),
    ]  # fmt: skip
    assert folds[-1]["failure"] == "E: no, never"
    assert "fit_seconds" not in folds[0]


def test_a_view_crosses_a_process_border_unchanged(store):
    store.add(row(), 1)
    store.add(row(fold=1, value=0.75, warnings=("did not converge",)), 1)
    view = view_of(store)
    again = wire.decode(wire.encode(view))
    assert again.folds == {("one", "A"): (0.5, 0.75)}
    assert again.rows == {"one": 100, "two": 100}
    assert again.train_share == {"one": pytest.approx(1 / 9)}
    assert list(again.tables) == list(view.tables)
    np.testing.assert_array_equal(again.table.values, view.table.values)
    assert again.notes == ("one, A: did not converge (1 folds)",)
