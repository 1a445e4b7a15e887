"""The page of a lesson: title, step, text, guess, and the buttons to go on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from workbench.core.lessons.lesson import Texts
from workbench.core.lessons.lesson_walk import LessonWalk
from workbench.ui.layouts import nest
from workbench.ui.lessons.captions import unbroken
from workbench.ui.lessons.guess import GuessBox, GuessScale
from workbench.ui.lessons.step_buttons import StepButtons
from workbench.ui.lessons.task_box import TaskBox
from workbench.ui.services.theme import Theme
from workbench.ui.widgets.tone import STRIPE, CardLabel, set_tone

#: Pixels between the words and the ring of the keyboard's focus around them.
RING = 6


class ThinBar(QProgressBar):
    """How far one is, as a line."""

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, painter = self.palette(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        line, done = QRectF(self.rect()), self.value() - self.minimum()
        painter.setBrush(palette.color(QPalette.ColorRole.Mid))
        painter.drawRoundedRect(line, 2, 2)
        line.setWidth(line.width() * done / max(self.maximum() - self.minimum(), 1))
        painter.setBrush(palette.color(QPalette.ColorRole.Accent))
        painter.drawRoundedRect(line, 2, 2)
        painter.end()


def _add_beside_ring(column: QVBoxLayout, part: QWidget | QHBoxLayout) -> None:
    """Add a part as wide as the words, which keep away from the ring around them."""
    row = QHBoxLayout()
    row.setContentsMargins(RING, 0, RING, 0)
    nest(row, part) if isinstance(part, QHBoxLayout) else row.addWidget(part)
    nest(column, row)


def _words(label: QLabel) -> QLabel:
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.MarkdownText)
    label.setAlignment(Qt.AlignmentFlag.AlignTop)
    return label


class LessonPage(QWidget):
    """Shows one step of a walk; what its buttons ask for is the player's to do.

    Signals
    -------
    next_requested(), skip_requested(), back_requested(), restart_requested(),
    close_requested()
    answered(value)
        A guess was kept.
    language_changed()
        The texts of the lesson are wanted anew.
    """

    next_requested = Signal()
    skip_requested = Signal()
    back_requested = Signal()
    restart_requested = Signal()
    close_requested = Signal()
    answered = Signal(int)
    language_changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._title, self._count = QLabel(wordWrap=True), QLabel()
        set_tone(self._count, "muted")
        self._bar = ThinBar(textVisible=False)
        self._bar.setFixedHeight(4)
        self._text, self._then = _words(QLabel()), _words(CardLabel())
        self._then.setContentsMargins(STRIPE + 8, 8, 8, 8)
        self._text.setObjectName("main_lesson_textLabel")
        self._then.setObjectName("main_lesson_thenLabel")
        self._stuck = QLabel(wordWrap=True)
        self._stuck.setObjectName("main_lesson_stuckLabel")
        set_tone(self._stuck, "warning")
        self._stuck.hide()
        self.guess = GuessBox()
        self.scale = GuessScale(theme)
        self.task = TaskBox()
        self.task.hide()
        self._restart = QToolButton(autoRaise=True)
        self._close = QToolButton(autoRaise=True)
        self._buttons = StepButtons()
        self._back, self._skip, self._next = self._buttons.all
        self._restart.setText("↺")
        self._close.setText("✕")
        for button, name in ((self._restart, "restart"), (self._close, "close")):
            button.setObjectName(f"main_lesson_{name}Btn")
        self._lay_out()
        self._connect()
        self._last = False
        # the area knows where the words are only after they were laid out
        self._laid_out = QTimer(self, singleShot=True, interval=0)
        self._laid_out.timeout.connect(self._on_laid_out_timeout)
        self.retranslate()

    def _lay_out(self) -> None:
        font = self._title.font()
        font.setBold(True)
        self._title.setFont(font)
        head = QHBoxLayout()
        head.setSpacing(0)
        head.addWidget(self._title, 1)
        for button in (self._restart, self._close):
            head.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(12 - RING, 8, 12 - RING, 12)
        column.setSpacing(8)
        for part in (head, self._count, self._bar):
            _add_beside_ring(column, part)
        column.addWidget(self._scrolled(), 1)
        for below in (self._stuck, self._buttons):
            _add_beside_ring(column, below)

    def _scrolled(self) -> QScrollArea:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(RING, 8, RING, 8)
        column.setSpacing(16)
        for widget in (self._text, self.guess, self.task, self.scale, self._then):
            column.addWidget(widget)
        column.addStretch(1)
        area = QScrollArea(widgetResizable=True)
        area.setObjectName("main_lesson_text_view")
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inside)
        area.viewport().setAutoFillBackground(False)
        inside.setAutoFillBackground(False)
        self._area = area
        return area

    def _connect(self) -> None:
        self._next.clicked.connect(self.next_requested)
        self._skip.clicked.connect(self.skip_requested)
        self._back.clicked.connect(self.back_requested)
        self._restart.clicked.connect(self.restart_requested)
        self._close.clicked.connect(self.close_requested)
        self.guess.answered.connect(self.answered)

    # -- what is shown ------------------------------------------------------------------

    def show_step(self, walk: LessonWalk, say: Callable[[Texts], str]) -> None:
        """Show the current step of a walk that is not over.

        Parameters
        ----------
        walk : LessonWalk
        say : callable
            Returns what is shown of a text that is given by language.
        """
        step, n = walk.step, len(walk.lesson.steps)
        held = self._buttons.hold_focus
        self._last = walk.is_last
        self._title.setText(say(walk.lesson.titles))
        text = self.tr("Step {} of {}").format(walk.index + 1, n)
        self._count.setText(text)
        self._bar.setRange(0, n)
        self._bar.setAccessibleName(text)
        self._text.setText(unbroken(say(step.text)))
        self._then.setText(unbroken(say(step.then)))
        self.guess.setVisible(step.question is not None)
        if step.question is not None:
            self.guess.ask(step.question, say(step.question.text), walk.guess)
        self._back.setEnabled(walk.index > 0)
        self._restart.setEnabled(walk.index > 0)
        self._area.verticalScrollBar().setValue(0)
        self.retranslate()
        self.show_state(walk)
        if held and not self._buttons.hold_focus:
            # a button that is greyed gives the keyboard to whatever comes first
            asked = step.question is not None
            (self.guess if asked else self._area).setFocus()

    def show_state(self, walk: LessonWalk) -> None:
        """Show whether the step is done, and a guess beside its result."""
        self._bar.setValue(walk.index + walk.done)
        self._next.setEnabled(walk.done)
        self._next.setDefault(walk.done)
        told = walk.done and bool(self._then.text())
        if told and self._then.isHidden():
            self._laid_out.start()
        self._then.setVisible(told)
        reveal, guess = walk.step.reveal, walk.guess
        shown = reveal is not None and guess is not None
        self.scale.setVisible(shown)
        if reveal is not None and guess is not None:
            question = walk.lesson.find(reveal.step).question
            assert question is not None  # the reader of lessons saw to it
            self.scale.show_guess(question.low, question.high, guess, walk.found)

    def offer_way_out(self, stuck: bool) -> None:
        """Say, or no longer say, that a step which does not end can be left."""
        self._stuck.setVisible(stuck)

    def retranslate(self) -> None:
        """Set the texts of the buttons in the current language."""
        self._stuck.setText(
            self.tr("This step has not come to its end. Skip goes on without it.")
        )
        self._back.setText(self.tr("Back"))
        self._back.setToolTip(self.tr("Read the step before again"))
        self._skip.setText(self.tr("Skip"))
        self._skip.setToolTip(self.tr("Go on without doing this step"))
        self._next.setText(self.tr("Finish") if self._last else self.tr("Next"))
        self._next.setToolTip(self.tr("Go on, once this step is done"))
        self._buttons.fit()
        for button, text in (
            (self._restart, self.tr("Begin this lesson anew")),
            (self._close, self.tr("Close the lesson; it goes on here next time")),
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)
        self._area.setAccessibleName(self.tr("Text of the lesson"))
        self.guess.retranslate()
        self.task.retranslate()

    @Slot()
    def _on_laid_out_timeout(self) -> None:
        words, height = self._then.geometry(), self._area.viewport().height()
        # to their end, but never past their beginning
        top = min(words.top(), words.bottom() + 9 - height)
        self._area.verticalScrollBar().setValue(top)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.language_changed.emit()
