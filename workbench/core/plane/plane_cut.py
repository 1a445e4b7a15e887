"""The plane that is drawn, as a cut through the space where a metric measures.

A place u of the plane stands for the row whose coordinates in the plane are u and whose
others are the means. With two attributes every row is in the plane.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from workbench.api import FloatArray

#: A map flatter than this has no inverse worth drawing.
FLATTEST = 1e-7


@dataclass(frozen=True, eq=False, slots=True)
class Cut:
    """Where the places of a plane are measured: at base + u @ span.

    Attributes
    ----------
    base : ndarray, shape (d,)
    span : ndarray, shape (2, d)
    """

    base: FloatArray
    span: FloatArray

    def mapped(self, places: FloatArray) -> FloatArray:
        """Return where places, shape (m, 2), are measured, shape (m, d)."""
        return np.asarray(places @ self.span + self.base)


def cut_before(linear: FloatArray, centre: FloatArray, basis: FloatArray) -> Cut:
    """Cut the plane of the rows as they are.

    Parameters
    ----------
    linear : ndarray, shape (d, d)
        The symmetric map A; the rows are measured at ``X @ A``.
    centre : ndarray, shape (d,)
        Their means.
    basis : ndarray, shape (d, 2)
        Orthonormal columns; the rows are drawn at ``X @ basis``.
    """
    others = centre - (centre @ basis) @ basis.T
    return Cut(np.asarray(others @ linear), np.asarray(basis.T @ linear))


def cut_after(linear: FloatArray, centre: FloatArray, basis: FloatArray) -> Cut | None:
    """Cut the same plane where the map draws it: at (X - centre) @ A @ basis + middle.

    Returns
    -------
    Cut or None
        None where the map squeezes the plane to a line.
    """
    before, middle = cut_before(linear, centre, basis), centre @ basis
    squeezed = basis.T @ linear @ basis
    singular = np.linalg.svd(squeezed, compute_uv=False)
    if singular[-1] <= FLATTEST * singular[0]:
        return None
    back = np.linalg.inv(squeezed)
    span = back @ before.span
    base = before.base + middle @ before.span - middle @ span
    return Cut(np.asarray(base), np.asarray(span))
