"""Theme: indicators and tool tips of our own, and changes that reach what is seen."""

from __future__ import annotations

import gc
import time
import weakref

import pytest
from PySide6.QtCore import QEvent, QRect
from PySide6.QtGui import QAction, QColor, QImage, QPainter, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOption,
    QTableWidget,
    QToolTip,
    QVBoxLayout,
    QWidget,
)
from support.paintings import paintings

from workbench.ui.app import application
from workbench.ui.services import repaint_queue
from workbench.ui.services.app_style import AppStyle
from workbench.ui.services.icons import Icons
from workbench.ui.services.theme import DARK, LIGHT, Theme

THEMES = {"light": LIGHT, "dark": DARK}
PART, STATE = QStyle.PrimitiveElement, QStyle.StateFlag
CHECKS = (PART.PE_IndicatorCheckBox, PART.PE_IndicatorItemViewItemCheck)


@pytest.fixture
def theme(styled_app):
    made = Theme("light", styled_app)
    made.apply()
    yield made
    made.deleteLater()


class Listener(QWidget):
    """Counts its calls, and may be slow."""

    def __init__(self, theme: Theme, seconds: float = 0.0) -> None:
        super().__init__()
        self.calls, self._seconds = 0, seconds
        self.follower = theme.follow(self, self.note)

    def note(self) -> None:
        self.calls += 1
        time.sleep(self._seconds)


def drawn(part, state) -> set[str]:
    """Return the colours of what the style draws, on a ground of red."""
    image = QImage(16, 16, QImage.Format.Format_RGB32)
    image.fill(QColor("red"))
    option = QStyleOption()
    option.rect, option.state = QRect(0, 0, 16, 16), state
    option.palette = QApplication.palette()
    if not state & STATE.State_Enabled:
        option.palette.setCurrentColorGroup(QPalette.ColorGroup.Disabled)
    painter = QPainter(image)
    QApplication.style().drawPrimitive(part, option, painter)
    painter.end()
    pixels = ((x, y) for x in range(16) for y in range(16))
    return {QColor(image.pixel(x, y)).name() for x, y in pixels}


# -- what the style draws --------------------------------------------------------------


def test_there_is_one_style_and_no_sheet(theme):
    style = QApplication.style()
    assert isinstance(style, AppStyle)
    application()
    assert QApplication.style() is style
    assert QApplication.instance().styleSheet() == ""


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("part", CHECKS)
def test_check_boxes_are_seen_in_both_themes(theme, name, part):
    theme.choose(name)
    c = THEMES[name]
    off = drawn(part, STATE.State_Enabled | STATE.State_Off)
    assert {c.muted, c.base} <= off
    on = drawn(part, STATE.State_Enabled | STATE.State_On)
    assert c.accent in on
    assert c.muted not in on
    some = drawn(part, STATE.State_Enabled | STATE.State_NoChange)
    assert c.accent in some
    assert some != on
    assert c.accent not in drawn(part, STATE.State_On)  # disabled
    # on a selected row the ground is the accent: only the box tells it apart
    chosen = drawn(part, STATE.State_Enabled | STATE.State_On | STATE.State_Selected)
    assert {c.muted, c.base} <= chosen


@pytest.mark.parametrize("name", THEMES)
def test_radio_buttons_are_seen_in_both_themes(theme, name):
    theme.choose(name)
    c, part = THEMES[name], PART.PE_IndicatorRadioButton
    off = drawn(part, STATE.State_Enabled | STATE.State_Off)
    assert c.base in off
    assert c.accent not in off
    assert c.accent in drawn(part, STATE.State_Enabled | STATE.State_On)
    assert c.accent not in drawn(part, STATE.State_On)


def test_nothing_has_a_dotted_outline(theme):
    assert drawn(PART.PE_FrameFocusRect, STATE.State_Enabled) == {"#ff0000"}


@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton])
def test_widgets_use_the_indicators(qtbot, theme, kind):
    box = kind("x")
    qtbot.addWidget(box)
    box.setChecked(True)
    image = box.grab().toImage()
    pixels = ((x, y) for x in range(image.width()) for y in range(image.height()))
    assert LIGHT.accent in {QColor(image.pixel(x, y)).name() for x, y in pixels}


@pytest.mark.parametrize("name", THEMES)
def test_tool_tips_have_the_colours_of_the_theme(theme, name):
    theme.choose(name)
    palette, role = QToolTip.palette(), QPalette.ColorRole
    assert palette.color(role.ToolTipBase).name() == THEMES[name].base
    assert palette.color(role.ToolTipText).name() == THEMES[name].text


# -- who hears of a change ------------------------------------------------------------


def test_what_is_seen_is_told_at_once(qtbot, theme):
    listener = Listener(theme)
    qtbot.addWidget(listener)
    listener.show()
    theme.choose("dark")
    assert listener.calls == 1
    theme.scale_fonts(1.25)
    assert listener.calls == 2
    theme.scale_fonts(1.0)


def test_what_is_hidden_is_told_once_when_it_is_shown(qtbot, theme):
    listener = Listener(theme)
    qtbot.addWidget(listener)
    theme.choose("dark")
    theme.choose("light")
    assert listener.calls == 0
    listener.show()
    qtbot.waitUntil(lambda: listener.calls == 1)
    listener.hide()
    listener.show()
    qtbot.wait(20)
    assert listener.calls == 1
    theme.choose("dark")
    assert listener.calls == 2


def test_a_page_behind_another_waits(qtbot, theme):
    holder, listener = QWidget(), Listener(theme)
    qtbot.addWidget(holder)
    QVBoxLayout(holder).addWidget(listener)
    holder.show()
    listener.hide()
    theme.choose("dark")
    assert listener.calls == 0
    holder.hide()
    listener.show()  # its window is hidden still
    assert listener.calls == 0
    holder.show()
    qtbot.waitUntil(lambda: listener.calls == 1)


def test_slow_ones_have_a_turn_each(qtbot, theme):
    many = [Listener(theme, 2 * repaint_queue.TURN) for _ in range(4)]
    for listener in many:
        qtbot.addWidget(listener)
        listener.show()
    theme.choose("dark")
    assert [listener.calls for listener in many] == [1, 0, 0, 0]
    qtbot.waitUntil(lambda: [listener.calls for listener in many] == [1, 1, 1, 1])


def test_a_second_change_meanwhile_counts_once(qtbot, theme):
    many = [Listener(theme, 2 * repaint_queue.TURN) for _ in range(3)]
    for listener in many:
        qtbot.addWidget(listener)
        listener.show()
    theme.choose("dark")
    theme.choose("light")
    qtbot.waitUntil(lambda: all(listener.calls for listener in many))
    qtbot.wait(20)
    assert sum(listener.calls for listener in many) <= 4


def test_who_is_deleted_meanwhile_is_left_out(qtbot, theme):
    first, second = (Listener(theme, 2 * repaint_queue.TURN) for _ in range(2))
    for listener in (first, second):
        listener.show()
    theme.choose("dark")
    second.deleteLater()
    QApplication.sendPostedEvents(second, QEvent.Type.DeferredDelete.value)
    qtbot.wait(20)
    assert (first.calls, second.calls) == (1, 0)
    first.deleteLater()
    QApplication.sendPostedEvents(first, QEvent.Type.DeferredDelete.value)


def test_a_follower_does_not_keep_its_widget(theme):
    listener = Listener(theme)
    gone = weakref.ref(listener)
    theme.choose("dark")
    del listener
    gc.collect()
    assert gone() is None
    theme.choose("light")


def test_only_what_is_seen_waits_no_longer_than_its_turn(qtbot, theme):
    hidden = [Listener(theme, 1.0) for _ in range(50)]
    theme.choose("dark")
    assert not any(listener.calls for listener in hidden)


@pytest.mark.parametrize("change", ["theme", "words"])
def test_all_of_a_window_is_painted_once_in_a_change(qtbot, theme, change):
    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    parts = [QPushButton("before"), QCheckBox("before"), QTableWidget(3, 2)]
    for part in parts:
        layout.addWidget(part)
    with paintings() as times:
        window.show()
        qtbot.waitUntil(lambda: times[parts[-1].viewport()] > 0)
        qtbot.wait(50)
        times.clear()
        if change == "theme":
            theme.choose("dark")
        else:
            theme.spread()
            for part in [window, *window.findChildren(QWidget)]:
                part.update()
        qtbot.waitUntil(lambda: times[parts[-1].viewport()] > 0)
        qtbot.wait(50)
    painted = {part: times[part] for part in [window, *parts]}
    assert set(painted.values()) == {1}, painted


# -- icons ------------------------------------------------------------------------------


def test_icons_follow_and_are_drawn_once_for_each_theme(qtbot, theme):
    icons, button = Icons(theme), QPushButton()
    qtbot.addWidget(button)
    icons.put(button, "data")

    def ink() -> set[str]:
        image = button.icon().pixmap(24, 24).toImage()
        pixels = ((x, y) for x in range(24) for y in range(24))
        colours = (image.pixelColor(x, y) for x, y in pixels)
        return {c.name() for c in colours if c.alpha() == 255}

    assert ink() == {LIGHT.text}
    first = icons.icon("data").cacheKey()
    theme.choose("dark")
    qtbot.waitUntil(lambda: ink() == {DARK.text})
    theme.choose("light")
    qtbot.waitUntil(lambda: ink() == {LIGHT.text})
    assert icons.icon("data").cacheKey() == first
    assert icons.icon("no such icon").isNull()


def test_actions_get_their_icons_a_few_in_each_turn(qtbot, theme):
    icons = Icons(theme)
    names = ["data", "undo", "redo", "open"]
    actions = [QAction() for _ in names]
    for action, name in zip(actions, names, strict=True):
        icons.put(action, name)
    assert all(action.icon().isNull() for action in actions)
    theme.choose("dark")  # before any was drawn
    qtbot.waitUntil(lambda: not any(action.icon().isNull() for action in actions))
    for action, name in zip(actions, names, strict=True):
        assert action.icon().cacheKey() == icons.icon(name).cacheKey()


def test_a_follower_that_fails_does_not_hold_up_the_others(qtbot):
    queue, seen = repaint_queue.RepaintQueue(), []

    def fail() -> None:
        raise ValueError("of the test")

    with qtbot.captureExceptions() as told:
        queue.spread()
        for job in (fail, lambda: seen.append("next")):
            queue.add(job)
        qtbot.waitUntil(lambda: bool(seen))
    assert [str(error) for _, error, _ in told] == ["of the test"]
