"""Undo of data edits: exact, and bounded in memory also for large sets."""

from __future__ import annotations

import tracemalloc

import numpy as np

from workbench.api.data import Attribute, Dataset, numeric_attributes
from workbench.core.session.edits import drop_rows
from workbench.ui.session import undo


def large(rows: int = 60_000, columns: int = 20) -> Dataset:
    X = np.random.default_rng(0).normal(size=(rows, columns))
    X.flags.writeable = False
    label = Attribute("class", "nominal", ("a", "b"))
    return Dataset(X, np.arange(rows) % 2, numeric_attributes(columns), label)


def test_two_hundred_cell_edits_of_a_large_set_cost_no_copies(context):
    data = large()
    context.session.open(data)
    context.session.folder()
    edits = context.edits
    edits.push_cells(np.array([[0, 0, 0.0]]), "warm")
    tracemalloc.start()
    for i in range(200):
        edits.push_cells(np.array([[i, 3, float(i)]]), "edit")
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < data.X.nbytes  # not one copy of the array, let alone 200
    now = context.session.data
    assert now.X[:200, 3].tolist() == list(range(200))
    for _ in range(200):
        context.undo.undo()
    left = context.session.data
    assert np.array_equal(left.X[:, 1:], data.X[:, 1:])
    while context.undo.canRedo():
        context.undo.redo()
    assert context.session.data.same_as(now)


def test_cells_of_a_class_come_back(context):
    data = large(10)
    context.session.open(data)
    context.edits.push_cells(np.array([[1, 20, np.nan], [2, 20, 1.0]]), "edit")
    assert context.session.data.y[:3].tolist() == [0, -1, 1]
    context.undo.undo()
    assert context.session.data.same_as(data)


def test_cells_on_either_side_of_a_class_in_the_middle_come_back(context):
    X = np.arange(12.0).reshape(4, 3)
    label = Attribute("class", "nominal", ("a", "b"))
    data = Dataset(X, [0, 1, 0, 1], numeric_attributes(3), label, class_index=1)
    context.session.open(data)
    # columns of the whole table: 0, the class, then columns 1 and 2 of X
    for row, column in ((0, 0), (1, 1), (2, 2), (3, 3)):
        context.edits.push_cells(np.array([[row, column, 1.0]]), "edit")
    for row, column in ((0, 0), (2, 1), (3, 2)):
        assert context.session.data.X[row, column] == 1.0
    for _ in range(4):
        context.undo.undo()
    assert np.array_equal(context.session.data.X, X)
    assert context.session.data.y.tolist() == [0, 1, 0, 1]


def test_workers_see_the_patched_cells(context):
    context.session.open(large())
    context.edits.push_cells(np.array([[7, 2, 42.0]]), "edit")
    again = Dataset.open(context.session.folder())
    assert again.same_as(context.session.data)
    assert again.X[7, 2] == 42.0


def test_old_copies_are_forgotten_and_recent_ones_can_be_undone(context, monkeypatch):
    data = large(1000)
    monkeypatch.setattr(undo, "UNDO_BYTES", int(3.2 * data.X.nbytes))
    context.session.open(data)
    versions = [data]
    for _ in range(10):
        versions.append(drop_rows(versions[-1], [0]))
        context.edits.push(versions[-1], "drop")
    stack = context.edits.current()
    kept = sum(stack.command(i).nbytes for i in range(stack.count()))
    assert 0 < kept <= undo.UNDO_BYTES
    for back in (9, 8, 7):
        context.undo.undo()
        assert context.session.data.n_rows == versions[back].n_rows
    while context.undo.canUndo():
        context.undo.undo()
    assert context.session.data is versions[7]
    assert stack.count() == 3
