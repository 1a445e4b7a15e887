"""Captions above the planes: accuracies, badges, counts."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from workbench.core.results.metric_result import MetricResult
from workbench.ui.context import Catalogue, Context, Wording
from workbench.ui.drawing.group_signs import repeated_signs
from workbench.ui.rooms.metric.layout import MetricWidgets
from workbench.ui.rooms.metric.planes.plane_pair import PlanePair
from workbench.ui.rooms.metric.relearn_switch import FoldsSwitch
from workbench.ui.services.fit_words import fit_words
from workbench.ui.services.message_words import message_words
from workbench.ui.services.metric_names import learned_name
from workbench.ui.services.numbers import locale, percent
from workbench.ui.window.messages import Level

translate = QCoreApplication.translate


class Captions(QObject):
    """Writes the accuracies with how they were estimated, and announces them.

    Parameters
    ----------
    context : Context
    widgets : MetricWidgets
    stage : PlanePair
    folds : FoldsSwitch
        Whose honest figure goes before the optimistic one.
    """

    def __init__(
        self,
        context: Context,
        widgets: MetricWidgets,
        stage: PlanePair,
        folds: FoldsSwitch,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._widgets, self._stage, self._folds = widgets, stage, folds
        self._ours = False  # whether the status bar shows a figure of this room
        context.commands.result_shown.connect(self._on_commands_result_shown)

    def show_figures(self) -> None:
        """Write the accuracies above the planes: every frame of the morph does."""
        w, picture = self._widgets, self._stage.picture
        if picture is None:
            w.before_header.set_figure(None)
            w.after_header.set_figure(None)
            return
        result, t = picture.result, w.morph.t
        w.before_header.set_figure(result.judged.loo_before, "LOO")
        w.show_after_title(t)
        rank = ""
        if result.metric.rank < picture.X.shape[1]:
            rank = self.tr("rank {n}").format(n=result.metric.rank)
        honest = self._folds.result
        if t >= 1.0 and honest is not None:
            w.after_header.set_figure(honest.accuracy, "LOO", "", rank)
            return
        accuracy = result.judged.loo_after if t >= 1.0 else w.morph.accuracy(t)
        # no figure, no word on how it was estimated
        how, badge = ("", "") if accuracy is None else ("LOO", result.judged.badge)
        w.after_header.set_figure(accuracy, how, badge, rank)

    def describe_planes(self) -> None:
        """Set what a screen reader says of the planes, and name their axes."""
        w, picture = self._widgets, self._stage.picture
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
                classes=len(picture.result.data.classes),
                figure=header.text,
            )
            plane.describe(name, text)
        if picture is not None:
            w.name_axes(picture)

    def announce(self, result: MetricResult) -> None:
        """Say the accuracies of the metric of the session, just learned or shaped."""
        before, after = result.judged.accuracies
        text = self.tr("{before} before, {after} after learning").format(
            before=percent(before), after=percent(after)
        )
        context = self._context
        context.commands.announced.emit(text)
        metric = context.session.metric
        self.show_result(
            lambda: f"{learned_name(metric, context.catalogue)} {percent(after)}",
            f"LOO {result.judged.badge}",
        )
        for header in (self._widgets.before_header, self._widgets.after_header):
            header.setToolTip("\n".join(map(message_words, result.data.prepared)))

    def show_result(self, wording: Wording, badge: str) -> None:
        """Show a figure in the status bar."""
        self._context.commands.result_shown.emit(wording, badge)
        self._ours = True

    def withdraw(self) -> None:
        """Take our figure out of the status bar: its metric is shown no more."""
        if self._ours:
            self._context.commands.result_shown.emit(None, "")

    def _on_commands_result_shown(self) -> None:
        self._ours = False  # show_result knows better

    def announce_place(self, t: float) -> None:
        """Say the accuracy where the morph rests."""
        accuracy = self._widgets.morph.accuracy(t)
        if self._stage.picture is not None and accuracy is not None:
            self._context.commands.announced.emit(
                self.tr("t = {t}: {accuracy}").format(
                    t=locale().toString(t, "f", 2), accuracy=percent(accuracy)
                )
            )
            self.describe_planes()


def remarks_on(result: MetricResult) -> list[str]:
    """Return what the message bar says of a metric just learned."""
    ratio = result.differences.ratio
    # only a difference of two inverses needs them
    needed = result.differences.raw is not None
    problem = ratio.problem if needed and ratio is not None else ""
    signs = repeated_signs(len(result.data.classes))
    told = map(fit_words, (result.note or problem, *result.remarks))
    return [r for r in (*told, signs) if r]


def no_method(catalogue: Catalogue) -> tuple[Level, str]:
    """Return the message that there is no method to learn with, yet or at all."""
    if catalogue.plugins:
        text = translate("MetricRoom", "No plugin that learns a metric is loaded.")
        return "warning", text
    # the program has only just started
    return "info", translate("PluginSurvey", "Looking for plugins") + "…"
