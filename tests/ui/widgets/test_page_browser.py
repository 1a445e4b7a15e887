"""The list of pages: groups, keys, what is greyed, and folding where space is short."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget

from workbench.ui.pages import PageEntry
from workbench.ui.rooms.classify.page_list import PAGES as CLASSIFY
from workbench.ui.rooms.compare.page_list import PAGES as COMPARE
from workbench.ui.rooms.metric.page_list import ENTRIES as METRIC
from workbench.ui.rooms.visualize.page_list import PAGES as VISUALIZE
from workbench.ui.services.language import Language
from workbench.ui.widgets.page_browser import PageBrowser
from workbench.ui.widgets.page_list import LOWEST

Key = Qt.Key


def _numbers() -> str:
    return "Numbers"


def _pictures() -> str:
    return "Pictures"


ENTRIES = (
    PageEntry("sums", "", lambda: "Sums", group=_numbers),
    PageEntry("means", "", lambda: "Means & medians", group=_numbers),
    PageEntry("bars", "", lambda: "Bars", about=lambda: "One each", group=_pictures),
    PageEntry("maps", "", lambda: "Maps", group=_pictures),
)


@pytest.fixture
def window(qtbot):
    shown = QWidget()
    qtbot.addWidget(shown)
    return shown


def made(window, entries=ENTRIES, size=(900, 500)) -> PageBrowser:
    places = {entry.id: QLabel(entry.title()) for entry in entries}
    browser = PageBrowser("dlg", entries, places, window)
    browser.name_pages("Views")
    browser.resize(*size)
    window.resize(*size)
    window.show()
    return browser


@pytest.fixture
def browser(qtbot, window):
    browser = made(window)
    full = browser.list.full_size
    qtbot.waitUntil(lambda: browser.list.height() >= full.height())
    return browser


def press(browser: PageBrowser, key: Qt.Key) -> str:
    QTest.keyClick(browser.list, key)
    return browser.front


def click(browser: PageBrowser, row: int) -> str:
    place = browser.list.visualItemRect(browser.list.item(row)).center()
    QTest.mouseClick(
        browser.list.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(place)
    )
    return browser.front


def test_pages_stand_below_the_headings_of_their_groups(browser):
    texts = [browser.list.item(i).text() for i in range(browser.list.count())]
    assert texts == [
        "Numbers", "Sums", "Means & medians", "Pictures", "Bars", "Maps",
    ]  # fmt: skip
    assert browser.front == "sums"
    assert browser.place.isVisible()


def test_a_click_opens_a_page_and_headings_take_none(browser, qtbot):
    with qtbot.waitSignal(browser.turned) as turned:
        assert click(browser, 4) == "bars"
    assert turned.args == ["bars"]
    assert browser.place.isVisible()
    with qtbot.assertNotEmitted(browser.turned):
        assert click(browser, 3) == "bars"
        assert click(browser, 0) == "bars"
    assert browser.list.currentItem().text() == "Bars"


def test_arrows_pass_over_headings_and_stop_at_the_ends(browser):
    assert press(browser, Key.Key_Up) == "sums"
    assert press(browser, Key.Key_Down) == "means"
    assert press(browser, Key.Key_Down) == "bars"
    assert press(browser, Key.Key_End) == "maps"
    assert press(browser, Key.Key_Down) == "maps"
    assert press(browser, Key.Key_Home) == "sums"


def test_letters_find_a_page(browser):
    assert press(browser, Key.Key_B) == "bars"
    QTest.qWait(QApplication.keyboardInputInterval() + 50)
    assert press(browser, Key.Key_M) == "maps"


def test_control_and_page_keys_turn_pages_from_anywhere(browser, qtbot):
    browser.window().activateWindow()
    qtbot.waitUntil(browser.window().isActiveWindow)
    control = Qt.KeyboardModifier.ControlModifier
    order = []
    for key in (Key.Key_PageDown, Key.Key_PageDown, Key.Key_PageUp, Key.Key_PageUp,
                Key.Key_PageUp):  # fmt: skip
        QTest.keyClick(browser.place, key, control)
        order.append(browser.front)
    assert order == ["means", "bars", "means", "sums", "maps"]


def test_grey_and_hidden_pages_are_passed_over(browser):
    browser.allow("means", False)
    browser.allow("bars", True, False)
    assert browser.list.offered == ["sums", "maps"]
    assert browser.list.shows("means")
    assert not browser.list.shows("bars")
    assert press(browser, Key.Key_Down) == "maps"
    assert click(browser, 2) == "maps"
    assert browser.list.item(2).toolTip() == "Nothing to show of this run"
    browser.allow("maps", True, False)
    assert browser.list.item(3).isHidden()  # a heading of nothing
    browser.allow("bars", True)
    assert not browser.list.item(3).isHidden()
    assert browser.list.item(4).toolTip() == "One each"


def test_screen_readers_hear_title_and_group(browser):
    item = browser.list.item(4)
    assert item.data(Qt.ItemDataRole.AccessibleTextRole) == "Bars, Pictures"
    assert browser.list.accessibleName() == "Views"
    assert browser.button.accessibleName() == "Views: Numbers › Sums"


@pytest.mark.parametrize("size", [(900, 90), (320, 500)])
def test_without_room_a_button_stands_for_the_list(window, size):
    browser = made(window, size=size)
    assert browser.is_folded
    assert browser.button.isVisible()
    assert browser.button.height() >= LOWEST
    assert browser.button.text() == "Numbers › Sums"
    menu = browser.button.menu()
    texts = [a.text() for a in menu.actions()]
    assert texts == [
        "Numbers", "Sums", "Means && medians", "Pictures", "Bars", "Maps",
    ]  # fmt: skip
    menu.actions()[2].trigger()
    assert browser.front == "means"
    assert browser.button.text() == "Numbers › Means && medians"
    assert menu.actions()[2].isChecked()
    assert browser.list.pointed_at("bars") == (browser.button, None)
    browser.button.setFocus()
    browser.resize(900, 500)
    assert not browser.is_folded
    assert browser.list.currentItem().text() == "Means & medians"
    assert browser.list.pointed_at("bars")[0] is browser.list


def test_the_list_asks_for_no_room_of_its_own(browser):
    wide = browser.list.full_size.width()
    assert browser.minimumSizeHint().width() < wide + browser.place.width()
    assert browser.minimumSizeHint().height() < browser.list.full_size.height()


class Scrolled(QScrollArea):
    """A browser in an area whose bar appears when the list stands beside the page."""

    def __init__(self) -> None:
        super().__init__(widgetResizable=True)
        self.browser = made(self)
        self.setWidget(self.browser)
        self.turns = 0
        self.browser.folded.connect(self._on_browser_folded)
        page = self.browser.place
        page.setMinimumWidth(500)
        self.bar = self.verticalScrollBar().sizeHint().width()

    def _on_browser_folded(self, on: bool) -> None:
        """Make the page higher than the area while it has the list beside it."""
        self.turns += 1
        assert self.turns < 20, "list and button take turns"
        self.browser.place.setMinimumHeight(0 if on else self.height() + 1)


def test_a_list_that_would_bring_a_bar_stays_away_until_there_is_more_room(qtbot):
    area = Scrolled()
    qtbot.addWidget(area)
    needed = area.browser.list.full_size.width() + 8 + 500
    area.resize(needed - 10, 400)
    area.show()
    assert area.browser.is_folded
    area.turns = 0
    area.resize(needed + 2 * area.frameWidth() + 2, 400)  # enough, but not with the bar
    qtbot.wait(20)
    assert area.browser.is_folded
    assert not area.verticalScrollBar().isVisible()
    assert area.turns == 2  # it was tried once
    area.resize(area.size() - QSize(1, 1))
    qtbot.wait(20)
    assert area.turns == 2  # and not again with less room
    area.resize(area.size() + QSize(area.bar + 2, 0))
    qtbot.wait(20)
    assert not area.browser.is_folded
    assert area.verticalScrollBar().isVisible()


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("code", ["en", "es", "ru"])
@pytest.mark.parametrize("entries", [CLASSIFY, METRIC, COMPARE, VISUALIZE])
def test_no_title_is_cut_in_any_language(qtbot, window, context, entries, code, scale):
    browser = made(window, entries, (1180, 620))
    language = Language(browser)
    try:
        language.choose(code)
        context.theme.scale_fonts(scale)
        browser.name_pages("x")
        pages = browser.list
        assert not browser.is_folded
        qtbot.waitUntil(lambda: pages.height() >= pages.full_size.height())
        bold = pages.font()
        bold.setBold(True)
        for row in range(pages.count()):
            item, rect = pages.item(row), pages.visualItemRect(pages.item(row))
            is_page = item.data(Qt.ItemDataRole.UserRole) is not None
            assert pages.viewport().rect().contains(rect), item.text()
            if is_page:
                assert rect.height() >= LOWEST
                needed = QFontMetrics(bold).horizontalAdvance(item.text())
                assert rect.width() >= needed + 10
    finally:
        context.theme.scale_fonts(1.0)
        language.choose("en")


@pytest.mark.parametrize("size", [(900, 500), (300, 200)])
def test_an_empty_page_opened_by_keys_does_not_take_the_focus(qtbot, window, size):
    browser = made(window, size=size)
    QTest.qWaitForWindowActive(window)
    for step in (browser.next_page, browser.last_page):
        place = browser.place
        place.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # as if a plot in it had it
        place.setFocus()
        assert place.hasFocus()
        place.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        step()
        chosen = browser.button if browser.is_folded else browser.list
        assert QApplication.focusWidget() is chosen
