"""Pictures of a plane cross the process border whole, and only as they should be."""

from __future__ import annotations

import json

import numpy as np
import pytest

from workbench.core.program.json_text import plain
from workbench.core.results.pictures.accuracy_curve import AccuracyCurve
from workbench.core.results.pictures.plane_pictures import OptimalRule, RegionPicture
from workbench.jobs import wire

LABELS = np.array([[0, 1], [255, 2]], np.uint8)


def test_a_picture_is_the_same_after_the_wire():
    segments = np.arange(8.0).reshape(2, 2, 2)
    sent = RegionPicture(7, 2, (0.0, 1.0, -2.0, 3.5), LABELS, boundary=segments)
    came = wire.decode(wire.encode(sent))
    assert (came.generation, came.level, came.final) == (7, 2, False)
    assert came.rectangle == (0.0, 1.0, -2.0, 3.5)
    assert came.labels.dtype == np.uint8
    assert came.labels.tolist() == [[0, 1], [255, 2]]
    assert came.boundary.tolist() == [[[0, 1], [2, 3]], [[4, 5], [6, 7]]]
    assert came.confidence is None
    assert came.ties is None


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("rectangle", (0.0, 1.0, 2.0), "a list of 4"),
        ("labels", "none", "a list of numbers"),
        ("level", 2.5, "a whole number"),
    ],
)
def test_a_picture_that_is_none_is_refused_with_its_place(field, value, complaint):
    about = {"generation": 1, "level": 2, "rectangle": (0, 1, 0, 1), "labels": LABELS}
    wrong = RegionPicture(**{**about, field: value})
    with pytest.raises(wire.NotPlain, match=f"{field}: .*{complaint}"):
        wire.decode(wire.encode(wrong))


def test_a_curve_keeps_rows_without_a_class():
    curve = AccuracyCurve(
        errors=np.array([0.5, 0.0]), biased=np.zeros(2), predicted=np.array([1, -1]),
        margins=np.array([0.25, np.nan]), n=1, correct=1,
    )  # fmt: skip
    came = wire.decode(wire.encode(curve))
    assert came.predicted.tolist() == [1, -1]
    assert came.margins[0] == 0.25
    assert np.isnan(came.margins[1])
    assert json.loads(json.dumps(plain(came)))["margins"] == [0.25, None]


def test_a_rule_that_is_not_known_has_no_boundary():
    assert plain(OptimalRule()) == {"boundary": None, "bayes_error": None}
