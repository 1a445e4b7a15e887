"""Preview of the filter pipeline: what its steps would change, before they are applied."""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtCore import QEvent, QLocale, Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from workbench.core.results.describing.data_previews import FilterPreview, RowSample
from workbench.jobs.spec import Failure
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.layouts import nest
from workbench.ui.room import Room
from workbench.ui.rooms.data.attributes import kind_text
from workbench.ui.rooms.data.class_statistics import FiguresTable
from workbench.ui.widgets.tone import set_tone

_SIZE = (760, 520)


class FilterPreviewWindow(QDialog):
    """Rows and attributes before and after; nothing changes until it is applied.

    Parameters
    ----------
    room : Room

    Signals
    -------
    applied()
        The steps are wanted as they were looked at.
    """

    applied = Signal()

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.setObjectName("data_preview_dialog")
        self._context = room.context
        self._request = room.request("latest")
        self._result: FilterPreview | None = None
        self._failure = ""
        self._summary = QLabel(wordWrap=True)
        self._summary.setObjectName("data_preview_summaryLabel")
        self.columns = FiguresTable("data_preview_columns_table")
        self.before = FiguresTable("data_preview_before_table")
        self.after = FiguresTable("data_preview_after_table")
        self._before_label, self._after_label = QLabel(), QLabel()
        self._apply = self._button("data_preview_applyBtn")
        self._cancel = self._button("data_preview_cancelBtn")
        self._close = self._button("data_preview_closeBtn")
        self._lay_out()
        self._apply.clicked.connect(self._on_apply_clicked)
        self._cancel.clicked.connect(self._request.cancel)
        self._close.clicked.connect(self.close)
        self._request.done.connect(self._on_request_done)
        self._request.failed.connect(self._on_request_failed)
        self._request.cancelled.connect(self._on_request_cancelled)
        session = self._context.session
        session.data_changed.connect(self._on_source_changed)
        session.scene_changed.connect(self._on_scene_changed)
        self.resize(*_SIZE)
        self.retranslate()

    def _button(self, name: str) -> QPushButton:
        button = QPushButton()
        button.setObjectName(name)
        return button

    def _lay_out(self) -> None:
        rows = QSplitter()
        for label, table in (
            (self._before_label, self.before), (self._after_label, self.after)
        ):  # fmt: skip
            side = QWidget()
            column = QVBoxLayout(side)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(4)
            column.addWidget(label)
            column.addWidget(table, 1)
            rows.addWidget(side)
        rows.setChildrenCollapsible(False)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        for button in (self._apply, self._cancel, self._close):
            buttons.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(8)
        layout.addWidget(self._summary)
        layout.addWidget(self.columns, 2)
        layout.addWidget(rows, 3)
        nest(layout, buttons)

    # -- asking -------------------------------------------------------------------------

    def look(self) -> None:
        """Show the window and have the steps tried in a worker."""
        self.show()
        self.raise_()
        self.activateWindow()
        self._ask()

    def _ask(self) -> None:
        session, steps = self._context.session, self._context.session.scene.filters
        self._result, self._failure = None, ""
        if session.data is None or not steps:
            self._request.cancel()
            self._show()
            return
        payload = {"folder": str(session.folder()), "steps": [dict(s) for s in steps]}
        charged = [c for s in steps for c in self._context.catalogue.charged(s["id"])]
        title = self.tr("Preview of the filters")
        self._request.start(
            "filter_preview", payload, title=title, plugins=tuple(charged)
        )
        self._show()

    def _on_source_changed(self) -> None:
        if self.isVisible():
            self._ask()

    def _on_scene_changed(self, names: frozenset[str]) -> None:
        if "filters" in names and self.isVisible():
            self._ask()

    def _on_request_done(self, result: FilterPreview) -> None:
        self._result = result
        self._show()

    def _on_request_failed(self, failure: Failure) -> None:
        self._failure = failure.text
        self._show()

    def _on_request_cancelled(self) -> None:
        if not self._request.busy:
            self._show()

    def _on_apply_clicked(self) -> None:
        self.close()
        self.applied.emit()

    def closeEvent(self, event: Any) -> None:
        self._request.cancel()
        super().closeEvent(event)

    # -- showing ------------------------------------------------------------------------

    def _show(self) -> None:
        found, busy = self._result, self._request.busy
        self._cancel.setEnabled(busy)
        self._apply.setEnabled(found is not None)
        set_tone(self._summary, "error" if self._failure else "plain")
        self._summary.setText(self._words())
        if found is None:
            for table in (self.columns, self.before, self.after):
                table.show_table(TwinTable())
            return
        self.columns.show_table(self._column_table(found))
        self.before.show_table(_rows_table(found.before))
        self.after.show_table(_rows_table(found.after))

    def _words(self) -> str:
        found, locale = self._result, QLocale()
        if self._failure:
            return self._failure
        if self._request.busy:
            return self.tr("The steps are tried on a copy …")
        if not self._context.session.scene.filters:
            return self.tr("There is no step to look at: add a filter.")
        if found is None:
            return self.tr("Cancelled. Nothing was changed.")
        pair = self.tr("{before} → {after}")
        counts = [
            f"{name} "
            + pair.format(before=locale.toString(a), after=locale.toString(b))
            for name, (a, b) in (
                (self.tr("rows"), found.rows),
                (self.tr("attributes"), found.attributes),
                (self.tr("missing values"), found.missing),
            )
        ]
        return ", ".join(counts) + ". " + "; ".join(found.words)

    def _column_table(self, found: FilterPreview) -> TwinTable:
        words = {
            "same": self.tr("same"), "changed": self.tr("changed"),
            "added": self.tr("added"), "dropped": self.tr("dropped"),
        }  # fmt: skip
        headers = (
            self.tr("attribute"), self.tr("what happens"), self.tr("type before"),
            self.tr("type after"), self.tr("mean before"), self.tr("mean after"),
            self.tr("sd before"), self.tr("sd after"),
        )  # fmt: skip
        figures = np.hstack([found.means, found.deviations])
        locale = QLocale()
        texts = [
            ["" if np.isnan(v) else locale.toString(float(v), "g", 5) for v in column]
            for column in figures.T
        ]
        kinds = [
            [kind_text(k) for k in side] for side in zip(*found.kinds, strict=True)
        ]
        changes = [words[change] for change in found.changes]
        return TwinTable(headers, (found.names, changes, *kinds, *texts))

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.setWindowTitle(self.tr("Preview of the filters"))
        self._apply.setText(self.tr("Apply"))
        self._apply.setToolTip(self.tr("Change the data now; each step can be undone"))
        self._cancel.setText(self.tr("Cancel"))
        self._cancel.setToolTip(self.tr("Stop trying the steps"))
        self._close.setText(self.tr("Close"))
        self._close.setToolTip(self.tr("Leave the data as they are (Esc)"))
        self._before_label.setText(self.tr("First rows before"))
        self._after_label.setText(self.tr("First rows after"))
        self.columns.setAccessibleName(self.tr("What happens to each attribute"))
        self.before.setAccessibleName(self.tr("First rows before"))
        self.after.setAccessibleName(self.tr("First rows after"))
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def probe(self) -> dict[str, Any]:
        """Return what would change, as plain data."""
        found = self._result
        if found is None:
            return {"summary": self._summary.text(), "ready": False}
        return {
            "summary": self._summary.text(), "ready": True, "rows": list(found.rows),
            "attributes": list(found.attributes), "missing": list(found.missing),
            "names": list(found.names), "changes": list(found.changes),
            "means": found.means.tolist(), "before": [list(r) for r in found.before.cells],
            "after": [list(r) for r in found.after.cells],
        }  # fmt: skip


def _rows_table(sample: RowSample) -> TwinTable:
    columns = [list(c) for c in zip(*sample.cells, strict=True)]
    return TwinTable(sample.names, tuple(columns or [[] for _ in sample.names]))
