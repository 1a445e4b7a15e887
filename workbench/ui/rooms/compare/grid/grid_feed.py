"""Brings what a run tells, and what is stored, to the rows and columns of the grid."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject

from workbench.core.experiment.experiment import Experiment
from workbench.core.program.records import from_json
from workbench.core.results.comparing.stored_grid import PlannedDataset, StoredGrid
from workbench.jobs.experiment.run_events import News
from workbench.ui.rooms.compare.grid.grid_model import Column, GridModel, Row
from workbench.ui.rooms.compare.setup.datasets_model import DataItem, DataModel


class GridFeed(QObject):
    """Knows which key belongs to which data set of the setup.

    Parameters
    ----------
    model : GridModel
    datasets : DataModel
        The list of the setup; it is told which data sets cannot be read.

    """

    def __init__(
        self, model: GridModel, datasets: DataModel, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._model, self._datasets = model, datasets
        self._known: dict[str, Row] = {}
        self._protocol = ""
        self._compared = ""
        self._run_protocol = ""

    @property
    def protocol(self) -> str:
        """The key of the protocol whose cells are shown."""
        return self._protocol

    def show(self, experiment: Experiment) -> bool:
        """Show the rows and columns of a setup; True when its protocol is another."""
        new = experiment.protocol_key != self._protocol
        if new:
            self._protocol = experiment.protocol_key
            self._known.clear()
            self._model.cells.clear()
        columns = [
            Column(experiment.column_key(learner), name, learner.plugin)
            for learner, name in zip(
                experiment.learners, experiment.titles(), strict=True
            )
        ]
        self._model.show([self._row(item) for item in self._datasets.items], columns)
        return new

    def forget(self) -> None:
        """Forget all cells: other results, or a fresh start."""
        self._known.clear()
        self._protocol = ""
        self._model.cells.clear()

    def _row(self, item: DataItem) -> Row:
        source = item.entry.source
        row = self._known.get(source, Row(source, item.name))
        return replace(row, name=item.name, problem=item.problem)

    # -- a run ------------------------------------------------------------------

    def begin(self, experiment: Experiment) -> None:
        """Take that a run of this experiment begins."""
        self._compared = experiment.measures[0]
        self._run_protocol = experiment.protocol_key
        for item in self._datasets.items:
            self._datasets.learn(item.entry.source, known=item.known)
        self._model.cells.forget_failures()
        self.show(experiment)
        self._model.refresh()

    def take(self, news: Iterable[News]) -> bool:
        """Take a batch of news; True when it completed a fold."""
        folds = False
        # another protocol may be set up meanwhile: its cells are not those computed
        shown = self._run_protocol == self._protocol
        for one in news:
            if not shown and one.kind in ("fold", "started"):
                folds = True
            elif one.kind == "fold":
                with_value = self._compared == self._model.measure
                place = self._model.cells.take(one.data, with_value=with_value)
                self._model.touch([place])
                folds = True
            elif one.kind == "started":
                place = (one.data["data"], one.data["learner"])
                self._model.cells.begin(place)
                self._model.touch([place])
            elif one.kind == "planned":
                self._learn(
                    [from_json(PlannedDataset, about) for about in one.data["datasets"]]
                )
            elif one.kind == "warning":
                self._warn(one.data)
            elif one.is_ending:
                self._model.cells.stop()
                self._model.refresh()
        self._model.flush()
        return folds

    def _warn(self, data: Mapping[str, Any]) -> None:
        """Mark the data set that a warning is about."""
        text, source = str(data["text"]), data.get("source")
        if source:
            self._datasets.learn(str(source), problem=text)
            self._model.name_row(str(source), problem=text)

    # -- what is stored ---------------------------------------------------------

    def gather(self, stored: StoredGrid) -> None:
        """Take what is stored, if it is of the protocol and measure shown."""
        if stored.protocol != self._protocol:
            return
        if stored.measure != self._model.measure:
            return
        self._learn(stored.datasets)
        self._model.cells.merge(stored.cells)
        self._model.refresh()

    def _learn(self, datasets: Sequence[PlannedDataset]) -> None:
        for about in datasets:
            source = about.asked
            row = Row(
                source,
                about.name,
                key=about.key,
                rows=about.rows,
                parts=about.parts,
                found=about.source,
            )
            named = [i for i in self._datasets.items if i.entry.source == source]
            if not named:
                continue
            self._datasets.learn(source, known=about.name)
            self._known[source] = row
            self._model.name_row(
                source,
                name=named[0].entry.name or about.name,
                problem="",
                key=about.key,
                rows=about.rows,
                parts=about.parts,
                found=about.source,
            )
