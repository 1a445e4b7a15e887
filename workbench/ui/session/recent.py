"""Entries of the recent list: files, built-in sets and sets of OpenML."""

from __future__ import annotations

from pathlib import Path

from workbench.core.program.builtin import BUILTIN, CATALOGUE, OPENML
from workbench.ui.services.builtin_texts import builtin_texts


def is_file_source(source: str) -> bool:
    """Whether a source is a path, not the name of a set that lies elsewhere."""
    return not source.startswith((BUILTIN, OPENML))


def recent_title(source: str) -> str:
    """Return what the list calls a source: a file's name, a built-in set's title."""
    for entry in CATALOGUE:
        if entry.source == source:
            return builtin_texts(entry)[0]
    return Path(source).name if is_file_source(source) else source


def is_there(source: str) -> bool:
    """Whether a source can be opened now, as far as can be told without a network."""
    return not is_file_source(source) or Path(source).is_file()
