"""How fast the Visualize room draws, and how long the window waits meanwhile.

    python tests/benchmarks/bench_visualize.py

Prints, in milliseconds: entering the room (blocking part), building 4 x 4 cells of 5 000
rows, showing 500 and 5 000 selected rows in all cells with the repaint, switching the
metric of the matrix of 1 000 x 1 000 distances (worker, transport, drawing), 8 x 8 cells
of 20 000 rows of 26 classes, a million rows; beside each the longest gap of a 1 ms timer.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np
from PySide6.QtCore import QEventLoop, QTimer

from workbench.api import Attribute, Dataset, numeric_attributes
from workbench.ui.app import create_window


class Gaps:
    """The longest time between two ticks of a 1 ms timer."""

    def __init__(self) -> None:
        self.worst, self._last = 0.0, time.perf_counter()
        self._timer = QTimer(interval=1)
        self._timer.timeout.connect(self._on_timeout)
        self._timer.start()

    def _on_timeout(self) -> None:
        now = time.perf_counter()
        self.worst, self._last = max(self.worst, now - self._last), now

    def take(self) -> float:
        """Return the longest gap in milliseconds and begin anew."""
        worst, self.worst = self.worst, 0.0
        self._last = time.perf_counter()
        return worst * 1e3


def wait_for(done: Callable[[], bool], most: float = 120.0) -> None:
    loop, timer, until = QEventLoop(), QTimer(interval=1), time.perf_counter() + most
    timer.timeout.connect(
        lambda: loop.quit() if done() or time.perf_counter() > until else None
    )
    timer.start()
    loop.exec()


def made(n: int, d: int, g: int) -> Dataset:
    rng = np.random.default_rng(0)
    y = rng.integers(0, g, n)
    X = rng.normal(size=(n, d)) + 2 * rng.normal(size=(g, d))[y]
    names = tuple(f"c{k}" for k in range(g))
    return Dataset(X, y, numeric_attributes(d), Attribute("class", "nominal", names))


class Bench:
    """One window, measured."""

    def __init__(self) -> None:
        self.window = create_window(fresh=True, foreign_plugins=False)
        self.window.resize(1280, 800)
        self.window.show()
        context = self.window.context
        wait_for(lambda: bool(context.catalogue.plugins) and not context.jobs.tasks)
        self.session = context.session
        self.gaps = Gaps()

    def timed(self, name: str, act: Callable[[], object]) -> None:
        """Print how long until all is drawn after `act`, and the longest gap."""
        self.gaps.take()
        started = time.perf_counter()
        act()
        blocked = time.perf_counter() - started
        wait_for(lambda: not self.window.room.busy)
        self.window.room.repaint()
        total = time.perf_counter() - started
        print(
            f"{name:44} blocked {blocked * 1e3:6.0f}  all {total * 1e3:6.0f}"
            f"  gap {self.gaps.take():6.0f}"
        )

    def open(self, dataset: Dataset) -> None:
        self.session.open(dataset)
        self.session.folder()  # files are read into such folders by a worker

    def run(self) -> None:
        self.open(made(5_000, 16, 3))
        self.timed(
            "enter the room, 5 000 x 4 x 4", lambda: self.window.show_room("visualize")
        )
        room = self.window.room
        self.timed("draw 4 x 4 cells again", room.run)
        print("   cells built in", round(room.probe("matrix")["build_seconds"] * 1e3))
        for n in (500, 5_000):
            self.timed(f"select {n} rows", lambda n=n: self.select(n))
        self.session.select([])
        self.timed("1 000 x 1 000 distances, first", lambda: room.open_page("distmat"))
        for metric in ("manhattan", "chebyshev", "euclidean", "mahalanobis"):
            self.timed(
                f"   {metric}", lambda m=metric: self.session.set_scene(metric=m)
            )
        self.session.set_scene(metric="euclidean")
        wait_for(lambda: not room.busy)
        self.timed("parallel coordinates", lambda: room.open_page("parallel"))
        self.timed("biplot", lambda: room.open_page("biplot"))
        room.open_page("matrix")
        wait_for(lambda: not room.busy)
        self.open(made(1_000, 16, 3))
        wait_for(lambda: not room.busy)
        room.open_page("distmat")
        wait_for(lambda: not room.busy)
        for metric in ("manhattan", "chebyshev", "euclidean"):
            self.timed(
                f"1 000 rows: {metric}",
                lambda m=metric: self.session.set_scene(metric=m),
            )
        room.open_page("matrix")
        for n, d, g in ((20_000, 16, 26), (1_000_000, 20, 3)):
            self.large(n, d, g)
        self.window.close()

    def large(self, n: int, d: int, g: int) -> None:
        room = self.window.room
        print(f"{n} x {d}, {g} classes")
        dataset = made(n, d, g)
        self.window.show_room("home")
        self.open(dataset)
        wait_for(lambda: not self.window.context.jobs.tasks)
        self.timed("   4 x 4 cells", lambda: self.window.show_room("visualize"))
        self.timed(
            "   8 x 8 cells",
            lambda: room.page.attributes.chosen.emit(
                room.page.attributes.tick(tuple(range(8))) or tuple(range(8))
            ),
        )
        self.timed("   select 500 rows", lambda: self.select(500))
        self.session.select([])
        for page in ("parallel", "biplot", "distmat", "matrix"):
            self.timed(f"   {page}", lambda p=page: room.open_page(p))

    def select(self, n: int) -> None:
        self.session.select(range(n))
        self.window.room.page.repaint()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        os.environ["WORKBENCH_HOME"] = home
        Bench().run()
