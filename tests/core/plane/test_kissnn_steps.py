"""KISSNN in steps: the sequence, its neighbours and sums, and the learner's own M."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.bundled.kissnn import KISSNN
from workbench.core.plane import kissnn_steps
from workbench.core.plane.kissnn_steps import KissnnSteps, Phase, Settings
from workbench.jobs.tasks.metric import metric_task


def rows(n=40, d=2, n_classes=2, seed=0):
    random = np.random.default_rng(seed)
    y = random.integers(0, n_classes, n)
    return random.normal(size=(n, d)) + y[:, None], y


def stepped(result, **known):
    params = result.request.params
    v = params["v"]
    chosen = Settings(v, v, result.covariance_used, params["shrinkage"])
    return KissnnSteps(result.data.X, result.data.y, chosen, **known)


@pytest.mark.parametrize("data", ["thesis21-strips", "iris", "wine", "wine-2"])
@pytest.mark.parametrize(
    "covariance", ["auto", "ml", "ledoit-wolf", "diagonal", "shrunk"]
)
@pytest.mark.parametrize("v", [1, 5])
def test_ends_where_the_learner_does(data, covariance, v):
    scale = "min-max" if data.startswith("wine") else "none"
    result = metric_task.run(
        {
            "data": f"builtin:{data}", "plugin": "kissnn", "scale": scale,
            "params": {"v": v, "covariance": covariance},
        }
    )  # fmt: skip
    algebra = stepped(result).algebra
    size = np.abs(result.metric.M).max()
    assert algebra.metric == pytest.approx(result.metric.M, rel=1e-9, abs=1e-9 * size)
    fallen_back = result.note != ""  # then there is no raw matrix to show
    if not fallen_back:
        assert algebra.raw == pytest.approx(
            result.differences.raw, rel=1e-9, abs=1e-9 * size
        )
        assert algebra.values == pytest.approx(
            result.differences.raw_eigenvalues, rel=1e-9, abs=1e-9 * size
        )
    assert algebra.learned == (result.note == "")
    for name in ("sigma_s", "sigma_d"):
        assert getattr(algebra, name) == pytest.approx(
            getattr(result.differences, name), rel=1e-9, abs=1e-12
        )


@given(st.integers(0, 1000), st.integers(1, 6), st.integers(1, 3), st.booleans())
def test_a_literal_double_loop(seed, v, d, ties):
    X, y = rows(14, d, 3, seed)
    if ties:
        X = np.round(X)
    S, D = [], []
    for i in range(len(X)):
        order = sorted(
            range(len(X)), key=lambda j: (np.sqrt(sum((X[j] - X[i]) ** 2)), j)
        )
        S.extend((i, j) for j in [j for j in order if y[j] == y[i] and j != i][:v])
        D.extend((i, j) for j in [j for j in order if y[j] != y[i]][:v])
    steps = KissnnSteps(X, y, Settings(v, v))
    assert steps.search(len(X))
    for kind, expected in (("S", S), ("D", D)):
        i, j = steps.pairs(kind, len(expected))
        assert list(zip(i.tolist(), j.tolist(), strict=True)) == expected
    last = steps[-1]
    assert (last.n_same, last.n_other) == (len(S), len(D))
    if S and D:
        direct = sum(np.outer(X[j] - X[i], X[j] - X[i]) for i, j in S) / len(S)
        assert steps.algebra.sigma_s == pytest.approx(direct, abs=1e-12)


@pytest.mark.parametrize("round_to", [0, 1])
def test_neighbours_are_those_of_the_learner(round_to):
    X, y = rows(150, 4, 3)
    X = np.round(X, round_to)
    learner = KISSNN(v=4).fit(X, y)
    steps = KissnnSteps(X, y, Settings(4, 4))
    steps.search(len(X))
    for kind, pairs in zip("SD", learner.pairs_, strict=True):
        i, j = steps.pairs(kind, len(pairs[0]))
        assert np.array_equal(i, pairs[0])
        assert np.array_equal(j, pairs[1])


def test_steps_follow_the_algorithm():
    X, y = rows(3, 2, 1)
    y = np.array([0, 0, 1])
    steps = KissnnSteps(X, y)
    told = [(s.phase.name, s.row, s.n_same, s.n_other) for s in steps]
    assert told[:11] == [
        ("EMPTY", -1, 0, 0),
        ("ROW", 0, 0, 0), ("SAME", 0, 0, 0), ("ADD_SAME", 0, 1, 0),
        ("OTHER", 0, 1, 0), ("ADD_OTHER", 0, 1, 1),
        ("ROW", 1, 1, 1), ("SAME", 1, 1, 1), ("ADD_SAME", 1, 2, 1),
        ("OTHER", 1, 2, 1), ("ADD_OTHER", 1, 2, 2),
    ]  # fmt: skip
    assert [name for name, *_ in told[16:]] == [
        "SIGMA_S", "SIGMA_D", "INVERT", "SUBTRACT", "EIGEN", "CLIP", "METRIC",
    ]  # fmt: skip
    assert told[-1] == ("METRIC", -1, 2, 4)
    assert [s.index for s in steps] == list(range(len(steps)))
    assert [s.index for s in steps[3:9:2]] == [3, 5, 7]
    with pytest.raises(IndexError):
        steps[len(steps)]


def test_neighbourless_row_adds_nothing():
    steps = KissnnSteps(np.arange(3.0)[:, None], np.array([0, 0, 1]))
    assert steps.neighbours("S", 2).tolist() == []
    assert steps.neighbours("D", 2).tolist() == [1, 0]


def test_longer_strides():
    steps = KissnnSteps(*rows(10))
    assert [steps.next_row(i) for i in (0, 1, 4, 5, 6, 49, 50, 57)] == [
        5, 5, 5, 10, 10, 50, 51, 57,
    ]  # fmt: skip
    ends, index = [], 0
    for _ in range(6):
        index = steps.end_of_phase(index)
        ends.append(steps[index].phase)
    assert ends == [
        Phase.ADD_OTHER, Phase.SIGMA_D, Phase.SUBTRACT, *3 * [Phase.METRIC]
    ]  # fmt: skip
    assert steps[steps.of_row(7)].row == 7
    assert steps[steps.of_row(99)].row == 9


def test_many_rows_are_stepped_through_in_part(monkeypatch):
    monkeypatch.setattr(kissnn_steps, "MOST_ROWS", 30)
    X, y = rows(100, 3)
    learner = KISSNN(covariance="ml").fit(X, y)
    steps = KissnnSteps(X, y, known=(learner.sigma_s_, learner.sigma_d_))
    assert steps.n_rows == 30
    assert steps[-1].n_same == 150
    assert steps.algebra.metric == pytest.approx(learner.M_, rel=1e-9)
    alone = KissnnSteps(X, y).algebra
    assert alone.metric != pytest.approx(learner.M_, rel=1e-3)


def test_weights_and_other_counts():
    X, y = rows(60, 3)
    learner = KISSNN(
        covariance="ml", v_same=2, v_other=7, similar_weight=2.0, dissimilar_weight=0.5
    ).fit(X, y)
    steps = KissnnSteps(X, y, Settings(2, 7, weights=(2.0, 0.5)))
    assert steps.algebra.metric == pytest.approx(learner.M_, rel=1e-9)


def test_searches_as_long_as_allowed():
    steps = KissnnSteps(*rows(200))
    assert not steps.search(200, seconds=0.0)
    assert steps.searched == 1
    assert steps.search(200)
    i, _ = steps.pairs("S", 1000, every=100)
    assert i.tolist() == list(range(0, 200, 20))


@pytest.mark.parametrize("y", [np.zeros(6, int), np.arange(6)])
def test_nothing_to_learn_from(y):
    X, _ = rows(6)
    algebra = KissnnSteps(X, y).algebra
    assert not algebra.learned
    assert np.array_equal(algebra.metric, np.eye(2))
