"""The menu of layers on the planes of the Metric lab, and the legend that names them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from workbench.ui.drawing.overlays.layer_legend import LegendEntry
from workbench.ui.rooms.metric.planes.morph_motion import MorphMotion
from workbench.ui.rooms.metric.planes.plane import PlanePlot
from workbench.ui.rooms.metric.planes.plane_pair import PlanePair
from workbench.ui.widgets.object_names import named

translate = QCoreApplication.translate
LAYERS = ("euclidean", "inset", "lens", "grid", "trails", "legend")
#: More classes are not named.
MOST_CLASSES = 4


class LayerMenu(QToolButton):
    """A button with a check for each layer; all are on at first.

    Signals
    -------
    changed(layer, on)
    """

    changed = Signal(str, bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "metric_layersBtn")
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = named(QMenu(self), "metric_layersMenu")
        menu.setToolTipsVisible(True)
        self.checks: dict[str, QAction] = {}
        for layer in LAYERS:
            action = QAction(self)
            action.setObjectName(f"metric_layer_{layer}Act")
            action.setCheckable(True)
            action.setChecked(True)
            action.setProperty("layer", layer)
            action.toggled.connect(self._on_action_toggled)
            menu.addAction(action)
            self.checks[layer] = action
        self.setMenu(menu)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.setText(self.tr("Layers"))
        self.setToolTip(self.tr("What is drawn above and below the points"))
        texts = {
            "euclidean": (self.tr("Euclidean ball"), self.tr("The Euclidean ball through its own k-th neighbour, dashed")),
            "inset": (self.tr("Axes to scale"), self.tr("Both balls in equal units, where one is more than ten times as long as wide")),
            "lens": (self.tr("Lens"), self.tr("Magnifies three radii around the selected row as the metric sees them, where the ball is thinner than 40 pixels")),
            "grid": (self.tr("Grid"), self.tr("A grid that stretches with the morph; not drawn with reduced motion")),
            "trails": (self.tr("Trails"), self.tr("The path of each row from t = 0; with reduced motion the whole path")),
            "legend": (self.tr("Legend"), self.tr("Names what is drawn; click its title to fold it")),
        }  # fmt: skip
        for layer, (text, tip) in texts.items():
            self.checks[layer].setText(text)
            self.checks[layer].setToolTip(tip)

    def _on_action_toggled(self, on: bool) -> None:
        self.changed.emit(self.sender().property("layer"), on)


class PlaneLegends:
    """Names on each plane the layers that are drawn there.

    Parameters
    ----------
    stage : PlanePair
    before, after : PlanePlot
    motion : MorphMotion
        Grid and trails of the plane `after`.
    """

    def __init__(
        self, stage: PlanePair, before: PlanePlot, after: PlanePlot, motion: MorphMotion
    ) -> None:
        self._stage, self._motion = stage, motion
        self._planes = {"before": before, "after": after}
        self.with_regions = False

    def refresh(self, *_: object) -> None:
        """Name what is drawn now."""
        title = translate("PlaneLegends", "Legend")
        for name, plane in self._planes.items():
            seen = set(plane.seen) if self._stage.picture is not None else set()
            if self.with_regions and self._stage.picture is not None:
                seen.add("regions")
            if name == "after":
                seen |= self._motion.seen
            entries = self._class_entries(plane) if seen else []
            entries += [e for e in self._entries(plane) if e.layer in seen]
            plane.overlays.show_entries(title, entries)

    def _class_entries(self, plane: PlanePlot) -> list[LegendEntry]:
        picture, theme = self._stage.picture, plane.theme
        classes = () if picture is None else picture.result.data.classes
        if len(classes) > MOST_CLASSES:
            return []
        return [
            LegendEntry(
                "class", name, "marker",
                (theme.class_colour(c).name(), theme.colours.plot), theme.class_marker(c),
            )
            for c, name in enumerate(classes)
        ]  # fmt: skip

    def _entries(self, plane: PlanePlot) -> list[LegendEntry]:
        theme = plane.theme
        c = theme.colours
        tints = (theme.tint(0).name(), theme.tint(1).name())
        return [
            LegendEntry("regions", translate("PlaneLegends", "region: winning class"), "fill", tints),
            LegendEntry("learned", translate("PlaneLegends", "ball of the metric"), "line", (c.accent,)),
            LegendEntry("euclidean", translate("PlaneLegends", "Euclidean ball"), "dash", (c.muted,), width=1.5),
            LegendEntry("links", translate("PlaneLegends", "link to a target"), "link", (c.text,), width=1.5),
            LegendEntry("threats", translate("PlaneLegends", "link to an impostor"), "dash", (c.error,), width=1.5),
            LegendEntry("grid", translate("PlaneLegends", "grid at t"), "line", (c.line,), width=1),
            LegendEntry("trails", translate("PlaneLegends", "path of a row from t = 0"), "line", (theme.class_colour(0).name(),), width=1),
        ]  # fmt: skip
