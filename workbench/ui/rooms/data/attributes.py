"""The attributes as a table: number, tick, name, type, gaps, sparkline, worth."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QLocale,
    QRegularExpression,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent

from workbench.api.data import Dataset
from workbench.core.results.describing.column_figures import ColumnSketch, ColumnWorth
from workbench.ui.services.numbers import plain
from workbench.ui.widgets.table import ONE_ROW, PlainDelegate, Table
from workbench.ui.widgets.table_model import RIGHT, Index

_ROLE = Qt.ItemDataRole
SORT_ROLE = Qt.ItemDataRole.UserRole
NUMBER, NAME, KIND, MISSING, SPARK, F_RATIO, LOO = range(7)

translate = QCoreApplication.translate


def kind_text(kind: str) -> str:
    """Return the name of a kind of attribute in the current language."""
    names = {
        "numeric": translate("AttributesModel", "numeric"),
        "nominal": translate("AttributesModel", "nominal"),
        "string": translate("AttributesModel", "string"),
        "date": translate("AttributesModel", "date"),
        "relational": translate("AttributesModel", "relational"),
    }
    return names.get(kind, kind)


class AttributesModel(QAbstractTableModel):
    """One line for each column of a data set, the class among them.

    Signals
    -------
    ticked()
        Other attributes are ticked than before.
    """

    ticked = Signal()
    #: For `PlainDelegate`: cells have no colours or fonts of their own.
    is_plain = True

    def __init__(self, parent: Any = None) -> None:
        super().__init__(parent)
        self._data: Dataset | None = None
        self._off: set[int] = set()
        self.sketches: dict[int, ColumnSketch] = {}
        self.worths: dict[int, ColumnWorth] = {}

    def show_data(self, dataset: Dataset | None) -> None:
        """Show the columns of another data set; all are ticked."""
        before = self._data
        same = (
            dataset is not None
            and before is not None
            and dataset.columns == before.columns
            and dataset.class_index == before.class_index
        )
        if same:  # an edit: the figures stay until there are new ones
            self._data = dataset
            return
        self.beginResetModel()
        self._data = dataset
        self._off.clear()
        self.sketches.clear()
        self.worths.clear()
        self.endResetModel()
        self.ticked.emit()

    def take_figures(self, figures: Iterable[ColumnSketch | ColumnWorth]) -> None:
        """Show figures that arrived (`workbench.compute.describing.overview`)."""
        n = self.rowCount()
        for each in figures:
            if each.column >= n:
                continue
            if isinstance(each, ColumnSketch):
                self.sketches[each.column] = each
            else:
                self.worths[each.column] = each
        if n:
            last = self.index(n - 1, LOO)
            self.dataChanged.emit(self.index(0, MISSING), last)

    # -- ticks --------------------------------------------------------------------------

    @property
    def kept(self) -> list[int]:
        """The ticked positions of `Dataset.columns`; the class always is."""
        return [c for c in range(self.rowCount()) if c not in self._off]

    def tick(self, columns: list[int]) -> None:
        """Tick exactly these positions (and the class)."""
        assert self._data is not None
        wanted = {*columns, self._data.class_index}
        self._off = {c for c in range(self.rowCount()) if c not in wanted}
        last = self.index(self.rowCount() - 1, NUMBER)
        self.dataChanged.emit(self.index(0, NUMBER), last)
        self.ticked.emit()

    def invert(self) -> None:
        """Tick exactly those that are not."""
        self.tick(sorted(self._off))

    # -- Qt's questions -----------------------------------------------------------------

    def rowCount(self, parent: Index | None = None) -> int:
        return len(self._data.columns) if self._data else 0

    def columnCount(self, parent: Index | None = None) -> int:
        return 7

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == _ROLE.DisplayRole:
            return (
                "#", self.tr("Name"), self.tr("Type"), self.tr("Missing"),
                self.tr("Values"), "F", self.tr("LOO"),
            )[section]  # fmt: skip
        if role == _ROLE.ToolTipRole:
            return {
                F_RATIO: self.tr("Variance between the classes over that within them"),
                LOO: self.tr("Share that 5-NN gets right on this attribute alone"),
            }.get(section)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return super().flags(index)
        ticks = index.column() == NUMBER and self._is_attribute(index.row())
        return _TICKED if ticks else _PLAIN

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        if self._data is None:
            return None
        row, column = index.row(), index.column()
        if role == _ROLE.DisplayRole:
            return self._text(row, column)
        if role == SORT_ROLE:
            return self._sort_key(row, column)
        if role == _ROLE.CheckStateRole and column == NUMBER:
            if not self._is_attribute(row):
                return None
            on = row not in self._off
            return Qt.CheckState.Checked if on else Qt.CheckState.Unchecked
        if role == _ROLE.ToolTipRole:
            return self._tip(row, column)
        if role == _ROLE.TextAlignmentRole and column in (MISSING, F_RATIO, LOO):
            return RIGHT
        return None

    def setData(self, index: Index, value: Any, role: int = _ROLE.EditRole) -> bool:
        if role != _ROLE.CheckStateRole or index.column() != NUMBER:
            return False
        on = Qt.CheckState(value) == Qt.CheckState.Checked
        (self._off.discard if on else self._off.add)(index.row())
        self.dataChanged.emit(index, index)
        self.ticked.emit()
        return True

    # -- cells --------------------------------------------------------------------------

    def _is_attribute(self, row: int) -> bool:
        return self._data is not None and row != self._data.class_index

    def _text(self, row: int, column: int) -> str:
        assert self._data is not None
        attribute, worth = self._data.columns[row], self.worth(row)
        if column == NUMBER:
            return str(row + 1)
        if column == NAME:
            return attribute.name
        if column == KIND:
            is_attribute = self._is_attribute(row)
            return kind_text(attribute.kind) if is_attribute else self.tr("class")
        if column == MISSING:
            return self._missing_text(row)
        if column == F_RATIO and worth.f_ratio is not None:
            return plain(worth.f_ratio)
        if column == LOO and worth.loo_share is not None:
            return f"{100 * worth.loo_share:.0f} %"
        return ""

    def worth(self, row: int) -> ColumnWorth:
        """Return what an attribute is worth, as far as that is known."""
        return self.worths.get(row) or ColumnWorth(row)

    def _missing_text(self, row: int) -> str:
        assert self._data is not None
        missing = self.sketches[row].missing if row in self.sketches else 0
        share = 100 * missing / max(self._data.n_rows, 1)
        return f"{share:.0f} %" if share >= 1 else ("< 1 %" if missing else "")

    def _sort_key(self, row: int, column: int) -> Any:
        if column == MISSING:
            return self.sketches[row].missing if row in self.sketches else -1.0
        if column in (F_RATIO, LOO):
            worth = self.worth(row)
            value = worth.f_ratio if column == F_RATIO else worth.loo_share
            return -1.0 if value is None else value
        return self._text(row, column).casefold() if column in (NAME, KIND) else row

    def _tip(self, row: int, column: int) -> str:
        assert self._data is not None
        attribute = self._data.columns[row]
        sampled = self.worth(row).sampled
        if column == LOO and sampled:
            text = self.tr("5-NN on this attribute alone, on a sample of {n} rows")
            return text.format(n=QLocale().toString(sampled))
        labels = ", ".join(label[:60] for label in attribute.values[:20])
        return f"{attribute.name}: {self._text(row, KIND)} {labels}".strip()


_PLAIN = (
    Qt.ItemFlag.ItemIsSelectable
    | Qt.ItemFlag.ItemIsEnabled
    | Qt.ItemFlag.ItemNeverHasChildren
)
_TICKED = _PLAIN | Qt.ItemFlag.ItemIsUserCheckable


class AttributesView(Table):
    """The table of attributes with its sparklines."""

    def __init__(self, model: AttributesModel) -> None:
        self._filter = QSortFilterProxyModel()
        self._filter.setSourceModel(model)
        self._filter.setFilterKeyColumn(NAME)
        self._filter.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._filter.setSortRole(SORT_ROLE)
        super().__init__("data_attr_table", self._filter, selects=ONE_ROW, framed=True)
        self._filter.setParent(self)
        # names of one family differ at their ends
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        plain = PlainDelegate(self)
        for column in (NAME, KIND, MISSING, F_RATIO, LOO):  # not the one with the ticks
            self.setItemDelegateForColumn(column, plain)
        header = self.horizontalHeader()
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.setMinimumSectionSize(24)
        self.setSortingEnabled(True)

    def filter(self, text: str, way: str = "text") -> str:
        """Show only the names that match.

        Parameters
        ----------
        text : str
        way : str
            ``text``: names that contain it. ``wildcard``: ``*`` for anything and ``?``
            for one character, of the whole name. ``regex``: a regular expression
            found anywhere in the name. Capitals do not matter.

        Returns
        -------
        str
            What is wrong with a regular expression and at which character; else
            empty. All names are shown then.
        """
        pattern = text if way == "regex" else QRegularExpression.escape(text)
        if way == "wildcard" and text:
            pattern = QRegularExpression.wildcardToRegularExpression(text)
        found = QRegularExpression(
            pattern, QRegularExpression.PatternOption.CaseInsensitiveOption
        )
        if not found.isValid():
            self._filter.setFilterFixedString("")
            wrong = self.tr("{error} at character {n}")
            return wrong.format(
                error=found.errorString(), n=found.patternErrorOffset() + 1
            )
        self._filter.setFilterRegularExpression(found)
        return ""

    @property
    def matches(self) -> list[int]:
        """The positions of the columns shown, in their order."""
        rows = range(self._filter.rowCount())
        column = NUMBER
        found = (self._filter.mapToSource(self._filter.index(r, column)) for r in rows)
        return sorted(index.row() for index in found)

    @property
    def current_column(self) -> int:
        """The position of the chosen column, -1 for none."""
        index = self._filter.mapToSource(self.currentIndex())
        return index.row()

    def choose(self, column: int) -> None:
        """Make a column the chosen one."""
        source = self._filter.sourceModel().index(column, NAME)
        self.setCurrentIndex(self._filter.mapFromSource(source))

    def fit_columns(self) -> None:
        """Give each column what it needs, and the bars what is left."""
        metrics = self.fontMetrics()
        wide = {
            NUMBER: "00", KIND: self.tr("numeric"), MISSING: self.tr("Missing"),
            F_RATIO: "1.2e+06", LOO: "100 %",
        }  # fmt: skip
        for column, text in wide.items():
            tick = 22 if column == NUMBER else 0
            self.setColumnWidth(column, metrics.horizontalAdvance(text) + 12 + tick)
        taken = sum(self.columnWidth(c) for c in wide)
        left = max(self.viewport().width() - taken, 110)
        self.setColumnWidth(NAME, int(left * 0.62))
        self.setColumnWidth(SPARK, int(left * 0.38))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tick or untick the row with the space bar, whichever cell is current."""
        tick = self.currentIndex().siblingAtColumn(NUMBER)
        state = tick.data(_ROLE.CheckStateRole)
        if event.key() != Qt.Key.Key_Space or state is None:
            super().keyPressEvent(event)
            return
        on = Qt.CheckState(state) == Qt.CheckState.Checked
        turned = Qt.CheckState.Unchecked if on else Qt.CheckState.Checked
        self.model().setData(tick, turned, _ROLE.CheckStateRole)

    def resizeEvent(self, event: Any) -> None:
        super().resizeEvent(event)
        self.fit_columns()
