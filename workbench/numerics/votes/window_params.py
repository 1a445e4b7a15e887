"""Parameters of Parzen windows, and what is said of windows with nobody in them."""

from __future__ import annotations

from typing import NoReturn

from workbench.api.data import IntArray
from workbench.api.params import choice, integer, real
from workbench.api.problems import Problem
from workbench.numerics.votes.windows import KERNELS

#: The window, for declarations.
WINDOW_PARAMS = (
    choice(
        "kernel", "epanechnikov", KERNELS,
        help="The weight at r widths: uniform 1, triangular 1 - r, epanechnikov 1 - r², "
        "quartic (1 - r²)², none beyond r = 1; gaussian exp(-r²/2).",
    ),
    real(
        "width", None, low=0.0, low_open=True, optional=True,
        help="Width of the window, in units of the distance; if auto, the distance to "
        "neighbour k + 1 of each query.",
    ),
    integer(
        "n_neighbors", 5, low=1,
        help="k of the variable width; k + 1 is clipped to the rows there are.",
    ),
)  # fmt: skip


def width_note(width: float | None, n_neighbors: int, rows: int) -> str:
    """Return what is to be said of a variable width that reaches the last row."""
    if width is not None or n_neighbors + 1 <= rows or n_neighbors == 5:
        return ""  # of the k that nobody asked for, nothing is said
    return f"n_neighbors = {n_neighbors}: the window ends at the last of {rows} rows."


def refuse_empty(empty: IntArray, rows: int, who: str) -> NoReturn:
    """Raise the one line about windows with nobody in them.

    Parameters
    ----------
    empty : ndarray of int
        Their numbers among the rows asked about.
    rows : int
        How many were asked about.
    who : str
        The plugin.

    Raises
    ------
    Problem
        Always.
    """
    raise Problem(
        f"nobody is in the window of {len(empty)} of {rows} rows, the first row "
        f"{int(empty[0])}",
        expected="a larger width, or another value of empty",
        where=who,
    )
