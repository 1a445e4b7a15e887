"""The Metric lab: learn, compare before and after, walk the way between."""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QWidget

from workbench.core.session import LearnedMetric
from workbench.jobs.spec import Failure
from workbench.ui.context import Context
from workbench.ui.jobs import Request
from workbench.ui.room import Room
from workbench.ui.rooms.metric.header import percent
from workbench.ui.rooms.metric.layout import MetricWidgets
from workbench.ui.rooms.metric.picture import Picture

#: More rows are learned in the queue of long jobs, so that no picture waits for them.
MANY_ROWS = 5000
STRIPS, PRINTED = "thesis21-strips", "builtin:thesis21-printed"


class MetricRoom(Room):
    """Learn a Mahalanobis metric and see what it does."""

    room_id = "metric"

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.widgets = MetricWidgets(context, self.body)
        self.picture: Picture | None = None
        self._honest: dict[str, Any] | None = None
        self._picked: tuple[int, ...] = ()
        self._place: dict[int, int] = {}
        self._learning = self.request()
        self._curve = self.request("latest")
        self._densities = self.request("latest")
        self._folds = self.request()
        self._stale = QTimer(self, singleShot=True, interval=0)
        self._connect_widgets()
        self._connect_services()
        self.probes |= {
            "metric": self._probe_metric,
            "points": self._probe_points,
            "pairs": self.widgets.differences.probe_pairs,
            "impostors": self._probe_impostors,
            "selection": self._probe_selection,
        }
        self.retranslate()
        self._on_catalogue_changed()
        self._forget()

    def _connect_widgets(self) -> None:
        w = self.widgets
        w.bar.learn_requested.connect(self.run)
        w.bar.params_changed.connect(self._on_bar_params_changed)
        w.bar.clip_changed.connect(self._on_bar_clip_changed)
        w.morph.moved.connect(self._on_morph_moved)
        w.morph.rested.connect(self._on_morph_rested)
        w.before.row_picked.connect(self._on_plane_row_picked)
        w.after.row_picked.connect(self._on_plane_row_picked)
        w.differences.pair_changed.connect(self._on_differences_pair_changed)
        w.view.currentIndexChanged.connect(self._on_view_changed)
        w.folds.toggled.connect(self._on_folds_toggled)
        w.use.clicked.connect(self._on_use_clicked)
        w.note.toggled.connect(w.card.setVisible)
        w.card.printed_requested.connect(self._on_card_printed_requested)
        w.tried.chosen.connect(w.bar.choose)

    def _connect_services(self) -> None:
        session = self.context.session
        session.data_changed.connect(self._on_session_data_changed)
        session.scene_changed.connect(self._on_session_scene_changed)
        session.selection_changed.connect(self._on_session_selection_changed)
        self.context.catalogue.changed.connect(self._on_catalogue_changed)
        self._learning.done.connect(self._on_learning_done)
        self._curve.partial.connect(self._on_curve_news)
        self._curve.done.connect(self._on_curve_news)
        self._densities.done.connect(self.widgets.differences.show_maps)
        self._folds.done.connect(self._on_folds_done)
        self._folds.failed.connect(self._on_folds_ended)
        self._folds.cancelled.connect(self._on_folds_ended)
        self._folds.progressed.connect(self._on_folds_progressed)
        self._stale.timeout.connect(self._on_stale_timeout)

    # -- the room ---------------------------------------------------------------------

    def title(self) -> str:
        """Return the name in the rail, translated."""
        return self.tr("Metric")

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.widgets.retranslate()
        self._show_figures()
        self._describe_planes()

    def leave(self) -> None:
        """Stop playing when another room is shown."""
        self.widgets.morph.stop()

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
        self.clear_message()
        self.next_generation()
        lane = "interactive" if dataset.n_rows <= MANY_ROWS else "batch"
        self._learning.start(
            "metric", self._payload(), lane=lane,
            title=self.tr("Learn metric"), plugins=(self.widgets.bar.plugin,),
        )  # fmt: skip

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
        }

    # -- learning -----------------------------------------------------------------------

    def _on_learning_done(self, result: dict[str, Any]) -> None:
        again = self.picture is not None
        self._honest = None
        self.widgets.folds.setChecked(False)
        self.widgets.matrix.show_result(result)
        self.widgets.tried.add(result)
        self._show(result, t=self.widgets.morph.t if again else 1.0)
        self._ask_curve()
        session = self.context.session
        session.set_metric(
            LearnedMetric(result["plugin"], session.scene.data, result["scale"], result)
        )
        self._tell(result)

    def _show(self, result: dict[str, Any], t: float) -> None:
        """Draw a result in the chosen plane."""
        w = self.widgets
        self.picture = Picture(result, w.chosen_view(result), self._axes(result))
        self._place = {int(r): p for p, r in enumerate(result["rows"])}
        self._picked = ()
        n_classes = len(result["classes"])
        w.before.show_rows(self.picture.before(), self.picture.y, n_classes)
        w.after.show_rows(self.picture.at(t), self.picture.y, n_classes)
        lowest, highest = self.picture.extent()
        for plane in (w.before, w.after):
            if plane.in_line_mode:
                plane.leave_line()
            plane.fit_range(lowest, highest)
        w.differences.show_picture(self.picture)
        w.enable(True)
        w.morph.set_t(t)
        self._ask_densities()
        self._move(t)
        self._show_selection()
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
            f"{result['plugin']} {percent(result['loo_after'])}", "LOO METRIC:ALL"
        )
        ratio = result["ratio"] or {"problem": ""}
        self.widgets.differences.show_problem(ratio["problem"])
        remarks = [result["note"], ratio["problem"], *result["remarks"]]
        told = [r for r in remarks if r and "scaling" not in r]
        if told:
            self.message("warning", " · ".join(told))

    def _ask_curve(self) -> None:
        picture = self.picture
        if picture is None:
            return
        self.widgets.morph.show_curve([], [])
        payload = {
            "M": picture.metric, "X": picture.X, "y": picture.y, "k": picture.k,
            "weights": picture.result["weights"],
        }  # fmt: skip
        lane = "interactive" if len(picture.X) <= MANY_ROWS else "batch"
        self._curve.start("morph_curve", payload, lane=lane, title=self.tr("Morph"))

    def _ask_densities(self) -> None:
        picture = self.picture
        if picture is None or picture.result["ratio"] is None:
            return
        if picture.result["ratio"]["form"] is None:
            return
        payload = {
            "S": picture.differences("S"),
            "D": picture.differences("D"),
            "sigma_s": picture.covariance("S"),
            "sigma_d": picture.covariance("D"),
            "extent": self.widgets.differences.extent(),
        }
        if np.shape(picture.X)[1] > 1:
            self._densities.start(
                "densities", payload, lane="interactive", title=self.tr("Densities")
            )

    def _on_curve_news(self, news: dict[str, Any]) -> None:
        self.widgets.morph.show_curve(news["t"], news["loo"])
        self._show_figures()

    # -- the morph ------------------------------------------------------------------------

    def _on_morph_moved(self, t: float) -> None:
        self._move(t)

    def _on_morph_rested(self, t: float) -> None:
        accuracy = self.widgets.morph.accuracy(t)
        if self.picture is not None and accuracy is not None:
            self.context.commands.announced.emit(
                self.tr("t = {t}: {accuracy}").format(
                    t=f"{t:.2f}", accuracy=percent(accuracy)
                )
            )
            self._describe_planes()

    def _move(self, t: float) -> None:
        """Draw the right plane at t: what every frame of the morph does."""
        picture, after = self.picture, self.widgets.after
        if picture is None:
            return
        if picture.is_line and t >= 1.0:
            after.show_line(picture.line())
        else:
            if after.in_line_mode:
                after.leave_line()
            after.move(picture.at(t))
        self._show_balls(t)
        self._show_neighbourhood(t)
        self._show_figures()

    def _show_balls(self, t: float) -> None:
        """Draw both balls through the k-th neighbour of the one selected row."""
        picture, w = self.picture, self.widgets
        if picture is None:
            return
        position = self._single()
        lowest, highest = picture.extent()
        span = float(np.max(highest - lowest))
        for kind in ("learned", "euclidean"):
            if position is not None:
                radius = picture.radius(position, kind)
            elif kind == "learned":
                radius = picture.resting_radius(span / 6)
            else:
                radius = 0.0
            for plane, place in ((w.before, 0.0), (w.after, t)):
                outline = picture.ball(kind, radius, place, longest=2 * span)
                if plane.in_line_mode:
                    outline = outline[:0]
                points = plane.points
                centre = points.mean(axis=0) if position is None else points[position]
                plane.show_ball(kind, outline, centre)

    def _show_neighbourhood(self, t: float) -> None:
        position, w = self._single(), self.widgets
        if self.picture is None or position is None:
            w.before.clear_neighbourhood()
            w.after.clear_neighbourhood()
        else:
            before, after = self.picture.neighbourhoods(position, t)
            w.before.show_neighbourhood(before)
            w.after.show_neighbourhood(after)
        self._show_counts(t)

    def _show_counts(self, t: float) -> None:
        """Write pulls and pushes beside the accuracies."""
        w, picture, position = self.widgets, self.picture, self._single()
        if picture is None:
            for header in (w.before_header, w.after_header):
                header.set_remark("")
            return
        if position is not None:
            text = self.tr("row {row}: {targets} targets, {impostors} impostors")
            for header, here in zip(
                (w.before_header, w.after_header),
                picture.neighbourhoods(position, t),
                strict=True,
            ):
                header.set_remark(
                    text.format(
                        row=picture.rows[position] + 1,
                        targets=here.pulls,
                        impostors=len(here.impostors),
                    ),
                    self.tr("{pulls} pulls, {pushes} pushes").format(
                        pulls=here.pulls, pushes=here.pushes
                    ),
                )
            return
        totals = picture.result["impostors"]
        text = self.tr("all rows: {pushes} pushes") if totals else ""
        for header, key in (
            (w.before_header, "pushes_before"),
            (w.after_header, "pushes_after"),
        ):
            shown = totals and (key == "pushes_before" or t >= 1.0)
            header.set_remark(text.format(pushes=totals[key]) if shown else "")

    # -- figures ----------------------------------------------------------------------------

    def _show_figures(self) -> None:
        """Write the accuracies above the planes, with how they were estimated."""
        w, picture = self.widgets, self.picture
        if picture is None:
            w.before_header.set_figure(None, ())
            w.after_header.set_figure(None, ())
            return
        result, t = picture.result, w.morph.t
        w.before_header.set_figure(result["loo_before"], ("LOO",))
        w.show_after_title(t)
        if t >= 1.0 and self._honest is not None and w.folds.isChecked():
            w.after_header.set_figure(self._honest["accuracy"], ("LOO",))
            return
        accuracy = result["loo_after"] if t >= 1.0 else w.morph.accuracy(t)
        w.after_header.set_figure(accuracy, ("LOO", result["badge"]))

    def _describe_planes(self) -> None:
        w, picture = self.widgets, self.picture
        names = (self.tr("Before learning"), self.tr("After learning"))
        for plane, header, name in zip(
            (w.before, w.after), (w.before_header, w.after_header), names, strict=True
        ):
            if picture is None:
                plane.describe(name)
                continue
            text = self.tr("{n} points, {classes} classes, {figure}").format(
                n=len(picture.X),
                classes=len(picture.result["classes"]),
                figure=header.text,
            )
            plane.describe(name, text)
        if picture is not None:
            w.name_axes(picture)

    # -- honest folds -------------------------------------------------------------------------

    def _on_folds_toggled(self, on: bool) -> None:
        if not on:
            self._folds.cancel()
        elif self._honest is None and self.picture is not None:
            self.next_generation()
            self._folds.start(
                "metric_loo", self._payload(),
                title=self.tr("Learn inside each fold"),
                plugins=(self.widgets.bar.plugin,),
            )  # fmt: skip
        self._show_figures()

    def _on_folds_progressed(self, fraction: float, text: str) -> None:
        self.widgets.show_folds_progress(fraction)

    def _on_folds_done(self, honest: dict[str, Any]) -> None:
        self._honest = honest
        self.widgets.show_folds_progress(None)
        self._show_figures()
        rows = ", ".join(str(r + 1) for r in honest["wrong"][:12])
        text = self.tr(
            "Learned anew without each row: {correct} of {n} right, {figure}. Wrong: {rows}"
        ).format(
            correct=honest["correct"], n=honest["n"],
            figure=percent(honest["accuracy"]), rows=rows or self.tr("none"),
        )  # fmt: skip
        action = None
        if honest["wrong"]:
            action = (self.tr("Select them"), self._select_wrong)
        self.message("info", text, action=action)
        self.context.commands.announced.emit(text)
        self.context.commands.result_shown.emit(
            f"{self.widgets.bar.plugin} {percent(honest['accuracy'])}", "LOO"
        )

    def _on_folds_ended(self, failure: Failure | None = None) -> None:
        self.widgets.show_folds_progress(None)
        if self._honest is None:
            self.widgets.folds.blockSignals(True)
            self.widgets.folds.setChecked(False)
            self.widgets.folds.blockSignals(False)

    def _select_wrong(self) -> None:
        if self._honest is not None:
            self.context.session.select(self._honest["wrong"])

    # -- selection and pair ----------------------------------------------------------------------

    def _single(self) -> int | None:
        """Return the position of the one selected row, None for none or several."""
        selection = self.context.session.selection
        if len(selection) != 1:
            return None
        return self._place.get(next(iter(selection)))

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
        if self.picture is None:
            return
        chosen = [
            self._place[r] for r in sorted(self.context.session.selection)
            if r in self._place
        ]  # fmt: skip
        pair = self._picked if len(self._picked) == 2 else ()
        for plane in (self.widgets.before, self.widgets.after):
            plane.select(chosen, pair)
        t = self.widgets.morph.t
        self._show_balls(t)
        self._show_neighbourhood(t)

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
        if "data" in names or self.picture is None:
            return
        if names & {"scale", "k", "weights"}:
            self._stale.start()
        elif names & {"x", "y"}:
            self._on_view_changed()

    def _on_stale_timeout(self) -> None:
        self.run()

    def _forget(self, keep_tried: bool = False) -> None:
        """Show nothing learned."""
        w = self.widgets
        for request in (self._learning, self._curve, self._densities, self._folds):
            request.cancel()
        w.morph.stop()
        self.picture, self._honest, self._picked = None, None, ()
        self._key = self.context.session.scene.data
        w.clear(keep_tried)
        dataset = self.context.session.data
        name = "" if dataset is None else f"{dataset.source} {dataset.name}"
        w.note.setVisible(STRIPS in name)
        w.note.setChecked(False)
        self._show_figures()
        self._show_counts(1.0)
        self._describe_planes()

    # -- probes ---------------------------------------------------------------------------------------

    def _probe_metric(self) -> dict[str, Any]:
        picture = self.picture
        if picture is None:
            return {"learned": False}
        result, t = picture.result, self.widgets.morph.t
        raw = result["raw_eigenvalues"]
        honest = self.widgets.folds.isChecked() and self._honest is not None
        return {
            "learned": True,
            "M": result["M"].tolist(),
            "components": result["components"].tolist(),
            "eigenvalues": result["eigenvalues"].tolist(),
            "raw_eigenvalues": None if raw is None else raw.tolist(),
            "rank": result["rank"],
            "t": t,
            "variance": picture.path.variance_at(t),
            "loo": self.widgets.morph.accuracy(t),
            "loo_before": result["loo_before"],
            "loo_after": result["loo_after"],
            "honest": self._honest if honest else None,
            "badges": self.widgets.after_header.text,
            "covariance": result["covariance_used"],
            "line": self.widgets.after.in_line_mode,
        }

    def _probe_points(self) -> dict[str, Any]:
        w = self.widgets
        return {"before": w.before.probe("points"), "after": w.after.probe("points")}

    def _probe_impostors(self) -> dict[str, Any]:
        position = self._single()
        if self.picture is None or position is None:
            totals = None if self.picture is None else self.picture.result["impostors"]
            return {"row": None, "totals": totals}
        sides = self.picture.neighbourhoods(position, self.widgets.morph.t)
        names = ("before", "after")
        return {
            "row": int(self.picture.rows[position]),
            **{
                name: {
                    "targets": side.targets.tolist(),
                    "impostors": side.impostors.tolist(),
                    "pulls": side.pulls,
                    "pushes": side.pushes,
                    "perimeter": side.perimeter,
                }
                for name, side in zip(names, sides, strict=True)
            },
        }

    def _probe_selection(self) -> dict[str, Any]:
        return {
            "rows": sorted(self.context.session.selection),
            "pair": list(self._picked),
        }


__all__ = ["MetricRoom", "Request"]
