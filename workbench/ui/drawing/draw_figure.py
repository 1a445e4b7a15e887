"""``python -m workbench.ui.drawing.draw_figure FILE THEME``: draw the figure that comes as JSON on stdin.

The command ``figure`` runs it in a process of its own on Qt's offscreen platform. A
document of kind ``diagram`` was laid out already and is only painted. A figure with ``frames`` becomes an animated PNG where FILE ends in ``.apng``, and a
picture of where the way ends elsewhere.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from workbench.api import Problem
from workbench.core.diagrams.diagram import KIND, Diagram
from workbench.core.program.records import from_json
from workbench.core.results.pictures.figure import Figure
from workbench.ui.drawing import animation, figure_export
from workbench.ui.drawing.diagram_view import DiagramView
from workbench.ui.drawing.figure_sheet import FigureSheet
from workbench.ui.services.theme import Theme

#: Pixels of one panel on the screen; a PNG gets `SCALE` times as many.
PANEL = (520, 440)
SCALE = 2.0
#: Of an animation, which is looked at on a screen; and seconds for each frame.
ANIMATION_SCALE, FRAME = 1.0, 0.06


class Drawer(QObject):
    """Draws the frames of a figure one after the other, then writes the file."""

    def __init__(self, figure: Figure, target: Path, theme: Theme) -> None:
        super().__init__()
        self._animated = target.suffix.lower() == ".apng"
        frames = figure.frames if self._animated else ()
        self._waiting = list(frames or [figure])
        self._target, self._images = target, list[QImage]()
        self.problem = ""
        self._sheet = FigureSheet(theme, "figure")
        first = self._waiting[0]
        rows = -(-len(first.panels) // first.columns)
        self._sheet.resize(first.columns * PANEL[0], rows * PANEL[1] + 40)
        self._sheet.show()  # nothing appears on the offscreen platform
        self._shown = False
        QTimer.singleShot(0, self.step)

    def step(self) -> None:
        """Take the frame that was laid out since, and go to the next, or write."""
        try:
            if self._shown and self._animated:
                self._images.append(figure_export.image(self._sheet, ANIMATION_SCALE))
            if self._waiting:
                self._sheet.show_figure(self._waiting.pop(0))
                self._shown = True
                # once the event loop has laid the titles and axes out
                QTimer.singleShot(0, self.step)
                return
            self._write()
        except Problem as problem:
            self.problem = str(problem)
        except Exception as error:  # noqa: BLE001 - else the loop never ends
            self.problem = f"{type(error).__name__}: {error}"
        QApplication.quit()

    def _write(self) -> None:
        if self._animated:
            animation.write(self._images, self._target, FRAME)
        else:
            figure_export.export(self._sheet, self._target, scale=SCALE)


def draw_diagram(document: Mapping[str, Any], target: Path, theme: Theme) -> str:
    """Write a diagram into a file as large as it is; return what is wrong, or nothing."""
    diagram = Diagram.from_plain(document)
    view = DiagramView(theme, "figure")
    view.resize(math.ceil(diagram.width), math.ceil(diagram.height))
    view.show_diagram(diagram)
    try:
        figure_export.export(view, target, scale=SCALE)
    except Problem as problem:
        return str(problem)
    return ""


def main() -> int:
    """Draw what standard input holds into the file named; 2 if it cannot be written."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    theme = Theme(sys.argv[2])
    theme.apply()
    document, target = json.load(sys.stdin), Path(sys.argv[1])
    if document.get("kind") == KIND:
        problem = draw_diagram(document, target, theme)
    else:
        drawer = Drawer(from_json(Figure, document), target, theme)
        app.exec()
        problem = drawer.problem
    if problem:
        sys.stderr.write(f"{problem}\n")
    return 2 if problem else 0


if __name__ == "__main__":
    sys.exit(main())
