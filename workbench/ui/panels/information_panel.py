"""Keyboard map, report and About: floating windows that ask nothing."""

from __future__ import annotations

import platform
from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np
import PySide6
from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from workbench import __version__
from workbench.ui.layouts import nest
from workbench.ui.widgets.object_names import named

if TYPE_CHECKING:
    from workbench.ui.window.main_window import MainWindow


class InformationPanels(QObject):
    """Makes each panel when it is first asked for, and brings it up again later."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._dialogs: dict[str, InformationDialog] = {}

    # -- what is shown ------------------------------------------------------------------

    @Slot()
    def show_keys(self) -> None:
        """Show every shortcut, taken from the actions themselves, to be searched."""
        from workbench.ui.panels.keyboard_map import KeyboardMap

        keys = KeyboardMap(self._window)
        self._show("keys", lambda: self.tr("Keyboard map"), keys)

    @Slot()
    def show_report(self) -> None:
        """Show versions, response times and plugin states, ready to be copied."""
        page = InformationPage("report", self.report)
        self._show("report", lambda: self.tr("Report"), page)

    @Slot()
    def show_about(self) -> None:
        """Show version and licences."""
        page = InformationPage("about", self._about)
        self._show("about", lambda: self.tr("About"), page)

    def _about(self) -> str:
        return "\n\n".join(
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

    def _show(self, name: str, title: Callable[[], str], content: QWidget) -> None:
        old = self._dialogs.pop(name, None)
        if old is not None:
            old.close()
        self._dialogs[name] = dialog = InformationDialog(
            name, title, content, self._window
        )
        content.setFocus()
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()


class InformationDialog(QDialog):
    """A floating window around a text or another widget; it follows the language.

    Parameters
    ----------
    name : str
        The object names have it in the middle.
    title : callable
        Returns the title in the current language.
    content : QWidget
        Says itself what it says in another language.
    parent : QWidget
    """

    def __init__(
        self, name: str, title: Callable[[], str], content: QWidget, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName(f"dlg_{name}_form")
        self.resize(560, 520)
        self._title = title
        self._close = named(QPushButton(), f"dlg_{name}_closeBtn")
        self._close.clicked.connect(self.close)
        self._copy = named(QPushButton(), f"dlg_{name}_copyBtn")
        row = QHBoxLayout()
        row.addWidget(self._copy)
        row.addStretch(1)
        row.addWidget(self._close)
        layout = QVBoxLayout(self)
        layout.addWidget(content, 1)
        nest(layout, row)
        self._copy.setVisible(isinstance(content, QPlainTextEdit))
        if isinstance(content, QPlainTextEdit):
            self._copy.clicked.connect(content.selectAll)
            self._copy.clicked.connect(content.copy)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.setWindowTitle(self._title())
        self._close.setText(self.tr("Close"))
        self._copy.setText(self.tr("Copy"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class InformationPage(QPlainTextEdit):
    """A text to be read and copied, made anew in another language."""

    def __init__(self, name: str, make: Callable[[], str]) -> None:
        super().__init__(readOnly=True)
        self.setObjectName(f"main_{name}_view")
        self.setTabChangesFocus(True)
        self._make = make
        self.retranslate()

    def retranslate(self) -> None:
        """Write the text in the current language."""
        text = self._make()
        self.setPlainText(text)
        self.setAccessibleName(text.splitlines()[0])

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
