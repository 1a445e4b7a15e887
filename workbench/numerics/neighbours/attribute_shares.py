"""The share each attribute has in the distance of two rows. NumPy only: the window asks."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from workbench.api import FloatArray, IntArray
from workbench.numerics.neighbours.distances import Measure


@dataclass(frozen=True, slots=True)
class AttributeShare:
    """What one attribute brings to a distance.

    Attributes
    ----------
    column : int
        The attribute's place; -1 for what no attribute has alone: a row of zeros, which
        has no direction.
    difference : float
        Before differences are gathered: gⱼ of a sum of powers, the points lost, or the
        step of a direction.
    share : float
        Of the sum that the distance is made of; may be below 0 under Mahalanobis.
    """

    column: int
    difference: float
    share: float


def attribute_shares(
    measure: Measure, a: FloatArray, b: FloatArray
) -> tuple[AttributeShare, ...]:
    """Return what each attribute brings to the distance of two rows, both (1, d)."""
    d = a.shape[1]
    owners = np.array([*measure.owners(d), *[-1] * measure.distance.angles])
    if measure.linear is not None:
        return _mapped_shares(measure, a, b, owners)
    left, right = measure.prepare(a), measure.prepare(b)
    if measure.distance.kind == "sets":
        gaps = np.abs(left - right)[0]
    else:
        columns = range(left.shape[1])
        gaps = np.array([measure.differences(left, right, j)[0] for j in columns])
    places = [*range(d), *[-1] * bool(measure.distance.angles and gaps[-1] > 0)]
    largest = float(gaps.max(initial=0.0))
    if largest == 0.0:
        return tuple(AttributeShare(j, 0.0, 0.0) for j in places)
    if measure.p == np.inf:
        first = owners[int(gaps.argmax())]
        own = {j: float(gaps[owners == j].max(initial=0.0)) for j in places}
        return tuple(AttributeShare(j, own[j], float(j == first)) for j in places)
    # powers of shares of the largest: no overflow
    powers = (gaps / largest) ** measure.p
    sums = {j: float(powers[owners == j].sum()) for j in places}
    total = sum(sums.values())
    root = 1.0 / measure.p
    return tuple(
        AttributeShare(j, largest * sums[j] ** root, sums[j] / total) for j in places
    )


def _mapped_shares(
    measure: Measure, a: FloatArray, b: FloatArray, owners: IntArray
) -> tuple[AttributeShare, ...]:
    """Split the quadratic form: δⱼ (M δ)ⱼ of each coordinate, which sum to its value."""
    assert measure.encoding is not None
    assert measure.linear is not None
    step = (measure.encoding(a) - measure.encoding(b))[0]
    parts = step * (measure.linear.T @ (measure.linear @ step))
    total = float(parts.sum())
    return tuple(
        AttributeShare(
            j,
            float(np.sqrt((step[owners == j] ** 2).sum())),
            float(parts[owners == j].sum()) / total if total > 0 else 0.0,
        )
        for j in range(a.shape[1])
    )
