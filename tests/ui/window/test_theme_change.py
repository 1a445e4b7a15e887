"""A change of theme or text size with rooms open: what is seen now, the rest on entry."""

from __future__ import annotations

import time

import pytest
from PySide6.QtWidgets import QLabel
from support.rooms import LONG

from workbench.ui.drawing.plot import Plot
from workbench.ui.services.theme import DARK, LIGHT
from workbench.ui.widgets.tone import SizedLabel

#: Processor seconds; on a machine at rest it is a fifth of this.
MOST = 0.06


@pytest.fixture
def full(window, qtbot):
    """A window with the strips open that showed two rooms; Explore is on top."""
    with qtbot.waitSignal(window.opener.opened, timeout=LONG):
        window.opener.open("builtin:thesis21-strips")
    for room in ("metric", "explore"):
        window.show_room(room)
        qtbot.waitUntil(lambda: not window.room.busy, timeout=LONG)
    return window


def grounds(window, room: str) -> set[str]:
    plots = window.built_rooms[room].findChildren(Plot)
    return {plot.backgroundBrush().color().name() for plot in plots if plot.isVisible()}


def test_rooms_follow_when_they_are_entered(full, qtbot):
    full.acts["view_darkTheme"].trigger()
    qtbot.waitUntil(lambda: grounds(full, "explore") == {DARK.plot})
    full.show_room("metric")
    qtbot.waitUntil(lambda: grounds(full, "metric") == {DARK.plot})
    full.acts["view_lightTheme"].trigger()
    full.show_room("explore")
    qtbot.waitUntil(lambda: grounds(full, "explore") == {LIGHT.plot})
    labels = full.room.findChildren(QLabel)
    text = {label.palette().windowText().color().name() for label in labels}
    assert text <= {LIGHT.text, LIGHT.muted}


def test_text_sizes_follow_when_a_room_is_entered(full, qtbot):
    theme = full.context.theme
    (figure, _other) = full.built_rooms["metric"].findChildren(
        SizedLabel, "metric_before_accLabel"
    ) + full.built_rooms["metric"].findChildren(SizedLabel, "metric_after_accLabel")
    before = figure.font().pointSizeF()
    theme.scale_fonts(1.5)
    full.show_room("metric")
    larger = pytest.approx(1.5 * before)
    qtbot.waitUntil(lambda: figure.font().pointSizeF() == larger)
    theme.scale_fonts(1.0)
    qtbot.waitUntil(lambda: figure.font().pointSizeF() == pytest.approx(before))


def test_a_change_costs_little_at_once(full, qtbot):
    theme, costs = full.context.theme, []
    for name in ("dark", "light") * 3:
        began = time.thread_time()
        theme.choose(name)
        costs.append(time.thread_time() - began)
        qtbot.wait(50)
    assert sorted(costs)[2] < MOST
