"""The optimal rule behind generated data, drawn over what was learned from them."""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtCore import QObject, Slot

from workbench.api import Dataset
from workbench.api.generator import SOURCE
from workbench.core.results.pictures.plane_pictures import OptimalRule
from workbench.ui.rooms.explore.plane.layers import RegionLayer
from workbench.ui.rooms.explore.shared_state import PlaneState
from workbench.ui.services.job_signals import Request

_NO_LINES = np.empty((0, 2, 2))


class OptimalRuleLayer(QObject):
    """Asks for the Bayes boundary of the plane and shows it with its error.

    Attributes
    ----------
    rule : OptimalRule
        What was drawn last; of unknown boundary where nothing is.
    """

    def __init__(
        self,
        stage: PlaneState,
        layer: RegionLayer,
        request: Request,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._stage, self._layer, self._request = stage, layer, request
        self._asked: dict[str, Any] = {}
        self.rule = OptimalRule()
        request.done.connect(self._on_request_done)

    def ask(self) -> None:
        """Ask for the boundary, if it is wanted, known and not there already."""
        data, shown = self._stage.data, self._stage.shown["truth"]
        if data is None or not comes_from_generator(data):
            self.forget()
            return
        self._stage.panel.checks["truth"].setEnabled(True)
        payload = {
            "source": data.source,
            "rectangle": self._stage.rectangle(),
            "axes": self._stage.board.axes,
        }
        if shown and payload != self._asked:
            if data.source != self._asked.get("source"):
                self.forget()
            self._asked = payload
            title = self.tr("Best possible regions")
            self._request.start("truth", payload, lane="interactive", title=title)

    def forget(self) -> None:
        """Show no truth."""
        self._asked = {}
        self._request.cancel()
        self._draw(OptimalRule())
        data = self._stage.data
        self._stage.panel.show_truth(data is not None and comes_from_generator(data))

    @Slot(object)
    def _on_request_done(self, answer: OptimalRule) -> None:
        if answer.boundary is None:
            self._draw(OptimalRule())
            self._stage.panel.show_truth(known=False)
            return
        self._draw(answer)
        self._layer.set_visible("truth", self._stage.shown["truth"])
        self._stage.panel.show_truth(known=True, error=answer.bayes_error)

    def _draw(self, rule: OptimalRule) -> None:
        self.rule = rule
        self._layer.draw_truth(_NO_LINES if rule.boundary is None else rule.boundary)


def comes_from_generator(data: Dataset) -> bool:
    """Whether these are the two numbers a generator made, not changed by a filter."""
    plane = data.n_attributes == 2 and all(a.kind == "numeric" for a in data.attributes)
    # a filter leaves a note of its own
    return plane and data.source.startswith(SOURCE) and len(data.notes) == 1
