"""The density of S or D as a surface over the plane of differences."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from workbench.api import FloatArray
from workbench.core.plane.projection3d import facing, grid_quads, height_nodes
from workbench.ui.drawing.surface import SurfaceView
from workbench.ui.drawing.surface_items import Line, Mesh, Spot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.services.theme import Theme

#: Nodes along a side: each the mean of 4 x 4 cells.
NODES = 32
#: Height of the peak; the plane reaches from -1 to 1.
PEAK = 0.9
_LIGHT = np.array([-0.37, -0.56, 0.74])


class DensitySurface(SurfaceView):
    """A surface with its axes, and the marker of a pair on it."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, name, parent)
        self._heights: FloatArray | None = None
        self._names = ("", "")
        self._pair: FloatArray | None = None
        self.set_bounds(np.array([0.0, 0.0, PEAK / 2]), 1.45, 0.55)
        self.probes["density"] = self._probe_density
        self.themed.connect(self._draw)

    def show_density(
        self, cells: npt.NDArray[np.float32] | None, names: tuple[str, str]
    ) -> None:
        """Draw a density over [-1, 1]², bottom row first; None takes it away."""
        self._names = names
        self._heights = None
        if cells is not None and cells.max() > 0:
            self._heights = np.asarray(cells, np.float64) * (PEAK / float(cells.max()))
        self._draw()

    def mark_pair(self, place: FloatArray | None) -> None:
        """Mark a place in [-1, 1]², or none."""
        self._pair = place
        self._draw_items()

    def _draw(self) -> None:
        if self._heights is None:
            self.set_meshes()
        else:
            self.set_meshes(self._mesh(height_nodes(self._heights, NODES)))
        self._draw_items()

    def _mesh(self, nodes: FloatArray) -> Mesh:
        quads, c = grid_quads(nodes), self.theme.colours
        height = quads[..., 2].mean(axis=1) / PEAK
        ground, rise = (np.array(QColor(name).getRgb()) for name in (c.plot, c.accent))
        share = 0.08 + 0.8 * np.sqrt(np.clip(height, 0.0, 1.0))[:, None]
        lit = (0.72 + 0.28 * facing(quads, _LIGHT))[:, None]
        fill = ground + share * (rise - ground)
        fill[:, :3] *= lit
        edge = fill.copy()
        edge[:, :3] = (
            fill[:, :3] + 0.25 * (np.array(QColor(c.muted).getRgb()) - fill)[:, :3]
        )
        return Mesh(
            quads, np.rint(fill).astype(np.uint8), np.rint(edge).astype(np.uint8)
        )

    def _draw_items(self) -> None:
        if self._heights is None:
            self.set_items([])
            return
        c = self.theme.colours
        corners = np.array([[-1, -1, 0], [1, -1, 0], [1, 1, 0], [-1, 1, 0]], float)
        items: list[Line | Spot] = [
            Line.between(a, b, c.muted, 1.0)
            for a, b in zip(corners, np.roll(corners, -1, axis=0), strict=True)
        ]
        for name, place in zip(
            self._names, ([0.0, -1.2, 0.0], [1.2, 0.0, 0.0]), strict=True
        ):
            items.append(Spot(name, np.array(place), "", c.muted, c.plot, 0.0, name))
        if self._pair is not None:
            foot = np.append(self._pair, 0.0)
            top = np.append(self._pair, self.height_at(self._pair))
            items.append(Line.between(foot, top, c.error, 2.0))
            items.append(Spot("pair", top, "s", c.error, c.plot, 10.0))
        self.set_items(items)

    def height_at(self, place: FloatArray) -> float:
        """Return how high the surface is at the cell of a place."""
        if self._heights is None:
            return 0.0
        rows, columns = self._heights.shape
        column, row = np.floor((place + 1) / 2 * [columns, rows]).astype(int)
        return float(
            self._heights[np.clip(row, 0, rows - 1), np.clip(column, 0, columns - 1)]
        )

    def table(self) -> TwinTable:
        """Return the nodes: the two differences as shares of the view, and the height."""
        if self._heights is None:
            return TwinTable()
        nodes = height_nodes(self._heights, NODES).reshape(-1, 3)
        headers = (*self._names, self.tr("density, as a share of the peak"))
        return TwinTable(headers, (nodes[:, 0], nodes[:, 1], nodes[:, 2] / PEAK))

    def _probe_density(self) -> dict[str, object]:
        return {
            "drawn": self._heights is not None,
            "pair": None if self._pair is None else self._pair.tolist(),
        }
