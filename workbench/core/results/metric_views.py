"""Results the Metric lab draws of a learned metric: morph, densities, regions, folds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

#: Left, right, bottom, top.
Rectangle = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class MorphCurve:
    """Leave-one-out accuracy along the morph, as far as it is known.

    Attributes
    ----------
    t, loo : tuple of float
        Places and accuracies.
    seconds : float
    """

    t: tuple[float, ...]
    loo: tuple[float, ...]
    seconds: float = 0.0


@dataclass(frozen=True, slots=True, eq=False)
class DensityMaps:
    """Heat maps of plane differences, bottom row first.

    Attributes
    ----------
    extent : tuple of float
        Left, right, bottom, top.
    ratio : ndarray of float32
        log p_D/p_S of the two normal densities.
    same, different : ndarray of float32
        Kernel estimates.
    seconds : float
    """

    extent: Rectangle
    ratio: npt.NDArray[np.float32]
    same: npt.NDArray[np.float32]
    different: npt.NDArray[np.float32]
    seconds: float = 0.0


@dataclass(frozen=True, slots=True, eq=False)
class PlaneLabels:
    """The class that wins in each cell of a plane.

    Attributes
    ----------
    labels : ndarray of uint8
        Class codes, bottom row first.
    rectangle : tuple of float
        Left, right, bottom, top.
    """

    labels: npt.NDArray[np.uint8]
    rectangle: Rectangle


@dataclass(frozen=True, slots=True, eq=False)
class PlaneRegions:
    """Decision regions of several planes.

    Attributes
    ----------
    level : int
        Cells along a side.
    planes : mapping of str to PlaneLabels
        By name.
    """

    level: int
    planes: Mapping[str, PlaneLabels]


@dataclass(frozen=True, slots=True, eq=False)
class HonestEstimate:
    """Leave-one-out with the metric learned anew without each row.

    Attributes
    ----------
    n, correct : int
    accuracy : float
    wrong : tuple of int
        Row numbers, ascending.
    confusion : tuple of tuple of int
        True classes in rows.
    failed : tuple of mapping
        The folds that gave nothing.
    document : mapping
        The document of the command ``evaluate``.
    badge : str
    seconds : float
    """

    n: int
    correct: int
    accuracy: float
    wrong: tuple[int, ...]
    confusion: tuple[tuple[int, ...], ...]
    failed: tuple[Mapping[str, Any], ...]
    document: Mapping[str, Any]
    badge: str = "LOO"
    seconds: float = 0.0
