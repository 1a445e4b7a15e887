"""Pictures of a plane: decision regions, density, the optimal rule."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from workbench.api.data import FloatArray

#: The outer edges of a picture in the units of the axes: left, right, bottom, top.
Rectangle = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True, eq=False)
class RegionPicture:
    """The decision regions of a classifier in a rectangle.

    Attributes
    ----------
    generation : int
        Which request it answers.
    level : int
        Cells along a side.
    rectangle : tuple
    labels : ndarray of uint8, shape (level, level)
        The winning class, the bottom row first; 255 where nobody votes.
    final : bool
        Whether no finer picture follows.
    confidence : ndarray of float32, optional
        The winner's share of all votes.
    ties : ndarray of uint8, optional
        1 where the two best classes have the same votes.
    boundary : ndarray, shape (s, 2, 2), optional
        Segments where the winner changes: segment, end, coordinate.
    """

    generation: int
    level: int
    rectangle: Rectangle
    labels: npt.NDArray[np.uint8]
    final: bool = False
    confidence: npt.NDArray[np.float32] | None = None
    ties: npt.NDArray[np.uint8] | None = None
    boundary: FloatArray | None = None


@dataclass(frozen=True, slots=True, eq=False)
class DensityPicture:
    """The density of the rows in a rectangle.

    Attributes
    ----------
    rectangle : tuple
    density : ndarray of float32
        The bottom row first.
    """

    rectangle: Rectangle
    density: npt.NDArray[np.float32]


@dataclass(frozen=True, slots=True, eq=False)
class OptimalRule:
    """The Bayes-optimal rule behind generated data.

    Attributes
    ----------
    boundary : ndarray, shape (s, 2, 2), or None
        Where its class changes; None where the rule is not known.
    bayes_error : float or None
        Its error, where that is known.
    """

    boundary: FloatArray | None = None
    bayes_error: float | None = None
