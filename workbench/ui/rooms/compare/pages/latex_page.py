"""The page of tables as text: LaTeX, Markdown or CSV, to copy."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QPlainTextEdit,
    QRadioButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from workbench.core.results.comparing.comparison import Comparison
from workbench.core.results.comparing.results_view import ResultsView
from workbench.ui.layouts import nest
from workbench.ui.room import Room
from workbench.ui.rooms.compare.page import ComparePage
from workbench.ui.rooms.compare.pages.table_texts import KINDS, text_of
from workbench.ui.widgets.object_names import named


class LatexPage(ComparePage):
    """The table of scores with ranks and the test's sentence, as text."""

    page_id = "latex"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._comparison: Comparison | None = None
        self.text = named(QPlainTextEdit(), "compare_latex_view")
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        self.text.setFont(fixed)
        self.copy_button = named(QToolButton(), "compare_latex_copyBtn")
        self._group = QButtonGroup(self)
        row = QHBoxLayout()
        row.setSpacing(16)
        self.radios: dict[str, QRadioButton] = {}
        for kind in KINDS:
            radio = named(QRadioButton(), f"compare_latex_{kind}Radio")
            self.radios[kind] = radio
            self._group.addButton(radio)
            row.addWidget(radio)
        self.radios[KINDS[0]].setChecked(True)
        row.addStretch(1)
        row.addWidget(self.copy_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        nest(column, row)
        column.addWidget(self.text, 1)
        self._group.buttonToggled.connect(self._on_group_button_toggled)
        self.copy_button.clicked.connect(self._on_copy_clicked)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        texts = {
            "latex": self.tr("LaTeX"),
            "markdown": self.tr("Markdown"),
            "csv": self.tr("CSV"),
            "long": self.tr("CSV, a row for each score"),
        }
        for kind, radio in self.radios.items():
            radio.setText(texts[kind])
            radio.setToolTip(self.tr("Show the table in this format"))
        self.copy_button.setText(self.tr("Copy"))
        self.copy_button.setToolTip(self.tr("Put the whole text on the clipboard"))
        self.text.setAccessibleName(self.tr("The table as text"))
        self._fill()

    @property
    def kind(self) -> str:
        """Which format is shown."""
        return next(kind for kind, radio in self.radios.items() if radio.isChecked())

    def show_view(self, view: ResultsView | None) -> None:
        """Show other results."""
        super().show_view(view)
        self._fill()

    def show_statistics(self, comparison: Comparison | None) -> None:
        """Take the statistics of the view."""
        self._comparison = comparison
        self._fill()

    def probe(self) -> dict[str, Any]:
        """Return the format and the text."""
        return {"kind": self.kind, "text": self.text.toPlainText()}

    def _fill(self) -> None:
        text = ""
        if self.view is not None:
            text = text_of(self.kind, self.view.table, self._comparison)
        self.text.setPlainText(text)
        self.copy_button.setEnabled(bool(text))

    def _on_group_button_toggled(self) -> None:
        self._fill()

    def _on_copy_clicked(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.room.context.commands.announced.emit(self.tr("Table copied"))
