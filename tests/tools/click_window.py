"""Clicks at random places of every room on a screen of its own; nothing may go wrong.

    python tests/tools/click_window.py [--minutes 30] [--seed 1]

Needs Xvfb and xdotool. A real window, 1280 x 720, home and working folder its own. Five
times a second the pointer goes to a random place and clicks, sometimes twice, with the
right button, with a drag or a key; each 20 seconds comes the next room, and now and then
data, text size, language and theme change. Prints a line a minute with the memory of the
window's process, then the errors shown in message bars and the lines on standard error,
a crash with the Python lines that led to it; ends with 1 when there was any, or when
memory grew by more than 50 MB after the first round through all rooms. In that round every
second deed turns to the next page, since pages are made when they are first looked at.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

WINDOW = """
import sys
from itertools import cycle

from PySide6.QtCore import QTimer

from workbench.ui import app

make = app.create_window
ROOMS = cycle(@ROOMS@)
DATA = cycle(("iris", "wine", "moons", "thesis21-strips", "mixed-demo"))
DRESS = cycle(("esLanguage", "darkTheme", "ruLanguage", "lightTheme", "enLanguage"))


def create(*args, **options):
    window = make(*args, **options)
    window.resize(1280, 720)
    window.move(0, 0)

    def note(level, text):
        if level == "error":
            said = window.room.last_message
            print("error:", text, "" if said is None else said.details, flush=True)

    window.message_bar.shown.connect(note)

    def next_room():
        window.show_room(next(ROOMS))
        if window.size().width() > 1280:
            print("error: the window grew to", window.size(), flush=True)

    def next_dress():
        window.acts[f"view_{next(DRESS)}"].trigger()
        window.resize(1280, 720)
        window.opener.open("builtin:" + next(DATA))

    for seconds, deed in ((@STAY@, next_room), (140, next_dress)):
        timer = QTimer(window)
        timer.timeout.connect(deed)
        timer.start(1000 * seconds)
    return window


app.create_window = create
if __name__ == "__main__":
    sys.exit(app.run(["builtin:thesis21-strips"], fresh=True, foreign_plugins=False))
"""

SIZE = (1280, 720)
KEYS = ("Tab", "Down", "Up", "Return", "space", "plus", "Delete", "ctrl+z", "F5")
#: Clicks after which Escape leaves menus and dialogs.
ESCAPE = 6
ROOMS = (
    "data", "classify", "visualize", "explore", "metric", "search", "dist", "proto", "compare",
    "home",
)  # fmt: skip
#: Seconds in a room before the next, and of a round through all, after which memory is
#: compared.
STAY = 20
ROUND = STAY * len(ROOMS)
GROWTH_MB = 50.0
#: Seconds that a window may take to end, on a machine that does other things.
PATIENCE = 120


def memory(process: int) -> float:
    """Return the resident memory of a process, MB; 0 where there is none any more."""
    try:
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
    except FileNotFoundError:
        return 0.0
    return next(
        (int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0
    )


def deed(chance: random.Random) -> list[str]:
    """Return what the hand does next, in xdotool's words."""
    x, y = (chance.randrange(side) for side in SIZE)
    go = ["mousemove", str(x), str(y)]
    what = chance.random()
    if what < 0.7:
        return [*go, "click", "1"]
    if what < 0.78:
        return [*go, "click", "--repeat", "2", "1"]
    if what < 0.84:
        return [*go, "click", "3"]
    if what < 0.92:
        dx, dy = (chance.randrange(-150, 150) for _ in range(2))
        there = [str(max(0, x + dx)), str(max(0, y + dy))]
        return [*go, "mousedown", "1", "mousemove", *there, "mouseup", "1"]
    if what < 0.96:
        return [*go, "click", chance.choice("45")]
    return ["key", chance.choice(KEYS)]


def play(minutes: float, seed: int, folder: Path, display: str) -> int:
    """Click so long; print and return how much went wrong."""
    script, log = folder / "window.py", folder / "said.txt"
    words = {"@ROOMS@": repr(ROOMS), "@STAY@": str(STAY)}
    text = WINDOW
    for place, word in words.items():
        text = text.replace(place, word)
    script.write_text(text, encoding="utf-8")
    environment = {
        **os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb",
        "WORKBENCH_HOME": str(folder / "home"), "HOME": str(folder),
    }  # fmt: skip
    chance, clicks, starts = random.Random(seed), 0, 0
    first = last = 0.0
    growth = []
    ends = time.monotonic() + 60 * minutes
    with log.open("w") as said:
        while time.monotonic() < ends:
            window = subprocess.Popen(
                [sys.executable, "-X", "faulthandler", str(script)], cwd=folder, env=environment,
                stdout=said, stderr=said,
            )  # fmt: skip
            starts, began, first = starts + 1, time.monotonic(), 0.0
            report = began + 60
            time.sleep(5)
            while window.poll() is None and time.monotonic() < ends:
                words = deed(chance) if clicks % ESCAPE else ["key", "Escape"]
                if clicks % 2 and time.monotonic() < began + ROUND:
                    words = ["key", "ctrl+Next"]
                subprocess.run(["xdotool", *words], env=environment, check=True)
                clicks += 1
                time.sleep(0.2)
                if not first and time.monotonic() > began + ROUND + 10:
                    first = memory(window.pid)
                if time.monotonic() > report:
                    last, report = memory(window.pid), report + 60
                    print(f"{clicks:6d} clicks, {last:6.0f} MB", flush=True)
            if window.poll() is None:
                last = memory(window.pid)
                window.terminate()
            elif window.returncode:
                said.write(f"the window ended with {window.returncode}\n")
            try:
                window.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                said.write(
                    f"the window had not ended {PATIENCE} s after it was told to\n"
                )
                window.kill()
                window.wait(PATIENCE)
            if first:
                growth.append(last - first)
    lines = [line for line in log.read_text().splitlines() if line]
    print("\n".join(lines))
    most = max(growth, default=0.0)
    print(
        f"{clicks} clicks, {starts} windows, {len(lines)} lines said, memory grew by "
        f"{most:.0f} MB"
    )
    return len(lines) + (most > GROWTH_MB)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    display = f":{70 + os.getpid() % 900}"
    server = subprocess.Popen(
        ["Xvfb", display, "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24"],
        stderr=subprocess.DEVNULL,
    )
    try:
        time.sleep(2)
        with tempfile.TemporaryDirectory() as folder:
            return min(1, play(chosen.minutes, chosen.seed, Path(folder), display))
    finally:
        server.terminate()
        server.wait(30)


if __name__ == "__main__":
    sys.exit(main())
