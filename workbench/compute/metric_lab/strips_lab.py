"""Experiment with two strips of adjustable angle and gap: Euclid, scaling, KISSNN."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, astuple, dataclass, replace
from functools import lru_cache
from typing import Any

import numpy as np

from workbench.api import Attribute, Dataset, FloatArray, IntArray, integer, make, real
from workbench.api.params import check_params
from workbench.compute.evaluation.request import find_class
from workbench.compute.metric_lab.morph_accuracy import leave_one_out
from workbench.compute.plugins import generate
from workbench.core.results.metric_views import StripsAccuracies

#: Angles of the curve: beyond 90 degrees everything comes again.
ANGLES: FloatArray = np.linspace(-90.0, 90.0, 25)
#: So many draws are averaged at the angle asked for, and at each one of the curve.
DRAWS, DRAWS_OF_CURVE = 12, 2

_PARAMS = (
    integer("n_rows", 200, low=4, high=100_000, help="Rows of both classes."),
    real("angle", -15.7126, low=-180.0, high=180.0, help="Of the strips, degrees."),
    real("length", 1.4545, low=0.0, low_open=True, help="Deviation along."),
    real("width", 0.005, low=0.0, low_open=True, help="Deviation across: the noise."),
    real("gap", 0.03, low=0.0, help="Distance of the centre lines."),
    real("shift", 0.9, help="How far the second strip begins after the first."),
    integer("noise_attributes", 0, low=0, high=100, help="Columns of pure noise."),
    integer("random_state", 29, low=0, help="Seed of the draw."),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Strips:
    """Settings of the strips; the defaults are those of the thesis' section 2.1.

    Attributes
    ----------
    n_rows : int
    angle : float
        Degrees.
    length, width, gap, shift : float
        Standard deviations along and across a strip; distance of the two centres
        across and along.
    noise_attributes : int
        Standard normal columns beside the two.
    random_state : int
    """

    n_rows: int = 200
    angle: float = -15.7126
    length: float = 1.4545
    width: float = 0.005
    gap: float = 0.03
    shift: float = 0.9
    noise_attributes: int = 0
    random_state: int = 29

    @staticmethod
    def of(values: Mapping[str, Any]) -> Strips:
        """Return the dial with these values; those left out take their defaults.

        Raises
        ------
        Problem
            When a value is out of its limits, or has no such name.
        """
        return Strips(**check_params(_PARAMS, values))  # type: ignore[arg-type]

    def dataset(self) -> Dataset:
        """Draw the rows."""
        values = asdict(self)
        extra = values.pop("noise_attributes")
        plain = generate.generate("strips", values)
        if not extra:
            return plain
        # a stream of its own: the strips stay where they are
        random = np.random.default_rng([self.random_state, extra])
        noise = random.standard_normal((plain.n_rows, extra))
        names = (Attribute(f"noise {j + 1}") for j in range(extra))
        return replace(
            plain,
            X=np.column_stack([plain.X, noise]),
            attributes=(*plain.attributes, *names),
            name=f"{plain.name} noise_attributes={extra}",
            source="",  # the generator alone would not make these
            notes=(*plain.notes, f"{extra} standard normal columns beside the strips"),
        )


def judge(X: FloatArray, y: IntArray, k: int = 5) -> StripsAccuracies:
    """Return the leave-one-out accuracies of k-NN.

    KISSNN learns from all rows as they are, with default parameters, so that figure is
    optimistic (METRIC:ALL).

    Parameters
    ----------
    X : ndarray, shape (n, d)
    y : ndarray of int64, shape (n,)
    """
    deviation = X.std(axis=0)
    scaled = (X - X.mean(axis=0)) / np.where(deviation > 0, deviation, 1.0)
    learner = make(find_class("kissnn"), {})
    learner.fit(X, y)
    mapped = X @ learner.components_.T
    return StripsAccuracies(
        *(
            leave_one_out(np.ascontiguousarray(rows), y, k) / len(X)
            for rows in (X, scaled, mapped)
        )
    )


@lru_cache(maxsize=1024)
def judge_strips(strips: Strips, k: int = 5) -> StripsAccuracies:
    """Draw the rows and judge them.

    Remembered: the curve over the angles is the same wherever the angle is set.
    """
    dataset = strips.dataset()
    return judge(dataset.X, np.asarray(dataset.y, np.int64), k)


def draws(strips: Strips, k: int = 5) -> Iterator[StripsAccuracies]:
    """Judge `DRAWS` draws of the same law, seed after seed."""
    for n in range(DRAWS):
        yield judge_strips(replace(strips, random_state=strips.random_state + n), k)


def by_angle(strips: Strips, k: int = 5) -> Iterator[StripsAccuracies]:
    """Judge the strips at each of `ANGLES`, the mean of `DRAWS_OF_CURVE` draws."""
    for angle in ANGLES.tolist():
        drawn = [
            judge_strips(
                replace(strips, angle=angle, random_state=strips.random_state + n), k
            )
            for n in range(DRAWS_OF_CURVE)
        ]
        means = np.mean([astuple(accuracies) for accuracies in drawn], axis=0)
        yield StripsAccuracies(*means.tolist())


def best_accuracy(strips: Strips) -> float:
    """Return the accuracy of the optimal rule; noise attributes change nothing.

    Two normal classes with one covariance: 1 - Φ(-δ/2), δ the Mahalanobis distance of
    their means.
    """
    values = asdict(strips)
    values.pop("noise_attributes")
    error = generate.bayes_error(generate.make_generator("strips", values))
    return 1.0 - (error or 0.0)
