"""Result of looking at a data set of an experiment."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CheckedDataset:
    """Whether a data set can be found and read.

    Attributes
    ----------
    asked : str
        The source.
    rows : int
        0 where they were not counted.
    problem : str
        One line; empty where there is none.
    """

    asked: str
    name: str
    rows: int = 0
    problem: str = ""
