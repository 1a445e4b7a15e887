"""Base class of the pages about a run: shown when it fits, filled when looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from workbench.core.learner.learner_settings import OPTIONS
from workbench.core.results.evaluating.run import Run
from workbench.ui.pages import LazyPage, entry_of
from workbench.ui.room import Room
from workbench.ui.rooms.classify.page_list import PAGES

#: With more classes nothing about each of them is cheap.
MANY_CLASSES = 60


class ResultPage(LazyPage):
    """Base of the pages in the result tabs of the Classify room.

    Jobs are asked for through ``self.room.request()``.

    Signals
    -------
    rows_chosen(rows)
        The user picked rows of the data set: an iterable of row numbers.
    value_wanted(name, value)
        The user wants this value of a parameter in the form.
    runs_wanted(asked)
        Evaluations are to be made one after the other: a list of `AskedRun`.
    recipe_wanted(recipe, title)
        A recipe of the table of high scores is wanted in the form.
    """

    #: Whether it costs so little that it is drawn while another page is in front.
    eager: ClassVar[bool] = False
    rows_chosen = Signal(object)
    value_wanted = Signal(str, object)
    runs_wanted = Signal(object)
    recipe_wanted = Signal(object, str)

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.setObjectName(f"classify_{self.page_id}_view")
        self.current: Run | None = None

    # -- to override ------------------------------------------------------------

    def fits(self, run: Run) -> bool:
        """Whether there is anything to show of this run; else its tab is grey."""
        return entry_of(PAGES, self.page_id).fits(run, self.context)

    def fill(self) -> None:
        """Draw `current`, which may be None."""

    def show_pair(self, a: Run | None, b: Run | None) -> None:
        """Take the two runs that are chosen; of use to a page that compares."""

    def show_chosen(self, runs: Sequence[Run]) -> None:
        """Take all runs that are chosen; of use to a page that draws several."""

    def take_made(self, run: Run) -> None:
        """Take a run that was just made, whichever is shown; once, when it is there."""

    def on_language_changed(self) -> None:
        self.retranslate()
        self.refresh()

    # -- for subclasses ---------------------------------------------------------

    def has_data(self, run: Run) -> bool:
        """Whether the data set of a run is the one that is shown."""
        data = self.context.session.data
        return data is not None and data.name == run.data

    def has_rows(self, run: Run) -> bool:
        """Whether that data set still has the rows that were tested."""
        data = self.context.session.data
        tested = run.result.data.instances  # 0: not known
        return data is not None and self.has_data(run) and tested in (0, data.n_rows)

    def payload(self, run: Run) -> dict[str, Any]:
        """Return what a worker needs to repeat a run; its data set is shown."""
        recipe = run.recipe
        extra = (*OPTIONS, "protocol")
        return {
            "data": str(self.context.session.folder()),
            "plugin": run.plugin,
            "params": run.result.params,
            **{key: recipe[key] for key in extra if key in recipe},
            "scale": run.result.scale,
        }

    def charged(self, run: Run) -> tuple[str, ...]:
        """Return the plugins a dead worker is charged to."""
        steps = (str(step["id"]) for step in run.recipe.get("filters", []))
        params = run.result.params
        return self.context.catalogue.charged(run.plugin, *steps, params=params)

    # -- for the tabs -----------------------------------------------------------

    def show_run(self, run: Run | None) -> None:
        """Take another run, or none; draws at once only if it can be seen."""
        self.current = run
        self.refresh()

    @property
    def draws_now(self) -> bool:
        """Whether the page is drawn at once: it can be seen, or costs little."""
        return super().draws_now or (self.eager and not self._has_many_classes())

    def _has_many_classes(self) -> bool:
        run = self.current
        return run is not None and len(run.result.data.classes) > MANY_CLASSES
