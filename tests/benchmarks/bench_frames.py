"""Interactions of the microscope, of two rows and of the race, beside what is asked.

    python tests/benchmarks/bench_frames.py

A real window, 1000 rows of two attributes: the voting microscope follows a query, the
ledger shows pair after pair (16 ms each), the race of five methods steps (50 ms), draws
the regions after a step (150 ms), and plays at its highest speed (10 steps a second or
more). Medians and worst by the processor, and by the clock; then the longest time between
two ticks of a 2 ms timer of the window's thread while the race runs (50 ms).
"""

from __future__ import annotations

import os
import tempfile
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np
from bench_use import Hand, made
from PySide6.QtWidgets import QAbstractButton, QComboBox, QSlider, QWidget

RACING = ("stolp", "hart", "wilson", "tomek", "delaunay")
TIMES = 40


def told(name: str, found: dict[str, float], limit: float) -> None:
    """Print one line."""
    print(
        f"{name:34s} processor {found.get('processor', np.nan):6.1f} ms, clock median "
        f"{found['median']:6.1f}, worst {found['worst']:6.1f} (at most {limit:g})",
        flush=True,
    )


def part(hand: Hand, name: str) -> QWidget:
    """Return a part of the room shown, by name."""
    found = hand.window.room.findChild(QWidget, name)
    assert found is not None, name
    return found


def microscope(hand: Hand) -> None:
    """Ask about place after place, all schemes shown."""
    hand.window.show_room("explore")
    hand.wait(hand.at_rest)
    room = hand.window.room
    button = part(hand, "explore_schemesBtn")
    assert isinstance(button, QAbstractButton)
    button.click()
    room.asking.ask(0.0, 0.0)
    hand.wait(hand.at_rest)
    room.latency.clear()
    for x in np.linspace(-2, 2, TIMES):
        room.asking.ask(float(x), 0.3)
    told("voting microscope", room.probe("latency")["microscope"], 16)


def ledger(hand: Hand) -> None:
    """Compare pair after pair."""
    hand.window.show_room("dist")
    hand.window.room.open_page("rows")
    hand.wait(hand.at_rest)
    second = part(hand, "dist_rowB_combo")
    assert isinstance(second, QComboBox)
    hand.window.room.page.latency.clear()
    for row in range(2, 2 + TIMES):
        second.setCurrentIndex(row)
    told("ledger of two rows", hand.window.room.probe("rows")["latency"]["ledger"], 16)


def race(hand: Hand) -> None:
    """Step, see the regions after each step, and play."""
    hand.window.show_room("proto")
    room = hand.window.room
    room.open_page("race")
    hand.wait(hand.at_rest)
    page = room.page
    for method, box in page.checks.boxes.items():
        box.setChecked(method in RACING)
    hand.wait(lambda: bool(room.probe("race")["at_rest"]))
    step, play, speed = (
        part(hand, f"proto_{name}") for name in ("stepBtn", "playBtn", "speedSlider")
    )
    assert isinstance(step, QAbstractButton)
    assert isinstance(play, QAbstractButton)
    assert isinstance(speed, QSlider)
    page.latency.clear()
    drawn = []
    for _ in range(TIMES):
        began, busy = time.perf_counter(), time.process_time()
        step.click()
        page.after.grab()  # painted
        drawn.append((time.perf_counter() - began, time.process_time() - busy))
        hand.wait(lambda: bool(room.probe("race")["at_rest"]))
    told("a step of the race", room.probe("race")["latency"]["step"], 50)
    clock, busy = 1e3 * np.array(drawn).T
    found = {
        "processor": np.median(busy), "median": np.median(clock), "worst": clock.max()
    }  # fmt: skip
    told("regions after a step", found, 150)
    speed.setValue(speed.maximum())
    before, began = sum(room.probe("race")["done"].values()), time.perf_counter()
    hand.watch.begin()
    play.setChecked(True)
    hand.wait(lambda: time.perf_counter() > began + 4)
    took = time.perf_counter() - began
    stall = 1e3 * hand.watch.processor, 1e3 * hand.watch.clock
    done = (sum(room.probe("race")["done"].values()) - before) / len(RACING)
    play.setChecked(False)
    hand.wait(lambda: bool(room.probe("race")["at_rest"]))
    print(f"playing: {done / took:.1f} steps a second (at least 10)")
    print(
        f"longest stall while it plays: processor {stall[0]:.0f} ms, "
        f"clock {stall[1]:.0f} ms (at most 50)"
    )


def main() -> None:
    """Print all lines."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["WORKBENCH_HOME"] = home
        hand = Hand(quiet=True)
        hand.open(made(1000, 2, 3, "clouds"))
        hand.wait(hand.at_rest)
        for scene in (microscope, ledger, race):
            scene(hand)
        hand.close()


if __name__ == "__main__":
    main()
