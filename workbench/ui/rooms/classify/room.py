"""The Classify room: plugin tree, parameter form, test options, runs and results."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtWidgets import (
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from workbench.api.problems import Problem
from workbench.core.program.catalogue import PluginInfo
from workbench.core.program.json_text import plain
from workbench.core.results.evaluating.evaluation import EvaluationResult
from workbench.core.results.evaluating.run import Run
from workbench.core.session.scene import HIGHEST_K
from workbench.ui.context import Context
from workbench.ui.layouts import nest
from workbench.ui.room import Room
from workbench.ui.rooms.classify.page import ResultPage
from workbench.ui.rooms.classify.page_list import PAGES
from workbench.ui.rooms.classify.results import ResultPages
from workbench.ui.rooms.classify.run_desk import RunDesk
from workbench.ui.rooms.classify.run_menu import RunMenu
from workbench.ui.rooms.classify.run_queue import AskedRun, RunQueue
from workbench.ui.rooms.classify.runs import RunsTable
from workbench.ui.rooms.classify.setup.batch_list import Choice
from workbench.ui.rooms.classify.setup.plugin_tree import PluginTree, suits
from workbench.ui.rooms.classify.setup.setup_tabs import SetupTabs
from workbench.ui.rooms.classify.setup.test_options import ProtocolForm
from workbench.ui.rooms.classify.titles import run_text, run_title
from workbench.ui.services.metric_names import learned_name
from workbench.ui.session.repeat_actions import Repeatable
from workbench.ui.widgets.flat_button import PrimaryButton
from workbench.ui.widgets.setup_fold import SetupFold
from workbench.ui.widgets.splitters import Sizes, TurningSplitter, splitter

#: Parameters of k-NN by the name of their value in the scene.
_OF_SCENE = {"k": "n_neighbors", "metric": "metric", "p": "p", "weights": "weights"}


class _SingleClickButton(PrimaryButton):
    """For those who double click on everything: that is one click."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()


class ClassifyRoom(Room):
    """Train and test classifiers on the current data set: one, or all that are ticked."""

    room_id: ClassVar[str] = "classify"
    obeys: ClassVar[frozenset[str]] = frozenset(
        {"data", "scale", "metric", "p", "k", "seed"}
    )

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._queue = RunQueue(self)
        self._made: list[int] = []  # runs of the queue, by their numbers
        self.make(self._make_room())

    # -- building -----------------------------------------------------------------------

    def _make_room(self) -> Iterator[None]:
        yield from self._build()
        yield
        self._connect()
        self.probes = {
            "setup": self._probe_setup, "result": self._probe_result,
            "tabs": self._results.probe, "task": self._probe_task,
            "runs": self._runs.probe, "batch": self._probe_batch,
        }  # fmt: skip
        for entry in PAGES:
            self.probes[f"page:{entry.id}"] = partial(self._probe_page, entry.id)
        for page_id in ("compare", "meter", "scores"):
            self.probes[page_id] = self.probes[f"page:{page_id}"]
        yield
        self.retranslate()
        yield
        if self._tree.current is not None:
            self._on_tree_chosen(self._tree.current)

    def _build(self) -> Iterator[None]:
        """Make the widgets, a few at each step, and lay them out."""
        self._tree = PluginTree(self.context.catalogue)
        yield
        self._setup = SetupTabs(self.context)
        self._form, self._advanced = self._setup.form, self._setup.advanced
        yield
        self._protocol = ProtocolForm()
        self._run_button = _SingleClickButton()
        self._run_button.setObjectName("classify_runBtn")
        self._cancel_button = QPushButton()
        self._cancel_button.setObjectName("classify_cancelBtn")
        self._cancel_button.setEnabled(False)
        self._set = QLabel(wordWrap=True)
        self._set.setObjectName("classify_advancedLabel")
        self._filters = QLabel(wordWrap=True)
        self._filters.setObjectName("classify_filtersLabel")
        self._metric = QLabel(wordWrap=True)
        self._metric.setObjectName("classify_metricLabel")
        self._runs = RunsTable(self.context)
        PAGES[0].load(ResultPage)
        yield
        self._results = ResultPages(self)
        yield
        self._desk = RunDesk(
            self, self._runs, self._results, self._tree, self._setup, self._protocol
        )
        self._menu = RunMenu(self._desk, self._runs)
        yield
        self._lay_out()

    def _lay_out(self) -> None:
        self._tree_box, self._test_box = QGroupBox(), QGroupBox()
        _fill(self._tree_box, self._tree)
        parts = (self._protocol, None, self._set, self._filters, self._metric)
        _fill(self._test_box, *parts)
        flat = Qt.Orientation.Horizontal
        what = TurningSplitter((self._tree_box, 3, 0), (self._setup, 4, 0))
        upper = TurningSplitter((what, 7, 0), (self._test_box, 4, 0))
        lower = splitter(flat, (self._runs, 30), (self._results, 70))
        whole = splitter(Qt.Orientation.Vertical, (upper, 2), (lower, 5))
        Sizes(self, what=what, upper=upper, lower=lower, whole=whole)
        self.setup_fold = fold = SetupFold(self.room_id, self.context.settings, upper)
        # above what folds, so that Run stays where it is
        buttons = _row(fold.button, self._run_button, self._cancel_button)
        buttons.addSpacing(8)
        buttons.addWidget(fold.line, 1000)
        buttons.addStretch(1)  # so that the buttons are no wider without the line
        layout = QVBoxLayout(self.body)
        layout.setContentsMargins(8, 8, 8, 8)
        nest(layout, buttons)
        layout.addWidget(whole)

    def _connect(self) -> None:
        self._tree.chosen.connect(self._on_tree_chosen)
        for form in (self._setup, self._protocol):
            form.changed.connect(self._refresh)
        self._form.chained_edited.connect(self._on_form_chained_edited)
        self._form.chain_closed.connect(self._on_form_chain_closed)
        self._setup.recipe_wanted.connect(self._on_setup_recipe_wanted)
        self._run_button.clicked.connect(self.run)
        self._cancel_button.clicked.connect(self._queue.cancel)
        self._setup.batch.form_wanted.connect(self._on_batch_form_wanted)
        self._desk.wanted.connect(self._on_desk_wanted)
        self._runs.chosen.connect(self._results.show_run)
        self.repeating.add_to(self._runs, "classify_runs")
        self._runs.paired.connect(self._results.show_pair)
        self._runs.several.connect(self._results.show_chosen)
        self._results.rows_chosen.connect(self._on_results_rows_chosen)
        self._results.value_wanted.connect(self._on_results_value_wanted)
        self._results.runs_wanted.connect(self._on_results_runs_wanted)
        self._results.recipe_wanted.connect(self._desk.put_recipe)
        self._queue.done.connect(self._on_queue_done)
        self._queue.ended.connect(self._on_queue_ended)
        self._queue.cancelled.connect(self._on_queue_cancelled)
        commands = self.context.commands
        commands.predict_requested.connect(self._desk.predict_file)
        commands.lesson_opened.connect(self._refresh)  # it runs what is in the form
        commands.learner_requested.connect(self._on_commands_learner_requested)
        session = self.context.session
        session.data_changed.connect(self._on_session_data_changed)
        session.scene_changed.connect(self._on_session_scene_changed)
        self._on_session_data_changed()
        self._on_session_scene_changed(frozenset({"seed"}))

    def retranslate(self) -> None:
        self._tree_box.setTitle(self.tr("Classifiers"))
        self._test_box.setTitle(self.tr("Test option"))
        self._show_filters()
        self._cancel_button.setText(self.tr("Cancel"))
        self._cancel_button.setToolTip(self.tr("Stop this run (Shift+Esc)"))
        assert self.setup_fold is not None
        self.setup_fold.retranslate()
        parts = (
            self._tree, self._protocol, self._setup, self._runs, self._menu, self._results
        )  # fmt: skip
        for part in parts:
            part.retranslate()
        self._refresh()

    # -- running ------------------------------------------------------------------------

    def run(self) -> None:
        """Test the chosen classifier, or all that are ticked, as the form says (F5)."""
        if why := self._blocked():
            self.message("warning", lambda: self._blocked() or why)
            return
        self.clear_message()
        self._start([self._asked(choice) for choice in self._choices()])
        if self.setup_fold is not None:
            self.setup_fold.note_run()

    def _start(self, asked: list[AskedRun]) -> None:
        self._made.clear()
        self.next_generation()
        self._queue.start(asked)
        self._cancel_button.setEnabled(True)
        self._refresh()

    def _choices(self) -> list[Choice]:
        """Return what Run tests: all that are ticked, else what is in the form."""
        ticked, plugin = self._ticked, self._tree.current
        if ticked or plugin is None:
            return ticked
        return [Choice(plugin.id, self._form.values())]

    def _asked(self, choice: Choice) -> AskedRun:
        plugin, data = (
            self.context.catalogue.get(choice.plugin),
            self.context.session.data,
        )
        assert plugin is not None
        badge, conditions = self._protocol.badge(), self._conditions()
        learn_once = self._protocol.learn_once and plugin.family == "Metric learning"
        fields = {
            "plugin": plugin.id,
            "title": self._title_of(plugin, choice.params),
            "data": data.name if data else "",
            "badge": badge,
            "optimistic": learn_once,
            "recipe": self.recipe(choice),
        }
        payload = {
            "data": str(self.context.session.folder()),
            "plugin": plugin.id,
            "params": dict(choice.params),
            "predictions": True,
            "learn_once": learn_once,
            **conditions,
        }
        title = self.tr("{title}, {badge}").format(title=plugin.title, badge=badge)
        steps = (str(step["id"]) for step in conditions["filters"])
        charged = self.context.catalogue.charged(
            plugin.id, *steps, params=payload["params"]
        )
        return AskedRun(fields, payload, title, charged)

    def _conditions(self) -> dict[str, Any]:
        """Return how is tested, whatever the classifier."""
        scene = self.context.session.scene
        return {
            "protocol": self._protocol.protocol(),
            "scale": scene.scale,
            "filters": list(scene.filters),
            **self._advanced.values(),
        }

    def recipe(self, choice: Choice | None = None) -> dict[str, Any]:
        """Return the experiment file that repeats this run, or that of a kept choice."""
        plugin, session = self._tree.current, self.context.session
        if choice is None:
            choice = Choice(plugin.id if plugin else "", self._form.values())
        data = session.data
        return {
            "version": 1,
            "data": [(data.source or data.name) if data else ""],
            "classifiers": [{"id": choice.plugin, "params": dict(choice.params)}],
            **self._conditions(),
        }

    def repeatable(self) -> Repeatable | None:
        run = self._results.run
        if run is None:
            return None
        session = self.context.session
        # filters tell the recipe of a run from an experiment
        recipe = {"filters": [], **run.recipe, "learn_once": run.optimistic}
        return Repeatable(
            recipe,
            f"{run.data}-{run.plugin}",
            of_shown_data=session.data is not None and session.data.name == run.data,
            result=plain(replace(run.result, predictions=None)),
        )

    def _title_of(self, plugin: PluginInfo, params: Mapping[str, Any]) -> str:
        scale, marks = self.context.session.scene.scale, self._advanced.marks()
        return run_title(plugin, params, scale, marks)

    def _blocked(self) -> str:
        data = self.context.session.data
        why = self.why_not_learn()
        if data is None or why:
            return why
        if self._tree.current is None and data.has_nominal_class:
            return self.tr("Choose a classifier first.")
        if self._tree.current is None:
            return self.tr(
                "The class {name} is not nominal, and no method for a numeric class is "
                "loaded: choose another class in Data."
            ).format(name=data.class_attribute.name)
        if self._ticked:
            return (
                self._unfit(not data.has_nominal_class)
                or self._advanced.problem
                or self._protocol.problem
            )
        return self._setup.problem or self._protocol.problem

    @property
    def _ticked(self) -> list[Choice]:
        """What is ticked to be run together; a lesson asks for what is in the form."""
        return [] if self.context.in_lesson else self._setup.batch.ticked

    def _unfit(self, numeric: bool) -> str:
        """Say which of those that are ticked cannot learn this class."""
        for choice in self._ticked:
            plugin = self.context.catalogue.get(choice.plugin)
            if plugin is None or not suits(plugin, numeric):
                text = self.tr("{title} cannot be run on these data: untick it.")
                return text.format(title=self._setup.batch.title_of(choice))
        return ""

    def _refresh(self) -> None:
        """Follow the forms: may it run, and what is set where it is not seen."""
        why = self._blocked()
        self._run_button.setEnabled(not why)
        ticked = self._ticked
        text = self.tr("Run") + (f" ({len(ticked)})" if ticked else "")
        self._run_button.setText(text)
        tip = self.tr("Train and test (F5)")
        if ticked:
            tip = self.tr("Train and test all that are ticked (F5)")
        self._run_button.setToolTip(why or tip)
        marks = self._advanced.marks()
        self._set.setText(self.tr("Advanced: {marks}").format(marks=", ".join(marks)))
        self._set.setVisible(bool(marks))
        self._show_metric()
        self._setup.refresh()
        if self.setup_fold is not None:
            self.setup_fold.say(self._summary())

    def _summary(self) -> str:
        """Say in a line what Run tests, and how."""
        plugin, scene = self._tree.current, self.context.session.scene
        if plugin is None or self._setup.problem:
            return self._blocked()
        values, marks = self._form.values(), self._advanced.marks()
        titles = [self._setup.batch.title_of(choice) for choice in self._ticked]
        if titles:
            title = ", ".join(titles + marks)
        else:
            title = run_title(plugin, values, "none", marks)
        parts = [title, self._protocol.summary()]
        scales = {"min-max": self.tr("min-max"), "z-score": self.tr("z-score")}
        if scene.scale in scales:
            parts.append(scales[scene.scale])
        if scene.filters:
            parts.append(self._filters.text())
        if not self._metric.isHidden():
            parts.append(self._metric.text())
        return "  ·  ".join(parts)

    # -- slots --------------------------------------------------------------------------

    def _on_tree_chosen(self, plugin: PluginInfo) -> None:
        self._setup.show_plugin(plugin, self._of_scene(plugin))
        self._protocol.allow_once(plugin.family == "Metric learning")
        self._refresh()

    def _of_scene(
        self, plugin: PluginInfo, names: frozenset[str] = frozenset(_OF_SCENE)
    ) -> dict[str, Any]:
        """Return the parameters of a classifier that the scene has a value for."""
        values = self.context.session.scene.knn_params()
        wanted = {_OF_SCENE[name] for name in names & _OF_SCENE.keys()}
        if plugin.id != "knn":
            wanted &= {_OF_SCENE["k"]}
        known = {p["name"] for p in plugin.params}
        return {name: values[name] for name in values if name in wanted & known}

    @Slot(str, object)
    def _on_form_chained_edited(self, name: str, value: object) -> None:
        if not isinstance(value, int) or not 1 <= value <= HIGHEST_K:
            self._form.part(name)  # the scene has no such k
        elif value != self.context.session.scene.k:
            self.context.session.set_scene(k=value)

    @Slot(str)
    def _on_form_chain_closed(self, _name: str) -> None:
        plugin = self._tree.current
        if plugin is not None:
            self._form.follow(self._of_scene(plugin, frozenset({"k"})))

    def _on_session_data_changed(self) -> None:
        data = self.context.session.data
        if data is not None:
            self._tree.suit(not data.has_nominal_class)
            self._advanced.show_classes(list(data.classes))
        self._refresh()

    def _on_session_scene_changed(self, names: frozenset[str]) -> None:
        scene = self.context.session.scene
        if "seed" in names:
            self._protocol.set_seed(scene.seed)
        plugin = self._tree.current
        if "filters" in names:
            self._show_filters()
        if names & {"filters", "scale", "metric"}:
            self._refresh()
        if plugin is not None:
            self._form.follow(self._of_scene(plugin, names))

    def _show_filters(self) -> None:
        """Say what is fitted on the training rows before the classifier."""
        steps = self.context.session.scene.filters
        found = (self.context.catalogue.get(step["id"]) for step in steps)
        titles = [
            plugin.title if plugin else step["id"]
            for plugin, step in zip(found, steps, strict=True)
        ]
        text = self.tr("Filters, fitted inside each fold: {names}")
        self._filters.setText(text.format(names=", ".join(titles)))
        self._filters.setVisible(bool(steps))

    def _show_metric(self) -> None:
        """Say that a metric learned from all rows is not that of k-NN here."""
        plugin, session = self._tree.current, self.context.session
        name = learned_name(session.metric, self.context.catalogue)
        is_knn = plugin is not None and plugin.id == "knn"
        text = self.tr(
            "The scene's metric saw all rows; choose {name} to learn it in each fold."
        )
        self._metric.setText(text.format(name=name))
        self._metric.setVisible(is_knn and session.scene.is_learned and bool(name))

    def _on_queue_done(self, asked: AskedRun, result: EvaluationResult) -> None:
        run = self.context.session.add_run(result=result, **asked.fields)
        self._made.append(run.number)
        self._runs.show_run(run.number)
        self._results.tell_made(run)
        failed = result.failed
        if failed:
            self.message(
                "error",
                lambda: self.tr("%n fold(s) failed: {text}", "", len(failed)).format(
                    text=failed[0].text
                ),
                "\n\n".join(f.trace for f in failed),
            )
        wording = partial(self._result_words, run)
        self.context.commands.result_shown.emit(wording, run.badge)
        self.context.commands.announced.emit(f"{wording()} {run.badge}")
        if not self._queue.left and len(self._made) > 1:
            self._show_made()

    def _result_words(self, run: Run) -> str:
        """Return title and figure of a run, by the title it has now."""
        runs = self.context.session.runs
        return run_text(next((r for r in runs if r.number == run.number), run))

    def _show_made(self) -> None:
        """Choose all runs of the queue: their curves are drawn together."""
        self._results.turns_to_pair = False  # nobody asked for the page of two
        self._runs.show_runs(self._made)
        self._results.turns_to_pair = True

    def _on_queue_ended(self) -> None:
        self._cancel_button.setEnabled(False)

    def _on_queue_cancelled(self, left: int) -> None:
        if self._made:
            self.message(
                "info",
                lambda: self.tr(
                    "Cancelled: %n run(s) not made, the others are in the list.",
                    "",
                    left,
                ),
            )
        else:
            self.message(
                "info", lambda: self.tr("The run was cancelled; nothing was recorded.")
            )

    def _on_desk_wanted(self, asked: AskedRun) -> None:
        self.clear_message()
        self._start([asked])

    def _on_results_runs_wanted(self, asked: list[AskedRun]) -> None:
        self._start(asked)

    def _on_batch_form_wanted(self, choice: Choice) -> None:
        """Put a kept classifier into the form, to be looked at or changed."""
        if self._tree.choose(choice.plugin):
            self._form.set_values(choice.params)
            self._setup.setCurrentIndex(0)

    def _on_results_rows_chosen(self, rows: list[int]) -> None:
        run = self._results.run
        data = self.context.session.data
        if run is None or data is None or run.data != data.name:
            return
        if run.badge == "TEST":
            self.message("info", lambda: self.tr("These are rows of the test file."))
            return
        self.context.session.select(rows)

    def _on_results_value_wanted(self, name: str, value: Any) -> None:
        """Put the run's classifier into the form, with one value changed."""
        run = self._results.run
        if run is None or not self._tree.choose(run.plugin):
            return
        self._form.set_values({**run.result.params, name: value})
        self.message(
            "info",
            lambda: self.tr(
                "{name} is {value} in the form now; Run (F5) tests it."
            ).format(name=name, value=value),
        )

    def _on_commands_learner_requested(self, plugin: str, params: dict) -> None:
        """Put what another room asks for into the form."""
        if self._tree.choose(plugin):
            self._form.set_values(params)

    def _on_setup_recipe_wanted(self) -> None:
        try:
            text = json.dumps(self.recipe(), indent=1, ensure_ascii=False)
        except Problem as problem:
            self.message("warning", str(problem))
            return
        QGuiApplication.clipboard().setText(text)
        self.message("info", lambda: self.tr("The recipe is on the clipboard."))

    # -- probes -------------------------------------------------------------------------

    def _probe_setup(self) -> dict[str, Any]:
        plugin, problem = self._tree.current, self._blocked()
        known = {"plugin": plugin.id if plugin else "", "problem": problem}
        if plugin is None or problem:
            return known
        return {
            **known,
            "title": self._title_of(plugin, self._form.values()),
            "params": self._form.values(),
            **self._conditions(),
        }

    def _probe_batch(self) -> dict[str, Any]:
        return {"choices": self._setup.batch.probe(), "left": self._queue.left}

    def _probe_result(self) -> dict[str, Any]:
        run: Run | None = self._results.run
        if run is None:
            return {}
        result, figures = run.result, run.result.of_classes
        wrong = [] if result.predictions is None else result.predictions.wrong.tolist()
        return {
            "number": run.number,
            "badge": run.badge,
            "wrong": wrong,
            "n": result.n,
            "correct": figures and figures.correct,
            "accuracy": run.accuracy,
            "confusion": figures and plain(figures.confusion),
            "kappa": figures and figures.kappa,
            "mcc": figures and figures.mcc,
            "failed": plain(result.failed),
        }

    def _probe_page(self, page_id: str) -> dict[str, Any]:
        return self._results.page(page_id).probe()

    def _probe_task(self) -> dict[str, Any]:
        return {"busy": self.busy, "generation": self.generation}


def _fill(group: QWidget, *parts: QWidget | None) -> None:
    """Put parts below each other; None is a stretch."""
    layout = QVBoxLayout(group)
    for part in parts:
        if part is None:
            layout.addStretch(1)
        else:
            layout.addWidget(part)


def _row(*widgets: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    for widget in widgets:
        row.addWidget(widget)
    return row
