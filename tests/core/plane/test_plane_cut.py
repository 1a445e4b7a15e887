"""The drawn plane as a cut through the space where a metric measures."""

from __future__ import annotations

import numpy as np
import pytest

from workbench.core.plane.plane_cut import cut_after, cut_before
from workbench.numerics.metrics.eigen import symmetric_eigen


def random_map(d, seed):
    B = np.random.default_rng(seed).normal(size=(d, d))
    return B @ B.T + 0.1 * np.eye(d)


def bases(d, linear):
    axes = np.zeros((d, 2))
    axes[[d - 1, 0], [0, 1]] = 1.0
    return axes, symmetric_eigen(linear)[1][:, :2]


@pytest.mark.parametrize("d", [2, 3, 5])
@pytest.mark.parametrize("which", [0, 1])
def test_rows_in_the_plane_are_measured_where_they_are(d, which):
    random, A = np.random.default_rng(d), random_map(d, seed=d)
    basis, centre = bases(d, A)[which], random.normal(size=d)
    # rows that differ from the centre in the plane only
    X = centre + random.normal(size=(20, 2)) @ basis.T
    assert cut_before(A, centre, basis).mapped(X @ basis) == pytest.approx(X @ A)
    drawn = (X - centre) @ A @ basis + centre @ basis
    assert cut_after(A, centre, basis).mapped(drawn) == pytest.approx(X @ A)


def test_others_are_the_means():
    centre = np.array([1.0, 2.0, 3.0])
    basis = np.eye(3)[:, :2]
    cut = cut_before(np.eye(3), centre, basis)
    assert cut.mapped(np.array([[7.0, 8.0]])) == pytest.approx(
        np.array([[7.0, 8.0, 3.0]])
    )


def test_a_plane_squeezed_to_a_line_cannot_be_cut():
    along = np.array([0.6, 0.8])
    flat = np.outer(along, along)
    assert cut_after(flat, np.zeros(2), np.eye(2)) is None
    assert cut_before(flat, np.zeros(2), np.eye(2)).mapped(
        along[None]
    ) == pytest.approx(along[None])
    assert cut_after(np.zeros((2, 2)), np.zeros(2), np.eye(2)) is None
