"""The page of the mosaic: which two nominal attributes."""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtWidgets import QVBoxLayout, QWidget

from workbench.api.data import IntArray
from workbench.core.results.grouping import merged
from workbench.core.results.pictures.group_pictures import MosaicPicture
from workbench.ui.room import Room
from workbench.ui.rooms.visualize.groups.mosaic_plot import MosaicPlot
from workbench.ui.rooms.visualize.page import VisualizePage
from workbench.ui.rooms.visualize.selecting import RowSelection
from workbench.ui.rooms.visualize.view import View
from workbench.ui.services.numbers import number
from workbench.ui.widgets.fitted import FittedCombo

_LETTERS = 24


class MosaicPage(VisualizePage):
    """Rows by two nominal attributes; the second one colours the tiles."""

    page_id = "mosaic"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.selecting = RowSelection(self.context, room.request(), self)
        self.plot = MosaicPlot(self.context.theme, self)
        self.across = FittedCombo("visualize_mosaicXCombo", _LETTERS)
        self.upwards = FittedCombo("visualize_mosaicYCombo", _LETTERS)
        self._labels = [self.add_control(w) for w in (self.across, self.upwards)]
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.plot)
        self.request.done.connect(self._on_request_done)
        self.plot.tile_chosen.connect(self._on_plot_tile_chosen)
        self.across.activated.connect(self._on_attribute_activated)
        self.upwards.activated.connect(self._on_attribute_activated)
        self.probes["mosaic"] = lambda: {**self.plot.probe("mosaic"), "note": self.note}

    def show_view(self, view: View | None) -> None:
        """Count other rows."""
        if self.take_view(view):
            self.plot.show_result(None)
            self._fill()
        if view is None or self.across.count() < 2:
            self.request.cancel()
            self.plot.show_result(None)
            self._show_words()
            if view is not None:
                text = self.tr(
                    "Two nominal attributes are needed; Discretise makes some"
                )
                self.tell(text)
            return
        payload = {
            **view.payload, "across": self.across.currentData(),
            "upwards": self.upwards.currentData(),
        }  # fmt: skip
        title = self.tr("Mosaic")
        self.request.start("mosaic", payload, lane="interactive", title=title)

    def _fill(self) -> None:
        """Offer the nominal attributes, the class upwards first."""
        self.across.clear()
        self.upwards.clear()
        if self.view is None:
            return
        data = self.view.data
        for column, attribute in enumerate(data.columns):
            if attribute.is_nominal:
                for combo in (self.across, self.upwards):
                    combo.addItem(attribute.name, column)
        place = self.upwards.findData(data.class_index)
        self.upwards.setCurrentIndex(
            place if place >= 0 else min(1, self.upwards.count() - 1)
        )
        if self.across.currentIndex() == self.upwards.currentIndex():
            self.across.setCurrentIndex(
                self.across.count() - 1 - self.upwards.currentIndex()
            )

    def _on_request_done(self, result: MosaicPicture) -> None:
        view = self.view
        if view is None or max(result.across, result.upwards) >= len(view.data.columns):
            return
        titles = tuple(
            view.data.columns[c].name for c in (result.across, result.upwards)
        )
        self.plot.show_result(result, (titles[0], titles[1]))
        self.select(self.context.session.selected_rows)
        self.named.emit(result.names[1])
        self._show_words()

    def _show_words(self) -> None:
        result, name = self.plot.result, self.tr("Mosaic")
        if result is None:
            self.plot.describe(name)
            return
        parts = []
        if not np.isnan(result.v):
            text = self.tr("Cramér's V {v}, chi-squared {chi2}")
            parts.append(
                text.format(v=number(result.v, 3), chi2=number(result.chi2, 4))
            )
        if result.left_out:
            parts.append(self.tr("%n row(s) with a gap left out", "", result.left_out))
        self.tell(" · ".join(parts))
        self.plot.describe(name, ". ".join(parts))

    def select(self, rows: IntArray) -> None:
        """Mark the selected rows as shares of the tiles."""
        result, view = self.plot.result, self.view
        if result is None or view is None:
            return
        sides = []
        for column, shown in zip(
            (result.across, result.upwards), result.shown, strict=True
        ):
            values = view.data.column(column)[rows]
            codes = np.nan_to_num(values, nan=-1).astype(np.int64)
            n = len(view.data.columns[column].values)
            sides.append(merged(codes, n, shown))
        a, b = result.counts.shape
        known = (sides[0] >= 0) & (sides[1] >= 0)
        flat = np.bincount(sides[0][known] * b + sides[1][known], minlength=a * b)
        self.plot.mark(flat.reshape(a, b))

    def _on_plot_tile_chosen(self, i: int, k: int, modifiers: Any) -> None:
        result, view = self.plot.result, self.view
        if result is None or view is None:
            return
        labels = []
        for column, shown, place in (
            (result.across, result.shown[0], i), (result.upwards, result.shown[1], k)
        ):  # fmt: skip
            every = np.arange(len(view.data.columns[column].values))
            rest = np.setdiff1d(every, shown)
            wanted = [int(shown[place])] if place < len(shown) else rest.tolist()
            labels.append([column, wanted])
        self.selecting.having(view, {"labels": labels}, modifiers)
        words = self.tr("{a}, {b}: {n} rows, {expected} expected if independent")
        self.context.commands.inspected.emit(
            words.format(
                a=result.names[0][i], b=result.names[1][k], n=int(result.counts[i, k]),
                expected=number(float(result.expected[i, k]), 4),
            )
        )  # fmt: skip

    def _on_attribute_activated(self) -> None:
        if self.view is not None:
            self.show_view(self.view)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        words = self.tr("Across"), self.tr("Up")
        for label, text in zip(self._labels, words, strict=True):
            label.setText(text)
        self.across.setAccessibleName(self.tr("Attribute across"))
        self.across.setToolTip(
            self.tr("Columns are as wide as their share of the rows")
        )
        self.upwards.setAccessibleName(self.tr("Attribute upwards"))
        self.upwards.setToolTip(
            self.tr(
                "Tiles are as high as their share of the column, so that areas are "
                "shares of all rows. A click selects a tile; arrows step, Enter selects."
            )
        )
        self._show_words()
