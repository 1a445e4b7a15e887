"""The matrix on the right: M or L in numbers, eigenvalues as bars, the ball in words."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QLocale, Qt, QTimer
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from workbench.api import FloatArray
from workbench.api.constraints import FALLBACK
from workbench.core.results.metric_result import MetricResult
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.drawing.unit_ball import aspect
from workbench.ui.layouts import nest
from workbench.ui.services.fit_words import fit_words
from workbench.ui.services.numbers import locale
from workbench.ui.services.theme import Theme
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.table import CELLS, INTERACTIVE, STRETCH, Table
from workbench.ui.widgets.table_model import RIGHT, Column, TableModel

#: More bars than these are too thin for a number at each.
MANY_BARS = 8
#: A metric in the making, or in a hand, is written down at most so often.
LATER_MS = 100
MATRICES = ("M", "L", "S", "D")


def number(value: float) -> str:
    """Write a number in at most ten characters, as the locale does."""
    tiny = 0 < abs(value) < 0.01
    form, digits = ("e", 2) if tiny else ("g", 6)
    return locale().toString(float(value), form, digits)


def short_number(value: float) -> str:
    """Write a number for the end of a bar: 21360, 7.27, 0.0243."""
    size = abs(value)
    form, digits = ("f", 0) if size >= 1000 else ("f", 2) if size >= 1 else ("g", 3)
    return locale().toString(float(value), form, digits)


class MatrixPanel(QWidget):
    """Numbers, eigenvalues and unit ball of the learned metric."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._result: MetricResult | None = None
        self._clipped = True
        self._title = QLabel()
        self.choice = named(QComboBox(), "metric_matrixCombo")
        for name in MATRICES:
            self.choice.addItem(name, name)
        self._down: list[str] = []  # the names of the rows
        self._model = TableModel[int](
            (), self, row_title=self._name_of_row, row_about=self._name_of_row
        )
        self.table = Table(
            "metric_matrix_table", self._model, selects=CELLS, row_height=None,
            row_titles=True, framed=True, wraps=True,
        )  # fmt: skip
        self._shape_headers()
        self.bars = Plot(theme, "metric_eigen_plot", parent=self)
        self.ball = named(QLabel(), "metric_ballLabel")
        self.ball.setWordWrap(True)
        self._items: list[pg.BarGraphItem] = []
        self._labels: list[pg.TextItem] = []
        self._drawn: tuple[Any, ...] = ()  # what bars and numbers were made of
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(LATER_MS)
        self._later.timeout.connect(self._show)
        self._lay_out()
        self.choice.currentIndexChanged.connect(self._on_choice_changed)
        self.bars.themed.connect(self._draw_bars)
        self.bars.getPlotItem().getViewBox().sigResized.connect(self._write_labels)
        self.bars.probes["eigenvalues"] = self._probe_eigenvalues
        self.bars.table_source = self._table

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self.choice)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        nest(column, head)
        column.addWidget(self.table, 2)
        column.addWidget(self.bars, 1)
        column.addWidget(self.ball)
        column.addStretch(0)
        for part in (self.table, self.bars):  # what stands below never moves
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            part.setSizePolicy(policy)
        self.bars.setMinimumHeight(72)
        axis = self.bars.getPlotItem()
        axis.hideAxis("left")
        axis.hideAxis("bottom")
        axis.setMouseEnabled(x=False, y=False)

    def _shape_headers(self) -> None:
        # names may be long: they are cut, the numbers are not
        digits = self.fontMetrics().horizontalAdvance("-0.0000000") + 12
        across, down = self.table.horizontalHeader(), self.table.verticalHeader()
        across.setDefaultSectionSize(digits)
        across.setMinimumSectionSize(digits)
        for header in (across, down):
            header.setTextElideMode(Qt.TextElideMode.ElideRight)
            header.setHighlightSections(False)
        down.setMaximumWidth(72)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self._title.setText(self.tr("Matrix"))
        texts = {
            "M": self.tr("M, the metric"),
            "L": self.tr("L, the map"),
            "S": self.tr("covariance of S"),
            "D": self.tr("covariance of D"),
        }
        for index in range(self.choice.count()):
            self.choice.setItemText(index, texts[self.choice.itemData(index)])
        self.choice.setAccessibleName(self.tr("Matrix shown"))
        self.choice.setToolTip(self.tr("M and L say the same: M = LᵀL"))
        self.table.setAccessibleName(self.tr("Entries of the matrix"))
        self._show()

    # -- what is shown -------------------------------------------------------------------

    def show_result(self, result: MetricResult | None) -> None:
        """Show another metric, or none."""
        self._result = result
        if result is not None and result.judged.loo_after is None:
            # one of many in a second: numbers no one can read may wait
            if not self._later.isActive():
                self._later.start()
            return
        self._later.stop()
        self._show()

    def set_clipped(self, on: bool) -> None:
        """Show M after (True) or before (False) negative eigenvalues are cut."""
        self._clipped = on
        self._show()

    def matrix(self) -> FloatArray | None:
        """Return the matrix shown, None if the method has no such matrix."""
        if self._result is None:
            return None
        choice = self.choice.currentData()
        metric, differences = self._result.metric, self._result.differences
        if choice == "M":
            raw = None if self._clipped else differences.raw
            return metric.M if raw is None else raw
        return metric.components if choice == "L" else differences.covariance(choice)

    def _show(self) -> None:
        self._fill_table()
        self._draw_bars()
        used = ", ".join(short_number(value) for value in self._eigenvalues()[0])
        self.bars.describe(self.tr("Eigenvalues"), used)
        self.ball.setText(self._ball_text())

    def _fill_table(self) -> None:
        matrix = self.matrix()
        entries = np.empty((0, 0)) if matrix is None else matrix
        shape = entries.shape
        names = list(self._result.data.attributes) if self._result else []
        square = self.choice.currentData() != "L"
        self._down = names if square else [str(i + 1) for i in range(shape[0])]
        columns = [
            _column(entries[:, j], name) for j, name in enumerate(names[: shape[1]])
        ]
        wide = shape[1] > 2
        self.table.size_columns(INTERACTIVE if wide else STRETCH)
        self._model.show(range(shape[0]), columns)
        rows = min(max(shape[0], 2), 6)
        height = self.table.verticalHeader().defaultSectionSize() * rows
        scroll = self.table.horizontalScrollBar().sizeHint().height() if wide else 0
        head = self.table.horizontalHeader().sizeHint().height()
        # a low room scrolls sooner
        line = self.table.verticalHeader().defaultSectionSize()
        self.table.setMinimumHeight(min(height, 2 * line) + head + scroll + 4)
        self.table.setMaximumHeight(height + head + scroll + 4)

    def _name_of_row(self, row: int) -> str:
        return self._down[row]

    # -- eigenvalues ---------------------------------------------------------------------

    def _eigenvalues(self) -> tuple[FloatArray, FloatArray]:
        """Return the values in use and the values before the projection."""
        if self._result is None:
            return np.empty(0), np.empty(0)
        used = self._result.metric.eigenvalues
        raw = self._result.differences.raw_eigenvalues
        return used, used if raw is None else raw

    def _table(self) -> TwinTable:
        used, raw = self._eigenvalues()
        headers = ("", self.tr("eigenvalue"), self.tr("before it was cut"))
        return TwinTable(headers, (range(1, len(used) + 1), used, raw))

    def _draw_bars(self) -> None:
        _, raw = self._eigenvalues()
        title = self.tr("lengths: roots of the eigenvalues")
        look = (self._theme.colours, self.bars.font(), title, QLocale().name())
        state = (raw.tolist(), self.bars.width(), *look)
        if state == self._drawn:
            return  # theme and language ask one after the other
        self._drawn = state
        for item in (*self._items, *self._labels):
            self.bars.removeItem(item)
        self._items, self._labels = [], []
        if len(raw) == 0:
            return
        line = self.bars.fontMetrics().height()
        self.bars.setMaximumHeight(min(max(32 * len(raw) + 16, 104), 240) + line)
        self.bars.getPlotItem().setTitle(
            title,
            line + 2,
            color=self._theme.colours.muted,
            size="8pt",
        )
        lengths = _lengths(raw)
        self._add_bars(raw, lengths)
        lowest, highest = min(lengths.min(), 0.0), max(lengths.max(), 0.0)
        room = self._share_of_numbers(raw) * (highest - lowest or 1.0)
        self.bars.show_range(
            (lowest, highest + room),
            (-len(raw) + 0.4, 0.6),
            padding=0.02,
        )
        self._write_labels()

    def _share_of_numbers(self, raw: FloatArray) -> float:
        """Return how much wider the plot is to be for its numbers, 1 for as wide again."""
        metrics = self.bars.fontMetrics()
        widest = max(metrics.horizontalAdvance(self._number(value)) for value in raw)
        share = min((widest + 12) / max(self.bars.width(), 1), 0.5)
        return float(max(0.45, share / (1.0 - share)))

    def _number(self, value: float) -> str:
        text = short_number(value)
        return self.tr("{value}, cut to 0").format(value=text) if value < 0 else text

    def _add_bars(self, raw: FloatArray, lengths: FloatArray) -> None:
        colours, places = self._theme.colours, -np.arange(len(raw))
        for chosen, colour, filled in (
            (raw >= 0, colours.accent, True),
            (raw < 0, colours.error, False),
        ):
            if chosen.any():
                bars = pg.BarGraphItem(
                    x0=np.minimum(lengths[chosen], 0.0), width=np.abs(lengths[chosen]),
                    y=places[chosen], height=0.6, pen=pg.mkPen(colour, width=1.5),
                    brush=pg.mkBrush(colour if filled else None),
                )  # fmt: skip
                self.bars.addItem(bars, ignoreBounds=True)
                self._items.append(bars)

    def _write_labels(self) -> None:
        """Write numbers at the bars: as many as stand clear of each other.

        A resize asks for it several times: numbers that are there are moved only.
        """
        _, raw = self._eigenvalues()
        lengths = _lengths(raw)
        high = float(self.bars.getPlotItem().getViewBox().height())
        line = self.bars.fontMetrics().height()
        apart = line * (len(raw) + 0.2) / max(high, 1.0)  # in bars
        chosen = labelled(raw, apart)
        while len(self._labels) > len(chosen):
            self.bars.removeItem(self._labels.pop())
        for number, index in enumerate(chosen):
            label = self._label(number, self._number(raw[index]))
            place = _inside(index, len(raw), apart)
            beside = np.abs(np.arange(len(raw)) - place) < (apart + 0.6) / 2
            # beside every bar a number is as high as
            label.setPos(max(float(np.max(lengths[beside])), 0.0), -place)

    def _label(self, number: int, text: str) -> pg.TextItem:
        """Return the label with this number and text, made if there are fewer."""
        if number < len(self._labels):
            label = self._labels[number]
            if label.toPlainText() != text:
                label.setPlainText(text)
            return label
        label = pg.TextItem(text, color=self._theme.colours.text, anchor=(0.0, 0.5))
        self.bars.addItem(label, ignoreBounds=True)
        self._labels.append(label)
        return label

    def _ball_text(self) -> str:
        if self._result is None:
            return ""
        used, raw = self._eigenvalues()
        if self._result.metric.rank < len(used):
            text = self.tr("rank {rank} of {full}: the unit ball is unbounded")
            words = text.format(rank=self._result.metric.rank, full=len(used))
        elif len(used) == 1:
            words = self.tr("one attribute: the unit ball is an interval")
        else:
            ratio = aspect(used)
            text = self.tr("unit ball: ellipse {ratio} : 1")
            digits = 0 if ratio >= 9.95 else 1
            written = QLocale().toString(ratio, "f", digits)
            if np.isinf(ratio):  # full rank, but in units that differ too much to tell
                written = f"> {QLocale().toString(1e6, 'f', 0)}"
            words = text.format(ratio=written)
        if (raw < 0).any():
            words += " · " + self.tr("projected on the cone")
        if self._result.note.startswith(FALLBACK):
            words += " · " + fit_words(self._result.note)
        return words

    def _on_choice_changed(self) -> None:
        self._show()

    def _probe_eigenvalues(self) -> dict[str, Any]:
        used, raw = self._eigenvalues()
        return {
            "eigenvalues": used.tolist(), "raw_eigenvalues": raw.tolist(),
            "lengths": _lengths(raw).tolist(),
        }  # fmt: skip


def _lengths(values: FloatArray) -> FloatArray:
    """Return the lengths of bars: how much each direction is stretched.

    So two bars are to each other as the axes of the unit ball, which are beside them.
    """
    return np.asarray(np.sign(values) * np.sqrt(np.abs(values)))


def labelled(values: FloatArray, apart: float) -> list[int]:
    """Return the bars that get a number: the ends first, then what is cut.

    Parameters
    ----------
    values : ndarray, shape (d,)
        Largest first.
    apart : float
        So many bars two numbers must be apart.
    """
    ends = [0, len(values) - 1] if len(values) else []
    order = ends + np.flatnonzero(values < 0).tolist()
    if len(values) <= MANY_BARS:
        order += list(range(len(values)))
    chosen: list[int] = []
    places: list[float] = []
    for index in order:
        place = _inside(index, len(values), apart)
        if all(abs(place - other) >= apart for other in places):
            chosen.append(index)
            places.append(place)
    return sorted(chosen)


def _inside(index: int, bars: int, apart: float) -> float:
    """Return where the number of a bar stands: not over the edge of the plot."""
    edge = max((apart - 1.0) / 2, 0.0)
    return float(min(max(index, edge), max(bars - 1 - edge, edge)))


def _column(entries: FloatArray, name: str) -> Column[int]:
    return Column(name, lambda i: number(float(entries[i])), RIGHT, about=name)
