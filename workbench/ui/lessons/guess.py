"""A guess before the result: a slider to make it, a scale to hold it against."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QLocale, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from workbench.core.lessons.lesson import Question
from workbench.ui.layouts import nest
from workbench.ui.lessons.captions import spoken, unbroken
from workbench.ui.services.theme import Theme

_MARK = 6  # half the width of a mark


class GuessBox(QWidget):
    """A question, a slider for the answer, and a button that keeps it.

    Signals
    -------
    answered(value)
    """

    answered = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = QLabel(wordWrap=True, textFormat=Qt.TextFormat.MarkdownText)
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setObjectName("main_lesson_guessSlider")
        self._value = QLabel(alignment=Qt.AlignmentFlag.AlignRight)
        self._keep = QPushButton()
        self._keep.setObjectName("main_lesson_guessBtn")
        self._kept: int | None = None
        self._question: Question | None = None
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._slider, 1)
        row.addWidget(self._value)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._text)
        nest(column, row)
        column.addWidget(self._keep, 0, Qt.AlignmentFlag.AlignLeft)
        self.setFocusProxy(self._slider)
        self._slider.valueChanged.connect(self._on_slider_value_changed)
        self._keep.clicked.connect(self._on_keep_clicked)

    def ask(self, question: Question, text: str, kept: int | None) -> None:
        """Show a question, and the guess that was kept for it."""
        self._kept = kept
        self._text.setText(unbroken(text))
        self._slider.setAccessibleName(spoken(text))
        if question is not self._question:
            self._question = question
            self._slider.setRange(question.low, question.high)
            self._slider.setPageStep(max(1, (question.high - question.low) // 10))
            middle = (question.low + question.high) // 2
            self._slider.setValue(middle if kept is None else kept)
        # as wide as the longest number, so that the slider stays under the hand
        widest = QLocale().toString(question.high)
        self._value.setMinimumWidth(self.fontMetrics().horizontalAdvance(widest + "0"))
        self.retranslate()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._value.setText(QLocale().toString(self._slider.value()))
        kept = self._kept is not None and self._kept == self._slider.value()
        self._keep.setText(
            self.tr("Guess kept") if kept else self.tr("That is my guess")
        )
        self._keep.setToolTip(
            self.tr("Keep this number, to hold it against the result")
        )
        self._keep.setEnabled(not kept)

    @Slot()
    def _on_slider_value_changed(self) -> None:
        self.retranslate()

    @Slot()
    def _on_keep_clicked(self) -> None:
        self._kept = self._slider.value()
        if self._keep.hasFocus():
            self._slider.setFocus()  # the button is greyed
        self.retranslate()
        self.answered.emit(self._kept)


class GuessScale(QWidget):
    """The guess as a ghost mark on a scale, and what came out as a solid one."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("main_lesson_guess_view")
        self._theme = theme
        self._limits = (0, 1)
        self._guess = 0
        self._found: float | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_guess(self, low: int, high: int, guess: int, found: float | None) -> None:
        """Show a guess, and the result once it is known."""
        told = (low, high), guess, found
        if told == (self._limits, self._guess, self._found) and self.accessibleName():
            return  # asked at every look at a step: most find nothing new
        self._limits, self._guess, self._found = told
        self._describe()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(160, 2 * self.fontMetrics().height() + 4 * _MARK + 8)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._describe()
            self.update()
        elif event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def _texts(self) -> tuple[str, str]:
        locale = QLocale()
        guess = self.tr("your guess {}").format(locale.toString(self._guess))
        if self._found is None:
            return guess, ""
        return guess, self.tr("found {}").format(locale.toString(round(self._found)))

    def _describe(self) -> None:
        self.setAccessibleName(", ".join(filter(None, self._texts())))

    def paintEvent(self, event: QPaintEvent) -> None:
        c, line = self._theme.colours, self.fontMetrics().height()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        left, right = float(_MARK), self.width() - 1.0 - _MARK
        painter.setPen(QPen(QColor(c.line), 2))
        painter.drawLine(QPointF(left, middle), QPointF(right, middle))
        guess, found = self._texts()
        ghost = QPen(QColor(c.muted), 1.5, Qt.PenStyle.DashLine)
        self._mark(painter, self._guess, middle, -1, ghost, None)
        self._write(painter, guess, self._guess, middle - 2 * _MARK - 2 - line, c.muted)
        if self._found is not None:
            accent = QColor(c.accent)
            self._mark(painter, self._found, middle, 1, QPen(accent, 1.5), accent)
            self._write(painter, found, self._found, middle + 2 * _MARK + 2, c.accent)
        painter.end()

    def _x(self, value: float) -> float:
        low, high = self._limits
        share = min(max((value - low) / (high - low), 0.0), 1.0)
        return _MARK + share * (self.width() - 1.0 - 2 * _MARK)

    def _mark(
        self,
        painter: QPainter,
        value: float,
        y: float,
        side: int,
        pen: QPen,
        fill: QColor | None,
    ) -> None:
        """Draw a triangle that stands on the line, above (-1) or below (1) it."""
        x = self._x(value)
        corners = [QPointF(x, y), QPointF(x - _MARK, y + 2 * side * _MARK)]
        corners.append(QPointF(x + _MARK, y + 2 * side * _MARK))
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else fill)
        painter.drawPolygon(QPolygonF(corners))

    def _write(
        self, painter: QPainter, text: str, value: float, top: float, colour: str
    ) -> None:
        """Write over or under a mark, moved in where it would be cut."""
        width = self.fontMetrics().horizontalAdvance(text) + 2
        left = min(max(self._x(value) - width / 2, 0.0), max(self.width() - width, 0.0))
        painter.setPen(QColor(colour))
        box = QRectF(left, top, width, self.fontMetrics().height())
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
