"""One method of a race: its decisions so far, and what is kept after some of them."""

from __future__ import annotations

import time
from bisect import bisect_right
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from workbench.api.data import IntArray
from workbench.core.plane.nearest_rows import NearestRows
from workbench.core.results.pictures.race_pictures import (
    RacePlane,
    TraceBlock,
    TraceEnd,
)


@dataclass(frozen=True, slots=True)
class Shown:
    """One decision as it is told.

    Attributes
    ----------
    line : int
        Of the pseudocode, from 1.
    rows : list of int
        The row decided upon, then some of those it was decided by.
    count : int
        How many these were.
    gained, lost : list of int
    numbers : dict
    """

    line: int
    rows: list[int]
    count: int
    gained: list[int]
    lost: list[int]
    numbers: dict[str, float]


class Runner:
    """A method that goes forth and back through its decisions.

    Parameters
    ----------
    method, title : str
    n : int
        Rows.

    Attributes
    ----------
    done : int
        Decisions carried out.
    known : int
        Decisions handed over so far.
    end : TraceEnd or None
        None while more may come.
    trouble : str
        Why there is no trace; empty if there is one.
    kept : ndarray of bool, shape (n,)
    fine : int
        Cells of the fine grid that changed with these rows; -1 where not known.
    """

    def __init__(self, method: str, title: str, n: int) -> None:
        self.method, self.title, self.n = method, title, n
        self.done = self.known = 0
        self.end: TraceEnd | None = None
        self.trouble = ""
        self.pseudocode: tuple[str, ...] = ()
        self.kept: npt.NDArray[np.bool_] = np.zeros(n, np.bool_)
        self.fine = -1
        self._blocks: list[TraceBlock] = []
        self._starts: list[int] = []
        self._changes: list[int] = []  # decisions that keep or drop something
        self._undo: dict[int, tuple[list[int], list[int]]] = {}
        self._plane: RacePlane | None = None
        self._codes: IntArray = np.empty(0, np.int64)
        self._before: IntArray = np.empty(0, np.int64)
        self._near: NearestRows | None = None

    # -- what comes in ------------------------------------------------------------

    def take(self, block: TraceBlock) -> None:
        """Take the next decisions."""
        if not self._blocks:
            self.pseudocode = block.pseudocode
            self.kept[:] = block.begins_with_all
            self._begin()
        self._blocks.append(block)
        self._starts.append(block.start)
        any_ = np.diff(block.kept_ends, prepend=0) > 0
        any_ |= np.diff(block.dropped_ends, prepend=0) > 0
        self._changes += (block.start + np.flatnonzero(any_)).tolist()
        self.known = block.start + len(block.lines)

    def show_on(self, plane: RacePlane, codes: IntArray) -> None:
        """Follow the regions on a plane from now on."""
        self._plane, self._codes = plane, codes
        self._near = None
        if len(plane.cells):
            self._near = NearestRows(plane.rows, plane.cells, plane.p)
            self._before = codes[plane.nearest]
            if self._blocks:
                self._begin()

    def _begin(self) -> None:
        """Have the regions of the rows kept now: none, all or, after a change, some."""
        if self._near is None or self._plane is None:
            return
        self._near.clear()
        if self.kept.all():
            self._near.keep_all(self._plane.nearest, self._plane.gap)
        elif self.kept.any():
            self._near.search(self.kept)

    @property
    def begins_with_all(self) -> bool:
        """Whether all rows are kept before the first decision."""
        return bool(self._blocks) and self._blocks[0].begins_with_all

    # -- forth and back -----------------------------------------------------------

    def go(self, goal: int, until: float) -> bool:
        """Go to the state after so many decisions, as far as the time reaches.

        Parameters
        ----------
        goal : int
            Decisions; cut to those known.
        until : float
            On the clock of `time.perf_counter`; one change is carried out in any case.

        Returns
        -------
        bool
            Whether that was reached.
        """
        goal = min(max(goal, 0), self.known)
        if goal == 0 and self.done:
            self.done, self.fine = 0, -1
            self.kept[:] = self.begins_with_all
            self._begin()
        while self.done != goal:
            forth = self.done < goal
            place = bisect_right(self._changes, self.done - 1)
            if forth:
                at = self._changes[place] if place < len(self._changes) else goal
                if at >= goal:
                    self.done = goal
                    break
                self._do(at)
                self.done = at + 1
            else:
                at = self._changes[place - 1] if place else -1
                if at < goal:
                    self.done = goal
                    break
                self._put_back(at)
                self.done = at
            if time.perf_counter() > until:
                break
        return self.done == goal

    def _do(self, at: int) -> None:
        decision = self.decision(at)
        lost = [row for row in decision.lost if self.kept[row]]
        gained = [row for row in decision.gained if not self.kept[row]]
        self._undo[at] = gained, lost
        self._change(gained, lost)

    def _put_back(self, at: int) -> None:
        gained, lost = self._undo[at]
        self._change(lost, gained)

    def _change(self, gained: list[int], lost: list[int]) -> None:
        self.fine = -1
        self.kept[gained], self.kept[lost] = True, False
        if self._near is None:
            return
        for row in lost:
            self._near.drop(row)
        for row in gained:
            self._near.add(row)

    # -- what is known --------------------------------------------------------------

    def decision(self, at: int) -> Shown:
        """Return a decision, from 0."""
        place = bisect_right(self._starts, at) - 1
        block, i = self._blocks[place], at - self._starts[place]
        numbers = {
            name: float(value)
            for name, value in zip(block.names, block.numbers[i], strict=True)
            if not np.isnan(value)
        }
        return Shown(
            int(block.lines[i]), _part(block.rows, block.row_ends, i),
            int(block.counts[i]), _part(block.kept, block.kept_ends, i),
            _part(block.dropped, block.dropped_ends, i), numbers,
        )  # fmt: skip

    @property
    def last(self) -> Shown | None:
        """The decision carried out last."""
        return self.decision(self.done - 1) if self.done else None

    @property
    def finished(self) -> bool:
        """Whether every decision is carried out, and none will come."""
        return self.done == self.known and (self.end is not None or bool(self.trouble))

    @property
    def n_kept(self) -> int:
        """How many rows are kept."""
        return int(self.kept.sum())

    @property
    def loo(self) -> float | None:
        """The share of rows that 1-NN among the other rows kept misclassifies."""
        if not self.done:
            return None
        place = bisect_right(self._starts, self.done - 1) - 1
        errors = int(self._blocks[place].errors[self.done - 1 - self._starts[place]])
        return None if errors < 0 else errors / self.n

    def winners(self) -> IntArray | None:
        """Return the class of each cell of the coarse grid, -1 for nobody."""
        if self._near is None or not self._blocks:
            return None
        near = self._near.nearest
        return np.where(near < 0, -1, self._codes[near])

    def changed(self) -> npt.NDArray[np.bool_] | None:
        """Return which cells have another class than among all rows."""
        winners = self.winners()
        return None if winners is None else winners != self._before

    def change(self, fine_cells: int) -> float | None:
        """Return the share of cells that changed: of the fine grid where it is known."""
        if self.fine >= 0 and fine_cells:
            return self.fine / fine_cells
        changed = self.changed()
        if changed is None or not self.kept.any():
            return None
        return float(changed.mean())


def _part(flat: IntArray, ends: IntArray, i: int) -> list[int]:
    return [int(row) for row in flat[ends[i - 1] if i else 0 : ends[i]]]
