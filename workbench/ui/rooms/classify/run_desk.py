"""Actions on runs: put settings back, run again, rename, forget."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from workbench.api.data import Dataset
from workbench.api.problems import Problem
from workbench.core.learner.learner_settings import OPTIONS
from workbench.core.program.json_text import plain
from workbench.core.results.evaluating.run import Run
from workbench.core.results.high_scores import ScoreRecipe
from workbench.ui.room import Room
from workbench.ui.rooms.classify.pages.predict_page import PredictPage
from workbench.ui.rooms.classify.results import ResultPages
from workbench.ui.rooms.classify.run_queue import AskedRun
from workbench.ui.rooms.classify.runs import RunsTable
from workbench.ui.rooms.classify.score_desk import check_recipe
from workbench.ui.rooms.classify.setup.plugin_tree import PluginTree
from workbench.ui.rooms.classify.setup.setup_tabs import SetupTabs
from workbench.ui.rooms.classify.setup.test_options import ProtocolForm


class RunDesk(QObject):
    """Does with runs what the menu of their list asks for.

    Parameters
    ----------
    room : Room
        The owner.
    runs : RunsTable
    results : ResultPages
    tree, setup, protocol
        The forms that settings are put back into.

    Signals
    -------
    wanted(asked)
        An evaluation is to be made: an `AskedRun`.
    """

    wanted = Signal(object)

    def __init__(
        self,
        room: Room,
        runs: RunsTable,
        results: ResultPages,
        tree: PluginTree,
        setup: SetupTabs,
        protocol: ProtocolForm,
    ) -> None:
        super().__init__(room)
        self._room, self.context = room, room.context
        self._runs, self._results = runs, results
        self._tree, self._setup, self._protocol = tree, setup, protocol
        runs.runs.renamed.connect(self._on_runs_renamed)
        runs.wanted.connect(self.put_back)

    def put_back(self, run: Run) -> None:
        """Put the settings of a run into the forms, and its scaling and filters back."""
        data = self.context.session.data
        settings = {
            **run.recipe,
            "scale": run.recipe.get("scale", run.result.scale),
            "filters": run.result.filters,
        }
        if data is None or tuple(data.classes) != run.result.data.classes:
            settings.pop("costs", None)
        if not self._put(
            run.plugin, run.title, run.result.params, settings, run.optimistic
        ):
            return
        self._room.message(
            "info",
            lambda: self.tr(
                "The settings of run {n} are in the form; Run (F5) tests them."
            ).format(n=run.number),
        )

    def put_recipe(self, recipe: ScoreRecipe, title: str) -> None:
        """Put a recipe of the table of high scores into the forms."""
        try:
            check_recipe(self.context, recipe)
        except Problem as problem:
            self._room.message("warning", str(problem))
            return
        if self._put(recipe.plugin, title, recipe.params, recipe.settings()):
            self._room.message(
                "info",
                lambda: self.tr("{title} is in the form; Run (F5) tests it.").format(
                    title=title
                ),
            )

    def _put(
        self,
        plugin: str,
        title: str,
        params: Mapping[str, Any],
        settings: Mapping[str, Any],
        learn_once: bool = False,
    ) -> bool:
        """Put settings into the forms; False where the plugin cannot be chosen."""
        if not self._tree.choose(plugin):
            self._room.message(
                "warning",
                lambda: self.tr("{plugin} cannot be chosen for these data.").format(
                    plugin=title
                ),
            )
            return False
        self.context.session.set_scene(
            scale=str(settings["scale"]),
            filters=tuple(dict(step) for step in settings["filters"]),
        )
        self._setup.form.set_values(dict(params))
        known = {key: settings[key] for key in OPTIONS if key in settings}
        self._setup.advanced.set_values(known)
        if settings.get("protocol"):
            self._protocol.set_protocol(settings["protocol"], learn_once)
        self._setup.setCurrentIndex(0)
        if self._room.setup_fold is not None:
            self._room.setup_fold.open()
        return True

    def run_again(self, run: Run, *, here: bool = False) -> None:
        """Repeat a run on its data, or on those that are shown."""
        session = self.context.session
        data = session.data if here else self._data_of(run)
        if data is None:
            return
        recipe: dict[str, Any] = dict(run.recipe)
        options = {key: recipe[key] for key in OPTIONS if key in recipe}
        if tuple(data.classes) != run.result.data.classes:
            options.pop("costs", None)  # they are of other classes
            recipe.pop("costs", None)
        conditions = {
            "protocol": recipe.get("protocol") or {},
            "scale": run.result.scale,
            "filters": [dict(step) for step in run.result.filters],
            **options,
        }
        payload = {
            "data": str(session.folder(data)),
            "plugin": run.plugin,
            "params": dict(run.result.params),
            "predictions": True,
            "learn_once": run.optimistic,
            **conditions,
        }
        fields = {
            "plugin": run.plugin,
            "title": run.title,
            "data": data.name,
            "badge": run.badge,
            "optimistic": run.optimistic,
            "recipe": {**recipe, "data": [data.source or data.name]},
        }
        steps = (str(step["id"]) for step in run.result.filters)
        charged = self.context.catalogue.charged(
            run.plugin, *steps, params=run.result.params
        )
        title = self.tr("{title}, {badge}").format(title=run.title, badge=run.badge)
        self.wanted.emit(AskedRun(fields, payload, title, charged))

    def copy_recipe(self, run: Run) -> None:
        """Put the experiment file of a run on the clipboard."""
        text = json.dumps(plain(dict(run.recipe)), indent=1, ensure_ascii=False)
        QGuiApplication.clipboard().setText(text)
        self._room.message("info", lambda: self.tr("The recipe is on the clipboard."))

    def open_page(self, run: Run, page_id: str) -> None:
        """Show a page about a run."""
        self._runs.show_run(run.number)
        self._results.open_page(page_id)

    def save_model(self, run: Run) -> None:
        """Ask where the model of a run is to be saved."""
        self.open_page(run, "predict")
        page = self._results.page("predict")
        assert isinstance(page, PredictPage)
        page.ask_save_run()

    def predict_file(self) -> None:
        """Open the page of new rows and ask which file is to be predicted."""
        page = self._results.open_page("predict")
        assert isinstance(page, PredictPage)
        page.ask_rows()

    def rename(self, run: Run) -> None:
        """Let the title of a run be typed."""
        self._runs.show_run(run.number)
        self._runs.edit_title()

    def forget_runs(self, runs: list[Run]) -> None:
        """Take runs off the list, as one step to undo."""
        if runs:
            text = self.tr("forget %n run(s)", "", len(runs))
            self.context.edits.forget_runs(runs, text)
            done = self.tr("%n run(s) forgotten; Undo brings them back", "", len(runs))
            self.context.commands.announced.emit(done)

    # -- helpers ------------------------------------------------------------------------

    def _data_of(self, run: Run) -> Dataset | None:
        """Return the open data set of a run, the one shown if several have its name."""
        session = self.context.session
        opened = ([] if session.data is None else [session.data]) + [
            *session.datasets.values()
        ]
        return next((data for data in opened if data.name == run.data), None)

    def _on_runs_renamed(self, run: Run, title: str) -> None:
        text = self.tr("rename run {n}").format(n=run.number)
        self.context.edits.rename_run(run, title, text)
