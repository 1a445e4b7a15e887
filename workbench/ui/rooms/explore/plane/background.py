"""The pictures under the points: regions first, then cells and density."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from PySide6.QtCore import QObject, Signal, Slot

from workbench.api import FloatArray
from workbench.core.results.pictures.plane_pictures import DensityPicture, RegionPicture
from workbench.ui.rooms.explore.plane.layers import RegionLayer
from workbench.ui.rooms.explore.plane.optimal_rule import OptimalRuleLayer
from workbench.ui.rooms.explore.plane.picture_requests import (
    PictureRequest,
    PictureRequests,
)
from workbench.ui.rooms.explore.shared_state import PlaneState
from workbench.ui.services.job_signals import Request

#: Layers that a worker adds to the regions when they are shown.
_EXTRAS = ("boundary", "confidence", "ties")
#: Cells along a side, coarse to fine.
LADDER = (64, 128, 256)


class BackgroundPictures(QObject):
    """Asks the workers for what the stage shows, and draws what comes.

    Attributes
    ----------
    picture : RegionPicture or None
        The one on screen; none before the first.
    k : int or None
        Its neighbours, if it is of k-NN.
    ladder : tuple of int
        Cells along a side of the pictures asked for, coarse to fine.
    truth : OptimalRuleLayer
        What no classifier can do better than, where a generator made the data.

    Signals
    -------
    fitting(under_way)
        Another classifier is being fitted; the old picture stays, dimmed.
    """

    fitting = Signal(bool)

    def __init__(
        self,
        stage: PlaneState,
        layer: RegionLayer,
        make_request: Callable[..., Request],
        next_generation: Callable[[], int],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._stage, self._layer = stage, layer
        self._next_generation = next_generation
        self.picture: RegionPicture | None = None
        self.k: int | None = None
        self.ladder = LADDER
        self.pictures = PictureRequests(make_request("latest"), self)
        self._cells, self._density = make_request("latest"), make_request("latest")
        self.truth = OptimalRuleLayer(stage, layer, make_request("latest"), self)
        self.pictures.arrived.connect(self._on_pictures_arrived)
        self._cells.done.connect(self._on_cells_done)
        self._density.done.connect(self._on_density_done)

    def ask(self, reason: str, started: float | None = None) -> None:
        """Ask for the picture of the stage as it is now.

        Parameters
        ----------
        reason : str
            The interaction, for the latency log.
        started : float, optional
            When it happened (`time.perf_counter`).
        """
        self.truth.ask()
        stage, data, plane = self._stage, self._stage.data, self._stage.plane
        if data is None or plane is None or not (stage.codes(data) >= 0).any():
            self.forget()
            return
        shown = stage.shown
        payload: dict[str, Any] = {
            "rectangle": stage.rectangle(),
            "ladder": self.ladder,
            "y": data.y,
            "n_classes": len(data.classes),
            "layers": tuple(name for name in _EXTRAS if shown[name]),
        }
        if stage.plugin:
            payload |= stage.plugin_payload(data)
        else:
            payload |= stage.knn_payload(plane)
        if stage.plugin and reason not in ("view", "layers"):
            self._layer.set_dimmed(True)
            self.fitting.emit(True)
        self.pictures.ask(self._next_generation(), payload, reason, started)
        if shown["voronoi"]:
            self._ask_cells()
        if shown["density"]:
            self.ask_density()

    def forget(self) -> None:
        """Show nothing and wait for nothing."""
        self.picture = None
        self.pictures.forget()
        self._cells.cancel()
        self._density.cancel()
        self._layer.clear()
        self.truth.forget()
        self.fitting.emit(False)

    def _ask_cells(self) -> None:
        stage, plane = self._stage, self._stage.plane
        assert plane is not None
        payload: dict[str, Any] = {"rectangle": stage.rectangle()}
        linear = plane.directions().T
        plain = plane.is_whole and plane.space.p == 2 and not plane.space.cosine
        if plain and linear.shape == (2, 2) and np.linalg.det(linear) != 0:
            payload |= {"points": plane.positions, "linear": linear}
        else:
            payload["plane"] = plane.payload()
        title = self.tr("Voronoi cells")
        self._cells.start("voronoi", payload, lane="interactive", title=title)

    @Slot()
    def ask_density(self) -> None:
        """Ask for the density of the kind that is chosen."""
        stage, plane = self._stage, self._stage.plane
        if plane is None or not len(plane.space.rows):
            return
        payload = {
            "rectangle": stage.rectangle(),
            "plane": plane.payload(),
            "k": stage.scene.k,
            "kind": stage.panel.density.currentData(),
        }
        title = self.tr("Density")
        self._density.start("density", payload, lane="interactive", title=title)

    @Slot(object, object)
    def _on_pictures_arrived(
        self, picture: RegionPicture, wanted: PictureRequest
    ) -> None:
        self.picture, self.k = picture, wanted.payload.get("k")
        self._layer.draw(picture, self._stage.shown)
        self.fitting.emit(False)
        canvas = self._stage.canvas
        if not wanted.drawn:
            canvas.mark(f"{wanted.reason}: first picture", wanted.started)
        if picture.level == wanted.payload["ladder"][-1] and not wanted.fine:
            wanted.fine = True
            canvas.mark(
                f"{wanted.reason}: {picture.level} x {picture.level}",
                wanted.started,
            )

    @Slot(object)
    def _on_cells_done(self, segments: FloatArray) -> None:
        if self._stage.shown["voronoi"]:
            self._layer.draw_voronoi(segments)

    @Slot(object)
    def _on_density_done(self, picture: DensityPicture) -> None:
        if self._stage.shown["density"]:
            self._layer.draw_density(picture)
