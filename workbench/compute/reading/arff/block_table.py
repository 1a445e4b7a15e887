"""Table filled block by block by readers, with the class apart."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from workbench.api import FloatArray
from workbench.compute.reading.memory import check_fits

# what the parser and the interpreter take for one block
_SPARE = 64 << 20


class Table:
    """Rows of floats in their final place.

    Parameters
    ----------
    width : int
        Columns, the class among them.
    class_position : int
        Which of them is the class.
    capacity : int
        At most so many rows will come.
    where : str
        The file, for messages.

    Raises
    ------
    Problem
        When the table would not fit into memory; nothing is allocated then.
    """

    def __init__(
        self, width: int, class_position: int, capacity: int, where: str
    ) -> None:
        what = f"a table of up to {capacity} rows and {width} columns"
        check_fits(capacity * width * 8 + _SPARE, what, where)
        # zeros cost no memory until they are written
        self._X = np.zeros((capacity, width - 1))
        self._y = np.zeros(capacity)
        self._class_position = class_position
        self._weights: FloatArray | None = None
        self.n_rows = 0

    def add_columns(self, columns: Sequence[npt.ArrayLike]) -> None:
        """Append rows given by their columns, all of weight 1."""
        n = len(np.asarray(columns[0]))
        rows = slice(self.n_rows, self.n_rows + n)
        for j, column in enumerate(columns):
            self._column(j)[rows] = column
        self.n_rows += n

    def add_row(
        self, columns: Sequence[int], values: Sequence[float], weight: float
    ) -> None:
        """Append one row; cells that are not given are 0."""
        n, p = self.n_rows, self._class_position
        if len(values) == self._X.shape[1] + 1:
            self._X[n] = [*values[:p], *values[p + 1 :]]
            self._y[n] = values[p]
        else:
            for j, value in zip(columns, values, strict=True):
                self._column(j)[n] = value
        if weight != 1.0:
            if self._weights is None:
                self._weights = np.ones(len(self._y))
            self._weights[n] = weight
        self.n_rows += 1

    def _column(self, j: int) -> FloatArray:
        if j == self._class_position:
            return self._y
        return self._X[:, j - (j > self._class_position)]

    def forget(self, j: int) -> None:
        """Make a column missing that holds no text at all.

        What sparse rows leave out is the first label, and here there is none.
        """
        self._column(j)[: self.n_rows] = np.nan

    def finish(self) -> tuple[FloatArray, FloatArray, FloatArray | None]:
        """Return X, y and the weights (None when all are 1), not to be written again."""
        weights = None if self._weights is None else self._weights[: self.n_rows]
        X, y = self._X[: self.n_rows], self._y[: self.n_rows]
        if 2 * self.n_rows < len(self._y):  # mostly comments: do not keep their room
            X, y = X.copy(), y.copy()
        X.flags.writeable = False
        y.flags.writeable = False
        return X, y, weights
