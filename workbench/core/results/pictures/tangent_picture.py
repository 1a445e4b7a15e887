"""A moved image beside two others, by Euclidean and by tangent distance."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

FloatArray = npt.NDArray[np.float64]


def _nothing() -> FloatArray:
    return np.empty((2, 0))


@dataclass(frozen=True, eq=False, slots=True)
class TangentPicture:
    """What is seen on the light table; two lines each: of image 1, of image 2.

    Attributes
    ----------
    transforms : tuple of str
        What is forgiven.
    moved : ndarray, shape (s²,)
        Image 1 after its scaling, turn and shift.
    euclidean, tangent : ndarray, shape (2,)
        Distances of the images to the moved one.
    amounts : ndarray, shape (2, r)
        How far each image goes along each of its tangents to be nearest to the moved one.
    nearest : ndarray, shape (2, s²)
        Where it comes to: x' + T a.
    angles : ndarray, shape (m,)
        Degrees by which image 1 is turned instead.
    euclidean_curves, tangent_curves : ndarray, shape (2, m)
        The distances at those angles.
    """

    transforms: tuple[str, ...] = ()
    moved: FloatArray = field(default_factory=lambda: np.empty(0))
    euclidean: FloatArray = field(default_factory=lambda: np.empty(0))
    tangent: FloatArray = field(default_factory=lambda: np.empty(0))
    amounts: FloatArray = field(default_factory=_nothing)
    nearest: FloatArray = field(default_factory=_nothing)
    angles: FloatArray = field(default_factory=lambda: np.empty(0))
    euclidean_curves: FloatArray = field(default_factory=_nothing)
    tangent_curves: FloatArray = field(default_factory=_nothing)
