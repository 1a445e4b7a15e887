"""The registry of windows that outlive a test."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget
from support.shared import KEPT, is_kept, kept


def test_what_is_below_a_kept_window_is_kept_while_it_is(qtbot):
    window, other = QWidget(), QWidget()
    for widget in (window, other):
        qtbot.addWidget(widget)
    timer = QTimer(QWidget(window))
    with kept(window):
        assert is_kept(window)
        assert is_kept(timer)
        assert not is_kept(other)
        assert not is_kept(QTimer(other))
    assert not is_kept(timer)
    assert window not in KEPT
