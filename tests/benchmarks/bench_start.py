"""How soon the window is painted, beside a bare window of PySide6 and pyqtgraph.

    python tests/benchmarks/bench_start.py [PAIRS]

Starts both in turns, each in a fresh process with a home of its own, PAIRS times (7)
after one that does not count. Prints for each the median seconds from the first import
to the end of the first painting, by the clock, and the processor time of the process;
then the two ratios.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile

#: The end of both: from the painting of `painted` on nothing is done before `tell`.
WATCH = """
from PySide6.QtCore import QCoreApplication, QEvent, QObject

class Painted(QObject):
    def eventFilter(self, widget, event):
        if event.type() == QEvent.Type.Paint:
            QCoreApplication.postEvent(widget, QEvent(QEvent.Type.User), 1_000_000)
        elif event.type() == QEvent.Type.User:
            print(time.perf_counter() - began, time.process_time(), flush=True)
            os._exit(0)
        return False

watch = Painted()
painted.installEventFilter(watch)
window.show()
QCoreApplication.instance().exec()
"""
BARE = """
import os, time
began = time.perf_counter()
from PySide6.QtWidgets import QApplication, QMainWindow
import pyqtgraph
app = QApplication([])
window = QMainWindow()
window.setCentralWidget(pyqtgraph.PlotWidget())
window.resize(1280, 720)
painted = window.centralWidget().viewport()
"""
OURS = """
import os, time
began = time.perf_counter()
from workbench.ui.app import create_window
window = painted = create_window(fresh=True)
"""


def start(program: str) -> tuple[float, float]:
    """Start a program; return its seconds to the first painting and of the processor."""
    with tempfile.TemporaryDirectory() as home:
        told = subprocess.run(
            [sys.executable, "-c", program + WATCH],
            env={"QT_QPA_PLATFORM": "offscreen", **os.environ, "WORKBENCH_HOME": home},
            capture_output=True, text=True, timeout=60, check=True, cwd=home,
        ).stdout  # fmt: skip
    clock, processor = map(float, told.split()[-2:])
    return clock, processor


def main() -> None:
    pairs = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    both = [(start(BARE), start(OURS)) for _ in range(pairs + 1)][1:]
    bare, ours = (
        [statistics.median(column) for column in zip(*times, strict=True)]
        for times in zip(*both, strict=True)
    )
    print(f"bare window: {bare[0]:.3f} s, processor {bare[1]:.3f} s")
    print(f"this window: {ours[0]:.3f} s, processor {ours[1]:.3f} s")
    ratios = ours[0] / bare[0], ours[1] / bare[1]
    print(f"ratio: {ratios[0]:.2f} by the clock, {ratios[1]:.2f} of the processor")


if __name__ == "__main__":
    main()
