"""Cache of the prepared neighbour search of a fitted model."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar
from weakref import WeakKeyDictionary

from workbench.api.data import FloatArray
from workbench.api.tally import Tally
from workbench.numerics.neighbours.neighbours import Answer, NeighbourSearch


class KeptRows(Protocol):
    """Rows prepared for many questions, as `NeighbourSearch` is."""

    def prepare(self) -> None:
        """Make what questions to many rows will need."""

    def nearest(
        self, queries: FloatArray | None, k: int, tally: Tally | None = None
    ) -> Answer:
        """Return distances and rows, both of shape (m, k)."""


Made = TypeVar("Made")

#: The prepared search of each fitted model: no part of what it has learnt, so neither
#: copies nor files have it, and predicting changes no attribute.
_searches: WeakKeyDictionary[KeptSearch, tuple[dict[str, Any], Any]] = (
    WeakKeyDictionary()
)


class KeptSearch:
    """Keeps the prepared search of a fitted model's rows; copies and files have none.

    A mixin for estimators.
    """

    def _prepared(self, X: FloatArray, **options: Any) -> NeighbourSearch:
        """Return a `NeighbourSearch` of the rows, the last one if asked the same."""
        return self._kept({"X": X, **options}, lambda: NeighbourSearch(X, **options))

    def _kept(self, asked: dict[str, Any], make: Callable[[], Made]) -> Made:
        """Return what `make` makes, the last one if asked the same."""
        kept = _searches.get(self)
        if kept is None or not _same_options(kept[0], asked):
            _searches[self] = kept = asked, make()
        made: Made = kept[1]
        return made

    def _forget_search(self) -> None:
        """Prepare anew next time: for `fit`, whose rows may be the old array, changed."""
        _searches.pop(self, None)


def _same_options(some: dict[str, Any], other: dict[str, Any]) -> bool:
    # arrays are the same if they are one: comparing them would cost as much as a search
    return some.keys() == other.keys() and all(
        value is other[name]
        or (isinstance(value, str | float | int) and value == other[name])
        for name, value in some.items()
    )
