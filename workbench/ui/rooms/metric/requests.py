"""Requests of the Metric lab to the workers, and their queues."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QObject, Signal

from workbench.core.program.records import entries
from workbench.core.results.metric_result import MetricRequest
from workbench.core.results.metric_views import MorphCurve
from workbench.core.session.session import Session
from workbench.jobs.spec import Failure, Lane
from workbench.ui.rooms.metric.given_constraints import GivenConstraints
from workbench.ui.rooms.metric.planes.picture import Picture
from workbench.ui.rooms.metric.preemptible_request import PreemptibleRequest
from workbench.ui.rooms.metric.setup.bar import LearnBar
from workbench.ui.services.job_signals import JobBridge, Request

#: Larger sets queue with the long jobs, so that no picture waits for them.
MANY_ROWS = 5000


def lane_for(n_rows: int) -> Lane:
    """Return the queue for work on so many rows."""
    return "interactive" if n_rows <= MANY_ROWS else "batch"


def payload_of(
    session: Session, bar: LearnBar, hand: GivenConstraints
) -> dict[str, Any]:
    """Return what the task ``metric`` is given: as bar and scene say."""
    scene, params = session.scene, bar.params()
    if "n_neighbors" in bar.declared():
        params["n_neighbors"] = scene.k
    request = MetricRequest(bar.plugin, params, scene.scale, scene.k, scene.weights)
    folder = str(session.folder())
    return {"data": folder, **dict(entries(request)), **hand.payload()}


class MetricRequests(QObject):
    """Three requests: the metric, the curve of its morph, the densities.

    Parameters
    ----------
    request : callable
        The room's `request`: takes a policy, returns a `Request`.
    jobs : JobBridge
        Where it is seen that something waits behind the curve.

    Signals
    -------
    learned(MetricResult), curve_grew(MorphCurve), mapped(DensityMaps)
        The answers of the tasks ``metric``, ``morph_curve`` and ``densities``.
    went_on(MetricProgress)
        An iterative method reports how far it came.
    progressed(fraction)
        The method learns; it came so far.
    ended()
        Nothing is learned any more, or another metric instead.
    broken_off(cancelled)
        No metric will come: learning was cancelled, or (False) failed.
    """

    learned = Signal(object)
    went_on = Signal(object)
    curve_grew = Signal(object)
    mapped = Signal(object)
    progressed = Signal(float)
    ended = Signal()
    broken_off = Signal(bool)

    def __init__(
        self,
        request: Callable[[str], Request],
        jobs: JobBridge,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._metric = request("replace")
        self._curve, self._densities = request("latest"), request("latest")
        self._metric.done.connect(self.learned)
        self._metric.partial.connect(self.went_on)
        self._metric.progressed.connect(self._on_metric_progressed)
        self._metric.idle.connect(self.ended)
        self._metric.cancelled.connect(self._on_metric_cancelled)
        self._metric.failed.connect(self._on_metric_failed)
        self._quietly = False  # whether it is us who cancel, for something newer
        self._unfinished: Picture | None = None  # whose curve is not complete
        self._curve.partial.connect(self.curve_grew)
        self._curve.done.connect(self._on_curve_done)
        self._densities.done.connect(self.mapped)
        self._patience = PreemptibleRequest(jobs, self._curve, self._resume, self)

    def cancel(self) -> None:
        """Stop caring about all three."""
        self._quietly, self._unfinished = True, None
        for request in (self._metric, self._curve, self._densities):
            request.cancel()
        self._quietly = False

    def break_off(self) -> None:
        """Stop learning, because the user says so."""
        self._metric.cancel()

    def _on_metric_progressed(self, fraction: float, message: str) -> None:
        self.progressed.emit(fraction)

    def _on_metric_cancelled(self) -> None:
        if not self._quietly:
            self.broken_off.emit(True)
            self._resume()

    def _on_metric_failed(self, failure: Failure) -> None:
        self.broken_off.emit(False)
        self._resume()

    def _resume(self) -> None:
        """Go on with the curve that gave way to a metric that will not come."""
        if self._unfinished is not None:
            self.curve(self._unfinished)

    def _on_curve_done(self, curve: MorphCurve) -> None:
        self._unfinished = None
        self.curve_grew.emit(curve)

    def learn(self, payload: Mapping[str, Any], n_rows: int) -> None:
        """Ask for a metric; `payload` is that of the task."""
        self._quietly = True  # what runs gives way
        self._curve.cancel()  # on many rows it stands in the same queue
        self._metric.start(
            "metric",
            payload,
            lane=lane_for(n_rows),
            title=self.tr("Learn metric"),
            plugins=(payload["plugin"],),
        )
        self._quietly = False

    def curve(self, picture: Picture) -> None:
        """Ask for the accuracy along the morph."""
        self._unfinished = picture
        payload = {
            "M": picture.metric,
            "X": picture.X,
            "y": picture.y,
            "k": picture.k,
            "weights": picture.result.request.weights,
        }
        self._curve.start(
            "morph_curve",
            payload,
            lane=lane_for(len(picture.X)),
            title=self.tr("Accuracy along the morph"),
        )

    def forget_densities(self) -> None:
        """Stop caring about the heat maps: they are of another metric."""
        self._densities.cancel()

    def densities(
        self, picture: Picture, extent: tuple[float, float, float, float]
    ) -> None:
        """Ask for the heat maps in the plane, if there are two densities to draw."""
        ratio = picture.result.differences.ratio
        if ratio is None or ratio.form is None or picture.X.shape[1] < 2:
            self._densities.cancel()
            return
        payload = {
            "S": picture.differences("S"),
            "D": picture.differences("D"),
            "sigma_s": picture.covariance("S"),
            "sigma_d": picture.covariance("D"),
            "extent": extent,
        }
        self._densities.start(
            "densities", payload, lane="interactive", title=self.tr("Densities")
        )
