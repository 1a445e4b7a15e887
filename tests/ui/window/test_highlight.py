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


def test_the_frame_goes_along_when_what_holds_the_thing_moves(ground):
    row = QWidget(QWidget(ground))
    row.parentWidget().resize(300, 200)
    label = label_on(row)
    label.move(30, 30)
    row.resize(200, 100)
    row.parentWidget().show()
    frame = Highlight(Theme("light", QApplication.instance()), ground)
    frame.point_at(label)
    for moved in (row, row.parentWidget()):
        before = frame.geometry()
        moved.move(20, 30)
        assert frame.geometry() == before.translated(20, 30)
    other = label_on(ground)
    other.move(200, 200)
    frame.point_at(other)
    before = frame.geometry()
    row.move(0, 0)
    assert frame.geometry() == before


@pytest.mark.parametrize("said_first", [True, False])
def test_the_frame_lies_below_what_is_said(window, qtbot, said_first):
    """The frame of a lesson around a list at the foot, and a message over the same."""
    frame = Highlight(window.context.theme, window)
    if said_first:
        window.tell("read this")
    frame.point_at(window.place)
    if not said_first:
        window.tell("read this")
    qtbot.waitUntil(window.message_bar.isVisible)
    siblings = [child for child in window.children() if isinstance(child, QWidget)]
    assert siblings.index(window.message_bar) > siblings.index(frame)
