"""Back, skip and next: each word can be read, in any language and size of text."""

from __future__ import annotations

import pytest

from workbench.ui.lessons.step_buttons import PADDING, StepButtons

WORDS = {
    "en": ("Back", "Skip", "Finish"),
    "es": ("Atrás", "Saltar", "Siguiente"),
    "ru": ("Назад", "Пропустить", "Далее"),
}


@pytest.fixture
def buttons(qtbot) -> StepButtons:
    made = StepButtons()
    qtbot.addWidget(made)
    made.resize(216, 40)
    made.show()
    return made


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("words", WORDS.values(), ids=list(WORDS))
def test_no_word_is_cut(buttons, words, scale):
    for button, word in zip(buttons.all, words, strict=True):
        button.setText(word)
    font = buttons.font()
    font.setPointSizeF(scale * font.pointSizeF())
    buttons.setFont(font)
    buttons.layout().activate()
    buttons.resize(216, buttons.minimumSizeHint().height())
    wide = {b.text(): b.fontMetrics().horizontalAdvance(b.text()) for b in buttons.all}
    assert buttons.minimumSizeHint().width() <= 216
    for button in buttons.all:
        assert button.width() >= wide[button.text()] + 2 * PADDING - 2
        assert buttons.rect().contains(button.geometry())
    together = len({button.y() for button in buttons.all}) == 1
    assert together == (sum(wide.values()) + 6 * PADDING + 8 <= 216)


def test_skip_comes_back_into_the_line(buttons, qtbot):
    for button, word in zip(buttons.all, WORDS["ru"], strict=True):
        button.setText(word)
    buttons.fit()
    buttons.resize(120, 80)
    qtbot.waitUntil(lambda: buttons.skip.y() > buttons.next.y())
    buttons.resize(400, 40)
    qtbot.waitUntil(lambda: buttons.skip.y() == buttons.next.y())
    assert buttons.back.x() < buttons.skip.x() < buttons.next.x()
