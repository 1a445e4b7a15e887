"""The table of a race: what each method keeps so far, and how well it does."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal

from workbench.ui.rooms.prototypes.race.runner import Runner
from workbench.ui.services.numbers import number, percent
from workbench.ui.widgets.table import CONTENTS, ONE_ROW, STRETCH, Table
from workbench.ui.widgets.table_model import LEFT, RIGHT, Column, TableModel


class RaceTable(Table):
    """A row for each ticked method; the current one is the method in focus.

    Parameters
    ----------
    fine_cells : callable
        Returns how many cells the fine grid has; 0 while there is none.

    Signals
    -------
    chosen(method)
        Another method is the current one.
    """

    chosen = Signal(str)

    def __init__(self, fine_cells: Callable[[], int]) -> None:
        self._cells = fine_cells
        self._runners = TableModel[Runner]((), row_tip=self._tip)
        super().__init__("proto_result_table", self._runners, selects=ONE_ROW)
        self._runners.setParent(self)
        self.size_columns(CONTENTS, {0: STRETCH})
        self.horizontalHeader().setMinimumSectionSize(40)
        self.setVerticalScrollMode(Table.ScrollMode.ScrollPerPixel)
        self.selectionModel().currentRowChanged.connect(self._on_current_changed)

    def show_runners(self, runners: list[Runner], focus: str) -> None:
        """Show methods, of which one is in focus."""
        model = self._runners
        same = list(model.rows) == runners and bool(model.columns)
        self.selectionModel().blockSignals(True)
        if same:
            model.tell_changed()
        else:
            model.reset(runners, self._columns())
        for place, runner in enumerate(runners):
            if runner.method == focus and self.current_row != place:
                self.go_to(place)
        self.selectionModel().blockSignals(False)
        self.viewport().update()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.setAccessibleName(self.tr("Methods of the race"))
        self._runners.show(self._runners.rows, self._columns())

    def _columns(self) -> list[Column[Runner]]:
        return [
            Column(self.tr("Method"), lambda r: r.title, LEFT, head_align=LEFT),
            Column(
                self.tr("Kept"), lambda r: "" if r.trouble else str(r.n_kept), RIGHT,
                about=self.tr("Rows that are prototypes now"),
            ),
            Column(
                self.tr("LOO error"),
                lambda r: "" if r.loo is None else percent(r.loo), RIGHT,
                about=self.tr(
                    "Leave-one-out: the share of all rows that 1-NN among the other "
                    "prototypes misclassifies"
                ),
            ),
            Column(
                self.tr("Region change"), self._change, RIGHT,
                about=self.tr(
                    "The share of the plane whose class differs from that of 1-NN "
                    "among all rows"
                ),
            ),
            Column(
                self.tr("Steps"), self._steps, RIGHT,
                about=self.tr("Decisions carried out, and those known so far"),
            ),
            Column(
                self.tr("Seconds"),
                lambda r: "" if r.end is None else number(r.end.seconds, 2), RIGHT,
                about=self.tr("What all decisions took"),
            ),
        ]  # fmt: skip

    def _change(self, runner: Runner) -> str:
        change = runner.change(self._cells())
        return "" if change is None else percent(change, 2)

    def _steps(self, runner: Runner) -> str:
        if runner.trouble:
            return "—"
        more = "" if runner.end is not None else "…"
        return f"{runner.done} / {runner.known}{more}"

    def _tip(self, runner: Runner) -> str:
        if runner.trouble:
            return runner.trouble
        if runner.end is not None and runner.end.cut:
            return self.tr("Cut off after {n} decisions").format(n=runner.end.steps)
        return ""

    def _on_current_changed(self) -> None:
        runner = self._runners.row_at(self.current_row)
        if runner is not None:
            self.chosen.emit(runner.method)

    def keyPressEvent(self, event: object) -> None:
        # the space key plays, it selects nothing here
        if event.key() == Qt.Key.Key_Space:  # type: ignore[attr-defined]
            event.ignore()  # type: ignore[attr-defined]
        else:
            super().keyPressEvent(event)  # type: ignore[arg-type]
