"""The page of the compactness profile, and the complete cross-validation it leads to."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from workbench.api.data import FloatArray
from workbench.core.results.pictures.compactness_picture import CompactnessPicture
from workbench.numerics.prototypes.profile_weights import profile_weights
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.drawing.thinning import extremes
from workbench.ui.room import Room
from workbench.ui.rooms.prototypes.compactness_source import CompactnessSource
from workbench.ui.rooms.prototypes.page import PrototypesPage
from workbench.ui.services.latency import Latency
from workbench.ui.services.numbers import number, percent
from workbench.ui.widgets.empty_state import EmptyState
from workbench.ui.widgets.fitted import FittedSpin
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.tone import SizedLabel, set_tone

#: The share of the weight that the neighbours drawn at first have, and their least number.
_SHOWN_WEIGHT, _FEWEST = 0.999, 10
#: The share of the weight that is told of.
_TOLD_WEIGHT = 0.99
#: At most so many neighbours are drawn one by one.
_EXACT = 600


class ProfilePage(PrototypesPage):
    """K(m) with the weight of each m in CCV, and CCV for every number of training rows."""

    page_id = "profile"

    def __init__(
        self, room: Room, source: CompactnessSource, parent: QWidget | None = None
    ) -> None:
        super().__init__(room, source, parent)
        self.latency = Latency()
        self.latency.limits["profile"] = 0.016
        self._drawn: CompactnessPicture | None = None
        self._weights: FloatArray = np.empty(0)
        self._make_widgets()
        self._lay_out()
        self.slider.valueChanged.connect(self._on_slider_moved)
        self.spin.valueChanged.connect(self.slider.setValue)
        self.whole.toggled.connect(self._show)
        self.empty.pressed.connect(self.context.commands.open_dialog_requested)

    # -- layout -----------------------------------------------------------------

    def _make_widgets(self) -> None:
        theme = self.context.theme
        self.slider = named(QSlider(Qt.Orientation.Horizontal), "proto_trainSlider")
        self.slider.setMinimumWidth(160)
        self.spin = FittedSpin("proto_trainSpin")
        for field in (self.slider, self.spin):
            field.setRange(1, 1)
        self.whole = named(QCheckBox(), "proto_wholeCheck")
        self._label = QLabel()
        self._label.setBuddy(self.spin)
        self.figure = named(SizedLabel(theme, factor=1.2, bold=True), "proto_ccv_label")
        self.note = named(QLabel(), "proto_profileNote_label")
        for label in (self.figure, self.note):
            label.setWordWrap(True)
        set_tone(self.note, "muted")
        self.profile_plot = Plot(theme, "proto_profile_plot")
        self._bars, self._profile = pg.PlotCurveItem(), pg.PlotCurveItem()
        for item in (self._bars, self._profile):
            self.profile_plot.addItem(item)
        self._legend = self.profile_plot.add_legend()
        self.profile_plot.table_source = self._profile_twin
        self.ccv_plot = Plot(theme, "proto_ccv_plot")
        self._ccv = [pg.PlotCurveItem() for _ in range(3)]
        self._here, self._spot = pg.PlotCurveItem(), pg.ScatterPlotItem()
        for item in (*self._ccv[::-1], self._here, self._spot):
            self.ccv_plot.addItem(item)
        self._ccv_legend = self.ccv_plot.add_legend()
        self.ccv_plot.table_source = self._ccv_twin
        for plot in (self.profile_plot, self.ccv_plot):
            plot.reset_view = self._show_ranges  # type: ignore[method-assign]
        self.profile_plot.getPlotItem().getAxis("bottom").whole = True
        self.ccv_plot.getPlotItem().getAxis("bottom").whole = True
        self.empty = EmptyState("proto_profileEmpty")

    def _lay_out(self) -> None:
        controls = FlowRow()
        controls.add(self._label, self.slider, self.spin)
        controls.add(self.whole)
        self._plots = QWidget()
        row = QHBoxLayout(self._plots)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        # a plot takes what is left: its own wish would make the room scroll
        across, down = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored
        for plot in (self.profile_plot, self.ccv_plot):
            plot.setSizePolicy(across, down)
            plot.setMinimumHeight(120)
            row.addWidget(plot, 1)
        self._plots.setSizePolicy(across, down)
        self._shown = (controls, self.figure, self.note, self._plots)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in self._shown[:-1]:
            column.addWidget(widget)
        column.addWidget(self._plots, 1)
        column.addWidget(self.empty, 1)

    # -- what is shown ----------------------------------------------------------

    @property
    def train(self) -> int:
        """The number of training rows."""
        return self.slider.value()

    def fill(self) -> None:
        """Ask for the profile where anything changed, and draw what is known."""
        self.source.ask()
        data = self.context.session.data
        empty = data is None or not data.n_rows
        self.empty.setVisible(empty)
        for widget in self._shown:
            widget.setVisible(not empty)
        found = self.source.found
        if found is not None and found is not self._drawn:
            self._take_range(found)
        self._drawn = found
        for field in (self.slider, self.spin, self.whole):
            field.setEnabled(found is not None)
        self._show()

    def _take_range(self, found: CompactnessPicture) -> None:
        """Offer every number of training rows; of other data half of them train."""
        most = found.n_rows - 1
        if most == self.slider.maximum():
            return
        for field in (self.slider, self.spin):
            field.blockSignals(True)
            field.setRange(1, most)
            field.setValue((most + 1) // 2)
            field.blockSignals(False)
        self.slider.setPageStep(max(1, most // 10))

    def _on_slider_moved(self, value: int) -> None:
        self.spin.setValue(value)
        self._show()

    def _show(self) -> None:
        with self.latency.measure("profile"):
            for item in (self._bars, self._profile, *self._ccv, self._here, self._spot):
                item.clear()
            found = self._drawn
            if found is None:
                self._weights = np.empty(0)
                self._clear_words()
                return
            self._weights = profile_weights(found.n_rows, found.n_rows - self.train)
            self._draw_profile(found)
            self._draw_ccv(found)
            self._show_ranges()
            self._show_words(found)

    def _draw_profile(self, found: CompactnessPicture) -> None:
        colours = self.context.theme.colours
        shade = QColor(colours.muted)
        shade.setAlpha(90)
        # those shown at first one by one, of the many behind them the highest and lowest
        near = min(self._last(found), _EXACT)
        bars = np.append(np.arange(near), near + extremes(self._weights[near:]))
        self._bars.setData(
            np.append(bars, len(self._weights)) + 0.5, self._weights[bars],
            stepMode="center", fillLevel=0.0, brush=pg.mkBrush(shade),
            pen=pg.mkPen(colours.muted),
        )  # fmt: skip
        shares = found.profile / found.n_rows
        m = np.append(np.arange(near), near + extremes(shares[near:]))
        pen = pg.mkPen(colours.accent, width=2)
        self._profile.setData(m + 1.0, shares[m], pen=pen)

    def _draw_ccv(self, found: CompactnessPicture) -> None:
        colours = self.context.theme.colours
        dashes = pg.mkPen(colours.warning, width=1, style=Qt.PenStyle.DashLine)
        pens = (pg.mkPen(colours.accent, width=2), dashes, dashes)
        shown = self._ccv if found.ties else self._ccv[:1]
        for item, values, pen in zip(shown, found.ccv, pens, strict=False):
            kept = extremes(values)
            item.setData(kept + 1.0, values[kept], pen=pen)
        self._name_ccv(bounds=found.ties > 0)
        value = float(found.ccv[0, self.train - 1])
        muted = pg.mkPen(colours.muted)
        top = float(found.ccv.max())
        self._here.setData([self.train] * 2, [0.0, top], pen=muted)
        self._spot.setData(
            [self.train], [value], size=10, brush=pg.mkBrush(colours.accent), pen=None
        )

    def _name_ccv(self, *, bounds: bool) -> None:
        entries = [(self._ccv[0], "CCV")]
        if bounds:
            entries.append((self._ccv[1], self.tr("bounds for equal distances")))
        self._ccv_legend.show_entries(entries)

    def _show_ranges(self) -> None:
        """Show the neighbours that count, or all of them; and every training size."""
        found = self._drawn
        if found is None:
            return
        count, last = found.n_rows - 1, self._last(found)
        shares = found.profile[:last] / found.n_rows
        high = max(float(shares.max()), float(self._weights[0]), 1e-3)
        # room for the legend above the curves
        self.profile_plot.show_range((0.5, last + 0.5), (0.0, 1.25 * high))
        highest = max(float(found.ccv.max()), 1e-3)
        self.ccv_plot.show_range((1.0, max(2.0, count)), (0.0, 1.25 * highest))

    def _last(self, found: CompactnessPicture) -> int:
        """Return the last of the neighbours that are shown at first."""
        if self.whole.isChecked():
            return found.n_rows - 1
        return min(found.n_rows - 1, max(_FEWEST, self._carrying(_SHOWN_WEIGHT)))

    def _carrying(self, share: float) -> int:
        """Return how many of the nearest neighbours carry a share of the weight."""
        return int(np.searchsorted(np.cumsum(self._weights), share)) + 1

    # -- words ------------------------------------------------------------------

    def _clear_words(self) -> None:
        waits = self.source.busy
        self.figure.setText(self.tr("Sorting all neighbours…") if waits else "")
        self.note.setText("")
        self.profile_plot.describe(self.tr("Compactness profile"))
        self.ccv_plot.describe(self.tr("Complete cross-validation"))

    def _show_words(self, found: CompactnessPicture) -> None:
        value, low, high = (float(v) for v in found.ccv[:, self.train - 1])
        text = self.tr(
            "CCV of 1-NN: {value} (training rows: {train}, control rows: {test})"
        )
        self.figure.setText(
            text.format(
                value=percent(value, 2),
                train=self.train,
                test=found.n_rows - self.train,
            )
        )
        if found.ties:
            told = self.tr(
                "Equal distances decide the order of neighbours (rows concerned: "
                "{ties}); CCV is between {low} and {high} over all such orders."
            ).format(ties=found.ties, low=percent(low, 2), high=percent(high, 2))
        else:
            told = self.tr("No equal distances decide the order of neighbours.")
        carrying = min(self._carrying(_TOLD_WEIGHT), found.n_rows - 1)
        lines = [
            told,
            self.tr("Neighbours that carry 99 % of the weight: {m}.").format(
                m=carrying
            ),
        ]
        if self.train == found.n_rows - 1:
            lines.append(self.tr("This is the leave-one-out error."))
        self.note.setText(" ".join(lines))
        first = number(float(found.profile[0]) / found.n_rows)
        self.profile_plot.describe(
            self.tr("Compactness profile"),
            self.tr("K(1)/L = {first}. {note}").format(first=first, note=lines[1]),
        )
        self.ccv_plot.describe(
            self.tr("Complete cross-validation"), f"{self.figure.text()} {told}"
        )

    def retranslate(self) -> None:
        """Set every text in the current language."""
        title = self.tr("Training rows")
        self._label.setText(title)
        for field in (self.slider, self.spin):
            field.setAccessibleName(title)
            field.setToolTip(
                self.tr("How many rows train in each partition; the others are tested")
            )
        self.whole.setText(self.tr("All neighbours"))
        self.whole.setToolTip(
            self.tr("Draw the whole profile, not only the neighbours that have weight")
        )
        self.profile_plot.set_labels(self.tr("Neighbour m"), self.tr("Share"))
        self.ccv_plot.set_labels(title, "CCV")
        self._legend.show_entries(
            zip((self._profile, self._bars), self._profile_names()[2:], strict=True)
        )
        self.empty.say(
            self.tr("Open a data set to see how compact its classes are."),
            self.tr("Open…"),
            self.tr("Choose a file with a data set"),
        )
        self.refresh()

    def _profile_names(self) -> tuple[str, ...]:
        return (
            "m", "K(m)",
            self.tr("K(m)/L: m-th neighbour of another class"),
            self.tr("weight of m in CCV"),
        )  # fmt: skip

    def _profile_twin(self) -> TwinTable:
        found, names = self._drawn, self._profile_names()
        if found is None:
            return TwinTable(names, ([],) * len(names))
        m = np.arange(1, found.n_rows)
        shares = found.profile / found.n_rows
        return TwinTable(names, (m, found.profile, shares, self._weights))

    def _ccv_twin(self) -> TwinTable:
        names = (
            self.tr("Training rows"), self.tr("Control rows"), "CCV",
            self.tr("lowest"), self.tr("highest"),
        )  # fmt: skip
        if self._drawn is None:
            return TwinTable(names, ([],) * len(names))
        train = np.arange(1, self._drawn.n_rows)
        return TwinTable(names, (train, train[::-1], *self._drawn.ccv))

    def probe(self) -> dict[str, Any]:
        """Return profile, weights, and CCV with its bounds at the training size shown."""
        found = self._drawn
        return {
            "train": self.train,
            "rows": 0 if found is None else found.n_rows,
            "profile": [] if found is None else found.profile.tolist(),
            "weights": self._weights.tolist(),
            "ccv": [] if found is None else found.ccv[:, self.train - 1].tolist(),
            "ties": 0 if found is None else found.ties,
            "text": self.figure.text(),
            "note": self.note.text(),
            "latency": self.latency.probe(),
        }
