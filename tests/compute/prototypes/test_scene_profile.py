"""The profile of a scene: the same as the command's, and under a learned metric."""

from __future__ import annotations

import numpy as np
import pytest

import workbench
from workbench.api import Problem
from workbench.compute.prototypes.compactness_profile import profile_report
from workbench.compute.prototypes.scene_profile import scene_profile
from workbench.core.session.scene import METRICS
from workbench.numerics.neighbours.distance import DISTANCES


@pytest.fixture(scope="module")
def iris():
    return workbench.read("builtin:iris")


@pytest.mark.parametrize("metric", [name for name in METRICS if name in DISTANCES])
def test_every_metric_of_the_scene_as_the_command(iris, metric):
    some = iris.take(np.arange(0, 150, 5))
    has_p = any(param.name == "p" for param in DISTANCES[metric].params)
    report = profile_report(
        some, metric=metric, params={"p": 1.5} if has_p else {}, scale="min-max"
    )
    shown = scene_profile(some, metric, p=1.5, scale="min-max")
    assert shown.profile.tolist() == report.profile.tolist()
    assert shown.similarity == pytest.approx(report.reliability.values)
    assert shown.ties == report.ties
    # the command counts control rows upwards, the window training rows
    asked = [(c.value, c.low, c.high) for c in report.ccv[::-1]]
    np.testing.assert_allclose(shown.ccv.T, np.array(asked))


def test_a_learned_metric_measures_mapped_rows(iris):
    L = np.array([[1.0, 0.0, 0.0, 2.0], [0.0, 0.5, 0.0, 0.0]])
    shown = scene_profile(iris, "learned", components=L)
    gaps = iris.X[:, None] @ L.T - iris.X @ L.T
    distances = np.hypot(gaps[..., 0], gaps[..., 1])
    np.fill_diagonal(distances, np.inf)
    same = iris.y[:, None] == iris.y
    own = np.where(same, distances, np.inf).min(axis=1)
    rival = np.where(same, np.inf, distances).min(axis=1)
    total = np.where(own + rival == 0, 1, own + rival)
    assert shown.similarity == pytest.approx((rival - own) / total, abs=1e-6)


def test_a_learned_metric_of_other_columns_is_refused(iris):
    with pytest.raises(Problem):
        scene_profile(iris, "learned", components=np.eye(3))
