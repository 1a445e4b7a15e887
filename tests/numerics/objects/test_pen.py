"""The pen: strokes of known width, rubbing out, the digits that are examples."""

from __future__ import annotations

import numpy as np
import pytest

from workbench.numerics.objects.pen import CORE, DIGITS, EDGE, digit, stroked


def test_ink_is_what_the_distance_to_the_stroke_says():
    image = stroked(np.zeros((12, 12)), (2.0, 3.0), (8.0, 6.0))
    ends = np.linspace((2.0, 3.0), (8.0, 6.0), 20001)
    for row, column in np.ndindex(image.shape):
        distance = np.sqrt(((ends - (column, row)) ** 2).sum(axis=1)).min()
        ink = min(1.0, max(0.0, (EDGE - distance) / (EDGE - CORE)))
        assert image[row, column] == pytest.approx(ink, abs=1e-6)


def test_a_dot_has_no_length_and_ink_does_not_pile_up():
    dot = stroked(np.zeros((9, 9)), (4.0, 4.0), (4.0, 4.0))
    assert dot[4, 4] == 1.0
    np.testing.assert_array_equal(dot, dot.T)
    np.testing.assert_array_equal(stroked(dot, (4.0, 4.0), (4.0, 4.0)), dot)


def test_rubbing_out_is_the_pen_the_other_way_round():
    full = np.ones((9, 9))
    rubbed = stroked(full, (1.0, 1.0), (7.0, 2.0), erase=True)
    np.testing.assert_array_equal(
        rubbed, 1 - stroked(np.zeros((9, 9)), (1.0, 1.0), (7.0, 2.0))
    )


@pytest.mark.parametrize("name", DIGITS)
@pytest.mark.parametrize("side", [8, 16, 28])
def test_digits_lie_inside_their_image(name, side):
    image = digit(name, side)
    assert image.shape == (side, side)
    assert image.min() == 0.0
    assert image.max() == 1.0
    border = np.concatenate([image[0], image[-1], image[:, 0], image[:, -1]])
    assert border.max() < (0.6 if side == 8 else 1e-9)


def test_eight_is_symmetric_and_five_is_open_on_the_left():
    eight, five = digit("8", 16), digit("5", 16)
    np.testing.assert_allclose(eight, eight[:, ::-1], atol=1e-12)
    assert eight[9:12, :6].max() > 0.9
    assert five[9:11, :5].max() < 0.5
