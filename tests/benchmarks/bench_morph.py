"""Frames of the morph: how long each takes to draw, with 200 to 5 000 points.

    python tests/benchmarks/bench_morph.py [--frames 300] [--size 1280x720]

The whole window is shown (offscreen unless QT_QPA_PLATFORM says otherwise), a metric is
learned, and the slider is moved place by place as playing moves it; each frame is
painted at once. Given are the seconds of the clock and of this thread's processor, in
milliseconds: a frame at 60 a second has 16.7.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("OMP_NUM_THREADS", "1")

import numpy as np
from PySide6.QtCore import QEventLoop, QTimer

from workbench.api import Attribute, Dataset
from workbench.jobs.inline import InlineEngine
from workbench.ui.app import application, create_window


def strips(n: int, d: int) -> Dataset:
    """Return two long strips side by side among d attributes."""
    random = np.random.default_rng(1)
    y = np.arange(n) % 2
    X = random.normal(size=(n, d))
    X[:, 0] *= 4.0
    X[:, 1] = 0.1 * X[:, 1] + 0.5 * y - 0.3 * X[:, 0]
    attributes = tuple(Attribute(f"x{j + 1}") for j in range(d))
    label = Attribute("class", "nominal", ("a", "b"))
    return Dataset(X, y, attributes, label, name="strips")


def spin(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def settle(room) -> None:
    for _ in range(2000):
        spin(20)
        if not room.busy:
            return


def measure(window, n: int, d: int, frames: int) -> None:
    window.context.session.open(strips(n, d))
    window.show_room("metric")
    room = window.room
    room.run()
    settle(room)
    spin(300)
    planes = (room.widgets.before, room.widgets.after, room.widgets.morph.plot)
    clock, processor = [], []
    for t in np.linspace(0.0, 1.0, frames):
        before = time.perf_counter(), time.thread_time()
        room.widgets.morph.set_t(float(t))
        for plane in planes:
            plane.viewport().repaint()
        clock.append(1000 * (time.perf_counter() - before[0]))
        processor.append(1000 * (time.thread_time() - before[1]))
    for name, found in (("clock", clock), ("processor", processor)):
        p50, p95, p99 = np.percentile(found, (50, 95, 99))
        print(
            f"{n:6} x {d:2}  {name:9} p50 {p50:5.1f}  p95 {p95:5.1f}  p99 {p99:5.1f} ms"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=300)
    parser.add_argument("--size", default="1280x720")
    given = parser.parse_args()
    application()
    width, height = map(int, given.size.split("x"))
    settings = Path(tempfile.mkdtemp()) / "settings.json"
    window = create_window((), engine=InlineEngine, settings_path=settings)
    window.resize(width, height)
    window.show()
    spin(500)
    for n, d in ((200, 2), (5000, 2), (5000, 20)):
        measure(window, n, d, given.frames)
    window.close()
    spin(200)


if __name__ == "__main__":
    main()
