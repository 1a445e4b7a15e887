"""How fast the Data room answers, and for how long it ever blocks the window.

    python tests/benchmarks/bench_data_room.py [rows ...]

For each number of rows (50 000 and 1 000 000 by default; 20 attributes, three classes,
one cell in a hundred missing) prints the milliseconds of: choosing an attribute until
its histogram is painted and until its figures are there; clicking a bar until all views
follow; one step of scrolling; a cell edit until it is painted and until all figures that
depend on it are there; sorting; finding. Beside each the longest gap of a 1 ms timer.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np
from PySide6.QtCore import QEventLoop, Qt, QTimer

from workbench.api.data import Attribute, Dataset, numeric_attributes

COLUMNS = 20
REPEATS = 5


def main() -> None:
    sizes = [int(text) for text in sys.argv[1:]] or [50_000, 1_000_000]
    with tempfile.TemporaryDirectory() as home:
        os.environ["WORKBENCH_HOME"] = home
        from workbench.ui.app import create_window

        window = create_window(fresh=True, foreign_plugins=False, theme="light")
        window.resize(1280, 720)
        window.show()
        wait_for(lambda: bool(window.context.catalogue.plugins))
        window.show_room("data")
        for n in sizes:
            folder = Path(home) / str(n)
            folder.mkdir()
            make(n).save(folder)
            Bench(window, n, folder).run()
        window.close()
        wait_for(lambda: not window.context.jobs.tasks)


def make(n: int) -> Dataset:
    """Three overlapping classes of 20 numbers, some of them missing."""
    rng = np.random.default_rng(0)
    X = rng.normal(size=(n, COLUMNS))
    y = (X[:, 0] + rng.normal(size=n) > 0).astype(np.int64) + (X[:, 1] > 1)
    X[rng.random(X.shape) < 0.01] = np.nan
    label = Attribute("class", "nominal", ("a", "b", "c"))
    return Dataset(X, y, numeric_attributes(COLUMNS), label, f"{n} rows")


class Bench:
    """The measurements of one data set."""

    def __init__(self, window, n: int, folder: Path) -> None:
        self.window, self.n, self.folder = window, n, folder
        self.room, self.session = window.room, window.context.session

    def run(self) -> None:
        print(f"-- {self.n} rows x {COLUMNS}")
        room, table = self.room, self.room.rows.table
        data = Dataset.open(self.folder)
        self.measure(
            "open: the list shows", lambda: self.session.open(data, folder=self.folder),
            lambda: True, repeats=1,
        )  # fmt: skip
        began = time.perf_counter()
        wait_for(self.idle)
        print(f"figures of all attributes: {time.perf_counter() - began:.2f} s later")
        view = room.attributes.view
        columns = iter(range(1, 1 + 4 * REPEATS))
        names = [a.name for a in data.columns]

        def next_column() -> None:
            self.column = next(columns) % COLUMNS
            view.choose(self.column)

        def figures_there() -> bool:
            return getattr(room.detail.figures, "name", "") == names[self.column]

        self.measure("attribute: histogram", next_column, self.histogram_there)
        wait_for(self.idle)
        self.measure("attribute: figures", next_column, figures_there)
        wait_for(self.idle)
        bars = iter([7, 12, 8, 11, 9, 10])
        no = Qt.KeyboardModifier.NoModifier
        self.measure(
            "bar: all views", lambda: room.detail.histogram._choose(next(bars), no)
        )
        scroll = table.verticalScrollBar()
        self.measure("scroll one step", lambda: scroll.setValue(scroll.value() + 1))
        self.measure("scroll one page", lambda: scroll.setValue(scroll.value() + 1000))
        self.edits(table, room)
        self.lookups(table, room)

    def edits(self, table, room) -> None:
        model, rows = table.rows_model, iter(range(3, 100))

        def edit() -> None:
            model.setData(model.index(next(rows), 2), "1.25")

        self.measure("cell edit: painted", edit)
        wait_for(self.idle)
        self.measure("cell edit: its column's figures", edit, self.summary_there)
        wait_for(self.idle)
        self.measure("undo", self.window.context.undo.undo)
        wait_for(self.idle)

    def lookups(self, table, room) -> None:
        header = table.horizontalHeader()
        orders = iter(range(100))

        def sort() -> None:
            i = next(orders)
            order = (
                Qt.SortOrder.DescendingOrder if i % 2 else Qt.SortOrder.AscendingOrder
            )
            header.setSortIndicator(i % 3, order)

        self.measure("sort", sort, lambda: not room.rows._sort_request.busy)
        bar, texts = room.rows.find_bar, iter(["1.25", "?", "b", "0", "-1"])

        def find() -> None:
            bar._edit.setText(next(texts))
            bar.find_next()

        self.measure("find", find, lambda: not bar._request.busy)

    # -- conditions -----------------------------------------------------------------------

    def idle(self) -> bool:
        return not self.window.context.jobs.tasks

    def histogram_there(self) -> bool:
        return not self.room.detail._bars_request.busy

    def summary_there(self) -> bool:
        return not self.room.detail._summary_request.busy

    # -- measuring --------------------------------------------------------------------------

    def measure(
        self,
        what: str,
        act: Callable[[], object],
        done: Callable[[], bool] = lambda: True,
        repeats: int = REPEATS,
    ) -> None:
        """Print median and worst time until painted and done, and the longest gap."""
        times, gaps = [], []
        for _ in range(repeats):
            stamps: list[float] = [time.perf_counter()]
            timer = QTimer()
            timer.setTimerType(Qt.TimerType.PreciseTimer)
            timer.timeout.connect(lambda s=stamps: s.append(time.perf_counter()))
            timer.start(1)
            began = time.perf_counter()
            act()
            wait_for(done)
            self.room.repaint()
            times.append((time.perf_counter() - began) * 1000)
            pause(60)  # what was put off belongs to the gap
            timer.stop()
            gaps.append(float(np.diff(stamps).max(initial=0)) * 1000)
        print(
            f"{what}: median {np.median(times):.1f} ms, worst {max(times):.1f} ms, "
            f"longest gap {max(gaps):.1f} ms"
        )


def pause(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def wait_for(condition: Callable[[], bool], limit: float = 300.0) -> None:
    """Run the event loop until a condition holds."""
    began = time.perf_counter()
    while not condition():
        if time.perf_counter() - began > limit:
            raise TimeoutError("the condition did not come true")
        pause(1)


if __name__ == "__main__":
    main()
