"""Offers of a greedy metric: the reliability that each next attribute would give it."""

from __future__ import annotations

from dataclasses import dataclass

from workbench.api import FloatArray


@dataclass(frozen=True, slots=True, eq=False)
class GreedyOffers:
    """A mix of attributes so far, and every attribute that may be added.

    Attributes
    ----------
    attributes : tuple of str
    path : tuple of (int, float)
        The attribute and its share of each step so far.
    weights : ndarray, shape (d,)
        Of the attributes in ρ; 0 before the first step.
    shares : tuple of float
        Those the next attribute may have.
    values : ndarray, shape (d, n_shares)
        D(ρ) of every attribute and share.
    best : tuple of (int, float)
        The greedy step; empty where D would not grow.
    reliability : tuple of float
        D(ρ) after each step.
    accuracy : tuple of float
        Of k-NN after each step, each row left out.
    k : int
    n_rows, n_all : int
        Rows that were measured, and rows there are.
    prepared : tuple of str
        What was done to the data, in words.
    """

    attributes: tuple[str, ...]
    path: tuple[tuple[int, float], ...]
    weights: FloatArray
    shares: tuple[float, ...]
    values: FloatArray
    best: tuple[tuple[int, float], ...]
    reliability: tuple[float, ...]
    accuracy: tuple[float, ...]
    k: int
    n_rows: int
    n_all: int
    prepared: tuple[str, ...] = ()
