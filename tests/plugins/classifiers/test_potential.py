"""Potential functions: the sweeps by a plain loop, and their end."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.examples import examples

from workbench.api import Problem
from workbench.bundled.potential import Potential


def literal_charges(X, y, value, order, sweeps):
    """Raise charges row by row, recomputing every sum from nothing."""
    n, classes = len(X), sorted(set(y))
    charges, path = [0] * n, []

    def wrong(i):
        sums = [
            sum(
                charges[j] * value(math.dist(X[i], X[j]), j)
                for j in range(n)
                if y[j] == c
            )
            for c in classes
        ]
        own = sums[classes.index(y[i])]
        rivals = [s for s, c in zip(sums, classes, strict=True) if c != y[i]]
        return own <= 0 or any(s >= own * (1 - 1e-12) for s in rivals)

    for _ in range(sweeps):
        for i in order:
            if wrong(i):
                charges[i] += 1
        path.append(sum(wrong(i) for i in range(n)))
        if path[-1] == 0:
            break
    return charges, path


cells = st.integers(0, 4).map(float)


@examples()
@given(
    X=st.lists(st.tuples(cells, cells), min_size=3, max_size=12),
    kernel=st.sampled_from(["gaussian", "inverse"]),
    width=st.sampled_from([0.7, 2.0]),
    data=st.data(),
)
def test_charges_and_errors_by_a_plain_loop(X, kernel, width, data):
    n = len(X)
    y = [0, 1, *data.draw(st.lists(st.integers(0, 2), min_size=n - 2, max_size=n - 2))]

    def value(d, _):
        r = d / width
        return math.exp(-r * r / 2) if kernel == "gaussian" else 1 / (r + 0.5)

    charges, path = literal_charges(X, y, value, range(n), 8)
    model = Potential(kernel, 0.5, width, max_sweeps=8).fit(np.array(X), y)
    assert model.charges_.tolist() == charges
    assert model.errors_path_ == path
    assert model.converged_ == (path[-1] == 0)
    asked = (1.3, 2.1)
    expected = [
        sum(
            q * value(math.dist(asked, x), 0)
            for q, x, c in zip(charges, X, y, strict=True)
            if c == k
        )
        for k in sorted(set(y))
    ]
    np.testing.assert_allclose(model.potentials([asked])[0], expected, rtol=1e-12)


def test_each_charge_may_have_its_own_width():
    random = np.random.default_rng(6)
    X, y = random.normal(size=(14, 2)), np.arange(14) % 2
    d = np.sqrt(((X[:, None] - X) ** 2).sum(axis=2))
    widths = np.sort(d, axis=1)[:, 3]  # the row itself is the first
    model = Potential(widths="own", n_neighbors=3, max_sweeps=6).fit(X, y)
    np.testing.assert_allclose(model.widths_, widths)
    charges, path = literal_charges(
        X.tolist(), y.tolist(),
        lambda gap, j: math.exp(-((gap / widths[j]) ** 2) / 2), range(14), 6,
    )  # fmt: skip
    assert model.charges_.tolist() == charges
    assert model.errors_path_ == path
    shared = Potential(n_neighbors=3).fit(X, y)
    np.testing.assert_allclose(shared.widths_, widths.mean())


def test_rows_of_two_classes_in_one_place_are_never_learned():
    X, y = [[0.0], [0.0], [5.0]], [0, 1, 1]
    model = Potential(width=1.0).fit(X, y)
    assert model.n_iter_ == 50
    assert not model.converged_
    assert model.errors_path_[-1] >= 1
    assert model.note_ == f"{model.errors_path_[-1]} training errors are left."


def test_the_order_of_the_rows_matters_and_is_seeded():
    random = np.random.default_rng(1)
    X, y = random.normal(size=(60, 2)), random.integers(0, 2, 60)
    file = Potential(max_sweeps=5).fit(X, y).charges_
    one, same, other = (
        Potential(max_sweeps=5, order="shuffled", random_state=s).fit(X, y).charges_
        for s in (1, 1, 2)
    )
    assert (one == same).all()
    assert (one != file).any()
    assert (one != other).any()


def test_separate_classes_need_a_charge_each():
    X, y = [[0.0], [0.1], [9.0], [9.1]], ["a", "a", "b", "b"]
    model = Potential(width=1.0).fit(X, y)
    assert model.charges_.tolist() == [1, 0, 1, 0]
    assert model.errors_path_ == [0]
    assert model.describe_model()["charged"] == [0, 2]
    assert model.predict([[1.0], [7.0]]).tolist() == ["a", "b"]
    assert model.predict_proba([[1e9]]).tolist() == [[0.5, 0.5]]  # beyond all charges


@pytest.mark.parametrize(
    "params",
    [{"width": 0.0}, {"a": 0.0}, {"a": -1.0}, {"n_neighbors": 0}, {"max_sweeps": 0},
     {"kernel": "linear"}, {"order": "random"}],
)  # fmt: skip
def test_bad_parameters_are_one_line(params):
    with pytest.raises(Problem, match=f"{next(iter(params))} = .*(expected|did you)"):
        Potential(**params).fit([[0.0], [1.0]], [0, 1])


def test_too_many_rows_are_refused(monkeypatch):
    from workbench.bundled import potential

    monkeypatch.setattr(potential, "_MOST", 3)
    with pytest.raises(Problem, match="4 rows, of which every pair"):
        Potential().fit(np.arange(4.0)[:, None], [0, 1, 0, 1])
