"""Result of installing a plugin."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class InstalledPlugin:
    """A plugin in the program's own place.

    Attributes
    ----------
    name : str
        It is removed by this name.
    place : str
        Where it lies.
    ids : tuple of str
        The plugins it brings.
    """

    name: str
    place: str
    ids: tuple[str, ...]
