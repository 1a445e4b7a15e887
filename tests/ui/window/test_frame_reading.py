"""What one window with all its rooms shows: names, the keyboard's ways, descriptions.

The window outlives the tests of this module, which only read it: each must leave it as
it was found.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QLocale, QObject, QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDockWidget,
    QGraphicsObject,
    QGraphicsScene,
    QGraphicsView,
    QLabel,
    QMenu,
    QMenuBar,
    QWidget,
    QWidgetAction,
)
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken
from support.rooms import LONG, child, press_keys, rest
from support.shared import kept

from workbench.jobs.inline import InlineEngine
from workbench.ui.app import application, create_window
from workbench.ui.drawing.plot import Plot
from workbench.ui.window.actions import SPECS
from workbench.ui.window.main_window import MainWindow
from workbench.ui.window.panes import focusable
from workbench.ui.window.whats_this import describe

NAME = re.compile(
    r"^(main|home|data|classify|visualize|explore|metric|proto|dist|search|compare|dlg)"
    r"(_[a-zA-Z0-9]+)+$"
)
STRIPS = "builtin:thesis21-strips"


@pytest.fixture(scope="module")
def whole(request, qapp, tmp_path_factory) -> Iterator[MainWindow]:
    """A window with the strips open, of which every room was shown."""
    qtbot, folder = QtBot(request), tmp_path_factory.mktemp("whole")
    font = qapp.font()
    QLocale.setDefault(QLocale("en"))
    application()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WORKBENCH_HOME", str(folder))
        window = create_window(
            (), engine=InlineEngine, settings_path=folder / "settings.json",
            theme="light", foreign_plugins=False,
        )  # fmt: skip
        with kept(window):
            window.resize(1280, 800)
            window.show()
            qtbot.waitExposed(window)
            catalogue = window.context.catalogue
            qtbot.waitUntil(lambda: bool(catalogue.plugins), timeout=LONG)
            # a table, too: the fields that correct its reading are made for it
            table = folder / "table.csv"
            table.write_text("a;b;kind\n1,5;2;x\n2,5;3;y\n", encoding="utf-8")
            for source in (str(table), STRIPS):
                with qtbot.waitSignal(window.opener.opened, timeout=LONG):
                    window.opener.open(source)
                rest(window.room, qtbot)
            assert window.findChild(QComboBox, "data_import_delimiterCombo")
            for entry in window.entries:
                show(qtbot, window, entry.id)
            go_home(window)
            yield window
        window.close()
        window.deleteLater()
    qapp.setFont(font)


@pytest.fixture
def window(whole, qtbot) -> Iterator[MainWindow]:
    """The window all tests of this module read; fail the one that changes it."""
    before = state(whole)
    yield whole
    rest(whole.room, qtbot)
    go_home(whole)
    after = state(whole)
    changed = {name for name in before if before[name] != after[name]}
    assert not changed, {name: (before[name], after[name]) for name in changed}


def show(qtbot, window: MainWindow, room: str) -> None:
    """Show a room and wait until nothing runs, in it or beside it."""
    window.show_room(room)
    rest(window.room, qtbot)
    qtbot.waitUntil(lambda: not window.context.jobs.tasks, timeout=LONG)


def go_home(window: MainWindow) -> None:
    """Go to where every test begins; going from room to room is no change."""
    window.show_room("home")
    window.rail.setFocus()


def state(window: MainWindow) -> dict[str, Any]:
    """Describe all that a test could leave changed."""
    undo = window.context.edits.current()
    return {
        **window.probe(),
        "rooms": sorted(window.built_rooms),
        "focus": QApplication.focusWidget(),
        "windows": [w for w in QApplication.topLevelWidgets() if w.isVisible()],
        "docks": [dock.objectName() for dock in window.docks.shown],
        "edits": undo.count() if undo is not None else 0,
        "size": window.size(),
        "font": QApplication.font().toString(),
        "theme": window.context.theme.colours,
    }


# -- C3: names -------------------------------------------------------------------------


def named(window: MainWindow) -> list[QObject]:
    """List all that must have a name: actions, docks, plots, views, focusables."""
    found: list[QObject] = list(window.findChildren(QAction))
    for widget in window.findChildren(QWidget):
        by_keyboard = widget.focusPolicy().value & Qt.FocusPolicy.TabFocus.value
        kinds = QDockWidget | QGraphicsView | QAbstractItemView
        if isinstance(widget, kinds) or by_keyboard:
            found.append(widget)
    return [o for o in found if not is_qts_own(o)]


def is_qts_own(thing: QObject) -> bool:
    """Whether Qt or pyqtgraph made it as a part of another thing."""
    parents, parent = [], thing.parent()
    while parent is not None and not isinstance(parent, MainWindow):
        parents.append(parent)
        parent = parent.parent()
    if isinstance(thing, QAction):
        inside = any(p.inherits("QDockWidget") for p in parents[:1])
        drawing = any(isinstance(p, QGraphicsScene | QGraphicsObject) for p in parents)
        part = isinstance(thing, QWidgetAction) or thing.objectName().startswith("_q_")
        return thing.isSeparator() or bool(thing.menu()) or inside or drawing or part
    # lists of combo boxes, edits of spin boxes, headers, viewports, arrows of tabs
    holders = ("QComboBox", "QAbstractSpinBox", "QTabBar", "QDockWidgetTitleButton")
    if any(p.inherits(kind) for p in parents for kind in holders):
        return True
    if any(isinstance(p, QGraphicsView) for p in parents[:1]):
        return True
    own = ("QHeaderView", "QMenu", "QTabBar", "QDockWidgetTitleButton")
    return any(thing.inherits(kind) for kind in own)


def test_names_fit_the_scheme_and_are_unique(window, qtbot):
    for entry in window.entries:
        show(qtbot, window, entry.id)
    found = named(window)
    wrong = {
        f"{type(o).__name__} {o.objectName()!r} in {o.parent()!r}"
        for o in found
        if not NAME.match(o.objectName())
    }
    assert not wrong
    names = Counter(o.objectName() for o in found)
    assert {name for name, times in names.items() if times > 1} == set()


def test_every_action_has_text_tip_icon_and_the_listed_keys(window, qtbot):
    for name, action in window.acts:
        assert action.text(), name
        assert action.statusTip(), name
        qtbot.waitUntil(lambda action=action: not action.icon().isNull())
    for spec in SPECS:
        if spec.keys is not None:
            assert window.acts[spec.name].shortcut() == QKeySequence(spec.keys)
    for entry in window.entries:
        keys = window.acts[f"rooms_{entry.id}"].shortcut().toString()
        assert keys == f"Ctrl+{entry.number}"


def test_no_two_actions_share_a_shortcut(window):
    keys = [
        a.shortcut().toString() for _, a in window.acts if not a.shortcut().isEmpty()
    ]
    assert len(keys) == len(set(keys))


def test_every_focusable_says_its_name(window, qtbot):
    silent = set()
    for entry in window.entries:
        show(qtbot, window, entry.id)
        for pane in (window.rail, window.scene_bar, window.room):
            for widget in focusable(pane):
                if widget.inherits("QTabBar"):  # its tabs have names of their own
                    continue
                text = widget.accessibleName() or getattr(widget, "text", str)()
                if not text and not has_buddy(window, widget):
                    silent.add(widget.objectName())
    assert silent == set()


def has_buddy(window: MainWindow, widget: QWidget) -> bool:
    return any(label.buddy() is widget for label in window.findChildren(QLabel))


# -- C4: keyboard ------------------------------------------------------------------------


def tab_tour(start: QWidget, key: Qt.Key) -> list[QWidget]:
    """Press Tab until the focus is where it began; fail when it never gets there."""
    start.setFocus()
    seen = [start]
    for _ in range(300):
        QTest.keyClick(QApplication.focusWidget(), key)
        focus = QApplication.focusWidget()
        if focus is start:
            return seen
        assert focus not in seen, f"trapped: {[w.objectName() for w in seen]}"
        seen.append(focus)
    raise AssertionError("Tab never comes back")


def test_tab_reaches_everything_as_one_reads_and_is_never_trapped(window, qtbot):
    for entry in window.entries:
        show(qtbot, window, entry.id)
        tab_tour(window.rail, Qt.Key.Key_Tab)  # groups of radio buttons become one stop
        parts = (window.rail, window.scene_bar, window.room, window.status)
        expected = [w for part in parts for w in focusable(part)]
        tour = tab_tour(window.rail, Qt.Key.Key_Tab)
        places = [tour.index(w) for w in expected]
        assert places == sorted(places), entry.id
        back = tab_tour(window.rail, Qt.Key.Key_Backtab)
        assert back == [tour[0], *tour[:0:-1]]


def test_f6_goes_round_the_panes_and_back(window, qtbot):
    window.show_room("home")
    window.rail.setFocus()
    panes = [window.rail, window.scene_bar, window.room]
    places = []
    for _ in range(4):
        press_keys("F6", window)
        focus = QApplication.focusWidget()
        places.append(next((i for i, p in enumerate(panes) if inside(p, focus)), None))
    assert places[:2] == [1, 2]
    assert places[2] in (None, 0)
    window.rail.setFocus()
    press_keys("F6", window)
    press_keys("Shift+F6", window)
    assert QApplication.focusWidget() is window.rail


def inside(pane: QWidget, widget: QWidget | None) -> bool:
    return widget is not None and (widget is pane or pane.isAncestorOf(widget))


def test_the_focus_can_be_seen(window):
    window.show_room("home")
    button = child(window.room, "home_paintBtn")
    window.rail.setFocus()  # focus that comes from nowhere has no ring
    before = window.grab().toImage()
    button.setFocus()
    assert QApplication.focusWidget() is button
    after = window.grab().toImage()
    origin = button.mapTo(window, QPoint(0, 0))
    box = button.rect().translated(origin).adjusted(-4, -4, 4, 4)
    changed = sum(
        before.pixel(x, y) != after.pixel(x, y)
        for x in range(box.left(), box.right())
        for y in range(box.top(), box.bottom())
    )
    # two pixels all around
    assert changed > 2 * (button.width() + button.height())


def test_room_shortcuts(window):
    for entry in window.entries:
        press_keys(f"Ctrl+{entry.number}", window)
        assert window.room.room_id == entry.id
    press_keys("Alt+Right", window)
    assert window.room.room_id == "home"
    press_keys("Alt+Left", window)
    assert window.room.room_id == window.entries[-1].id


# -- what each says of itself ----------------------------------------------------------


def test_every_focusable_can_be_asked_about(window, qtbot):
    silent = set()
    for entry in window.entries:
        show(qtbot, window, entry.id)
        for pane in (*window.panes, window.status):
            silent |= {
                w.objectName() for w in focusable(pane) if not describe(w, window)
            }
    assert silent == set()


def test_plots_of_rows_say_how_many(window, qtbot):
    silent = []
    for entry in window.entries:
        show(qtbot, window, entry.id)
        for plot in window.room.findChildren(Plot):
            table = plot.table()
            shows_rows = plot.isVisible() and "row" in table.headers and table.n_rows
            if shows_rows and "200" not in plot.accessibleDescription():
                silent.append(plot.objectName())
    assert silent == []


def test_python_owns_the_actions_it_keeps(window):
    """An action made by C++ may be deleted without Python being told."""
    for entry in window.entries:
        window.show_room(entry.id)
    ours = [a for a in window.findChildren(QAction) if "_" in a.objectName()]
    assert len(ours) > 100
    foreign = {a.objectName() for a in ours if not Shiboken.createdByPython(a)}
    # the bars' own, which live as long as the bars, and those inside of Qt's edits
    bars = (window.scene_bar, window.docks.edge)
    foreign -= {bar.toggleViewAction().objectName() for bar in bars}
    assert {name for name in foreign if not name.startswith("_q_")} == set()
    menus = window.findChildren(QMenu)
    # Qt's own: what the menu bar has no room for
    menus = [m for m in menus if m.objectName() or not isinstance(m.parent(), QMenuBar)]
    assert [m.objectName() for m in menus if not Shiboken.createdByPython(m)] == []
