"""Validation rows held out of metric learning, and the map best on them."""

from __future__ import annotations

from typing import Any

import numpy as np

from workbench.api.data import FloatArray, IntArray
from workbench.numerics.neighbours.neighbours import neighbours


def hold_out(
    codes: IntArray, share: float, random_state: Any = 1
) -> tuple[IntArray, IntArray]:
    """Split rows in those to learn from and those held out, class by class.

    Parameters
    ----------
    codes : ndarray of int64, shape (n,)
        Classes.
    share : float
        Held out of each class, rounded; two rows of each stay. With 0 nothing is drawn.
    random_state : int, RandomState or None

    Returns
    -------
    learned, held : ndarray of int64
        Row numbers, ascending.
    """
    from sklearn.utils import check_random_state

    random = check_random_state(random_state)
    held = np.zeros(len(codes), bool)
    for c in np.unique(codes) if share else ():
        members = random.permutation(np.flatnonzero(codes == c))
        count = min(round(share * len(members)), len(members) - 2)
        held[members[: max(count, 0)]] = True
    return np.flatnonzero(~held), np.flatnonzero(held)


class HeldOutValidation:
    """Keeps, of the maps shown, the first under which k-NN is most often right.

    Parameters
    ----------
    k : int
        Neighbours that vote.
    X : ndarray, shape (n, d)
    codes : ndarray of int64, shape (n,)
        Classes.
    learned, held : ndarray of int64
        Rows that vote, and rows that are classified.

    Attributes
    ----------
    path : list of float
        The share classified rightly under each map shown; empty when no row is held.
    best : ndarray, shape (r, d), or None
        The map kept.
    """

    def __init__(
        self, k: int, X: FloatArray, codes: IntArray, learned: IntArray, held: IntArray
    ) -> None:
        self._k, self._n_classes = k, int(codes.max(initial=0)) + 1
        self._known, self._codes = X[learned], codes[learned]
        self._asked, self._truth = X[held], codes[held]
        self.path: list[float] = []
        self.best: FloatArray | None = None

    def validate(self, L: FloatArray) -> None:
        """Classify with the map L, shape (r, d), and keep it if it is the best yet."""
        if len(self._asked) == 0:
            return
        _, found = neighbours(self._known @ L.T, self._asked @ L.T, self._k)
        voted = np.eye(self._n_classes)[self._codes[found]].sum(axis=1).argmax(axis=1)
        share = float(np.mean(voted == self._truth))
        if share > max(self.path, default=-1.0):
            self.best = L.copy()
        self.path.append(share)
