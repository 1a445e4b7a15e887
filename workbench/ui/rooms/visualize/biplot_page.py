"""The page of the biplot: which components, under which scale."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from workbench.api.data import IntArray
from workbench.core.scene import SCALES
from workbench.ui.context import Context
from workbench.ui.rooms.visualize.biplot import MOST_ARROWS, Biplot
from workbench.ui.rooms.visualize.page import MakeRequest, Page
from workbench.ui.rooms.visualize.selecting import Selecting
from workbench.ui.rooms.visualize.view import View

#: The most rows drawn.
MOST_SCORES = 8_000


class BiplotPage(Page):
    """Principal components of the scaled attributes."""

    def __init__(
        self, context: Context, request: MakeRequest, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, request, parent)
        self.selecting = Selecting(context, request(), self)
        self.plot = Biplot(context.theme, self)
        self._result: dict[str, Any] | None = None
        self.across, self.upwards, self.scale = QComboBox(), QComboBox(), QComboBox()
        self._x_label = self.add_control(self.across, "visualize_pcxCombo")
        self._y_label = self.add_control(self.upwards, "visualize_pcyCombo")
        for scale in SCALES:
            self.scale.addItem(scale, scale)
        self._scale_label = self.add_control(self.scale, "visualize_scaleCombo")
        self.row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.plot)
        self.request.done.connect(self._on_request_done)
        self.plot.picked.connect(self._on_plot_picked)
        self.across.activated.connect(self._on_component_activated)
        self.upwards.activated.connect(self._on_component_activated)
        self.scale.activated.connect(self._on_scale_activated)
        self.probes["biplot"] = self._probe

    def show_view(self, view: View | None) -> None:
        """Compute the components of other rows, or colour them otherwise."""
        scene = self.context.session.scene
        self.view = view
        self.scale.setCurrentIndex(SCALES.index(scene.scale))
        if view is None:
            self.request.cancel()
            self.plot.result = None
            self.plot.clear_rows()
            return
        payload = {
            **view.payload, "scale": scene.scale, "limit": MOST_SCORES,
            "seed": scene.seed,
        }  # fmt: skip
        self.request.start(
            "biplot", payload,
            lane="batch" if view.is_large else "interactive", title=self.tr("PCA biplot"),
        )  # fmt: skip

    def scene_changed(self, names: frozenset[str]) -> bool:
        """Only the scale counts."""
        return "scale" in names

    def _on_request_done(self, result: dict[str, Any]) -> None:
        if self.view is None:
            return
        self._result = result
        self.view.names = tuple(result["groups"])
        kept = len(result["shares"])
        for combo, chosen in ((self.across, 0), (self.upwards, 1)):
            here = combo.currentIndex() if combo.count() == kept else chosen
            combo.clear()
            combo.addItems([f"PC{k + 1}" for k in range(kept)])
            combo.setCurrentIndex(min(here, kept - 1))
        self._draw()
        self.named.emit(self.view.names)

    def _draw(self) -> None:
        view, result = self.view, self._result
        if view is None or result is None:
            return
        components = (self.across.currentIndex(), self.upwards.currentIndex())
        if len(result["shares"]) == 1:
            components = (0, 1)
        self.plot.show_result(view, result, components)
        self.plot.mark(self.context.session.selected_rows)
        self.plot.describe(
            self.tr("PCA biplot"), self.tr("%n row(s)", "", int(result["n"]))
        )
        parts = []
        drawn = len(result["rows"])
        if drawn < result["n"]:
            text = self.tr("{} of {} rows drawn, the classes in their shares")
            parts.append(text.format(drawn, result["n"]))
        if len(result["names"]) > MOST_ARROWS:
            parts.append(self.tr("the {} longest arrows").format(MOST_ARROWS))
        self.tell(" · ".join(parts))

    def select(self, rows: IntArray) -> None:
        """Mark the selected rows."""
        self.plot.mark(rows)

    def _on_plot_picked(self, row: int, modifiers: Any) -> None:
        self.selecting.pick(row, modifiers)
        self.selecting.tell_row(self.view, row if row >= 0 else None)

    def _on_component_activated(self) -> None:
        self._draw()

    def _on_scale_activated(self) -> None:
        self.context.session.set_scene(scale=self.scale.currentData())

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self._x_label.setText(self.tr("Across"))
        self._y_label.setText(self.tr("Up"))
        self._scale_label.setText(self.tr("Scale"))
        self.across.setAccessibleName(self.tr("Component across"))
        self.across.setToolTip(self.tr("Which principal component is drawn across"))
        self.upwards.setAccessibleName(self.tr("Component up"))
        self.upwards.setToolTip(self.tr("Which principal component is drawn upwards"))
        self.scale.setAccessibleName(self.tr("Scale"))
        self.scale.setToolTip(self.tr("How attributes are scaled first, in all rooms"))
        names = {
            "none": self.tr("none"), "min-max": self.tr("min-max"),
            "z-score": self.tr("z-score"),
        }  # fmt: skip
        for k, scale in enumerate(SCALES):
            self.scale.setItemText(k, names[scale])
        self.plot.describe(self.tr("PCA biplot"))
        self._draw()

    def _probe(self) -> dict[str, Any]:
        return {**self.plot.probe("biplot"), "note": self.note}
