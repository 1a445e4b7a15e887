"""The rows as the pictures of the room see them: groups, positions, colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from workbench.api.data import Attribute, Dataset, FloatArray, IntArray
from workbench.core.results.grouping import MOST_GROUPS, drawn_groups, groups
from workbench.core.session.session import SelectMode
from workbench.ui.drawing.group_signs import sign_colour
from workbench.ui.services.theme import CLASS_COLOURS, Theme

#: Rows by group and place.
Counts = npt.NDArray[np.integer[Any]]
#: Beyond so many rows tiles are drawn, and rows are looked for by the workers.
MOST_POINTS = 20_000
_MOST_RINGS = 5_000
_PRIMES = (2.0, 3.0, 5.0, 7.0, 11.0, 13.0, 17.0, 19.0, 23.0, 29.0, 31.0, 37.0)
_JITTER = 0.3  # of the step between two labels, either way
_SHAKE = 0.012  # of the extent of numbers, when asked for
_MODES: tuple[tuple[Qt.KeyboardModifier, SelectMode], ...] = (
    (Qt.KeyboardModifier.ShiftModifier, "add"),
    (Qt.KeyboardModifier.ControlModifier, "remove"),
    (Qt.KeyboardModifier.AltModifier, "intersect"),
)


class View:
    """A data set with what colours its rows.

    Parameters
    ----------
    data : Dataset
    folder : str
        Where the workers find it.
    colour : int
        See `workbench.core.results.grouping.drawn_groups`.
    jitter : bool
        Whether numbers are shaken a little, too; labels always are.
    """

    def __init__(
        self, data: Dataset, folder: str, colour: int, jitter: bool = False
    ) -> None:
        self.data, self.folder, self.colour = data, folder, colour
        self.jitter = jitter
        self.is_large = data.n_rows > MOST_POINTS
        self.codes: IntArray = np.empty(0, np.int64)
        self.names: tuple[str, ...] = ()
        if not self.is_large:  # of large sets the workers tell the names
            self.codes, self.names = drawn_groups(data, colour)
        self._drawn: dict[int, FloatArray] = {}

    @property
    def payload(self) -> dict[str, object]:
        """What every task of this room is told."""
        return {"data": self.folder, "colour": self.colour}

    def shows_same_rows(self, other: View | None) -> bool:
        """Whether another view is of the very same data, if in other colours."""
        return other is not None and other.data is self.data

    def group_codes(self) -> IntArray:
        """Return the drawn group of each row; of large sets counted when first asked."""
        if not len(self.codes) and self.data.n_rows:
            self.codes = drawn_groups(self.data, self.colour)[0]
        return self.codes

    def attribute(self, column: int) -> Attribute:
        """Return the description of a column."""
        return self.data.attributes[column]

    def drawn(self, column: int) -> FloatArray:
        """Return where rows stand along a column, shape (n,); labels are spread."""
        if column not in self._drawn:
            rows = np.arange(self.data.n_rows)
            self._drawn[column] = self._spread(self.data.X[:, column], rows, column)
        return self._drawn[column]

    def labels(self, rows: IntArray) -> list[str]:
        """Name the group of some rows, also of those drawn with others in grey."""
        codes, names = groups(self.data, self.colour)
        return [names[code] for code in codes[rows].tolist()]

    def places(self, rows: IntArray, column: int) -> FloatArray:
        """Return where some rows stand along a column."""
        if not self.is_large:
            return self.drawn(column)[rows]
        return self._spread(self.data.X[rows, column], rows, column)

    def _spread(self, values: FloatArray, rows: IntArray, column: int) -> FloatArray:
        labels = self.attribute(column).values
        if not labels and not self.jitter:
            return values
        # multiples of an irrational number fill the unit interval evenly; columns
        # with roots of different primes are not shaken alike
        share = (rows * np.sqrt(_PRIMES[column % len(_PRIMES)])) % 1.0 - 0.5
        step = 2 * _JITTER if labels else 2 * _SHAKE * _width(values)
        return np.asarray(values + share * step)

    def ringed(self, rows: IntArray) -> IntArray:
        """Return the selected rows that are marked: all, or some of very many."""
        rows = rows[: np.searchsorted(rows, self.data.n_rows)]  # they ascend
        if len(rows) > _MOST_RINGS and self.is_large:
            rows = rows[:: len(rows) // _MOST_RINGS + 1]
        return rows


def _width(values: FloatArray) -> float:
    known = values[~np.isnan(values)]
    return float(known.max() - known.min()) if known.size else 0.0


def drawable(data: Dataset) -> list[int]:
    """List the columns that have a place on an axis: no texts, no inner tables."""
    return [j for j, a in enumerate(data.attributes) if a.is_numeric or a.is_nominal]


def select_mode(modifiers: Qt.KeyboardModifier) -> SelectMode:
    """Return what a gesture does to the selection: Shift adds, Ctrl removes, Alt meets."""
    for modifier, mode in _MODES:
        if modifiers & modifier:
            return mode
    return "replace"


def group_colour(theme: Theme, names: Sequence[str], group: int) -> QColor:
    """Return the colour of a group; rows without a label are grey."""
    if group == len(names) - 1 and names[group] == "?" and group > 0:
        return QColor(theme.colours.muted)
    return sign_colour(theme, group)


def first_of_colour(codes: IntArray, names: Sequence[str]) -> IntArray:
    """Return the first group of the same colour: what has no marker is one item then."""
    first = np.where(codes < MOST_GROUPS, codes % len(CLASS_COLOURS), codes)
    unlabelled = len(names) - 1 if names and names[-1] == "?" else -1
    return np.where(codes == unlabelled, codes, first)


def evenly(rows: IntArray, most: int) -> IntArray:
    """Return at most so many of the rows, at even steps."""
    if len(rows) <= most:
        return rows
    return rows[np.linspace(0, len(rows) - 1, most).astype(np.int64)]


def blend(theme: Theme, names: Sequence[str], counts: Counts) -> npt.NDArray[np.uint8]:
    """Colour tiles: the hue is the mix of the groups, the opacity the count.

    Parameters
    ----------
    theme : Theme
    names : sequence of str
    counts : ndarray, shape (g, h, w)

    Returns
    -------
    ndarray of uint8, shape (h, w, 4)
        Opacity grows with the square root of the count, so that thin tiles are seen.
    """
    colours = [group_colour(theme, names, g) for g in range(len(counts))]
    hues = [(c.red(), c.green(), c.blue()) for c in colours]
    total = counts.sum(axis=0)
    mixed = np.tensordot(counts, np.array(hues, np.float64), axes=(0, 0))
    image = np.zeros((*total.shape, 4), np.uint8)
    image[..., :3] = np.rint(mixed / np.maximum(total, 1)[..., None]).astype(np.uint8)
    strength = np.sqrt(total / max(int(total.max()), 1))
    image[..., 3] = np.where(total > 0, 40 + 215 * strength, 0).astype(np.uint8)
    return image
