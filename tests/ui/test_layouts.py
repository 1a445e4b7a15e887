"""Python keeps no object of a layout's item, which Qt deletes without a word."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayoutItem,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import getAllValidWrappers

import workbench
from workbench.ui.layouts import nest, take_all


def row(*texts: str) -> QHBoxLayout:
    layout = QHBoxLayout()
    for text in texts:
        layout.addWidget(QLabel(text))
    layout.addStretch(1)
    return layout


def items() -> list[QLayoutItem]:
    """The objects of widgets and spaces in layouts that Python has."""
    kinds = ("QWidgetItem", "QSpacerItem")
    return [each for each in getAllValidWrappers() if type(each).__name__ in kinds]


@pytest.mark.parametrize("make", [QVBoxLayout, QGridLayout])
def test_nothing_is_left_of_the_items_of_a_nested_layout(qtbot, make):
    before = len(items())
    part = QWidget()
    qtbot.addWidget(part)
    outer, middle, inner = make(part), QVBoxLayout(), row("a", "b")
    middle.addLayout(inner)
    place = (0, 0) if make is QGridLayout else ()
    nest(outer, middle, *place)
    assert len(items()) == before
    # it is a layout as any other
    labels = part.findChildren(QLabel)
    assert [inner.indexOf(label) for label in labels] == [0, 1]
    assert outer.itemAt(0) is middle
    other = QWidget()
    qtbot.addWidget(other)
    second = QVBoxLayout(other)
    for label in labels:
        second.addWidget(label)
    assert (inner.count(), second.count()) == (1, 2)


def test_a_layout_goes_before_another_one(qtbot):
    part = QWidget()
    qtbot.addWidget(part)
    outer = QVBoxLayout(part)
    outer.addWidget(QLabel("last"))
    first = row("first")
    nest(outer, first, 2, at=0)
    assert outer.itemAt(0) is first
    assert outer.stretch(0) == 2


def test_no_layout_is_nested_in_another_way():
    top = Path(workbench.__file__).parent
    found = [
        path.relative_to(top).as_posix()
        for path in top.rglob("*.py")
        if ".addLayout(" in (text := path.read_text("utf-8"))
        or ".insertLayout(" in text
    ]
    assert found == ["ui/layouts.py"]


def test_what_is_taken_out_of_a_layout_stays_in_its_part(qtbot):
    part = QWidget()
    qtbot.addWidget(part)
    layout = row("a", "b")
    part.setLayout(layout)
    labels = part.findChildren(QLabel)
    before = len(items())
    assert take_all(layout) == labels
    assert layout.count() == 0
    assert len(items()) == before
    assert [label.parent() for label in labels] == [part, part]
