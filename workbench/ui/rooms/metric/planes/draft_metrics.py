"""Metrics that are not learned to the end: in the making, or shaped by hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from workbench.api import FloatArray
from workbench.core.results.metric_result import (
    Judgement,
    MetricData,
    MetricProgress,
    MetricRequest,
    MetricResult,
    result_of,
    shaped_result,
)
from workbench.ui.services.job_signals import Request

#: News that come in one burst are drawn once, after so many milliseconds.
PULSE_MS = 20


class DraftMetrics(QObject):
    """Turns news of a running method, and what a hand shapes, into results to draw.

    Parameters
    ----------
    request : callable
        The room's `request`.

    Signals
    -------
    drafted(result)
        Draw this; its figures are not known yet.
    judged(result)
        The same once more, with its accuracies.
    """

    drafted = Signal(object)
    judged = Signal(object)

    def __init__(
        self, request: Callable[[str], Request], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._base: tuple[MetricRequest, MetricData] | None = None
        self._shaped: MetricResult | None = None
        self._newest: FloatArray | None = None
        self._pulse = QTimer(self)
        self._pulse.setSingleShot(True)
        self._pulse.setInterval(PULSE_MS)
        self._pulse.timeout.connect(self._on_pulse_timeout)
        self._judge = request("latest")
        self._judge.done.connect(self._on_judge_done)

    def forget(self) -> None:
        """Other data, or a metric learned to the end."""
        self._base, self._shaped = None, None
        self._pulse.stop()
        self._judge.cancel()

    def take_news(self, news: MetricProgress) -> None:
        """Draft the metric as an iteration left it."""
        if news.request is not None and news.data is not None:
            self._base = news.request, news.data
        self._newest = news.components
        if not self._pulse.isActive():
            self._pulse.start()

    def _on_pulse_timeout(self) -> None:
        if self._base is not None and self._newest is not None:
            metric = self._newest.T @ self._newest
            self.drafted.emit(result_of(*self._base, metric))

    def shape(self, base: MetricResult, metric: FloatArray) -> None:
        """Draft a metric made by hand from another one."""
        self._shaped = shaped_result(base, metric)
        self.drafted.emit(self._shaped)

    def judge(self) -> None:
        """Ask how well the metric made by hand separates the classes."""
        shaped = self._shaped
        if shaped is None:
            return
        payload = {
            "components": shaped.metric.components,
            "X": shaped.data.X,
            "y": shaped.data.y,
            "k": shaped.request.k,
            "weights": shaped.request.weights,
        }
        self._judge.start(
            "metric_judge", payload, lane="interactive", title=self.tr("Judge metric")
        )

    def _on_judge_done(self, judgement: Judgement) -> None:
        if self._shaped is not None:
            self.judged.emit(replace(self._shaped, judged=judgement))
