"""Widgets side by side that go below each other where the width ends."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from workbench.ui.widgets.splitters import TurningSplitter

HANDLE = 8


@pytest.fixture
def part():
    def make(width: int, height: int = 50) -> QLabel:
        label = QLabel()
        label.setMinimumSize(width, height)
        return label

    return make


@pytest.fixture
def shown(qtbot):
    """Show a splitter in a window of its own, as wide as asked for."""

    def show(splitter: TurningSplitter, width: int) -> QWidget:
        window = QWidget()
        column = QVBoxLayout(window)
        column.setContentsMargins(0, 0, 0, 0)
        splitter.setHandleWidth(HANDLE)
        column.addWidget(splitter)
        window.resize(width, 400)
        qtbot.addWidget(window)
        window.show()
        qtbot.waitExposed(window)
        return window

    return show


def turned(window, qtbot, width):
    window.resize(width, 400)
    qtbot.wait(1)
    return window.findChild(TurningSplitter).is_turned


def test_parts_turn_where_they_have_not_their_least_widths(part, shown, qtbot):
    splitter = TurningSplitter((part(200), 2, 0), (part(300), 3, 0))
    window = shown(splitter, 800)
    assert splitter.flat_width == 200 + HANDLE + 300
    assert not turned(window, qtbot, 508)
    assert turned(window, qtbot, 507)
    first, second = splitter.widget(0), splitter.widget(1)
    assert second.y() >= first.geometry().bottom()
    assert first.width() == second.width() == 507
    assert not turned(window, qtbot, 600)
    assert second.y() == first.y()


def test_no_wider_than_its_widest_part_and_as_high_as_it_likes(part, shown, qtbot):
    splitter = TurningSplitter((part(200), 2, 150), (part(300, 90), 3, 0))
    window = shown(splitter, 400)
    assert turned(window, qtbot, 400)
    least = splitter.minimumSizeHint()
    assert (least.width(), least.height()) == (300, 150 + HANDLE + 90)
    assert not turned(window, qtbot, 700)
    assert splitter.minimumSizeHint().height() == 90


def test_the_outer_one_turns_before_the_inner_one(part, shown, qtbot):
    inner = TurningSplitter((part(200), 1, 0), (part(200), 1, 0))
    inner.setHandleWidth(HANDLE)
    outer = TurningSplitter((inner, 1, 0), (part(250), 1, 0))
    window = shown(outer, 900)
    flat = 200 + HANDLE + 200 + HANDLE + 250
    assert outer.flat_width == flat
    for width in (900, flat, flat - 1, 420, 407):
        window.resize(width, 400)
        qtbot.wait(1)
        assert (outer.is_turned, inner.is_turned) == (width < flat, width < 408)


def test_a_hidden_part_takes_no_width(part, shown, qtbot):
    splitter = TurningSplitter((part(200), 1, 0), (part(300), 1, 0))
    window = shown(splitter, 400)
    assert turned(window, qtbot, 400)
    splitter.widget(1).hide()
    qtbot.waitUntil(lambda: not splitter.is_turned)
    assert splitter.orientation() == Qt.Orientation.Horizontal


def test_widths_of_a_hand_come_back(part, shown, qtbot):
    splitter = TurningSplitter((part(100), 1, 0), (part(100), 1, 0))
    window = shown(splitter, 800)
    splitter.setSizes([200, 592])
    before = splitter.sizes()
    assert turned(window, qtbot, 150)
    assert not turned(window, qtbot, 800)
    assert splitter.sizes() == before


class Counted(QWidget):
    """A widget that counts how often it got another size."""

    def __init__(self) -> None:
        super().__init__()
        self.times = 0

    def resizeEvent(self, event):
        super().resizeEvent(event)
        self.times += 1


@pytest.mark.parametrize("width", [400, 800])
def test_what_is_in_a_part_is_laid_out_once_for_a_turn(shown, qtbot, width):
    parts, inner = [QWidget(), QWidget()], [Counted(), Counted()]
    for part, child, least in zip(parts, inner, (200, 300), strict=True):
        part.setMinimumWidth(least)
        QVBoxLayout(part).addWidget(child)
    window = shown(TurningSplitter((parts[0], 2, 0), (parts[1], 3, 0)), 1200 - width)
    for child in inner:
        child.times = 0
    window.resize(width, 400)
    qtbot.wait(1)
    assert [child.times for child in inner] == [1, 1]
    for part, child in zip(parts, inner, strict=True):
        layout = part.layout()
        assert child.geometry() == layout.contentsRect()


def test_a_part_that_keeps_its_size_in_a_turn_is_laid_out(shown, qtbot):
    part, inner, gone = QWidget(), QWidget(), QWidget()
    part.setMinimumWidth(300)
    gone.setMinimumWidth(300)
    QVBoxLayout(part).addWidget(inner)
    window = shown(TurningSplitter((part, 1, 0), (gone, 1, 0)), 700)
    for wide in (400, 700, 401):
        window.resize(wide, 400)
        qtbot.wait(1)
        assert inner.geometry() == part.layout().contentsRect()
