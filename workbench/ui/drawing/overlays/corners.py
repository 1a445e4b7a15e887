"""The corners of a plot: which one is free for what lies over it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import numpy as np
from PySide6.QtCore import QRectF, QSizeF

from workbench.api.data import FloatArray

Corner = Literal["top right", "top left", "bottom right", "bottom left"]
CORNERS: tuple[Corner, ...] = ("top right", "top left", "bottom right", "bottom left")
#: Pixels between an overlay and the edges of the plot.
MARGIN = 8.0
#: Another corner must hold so few of the rows of the present one to be worth a move.
WORTH = 0.7


def corner_box(corner: Corner, size: QSizeF, view: QRectF) -> QRectF:
    """Return the rectangle of something of that size in a corner of the view."""
    left, top = view.left() + MARGIN, view.top() + MARGIN
    right = view.right() - MARGIN - size.width()
    bottom = view.bottom() - MARGIN - size.height()
    return QRectF(
        left if corner.endswith("left") else right,
        top if corner.startswith("top") else bottom,
        size.width(),
        size.height(),
    )


def freest_corner(
    size: QSizeF,
    view: QRectF,
    spots: FloatArray,
    avoided: Sequence[QRectF] = (),
    present: Corner | None = None,
) -> Corner | None:
    """Return the corner where something covers the fewest rows.

    Parameters
    ----------
    size : QSizeF
        Of what is to be placed, in pixels.
    view : QRectF
        The plot, in pixels.
    spots : ndarray, shape (n, 2)
        Where the rows are, in pixels.
    avoided : sequence of QRectF
        What must not be covered: the query, other overlays.
    present : str, optional
        The corner it is in; kept unless another one is clearly freer.

    Returns
    -------
    str or None
        None where every corner would cover something to be avoided.
    """
    covered: dict[Corner, int] = {}
    for corner in CORNERS:
        box = corner_box(corner, size, view)
        if not any(box.intersects(other) for other in avoided):
            covered[corner] = rows_in(box, spots)
    if not covered:
        return None
    best = min(covered, key=covered.__getitem__)
    if present in covered and covered[best] >= WORTH * covered[present]:
        return present
    return best


def rows_in(box: QRectF, spots: FloatArray) -> int:
    """Count the rows under a rectangle."""
    x, y = spots[:, 0], spots[:, 1]
    inside = (x >= box.left()) & (x <= box.right())
    inside &= (y >= box.top()) & (y <= box.bottom())
    return int(np.count_nonzero(inside))
