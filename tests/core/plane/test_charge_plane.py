"""Charges of a plane: sweeps, fields and what is set by hand, by plain loops."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.examples import examples

from workbench.bundled.potential import Potential
from workbench.core.plane.charge_plane import ChargePlane, mean_reach
from workbench.numerics.potential_field import MOST_SWEEPS, POTENTIALS

cells = st.integers(0, 4).map(float)
kernels = st.sampled_from(POTENTIALS)


def value(gap, width, kernel, a):
    r = gap / width
    return math.exp(-r * r / 2) if kernel == "gaussian" else 1 / (r + a)


def sums(plane, place):
    """The potential of each class in a place, charge by charge."""
    found = [0.0] * plane.n_classes
    for i in range(plane.n_rows):
        gap = math.dist(place, plane.places[i])
        width = plane.own_widths[i]
        width = plane.width if math.isnan(width) else width
        found[plane.codes[i]] += plane.charges[i] * value(
            gap, width, plane.kernel, plane.a
        )
    return found


def right(plane, i):
    found = sums(plane, plane.rows[i])
    own = found.pop(plane.codes[i])
    return own > 0 and all(rival < own * (1 - 1e-12) for rival in found)


@examples()
@given(
    rows=st.lists(st.tuples(cells, cells), min_size=3, max_size=12),
    kernel=kernels,
    width=st.sampled_from([0.7, 2.0]),
    data=st.data(),
)
def test_every_step_by_a_plain_loop(rows, kernel, width, data):
    n = len(rows)
    codes = data.draw(st.lists(st.integers(0, 2), min_size=n, max_size=n))
    order = data.draw(st.permutations(range(n)))
    plane = ChargePlane(np.array(rows), np.array(codes), 3)
    plane.set_potential(kernel, 0.5)
    plane.set_width(width)
    plane.set_order(np.array(order))
    for _ in range(3):
        for place, row in enumerate(order):
            assert plane.next_row == row
            wrong = not right(plane, row)
            before = int(plane.charges[row])
            step = plane.step()
            assert (step.row, step.raised) == (row, wrong)
            assert plane.charges[row] == before + wrong
            assert (step.errors is None) == (place < n - 1)
        errors = sum(not right(plane, i) for i in range(n))
        assert plane.path[-1] == step.errors == errors
        assert plane.done == (errors == 0)


@examples()
@given(seed=st.integers(0, 10_000), kernel=kernels)
def test_what_is_set_by_hand_is_the_field_by_a_plain_loop(seed, kernel):
    random = np.random.default_rng(seed)
    n = int(random.integers(2, 9))
    plane = ChargePlane(random.normal(size=(n, 2)), random.integers(0, 3, n), 3)
    plane.set_potential(kernel, 0.8)
    plane.sweep()
    row = int(random.integers(n))
    plane.set_charge(row, int(random.integers(0, 5)))
    plane.move(row, random.normal(size=2))
    plane.set_own_width(int(random.integers(n)), 0.4)
    plane.set_width(1.3)
    x, y = np.linspace(-1, 1, 4), np.linspace(-2, 1, 3)
    field = plane.field(x, y)
    expected = [[sums(plane, (u, v)) for u in x] for v in y]
    np.testing.assert_allclose(np.moveaxis(field, 0, -1), expected, rtol=1e-10)
    assert plane.right.tolist() == [right(plane, i) for i in range(n)]
    assert plane.moved.tolist() == [i == row for i in range(n)]
    plane.reset()
    assert not plane.charges.any()
    assert not plane.moved.any()
    assert np.isnan(plane.own_widths).all()
    assert not plane.right.any()


@pytest.mark.parametrize("kernel", POTENTIALS)
def test_sweeps_are_those_of_the_classifier(kernel):
    random = np.random.default_rng(3)
    rows, codes = random.normal(size=(60, 2)), random.integers(0, 3, 60)
    plane = ChargePlane(rows, codes, 3)
    plane.set_potential(kernel, 0.7)
    while not plane.done:
        plane.sweep()
    model = Potential(kernel, 0.7).fit(rows, codes)
    assert plane.charges.tolist() == model.charges_.tolist()
    assert plane.path == model.errors_path_
    assert plane.width == pytest.approx(model.widths_[0])


def test_two_classes_in_one_place_end_with_the_last_sweep():
    plane = ChargePlane(np.zeros((2, 2)), np.array([0, 1]), 2)
    assert plane.width == 1.0
    while not plane.done:
        plane.sweep()
    assert len(plane.path) == MOST_SWEEPS
    assert plane.path[-1] > 0


def test_the_usual_width_is_the_mean_distance_to_the_fifth_neighbour():
    rows = np.random.default_rng(0).normal(size=(20, 2))
    gaps = np.sort([[math.dist(a, b) for b in rows] for a in rows], axis=1)
    assert mean_reach(rows) == pytest.approx(gaps[:, 5].mean())
    assert mean_reach(rows[:3]) == pytest.approx(
        np.mean([sorted(math.dist(a, b) for b in rows[:3])[2] for a in rows[:3]])
    )
    assert mean_reach(rows[:1]) == 1.0
