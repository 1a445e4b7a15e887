"""High scores at the room: changes of the table that can be undone, runs of its recipes."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand

from workbench.api.data import Dataset
from workbench.api.params import check_params
from workbench.api.problems import Problem
from workbench.core.results.evaluating.run import Run
from workbench.core.results.high_scores import (
    RULE_BADGE,
    HighScores,
    Reached,
    Score,
    ScoreRecipe,
    ranked,
    recipe_of,
)
from workbench.ui.context import Context
from workbench.ui.room import Room
from workbench.ui.rooms.classify.run_queue import AskedRun


class _ScoreChange(QUndoCommand):
    """Change the table; undo changes it back."""

    def __init__(
        self, text: str, redo: Callable[[], None], undo: Callable[[], None]
    ) -> None:
        super().__init__(text)
        self._redo, self._undo = redo, undo

    def redo(self) -> None:
        self._redo()

    def undo(self) -> None:
        self._undo()


class ScoreDesk(QObject):
    """Knows the data that are shown by their sum, and keeps their scores.

    Signals
    -------
    changed()
        Other data are known, or other scores.
    """

    changed = Signal()

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self._room, self.context = room, room.context
        self.file = HighScores()
        self._sums: weakref.WeakKeyDictionary[Dataset, str] = (
            weakref.WeakKeyDictionary()
        )
        self._asked: weakref.ref[Dataset] | None = None
        self._request = room.request()
        self._request.done.connect(self._on_request_done)

    # -- the data ------------------------------------------------------------------------

    @property
    def data(self) -> Dataset | None:
        """The data set that is shown, if it has classes."""
        data = self.context.session.data
        return data if data is not None and data.has_nominal_class else None

    @property
    def sum(self) -> str:
        """The SHA-256 of the data; empty until a worker told it."""
        return "" if self.data is None else self._sums.get(self.data, "")

    def find_sum(self) -> None:
        """Ask a worker for the sum of the data, unless it is known or asked for."""
        data = self.data
        if data is None or data in self._sums:
            return
        if self._request.busy and self._asked is not None and self._asked() is data:
            return
        self._asked = weakref.ref(data)
        folder = str(self.context.session.folder(data))
        title = self.tr("High scores: which data these are")
        self._request.start("data_sum", {"data": folder}, title=title)

    def _on_request_done(self, found: str) -> None:
        data = None if self._asked is None else self._asked()
        if data is not None:
            self._sums[data] = found
        self.changed.emit()

    # -- the scores ----------------------------------------------------------------------

    def scores(self) -> list[Score]:
        """Return the scores of the data, the best first."""
        return ranked(self.file.of(self.sum), self.settings_changed) if self.sum else []

    def settings_changed(self, score: Score) -> int:
        """Return how many settings of a score are unlike the usual."""
        plugin = self.context.catalogue.get(score.recipe.plugin)
        params = () if plugin is None else plugin.params
        usual = {str(param["name"]): param.get("default") for param in params}
        return score.recipe.changed(usual)

    def model(self, score: Score) -> str:
        """Return the name of the classifier of a score."""
        plugin = self.context.catalogue.get(score.recipe.plugin)
        return score.recipe.plugin if plugin is None else plugin.title

    def enter(self, run: Run, reached: Reached) -> None:
        """Put a run into the table, as one step to undo."""
        date = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%S")
        score = Score(run.title, date, recipe_of(run), reached).sealed()
        put, take = self._changes(score)
        text = self.tr("enter {title}").format(title=run.title)
        self.context.edits.do(_ScoreChange(text, put, take))

    def take_off(self, score: Score) -> None:
        """Take a score off the table, as one step to undo."""
        put, take = self._changes(score)
        text = self.tr("take {title} off").format(title=score.title)
        self.context.edits.do(_ScoreChange(text, take, put))
        done = self.tr("Taken off; Undo brings it back")
        self.context.commands.announced.emit(done)

    def note(self, data: str, score: Score) -> None:
        """Write what a replay gave."""
        self._try(partial(self.file.put, data, self._name(), score))

    def _changes(self, score: Score) -> tuple[Callable[[], None], Callable[[], None]]:
        data, key = self.sum, score.recipe.key
        put = partial(self.file.put, data, self._name(), score)
        take = partial(self.file.take_off, data, key)
        return partial(self._try, put), partial(self._try, take)

    def _name(self) -> str:
        return "" if self.data is None else self.data.name

    def _try(self, change: Callable[[], None]) -> None:
        try:
            change()
        except Problem as problem:
            self._room.message("warning", str(problem))
        self.changed.emit()

    # -- runs ----------------------------------------------------------------------------

    def asked(self, recipe: ScoreRecipe, title: str) -> AskedRun | None:
        """Return the run that tests a recipe on the data, under the rule.

        None where it is no recipe for what is loaded; the message bar says why.
        """
        try:
            check_recipe(self.context, recipe)
        except Problem as problem:
            self._room.message("warning", str(problem))
            return None
        return asked_run(self.context, recipe, title)


def check_recipe(context: Context, recipe: ScoreRecipe) -> None:
    """Check a recipe against what is loaded: anybody may have written its file.

    Raises
    ------
    Problem
        When its classifier is not loaded, or refuses a parameter.
    """
    plugin = context.catalogue.get(recipe.plugin)
    if plugin is None or plugin.kind != "classifier":
        raise Problem(f"the classifier {recipe.plugin:.60}",
                      expected="one that is loaded")  # fmt: skip
    check_params(plugin.parameters(), recipe.params)


def asked_run(context: Context, recipe: ScoreRecipe, title: str) -> AskedRun:
    """Return the run that tests a recipe on the data shown, under the rule.

    Parameters
    ----------
    title : str
        Of the run.
    """
    data = context.session.data
    assert data is not None  # nothing is offered without
    fields = {
        "plugin": recipe.plugin,
        "title": title,
        "data": data.name,
        "badge": RULE_BADGE,
        "optimistic": False,
        "recipe": recipe.experiment(data.source or data.name),
    }
    payload = {
        "data": str(context.session.folder()),
        "plugin": recipe.plugin,
        "params": dict(recipe.params),
        "predictions": True,
        "learn_once": False,
        **recipe.settings(),
    }
    steps = (str(step.get("id", "")) for step in recipe.filters)
    charged = context.catalogue.charged(recipe.plugin, *steps, params=recipe.params)
    return AskedRun(fields, payload, f"{title}, {RULE_BADGE}", charged)
