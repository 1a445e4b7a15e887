"""The Metric lab: learn, compare before and after, walk the way between."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from workbench.core.results.metric_result import LearnedMetric, MetricResult
from workbench.core.results.metric_views import MorphCurve
from workbench.numerics.neighbours.distance import LEARNED
from workbench.ui.context import Context
from workbench.ui.room import drawable
from workbench.ui.rooms.metric.given_constraints import GivenConstraints
from workbench.ui.rooms.metric.history import History
from workbench.ui.rooms.metric.layout import MetricWidgets
from workbench.ui.rooms.metric.metric_changes import MetricChanges
from workbench.ui.rooms.metric.page import LabRoom
from workbench.ui.rooms.metric.planes.animation_saving import AnimationButton
from workbench.ui.rooms.metric.planes.layer_menu import PlaneLegends
from workbench.ui.rooms.metric.planes.pairing import SharedSelection, preview
from workbench.ui.rooms.metric.planes.picture import Picture, axes_of
from workbench.ui.rooms.metric.planes.plane_captions import (
    Captions,
    no_method,
    remarks_on,
)
from workbench.ui.rooms.metric.planes.plane_pair import PlanePair
from workbench.ui.rooms.metric.planes.recorder import Recorder
from workbench.ui.rooms.metric.probes import metric_probe
from workbench.ui.rooms.metric.relearn_in_folds import MetricCrossValidation
from workbench.ui.rooms.metric.relearn_switch import FoldsSwitch
from workbench.ui.rooms.metric.requests import MetricRequests, payload_of
from workbench.ui.rooms.metric.sliced_work import SlicedWork
from workbench.ui.services.latency import Latency
from workbench.ui.session.repeat_actions import Repeatable

STRIPS, PRINTED = "thesis21-strips", "builtin:thesis21-printed"


class MetricRoom(LabRoom):
    """Learn a Mahalanobis metric and see what it does."""

    room_id = "metric"
    obeys = frozenset({"data", "x", "y", "scale", "k", "seed"})

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.hand = GivenConstraints(context.session, self)
        self.history = History()
        self._turns = SlicedWork(self)
        self._due = False
        self.make(self._make_room())

    def _make_room(self) -> Iterator[None]:
        context = self.context
        self.widgets = w = MetricWidgets(self, self.history)
        yield from w.build()
        yield
        self.stage = PlanePair(w.before, w.after, w.before_header, w.after_header)
        self.legends = PlaneLegends(self.stage, w.before, w.after, w.motion)
        self.stage.followers += [
            w.regions.follow, w.motion.follow, self.legends.refresh,
        ]  # fmt: skip
        self.stage.marked.append(self.legends.refresh)
        self.latency = Latency()
        self.latency.limits["morph"] = 0.016
        self._asking = MetricRequests(self.request, context.jobs, self)
        self._making = MetricChanges(self.request, self._asking, w.tabs, self)
        self.folds = FoldsSwitch(w.folds, self.request(), self)
        self._honesty = MetricCrossValidation(self, self.folds, w.bar, self.hand)
        yield
        self._captions = Captions(context, w, self.stage, self.folds, self)
        self._pairing = SharedSelection(context.session, w, self.stage, self)
        self._previewing = context.theme.deferred(self, self._preview, at_once=True)
        marking = context.theme.deferred(self, self._pairing.show, at_once=True)
        context.session.selection_changed.connect(marking.refresh)
        self._recorder = Recorder(w.planes, w.morph.set_t, self)
        self._saving = AnimationButton(self, self.stage, w.morph, self._recorder)
        self._stale = QTimer(self)
        self._stale.setSingleShot(True)
        yield
        self._connect_widgets()
        self._connect_services()
        self.probes |= {
            "metric": partial(metric_probe, self.stage, w, self.folds),
            "points": self.stage.probe_points,
            "pairs": self.widgets.differences.probe_pairs,
            "impostors": self.stage.probe_impostors,
            "selection": self._pairing.probe,
            "note": self._probe_note,
            "latency": self._probe_latency,
            "regions": w.regions.probe,
            "pages": w.tabs.probe,
            "motion": w.motion.probe,
            "overlays": self._probe_overlays,
        }
        yield
        self.retranslate()
        yield
        self._on_catalogue_changed()
        self._forget()

    def _connect_widgets(self) -> None:
        w = self.widgets
        w.bar.learn_requested.connect(self.run)
        w.bar.cancel_requested.connect(self._asking.break_off)
        w.bar.params_changed.connect(self._on_bar_params_changed)
        w.bar.clip_changed.connect(self._on_bar_clip_changed)
        w.morph.moved.connect(self._on_morph_moved)
        w.morph.rested.connect(self._captions.announce_place)
        w.morph.reduce.toggled.connect(self._on_reduce_toggled)
        w.layers.changed.connect(self._on_layers_changed)
        w.regions_check.toggled.connect(self._on_regions_check_toggled)
        for plane in (w.before, w.after):
            plane.themed.connect(self.legends.refresh)
        w.morph.record.clicked.connect(self._saving.ask)
        w.view.currentIndexChanged.connect(self._on_view_changed)
        w.use.clicked.connect(self._on_use_clicked)
        w.note.toggled.connect(w.card.setVisible)
        w.card.closed.connect(self._on_card_closed)
        w.card.printed_requested.connect(self._on_card_printed_requested)
        w.tried.chosen.connect(self._on_tabs_learn_wanted)
        w.differences.maps_wanted.connect(self._on_differences_maps_wanted)
        w.tabs.widened.connect(self._on_tabs_widened)
        w.tabs.learn_wanted.connect(self._on_tabs_learn_wanted)
        w.tabs.empty.pressed.connect(self.run)

    def _connect_services(self) -> None:
        session = self.context.session
        session.data_changed.connect(self._on_session_data_changed)
        session.scene_changed.connect(self._on_session_scene_changed)
        self.context.catalogue.changed.connect(self._on_catalogue_changed)
        self._asking.learned.connect(self._on_asking_learned)
        self._asking.curve_grew.connect(self._on_asking_curve_grew)
        self._asking.progressed.connect(self.widgets.bar.show_progress)
        self._asking.ended.connect(self.widgets.bar.end)
        self._asking.broken_off.connect(self._on_asking_broken_off)
        self._asking.mapped.connect(self.widgets.differences.show_maps)
        self._turns.finished.connect(self._on_request_idle)
        self._making.drafted.connect(self._on_making_drafted)
        self._making.rested.connect(self._on_making_rested)
        self._making.returned.connect(self._on_making_returned)
        self.folds.changed.connect(self._captions.show_figures)
        self._honesty.found.connect(self._captions.show_result)
        self._stale.timeout.connect(self._on_stale_timeout)
        self.hand.wanted.connect(self.widgets.bar.touch)

    # -- the room ---------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.widgets.bar.show_plugins(self.context.catalogue.plugins)
        self.widgets.retranslate()
        for part in (
            self.folds.retranslate, self.stage.retranslate, self.legends.refresh,
            self._captions.show_figures, self._captions.describe_planes,
        ):  # fmt: skip
            self.context.theme.later(part)

    def repeatable(self) -> Repeatable | None:
        learned = self.context.session.metric
        if learned is None or learned.result.by_hand or self.hand.used:
            return None
        request, data = learned.result.request, self.context.session.data
        if data is None:
            return None
        recipe = {
            "version": 1,
            "data": data.source or data.name,
            "metric": {"id": request.plugin, "params": dict(request.params)},
            "scale": request.scale,
            "k": request.k,
            "weights": request.weights,
        }
        return Repeatable(recipe, f"{data.name}-{request.plugin}")

    def enter(self) -> None:
        """Learn again if data or scene changed while another room was shown."""
        if self._due:
            self.run()

    def leave(self) -> None:
        """Stop playing when another room is shown."""
        self.widgets.morph.stop()
        self._recorder.stop()
        self.widgets.tabs.stop()

    def reveal(self, widget: QWidget) -> None:
        super().reveal(widget)
        self.widgets.bar.quick.keep(widget)

    def run(self) -> None:
        """Learn the metric on all rows."""
        dataset = self.context.session.data
        why = self.why_not_learn()
        if dataset is None or why:
            self.message("warning", lambda: self.why_not_learn() or why)
            return
        if not self.widgets.bar.plugin:
            self._due = True  # until one arrives
            self.message(*no_method(self.context.catalogue))
            return
        self._due = False
        self.clear_message()
        if not (self.can_draw() and self.can_classify()):
            return
        self.next_generation()
        self._honesty.note_constraints(self.hand.used)
        wanted = payload_of(self.context.session, self.widgets.bar, self.hand)
        self._asking.learn(wanted, dataset.n_rows)
        self.widgets.bar.begin()

    # -- learning -----------------------------------------------------------------------

    def _on_asking_learned(self, result: MetricResult) -> None:
        again = self.picture is not None and self.widgets.morph.t < 1.0
        self._making.begin(result)
        self._honesty.judge(result)
        bar = self.widgets.bar
        bar.show_learned(result)
        given = len(self.hand.constraints) if self.hand.used else 0
        self.widgets.tried.add(result, bar.info(result.request.plugin), given)
        self._show(result, t=self.widgets.morph.t if again else 1.0)
        self.widgets.morph.show_curve([], [])
        picture = self.picture
        if picture is not None:
            self._asking.curve(picture)
        self._make_known(result)
        self._captions.announce(result)
        if picture is not None:
            self._turns.start(self._introduce(picture))

    @property
    def busy(self) -> bool:
        """Whether anything is asked for, or left to be drawn."""
        return super().busy or self._turns.busy

    def finish_drawing(self) -> None:
        super().finish_drawing()
        self._turns.finish()

    @property
    def picture(self) -> Picture | None:
        """What was learned last on the data shown."""
        return self.stage.picture

    def _picture_of(self, result: MetricResult) -> Picture:
        axes = axes_of(self.context.session.scene, result.data.attributes)
        return Picture(result, self.widgets.chosen_view(result), axes)

    def _show(self, result: MetricResult, t: float) -> None:
        """Draw a result in the chosen plane."""
        w = self.widgets
        picture = self._picture_of(result)
        self._pairing.forget()
        w.enable(True)
        w.morph.set_t(t)
        self.stage.show(picture, t)
        self._pairing.show()
        self._captions.show_figures()
        self._captions.describe_planes()
        self._turns.start(self._show_rest(picture))

    def _introduce(self, picture: Picture) -> Iterator[None]:
        """Draw the rest of what was learned, and make remarks once it can be seen."""
        rest = self._show_rest(picture)
        next(rest)
        self._tell(picture.result)
        yield
        yield from rest

    def _show_rest(self, picture: Picture) -> Iterator[None]:
        """Draw what is not looked at first: a piece in each turn of the loop."""
        w = self.widgets
        w.matrix.show_result(picture.result)
        yield
        self._asking.forget_densities()
        w.differences.show_picture(picture)
        yield
        w.tabs.show_picture(picture)

    def _tell(self, result: MetricResult) -> None:
        """Write remarks to the message bar."""
        if remarks_on(result):
            self.message("warning", lambda: " · ".join(remarks_on(result)))

    def _on_asking_curve_grew(self, curve: MorphCurve) -> None:
        self.widgets.morph.show_curve(curve.t, curve.loo)
        self._captions.show_figures()

    # -- the morph ------------------------------------------------------------------------

    def _on_morph_moved(self, t: float) -> None:
        after, picture = self.widgets.after, self.picture
        was_line = after.in_line_mode
        with self.latency.measure("morph"):
            self.stage.move(t)
            self._captions.show_figures()
        if picture is not None and after.in_line_mode != was_line:
            self.widgets.name_axes(picture)

    def _on_layers_changed(self, layer: str, on: bool) -> None:
        w = self.widgets
        if layer == "euclidean":
            self.stage.show_euclidean(on)
        elif layer in w.motion.wanted:
            w.motion.want(layer, on)
        else:
            for plane in (w.before, w.after):
                plane.overlays.want(layer, on)
        self.legends.refresh()

    def _on_reduce_toggled(self) -> None:
        self.widgets.motion.refresh()
        self.legends.refresh()

    def _on_regions_check_toggled(self, on: bool) -> None:
        self.legends.with_regions = on
        self.legends.refresh()

    def record(self, path: Path) -> None:
        """Write the morph, both planes, as an animated PNG."""
        self._saving.record(path)

    # -- metrics in the making and by hand ------------------------------------------------

    def _on_making_drafted(self, result: MetricResult) -> None:
        """Draw a metric whose figures are not known; every frame of a drag does."""
        w = self.widgets
        picture = self._picture_of(result)
        w.morph.set_t(1.0)
        was_line = w.after.in_line_mode
        self.stage.replace(picture, 1.0)
        if w.after.in_line_mode != was_line:
            w.name_axes(picture)
        w.matrix.show_result(result)
        w.morph.show_curve([], [])
        self._honesty.judge(result)
        self._captions.show_figures()

    def _on_asking_broken_off(self, cancelled: bool) -> None:
        """Go back to the last metric, or to none; what was drawn was a draft."""
        if cancelled:
            self.message("info", lambda: self.tr("Learning was cancelled."))
        else:
            self.hand.refuse()
        self._making.give_up()

    def _on_making_returned(self, result: MetricResult | None) -> None:
        told = self.last_message
        if result is not None:
            self._show_again(result)
            return
        self._forget(keep_tried=True)
        self.last_message = told
        self.messaged.emit(told)

    def _on_making_rested(self, result: MetricResult) -> None:
        self._show_again(result)
        self._make_known(result)
        self.widgets.tried.point_at(result)
        self._captions.announce(result)

    def _show_again(self, result: MetricResult) -> None:
        """Draw a metric at the end of the morph, with all that is known of it."""
        self._honesty.judge(result)
        self._show(result, t=1.0)
        if self.picture is not None:
            self._asking.curve(self.picture)

    def _make_known(self, result: MetricResult) -> None:
        """Offer the metric to the other rooms."""
        session = self.context.session
        session.set_metric(
            LearnedMetric(
                result.request.plugin, session.scene.data, result.request.scale, result
            )
        )

    def _on_tabs_learn_wanted(self, plugin: str, params: dict[str, Any]) -> None:
        if self.widgets.bar.choose_method(plugin):
            self.widgets.bar.choose(params)
            self.run()

    def _on_differences_maps_wanted(self, picture: Picture) -> None:
        self._asking.densities(picture, self.widgets.differences.extent())

    def _on_tabs_widened(self, on: bool) -> None:
        self.widgets.planes.setVisible(not on)

    # -- what else changes --------------------------------------------------------------

    def _on_bar_params_changed(self) -> None:
        if self.picture is not None:
            self.run()

    def _on_bar_clip_changed(self, on: bool) -> None:
        self.widgets.matrix.set_clipped(on)
        raw = (
            None
            if self.picture is None
            else self.picture.result.differences.raw_eigenvalues
        )
        if not on and raw is not None and (raw < 0).any():
            self.message(
                "info",
                lambda: self.tr(
                    "This matrix is no metric: it has a negative eigenvalue, so some "
                    "squared distances would be below 0. The planes use the clipped one."
                ),
            )

    def _on_view_changed(self) -> None:
        if self.picture is not None:
            self._show(self.picture.result, self.widgets.morph.t)

    def _on_use_clicked(self) -> None:
        self.context.session.set_scene(metric=LEARNED.id)

    def _on_card_closed(self) -> None:
        self.widgets.note.setChecked(False)

    def _on_card_printed_requested(self) -> None:
        self.widgets.note.setChecked(False)
        self.context.commands.open_requested.emit(PRINTED)

    def _on_catalogue_changed(self) -> None:
        self.widgets.bar.show_plugins(self.context.catalogue.plugins)
        if self._due and self.isVisible():
            self.run()

    def _on_session_data_changed(self) -> None:
        learned = self.picture is not None
        same = learned and self._key == self.context.session.scene.data
        self._forget(keep_tried=same)
        if same:  # an edit: the metric follows
            self._stale.start()

    def _on_session_scene_changed(self, names: frozenset[str]) -> None:
        if "data" in names:
            return
        if self.picture is None:
            self._previewing.refresh()
            return
        if names & {"scale", "k", "weights"}:
            self._stale.start()
        elif names & {"x", "y"}:
            self._on_view_changed()

    def _on_stale_timeout(self) -> None:
        if not self.isVisible():
            self._due = True
        elif self.picture is None or self.widgets.bar.is_prompt:
            self.run()
        else:  # k, weights or scale changed, and the method takes its time
            self.widgets.bar.mark_due()

    def _forget(self, keep_tried: bool = False) -> None:
        """Show nothing learned."""
        w = self.widgets
        self._asking.cancel()
        self._turns.stop()
        self._honesty.judge(None)
        self._captions.withdraw()
        self.clear_message()
        w.morph.stop()
        w.tabs.stop()
        self._making.forget()
        self._pairing.forget()
        self._due = False
        self.stage.clear()
        self._key = self.context.session.scene.data
        w.clear(keep_tried)
        self.can_draw()
        dataset = self.context.session.data
        w.bar.show_rows(0 if dataset is None else dataset.n_rows)
        name = "" if dataset is None else f"{dataset.source} {dataset.name}"
        w.note.setVisible(STRIPS in name)
        w.note.setChecked(False)
        self._previewing.refresh()
        self._captions.show_figures()
        self._captions.describe_planes()

    def _preview(self) -> None:
        """Draw the rows as they are while nothing is learned."""
        if self.picture is None and drawable(self.context.session.data) is not None:
            preview(self.context.session, self.widgets, self.stage)
            self._captions.describe_planes()

    # -- probes -------------------------------------------------------------------------

    def _probe_latency(self) -> dict[str, Any]:
        return self.latency.probe() | self.widgets.regions.latency.probe()

    def _probe_overlays(self) -> dict[str, Any]:
        w = self.widgets
        return {
            "before": w.before.overlays.probe(),
            "after": w.after.overlays.probe(),
        }

    def _probe_note(self) -> dict[str, Any]:
        w = self.widgets
        return {"offered": not w.note.isHidden(), "open": not w.card.isHidden()}
