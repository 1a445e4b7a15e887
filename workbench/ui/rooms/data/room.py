"""The Data room: what the current data set holds, and small repairs to it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from PySide6.QtCore import QItemSelection, QItemSelectionModel, QLocale, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QSplitter,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from workbench.api.data import Dataset
from workbench.core.edits import drop_column, set_cell, set_class
from workbench.core.session import SelectMode
from workbench.ui.context import Context
from workbench.ui.models.dataset import DatasetModel
from workbench.ui.plots.legend import ClassLegend
from workbench.ui.room import Room
from workbench.ui.rooms.data.attributes import (
    AttributesModel,
    AttributesView,
    kind_text,
)
from workbench.ui.rooms.data.histogram import Histogram
from workbench.ui.rooms.data.import_strip import ImportStrip

_CSV = (".csv", ".tsv", ".txt")


class DataRoom(Room):
    """Attributes, one of them in detail by class, and the table."""

    room_id: ClassVar[str] = "data"

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._summary_request = self.request("latest")
        self._guess_request = self.request()
        self._read_request = self.request()
        self._figures: dict[str, Any] = {}
        self._following = False  # the selection is being shown, not made
        self._shown_name = ""
        self._shape: tuple[Any, ...] | None = None
        self._build()
        self._lay_out()
        self._connect()
        self.probes = {
            "data": self._probe_data,
            "column": lambda: dict(self._figures),
            "selection": lambda: {"rows": sorted(context.session.selection)},
        }
        self.retranslate()
        self._on_session_data_changed()

    def title(self) -> str:
        return self.tr("Data")

    # -- building -----------------------------------------------------------------------

    def _build(self) -> None:
        theme = self.context.theme
        self._relation = QLabel()
        self._relation.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
        )
        self._relation.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._notes = QLabel(wordWrap=True)
        self._open = self._button("data_openBtn")
        self._strip = ImportStrip()
        self._strip.hide()
        self._find = QLineEdit(clearButtonEnabled=True)
        self._find.setObjectName("data_findEdit")
        self._attributes = AttributesModel(self)
        self._list = AttributesView(theme, self._attributes)
        self._set_class = self._button("data_setClassBtn")
        self._drop = self._button("data_dropBtn")
        self._figures_label = QLabel(wordWrap=True)
        self._figures_label.setObjectName("data_figuresLabel")
        self._worth_label = QLabel(wordWrap=True)
        self._histogram = Histogram(theme)
        self._legend = ClassLegend(theme, "data_legendLabel")
        self._bins = QSpinBox()
        self._bins.setObjectName("data_binsSpin")
        self._bins.setRange(2, 200)
        self._bins.setValue(20)
        self._layout_combo = QComboBox()
        self._layout_combo.setObjectName("data_histCombo")
        self._log = QCheckBox()
        self._log.setObjectName("data_logCheck")
        self._model = DatasetModel(theme, self._edit_cell, self)
        self._table = self._make_table()

    def _button(self, name: str) -> QPushButton:
        button = QPushButton()
        button.setObjectName(name)
        return button

    def _make_table(self) -> QTableView:
        table = QTableView()
        table.setObjectName("data_rows_table")
        table.setModel(self._model)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setTabKeyNavigation(False)
        table.setSortingEnabled(False)
        # one height for all rows: a view of 50 000 rows need not measure each
        table.verticalHeader().setSectionResizeMode(
            table.verticalHeader().ResizeMode.Fixed
        )
        table.verticalHeader().setDefaultSectionSize(24)
        table.horizontalHeader().setSortIndicatorShown(True)
        table.horizontalHeader().setSortIndicatorClearable(True)
        table.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        return table

    def _lay_out(self) -> None:
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._find)
        column.addWidget(self._list, 1)
        column.addLayout(_row(self._set_class, self._drop))
        right = QWidget()
        detail = QVBoxLayout(right)
        detail.setContentsMargins(8, 0, 0, 0)
        for widget in (self._figures_label, self._worth_label):
            detail.addWidget(widget)
        detail.addWidget(self._legend)
        detail.addWidget(self._histogram, 1)
        self._bins_label = QLabel()
        self._bins_label.setBuddy(self._bins)
        detail.addLayout(
            _row(self._layout_combo, self._bins_label, self._bins, self._log)
        )
        upper = QSplitter(Qt.Orientation.Horizontal)
        upper.addWidget(left)
        upper.addWidget(right)
        upper.setStretchFactor(0, 2)
        upper.setStretchFactor(1, 3)
        whole = QSplitter(Qt.Orientation.Vertical)
        whole.addWidget(upper)
        whole.addWidget(self._table)
        whole.setStretchFactor(0, 3)
        whole.setStretchFactor(1, 2)
        upper.setSizes([360, 560])
        whole.setSizes([330, 220])
        for splitter in (upper, whole):
            splitter.setChildrenCollapsible(False)
        layout = QVBoxLayout(self.body)
        layout.setContentsMargins(8, 8, 8, 8)
        head = _row(self._open, self._relation)
        layout.addLayout(head)
        layout.addWidget(self._notes)
        layout.addWidget(self._strip)
        layout.addWidget(whole, 1)

    def _connect(self) -> None:
        session, theme = self.context.session, self.context.theme
        session.data_changed.connect(self._on_session_data_changed)
        session.selection_changed.connect(self._on_session_selection_changed)
        theme.changed.connect(self._on_theme_changed)
        self._open.clicked.connect(self.context.commands.open_dialog_requested)
        self._find.textChanged.connect(self._list.filter)
        self._list.selectionModel().currentChanged.connect(
            self._on_list_current_changed
        )
        self._set_class.clicked.connect(self._on_set_class_clicked)
        self._drop.clicked.connect(self._on_drop_clicked)
        self._bins.valueChanged.connect(self._histogram.set_bins)
        self._layout_combo.currentIndexChanged.connect(self._on_layout_changed)
        self._log.toggled.connect(self._histogram.set_log)
        self._histogram.bar_chosen.connect(self._on_histogram_bar_chosen)
        self._table.horizontalHeader().sortIndicatorChanged.connect(self._model.sort)
        self._table.horizontalHeader().setSectionsClickable(True)
        self._table.selectionModel().selectionChanged.connect(
            self._on_table_selection_changed
        )
        self._summary_request.done.connect(self._on_summary_done)
        self._guess_request.done.connect(self._on_guess_done)
        self._read_request.done.connect(self._on_read_done)
        self._strip.reread.connect(self._on_strip_reread)

    def retranslate(self) -> None:
        self._open.setText(self.tr("Open …"))
        self._open.setToolTip(self.tr("Open an ARFF, CSV or KEEL file (Ctrl+O)"))
        self._find.setPlaceholderText(self.tr("Filter attributes"))
        self._find.setAccessibleName(self.tr("Filter attributes"))
        self._set_class.setText(self.tr("Make it the class"))
        self._drop.setText(self.tr("Drop attribute"))
        self._bins_label.setText(self.tr("Bins"))
        self._log.setText(self.tr("Logarithmic"))
        chosen = max(self._layout_combo.currentIndex(), 0)
        self._layout_combo.clear()
        self._layout_combo.addItems([self.tr("Stacked"), self.tr("Side by side")])
        self._layout_combo.setCurrentIndex(chosen)
        self._layout_combo.setAccessibleName(self.tr("How classes share a bar"))
        self._table.setAccessibleName(self.tr("Rows"))
        self._list.setAccessibleName(self.tr("Attributes"))
        self._strip.retranslate()
        self._show_head()
        self._show_figures()

    # -- showing ------------------------------------------------------------------------

    def _on_session_data_changed(self) -> None:
        data = self.context.session.data
        column = max(self._list.current_column, 0)
        self._attributes.show_data(data)
        shape = None if data is None else (data.n_rows, data.columns)
        if shape != self._shape:  # other rows come in their own order: no arrow
            self._shape = shape
            header = self._table.horizontalHeader()
            header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self._model.show_data(data)
        self._show_head()
        self._show_strip(data)
        if data is None:
            self._histogram.show_column(None, 0)
            return
        self._fit_columns()
        self._legend.show_classes(data.classes, bars=True)
        if data.name != self._shown_name:  # an edit stays where the eye is
            self._shown_name, column = data.name, 0
            self._table.scrollToTop()
            self._list.scrollToTop()
        self._list.choose(min(column, len(data.columns) - 1))
        self._show_column()

    def _fit_columns(self) -> None:
        header = self._list.horizontalHeader()
        for section in (0, 1, 2, 3):
            self._list.resizeColumnToContents(section)
        header.resizeSection(1, min(header.sectionSize(1), 150))

    def _show_head(self) -> None:
        data = self.context.session.data
        if data is None:
            self._relation.setText(
                self.tr(
                    "No data yet. Open a file, drop one here, or choose one on Home."
                )
            )
            self._notes.hide()
            return
        self._relation.setText(
            self.tr("{name}: {rows} rows, {n} attributes, class {cls}").format(
                name=data.name,
                rows=QLocale().toString(data.n_rows),
                n=data.n_attributes,
                cls=data.class_attribute.name,
            )
        )
        self._notes.setText("  ·  ".join(data.notes))
        self._notes.setVisible(bool(data.notes))

    def _show_column(self) -> None:
        data, column = self.context.session.data, self._list.current_column
        if data is None or not 0 <= column < len(data.columns):
            return
        is_class = column == data.class_index
        self._set_class.setEnabled(not is_class)
        self._drop.setEnabled(not is_class and data.n_attributes > 1)
        self._histogram.show_column(data, column)
        self._histogram.mark_rows(self.context.session.selection)
        name = data.columns[column].name
        text = self.tr("{n} rows by class").format(n=data.n_rows)
        self._histogram.describe(self.tr("Histogram of {name}").format(name=name), text)
        self.next_generation()
        payload = {"data": str(self.context.session.folder()), "column": column}
        self._summary_request.start(
            "summary", payload, lane="interactive", title=self.tr("Figures of a column")
        )

    def _on_summary_done(self, figures: dict[str, Any]) -> None:
        self._figures = figures
        self._show_figures()

    def _show_figures(self) -> None:
        f = self._figures
        if not f:
            return
        locale = QLocale()
        parts = [
            self.tr("{type}, {n} distinct, {missing} missing").format(
                type=kind_text(f["type"]), n=f["distinct"], missing=f["missing"]
            )
        ]
        names = {
            "min": self.tr("min"), "q1": self.tr("Q1"), "median": self.tr("median"),
            "q3": self.tr("Q3"), "max": self.tr("max"), "mean": self.tr("mean"),
            "sd": self.tr("sd"),
        }  # fmt: skip
        for key, name in names.items():
            if f.get(key) is not None:
                parts.append(f"{name} {locale.toString(f[key], 'g', 5)}")
        self._figures_label.setText(f"{f['name']}: " + ",  ".join(parts))
        worth = []
        if f.get("f_ratio") is not None:
            worth.append(f"F {locale.toString(f['f_ratio'], 'g', 4)}")
        if f.get("loo_share") is not None:
            share = locale.toString(100 * f["loo_share"], "f", 1)
            worth.append(
                self.tr("5-NN on it alone {share} % [LOO]").format(share=share)
            )
        text = self.tr("Separates the classes: {worth}").format(worth=",  ".join(worth))
        self._worth_label.setText(text if worth else "")

    # -- CSV ----------------------------------------------------------------------------

    def _show_strip(self, data: Dataset | None) -> None:
        source = data.source if data else ""
        if Path(source).suffix.lower() not in _CSV:
            self._strip.hide()
            return
        given = self.context.settings.imports.get(source, {})
        known = {k: given[k] for k in ("delimiter", "decimal", "header") if k in given}
        self._guess_request.start("csv-guess", {"path": source, **known})

    def _on_guess_done(self, guess: dict[str, Any]) -> None:
        data = self.context.session.data
        if data is not None:
            self._strip.show_guess(guess, data.class_attribute.name)
            self._strip.show()

    def _on_strip_reread(self, options: dict[str, Any]) -> None:
        data = self.context.session.data
        if data is None:
            return
        folder = self.context.session.new_folder()
        payload = {"path": data.source, "folder": str(folder), "options": options}
        self.clear_message()
        self._read_request.start("read", payload, title=self.tr("Reading again"))
        self.context.settings.imports[data.source] = options

    def _on_read_done(self, answer: dict[str, Any]) -> None:
        folder, session = Path(answer["folder"]), self.context.session
        session.open(Dataset.open(folder), key=session.scene.data, folder=folder)

    # -- editing ------------------------------------------------------------------------

    def _edit_cell(self, row: int, column: int, value: float) -> None:
        data = self.context.session.data
        if data is not None:
            self.context.edits.push(
                set_cell(data, row, column, value), self.tr("edit cell")
            )

    def _on_set_class_clicked(self) -> None:
        data = self.context.session.data
        if data is not None:
            edited = set_class(data, self._list.current_column)
            self.context.edits.push(edited, self.tr("change the class"))

    def _on_drop_clicked(self) -> None:
        data = self.context.session.data
        if data is not None:
            edited = drop_column(data, self._list.current_column)
            self.context.edits.push(edited, self.tr("drop attribute"))

    # -- selection ----------------------------------------------------------------------

    def _on_histogram_bar_chosen(
        self, rows: Any, modifiers: Qt.KeyboardModifier
    ) -> None:
        self.context.session.select(rows.tolist(), _mode(modifiers))

    def _on_table_selection_changed(self, *_: QItemSelection) -> None:
        if self._following:
            return
        rows = self._table.selectionModel().selectedRows()
        self.context.session.select(self._model.data_row(r.row()) for r in rows)

    def _on_session_selection_changed(self) -> None:
        selection = self.context.session.selection
        self._histogram.mark_rows(selection)
        model = self._table.selectionModel()
        shown = {self._model.data_row(i.row()) for i in model.selectedRows()}
        if shown == selection:
            return
        self._following = True
        try:
            model.select(self._ranges(selection), _SELECT_ROWS)
        finally:
            self._following = False
        if selection:
            first = self._model.table_row(min(selection))
            self._table.scrollTo(self._model.index(first, 0))

    def _ranges(self, rows: frozenset[int]) -> QItemSelection:
        """Group table rows into runs: thousands of single ranges would be slow."""
        found = QItemSelection()
        if not rows:
            return found
        table = np.sort([self._model.table_row(r) for r in rows])
        for run in np.split(table, np.flatnonzero(np.diff(table) > 1) + 1):
            last = self._model.columnCount() - 1
            found.select(
                self._model.index(int(run[0]), 0), self._model.index(int(run[-1]), last)
            )
        return found

    def _on_list_current_changed(self) -> None:
        self._show_column()

    def _on_layout_changed(self, index: int) -> None:
        self._histogram.set_side_by_side(index == 1)

    def _on_theme_changed(self) -> None:
        self._table.viewport().update()
        self._list.viewport().update()
        self._histogram.mark_rows(self.context.session.selection)

    def _probe_data(self) -> dict[str, Any]:
        data = self.context.session.data
        if data is None:
            return {"rows": 0, "columns": 0}
        counts = data.class_counts().tolist() if data.has_nominal_class else []
        return {
            "name": data.name,
            "rows": self._model.rowCount(),
            "columns": self._model.columnCount(),
            "classes": counts,
        }


_SELECT_ROWS = (
    QItemSelectionModel.SelectionFlag.ClearAndSelect
    | QItemSelectionModel.SelectionFlag.Rows
)


def _mode(modifiers: Qt.KeyboardModifier) -> SelectMode:
    if modifiers & Qt.KeyboardModifier.ShiftModifier:
        return "add"
    if modifiers & Qt.KeyboardModifier.ControlModifier:
        return "remove"
    return "intersect" if modifiers & Qt.KeyboardModifier.AltModifier else "replace"


def _row(*widgets: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    for widget in widgets:
        row.addWidget(widget)
    row.addStretch(1)
    return row
