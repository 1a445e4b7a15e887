"""Asking for a data set of OpenML: a name or a number, beside the window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from workbench.core.program.builtin import OPENML
from workbench.ui.layouts import nest


class OpenmlWindow(QDialog):
    """One line to fill in; what it names is opened like a file.

    Signals
    -------
    chosen(source)
        ``openml:`` and what was typed.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("openml_dialog")
        self._label = QLabel()
        self._edit = QLineEdit(clearButtonEnabled=True)
        self._edit.setObjectName("openml_edit")
        self._edit.setMinimumWidth(280)
        self._label.setBuddy(self._edit)
        self._hint = QLabel(wordWrap=True)
        self._open = QPushButton()
        self._open.setObjectName("openml_openBtn")
        self._open.setDefault(True)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._edit, 1)
        row.addWidget(self._open)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(8)
        layout.addWidget(self._label)
        nest(layout, row)
        layout.addWidget(self._hint)
        self._edit.textChanged.connect(self._show_state)
        self._open.clicked.connect(self._on_open_clicked)
        self.setWindowModality(Qt.WindowModality.NonModal)
        self.retranslate()

    def ask(self) -> None:
        """Show the window, with what was typed last ready to be replaced."""
        self.show()
        self.raise_()
        self.activateWindow()
        self._edit.setFocus()
        self._edit.selectAll()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.setWindowTitle(self.tr("Open from OpenML"))
        self._label.setText(self.tr("&Name or number of the data set"))
        self._edit.setAccessibleName(self.tr("Name or number of the data set"))
        self._edit.setPlaceholderText(self.tr("iris, or 61"))
        self._hint.setText(
            self.tr(
                "It is fetched from www.openml.org once, and kept for the next time."
            )
        )
        self._open.setText(self.tr("Open"))
        self._open.setToolTip(self.tr("Fetch and open it (Enter)"))
        self._show_state()

    def _show_state(self) -> None:
        self._open.setEnabled(bool(self._typed()))

    def _typed(self) -> str:
        return self._edit.text().strip().removeprefix(OPENML).strip()

    def _on_open_clicked(self) -> None:
        self.hide()
        self.chosen.emit(f"{OPENML}{self._typed()}")

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
