"""All structures on the same queries, and the sweep over dimensions."""

from __future__ import annotations

import numpy as np
import pytest
from support.structures import INSTALLED

import workbench
from workbench.api import Problem
from workbench.api.report import Cancelled, reporting_to
from workbench.compute.searching.dimension_sweep import DIMENSIONS, dimension_sweep
from workbench.compute.searching.measure_search import Asked, measure_search
from workbench.compute.searching.structure_table import structure_table, uniform_rows
from workbench.jobs import wire
from workbench.numerics.search.structures import STRUCTURES


class Told:
    """A reporter that keeps partial results."""

    def __init__(self) -> None:
        self.parts: list = []

    def progress(self, fraction, message):
        pass

    def partial(self, data):
        self.parts.append(data)

    def cancelled(self):
        return False


class Impatient(Told):
    """A reporter that cancels after the second result."""

    def cancelled(self):
        return len(self.parts) >= 2


def test_both_stop_when_they_are_cancelled():
    told = Impatient()
    data = uniform_rows(300, 4, 1)
    with reporting_to(told), pytest.raises(Cancelled):
        structure_table(
            data, [(id_, {}) for id_ in INSTALLED], k=5, queries=40,
            scale="none", seed=1,
        )  # fmt: skip
    assert len(told.parts[-1].rows) == 2
    told = Impatient()
    with reporting_to(told), pytest.raises(Cancelled):
        dimension_sweep(n=200)
    assert len(told.parts) == 2


def test_each_row_is_the_report_of_its_structure():
    data = workbench.read("builtin:iris")
    told = Told()
    with reporting_to(told):
        found = structure_table(
            data, [(id_, {}) for id_ in INSTALLED], k=5, queries=40,
            scale="min-max", seed=1,
        )  # fmt: skip
    assert [row.search for row in found.rows] == INSTALLED
    assert len(told.parts) == found.asked == len(INSTALLED)
    for row in found.rows:
        alone = measure_search(data, Asked(row.search, {}, 5, 40, "min-max", 1))
        assert row.report is not None
        assert row.report.comparisons == alone.comparisons
        assert row.report.recall == alone.recall
        assert row.report.same_rows or not row.report.exact
    assert wire.decode(wire.encode(found)).rows[0] == found.rows[0]


def test_who_refuses_says_why_in_its_row():
    data = uniform_rows(50, 3, 1)
    wanted = [("ball-tree", {"metric": "cosine"}), ("brute", {"metric": "cosine"})]
    found = structure_table(data, wanted, k=99, queries=99, scale="none", seed=1)
    assert found.rows[0].report is None
    assert "ball-tree under cosine" in found.rows[0].refused
    brute = found.rows[1].report
    assert brute is not None
    assert (brute.k, brute.queries) == (49, 50)
    assert brute.recall == 1.0


@pytest.mark.parametrize(("d", "least", "most"), [(2, 0.0, 0.05), (16, 0.15, 1.0)])
def test_exact_structures_agree_and_boxes_fail_in_many_dimensions(d, least, most):
    """Check C18."""
    data = uniform_rows(1000, d, 1)
    exact = [(id_, {}) for id_, one in STRUCTURES.items() if one.exact]
    found = structure_table(data, exact, k=5, queries=100, scale="none", seed=1)
    for row in found.rows:
        assert row.report is not None
        assert row.report.same_rows
    boxes = next(r.report for r in found.rows if r.search == "kd-tree")
    assert least <= boxes.comparisons.rows / (100 * 1000) < most


def test_the_sweep_is_what_others_measured():
    told = Told()
    with reporting_to(told):
        found = dimension_sweep(queries=40)
    assert found.same
    assert found.dimensions.tolist() == list(DIMENSIONS)
    assert len(told.parts) == len(DIMENSIONS)
    assert np.isnan(told.parts[0].rows[:, 1:]).all()
    total = found.rows + found.centres
    expected = {
        "kd-tree": {2: 0.011, 4: 0.021, 8: 0.053, 16: 0.23, 32: 0.71},
        "ball-tree": {2: 0.067, 4: 0.21, 8: 0.80, 16: 1.7, 32: 2.0},
    }
    for id_, shares in expected.items():
        line = total[found.structures.index(id_)]
        for d, share in shares.items():
            assert line[DIMENSIONS.index(d)] == pytest.approx(share, rel=0.2), (id_, d)
    assert wire.decode(wire.encode(found)).rows.tolist() == found.rows.tolist()


def test_bad_numbers_are_one_line():
    for bad in ({"n": 1}, {"k": 0}, {"n": 10, "k": 11}, {"queries": 0}):
        with pytest.raises(Problem) as told:
            dimension_sweep(**bad)
        assert "\n" not in str(told.value)
