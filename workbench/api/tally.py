"""Counter of the distances that a lazy learner computes."""

from __future__ import annotations


class Tally:
    """Adds up the distances between a query and a training row.

    A learner makes one in ``fit``, hands it to every search that answers a query, and
    shows its number as the property ``n_distances_``.

    Attributes
    ----------
    distances : int or None
        Each pair once; None as soon as a tree was searched, which does not tell how
        many rows it looked at.
    """

    def __init__(self) -> None:
        self.distances: int | None = 0

    def add(self, queries: int, rows: int | None) -> None:
        """Note that each query was compared with so many rows; None: nobody counted."""
        if rows is None:
            self.distances = None
        elif self.distances is not None:
            self.distances += queries * rows
