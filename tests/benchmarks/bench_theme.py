"""How long the window stands still at a change of theme, of text size, of language.

    python tests/benchmarks/bench_theme.py [--rooms metric explore] [--parts]

All rooms are entered with the strips of the thesis, then each change is made five times
in every room. Prints the median of the longest gap between two ticks of a 2 ms timer of
the window's thread, by clock and by processor, and the time until the window rests: no
gap of more than 8 ms of processor time within 50 ms. With `--parts`: what the palette
with the first slots, and painting, take of one change of theme.
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
import time
from collections.abc import Callable
from itertools import cycle

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from bench_use import ROOMS, Hand
from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication

#: Processor seconds above which a turn of the event loop counts as work.
WORK = 0.008
#: Seconds without work after which the window counts as at rest.
REST = 0.05


class Turns:
    """Watches one change: ticks of a 2 ms timer until nothing works any more."""

    def __init__(self) -> None:
        self.clock = self.processor = self.total = 0.0
        self._loop, self._timer = QEventLoop(), QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    def watch(self, change: Callable[[], object]) -> None:
        """Make the change from the event loop and run that until all is at rest."""
        self._began = time.perf_counter()
        self._last = self._began, time.thread_time()
        self._worked = self._began
        self._timer.start(2)
        QTimer.singleShot(4, change)
        self._loop.exec()
        self._timer.stop()

    def _tick(self) -> None:
        now = time.perf_counter(), time.thread_time()
        clock, processor = now[0] - self._last[0], now[1] - self._last[1]
        self.clock, self.processor = (
            max(self.clock, clock),
            max(self.processor, processor),
        )
        self._last = now
        if processor > WORK:
            self._worked = now[0]
            self.total = now[0] - self._began
        if now[0] - self._worked > REST and now[0] - self._began > 4 * REST:
            self._loop.quit()


def measure(title: str, changes: list[Callable[[], object]], times: int = 5) -> None:
    """Print the medians of several changes."""
    seen = []
    for change, _ in zip(cycle(changes), range(times), strict=False):
        turns = Turns()
        turns.watch(change)
        seen.append((turns.processor, turns.clock, turns.total))
    processor, clock, total = (
        1e3 * statistics.median(column) for column in zip(*seen, strict=True)
    )
    worst = 1e3 * max(row[0] for row in seen)
    print(
        f"  {title:28s} longest gap {processor:5.0f} ms of processor time (worst"
        f" {worst:5.0f}), {clock:5.0f} ms by the clock; at rest after {total:5.0f} ms",
        flush=True,
    )


def parts(hand: Hand) -> None:
    """Print what the parts of one change of theme cost in processor time."""
    theme, window = hand.context.theme, hand.window
    other = "light" if theme.is_dark else "dark"
    for title, step in (
        ("palette and first slots", lambda: theme.choose(other)),
        ("painting the window", window.repaint),
    ):
        began = time.thread_time()
        step()
        print(f"    {title:28s} {(time.thread_time() - began) * 1e3:6.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", nargs="*", default=list(ROOMS))
    parser.add_argument("--parts", action="store_true")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        os.environ["WORKBENCH_HOME"] = home
        hand = Hand(quiet=True)
        hand.window.opener.open("builtin:thesis21-strips")
        hand.wait(lambda: hand.session.data is not None)
        for room in ROOMS:
            with hand.step(f"show {room}"):
                hand.window.show_room(room)
        hand.watch.stop()
        print(f"{len(QApplication.allWidgets())} widgets")
        theme = hand.context.theme
        theme.choose("light")

        def act(name: str) -> Callable[[], None]:
            return hand.window.findChild(QAction, f"main_view_{name}Act").trigger

        for room in chosen.rooms:
            with hand.step(room):
                hand.window.show_room(room)
            measure(f"{room}: theme", [act("darkTheme"), act("lightTheme")])
            if chosen.parts:
                parts(hand)
                parts(hand)
        for room in chosen.rooms[:2]:
            with hand.step(room):
                hand.window.show_room(room)
            measure(
                f"{room}: text size",
                [lambda: theme.scale_fonts(1.25), lambda: theme.scale_fonts(1.0)],
            )
            measure(f"{room}: language", [act("esLanguage"), act("enLanguage")])
        hand.close()


if __name__ == "__main__":
    main()
