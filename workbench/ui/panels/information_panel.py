"""Keyboard map, report and About: floating windows that ask nothing."""

from __future__ import annotations

import platform
from typing import TYPE_CHECKING

import numpy as np
import PySide6
from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from workbench import __version__
from workbench.ui.widgets.table import CELLS, CONTENTS, Table
from workbench.ui.widgets.table_model import TableModel, texts_columns

if TYPE_CHECKING:
    from workbench.ui.window.main_window import MainWindow

Native = QKeySequence.SequenceFormat.NativeText


class InformationPanels(QObject):
    """Makes each panel when it is first asked for, and brings it up again later."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._dialogs: dict[str, QDialog] = {}

    # -- what is shown ------------------------------------------------------------------

    @Slot()
    def show_keys(self) -> None:
        """Show every shortcut, taken from the actions themselves."""
        rows = [
            (
                action.text().replace("&", "").rstrip("."),
                action.shortcut().toString(Native),
            )
            for _name, action in self._window.acts
            if not action.shortcut().isEmpty()
        ]
        rows += [
            (self.tr("Close the message, then clear the selection"), "Esc"),
            (self.tr("The page above or below in the list"), "Ctrl+PgUp  Ctrl+PgDown"),
            (
                self.tr("In a plot: move the query; ten times as far; finely"),
                "← → ↑ ↓  Shift  Ctrl",
            ),
            (self.tr("While held: the other of the two scenes A and B"), "\\"),
            (self.tr("In a plot: zoom, and show everything"), "+  -  R"),
        ]
        titles = (self.tr("What"), self.tr("Keys"))
        model = TableModel(texts_columns(titles))
        model.reset(rows)
        table = Table(
            "main_keys_table", model, selects=CELLS, row_height=None, framed=True,
            wraps=True, marks_head=True,
        )  # fmt: skip
        model.setParent(table)
        table.setAccessibleName(self.tr("Keyboard map"))
        table.size_columns(CONTENTS)
        table.horizontalHeader().setStretchLastSection(True)
        self._show("keys", self.tr("Keyboard map"), table)

    @Slot()
    def show_report(self) -> None:
        """Show versions, response times and plugin states, ready to be copied."""
        self._show("report", self.tr("Report"), self._page("report", self.report()))

    @Slot()
    def show_about(self) -> None:
        """Show version and licences."""
        text = "\n\n".join(
            [
                f"Vecino Workbench {__version__}",
                self.tr("Nearest neighbours and learned metrics, seen and measured."),
                self.tr("Licence: BSD-3-Clause."),
                self.tr(
                    "It stands on Qt for Python (LGPL-3.0), pyqtgraph (MIT), NumPy, "
                    "SciPy, scikit-learn and pandas (BSD)."
                ),
            ]
        )
        self._show("about", self.tr("About"), self._page("about", text))

    def report(self) -> str:
        """Return the report as text."""
        import pyqtgraph  # not needed to show the window

        lines = [
            f"Vecino Workbench {__version__}",
            f"Python {platform.python_version()}, {platform.platform()}",
            f"PySide6 {PySide6.__version__}, pyqtgraph {pyqtgraph.__version__}, "
            f"NumPy {np.__version__}",
            f"Qt platform {QGuiApplication.platformName()}",
            "",
            self.tr("Response times (ms)"),
        ]
        for room_id, room in self._window.built_rooms.items():
            if "latency" in room.probes:
                for name, figures in room.probe("latency").items():
                    lines.append(f"  {room_id}: {name}: {figures}")
        lines += ["", self.tr("Plugins")]
        for plugin in self._window.context.catalogue.plugins:
            lines.append(
                f"  {plugin.id}: {plugin.status} ({plugin.source}) {plugin.error}"
            )
        return "\n".join(line.rstrip() for line in lines)

    # -- how ------------------------------------------------------------------------------

    def _page(self, name: str, text: str) -> QPlainTextEdit:
        page = QPlainTextEdit(text, readOnly=True)
        page.setObjectName(f"main_{name}_view")
        page.setAccessibleName(text.splitlines()[0])
        page.setTabChangesFocus(True)
        return page

    def _show(self, name: str, title: str, content: QWidget) -> None:
        old = self._dialogs.pop(name, None)
        if old is not None:
            old.close()
        dialog = QDialog(self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setObjectName(f"dlg_{name}_form")
        dialog.setWindowTitle(title)
        dialog.resize(560, 520)
        close = QPushButton(self.tr("Close"))
        close.setObjectName(f"dlg_{name}_closeBtn")
        close.clicked.connect(dialog.close)
        row = QHBoxLayout()
        if isinstance(content, QPlainTextEdit):
            copy = QPushButton(self.tr("Copy"))
            copy.setObjectName(f"dlg_{name}_copyBtn")
            copy.clicked.connect(content.selectAll)
            copy.clicked.connect(content.copy)
            row.addWidget(copy)
        row.addStretch(1)
        row.addWidget(close)
        layout = QVBoxLayout(dialog)
        layout.addWidget(content, 1)
        layout.addLayout(row)
        self._dialogs[name] = dialog
        dialog.show()
