"""Lens, inset and legend of one plane, and where each of them lies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from PySide6.QtCore import QObject, QPointF, QRectF

from workbench.api.data import FloatArray, IntArray
from workbench.ui.drawing.overlays.ball_pair import BallPair
from workbench.ui.drawing.overlays.corners import Corner, corner_box, freest_corner
from workbench.ui.drawing.overlays.layer_legend import LayerLegend, LegendEntry
from workbench.ui.drawing.overlays.lens import Lens
from workbench.ui.drawing.overlays.overlay import Overlay
from workbench.ui.drawing.overlays.scale_inset import ScaleInset
from workbench.ui.drawing.plot import Plot

#: Pixels round the query that nothing in a corner covers.
_CLEAR = 24.0
#: Of more rows so many decide which corner is free.
_COUNTED = 2000


class PlaneOverlays(QObject):
    """Places a lens beside the query, and inset and legend in the freest corners.

    Parameters
    ----------
    plot : Plot

    Attributes
    ----------
    wanted : dict
        Whether ``lens``, ``inset`` and ``legend`` are switched on.
    """

    def __init__(self, plot: Plot) -> None:
        super().__init__(plot)
        self._plot, self._view = plot, plot.getPlotItem().getViewBox()
        self.wanted = {"lens": True, "inset": True, "legend": True}
        self.lens, self.inset = Lens(plot), ScaleInset(plot)
        self.legend = LayerLegend(plot)
        self.pair: BallPair | None = None
        self._stays = False
        self._points: FloatArray = np.empty((0, 2))
        self._y: IntArray = np.empty(0, np.int64)
        self._entries: tuple[str, tuple[LegendEntry, ...]] = "", ()
        self._corners: dict[str, Corner | None] = {"inset": None, "legend": None}
        self._spots: FloatArray | None = None  # where rows are on the screen
        self.legend.resized = self._on_legend_resized
        self._view.sigRangeChanged.connect(self._on_view_changed)
        self._view.sigResized.connect(self._on_view_changed)
        plot.themed.connect(self._on_plot_themed)

    # -- what is shown ------------------------------------------------------------------

    def show_rows(self, points: FloatArray, y: IntArray, settled: bool = True) -> None:
        """Take where the rows are, shape (n, 2), and their classes, shape (n,).

        While some are dragged, not `settled`, everything keeps its corner.
        """
        self._points, self._y = points, y
        if settled:
            self._spots = None

    def show_pair(self, pair: BallPair | None, stays: bool = True) -> None:
        """Show another neighbourhood; None for no query.

        A query that follows the pointer does not chase the legend away: its title
        could not be clicked. One that `stays` does.
        """
        self.pair, self._stays = pair, stays
        pixel = self._pixel()
        lens = pair if self.wanted["lens"] else None
        self.lens.show_pair(lens, self._points, self._y, pixel)
        self.inset.show_pair(pair if self.wanted["inset"] else None)
        self.place()

    def show_entries(self, title: str, entries: Sequence[LegendEntry]) -> None:
        """Name the layers that are shown."""
        if (title, tuple(entries)) != self._entries:
            self._entries = title, tuple(entries)
            self._fill_legend()
            self.place()

    def want(self, name: str, on: bool) -> None:
        """Switch ``lens``, ``inset`` or ``legend`` on or off.

        A legend that is switched on is unfolded, so that the keyboard unfolds it too.
        """
        self.wanted[name] = on
        if name == "legend" and on:
            self.legend.fold(False)
        self._fill_legend()
        self.show_pair(self.pair, self._stays)

    def _fill_legend(self) -> None:
        title, entries = self._entries
        self.legend.show_entries(title, entries if self.wanted["legend"] else ())

    # -- where it lies ------------------------------------------------------------------

    def _pixel(self) -> tuple[float, float]:
        rect, box = self._view.viewRect(), self._view.boundingRect()
        return rect.width() / max(box.width(), 1), rect.height() / max(box.height(), 1)

    def _on_screen(self, points: FloatArray) -> FloatArray:
        """Return pixels of the view, shape (n, 2)."""
        rect, (across, up) = self._view.viewRect(), self._pixel()
        x, y = points[:, 0] - rect.left(), rect.bottom() - points[:, 1]
        return np.column_stack([x / across, y / up])

    def place(self) -> None:
        """Put everything where it covers least, and never the query."""
        view = self._view.boundingRect()
        query, clear, taken = QPointF(), QRectF(), []
        if self.pair is not None:
            x, y = self._on_screen(self.pair.place[None])[0].tolist()
            query = QPointF(x, y)
            clear = QRectF(x - _CLEAR, y - _CLEAR, 2 * _CLEAR, 2 * _CLEAR)
        if self.legend.isVisible():
            avoided = [clear] if self._stays else []
            self._put_in_corner("legend", self.legend, view, avoided)
            taken.append(self.legend.box)
        if self.inset.isVisible():
            self._put_in_corner("inset", self.inset, view, [clear, *taken])
            taken.append(self.inset.box)
        if self.lens.isVisible():
            self.lens.place_beside(query, view, self._seen_rows(), taken)

    def _put_in_corner(
        self, name: str, item: Overlay, view: QRectF, avoided: list[QRectF]
    ) -> None:
        present = self._corners[name]
        if self._spots is not None and present is not None:
            box = corner_box(present, item.size, view)
            if not any(box.intersects(other) for other in avoided):
                item.setPos(box.topLeft())
                return  # rows and view are as they were: it stays
        spots = self._seen_rows()
        corner = freest_corner(item.size, view, spots, avoided, present)
        corner = corner or freest_corner(item.size, view, spots, avoided[:1])
        item.setOpacity(0.0 if corner is None else 1.0)  # no room at all
        self._corners[name] = corner
        if corner is not None:
            item.setPos(corner_box(corner, item.size, view).topLeft())

    def _seen_rows(self) -> FloatArray:
        """Return where the rows are on the screen, some of many."""
        if self._spots is None:
            step = max(1, len(self._points) // _COUNTED)
            self._spots = self._on_screen(self._points[::step])
        return self._spots

    def _on_view_changed(self) -> None:
        self._spots = None
        self.legend.fit()
        self.show_pair(self.pair, self._stays)

    def _on_plot_themed(self) -> None:
        self.legend.fit()
        for item in (self.lens, self.inset):
            item.update()
        self.place()

    # -- hands ------------------------------------------------------------------------

    def press(self, place: QPointF) -> bool:
        """Fold or unfold the legend where a press, in the scene, is on its title."""
        at = self._view.mapFromScene(place)
        if not self.legend.holds_title(at):
            return False
        self.legend.fold(not self.legend.folded)
        return True

    def _on_legend_resized(self) -> None:
        self._corners["legend"] = None
        self.place()

    def probe(self) -> dict[str, Any]:
        """Return what lies over the plane."""
        return {
            "lens": self.lens.probe(),
            "inset": {**self.inset.probe(), "corner": self._corner("inset", self.inset)},
            "legend": {
                **self.legend.probe(), "corner": self._corner("legend", self.legend),
            },
        }  # fmt: skip

    def _corner(self, name: str, item: Overlay) -> Corner | None:
        return self._corners[name] if item.isVisible() else None
