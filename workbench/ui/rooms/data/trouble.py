"""The lines of a file that could not be read, the wrong one marked."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor, QFontDatabase, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QSizePolicy,
    QTextEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from workbench.core.results.describing.row_answers import FileLines
from workbench.ui.layouts import nest
from workbench.ui.room import Room
from workbench.ui.session.opening import named_line

#: Lines shown before and after the wrong one.
CONTEXT = 4


class TroubleView(QWidget):
    """A read-only preview below the message; hidden while all is well.

    Signals
    -------
    closed()
    """

    closed = Signal()

    def __init__(self, room: Room) -> None:
        super().__init__()
        self._room = room
        self._request = room.request()
        self._title = QLabel()
        self._close = QToolButton()
        self._close.setObjectName("data_trouble_closeBtn")
        self._close.setText("✕")
        self._text = QPlainTextEdit(readOnly=True)
        self._text.setObjectName("data_trouble_view")
        self._text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self._text.setTabChangesFocus(True)
        self._text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        policy = QSizePolicy.Policy
        self.setSizePolicy(policy.Preferred, policy.Maximum)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        nest(layout, head)
        layout.addWidget(self._text)
        self._request.done.connect(self._on_request_done)
        self._close.clicked.connect(self.hide)
        self._name = ""
        self.hide()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._close.setToolTip(self.tr("Hide these lines"))
        self._close.setAccessibleName(self.tr("Hide these lines"))
        self._text.setAccessibleName(self.tr("The lines around the error"))

    @property
    def text(self) -> str:
        """The lines shown, empty when hidden."""
        return "" if self.isHidden() else self._text.toPlainText()

    def explain(self, source: str, line: str) -> None:
        """Show the lines that a complaint about a file names, if it names any.

        Parameters
        ----------
        source : str
            The path that could not be read.
        line : str
            The complaint: ``PATH:LINE: what``.
        """
        self.hide()
        number = named_line(line)
        if number is None or not source:
            return
        payload = {"path": source, "line": number, "context": CONTEXT}
        self._name = source.replace("\\", "/").rsplit("/", 1)[-1]
        self._request.start(
            "lines", payload, lane="interactive", title=self.tr("The lines around it")
        )

    def _on_request_done(self, lines: FileLines) -> None:
        if not lines.texts:
            return
        self._title.setText(
            self.tr("{name}, line {line}").format(name=self._name, line=lines.line)
        )
        wide = len(str(lines.first + len(lines.texts)))
        numbered = [
            f"{'>' if number == lines.line else ' '} {number:>{wide}}  {text}"
            for number, text in enumerate(lines.texts, lines.first)
        ]
        self._text.setPlainText("\n".join(numbered))
        self._mark(lines.line - lines.first)
        height = self._text.fontMetrics().lineSpacing() * (len(lines.texts) + 1) + 16
        self._text.setFixedHeight(height)
        self.show()

    def _mark(self, block: int) -> None:
        mark = QTextEdit.ExtraSelection()
        colour = QColor(self._room.context.theme.colours.error)
        colour.setAlphaF(0.25)
        look = QTextCharFormat()
        look.setBackground(colour)
        look.setProperty(QTextCharFormat.Property.FullWidthSelection, True)
        mark.format = look
        mark.cursor = QTextCursor(self._text.document().findBlockByNumber(block))
        self._text.setExtraSelections([mark])
