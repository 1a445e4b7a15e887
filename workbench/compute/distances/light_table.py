"""Two images on a light table: what tangent distance forgives and Euclidean does not."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from workbench.api import FloatArray, Problem
from workbench.core.results.pictures.tangent_picture import TangentPicture
from workbench.numerics.objects.tangent import (
    placed,
    side_of,
    tangent_distances,
    tangent_fit,
    tangents,
)

#: Degrees that image 1 is turned by in the curves.
ANGLES = np.arange(-45.0, 46.0, 3.0)


@dataclass(frozen=True, eq=False, slots=True)
class TangentQuestion:
    """Two images, what is forgiven, and how the first one is moved.

    Attributes
    ----------
    one, other : ndarray, shape (s²,)
    transforms : tuple of str
        Of `workbench.numerics.objects.tangent.TRANSFORMS`.
    right, down : float
        Pixels.
    degrees : float
        Against the clock.
    scale : float
    """

    one: FloatArray
    other: FloatArray
    transforms: tuple[str, ...]
    right: float = 0.0
    down: float = 0.0
    degrees: float = 0.0
    scale: float = 1.0

    def moved(self, degrees: float) -> FloatArray:
        """Return the first image moved, but turned by other degrees, shape (s²,)."""
        side = side_of(len(self.one))
        image = self.one.reshape(side, side)
        return placed(image, self.right, self.down, degrees, self.scale).ravel()


def tangent_picture(question: TangentQuestion) -> TangentPicture:
    """Compare the moved first image with both images as they are.

    The images are the prototypes of 1-NN, the moved one is the row to classify: of each
    prototype the flat x' + T a is searched for the nearest point.

    Raises
    ------
    Problem
        For images that are no squares, too large, or of different sizes.
    """
    if len(question.one) != len(question.other):
        sizes = f"{len(question.one)} and {len(question.other)}"
        raise Problem(f"images of {sizes} pixels", expected="equal sizes")
    transforms = question.transforms
    moved = question.moved(question.degrees)
    prototypes = np.stack([question.one, question.other])
    fits = [tangent_fit(one, moved, transforms) for one in prototypes]
    amounts = np.array([fit.amounts for fit in fits])
    T = tangents(prototypes, transforms)
    turned = np.stack([question.moved(float(degrees)) for degrees in ANGLES])
    return TangentPicture(
        transforms=transforms,
        moved=moved,
        euclidean=np.array([fit.euclidean for fit in fits]),
        tangent=np.array([fit.distance for fit in fits]),
        amounts=amounts,
        nearest=prototypes + np.einsum("ij,ijk->ik", amounts, T),
        angles=ANGLES,
        euclidean_curves=tangent_distances(prototypes, turned, ()),
        tangent_curves=tangent_distances(prototypes, turned, transforms),
    )
