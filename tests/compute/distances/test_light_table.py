"""The light table against the registered distance, a fine grid and plain turns."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.api import Problem
from workbench.compute.distances.light_table import TangentQuestion, tangent_picture
from workbench.compute.distances.measured import Measured
from workbench.numerics.objects.pen import digit
from workbench.numerics.objects.tangent import TRANSFORMS, moved, placed, tangents

FIVE, EIGHT = (digit(name, 16).ravel() for name in "58")


@pytest.mark.parametrize(
    ("placing", "transform", "amount"),
    [
        ({"right": 1.3}, "right", 1.3), ({"right": -2.0}, "right", -2.0),
        ({"down": 0.7}, "down", 0.7), ({"degrees": 15.0}, "turn", 3.0),
        ({"degrees": -5.0}, "turn", -1.0),
    ],
)  # fmt: skip
def test_placing_is_what_tangents_are_made_of(placing, transform, amount):
    image = digit("5", 16)
    expected = moved(image[None], transform, amount)[0]
    np.testing.assert_allclose(placed(image, **placing), expected, atol=1e-12)


def test_placing_scales_about_the_middle_then_turns_then_shifts():
    image = np.zeros((9, 9))
    image[2, 4] = 1.0  # two above the middle
    there = placed(image, right=1.0, down=2.0, degrees=90.0, scale=1.5)
    row, column = np.unravel_index(there.argmax(), there.shape)
    assert (row, column) == (4 + 2, 4 - 3 + 1)  # three to the left after the turn


@given(
    st.floats(-4, 4), st.floats(-4, 4), st.floats(-45, 45), st.floats(0.5, 1.5),
    st.sets(st.sampled_from(TRANSFORMS)),
)  # fmt: skip
def test_tangent_is_never_above_euclid_and_is_the_registered_distance(
    right, down, degrees, scale, names
):
    names = tuple(name for name in TRANSFORMS if name in names)
    question = TangentQuestion(FIVE, EIGHT, names, right, down, degrees, scale)
    shown = tangent_picture(question)
    assert (shown.tangent <= shown.euclidean).all()
    assert (shown.tangent_curves <= shown.euclidean_curves).all()
    assert shown.amounts.shape == (2, len(names))
    measured = Measured.of("tangent", [f"transforms={', '.join(names)}"])
    for place, image in enumerate((FIVE, EIGHT)):
        texts = (",".join(map(repr, one.tolist())) for one in (image, shown.moved))
        report = measured.of_texts(*texts)
        assert shown.tangent[place] == pytest.approx(report.value, abs=1e-12)
        nearest = np.linalg.norm(shown.nearest[place] - shown.moved)
        assert shown.tangent[place] == pytest.approx(nearest, abs=1e-9)
        euclidean = np.linalg.norm(image - shown.moved)
        assert shown.euclidean[place] == pytest.approx(euclidean, abs=1e-12)


def test_no_coefficients_of_a_fine_grid_come_nearer():
    question = TangentQuestion(FIVE, EIGHT, TRANSFORMS, 0.6, 1.0, -10.0)
    shown = tangent_picture(question)
    steps = np.linspace(-2.5, 2.5, 51)
    grid = np.array(list(itertools.product(steps, repeat=3)))
    for place, image in enumerate((FIVE, EIGHT)):
        T = tangents(image[None])[0]
        # |b - T a|² as a quadratic form: the grid has 132 651 points
        b = shown.moved - image
        squares = b @ b - 2 * grid @ (T @ b) + ((grid @ (T @ T.T)) * grid).sum(axis=1)
        least = np.sqrt(squares.min())
        assert np.abs(grid[squares.argmin()] - shown.amounts[place]).max() <= 0.2
        assert shown.tangent[place] <= least
        assert shown.tangent[place] == pytest.approx(least, rel=5e-3)


def test_the_curves_are_the_distances_at_each_angle():
    question = TangentQuestion(FIVE, EIGHT, TRANSFORMS, 1.0, 0.0, 20.0, 0.9)
    shown = tangent_picture(question)
    for place in (0, 10, 15, 30):
        degrees = shown.angles[place]
        at = tangent_picture(
            TangentQuestion(FIVE, EIGHT, TRANSFORMS, 1.0, 0.0, degrees, 0.9)
        )
        for line in (0, 1):
            assert shown.euclidean_curves[line, place] == pytest.approx(
                at.euclidean[line], abs=1e-6
            )
            assert shown.tangent_curves[line, place] == pytest.approx(
                at.tangent[line], abs=1e-6
            )


def test_a_turned_five_is_nearer_to_the_eight_for_euclid_only():
    shown = tangent_picture(TangentQuestion(FIVE, EIGHT, TRANSFORMS, 0.0, 1.0, -10.0))
    assert shown.euclidean[1] < shown.euclidean[0]
    assert shown.tangent[0] < 0.75 * shown.tangent[1]


def test_images_of_other_sizes_are_refused():
    with pytest.raises(Problem, match="256 and 64 pixels"):
        tangent_picture(TangentQuestion(FIVE, digit("8", 8).ravel(), TRANSFORMS))
    with pytest.raises(Problem, match="a square"):
        tangent_picture(TangentQuestion(FIVE[:250], EIGHT[:250], TRANSFORMS))
