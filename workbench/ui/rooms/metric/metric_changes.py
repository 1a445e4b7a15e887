"""Changes of the metric of the room: learned, in the making, by hand, broken off."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from PySide6.QtCore import QObject, Signal

from workbench.api import FloatArray
from workbench.core.results.metric_result import MetricProgress, MetricResult
from workbench.ui.rooms.metric.lab_pages import LabPages
from workbench.ui.rooms.metric.planes.draft_metrics import DraftMetrics
from workbench.ui.rooms.metric.requests import MetricRequests
from workbench.ui.services.job_signals import Request


class MetricChanges(QObject):
    """Decides which metric is to be drawn, whoever makes one.

    Parameters
    ----------
    request : callable
        The room's `request`.
    asking : MetricRequests
        Who has metrics learned.
    tabs : LabPages
        Where a hand shapes them, and where news are shown.

    Signals
    -------
    drafted(result)
        Draw this metric, whose figures are not known: a frame of a drag or of learning.
    rested(result)
        This is the metric now: judged by hand's end, or the learned one again.
    returned(result)
        No metric came of it: draw the last one again, or none (None).
    """

    drafted = Signal(object)
    rested = Signal(object)
    returned = Signal(object)

    def __init__(
        self,
        request: Callable[[str], Request],
        asking: MetricRequests,
        tabs: LabPages,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._asking, self._tabs = asking, tabs
        self._drafts = DraftMetrics(request, self)
        self._learned: MetricResult | None = None  # to the end, by a method
        self._last: MetricResult | None = None  # the same, or judged by hand
        self._shown: MetricResult | None = None
        asking.went_on.connect(self._on_asking_went_on)
        self._drafts.drafted.connect(self._on_drafts_drafted)
        self._drafts.judged.connect(self._on_drafts_judged)
        tabs.metric_proposed.connect(self._on_tabs_metric_proposed)
        tabs.metric_rested.connect(self._on_tabs_metric_rested)

    def begin(self, result: MetricResult) -> None:
        """Take a metric that a method learned to the end."""
        self._drafts.forget()
        self._learned = self._last = self._shown = result

    def forget(self) -> None:
        """Forget all metrics: other data."""
        self._drafts.forget()
        self._learned = self._last = self._shown = None

    def give_up(self) -> None:
        """Learning was broken off; what was drawn was a draft, if it was one."""
        self._drafts.forget()
        if self._shown is not self._last:
            self._shown = self._last
            self.returned.emit(self._last)

    def _on_asking_went_on(self, news: MetricProgress) -> None:
        self._tabs.show_news(news)
        self._drafts.take_news(news)

    def _on_drafts_drafted(self, result: MetricResult) -> None:
        self._shown = result
        self.drafted.emit(result)

    def _on_drafts_judged(self, result: MetricResult) -> None:
        self._last = self._shown = result
        self.rested.emit(result)

    def _on_tabs_metric_proposed(self, metric: FloatArray) -> None:
        if self._shown is not None:
            self._asking.cancel()
            self._drafts.shape(self._shown, metric)

    def _on_tabs_metric_rested(self, metric: FloatArray) -> None:
        learned = self._learned
        if learned is not None and np.array_equal(metric, learned.metric.M):
            # back where the hand began: what learning told holds again
            self._asking.cancel()
            self._drafts.forget()
            self._on_drafts_judged(learned)
        elif self._shown is not None:
            self._drafts.shape(self._shown, metric)
            self._drafts.judge()
