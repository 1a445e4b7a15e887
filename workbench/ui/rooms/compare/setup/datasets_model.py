"""The data sets of an experiment, with what is known of each."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor

from workbench.core.experiment.entries import DataEntry
from workbench.core.program.builtin import BUILTIN
from workbench.core.program.data_suffixes import READABLE
from workbench.ui.rooms.compare.setup.setup_list import ItemsModel

Role = Qt.ItemDataRole
#: What is read, by the ends of names.
SUFFIXES = (*READABLE, ".gz", ".bz2")


@dataclass(frozen=True, slots=True)
class DataItem:
    """A data set: its entry, and why it cannot be read (empty: it can, or unknown)."""

    entry: DataEntry
    known: str = ""
    problem: str = ""

    @property
    def name(self) -> str:
        """How the list and the grid call it."""
        return self.entry.name or self.known or short_name(self.entry.source)


def short_name(source: str) -> str:
    """Return a name made of a source: without prefix, folder and suffix."""
    if source.startswith(BUILTIN):
        return source.removeprefix(BUILTIN)
    if ":" in source and not Path(source).is_absolute():
        return source.split(":", 1)[1]
    return Path(source).stem


def files_in(paths: Iterable[str]) -> list[str]:
    """Return files as they are, and in place of a folder the data files in it."""
    found: list[str] = []
    for path in map(Path, paths):
        if path.is_dir():
            inside = sorted(path.iterdir(), key=lambda p: p.name.casefold())
            found += [str(p) for p in inside if p.suffix.lower() in SUFFIXES]
        else:
            found.append(str(path))
    return found


class DataModel(ItemsModel[DataItem]):
    """Names; what cannot be read has a mark, and says why when pointed at."""

    def __init__(self, parent: Any = None) -> None:
        super().__init__(parent)
        self.error_colour = "#b3261e"

    @property
    def entries(self) -> tuple[DataEntry, ...]:
        """What the experiment names."""
        return tuple(item.entry for item in self.items)

    def add_entries(self, entries: Iterable[DataEntry]) -> None:
        """Add data sets that are not there yet."""
        known = set(self.entries)
        self.add(DataItem(e) for e in dict.fromkeys(entries) if e not in known)

    def learn(self, source: str, *, known: str = "", problem: str = "") -> None:
        """Take the name a source has, or why it cannot be read."""
        for row, item in enumerate(self._items):
            if item.entry.source == source and (item.known, item.problem) != (
                known,
                problem,
            ):
                self._items[row] = replace(item, known=known, problem=problem)
                self.dataChanged.emit(self.index(row), self.index(row))

    def show(self, item: DataItem, role: int) -> Any:
        if role == Role.DisplayRole:
            return f"! {item.name}" if item.problem else item.name
        if role == Role.EditRole:
            return item.name
        if role in (Role.ToolTipRole, Role.AccessibleDescriptionRole):
            return "\n".join(filter(None, [item.entry.source, item.problem]))
        if role == Role.ForegroundRole and item.problem:
            return QBrush(QColor(self.error_colour))
        if role == Role.UserRole:
            return item.entry.source
        return None

    def rename(self, row: int, name: str) -> None:
        item = self._items[row]
        if name and name != item.name:
            self.put(row, replace(item, entry=replace(item.entry, name=name)))
