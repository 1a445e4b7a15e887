"""Every room by keys alone, and what assistive programs are told of every page."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QGraphicsView,
    QWidget,
)
from support.rooms import LONG, press_keys, rest

from workbench.ui.rooms import ROOMS
from workbench.ui.widgets.page_browser import PageBrowser
from workbench.ui.window.main_window import MainWindow

Role = QAccessible.Role
#: What says nothing by itself, and is not spoken of: frames, and what holds others.
SILENT = {
    Role.Client, Role.Pane, Role.Grouping, Role.Splitter, Role.ScrollBar, Role.Grip,
    Role.Border, Role.LayeredPane, Role.Window, Role.Separator, Role.PageTabList,
    Role.TitleBar, Role.NoRole, Role.Whitespace, Role.Indicator, Role.ToolBar,
    Role.StatusBar, Role.MenuBar, Role.Cell, Role.ColumnHeader, Role.RowHeader,
    Role.ListItem, Role.TreeItem, Role.StaticText,
}  # fmt: skip
MOST_STOPS = 200


@pytest.fixture
def window(make_window, remembered) -> MainWindow:
    """A window whose work others have asked for as well."""
    return make_window(engine=remembered)


# -- by keys -----------------------------------------------------------------------------


def stops(room: QWidget) -> set[QWidget]:
    """Return what Tab has to reach: all that can be seen, is enabled and takes it."""
    found = set()
    for widget in room.findChildren(QWidget):
        takes = widget.focusPolicy().value & Qt.FocusPolicy.TabFocus.value
        usable = widget.isVisible() and widget.isEnabled()
        seen = usable and not widget.visibleRegion().isNull()
        if takes and seen and widget.focusProxy() is None:
            found.add(widget)
    return found


def group_of(widget: QWidget) -> object:
    """Return the buttons of which one alone is on: they are one stop; None for others."""
    if not isinstance(widget, QAbstractButton):
        return None
    group = widget.group()
    if group is not None:
        return group if group.exclusive() else None
    return widget.parent() if widget.autoExclusive() else None


def missed(wanted: set[QWidget], reached: set[QWidget]) -> set[str]:
    """Return the names of what was not reached; of a group of buttons one is enough."""
    groups = {group_of(widget) for widget in reached} - {None}
    return {
        f"{type(widget).__name__} {widget.objectName()}"
        for widget in wanted - reached
        if group_of(widget) not in groups
    }


def is_framed(window: MainWindow, widget: QWidget) -> bool:
    """Whether it can be seen that a widget has the focus."""
    if isinstance(widget, QGraphicsView):
        image = widget.viewport().grab().toImage()
        accent = QColor(window.context.theme.colours.accent)
        across = range(4, image.width() - 4, 8)
        return any(image.pixelColor(x, y) == accent for x in across for y in (0, 1, 2))
    ring = window.focus_ring
    return ring.isVisible() and ring.widget() is widget


def tour(window: MainWindow, room: QWidget) -> tuple[set[QWidget], list[str]]:
    """Press Tab from the list of rooms until the focus has gone through the room."""
    window.rail.setFocus(Qt.FocusReason.TabFocusReason)
    reached: set[QWidget] = set()
    faults = []
    for _ in range(MOST_STOPS):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        if focus is window.rail:
            return reached, faults
        if focus in reached:
            return reached, [*faults, f"trapped at {focus.objectName()}"]
        if room.isAncestorOf(focus):
            reached.add(focus)
            if not is_framed(window, focus):
                faults.append(f"no frame around {focus.objectName()}")
    return reached, [*faults, "Tab never comes back"]


def pages_by_keys(window: MainWindow, qtbot) -> Iterator[str]:
    """Turn the pages of a room with Ctrl+PageDown; one without pages is one page."""
    browser = window.room.findChild(PageBrowser)
    if browser is None:
        yield ""
        return
    first = browser.front
    while True:
        rest(window.room, qtbot)
        yield browser.front
        # from inside the room: who is there turns its pages
        browser.list.setFocus() if browser.list.isVisible() else browser.button.setFocus()
        press_keys("Ctrl+PgDown", QApplication.focusWidget())
        if browser.front == first:
            return


def walk(window: MainWindow, qtbot, look: Callable[[str], list[str]]) -> list[str]:
    """Go to every page of every room by keys, with a run and a metric, and look."""
    if QApplication.mouseButtons():  # left so by a drag that no test ended
        QTest.mouseRelease(window, Qt.MouseButton.LeftButton)
    assert not QApplication.mouseButtons()
    found = []
    for entry in ROOMS:
        press_keys(f"Ctrl+{entry.number}", window)
        assert window.room.room_id == entry.id
        rest(window.room, qtbot)
        if entry.id in ("classify", "metric"):
            press_keys("F5", window)
            rest(window.room, qtbot)
        for page in pages_by_keys(window, qtbot):
            qtbot.wait(10)
            found += [f"{entry.id} {page}: {fault}" for fault in look(page)]
    return found


# -- what a screen reader is told ----------------------------------------------------------


def nodes(
    interface: QAccessibleInterface, depth: int = 0
) -> Iterator[QAccessibleInterface]:
    """Yield what is below an accessible object and can be seen."""
    if interface is None or not interface.isValid() or depth > 40:
        return
    if interface.state().invisible:
        return
    yield interface
    if interface.role() in (Role.Table, Role.Tree, Role.List):
        return  # cells say their text
    for i in range(interface.childCount()):
        yield from nodes(interface.child(i), depth + 1)


def nameless(window: MainWindow) -> list[str]:
    """List the objects that can be seen and acted upon, and have no name."""
    found = []
    seen = list(nodes(QAccessible.queryAccessibleInterface(window)))
    assert len(seen) > 50
    for node in seen:
        thing = node.object()
        if node.role() in SILENT and not isinstance(thing, QGraphicsView):
            continue
        if not node.text(QAccessible.Text.Name).strip():
            name = thing.objectName() if thing is not None else ""
            kind = type(thing).__name__
            found.append(f"{node.role().name} {kind} {name}")
    return found


def undescribed(window: MainWindow) -> list[str]:
    """List the plots that can be seen and do not say what they show."""
    plots = [p for p in window.room.findChildren(QGraphicsView) if p.isVisible()]
    for plot in plots:  # some say it when somebody comes to them
        plot.setFocus(Qt.FocusReason.TabFocusReason)
    return [
        p.objectName()
        for p in plots
        if not (p.accessibleName() and p.accessibleDescription())
    ]


@pytest.mark.lane("whole", "every page of every room: its accessible tree, and by Tab")
@pytest.mark.slow
def test_tab_reaches_everything_on_every_page_and_all_of_it_has_a_name(strips, qtbot):
    def look(_page: str) -> list[str]:
        unnamed = nameless(strips)
        if unnamed:  # a page is made in several turns, and named in the last
            qtbot.wait(500)
            rest(strips.room, qtbot)
            unnamed = nameless(strips)
        plots = [f"{name} says not what it shows" for name in undescribed(strips)]
        wanted = stops(strips.room)
        reached, faults = tour(strips, strips.room)
        return [*unnamed, *plots, *sorted(missed(wanted, reached)), *faults]

    found = walk(strips, qtbot, look)
    assert not found, "\n".join(dict.fromkeys(found))


# -- the first thing that each room is for, by keys ---------------------------------------


def press_button(window: MainWindow, name: str) -> None:
    """Tab to a button and press Space."""
    window.rail.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(MOST_STOPS):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        if focus.objectName() == name:
            QTest.keyClick(focus, Qt.Key.Key_Space)
            return
    raise AssertionError(f"Tab does not reach {name}")


def key_on(window: MainWindow, name: str, key: Qt.Key) -> None:
    """Tab to a part and press a key there."""
    window.rail.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(MOST_STOPS):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        if focus.objectName() == name:
            QTest.keyClick(focus, key)
            return
    raise AssertionError(f"Tab does not reach {name}")


@pytest.mark.lane("whole", "does something in every room by keys")
def test_what_a_room_is_for_is_done_by_keys(strips, qtbot):
    session = strips.context.session

    def go(number: int) -> None:
        press_keys(f"Ctrl+{number}", strips)
        rest(strips.room, qtbot)

    go(2)
    press_button(strips, "classify_runBtn")
    rest(strips.room, qtbot)
    assert len(session.runs) == 1
    go(3)
    key_on(strips, "visualize_zoom_plot", Qt.Key.Key_Period)
    assert session.selection == {0}
    go(4)
    before = strips.room.probe("query")
    key_on(strips, "explore_canvas_plot", Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: strips.room.probe("query") != before, timeout=LONG)
    go(5)
    press_button(strips, "metric_learnBtn")
    rest(strips.room, qtbot)
    assert session.metric is not None
    go(6)
    before = strips.room.probe("steps")
    press_button(strips, "search_stepBtn")
    rest(strips.room, qtbot)
    assert strips.room.probe("steps") != before
    go(7)
    before = strips.room.probe("rows")
    key_on(strips, "dist_rowA_combo", Qt.Key.Key_Down)
    rest(strips.room, qtbot)
    assert strips.room.probe("rows") != before
    go(8)
    for page in pages_by_keys(strips, qtbot):
        if page == "selection":
            break
    press_button(strips, "proto_runBtn")
    rest(strips.room, qtbot)
    kept, dropped, _ = strips.room.probe("selection")["drawn"]
    assert kept + dropped == session.data.n_rows
    go(9)
    press_button(strips, "compare_runBtn")
    qtbot.waitUntil(lambda: strips.room.busy, timeout=LONG)
    press_button(strips, "compare_cancelBtn")
    rest(strips.room, qtbot)
    go(1)
    before = strips.room.probe()
    key_on(strips, "data_attr_table", Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: strips.room.probe() != before, timeout=LONG)
    go(0)
    with qtbot.waitSignal(strips.opener.opened, timeout=LONG):
        key_on(strips, "home_builtin_list", Qt.Key.Key_Right)
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert session.data.name != "thesis21-strips"
