"""Accuracies on two strips, gathered draw by draw."""

from __future__ import annotations

from workbench.core.results.strips_results import (
    JUDGED,
    AccuracyColumns,
    StripsAccuracies,
    StripsSweep,
)
from workbench.jobs import wire


def test_columns_grow_by_a_line():
    columns = AccuracyColumns()
    assert len(columns) == 0
    for line in ((0.5, 0.25, 1.0), (0.75, 0.75, 0.5)):
        columns = columns.plus(StripsAccuracies(*line))
    assert len(columns) == 2
    assert [columns.of(name) for name in JUDGED] == [
        (0.5, 0.75), (0.25, 0.75), (1.0, 0.5),
    ]  # fmt: skip
    assert columns.mean() == StripsAccuracies(0.625, 0.5, 0.75)


def test_a_sweep_crosses_to_the_window():
    sweep = StripsSweep(AccuracyColumns((0.5,), (0.25,), (1.0,)), (-90.0,))
    assert wire.decode(wire.encode(sweep)) == sweep
