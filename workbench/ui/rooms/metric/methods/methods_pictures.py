"""The pictures of the slots: each result in the plane of the room's metric."""

from __future__ import annotations

import numpy as np

from workbench.api import FloatArray
from workbench.core.results.metric_result import MetricResult
from workbench.ui.rooms.metric.planes.picture import Picture

#: Two attributes, and the basis of a plane that takes their place.
_Plane = tuple[tuple[int, int], FloatArray | None]


class Pictures:
    """Makes a picture for each slot, and the same one for the same result and plane."""

    def __init__(self) -> None:
        self._kept: dict[int, tuple[_Plane, Picture]] = {}

    def clear(self) -> None:
        """Forget all: other data are shown."""
        self._kept.clear()

    def of(
        self,
        slot: int,
        result: MetricResult,
        axes: tuple[int, int],
        shown: Picture | None,
    ) -> Picture:
        """Return a result on two attributes, in the plane of `shown` if that fits."""
        same_space = (
            shown is not None and shown.result.data.attributes == result.data.attributes
        )
        basis = shown.basis if shown is not None and same_space else None
        known = self._kept.get(slot)
        if known is not None and known[1].result is result:
            plane, picture = known
            if _equal(plane, (axes, basis)):
                return picture
        picture = Picture(result, "attributes", axes)
        if basis is not None:
            picture.basis = basis
        self._kept[slot] = (axes, basis), picture
        return picture


def _equal(first: _Plane, second: _Plane) -> bool:
    (axes, basis), (other_axes, other) = first, second
    if basis is None or other is None:
        return basis is other and axes == other_axes
    return np.array_equal(basis, other)
