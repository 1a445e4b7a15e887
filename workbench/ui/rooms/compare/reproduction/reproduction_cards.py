"""Cards beside each other: one difference between print and numbers on each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QScrollArea, QSizePolicy, QWidget

from workbench.ui.widgets.tone import STRIPE, CardLabel

#: A line of text is well read at this width; wider pages have more columns.
_CARD_WIDTH = 300


class Cards(QScrollArea):
    """Titles and texts in as many columns as there is room for.

    Parameters
    ----------
    name : str
        The objectName.
    """

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._cards: list[QLabel] = []
        self._shown: list[tuple[str, str]] = []
        self.setFrameShape(self.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._inside = QWidget()
        self._grid = QGridLayout(self._inside)
        self._grid.setContentsMargins(0, 0, 8, 8)
        self._grid.setSpacing(16)
        self.setWidget(self._inside)

    def show_cards(self, cards: Sequence[tuple[str, str]]) -> None:
        """Show others: title and text of each."""
        if list(cards) == self._shown:
            return
        self._shown = list(cards)
        for card in self._cards:
            self._grid.removeWidget(card)
            card.deleteLater()
        self._cards = [self._card(number) for number in range(len(cards))]
        self._arrange()

    def texts(self) -> list[tuple[str, str]]:
        """Return what is shown."""
        return list(self._shown)

    def _card(self, number: int) -> QLabel:
        title, text = self._shown[number]
        card = CardLabel(self._inside)
        card.setContentsMargins(STRIPE + 12, 8, 12, 8)
        card.setObjectName(f"{self.objectName()}_{number}Label")
        card.setWordWrap(True)
        card.setTextFormat(Qt.TextFormat.RichText)
        card.setText(f"<p style='margin:0'><b>{title}</b></p><p>{text}</p>")
        # equal columns, whatever the texts; as high as the text needs
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        card.setSizePolicy(policy)
        card.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        card.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        card.setAccessibleName(" ".join(self._shown[number]))
        return card

    def _arrange(self) -> None:
        columns = max(1, self.viewport().width() // _CARD_WIDTH)
        for i in range(self._grid.columnCount()):
            self._grid.setColumnStretch(i, int(i < columns))
        for i in range(self._grid.rowCount()):
            self._grid.setRowStretch(i, 0)
        for i, card in enumerate(self._cards):
            self._grid.addWidget(card, i // columns, i % columns)
        self._grid.setRowStretch(len(self._cards) // columns + 1, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
