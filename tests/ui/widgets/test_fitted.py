"""Widgets that fit their texts in any language and size."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QStyle, QStyleOptionComboBox, QVBoxLayout, QWidget

from workbench.ui.widgets.fitted import (
    ElidedLabel,
    FittedCombo,
    FittedDoubleSpin,
    FittedEdit,
    FittedLabel,
    FittedSpin,
    FittedText,
    ReservedLines,
)
from workbench.ui.widgets.flat_button import PrimaryButton


def enlarge(widget, factor=1.5):
    font = widget.font()
    font.setPointSizeF(font.pointSizeF() * factor)
    widget.setFont(font)


def shown(widget, qtbot):
    qtbot.addWidget(widget)
    widget.show()
    return widget


def room_of(combo):
    """Return the pixels that a box at its least width has for a text."""
    combo.resize(combo.minimumSizeHint())
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    control, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl
    field = combo.style().subControlRect(
        control, option, part.SC_ComboBoxEditField, combo
    )
    return field.width()


def test_a_box_has_room_for_all_choices_after_any_change(qtbot):
    combo = shown(FittedCombo("a_Combo"), qtbot)
    combo.addItems(["off", "by class"])
    for change in (
        lambda: combo.setItemText(1, "a choice with many more words than before"),
        lambda: enlarge(combo),
        lambda: combo.addItem("a choice with even more words than the one before it"),
    ):
        change()
        letters = combo.fontMetrics()
        texts = [combo.itemText(i) for i in range(combo.count())]
        assert room_of(combo) >= max(map(letters.horizontalAdvance, texts))


def test_names_of_users_are_bounded(qtbot):
    combo = shown(FittedCombo("a_Combo", 10), qtbot)
    combo.addItem("x" * 500)
    assert combo.sizeHint().width() == 10 * combo.fontMetrics().averageCharWidth()


@pytest.mark.parametrize("kind", [FittedSpin, FittedDoubleSpin])
def test_a_number_box_is_for_usual_numbers_and_grows(kind, qtbot):
    spin = shown(kind("a_Spin", 5), qtbot)
    spin.setRange(0, 2**31 - 1)
    usual = spin.sizeHint().width()
    assert usual >= spin.fontMetrics().horizontalAdvance("00000")
    plain = type(spin).__base__()
    plain.setRange(0, 2**31 - 1)
    assert usual < plain.sizeHint().width()
    spin.setValue(2**31 - 1)
    assert spin.sizeHint().width() >= plain.sizeHint().width()
    assert spin.minimumSizeHint() == spin.sizeHint()


def test_a_line_follows_the_size_of_text(qtbot):
    edit = shown(FittedEdit("an_Edit", "0.000000"), qtbot)
    before = edit.sizeHint().width()
    enlarge(edit, 2.0)
    assert edit.sizeHint().width() > 1.5 * before
    assert edit.sizeHint().width() > edit.fontMetrics().horizontalAdvance("0.000000")


def test_a_label_is_as_wide_for_any_of_its_texts(qtbot):
    label = shown(FittedLabel("k = 888"), qtbot)
    widths = set()
    for text in ("k = 5", "k = 50", "k = 500"):
        label.setText(text)
        widths.add(label.sizeHint().width())
    assert len(widths) == 1


def test_no_line_of_a_text_is_cut_where_the_place_is_low(qtbot):
    page = QWidget()
    text, rest = FittedText(), QWidget()
    rest.setMinimumHeight(100)
    column = QVBoxLayout(page)
    column.addWidget(text)
    column.addWidget(rest)
    text.setText("many words on several lines " * 6)
    page.resize(200, 100)
    shown(page, qtbot)
    assert text.height() >= text.heightForWidth(text.width())
    enlarge(text)
    text.setText(text.text() + "and more")
    qtbot.waitUntil(lambda: text.height() >= text.heightForWidth(text.width()))


def test_a_shortened_line_has_its_whole_text_in_the_tip(qtbot):
    label = shown(ElidedLabel(grows=False), qtbot)
    label.setText("a long text " * 20)
    assert label.toolTip() == label.text()
    assert label.minimumSizeHint().width() < 20
    assert label.sizeHint().width() > 500


def test_a_button_keeps_its_width_for_its_other_texts(qtbot):
    button = shown(PrimaryButton(), qtbot)
    button.reserve("• Learn metric", "Cancel  100 %")
    widths = set()
    for text in ("Learn metric", "• Learn metric", "Cancel  100 %", "Cancel  1 %"):
        button.setText(text)
        widths.add(button.sizeHint().width())
    assert len(widths) == 1


def test_reserved_lines_follow_the_font_and_not_the_text(qtbot):
    label = QLabel("short")
    label.setWordWrap(True)
    qtbot.addWidget(label)
    ReservedLines(label, 3)
    label.resize(200, label.height())
    high = label.height()
    assert high >= 3 * label.fontMetrics().lineSpacing()
    label.setText("a text that is much longer than a line of this label " * 2)
    assert label.height() == high
    font = label.font()
    font.setPointSizeF(2 * font.pointSizeF())
    label.setFont(font)
    assert label.height() > 1.5 * high
