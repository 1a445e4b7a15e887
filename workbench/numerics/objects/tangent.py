"""The tangent distance of square images: the Euclidean one, shifts and turns forgiven.

The image x' and its transforms span, to first order, a flat x' + T a, the columns of T
being F(x'; α) - x' for a shift of a pixel to the right or down and a turn of five degrees.
The distance to x is the least over a of |x' + T a - x|. It is never above the Euclidean
distance. It is not symmetric, as only the first image moves, and not a metric.

References
----------
P. Simard, Y. LeCun, J. Denker (1993). Efficient pattern recognition using a new
transformation distance. Advances in Neural Information Processing Systems 5, 50-58.
R. O. Duda, P. E. Hart, D. G. Stork (2001). Pattern Classification, 2nd ed., 4.6.2.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from scipy.ndimage import affine_transform, shift
from scipy.sparse import csr_array
from scipy.special import cosdg, sindg

from workbench.api import FloatArray, Problem, check

#: What an image may be forgiven, in the order of the columns of T.
TRANSFORMS = ("right", "down", "turn")
LARGEST_SIDE = 128
#: What a turn is by.
DEGREES = 5.0
#: A direction with less than this share of the largest is rounding.
_RANK = 1e-10


def side_of(pixels: int) -> int:
    """Return the side of a square image of so many pixels.

    Raises
    ------
    Problem
        When there is none, or the image is larger than 128 x 128.
    """
    side = math.isqrt(pixels)
    if pixels < 1 or side * side != pixels or side > LARGEST_SIDE:
        raise Problem(
            f"an image of {pixels} pixels",
            expected=f"a square, at most {LARGEST_SIDE} x {LARGEST_SIDE}",
        )
    return side


def moved(images: FloatArray, transform: str, amount: float = 1.0) -> FloatArray:
    """Return images of shape (n, s, s) moved; what comes in from outside is 0.

    Parameters
    ----------
    transform : {"right", "down", "turn"}
    amount : float
        Pixels, or fives of degrees against the clock.
    """
    if transform == "turn":
        flat = images.reshape(len(images), -1)
        turned = _turn(images.shape[1], amount * DEGREES) @ flat.T
        return np.ascontiguousarray(turned.T).reshape(images.shape)
    step = (0.0, 0.0, amount) if transform == "right" else (0.0, amount, 0.0)
    if amount != 1.0:
        return np.asarray(shift(images, step, order=1))
    result = np.zeros(images.shape)
    if transform == "right":
        result[:, :, 1:] = images[:, :, :-1]
    else:
        result[:, 1:] = images[:, :-1]
    return result


@lru_cache(maxsize=8)
def _turn(side: int, degrees: float) -> csr_array:
    """Return the matrix, shape (s², s²), that turns an image: SciPy's `rotate` as a product.

    Each pixel is read between four of the image.
    """
    cos, sin = float(cosdg(degrees)), float(sindg(degrees))
    back = np.array([[cos, sin], [-sin, cos]])
    middle = np.full(2, (side - 1) / 2)
    place = np.indices((side, side)).reshape(2, -1)
    source = back @ place + (middle - back @ middle)[:, None]
    inside = ((source >= 0.0) & (source <= side - 1)).all(axis=0)
    source, pixels = source[:, inside], np.flatnonzero(inside)
    low = np.clip(np.floor(source).astype(np.int64), 0, max(side - 2, 0))
    high, share = np.minimum(low + 1, side - 1), source - low
    corners = [
        (side * y + x, v * w)
        for y, v in ((low[0], 1.0 - share[0]), (high[0], share[0]))
        for x, w in ((low[1], 1.0 - share[1]), (high[1], share[1]))
    ]
    columns = np.concatenate([column for column, _ in corners])
    weights = np.concatenate([weight for _, weight in corners])
    return csr_array(
        (weights, (np.tile(pixels, 4), columns)), shape=(side * side, side * side)
    )


def placed(
    image: FloatArray,
    right: float = 0.0,
    down: float = 0.0,
    degrees: float = 0.0,
    scale: float = 1.0,
) -> FloatArray:
    """Return an image of shape (s, s) scaled, turned, then shifted.

    Each pixel is read once, between four of the image; what comes in from outside is 0.

    Parameters
    ----------
    right, down : float
        Pixels.
    degrees : float
        Against the clock, round the middle.
    scale : float
        Above 0; 2 is twice as large.
    """
    angle = math.radians(degrees)
    cos, sin = math.cos(angle) / scale, math.sin(angle) / scale
    # from a pixel (row, column) of what is made to where it was
    back = np.array([[cos, sin], [-sin, cos]])
    middle = (np.array(image.shape) - 1.0) / 2.0
    offset = middle - back @ (middle + np.array([down, right]))
    return np.asarray(affine_transform(image, back, offset, order=1))


def tangents(images: FloatArray, transforms: Sequence[str] = TRANSFORMS) -> FloatArray:
    """Return F(x'; α) - x' of images (n, s²) for each transform, shape (n, r, s²).

    Raises
    ------
    Problem
        For images that are no squares, or too large.
    """
    side = side_of(images.shape[1])
    stack = images.reshape(-1, side, side)
    steps = [moved(stack, transform) - stack for transform in transforms]
    flat = [step.reshape(len(images), -1) for step in steps]
    return np.stack(flat, axis=1) if flat else np.empty((len(images), 0, side * side))


@dataclass(frozen=True, slots=True)
class TangentFit:
    """The nearest point of the flat of one image to another image.

    Attributes
    ----------
    distance : float
    euclidean : float
        Without any tangent.
    amounts : ndarray, shape (r,)
        a: how far along each tangent; the shortest if several do.
    """

    distance: float
    euclidean: float
    amounts: FloatArray


def tangent_fit(
    prototype: FloatArray, image: FloatArray, transforms: Sequence[str] = TRANSFORMS
) -> TangentFit:
    """Fit the flat of one image, shape (s²,), to another, shape (s²,)."""
    T = tangents(prototype[None], transforms)[0].T
    step = image - prototype
    amounts = np.linalg.lstsq(T, step, rcond=_RANK)[0]
    euclidean = float(np.linalg.norm(step))
    residual = float(np.linalg.norm(step - T @ amounts))
    return TangentFit(min(residual, euclidean), euclidean, amounts)


def _orthonormal(T: FloatArray) -> FloatArray:
    """Return orthonormal rows that span those of each table, by Gram and Schmidt.

    Of shape (n, r, s²), as T, which is overwritten; rows that are no more than rounding
    beside those before them are 0.
    """
    least = _RANK * np.sqrt(np.einsum("nrs,nrs->nr", T, T).max(axis=1, initial=0.0))
    for k in range(T.shape[1]):
        row = T[:, k]
        for j in [*range(k)] * 2:  # the second time what rounding left of the first
            row -= np.einsum("ns,ns->n", row, T[:, j])[:, None] * T[:, j]
        size = np.sqrt(np.einsum("ns,ns->n", row, row))
        kept = size > np.maximum(least, 1e-300)
        row *= np.where(kept, 1.0 / np.where(kept, size, 1.0), 0.0)[:, None]
    return T


def tangent_distances(
    prototypes: FloatArray,
    images: FloatArray,
    transforms: Sequence[str] = TRANSFORMS,
) -> FloatArray:
    """Return the distances of the flats of prototypes to images, shape (n, m).

    As matrix products, one for the Euclidean distances and one for each tangent; what is
    small beside the images' lengths is exact to about 1e-7 of them.

    Parameters
    ----------
    prototypes : ndarray, shape (n, s²)
    images : ndarray, shape (m, s²)

    Raises
    ------
    Problem
        For images that are no squares, or too large.
    """
    bases = _orthonormal(tangents(prototypes, transforms))
    lengths = np.einsum("ij,ij->i", prototypes, prototypes)
    squares = prototypes @ images.T
    squares *= -2.0
    squares += lengths[:, None]
    squares += np.einsum("ij,ij->i", images, images)
    for k in range(bases.shape[1]):
        check()
        basis = np.ascontiguousarray(bases[:, k])
        along = basis @ images.T
        along -= np.einsum("ij,ij->i", basis, prototypes)[:, None]
        np.square(along, out=along)
        squares -= along
    np.maximum(squares, 0.0, out=squares)
    return np.sqrt(squares, out=squares)
