"""Empty state: what to do where there is nothing to show yet, and a button for it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from workbench.ui.widgets.fitted import FittedText
from workbench.ui.widgets.object_names import named


class EmptyState(QWidget):
    """A sentence and a button in the middle of the place of a page.

    Parameters
    ----------
    name : str
        The objectNames begin with it.
    parent : QWidget, optional

    Attributes
    ----------
    button : QPushButton

    Signals
    -------
    pressed()
    """

    pressed = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(f"{name}_panel")
        self._sentence = named(FittedText(), f"{name}_label")
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = named(QPushButton(), f"{name}Btn")
        column = QVBoxLayout(self)
        column.setSpacing(16)
        column.addStretch(1)
        column.addWidget(self._sentence)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self.button.clicked.connect(self.pressed)

    def say(self, sentence: str, action: str, tip: str) -> None:
        """Write what to do, and on the button what it does."""
        self._sentence.setText(sentence)
        self.button.setText(action)
        self.button.setToolTip(tip)
        self.setAccessibleName(sentence)
