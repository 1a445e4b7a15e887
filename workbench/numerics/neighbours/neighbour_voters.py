"""Base class of classifiers by a vote of the nearest training rows."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
import numpy.typing as npt

from workbench.api.data import FloatArray, IntArray
from workbench.api.tally import Tally
from workbench.numerics.votes.votes import vote_weights, votes


class NeighbourVotes:
    """Classifies by the votes of the rows that `kneighbors` finds.

    Subclasses write `kneighbors`. Their ``fit`` sets `classes_`, ``_codes`` and
    ``_tally``, to which `kneighbors` adds what it computes.

    Attributes
    ----------
    classes_ : ndarray, shape (n_classes,)
    """

    classes_: npt.NDArray[Any]
    _codes: IntArray
    _tally: Tally

    #: `predict` is the likeliest class of `predict_proba`: one search serves both.
    predicts_likeliest = True

    def kneighbors(self, X: Any) -> tuple[FloatArray, IntArray]:
        """Return distances and training rows of the neighbours, both (m, k)."""
        raise NotImplementedError

    @property
    def n_distances_(self) -> int | None:
        """Distances computed by predictions since `fit`; None where a tree hid them."""
        return self._tally.distances

    def predict_proba(self, X: Any) -> FloatArray:
        """Return each class' share of the votes, shape (m, n_classes)."""
        distances, rows = self.kneighbors(X)
        weights = vote_weights(distances, "uniform")
        count = votes(self._codes[rows], weights, len(self.classes_))
        return np.asarray(count / rows.shape[1])

    def predict(self, X: Any) -> npt.NDArray[Any]:
        """Return the class with most votes; of equals the one that sorts first."""
        shares = self.predict_proba(X)  # tells first if there was no fit
        return cast("npt.NDArray[Any]", self.classes_[shares.argmax(axis=1)])
