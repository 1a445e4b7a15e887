"""Where values are missing: rows by attributes as a picture, and which go together."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QLabel,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from workbench.api.data import Dataset, IntArray
from workbench.core.results.describing.row_answers import GapCounts
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.room import Room
from workbench.ui.services.theme import Theme

_MOST_NAMES = 12


class GapPlot(Plot):
    """Bands of rows by attributes; the darker, the more values are missing.

    Signals
    -------
    picked(band, column)
        A place of the picture was clicked.
    """

    picked = Signal(int, int)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "data_gaps_plot")
        self._gaps: GapCounts | None = None
        self._names: tuple[str, ...] = ()
        self._band = 0
        self._image = pg.ImageItem()
        self.addItem(self._image)
        self.setMouseEnabled(x=False, y=False)
        self.getPlotItem().invertY(True)
        self.themed.connect(self._draw)
        self.scene().sigMouseClicked.connect(self._on_scene_mouse_clicked)
        self.key_pressed.connect(self._on_key_pressed)
        self._column = 0

    def show_gaps(self, gaps: GapCounts, names: tuple[str, ...]) -> None:
        """Show other gaps."""
        self._gaps, self._names = gaps, names
        self._draw()

    def table(self) -> TwinTable:
        """List the missing cells of each attribute."""
        counts = np.empty(0) if self._gaps is None else self._gaps.columns
        headers = (self.tr("attribute"), self.tr("missing"))
        return TwinTable(headers, (self._names, counts))

    def _draw(self) -> None:
        gaps = getattr(self, "_gaps", None)
        if gaps is None:
            return
        strip = gaps.strip
        # any gap can be seen, however long the band of rows
        shades = np.where(strip > 0, 0.2 + 0.8 * np.sqrt(strip), 0.0)
        self._image.setImage(shades, levels=(0, 1), autoLevels=False)
        dark = pg.mkColor(self.theme.colours.accent)
        light = pg.mkColor(self.theme.colours.grid)
        table = [
            [a + (b - a) * i / 255 for a, b in zip(light.getRgb(), dark.getRgb(), strict=True)]
            for i in range(256)
        ]  # fmt: skip
        self._image.setLookupTable(np.array(table, dtype=np.uint8))
        n = int(gaps.edges[-1])
        columns = strip.shape[1]
        self._image.setRect(0, 0.5, columns, max(n, 1))
        step = max(1, -(-columns // _MOST_NAMES))
        ticks = [(j + 0.5, self._names[j][:10]) for j in range(0, columns, step)]
        self.getPlotItem().getAxis("bottom").setTicks([ticks])
        self.set_labels("", self.tr("row"))
        self.reset_view()

    def reset_view(self) -> None:
        if self._gaps is not None:
            n = int(self._gaps.edges[-1])
            columns = self._gaps.strip.shape[1]
            self.show_range((0, columns), (0.5, max(n, 1) + 0.5), 0)

    def _on_scene_mouse_clicked(self, event: Any) -> None:
        if self._gaps is None or event.button() != Qt.MouseButton.LeftButton:
            return
        point = self.getPlotItem().getViewBox().mapSceneToView(event.scenePos())
        edges, columns = self._gaps.edges, self._gaps.strip.shape[1]
        band = int(np.searchsorted(edges, point.y() - 0.5, side="right")) - 1
        if 0 <= band < len(edges) - 1 and 0 <= point.x() < columns:
            self.picked.emit(band, int(point.x()))

    def _on_key_pressed(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1), Qt.Key.Key_Up: (-1, 0),
            Qt.Key.Key_Down: (1, 0), Qt.Key.Key_Return: (0, 0),
        }  # fmt: skip
        if self._gaps is None or event.key() not in steps:
            return
        bands, columns = self._gaps.strip.shape
        down, right = steps[Qt.Key(event.key())]
        self._band = min(max(self._band + down, 0), bands - 1)
        self._column = min(max(self._column + right, 0), columns - 1)
        self.picked.emit(self._band, self._column)
        event.accept()


class GapsPanel(QWidget):
    """The picture beside the list of patterns.

    Signals
    -------
    rows_chosen(rows, modifiers)
        The rows with a gap that was clicked.
    """

    rows_chosen = Signal(object, object)

    def __init__(self, room: Room) -> None:
        super().__init__()
        self._room = room
        self._data: Dataset | None = None
        self._gaps: GapCounts | None = None
        self._request = room.request()
        self._rows_request = room.request()
        self._line = QLabel(wordWrap=True)
        self.plot = GapPlot(room.context.theme)
        self.patterns = QListWidget()
        self.patterns.setObjectName("data_gaps_list")
        self.patterns.setFrameShape(QListWidget.Shape.NoFrame)
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.addWidget(self.plot)
        splitter.addWidget(self.patterns)
        splitter.setStretchFactor(0, 3)
        splitter.setStretchFactor(1, 2)
        splitter.setChildrenCollapsible(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 8, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self._line)
        layout.addWidget(splitter, 1)
        self._request.done.connect(self._on_request_done)
        self._rows_request.done.connect(self._on_rows_arrived)
        self.plot.picked.connect(self._on_plot_picked)
        self.patterns.itemActivated.connect(self._on_pattern_activated)
        self.patterns.itemClicked.connect(self._on_pattern_activated)

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.patterns.setAccessibleName(self.tr("Patterns of missing values"))
        tip = self.tr("Which attributes are missing together; Enter selects the rows")
        self.patterns.setToolTip(tip)
        self._show()

    def show_data(self, data: Dataset | None) -> None:
        """Look at another data set when the page is shown."""
        self._data, self._gaps = data, None
        self.refresh()

    def refresh(self) -> None:
        """Count now if the page can be seen and was not counted yet."""
        if self._data is None or self._gaps is not None or not self.isVisible():
            return
        payload = {"data": str(self._room.context.session.folder())}
        self._request.start(
            "gaps", payload, lane="interactive", title=self.tr("Missing values")
        )

    def showEvent(self, event: Any) -> None:
        super().showEvent(event)
        self.refresh()

    def _on_request_done(self, gaps: GapCounts) -> None:
        self._gaps = gaps
        self._show()

    def _show(self) -> None:
        if self._data is None or self._gaps is None:
            return
        names = tuple(a.name for a in self._data.columns)
        if len(names) != self._gaps.strip.shape[1]:
            return  # the answer of before an edit; the new one is under way
        total, locale = int(self._gaps.columns.sum()), QLocale()
        text = self.tr("{cells} missing cells; {rows} of {n} rows are complete.")
        line = text.format(
            cells=locale.toString(total),
            rows=locale.toString(self._gaps.complete),
            n=locale.toString(self._data.n_rows),
        )
        self._line.setText(line)
        self.plot.show_gaps(self._gaps, names)
        self.plot.describe(self.tr("Missing values"), line)
        self.patterns.clear()
        for pattern, count in zip(self._gaps.patterns, self._gaps.counts, strict=True):
            missing = ", ".join(
                n for n, absent in zip(names, pattern, strict=True) if absent
            )
            item = QListWidgetItem(f"{locale.toString(int(count))}  ·  {missing}")
            item.setData(Qt.ItemDataRole.UserRole, pattern.tolist())
            self.patterns.addItem(item)
        self.patterns.setVisible(self.patterns.count() > 0)

    def _on_pattern_activated(self, item: QListWidgetItem) -> None:
        payload = {
            "data": str(self._room.context.session.folder()),
            "pattern": item.data(Qt.ItemDataRole.UserRole),
        }
        self._rows_request.start(
            "gap-rows", payload, lane="interactive", title=self.tr("Missing values")
        )

    def _on_rows_arrived(self, rows: IntArray) -> None:
        self.rows_chosen.emit(rows, Qt.KeyboardModifier.NoModifier)

    def _on_plot_picked(self, band: int, column: int) -> None:
        if self._data is None or self._gaps is None:
            return
        first, end = self._gaps.edges[band : band + 2]
        # one band only: some thousand rows at most
        absent = _missing_between(self._data, column, int(first), int(end))
        if absent.size:
            self.rows_chosen.emit(absent, Qt.KeyboardModifier.NoModifier)


def _missing_between(data: Dataset, column: int, first: int, end: int) -> np.ndarray:
    if column == data.class_index:
        y = data.y[first:end]
        absent = np.isnan(y) if data.class_attribute.is_numeric else y < 0
    else:
        absent = np.isnan(data.X[first:end, column - (column > data.class_index)])
    return first + np.flatnonzero(absent)
