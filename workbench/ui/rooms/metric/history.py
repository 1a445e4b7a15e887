"""Metrics learned so far, for pages that are made later than the metrics they show."""

from __future__ import annotations

from typing import Any

import numpy as np

from workbench.api import FloatArray
from workbench.core.results.metric_result import MetricProgress
from workbench.ui.rooms.metric.planes.picture import Picture

#: So many eigenvalues are followed; beyond so many rows of L none is, for speed.
MOST_VALUES, MOST_ROWS = 8, 256


class History:
    """The last learned metric, the parameters used by method, and the path of learning.

    Attributes
    ----------
    learned : Picture or None
        The last metric of a method, whatever a hand made of it since.
    params : dict
        The parameters used last, by method; they outlive the data.
    path : ndarray
        The objective at each iteration, empty where there was none.
    objective : str
        ``loss``, ``gain`` or ``objective``.
    spectrum : list of (iteration, eigenvalues)
        The largest eigenvalues of M, at the iterations that were reported.
    live : bool
        Whether a method is learning.
    plugin : str
        The method that is learning, or learned last with iterations.
    """

    def __init__(self) -> None:
        self.learned: Picture | None = None
        self.params: dict[str, dict[str, Any]] = {}
        self.path: FloatArray = np.empty(0)
        self.objective = "objective"
        self.spectrum: list[tuple[int, FloatArray]] = []
        self.live = False
        self.plugin = ""

    def take_picture(self, picture: Picture | None) -> None:
        """Take another metric, or none; one that was learned brings its whole path."""
        self.live = False
        result = None if picture is None else picture.result
        if result is None or not result.by_hand:
            self.learned = picture
        if result is not None and not result.by_hand:
            self.params[result.request.plugin] = dict(result.request.params)
        told = None if result is None else result.fit.objective
        path = np.empty(0) if told is None else told.path
        if not self._was_followed(path):
            self.spectrum = []
        self.path = path
        self.objective = "objective" if told is None else told.name
        if result is not None and len(path):
            self._follow(len(path), result.metric.components)

    def take_news(self, news: MetricProgress) -> None:
        """Take news of a metric in the making, as `LabPage.show_news` gets them."""
        if news.request is not None:  # the first of another metric
            self.spectrum = []
            self.plugin = news.request.plugin
        self.live, self.objective = True, news.name
        self.path = news.objective
        self._follow(news.iteration, news.components)

    def _follow(self, iteration: int, L: FloatArray) -> None:
        """Keep the largest eigenvalues of the metric with the map L at an iteration."""
        if min(L.shape, default=0) == 0 or min(L.shape) > MOST_ROWS:
            return
        # the eigenvalues of LᵀL other than 0 are those of LLᵀ: take the smaller one
        gram = L @ L.T if len(L) <= L.shape[1] else L.T @ L
        values = np.linalg.eigvalsh(gram)[::-1][:MOST_VALUES]
        while self.spectrum and self.spectrum[-1][0] >= iteration:
            self.spectrum.pop()
        self.spectrum.append((iteration, np.maximum(values, 0.0)))

    def _was_followed(self, path: FloatArray) -> bool:
        """Whether the eigenvalues kept are those of the metric with this path."""
        seen = self.path
        return 0 < len(seen) <= len(path) and np.array_equal(seen, path[: len(seen)])
