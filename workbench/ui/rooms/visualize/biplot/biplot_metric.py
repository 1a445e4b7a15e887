"""The metric of the biplot: its choice, its name, what it means for the picture."""

from __future__ import annotations

from typing import Any

from workbench.core.results.metric_result import LearnedMetric
from workbench.core.session.scene import METRICS, Scene
from workbench.numerics.neighbours.distance import LEARNED
from workbench.ui.context import Context
from workbench.ui.services.metric_names import distance_names
from workbench.ui.widgets.fitted import FittedCombo


def learned_here(context: Context) -> LearnedMetric | None:
    """Return the learned metric if it belongs to the current data."""
    session = context.session
    if session.metric is None or session.metric.data != session.scene.data:
        return None
    return session.metric


def is_linear(scene: Scene) -> bool:
    """Whether the metric is the Euclidean distance after a linear map.

    Principal components and classical scaling give the same picture then.
    """
    return scene.distance.is_euclidean(scene.p)


def metric_payload(context: Context, method: str) -> dict[str, Any]:
    """Return what the task ``biplot`` is told of the metric: that of the scene.

    Components heed linear metrics only; a metric not yet learned is none; and the map
    of a learned one expects the scale it was learned on.
    """
    scene = context.session.scene
    learned = learned_here(context)
    metric, scale = scene.metric, scene.scale
    if method == "pca" and not scene.distance.is_mapped:
        metric = "euclidean"
    components = None
    if metric == LEARNED.id:
        if learned is None:
            metric = "euclidean"
        else:
            scale = learned.scale
            components = learned.result.metric.components
    return {
        "method": method, "metric": metric, "p": scene.p, "scale": scale,
        "components": components,
    }  # fmt: skip


class MetricCombo(FittedCombo):
    """The metric of the scene, by name; choosing one sets it in all rooms.

    Parameters
    ----------
    context : Context
    name : str
        Its objectName.
    """

    def __init__(
        self, context: Context, name: str = "visualize_biplotMetricCombo"
    ) -> None:
        super().__init__(name)
        self._context = context
        for metric in METRICS:
            self.addItem(metric, metric)
        self.activated.connect(self._on_activated)

    def refresh(self) -> None:
        """Show the metric of the scene; another one may have been learned."""
        names = self.names()
        for k, metric in enumerate(METRICS):
            self.setItemText(k, names[metric])
        self.setCurrentIndex(METRICS.index(self._context.session.scene.metric))

    def names(self) -> dict[str, str]:
        """Return what people read for each metric."""
        return distance_names(learned_here(self._context), self._context.catalogue)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.setAccessibleName(self.tr("Metric"))
        self.setToolTip(self.tr("How distances are measured, in all rooms"))
        self.refresh()

    def _on_activated(self) -> None:
        self._context.session.set_scene(metric=self.currentData())
