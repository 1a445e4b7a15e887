"""Flat buttons and chips: ground, edge and text from the palette."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QListWidget

from workbench.ui.services.theme import DARK, LIGHT, Theme
from workbench.ui.widgets.flat_button import (
    ChipDelegate,
    FlatToolButton,
    SegmentButton,
    TintedButton,
)

THEMES = {"light": LIGHT, "dark": DARK}


@pytest.fixture(params=THEMES)
def colours(request, styled_app):
    theme = Theme(request.param, styled_app)
    theme.apply()
    yield THEMES[request.param]
    theme.deleteLater()


def near_edge(widget) -> str:
    """Return the colour three pixels inside the left edge."""
    image = widget.grab().toImage()
    return QColor(image.pixel(3, image.height() // 2)).name()


@pytest.mark.parametrize("kind", [SegmentButton, FlatToolButton])
def test_a_button_that_is_down_is_filled(qtbot, colours, kind):
    button = kind()
    qtbot.addWidget(button)
    button.setText("Lasso")
    button.setCheckable(True)
    button.resize(80, 26)
    up = near_edge(button)
    button.setChecked(True)
    assert up != colours.accent
    assert near_edge(button) == colours.accent


@pytest.mark.parametrize(
    "make", [SegmentButton, FlatToolButton, lambda: TintedButton("error")]
)
def test_a_text_has_room(qtbot, colours, make):
    button = make()
    qtbot.addWidget(button)
    button.setText("Mahalanobis")
    letters = button.fontMetrics()
    assert button.sizeHint().width() > letters.horizontalAdvance("Mahalanobis")
    assert button.minimumSizeHint() == button.sizeHint()
    assert button.sizeHint().height() >= letters.height()


def test_a_tint_is_faint_and_its_edge_shows_the_focus(qtbot, colours):
    button = TintedButton("error")
    qtbot.addWidget(button)
    button.resize(60, 30)
    button.show()
    qtbot.waitExposed(button)
    button.clearFocus()
    faint = button.grab().toImage()
    assert QColor(faint.pixel(30, 15)).name() not in (colours.error, colours.base)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(button.hasFocus)
    edged = button.grab().toImage()
    assert QColor(edged.pixel(30, 0)).name() == colours.error


@pytest.mark.parametrize("filled", [True, False])
def test_the_chosen_chip_has_an_edge(qtbot, colours, filled):
    chips = QListWidget()
    qtbot.addWidget(chips)
    ChipDelegate(chips, filled=filled)
    chips.addItems(["first", "second"])
    chips.resize(120, 80)
    chips.setCurrentRow(1)
    image = chips.viewport().grab().toImage()

    def edge(row: int) -> str:
        rect = chips.visualItemRect(chips.item(row))
        return QColor(image.pixel(rect.center().x(), rect.top())).name()

    assert edge(1) == colours.accent
    assert edge(0) == (colours.line if filled else colours.base)
