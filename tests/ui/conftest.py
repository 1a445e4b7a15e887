"""Fixtures of the window: a context, a whole window, gestures; and what must not leak."""

from __future__ import annotations

import gc
import multiprocessing
import os
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import pyqtgraph as pg
import pytest
from PySide6.QtCore import (
    QEvent,
    QLocale,
    QObject,
    QPoint,
    QPointF,
    Qt,
    QThread,
    QTimer,
)
from PySide6.QtGui import QIcon, QMouseEvent, QUndoGroup
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid
from support.explore import COARSE
from support.remembered import RememberedEngine
from support.shared import KEPT, is_kept, kept

from workbench.core.program import declarations
from workbench.core.program.builtin import CATALOGUE
from workbench.core.program.catalogue import PluginInfo, PluginSource
from workbench.core.program.settings import Settings
from workbench.core.session.session import Session
from workbench.jobs.inline import InlineEngine
from workbench.jobs.spec import Engine, Listener
from workbench.jobs.survey import Survey
from workbench.jobs.tasks.data import read_task
from workbench.ui.app import application, create_window
from workbench.ui.context import Catalogue, Context
from workbench.ui.rooms.explore.plane import background
from workbench.ui.services.garbage_collection import GuiCollector
from workbench.ui.services.icons import Icons
from workbench.ui.services.job_signals import JobBridge
from workbench.ui.services.theme import Colours, Theme
from workbench.ui.window.main_window import MainWindow

#: Set once for the whole run: fast synthetic moves must all arrive.
pg.setConfigOption("mouseRateLimit", -1)
#: What does not come in 5 s may only have a busy machine; what never comes still fails.
for _wait in (QtBot.waitUntil, QtBot.waitSignal, QtBot.waitSignals):
    _wait.__kwdefaults__["timeout"] = 30_000


@pytest.fixture(scope="session")
def qapp_cls():
    """Make the program's own kind of application."""
    return QApplication


@contextmanager
def _styled(app: QApplication) -> Iterator[QApplication]:
    """Dress the application in the program's style; give back its font."""
    font = app.font()
    QLocale.setDefault(QLocale("en"))
    styled = application()
    yield styled
    styled.setFont(font)
    QLocale.setDefault(QLocale("en"))  # the test may have left its language


@pytest.fixture(scope="session", autouse=True)
def spare() -> Iterator[Callable[[GuiCollector], None]]:
    """Keep windows from setting modules aside: undone at the end, it costs a second.

    Hands out the real method, for the tests that are about it.
    """
    with pytest.MonkeyPatch.context() as patch:
        real = GuiCollector.spare_what_is_loaded
        patch.setattr(GuiCollector, "spare_what_is_loaded", lambda _: None)
        yield real


@pytest.fixture(scope="session", autouse=True)
def glance() -> Iterator[Callable[[Mapping[str, Any]], Any]]:
    """Have Home draw two of its examples; all eighteen cost each window 0.1 s.

    Hands out the real task, for the tests that are about it.
    """
    with pytest.MonkeyPatch.context() as patch:
        real = read_task.glance
        few = {"sources": [entry.source for entry in CATALOGUE[:2]]}
        patch.setattr(read_task, "glance", lambda _: real(few))
        yield real


@pytest.fixture(scope="session", autouse=True)
def drawn_once() -> Iterator[None]:
    """Draw each icon once for all windows of the run; 85 of them cost each 0.1 s."""
    icons: dict[tuple[str, Colours], QIcon] = {}
    real = Icons._drawn

    def drawn(self: Icons, name: str) -> QIcon:
        key = name, self._theme.colours
        if key not in icons:
            icons[key] = real(self, name)
        return icons[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Icons, "_drawn", drawn)
        yield
    icons.clear()  # before the application ends


@pytest.fixture(scope="session", autouse=True)
def recalled_once() -> Iterator[None]:
    """Recall the bundled plugins once for all windows of the run; it takes each 0.1 s."""
    known: dict[PluginSource, list[PluginInfo]] = {}
    real = declarations.Declarations.recall

    def recall(
        self: declarations.Declarations, source: PluginSource
    ) -> list[PluginInfo] | None:
        shipped = self._shipped.get(declarations._name(source))
        if shipped is None or self._state.status(source.key) != "loaded":
            return real(self, source)  # foreign, or of another version
        if source not in known:
            found = real(self, source)
            if found is None:
                return None
            known[source] = [replace(i, status="loaded", error="") for i in found]
        return [declarations._standing(info, self._state) for info in known[source]]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(declarations.Declarations, "recall", recall)
        yield


@pytest.fixture
def styled_app(qapp) -> Iterator[QApplication]:
    """The one application, in the program's style and with its defaults."""
    with _styled(qapp) as app:
        yield app


@pytest.fixture(scope="session")
def bundled_plugins() -> tuple[PluginInfo, ...]:
    """What the bundled plugins say of themselves, asked once."""
    survey = Survey(foreign=False)
    engine = InlineEngine(survey.take)
    for spec in survey.specs:
        engine.submit(spec)
    engine.close()
    return tuple(survey.plugins)


@contextmanager
def _services(
    plugins: tuple[PluginInfo, ...], make_engine: Callable[[Listener], Engine]
) -> Iterator[tuple[Context, QWidget]]:
    """Make all services of a room, and the widget that owns them."""
    owner = QWidget()
    made = Context(
        session=Session(),
        settings=Settings(),
        jobs=JobBridge(make_engine, owner),
        theme=Theme("light", owner),
        catalogue=Catalogue(owner),
        undo=QUndoGroup(owner),
    )
    made.theme.apply()
    made.catalogue.replace(plugins)
    yield made, owner
    made.jobs.close()
    made.session.close()
    _destroy(owner)


@pytest.fixture(scope="session")
def room_engine() -> Callable[[Listener], Engine]:
    """What runs the jobs of a room; a folder of tests may share the answers."""
    return InlineEngine


@pytest.fixture
def context(styled_app, bundled_plugins, room_engine) -> Iterator[Context]:
    """All services of a room, with jobs run at once in this process."""
    with _services(bundled_plugins, room_engine) as (made, _):
        yield made


@pytest.fixture(scope="module")
def shared_context(
    qapp, bundled_plugins, tmp_path_factory, room_engine
) -> Iterator[Context]:
    """The same services for a whole module: for a room that its tests only read."""
    with (
        pytest.MonkeyPatch.context() as patch,
        _styled(qapp),
        _services(bundled_plugins, room_engine) as (made, owner),
        kept(owner),
    ):
        patch.setenv("WORKBENCH_HOME", str(tmp_path_factory.mktemp("home")))
        yield made


@pytest.fixture
def make_window(
    styled_app, tmp_path, qtbot, monkeypatch
) -> Iterator[Callable[..., MainWindow]]:
    """Make windows with inline jobs and fresh settings, shown at 1280 x 800.

    Explore paints a sixteenth of the cells there, in as many steps: that pictures climb
    to the finest level is tested with the room. No rooms are made ahead: with one now and then
    their number would be a matter of how busy the machine is.
    """
    made: list[MainWindow] = []
    monkeypatch.setattr("workbench.ui.rooms_ahead.ROOM_PAUSE", 3_600_000)
    monkeypatch.setattr(background, "LADDER", COARSE)

    def make(*files: str, show: bool = True, **options: Any) -> MainWindow:
        options.setdefault("engine", InlineEngine)
        options.setdefault("settings_path", tmp_path / "settings.json")
        options.setdefault("theme", "light")
        options.setdefault("foreign_plugins", False)
        window = create_window(files, **options)
        made.append(window)
        window.resize(1280, 800)
        if show:
            window.show()
            qtbot.waitExposed(window)
            catalogue = window.context.catalogue
            qtbot.waitUntil(lambda: bool(catalogue.plugins), timeout=30_000)
            qtbot.waitUntil(lambda: not window.context.jobs.behind)
            if (
                options["engine"] is InlineEngine
            ):  # files are read, and shown a turn later
                qtbot.waitUntil(lambda: not window.opener.busy)
        return window

    yield make
    for window in made:
        if isValid(window):
            window.close()
            _destroy(window)


@pytest.fixture(scope="session")
def remembered(tmp_path_factory) -> Callable[[Listener], Engine]:
    """Make engines that share their answers, with those of other processes of a run."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "answers"
    folder.mkdir(exist_ok=True)
    return partial(RememberedEngine, folder)


@pytest.fixture
def window(make_window) -> MainWindow:
    """A whole window, shown, its plugins described, no data open."""
    return make_window()


@dataclass(frozen=True)
class Gestures:
    """What hands do on a plot, in the coordinates of its data."""

    moves: int = 4

    def pixel(self, plot: QGraphicsView, x: float, y: float) -> QPoint:
        """Return where a point of the data is on the viewport."""
        box = plot.getPlotItem().getViewBox()
        return plot.mapFromScene(box.mapViewToScene(QPointF(x, y)))

    def move(self, plot: QGraphicsView, x: float, y: float) -> None:
        """Move the pointer to a point, no button down."""
        self._send(plot, QEvent.Type.MouseMove, self.pixel(plot, x, y))

    def click(
        self,
        plot: QGraphicsView,
        x: float,
        y: float,
        modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    ) -> None:
        """Click a point with the left button."""
        at = self.pixel(plot, x, y)
        self._send(plot, QEvent.Type.MouseMove, at, modifiers=modifiers)
        left = Qt.MouseButton.LeftButton
        for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            self._send(plot, kind, at, left, modifiers)

    def drag(
        self,
        plot: QGraphicsView,
        start: tuple[float, float],
        end: tuple[float, float],
        moves: int | None = None,
        modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    ) -> None:
        """Press at one point, move in at least three steps, release at another."""
        left = Qt.MouseButton.LeftButton
        steps = max(3, moves or self.moves)
        self._send(plot, QEvent.Type.MouseMove, self.pixel(plot, *start))
        self._send(
            plot,
            QEvent.Type.MouseButtonPress,
            self.pixel(plot, *start),
            left,
            modifiers,
        )
        for i in range(1, steps + 1):
            x, y = (a + (b - a) * i / steps for a, b in zip(start, end, strict=True))
            at = self.pixel(plot, x, y)
            self._send(plot, QEvent.Type.MouseMove, at, left, modifiers)
        at = self.pixel(plot, *end)
        self._send(plot, QEvent.Type.MouseButtonRelease, at, left, modifiers)

    def key(self, widget: QWidget, key: Qt.Key, times: int = 1) -> None:
        """Press a key that many times."""
        for _ in range(times):
            QTest.keyClick(widget, key)

    def _send(
        self,
        plot: QGraphicsView,
        kind: QEvent.Type,
        at: QPoint,
        button: Qt.MouseButton = Qt.MouseButton.NoButton,
        modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    ) -> None:
        viewport = plot.viewport()
        moving = kind == QEvent.Type.MouseMove
        released = kind == QEvent.Type.MouseButtonRelease
        none = Qt.MouseButton.NoButton
        event = QMouseEvent(
            kind, QPointF(at), QPointF(viewport.mapToGlobal(at)),
            none if moving else button, none if released else button, modifiers,
        )  # fmt: skip
        QApplication.sendEvent(viewport, event)


@pytest.fixture
def gestures() -> Gestures:
    """What hands do on a plot."""
    return Gestures()


# -- what must not be left behind ------------------------------------------------------


#: Live objects above which what survives a test is set aside for the collector.
_MANY_OBJECTS = 20_000
#: Threads that a living window starts by itself and that end by themselves.
_SAVING = {"session-keeper"}
#: Seconds after which one of them does not end any more.
_LONGEST_SAVE = 10.0


@pytest.fixture(autouse=True)
def nothing_leaks(request) -> Iterator[None]:
    """Fail the test that leaves a window, a timer, a thread or a process behind."""
    hook, threads = sys.excepthook, set(threading.enumerate())
    yield
    if "qapp" not in request.fixturenames:
        return
    app = QApplication.instance()
    if app is not None:
        # the offscreen platform crashes at exit with a QMimeData on its clipboard
        app.clipboard().clear()
        _let_go_of_keys(app)
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    left = _left_behind(threads)
    sys.excepthook = hook
    gc.enable()
    assert not left, f"left behind: {left}"


def _let_go_of_keys(app: QApplication) -> None:
    """End what a made-up event with Shift or Ctrl began: Qt remembers its modifiers."""
    none = Qt.KeyboardModifier.NoModifier
    if app.keyboardModifiers() != none:
        nobody = QWidget()
        QTest.keyRelease(nobody, Qt.Key.Key_Shift, none)
        nobody.deleteLater()


def _left_behind(threads: set[threading.Thread]) -> list[str]:
    if KEPT:  # a window that lives on may be saving what changed two seconds ago
        for thread in set(threading.enumerate()) - threads:
            if thread.name in _SAVING:
                thread.join(_LONGEST_SAVE)
    objects = gc.get_objects()
    kinds = {QTimer, *_kinds_of(QThread)}
    found = [o for o in objects if type(o) in kinds]
    alive = [o for o in found if isValid(o)]
    current = QThread.currentThread()
    left = [
        *(f"window {w!r}" for w in _open_windows() if w not in KEPT),
        *(f"timer of {t.parent()!r}" for t in alive if _is_left_ticking(t)),
        *(f"QThread {t!r}" for t in alive if _is_running(t) and t is not current),
        *(f"thread {t.name}" for t in set(threading.enumerate()) - threads),
        *(f"process {p.name}" for p in multiprocessing.active_children()),
    ]
    if len(objects) > _MANY_OBJECTS:
        # modules, caches and what was just told: looked at once, not after every test
        gc.freeze()
    return left


def _kinds_of(base: type) -> Iterator[type]:
    """Yield a class and all that derive from it: quicker to look up than to ask each."""
    yield base
    for kind in base.__subclasses__():
        yield from _kinds_of(kind)


def _open_windows() -> list[QWidget]:
    return [w for w in QApplication.topLevelWidgets() if w.isVisible()]


def _is_left_ticking(thing: QObject) -> bool:
    ticks = isinstance(thing, QTimer) and thing.isActive()
    return ticks and not _is_idle_helper(thing) and not is_kept(thing)


def _is_running(thing: QObject) -> bool:
    return isinstance(thing, QThread) and thing.isRunning()


def _is_idle_helper(timer: QTimer) -> bool:
    # pyqtgraph and pytest-qt keep one each for the whole run
    return timer.parent() is None


def _destroy(widget: QWidget) -> None:
    widget.close()
    widget.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
