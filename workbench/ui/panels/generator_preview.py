"""A small picture and a small table of the data that a generator would make."""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from workbench.core.results.describing.data_previews import GeneratedPreview
from workbench.ui.drawing.group_signs import sign_of, spot_styles
from workbench.ui.drawing.legend import ClassLegend
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.spots import Spots
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.panels.twin_panel import TwinModel
from workbench.ui.services.theme import Theme
from workbench.ui.widgets.table import CELLS, CopyTable

_SPOT = 6
#: Pixels: less shows no shape.
_LEAST = 150


class PreviewPlot(Plot):
    """Rows of a sample as spots in the signs of their classes."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "generate_preview_plot", parent=parent)
        self._spots = Spots(size=_SPOT, pen=None)
        self.addItem(self._spots, ignoreBounds=True)
        self._shown: GeneratedPreview | None = None
        self.setMouseEnabled(x=False, y=False)
        self.setMinimumHeight(_LEAST)
        self.themed.connect(self._draw)
        self.probes["preview"] = self._probe

    def show_preview(self, shown: GeneratedPreview | None) -> None:
        """Draw a sample, or nothing."""
        self._shown = shown
        self._draw()

    def _draw(self) -> None:
        shown = getattr(self, "_shown", None)
        if shown is None:
            if hasattr(self, "_spots"):
                self._spots.setData(pos=np.empty((0, 2)))
            return
        styles = spot_styles(self.theme, sign_of(shown.codes))
        self._spots.setData(pos=shown.places, **styles)
        self.set_labels(*shown.axes)
        self.reset_view()

    def reset_view(self) -> None:
        shown = self._shown
        if shown is None or not len(shown.places):
            return
        low, high = np.nanmin(shown.places, axis=0), np.nanmax(shown.places, axis=0)
        high = np.where(high > low, high, low + 1.0)
        self.show_range((low[0], high[0]), (low[1], high[1]))

    def table(self) -> TwinTable:
        """List the spots: both coordinates and the class."""
        shown = self._shown
        if shown is None:
            return TwinTable()
        names = [*shown.classes, "?"] if shown.classes else [""]
        classes = [names[code] for code in shown.codes.tolist()]
        headers = (*shown.axes, self.tr("class"))
        return TwinTable(headers, (shown.places[:, 0], shown.places[:, 1], classes))

    def _probe(self) -> dict[str, Any]:
        shown = self._shown
        if shown is None:
            return {"points": 0}
        return {
            "points": len(shown.places), "axes": list(shown.axes),
            "sizes": shown.sizes.tolist(), "places": shown.places.tolist(),
        }  # fmt: skip


class GeneratorPreview(QWidget):
    """The picture, the legend with the sizes of classes, and the first rows."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.plot = PreviewPlot(theme, self)
        self._legend = ClassLegend(theme, "generate_legendLabel")
        self._note = QLabel(wordWrap=True)
        self._note.setObjectName("generate_previewLabel")
        self._model = TwinModel(figures=True)
        self.rows = CopyTable(
            "generate_rows_table", self._model, selects=CELLS, wraps=True,
            copied=self._model.tsv,
        )  # fmt: skip
        self._model.setParent(self.rows)
        self._shown: GeneratedPreview | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._note)
        column.addWidget(self._legend)
        column.addWidget(self.plot, 3)
        column.addWidget(self.rows, 2)

    def show_preview(self, shown: GeneratedPreview | None) -> None:
        """Show a sample, or nothing."""
        self._shown = shown
        self.plot.show_preview(shown)
        classes = shown.classes if shown is not None else ()
        self._legend.show_classes(
            classes, sizes=shown.sizes if shown is not None else ()
        )
        table = TwinTable()
        if shown is not None:
            columns = tuple(list(c) for c in zip(*shown.first.cells, strict=True))
            table = TwinTable(shown.first.names, columns)
        self._model.show_table(table)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.rows.setAccessibleName(self.tr("First rows to come"))
        shown, text = self._shown, ""
        if shown is not None:
            text = self.tr("Preview: {n} rows made by these settings").format(
                n=QLocale().toString(shown.rows)
            )
        self._note.setText(text)
        self.plot.describe(self.tr("Preview of the data to come"), text)
