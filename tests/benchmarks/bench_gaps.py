"""The longest time the window stands still in each action, for five sizes of data.

    python tests/benchmarks/bench_gaps.py [SHAPE ...] [--times 5] [--above 0]
        [--hurry]

SHAPES: small (1 000 x 8), tall (20 000 x 2), wide (1 000 x 64), classes (6 000 x 8, 500
classes), large (1 000 000 x 20). Each time a window of its own, looked at for six
seconds (with --hurry not at all), enters every room, opens
every page, selects, learns, moves what can be moved, and changes theme, text size and
language. Prints the medians of the longest gap between two ticks of a 2 ms timer of the
window's thread, by processor and by clock; with `--above N` of those above N ms alone.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np
from bench_use import ROOMS, Hand, made
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from workbench.ui.rooms.metric.planes.morph_slider import MorphPanel

#: Rows, attributes, classes.
SHAPES = {
    "small": (1_000, 8, 3),
    "tall": (20_000, 2, 3),
    "wide": (1_000, 64, 3),
    "classes": (6_000, 8, 500),
    "large": (1_000_000, 20, 3),
}
PAGES = {
    "classify": ("confusion", "perclass", "text", "curves", "errors", "learning", "model"),
    "metric": ("cone", "attributes", "differences", "pairs", "strips", "progress", "steps", "greedy"),
    "visualize": ("matrix", "parallel", "biplot", "distmat"),
    "explore": ("regression", "density", "potential"),
    "search": ("steps", "structures", "recall", "dimensions"),
    "dist": (
        "rows", "balls", "words", "graphs", "concentration", "band", "images", "axioms",
    ),
    "proto": ("profile", "margins", "selection"),
    "compare": ("cd", "wtl", "box"),
}  # fmt: skip
#: Seconds.
LOOKS = 6
#: Pairs for a metric are searched for in at most as many rows.
LEARNABLE = 20_000


def write(shape: str, path: Path) -> None:
    """Write the data set of a shape to a file."""
    n, d, classes = SHAPES[shape]
    data = made(n, d, classes, shape)
    names = ",".join([f"a{i}" for i in range(d)] + ["class"])
    with path.open("w") as file:
        file.write(names + "\n")
        for x, label in zip(np.round(data.X, 4).tolist(), data.y, strict=True):
            file.write(",".join(map(str, x)) + f",c{label}\n")


def walk(shape: str, path: Path, hurry: bool) -> dict[str, tuple[float, float]]:
    """Use one window with one data set; return the gaps of each action in ms."""
    hand = Hand()
    window, session, theme = hand.window, hand.session, hand.context.theme
    n = SHAPES[shape][0]
    ends = time.perf_counter() + (0 if hurry else LOOKS)
    with hand.step("look around, rooms are made ahead"):
        hand.wait(lambda: time.perf_counter() > ends)

    def act(name: str) -> None:
        window.findChild(QAction, f"main_{name}Act").trigger()

    with hand.step("open"):
        window.opener.open(str(path))
        hand.wait(lambda: session.data is not None)
    for room in ROOMS:
        with hand.step(f"enter {room} first"):
            window.bring_room(room)
            hand.wait(lambda room=room: window.room.room_id == room)
    for room in ROOMS:
        with hand.step(f"enter {room} again"):
            window.show_room(room)
        with hand.step(f"select 50 000 rows in {room}"):
            session.select(np.arange(min(n // 2, 50_000)))
        with hand.step(f"select all in {room}"):
            act("edit_selectAll")
        with hand.step(f"select none in {room}"):
            session.select(())
        for name in ("darkTheme", "lightTheme"):
            with hand.step(f"theme in {room}"):
                act(f"view_{name}")
    with hand.step("run ten folds"):
        hand.classify("knn" if n <= LEARNABLE else "naive-bayes")
    explore(hand, n)
    if n <= LEARNABLE:
        learn(hand)
    for room, pages in PAGES.items():
        with hand.step(f"enter {room} again"):
            window.show_room(room)
        book = window.room if hasattr(window.room, "open_page") else next(
            child for child in window.room.findChildren(QWidget)
            if hasattr(child, "open_page")
        )  # fmt: skip
        for page in pages:
            with hand.step(f"open page {room}/{page}"):
                book.open_page(page)
        for page in pages:
            with hand.step(f"turn to page in {room}"):
                book.open_page(page)
    for room in ROOMS:
        window.show_room(room)
        hand.wait(hand.at_rest)
        for name in ("esLanguage", "enLanguage"):
            with hand.step(f"language in {room}"):
                act(f"view_{name}")
        for scale in (1.25, 1.0):
            with hand.step(f"text size in {room}"):
                theme.scale_fonts(scale)
        for size in (QSize(1024, 768), QSize(1280, 720)):
            with hand.step(f"resize in {room}"):
                window.resize(size)
    with hand.step("leave all rooms"):
        window.show_room("home")
    for room in ROOMS:
        with hand.step(f"enter {room} after changes elsewhere"):
            window.show_room(room)
    longest = dict(hand.longest)
    hand.close()
    return {title: (1e3 * cpu, 1e3 * clock) for title, (cpu, clock) in longest.items()}


def explore(hand: Hand, n: int) -> None:
    """Move what can be moved on the plane."""
    with hand.step("enter explore again"):
        hand.window.show_room("explore")
    room = hand.window.room
    view = room.canvas.viewport()
    middle = QPoint(view.width() // 2, view.height() // 2)
    for k in (1, 15, 5):
        with hand.step("change k"):
            hand.session.set_scene(k=k)
    room.choose_tool("query")
    for i in range(20):
        with hand.step("hover the query") if i == 19 else hand.step("hover"):
            QTest.mouseMove(view, middle + QPoint(4 * i, 2 * i))
    hand.longest.pop("hover")
    if n > LEARNABLE:
        return
    room.choose_tool("point")
    for i in range(3):
        with hand.step("paint a point"):
            QTest.mouseClick(
                view, Qt.MouseButton.LeftButton, pos=middle + QPoint(9 * i, 5)
            )
        with hand.step("undo"):
            hand.context.undo.activeStack().undo()
    room.choose_tool("select")
    with hand.step("click on a row"):
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=first_row(hand))
    with hand.step("drag a point, regions following"):
        x = first_row(hand)
        QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=x)
        for i in range(20):
            QTest.mouseMove(view, x + QPoint(3 * i, 2 * i))
            ends = time.perf_counter() + 0.03
            hand.wait(lambda ends=ends: time.perf_counter() > ends)
        QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=x + QPoint(60, 40))
    hand.wait(hand.at_rest)


def first_row(hand: Hand) -> QPoint:
    """Return where the first row lies on the plane of Explore."""
    canvas, data, scene = hand.window.room.canvas, hand.session.data, hand.session.scene
    names = [attribute.name for attribute in data.attributes]
    x, y = (float(data.X[0, names.index(name)]) for name in (scene.x, scene.y))
    box = canvas.getPlotItem().getViewBox()
    return canvas.mapFromScene(box.mapViewToScene(QPointF(x, y)))


def learn(hand: Hand) -> None:
    """Learn a metric and move along the morph."""
    with hand.step("enter metric again"):
        hand.window.show_room("metric")
    with hand.step("learn a metric"):
        hand.window.room.run()
    slider = hand.window.room.findChild(MorphPanel).slider
    with hand.step("move along the morph"):
        for value in range(0, slider.maximum() + 1, max(1, slider.maximum() // 20)):
            slider.setValue(value)
            ends = time.perf_counter() + 0.03
            hand.wait(lambda ends=ends: time.perf_counter() > ends)


def repeat(shape: str, times: int, hurry: bool) -> dict[str, list[tuple[float, float]]]:
    """Walk so many times, each in a process of its own."""
    seen: dict[str, list[tuple[float, float]]] = {}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"{shape}.csv"
        write(shape, path)
        for _ in range(times):
            out = subprocess.run(
                [sys.executable, __file__, shape, "--once", str(path)]
                + ["--hurry"] * hurry,
                capture_output=True, text=True, check=True,
            ).stdout  # fmt: skip
            for title, gaps in json.loads(out.splitlines()[-1]).items():
                seen.setdefault(title, []).append(tuple(gaps))
    return seen


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("shapes", nargs="*", default=list(SHAPES))
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--above", type=float, default=0.0)
    parser.add_argument("--once", metavar="FILE", help="one walk, as JSON")
    parser.add_argument(
        "--json", metavar="FILE", help="where to write all gaps of the last shape"
    )
    parser.add_argument(
        "--hurry",
        action="store_true",
        help="enter the rooms before they are made ahead",
    )
    chosen = parser.parse_args()
    for shape in chosen.shapes:
        if chosen.once:
            with tempfile.TemporaryDirectory() as home:
                os.environ["WORKBENCH_HOME"] = home
                print(
                    json.dumps(walk(shape, Path(chosen.once), chosen.hurry)), flush=True
                )
            continue
        print(f"{shape}: {SHAPES[shape]}; median (worst) of {chosen.times}, ms")
        seen = repeat(shape, chosen.times, chosen.hurry)
        if chosen.json:
            Path(chosen.json).write_text(json.dumps(seen), encoding="utf-8")
        for title, gaps in seen.items():
            cpu, clock = zip(*gaps, strict=True)
            if statistics.median(cpu) > chosen.above:
                print(
                    f"  {title:42s} processor {statistics.median(cpu):6.0f}"
                    f" ({max(cpu):6.0f}), clock {statistics.median(clock):6.0f}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
