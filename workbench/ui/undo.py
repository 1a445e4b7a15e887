"""Data edits on an undo stack: each keeps the data set before and after."""

from __future__ import annotations

from PySide6.QtGui import QUndoCommand, QUndoGroup, QUndoStack

from workbench.api.data import Dataset
from workbench.core.session import Session

UNDO_LIMIT = 200


class DataEdit(QUndoCommand):
    """Replace a data set by an edited version.

    Data sets are immutable, so before and after are kept whole and undo restores
    coordinates bit for bit. A `stroke` number other than 0 merges the moves of one
    drag into one entry.
    """

    def __init__(
        self, session: Session, key: str, after: Dataset, text: str, stroke: int = 0
    ) -> None:
        super().__init__(text)
        self._session, self._key = session, key
        self._before, self._after = session.datasets[key], after
        self._stroke = stroke

    def redo(self) -> None:
        self._session.edit(self._after, self._key)

    def undo(self) -> None:
        self._session.edit(self._before, self._key)

    def id(self) -> int:
        return self._stroke or -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, DataEdit) or other._key != self._key:
            return False
        self._after = other._after
        return True


class UndoStacks:
    """One undo stack for each open data set; the current one is active."""

    def __init__(self, session: Session, group: QUndoGroup) -> None:
        self._session, self._group = session, group
        self._stacks: dict[str, QUndoStack] = {}
        session.data_changed.connect(self._on_data_changed)

    def push(self, after: Dataset, text: str, stroke: int = 0) -> None:
        """Edit the current data set so that it can be undone."""
        session = self._session
        command = DataEdit(session, session.scene.data, after, text, stroke)
        self.current().push(command)

    def current(self) -> QUndoStack:
        """Return the stack of the current data set."""
        key = self._session.scene.data
        if key not in self._stacks:
            stack = QUndoStack(self._group)
            stack.setUndoLimit(UNDO_LIMIT)
            self._stacks[key] = stack
        return self._stacks[key]

    def _on_data_changed(self) -> None:
        self._group.setActiveStack(self.current())
