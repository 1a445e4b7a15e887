"""A metric edited by hand: the learned one, the edits, and their undo.

All blocks here are in units of the picture: divided by `unit`, so that the learned
block has trace 2, as the identity has. A common factor changes no neighbour.
"""

from __future__ import annotations

import numpy as np

from workbench.api import FloatArray
from workbench.core.plane.metric_cone import (
    block_of,
    is_metric,
    nearest_metric,
    size_of,
    with_block,
)

#: The traces a hand may give: below, the metric would vanish; above lies the edge of
#: the picture. Whatever is asked beyond is scaled, which changes no neighbour.
LEAST, MOST = 0.05, 2.6


class Shaping:
    """Edits the block of two attributes of M.

    Parameters
    ----------
    learned : ndarray, shape (d, d)
        Positive semidefinite, d at least 2.

    Attributes
    ----------
    metric : ndarray, shape (d, d)
        As the hand left it.
    asked : ndarray, shape (2, 2), or None
        The block the hand wants; None where that was a metric, and became the block.
    """

    def __init__(self, learned: FloatArray, pair: tuple[int, int] = (0, 1)) -> None:
        self.learned = learned
        self.metric = learned
        self.asked: FloatArray | None = None
        self._past: list[FloatArray] = []
        self._editing = False
        self.choose(pair)

    def choose(self, pair: tuple[int, int]) -> None:
        """Edit another pair of attributes from now on."""
        self.pair = pair
        trace = size_of(block_of(self.learned, pair)) / 2
        whole = size_of(self.learned) / len(self.learned)
        self.unit = next((unit for unit in (trace, whole) if unit > 0), 1.0)
        self._rest_at(self.metric)

    def adopt(self, metric: FloatArray) -> None:
        """Take a metric that was shaped elsewhere."""
        if not np.array_equal(metric, self.metric):
            self._past.append(self.metric)
            self._rest_at(metric)

    def _rest_at(self, metric: FloatArray) -> None:
        self.metric = self._base = metric
        self.asked, self._editing = None, False

    @property
    def block(self) -> FloatArray:
        """The block now, shape (2, 2)."""
        return block_of(self.metric, self.pair) / self.unit

    @property
    def can_undo(self) -> bool:
        """Whether there is an edit to take back."""
        return bool(self._past)

    def propose(self, block: FloatArray) -> None:
        """Ask for a block; outside the cone the nearest metric is taken.

        One edit lasts until `rest`: all of it starts from the same M, so that the way
        of the hand does not matter.
        """
        if not self._editing:
            self._past.append(self.metric)
            self._editing = True
        inside = is_metric(block)
        taken = block if inside else nearest_metric(block)
        trace = float(np.trace(taken))
        if trace < LEAST:
            return
        taken = taken * (min(trace, MOST) / trace)
        self.asked = None if inside else block
        self.metric = with_block(self._base, self.pair, taken * self.unit)

    def rest(self) -> None:
        """End the edit."""
        self._rest_at(self.metric)

    def become(self, metric: FloatArray) -> None:
        """Replace the whole of M."""
        self._past.append(self.metric)
        self._rest_at(metric)

    def become_identity(self) -> None:
        """Make all directions count the same."""
        self.become(np.eye(len(self.metric)) * self.unit)

    def undo(self) -> None:
        """Take the last edit back."""
        self._rest_at(self._past.pop())
