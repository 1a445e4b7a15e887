"""The Data room before there is data: a place to drop it, and examples."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
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
from workbench.ui.widgets.tone import bold


class DropButton(QPushButton):
    """A dashed field for files, to be pressed, too."""

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, role = self.palette(), QPalette.ColorRole
        pointed = self.underMouse() or self.hasFocus()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = palette.color(role.Accent if pointed else role.Mid)
        painter.setPen(QPen(edge, 2, Qt.PenStyle.DashLine))
        painter.setBrush(palette.color(role.Base))
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 8, 8)
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * 1.3)
        painter.setFont(font)
        painter.setPen(palette.color(role.Text if pointed else role.PlaceholderText))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()


class EmptyPage(QWidget):
    """A big place to drop a file, and the built-in sets."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self._drop = DropButton()
        self._drop.setObjectName("data_empty_dropBtn")
        self._drop.setMinimumHeight(140)
        self._heading = bold(QLabel())
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

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._drop.setText(
            self.tr("Drop a file here, or press to open one\nARFF · CSV · TSV · KEEL")
        )
        self._drop.setToolTip(self.tr("Open an ARFF, CSV or KEEL file (Ctrl+O)"))
        self._heading.setText(self.tr("Built-in data"))
        self._builtin.setAccessibleName(self.tr("Built-in data sets"))
        for row, entry in enumerate(CATALOGUE):
            title, why = builtin_texts(entry)
            self._builtin.item(row).setText(f"{title}  ·  {why}")

    def _on_builtin_activated(self, item: QListWidgetItem) -> None:
        source = item.data(Qt.ItemDataRole.UserRole)
        self._context.commands.open_requested.emit(source)
