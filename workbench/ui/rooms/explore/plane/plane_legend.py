"""The legend of Explore's plane: what each layer that is seen means."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from workbench.ui.drawing.overlays.layer_legend import LegendEntry
from workbench.ui.rooms.explore.plane.layers import (
    MARGIN_COLOURS,
    PointLayer,
    RegionLayer,
)
from workbench.ui.rooms.explore.query.query_layer import QueryLayer
from workbench.ui.rooms.explore.shared_state import PlaneState

#: More classes are not named; the tool bar has them all.
MOST_CLASSES = 6


class PlaneLegend(QObject):
    """Names the classes and every layer that has something to show."""

    def __init__(
        self,
        stage: PlaneState,
        regions: RegionLayer,
        points: PointLayer,
        query: QueryLayer,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._stage = stage
        self._layers = regions, points, query
        self._named: tuple[object, ...] = ()
        stage.canvas.layers_drawn.connect(self.follow)
        stage.canvas.themed.connect(self.refresh)

    @Slot()
    def follow(self) -> None:
        """Name what is seen, if that is something else: every move may ask."""
        if self._what() != self._named:
            self.refresh()

    def _what(self) -> tuple[object, ...]:
        """Return what the legend depends on, but for language and theme."""
        data, plane = self._stage.data, self._stage.plane
        classes = None
        if data is not None and data.n_rows and data.has_nominal_class:
            classes = data.classes
        angles = plane is not None and plane.space.cosine
        seen = (layer.seen for layer in self._layers)
        return classes, self._stage.scene.k, angles, set().union(*seen)

    @Slot()
    def refresh(self) -> None:
        """Name what is seen now, in the language and the colours of now."""
        self._named = self._what()
        entries = self._class_entries()
        seen = set().union(*(layer.seen for layer in self._layers))
        if seen:
            known = self._layer_entries()
            entries += [entry for entry in known if entry.layer in seen]
        self._stage.canvas.overlays.show_entries(self.tr("Legend"), entries)

    def _class_entries(self) -> list[LegendEntry]:
        data, theme = self._stage.data, self._stage.context.theme
        if data is None or not data.has_nominal_class or not data.n_rows:
            return []
        if len(data.classes) > MOST_CLASSES:
            return []
        return [
            LegendEntry(
                "class", name, "marker",
                (theme.class_colour(c).name(), theme.colours.plot), theme.class_marker(c),
            )
            for c, name in enumerate(data.classes)
        ]  # fmt: skip

    def _layer_entries(self) -> list[LegendEntry]:
        theme = self._stage.context.theme
        c, k = theme.colours, self._stage.scene.k
        tints = (theme.tint(0).name(), theme.tint(1).name())
        first, second = theme.class_colour(0).name(), theme.class_colour(1).name()
        return [
            LegendEntry("regions", self.tr("region: winning class"), "fill", tints),
            LegendEntry("confidence", self.tr("pale: divided votes"), "fade", (tints[0], c.plot)),
            LegendEntry("ties", self.tr("tie between classes"), "hatching", (c.muted,)),
            LegendEntry("density", self.tr("dark: high density"), "fade", (c.plot, c.muted)),
            LegendEntry("boundary", self.tr("boundary"), "line", (c.text,), width=1.6),
            LegendEntry("ghost", self.tr("boundary before the last change"), "dash", (c.muted,), width=1),
            LegendEntry("truth", self.tr("best possible boundary"), "line", (c.text,), width=3),
            LegendEntry("voronoi", self.tr("Voronoi cells"), "line", (c.muted,), width=1),
            LegendEntry("margins", self.tr("fill: margin, noise to reference"), "markers", MARGIN_COLOURS),
            LegendEntry("errors", self.tr("error: fill predicted, outline true"), "marker", (second, first)),
            LegendEntry("ball", self._ball_text(k), "line", (c.accent,)),
            LegendEntry("euclidean", self.tr("Euclidean ball, k = {k}").format(k=k), "dash", (c.muted,), width=1.5),
            LegendEntry("window", self.tr("window of a fixed radius"), "dash", (c.warning,)),
            LegendEntry("rings", self.tr("equal distance from the query"), "dots", (c.accent,), width=1),
            LegendEntry("links", self.tr("links to the neighbours"), "link", (c.text,), width=1.5),
        ]  # fmt: skip

    def _ball_text(self, k: int) -> str:
        plane = self._stage.plane
        if plane is not None and plane.space.cosine:
            return self.tr("angle to the neighbours, k = {k}").format(k=k)
        return self.tr("ball of the metric, k = {k}").format(k=k)
