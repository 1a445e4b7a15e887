"""Two runs on the same rows: who was right where, and whether that is chance."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, ClassVar

import numpy as np
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from workbench.api.data import IntArray
from workbench.api.problems import Problem
from workbench.core.results.evaluating.mcnemar import (
    Matched,
    McNemar,
    difference,
    matched,
    mcnemar,
)
from workbench.core.results.evaluating.run import Run
from workbench.ui.layouts import nest
from workbench.ui.room import Room
from workbench.ui.rooms.classify.errors.why_parts import class_icon
from workbench.ui.rooms.classify.page import ResultPage
from workbench.ui.rooms.classify.tree.tree_marks import Marks
from workbench.ui.services.numbers import locale, percent, plain
from workbench.ui.services.theme import Theme
from workbench.ui.widgets.table import CELLS, CONTENTS, STRETCH, Table
from workbench.ui.widgets.table_model import RIGHT, Column, Index, Role, TableModel


class DifferencesModel(TableModel[int]):
    """Rows for which two runs named different classes."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        columns: tuple[Column[int], ...] = (
            Column(
                lambda: self.tr("Row"),
                lambda place: str(self._known.rows[place] + 1),
                RIGHT,
            ),
            self._class_column(lambda: self.tr("True"), lambda found: found.true),
            self._class_column(lambda: self._names[0], lambda found: found.a, True),
            self._class_column(lambda: self._names[1], lambda found: found.b, True),
        )
        super().__init__(columns, parent)
        self._theme = theme
        self._classes: tuple[str, ...] = ()
        self._icons: dict[str, QIcon | None] = {}
        self.found: Matched | None = None
        self._names = ("A", "B")

    def _class_column(
        self,
        title: Callable[[], str],
        codes: Callable[[Matched], IntArray],
        judged: bool = False,
    ) -> Column[int]:
        def name(place: int) -> str:
            return str(self._known.names[codes(self._known)[place]])

        def right(place: int) -> bool:
            found = self._known
            return judged and bool(codes(found)[place] == found.true[place])

        return Column(
            title,
            name,
            tip=name,
            bold=right,
            roles={Role.DecorationRole: lambda place: self._icon(name(place))},
        )

    @property
    def _known(self) -> Matched:
        assert self.found is not None  # there are no rows without it
        return self.found

    def show_differences(
        self,
        found: Matched | None,
        names: tuple[str, str],
        classes: tuple[str, ...] = (),
    ) -> None:
        """Show the rows on which two runs differ, under the names of the runs."""
        self._classes, self._icons = classes, {}
        self.found, self._names = found, names
        self.reset([] if found is None else found.differing.tolist())

    @property
    def data_rows(self) -> list[int]:
        """The row of the data set in each line of the table."""
        return [int(self._known.rows[place]) for place in self.rows]

    def _icon(self, name: str) -> QIcon | None:
        """Return the mark of a class: long names are cut, and then look the same."""
        if name not in self._icons and name in self._classes:
            marks = Marks(self._theme, self._classes)
            self._icons[name] = class_icon(marks, name)
        return self._icons.get(name)


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
        self._counts: IntArray = np.zeros((2, 2), np.int64)
        self._square = self._make_square()
        self._model = DifferencesModel(room.context.theme, self)
        self._rows = Table("classify_compare_rows_table", self._model, marks_head=True)
        # names of classes often differ at their ends only
        self._rows.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self._rows.size_columns(STRETCH, {0: CONTENTS})
        self._rows.selectionModel().selectionChanged.connect(
            self._on_rows_selection_changed
        )
        self._lay_out()

    def _make_square(self) -> Table:
        columns = [self._square_column(j) for j in (0, 1)]
        self._cells = TableModel[int](
            columns, self, row_title=lambda i: f"A {self._right_or_wrong(i)}"
        )
        self._cells.reset((0, 1))
        square = Table(
            "classify_compare_square_table", self._cells, selects=CELLS,
            row_height=None, row_titles=True, grid=True, wraps=True, marks_head=True,
        )  # fmt: skip
        square.size_columns(STRETCH)
        square.verticalHeader().setSectionResizeMode(STRETCH)
        square.setFixedHeight(84)
        square.clicked.connect(self._on_square_activated)
        square.activated.connect(self._on_square_activated)
        return square

    def _square_column(self, j: int) -> Column[int]:
        return Column(
            lambda: f"B {self._right_or_wrong(j)}",
            lambda i: locale().toString(int(self._counts[i, j])),
            RIGHT,
            bold=lambda i: i != j,  # what the test looks at
        )

    def _right_or_wrong(self, wrong: int) -> str:
        return self.tr("wrong") if wrong else self.tr("right")

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.addWidget(self._head)
        left.addWidget(self._square)
        left.addWidget(self._verdict)
        left.addStretch(1)
        layout = QHBoxLayout(self)
        layout.setSpacing(16)
        nest(layout, left, 5)
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
            self._model.show_differences(None, ("A", "B"))
            return
        self._fill_square()
        self._tell()
        a, b = self._pair
        names = f"A  #{a.number}", f"B  #{b.number}"
        self._model.show_differences(self._found, names, a.result.data.classes)

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
        assert self._found is not None
        for i, a_right in enumerate((True, False)):
            for j, b_right in enumerate((True, False)):
                self._counts[i, j] = self._found.where(a_right, b_right).size
        self._cells.tell_changed()
        (both, only_a), (only_b, neither) = self._counts.tolist()
        n = self._found.rows.size
        self._figures = _Figures(
            both, only_a, only_b, neither, mcnemar(only_a, only_b), n,
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
                self.tr("Note: the two were tested in different ways: {a}, {b}.")
                .format(a=a.badge, b=b.badge)
            )  # fmt: skip
        repeats = max(run.result.protocol.repeats for run in (a, b))
        if repeats > 1:
            notes.append(self.tr("Only the first repeat is compared."))
        return notes

    def probe(self) -> dict[str, Any]:
        numbers = [] if self._pair is None else [run.number for run in self._pair]
        shown = {"runs": numbers, "why": "" if self._found else self._head.text()}
        figures = {} if self._figures is None else self._figures.probe()
        return {**shown, **figures, "differing": self._model.data_rows}

    # -- slots --------------------------------------------------------------------

    def _on_square_activated(self, index: Index) -> None:
        if self._found is not None:
            both = index.row() == 0, index.column() == 0
            self.rows_chosen.emit(self._found.where(*both))

    def _on_rows_selection_changed(self) -> None:
        rows = [i.row() for i in self._rows.selectionModel().selectedRows()]
        if rows:
            chosen = self._model.data_rows
            self.rows_chosen.emit([chosen[line] for line in rows])


def _same(one: tuple[Run, Run] | None, other: tuple[Run, Run] | None) -> bool:
    """Whether two pairs are of the same runs; comparing their documents would cost."""
    if one is None or other is None:
        return one is other
    return all(a is b for a, b in zip(one, other, strict=True))


def _signed(share: float) -> str:
    text = locale().toString(abs(100 * share), "f", 1)
    return ("−" if share < 0 else "+") + text
