"""Actions on one cell of the grid: ask why, open its parts, compute it anew."""

from __future__ import annotations

from PySide6.QtCore import QObject

from workbench.api import Problem
from workbench.core.experiment.store import Results
from workbench.ui.room import Room
from workbench.ui.rooms.compare.grid.grid_feed import GridFeed
from workbench.ui.rooms.compare.grid.grid_panel import GridPanel
from workbench.ui.rooms.compare.run.run_controller import ExperimentControl
from workbench.ui.rooms.compare.setup.setup_panel import SetupColumn


class CellActions(QObject):
    """Does what the grid asks for.

    Parameters
    ----------
    room : Room
        The owner: it shows messages, and computes a cell anew.
    grid : GridPanel
    feed : GridFeed
        Knows the protocol of the cells.
    setup : SetupColumn
    control : ExperimentControl
        While it runs no cell is computed anew.
    """

    def __init__(
        self,
        room: Room,
        grid: GridPanel,
        feed: GridFeed,
        setup: SetupColumn,
        control: ExperimentControl,
    ) -> None:
        super().__init__(room)
        self._room, self._model, self._feed = room, grid.model, feed
        self._setup, self._control = setup, control
        grid.why_asked.connect(self._on_grid_why_asked)
        grid.data_wanted.connect(self._on_grid_data_wanted)
        grid.learner_wanted.connect(self._on_grid_learner_wanted)
        grid.again_wanted.connect(self._on_grid_again_wanted)
        setup.datasets.open_wanted.connect(self._open_data)

    def _on_grid_why_asked(self, row: int, column: int) -> None:
        model = self._model
        cell, about = model.cell(row, column), model.about(row, column)
        head, *lines = about.split("\n")
        if model.rows[row].problem:
            self._room.message("error", model.rows[row].problem)
        elif cell is not None and cell.failure is not None:
            repeat, fold, failure = cell.failure
            text = self.tr("{cell}, repeat {repeat}, fold {fold}: {reason}").format(
                cell=head, repeat=repeat + 1, fold=fold + 1,
                reason=f"{failure['type']}: {failure['text']}",
            )  # fmt: skip
            self._room.message("error", text, str(failure.get("trace") or ""))
        else:
            self._room.message("info", ": ".join([head, "; ".join(lines)]))

    def _open_data(self, source: str, room: str = "data") -> None:
        found = {row.source: row.found for row in self._model.rows}
        where = found.get(source) or source
        self._room.context.commands.open_in_requested.emit(where, room)

    def _on_grid_data_wanted(self, row: int) -> None:
        self._open_data(self._model.rows[row].source)

    def _on_grid_learner_wanted(self, row: int, column: int) -> None:
        """Open the data set in Classify with this classifier, scaled as here."""
        experiment, commands = self._setup.experiment, self._room.context.commands
        learner = experiment.learners[column]
        commands.room_requested.emit("classify")
        commands.learner_requested.emit(learner.plugin, dict(learner.params))
        self._room.context.session.set_scene(scale=experiment.scale_of(learner))
        self._open_data(self._model.rows[row].source, "classify")

    def _on_grid_again_wanted(self, row: int, column: int) -> None:
        """Drop the folds of a cell and compute them anew."""
        model = self._model
        place = (model.rows[row].key, model.columns[column].key)
        if self._control.busy:
            self._room.message("warning", lambda: self.tr("Cancel the run first."))
            return
        if place not in model.cells.cells:
            self._room.message(
                "info", lambda: self.tr("Not computed yet: Run computes it.")
            )
            return
        try:
            with Results(self._setup.form.folder, writes=True) as results:
                results.forget_cell(self._feed.protocol, *place)
        except Problem as problem:
            self._room.message("error", str(problem))
            return
        del model.cells.cells[place]
        self._room.run()
