"""Learning again in each fold: refused or started, then shown and recorded."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from workbench.core.program.records import entries
from workbench.core.results.metric_result import MetricResult
from workbench.core.results.metric_views import HonestEstimate
from workbench.ui.room import Room
from workbench.ui.rooms.metric.given_constraints import GivenConstraints
from workbench.ui.rooms.metric.relearn_switch import FoldsSwitch, record
from workbench.ui.rooms.metric.setup.bar import LearnBar
from workbench.ui.services.numbers import percent


class MetricCrossValidation(QObject):
    """Judges the metric shown by metrics learned in the same way without each row.

    Parameters
    ----------
    room : Room
        Whose messages and services are used.
    folds : FoldsSwitch
    bar : LearnBar
        Who knows the names of the methods.
    hand : GivenConstraints
        The constraints given by hand.

    Signals
    -------
    found(wording, badge)
        The honest figure, for the status bar: a `Wording`.
    """

    found = Signal(object, str)

    def __init__(
        self, room: Room, folds: FoldsSwitch, bar: LearnBar, hand: GivenConstraints
    ) -> None:
        super().__init__(room)
        self._room, self._folds, self._bar, self._hand = room, folds, bar, hand
        self._wrong: tuple[int, ...] = ()
        self._given = False
        self._result: MetricResult | None = None
        folds.asked.connect(self._on_folds_asked)
        folds.finished.connect(self._on_folds_finished)

    def judge(self, result: MetricResult | None) -> None:
        """Speak of another metric from now on: what was found does not hold for it."""
        self._result = result
        self._folds.forget()

    def note_constraints(self, given: bool) -> None:
        """Note whether the metric being learned comes of constraints given by hand."""
        self._given = given

    def _problem(self) -> str:
        """Return why the figure cannot be had, empty if it can."""
        if self._result is not None and self._result.by_hand:
            return self.tr("A metric shaped by hand is not learned, so no fold can.")
        if self._hand.used or self._given:
            return self.tr("Constraints given by hand cannot be left out row by row.")
        return ""

    def _on_folds_asked(self) -> None:
        problem, result = self._problem(), self._result
        if problem or result is None:
            self._folds.forget()
            if problem:
                self._room.message("info", lambda: self._problem() or problem)
            return
        self._room.next_generation()
        # as what is shown was learned, whatever the bar says by now
        folder = self._room.context.session.folder()
        self._folds.start({"data": str(folder), **dict(entries(result.request))})

    def _on_folds_finished(self, honest: HonestEstimate) -> None:
        self._wrong = honest.wrong
        self._say(honest)
        assert self._room.last_message is not None
        self._room.context.commands.announced.emit(self._room.last_message.text)
        info = self._bar.info(honest.document.classifier)
        title = self._bar.title if info is None else info.title
        accuracy = honest.accuracy
        self.found.emit(lambda: f"{title} {percent(accuracy)}", honest.badge)
        record(self._room.context.session, honest.document, title, honest.badge)

    def _say(self, honest: HonestEstimate) -> None:
        """Write the honest figure to the message bar."""
        rows = ", ".join(str(r + 1) for r in honest.wrong[:12])
        select = (lambda: self.tr("Select"), self._select_wrong)
        action = select if honest.wrong else None
        self._room.message(
            "info",
            lambda: self.tr(
                "Learned anew without each row: {correct} of {n} right, {figure}. "
                "Wrong: row {rows}"
            ).format(
                correct=honest.correct, n=honest.n,
                figure=percent(honest.accuracy), rows=rows or "-",
            ),
            action=action,
        )  # fmt: skip

    def _select_wrong(self) -> None:
        self._room.context.session.select(self._wrong)
