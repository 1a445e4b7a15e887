"""Potential functions: charges in places of the space, and the sweeps that raise them.

A charge γ of the width h adds γ K(r) to the potential of its class at the distance r h,
K(r) = exp(-r²/2) or 1/(r + a). Charges begin with 0. A sweep looks at the rows in an
order; a row whose class does not win alone gets one more charge at once (a tie is an
error, the row's own charge counts).

NumPy only: the window imports this.

References
----------
M. A. Aizerman, E. M. Braverman, L. I. Rozonoer (1964). Theoretical foundations of the
potential function method in pattern recognition learning. Automation and Remote Control
25, 821-837. The update of charges: K. V. Vorontsov, Machine learning (lectures), metric
methods.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from workbench.api.data import FloatArray, IntArray
from workbench.numerics.votes.votes import TIE

#: The potentials K(r), the usual one first.
POTENTIALS = ("gaussian", "inverse")
#: Sweeps after which one stops looking for a sweep without errors.
MOST_SWEEPS = 50


def potential(
    squares: FloatArray, widths: FloatArray | float, kernel: str, a: float = 1.0
) -> FloatArray:
    """Return K(d / h), of the shape that squares and widths have together.

    Parameters
    ----------
    squares : ndarray
        Squared distances d².
    widths : ndarray or float
        h of each charge, above 0.
    kernel : str
        One of `POTENTIALS`.
    a : float
        Of ``inverse``, above 0: K is 1/a in the very place.
    """
    if kernel == "gaussian":
        with np.errstate(under="ignore"):
            return np.asarray(np.exp(-0.5 * (squares / np.square(widths))))
    return np.asarray(1.0 / (np.sqrt(squares) / widths + a))


def wins_alone(totals: FloatArray, codes: IntArray) -> npt.NDArray[np.bool_]:
    """Whether the potential of each row's class is above all others, not by rounding.

    Parameters
    ----------
    totals : ndarray, shape (n_classes, n)
    codes : ndarray of int, shape (n,)
        The classes of the rows.
    """
    columns = np.arange(len(codes))
    own = totals[codes, columns]
    others = totals.copy()
    others[codes, columns] = -np.inf
    return np.asarray((own > 0) & (others.max(axis=0) < own * (1.0 - TIE)))


def _wins_here(total: FloatArray, own: int) -> bool:
    """Return `wins_alone` of one row: a hundred times faster than for an array of one."""
    highest = total[own]
    most = -np.inf
    for code, value in enumerate(total.tolist()):
        if code != own and value > most:
            most = value
    return bool(highest > 0 and most < highest * (1.0 - TIE))


@dataclass(frozen=True, slots=True)
class ChargeStep:
    """What happened to one row of a sweep.

    Attributes
    ----------
    row : int
    raised : bool
        Whether its class did not win alone, so that it got one more charge.
    errors : int or None
        Rows whose class does not win alone, where this row ended a sweep.
    """

    row: int
    raised: bool
    errors: int | None = None


class ChargeSweep:
    """Sweeps over rows, one row at a time.

    Parameters
    ----------
    codes : ndarray of int, shape (n,)
        Classes, 0 … n_classes - 1.
    n_classes : int
    acting : callable
        Returns the potential that one charge in a row's name has at every row, shape
        (n,).
    order : ndarray of int, shape (n,), optional
        In which the rows are looked at; the file's if left out.

    Attributes
    ----------
    charges : ndarray of int64, shape (n,)
    totals : ndarray, shape (n_classes, n)
        The potential of each class at every row.
    path : list of int
        Errors after each sweep.
    place : int
        How many rows of the sweep under way were looked at.
    """

    def __init__(
        self,
        codes: IntArray,
        n_classes: int,
        acting: Callable[[int], FloatArray],
        order: IntArray | None = None,
    ) -> None:
        n = len(codes)
        self._codes, self._acting = codes, acting
        self.order = np.arange(n) if order is None else order
        self.charges: IntArray = np.zeros(n, np.int64)
        self.totals: FloatArray = np.zeros((n_classes, n))
        self.path: list[int] = []
        self.place = 0

    @property
    def errors(self) -> int:
        """Rows whose class does not win alone under the charges as they are."""
        return int((~wins_alone(self.totals, self._codes)).sum())

    @property
    def done(self) -> bool:
        """Whether a sweep has just ended without errors, or `MOST_SWEEPS` have."""
        ended = self.place == 0 and bool(self.path)
        return ended and (self.path[-1] == 0 or len(self.path) >= MOST_SWEEPS)

    @property
    def next_row(self) -> int:
        """The row that is looked at next, -1 where there are none."""
        return int(self.order[self.place]) if len(self.order) else -1

    def step(self) -> ChargeStep:
        """Look at the next row.

        Raises
        ------
        IndexError
            There are no rows.
        """
        row = int(self.order[self.place])
        own = int(self._codes[row])
        raised = not _wins_here(self.totals[:, row], own)
        if raised:
            self.charges[row] += 1
            self.totals[own] += self._acting(row)
        self.place += 1
        if self.place < len(self.order):
            return ChargeStep(row, raised)
        self.place = 0
        self.path.append(self.errors)
        return ChargeStep(row, raised, self.path[-1])

    def sweep(self) -> int:
        """Look at the rows that are left of a sweep; return the errors after it."""
        while True:
            errors = self.step().errors
            if errors is not None:
                return errors


def weighted_sums(weights: FloatArray, acting: FloatArray) -> FloatArray:
    """Return weights @ acting.T, shape (c, m), (n, m) -> (c, n).

    In this thread alone: so small a product takes longer to share out than to do, and in
    the window others may keep all processors busy.
    """
    return np.asarray(np.einsum("cm,nm->cn", weights, acting))


def grid_potentials(
    places: FloatArray,
    weights: FloatArray,
    widths: FloatArray,
    x: FloatArray,
    y: FloatArray,
    kernel: str,
    a: float = 1.0,
) -> FloatArray:
    """Return the potential of each class on a grid of the plane.

    Parameters
    ----------
    places : ndarray, shape (m, 2)
        Of the charges.
    weights : ndarray, shape (n_classes, m)
        The charge in the line of its class, 0 elsewhere.
    widths : ndarray, shape (m,)
    x, y : ndarray, shape (nx,) and (ny,)
    kernel, a
        As of `potential`.

    Returns
    -------
    ndarray, shape (n_classes, ny, nx)
    """
    across = np.square(x[:, None] - places[:, 0])
    up = np.square(y[:, None] - places[:, 1])
    if kernel == "gaussian":  # a product of both axes: no cell is looked at by itself
        right = potential(across, widths, kernel)
        left = potential(up, widths, kernel)
        layers = np.empty((len(weights), len(y), len(x)))
        for layer, line in zip(layers, weights, strict=True):
            of_class = line != 0
            weighed = left[:, of_class] * line[of_class]
            layer[:] = weighted_sums(weighed, right[:, of_class])
        return layers
    total = np.empty((len(weights), len(y), len(x)))
    for i, line in enumerate(up):
        total[:, i] = weighted_sums(
            weights, potential(across + line, widths, kernel, a)
        )
    return total
