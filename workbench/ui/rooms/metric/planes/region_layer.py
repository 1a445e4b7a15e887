"""Decision regions of k-NN under the metric that is shown, behind both planes."""

from __future__ import annotations

import time
from typing import Any

import numpy as np
import numpy.typing as npt
import pyqtgraph as pg
from PySide6.QtCore import QObject, QRectF, QTimer
from PySide6.QtWidgets import QCheckBox

from workbench.api import FloatArray
from workbench.core.plane.plane_cut import cut_after, cut_before
from workbench.core.results.metric_views import PlaneRegions
from workbench.ui.drawing.framing import within
from workbench.ui.rooms.metric.planes.picture import Picture
from workbench.ui.rooms.metric.planes.plane import PlanePlot
from workbench.ui.services.job_signals import Request
from workbench.ui.services.latency import Latency

#: Cells along a side while something moves, and once it rests.
COARSE, FINE = 64, 256
#: So long after the last move it rests.
REST_MS = 60
#: Pictures reach so much beyond the view, as a share of it, for a pan to come.
BEYOND = 0.05
#: Before the first answer.
_NOTHING = PlaneRegions(0, {})
#: Below points, lines and balls.
DEPTH = -100


class RegionImage:
    """A plane's ground, tinted by the class that wins there."""

    def __init__(self, plane: PlanePlot) -> None:
        self._plane = plane
        self.item = pg.ImageItem()
        self.item.setZValue(DEPTH)
        plane.addItem(self.item, ignoreBounds=True)
        self.labels: npt.NDArray[np.uint8] | None = None
        self._coloured = False

    @property
    def rectangle(self) -> tuple[float, float, float, float]:
        """What the picture should cover: left, right, bottom, top."""
        view = self._plane.getPlotItem().getViewBox().viewRect()
        x, y = BEYOND * view.width(), BEYOND * view.height()
        r = within(view.adjusted(-x, -y, x, y), self._plane.framing.reach())
        return r.left(), r.right(), r.top(), r.bottom()

    def draw(
        self,
        labels: npt.NDArray[np.uint8],
        rectangle: tuple[float, float, float, float],
    ) -> None:
        """Show class codes, shape (rows, columns), bottom row first."""
        left, right, bottom, top = rectangle
        self.labels = labels
        if not self._coloured:
            self.recolour()
        self.item.setImage(labels, autoLevels=False, levels=(0, 255))
        self.item.setRect(QRectF(left, bottom, right - left, top - bottom))

    def clear(self) -> None:
        """Show nothing."""
        if self.labels is not None:
            self.labels = None
            self.item.clear()

    def recolour(self) -> None:
        """Take the tints of the theme."""
        self._coloured = True
        self.item.setLookupTable(self._plane.theme.region_table())


class RegionsLayer(QObject):
    """Follows metric, morph and view: coarse at once, fine when they rest.

    At most one picture is under way and one waits; a coarse one is always finished and
    drawn, so that a drag that never pauses still shows something.

    Parameters
    ----------
    check : QCheckBox
        Switches the layer on.
    before, after : PlanePlot
    request : Request
        Of policy "latest".

    Attributes
    ----------
    latency : Latency
        Takes the time from a move to its regions.
    """

    def __init__(
        self,
        check: QCheckBox,
        before: PlanePlot,
        after: PlanePlot,
        request: Request,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._check, self._request = check, request
        self._after = after
        self._images = {"before": RegionImage(before), "after": RegionImage(after)}
        self._picture: Picture | None = None
        self._t = 1.0
        self._asked = self._started = 0.0
        self._level = 0  # of the picture under way, 0 for none
        self._waiting = False
        self._shown = _NOTHING
        self.latency = Latency()
        self.latency.limits |= {"regions": 0.033, "regions: fine": 0.25}
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._on_rest_timeout)
        check.toggled.connect(self._on_check_toggled)
        request.done.connect(self._on_request_done)
        request.failed.connect(self._on_request_failed)
        for plane in (before, after):
            plane.themed.connect(self._on_planes_themed)
            plane.getPlotItem().getViewBox().sigRangeChanged.connect(
                self._on_view_range_changed
            )

    def retranslate(self) -> None:
        """Set every text in the current language."""
        picture = self._picture
        cut = picture is not None and picture.X.shape[1] > 2
        self._check.setText(
            self.tr("Regions of the cut") if cut else self.tr("Regions")
        )
        self._check.setToolTip(
            self.tr(
                "Colour both planes by who wins there: k-NN under the metric shown. "
                "Of more than two attributes a cut through the means of the others."
            )
        )

    def follow(self, picture: Picture | None, t: float) -> None:
        """Show the regions of another metric, or of another place on its way."""
        if picture is None:
            self.forget()
            return
        other = self._picture is None or self._picture.X is not picture.X
        self._picture, self._t = picture, t
        if other:
            self.retranslate()
        if not self._check.isChecked():
            return
        self._asked = time.perf_counter()
        self._rest.start()
        if self._level == COARSE:
            self._waiting = True
        else:
            self._ask(COARSE)

    def forget(self) -> None:
        """Show nothing and wait for nothing."""
        self._picture = None
        self._clear()

    def _clear(self) -> None:
        self._rest.stop()
        self._waiting, self._level = False, 0
        self._request.cancel()
        self._shown = _NOTHING
        for image in self._images.values():
            image.clear()

    # -- asking -----------------------------------------------------------------------

    def _ask(self, level: int) -> None:
        picture = self._picture
        if picture is None:
            return
        self._level, self._waiting, self._started = level, False, self._asked
        linear = picture.path.map_at(self._t)
        payload = {
            "rows": picture.X @ linear,
            "y": picture.y,
            "n_classes": len(picture.result.data.classes),
            "k": picture.k,
            "weights": picture.result.request.weights,
            "levels": (level,),
            "planes": self._planes(picture, linear),
        }
        title = self.tr("Regions")
        self._request.start("metric_regions", payload, lane="interactive", title=title)

    def _planes(self, picture: Picture, linear: FloatArray) -> dict[str, Any]:
        given = linear, picture.centre, picture.basis
        cuts = {"before": cut_before(*given), "after": cut_after(*given)}
        if self._after.in_line_mode:
            cuts["after"] = None
        planes = {}
        for name, cut in cuts.items():
            image = self._images[name]
            if cut is None:
                image.clear()
            else:
                rectangle = image.rectangle
                planes[name] = {
                    "base": cut.base, "span": cut.span, "rectangle": rectangle,
                }  # fmt: skip
        return planes

    def _on_rest_timeout(self) -> None:
        if self._level == COARSE:
            self._rest.start()  # what is under way comes first
        elif self._check.isChecked():
            self._ask(FINE)

    def _on_check_toggled(self, on: bool) -> None:
        if not on:
            self._clear()
        elif self._picture is not None:
            self.follow(self._picture, self._t)

    def _on_view_range_changed(self) -> None:
        if self._picture is not None and self._check.isChecked():
            self._asked = time.perf_counter()
            self._rest.start()

    def _on_planes_themed(self) -> None:
        for image in self._images.values():
            image.recolour()

    # -- answers ----------------------------------------------------------------------

    def _on_request_done(self, answer: PlaneRegions) -> None:
        for name, shown in answer.planes.items():
            self._images[name].draw(shown.labels, shown.rectangle)
        self._shown = answer
        kind = "regions" if answer.level == COARSE else "regions: fine"
        self.latency.add(kind, time.perf_counter() - self._started)
        self._go_on()

    def _on_request_failed(self) -> None:
        self._go_on()

    def _go_on(self) -> None:
        if self._request.busy:
            return  # a fine picture came though a coarse one was asked for since
        self._level = 0
        if self._waiting:
            self._ask(COARSE)

    def probe(self) -> dict[str, Any]:
        """Return level, and for each plane its rectangle and how many cells each class has."""
        answer: dict[str, Any] = {"level": self._shown.level}
        for name, image in self._images.items():
            if image.labels is not None:
                codes, counts = np.unique(image.labels, return_counts=True)
                answer[name] = {
                    "rectangle": list(self._shown.planes[name].rectangle),
                    "counts": dict(zip(codes.tolist(), counts.tolist(), strict=True)),
                }
        return answer
