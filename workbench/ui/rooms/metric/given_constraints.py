"""Constraints given by hand: pairs that are the same or different, and triples."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
from PySide6.QtCore import QObject, Signal

from workbench.core.session.session import Session

Kind = Literal["same", "different", "nearer"]


@dataclass(frozen=True, slots=True)
class Constraint:
    """What was said of two or three rows (numbers in the data set).

    Attributes
    ----------
    kind : str
        ``same`` and ``different`` speak of two rows; ``nearer`` of three: the second
        is nearer to the first than the third is.
    rows : tuple of int
    """

    kind: Kind
    rows: tuple[int, ...]

    @property
    def about(self) -> tuple[int, ...]:
        """The rows regardless of an order that does not matter."""
        return self.rows if self.kind == "nearer" else tuple(sorted(self.rows))


class GivenConstraints(QObject):
    """The constraints of the current data set, with undo.

    They speak of rows by number, so they are forgotten when another data set is shown
    or an edit changes how many rows there are or their classes.

    Parameters
    ----------
    session : Session

    Signals
    -------
    changed()
        Constraints were added, removed or forgotten, or are used or not any more.
    wanted()
        What is to be learned from is not the same any more.
    """

    changed = Signal()
    wanted = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._list: tuple[Constraint, ...] = ()
        self._before: list[tuple[Constraint, ...]] = []
        self._used = False
        self._key = self._describe_data()
        session.data_changed.connect(self._on_session_data_changed)

    @property
    def constraints(self) -> tuple[Constraint, ...]:
        """What was said, oldest first."""
        return self._list

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return bool(self._before)

    @property
    def used(self) -> bool:
        """Whether learning uses them, and nothing else."""
        return self._used

    def use(self, on: bool) -> None:
        """Learn from them from now on, or not any more."""
        on = on and bool(self._list)
        if on != self._used:
            self._used = on
            self.changed.emit()
            self.wanted.emit()

    def refuse(self) -> None:
        """Be used no more, as the method takes none of them; nothing is learned anew."""
        if self._used:
            self._used = False
            self.changed.emit()

    def add(self, kind: Kind, rows: tuple[int, ...]) -> bool:
        """Say something of two or three different rows; the last word on a pair counts.

        Returns
        -------
        bool
            False, and nothing happens, when rows repeat or it was said before.
        """
        new = Constraint(kind, rows)
        if len(set(rows)) < len(rows) or new in self._list:
            return False
        kept = (c for c in self._list if c.about != new.about or len(rows) == 3)
        self._set((*kept, new))
        return True

    def remove(self, index: int) -> None:
        """Take one constraint away."""
        self._set(self._list[:index] + self._list[index + 1 :])

    def clear(self) -> None:
        """Take all away."""
        if self._list:
            self._set(())

    def undo(self) -> None:
        """Take the last change back."""
        if self._before:
            self._replace(self._before.pop())

    def payload(self) -> dict[str, Any]:
        """Return ``pairs`` (m, 3) and ``triples`` (t, 3) for the task; {} if not used."""
        if not self._used:
            return {}
        marks = {"same": 1, "different": -1}
        pairs = [(*c.rows, marks[c.kind]) for c in self._list if c.kind in marks]
        triples = [c.rows for c in self._list if c.kind == "nearer"]
        both = {"pairs": pairs, "triples": triples}
        return {name: np.array(t, np.int64) for name, t in both.items() if t}

    def _set(self, constraints: tuple[Constraint, ...]) -> None:
        self._before.append(self._list)
        self._replace(constraints)

    def _replace(self, constraints: tuple[Constraint, ...]) -> None:
        was_used = self._used
        self._list = constraints
        self._used = was_used and bool(constraints)
        self.changed.emit()
        if was_used:
            self.wanted.emit()

    def _describe_data(self) -> tuple[Any, ...]:
        data = self._session.data
        if data is None:
            return ()
        return self._session.scene.data, data.n_rows, data.y.tobytes()

    def _on_session_data_changed(self) -> None:
        key = self._describe_data()
        if key == self._key:
            return
        self._key = key
        if self._list or self._before or self._used:
            self._list, self._before, self._used = (), [], False
            self.changed.emit()
