"""Work that a change of theme, text size or language makes, done for what is seen only.

A widget that can be seen is done at once as far as the time reaches, and then in turns of
the event loop of its own; a hidden one when it is shown.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from weakref import WeakMethod, WeakSet

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Slot
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import delete, isValid

from workbench.ui.services.error_messages import told

#: Seconds of work in one turn of the event loop; one slot may take longer.
TURN = 0.004
#: Called with a window that is about to be painted and the `time.perf_counter` at which
#: to end; each returns whether all that it draws ahead is drawn.
preparations: list[Callable[[QWidget, float], bool]] = []
_WINDOWS = (Qt.WindowType.Window, Qt.WindowType.Dialog, Qt.WindowType.Tool)
_queues: WeakSet[RepaintQueue] = WeakSet()


class _Turns:
    """Whether this turn of the event loop, or one since the last painting, had work."""

    worked = False


_turns = _Turns()


def took_turn() -> None:
    """Tell that work is done in this turn: a window is painted in one of its own."""
    _turns.worked = True


def paint_whole(part: QWidget) -> None:
    """Have a part of a window painted as a whole, once, whatever of it changes from now on.

    Where a ground and all that stands on it ask to be painted one by one, Qt paints the
    ground with them and then them again. What was covered and is bare again is painted
    as it lies, and whoever asks for a piece of it meanwhile has been heard.
    """
    window = part.window()
    with _layout_kept(window):
        cover = QWidget(window)
        cover.setGeometry(QRect(part.mapTo(window, QPoint()), part.size()))
        cover.show()
        cover.hide()
        delete(cover)


def _paint_windows() -> None:
    for window in QApplication.topLevelWidgets():
        if window.isVisible() and window.windowType() in _WINDOWS:
            paint_whole(window)


@contextmanager
def _layout_kept(window: QWidget) -> Iterator[None]:
    """Keep the layout from doing what waits: showing a child would have it done at once."""
    layout = window.layout()
    if layout is None or not layout.isEnabled():
        yield
        return
    layout.setEnabled(False)
    try:
        yield
    finally:
        layout.setEnabled(True)


class Follower(QObject):
    """Calls one slot of a widget when it is out of date and can be seen.

    Parameters
    ----------
    queue : RepaintQueue
    widget : QWidget
        Its parent: both end together.
    slot : callable
        A bound method without arguments.
    at_once : bool
        Whether it is called within the event that shows the widget, and not in a turn
        after it, before it is painted.
    """

    def __init__(
        self,
        queue: RepaintQueue,
        widget: QWidget,
        slot: Callable[[], object],
        *,
        at_once: bool = False,
    ) -> None:
        super().__init__(widget)
        self._queue, self._widget, self._at_once = queue, widget, at_once
        # a strong one would keep the widget alive
        self._slot = WeakMethod(slot)
        self._stale = self._waits = False

    @Slot()
    def refresh(self) -> None:
        """Call the slot: soon if the widget can be seen, else when it is shown."""
        if self._stale:
            return
        self._stale = True
        if self._widget.isVisible():
            self._queue.add(self.run)
        elif not self._waits:
            self._waits = True
            self._widget.installEventFilter(self)

    def run(self) -> None:
        """Call the slot now, if it is still to be called."""
        if not (self._stale and isValid(self)):
            return
        slot = self._slot()
        if slot is not None:
            self._stale = False
            slot()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show:
            self._waits = False
            watched.removeEventFilter(self)
            if self._at_once:
                with told():
                    self.run()
            else:
                self._queue.put_off(self.run)
        return False


class RepaintQueue(QObject):
    """Does small jobs in turns of the event loop that are short."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: deque[Callable[[], object]] = deque()
        self._collecting = self._working = False
        # a timer's turn: a posted one would come before whatever else is due
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._on_turn)
        _queues.add(self)

    def add(self, job: Callable[[], object]) -> None:
        """Do a job at once, or in its turn after a change of everything."""
        if self._collecting or self._working or self._waiting:
            self._waiting.append(job)
        else:
            job()

    def put_off(self, job: Callable[[], object]) -> None:
        """Do a job in a turn to come, before the window is painted."""
        self._waiting.append(job)
        self._turn.start()

    def put_first(self, job: Callable[[], object]) -> None:
        """Do a job in the next turn, before what waits already."""
        self._waiting.appendleft(job)
        self._turn.start()

    def finish(self) -> None:
        """Do at once all that waits."""
        self._collecting = False
        while self._waiting:
            self._waiting.popleft()()

    def forget(self) -> None:
        """Leave undone what waits: nobody is there to see it."""
        self._collecting = False
        self._waiting.clear()
        self._turn.stop()

    @property
    def waits(self) -> bool:
        """Whether anything is left to be done."""
        return bool(self._waiting)

    @contextmanager
    def change(self) -> Iterator[None]:
        """Change everything; followers called more than once meanwhile run once."""
        self._collecting = True
        _paint_windows()
        try:
            yield
        finally:
            self._collecting = False
        self._run_some()

    def spread(self) -> None:
        """Let everything change in this turn of the event loop, and follow after it."""
        self._collecting = True
        _paint_windows()
        self._turn.start()

    @Slot()
    def _on_turn(self) -> None:
        self._collecting = False
        took_turn()
        self._run_some()

    def _run_some(self) -> None:
        ends = time.perf_counter() + TURN
        self._working = True
        try:
            while self._waiting and time.perf_counter() < ends:
                self._waiting.popleft()()
        finally:  # one that fails is told, and the rest follow
            self._working = False
            if self._waiting:
                self._turn.start()


def _changes_done(window: QWidget, ends: float) -> bool:
    """Have a window painted when all of it was changed, in a turn without other work."""
    worked, _turns.worked = _turns.worked, False
    return not (worked or any(queue.waits for queue in _queues))


preparations.append(_changes_done)
