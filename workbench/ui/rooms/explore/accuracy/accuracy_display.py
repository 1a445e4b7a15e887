"""The accuracy on screen: figure with its badge, wrong rows, margins, k-curve."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QObject, Signal, Slot

from workbench.core.results.evaluating.evaluation import EvaluationResult
from workbench.core.results.pictures.accuracy_curve import AccuracyCurve
from workbench.ui.rooms.explore.accuracy.accuracy_requests import AccuracyRequests
from workbench.ui.rooms.explore.accuracy.kcurve_plot import KCurvePlot
from workbench.ui.rooms.explore.plane.layers import PointLayer
from workbench.ui.rooms.explore.shared_state import PlaneState

IntArray = npt.NDArray[np.int64]

#: Rows up to which leave-one-out is shown without being asked for.
ALIVE = 2_000


@dataclass(frozen=True, slots=True)
class Judgement:
    """How many rows are answered rightly, and which wrongly."""

    right: int
    n: int
    wrong: list[int]


class AccuracyDisplay(QObject):
    """Shows what the judge found.

    The k-curve and the margins are always kept up to date, and of a data set of at most
    `ALIVE` rows the accuracy of k-NN and the wrong rows, too; else those come after
    somebody asked (F5), as they do in a lesson: there a guess comes first.

    Signals
    -------
    told(accuracy, badges)
        A share, and a text such as ``LOO``.
    counted(wrong, n)
        How many rows are answered wrongly.
    """

    told = Signal(float, str)
    counted = Signal(int, int)

    def __init__(
        self,
        stage: PlaneState,
        judge: AccuracyRequests,
        points: PointLayer,
        curve: KCurvePlot,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._stage, self._judge = stage, judge
        self._points, self._plot = points, curve
        self._curve: AccuracyCurve | None = None
        self.wanted = False
        self.judgement: Judgement | None = None  # none before Run
        judge.curved.connect(self._on_judge_curved)
        judge.evaluated.connect(self._on_judge_evaluated)

    def ask(self) -> None:
        """Judge what the stage shows."""
        stage, data, plane = self._stage, self._stage.data, self._stage.plane
        if data is None or plane is None or not data.has_nominal_class:
            return
        if (data.y >= 0).sum() < 2:
            self._plot.show_curve([], [], stage.scene.k)
            return
        self._judge.judge(data, plane.space, stage.scene)
        if stage.plugin and self.wanted:
            info = stage.context.catalogue.get(stage.plugin)
            title = stage.plugin if info is None else info.title
            folder = str(stage.context.session.folder())
            self._judge.evaluate(folder, stage.plugin, title, stage.scene)

    def forget(self) -> None:
        """Start anew with another data set: nobody has asked yet."""
        self.wanted = False
        self.clear()

    def clear(self) -> None:
        """Know nothing."""
        self._judge.forget()
        self._curve, self.judgement = None, None
        self._plot.show_curve([], [], self._stage.scene.k)
        self.outdate()

    def withhold(self) -> None:
        """Tell nothing until somebody asks again."""
        self.wanted, self.judgement = False, None
        self.outdate()

    def outdate(self) -> None:
        """Take away what no longer holds."""
        seen = self._points.seen
        self._points.errors.clear()
        self._points.margins.clear()
        if seen:
            self._stage.canvas.layers_drawn.emit()

    def draw_margins(self) -> None:
        """Fill the rows by margin, where that is wanted and known."""
        shown, places = self._stage.shown["margins"], self._stage.canvas.positions
        self._points.margins.setVisible(shown)
        margins = None if self._curve is None else self._curve.margins
        if shown and margins is not None and len(margins) == len(places):
            known = ~np.isnan(margins)
            data = self._stage.data
            assert data is not None
            codes = self._stage.codes(data)[known]
            self._points.draw_margins(places[known], codes, margins[known])
        self._stage.canvas.layers_drawn.emit()

    @Slot(object, str)
    def _on_judge_curved(self, curve: AccuracyCurve, badges: str) -> None:
        self._curve = curve
        stage, data = self._stage, self._stage.data
        self._plot.show_curve(
            curve.errors.tolist(), curve.biased.tolist(), stage.scene.k
        )
        if data is None or len(curve.predicted) != data.n_rows:
            return
        if len(stage.canvas.positions) != data.n_rows:
            return  # others are drawn still; it is asked again with those to come
        self.draw_margins()
        alive = data.n_rows <= ALIVE and not stage.context.in_lesson
        if (self.wanted or alive) and not stage.plugin:
            self._show_errors(curve.predicted, curve.n)
            self.told.emit(curve.correct / curve.n, badges)

    @Slot(object)
    def _on_judge_evaluated(self, result: EvaluationResult) -> None:
        data = self._stage.data
        found, figures = result.predictions, result.of_classes
        if data is None or not self._stage.plugin or not self.wanted:
            return
        if len(self._stage.canvas.positions) != data.n_rows:
            return  # others are drawn still
        if found is None or figures is None or figures.accuracy is None:
            return  # no row was predicted
        predicted = np.full(data.n_rows, -1, np.int64)
        predicted[found.rows] = found.codes(data.classes)[1]
        self._show_errors(predicted, result.n)
        self.told.emit(figures.accuracy, "CV10")

    def _show_errors(self, predicted: IntArray, n: int) -> None:
        data = self._stage.data
        assert data is not None
        wrong = (predicted >= 0) & (predicted != data.y) & (data.y >= 0)
        places = self._stage.canvas.positions[wrong]
        self._points.draw_errors(places, data.y[wrong], predicted[wrong])
        self._points.errors.setVisible(self._stage.shown["errors"])
        rows = np.flatnonzero(wrong).tolist()
        self.judgement = Judgement(n - len(rows), n, rows)
        self.counted.emit(len(rows), n)
