"""The page of the linear projection: axes to drag, around a circle or principal."""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from workbench.api.data import IntArray
from workbench.core.results.pictures.group_pictures import ProjectedRows
from workbench.ui.room import Room
from workbench.ui.rooms.visualize.maps.projection_plot import ProjectionPlot, circle
from workbench.ui.rooms.visualize.page import VisualizePage
from workbench.ui.rooms.visualize.selecting import RowSelection
from workbench.ui.rooms.visualize.view import View
from workbench.ui.services.numbers import number, percent

#: The most rows drawn: they are moved while an axis is dragged.
MOST_ROWS = 4_000


class ProjectionPage(VisualizePage):
    """Standardised columns along axes that people put where they like."""

    page_id = "projection"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.selecting = RowSelection(self.context, room.request(), self)
        self.latency.limits["drag"] = 0.05
        self.plot = ProjectionPlot(self.context.theme, self)
        self.around = QPushButton()
        self.around.setObjectName("visualize_projectionCircleBtn")
        self.principal = QPushButton()
        self.principal.setObjectName("visualize_projectionPcaBtn")
        for button in (self.around, self.principal):
            self.controls.add(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.plot)
        self._result: ProjectedRows | None = None
        self.request.done.connect(self._on_request_done)
        self.plot.picked.connect(self._on_plot_picked)
        self.plot.turned.connect(self._show_words)
        self.around.clicked.connect(self._on_around_clicked)
        self.principal.clicked.connect(self._on_principal_clicked)
        self.probes["projection"] = lambda: {
            **self.plot.probe("projection"), "note": self.note
        }  # fmt: skip

    def show_view(self, view: View | None) -> None:
        """Project other rows, or colour the same otherwise."""
        if self.take_view(view):
            self._result = None
            self.plot.clear_rows()
        if view is None:
            self.request.cancel()
            self._show_words()
            return
        payload = {
            **view.payload, "limit": MOST_ROWS, "seed": self.context.session.scene.seed,
        }  # fmt: skip
        self.request.start(
            "projected", payload, lane="batch" if view.is_large else "interactive",
            title=self.tr("Linear projection"),
        )  # fmt: skip

    def _on_request_done(self, result: ProjectedRows) -> None:
        view = self.view
        if view is None:
            return
        before, self._result = self._result, result
        axes = self.plot.axes.copy() if before is not None else None
        view.names = result.groups
        self.plot.show_columns(
            result.names, result.columns, result.rows, result.codes, result.groups
        )
        if axes is not None and len(axes) == len(result.names):
            self.plot.set_axes(axes)  # in other colours the axes stay
        self.plot.mark(self.context.session.selected_rows)
        self.named.emit(result.groups)
        self._show_words()

    def shown_share(self) -> float:
        """Return the share of the variance of the rows drawn that the plane shows."""
        result = self._result
        if result is None or not len(result.columns):
            return float("nan")
        # of the plane that the axes span, whatever their lengths
        plane, singular, _ = np.linalg.svd(self.plot.axes, full_matrices=False)
        kept = plane[:, singular > 1e-9 * max(float(singular[0]), 1e-300)]
        centred = result.columns - result.columns.mean(axis=0)
        total = float((centred**2).sum())
        return (
            float(((centred @ kept) ** 2).sum()) / total if total > 0 else float("nan")
        )

    def _show_words(self) -> None:
        result, name = self._result, self.tr("Linear projection")
        self.principal.setEnabled(result is not None)
        self.around.setEnabled(result is not None)
        if result is None:
            self.plot.describe(name)
            return
        plot = self.plot
        x, y = plot.axes[plot.current]
        text = self.tr("{name}: ({x}, {y})")
        parts = [
            text.format(name=plot.names[plot.current], x=number(x, 3), y=number(y, 3)),
            self.tr("{} of the variance").format(percent(self.shown_share())),
        ]
        if len(result.rows) < result.n:
            text = self.tr("{} of {} rows drawn, the classes in their shares")
            parts.append(text.format(len(result.rows), result.n))
        if result.left_out:
            parts.append(self.tr("the first {} columns").format(len(result.names)))
        self.tell(" · ".join(parts))
        self.plot.describe(name, ". ".join(parts))

    def select(self, rows: IntArray) -> None:
        """Mark the selected rows."""
        self.plot.mark(rows)

    def _on_plot_picked(self, row: int, modifiers: Any) -> None:
        self.selecting.pick(row, modifiers)
        self.selecting.tell_row(self.view, row if row >= 0 else None)

    def _on_around_clicked(self) -> None:
        self.plot.set_axes(circle(len(self.plot.names)))

    def _on_principal_clicked(self) -> None:
        if self._result is not None:
            self.plot.set_axes(self._result.principal)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.around.setText(self.tr("Circle"))
        self.around.setToolTip(self.tr("Put the axes around a circle again"))
        self.principal.setText(self.tr("Principal axes"))
        self.principal.setToolTip(
            self.tr("Put the axes where the plane shows the most variance")
        )
        self.plot.setToolTip(
            self.tr(
                "Each row is the sum of the axes, each times its standardised value. "
                "Drag a square; or choose one with [ and ], move it with the arrow keys, "
                "Delete takes it to the middle."
            )
        )
        self._show_words()
