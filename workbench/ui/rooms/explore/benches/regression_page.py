"""The page of local regression: one attribute, one query, and what is fitted around it."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from workbench.api.data import Attribute, FloatArray
from workbench.core.results.pictures.loo_curve import LooCurve
from workbench.numerics.regression_bench import (
    Bumps,
    LocalFit,
    LocalMethod,
    drawn_curve,
    fit_bumps,
    fitted_curve,
    leave_one_out_error,
    local_design,
    local_fit,
    truth,
)
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.layouts import nest
from workbench.ui.pages import AskingPage
from workbench.ui.room import Room
from workbench.ui.rooms.explore.benches.gradient_panel import GradientPanel
from workbench.ui.rooms.explore.benches.regression_plot import RegressionPlot
from workbench.ui.rooms.explore.benches.regression_setup import OPEN, RegressionSetup
from workbench.ui.services.latency import Latency
from workbench.ui.services.numbers import number
from workbench.ui.widgets.fitted import FittedText
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.table import STRETCH, Table
from workbench.ui.widgets.table_model import RIGHT, Column, TableModel
from workbench.ui.widgets.tone import Badge, SizedLabel, set_tone

#: Rows of an open data set that are taken, and the fewest.
MOST_ROWS, FEWEST = 200, 4
#: Places of the curve, those of the local fit, and rows of the table of weights.
_PLACES, _LOCAL, _LISTED = 201, 41, 12
#: Values of k that a curve has at most.
_VALUES = 40


class RegressionPage(AskingPage):
    """Mitchell's local fits, Shepard's and Parzen's means and RBF networks on a line."""

    page_id = "regression"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.latency = Latency()
        self.latency.limits.update({"query": 0.016, "method": 0.016})
        self._curve_request = room.request("latest")
        self._error_request = room.request("latest")
        self._x: FloatArray = np.empty(0)
        self._y: FloatArray = np.empty(0)
        self._places: FloatArray = np.empty(0)
        self._curve: FloatArray = np.empty(0)
        self._query, self._pinned = 0.35, False
        self._fit: LocalFit | None = None
        self._bumps: Bumps | None = None
        self._predicted = 0.0
        self._weights: FloatArray = np.empty(0)
        self._fitted: FloatArray = np.empty(0)
        self._error: float | None = None
        self._loo = LooCurve()
        self._data_key: tuple[object, ...] = ()
        self._note = ""
        self._make_widgets()
        self._lay_out()
        self._connect()

    # -- layout -----------------------------------------------------------------

    def _make_widgets(self) -> None:
        theme = self.context.theme
        self.setup = RegressionSetup()
        self.plot = RegressionPlot(theme, "explore_regression_plot")
        self.plot.table_source = self._twin
        self.figure = named(SizedLabel(theme, factor=1.2, bold=True), "explore_regErrorLabel")  # fmt: skip
        self.badge = Badge("LOO", tone="info")
        self.said = named(FittedText(), "explore_regQueryLabel")
        set_tone(self.said, "muted")
        self.loo_plot = Plot(theme, "explore_regLoo_plot")
        self._loo_line = pg.PlotCurveItem()
        self._loo_here = pg.InfiniteLine(angle=90, movable=False)
        self._loo_spot = pg.ScatterPlotItem(size=9)
        self.loo_plot.addItem(self._loo_line)
        self.loo_plot.addItem(self._loo_spot)
        self.loo_plot.addItem(self._loo_here, ignoreBounds=True)
        self.loo_plot.setMouseEnabled(False, False)
        self.loo_plot.table_source = self._loo_twin
        self.loo_plot.reset_view = self._show_loo_range  # type: ignore[method-assign]
        self.gradient = GradientPanel()
        self.model: TableModel[int] = TableModel(self._columns())
        self.table = Table("explore_regWeights_table", self.model)
        self.table.size_columns(STRETCH)

    def _columns(self) -> list[Column[int]]:
        def cells(source: str) -> Any:
            return lambda row: number(float(getattr(self, source)[row]), 3)

        return [
            Column(lambda: self.tr("row"), lambda row: f"#{row + 1}", RIGHT),
            Column("x", cells("_x"), RIGHT),
            Column("y", cells("_y"), RIGHT),
            Column(lambda: self.tr("weight"), self._weight, RIGHT),
            Column(
                lambda: self.tr("residual"),
                lambda row: number(float(self._y[row] - self._fitted[row]), 2),
                RIGHT,
            ),
        ]

    def _weight(self, row: int) -> str:
        """Return a row's weight; in a network rows have none."""
        return "–" if self._fit is None else number(float(self._weights[row]), 3)

    def _lay_out(self) -> None:
        across, down = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored
        side = QWidget()
        panel = QVBoxLayout(side)
        panel.setContentsMargins(0, 0, 0, 0)
        panel.setSpacing(4)
        head = QHBoxLayout()
        head.addWidget(self.figure)
        head.addWidget(self.badge)
        head.addStretch(1)
        nest(panel, head)
        for plot, least in ((self.plot, 160), (self.loo_plot, 90)):
            plot.setSizePolicy(across, down)
            plot.setMinimumHeight(least)
        self.table.setSizePolicy(across, down)
        self.table.setMinimumHeight(76)
        panel.addWidget(self.loo_plot, 3)
        panel.addWidget(self.gradient)
        panel.addWidget(self.said)
        panel.addWidget(self.table, 3)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.plot, 3)
        row.addWidget(side, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 0, 8, 8)
        column.setSpacing(8)
        column.addWidget(self.setup)
        nest(column, row, 1)

    def _connect(self) -> None:
        self.setup.data_chosen.connect(self.refresh)
        self.setup.changed.connect(self._on_setup_changed)
        self.plot.hovered.connect(self._on_plot_hovered)
        self.plot.pinned.connect(self.pin)
        self.plot.moved.connect(self._on_plot_moved)
        self.plot.freed.connect(self._on_plot_freed)
        self.gradient.stepped.connect(self._show_iterate)
        self._curve_request.done.connect(self._on_curve_request_done)
        self._error_request.done.connect(self._on_error_request_done)

    # -- rows ---------------------------------------------------------------------

    @property
    def seed(self) -> int:
        """The scene's seed."""
        return self.context.session.scene.seed

    def fill(self) -> None:
        """Take the rows, and draw everything anew."""
        data = self.context.session.data
        numeric = [] if data is None else [c for c in data.columns if _usable(c)]
        self.setup.offer_columns(numeric)
        source = self.setup.source
        self._note = ""
        if source == OPEN:
            x, y = self._open_rows()
        else:
            x, y = drawn_curve(source, self.seed)
        if len(x) < FEWEST or x.min() == x.max():
            self.room.message(
                "warning",
                lambda: self.tr(
                    "Fewer than {n} rows with different x: the sine is shown instead."
                ).format(n=FEWEST),
            )
            x, y = drawn_curve("sine", self.seed)
            self._note = "sine"
        key = (source, self._note, x.tobytes(), y.tobytes())
        if key != self._data_key:
            self._data_key = key
            self._x, self._y = x, y
            self._places = np.linspace(x.min(), x.max(), _PLACES)
            span = float(x.max() - x.min())
            self._query, self._pinned = float(x.min()) + 0.35 * span, False
            self.setup.show_rows(len(x), span)
            self.plot.show_box(x, y)
        self._show_method()

    def _open_rows(self) -> tuple[FloatArray, FloatArray]:
        data = self.context.session.data
        assert data is not None
        names = [c.name for c in data.columns]
        x, y = (
            np.asarray(data.column(names.index(box.currentText())), np.float64)
            for box in (self.setup.x_column, self.setup.y_column)
        )
        known = np.flatnonzero(np.isfinite(x) & np.isfinite(y))
        if len(known) > MOST_ROWS:
            random = np.random.default_rng(self.seed)
            known = random.choice(known, MOST_ROWS, replace=False)
        order = known[np.argsort(x[known], kind="stable")]
        return x[order], y[order]

    @property
    def method(self) -> LocalMethod:
        """The method as it is set."""
        return self.setup.chosen(self.seed)

    # -- the method -----------------------------------------------------------------

    def _on_setup_changed(self) -> None:
        if len(self._x):
            self._show_method()

    def _show_method(self) -> None:
        """Draw the curve of the method; ask for its leave-one-out errors."""
        method = self.method
        with self.latency.measure("method"):
            rbf = method.name == "rbf"
            self._bumps = fit_bumps(self._x, self._y, method) if rbf else None
            both = np.concatenate([self._places, self._x])
            if self._bumps is not None:
                values = self._bumps(both)
                self.plot.show_bumps(
                    self._places, self._bumps.parts(self._places), self._bumps.centres
                )  # fmt: skip
                self.gradient.hide_fit()
            else:
                values = fitted_curve(self._x, self._y, both, method)
                self.plot.hide_bumps()
            self._curve, self._fitted = np.split(values, [_PLACES])
            source = self._note or self.setup.source
            known = None if source == OPEN else truth(source, self._places)
            self.plot.show_curves(self._places, self._curve, known)
            self.plot.show_sticks(self._x, self._y, self._fitted)
            self._show_query()
        self._name_axes()
        self._ask(method)

    def _ask(self, method: LocalMethod) -> None:
        """Ask for the leave-one-out error, and its curve where anything else changed."""
        rows = {"x": self._x.tolist(), "y": self._y.tolist(), "method": asdict(method)}
        if method.name == "rbf":
            self._error = None
            self._error_request.start(
                "regression_curve", {**rows, "over": "", "values": []},
                lane="interactive", title=self.tr("Leave-one-out error"),
            )  # fmt: skip
        else:
            self._error_request.cancel()
            self._error = leave_one_out_error(self._x, self._y, method)
        over = self.over
        asked = {**rows, "over": over, "values": self._values(over).tolist()}
        # what the curve runs over does not change it
        asked["method"] = {**asked["method"], over: 1 if over == "k" else 1.0}
        if self.has_to_ask(asked):
            self._loo = LooCurve()
            self._curve_request.cancel()
            if over:
                self._curve_request.start(
                    "regression_curve", asked, title=self.tr("Leave-one-out error")
                )
        self._show_loo()

    @property
    def over(self) -> str:
        """The parameter of the curve of errors: k, width, or none."""
        method = self.method
        if method.name in ("E1", "E3") or (method.uses_k and method.width is None):
            return "k"
        return "width" if method.uses_width else ""

    def _values(self, over: str) -> FloatArray:
        if over == "k":
            most = len(self._x) - 2
            steps = np.geomspace(1, most, _VALUES) if most > 1 else np.array([1.0])
            return np.unique(np.rint(steps))
        return self.setup.widths() if over else np.empty(0)

    def _on_curve_request_done(self, found: LooCurve) -> None:
        self._loo = found
        self._show_loo()

    def _on_error_request_done(self, found: LooCurve) -> None:
        self._error = float(found.errors[0])
        self._show_loo()

    # -- the query ------------------------------------------------------------------

    def _on_plot_hovered(self, x: float) -> None:
        if not self._pinned:
            self._move(x)

    def _on_plot_moved(self, share: float) -> None:
        self.pin(self._query + share * float(self._places[-1] - self._places[0]))

    def _on_plot_freed(self) -> None:
        self._pinned = False
        self._say_query()

    def pin(self, x: float) -> None:
        """Ask at x, and stay there until Escape."""
        self._pinned = True
        self._move(x)

    def _move(self, x: float) -> None:
        if not len(self._x):
            return
        with self.latency.measure("query"):
            self._query = float(np.clip(x, self._places[0], self._places[-1]))
            self._show_query()

    def _show_query(self) -> None:
        query, method = self._query, self.method
        here = np.array([query])
        if self._bumps is not None:
            self._fit = None
            self._predicted = float(self._bumps(here)[0])
            self._weights = np.zeros_like(self._x)
            self.plot.local.clear()
        else:
            self._fit = fit = local_fit(self._x, self._y, here, method)
            self._predicted, self._weights = float(fit.values[0]), fit.weights[0]
            self._show_local(fit)
            self.gradient.show_fit(
                local_design(self._x, query, fit), self._weights, self._y,
                fit.coefficients[0],
            )  # fmt: skip
        self.plot.show_rows(self._x, self._y, self._weights)
        self.plot.show_query(query, self._predicted)
        self.model.show(self._listed())
        self._say_query()

    def _listed(self) -> list[int]:
        """Return the rows with the greatest weights, else those with great residuals."""
        if self._fit is None:
            residuals = np.abs(self._y - self._fitted)
            return [int(row) for row in np.argsort(-residuals, kind="stable")[:_LISTED]]
        order = np.argsort(-self._weights, kind="stable")[:_LISTED]
        return [int(row) for row in order if self._weights[row] > 0]

    def _show_local(self, fit: LocalFit) -> None:
        """Draw what is fitted around the query, as far as its rows reach."""
        counted = self._x[self._weights > 1e-3 * self._weights.max(initial=0.0)]
        reach = float(np.abs(counted - self._query).max(initial=0.0))
        reach = min(reach, 0.25 * float(self._places[-1] - self._places[0]))
        places = np.linspace(self._query - reach, self._query + reach, _LOCAL)
        design = local_design(places, self._query, fit)
        self.plot.local.setData(places, design @ fit.coefficients[0])

    def _show_iterate(self) -> None:
        """Draw the local fit as the gradient has it so far."""
        now = self.gradient.coefficients
        if now is None or self._fit is None:
            self.plot.iterate.clear()
            return
        design = local_design(self._places, self._query, self._fit)
        self.plot.iterate.setData(self._places, design @ now)

    # -- leave-one-out ----------------------------------------------------------------

    @property
    def here(self) -> float | None:
        """The present value of the parameter that the curve runs over."""
        if self.over == "k":
            return float(self.method.k)
        if self.over == "width":
            return (
                self._bumps.width
                if self._bumps is not None
                else self.setup.kernel_width
            )
        return None

    def _show_loo(self) -> None:
        c = self.context.theme.colours
        text = self.tr("MSE {value}")
        shown = "…" if self._error is None else number(self._error, 4)
        self.figure.setText(text.format(value=shown))
        found, here = self._loo, self.here
        if len(found.values):
            pen = pg.mkPen(c.accent, width=2)
            self._loo_line.setData(np.log10(found.values), found.errors, pen=pen)
        else:
            self._loo_line.clear()
        self._loo_here.setPen(pg.mkPen(c.muted))
        self._loo_here.setVisible(here is not None)
        if here is not None:
            self._loo_here.setValue(np.log10(here))
        if here is not None and self._error is not None:
            brush = pg.mkBrush(c.accent)
            self._loo_spot.setData(
                [np.log10(here)], [self._error], brush=brush, pen=None
            )
        else:
            self._loo_spot.clear()
        self._show_loo_range()
        self.loo_plot.describe(
            self.tr("Leave-one-out error"),
            f"{self._over_title()}. {self.figure.text()}",
        )

    def _over_title(self) -> str:
        if not self.over:
            return self.tr("no parameter")
        return "k" if self.over == "k" else self.tr("width")

    def _show_loo_range(self) -> None:
        values = self._values(self.over) if len(self._x) else np.empty(0)
        if not len(values):
            return
        ends = np.log10(values[[0, -1]])
        if self.here is not None:
            place = np.log10(self.here)
            ends = np.array([min(ends[0], place), max(ends[1], place)])
        marks = 10.0 ** np.arange(np.floor(ends[0]), np.ceil(ends[1]) + 1)
        ticks = [
            (float(np.log10(m * f)), number(m * f)) for m in marks for f in (1, 2, 5)
        ]
        self.loo_plot.getPlotItem().getAxis("bottom").setTicks([ticks])
        # one bad value must not flatten the rest: the least error is what is looked for
        errors = self._loo.errors[np.isfinite(self._loo.errors)]
        variance = float(self._y.var())
        top = min(float(errors.max(initial=variance)), 2.0 * variance)
        low, high = float(ends[0]), float(ends[1])
        self.loo_plot.show_range((low, high), (0.0, top or 1.0))

    # -- words ------------------------------------------------------------------------

    def _name_axes(self) -> None:
        open_data = self.setup.source == OPEN and not self._note
        names = (self.setup.x_column.currentText(), self.setup.y_column.currentText())
        x, y = names if open_data else ("x", "f(x)")
        self.plot.set_labels(x, y)
        log = self.tr("{name} (log)").format(name=self._over_title())
        self.loo_plot.set_labels(log, self.tr("LOO error"))
        entries = [(self.plot.curve, self.tr("fitted curve"))]
        if self._bumps is None:
            entries.append((self.plot.local, self.tr("fit at the query")))
        else:
            entries.append((self.plot.bumps, self.tr("bumps, scaled")))
        if not open_data:
            entries.append((self.plot.truth, self.tr("without noise")))
        self.plot.legend.show_entries(entries)

    def _say_query(self) -> None:
        pinned = self.tr("pinned: Esc frees it") if self._pinned else ""
        counted = int((self._weights > 0).sum())
        text = self.tr("Query {x}: predicted {y}.")
        if self._fit is not None:
            text = self.tr(
                "Query {x}: predicted {y}, %n row(s) with a weight.", "", counted
            )
        said = text.format(x=number(self._query), y=number(self._predicted, 4))
        self.said.setText(f"{said} {pinned}".rstrip())
        self.plot.describe(
            self.tr("Local regression"),
            self.tr("%n row(s). {method}. {query}", "", len(self._x)).format(
                method=self.setup.method.currentText(), query=said
            ),
        )

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.setup.retranslate()
        self.gradient.retranslate()
        self.figure.setToolTip(self.tr("Mean squared error"))
        self.badge.setToolTip(
            self.tr(
                "Each row is predicted by a fit without it; centres are placed anew"
            )
        )
        self.said.setToolTip(
            self.tr("Move to ask, click to pin; arrow keys move the query")
        )
        self.table.setAccessibleName(self.tr("Rows with the greatest weights"))
        self.model.tell_changed()
        self.refresh()

    # -- as tables ----------------------------------------------------------------------

    def _twin(self) -> TwinTable:
        names = ("x", "y", self.tr("weight"), self.tr("fitted"), self.tr("residual"))
        residuals = self._y - self._fitted
        columns = (self._x, self._y, self._weights, self._fitted, residuals)
        return TwinTable(names, columns)

    def _loo_twin(self) -> TwinTable:
        names = (self._over_title(), self.tr("LOO error"))
        return TwinTable(names, (self._loo.values, self._loo.errors))

    def probe(self) -> dict[str, Any]:
        """Return the rows, the fits, the errors and the steps of the gradient."""
        bumps = self._bumps
        return {
            "source": self._note or self.setup.source,
            "method": asdict(self.method),
            "x": self._x.tolist(),
            "y": self._y.tolist(),
            "query": self._query,
            "pinned": self._pinned,
            "predicted": self._predicted,
            "weights": self._weights.tolist(),
            "places": self._places.tolist(),
            "curve": self._curve.tolist(),
            "fitted": self._fitted.tolist(),
            "centres": [] if bumps is None else bumps.centres.tolist(),
            "width": None if bumps is None else bumps.width,
            "error": self._error,
            "over": self.over,
            "here": self.here,
            "values": self._loo.values.tolist(),
            "errors": self._loo.errors.tolist(),
            "gradient": self.gradient.probe(),
            "latency": self.latency.probe(),
        }


def _usable(column: Attribute) -> bool:
    return column.is_numeric
