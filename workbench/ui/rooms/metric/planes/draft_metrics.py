"""Metrics that are not learned to the end: in the making, or shaped by hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from PySide6.QtCore import QObject, QTimer, Signal

from workbench.api import FloatArray
from workbench.core.results.metric_result import DIFFERENCES, result_of
from workbench.ui.services.job_signals import Request

#: News that come in one burst are drawn once, after so many milliseconds.
PULSE_MS = 20
#: The plugin named in the result of a metric that no plugin made.
BY_HAND = ""


class Drafts(QObject):
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
        self._base: Mapping[str, Any] | None = None
        self._shaped: dict[str, Any] | None = None
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

    def take_news(self, news: Mapping[str, Any]) -> None:
        """Draft the metric as an iteration left it."""
        self._base = news.get("base", self._base)
        self._newest = np.asarray(news["components"], np.float64)
        if not self._pulse.isActive():
            self._pulse.start()

    def _on_pulse_timeout(self) -> None:
        if self._base is not None and self._newest is not None:
            metric = self._newest.T @ self._newest
            self.drafted.emit(result_of(self._base, metric))

    def shape(self, base: Mapping[str, Any], metric: FloatArray) -> None:
        """Draft a metric made by hand on the data of `base`, a result."""
        keep = (*DIFFERENCES, "loo_before")
        self._shaped = result_of(base, metric, keep) | {"plugin": BY_HAND}
        self.drafted.emit(self._shaped)

    def judge(self) -> None:
        """Ask how well the metric made by hand separates the classes."""
        if self._shaped is None:
            return
        names = ("components", "X", "y", "k", "weights")
        payload = {name: self._shaped[name] for name in names}
        self._judge.start(
            "metric_judge", payload, lane="interactive", title=self.tr("Judge metric")
        )

    def _on_judge_done(self, figures: dict[str, Any]) -> None:
        if self._shaped is not None:
            self.judged.emit(self._shaped | figures)
