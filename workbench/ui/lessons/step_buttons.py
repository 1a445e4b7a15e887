"""The buttons below a step of a lesson: back, skip, next."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from workbench.ui.layouts import nest

#: Pixels between two buttons, and around the word of each at least.
GAP, PADDING = 4, 6


class StepButtons(QWidget):
    """Three words in any language share a line; skip stands below where they do not fit.

    They never ask for more width than the panel has: a lesson in large text would take
    it from the room.

    Attributes
    ----------
    back, skip, next : QPushButton
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.back, self.skip, self.next = QPushButton(), QPushButton(), QPushButton()
        self._line, self._below = QHBoxLayout(), QHBoxLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        nest(column, self._line)
        nest(column, self._below)
        self._line.setSpacing(GAP)
        for button, name in zip(self.all, ("back", "skip", "next"), strict=True):
            button.setObjectName(f"main_lesson_{name}Btn")
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            button.setMinimumWidth(1)
            self._line.addWidget(button)

    @property
    def all(self) -> tuple[QPushButton, ...]:
        """The three, in the order in which they are read."""
        return self.back, self.skip, self.next

    @property
    def hold_focus(self) -> bool:
        """Whether the keyboard is at one of them."""
        return any(button.hasFocus() for button in self.all)

    def fit(self) -> None:
        """Share the width by the lengths of the words, and break where it is too small."""
        needed = [
            button.fontMetrics().horizontalAdvance(button.text()) + 2 * PADDING
            for button in self.all
        ]
        fits = sum(needed) + 2 * GAP <= self.width()
        if fits != (self._below.count() == 0):
            self._line.insertWidget(1, self.skip) if fits else self._below.addWidget(
                self.skip
            )
        shown = self.all if fits else (self.back, self.next)
        for button in shown:
            place = self._line.indexOf(button)
            self._line.setStretch(place, needed[self.all.index(button)])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.fit()
