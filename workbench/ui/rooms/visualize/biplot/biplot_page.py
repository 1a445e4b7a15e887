"""The page of the biplot: which components, under which scale and metric."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from workbench.api.data import IntArray
from workbench.core.learner.filter_steps import SCALES
from workbench.core.results.pictures.visualize_pictures import BiplotPicture
from workbench.numerics.neighbours.distance import LEARNED
from workbench.ui.drawing.framing import UnitsCheck
from workbench.ui.room import Room
from workbench.ui.rooms.visualize.biplot.biplot_metric import (
    MetricCombo,
    is_linear,
    learned_here,
    metric_payload,
)
from workbench.ui.rooms.visualize.biplot.biplot_plot import (
    MOST_ARROWS,
    Biplot,
    axis_name,
)
from workbench.ui.rooms.visualize.page import VisualizePage
from workbench.ui.rooms.visualize.selecting import RowSelection
from workbench.ui.rooms.visualize.view import View
from workbench.ui.services.metric_names import learned_name
from workbench.ui.services.numbers import number, percent
from workbench.ui.widgets.fitted import FittedCombo

#: The most rows drawn.
MOST_SCORES = 8_000


METHODS = ("pca", "mds")


class BiplotPage(VisualizePage):
    """Principal components of the scaled attributes, or classical scaling.

    Both show the rows as the metric of the scene sees them. Under a linear metric both
    are one picture; components are drawn then, as they need no sample.
    """

    page_id = "biplot"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.selecting = RowSelection(self.context, room.request(), self)
        self.plot = Biplot(self.context.theme, self)
        self._result: BiplotPicture | None = None
        self._asked: dict[str, Any] = {}
        self._make_controls()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.plot)
        self.request.done.connect(self._on_request_done)
        self.plot.picked.connect(self._on_plot_picked)
        self.method.activated.connect(self._on_method_activated)
        self.across.activated.connect(self._on_component_activated)
        self.upwards.activated.connect(self._on_component_activated)
        self.scale.activated.connect(self._on_scale_activated)
        self.probes["biplot"] = self._probe

    def _make_controls(self) -> None:
        self.method = FittedCombo("visualize_methodCombo")
        self.across = FittedCombo("visualize_pcxCombo")
        self.upwards = FittedCombo("visualize_pcyCombo")
        self.scale = FittedCombo("visualize_scaleCombo")
        self.metric_choice = MetricCombo(self.context)
        for method in METHODS:
            self.method.addItem(method, method)
        for scale in SCALES:
            self.scale.addItem(scale, scale)
        row = (self.method, self.across, self.upwards, self.scale, self.metric_choice)
        self._labels: list[QLabel] = [self.add_control(widget) for widget in row]
        self.units = UnitsCheck(
            self.context.session, "visualize_unitsCheck",
            self.plot.framing, parent=self.controls,
        )  # fmt: skip
        self.controls.add(self.units)

    # -- showing --------------------------------------------------------------------------

    def show_view(self, view: View | None) -> None:
        """Map other rows, or the same under another metric, or colour them otherwise."""
        scene = self.context.session.scene
        if self.take_view(view):
            self._result = self.plot.result = None
            self.plot.clear_rows()
        self.metric_choice.refresh()
        if view is None:
            self.request.cancel()
            return
        method = "pca" if is_linear(scene) else self.method.currentData()
        self._asked = metric_payload(self.context, method)
        self.scale.setCurrentIndex(SCALES.index(self._asked["scale"]))
        self.scale.setEnabled(self._asked["components"] is None)
        payload = {
            **view.payload, **self._asked, "limit": MOST_SCORES, "seed": scene.seed,
        }  # fmt: skip
        self.request.start(
            "biplot", payload,
            lane="batch" if view.is_large else "interactive", title=self._title(),
        )  # fmt: skip

    def scene_changed(self, names: frozenset[str]) -> bool:
        """Whatever changes distances counts."""
        return bool(names & {"metric", "p", "scale"})

    def _on_request_done(self, result: BiplotPicture) -> None:
        if self.view is None:
            return
        self._result = result
        self.view.names = result.groups
        kept = len(result.axes.shares)
        for combo, chosen in ((self.across, 0), (self.upwards, 1)):
            here = combo.currentIndex() if combo.count() == kept else chosen
            combo.clear()
            combo.addItems([axis_name(result.axes, k) for k in range(kept)])
            combo.setCurrentIndex(min(here, kept - 1))
        self._draw()
        self.named.emit(self.view.names)

    def _draw(self) -> None:
        view, result = self.view, self._result
        if view is None or result is None:
            return
        self.plot.show_result(view, result, self._components(), self._under())
        self.plot.mark(self.context.session.selected_rows)
        self._show_words()

    def _components(self) -> tuple[int, int]:
        if self._result is not None and len(self._result.axes.shares) == 1:
            return (0, 1)
        return (self.across.currentIndex(), self.upwards.currentIndex())

    # -- words ------------------------------------------------------------------------------

    def _title(self) -> str:
        scaled = self._asked.get("method") == "mds"
        return self.tr("MDS map") if scaled else self.tr("PCA biplot")

    def _under(self) -> str:
        """Return the name of the metric drawn; empty for the plain Euclidean one."""
        metric = self._asked.get("metric", "euclidean")
        learned = learned_here(self.context)
        if metric == LEARNED.id and learned is not None:
            by_hand = self.tr("the metric made by hand")
            catalogue = self.context.catalogue
            return learned_name(learned, catalogue) if learned.plugin else by_hand
        return "" if metric == "euclidean" else self.metric_choice.names()[metric]

    def _show_words(self) -> None:
        result = self._result
        assert result is not None
        mapped = result.axes.method == "mds"
        parts = self._map_words() if mapped else self._component_words()
        drawn = len(result.rows)
        if drawn < result.n:
            text = self.tr("{} of {} rows drawn, the classes in their shares")
            parts.append(text.format(drawn, result.n))
        if len(result.axes.names) > MOST_ARROWS:
            parts.append(self.tr("the {} longest arrows").format(MOST_ARROWS))
        rows = self.tr("%n row(s)", "", result.n)
        self.plot.describe(self._title(), ". ".join([rows, *parts]))
        self.tell(" · ".join(parts))

    def _component_words(self) -> list[str]:
        assert self._result is not None
        scene = self.context.session.scene
        if scene.is_learned and learned_here(self.context) is None:
            return [self.tr("No metric was learned on these data yet: Metric lab")]
        if not is_linear(scene):
            text = self.tr("PCA is Euclidean; MDS follows the metric {}")
            return [text.format(self.metric_choice.names()[scene.metric])]
        same = self.tr("MDS gives the same picture")
        if self._result.axes.is_round and self._under():
            return [self.tr("equal variances: the axes of the attributes' PCA"), same]
        wanted = self.method.currentData() == "mds"
        return [same] if self._under() or wanted else []

    def _map_words(self) -> list[str]:
        assert self._result is not None
        axes, (i, j) = self._result.axes, self._components()
        distortion = axes.distortion
        assert distortion is not None
        if len(axes.shares) == 1:
            j = i
        parts = [
            self.tr("stress {}").format(number(distortion.stress[i, j])),
            self.tr("strain {}").format(number(distortion.strain[i, j])),
        ]
        if distortion.not_euclidean > 5e-4:
            lost = percent(distortion.not_euclidean)
            parts.append(self.tr("{} not Euclidean").format(lost))
        return parts

    def select(self, rows: IntArray) -> None:
        """Mark the selected rows."""
        self.plot.mark(rows)

    def _on_plot_picked(self, row: int, modifiers: Any) -> None:
        self.selecting.pick(row, modifiers)
        self.selecting.tell_row(self.view, row if row >= 0 else None)

    def _on_method_activated(self) -> None:
        if self.view is not None:
            self.show_view(self.view)

    def _on_component_activated(self) -> None:
        self._draw()

    def _on_scale_activated(self) -> None:
        self.context.session.set_scene(scale=self.scale.currentData())

    def retranslate(self) -> None:
        """Set every text in the current language."""
        words = (
            self.tr("Map"), self.tr("Across"), self.tr("Up"), self.tr("Scale"),
            self.tr("Metric"),
        )  # fmt: skip
        for label, text in zip(self._labels, words, strict=True):
            label.setText(text)
        self._name_method()
        self.units.retranslate()
        self.metric_choice.retranslate()
        self.across.setAccessibleName(self.tr("Component across"))
        self.across.setToolTip(self.tr("Which principal component is drawn across"))
        self.upwards.setAccessibleName(self.tr("Component up"))
        self.upwards.setToolTip(self.tr("Which principal component is drawn upwards"))
        self.scale.setAccessibleName(self.tr("Scale"))
        self.scale.setToolTip(
            self.tr(
                "How attributes are scaled first, in all rooms; "
                "a learned metric keeps the scale it was learned on"
            )
        )
        names = {
            "none": self.tr("none"), "min-max": self.tr("min-max"),
            "z-score": self.tr("z-score"),
        }  # fmt: skip
        for k, scale in enumerate(SCALES):
            self.scale.setItemText(k, names[scale])
        self.plot.describe(self.tr("PCA biplot"))
        self._draw()

    def _name_method(self) -> None:
        self.method.setItemText(0, self.tr("PCA"))
        self.method.setItemText(1, self.tr("MDS"))
        self.method.setAccessibleName(self.tr("Kind of map"))
        self.method.setToolTip(
            self.tr(
                "PCA: principal components of the rows; under a metric M, of M^(1/2) "
                "times the scaled attributes, whose columns are the arrows.\n"
                "MDS: classical scaling (Torgerson) of the distances of at most 1500 "
                "rows; arrows are covariances of the attributes with the coordinates.\n"
                "Under Euclidean, Mahalanobis and learned distances both are the same "
                "picture, and PCA is drawn, of all rows."
            )
        )

    def _probe(self) -> dict[str, Any]:
        metric = self._asked.get("metric", "")
        return {
            **self.plot.probe("biplot"), **self.units.probe(),
            "metric": metric, "note": self.note,
        }  # fmt: skip
