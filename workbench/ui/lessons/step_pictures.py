"""``python -m workbench.ui.lessons.step_pictures FILE FOLDER LANG``: pictures of all steps.

The command ``handout --pictures`` runs it in a process of its own on Qt's offscreen
platform, with a home folder of its own: the lesson is played by its ``do`` lines, and the
room is drawn before and after each step.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import Qt

from workbench.ui.window.main_window import MainWindow

#: Pixels across; on paper half a page.
WIDTH = 900
#: Seconds that a step may take to come to its end.
_PATIENCE = 120.0


def draw_steps(path: str, folder: Path, language: str) -> str:
    """Save ``BEFORE-N.png`` and ``AFTER-N.png``; return what is wrong, or an empty text."""
    from workbench.ui.lessons.rehearse import rehearse

    def see(window: MainWindow, number: int, done: bool) -> None:
        picture = window.room.grab().toImage()
        mode = Qt.TransformationMode.SmoothTransformation
        name = f"{'after' if done else 'before'}-{number}.png"
        picture.scaledToWidth(WIDTH, mode).save(str(folder / name))

    return rehearse(path, _PATIENCE, language, see)


def main() -> int:
    """Draw the lesson named; 2 and a line if a step does not pass."""
    path, folder, language = sys.argv[1:4]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        os.environ["WORKBENCH_HOME"] = home
        problem = draw_steps(path, Path(folder), language)
    if problem:
        sys.stderr.write(f"{path}: {problem}\n")
    return 2 if problem else 0


if __name__ == "__main__":
    sys.exit(main())
