"""Prototypes selected among the rows of a data set: the document of ``prototypes``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from workbench.api.data import IntArray


@dataclass(frozen=True, eq=False, slots=True)
class PrototypeReport:
    """The document of the command ``prototypes``.

    Attributes
    ----------
    data : str
    instances : int
    method : str
        The id.
    params : mapping
        All parameters of the method.
    scale : str
    kept : ndarray of int64
        The prototypes in the order of choice, ascending where a method only drops.
    dropped : ndarray of int64
        All other rows, ascending.
    steps : int
        Decisions of the method.
    errors_on_training : int
        Rows that 1-NN among the prototypes misclassifies; a prototype is nearest to itself.
    loo : float
        The share of rows that 1-NN among the other prototypes misclassifies.
    ccv : float
        The same averaged over all ways to set `control` prototypes aside.
    control : int
    seconds : float
        Of the selection.
    note : str
        What went differently than asked.
    """

    data: str
    instances: int
    method: str
    params: Mapping[str, Any]
    scale: str
    kept: IntArray
    dropped: IntArray
    steps: int
    errors_on_training: int
    loo: float
    ccv: float
    control: int
    seconds: float
    note: str = ""
