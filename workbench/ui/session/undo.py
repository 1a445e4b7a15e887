"""Data edits, and what is done to runs, on an undo stack whose memory stays bounded."""

from __future__ import annotations

import mmap
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtGui import QUndoCommand, QUndoGroup, QUndoStack

from workbench.api.data import Dataset, FloatArray
from workbench.core.session.cell_patches import patch
from workbench.core.session.edits import set_cells
from workbench.core.session.session import Session

if TYPE_CHECKING:
    from workbench.core.results.evaluating.run import Run

UNDO_LIMIT = 200
#: Arrays kept in memory for undo by one stack; older steps are forgotten beyond it.
UNDO_BYTES = 512 * 2**20
#: Larger sets are patched on disk when a cell changes, not copied.
COPY_BYTES = 2**20


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
        self._before: Dataset | None = session.datasets[key]
        self._after: Dataset | None = after
        self._stroke = stroke

    @property
    def nbytes(self) -> int:
        """Memory that only this step keeps: nothing for arrays that lie on disk."""
        if self._before is None or self._after is None:
            return 0
        before = (self._before.X, self._before.y)
        return sum(
            array.nbytes
            for array in (self._after.X, self._after.y)
            if not _on_disk(array) and not any(array is old for old in before)
        )

    def forget(self) -> None:
        """Give the memory back; this step can then not be undone."""
        self._before = self._after = None
        self.setObsolete(True)

    def redo(self) -> None:
        if self._after is not None:
            self._session.edit(self._after, self._key)

    def undo(self) -> None:
        if self._before is not None:
            self._session.edit(self._before, self._key)

    def id(self) -> int:
        return self._stroke or -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, DataEdit) or other._key != self._key:
            return False
        self._after = other._after
        return True


class CellEdit(QUndoCommand):
    """Change single cells; only their values before and after are kept."""

    def __init__(
        self, session: Session, key: str, cells: FloatArray, text: str
    ) -> None:
        super().__init__(text)
        self._session, self._key = session, key
        self._after = np.array(cells, dtype=np.float64)
        self._before = self._after.copy()
        data = session.datasets[key]
        for cell in self._before:
            cell[2] = _cell(data, int(cell[0]), int(cell[1]))

    def redo(self) -> None:
        self._change(self._after)

    def undo(self) -> None:
        self._change(self._before)

    def _change(self, cells: FloatArray) -> None:
        session = self._session
        data = session.datasets[self._key]
        if data.X.nbytes <= COPY_BYTES:
            session.edit(set_cells(data, cells), self._key)
            return
        folder = session.new_folder()
        after = patch(session.folder(data), folder, cells)
        session.keep_folder(after, folder)
        session.edit(after, self._key)


class RunsForgotten(QUndoCommand):
    """Take runs off the list; undo puts them back under their numbers."""

    def __init__(self, session: Session, runs: Sequence[Run], text: str) -> None:
        super().__init__(text)
        self._session, self._runs = session, tuple(runs)

    def redo(self) -> None:
        for run in self._runs:
            self._session.remove_run(run.number)

    def undo(self) -> None:
        self._session.restore_runs(self._runs)


class RunRenamed(QUndoCommand):
    """Give a run another title."""

    def __init__(self, session: Session, run: Run, title: str, text: str) -> None:
        super().__init__(text)
        self._session, self._number = session, run.number
        self._before, self._after = run.title, title

    def redo(self) -> None:
        self._session.rename_run(self._number, self._after)

    def undo(self) -> None:
        self._session.rename_run(self._number, self._before)


class UndoStacks:
    """One undo stack for each open data set; the current one is active."""

    def __init__(self, session: Session, group: QUndoGroup) -> None:
        self._session, self._group = session, group
        self._stacks: dict[str, QUndoStack] = {}
        session.data_changed.connect(self._on_data_changed)

    def push(
        self, after: Dataset, text: str, stroke: int = 0, folder: Path | None = None
    ) -> None:
        """Edit the current data set so that it can be undone.

        Parameters
        ----------
        after : Dataset
        text : str
            What undo will say.
        stroke : int
            Steps of one number other than 0 are one step.
        folder : Path, optional
            Where `Dataset.save` already wrote it.
        """
        session = self._session
        if folder is not None:
            session.keep_folder(after, folder)
        command = DataEdit(session, session.scene.data, after, text, stroke)
        stack = self.current()
        stack.push(command)
        _bound(stack)

    def push_cells(self, cells: FloatArray, text: str) -> None:
        """Change cells (row, position in `Dataset.columns`, value) of the current set."""
        session = self._session
        self.current().push(CellEdit(session, session.scene.data, cells, text))

    def forget_runs(self, runs: Sequence[Run], text: str) -> None:
        """Take runs off the list, as one step to undo."""
        self._push(RunsForgotten(self._session, runs, text))

    def rename_run(self, run: Run, title: str, text: str) -> None:
        """Give a run another title, as one step to undo."""
        self._push(RunRenamed(self._session, run, title, text))

    def do(self, command: QUndoCommand) -> None:
        """Do what is no edit of the data, as one step to undo."""
        self._push(command)

    def _push(self, command: QUndoCommand) -> None:
        stack = self.current()
        self._group.setActiveStack(stack)  # there may be runs and no data set yet
        stack.push(command)

    @property
    def edited(self) -> bool:
        """Whether the current data set is another than when it was opened."""
        stack = self.current()
        if stack.isClean():
            return False
        steps = map(stack.command, range(stack.index()))
        # the oldest may be forgotten; what is done to runs changes no data
        return stack.cleanIndex() < 0 or any(
            isinstance(step, DataEdit | CellEdit) for step in steps
        )

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


def _bound(stack: QUndoStack) -> None:
    """Forget the oldest steps when the stack keeps more than `UNDO_BYTES`."""
    kept = 0
    for i in reversed(range(stack.count())):
        command = stack.command(i)
        if isinstance(command, DataEdit):
            kept += command.nbytes
            if kept > UNDO_BYTES and i < stack.index() - 1:
                command.forget()


def _cell(data: Dataset, row: int, column: int) -> float:
    if column == data.class_index:
        value = float(data.y[row])
        return value if data.class_attribute.is_numeric or value >= 0 else float("nan")
    return float(data.X[row, column - (column > data.class_index)])


def _on_disk(array: np.ndarray) -> bool:
    """Whether an array is a view of a memory-mapped file."""
    base: object = array
    while isinstance(base, np.ndarray):
        base = base.base
    return isinstance(base, mmap.mmap)
