"""The runs of this session as a table model: newest first."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)

from workbench.core.session import Run, Session

Index = QModelIndex | QPersistentModelIndex
_ROLE = Qt.ItemDataRole


class RunsModel(QAbstractTableModel):
    """Number, classifier, accuracy, badge and data set of each run."""

    def __init__(self, session: Session, parent: Any = None) -> None:
        super().__init__(parent)
        self._session = session
        self._runs: tuple[Run, ...] = ()
        session.runs_changed.connect(self._on_runs_changed)
        self._on_runs_changed()

    def run_at(self, row: int) -> Run | None:
        """Return the run of a table row."""
        return self._runs[row] if 0 <= row < len(self._runs) else None

    def row_of(self, number: int) -> int:
        """Return the table row of a run's number, -1 if it is gone."""
        return next((i for i, run in enumerate(self._runs) if run.number == number), -1)

    def rowCount(self, parent: Index | None = None) -> int:
        return len(self._runs)

    def columnCount(self, parent: Index | None = None) -> int:
        return 5

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        run = self.run_at(index.row())
        if run is None:
            return None
        if role == _ROLE.TextAlignmentRole and index.column() in (0, 2):
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == _ROLE.DisplayRole:
            return self._texts(run)[index.column()]
        if role == _ROLE.ToolTipRole:
            params = run.result.get("params") or {}
            return ", ".join(f"{k} = {v}" for k, v in params.items())
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != _ROLE.DisplayRole:
            return None
        return (
            "#",
            self.tr("Classifier"),
            self.tr("Accuracy, %"),
            self.tr("Badge"),
            self.tr("Data"),
        )[section]

    def _texts(self, run: Run) -> tuple[str, ...]:
        accuracy = run.accuracy
        shown = "–" if accuracy is None else QLocale().toString(100 * accuracy, "f", 1)
        badge = f"{run.badge} METRIC:ALL" if run.optimistic else run.badge
        return (str(run.number), run.title, shown, badge, run.data)

    def _on_runs_changed(self) -> None:
        self.beginResetModel()
        self._runs = tuple(reversed(self._session.runs))
        self.endResetModel()
