"""The page of unit balls: one exponent on a slider, its area and its triangle inequality."""

from __future__ import annotations

import math
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QLabel,
    QPushButton,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from workbench.numerics.neighbours.axioms import Counterexample, counterexample
from workbench.numerics.neighbours.distance import DISTANCES
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.drawing.unit_ball import (
    minkowski_area,
    minkowski_outline,
    outline_area,
)
from workbench.ui.pages import LazyPage
from workbench.ui.room import Room
from workbench.ui.services.latency import Latency
from workbench.ui.services.numbers import number
from workbench.ui.widgets.fitted import FittedDoubleSpin, FittedLabel
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.tone import SizedLabel, set_tone

#: Steps of the slider from one exponent to its double.
_OCTAVE = 20
_LOWEST = 0.5
#: The last step: infinity, after 16.
_LAST = 5 * _OCTAVE + 1
#: The exponents with a button.
PRESETS = (0.5, 1.0, 2.0, 4.0, math.inf)
#: Points of the outline that is drawn: its four corners are among them.
_POINTS = 4097


class BallsPage(LazyPage):
    """The unit ball of (w1 |x1|^p + w2 |x2|^p)^(1/p)."""

    page_id = "balls"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.latency = Latency()
        self.latency.limits["ball"] = 0.016
        self._outline = minkowski_outline(1.0, n=_POINTS)
        self._broken: Counterexample | None = None
        self._make_widgets()
        self._lay_out()
        self.slider.valueChanged.connect(self.refresh)
        for spin in self.weights:
            spin.valueChanged.connect(self.refresh)

    def _make_widgets(self) -> None:
        self.slider = named(QSlider(Qt.Orientation.Horizontal), "dist_pSlider")
        self.slider.setRange(0, _LAST)
        self.slider.setPageStep(_OCTAVE)
        self.slider.setValue(_step(2.0))
        self.slider.setMinimumWidth(160)
        self.shown_p = named(FittedLabel("p = 0,0000"), "dist_p_label")
        self.presets = [
            named(QPushButton(), f"dist_p{place}Btn") for place in range(len(PRESETS))
        ]
        for p, button in zip(PRESETS, self.presets, strict=True):
            button.clicked.connect(lambda _=False, p=p: self.slider.setValue(_step(p)))
        self.weights = [FittedDoubleSpin(f"dist_w{j}Spin") for j in (1, 2)]
        for spin in self.weights:
            spin.setRange(0.1, 10.0)
            spin.setSingleStep(0.1)
            spin.setValue(1.0)
        self._words = [QLabel() for _ in range(3)]
        self.area = named(SizedLabel(self.context.theme, factor=1.2, bold=True), "dist_area_label")  # fmt: skip
        self.law = named(QLabel(), "dist_law_label")
        self.law.setWordWrap(True)
        theme = self.context.theme
        self.plot = Plot(theme, "dist_ball_plot", equal_aspect=True)
        self._circle, self._ball = pg.PlotCurveItem(), pg.PlotCurveItem()
        for item in (self._circle, self._ball):
            self.plot.addItem(item)
        self.plot.table_source = self._twin
        self.plot.reset_view = self._show_range  # type: ignore[method-assign]

    def _lay_out(self) -> None:
        controls = FlowRow()
        for label, field in zip(self._words, (self.slider, *self.weights), strict=True):
            label.setBuddy(field)
        controls.add(self._words[0], self.slider)
        controls.add(self.shown_p)
        controls.add(*self.presets)
        for label, spin in zip(self._words[1:], self.weights, strict=True):
            controls.add(label, spin)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (controls, self.area, self.law):
            column.addWidget(widget)
        # a plot takes what is left: its own wish would make the room scroll
        across, down = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored
        self.plot.setSizePolicy(across, down)
        self.plot.setMinimumHeight(120)
        column.addWidget(self.plot, 1)

    # -- what is shown ----------------------------------------------------------

    @property
    def p(self) -> float:
        """The exponent, infinity at the right end of the slider."""
        step = self.slider.value()
        return math.inf if step == _LAST else _LOWEST * math.exp2(step / _OCTAVE)

    def fill(self) -> None:
        """Draw the ball of the exponent and the weights."""
        with self.latency.measure("ball"):
            roots = [spin.value() ** (-1.0 / self.p) for spin in self.weights]
            self._outline = minkowski_outline(self.p, n=_POINTS) * roots
            self._broken = counterexample(DISTANCES["minkowski"], self.p)
            colours = self.context.theme.colours
            dashes = pg.mkPen(colours.muted, width=1, style=Qt.PenStyle.DashLine)
            self._circle.setData(*minkowski_outline(2.0).T, pen=dashes)
            self._ball.setData(*self._outline.T, pen=pg.mkPen(colours.accent, width=2))
            self._show_range()
            self._show_words()

    def _show_range(self) -> None:
        reach = 1.1 * max(1.0, float(abs(self._outline).max()))
        self.plot.show_range((-reach, reach), (-reach, reach))

    @property
    def exact(self) -> float:
        """The area by the formula."""
        first, second = (spin.value() ** (-1.0 / self.p) for spin in self.weights)
        return minkowski_area(self.p) * float(first * second)

    def _show_words(self) -> None:
        p = _text(self.p)
        self.shown_p.setText(f"p = {p}")
        self.area.setText(
            self.tr("Area as drawn: {drawn}, exact: {exact}").format(
                drawn=number(outline_area(self._outline), 4),
                exact=number(self.exact, 4),
            )
        )
        if self._broken is None:
            text = self.tr("The triangle inequality holds: the ball is convex.")
        else:
            text = self.tr("The triangle inequality FAILS for p < 1: {rows}")
            text = text.format(rows=self._broken)
        set_tone(self.law, "plain" if self._broken is None else "error")
        self.law.setText(text)
        self.plot.describe(
            self.tr("Unit ball of the Minkowski distance"),
            f"p = {p}. {self.area.text()}. {text}",
        )

    def _twin(self) -> TwinTable:
        few = self._outline[:: (_POINTS - 1) // 64]
        return TwinTable(("x1", "x2"), (few[:, 0], few[:, 1]))

    def retranslate(self) -> None:
        """Set every text in the current language."""
        titles = (self.tr("Exponent p"), self.tr("Weight w1"), self.tr("Weight w2"))
        fields = (self.slider, *self.weights)
        for label, field, title in zip(self._words, fields, titles, strict=True):
            label.setText(title)
            field.setAccessibleName(title)
        self.slider.setToolTip(
            self.tr("1 is Manhattan, 2 is Euclidean, the right end is Chebyshev")
        )
        for spin in self.weights:
            spin.setToolTip(self.tr("Weight of the attribute in the sum of powers"))
        for p, button in zip(PRESETS, self.presets, strict=True):
            button.setText(_text(p))
            button.setToolTip(self.tr("Show the ball of p = {p}").format(p=_text(p)))
            button.setAccessibleName(button.toolTip())
        self.plot.set_labels("x1", "x2")
        self.refresh()

    def probe(self) -> dict[str, Any]:
        """Return the exponent, both areas, and what the inequality says."""
        return {
            "p": self.p,
            "weights": [spin.value() for spin in self.weights],
            "area": outline_area(self._outline),
            "exact": self.exact,
            "metric": self._broken is None,
            "counterexample": "" if self._broken is None else str(self._broken),
            "reach": abs(self._outline).max(axis=0).tolist(),
            "latency": self.latency.probe(),
        }


def _step(p: float) -> int:
    return _LAST if math.isinf(p) else round(_OCTAVE * math.log2(p / _LOWEST))


def _text(p: float) -> str:
    return "∞" if math.isinf(p) else number(p, 4)
