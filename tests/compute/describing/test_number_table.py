"""Figures of all numbers, and weights of labels, against pandas."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

from workbench.api import Attribute, Dataset
from workbench.compute.describing.describe import number_table, summary


def weighted() -> Dataset:
    """Make numbers with gaps, labels with gaps, classes with gaps, and weights."""
    rng = np.random.default_rng(3)
    n = 60
    X = np.column_stack(
        [rng.normal(size=n), rng.integers(0, 5, n), rng.integers(0, 3, n)]
    )
    X[::7, 0] = np.nan
    X[3, 2] = np.nan
    y = rng.integers(-1, 3, n)
    labels = Attribute("hue", "nominal", ("red", "green", "blue"))
    kind = Attribute("kind", "nominal", ("a", "b", "c"))
    weights = rng.uniform(0.5, 2.0, n)
    columns = (Attribute("x"), Attribute("whole"), labels)
    return Dataset(X, y, columns, kind, weights=weights)


@pytest.mark.parametrize("group", [-1, 0, 2])
def test_the_figures_are_those_of_pandas(group):
    data = weighted()
    found = number_table(data, group)
    assert found.columns == (0, 1)
    frame = pd.DataFrame(data.X[:, :2])
    if group >= 0:
        frame = frame[data.y == group]
    told = frame.describe()
    wanted = told.loc[["min", "25%", "50%", "75%", "max", "mean", "std"]].T
    assert found.figures == pytest.approx(wanted.to_numpy())
    assert found.n.tolist() == told.loc["count"].tolist()
    assert found.missing.tolist() == frame.isna().sum().tolist()
    assert found.distinct.tolist() == frame.nunique().tolist()


def test_a_class_without_rows_has_no_figures():
    data = weighted()
    empty = Dataset(
        data.X, np.zeros(data.n_rows, np.int64), data.attributes, data.class_attribute
    )
    found = number_table(empty, 1)
    assert found.n.tolist() == [0, 0]
    assert np.isnan(found.figures).all()


def test_labels_have_the_weights_of_a_pivot_table():
    data = weighted()
    labels = summary(data, 2, worth=False).labels
    frame = pd.DataFrame({"hue": data.X[:, 2], "y": data.y, "w": data.weights})
    assert labels.weights == pytest.approx(frame.groupby("hue").w.sum().to_numpy())
    pivot = frame[frame.y >= 0].pivot_table(
        index="hue", columns="y", values="w", aggfunc="sum", fill_value=0
    )
    assert labels.class_weights == pytest.approx(pivot.to_numpy())


def test_distinct_values_are_counted_by_class():
    data = weighted()
    classes = summary(data, 1, worth=False).classes
    wanted = [pd.Series(data.X[data.y == c, 1]).nunique() for c in range(3)]
    assert classes.distinct.tolist() == wanted
