"""A picture of the command ``demo``: rows on a plane, the wrong ones ringed."""

from __future__ import annotations

from dataclasses import dataclass

from workbench.api.data import FloatArray, IntArray


@dataclass(frozen=True, slots=True, eq=False)
class DemoPicture:
    """A scatter plot of n rows.

    Attributes
    ----------
    file, title : str
    points : ndarray, shape (n, 2)
    axes : (str, str)
    labels : ndarray of int, shape (n,)
        Codes of `classes`.
    classes : tuple of str
    wrong_rows : ndarray of int
        The rows that are answered wrongly.
    """

    file: str
    title: str
    points: FloatArray
    axes: tuple[str, str]
    labels: IntArray
    classes: tuple[str, ...]
    wrong_rows: IntArray
