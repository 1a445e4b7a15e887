"""The Metric lab: learn, compare before and after, walk the way between."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QFileDialog, QWidget

from workbench.api import FloatArray
from workbench.core.session import LearnedMetric
from workbench.ui.context import Context
from workbench.ui.latency import Latency
from workbench.ui.numbers import percent
from workbench.ui.room import Room, drawable
from workbench.ui.rooms.metric.asking import Asking
from workbench.ui.rooms.metric.constraints import HandMade
from workbench.ui.rooms.metric.drafts import Drafts
from workbench.ui.rooms.metric.folds import FoldsSwitch, record
from workbench.ui.rooms.metric.layout import MetricWidgets
from workbench.ui.rooms.metric.picture import Picture
from workbench.ui.rooms.metric.probes import metric_probe
from workbench.ui.rooms.metric.recorder import Recorder
from workbench.ui.rooms.metric.stage import Stage

STRIPS, PRINTED = "thesis21-strips", "builtin:thesis21-printed"


class MetricRoom(Room):
    """Learn a Mahalanobis metric and see what it does."""

    room_id = "metric"

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.hand = HandMade(context.session, self)
        self.widgets = MetricWidgets(self)
        w = self.widgets
        self.stage = Stage(w.before, w.after, w.before_header, w.after_header)
        self.stage.followers.append(w.regions.follow)
        self.latency = Latency()
        self.latency.limits["morph"] = 0.016
        self._due = False
        self._last: dict[str, Any] | None = None  # learned to the end, or by hand
        self._wrong: list[int] = []
        self._picked: tuple[int, ...] = ()
        self._asking = Asking(self.request, self)
        self._drafts = Drafts(self.request, self)
        self.folds = FoldsSwitch(w.folds, self.request(), self)
        self._recorder = Recorder(w.planes, w.morph.set_t, self)
        self._stale = QTimer(self)
        self._stale.setSingleShot(True)
        self._connect_widgets()
        self._connect_services()
        self.probes |= {
            "metric": self._probe_metric,
            "points": self.stage.probe_points,
            "pairs": self.widgets.differences.probe_pairs,
            "impostors": self.stage.probe_impostors,
            "selection": self._probe_selection,
            "note": self._probe_note,
            "latency": self._probe_latency,
            "regions": w.regions.probe,
            "pages": w.tabs.probe,
        }
        self.retranslate()
        self._on_catalogue_changed()
        self._forget()

    def _connect_widgets(self) -> None:
        w = self.widgets
        w.bar.learn_requested.connect(self.run)
        w.bar.cancel_requested.connect(self._asking.break_off)
        w.bar.params_changed.connect(self._on_bar_params_changed)
        w.bar.clip_changed.connect(self._on_bar_clip_changed)
        w.morph.moved.connect(self._on_morph_moved)
        w.morph.rested.connect(self._on_morph_rested)
        w.morph.record.clicked.connect(self._on_record_clicked)
        self._recorder.finished.connect(self._on_recorder_finished)
        self._recorder.failed.connect(self._on_recorder_failed)
        w.before.row_picked.connect(self._on_plane_row_picked)
        w.after.row_picked.connect(self._on_plane_row_picked)
        w.differences.pair_changed.connect(self._on_differences_pair_changed)
        w.view.currentIndexChanged.connect(self._on_view_changed)
        w.use.clicked.connect(self._on_use_clicked)
        w.note.toggled.connect(w.card.setVisible)
        w.card.closed.connect(self._on_card_closed)
        w.card.printed_requested.connect(self._on_card_printed_requested)
        w.tried.chosen.connect(self._on_tabs_learn_wanted)
        w.tabs.widened.connect(self._on_tabs_widened)
        w.tabs.rows_chosen.connect(self.context.session.select)
        w.tabs.pair_chosen.connect(self._on_differences_pair_changed)
        w.tabs.metric_proposed.connect(self._on_tabs_metric_proposed)
        w.tabs.metric_rested.connect(self._on_tabs_metric_rested)
        w.tabs.learn_wanted.connect(self._on_tabs_learn_wanted)

    def _connect_services(self) -> None:
        session = self.context.session
        session.data_changed.connect(self._on_session_data_changed)
        session.scene_changed.connect(self._on_session_scene_changed)
        session.selection_changed.connect(self._on_session_selection_changed)
        self.context.catalogue.changed.connect(self._on_catalogue_changed)
        self._asking.learned.connect(self._on_asking_learned)
        self._asking.curve_grew.connect(self._on_asking_curve_grew)
        self._asking.went_on.connect(self._on_asking_went_on)
        self._asking.progressed.connect(self.widgets.bar.show_progress)
        self._asking.ended.connect(self.widgets.bar.end)
        self._asking.broken_off.connect(self._on_asking_broken_off)
        self._asking.mapped.connect(self.widgets.differences.show_maps)
        self._drafts.drafted.connect(self._on_drafts_drafted)
        self._drafts.judged.connect(self._on_drafts_judged)
        self.folds.asked.connect(self._on_folds_asked)
        self.folds.changed.connect(self._show_figures)
        self.folds.finished.connect(self._on_folds_finished)
        self._stale.timeout.connect(self._on_stale_timeout)
        self.hand.wanted.connect(self.widgets.bar.touch)

    # -- the room ---------------------------------------------------------------------

    def title(self) -> str:
        """Return the name in the rail, translated."""
        return self.tr("Metric")

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.widgets.retranslate()
        self.folds.retranslate()
        self._show_figures()
        self._describe_planes()

    def enter(self) -> None:
        """Learn again if data or scene changed while another room was shown."""
        if self._due:
            self.run()

    def leave(self) -> None:
        """Stop playing when another room is shown."""
        self.widgets.morph.stop()
        self._recorder.stop()
        self.widgets.tabs.stop()

    def run(self) -> None:
        """Learn the metric on all rows."""
        dataset = self.context.session.data
        if dataset is None:
            self.message("warning", self.tr("Open a data set first."))
            return
        if not self.widgets.bar.plugin:
            self.message(
                "warning", self.tr("No plugin that learns a metric is loaded.")
            )
            return
        self._due = False
        self.clear_message()
        if not (self.can_draw() and self.can_classify()):
            return
        self.next_generation()
        self._asking.learn(self._payload(), dataset.n_rows)
        self.widgets.bar.begin()

    def _payload(self) -> dict[str, Any]:
        session, bar = self.context.session, self.widgets.bar
        scene, params = session.scene, bar.params()
        if "n_neighbors" in bar.declared():
            params["n_neighbors"] = scene.k
        return {
            "data": str(session.folder()),
            "plugin": bar.plugin,
            "params": params,
            "scale": scene.scale,
            "k": scene.k,
            "weights": scene.weights,
            **self.hand.payload(),
        }

    # -- learning -----------------------------------------------------------------------

    def _on_asking_learned(self, result: dict[str, Any]) -> None:
        again = self.picture is not None and self.widgets.morph.t < 1.0
        self._drafts.forget()
        self.folds.forget()
        self._last = result
        self.widgets.matrix.show_result(result)
        bar = self.widgets.bar
        bar.show_learned(result)
        given = len(self.hand.constraints) if self.hand.used else 0
        by_hand = self.tr("{n} by hand").format(n=given) if given else ""
        self.widgets.tried.add(result, bar.info(result["plugin"]), by_hand)
        self._show(result, t=self.widgets.morph.t if again else 1.0)
        self.widgets.morph.show_curve([], [])
        if self.picture is not None:
            self._asking.curve(self.picture)
        session = self.context.session
        session.set_metric(
            LearnedMetric(result["plugin"], session.scene.data, result["scale"], result)
        )
        self._tell(result)

    @property
    def picture(self) -> Picture | None:
        """What was learned last on the data shown."""
        return self.stage.picture

    def _show(self, result: dict[str, Any], t: float) -> None:
        """Draw a result in the chosen plane."""
        w = self.widgets
        picture = Picture(result, w.chosen_view(result), self._axes(result))
        self._picked = ()
        w.enable(True)
        w.morph.set_t(t)
        self.stage.show(picture, t)
        self._show_selection()
        w.differences.show_picture(picture)
        w.tabs.show_picture(picture)
        self._asking.densities(picture, w.differences.extent())
        self._show_figures()
        self._describe_planes()

    def _axes(self, result: dict[str, Any]) -> tuple[int, int]:
        scene, names = self.context.session.scene, result["attributes"]
        if scene.x in names and scene.y in names and scene.x != scene.y:
            return names.index(scene.x), names.index(scene.y)
        return 0, min(1, len(names) - 1)

    def _tell(self, result: dict[str, Any]) -> None:
        """Announce the accuracies; remarks go to the message bar."""
        text = self.tr("{before} before, {after} after learning").format(
            before=percent(result["loo_before"]), after=percent(result["loo_after"])
        )
        self.context.commands.announced.emit(text)
        self.context.commands.result_shown.emit(
            f"{self.widgets.bar.title} {percent(result['loo_after'])}",
            f"LOO {result['badge']}",
        )
        ratio = result["ratio"] or {"problem": ""}
        self.widgets.differences.show_problem(ratio["problem"])
        remarks = [result["note"] or ratio["problem"], *result["remarks"]]
        told = [remark for remark in remarks if remark]
        if told:
            self.message("warning", " · ".join(told))
        for header in (self.widgets.before_header, self.widgets.after_header):
            header.setToolTip("\n".join(result["prepared"]))

    def _on_asking_curve_grew(self, news: dict[str, Any]) -> None:
        self.widgets.morph.show_curve(news["t"], news["loo"])
        self._show_figures()

    # -- the morph ------------------------------------------------------------------------

    def _on_morph_moved(self, t: float) -> None:
        after, picture = self.widgets.after, self.picture
        was_line = after.in_line_mode
        with self.latency.measure("morph"):
            self.stage.move(t)
            self._show_figures()
        if picture is not None and after.in_line_mode != was_line:
            self.widgets.name_axes(picture)

    def _on_morph_rested(self, t: float) -> None:
        accuracy = self.widgets.morph.accuracy(t)
        if self.picture is not None and accuracy is not None:
            self.context.commands.announced.emit(
                self.tr("t = {t}: {accuracy}").format(
                    t=f"{t:.2f}", accuracy=percent(accuracy)
                )
            )
            self._describe_planes()

    def _on_record_clicked(self) -> None:
        if self.picture is None or self._recorder.busy:
            return
        path, _ = QFileDialog.getSaveFileName(
            self,
            self.tr("Save animation"),
            "morph.apng",
            self.tr("Animated PNG (*.apng *.png)"),
        )
        if path:
            self.record(Path(path))

    def record(self, path: Path) -> None:
        """Write the morph, both planes, as an animated PNG."""
        self.widgets.morph.stop()
        self._recorder.start(path)

    def _on_recorder_finished(self, path: str) -> None:
        self.message("info", self.tr("{} was written").format(path))

    def _on_recorder_failed(self, line: str) -> None:
        self.message("error", line)

    # -- figures ----------------------------------------------------------------------------

    def _show_figures(self) -> None:
        """Write the accuracies above the planes, with how they were estimated."""
        w, picture = self.widgets, self.picture
        if picture is None:
            w.before_header.set_figure(None)
            w.after_header.set_figure(None)
            return
        result, t = picture.result, w.morph.t
        w.before_header.set_figure(result["loo_before"], "LOO")
        w.show_after_title(t)
        rank = ""
        if result["rank"] < picture.X.shape[1]:
            rank = self.tr("rank {n}").format(n=result["rank"])
        honest = self.folds.result
        if t >= 1.0 and honest is not None:
            w.after_header.set_figure(honest["accuracy"], "LOO", "", rank)
            return
        accuracy = result["loo_after"] if t >= 1.0 else w.morph.accuracy(t)
        w.after_header.set_figure(accuracy, "LOO", result["badge"], rank)

    def _describe_planes(self) -> None:
        w, picture = self.widgets, self.picture
        names = (self.tr("Before learning"), self.tr("After learning"))
        for plane, header, name in zip(
            (w.before, w.after), (w.before_header, w.after_header), names, strict=True
        ):
            if picture is None:
                shown = self.tr("%n point(s)", "", len(plane.points))
                plane.describe(name, shown)
                continue
            text = self.tr("{n} points, {classes} classes, {figure}").format(
                n=len(picture.X),
                classes=len(picture.result["classes"]),
                figure=header.text,
            )
            plane.describe(name, text)
        if picture is not None:
            w.name_axes(picture)

    def _on_folds_asked(self) -> None:
        if self.hand.used:
            self.folds.forget()
            text = self.tr("Constraints given by hand cannot be left out row by row.")
            self.message("info", text)
        elif self.picture is not None:
            self.next_generation()
            self.folds.start(self._payload())

    def _on_folds_finished(self, honest: dict[str, Any]) -> None:
        rows = ", ".join(str(r + 1) for r in honest["wrong"][:12])
        text = self.tr(
            "Learned anew without each row: {correct} of {n} right, {figure}. "
            "Wrong: row {rows}"
        ).format(
            correct=honest["correct"], n=honest["n"],
            figure=percent(honest["accuracy"]), rows=rows or "-",
        )  # fmt: skip
        self._wrong = honest["wrong"]
        action = (self.tr("Select"), self._select_wrong) if self._wrong else None
        self.message("info", text, action=action)
        self.context.commands.announced.emit(text)
        title = self.widgets.bar.title
        self.context.commands.result_shown.emit(
            f"{title} {percent(honest['accuracy'])}", honest["badge"]
        )
        record(self.context.session, honest["document"], title, honest["badge"])

    def _select_wrong(self) -> None:
        self.context.session.select(self._wrong)

    # -- selection and pair ----------------------------------------------------------------------

    def _on_plane_row_picked(
        self, position: int, modifiers: Qt.KeyboardModifier
    ) -> None:
        session, picture = self.context.session, self.picture
        if picture is None:
            return
        if position < 0:
            self._picked = ()
            session.select([])
            return
        row = [int(picture.rows[position])]
        if modifiers & Qt.KeyboardModifier.ControlModifier:
            session.select(row, "remove")
        elif modifiers & Qt.KeyboardModifier.ShiftModifier:
            session.select(row, "add")
        else:
            self._pick(position)
            session.select(row)
        self._show_selection()

    def _pick(self, position: int) -> None:
        """Keep the last two rows that were clicked: they are the pair."""
        if self._picked[-1:] != (position,):
            self._picked = (*self._picked[-1:], position)
        if len(self._picked) == 2:
            self.widgets.differences.show_pair(*self._picked)

    def _on_differences_pair_changed(self, a: int, b: int) -> None:
        self._picked = (a, b)
        self.widgets.differences.show_pair(a, b)
        self._show_selection()

    def _on_session_selection_changed(self) -> None:
        self._show_selection()

    def _show_selection(self) -> None:
        pair = self._picked if len(self._picked) == 2 else ()
        rows = self.context.session.selected_rows
        self.stage.select(rows, pair)
        self.widgets.tabs.show_selection(rows, pair)

    # -- metrics in the making and by hand -----------------------------------------------------------

    def _on_asking_went_on(self, news: dict[str, Any]) -> None:
        self.widgets.tabs.show_news(news)
        self._drafts.take_news(news)

    def _on_drafts_drafted(self, result: dict[str, Any]) -> None:
        """Draw a metric whose figures are not known; every frame of a drag does."""
        w = self.widgets
        picture = Picture(result, w.chosen_view(result), self._axes(result))
        w.morph.set_t(1.0)
        self.stage.replace(picture, 1.0)
        w.matrix.show_result(result)
        w.morph.show_curve([], [])
        self.folds.forget()
        self._show_figures()

    def _on_asking_broken_off(self, cancelled: bool) -> None:
        """Go back to the last metric, or to none; what was drawn was a draft."""
        if cancelled:
            self.message("info", self.tr("Learning was cancelled."))
        else:
            self.hand.refuse()
        self._drafts.forget()
        if self.picture is None or self.picture.result is self._last:
            return
        last, told = self._last, self.last_message
        if last is None:
            self._forget(keep_tried=True)
            self.last_message = told
            self.messaged.emit(told)
        else:
            self.widgets.matrix.show_result(last)
            self._show(last, t=1.0)
            if self.picture is not None:
                self._asking.curve(self.picture)

    def _on_drafts_judged(self, result: dict[str, Any]) -> None:
        self._last = result
        self.widgets.matrix.show_result(result)
        self._show(result, t=1.0)
        if self.picture is not None:
            self._asking.curve(self.picture)
        session = self.context.session
        session.set_metric(
            LearnedMetric(result["plugin"], session.scene.data, result["scale"], result)
        )

    def _on_tabs_metric_proposed(self, metric: FloatArray) -> None:
        if self.picture is not None:
            self._asking.cancel()
            self._drafts.shape(self.picture.result, metric)

    def _on_tabs_metric_rested(self, metric: FloatArray) -> None:
        if self.picture is not None:
            self._drafts.shape(self.picture.result, metric)
            self._drafts.judge()

    def _on_tabs_learn_wanted(self, plugin: str, params: dict[str, Any]) -> None:
        if self.widgets.bar.choose_method(plugin):
            self.widgets.bar.choose(params)
            self.run()

    def _on_tabs_widened(self, on: bool) -> None:
        self.widgets.planes.setVisible(not on)

    # -- what else changes ---------------------------------------------------------------------------

    def _on_bar_params_changed(self) -> None:
        if self.picture is not None:
            self.run()

    def _on_bar_clip_changed(self, on: bool) -> None:
        self.widgets.matrix.set_clipped(on)
        raw = None if self.picture is None else self.picture.result["raw_eigenvalues"]
        if not on and raw is not None and (raw < 0).any():
            self.message(
                "info",
                self.tr(
                    "This matrix is no metric: it has a negative eigenvalue, so some "
                    "squared distances would be below 0. The planes use the clipped one."
                ),
            )

    def _on_view_changed(self) -> None:
        if self.picture is not None:
            self._show(dict(self.picture.result), self.widgets.morph.t)

    def _on_use_clicked(self) -> None:
        self.context.session.set_scene(metric="kissnn")

    def _on_card_closed(self) -> None:
        self.widgets.note.setChecked(False)

    def _on_card_printed_requested(self) -> None:
        self.widgets.note.setChecked(False)
        self.context.commands.open_requested.emit(PRINTED)

    def _on_catalogue_changed(self) -> None:
        self.widgets.bar.show_plugins(self.context.catalogue.plugins)

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
            self._preview()
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
        self.folds.forget()
        self.clear_message()
        w.morph.stop()
        w.tabs.stop()
        self._drafts.forget()
        self._picked, self._due, self._last = (), False, None
        self.stage.clear()
        self._key = self.context.session.scene.data
        w.clear(keep_tried)
        self.can_draw()
        dataset = self.context.session.data
        w.bar.show_rows(0 if dataset is None else dataset.n_rows)
        name = "" if dataset is None else f"{dataset.source} {dataset.name}"
        w.note.setVisible(STRIPS in name)
        w.note.setChecked(False)
        self._preview()
        self._show_figures()
        self._describe_planes()

    def _preview(self) -> None:
        """Draw the rows as they are while nothing is learned."""
        dataset, scene = drawable(self.context.session.data), self.context.session.scene
        if dataset is None or not dataset.has_nominal_class or scene.x == scene.y:
            return
        if not {scene.x, scene.y} <= {a.name for a in dataset.attributes}:
            return
        points = dataset.X[:, [dataset.index_of(scene.x), dataset.index_of(scene.y)]]
        known = np.isfinite(points).all(axis=1) & (dataset.y >= 0)
        if known.any():
            y = np.asarray(dataset.y[known], np.int64)
            self.stage.preview(points[known], y, len(dataset.classes))
            self.widgets.before.name_rows(np.flatnonzero(known), dataset.classes)
            self.widgets.before.set_labels(scene.x, scene.y)

    # -- probes ---------------------------------------------------------------------------------------

    def _probe_metric(self) -> dict[str, Any]:
        return metric_probe(self.stage, self.widgets, self.folds)

    def _probe_latency(self) -> dict[str, Any]:
        return self.latency.probe() | self.widgets.regions.latency.probe()

    def _probe_note(self) -> dict[str, Any]:
        w = self.widgets
        return {"offered": not w.note.isHidden(), "open": not w.card.isHidden()}

    def _probe_selection(self) -> dict[str, Any]:
        return {
            "rows": sorted(self.context.session.selection),
            "pair": list(self._picked),
        }
