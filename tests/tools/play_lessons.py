"""Plays every lesson in every language and theme, with worker processes, and looks.

    python tests/tools/play_lessons.py FOLDER [--lessons the-right-k,...]
        [--langs en,es,ru] [--themes light,dark] [--size 1280x720]

Each lesson is played to its end by its ``do`` lines in a window of its own. A picture of
the whole window is saved before and after each step, and all those of a lesson in one
dress on a sheet, LESSON-LANG-THEME.png. Prints a line for each play with its seconds and
whatever went wrong: a step that does not end, an error in the message bar, a line on
standard error. Ends with 1 when there was any.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from itertools import product
from pathlib import Path

from workbench.core.lessons.lesson import lesson_files
from workbench.core.lessons.lesson_file import lessons

#: What Qt writes on a screen that is none.
QT_SAYS = "This plugin does not support"
#: Seconds that a step may take.
PATIENCE = 300.0
#: Pictures side by side on a sheet, and pixels across of each.
ACROSS, WIDTH = 3, 800


def play(path: str, language: str, theme: str, size: str, folder: Path) -> None:
    """Play one lesson here; print what goes wrong."""
    from workbench.ui.lessons.rehearse import rehearse

    width, height = map(int, size.split("x"))
    listened = set()

    def see(window, number, done) -> None:
        if window not in listened:
            listened.add(window)
            window.message_bar.shown.connect(
                lambda level, text: level == "error" and print("error:", text)
            )
            window.resize(width, height)
        window.grab().save(str(folder / f"{number:02d}-{'b' if done else 'a'}.png"))

    problem = rehearse(path, PATIENCE, language, see, theme)
    if problem:
        print(problem)


def make_sheet(folder: Path, target: Path) -> None:
    """Put all pictures of a folder on one."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QImage, QPainter

    pictures = [QImage(str(file)) for file in sorted(folder.glob("*.png"))]
    if not pictures:
        return
    height = WIDTH * pictures[0].height() // pictures[0].width()
    rows = -(-len(pictures) // ACROSS)
    sheet = QImage(ACROSS * WIDTH, rows * height, QImage.Format.Format_RGB32)
    sheet.fill(Qt.GlobalColor.gray)
    painter = QPainter(sheet)
    smooth = Qt.TransformationMode.SmoothTransformation
    for place, picture in enumerate(pictures):
        row, column = divmod(place, ACROSS)
        small = picture.scaledToWidth(WIDTH, smooth)
        painter.drawImage(column * WIDTH, row * height, small)
    painter.end()
    sheet.save(str(target))


def play_apart(lesson: str, language: str, theme: str, size: str, folder: Path) -> bool:
    """Play one lesson in a process of its own; return whether nothing went wrong."""
    pictures = folder / f"{lesson}-{language}-{theme}"
    pictures.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    path = next(str(file) for file in lesson_files() if file.stem == lesson)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        done = subprocess.run(
            [sys.executable, __file__, "--play", path, language, theme, size, str(pictures)],
            capture_output=True, text=True, timeout=1800, check=False,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "WORKBENCH_HOME": home},
        )  # fmt: skip
    make_sheet(pictures, folder / f"{pictures.name}.png")
    said = [
        line
        for line in (done.stdout + done.stderr).splitlines()
        if line and not line.startswith(QT_SAYS)
    ]
    clean = not said and done.returncode == 0
    result = "clean" if clean else f"exit {done.returncode}: " + " / ".join(said)
    print(f"{pictures.name:40} {time.monotonic() - began:4.0f} s {result}", flush=True)
    return clean


def main() -> int:
    """Play what is asked for."""
    if sys.argv[1:2] == ["--play"]:
        path, language, theme, size, pictures = sys.argv[2:]
        play(path, language, theme, size, Path(pictures))
        return 0
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--lessons", default=",".join(each.id for each in lessons()))
    parser.add_argument("--langs", default="en,es,ru")
    parser.add_argument("--themes", default="light,dark")
    parser.add_argument("--size", default="1280x720")
    chosen = parser.parse_args()
    asked = (chosen.lessons, chosen.langs, chosen.themes)
    plays = list(product(*(text.split(",") for text in asked)))
    clean = [play_apart(*dress, chosen.size, chosen.folder) for dress in plays]
    print(f"{sum(clean)} of {len(plays)} plays are clean")
    return 0 if all(clean) else 1


if __name__ == "__main__":
    sys.exit(main())
