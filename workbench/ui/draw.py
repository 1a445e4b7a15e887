"""``python -m workbench.ui.draw FILE``: draw the figure that comes as JSON on stdin.

The command ``figure`` runs it in a process of its own on Qt's offscreen platform.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from workbench.api import Problem
from workbench.ui import figures
from workbench.ui.figure_sheet import FigureSheet
from workbench.ui.theme import Theme

#: Pixels of one panel on the screen; a PNG gets `SCALE` times as many.
PANEL = (520, 440)
SCALE = 2.0


def main() -> int:
    """Draw what standard input holds into the file named; 2 if it cannot be written."""
    target, theme_name = Path(sys.argv[1]), sys.argv[2]
    document = json.load(sys.stdin)
    app = QApplication.instance() or QApplication(sys.argv[:1])
    theme = Theme(theme_name)
    theme.apply()
    sheet = FigureSheet(theme, "figure")
    columns = int(document["columns"])
    rows = -(-len(document["panels"]) // columns)
    sheet.resize(columns * PANEL[0], rows * PANEL[1] + 40)
    sheet.show_figure(document)
    sheet.show()  # nothing appears on the offscreen platform
    outcome: list[int] = []

    def write() -> None:
        try:
            figures.export(sheet, target, scale=SCALE)
            outcome.append(0)
        except Problem as problem:
            sys.stderr.write(f"{problem}\n")
            outcome.append(2)
        app.quit()

    # once the event loop has laid the titles and axes out
    QTimer.singleShot(0, write)
    app.exec()
    return outcome[0] if outcome else 2


if __name__ == "__main__":
    sys.exit(main())
