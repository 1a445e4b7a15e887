"""Before and after filters, and samples of generators, against what really happens."""

from __future__ import annotations

import numpy as np
import pytest

from workbench.api import Attribute, Dataset
from workbench.compute.describing.previews import compare, look_at
from workbench.compute.fitting.pipeline import apply_steps
from workbench.compute.plugins.generate import generate
from workbench.compute.reading.readers import read
from workbench.core.learner.filter_steps import steps_from


def tried(data, *steps):
    after = apply_steps(data, steps_from([{"id": i, "params": p} for i, p in steps]))
    return after, compare(data, after, after.notes[len(data.notes) :])


def test_scaling_changes_numbers_and_nothing_else():
    data = read("builtin:iris")
    after, found = tried(data, ("z-score", {}))
    assert found.changes == ("changed",) * 4 + ("same",)
    assert found.rows == (150, 150)
    assert found.means[:4, 0] == pytest.approx(data.X.mean(axis=0))
    assert found.means[:4, 1] == pytest.approx(0, abs=1e-12)
    assert found.deviations[:4, 1] == pytest.approx(after.X.std(axis=0, ddof=1))
    assert np.isnan(found.means[4]).all()
    assert found.before.cells[0] == ("5.1", "3.5", "1.4", "0.2", "setosa")
    assert float(found.after.cells[0][0]) == pytest.approx(after.X[0, 0])


def test_rows_left_out_are_counted_and_columns_stay_the_same():
    _, found = tried(read("builtin:iris"), ("sample", {"percent": 20.0}))
    assert found.rows[0] == 150
    assert found.rows[1] == 30
    assert set(found.changes) == {"same"}


def test_added_dropped_and_filled_columns_are_named():
    data = read("builtin:mixed-demo")
    after, found = tried(data, ("replace-missing", {}), ("one-hot", {}))
    happened = dict(zip(found.names, found.changes, strict=True))
    assert happened["colour"] == "dropped"
    assert happened["age"] == "changed"
    assert "added" in happened.values()
    assert found.missing == (4, 0)
    assert found.attributes == (data.n_attributes, after.n_attributes)
    assert len(found.words) == 2


def test_a_look_at_moons_holds_the_rows_themselves():
    data = generate("moons", {"n_rows": 300})
    found = look_at(data, 100)
    rows = np.linspace(0, 299, 100).astype(int)
    assert (found.places == data.X[rows, :2]).all()
    assert (found.codes == data.y[rows]).all()
    assert found.sizes.tolist() == np.bincount(data.y).tolist()
    assert found.first.cells[3][-1] == data.text(3, len(data.columns) - 1)


def test_a_class_that_is_a_number_stands_upwards():
    X = np.arange(6.0)[:, None] @ np.ones((1, 2))
    data = Dataset(
        X, np.arange(6.0) ** 2, (Attribute("a"), Attribute("b")), Attribute("y")
    )
    found = look_at(data, 10)
    assert found.axes == ("a", "y")
    assert found.places[:, 1].tolist() == [0, 1, 4, 9, 16, 25]
    assert found.classes == ()
