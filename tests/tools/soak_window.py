"""Plays every lesson, then shows every room again and again; nothing may go wrong.

    python tests/tools/soak_window.py [N] [LANGUAGE ...]

N rounds (20), each a window in a process of its own: all lessons played as a person
would, with worker processes; then three times every room, each with every menu of its
buttons opened and closed, the language switched and all garbage collected. Prints a
line for each round with the errors shown in message bars and the lines on standard
error; ends with 1 when there was any.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from itertools import cycle
from pathlib import Path

#: What Qt writes on a screen that is none.
QT_SAYS = "This plugin does not support"

#: Seconds of a round: lessons wait for their experiments, which step back before all else.
_LONGEST = 3600

WINDOW = '''
import gc
import sys
import time

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QToolButton, QPushButton

from workbench.core.lessons.lesson_file import lessons
from workbench.ui import app
from workbench.ui.lessons.lesson_player import LessonPlayer
from workbench.ui.lessons.replay import Replay

make = app.create_window
ROOMS = ("home", "data", "classify", "visualize", "explore", "metric", "search", "dist", "proto", "compare")
LANGUAGE = sys.argv[1]


class Soak:
    """A list of things to do, each when all is at rest."""

    def __init__(self, window):
        self.window, self.quiet, self.errors = window, 0, []
        self.player = window.findChild(LessonPlayer)
        self.replay = Replay(window)
        self.deeds = self.all_deeds()
        window.message_bar.shown.connect(self.note)
        self.timer = QTimer(window)
        self.timer.timeout.connect(self.tick)
        self.timer.start(40)

    def note(self, level, text):
        if level == "error":
            print("error:", text, flush=True)

    def busy(self):
        window = self.window
        return window.context.jobs.tasks or window.room.busy or (
            self.walking and not self.player.walk.done
        )

    walking = False

    def tick(self):
        if not self.window.context.catalogue.plugins or self.busy():
            self.quiet = 0
            return
        self.quiet += 1
        if self.quiet < 3:
            return
        self.quiet = 0
        if next(self.deeds, None) is None:
            self.timer.stop()
            self.window.close()

    def all_deeds(self):
        self.window.resize(1280, 720)
        yield 1
        for lesson in lessons():
            self.window.show_room("home")  # where a person picks a lesson
            yield 1
            self.player.open(lesson.id)
            yield 1
            while self.player.walk is not None:
                self.replay.perform(self.player.walk.step)
                self.walking = True
                yield 1
                self.walking = False
                self.player.next()
                yield 1
        for turn in range(3):
            for room in ROOMS:
                self.window.show_room(room)
                gc.collect()
                yield 1
                for button in self.window.findChildren(QToolButton) + (
                    self.window.findChildren(QPushButton)
                ):
                    menu = button.menu()
                    if menu is not None and button.isVisible():
                        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))
                        yield 1
                        menu.close()
                gc.collect()
                yield 1
            for code in ("es", "ru", "en"):
                self.window.acts[f"view_{code}Language"].trigger()
                yield 1
        print("end", flush=True)


def create(*args, **options):
    options["lang"] = LANGUAGE
    window = make(*args, **options)
    window.soak = Soak(window)
    return window


app.create_window = create
if __name__ == "__main__":
    sys.exit(app.run(fresh=True, foreign_plugins=False))
'''


def main(n: int = 20, languages: tuple[str, ...] = ("en", "es", "ru")) -> int:
    """Run the rounds and print what each said."""
    wrong = 0
    with tempfile.TemporaryDirectory() as name:
        script = Path(name) / "window.py"
        script.write_text(WINDOW, encoding="utf-8")
        for number, language in zip(range(1, n + 1), cycle(languages)):
            environment = {
                **os.environ, "WORKBENCH_HOME": str(Path(name) / f"home-{number}"),
                "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen"),
            }  # fmt: skip
            began = time.monotonic()
            done = subprocess.run(
                [sys.executable, str(script), language], capture_output=True, text=True,
                env=environment, timeout=_LONGEST, check=False,
            )  # fmt: skip
            lines = [
                line
                for line in (done.stdout + done.stderr).splitlines()
                if line and not line.startswith(QT_SAYS)
            ]
            clean = lines == ["end"] and done.returncode == 0
            wrong += not clean
            said = "clean" if clean else f"exit {done.returncode}: " + " / ".join(lines)
            seconds = time.monotonic() - began
            print(f"{number:3d} {language} {seconds:5.0f} s {said}", flush=True)
    print(f"{n - wrong} of {n} rounds are clean", flush=True)
    return min(wrong, 1)


if __name__ == "__main__":
    number, *chosen = sys.argv[1:] or ["20"]
    sys.exit(main(int(number), tuple(chosen) or ("en", "es", "ru")))
