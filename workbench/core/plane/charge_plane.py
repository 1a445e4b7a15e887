"""Rows of a plane as charges of their classes, which may be moved, widened and set."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from workbench.api.data import FloatArray, IntArray
from workbench.numerics.potential_field import (
    POTENTIALS,
    ChargeStep,
    ChargeSweep,
    grid_potentials,
    potential,
    weighted_sums,
    wins_alone,
)

#: k of the usual width: the mean distance to the k-th neighbour.
_K = 5


class ChargePlane:
    """Charges of the rows, the field they make, and the sweeps that raise them.

    A charge begins in the place of its row and may be moved away: the row stays where it
    is, and is judged there.

    Parameters
    ----------
    rows : ndarray, shape (n, 2)
        In the units of the distance.
    codes : ndarray of int, shape (n,)
    n_classes : int

    Attributes
    ----------
    kernel : str
        One of `POTENTIALS`.
    a : float
        Of the inverse potential.
    width : float
        Of all charges without one of their own.
    places : ndarray, shape (n, 2)
        Where the charges are.
    own_widths : ndarray, shape (n,)
        NaN where the width is the shared one.
    """

    def __init__(self, rows: FloatArray, codes: IntArray, n_classes: int) -> None:
        self.rows, self.codes, self.n_classes = rows, codes, n_classes
        self.kernel, self.a = POTENTIALS[0], 1.0
        self.usual_width = self.width = mean_reach(rows)
        self.order: IntArray = np.arange(len(rows))
        self.reset()

    def reset(self) -> None:
        """Put all charges back to 0, into their places and under the shared width."""
        self.places = self.rows.copy()
        self.own_widths = np.full(len(self.rows), np.nan)
        self._sweep = ChargeSweep(self.codes, self.n_classes, self.acting, self.order)

    # -- what there is ----------------------------------------------------------

    @property
    def n_rows(self) -> int:
        """How many rows."""
        return len(self.rows)

    @property
    def charges(self) -> IntArray:
        """γ of each row, shape (n,)."""
        return self._sweep.charges

    @property
    def widths(self) -> FloatArray:
        """The width of each charge, shape (n,)."""
        own = self.own_widths
        return np.where(np.isnan(own), self.width, own)

    @property
    def right(self) -> npt.NDArray[np.bool_]:
        """Whether the class of each row wins alone in the row's place."""
        return wins_alone(self._sweep.totals, self.codes)

    @property
    def totals(self) -> FloatArray:
        """The potential of each class at every row, shape (n_classes, n)."""
        return self._sweep.totals

    @property
    def path(self) -> list[int]:
        """Errors after each sweep."""
        return self._sweep.path

    @property
    def place(self) -> int:
        """How many rows of the sweep under way were looked at."""
        return self._sweep.place

    @property
    def next_row(self) -> int:
        """The row that is looked at next, -1 where there are none."""
        return self._sweep.next_row

    @property
    def done(self) -> bool:
        """Whether the last sweep left no error, or was the last allowed."""
        return self._sweep.done

    @property
    def moved(self) -> npt.NDArray[np.bool_]:
        """Whether each charge was moved away from its row."""
        return np.asarray((self.places != self.rows).any(axis=1))

    def acting(self, row: int) -> FloatArray:
        """Return the potential of one charge in a row's name at every row."""
        squares = np.square(self.rows - self.places[row]).sum(axis=1)
        return potential(squares, self.widths[row], self.kernel, self.a)

    def field(self, x: FloatArray, y: FloatArray) -> FloatArray:
        """Return the potential of each class on a grid, shape (n_classes, ny, nx)."""
        charged, weights = self._weights()
        return grid_potentials(
            self.places[charged], weights, self.widths[charged], x, y, self.kernel,
            self.a,
        )  # fmt: skip

    def top(self) -> float:
        """Return the potential of one charge in its very place."""
        return 1.0 if self.kernel == "gaussian" else 1.0 / self.a

    # -- sweeps -----------------------------------------------------------------

    def step(self) -> ChargeStep:
        """Look at the next row, as `ChargeSweep.step`."""
        return self._sweep.step()

    def sweep(self) -> int:
        """Look at the rows that are left of a sweep; return the errors after it."""
        return self._sweep.sweep()

    def set_order(self, order: IntArray) -> None:
        """Look at the rows in another order; a sweep under way begins anew."""
        self.order = self._sweep.order = order
        self._sweep.place = 0

    # -- by hand ----------------------------------------------------------------

    def set_potential(self, kernel: str, a: float) -> None:
        """Take another potential; the charges stay."""
        self.kernel, self.a = kernel, a
        self.recount()

    def set_width(self, width: float) -> None:
        """Take another width of all charges that have none of their own."""
        self.width = width
        self.recount()

    def set_own_width(self, row: int, width: float) -> None:
        """Give one charge a width of its own, NaN takes it away."""
        self.own_widths[row] = width
        self.recount()

    def set_charge(self, row: int, charge: int) -> None:
        """Set the charge of one row."""
        self._sweep.charges[row] = charge
        self.recount()

    def move(self, row: int, place: FloatArray) -> None:
        """Put the charge of one row elsewhere."""
        self.places[row] = place
        self.recount()

    def recount(self) -> None:
        """Add all potentials up anew."""
        charged, weights = self._weights()
        places, widths = self.places[charged], self.widths[charged]
        squares = np.square(self.rows[:, :1] - places[:, 0])
        squares += np.square(self.rows[:, 1:] - places[:, 1])
        acting = potential(squares, widths, self.kernel, self.a)
        self._sweep.totals = weighted_sums(weights, acting)

    def _weights(self) -> tuple[IntArray, FloatArray]:
        """Return the charged rows, and their charges in the lines of their classes."""
        charged = np.flatnonzero(self.charges)
        weights = np.zeros((self.n_classes, len(charged)))
        weights[self.codes[charged], np.arange(len(charged))] = self.charges[charged]
        return charged, weights


def mean_reach(rows: FloatArray, k: int = _K) -> float:
    """Return the mean distance to the k-th neighbour, 1 where all are in one place.

    Parameters
    ----------
    rows : ndarray, shape (n, 2)
    k : int
        Clipped to the other rows there are.
    """
    n = len(rows)
    if n < 2:
        return 1.0
    squares = np.square(rows[:, :1] - rows[:, 0])
    squares += np.square(rows[:, 1:] - rows[:, 1])
    place = min(k, n - 1)  # the row itself is the first
    mean = float(np.sqrt(np.partition(squares, place, axis=1)[:, place]).mean())
    return mean if mean > 0 else 1.0
