"""The attributes of a data set ranked by how well they tell the classes apart."""

from __future__ import annotations

from dataclasses import dataclass

from workbench.api.data import FloatArray, IntArray


@dataclass(frozen=True, slots=True, eq=False)
class AttributeRanking:
    """Attributes, the best first; those the measure does not apply to are left out.

    Attributes
    ----------
    columns : ndarray of int, shape (r,)
        Positions of the attributes.
    names : tuple of str
    scores : ndarray, shape (r,)
        Infinite where the F ratio has no bound.
    """

    columns: IntArray
    names: tuple[str, ...]
    scores: FloatArray
