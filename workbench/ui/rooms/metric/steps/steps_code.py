"""The pseudocode of KISSNN, with the line that is at work lit up."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QKeyEvent, QTextCursor, QTextFormat
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QTextEdit, QWidget

from workbench.ui.services.theme import Theme


class PseudoView(QPlainTextEdit):
    """Algorithms 1 and 2 in short lines."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("metric_pseudo_view")
        self._theme = theme
        self.line = 0
        self.setReadOnly(True)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        theme.follow(self, self._on_theme_changed)

    def retranslate(self) -> None:
        """Set the text in the current language."""
        self.setAccessibleName(self.tr("Pseudocode of KISSNN"))
        lines = self._lines()
        heads = {
            0: self.tr("KISSNN (Algorithm 1)"),
            11: self.tr("project (Algorithm 2)"),
        }
        told = []
        for place, text in enumerate(lines):
            if place in heads:
                told.append(heads[place])
            told.append(f"{place + 1:>2}  {text}")
        self.setPlainText("\n".join(told))
        self.fit()
        self._light()

    def _lines(self) -> tuple[str, ...]:
        return (
            self.tr("S ← { },  D ← { }"),
            self.tr("for each row xᵢ"),
            self.tr("   N⁺ ← V nearest of its class"),
            self.tr("   S gains x − xᵢ for x in N⁺"),
            self.tr("   N⁻ ← V nearest of the others"),
            self.tr("   D gains x − xᵢ for x in N⁻"),
            self.tr("Σ_S ← covariance of S"),
            self.tr("Σ_D ← covariance of D"),
            self.tr("invert Σ_S and Σ_D"),
            self.tr("R ← Σ_S⁻¹ − Σ_D⁻¹"),
            self.tr("M ← project(R)"),
            self.tr("R = V Δ Vᵀ, eigenvalues in Δ"),
            self.tr("Δ₊ ← Δ, negative ones made 0"),
            self.tr("return V Δ₊ Vᵀ"),
        )

    def show_line(self, line: int) -> None:
        """Light up a line, from 1; 0 for none."""
        self.line = line
        self._light()

    def _light(self) -> None:
        marks = []
        for line, strong in ((11, False), (self.line, True)):
            if line and (strong or self.line > 11):  # who calls Algorithm 2
                marks.append(self._mark(line, strong))
        self.setExtraSelections(marks)
        if marks:
            self.setTextCursor(marks[-1].cursor)
            self.ensureCursorVisible()
            self.horizontalScrollBar().setValue(0)

    def _on_theme_changed(self) -> None:
        self.fit()  # the font may have another size
        self._light()

    def _mark(self, line: int, strong: bool) -> QTextEdit.ExtraSelection:
        block = self.document().findBlockByNumber(line + (line > 11))
        mark = QTextEdit.ExtraSelection()
        colour = QColor(self._theme.colours.accent)
        colour.setAlphaF(0.28 if strong else 0.10)
        mark.format.setBackground(colour)
        mark.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
        if strong:
            mark.format.setFontWeight(QFont.Weight.DemiBold)
        mark.cursor = QTextCursor(block)
        return mark

    def text_of_line(self) -> str:
        """Return the line that is lit up."""
        block = self.document().findBlockByNumber(self.line + (self.line > 11))
        return block.text() if self.line else ""

    def fit(self) -> None:
        """Take the width of the longest line, with letters a little smaller."""
        font = self.font()
        font.setPointSizeF(0.92 * QApplication.font().pointSizeF())
        self.setFont(font)
        self.document().setDocumentMargin(2)
        wide = max(
            self.fontMetrics().horizontalAdvance(line)
            for line in self.toPlainText().split("\n")
        )
        bar = self.verticalScrollBar().sizeHint().width()
        self.setMinimumWidth(min(wide, 140))  # the ends of lines may be cut
        self.setMaximumWidth(wide + bar + 8)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # the page steps
