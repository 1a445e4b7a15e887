"""The page of the race: methods that select prototypes, one decision of each at a time."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

import numpy as np
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from workbench.api.data import IntArray
from workbench.core.program.catalogue import PluginInfo
from workbench.core.results.pictures.race_pictures import (
    RacePlane,
    RaceRegions,
    TraceBlock,
    TraceEnd,
)
from workbench.numerics.neighbours.distance import DISTANCES, OPTIONS
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.room import Room
from workbench.ui.rooms.prototypes.compactness_source import CompactnessSource
from workbench.ui.rooms.prototypes.page import PrototypesPage
from workbench.ui.rooms.prototypes.race.method_checks import MethodChecks
from workbench.ui.rooms.prototypes.race.planes import RacePlanes, axis_names
from workbench.ui.rooms.prototypes.race.pseudo_view import RacePseudoView
from workbench.ui.rooms.prototypes.race.race_bar import PRINCIPAL, RaceBar
from workbench.ui.rooms.prototypes.race.race_requests import RaceRequests
from workbench.ui.rooms.prototypes.race.race_table import RaceTable
from workbench.ui.rooms.prototypes.race.runner import Runner
from workbench.ui.rooms.prototypes.race.sentences import kept_words, step_words
from workbench.ui.rooms.prototypes.scene_measure import scene_measure
from workbench.ui.services.latency import Latency
from workbench.ui.widgets.empty_state import EmptyState
from workbench.ui.widgets.fitted import ReservedLines
from workbench.ui.widgets.form_popup import FormPopup
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.params_form import ParamsForm

#: Seconds that one turn of the loop may take for steps.
_SLICE = 0.012
#: Seconds between two pictures on a long way.
_GLIMPSE = 0.3
#: Milliseconds at rest after which fine regions are asked for.
_REST = 150
#: A race to the end goes this far: further than any.
_END = 1 << 40
#: Above so many attributes a Delaunay triangulation is refused.
_DELAUNAY_ATTRIBUTES = 5
#: Parameters that say how far rows are apart: those of the scene count.
_DISTANCE = frozenset({"metric", "p", *OPTIONS})


class RacePage(PrototypesPage):
    """Ticked methods step together; one in focus is drawn, all are in the table."""

    page_id = "race"

    def __init__(
        self, room: Room, source: CompactnessSource, parent: QWidget | None = None
    ) -> None:
        super().__init__(room, source, parent)
        self.latency = Latency()
        self.latency.limits["step"] = 0.05
        self.requests = RaceRequests(room)
        self.runners: dict[str, Runner] = {}
        self.focus = ""
        #: Steps of the race; each method stands there or at its end.
        self.goal = 0
        self._params: dict[str, dict[str, Any]] = {}
        self._payload: dict[str, Any] | None = None
        self._of: tuple[Any, ...] | None = None
        self._plane: RacePlane | None = None
        self._plane_of: tuple[Any, ...] | None = None
        self._fine: RaceRegions | None = None
        self._generation = 0
        self._shown_at = 0.0
        #: The method and its steps that both planes show.
        self._drawn: tuple[Any, ...] = ()
        self._chase = QTimer(self, interval=0)
        self._rest = QTimer(self, interval=_REST, singleShot=True)
        self._make_widgets()
        self._lay_out()
        self._connect()

    # -- layout -----------------------------------------------------------------

    def _make_widgets(self) -> None:
        theme, context = self.context.theme, self.context
        self.bar = RaceBar()
        self.checks = MethodChecks()
        self.words = named(QLabel(), "proto_decision_label")
        self.words.setWordWrap(True)
        self.words.setAlignment(
            Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft
        )
        ReservedLines(self.words, 2)
        self.planes = RacePlanes(theme)
        self.before, self.after = self.planes.before, self.planes.after
        self.before.table_source = self.after.table_source = self._twin
        self.pseudo = RacePseudoView(theme)
        self.table = RaceTable(self._fine_cells)
        self.empty = EmptyState("proto_raceEmpty")
        form = ParamsForm(None, "proto_raceParams", context.catalogue)
        self.popup = FormPopup("proto_race", form, self)

    def _lay_out(self) -> None:
        lower = QWidget()
        below = QHBoxLayout(lower)
        below.addWidget(self.checks)
        below.addWidget(self.pseudo, 1)
        below.addWidget(self.table, 2)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(8)
        across, down = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored
        # plots and lists take what is left: their own wish would make the room scroll
        for widget in (self.planes, lower):
            widget.setSizePolicy(across, down)
        for widget in (self.pseudo, self.table):
            widget.setSizePolicy(QSizePolicy.Policy.Ignored, down)
            widget.setMinimumWidth(120)
        lower.setMinimumHeight(96)
        self._shown = (self.bar, self.words, self.planes, lower)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.bar)
        column.addWidget(self.words)
        column.addWidget(self.planes, 5)
        column.addWidget(lower, 3)
        column.addWidget(self.empty, 1)

    def _connect(self) -> None:
        self.bar.stepped.connect(self._on_bar_stepped)
        self.bar.went_back.connect(self._on_bar_went_back)
        self.bar.restarted.connect(lambda: self._go(0))
        self.bar.ended.connect(lambda: self._go(_END))
        self.bar.params.clicked.connect(self._on_params_clicked)
        self.bar.axes.activated.connect(self.refresh)
        self.popup.taken.connect(self._on_popup_taken)
        self.checks.ticked.connect(self._on_checks_ticked)
        self.table.chosen.connect(self._on_table_chosen)
        for plot in (self.before, self.after):
            plot.picked.connect(self.pick)
            plot.key_pressed.connect(self._on_plot_key_pressed)
        self.before.pointed.connect(self.after.point_at)
        self.after.pointed.connect(self.before.point_at)
        self.empty.pressed.connect(self.context.commands.open_dialog_requested)
        self.context.session.selection_changed.connect(self._on_selection_changed)
        self.context.catalogue.changed.connect(self._on_catalogue_changed)
        self.requests.came.connect(self._on_requests_came)
        self.requests.ended.connect(self._on_requests_ended)
        self.requests.failed.connect(self._on_requests_failed)
        self.requests.plane.done.connect(self._on_plane_done)
        self.requests.regions.done.connect(self._on_regions_done)
        self._chase.timeout.connect(self._follow)
        self._rest.timeout.connect(self._ask_fine)
        for key, slot in (
            ("F10", self._on_bar_stepped), ("Shift+F10", self._on_bar_went_back),
        ):  # fmt: skip
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.activated.connect(slot)

    # -- methods ----------------------------------------------------------------

    def _plugins(self) -> list[PluginInfo]:
        found = [
            p
            for p in self.context.catalogue.plugins
            if p.kind == "prototypes" and p.status == "loaded"
        ]
        return sorted(found, key=lambda p: p.id)  # one order in every language

    def _on_catalogue_changed(self) -> None:
        self.checks.offer(self._plugins())
        self.refresh()

    def _on_checks_ticked(self, method: str, on: bool) -> None:
        if not on:
            self.requests.stop([method])
            self.runners.pop(method, None)
        elif self._payload is not None:
            self._begin(method)
        self._choose_focus(method if on else self.focus)
        self._follow()

    def _choose_focus(self, method: str) -> None:
        """Have a method in focus, the first one where it does not race."""
        racing = self._racing()
        names = [runner.method for runner in racing]
        self.focus = method if method in names else (names[0] if names else "")

    def _racing(self) -> list[Runner]:
        """Return the methods of the race in the order of their boxes."""
        return [self.runners[m] for m in self.checks.chosen if m in self.runners]

    def _on_table_chosen(self, method: str) -> None:
        self.focus = method
        self._show()
        self._rest.start()

    def _on_params_clicked(self) -> None:
        plugin = self.context.catalogue.get(self.focus)
        if plugin is None:
            return
        own = tuple(p for p in plugin.params if p["name"] not in _DISTANCE)
        place = self.bar.params.mapToGlobal(self.bar.params.rect().bottomLeft())
        plugin = replace(plugin, params=own)
        self.popup.ask(plugin, self._params.get(plugin.id, {}), place)

    def _on_popup_taken(self) -> None:
        plugin = self.popup.plugin
        if plugin is not None and plugin.id in self.runners:
            self._params[plugin.id] = self.popup.form.values()
            self._begin(plugin.id)
            self._follow()

    # -- asking -----------------------------------------------------------------

    def compute(self) -> None:
        """Begin the race anew: F5."""
        self.draw_waiting()
        self._of = None
        self.goal = 0
        self.refresh()

    def fill(self) -> None:
        """Begin anew where rows or distances are others, and draw what is known."""
        session = self.context.session
        data, scene = session.data, session.scene
        empty = data is None or not data.n_rows
        self.empty.setVisible(empty)
        for widget in self._shown:
            widget.setVisible(not empty)
        if not self.checks.boxes and self._plugins():
            self.checks.offer(self._plugins())
        learned = session.metric if scene.is_learned else None
        of = (data, scene.metric, scene.p, scene.scale, learned)
        if of != self._of:
            self._of = of
            self._forget()
            if data is not None and not empty and self.room.can_measure():
                self._refuse_some()
                measure = scene_measure(self.room)
                if measure is not None:
                    self._payload = {"data": str(session.folder()), **measure}
        if self._payload is not None:
            plane_of = (*of, scene.x, scene.y, self.bar.axes.currentData())
            if plane_of != self._plane_of:
                self._plane_of = plane_of
                self._plane = self._fine = None
                self.requests.regions.cancel()
                self.requests.ask_plane(self._plane_payload())
            for method in self.checks.chosen:
                if method not in self.runners:
                    self._begin(method)
            self._choose_focus(self.focus)
        self._drawn = ()
        self._follow()
        self._on_selection_changed()

    def _forget(self) -> None:
        """Know nothing of any method."""
        self.bar.stop()
        self.requests.stop()
        self.requests.plane.cancel()
        self.requests.regions.cancel()
        self.runners.clear()
        self.goal = 0
        self._payload = self._plane = self._plane_of = self._fine = None

    def _refuse_some(self) -> None:
        """Offer no triangulation where it is known beforehand that there is none."""
        data, scene = self.context.session.data, self.context.session.scene
        reason = ""
        if data is None:
            return
        if data.n_attributes > _DELAUNAY_ATTRIBUTES:
            reason = self.tr(
                "A Delaunay triangulation of more than {n} attributes takes too long"
            ).format(n=_DELAUNAY_ATTRIBUTES)
        elif scene.metric in DISTANCES and not scene.distance.is_euclidean(scene.p):
            reason = self.tr("A Delaunay triangulation needs a Euclidean distance")
        elif not all(a.is_numeric for a in data.attributes) or np.isnan(data.X).any():
            reason = self.tr("A Delaunay triangulation needs numbers without gaps")
        self.checks.refuse({"delaunay": reason} if reason else {})

    def _plane_payload(self) -> dict[str, Any]:
        assert self._payload is not None
        scene = self.context.session.scene
        principal = self.bar.axes.currentData() == PRINCIPAL
        return {**self._payload, "x": scene.x, "y": scene.y, "principal": principal}

    def _begin(self, method: str) -> None:
        """Ask for the decisions of a method."""
        data, plugin = self.data, self.context.catalogue.get(method)
        if data is None or plugin is None or self._payload is None:
            return
        self.requests.stop([method])
        runner = self.runners[method] = Runner(method, plugin.title, data.n_rows)
        if self._plane is not None:
            runner.show_on(self._plane, self._codes())
        params = self._params.get(method, {})
        self.requests.trace(method, plugin.title, params, self._payload)

    def _codes(self) -> IntArray:
        data = self.data
        assert data is not None
        codes: IntArray = np.maximum(data.y, 0).astype(np.int64)
        return codes

    def _on_requests_came(self, method: str, block: TraceBlock) -> None:
        if method in self.runners:
            self.runners[method].take(block)
            self._follow()

    def _on_requests_ended(self, method: str, end: TraceEnd) -> None:
        if method in self.runners:
            self.runners[method].end = end
            self._follow()

    def _on_requests_failed(self, method: str, text: str) -> None:
        runner = self.runners.get(method)
        if runner is not None and runner.end is None:
            runner.trouble = text or self.tr("Cancelled; F5 begins anew")
            self._follow()

    def _on_plane_done(self, plane: RacePlane) -> None:
        self._plane = plane
        for runner in self.runners.values():
            runner.show_on(plane, self._codes())
        self.planes.show_plane(plane, self._codes())
        self._drawn = ()
        self._on_selection_changed()
        self._follow()

    def _ask_fine(self) -> None:
        """Ask for fine regions: nothing moves any more."""
        runners = [r for r in self._racing() if r.kept.any()]
        if self._plane is None or not self.isVisible() or self._chase.isActive():
            return
        if self.is_stale:  # the rows and axes of now are others
            return
        kept = {runner.method: np.flatnonzero(runner.kept) for runner in runners}
        self._generation = self.requests.ask_regions(
            self._plane_payload(), kept, self.focus
        )

    def _on_regions_done(self, fine: RaceRegions) -> None:
        moves = self._rest.isActive() or self._chase.isActive()
        if fine.generation != self._generation or moves:
            return  # something moved since
        self._fine = fine
        for method, cells in zip(fine.methods, fine.changed.tolist(), strict=True):
            if method in self.runners:
                self.runners[method].fine = cells
        self.planes.show_fine(fine, self.focus)
        self._show_words()
        self.table.show_runners(self._racing(), self.focus)

    # -- steps ------------------------------------------------------------------

    @property
    def done(self) -> int:
        """Decisions that the longest of the methods has carried out."""
        return max((runner.done for runner in self._racing()), default=0)

    def _on_bar_stepped(self) -> None:
        if not self._left():
            self.bar.stop()
            return
        known = max((runner.known for runner in self._racing()), default=0)
        if self.goal < known:  # else the worker is still at it
            self._go(self.goal + 1)

    def _on_bar_went_back(self) -> None:
        self.bar.stop()
        if self.done:
            self._go(self.done - 1)

    def _go(self, goal: int) -> None:
        """Have all methods carry out so many decisions, as far as they are known."""
        if goal in (0, _END):
            self.bar.stop()
        self.goal = goal
        with self.latency.measure("step"):
            self._follow()

    def _left(self) -> bool:
        return any(not runner.finished for runner in self._racing())

    def _follow(self) -> None:
        """Bring every method where the race is, within the time of one turn."""
        until = time.perf_counter() + _SLICE
        moving = [r for r in self._racing() if not r.go(self.goal, until)]
        if any(r.done != min(self.goal, r.known) for r in moving):
            self._chase.start()
            if time.perf_counter() < self._shown_at + _GLIMPSE:
                return  # most of the time is for the steps
        else:
            self._chase.stop()
            if self.goal == _END and not self._left():
                self.goal = self.done
        self._show()

    # -- what is shown ----------------------------------------------------------

    def _show(self) -> None:
        racing = self._racing()
        self._shown_at = time.perf_counter()
        self.bar.show_place(self.done, self._left())
        self.table.show_runners(racing, self.focus)
        runner = self.runners.get(self.focus)
        self.bar.params.setEnabled(runner is not None)
        if runner is not None and self._plane is not None:
            drawn = (self.focus, runner.done, bool(runner.known))
            if drawn != self._drawn:
                self._drawn = drawn
                self.planes.draw(self._plane, runner)
                self._rest.start()
            elif any(r.fine < 0 and r.kept.any() for r in racing):
                self._rest.start()  # one out of focus moved last
        elif runner is None:
            self._drawn = ()
            self.planes.clear()
        self._show_words()

    def _fine_cells(self) -> int:
        return 0 if self._fine is None else self._fine.cells

    def _show_words(self) -> None:
        runner, data = self.runners.get(self.focus), self.data
        n = 0 if data is None else data.n_rows
        text = self.tr("%n row(s) in all.", "", n)
        about = self._about_axes()
        self.planes.describe_before(
            f"{text} {about}", self.tr("All rows and their regions"), about
        )
        title = self.tr("Kept rows and their regions")
        if runner is None:
            self.words.setText(self.tr("Tick a method to let it race."))
            self.planes.describe_after("", title, "")
            self.pseudo.show_code("", (), 0)
            return
        shown = runner.last
        line = 0 if shown is None else shown.line
        self.pseudo.show_code(runner.title, runner.pseudocode, line)
        self.words.setText(step_words(runner, self._class_of))
        kept = kept_words(runner, self._fine_cells())
        self.planes.describe_after(kept, title, f"{kept} {self.words.text()}")

    def _class_of(self, row: int) -> str:
        data = self.data
        assert data is not None
        return str(data.class_attribute.values[int(data.y[row])])

    def _about_axes(self) -> str:
        """Say where the plane lies among all attributes."""
        plane = self._plane
        if plane is None:
            return ""
        if not plane.axes:
            return self.tr("The plane through the middle along the principal axes.")
        if plane.fixed:
            return self.tr("%n other attribute(s) at the median.", "", plane.fixed)
        return ""

    # -- selection ----------------------------------------------------------------

    def _on_selection_changed(self) -> None:
        if self.isVisible() and self._plane is not None and not self.is_stale:
            rows = self.context.session.selected_rows
            self.planes.select(rows)
        elif not self.isVisible():
            self._stale = True  # when it is seen

    # -- keys and showing ---------------------------------------------------------

    def _on_plot_key_pressed(self, event: QKeyEvent) -> None:
        self.keyPressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_Space and self.bar.play.isEnabled():
            self.bar.play.toggle()
        elif key == Qt.Key.Key_Home:
            self._go(0)
        elif key == Qt.Key.Key_End:
            self._go(_END)
        else:
            event.ignore()
            return
        event.accept()

    def hideEvent(self, event: QHideEvent) -> None:
        """Play no further while nobody looks."""
        super().hideEvent(event)
        self.bar.stop()

    # -- words ------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.bar.retranslate()
        self.table.retranslate()
        self.popup.retranslate()
        self.planes.name_axes(self._plane)
        self.checks.setAccessibleName(self.tr("Methods"))
        self.empty.say(
            self.tr("Open a data set to let methods race on its rows."),
            self.tr("Open…"),
            self.tr("Choose a file with a data set"),
        )
        for plugin in self._plugins():
            if plugin.id in self.runners:
                self.runners[plugin.id].title = plugin.title
        self._on_catalogue_changed()

    def _twin(self) -> TwinTable:
        plane, data = self._plane, self.context.session.data
        runner = self.runners.get(self.focus)
        if plane is None or data is None or self.is_stale:
            return TwinTable((self.tr("Row"),), ([],))
        headers = (
            self.tr("Row"), *axis_names(plane), self.tr("Class"), self.tr("Kept"),
        )  # fmt: skip
        kept = np.zeros(data.n_rows, bool) if runner is None else runner.kept
        words = [self.tr("yes") if is_kept else self.tr("no") for is_kept in kept]
        classes = [self._class_of(row) for row in range(data.n_rows)]
        rows = np.arange(1, data.n_rows + 1)
        return TwinTable(
            headers, (rows, plane.places[:, 0], plane.places[:, 1], classes, words)
        )

    def probe(self) -> dict[str, Any]:
        """Return where every method stands, what is drawn, and how long steps took."""
        racing, runner = self._racing(), self.runners.get(self.focus)
        cells = self._fine_cells()
        at_rest = not self._rest.isActive() and not self._chase.isActive()
        return {
            "methods": [r.method for r in racing],
            "offered": list(self.checks.boxes),
            "focus": self.focus,
            "done": {r.method: r.done for r in racing},
            "known": {r.method: r.known for r in racing},
            "finished": {r.method: r.finished for r in racing},
            "trouble": {r.method: r.trouble for r in racing if r.trouble},
            "kept": [] if runner is None else np.flatnonzero(runner.kept).tolist(),
            "n_kept": {r.method: r.n_kept for r in racing},
            "loo": {r.method: r.loo for r in racing},
            "change": {r.method: r.change(cells) for r in racing},
            "changed_cells": {r.method: r.fine for r in racing if r.fine >= 0},
            "cells": cells,
            "line": self.pseudo.line,
            "pseudo": self.pseudo.text_of_line(),
            "drawn": list(self.after.counts),
            "hatched": self.after.hatched,
            "level": 0 if self.after.labels is None else len(self.after.labels),
            "axes": [] if self._plane is None else list(axis_names(self._plane)),
            "words": self.words.text(),
            "before": self.planes.before_label.text(),
            "after": self.planes.after_label.text(),
            "table": self.table.texts(),
            "playing": self.bar.playing,
            "at_rest": at_rest and not self.room.busy,
            "latency": self.latency.probe(),
        }
