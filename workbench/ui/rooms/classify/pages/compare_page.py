"""Two runs on the same rows: who was right where, and whether that is chance."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, ClassVar

import numpy as np
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QTableView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from workbench.api.data import IntArray
from workbench.api.problems import Problem
from workbench.core.results.mcnemar import (
    Matched,
    McNemar,
    difference,
    matched,
    mcnemar,
)
from workbench.core.results.run import Run
from workbench.ui.room import Room
from workbench.ui.rooms.classify.errors.why_parts import class_icon
from workbench.ui.rooms.classify.page import ResultPage
from workbench.ui.rooms.classify.tree.tree_marks import Marks
from workbench.ui.services.numbers import locale, percent, plain
from workbench.ui.services.theme import Theme

Index = QModelIndex | QPersistentModelIndex
_ROLE = Qt.ItemDataRole
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class DifferencesModel(QAbstractTableModel):
    """Rows for which two runs named different classes."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._view = theme, parent
        self._classes: tuple[str, ...] = ()
        self._icons: dict[str, Any] = {}
        self.found: Matched | None = None
        self.places: IntArray = np.empty(0, np.int64)
        self._names = ("A", "B")

    def show(
        self,
        found: Matched | None,
        names: tuple[str, str],
        classes: tuple[str, ...] = (),
    ) -> None:
        """Show the rows on which two runs differ, under the names of the runs."""
        self.beginResetModel()
        self._classes, self._icons = classes, {}
        self.found, self._names = found, names
        self.places = np.empty(0, np.int64) if found is None else found.differing
        self.endResetModel()

    def row_at(self, line: int) -> int:
        """Return the row number of the data set in a line of the table."""
        assert self.found is not None
        return int(self.found.rows[self.places[line]])

    def rowCount(self, parent: Index | None = None) -> int:
        return len(self.places)

    def columnCount(self, parent: Index | None = None) -> int:
        return 4

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        found, column = self.found, index.column()
        if found is None:
            return None
        if role == _ROLE.TextAlignmentRole:
            return _RIGHT if column == 0 else None
        if role == _ROLE.DisplayRole and column == 0:
            return str(self.row_at(index.row()) + 1)
        if column == 0:
            return None
        place = self.places[index.row()]
        named = (found.true, found.true, found.a, found.b)[column][place]
        if role in (_ROLE.DisplayRole, _ROLE.ToolTipRole):
            return found.names[named]
        if role == _ROLE.DecorationRole:
            return self._icon(found.names[named])
        right = column >= 2 and named == found.true[place]
        if role == _ROLE.FontRole and right:
            font = self._view.font()
            font.setBold(True)
            return font
        return None

    def _icon(self, name: str) -> Any:
        """Return the mark of a class: long names are cut, and then look the same."""
        if name not in self._icons and name in self._classes:
            marks = Marks(self._theme, self._classes)
            self._icons[name] = class_icon(marks, name)
        return self._icons.get(name)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == _ROLE.DisplayRole:
            return (self.tr("Row"), self.tr("True"), *self._names)[section]
        return None


@dataclass(frozen=True, slots=True)
class _Figures:
    """Rows on which both, one or none of two runs are right, and what follows.

    `difference` is accuracy of B minus that of A, `low` and `high` its interval.
    """

    both: int
    only_a: int
    only_b: int
    neither: int
    test: McNemar
    n: int
    difference: float
    low: float
    high: float

    def probe(self) -> dict[str, Any]:
        """Return the figures by name."""
        counts = {"both": self.both, "only_a": self.only_a, "only_b": self.only_b,
                  "neither": self.neither}  # fmt: skip
        interval = [self.low, self.high]
        return {
            **counts, **asdict(self.test), "n": self.n,
            "difference": self.difference, "interval": interval,
        }  # fmt: skip


class ComparePage(ResultPage):
    """McNemar's test, the table behind it, and the rows on which two runs differ."""

    page_id: ClassVar[str] = "compare"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._pair: tuple[Run, Run] | None = None
        self._found: Matched | None = None
        self._figures: _Figures | None = None
        self._head, self._verdict = QLabel(wordWrap=True), QLabel(wordWrap=True)
        for label in (self._head, self._verdict):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._square = QTableWidget(2, 2)
        self._square.setObjectName("classify_compare_square_table")
        self._square.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self._square.setTabKeyNavigation(False)
        self._square.setFrameShape(QTableWidget.Shape.NoFrame)
        stretch = QHeaderView.ResizeMode.Stretch
        self._square.horizontalHeader().setSectionResizeMode(stretch)
        self._square.verticalHeader().setSectionResizeMode(stretch)
        self._square.setFixedHeight(84)
        self._square.cellClicked.connect(self._on_square_cell_activated)
        self._square.cellActivated.connect(self._on_square_cell_activated)
        self._rows = QTableView()
        self._rows.setObjectName("classify_compare_rows_table")
        self._model = DifferencesModel(room.context.theme, self._rows)
        self._rows.setModel(self._model)
        self._rows.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self._rows.setTabKeyNavigation(False)
        self._rows.setShowGrid(False)
        # names of classes often differ at their ends only
        self._rows.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self._rows.setFrameShape(QTableView.Shape.NoFrame)
        self._rows.verticalHeader().hide()
        self._rows.verticalHeader().setDefaultSectionSize(24)
        header = self._rows.horizontalHeader()
        header.setResizeContentsPrecision(50)  # not of thousands of rows
        header.setSectionResizeMode(stretch)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        self._rows.setWordWrap(False)
        self._rows.selectionModel().selectionChanged.connect(
            self._on_rows_selection_changed
        )
        self._lay_out()

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.addWidget(self._head)
        left.addWidget(self._square)
        left.addWidget(self._verdict)
        left.addStretch(1)
        layout = QHBoxLayout(self)
        layout.setSpacing(16)
        layout.addLayout(left, 5)
        layout.addWidget(self._rows, 4)

    def retranslate(self) -> None:
        self._square.setAccessibleName(self.tr("Rows by who was right"))
        self._rows.setAccessibleName(self.tr("Rows for which the runs differ"))

    def show_pair(self, a: Run | None, b: Run | None) -> None:
        """Compare two runs; None: say how two are chosen."""
        pair = None if a is None or b is None else (a, b)
        if not _same(pair, self._pair):
            self._pair = pair
            self.refresh()

    def show_run(self, run: Run | None) -> None:
        """Take the run that is shown; the page is about the two that are chosen."""
        self.current = run

    # -- filling ------------------------------------------------------------------

    def fill(self) -> None:
        self._found, self._figures = None, None
        why = self._unfit()
        if not why and self._pair is not None:
            a, b = self._pair
            try:
                self._found = matched(a.result.predictions, b.result.predictions)
            except Problem as problem:
                why = self.tr("These runs cannot be compared: {why}.").format(
                    why=problem.what
                )
        for widget in (self._square, self._rows, self._verdict):
            widget.setVisible(not why)
        self._head.setText(why)
        if self._pair is None or why:
            self._model.show(None, ("A", "B"))
            return
        self._fill_square()
        self._tell()
        a, b = self._pair
        names = f"A  #{a.number}", f"B  #{b.number}"
        self._model.show(self._found, names, a.result.data.classes)

    def _unfit(self) -> str:
        """Say why there is nothing to compare; empty when there is."""
        if self._pair is None:
            return self.tr(
                "Choose two runs in the list, with Ctrl or Shift, to compare them row "
                "by row."
            )
        a, b = self._pair
        if a.data != b.data:
            return self.tr(
                "These runs cannot be compared: one is on {a}, the other on {b}."
            ).format(a=a.data, b=b.data)
        if a.accuracy is None or b.accuracy is None:
            return self.tr(
                "These runs cannot be compared row by row: without classes nobody is "
                "right or wrong."
            )
        if not (a.result.predictions and b.result.predictions):
            return self.tr(
                "These runs cannot be compared: their predictions were not kept."
            )
        return ""

    def _fill_square(self) -> None:
        right, wrong = self.tr("right"), self.tr("wrong")
        self._square.setVerticalHeaderLabels([f"A {right}", f"A {wrong}"])
        self._square.setHorizontalHeaderLabels([f"B {right}", f"B {wrong}"])
        assert self._found is not None
        counts = {}
        for i, a_right in enumerate((True, False)):
            for j, b_right in enumerate((True, False)):
                n = counts[i, j] = self._found.where(a_right, b_right).size
                item = QTableWidgetItem(locale().toString(n))
                item.setTextAlignment(_RIGHT)
                font = self.font()
                font.setBold(i != j)  # what the test looks at
                item.setFont(font)
                self._square.setItem(i, j, item)
        only_a, only_b = counts[0, 1], counts[1, 0]
        n = self._found.rows.size
        self._figures = _Figures(
            counts[0, 0], only_a, only_b, counts[1, 1], mcnemar(only_a, only_b), n,
            *difference(only_a, only_b, n),
        )  # fmt: skip

    def _tell(self) -> None:
        assert self._pair is not None
        assert self._figures is not None
        a, b = self._pair
        self._head.setText(
            f"A  #{a.number} {a.title}, {percent(a.accuracy or 0)} [{a.badge}]\n"
            f"B  #{b.number} {b.title}, {percent(b.accuracy or 0)} [{b.badge}]"
        )
        figures, test = self._figures, self._figures.test
        lines = [
            self.tr(
                "B − A: {middle} points of percent, 95 % interval {low} to {high}"
            ).format(
                middle=_signed(figures.difference), low=_signed(figures.low),
                high=_signed(figures.high),
            ),
            self.tr("McNemar on {n} rows, {test}: p {p}").format(
                n=figures.only_a + figures.only_b,
                p="= " + plain(test.p, 3) if test.p >= 1e-4 else "< 0.0001",
                test=self.tr("exact") if test.exact else self.tr("chi-squared"),
            ),
            self.tr("Such a difference may well be chance (p ≥ 0.05).")
            if test.p >= 0.05
            else self.tr("By chance alone such a difference is rare (p < 0.05)."),
            *self._cautions(a, b),
        ]  # fmt: skip
        self._verdict.setText("\n\n".join(lines))

    def _cautions(self, a: Run, b: Run) -> list[str]:
        notes = []
        if a.badge != b.badge or a.optimistic != b.optimistic:
            notes.append(
                self.tr("Mind that the two were tested in different ways: {a}, {b}.")
                .format(a=a.badge, b=b.badge)
            )  # fmt: skip
        repeats = max(run.result.protocol.repeats for run in (a, b))
        if repeats > 1:
            notes.append(self.tr("Only the first repeat is compared."))
        return notes

    def probe(self) -> dict[str, Any]:
        numbers = [] if self._pair is None else [run.number for run in self._pair]
        shown = {"runs": numbers, "why": "" if self._found else self._head.text()}
        lines = range(self._model.rowCount())
        differing = [self._model.row_at(line) for line in lines]
        figures = {} if self._figures is None else self._figures.probe()
        return {**shown, **figures, "differing": differing}

    # -- slots --------------------------------------------------------------------

    def _on_square_cell_activated(self, i: int, j: int) -> None:
        if self._found is not None:
            self.rows_chosen.emit(self._found.where(i == 0, j == 0))

    def _on_rows_selection_changed(self) -> None:
        rows = [i.row() for i in self._rows.selectionModel().selectedRows()]
        if rows:
            self.rows_chosen.emit([self._model.row_at(line) for line in rows])


def _same(one: tuple[Run, Run] | None, other: tuple[Run, Run] | None) -> bool:
    """Whether two pairs are of the same runs; comparing their documents would cost."""
    if one is None or other is None:
        return one is other
    return all(a is b for a, b in zip(one, other, strict=True))


def _signed(share: float) -> str:
    text = locale().toString(abs(100 * share), "f", 1)
    return ("−" if share < 0 else "+") + text
