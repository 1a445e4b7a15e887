"""The alignment dial: the law of the strips, the three accuracies, their mean values."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from scipy.stats import norm
from sklearn.neighbors import NearestNeighbors
from sklearn.preprocessing import StandardScaler

from workbench.api import Problem
from workbench.compute.metric_lab import strips_lab
from workbench.compute.metric_lab.strips_lab import Strips, best_accuracy, judge
from workbench.compute.plugins.loader import plugin_class
from workbench.compute.reading.readers import read
from workbench.core.results.metric_views import JUDGED, StripsAccuracies
from workbench.jobs.tasks.metric import strips_task as tasks

#: As printed in the thesis; the same law along and across.
PRINTED = Strips(
    angle=-15.714783, length=1.4542184, width=0.0724489, gap=0.3711164, shift=1.8174151
)


def mean_of(strips, n=8):
    told = [
        judge(d.X, np.asarray(d.y, np.int64))
        for d in (replace(strips, random_state=s).dataset() for s in range(n))
    ]
    return {name: 100 * np.mean([t.of(name) for t in told]) for name in JUDGED}


def test_the_first_setting_is_the_built_in_set():
    built_in = read("builtin:thesis21-strips")
    made = Strips().dataset()
    assert np.abs(made.X - built_in.X).max() < 2e-4  # four digits are printed
    assert np.array_equal(made.y, built_in.y)
    # what the lesson says of it: 122, 146 and 199 of 200
    assert judge(made.X, made.y) == StripsAccuracies(0.61, 0.73, 0.995)


def test_printed_numbers_are_the_printed_law():
    values = {n: getattr(PRINTED, n) for n in Strips.__slots__}
    values.pop("noise_attributes")
    law = strips_lab.generate.make_generator("strips", values)
    means, covariances = law.moments()
    assert means == pytest.approx(np.array([[-1.25, 0.205], [0.6, 0.07]]), abs=1e-4)
    printed = np.array([[1.96, -0.55], [-0.55, 0.16]])
    assert covariances[0] == pytest.approx(printed, abs=1.5e-3)
    step = means[1] - means[0]
    delta = np.sqrt(step @ np.linalg.solve(covariances[0], step))
    assert best_accuracy(PRINTED) == pytest.approx(norm.cdf(delta / 2), abs=1e-12)
    assert best_accuracy(PRINTED) == pytest.approx(0.9958, abs=1e-3)


@pytest.mark.parametrize("noise", [0, 3])
def test_accuracies_are_those_of_scikit_learn(noise):
    made = replace(PRINTED, n_rows=90, length=7.0, noise_attributes=noise).dataset()
    learned = plugin_class("kissnn")().fit(made.X, made.y)
    spaces = {
        "euclid": made.X,
        "zscore": StandardScaler().fit_transform(made.X),
        "kissnn": made.X @ learned.components_.T,
    }
    told = judge(made.X, np.asarray(made.y, np.int64))
    for name, Z in spaces.items():
        # without an argument a row is no neighbour of its own
        nearest = NearestNeighbors(n_neighbors=5).fit(Z).kneighbors()[1]
        majority = made.y[nearest].sum(axis=1) >= 3
        assert told.of(name) == pytest.approx(np.mean(majority == made.y))


@pytest.mark.parametrize(
    ("strips", "before", "after"),
    [
        (PRINTED, 96.06, 98.57),
        (replace(PRINTED, length=5 * PRINTED.length), 75.0, 99.0),
        (replace(PRINTED, length=10 * PRINTED.length), 60.1, 99.2),
        (replace(PRINTED, n_rows=40), 81.6, 97.5),
        (replace(PRINTED, noise_attributes=2), 76.8, 99.0),
    ],
)
def test_settings_show_what_their_names_say(strips, before, after):
    told = mean_of(strips)
    # the mean of eight draws; figures of another eight lie as far apart
    assert told["euclid"] == pytest.approx(before, abs=4.5)
    assert told["kissnn"] == pytest.approx(after, abs=2.2)


def test_scaling_helps_along_the_axes_only():
    long = replace(PRINTED, length=14.5)
    along, across = (
        mean_of(replace(long, angle=0.0)),
        mean_of(replace(long, angle=45.0)),
    )
    assert along["zscore"] > 97
    assert across["zscore"] < 65
    assert along["euclid"] == pytest.approx(across["euclid"])  # it cannot see the angle
    assert min(along["kissnn"], across["kissnn"]) > 97


def test_noise_leaves_the_strips_where_they_are():
    plain, noisy = Strips().dataset(), Strips(noise_attributes=3).dataset()
    assert np.array_equal(noisy.X[:, :2], plain.X)
    assert [a.name for a in noisy.attributes] == ["x", "y"] + [
        f"noise {j}" for j in (1, 2, 3)
    ]
    noise = Strips(n_rows=4000, noise_attributes=3).dataset().X[:, 2:]
    assert np.cov(noise.T) == pytest.approx(np.eye(3), abs=0.08)
    assert plain.source.startswith("generator:strips")
    assert noisy.source == ""  # the generator alone would not make it again


def test_values_out_of_their_limits_are_refused():
    assert Strips.of({}) == Strips()
    assert Strips.of({"n_rows": 40, "angle": 10.0}).n_rows == 40
    for wrong in ({"n_rows": 1}, {"width": 0.0}, {"noise_attributes": -1}, {"x": 1}):
        with pytest.raises(Problem):
            Strips.of(wrong)


def test_tasks(tmp_path):
    payload = {"strips": {"n_rows": 60, "noise_attributes": 1}, "k": 3}
    told = tasks.run(payload)
    made = Strips(n_rows=60, noise_attributes=1).dataset()
    assert np.array_equal(told.X, made.X)
    assert told.accuracy == judge(made.X, made.y, 3)
    swept = tasks.sweep(payload)
    assert [len(swept.draws.of(name)) for name in JUDGED] == [strips_lab.DRAWS] * 3
    assert swept.draws.zscore[0] == told.accuracy.zscore
    assert swept.angles == tuple(strips_lab.ANGLES.tolist())
    place = swept.angles.index(45.0)
    both = [
        judge(d.X, d.y, 3).zscore
        for d in (
            Strips(n_rows=60, noise_attributes=1, angle=45.0, random_state=s).dataset()
            for s in (29, 30)
        )
    ]
    assert swept.curve.zscore[place] == pytest.approx(np.mean(both))
    tasks.save({"strips": payload["strips"], "folder": str(tmp_path)})
    assert np.array_equal(strips_lab.Dataset.open(tmp_path).X, made.X)
