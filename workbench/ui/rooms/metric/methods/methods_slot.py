"""One of the methods side by side: choice, button, figures, plane."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from workbench.api import IntArray
from workbench.core.results.metric_result import NONE, MetricProgress, MetricResult
from workbench.jobs.spec import Failure
from workbench.ui.layouts import nest
from workbench.ui.rooms.metric.methods.methods_known import LOCAL, MethodQuestion
from workbench.ui.rooms.metric.methods.methods_plane import MethodPlane
from workbench.ui.rooms.metric.planes.picture import Picture
from workbench.ui.services.fit_words import fit_words
from workbench.ui.services.job_signals import Request
from workbench.ui.services.numbers import locale, percent
from workbench.ui.services.theme import Theme
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.tone import Badge, Tone, bold, set_tone

#: From this height on there is room for two lines below the plane.
_TALL = 240


class MethodSlot(QWidget):
    """A method, its metric in the plane, its figures.

    The button learns, cancels what runs, or takes a learned metric into the room.

    Parameters
    ----------
    theme : Theme
    number : int
        From 1; part of the names of the widgets.
    request : Request
        The slot's own, for the task ``metric``.

    Signals
    -------
    chosen()
        Another method was chosen.
    learn_wanted(), use_wanted()
        The button was pressed.
    learned(question, result), refused(question, text)
        What came of `learn`.
    row_picked(position, modifiers)
        A row of `picture` was clicked; -1 for empty ground.
    """

    chosen = Signal()
    learn_wanted = Signal()
    use_wanted = Signal()
    learned = Signal(object, object)
    refused = Signal(object, str)
    row_picked = Signal(int, object)

    def __init__(
        self, theme: Theme, number: int, request: Request, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._request = theme, request
        self._name = f"metric_methods_{number}"
        self.number = number
        self.picture: Picture | None = None
        self.fresh, self.same_rows = False, True
        self._question: MethodQuestion | None = None
        self._progress = self._whole_details = ""
        self._failure = ""
        self.plane: MethodPlane | None = None  # made when first needed
        self.method = named(QComboBox(), f"{self._name}Combo")
        self.button = named(QPushButton(), f"{self._name}Btn")
        self._figure = named(bold(QLabel()), f"{self._name}_accLabel")
        self._badge = named(Badge(), f"{self._name}_stateLabel")
        self._details = named(QLabel(), f"{self._name}_detailsLabel")
        self._count = named(QLabel(), f"{self._name}_countLabel")
        set_tone(self._count, "muted")
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self.method.setMinimumWidth(64)
        self.method.setSizePolicy(
            QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred
        )
        self._badge.setMinimumWidth(1)  # rather cut than widening the room
        for label in (self._details, self._count):  # cut rather than widening the page
            label.setSizePolicy(
                QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred
            )
        line = QHBoxLayout()
        line.setSpacing(4)
        line.addWidget(self._figure)
        line.addWidget(self._badge)
        line.addStretch(1)
        line.addWidget(self.button)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self._column.addWidget(self.method)
        nest(self._column, line)
        self._column.addStretch(1)
        self._column.addWidget(self._details)
        self._column.addWidget(self._count)

    def _connect(self) -> None:
        self.method.currentIndexChanged.connect(self._on_method_changed)
        self.button.clicked.connect(self._on_button_clicked)
        self._request.done.connect(self._on_request_done)
        self._request.failed.connect(self._on_request_failed)
        self._request.partial.connect(self._on_request_partial)
        self._request.progressed.connect(self._on_request_progressed)
        self._request.idle.connect(self._on_request_idle)

    def make_plane(self) -> None:
        """Make the plot, which is dear: once, when it can be seen."""
        if self.plane is not None:
            return
        self.plane = MethodPlane(self._theme, f"{self._name}_plot", self)
        item = self.plane.getPlotItem()
        for side in ("bottom", "left"):  # of a picture that small only the shape counts
            item.hideAxis(side)
        self.plane.row_picked.connect(self.row_picked)
        self._column.takeAt(2)  # the stretch that kept its place
        self._column.insertWidget(2, self.plane, 1)

    # -- methods ------------------------------------------------------------------------

    def show_methods(
        self, methods: Sequence[tuple[str, str, str]], chosen: str
    ) -> None:
        """Offer methods: id, title, summary."""
        combo = self.method
        combo.blockSignals(True)
        combo.clear()
        for plugin, title, summary in methods:
            combo.addItem(title, plugin)
            tip = Qt.ItemDataRole.ToolTipRole
            combo.setItemData(combo.count() - 1, summary, tip)
        combo.setCurrentIndex(max(combo.findData(chosen), 0))
        combo.blockSignals(False)
        combo.view().setMinimumWidth(combo.view().sizeHintForColumn(0) + 24)
        self._show_state()

    @property
    def plugin(self) -> str:
        """The id of the method: ``none`` for the rows as they are, or empty."""
        return str(self.method.currentData() or "")

    def choose(self, plugin: str) -> None:
        """Choose a method by its id, as if by hand."""
        self.method.setCurrentIndex(self.method.findData(plugin))

    def _on_method_changed(self) -> None:
        self._request.cancel()
        self._failure = ""
        self.chosen.emit()

    # -- learning -----------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether its method learns or waits for its turn."""
        return self._request.busy

    def learn(self, question: MethodQuestion, folder: str) -> None:
        """Have a question answered."""
        self._request.cancel()
        self._question, self._failure = question, ""
        self._progress = self.tr("waiting")
        plugins = () if question.plugin == NONE else (question.plugin,)
        self._request.start(
            question.task,
            question.payload(folder),
            lane="batch",
            title=self.method.currentText(),
            plugins=plugins,
        )
        self._show_state()

    def cancel(self) -> None:
        """Stop what runs."""
        self._request.cancel()

    def _on_request_done(self, result: MetricResult) -> None:
        self.learned.emit(self._question, result)

    def _on_request_failed(self, failure: Failure) -> None:
        self._failure = failure.text
        self.refused.emit(self._question, failure.text)

    def _on_request_partial(self, news: MetricProgress) -> None:
        self._progress = self.tr("iteration {n}").format(n=news.iteration)
        self._show_state()

    def _on_request_progressed(self, fraction: float, message: str) -> None:
        self._progress = percent(fraction, 0)
        self._show_state()

    def _on_request_idle(self) -> None:
        self._show_state()

    def _on_button_clicked(self) -> None:
        if self.busy:
            self.cancel()
        elif self.fresh:
            self.use_wanted.emit()
        else:
            self.learn_wanted.emit()

    # -- what is shown ------------------------------------------------------------------

    def show_metric(
        self, picture: Picture | None, fresh: bool, same_rows: bool = True
    ) -> None:
        """Draw a metric, or none; it may be one of other data or another vote.

        Parameters
        ----------
        picture : Picture or None
        fresh : bool
            Whether it is what learning now would give.
        same_rows : bool
            Whether its rows are those of the data set, or those before an edit.
        """
        changed = picture is not self.picture
        self.picture, self.fresh = picture, fresh and picture is not None
        self.same_rows = same_rows
        if changed and self.plane is not None:
            self.plane.draw(picture)
        self._show_state()

    def mark(self, rows: IntArray) -> None:
        """Ring rows by number; of a single one count targets and impostors."""
        if self.plane is None:
            return
        here = self.plane.mark(rows if self.same_rows else rows[:0])
        if here is None:
            self._tell_count("")
            return
        text = self.tr("{pulls} targets · {impostors} impostors").format(
            pulls=here.pulls, impostors=len(here.impostors)
        )
        pushes = self.tr("{pushes} impostor pairs").format(pushes=here.pushes)
        self._tell_count(text, f"{text} · {pushes}")

    def _tell_count(self, text: str, whole: str = "") -> None:
        self._count.setText(text)
        self._count.setToolTip(whole)
        self._share_lines()

    def _share_lines(self) -> None:
        """Show both lines below the plane, or the one that was asked for last."""
        counted = bool(self._count.text()) and not (self._failure or self.busy)
        self._count.setVisible(counted)
        self._details.setVisible(not counted or self.height() >= _TALL)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_lines()
        self._fit_details()

    # -- words --------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.method.setAccessibleName(
            self.tr("Method {number}").format(number=self.number)
        )
        self._show_state()

    def _show_state(self) -> None:
        result = None if self.picture is None else self.picture.result
        shown = result is not None and bool(self.plugin)
        figure = ""
        if shown and result is not None:
            figure = percent(result.judged.accuracies[1])
        self._figure.setText(figure)
        set_tone(self._figure, "plain" if self.fresh else "muted")
        badge, tone = self._state()
        self._badge.setText(badge)
        self._badge.setVisible(bool(badge))
        set_tone(self._badge, tone)
        details = self._words(result if shown else None)
        self._whole_details = details
        self._fit_details()
        note = fit_words(result.note) if result else ""
        self._details.setToolTip("\n".join(filter(None, (details, note))))
        set_tone(self._details, "error" if self._failure else "muted")
        self._share_lines()
        self._show_button()
        if self.plane is not None:
            self.plane.setVisible(bool(self.plugin))
            self.plane.describe(
                self.method.currentText(), f"{self._figure.text()} {badge} {details}"
            )

    def _fit_details(self) -> None:
        """Leave out what the slot is too narrow for, the seconds first."""
        parts, letters = self._whole_details.split(" · "), self._details.fontMetrics()
        while len(parts) > 1:
            if letters.horizontalAdvance(" · ".join(parts)) <= self.width():
                break
            parts.pop(1)
        self._details.setText(" · ".join(parts))

    def _state(self) -> tuple[str, Tone]:
        """Return the words of the badge and their tone."""
        if self._failure:
            return self.tr("failed"), "error"
        if self.picture is None or self.busy:
            return "", "muted"
        if not self.fresh:
            return self.tr("stale"), "warning"
        return (self.tr("note") if self.picture.result.note else ""), "warning"

    def _words(self, result: MetricResult | None) -> str:
        """Return the line below the plane."""
        if self.busy or self._failure:
            return self._failure or self.tr("learning: {n}").format(n=self._progress)
        if result is None:
            return self.tr("not learned yet") if self.plugin else ""
        return self._told(result)

    def _told(self, result: MetricResult) -> str:
        """Return rank, seconds and iterations."""
        seconds = locale().toString(result.seconds, "f", 2)
        rank = self.tr("rank {n}").format(n=result.metric.rank)
        parts = [
            self.tr("one per row") if self.plugin == LOCAL else rank,
            self.tr("{seconds} s").format(seconds=seconds),
        ]
        steps = result.fit.iterations
        if steps:
            parts.append(self.tr("%n iteration(s)", "", steps))
        return " · ".join(parts)

    def _show_button(self) -> None:
        button = self.button
        if self.busy:
            text, tip = self.tr("Cancel"), self.tr("Stop learning")
        elif self.fresh:
            text = self.tr("Use")
            tip = self.tr("Learn this metric in the room, with these parameters")
        else:
            text, tip = self.tr("Learn"), self.tr("Learn this metric on all rows")
        button.setText(text)
        button.setToolTip(tip)
        button.setAccessibleName(f"{text} {self.method.currentText()}")
        no_map = self.plugin in (NONE, LOCAL) and self.fresh
        button.setEnabled(bool(self.plugin) and not no_map)

    def probe(self) -> dict[str, Any]:
        """Return what is shown."""
        result = None if self.picture is None else self.picture.result
        return {
            "plugin": self.plugin,
            "fresh": self.fresh,
            "busy": self.busy,
            "accuracy": None if result is None else result.judged.loo_after,
            "figure": self._figure.text(),
            "badge": self._badge.text(),
            "details": self._whole_details,
            "count": self._count.text(),
            "selected": []
            if self.plane is None
            else self.plane.probe("selection")["positions"],
        }
