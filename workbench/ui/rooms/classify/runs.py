"""The runs of this session as a table: newest first; one is shown, two are compared."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from workbench.core.results.run import Run
from workbench.core.session.session import Session
from workbench.ui.rooms.classify.titles import figure
from workbench.ui.services.numbers import plain

Index = QModelIndex | QPersistentModelIndex
_ROLE = Qt.ItemDataRole
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
#: The columns of the table.
NUMBER, TITLE, FIGURE, BADGE, SECONDS, DATA = range(6)


class RunsModel(QAbstractTableModel):
    """Number, method, accuracy, badge, seconds and data set of each run."""

    def __init__(self, session: Session, parent: Any = None) -> None:
        super().__init__(parent)
        self._session = session
        self._runs: tuple[Run, ...] = ()
        session.runs_changed.connect(self._on_runs_changed)
        self._on_runs_changed()

    @property
    def runs(self) -> tuple[Run, ...]:
        """The runs in the order of the rows."""
        return self._runs

    def run_at(self, row: int) -> Run | None:
        """Return the run of a table row."""
        return self._runs[row] if 0 <= row < len(self._runs) else None

    def row_of(self, number: int) -> int:
        """Return the table row of a run's number, -1 if it is gone."""
        return next((i for i, run in enumerate(self._runs) if run.number == number), -1)

    def rowCount(self, parent: Index | None = None) -> int:
        return len(self._runs)

    def columnCount(self, parent: Index | None = None) -> int:
        return 6

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        run = self.run_at(index.row())
        if run is None:
            return None
        if role == _ROLE.TextAlignmentRole:
            return _RIGHT if index.column() in (NUMBER, FIGURE, SECONDS) else None
        if role == _ROLE.DisplayRole:
            return self._texts(run)[index.column()]
        if role == _ROLE.ToolTipRole:
            given = ", ".join(f"{k} = {v}" for k, v in run.result.params.items())
            return f"#{run.number} {run.title} · {run.data}\n{given}".strip()
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == _ROLE.ToolTipRole and section == FIGURE:
            return self.tr("Accuracy in percent; R² for a numeric class")
        if role == _ROLE.ToolTipRole and section == SECONDS:
            return self.tr("Seconds for the whole run")
        if role != _ROLE.DisplayRole:
            return None
        return (
            "#",
            self.tr("Classifier"),
            self.tr("Right, %"),
            self.tr("Badge"),
            self.tr("s"),
            self.tr("Data"),
        )[section]

    def _texts(self, run: Run) -> tuple[str, ...]:
        value = figure(run)
        if run.accuracy is not None:  # the header says percent
            value = value.removesuffix(" %")
        badge = f"{run.badge} METRIC:ALL" if run.optimistic else run.badge
        seconds = run.result.seconds.wall
        shown = "–" if seconds is None else plain(float(seconds), 2)
        return (str(run.number), run.title, value, badge, shown, run.data)

    def _on_runs_changed(self) -> None:
        self.beginResetModel()
        self._runs = tuple(reversed(self._session.runs))
        self.endResetModel()


class RunsTable(QTableView):
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
        super().__init__(parent)
        self._session = session
        self._shown: int | None = None
        self._restoring = False
        self.runs = RunsModel(session, self)
        self.setObjectName("classify_runs_table")
        self.setModel(self.runs)
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QTableView.SelectionMode.ExtendedSelection)
        self.setTabKeyNavigation(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setMinimumWidth(300)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(26)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(TITLE, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(24)
        header.setHighlightSections(False)
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
        return [run for row in rows if (run := self.runs.run_at(row)) is not None]

    def _on_selection_changed(self) -> None:
        if self._restoring:
            return
        runs = self.chosen_runs()
        current = self.runs.run_at(self.currentIndex().row())
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
        runs = self.runs.runs
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
