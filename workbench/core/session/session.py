"""The session: data sets, scene, selection, runs; every change is announced.

Data sets are immutable: an edit replaces one by another under the same key, so what a
worker or a picture still holds never changes under it.
"""

from __future__ import annotations

import tempfile
import weakref
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from numpy.typing import NDArray

from workbench.api.data import Dataset, IntArray
from workbench.api.problems import Problem
from workbench.core.program.temporary_folder import OwnFolder
from workbench.core.session.scene import Scene
from workbench.core.session.signals import Signal

if TYPE_CHECKING:
    from workbench.core.results.evaluating.run import Run
    from workbench.core.results.metric_result import LearnedMetric

SelectMode = Literal["replace", "add", "remove", "intersect"]


class Session:
    """The open session. Lives in the window's process; knows no Qt.

    Signals
    -------
    data_changed()
        Another data set is current, or the current one was edited.
    scene_changed(names)
        A frozenset of the fields of `Scene` that changed.
    selection_changed(), runs_changed(), metric_changed(), datasets_changed()
    experiment_changed(), experiment_opened()
        Another experiment is kept; the second where it came from a file.
    """

    def __init__(self) -> None:
        self.data_changed = Signal()
        self.datasets_changed = Signal()
        self.scene_changed = Signal()
        self.selection_changed = Signal()
        self.runs_changed = Signal()
        self.metric_changed = Signal()
        self.experiment_changed = Signal()
        self.experiment_opened = Signal()
        self._datasets: dict[str, Dataset] = {}
        self._folders: weakref.WeakKeyDictionary[Dataset, Path] = (
            weakref.WeakKeyDictionary()
        )
        self._scene = Scene()
        self._rows: IntArray = np.empty(0, np.int64)
        self._set_of_rows = (self._rows, frozenset[int]())
        self._runs: list[Run] = []
        self._last_number = 0  # numbers of forgotten runs are not given again
        self._metric: LearnedMetric | None = None
        self._experiment: dict[str, Any] = {}
        self._own = OwnFolder()
        self._root = self._own.path

    # -- data -----------------------------------------------------------------

    @property
    def datasets(self) -> dict[str, Dataset]:
        """All open data sets by key (a copy)."""
        return dict(self._datasets)

    @property
    def data(self) -> Dataset | None:
        """The current data set."""
        return self._datasets.get(self._scene.data)

    def open(
        self, dataset: Dataset, *, key: str = "", folder: Path | None = None
    ) -> str:
        """Add a data set, make it current, and return its key.

        Parameters
        ----------
        key : str
            Made from the name when empty; a set under the same key is replaced.
        folder : Path, optional
            Where `Dataset.save` already wrote it.
        """
        key = key or self._free_key(dataset.name or "data")
        self._datasets[key] = dataset
        if folder is not None:
            self._folders[dataset] = folder
        self.datasets_changed.emit()
        self.show(key)
        return key

    def show(self, key: str) -> None:
        """Make an open data set current; its first two numeric attributes are drawn."""
        if key not in self._datasets:
            raise Problem(f"no open data set {key!r}", where="session")
        x, y = self._axes(self._datasets[key])
        before = self._scene
        self._scene = before.but(data=key, x=x, y=y, units="auto")
        self._rows = np.empty(0, np.int64)
        self.scene_changed.emit(self._scene.changed_from(before))
        self.data_changed.emit()
        self.selection_changed.emit()

    def edit(self, dataset: Dataset, key: str = "") -> None:
        """Replace a data set (the current one by default) by an edited version."""
        key = key or self._scene.data
        self._datasets[key] = dataset
        if key != self._scene.data:
            return
        before, self._rows = self._rows, self._rows[self._rows < dataset.n_rows]
        names = {a.name for a in dataset.attributes}
        if {self._scene.x, self._scene.y} - names - {""}:
            x, y = self._axes(dataset)
            self.set_scene(x=x, y=y)
        self.data_changed.emit()
        if self._rows.size < before.size:
            self.selection_changed.emit()

    def folder(self, dataset: Dataset | None = None) -> Path:
        """Return the folder that holds a data set for the workers, writing it once.

        Raises
        ------
        Problem
            When there is no data set.
        """
        dataset = dataset or self.data
        if dataset is None:
            raise Problem("no data set is open", expected="open one first")
        folder = self._folders.get(dataset)
        if folder is None:
            folder = Path(tempfile.mkdtemp(dir=self._root))
            dataset.save(folder)
            self._folders[dataset] = folder
        return folder

    def keep_folder(self, dataset: Dataset, folder: Path) -> None:
        """Remember the folder to which a data set was written already."""
        self._folders[dataset] = folder

    @property
    def root(self) -> Path:
        """The temporary folder of everything that the session writes."""
        return self._root

    def new_folder(self) -> Path:
        """Make an empty folder that lives as long as the session."""
        return Path(tempfile.mkdtemp(dir=self._root))

    def close(self) -> None:
        """Remove the temporary folders."""
        self._own.remove()

    # -- what is compared -------------------------------------------------------

    @property
    def experiment(self) -> dict[str, Any]:
        """The experiment that is set up, as plain values; empty: the default one."""
        return self._experiment

    def keep_experiment(self, document: dict[str, Any]) -> None:
        """Keep what is set up to be compared."""
        if document != self._experiment:
            self._experiment = document
            self.experiment_changed.emit()

    def open_experiment(self, document: dict[str, Any]) -> None:
        """Keep an experiment that is to be set up."""
        self.keep_experiment(document)
        self.experiment_opened.emit()

    # -- scene ----------------------------------------------------------------

    @property
    def scene(self) -> Scene:
        """What all rooms share."""
        return self._scene

    def set_scene(self, **changes: Any) -> None:
        """Change fields of the scene by name; announces only what differs.

        Equal units or not is chosen for two attributes: others begin without a choice.
        """
        before, after = self._scene, self._scene.but(**changes)
        changed = after.changed_from(before)
        if changed & {"x", "y"} and "units" not in changes:
            after = after.but(units="auto")
        if after.is_learned and self._metric is not None:
            after = after.but(learned_by=self._metric.plugin)
        changed = after.changed_from(before)
        self._scene = after
        if changed:
            self.scene_changed.emit(changed)

    # -- selection ------------------------------------------------------------

    @property
    def selection(self) -> frozenset[int]:
        """Selected row numbers of the current data set; `selected_rows` costs less."""
        of, rows = self._set_of_rows
        if of is not self._rows:
            rows = frozenset(self._rows.tolist())
            self._set_of_rows = (self._rows, rows)
        return rows

    @property
    def selected_rows(self) -> IntArray:
        """The selection as an array in ascending order, not to be written to."""
        return self._rows

    def select(self, rows: Iterable[int], mode: SelectMode = "replace") -> None:
        """Change the selection; an array of many rows is taken fastest.

        Rows that the current data set does not have are left out.
        """
        n = self.data.n_rows if self.data is not None else 0
        if not isinstance(rows, np.ndarray):
            rows = np.fromiter((int(r) for r in rows), np.int64)
        if mode == "replace" and _is_ascending(rows, n):
            self._take_rows(rows)
            return
        given, before = np.zeros(n, bool), np.zeros(n, bool)
        given[rows[(rows >= 0) & (rows < n)]] = True
        before[self._rows] = True
        if mode == "replace":
            after = given
        elif mode == "add":
            after = before | given
        else:
            after = before & (given if mode == "intersect" else ~given)
        self._take_rows(np.flatnonzero(after))

    def _take_rows(self, rows: IntArray) -> None:
        """Select rows in ascending order, and announce it unless they were selected."""
        if not np.array_equal(self._rows, rows):
            self._rows = rows.astype(np.int64)  # a copy: the caller may write to it
            self._rows.flags.writeable = False
            self.selection_changed.emit()

    # -- runs and metric ------------------------------------------------------

    @property
    def runs(self) -> tuple[Run, ...]:
        """All runs, oldest first."""
        return tuple(self._runs)

    def add_run(self, **fields: Any) -> Run:
        """Record a run under the next number and return it (see `Run`)."""
        # late: a window starts without what runs are made of
        from workbench.core.results.evaluating.run import Run

        self._last_number += 1
        run = Run(number=self._last_number, **fields)
        self._runs.append(run)
        self.runs_changed.emit()
        return run

    def restore_runs(self, runs: Iterable[Run]) -> None:
        """Put back runs of a saved session, before those of this one."""
        known = {run.number for run in self._runs}
        self._runs = sorted(
            [*self._runs, *(run for run in runs if run.number not in known)],
            key=lambda run: run.number,
        )
        highest = max((run.number for run in self._runs), default=0)
        self._last_number = max(self._last_number, highest)
        self.runs_changed.emit()

    def remove_run(self, number: int) -> None:
        """Forget one run."""
        self._runs = [r for r in self._runs if r.number != number]
        self.runs_changed.emit()

    def rename_run(self, number: int, title: str) -> None:
        """Give a run another title."""
        self.rename_runs({number: title})

    def rename_runs(self, titles: Mapping[int, str]) -> None:
        """Give runs, by their numbers, other titles."""
        self._runs = [
            replace(run, title=titles.get(run.number, run.title)) for run in self._runs
        ]
        self.runs_changed.emit()

    @property
    def metric(self) -> LearnedMetric | None:
        """The metric learned last, None before the first."""
        return self._metric

    def set_metric(self, metric: LearnedMetric | None) -> None:
        """Make a learned metric the one the rooms know."""
        self._metric = metric
        self.metric_changed.emit()
        self.set_scene()  # says which method learned it

    # -- helpers --------------------------------------------------------------

    def _free_key(self, name: str) -> str:
        key, n = name, 1
        while key in self._datasets:
            n += 1
            key = f"{name} ({n})"
        return key

    @staticmethod
    def _axes(dataset: Dataset) -> tuple[str, str]:
        numeric = [a.name for a in dataset.attributes if a.is_numeric]
        names = (numeric or [a.name for a in dataset.attributes]) + ["", ""]
        return names[0], names[1] or names[0]


def _is_ascending(rows: NDArray[Any], n: int) -> bool:
    """Whether these are row numbers of a data set of n rows, in order, none twice."""
    inside = rows.ndim == 1 and (rows.size == 0 or (rows[0] >= 0 and rows[-1] < n))
    return bool(inside and (rows[1:] > rows[:-1]).all())
