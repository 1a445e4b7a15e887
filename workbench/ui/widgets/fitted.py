"""Widgets as wide as the longest text they may show, in any language and size."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QComboBox, QLabel, QWidget


class FittedCombo(QComboBox):
    """A box that never shortens its choices.

    Parameters
    ----------
    name : str
        The objectName.
    most : int, optional
        Letters that it is not wider than: names that users give have no end. What is
        shortened then is read whole in the open list.
    """

    def __init__(self, name: str, most: int = 0) -> None:
        super().__init__()
        self.setObjectName(name)
        self._most = most
        # also after its first showing: other languages have longer words
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def sizeHint(self) -> QSize:
        return self._bounded(super().sizeHint())

    def minimumSizeHint(self) -> QSize:
        return self._bounded(super().minimumSizeHint())

    def _bounded(self, hint: QSize) -> QSize:
        if self._most:
            widest = self._most * self.fontMetrics().averageCharWidth()
            hint.setWidth(min(hint.width(), widest))
        return hint


class FittedLabel(QLabel):
    """A label whose neighbours stay where they are when its text changes.

    Parameters
    ----------
    longest : str
        It is always as wide as this, or as its text where that is wider.
    parent : QWidget, optional
    """

    def __init__(self, longest: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._longest = longest

    def sizeHint(self) -> QSize:
        return self._widened(super().sizeHint())

    def minimumSizeHint(self) -> QSize:
        return self._widened(super().minimumSizeHint())

    def _widened(self, hint: QSize) -> QSize:
        wide = self.fontMetrics().horizontalAdvance(self._longest)
        return hint.expandedTo(QSize(wide, 0))
