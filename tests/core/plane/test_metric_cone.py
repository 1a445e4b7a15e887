"""The cone of 2 x 2 metrics, M with another block, and the way of a hand."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.optimize import minimize

from workbench.core.plane import metric_cone
from workbench.core.plane.hand_shaped import LEAST, MOST, Shaping

ENTRY = st.floats(-10, 10, allow_nan=False).map(lambda v: round(v, 6))


@st.composite
def symmetric(draw):
    a, b, c = draw(ENTRY), draw(ENTRY), draw(ENTRY)
    return np.array([[a, b], [b, c]])


def random_metric(d, rank, seed):
    L = np.random.default_rng(seed).normal(size=(rank, d))
    return L.T @ L


@given(symmetric(), symmetric())
def test_points_are_matrices_and_lengths_frobenius(A, B):
    p, q = metric_cone.point_of(A), metric_cone.point_of(B)
    assert metric_cone.matrix_at(p) == pytest.approx(A, abs=1e-12)
    assert np.linalg.norm(p - q) == pytest.approx(np.linalg.norm(A - B), abs=1e-9)


@given(symmetric())
def test_inside_is_the_round_cone_and_the_determinant(A):
    x, y, z = metric_cone.point_of(A)
    slack = z - np.hypot(x, y)
    if abs(slack) > 1e-6 * (1 + abs(z)):
        assert metric_cone.is_metric(A) == (slack > 0)
        alpha, beta, gamma = A[0, 0], A[0, 1], A[1, 1]
        by_entries = alpha * gamma >= beta**2 and alpha + gamma >= 0
        assert metric_cone.is_metric(A) == by_entries


@pytest.mark.parametrize("seed", range(6))
def test_projection_is_the_nearest(seed):
    """Against a search over all L with M = LᵀL, from several starts."""
    random = np.random.default_rng(seed)
    d = 2 + seed % 2
    A = random.normal(size=(d, d))
    A = A + A.T

    def distance(flat):
        L = flat.reshape(d, d)
        return ((L.T @ L - A) ** 2).sum()

    found = min(
        minimize(distance, random.normal(size=d * d), tol=1e-12).fun for _ in range(8)
    )
    nearest = metric_cone.nearest_metric(A)
    assert ((nearest - A) ** 2).sum() == pytest.approx(found, rel=1e-5, abs=1e-8)
    assert np.linalg.eigvalsh(nearest).min() > -1e-12


def test_projection_on_the_picture_is_the_nearest_point_of_the_mantle():
    outside = np.array([[0.5, 1.4], [1.4, 0.9]])
    nodes = metric_cone.cone_nodes(4.0, 720, 400).reshape(-1, 3)
    gap = np.linalg.norm(nodes - metric_cone.point_of(outside), axis=1).min()
    taken = metric_cone.point_of(metric_cone.nearest_metric(outside))
    assert np.linalg.norm(taken - metric_cone.point_of(outside)) == pytest.approx(
        gap, abs=1e-4
    )


@pytest.mark.parametrize("d", [2, 3, 6])
@pytest.mark.parametrize("rank", [1, 2, 6])
@pytest.mark.parametrize("block_rank", [0, 1, 2])
def test_another_block_keeps_a_metric(d, rank, block_rank):
    M = random_metric(d, min(rank, d), seed=d + rank)
    block = random_metric(2, block_rank, seed=9) if block_rank else np.zeros((2, 2))
    pair = (d - 1, 0)
    changed = metric_cone.with_block(M, pair, block)
    assert metric_cone.block_of(changed, pair) == pytest.approx(block)
    assert changed == pytest.approx(changed.T)
    assert np.linalg.eigvalsh(changed).min() > -1e-9 * max(1.0, np.trace(changed))
    others = [i for i in range(d) if i not in pair]
    assert np.array_equal(changed[np.ix_(others, others)], M[np.ix_(others, others)])


@pytest.mark.parametrize("rank", [1, 2, 5])
def test_the_old_block_gives_the_old_metric(rank):
    M = random_metric(5, rank, seed=3)
    again = metric_cone.with_block(M, (1, 3), metric_cone.block_of(M, (1, 3)))
    assert again == pytest.approx(M, abs=1e-9)


def test_a_scaled_block_scales_its_ties():
    M = random_metric(4, 4, seed=1)
    changed = metric_cone.with_block(M, (0, 1), 4 * metric_cone.block_of(M, (0, 1)))
    T = np.diag([2.0, 2.0, 1.0, 1.0])
    assert changed == pytest.approx(T @ M @ T)


@given(st.floats(0, np.pi - 1e-6), st.floats(1.05, 300), st.floats(0.1, 50))
def test_a_ball_turned_and_stretched(angle, ratio, trace):
    M = metric_cone.turned(angle, ratio, trace)
    assert np.trace(M) == pytest.approx(trace)
    values, vectors = np.linalg.eigh(M)
    assert np.sqrt(values[1] / values[0]) == pytest.approx(ratio, rel=1e-6)
    along = np.array([np.cos(angle), np.sin(angle)])
    assert abs(vectors[:, 0] @ along) == pytest.approx(1.0, abs=1e-7)
    back = metric_cone.ball_axes(M)
    assert back[1] == pytest.approx(ratio, rel=1e-6)
    assert np.sin(back[0] - angle) == pytest.approx(0.0, abs=1e-5)


def test_circle_and_strip():
    assert metric_cone.ball_axes(3 * np.eye(2)) == (0.0, 1.0)
    strip = metric_cone.turned(0.7, np.inf, 2.0)
    assert metric_cone.ball_axes(strip) == (pytest.approx(0.7), np.inf)


# -- the way of a hand ------------------------------------------------------------


def test_learned_block_has_trace_two():
    M = random_metric(2, 2, seed=5) * 1e4
    shaping = Shaping(M)
    assert np.trace(shaping.block) == pytest.approx(2.0)
    assert shaping.block * shaping.unit == pytest.approx(M)


def test_inside_is_taken_as_it_is_and_outside_projected():
    shaping = Shaping(random_metric(2, 2, seed=5))
    shaping.propose(np.array([[1.0, 0.3], [0.3, 0.8]]))
    assert shaping.asked is None
    assert shaping.block == pytest.approx(np.array([[1.0, 0.3], [0.3, 0.8]]))
    outside = np.array([[1.0, 1.2], [1.2, 0.8]])
    shaping.propose(outside)
    assert np.array_equal(shaping.asked, outside)
    assert shaping.block == pytest.approx(metric_cone.nearest_metric(outside))


def test_way_of_a_drag_does_not_matter():
    M = random_metric(4, 4, seed=2)
    straight, around = Shaping(M, (0, 2)), Shaping(M, (0, 2))
    end = np.array([[1.2, -0.4], [-0.4, 0.6]])
    around.propose(np.array([[1.0, 3.0], [3.0, 0.1]]))  # to the edge and back
    around.propose(end)
    straight.propose(end)
    assert around.metric == pytest.approx(straight.metric)


def test_neither_nothing_nor_beyond_the_picture():
    shaping = Shaping(np.eye(2))
    shaping.propose(np.array([[-1.0, 0.0], [0.0, -2.0]]))
    assert shaping.block == pytest.approx(np.eye(2))
    shaping.propose(np.array([[30.0, 3.0], [3.0, 10.0]]))
    assert np.trace(shaping.block) == pytest.approx(MOST)
    assert shaping.block[0, 0] / shaping.block[1, 1] == pytest.approx(3.0)
    assert LEAST < MOST


def test_undo_takes_back_whole_edits():
    M = random_metric(3, 3, seed=8)
    shaping = Shaping(M)
    assert not shaping.can_undo
    for beta in (0.1, 0.2, 0.3):
        shaping.propose(np.array([[1.0, beta], [beta, 1.0]]))
    shaping.rest()
    dragged = shaping.metric
    shaping.become_identity()
    assert shaping.metric == pytest.approx(np.eye(3) * shaping.unit)
    shaping.undo()
    assert np.array_equal(shaping.metric, dragged)
    shaping.undo()
    assert np.array_equal(shaping.metric, M)
    assert not shaping.can_undo


def test_metric_of_nothing_in_the_pair():
    M = np.diag([0.0, 0.0, 6.0])
    shaping = Shaping(M)
    assert shaping.unit == pytest.approx(2.0)
    shaping.propose(np.eye(2))
    assert shaping.metric == pytest.approx(np.diag([2.0, 2.0, 6.0]))
