"""The pseudocode of a method, with the line that was at work lit up."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt
from PySide6.QtGui import QColor, QFont, QKeyEvent, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QWidget

from workbench.ui.services.theme import Theme

#: The lines of the bundled methods, which know no Qt, where the extraction tool finds them.
LINES = (
    QT_TRANSLATE_NOOP(
        "Pseudocode",
        "drop the row without which the CCV is least, but not the last of a class",
    ),
    QT_TRANSLATE_NOOP("Pseudocode", "repeat until enough are dropped"),
    QT_TRANSLATE_NOOP(
        "Pseudocode", "keep of each class the row with the greatest rival similarity"
    ),
    QT_TRANSLATE_NOOP(
        "Pseudocode", "keep the row with which the CCV is least, as long as it falls"
    ),
    QT_TRANSLATE_NOOP("Pseudocode", "keep the first row"),
    QT_TRANSLATE_NOOP(
        "Pseudocode",
        "for each further row: keep it if its nearest kept row has another class",
    ),
    QT_TRANSLATE_NOOP("Pseudocode", "else pass over it"),
    QT_TRANSLATE_NOOP(
        "Pseudocode",
        "for each row outside: keep it if its nearest kept row has another class",
    ),
    QT_TRANSLATE_NOOP("Pseudocode", "else leave it to the next pass"),
    QT_TRANSLATE_NOOP("Pseudocode", "repeat until a pass keeps none"),
    QT_TRANSLATE_NOOP(
        "Pseudocode",
        "for each row: drop it if its nearest other kept row has its class",
    ),
    QT_TRANSLATE_NOOP("Pseudocode", "else keep it"),
    QT_TRANSLATE_NOOP(
        "Pseudocode", "for each class: find a first rival with all others as rivals"
    ),
    QT_TRANSLATE_NOOP(
        "Pseudocode",
        "for each class: keep the best row against the first rivals of the others",
    ),
    QT_TRANSLATE_NOOP(
        "Pseudocode",
        "rows more similar to their prototype than theta, and prototypes, are done",
    ),
    QT_TRANSLATE_NOOP(
        "Pseudocode",
        "for each class with rows left: keep the best of them, and go to 3",
    ),
    QT_TRANSLATE_NOOP(
        "Pseudocode", "merge identical rows: drop all but the lowest of a class"
    ),
    QT_TRANSLATE_NOOP(
        "Pseudocode", "for each row: keep it if a graph neighbour has another class"
    ),
    QT_TRANSLATE_NOOP("Pseudocode", "else drop it"),
    QT_TRANSLATE_NOOP(
        "Pseudocode",
        "for each row: drop it if its k nearest others vote for another class",
    ),
    QT_TRANSLATE_NOOP(
        "Pseudocode",
        "for each row left: drop it if its k nearest others left vote otherwise",
    ),
    QT_TRANSLATE_NOOP("Pseudocode", "repeat until a round drops none"),
    QT_TRANSLATE_NOOP(
        "Pseudocode",
        "for each row: drop it if its 1, 2 … or k nearest others vote otherwise",
    ),
    QT_TRANSLATE_NOOP(
        "Pseudocode",
        "for each row: drop it if all its k nearest others have other classes",
    ),
    QT_TRANSLATE_NOOP(
        "Pseudocode",
        "for each row: drop it if it and its nearest are each other's, of two classes",
    ),
    QT_TRANSLATE_NOOP(
        "Pseudocode", "shuffle the rows and keep the first of each class"
    ),
    QT_TRANSLATE_NOOP("Pseudocode", "keep the next ones until there are enough"),
    QT_TRANSLATE_NOOP("Pseudocode", "drop the rows with a margin below delta"),
    QT_TRANSLATE_NOOP(
        "Pseudocode", "keep of each class the row with the greatest margin"
    ),
    QT_TRANSLATE_NOOP(
        "Pseudocode",
        "while more than l0 rows outside have a negative margin: keep the least",
    ),
)


class RacePseudoView(QPlainTextEdit):
    """Numbered lines; one is marked by an arrow and a tint."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("proto_pseudo_view")
        self._theme = theme
        self._lines: tuple[str, ...] = ()
        #: The line lit up, from 1; 0 for none.
        self.line = 0
        self.setReadOnly(True)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.document().setDocumentMargin(2)
        self._fit()
        theme.follow(self, self._fit)

    def show_code(self, title: str, lines: tuple[str, ...], line: int) -> None:
        """Show the lines of a method, in English, and light up one; 0 for none."""
        told = tuple(QCoreApplication.translate("Pseudocode", text) for text in lines)
        self.setAccessibleName(self.tr("Pseudocode: {method}").format(method=title))
        arrows = [
            f"{'▸' if i == line else ''}\t{i}  {text}" for i, text in enumerate(told, 1)
        ]
        if tuple(arrows) != self._lines:
            self._lines = tuple(arrows)
            self.setPlainText("\n".join(arrows))
        self.line = line
        self.setAccessibleDescription(told[line - 1] if line else "")
        self._light()

    def text_of_line(self) -> str:
        """Return the line that is lit up."""
        return self._lines[self.line - 1] if self.line else ""

    def _fit(self) -> None:
        """Leave room for the arrow, in letters of any size."""
        self.setTabStopDistance(1.6 * self.fontMetrics().averageCharWidth() + 6)
        self._light()

    def _light(self) -> None:
        marks = []
        if self.line:
            mark = QTextEdit.ExtraSelection()
            colour = QColor(self._theme.colours.accent)
            colour.setAlphaF(0.28)
            mark.format.setBackground(colour)
            mark.format.setFontWeight(QFont.Weight.DemiBold)
            mark.cursor = QTextCursor(self.document().findBlockByNumber(self.line - 1))
            mark.cursor.movePosition(
                QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor
            )
            marks.append(mark)
        self.setExtraSelections(marks)
        if marks:
            at = QTextCursor(self.document().findBlockByNumber(self.line - 1))
            self.setTextCursor(at)
            self.ensureCursorVisible()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # the page steps
