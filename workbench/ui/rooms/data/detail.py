"""One attribute in detail: its figures, its histogram, each class, what is missing."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QLabel,
    QSpinBox,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from workbench.api.data import Dataset
from workbench.core.program.records import entries
from workbench.core.results.describing.column_figures import ColumnSummary, ColumnWorth
from workbench.core.results.describing.row_answers import CountedBars
from workbench.core.results.histogram_bars import Bars, count_bars
from workbench.ui.drawing.legend import ClassLegend
from workbench.ui.room import Room
from workbench.ui.rooms.data.attributes import kind_text
from workbench.ui.rooms.data.class_statistics import (
    FiguresTable,
    NumbersView,
    StatisticsView,
    figure_names,
    figure_text,
)
from workbench.ui.rooms.data.gaps import GapsPanel
from workbench.ui.rooms.data.histogram import LAYOUTS, Histogram
from workbench.ui.services.numbers import plain
from workbench.ui.widgets.fitted import FittedCombo, FittedText
from workbench.ui.widgets.flow_row import FlowRow

#: More rows are counted by a worker.
HERE_ROWS = 20_000
_OFF = -1
#: Names of attributes are shortened beyond so many.
_LETTERS = 24


class AttributeDetail(QWidget):
    """Figures above four pages: histogram, by class, all numbers, missing values.

    Signals
    -------
    rows_chosen(rows, modifiers)
        A bar or a gap was clicked.
    """

    rows_chosen = Signal(object, object)

    def __init__(self, room: Room) -> None:
        super().__init__()
        self._room, self._context = room, room.context
        self._data: Dataset | None = None
        self._column = 0
        self._worth: ColumnWorth | None = None
        self.figures: ColumnSummary | None = None
        self._summary_request = room.request("latest")
        self._bars_request = room.request("latest")
        theme = room.context.theme
        self._figures_label = FittedText()
        self._figures_label.setObjectName("data_figuresLabel")
        self._worth_label = FittedText()
        self._worth_label.setObjectName("data_worthLabel")
        self.histogram = Histogram(theme)
        self._legend = ClassLegend(theme, "data_legendLabel")
        self._layout_combo = FittedCombo("data_histCombo")
        self._by = FittedCombo("data_histByCombo", _LETTERS)
        self._bins = QSpinBox(minimum=2, maximum=200, value=20)
        self._bins.setObjectName("data_binsSpin")
        self._bins_label, self._by_label = QLabel(), QLabel()
        self._bins_label.setBuddy(self._bins)
        self._by_label.setBuddy(self._by)
        self._log = QCheckBox()
        self._log.setObjectName("data_logCheck")
        self.statistics = StatisticsView()
        self.numbers = NumbersView(room)
        self.gaps = GapsPanel(room)
        self.tabs = QTabWidget()
        self.tabs.setObjectName("data_detail_tabs")
        self.tabs.setDocumentMode(True)
        self.tabs.setUsesScrollButtons(False)  # none behind arrows
        self._lay_out()
        self._connect()

    @property
    def tables(self) -> tuple[FiguresTable, ...]:
        """The tables of figures."""
        return self.statistics.view, self.numbers.view

    def _lay_out(self) -> None:
        options = FlowRow()
        options.add(self._layout_combo)
        options.add(self._by_label, self._by)
        options.add(self._bins_label, self._bins)
        options.add(self._log)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._legend)
        column.addWidget(self.histogram, 1)
        column.addWidget(options)
        for shown in (page, self.statistics, self.numbers, self.gaps):
            self.tabs.addTab(shown, "")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self._figures_label)
        layout.addWidget(self._worth_label)
        layout.addWidget(self.tabs, 1)

    def _connect(self) -> None:
        self._bins.valueChanged.connect(self._count)
        self._by.currentIndexChanged.connect(self._count)
        self._layout_combo.currentIndexChanged.connect(self._on_layout_changed)
        self._log.toggled.connect(self._on_log_toggled)
        self.histogram.bar_chosen.connect(self.rows_chosen)
        self.gaps.rows_chosen.connect(self.rows_chosen)
        self._summary_request.done.connect(self._on_summary_done)
        self._bars_request.done.connect(self._on_bars_done)

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        titles = (
            self.tr("Histogram"), self.tr("By class"), self.tr("All numbers"),
            self.tr("Missing values"),
        )  # fmt: skip
        for i, title in enumerate(titles):
            self.tabs.setTabText(i, title)
        self._bins_label.setText(self.tr("Bins"))
        self._by_label.setText(self.tr("Colour"))
        self._log.setText(self.tr("Logarithmic"))
        chosen = max(self._layout_combo.currentIndex(), 0)
        self._layout_combo.blockSignals(True)  # the histogram is drawn once, below
        self._layout_combo.clear()
        for name, text in zip(
            LAYOUTS,
            (
                self.tr("Stacked"), self.tr("Side by side"), self.tr("Overlay"),
                self.tr("Density"),
            ),
            strict=True,
        ):  # fmt: skip
            self._layout_combo.addItem(text, name)
        self._layout_combo.setCurrentIndex(chosen)
        self._layout_combo.blockSignals(False)
        self._on_layout_changed()
        self._layout_combo.setAccessibleName(self.tr("How classes share a bar"))
        self._layout_combo.setToolTip(self.tr("How classes share a bar"))
        self._by.setToolTip(self.tr("Which labels are told apart by colour"))
        self._bins.setToolTip(
            self.tr(
                "At most so many bars; of whole numbers each bar holds equally many"
            )
        )
        self.statistics.retranslate()
        self.numbers.retranslate()
        self.gaps.retranslate()
        self._fill_by(self._data)
        self._describe_histogram()
        self._show_figures()
        self._show_statistics()

    # -- showing ------------------------------------------------------------------------

    def show_data(self, data: Dataset | None) -> None:
        """Show another data set; which column follows by `show_column`."""
        before = self._data
        self._data = data
        if data is None:
            self.histogram.show_bars(None, 0, None)
            self.figures = None
        elif before is None or before.columns != data.columns:
            self._fill_by(data)
        self.numbers.show_data(data)
        self.gaps.show_data(data)

    def show_column(self, column: int, worth: ColumnWorth) -> None:
        """Show a column (position in `Dataset.columns`)."""
        data = self._data
        if data is None or not 0 <= column < len(data.columns):
            return
        self._column, self._worth = column, worth
        self._count()
        self._room.next_generation()
        self._ask_summary()

    def show_worth(self, worth: ColumnWorth) -> None:
        """Show how well the column separates the classes, once that is known."""
        self._worth = worth
        self._show_figures()

    def _ask_summary(self) -> None:
        payload = {
            "data": str(self._context.session.folder()),
            "column": self._column,
            "worth": False,
        }
        self._summary_request.start(
            "summary", payload, lane="interactive", title=self.tr("Figures of a column")
        )

    def _fill_by(self, data: Dataset | None) -> None:
        chosen = self._by.currentData()
        self._by.blockSignals(True)
        self._by.clear()
        self._by.addItem(self.tr("by class"), None)
        self._by.addItem(self.tr("off"), _OFF)
        for i, attribute in enumerate(data.columns if data else ()):
            if attribute.is_nominal and data is not None and i != data.class_index:
                self._by.addItem(attribute.name, i)
        self._by.setCurrentIndex(max(self._by.findData(chosen), 0))
        self._by.blockSignals(False)

    def _count(self) -> None:
        data, by = self._data, self._by.currentData()
        if data is None or self._column >= len(data.columns):
            return
        if data.n_rows <= HERE_ROWS:
            bars = count_bars(data, self._column, self._bins.value(), by)
            self._show_bars(bars)
            return
        payload = {
            "data": str(self._context.session.folder()),
            "column": self._column,
            "bins": self._bins.value(),
            "by": by,
        }
        self._bars_request.start(
            "bars", payload, lane="interactive", title=self.tr("Histogram")
        )

    def _on_bars_done(self, found: CountedBars) -> None:
        wanted = (self._column, self._bins.value(), self._by.currentData())
        if (found.column, found.bins, found.by) == wanted:
            self._show_bars(found.bars)

    def _show_bars(self, bars: Bars) -> None:
        data = self._data
        if data is None or len(bars.bins) != data.n_rows:
            return  # the answer of before an edit; the new one is under way
        self.histogram.show_bars(data, self._column, bars)
        self.mark()
        sizes = bars.counts.sum(axis=1) if bars.groups else ()
        self._legend.show_classes(bars.groups, bars=True, sizes=sizes)
        is_numeric = data.columns[self._column].is_numeric
        self._bins.setEnabled(is_numeric)
        self._describe_histogram()
        self._show_figures()

    def _describe_histogram(self) -> None:
        data = self._data
        if data is None or self.histogram.bars is None:
            return
        name = data.columns[self._column].name
        text = self.tr("{n} rows by class").format(n=data.n_rows)
        self.histogram.describe(self.tr("Histogram of {name}").format(name=name), text)

    def _on_summary_done(self, figures: ColumnSummary) -> None:
        self.figures = figures
        self._show_figures()
        self._show_statistics()

    def _show_statistics(self) -> None:
        if self.figures is not None and self._data is not None:
            self.statistics.show_figures(self.figures, self._data.classes)

    def _show_figures(self) -> None:
        f = self.figures
        if f is None or self._data is None:
            self._figures_label.clear()
            self._worth_label.clear()
            return
        locale, names = QLocale(), figure_names()
        parts = [
            self.tr("{type}, {n} distinct, {missing} missing").format(
                type=kind_text(f.type),
                n=locale.toString(f.distinct),
                missing=locale.toString(f.missing),
            )
        ]
        for key, value in entries(f.numbers) if f.numbers is not None else ():
            if value is not None:
                parts.append(f"{names[key]} {figure_text(f.type, key, value)}")
        self._figures_label.setText(f"{f.name}: " + ",  ".join(parts))
        self._worth_label.setText(self._worth_text())

    def _worth_text(self) -> str:
        locale, worth, parts = QLocale(), self._worth, []
        if worth is not None and worth.f_ratio is not None:
            parts.append(f"F {plain(worth.f_ratio)}")
        if worth is not None and worth.loo_share is not None:
            share = locale.toString(100 * worth.loo_share, "f", 1)
            parts.append(
                self.tr("on its own {share} % right [LOO]").format(share=share)
            )
        lines = []
        if parts:
            text = self.tr("Separates the classes: {worth}")
            lines.append(text.format(worth=",  ".join(parts)))
        bars, figures = self.histogram.bars, self.figures
        numbers = figures is not None and figures.numbers is not None
        if bars is not None and bars.largest_tie > 1 and numbers:
            text = self.tr("up to {n} rows share one value")
            lines.append(text.format(n=locale.toString(bars.largest_tie)))
        return "  ·  ".join(lines)

    def _on_layout_changed(self) -> None:
        name = self._layout_combo.currentData()
        if name is not None:
            self.histogram.set_layout(name)
            self._log.setEnabled(name != "density")
            self.mark()

    def _on_log_toggled(self, on: bool) -> None:
        self.histogram.set_log(on)
        self.mark()

    def mark(self) -> None:
        """Show which rows are selected, unless the bars are of rows before an edit."""
        if self.histogram.data is self._data:
            self.histogram.mark_rows(self._context.session.selected_rows)
