"""Widgets that give way where the window is narrow."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QSizePolicy


def shrinkable(box: QComboBox, narrow: int, wide: int) -> None:
    """Let a box be as narrow as `narrow` and as wide as `wide` pixels.

    Its list, when it is open, is as wide as its longest text all the same.
    """
    policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
    box.setSizeAdjustPolicy(policy)
    box.setMinimumWidth(narrow)
    box.setMaximumWidth(wide)
    box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
