"""``python -m workbench.ui.lessons.rehearse FILE SECONDS``: play a lesson in a window nobody sees.

``workbench check FILE --replay`` runs it in a process of its own on Qt's offscreen
platform, with a home folder of its own. The first step that does not come to its end, or
asks for what is not there, is told in one line.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer

from workbench.api.problems import Problem
from workbench.ui.window.main_window import MainWindow

#: Milliseconds between two looks.
_LOOK_MS = 50
#: Seconds until the window is up and the lesson open.
_START = 120.0


def rehearse(
    path: str,
    seconds: float,
    language: str = "en",
    see: Callable[[MainWindow, int, bool], None] | None = None,
    theme: str | None = None,
) -> str:
    """Play every step by its ``do`` lines; return what is wrong, or an empty text.

    Parameters
    ----------
    path : str
        A lesson that was read without a complaint.
    seconds : float
        How long a step may take to come to its end.
    language : str
        Of the window.
    see : callable, optional
        Told of the window, the number of a step from 0, and whether it is done.
    theme : str, optional
        Of the window.
    """
    from workbench.ui.app import create_window
    from workbench.ui.lessons.lesson_player import LessonPlayer
    from workbench.ui.lessons.replay import Replay

    folder = Path(os.environ["WORKBENCH_HOME"])
    window = create_window(
        settings_path=folder / "settings.json", fresh=True, lang=language, theme=theme,
        lesson=str(Path(path).absolute()), foreign_plugins=False,
    )  # fmt: skip
    window.resize(1280, 720)
    window.show()
    player = window.findChild(LessonPlayer)
    assert isinstance(player, LessonPlayer)
    replay = Replay(window)
    try:
        if not _wait(lambda: player.walk is not None, _START):
            return "the lesson does not open"
        number = -1
        while player.walk is not None:
            number += 1
            step = player.walk.step
            key = f"steps[{number}]: the step {step.id!r}"
            _wait(lambda: not window.room.busy, seconds)
            if see is not None:
                see(window, number, False)
            if step.task is not None:
                player.skip()  # what solves a task is not in the file
                continue
            try:
                replay.perform(step)
            except Problem as problem:
                return f"{key} cannot be done: {problem.what}"
            walk = player.walk
            if not _wait(lambda walk=walk: walk.done, seconds):
                probe = player.ask
                missing = [
                    f"{'.'.join(map(str, (c.place.who, c.place.topic, *c.place.path)))} "
                    f"{c.operator} {c.wanted!r}"
                    for c in step.until
                    if not c.holds(probe)
                ]
                told = "; ".join(missing) or "its question or what must come first"
                return f"{key} does not end after what it does: {told:.200}"
            if see is not None:
                _wait(lambda: not window.room.busy, seconds)
                see(window, number, True)
            player.next()
        return ""
    finally:
        window.close()


def _wait(ready: object, seconds: float) -> bool:
    """Let the window work until something holds; return whether it does."""
    assert callable(ready)
    loop, ends = QEventLoop(), time.monotonic() + seconds

    def look() -> None:
        if ready() or time.monotonic() > ends:
            loop.quit()

    timer = QTimer(interval=_LOOK_MS)
    timer.timeout.connect(look)
    timer.start()
    loop.exec()
    timer.stop()
    return bool(ready())


def main() -> int:
    """Rehearse the lesson named; 2 and a line if a step does not pass."""
    path, seconds = sys.argv[1], float(sys.argv[2])
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.environ["WORKBENCH_HOME"] = folder
        problem = rehearse(path, seconds)
    if problem:
        sys.stderr.write(f"{path}: {problem}\n")
    return 2 if problem else 0


if __name__ == "__main__":
    sys.exit(main())
