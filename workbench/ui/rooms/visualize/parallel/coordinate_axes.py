"""The axes of parallel coordinates: their order, which are turned, what is chosen."""

from __future__ import annotations

import numpy as np

from workbench.api.data import FloatArray

Range = tuple[float, float]


class Axes:
    """Axes from left to right, each from 0 to 1.

    Attributes
    ----------
    order : list of int
        The place of each axis among the columns drawn.
    flipped : set of int
        Places of those that stand upside down.
    ranges : dict
        The chosen part of an axis by place: lowest and highest share of its values.
    current : int
        Position in `order` of the axis the keyboard means.
    """

    def __init__(self, n: int = 0) -> None:
        self.order = list(range(n))
        self.flipped: set[int] = set()
        self.ranges: dict[int, Range] = {}
        self.current = 0

    def __len__(self) -> int:
        return len(self.order)

    def heights(self, values: FloatArray) -> FloatArray:
        """Return where values (rows, columns) are drawn, in the order of the axes."""
        heights = values[:, self.order]
        turned = [k for k, place in enumerate(self.order) if place in self.flipped]
        heights[:, turned] = 1.0 - heights[:, turned]
        return np.asarray(heights)

    def move(self, position: int, to: int) -> bool:
        """Put an axis elsewhere; False if it is there already."""
        to = min(max(to, 0), len(self.order) - 1)
        if position == to:
            return False
        self.order.insert(to, self.order.pop(position))
        self.current = to
        return True

    def flip(self, position: int) -> None:
        """Turn an axis upside down."""
        self.flipped ^= {self.order[position]}

    def choose(self, position: int, low: float, high: float) -> None:
        """Choose what lies between two heights as drawn."""
        low, high = np.clip(sorted((low, high)), 0.0, 1.0).tolist()
        self.ranges[self.order[position]] = self._turned(position, (low, high))

    def chosen(self, position: int) -> Range | None:
        """Return the two heights between which an axis is chosen, as drawn."""
        found = self.ranges.get(self.order[position])
        return None if found is None else self._turned(position, found)

    def forget(self, position: int | None = None) -> None:
        """Choose nothing on one axis, or on all."""
        if position is None:
            self.ranges = {}
        else:
            self.ranges.pop(self.order[position], None)

    def in_units(self, low: FloatArray, high: FloatArray) -> dict[int, Range]:
        """Return the chosen ranges in data units by place, a hair wider than drawn.

        Parameters
        ----------
        low, high : ndarray, shape (columns,)
            What stands at the ends of each column's axis.
        """
        answer = {}
        for place, (a, b) in self.ranges.items():
            start, span = float(low[place]), float(high[place] - low[place])
            hair = 1e-9 * span
            answer[place] = (start + a * span - hair, start + b * span + hair)
        return answer

    def _turned(self, position: int, part: Range) -> Range:
        if self.order[position] in self.flipped:
            return 1.0 - part[1], 1.0 - part[0]
        return part
