"""The runs of this session as a table: newest first; one is shown, two are compared."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from workbench.core.results.evaluating.run import Run
from workbench.core.session.session import Session
from workbench.ui.rooms.classify.titles import figure
from workbench.ui.services.numbers import plain
from workbench.ui.widgets.table import CONTENTS, STRETCH, Table
from workbench.ui.widgets.table_model import RIGHT, Column, TableModel

#: The columns of the table.
NUMBER, TITLE, FIGURE, BADGE, SECONDS, DATA = range(6)


class RunsModel(TableModel[Run]):
    """Number, method, accuracy, badge, seconds and data set of each run."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        columns: tuple[Column[Run], ...] = (
            Column("#", lambda run: str(run.number), RIGHT),
            Column(lambda: self.tr("Classifier"), lambda run: run.title),
            Column(
                lambda: self.tr("Accuracy, %"),
                _figure,
                RIGHT,
                about=lambda: self.tr("Accuracy in percent; R² for a numeric class"),
            ),
            Column(lambda: self.tr("Estimate"), _badge),
            Column(
                lambda: self.tr("s"),
                _seconds,
                RIGHT,
                about=lambda: self.tr("Seconds for the whole run"),
            ),
            Column(lambda: self.tr("Data"), lambda run: run.data),
        )
        super().__init__(columns, parent, row_tip=_tip)
        self._session = session
        session.runs_changed.connect(self._on_runs_changed)
        self._on_runs_changed()

    def row_of(self, number: int) -> int:
        """Return the table row of a run's number, -1 if it is gone."""
        return next((i for i, run in enumerate(self.rows) if run.number == number), -1)

    def _on_runs_changed(self) -> None:
        self.reset(tuple(reversed(self._session.runs)))


def _figure(run: Run) -> str:
    value = figure(run)
    if run.accuracy is not None:  # the header says percent
        value = value.removesuffix(" %")
    return value


def _badge(run: Run) -> str:
    return f"{run.badge} METRIC:ALL" if run.optimistic else run.badge


def _seconds(run: Run) -> str:
    seconds = run.result.seconds.wall
    return "–" if seconds is None else plain(float(seconds), 2)


def _tip(run: Run) -> str:
    given = ", ".join(f"{k} = {v}" for k, v in run.result.params.items())
    return f"#{run.number} {run.title} · {run.data}\n{given}".strip()


class RunsTable(Table):
    """The table; Ctrl or Shift takes a second run, Delete forgets the chosen ones.

    Signals
    -------
    chosen(run)
        This run is to be shown, or None.
    paired(a, b)
        Exactly these two are chosen, the older first; None and None: no longer.
    """

    chosen = Signal(object)
    paired = Signal(object, object)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        self.runs = RunsModel(session)
        super().__init__("classify_runs_table", self.runs, parent, row_height=26)
        self.runs.setParent(self)
        self._session = session
        self._shown: int | None = None
        self._restoring = False
        self.setMinimumWidth(300)
        self.size_columns(CONTENTS, {TITLE: STRETCH})
        self.horizontalHeader().setMinimumSectionSize(24)
        self._remove = QAction(self)
        self._remove.setObjectName("classify_runs_removeAct")
        self._remove.setShortcut(QKeySequence(Qt.Key.Key_Delete))
        self._remove.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self._remove.triggered.connect(self._on_remove_triggered)
        self.addAction(self._remove)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.selectionModel().selectionChanged.connect(self._on_selection_changed)
        self.runs.modelReset.connect(self._on_runs_model_reset)
        self._on_runs_model_reset()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.setAccessibleName(self.tr("Runs"))
        self._remove.setText(self.tr("Forget the chosen runs"))
        self._remove.setStatusTip(self.tr("Take the chosen runs off the list"))
        self.runs.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, DATA)

    def show_run(self, number: int) -> None:
        """Choose one run."""
        # `selectRow` would heed Ctrl or Shift, which somebody may hold just now
        index = self.runs.index(self.runs.row_of(number), 0)
        flag = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(index, flag.ClearAndSelect | flag.Rows)

    def chosen_runs(self) -> list[Run]:
        """Return the chosen runs, the newest first."""
        rows = sorted(i.row() for i in self.selectionModel().selectedRows())
        return [run for row in rows if (run := self.runs.row_at(row)) is not None]

    def _on_selection_changed(self) -> None:
        if self._restoring:
            return
        runs = self.chosen_runs()
        current = self.runs.row_at(self.currentIndex().row())
        if current is None or all(run is not current for run in runs):
            current = runs[0] if runs else None
        self._shown = current.number if current else None
        self.chosen.emit(current)
        if len(runs) == 2:
            self.paired.emit(runs[1], runs[0])
        else:
            self.paired.emit(None, None)

    def _on_runs_model_reset(self) -> None:
        # a reset forgets the selection without a word
        runs = self.runs.rows
        self.setColumnHidden(DATA, len({run.data for run in runs}) < 2)
        row = -1 if self._shown is None else self.runs.row_of(self._shown)
        if row >= 0:
            self._restoring = True
            self.selectRow(row)
            self._restoring = False
        elif self._shown is not None and runs:
            self.selectRow(0)
        elif self._shown is not None:
            self._on_selection_changed()

    def _on_remove_triggered(self) -> None:
        for run in self.chosen_runs():
            self._session.remove_run(run.number)
