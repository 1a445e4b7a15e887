"""Explore 2-D: data, metric and classifier on one plane, all under the pointer."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, ClassVar

from PySide6.QtCore import QPoint, Qt, QTimer, Slot
from PySide6.QtWidgets import QMenu, QWidget

from workbench.api import Dataset, Problem
from workbench.ui.context import Context
from workbench.ui.pages import LazyPage, PagePlace
from workbench.ui.rooms.explore.accuracy.accuracy_display import AccuracyDisplay
from workbench.ui.rooms.explore.accuracy.accuracy_requests import AccuracyRequests
from workbench.ui.rooms.explore.layout import ExploreLayout
from workbench.ui.rooms.explore.page_list import PLANE
from workbench.ui.rooms.explore.panels import OVERLAYS
from workbench.ui.rooms.explore.plane.background import BackgroundPictures
from workbench.ui.rooms.explore.plane.plane_keys import PlaneKeys
from workbench.ui.rooms.explore.plane.plane_legend import PlaneLegend
from workbench.ui.rooms.explore.plane.plane_rows import RowsOnPlane
from workbench.ui.rooms.explore.plane.plane_words import axis_names, caption
from workbench.ui.rooms.explore.probes import Probes
from workbench.ui.rooms.explore.query.query_control import QueryControl
from workbench.ui.rooms.explore.shared_state import PlaneState
from workbench.ui.services.numbers import percent
from workbench.ui.widgets.object_names import add_action

#: Fields of the scene that change the picture.
_SEEN = {"x", "y", "scale", "metric", "p", "k", "weights"}
_FRAME = 16  # ms between two requests of a picture while the view moves
_CALM = 150  # ms without a change before rows are judged


class ExploreRoom(ExploreLayout):
    """The plane with its tools, layers, query and controls."""

    room_id: ClassVar[str] = "explore"
    obeys: ClassVar[frozenset[str]] = frozenset(
        {"data", "x", "y", "scale", "metric", "p", "k", "seed"}
    )

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._entered = False  # shown by the window
        self._active = False  # the same, with the plane in front
        self._stale = True  # something changed while hidden
        self._data_key = ""
        self._figure = 0.0, ""  # the accuracy told last, and its badges
        self.make(self._make_room())

    # -- building -------------------------------------------------------------------

    def _make_room(self) -> Iterator[None]:
        yield from self._build()
        yield
        self._staff()
        yield
        self._connect()
        self._connect_panels()
        self._offer_probes()
        self.retranslate()
        yield
        for slot in self._themed():
            slot()
        self._on_catalogue_changed()
        self.choose_tool("query")

    def _staff(self) -> None:
        """Make the parts that do the work, and their timers."""
        self.stage = PlaneState(
            self.context, self.board, self.canvas, self.layers, self.strip, self.latency
        )
        self.board.base_row = self.stage.base_row
        self.rows = RowsOnPlane(self.stage, self.points, self)
        self.asking = QueryControl(self.stage, self.links, self.query_panel, self)
        self.painting = BackgroundPictures(
            self.stage, self.regions, self.request, self.next_generation, self
        )
        judge = AccuracyRequests(self.request, self)
        self.verdict = AccuracyDisplay(
            self.stage, judge, self.points, self.kcurve, self
        )
        self.legend = PlaneLegend(
            self.stage, self.regions, self.points, self.links, self
        )
        self.keys = PlaneKeys(self.canvas, self.board, self.asking, self)
        self._range_timer = QTimer(self)
        self._calm_timer = QTimer(self)
        for timer, interval in ((self._range_timer, _FRAME), (self._calm_timer, _CALM)):
            timer.setSingleShot(True)
            timer.setInterval(interval)

    def _connect(self) -> None:
        session = self.context.session
        session.data_changed.connect(self._on_session_data_changed)
        session.scene_changed.connect(self._on_session_scene_changed)
        session.selection_changed.connect(self._on_session_selection_changed)
        session.metric_changed.connect(self._on_session_metric_changed)
        for slot in self._themed():
            self.context.theme.follow(self, slot)
        self.context.catalogue.changed.connect(self._on_catalogue_changed)
        self.board.previewed.connect(self._on_board_previewed)
        self.canvas.selected.connect(self._on_canvas_selected)
        self.canvas.lifted.connect(self.rows.lift)
        self.canvas.range_changed.connect(self._on_canvas_range_changed)
        self.canvas.reset_requested.connect(self.reset_view)
        self.canvas.menu_requested.connect(self._on_canvas_menu_requested)
        self.keys.tool_chosen.connect(self.choose_tool)
        self.keys.class_chosen.connect(self.choose_class)
        self.keys.delete_wanted.connect(self.delete_selected)
        self.painting.fitting.connect(self.state.setVisible)
        self.verdict.told.connect(self._on_verdict_told)
        self.verdict.counted.connect(self._on_verdict_counted)
        self._range_timer.timeout.connect(self._on_range_timer_timeout)
        self._calm_timer.timeout.connect(self._on_calm_timer_timeout)

    def _connect_panels(self) -> None:
        toolbar, controls, layers = self.toolbar, self.controls, self.layers
        toolbar.tool_chosen.connect(self.choose_tool)
        toolbar.class_chosen.connect(self.choose_class)
        toolbar.class_added.connect(self._on_toolbar_class_added)
        toolbar.spray_changed.connect(self.canvas.set_spray)
        toolbar.principal_chosen.connect(self.show_principal)
        toolbar.generate_clicked.connect(self.context.commands.generate_requested)
        controls.scene_chosen.connect(self._on_controls_scene_chosen)
        controls.classifier_chosen.connect(self.choose_classifier)
        layers.changed.connect(self._on_layers_changed)
        layers.density_changed.connect(self.painting.ask_density)
        self.kcurve.k_chosen.connect(self._on_kcurve_k_chosen)
        self.strip.changed.connect(self._on_strip_changed)
        self.context.commands.lesson_opened.connect(self._on_lesson_opened)
        self.browser.turned.connect(self._on_browser_turned)

    def _offer_probes(self) -> None:
        probes = Probes(
            self, self.stage, self.asking, self.painting, self.verdict, self.controls
        )
        topics = probes.topics | {"units": self.units.probe}
        topics |= self.kcurve.probes
        self.probes.update(topics)
        self.canvas.probes.update(topics)
        self.probes["shown"] = self._probe_shown

    # -- the room's contract ----------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether a picture or a judgement is under way or about to be asked for."""
        waits = self._range_timer.isActive() or self._calm_timer.isActive()
        return waits or super().busy

    def enter(self) -> None:
        self._entered = True
        self._wake()

    def leave(self) -> None:
        self._entered = self._active = False

    def reveal(self, widget: QWidget) -> None:
        """Turn to the page that a widget is on."""
        super().reveal(widget)
        places = {PLANE: self.plane, **self.places}
        for name, place in places.items():
            if place.isAncestorOf(widget) and widget is not self.browser.button:
                self.browser.open(name)

    def run(self) -> None:
        """Estimate the accuracy of the classifier shown, and keep it up to date.

        On another page: compute that anew.
        """
        page = self.page
        if page is not None:
            page.compute()
            return
        self.verdict.wanted = True
        self._calm_timer.stop()
        self.verdict.ask()

    def retranslate(self) -> None:
        self.browser.name_pages(self.tr("Pages of Explore 2-D"))
        for place in self.places.values():
            if place.page is not None:
                place.page.reword()
        for part in (self.toolbar, self.units, self.controls, self.layers):
            part.retranslate()
        self._on_catalogue_changed()
        self.query_panel.retranslate()
        self.kcurve.retranslate()
        self.state.setText(self.tr("fitting…"))
        self.state.adjustSize()
        title = self.tr("Leave-one-out error by k")
        self.curve_title.setText(f"<b>{title}</b>")
        self.stage.strip.retranslate()
        self._reword_figures()
        if not self._stale:  # else what is shown is about other data, until `enter`
            self.asking.draw()
            self.legend.refresh()
            if self.stage.data is not None and self.stage.plane is not None:
                self.canvas.set_labels(*axis_names(self.stage))
                self.canvas.set_caption(caption(self.stage))
        self._describe()

    def _reword_figures(self) -> None:
        """Write what the verdict told, where it still stands, as the language does."""
        if self.controls.accuracy.text():
            self.controls.accuracy.setText(self._figure_text())
        found = self.verdict.judgement
        if found is not None and self.toolbar.errors.text():
            self._on_verdict_counted(len(found.wrong), found.n)

    def _figure_text(self) -> str:
        accuracy, badges = self._figure
        return " ".join([percent(accuracy), *(f"[{b}]" for b in badges.split())])

    # -- pages ------------------------------------------------------------------------

    @property
    def page(self) -> LazyPage | None:
        """The page in front; None where that is the plane."""
        place = self.places.get(self.browser.front)
        return None if place is None else place.page

    def open_page(self, name: str) -> None:
        """Show a page of `PAGES` by its id."""
        self.browser.open(name)

    @Slot(str)
    def _on_browser_turned(self, name: str) -> None:
        self.clear_message()
        if name in self.places:
            self._make(self.places[name])
        self._wake()

    def _make(self, place: PagePlace[LazyPage]) -> None:
        """Make a page when it is first shown."""
        if place.page is not None:
            return
        name = place.entry.id
        page = place.entry.load(LazyPage)(self, place)
        page.setObjectName(f"explore_{name}_page")
        place.put(page, ready=page.retranslate)
        self.probes[name] = page.probe

    def _wake(self) -> None:
        """Bring the plane up to date when it comes to be seen."""
        self._active = self._entered and self.browser.front == PLANE
        if not self._active:
            self.body.show()  # too many rows for the plane are no matter to other pages
        elif self._stale:
            self._show_data()
        else:
            self.can_draw()

    def _probe_shown(self) -> dict[str, Any]:
        return {"page": self.browser.front}

    # -- showing data -----------------------------------------------------------------

    def _show_data(self) -> None:
        """Show the current data set from scratch or after an edit."""
        self._stale = False
        session, data = self.context.session, self.stage.data
        another = session.scene.data != self._data_key
        if another:
            self._forget()  # first: layers switched back would draw answers about old rows
            if self._data_key:  # what was chosen for it is not meant for the next
                self._choose_nothing()
            self._data_key = session.scene.data
        if not self.can_draw() or data is None:
            self._describe()
            return
        self.toolbar.set_classes(data.classes, self.board.label)
        self._offer_principal(data)
        self.strip.show_attributes(data, session.scene.x, session.scene.y)
        self.refresh("data", frame=another)
        self.can_classify()
        if another and data.n_rows == 0:  # nothing to ask yet: painting is meant
            self.choose_tool("point")

    def _choose_nothing(self) -> None:
        """Go back to k-NN and the layers shown at first."""
        self.stage.plugin = ""
        self.controls.choose_classifier("")
        self.layers.reset()

    def _forget(self) -> None:
        self.painting.forget()
        self.asking.forget()
        self.verdict.forget()
        self.controls.accuracy.clear()
        self.toolbar.errors.clear()
        self.board.label = 0
        self.strip.forget()

    def _offer_principal(self, data: Dataset) -> None:
        """Offer the principal axes where there are more than two numbers."""
        offered = sum(a.is_numeric for a in data.attributes) > 2
        self.stage.principal = self.board.fixed = self.stage.principal and offered
        self.toolbar.show_principal(offered, self.stage.principal)
        self.strip.set_wanted(not self.stage.principal)

    def refresh(self, reason: str, *, frame: bool = False) -> None:
        """Draw what the window can draw at once, then ask for the rest.

        Parameters
        ----------
        reason : str
            The interaction, for the latency log.
        frame : bool
            Whether to show all rows from now on.
        """
        started = time.perf_counter()
        data = self.stage.data
        if data is None:
            return
        try:
            self.stage.set_plane(data)
            self.clear_message()
        except Problem as problem:
            self._explain(problem)
        if not self.board.drawing:
            self._show_scene(data)
        self.rows.draw(data)
        if not self.rows.moving:
            self._describe()
        if frame:
            self.reset_view()
        self.asking.ask_again()
        self._range_timer.stop()  # the picture asked for now is of the view as it is
        self.painting.ask(reason, started)
        self._calm_timer.start()

    def _explain(self, problem: Problem) -> None:
        """Say why there is no plane, and take away what was judged on the last one."""
        self.verdict.clear()
        self.controls.accuracy.clear()
        self.toolbar.errors.clear()
        if not self.stage.scene.is_learned:
            self.message("warning", str(problem))
            return
        self.message(
            "info",
            lambda: self.tr("No metric was learned on these data yet"),
            action=(lambda: self.tr("Open the Metric lab"), self._open_metric_lab),
        )

    def _open_metric_lab(self) -> None:
        self.context.commands.room_requested.emit("metric")

    def _show_scene(self, data: Dataset) -> None:
        scene = self.stage.scene
        self.controls.show_scene(scene, data.n_rows)
        self.canvas.set_labels(*axis_names(self.stage))
        self.canvas.set_caption(caption(self.stage))
        self.kcurve.show_k(scene.k)

    def _describe(self) -> None:
        """Tell screen readers what is shown, and newcomers what to do."""
        data, scene = self.stage.data, self.stage.scene
        if data is None:
            self.hint.setText(self.tr("Open a data set, or paint one"))
            self.hint.show()
            return
        self.hint.setText(
            self.tr("click to add points, right-click for the second class")
        )
        self.hint.setVisible(data.n_rows == 0)
        text = self.tr("{0} points, {1} classes, {2}-NN regions. {3}")
        accuracy = self.controls.accuracy.text()
        self.canvas.describe(
            self.tr("Plane of {0} and {1}").format(*axis_names(self.stage)),
            text.format(data.n_rows, len(data.classes), scene.k, accuracy)
            + f" {caption(self.stage)}",
        )

    # -- commands -------------------------------------------------------------------------

    @Slot()
    def reset_view(self) -> None:
        """Show all rows."""
        smallest = self.stage.reset_view()
        self.toolbar.set_radius(smallest / 8)

    @Slot(bool)
    def show_principal(self, shown: bool) -> None:
        """Draw the plane of the first two principal axes, or that of x and y."""
        data = self.stage.data
        if data is None or shown == self.stage.principal:
            return
        self.canvas.cancel_gesture()
        self.stage.principal = shown
        self._offer_principal(data)
        if shown and self.canvas.tool.places:
            self.choose_tool("query")
        self.asking.forget()  # its place was one of the other plane
        self.regions.clear()
        self.verdict.outdate()
        self.refresh("axes", frame=True)

    @Slot(str)
    def choose_tool(self, name: str) -> None:
        """Switch to a tool; those that put rows somewhere need attributes as axes."""
        if self.board.fixed and self.canvas.tools[name].places:
            self.context.commands.announced.emit(
                self.tr("Not on principal axes: they move with every row")
            )
            return
        self.canvas.choose(name)
        self.toolbar.choose(name)

    @Slot(int)
    def choose_class(self, label: int) -> None:
        """Paint this class from now on."""
        data = self.stage.data
        if data is not None and 0 <= label < len(data.classes):
            self.board.label = label
            self.toolbar.set_classes(data.classes, label)

    @Slot(str)
    def choose_classifier(self, plugin: str) -> None:
        """Draw the regions of a plugin; empty for k-NN under the scene."""
        self.painting.pictures.forget()  # a slow fit must not hold the next up
        self.stage.plugin = plugin
        self.controls.choose_classifier(plugin)
        self.controls.accuracy.clear()
        self.toolbar.errors.clear()
        self.verdict.outdate()
        self._keep_ghost()
        self.painting.ask("classifier")
        self._calm_timer.start()

    def pin(self, x: float, y: float) -> None:
        """Ask at a place and stay there."""
        self.asking.pin(x, y)

    def select_all(self) -> None:
        """Select every row."""
        self.context.session.select(range(len(self.canvas.positions)))

    def delete_selected(self) -> None:
        """Delete the selected rows, or the one nearest to the query."""
        rows = sorted(self.context.session.selection)
        answer = self.asking.answer
        if not rows and answer is not None and len(answer.rows):
            rows = [answer.row if answer.row >= 0 else int(answer.rows[0])]
        self.board.erase(rows)
        self.board.commit("delete", len(rows))

    def _keep_ghost(self) -> None:
        if self.stage.shown["ghost"]:
            self.regions.keep_ghost()

    # -- slots: session and theme -----------------------------------------------------------

    def _on_session_data_changed(self) -> None:
        for place in self.places.values():
            if place.page is not None:
                place.page.refresh()
        if not self._active:
            self._stale = True
            return
        self.verdict.outdate()
        self._show_data()

    def _on_session_scene_changed(self, names: frozenset[str]) -> None:
        if "data" in names or not names & _SEEN:
            return  # another data set is announced by a signal of its own
        data = self.stage.data
        if not self._active or data is None:
            self._stale = True
            return
        self._keep_ghost()
        scene = self.stage.scene
        if names & {"x", "y"}:
            self.stage.principal = False  # who chooses an attribute wants to see it
            self._offer_principal(data)
            self.strip.show_attributes(data, scene.x, scene.y)
        framed = bool(names & {"x", "y", "scale"})
        self.refresh("+".join(sorted(names & _SEEN)), frame=framed)

    def _on_session_selection_changed(self) -> None:
        if self._active:
            self.rows.draw_selection()

    def _on_session_metric_changed(self) -> None:
        if not self._active:
            self._stale = True
        elif self.stage.scene.is_learned:
            self.refresh("metric")

    @Slot()
    def _on_catalogue_changed(self) -> None:
        self.controls.set_classifiers(self.context.catalogue.plugins)

    def _themed(self) -> tuple[Callable[[], None], ...]:
        """Return what each change of theme calls, the layers one by one."""
        layers = (self.regions, self.links, self.points)
        return (*(layer.recolour for layer in layers), self._on_theme_changed)

    @Slot()
    def _on_theme_changed(self) -> None:
        c = self.context.theme.colours
        self.canvas.outline.setPen(c.accent, width=1)
        if self._entered and not self._stale:  # else the answer is about rows of old
            self.asking.draw()

    # -- slots: the plane -------------------------------------------------------------------

    @Slot()
    def _on_lesson_opened(self) -> None:
        self.browser.open(PLANE)
        self.verdict.withhold()
        self.controls.accuracy.clear()
        self.toolbar.errors.clear()

    def _on_board_previewed(self) -> None:
        self.verdict.outdate()
        with self.latency.measure("edit: points"):
            self.refresh("edit")

    @Slot(list, str)
    def _on_canvas_selected(self, rows: list[int], mode: str) -> None:
        self.context.session.select(rows, mode)  # type: ignore[arg-type]

    @Slot()
    def _on_canvas_range_changed(self) -> None:
        if self._active and not self._range_timer.isActive():
            self._range_timer.start()

    @Slot()
    def _on_range_timer_timeout(self) -> None:
        if not self._stale:  # else the plane is of rows there are no more
            self.painting.ask("view")
        self._settle_if_idle()

    @Slot()
    def _on_calm_timer_timeout(self) -> None:
        if self.painting.pictures.busy:
            self._calm_timer.start()  # pictures first
            return
        if not self._stale:
            self.verdict.ask()
        self._settle_if_idle()

    def _settle_if_idle(self) -> None:
        if not self.busy:
            self.settled.emit(self.generation)

    @Slot(object)
    def _on_canvas_menu_requested(self, place: QPoint) -> None:
        self._show_menu(place)

    def _show_menu(self, place: QPoint) -> QMenu:
        """Open the menu at a place of the screen; it deletes itself when closed."""
        menu = QMenu(self)
        menu.setObjectName("explore_canvas_contextMenu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        reset = add_action(menu, "explore_menu_resetAct", self.reset_view)
        reset.setText(self.tr("Reset view"))
        everything = add_action(menu, "explore_menu_selectAllAct", self.select_all)
        everything.setText(self.tr("Select all"))
        delete = add_action(menu, "explore_menu_deleteAct", self.delete_selected)
        delete.setText(self.tr("Delete selected points"))
        delete.setEnabled(self.context.session.selected_rows.size > 0)
        menu.popup(place)
        return menu

    # -- slots: tools, controls, layers, slices, the k-curve ----------------------------------

    @Slot()
    def _on_toolbar_class_added(self) -> None:
        self.board.add_class()
        if self.stage.data is not None:
            self.choose_class(len(self.stage.data.classes) - 1)

    @Slot(dict)
    def _on_controls_scene_chosen(self, changes: dict[str, Any]) -> None:
        self.context.session.set_scene(**changes)

    @Slot(int)
    def _on_kcurve_k_chosen(self, k: int) -> None:
        self.context.session.set_scene(k=k)

    @Slot()
    def _on_strip_changed(self) -> None:
        self.refresh("slice")

    @Slot(str, bool)
    def _on_layers_changed(self, layer: str, shown: bool) -> None:
        self.regions.set_visible(layer, shown)
        if layer == "errors":
            self.points.errors.setVisible(shown)
            self.legend.follow()
        elif layer == "margins":
            self.verdict.draw_margins()
        elif layer in OVERLAYS:
            self.canvas.overlays.want(layer, shown)
        elif layer in ("rings", "euclidean"):
            self.asking.draw()
        elif shown and layer not in ("regions", "ghost"):
            self.painting.ask("layers")

    # -- slots: the verdict -----------------------------------------------------------------

    @Slot(float, str)
    def _on_verdict_told(self, accuracy: float, badges: str) -> None:
        self._figure = accuracy, badges
        shown = self._figure_text()
        self.controls.accuracy.setText(shown)
        self._describe()
        if not self.verdict.wanted:  # shown unasked: no news for the whole window
            return
        self.context.commands.result_shown.emit(partial(percent, accuracy), badges)
        self.context.commands.announced.emit(shown)

    @Slot(int, int)
    def _on_verdict_counted(self, wrong: int, n: int) -> None:
        text = self.tr("errors {0} / {1}")
        self.toolbar.errors.setText(text.format(wrong, n))
