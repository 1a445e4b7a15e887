"""A row of controls that breaks into lines."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from workbench.ui.widgets.flow_row import FlowRow


class Block(QWidget):
    """A widget of a known size."""

    def __init__(self, wide: int, high: int = 20) -> None:
        super().__init__()
        self.hint = QSize(wide, high)

    def sizeHint(self) -> QSize:
        return self.hint

    def minimumSizeHint(self) -> QSize:
        return self.hint


@pytest.fixture
def page(qtbot):
    """A window with a row above a widget that takes the rest."""
    made = QWidget()
    made.row, made.rest = FlowRow(gap=10), QWidget()
    layout = QVBoxLayout(made)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    layout.addWidget(made.row)
    layout.addWidget(made.rest, 1)
    qtbot.addWidget(made)
    return made


def show(page, qtbot, width):
    page.resize(width, 300)
    page.show()
    qtbot.waitExposed(page)
    qtbot.waitUntil(lambda: page.row.width() == width)


def places(blocks):
    return [(b.x(), b.y(), b.width()) for b in blocks]


def test_one_line_where_there_is_room(page, qtbot):
    blocks = [Block(100), Block(80, 30), Block(60)]
    for block in blocks:
        page.row.add(block)
    show(page, qtbot, 260)
    assert places(blocks) == [(0, 5, 100), (110, 0, 80), (200, 5, 60)]
    assert page.row.height() == 30
    assert page.row.sizeHint() == QSize(260, 30)
    assert page.row.minimumSizeHint().width() == 100


def test_lines_break_between_cells_and_what_follows_moves_down(page, qtbot):
    blocks = [Block(100), Block(80), Block(60)]
    for block in blocks:
        page.row.add(block)
    show(page, qtbot, 190)
    assert places(blocks) == [(0, 0, 100), (110, 0, 80), (0, 24, 60)]
    assert page.row.height() == 44
    qtbot.waitUntil(lambda: page.rest.y() == 44)
    page.resize(189, 300)
    assert places(blocks) == [(0, 0, 100), (0, 24, 80), (90, 24, 60)]
    page.resize(400, 300)
    qtbot.waitUntil(lambda: page.rest.y() == 20)


def test_what_belongs_together_is_never_parted(page, qtbot):
    label, field = Block(50), Block(60)
    page.row.add(Block(100))
    page.row.add(label, field)
    show(page, qtbot, 200)
    assert label.parentWidget() is field.parentWidget()
    assert label.parentWidget().y() == 24


def test_shares_and_the_end_of_a_line(page, qtbot):
    first, second, last = Block(50), Block(50), Block(40)
    page.row.add(first, stretch=3)
    page.row.add(second, stretch=1)
    page.row.add(last, at_end=True)
    show(page, qtbot, 240)  # 80 to spare
    assert [b.width() for b in (first, second, last)] == [110, 70, 40]
    assert last.x() + last.width() == 240


def test_the_end_without_shares(page, qtbot):
    first, last = Block(50), Block(40)
    page.row.add(first)
    page.row.add(last, at_end=True)
    show(page, qtbot, 300)
    assert places([first, last]) == [(0, 0, 50), (260, 0, 40)]


def test_who_yields_takes_what_is_left(page, qtbot):
    first, note = Block(100), Block(100)
    page.row.add(first)
    page.row.add(note, yields=True)
    show(page, qtbot, 150)
    assert places([first, note]) == [(0, 0, 100), (110, 0, 40)]


def test_hidden_cells_and_longer_texts_are_followed(page, qtbot):
    label, block = QLabel("short"), Block(100)
    page.row.add(label)
    page.row.add(block)
    show(page, qtbot, 180)
    assert block.y() == 0
    label.setText("a text so long that the block has to go to the line below it")
    qtbot.waitUntil(lambda: block.y() > 0)
    label.hide()
    qtbot.waitUntil(lambda: block.pos().toTuple() == (0, 0))
    assert page.row.height() == 20
