"""The Data room before there is data: a place to drop it, and examples."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from workbench.core.program.builtin import CATALOGUE
from workbench.ui.context import Context
from workbench.ui.services.builtin_texts import builtin_texts


class EmptyPage(QWidget):
    """A big place to drop a file, and the built-in sets."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self._drop = QPushButton()
        self._drop.setObjectName("data_empty_dropBtn")
        self._drop.setMinimumHeight(140)
        self._heading = QLabel()
        self._builtin = QListWidget()
        self._builtin.setObjectName("data_builtin_list")
        self._builtin.setFrameShape(QListWidget.Shape.NoFrame)
        self._builtin.viewport().setAutoFillBackground(False)
        for entry in CATALOGUE:
            item = QListWidgetItem(self._builtin)
            item.setData(Qt.ItemDataRole.UserRole, entry.source)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 24, 24, 8)
        layout.setSpacing(8)
        layout.addWidget(self._drop)
        layout.addSpacing(8)
        layout.addWidget(self._heading)
        layout.addWidget(self._builtin, 1)
        self._drop.clicked.connect(context.commands.open_dialog_requested)
        self._builtin.itemActivated.connect(self._on_builtin_activated)
        self._builtin.itemClicked.connect(self._on_builtin_activated)
        context.theme.changed.connect(self._on_theme_changed)

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._drop.setText(
            self.tr("Drop a file here, or press to open one\nARFF · CSV · TSV · KEEL")
        )
        self._drop.setToolTip(self.tr("Open an ARFF, CSV or KEEL file (Ctrl+O)"))
        self._heading.setText(self.tr("Built-in data"))
        bold = QFont(self.font())
        bold.setBold(True)
        self._heading.setFont(bold)
        self._builtin.setAccessibleName(self.tr("Built-in data sets"))
        for row, entry in enumerate(CATALOGUE):
            title, why = builtin_texts(entry)
            self._builtin.item(row).setText(f"{title}  ·  {why}")
        self._on_theme_changed()

    def _on_theme_changed(self) -> None:
        c = self._context.theme.colours
        self._drop.setStyleSheet(
            f"#data_empty_dropBtn {{ border: 2px dashed {c.line}; border-radius: 8px; "
            f"background: {c.base}; color: {c.muted}; font-size: 130%; }}"
            f"#data_empty_dropBtn:focus, #data_empty_dropBtn:hover "
            f"{{ border-color: {c.accent}; color: {c.text}; }}"
        )

    def _on_builtin_activated(self, item: QListWidgetItem) -> None:
        source = item.data(Qt.ItemDataRole.UserRole)
        self._context.commands.open_requested.emit(source)
