"""Difference space: S, D and the log ratio of their densities, and one picked pair."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QColor, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QSlider,
    QSpinBox,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from workbench.api import FloatArray
from workbench.core.plane.likelihood_test import RatioTest, TestAtLevel, ratio_test
from workbench.core.results.metric_result import KINDS, Differences, Kind
from workbench.core.results.metric_views import DensityMaps
from workbench.ui.drawing.unit_ball import metric_outline
from workbench.ui.layouts import nest
from workbench.ui.rooms.metric.pages.density_plot import DensityPlot, balanced, ramp
from workbench.ui.rooms.metric.planes.picture import Picture
from workbench.ui.rooms.metric.sliced_work import SlicedWork
from workbench.ui.services.error_messages import told
from workbench.ui.services.numbers import percent
from workbench.ui.services.theme import Theme
from workbench.ui.widgets.fitted import ElidedLabel
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.tone import set_tone

if TYPE_CHECKING:
    from workbench.ui.rooms.metric.pages.density_surface import DensitySurface

#: Drawn differences of each kind; the densities know of all.
MOST_DOTS = 2000
#: Colours of "same" and "different" in the ratio picture.
SAME, DIFFERENT = "#0072B2", "#D55E00"
#: Levels of the test, in percent.
LOWEST, USUAL, HIGHEST = 1, 5, 50


class DifferencePanel(QWidget):
    """Three plots and the pair that was picked; the plots are made when first shown.

    Signals
    -------
    pair_changed(a, b)
        Positions of the rows chosen by keyboard, or by a click on a difference.
    maps_wanted(picture)
        The densities of this metric can be seen, and are not there.
    """

    pair_changed = Signal(int, int)
    maps_wanted = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._picture: Picture | None = None
        self._maps: DensityMaps | None = None
        self._pair: tuple[int, int] | None = None
        self._asked = False  # for the maps of the picture
        self._problem = ""
        self._plots: tuple[DensityPlot, DensityPlot, DensityPlot] | None = None
        self._turns = SlicedWork(self)
        self._stacks = [QStackedWidget(self), QStackedWidget(self)]
        self.surfaces: tuple[DensitySurface, ...] = ()  # made when first chosen
        # long titles are cut rather than widening the room
        self._titles = [ElidedLabel(), ElidedLabel(), ElidedLabel()]
        for title in self._titles:
            set_tone(title, "muted")
        self.choice = named(QComboBox(), "metric_densityCombo")
        for name in ("map", "surface"):
            self.choice.addItem(name, name)
        self.choice.currentIndexChanged.connect(self._on_choice_changed)
        self.first = named(QSpinBox(), "metric_pairASpin")
        self.second = named(QSpinBox(), "metric_pairBSpin")
        self._test: RatioTest | None = None
        self.level = named(QSlider(Qt.Orientation.Horizontal), "metric_levelSlider")
        self.level.setRange(LOWEST, HIGHEST)
        self.level.setValue(USUAL)
        self.level.setFixedWidth(140)
        self.level.valueChanged.connect(self._show_test)
        self._level_label, self.errors = QLabel(), QLabel()
        self._level_label.setBuddy(self.level)
        self.errors.setObjectName("metric_levelLabel")
        self.errors.setWordWrap(True)
        self.errors.setSizePolicy(
            QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred
        )
        self._ask, self._and, self.verdict = QLabel(), QLabel(), QLabel()
        self.verdict.setObjectName("metric_pairLabel")
        # a long line is broken rather than widening the window
        self.verdict.setWordWrap(True)
        self.verdict.setSizePolicy(
            QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred
        )
        self._lay_out()
        for spin in (self.first, self.second):
            spin.setMinimum(1)
            spin.valueChanged.connect(self._on_spin_value_changed)
        theme.follow(self, self._paint)
        self._paint()

    # -- plots ----------------------------------------------------------------------------

    @property
    def plots(self) -> tuple[DensityPlot, DensityPlot, DensityPlot]:
        """S, D and the ratio, made now if they were not."""
        if self._plots is None:
            if not self._turns.busy:
                self._turns.start(self._make_plots())
            self._turns.finish()
        assert self._plots is not None
        return self._plots

    @property
    def same(self) -> DensityPlot:
        """The plot of S."""
        return self.plots[0]

    @property
    def different(self) -> DensityPlot:
        """The plot of D."""
        return self.plots[1]

    @property
    def ratio(self) -> DensityPlot:
        """The plot of the log ratio."""
        return self.plots[2]

    def _make_plots(self) -> Iterator[None]:
        """Make the plots, one in each turn, and draw them in the last ones."""
        made = []
        for name in ("S", "D", "ratio"):
            plot = DensityPlot(self._theme, f"metric_{name}_plot", self)
            plot.probes["pairs"] = self.probe_pairs
            made.append(plot)
            yield
        same, different, ratio = made
        for stack, plot in zip(self._stacks, (same, different), strict=True):
            stack.insertWidget(0, plot)
            stack.setCurrentIndex(0)
        self._last_column.addWidget(ratio, 1)
        _order_before(self.first, same, different, ratio)
        self._plots = same, different, ratio
        for plot in self._plots:
            plot.show()
        yield
        self._paint()
        self._show_titles()
        self._draw_differences()
        yield
        self._draw_pair()
        self._show_test()

    def showEvent(self, event: QShowEvent) -> None:
        if self._plots is None and not self._turns.busy:
            self._turns.start(self._make_plots())
        super().showEvent(event)
        with told():
            self._ask_for_maps()

    def _lay_out(self) -> None:
        figures = QHBoxLayout()
        figures.setSpacing(8)
        for title, stack in zip(self._titles, (*self._stacks, None), strict=True):
            column = QVBoxLayout()
            column.setSpacing(0)
            column.addWidget(title)
            if stack is not None:
                column.addWidget(stack, 1)
            nest(figures, column, 1)
        self._last_column = column  # where the ratio will stand
        row = QHBoxLayout()
        row.setSpacing(8)
        for widget in (self._ask, self.first, self._and, self.second):
            row.addWidget(widget)
        row.addSpacing(8)
        row.addWidget(self.verdict, 1)
        row.addWidget(self.choice)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 0)
        column.setSpacing(8)
        nest(column, figures, 1)
        nest(column, row)
        test = QHBoxLayout()
        test.setSpacing(8)
        test.addWidget(self._level_label)
        test.addWidget(self.level)
        test.addWidget(self.errors, 1)
        nest(column, test)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self._ask.setText(self.tr("Pair of rows"))
        self._and.setText(self.tr("and"))
        self.choice.setItemText(0, self.tr("Densities as heat map"))
        self.choice.setItemText(1, self.tr("Densities as surface"))
        self.choice.setAccessibleName(self.tr("How the densities are drawn"))
        self.choice.setToolTip(
            self.tr("A surface is turned by dragging it, or with the arrow keys")
        )
        self.first.setAccessibleName(self.tr("First row of the pair"))
        self.second.setAccessibleName(self.tr("Second row of the pair"))
        for spin in (self.first, self.second):
            spin.setToolTip(
                self.tr("Row number; clicking two rows above picks a pair as well")
            )
        self._level_label.setText(self.tr("Level α of the test"))
        self.level.setAccessibleName(self.tr("Level of the likelihood-ratio test"))
        self.level.setToolTip(
            self.tr(
                "Most pairs of different classes that may be taken for one class, in percent"
            )
        )
        self._show_titles()
        self._show_test()

    # -- data -----------------------------------------------------------------------------

    def show_picture(self, picture: Picture | None) -> None:
        """Show the differences of another metric, or none."""
        self._picture, self._maps, self._pair = picture, None, None
        self._asked = False
        ratio = None if picture is None else picture.result.differences.ratio
        self._problem = "" if ratio is None else ratio.problem
        n = 1 if picture is None else len(picture.X)
        for spin in (self.first, self.second):
            spin.blockSignals(True)
            spin.setMaximum(n)
            spin.setEnabled(n > 1)
            spin.blockSignals(False)
        self._test = None if picture is None else ratio_test(picture.result, picture.X)
        self._draw_differences()
        self._draw_pair()
        self.verdict.setText(self._problem)
        self._show_test()
        self._fill_surfaces()
        self._show_titles()
        self._ask_for_maps()

    def _ask_for_maps(self) -> None:
        """Ask for the densities once, when they can be seen."""
        if self._picture is not None and self.isVisible() and not self._asked:
            self._asked = True
            self.maps_wanted.emit(self._picture)

    def _draw_differences(self) -> None:
        """Draw dots, ellipses and maps, if there is where to."""
        if self._plots is None:
            return
        for plot, kind in zip(self._plots, KINDS, strict=False):
            dots = self._dots(kind)
            plot.dots.setData(x=dots[:, 0], y=dots[:, 1])
            plot.line.setData(*self._ellipses(kind).T)
        extent = self.extent()
        for plot in self._plots:
            plot.fit(extent)
            plot.set_map(None, (0, 1), np.empty((0, 4), np.uint8))
        self._paint_maps()

    def _dots(self, kind: Kind) -> FloatArray:
        if self._picture is None:
            return np.empty((0, 2))
        differences = self._picture.differences(kind)
        return differences[:: max(1, -(-len(differences) // MOST_DOTS))]

    def _ellipses(self, kind: Kind) -> FloatArray:
        """Return the outlines at one and two standard deviations, shape (n, 2)."""
        sigma = None if self._picture is None else self._picture.covariance(kind)
        if sigma is None or np.linalg.matrix_rank(sigma, hermitian=True) < 2:
            return np.empty((0, 2))
        inverse, gap = np.asarray(np.linalg.inv(sigma), float), np.full((1, 2), np.nan)
        one, two = (metric_outline(inverse, radius) for radius in (1.0, 2.0))
        return np.vstack([one, gap, two])

    def extent(self) -> tuple[float, float, float, float]:
        """Return the rectangle shown: nearly all differences, around zero."""
        if self._picture is None:
            return (-1.0, 1.0, -1.0, 1.0)
        both = np.vstack([self._picture.differences(kind) for kind in KINDS])
        if len(both) == 0:
            return (-1.0, 1.0, -1.0, 1.0)
        reach = np.quantile(np.abs(both), 0.995, axis=0) * 1.1
        reach = np.where(reach > 0, reach, max(float(reach.max()), 1e-6))
        return (-float(reach[0]), float(reach[0]), -float(reach[1]), float(reach[1]))

    def show_maps(self, maps: DensityMaps) -> None:
        """Draw what the task ``densities`` gave."""
        self._maps = maps
        self._paint_maps()
        self._fill_surfaces()

    # -- the pair ---------------------------------------------------------------------------

    def show_pair(self, a: int, b: int) -> None:
        """Mark the difference of two rows (positions) and its log ratio."""
        picture = self._picture
        if picture is None:
            return
        for spin, position in ((self.first, a), (self.second, b)):
            spin.blockSignals(True)
            spin.setValue(position + 1)
            spin.blockSignals(False)
        self._pair = (a, b)
        self._draw_pair()
        self._mark_surfaces()
        self._say(a, b, picture.y[a] == picture.y[b])

    def _draw_pair(self) -> None:
        """Mark the pair where it belongs, if there is a pair and where to."""
        picture, plots = self._picture, self._plots
        if plots is None:
            return
        if picture is None or self._pair is None:
            for plot in plots:
                plot.marker.setData([], [])
            return
        a, b = self._pair
        x, outside = self._inside(picture.difference(a, b))
        alike = picture.y[a] == picture.y[b]
        for plot, shown in zip(plots, (alike, not alike, True), strict=True):
            plot.marker.setData([x[0]] if shown else [], [x[1]] if shown else [])
            plot.marker.setSymbol("d" if outside else "s")

    def _inside(self, difference: FloatArray) -> tuple[FloatArray, bool]:
        """Pull a difference beyond the picture to its edge, and say whether it was."""
        _, right, _, top = self.extent()
        reach = 0.96 * np.array([right, top])
        share = float(np.max(np.abs(difference) / reach))
        return difference / max(share, 1.0), share > 1.0

    def _say(self, a: int, b: int, alike: bool) -> None:
        picture = self._picture
        value = None if picture is None else picture.log_ratio(a, b)
        if picture is None or value is None:
            self.verdict.setText(self._problem)
            return
        judged = value < 0
        rows = picture.rows[[a, b]] + 1
        text = self.tr("({a}, {b}): {value} {judged}  ·  in truth {truth} {sign}").format(
            a=rows[0], b=rows[1], value=QLocale().toString(value, "f", 2),
            judged=self._word(judged), truth=self._word(alike),
            sign="✓" if judged == alike else "✗",
        )  # fmt: skip
        self.verdict.setText(text)

    def _word(self, same: bool) -> str:
        return self.tr("same") if same else self.tr("different")

    def _on_spin_value_changed(self) -> None:
        self.pair_changed.emit(self.first.value() - 1, self.second.value() - 1)

    # -- the test ---------------------------------------------------------------------------

    def tested(self) -> TestAtLevel | None:
        """Return the test at the level chosen, None without a ratio or without pairs."""
        return (
            None
            if self._test is None
            else self._test.at_level(self.level.value() / 100)
        )

    def _show_test(self) -> None:
        """Write the error rates at the level, and draw where the test decides."""
        test, found = self._test, self.tested()
        self.level.setEnabled(found is not None)
        if self._plots is not None:
            self.ratio.show_threshold(self._plane_threshold(found))
        if test is None or found is None:
            self.errors.setText("")
            return
        text = self.tr(
            "{alpha}: the same below {threshold}  ·  different taken for the same "
            "{first}  ·  same taken for different {second}  ·  area under the ROC {area}"
        )
        self.errors.setText(
            text.format(
                alpha=percent(self.level.value() / 100),
                threshold=QLocale().toString(found.threshold, "f", 1),
                first=percent(found.level),
                second=percent(found.missed),
                area=QLocale().toString(test.area(), "f", 3),
            )
        )

    def _plane_threshold(self, found: TestAtLevel | None) -> float | None:
        """Return the threshold where the plane shows all attributes, else None."""
        picture = self._picture
        if picture is None or found is None or picture.X.shape[1] != 2:
            return None
        return found.threshold if np.isfinite(found.threshold) else None

    # -- surfaces ---------------------------------------------------------------------------

    def _on_choice_changed(self) -> None:
        as_surface = self.choice.currentData() == "surface"
        self.plots  # noqa: B018 - the surfaces stand behind them
        if as_surface and not self.surfaces:
            self._make_surfaces()
        for stack in self._stacks:
            stack.setCurrentIndex(int(as_surface))
        self._fill_surfaces()

    def _make_surfaces(self) -> None:
        # imported when first chosen, as all that is not looked at
        from workbench.ui.rooms.metric.pages.density_surface import DensitySurface

        self.surfaces = tuple(
            DensitySurface(self._theme, name, self)
            for name in ("metric_S_view", "metric_D_view")
        )
        for stack, surface in zip(self._stacks, self.surfaces, strict=True):
            stack.addWidget(surface)
            surface.turned.connect(self._on_surfaces_turned)
        self._show_titles()

    def _on_surfaces_turned(self) -> None:
        """Turn both: they are to be compared."""
        turned = self.sender()
        camera = next((s.camera for s in self.surfaces if s is turned), None)
        if camera is not None:
            for surface in self.surfaces:
                surface.set_camera(camera)

    def _fill_surfaces(self) -> None:
        if self.choice.currentData() != "surface":
            return
        maps = self._maps
        both = (None, None) if maps is None else (maps.same, maps.different)
        for surface, density in zip(self.surfaces, both, strict=True):
            surface.show_density(density, self._axes())
        self._mark_surfaces()

    def _axes(self) -> tuple[str, str]:
        if self._picture is None:
            return "", ""
        if self._picture.view == "directions":
            text = self.tr("eigenvector {n}")
            return text.format(n=1), text.format(n=2)
        return self._picture.axis_names()

    def _mark_surfaces(self) -> None:
        _, right, _, top = self.extent()
        for surface, plot in zip(self.surfaces, self.plots, strict=False):
            x, y = plot.marker.getData()
            drawn = np.array([x[0] / right, y[0] / top]) if len(x) else None
            surface.mark_pair(drawn)

    # -- looks --------------------------------------------------------------------------------

    def _show_titles(self) -> None:
        counts = {"S": 0, "D": 0}
        if self._picture is not None:
            counts = pair_counts(self._picture.result.differences)
        texts = (
            self.tr("S: {n} of the same class").format(n=counts["S"]),
            self.tr("D: {n} of different classes").format(n=counts["D"]),
            self.tr("log p(D) / p(S); below 0: same"),
        )
        rows = 0 if self._picture is None else len(self._picture.X)
        remark = self.tr("Differences between pairs of {n} rows").format(n=rows)
        for label, text in zip(self._titles, texts, strict=True):
            label.setText(text)
        for plot, text in zip(self._plots or (), texts, strict=False):
            plot.describe(text, remark)
        for surface, text in zip(self.surfaces, texts, strict=False):
            surface.describe(text, remark)

    def _paint(self) -> None:
        c = self._theme.colours
        faint = QColor(c.text)
        faint.setAlphaF(0.45)
        for plot in self._plots or ():
            plot.dots.setSize(3)
            plot.dots.setPen(None)
            plot.dots.setBrush(pg.mkBrush(faint))
            plot.line.setPen(pg.mkPen(c.accent, width=1.5))
            plot.marker.setSize(13)
            plot.marker.setBrush(None)
            plot.marker.setPen(pg.mkPen(c.error, width=2.5))
            plot.contour.setPen(pg.mkPen(c.text, width=2))
            plot.threshold.setPen(pg.mkPen(c.text, width=2, style=Qt.PenStyle.DashLine))
        self._paint_maps()

    def _paint_maps(self) -> None:
        if self._maps is None or self._plots is None:
            return
        same, different, ratio = self._plots
        ground = self._theme.colours.plot
        rise = ramp(ground, self._theme.colours.accent, 0.0, 0.75)
        for plot, cells in (
            (same, self._maps.same),
            (different, self._maps.different),
        ):
            # the square root shows the flanks beside the peak
            plot.set_map(
                np.sqrt(cells), (0.0, float(np.sqrt(cells.max())) or 1.0), rise
            )
        cells = self._maps.ratio
        fall = ramp(ground, SAME, 0.75, 0.0)
        table = np.vstack([fall[::2], ramp(ground, DIFFERENT, 0.0, 0.75)[::2]])
        ratio.set_map(balanced(cells), (-1.0, 1.0), table)
        ratio.contour.setData(cells)
        ratio.show_threshold(self._plane_threshold(self.tested()))

    def probe_pairs(self) -> dict[str, Any]:
        """Return the counts of S and D and the pair that is marked."""
        picture = self._picture
        if picture is None:
            return {"S": 0, "D": 0}
        counts: dict[str, object] = {**pair_counts(picture.result.differences)}
        counts |= {"pair": [], "kind": "", "log_ratio": None}
        if self._pair is not None:
            a, b = self._pair
            alike = picture.y[a] == picture.y[b]
            counts |= {"pair": [a, b], "kind": "S" if alike else "D"}
            counts["log_ratio"] = picture.log_ratio(a, b)
        found = self.tested()
        counts["test"] = (
            None if found is None else [found.threshold, found.level, found.power]
        )
        return counts | {"maps": self._maps is not None}


def pair_counts(differences: Differences) -> dict[str, int]:
    """Return how many differences S and D hold, 0 where there are none."""
    both = {kind: differences.pairs(kind) for kind in KINDS}
    return {kind: 0 if p is None else p.count for kind, p in both.items()}


def _order_before(widget: QWidget, *others: QWidget) -> None:
    """Put widgets made later before another one in the order of Tab."""
    before = widget.previousInFocusChain()
    while before is not None and not before.focusPolicy() & Qt.FocusPolicy.TabFocus:
        before = before.previousInFocusChain()
    for other in others:
        if before is not None:
            QWidget.setTabOrder(before, other)
        before = other
