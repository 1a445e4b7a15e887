"""Signals without Qt; listeners are held by weak references."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from typing import Any

Slot = Callable[..., Any]


class Signal:
    """A list of callables that are called in order by `emit`.

    Bound methods are held weakly; plain functions and lambdas strongly.

    Examples
    --------
    >>> changed = Signal()
    >>> heard = []
    >>> changed.connect(heard.append)
    >>> changed.emit(3)
    >>> heard
    [3]
    """

    def __init__(self) -> None:
        self._slots: list[weakref.WeakMethod[Slot] | Callable[[], Slot | None]] = []

    def connect(self, slot: Slot) -> None:
        """Call `slot` at every emit from now on."""
        if hasattr(slot, "__self__") and hasattr(slot, "__func__"):
            self._slots.append(weakref.WeakMethod(slot))
        else:
            self._slots.append(lambda: slot)

    def disconnect(self, slot: Slot) -> None:
        """Stop calling `slot`; silently nothing if it was not connected."""
        self._slots = [ref for ref in self._slots if ref() not in (None, slot)]

    def emit(self, *args: object) -> None:
        """Call every living slot with `args`, in the order of connection."""
        for ref in tuple(self._slots):
            slot = ref()
            if slot is None:
                self._slots = [r for r in self._slots if r is not ref]
            else:
                slot(*args)
