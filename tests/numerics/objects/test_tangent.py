"""The tangent distance against a fine grid of shifts and turns."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.ndimage import gaussian_filter, rotate, shift
from scipy.spatial.distance import cdist

from workbench.api import Problem
from workbench.numerics.objects.tangent import (
    TRANSFORMS,
    moved,
    tangent_distances,
    tangent_fit,
    tangents,
)


def images(n, side, seed=1):
    noise = np.random.default_rng(seed).normal(size=(n, side, side))
    return gaussian_filter(noise, (0, 1.5, 1.5)).reshape(n, -1)


@pytest.mark.parametrize("transforms", [("right",), ("down", "turn"), TRANSFORMS])
def test_no_point_of_a_fine_grid_is_nearer(transforms):
    a, b = images(2, 8)
    fit = tangent_fit(a, b, transforms)
    T = tangents(a[None], transforms)[0]
    steps = np.linspace(-2.0, 2.0, 41)
    grid = np.array(list(itertools.product(steps, repeat=len(transforms))))
    grid = np.vstack([grid + fit.amounts, grid])
    least = min(
        np.linalg.norm(a + part @ T - b, axis=1).min()
        for part in np.array_split(grid, 20)
    )
    assert fit.distance == pytest.approx(least, rel=1e-12)  # the fit is on the grid
    assert fit.distance <= least + 1e-12


@given(st.integers(0, 1000), st.integers(0, 3))
def test_a_table_is_made_of_fits_and_never_above_euclid(seed, r):
    P, Q = images(4, 6, seed), images(5, 6, seed + 1)
    P[0] = 0.0  # no tangent at all
    P[1] = Q[2]
    table = tangent_distances(P, Q, TRANSFORMS[:r])
    expected = [[tangent_fit(p, q, TRANSFORMS[:r]).distance for q in Q] for p in P]
    np.testing.assert_allclose(table, expected, rtol=1e-6, atol=1e-6)
    assert (table <= cdist(P, Q) + 1e-7).all()
    if not r:
        np.testing.assert_allclose(table, cdist(P, Q), atol=1e-7)


def test_a_shifted_image_is_near():
    """Shifts of a smooth image lie almost on its tangent."""
    blob = np.zeros((1, 16, 16))
    blob[0, 6:10, 7:9] = 1.0
    blob = gaussian_filter(blob, (0, 2.0, 2.0))
    shifted = moved(blob, "right", 1.0)
    fit = tangent_fit(blob.ravel(), shifted.ravel())
    assert fit.distance == pytest.approx(0.0, abs=1e-12)
    assert fit.amounts[0] == pytest.approx(1.0)
    further = tangent_fit(blob.ravel(), moved(blob, "right", 2.0).ravel())
    assert further.distance < 0.6 * further.euclidean


def test_transforms_move_as_they_say():
    image = np.zeros((1, 5, 5))
    image[0, 2, 3] = 1.0
    assert moved(image, "right")[0, 2, 4] == 1.0
    assert moved(image, "down")[0, 3, 3] == 1.0
    turned = moved(image, "turn", 18.0)[0]  # ninety degrees, against the clock
    assert turned[1, 2] == pytest.approx(1.0)
    np.testing.assert_allclose(
        tangents(image.reshape(1, -1))[0, 0].sum(), 0, atol=1e-12
    )


@pytest.mark.parametrize("side", [1, 2, 5, 28])
@pytest.mark.parametrize("amount", [1.0, -2.5, 18.0])
def test_moves_are_those_of_scipy(side, amount):
    images = np.random.default_rng(side).normal(size=(3, side, side))
    turned = rotate(images, 5.0 * amount, axes=(2, 1), reshape=False, order=1)
    np.testing.assert_allclose(moved(images, "turn", amount), turned, atol=1e-12)
    for transform, step in (("right", (0, 0, amount)), ("down", (0, amount, 0))):
        shifted = shift(images, step, order=1)
        np.testing.assert_array_equal(moved(images, transform, amount), shifted)


def test_tangents_that_depend_on_each_other_are_taken_once():
    random = np.random.default_rng(1)
    blank, line = np.zeros((8, 8)), np.zeros((8, 8))
    line[3] = 1.0  # down its rows are alike: a shift to the right moves its end alone
    corner = np.zeros((8, 8))
    corner[7, 7] = 1.0  # right and down both carry it out
    prototypes = np.stack([blank, line, corner]).reshape(3, -1)
    images = random.normal(size=(5, 64))
    found = tangent_distances(prototypes, images)
    fits = [[tangent_fit(p, image).distance for image in images] for p in prototypes]
    np.testing.assert_allclose(found, fits, atol=1e-9)


@pytest.mark.parametrize("pixels", [0, 2, 63, 129 * 129])
def test_what_is_no_square_image(pixels):
    with pytest.raises(Problem, match="a square, at most 128 x 128"):
        tangents(np.zeros((1, pixels)))
