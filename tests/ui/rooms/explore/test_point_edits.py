"""Rows that are put somewhere on a plane of which an axis holds labels."""

from __future__ import annotations

import numpy as np
import pytest

from workbench.api import Attribute, Dataset
from workbench.ui.rooms.explore.plane import point_edits


@pytest.fixture
def data() -> Dataset:
    return Dataset(
        name="mixed",
        X=np.array([[1.0, 0.0], [2.0, 2.0], [3.0, 1.0]]),
        y=np.array([0, 1, 0]),
        attributes=(
            Attribute("size", "numeric"),
            Attribute("colour", "nominal", ("red", "green", "blue")),
        ),
        class_attribute=Attribute("class", "nominal", ("a", "b")),
    )


PLACES = np.array([[0.25, -3.7], [0.5, 0.6], [0.75, 99.0]])


def test_rows_moved_beside_a_label_get_that_label(data):
    moved = point_edits.move_rows(data, 0, 1, [0, 1, 2], PLACES)
    assert moved.X[:, 0].tolist() == [0.25, 0.5, 0.75]
    assert moved.X[:, 1].tolist() == [0.0, 1.0, 2.0]


def test_rows_added_beside_a_label_get_that_label(data):
    base = point_edits.typical_row(data)
    grown = point_edits.add_rows(data, 1, 0, PLACES[:, ::-1], 0, base)
    assert grown.X[3:, 1].tolist() == [0.0, 1.0, 2.0]
    assert grown.X[3:, 0].tolist() == [0.25, 0.5, 0.75]
    assert point_edits.typical_row(grown)[1] in (0.0, 1.0, 2.0)
