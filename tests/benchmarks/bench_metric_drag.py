"""How soon the regions follow a metric that is dragged in the cone, with the real pool.

    python tests/benchmarks/bench_metric_drag.py

For 200 and 1 000 rows of two attributes prints the milliseconds from a proposed metric
to its regions in both planes (64 x 64 cells), moves of a 60 Hz mouse; from the last
move to the fine ones (256 x 256, 60 ms of rest included); and the milliseconds of the
processor that a move takes in the window (to handle, and with its painting).
"""

from __future__ import annotations

import os
import tempfile
import time
from typing import Any

import numpy as np

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

MOVES, FRAME = 200, 1 / 60


def main() -> None:
    with tempfile.TemporaryDirectory() as home:
        os.environ["WORKBENCH_HOME"] = home
        from PySide6.QtWidgets import QApplication

        from workbench.ui.app import create_window

        window = create_window(fresh=True)
        window.resize(1280, 720)
        window.show()
        app = QApplication.instance()
        until(app, lambda: bool(window.context.catalogue.plugins))
        for n in (200, 1000):
            measure(app, window, n)
        window.close()


def until(app: Any, done: Any, limit: float = 60.0) -> None:
    """Let the events pass until something is so."""
    end = time.perf_counter() + limit
    while not done():
        if time.perf_counter() > end:
            raise TimeoutError("the window does not come to rest")
        app.processEvents()
        time.sleep(0.0005)


def strips(n: int) -> Any:
    """Return n rows like those of the thesis: two narrow strips side by side."""
    from workbench.api import Attribute, Dataset

    random = np.random.default_rng(1)
    y = np.arange(n) % 2
    along = random.normal(0, 1.5, n)
    across = 0.02 * y + random.normal(0, 0.005, n)
    X = np.column_stack([along + 0.3 * across, across - 0.28 * along])
    names = (Attribute("x"), Attribute("y"))
    label = Attribute("class", "nominal", ("a", "b"))
    return Dataset(
        X=X, y=y, attributes=names, class_attribute=label, name=f"strips {n}"
    )


def measure(app: Any, window: Any, n: int) -> None:
    """Drag M around the cone, on n rows."""
    window.context.session.open(strips(n))
    window.show_room("metric")
    room = window.room
    room.run()
    until(app, lambda: room.picture is not None and not room.busy)
    layer, tabs = room.widgets.regions, room.widgets.tabs
    room.widgets.regions_check.setChecked(True)
    tabs.open_page("cone")
    until(app, lambda: layer.probe()["level"] == 256 and not room.busy)
    layer.latency.clear()
    handled, painted = drag(app, tabs.pages["cone"])
    until(app, lambda: layer.probe()["level"] == 256)
    told = layer.latency.probe()
    for name in ("regions", "regions: fine"):
        print(n, name, {key: round(value, 1) for key, value in told[name].items()})
    for name, seconds in (("handled", handled), ("painted", painted)):
        figures = np.percentile(1e3 * np.array(seconds), (50, 95)).round(1)
        print(n, name, "processor ms, median and p95:", *figures)


def drag(app: Any, page: Any) -> tuple[list[float], list[float]]:
    """Send the moves; return the seconds of the processor for each."""
    handled, painted = [], []
    start = time.perf_counter()
    for i, turn in enumerate(np.linspace(0, 4 * np.pi, MOVES)):
        side, lean = 0.6 * np.cos(turn), 0.7 * np.sin(turn)
        block = np.array([[1 + side, lean], [lean, 1 - side]])
        began = time.thread_time()
        page.inset.shaped.emit(block)
        handled.append(time.thread_time() - began)
        app.processEvents()
        painted.append(time.thread_time() - began)
        until(app, lambda: time.perf_counter() >= start + i * FRAME)  # noqa: B023
    return handled, painted


if __name__ == "__main__":
    main()
