"""The frame around the thing that a lesson speaks of."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from shiboken6 import isValid

from workbench.ui.services.theme import Theme
from workbench.ui.window.highlight import Highlight


@pytest.fixture
def ground(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(400, 300)
    widget.show()
    return widget


def label_on(ground) -> QLabel:
    label = QLabel("look here", ground)
    label.show()
    return label


def test_what_is_gone_is_framed_no_longer(ground, qtbot):
    frame = Highlight(Theme("light", QApplication.instance()), ground)
    first = label_on(ground)
    frame.point_at(first)
    assert frame.target is first
    assert frame.isVisible()
    first.deleteLater()
    qtbot.waitUntil(lambda: not isValid(first))
    frame.follow()
    assert frame.target is None
    assert frame.isHidden()
    second = label_on(ground)
    frame.point_at(second)
    assert frame.target is second
