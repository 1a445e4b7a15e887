"""Regions while a point is dragged: from the move to the first and the finest picture.

Run by itself: ``python tests/benchmarks/bench_regions.py``. A real window's room, a real
worker process; every time ends when the picture has been painted. Both are compared
with SciPy's bare ``cKDTree.query`` of the same grid, timed in the same run.
"""

from __future__ import annotations

import os
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("OMP_NUM_THREADS", "1")

import numpy as np
import pytest

ROWS, K, LEVEL, MOVES = 1000, 5, 256, 40
ASKED = 1.6


def bare_query(X, rectangle, repeats=9):
    """Return the median seconds of building nothing and asking everything."""
    from scipy.spatial import cKDTree

    left, right, bottom, top = rectangle
    tree = cKDTree(X)
    x = left + (right - left) * (np.arange(LEVEL) + 0.5) / LEVEL
    y = bottom + (top - bottom) * (np.arange(LEVEL) + 0.5) / LEVEL
    cells = np.column_stack([np.tile(x, LEVEL), np.repeat(y, LEVEL)])
    seconds = []
    for _ in range(repeats):
        started = time.perf_counter()
        tree.query(cells, K)
        seconds.append(time.perf_counter() - started)
    return float(np.median(seconds))


def measure(app):
    """Drag one of a thousand rows; return seconds by name, and the picture's errors."""
    from PySide6.QtGui import QUndoGroup

    from workbench.api import Attribute, Dataset
    from workbench.core.program.settings import Settings
    from workbench.core.session.session import Session
    from workbench.jobs.pool import LocalPool
    from workbench.ui.context import Catalogue, Context
    from workbench.ui.rooms.explore.room import ExploreRoom
    from workbench.ui.services.job_signals import JobBridge
    from workbench.ui.services.theme import Theme

    rng = np.random.default_rng(7)
    X = rng.normal(size=(ROWS, 2))
    label = Attribute("class", "nominal", ("a", "b"))
    axes = (Attribute("x"), Attribute("y"))
    data = Dataset(X, (X[:, 0] * X[:, 1] > 0).astype(int), axes, label)
    theme = Theme("light")
    theme.apply()
    context = Context(
        Session(), Settings(), JobBridge(LocalPool), theme, Catalogue(), QUndoGroup()
    )
    room = ExploreRoom(context)
    room.resize(1280, 800)
    room.show()
    try:
        context.session.open(data)
        room.enter()
        wait(app, lambda: not room.busy, 60)
        full = whole_pictures(app, room)
        drag = dragged(app, room, X)
        wrong = wrong_labels(room)
        return (
            full,
            drag,
            bare_query(room.context.session.data.X, rectangle(room)),
            wrong,
        )
    finally:
        room.close()
        context.jobs.close()
        context.session.close()


def rectangle(room):
    return room.painting.picture.rectangle


def whole_pictures(app, room):
    """Change k up and down: every cell is searched again."""
    room.latency.clear()
    for k in (K + 1, K + 2, K + 3, K + 4, K + 5, K + 6, K):
        room.context.session.set_scene(k=k)
        wait(app, lambda: not room.busy)
    return by_name(room, "k")


def dragged(app, room, X):
    """Move a row step by step, each after the picture of the last was seen."""
    from PySide6.QtCore import QEvent, QPointF, Qt
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QApplication

    room.choose_tool("drag")
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    viewport, box = room.canvas.viewport(), room.canvas.view

    def send(kind, place, button, buttons):
        at = QPointF(room.canvas.mapFromScene(box.mapViewToScene(QPointF(*place))))
        event = QMouseEvent(
            kind, at, at, button, buttons, Qt.KeyboardModifier.NoModifier
        )
        QApplication.sendEvent(viewport, event)

    start, end = X[0], X[0] + (1.2, -0.9)
    send(QEvent.Type.MouseButtonPress, start, left, left)
    room.latency.clear()
    for i in range(1, MOVES + 1):
        send(QEvent.Type.MouseMove, start + (end - start) * i / MOVES, none, left)
        wait(app, lambda: not room.painting.pictures.busy)
    send(QEvent.Type.MouseButtonRelease, end, left, none)
    wait(app, lambda: not room.busy)
    return by_name(room, "edit")


def by_name(room, name):
    found = room.latency.probe()
    return found[f"{name}: first picture"], found[f"{name}: 256 x 256"]


def wrong_labels(room):
    """Count cells that differ from sorting all rows by (distance, row number)."""
    data, picture = room.context.session.data, room.painting.picture
    left, right, bottom, top = rectangle(room)
    x = left + (right - left) / LEVEL * (np.arange(LEVEL) + 0.5)
    y = bottom + (top - bottom) / LEVEL * (np.arange(LEVEL) + 0.5)
    wrong = 0
    for row, cy in enumerate(y):
        d = np.hypot(x[:, None] - data.X[:, 0], cy - data.X[:, 1])
        nearest = np.argsort(d, axis=1, kind="stable")[:, :K]
        ones = (data.y[nearest] == 1).sum(axis=1)
        wrong += int(((ones > K - ones) != picture.labels[row]).sum())
    return wrong


def wait(app, done, seconds=20):
    from PySide6.QtTest import QTest

    end = time.perf_counter() + seconds
    while not done():
        assert time.perf_counter() < end, "the room did not settle"
        QTest.qWait(1)


def report(full, drag, bare, wrong):
    lines = [
        f"bare cKDTree.query, 256 x 256, {ROWS} rows, k = {K}: {1e3 * bare:.1f} ms"
    ]
    for name, (first, fine) in (("drag", drag), ("change of k", full)):
        for what, found in (("first picture", first), ("256 x 256", fine)):
            ratio = found["median"] / 1e3 / bare
            lines.append(
                f"{name:12s} {what:14s} median {found['median']:6.1f} ms  "
                f"p95 {found['p95']:6.1f}  worst {found['worst']:6.1f}  "
                f"ratio {ratio:.2f}  ({found['count']} times)"
            )
    lines.append(f"cells unlike brute force: {wrong} of {LEVEL**2}")
    return "\n".join(lines)


@pytest.mark.benchmark
@pytest.mark.slow
def test_regions_follow_a_dragged_point(qapp, capsys):
    full, drag, bare, wrong = measure(qapp)
    with capsys.disabled():
        print("\n" + report(full, drag, bare, wrong))
    assert wrong == 0
    assert drag[1]["median"] / 1e3 / bare < ASKED


if __name__ == "__main__":
    from PySide6.QtWidgets import QApplication

    print(report(*measure(QApplication([]))))
