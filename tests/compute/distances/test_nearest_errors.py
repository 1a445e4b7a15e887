"""1-NN's error: closed forms, the band, brute force, the measured error within the band."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.integrate import quad
from scipy.stats import norm
from sklearn.neighbors import KNeighborsClassifier

from workbench.api.report import Cancelled, reporting_to
from workbench.compute.distances import nearest_errors
from workbench.compute.distances.nearest_errors import SIZES, error_band
from workbench.core.results.pictures.error_band import ErrorBand
from workbench.numerics.nearest_error import (
    drawn_normals,
    nearest_error_bound,
    normal_bayes_error,
    normal_nearest_error,
)


@given(st.floats(0.0, 8.0))
def test_closed_forms(distance):
    bayes = normal_bayes_error(distance)
    assert bayes == pytest.approx(norm.cdf(-distance / 2), rel=1e-12)
    limit, bound = normal_nearest_error(distance), nearest_error_bound(bayes, 2)
    assert bayes - 1e-12 <= limit <= bound + 1e-12
    assert bound == pytest.approx(2 * bayes * (1 - bayes))


@pytest.mark.parametrize("distance", [0.0, 0.7, 2.0, 5.0])
def test_the_limit_is_an_integral(distance):
    def density(x: float) -> float:
        first, other = norm.pdf(x) / 2, norm.pdf(x - distance) / 2
        return float(2 * first * other / (first + other))

    expected, _ = quad(density, -10, distance + 10, limit=200)
    assert normal_nearest_error(distance) == pytest.approx(expected, abs=1e-9)


def test_the_bound_is_reached_where_nothing_can_be_known():
    for c in (2, 3, 10):
        worst = 1 - 1 / c
        assert nearest_error_bound(worst, c) == pytest.approx(worst)
        assert nearest_error_bound(0.0, c) == 0.0


def test_errors_are_those_of_1_nn(monkeypatch):
    monkeypatch.setattr(nearest_errors, "_BLOCK", 7)
    random = np.random.default_rng(5)
    X, y = drawn_normals(random, 60, 3, 1.0)
    Q, truth = drawn_normals(random, 200, 3, 1.0)
    X[30:40] = X[:10]  # duplicates: the lower row answers
    Q[:10] = X[30:40]
    sizes = (1, 5, 20, 60)
    found = nearest_errors.nearest_errors(X, y, Q, truth, sizes)
    for size, error in zip(sizes, found, strict=True):
        D = ((Q[:, None] - X[:size]) ** 2).sum(axis=2)
        assert error == np.mean(y[D.argmin(axis=1)] != truth)
    model = KNeighborsClassifier(1).fit(X[:20], y[:20])
    assert found[2] == pytest.approx(1 - model.score(Q, truth))


def test_classes_are_as_promised():
    X, y = drawn_normals(np.random.default_rng(1), 40_000, 2, 3.0)
    assert y.mean() == pytest.approx(0.5, abs=0.01)
    for label in (0, 1):
        np.testing.assert_allclose(
            X[y == label].mean(axis=0), [3.0 * label, 0.0], atol=0.03
        )
        np.testing.assert_allclose(np.cov(X[y == label].T), np.eye(2), atol=0.04)


@pytest.mark.parametrize(("distance", "dimensions"), [(1.0, 1), (2.0, 2), (3.0, 1)])
def test_with_many_rows_the_error_lies_within_the_band(distance, dimensions):
    found = error_band(distance, dimensions, seed=1)
    assert found.done == found.repetitions == nearest_errors.REPETITIONS
    assert tuple(found.sizes) == SIZES
    bayes = normal_bayes_error(distance)
    noise = 3 * found.standard_errors[-1]
    last = found.errors[-1]
    assert bayes - noise <= last <= nearest_error_bound(bayes, 2) + noise
    assert last == pytest.approx(normal_nearest_error(distance), abs=noise + 0.005)
    assert (found.errors > bayes - 3 * found.standard_errors).all()


def test_it_stops_when_asked_and_hands_out_what_it_knows():
    class Listener:
        def __init__(self) -> None:
            self.known: list[ErrorBand] = []

        def progress(self, fraction: float, message: str) -> None: ...

        def partial(self, data: ErrorBand) -> None:
            self.known.append(data)

        def cancelled(self) -> bool:
            return len(self.known) >= 2

    listener = Listener()
    with reporting_to(listener), pytest.raises(Cancelled):
        error_band(2.0, 1, seed=1)
    assert [known.done for known in listener.known] == [1, 2]
    assert np.isnan(listener.known[0].standard_errors).all()
