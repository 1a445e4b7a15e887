"""The page of densities: histogram, Parzen windows and k-NN beside the known truth."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from workbench.api.data import FloatArray
from workbench.core.results.pictures.density_estimates import (
    DensityErrors,
    DensityEstimates,
)
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.layouts import nest
from workbench.ui.pages import AskingPage
from workbench.ui.room import Room
from workbench.ui.rooms.explore.benches.density_plots import (
    DensityCurves,
    DensityMaps,
    pens,
    twin_of,
)
from workbench.ui.rooms.explore.benches.density_setup import DensitySetup
from workbench.ui.services.latency import Latency
from workbench.ui.services.numbers import number
from workbench.ui.widgets.fitted import FittedCombo
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.table import CONTENTS, Table
from workbench.ui.widgets.table_model import RIGHT, Column, TableModel
from workbench.ui.widgets.tone import set_tone

#: What the curves by n show.
QUANTITIES = ("errors", "biases", "variances")
_SYMBOLS = ("t", "o", "s")
_MARKS = (10, 100, 1000, 10_000)
#: The least of a quantity that is drawn on its log scale.
_FLOOR = 1e-6
_SIDE = 380
#: Height of a head and three rows, in pixels.
_FIGURES = 104


class DensityPage(AskingPage):
    """A known density, rows drawn from it, and what three estimators make of them."""

    page_id = "density"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.latency = Latency()
        self.latency.limits["density"] = 0.016
        self._request = room.request("latest")
        self._errors_request = room.request("latest")
        self._found: DensityEstimates | None = None
        self._errors = DensityErrors()
        self._errors_asked: dict[str, Any] | None = None
        self._make_widgets()
        self._lay_out()
        self.setup.changed.connect(self.refresh)
        self.setup.toggled.connect(self._show)
        self.quantity.currentIndexChanged.connect(self._show_errors)
        self._request.done.connect(self._on_request_done)
        self._errors_request.partial.connect(self._on_errors_request_answered)
        self._errors_request.done.connect(self._on_errors_request_answered)

    # -- layout -----------------------------------------------------------------

    def _make_widgets(self) -> None:
        theme = self.context.theme
        self.setup = DensitySetup()
        self.curves = DensityCurves(theme, "explore_density_plot")
        self.maps = DensityMaps(theme, "explore_densityMaps_plot")
        self.pictures = QStackedWidget()
        for plot in (self.curves, self.maps):
            plot.table_source = self._twin
            self.pictures.addWidget(plot)
        self.model: TableModel[int] = TableModel(self._columns())
        self.model.reset((0, 1, 2))
        self.table = Table("explore_denFigures_table", self.model)
        self.table.size_columns(CONTENTS)
        self.note = named(QLabel(), "explore_denNoteLabel")
        self.note.setWordWrap(True)
        set_tone(self.note, "muted")
        self.quantity = FittedCombo("explore_denQuantityCombo")
        for quantity in QUANTITIES:
            self.quantity.addItem("", quantity)
        self.error_plot = Plot(theme, "explore_denErrors_plot")
        self._lines = [pg.PlotDataItem() for _ in range(3)]
        self._here = pg.InfiniteLine(angle=90, movable=False)
        for line in self._lines:
            self.error_plot.addItem(line)
        self.error_plot.addItem(self._here, ignoreBounds=True)
        self.error_plot.setMouseEnabled(False, False)
        self.error_plot.table_source = self._errors_twin
        self.error_plot.reset_view = self._show_range  # type: ignore[method-assign]
        ticks = [[(float(np.log10(n)), str(n)) for n in _MARKS]]
        self.error_plot.getPlotItem().getAxis("bottom").setTicks(ticks)

    def _columns(self) -> list[Column[int]]:
        def integral(wide: int) -> Any:
            return lambda row: self._cell(lambda f: f.integrals[row, wide], 4)

        return [
            Column(lambda: self.tr("estimate"), lambda row: self.names()[row + 1]),
            Column(lambda: self.tr("parameter"), self._rule),
            Column(
                lambda: self.tr("squared error"),
                lambda row: self._cell(lambda f: f.errors[row]), RIGHT,
                about=lambda: self.tr("Integrated over the window, of these rows"),
            ),
            Column(
                lambda: self.tr("integral"), integral(0), RIGHT,
                about=lambda: self.tr("Of the estimate over the window, from -3 to 3"),
            ),
            Column(
                lambda: self.tr("integral, wide"), integral(1), RIGHT,
                about=lambda: self.tr("Over a window ten times as wide"),
            ),
        ]  # fmt: skip

    def _cell(self, read: Any, digits: int = 3) -> str:
        return "…" if self._found is None else number(float(read(self._found)), digits)

    def _rule(self, row: int) -> str:
        sign = ("w", "h", "k")[row]
        return f"{sign} = {self._cell(lambda f: f.rules[row])}"

    def _lay_out(self) -> None:
        across, down = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored
        for plot, least in (
            (self.curves, 120), (self.maps, 120), (self.error_plot, 110),
        ):  # fmt: skip
            plot.setSizePolicy(across, down)
            plot.setMinimumHeight(least)
        self.pictures.setSizePolicy(across, down)
        self.table.setFixedHeight(_FIGURES)
        figures = QVBoxLayout()
        figures.addWidget(self.table)
        figures.addWidget(self.note)
        figures.addStretch(1)
        side = QVBoxLayout()
        side.setSpacing(4)
        head = QHBoxLayout()
        head.addWidget(self.quantity)
        head.addStretch(1)
        nest(side, head)
        side.addWidget(self.error_plot, 1)
        holder = QWidget()
        holder.setLayout(side)
        side.setContentsMargins(0, 0, 0, 0)
        holder.setMaximumWidth(_SIDE)
        below = QHBoxLayout()
        below.setSpacing(12)
        nest(below, figures, 3)
        below.addWidget(holder, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 0, 8, 8)
        column.setSpacing(8)
        column.addWidget(self.setup)
        column.addWidget(self.pictures, 2)
        nest(column, below, 1)

    # -- what is asked --------------------------------------------------------------

    def compute(self) -> None:
        """Estimate anew, the mean errors too: F5."""
        self._errors_asked = None
        super().compute()

    def fill(self) -> None:
        """Ask for the estimates where anything changed, and for their errors."""
        asked = self.setup.question(self.context.session.scene.seed)
        if self.has_to_ask(asked):
            self._request.start(
                "known_density", asked, lane="interactive", title=self.tr("Densities")
            )
        of_all = {**asked, "n": 1}  # the curves are over n
        if asked["k_root"]:
            of_all["k"] = 1
        if of_all != self._errors_asked:
            self._errors_asked = of_all
            self._errors = DensityErrors()
            self._errors_request.cancel()
            self._errors_request.start(
                "known_density_errors", of_all, title=self.tr("Errors of densities")
            )
        self._show()

    def _on_request_done(self, found: DensityEstimates) -> None:
        self._found = found
        self._show()

    def _on_errors_request_answered(self, found: DensityErrors) -> None:
        self._errors = found
        self._show_errors()

    # -- what is shown ----------------------------------------------------------------

    def names(self) -> tuple[str, ...]:
        """Return the names of the truth and the three estimates."""
        return (
            self.tr("truth"), self.tr("histogram"), self.tr("Parzen estimate"),
            self.tr("k-NN"),
        )  # fmt: skip

    def _show(self) -> None:
        found = self._found
        self._show_errors()
        self.model.tell_changed()
        if found is None:
            return
        with self.latency.measure("density"):
            self.pictures.setCurrentIndex(found.dimensions - 1)
            if found.dimensions == 1:
                shown = [check.isChecked() for check in self.setup.shown]
                self.curves.show_estimates(found, shown)
                self._write_legend(shown)
            else:
                top = 1.2 * float(found.truth.max())
                ends = ("0", f"≥ {number(top, 2)}")
                self.maps.show_estimates(found, self.names(), ends)
        for check in self.setup.shown:
            check.setEnabled(found.dimensions == 1)
        self.note.setText(self._explanation(found))
        for plot in (self.curves, self.maps):
            plot.describe(self.tr("Densities"), self._told(found))

    def _write_legend(self, shown: list[bool]) -> None:
        names = self.names()
        estimates = zip(self.curves.curves, names[1:], shown, strict=True)
        self.curves.legend.show_entries(
            [
                (self.curves.truth, names[0]),
                *((curve, name) for curve, name, on in estimates if on),
            ]
        )
        self.curves.set_labels("x", self.tr("Density"))

    def _explanation(self, found: DensityEstimates) -> str:
        inside, wide = found.integrals[2]
        law = "1/|x|" if found.dimensions == 1 else "1/|x|²"
        text = self.tr(
            "Histogram and Parzen window integrate to 1. The tails of the k-NN density "
            "k/(nV) fall as {law}: its integral, {inside} here and {wide} in a window "
            "ten times as wide, has no limit."
        )
        return text.format(law=law, inside=number(inside, 4), wide=number(wide, 4))

    def _told(self, found: DensityEstimates) -> str:
        told = [
            self.tr("{name}: squared error {error}").format(
                name=name, error=number(error)
            )
            for name, error in zip(self.names()[1:], found.errors, strict=True)
        ]
        return "; ".join(told)

    # -- errors by n --------------------------------------------------------------------

    def _values(self) -> FloatArray:
        """Return the quantity chosen, shape (3, s)."""
        return np.asarray(getattr(self._errors, str(self.quantity.currentData())))

    def _show_errors(self) -> None:
        c, found = self.context.theme.colours, self._errors
        for line in self._lines:
            line.clear()
        if len(found.sizes):
            x = np.log10(found.sizes)
            drawn = zip(self._lines, self._values(), pens(c), _SYMBOLS, strict=True)
            for line, values, pen, symbol in drawn:
                known = np.isfinite(values)
                heights = np.log10(np.maximum(values[known], _FLOOR))
                line.setData(
                    x[known], heights, pen=pen, symbol=symbol, symbolSize=7,
                    symbolPen=None, symbolBrush=pen.color(),
                )  # fmt: skip
        self._here.setPen(pg.mkPen(c.muted))
        self._here.setValue(float(np.log10(self.setup.rows)))
        self.error_plot.set_labels(self.tr("Rows n (log)"), "")
        self._show_range()
        text = self.tr("Mean of {done} of {all} draws")
        self.error_plot.describe(
            self.quantity.currentText(),
            text.format(done=found.done, all=found.repetitions),
        )

    def _show_range(self) -> None:
        values = self._values()
        known = values[np.isfinite(values) & (values > _FLOOR)]
        low, high = (
            (float(known.min()), float(known.max())) if len(known) else (1e-3, 1.0)
        )
        low, high = np.log10(low) - 0.1, min(np.log10(high) + 0.1, 1.0)
        axis = self.error_plot.getPlotItem().getAxis("left")
        powers = range(int(np.floor(low)), int(np.ceil(high)) + 1)
        axis.setTicks([[(float(p), number(10.0**p)) for p in powers]])
        self.error_plot.show_range((0.9, 4.2), (float(low), float(high)))

    def _twin(self) -> TwinTable:
        return (
            TwinTable() if self._found is None else twin_of(self._found, self.names())
        )

    def _errors_twin(self) -> TwinTable:
        found = self._errors
        if not len(found.sizes):
            return TwinTable()
        titles = [self.quantity.itemText(place) for place in range(3)]
        headers, columns = [self.tr("Rows")], [found.sizes]
        for title, quantity in zip(titles, QUANTITIES, strict=True):
            for name, values in zip(
                self.names()[1:], getattr(found, quantity), strict=True
            ):
                headers.append(f"{title}, {name}")
                columns.append(values)
        return TwinTable(tuple(headers), tuple(columns))

    # -- words ------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.setup.retranslate()
        titles = (
            self.tr("Integrated squared error"), self.tr("Squared bias"),
            self.tr("Variance"),
        )  # fmt: skip
        for place, title in enumerate(titles):
            self.quantity.setItemText(place, title)
        self.quantity.setAccessibleName(self.tr("What the curves show"))
        self.quantity.setToolTip(
            self.tr("Mean over draws; bias and variance add up to the error")
        )
        self.table.setAccessibleName(self.tr("Estimates in numbers"))
        self.refresh()

    def probe(self) -> dict[str, Any]:
        """Return the question, the estimates and the errors by n."""
        found, errors = self._found, self._errors
        shown = {} if found is None else {
            "places": found.places.tolist(),
            "truth": found.truth.tolist(),
            "estimates": found.estimates.tolist(),
            "errors": found.errors.tolist(),
            "integrals": found.integrals.tolist(),
            "rules": found.rules.tolist(),
        }  # fmt: skip
        return {
            "question": dict(self._asked or {}),
            **shown,
            "figures": self.model.texts(),
            "note": self.note.text(),
            "sizes": errors.sizes.tolist(),
            "curves": {name: getattr(errors, name).tolist() for name in QUANTITIES},
            "done": errors.done,
            "latency": self.latency.probe(),
        }
