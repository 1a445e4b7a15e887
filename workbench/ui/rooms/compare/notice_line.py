"""A line above a page: what is not shown here and why, with buttons that change that."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from workbench.ui.widgets.tone import paint_card


class NoticeLine(QWidget):
    """A sentence and some buttons; hidden while there is nothing to say.

    Parameters
    ----------
    page_id : str
        Of the page it belongs to, for the names of the buttons.
    choices : sequence of str
        What the buttons stand for, ``compare_<page_id>_<choice>Btn``.

    Signals
    -------
    chosen(choice)
        A button was pressed.
    """

    chosen = Signal(str)

    def __init__(
        self,
        page_id: str,
        choices: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName(f"compare_{page_id}_notice")
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.text.setSizePolicy(
            QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred
        )
        self.buttons: dict[str, QToolButton] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 6, 8, 6)
        row.setSpacing(8)
        row.addWidget(self.text, 1)
        for choice in choices:
            button = QToolButton(self)
            button.setObjectName(f"compare_{page_id}_{_camel(choice)}Btn")
            button.setProperty("choice", choice)
            button.clicked.connect(self._on_button_clicked)
            self.buttons[choice] = button
            row.addWidget(button)
        self.hide()

    def say(self, text: str) -> None:
        """Show a sentence; an empty one hides the line."""
        self.text.setText(text)
        self.setVisible(bool(text))

    def _on_button_clicked(self) -> None:
        self.chosen.emit(str(self.sender().property("choice")))

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_card(self, "info")


def _camel(choice: str) -> str:
    head, *rest = choice.split("-")
    return head + "".join(word.capitalize() for word in rest)
