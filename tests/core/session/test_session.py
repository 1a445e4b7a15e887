"""The session announces what changes, and nothing else."""

from __future__ import annotations

import tracemalloc

import numpy as np
import pytest
from support.documents import evaluation
from support.metric_results import mapped_by

from workbench.api import Attribute, Dataset, Problem
from workbench.core.results.metric_result import LearnedMetric
from workbench.core.session.session import Session


def table(
    n: int = 6, name: str = "t", columns: tuple[str, ...] = ("u", "v")
) -> Dataset:
    X = np.arange(n * len(columns), dtype=float).reshape(n, len(columns))
    y = np.arange(n) % 2
    label = Attribute("class", "nominal", ("a", "b"))
    return Dataset(X, y, tuple(Attribute(c) for c in columns), label, name)


class Listener:
    """Counts the signals of a session by name."""

    def __init__(self, session: Session) -> None:
        self.heard: list[str] = []
        self.names: list[frozenset[str]] = []
        session.data_changed.connect(self._on_data)
        session.scene_changed.connect(self._on_scene)
        session.selection_changed.connect(self._on_selection)
        session.runs_changed.connect(self._on_runs)

    def _on_data(self):
        self.heard.append("data")

    def _on_scene(self, names):
        self.heard.append("scene")
        self.names.append(names)

    def _on_selection(self):
        self.heard.append("selection")

    def _on_runs(self):
        self.heard.append("runs")


def test_opening_shows_the_first_two_numeric_attributes(session):
    label = Attribute("class", "nominal", ("a",))
    mixed = Dataset(
        np.zeros((2, 3)), np.zeros(2, int),
        (Attribute("colour", "nominal", ("red",)), Attribute("w"), Attribute("h")),
        label, "mixed",
    )  # fmt: skip
    session.open(mixed)
    assert (session.scene.x, session.scene.y) == ("w", "h")


def test_two_sets_of_one_name_get_two_keys(session):
    first, second = session.open(table()), session.open(table())
    assert first != second
    assert list(session.datasets) == [first, second]
    assert session.scene.data == second


def test_showing_an_unknown_key_changes_nothing(session):
    session.open(table())
    before = session.scene
    with pytest.raises(Problem, match="no open data set 'nowhere'"):
        session.show("nowhere")
    assert session.scene == before


def test_an_edit_announces_data_and_keeps_the_rows_that_are_left_selected(session):
    session.open(table(6))
    session.select([1, 4, 5])
    listener = Listener(session)
    session.edit(table(4))
    assert session.selection == {1}
    assert listener.heard == ["data", "selection"]


def test_an_edit_that_drops_a_drawn_attribute_draws_others(session):
    session.open(table(columns=("u", "v", "w")))
    session.set_scene(x="w")
    session.edit(table(columns=("u", "v")))
    assert {session.scene.x, session.scene.y} == {"u", "v"}


def test_a_scene_that_does_not_change_is_not_announced(session):
    listener = Listener(session)
    session.set_scene(k=5, metric="euclidean")
    assert listener.heard == []
    session.set_scene(k=6, seed=1)
    assert listener.names == [frozenset({"k"})]


@pytest.mark.parametrize(
    ("mode", "expected"),
    [
        ("replace", {2, 3}),
        ("add", {1, 2, 3}),
        ("remove", {1}),
        ("intersect", {2}),
    ],
)
def test_selection_modes(session, mode, expected):
    session.open(table())
    session.select([1, 2])
    session.select([2, 3], mode)
    assert session.selection == expected


@pytest.mark.parametrize("many", [list, np.array, set])
def test_rows_that_are_not_there_cannot_be_selected(session, many):
    session.select(many([0]))  # there is no data set yet
    assert session.selection == frozenset()
    session.open(table(3))
    session.select(many([-1, 2, 3, 10**12]))
    assert session.selection == {2}
    assert session.selected_rows.tolist() == [2]
    session.select(many([5]), "remove")
    assert session.selection == {2}


@pytest.mark.parametrize(
    "rows", [[0, 2, 3], [3, 0, 2], [0, 2, 2, 3], [-1, 0, 2, 3], [0, 2, 3, 4]]
)
def test_rows_are_kept_in_order_once_each_and_by_copy(session, rows):
    session.open(table(4))
    given = np.array(rows)
    session.select(given)
    given[:] = 1
    assert session.selected_rows.tolist() == [0, 2, 3]
    with pytest.raises(ValueError, match="read-only"):
        session.selected_rows[0] = 1


def test_a_million_rows_are_selected_at_once(session):
    n = 1_000_000
    label = Attribute("c", "nominal", ("a",))
    session.open(Dataset(np.zeros((n, 1)), np.zeros(n, int), (Attribute("x"),), label))
    rows = np.arange(n)
    for mode, count in (("replace", n), ("intersect", n), ("remove", 0), ("add", n)):
        tracemalloc.start()
        try:
            session.select(rows, mode)
            _, peak = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        assert session.selected_rows.size == count
        assert peak < 40 * n, mode  # bytes; a set of numbers takes 64 a row and more


def test_selecting_the_same_again_is_not_announced(session):
    session.open(table())
    session.select([1])
    listener = Listener(session)
    session.select(np.array([1]))
    assert listener.heard == []


def test_the_folder_is_written_once_and_holds_the_data(session):
    data = table()
    session.open(data)
    folder = session.folder()
    assert session.folder() == folder
    assert Dataset.open(folder).same_as(data)
    session.edit(table(3))
    assert session.folder() != folder
    assert Dataset.open(session.folder()).n_rows == 3


def test_no_data_no_folder(session):
    with pytest.raises(Problem, match="no data set is open"):
        session.folder()


def test_closing_removes_the_folders():
    session = Session()
    session.open(table())
    folder = session.folder()
    session.close()
    assert not folder.exists()


def test_run_numbers_ascend_also_after_one_was_removed(session):
    fields = {
        "plugin": "knn",
        "title": "k-NN",
        "data": "t",
        "badge": "LOO",
        "result": evaluation(),
    }
    numbers = [session.add_run(**fields).number for _ in range(3)]
    session.remove_run(2)
    assert numbers == [1, 2, 3]
    assert [run.number for run in session.runs] == [1, 3]
    assert session.add_run(**fields).number == 4


def test_restored_runs_do_not_replace_those_of_now(session):
    fields = {"plugin": "knn", "title": "k-NN", "data": "t", "badge": "LOO"}
    mine = session.add_run(result=evaluation(accuracy=0.5), **fields)
    other = Session()
    try:
        old = [
            other.add_run(result=evaluation(accuracy=i / 10), **fields)
            for i in range(2)
        ]
    finally:
        other.close()
    session.restore_runs(old)
    assert session.runs == (mine, old[1])


def test_accuracy_is_none_without_one(session):
    fields = {"plugin": "knn", "title": "k-NN", "data": "t", "badge": "LOO"}
    assert session.add_run(result=evaluation(mae=1.0), **fields).accuracy is None
    assert session.add_run(result=evaluation(accuracy=1), **fields).accuracy == 1.0


def test_a_learned_metric_is_announced(session):
    heard = []
    session.metric_changed.connect(lambda: heard.append(session.metric))
    metric = LearnedMetric("kissnn", "t", "none", mapped_by([[1.0]]))
    session.set_metric(metric)
    assert heard == [metric]


def test_the_scene_says_which_method_learned_its_metric(session):
    session.set_scene(metric="learned")
    assert session.scene.learned_by == ""
    session.set_metric(LearnedMetric("lmnn", "t", "none", mapped_by([[1.0]])))
    assert session.scene.learned_by == "lmnn"
    heard = Listener(session)
    session.set_scene(metric="manhattan")
    session.set_metric(LearnedMetric("itml", "t", "none", mapped_by([[1.0]])))
    assert session.scene.learned_by == ""
    session.set_scene(metric="learned")
    assert session.scene.learned_by == "itml"
    assert heard.names == [frozenset({"metric", "learned_by"})] * 2
