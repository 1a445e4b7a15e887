"""Every room on every screen, in every language and text size: nothing is cut or lost."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TypeVar

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QTabBar,
    QTableWidget,
    QWidget,
)
from support.rooms import rest
from support.walk import CONTROLS, faults

from workbench.ui.rooms import ROOMS
from workbench.ui.widgets.page_browser import PageBrowser
from workbench.ui.window.actions import LANGUAGES
from workbench.ui.window.main_window import MainWindow

W = TypeVar("W", bound=QWidget)
SMALLEST = QSize(800, 560)
#: At what seems a fault, a tenth of a second between two: a busy machine is slow.
LOOKS = 8
SCREENS = (QSize(1280, 720), QSize(1024, 768), SMALLEST)
TEXT = (1.0, 1.1, 1.25, 1.5)
WITH_PAGES = (
    "classify",
    "visualize",
    "explore",
    "metric",
    "search",
    "dist",
    "proto",
    "compare",
)


@pytest.fixture
def window(make_window, remembered) -> MainWindow:
    """A window whose work others have asked for as well."""
    return make_window(engine=remembered)


@pytest.fixture
def walked(strips: MainWindow, qtbot) -> Iterator[MainWindow]:
    """The window with all rooms built, the two strips open; dressed as before after."""
    for entry in ROOMS:
        strips.show_room(entry.id)
        rest(strips.room, qtbot)
    yield strips
    strips.acts["view_enLanguage"].trigger()
    strips.context.theme.scale_fonts(1.0)


def walk(
    window: MainWindow, qtbot, languages, sizes, themes, screens=SCREENS
) -> list[str]:
    """Go through all rooms in every dress, docks closed and open; list the faults.

    The themes take turns, as `test_a_theme_moves_nothing`: each language and each size
    of text is seen in all of them.
    """
    found = []
    for (i, language), (j, size) in product(enumerate(languages), enumerate(sizes)):
        theme = themes[(i + j) % len(themes)]
        window.acts[f"view_{theme}Theme"].trigger()
        window.acts[f"view_{language}Language"].trigger()
        window.context.theme.scale_fonts(size)
        for screen, docks in product(screens, (False, True)):
            for name in ("inspector", "runs", "lesson"):
                window.docks[name].setVisible(docks)
            window.resize(screen)
            for entry in ROOMS:
                window.show_room(entry.id)
                qtbot.wait(20)  # layouts and what is drawn in a turn of its own
                where = f"{entry.id} {language} {size} {theme} {screen.width()} {docks}"
                seen = lasting(window, screen, qtbot)
                found += [f"{where}: {fault}" for fault in seen]
    return found


def places_in(window: MainWindow) -> list[tuple[QWidget, QRect, QSize]]:
    """Return where all that can be seen is, and how large a control asks to be."""
    shown = filter(QWidget.isVisible, window.findChildren(QWidget))
    return [
        (w, w.geometry(), w.sizeHint() if isinstance(w, CONTROLS) else w.size())
        for w in shown
    ]


def lasting(window: MainWindow, screen: QSize, qtbot) -> list[str]:
    """List the faults that are still there when a layout under way has ended."""
    for _look in range(LOOKS):
        found = faults(window, screen)
        if not found:
            break
        qtbot.wait(100)
    return found


def test_a_window_as_small_as_promised(window):
    window.resize(SMALLEST)
    assert window.size() == SMALLEST


def test_every_room_fits(walked, qtbot):
    screens = (SCREENS[0], SMALLEST)
    assert walk(walked, qtbot, ("en", "ru"), (1.0, 1.5), ("light",), screens) == []


@pytest.mark.lane("whole", "a walk of a thousand rooms")
@pytest.mark.slow
def test_every_room_fits_in_every_dress(walked, qtbot):
    assert walk(walked, qtbot, LANGUAGES, TEXT, ("light", "dark")) == []


@pytest.mark.lane("whole", "every room in both themes")
def test_a_theme_moves_nothing(walked, qtbot):
    for entry in ROOMS:
        walked.show_room(entry.id)
        places = []
        for theme in ("light", "dark", "light"):
            walked.acts[f"view_{theme}Theme"].trigger()
            qtbot.wait(20)
            places.append(places_in(walked))
        assert places[0] == places[1] == places[2], entry.id
        assert len(places[0]) > 50, entry.id


@pytest.mark.lane("whole", "a walk of 800 pages, with what was run and learned")
@pytest.mark.slow
def test_every_page_fits(walked, qtbot):
    """In every language and size of text on the smallest screen and on one more.

    The two others take turns: each language and each size is seen on both.
    """
    for room_id in ("classify", "metric"):
        walked.show_room(room_id)
        walked.room.run()
        rest(walked.room, qtbot)
    found = []
    for (i, language), (j, size) in product(
        enumerate(LANGUAGES), enumerate((1.0, 1.5))
    ):
        walked.acts[f"view_{language}Language"].trigger()
        walked.context.theme.scale_fonts(size)
        screens = (SCREENS[(i + j) % 2], SMALLEST)
        for screen, room_id in product(screens, WITH_PAGES):
            walked.resize(screen)
            walked.show_room(room_id)
            browser = walked.room.findChild(PageBrowser)
            for page_id in browser.list.offered:
                browser.open(page_id)
                qtbot.wait(20)
                rest(walked.room, qtbot)
                where = f"{room_id} {page_id} {language} {size} {screen.width()}"
                seen = lasting(walked, screen, qtbot)
                found += [f"{where}: {fault}" for fault in seen]
    assert found == []


# -- the walker finds what it is there to find ------------------------------------------


@pytest.fixture
def small(qtbot) -> QWidget:
    """A window without layout, to be filled by hand."""
    made = QWidget()
    made.setObjectName("small")
    made.resize(300, 200)
    qtbot.addWidget(made)
    made.show()
    return made


def put(widget: W, window: QWidget, *place: int) -> W:
    widget.setParent(window)
    widget.setGeometry(*place)
    widget.show()
    return widget


def found_in(window: QWidget) -> list[str]:
    return faults(window, SMALLEST)


def test_a_good_window_has_no_fault(small):
    put(QLabel("A label"), small, 10, 10, 120, 24)
    put(QSpinBox(maximum=999), small, 10, 40, 120, 28)
    combo = put(QComboBox(), small, 10, 80, 200, 28)
    combo.addItem("A choice")
    put(QPushButton("Do it"), small, 10, 120, 120, 30)
    assert found_in(small) == []


def test_a_window_larger_than_the_screen(small):
    small.resize(900, 300)
    assert found_in(small) == ["window 900 x 300"]


@pytest.mark.parametrize(
    ("make", "width", "word"),
    [
        (lambda: QLabel("Words that do not fit"), 40, "needs"),
        (lambda: QPushButton("Words that do not fit"), 40, "needs"),
        (lambda: QCheckBox("Words that do not fit"), 40, "needs"),
        (lambda: QSpinBox(maximum=10**9, value=10**9), 60, "needs"),
        (lambda: QLabel("1000000000 rows", wordWrap=True), 40, "broken in two"),
        (lambda: QLabel("Many words on one line", wordWrap=True), 60, "lines are cut"),
    ],
    ids=["label", "button", "check", "spin", "number", "lines"],
)
def test_what_is_too_narrow_is_found(small, make, width, word):
    widget = put(make(), small, 10, 10, width, 24)
    found = found_in(small)
    assert any(word in fault for fault in found), found
    widget.setGeometry(10, 10, 280, 24)
    assert found_in(small) == []


def test_an_elided_choice_is_found(small):
    combo = put(QComboBox(), small, 10, 10, 70, 28)
    combo.addItems(["A choice of many words", "short"])
    assert any("'A choice of many words' is elided" in f for f in found_in(small))
    combo.setCurrentIndex(1)
    assert found_in(small) == []


def test_what_lies_outside_is_found_unless_it_can_be_scrolled_to(small):
    button = put(QPushButton("Do it"), small, 250, 10, 120, 30)
    assert any("70 x 0 pixels outside" in fault for fault in found_in(small))
    inside = QWidget()
    inside.setMinimumSize(600, 150)
    area = put(QScrollArea(), small, 0, 0, 300, 200)
    area.setWidget(inside)
    put(button, inside, 250, 10, 120, 30)
    assert [f.split(": ")[1] for f in found_in(small)] == [
        f"scrolls {600 - area.viewport().width()} pixels sideways"
    ]
    inside.setMinimumSize(150, 600)
    inside.resize(150, 600)
    button.setGeometry(10, 500, 120, 30)
    assert found_in(small) == []


def test_what_lies_over_another_is_found(small):
    put(QPushButton("Do it"), small, 10, 10, 120, 30)
    put(QPushButton("Or not"), small, 100, 10, 120, 30)
    assert any("lies over" in fault for fault in found_in(small))


def test_an_elided_head_is_found_where_there_is_room(small):
    table = put(QTableWidget(1, 2), small, 0, 0, 300, 100)
    table.setHorizontalHeaderLabels(["A head of words", "b"])
    table.setColumnWidth(0, 40)
    table.setColumnWidth(1, 40)
    assert any("'A head of words' is elided" in fault for fault in found_in(small))
    table.setColumnWidth(1, 400)  # the table scrolls: there is no room to spare
    assert found_in(small) == []


def test_tabs_behind_arrows_are_found(small):
    tabs = put(QTabBar(), small, 0, 0, 100, 30)
    for title in ("Summary", "Confusion", "Per class"):
        tabs.addTab(title)
    assert any("tabs behind arrows" in fault for fault in found_in(small))
