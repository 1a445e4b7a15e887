"""``python -m workbench.ui.drawing.demo_pictures DIR``: scatter plots from JSON on stdin.

The command ``demo`` runs it in a process of its own on Qt's offscreen platform.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pyqtgraph as pg
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication

from workbench.core.program.records import from_json
from workbench.core.results.pictures.demo_picture import DemoPicture
from workbench.ui.drawing import figure_export
from workbench.ui.drawing.plot import Plot
from workbench.ui.services.theme import Theme

SIZE = (640, 480)


def draw(picture: DemoPicture, theme: Theme) -> Plot:
    """Return a scatter plot of classes, wrongly classified rows ringed."""
    plot = Plot(theme, "main_demo_plot", equal_aspect=True)
    plot.resize(*SIZE)
    plot.describe(picture.title)
    plot.getPlotItem().setTitle(picture.title, color=theme.colours.text)
    plot.set_labels(*picture.axes)
    legend = plot.add_legend()
    points, labels = picture.points, picture.labels
    for code, name in enumerate(picture.classes):
        shown = points[labels == code]
        item = pg.ScatterPlotItem(
            shown[:, 0],
            shown[:, 1],
            symbol=theme.class_marker(code),
            brush=theme.class_colour(code),
            pen=None,
            size=7,
        )
        plot.addItem(item)
        legend.addItem(item, name)
    wrong = points[picture.wrong_rows]
    ring = pg.mkPen(theme.colours.error, width=1.2)
    errors = pg.ScatterPlotItem(
        wrong[:, 0], wrong[:, 1], symbol="o", brush=None, pen=ring, size=12
    )
    plot.addItem(errors)
    text = QCoreApplication.translate("DemoPictures", "wrong: {0}")
    legend.addItem(errors, text.format(len(wrong)))
    low, high = points.min(axis=0), points.max(axis=0)
    plot.show_range((low[0], high[0]), (low[1], high[1]))
    return plot


def main() -> int:
    """Draw every figure of the JSON list on standard input into the folder named."""
    folder = Path(sys.argv[1])
    app = QApplication.instance() or QApplication(sys.argv[:1])
    theme = Theme("light")
    theme.apply()
    pictures = [from_json(DemoPicture, document) for document in json.load(sys.stdin)]
    plots = {picture.file: draw(picture, theme) for picture in pictures}
    for plot in plots.values():
        plot.show()  # nothing appears on the offscreen platform

    def write() -> None:
        for file, plot in plots.items():
            figure_export.export(plot, folder / file, scale=2.0)
        app.quit()

    # once the event loop has laid the titles and axes out
    QTimer.singleShot(0, write)
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
