"""Warnings about classes too small for a protocol."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from workbench.api import Dataset, IntArray
from workbench.compute.folds.folds import Part

#: Protocols with folds, each of which should test every class.
_FOLDED = ("cv", "weka", "folds")
#: Classes named in a warning.
_MOST_NAMES = 5

#: The warning of a fold that nobody could get right.
UNTRAINED = "rows of a class are tested that no training row has"


class ClassCounts:
    """Counts the rows of each class, for warnings about small ones.

    Parameters
    ----------
    dataset : Dataset
        With a nominal class.
    rows : ndarray of int64
        Those with a known class.
    kind : str
        Of the protocol.
    """

    def __init__(
        self, dataset: Dataset, rows: IntArray, kind: str, parts: Sequence[Part]
    ) -> None:
        self._codes = dataset.y
        self._counts = np.bincount(dataset.y[rows], minlength=len(dataset.classes))
        folds = len({part.fold for part in parts}) if kind in _FOLDED else 0
        self._small = _few_rows(dataset.classes, self._counts, folds)

    def warnings(self, part: Part, tested: IntArray) -> tuple[str, ...]:
        """Return what is to be warned of in a fold.

        Parameters
        ----------
        tested : ndarray of int64, shape (m,)
            The classes of the part's test rows; -1 where unknown.
        """
        known = tested[tested >= 0]
        if part.trains_on_all:
            trained = self._counts[known]
        elif part.training is not None:
            n_classes = len(self._counts)
            training = np.bincount(self._codes[part.training], minlength=n_classes)
            trained = training[known]
        else:
            present, place, among = np.unique(
                known, return_inverse=True, return_counts=True
            )
            trained = (self._counts[present] - among)[place]
        untrained = (UNTRAINED,) if (trained <= 0).any() else ()
        return (*self._small, *untrained)


def _few_rows(classes: Sequence[str], counts: IntArray, folds: int) -> tuple[str, ...]:
    """Name the classes that have rows, but not one for each fold."""
    small = np.flatnonzero((counts > 0) & (counts < folds))
    if not small.size:
        return ()
    named = [f"{classes[c]!r} ({counts[c]})" for c in small[:_MOST_NAMES].tolist()]
    more = small.size - len(named)
    rest = f" and {more} more" if more else ""
    return (
        f"classes with fewer rows than the {folds} folds, so not every fold tests "
        f"them: {', '.join(named)}{rest}",
    )
