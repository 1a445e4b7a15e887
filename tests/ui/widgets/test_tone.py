"""Tones, badges and cards: drawn from the palette, in both themes, at any text size."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QLineEdit,
    QMenu,
    QStyle,
    QStyleOptionToolButton,
    QWidget,
)

from workbench.ui.services.theme import DARK, LIGHT, Theme
from workbench.ui.widgets.tone import (
    Badge,
    CardLabel,
    MenuButton,
    Plate,
    SizedLabel,
    bold,
    is_wrong,
    mark_wrong,
    set_tone,
    tone_of,
)

THEMES = {"light": LIGHT, "dark": DARK}


@pytest.fixture(params=THEMES)
def colours(request, styled_app):
    theme = Theme(request.param, styled_app)
    theme.apply()
    yield THEMES[request.param]
    theme.deleteLater()


def colours_of(widget: QWidget) -> set[str]:
    """Return the colours of all pixels, as ``#rrggbb``."""
    image: QImage = widget.grab().toImage()
    return {
        QColor(image.pixel(x, y)).name()
        for x in range(image.width())
        for y in range(image.height())
    }


@pytest.mark.parametrize("tone", ["muted", "info", "warning", "error"])
def test_the_frame_of_a_badge_has_its_tone(qtbot, colours, tone):
    badge = Badge("LOO", tone=tone)
    qtbot.addWidget(badge)
    badge.resize(badge.sizeHint())
    assert tone_of(badge) == tone
    assert getattr(colours, tone) in colours_of(badge)
    assert badge.width() > badge.fontMetrics().horizontalAdvance("LOO") + 8


def test_a_frame_may_have_another_tone(qtbot, colours):
    badge = Badge("CV10", tone="plain", frame="muted")
    qtbot.addWidget(badge)
    badge.resize(badge.sizeHint())
    assert {colours.text, colours.muted} <= colours_of(badge)


def test_a_tone_follows_the_theme_without_a_slot(qtbot, styled_app):
    theme = Theme("light", styled_app)
    theme.apply()
    label = QLabel("████")
    qtbot.addWidget(label)
    set_tone(label, "error")
    assert LIGHT.error in colours_of(label)
    theme.choose("dark")
    assert DARK.error in colours_of(label)
    set_tone(label, "plain")
    assert DARK.text in colours_of(label)
    theme.deleteLater()


def test_a_card_has_a_ground_and_a_stripe(qtbot, colours):
    card = CardLabel(tone="warning")
    qtbot.addWidget(card)
    card.resize(80, 30)
    image = card.grab().toImage()
    assert QColor(image.pixel(1, 15)).name() == colours.warning
    assert QColor(image.pixel(40, 15)).name() == colours.base


def test_a_plate_has_a_ground_and_an_edge(qtbot, colours):
    plate = Plate()
    qtbot.addWidget(plate)
    plate.resize(60, 24)
    image = plate.grab().toImage()
    assert QColor(image.pixel(30, 12)).name() == colours.base
    assert QColor(image.pixel(30, 0)).name() == colours.line


def test_only_wrong_lines_are_framed(qtbot, colours):
    edit = QLineEdit()
    qtbot.addWidget(edit)
    assert not is_wrong(edit)
    assert colours.error not in colours_of(edit)
    mark_wrong(edit, True)
    assert is_wrong(edit)
    assert colours.error in colours_of(edit)
    mark_wrong(edit, False)
    assert colours.error not in colours_of(edit)


def test_sizes_follow_the_application(qtbot, styled_app):
    theme = Theme("light", styled_app)
    theme.apply()
    holder = QWidget()
    qtbot.addWidget(holder)
    large, strong = (
        SizedLabel(theme, holder, factor=1.25, bold=True),
        bold(QLabel(holder)),
    )
    holder.show()
    size = QApplication.font().pointSizeF()
    assert large.font().pointSizeF() == pytest.approx(1.25 * size)
    theme.scale_fonts(1.5)
    assert large.font().pointSizeF() == pytest.approx(1.25 * 1.5 * size)
    assert strong.font().pointSizeF() == pytest.approx(1.5 * size)
    assert large.font().bold()
    assert strong.font().bold()
    theme.scale_fonts(1.0)
    assert large.font().pointSizeF() == pytest.approx(1.25 * size)
    theme.deleteLater()


def test_a_menu_button_draws_no_arrow_and_still_opens(qtbot, colours):
    button = MenuButton()
    qtbot.addWidget(button)
    button.setMenu(QMenu(button))
    option = QStyleOptionToolButton()
    button.initStyleOption(option)
    assert not option.features & QStyleOptionToolButton.ToolButtonFeature.HasMenu
    assert not option.state & QStyle.StateFlag.State_On
    assert button.popupMode() == MenuButton.ToolButtonPopupMode.InstantPopup
