"""The page of parallel coordinates."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QCheckBox, QPushButton, QVBoxLayout, QWidget

from workbench.api.data import IntArray
from workbench.core.results.pictures.visualize_pictures import ParallelLines
from workbench.ui.room import Room
from workbench.ui.rooms.visualize.page import VisualizePage
from workbench.ui.rooms.visualize.parallel.coordinates import ParallelPlot
from workbench.ui.rooms.visualize.selecting import RowSelection
from workbench.ui.rooms.visualize.view import View, drawable

#: The most lines, and the most segments of all lines together.
MOST_LINES, MOST_SEGMENTS = 5_000, 30_000


class ParallelPage(VisualizePage):
    """Parallel coordinates and what can be done with their axes."""

    page_id = "parallel"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.selecting = RowSelection(self.context, room.request(), self)
        self.plot = ParallelPlot(self.context.theme, self)
        self.medians = QCheckBox()
        self.medians.setObjectName("visualize_mediansCheck")
        self.flip, self.clear = QPushButton(), QPushButton()
        self.left, self.right = QPushButton("◀"), QPushButton("▶")
        names = ("flip", "clear", "left", "right")
        for name in names:
            getattr(self, name).setObjectName(f"visualize_axis_{name}Btn")
        self.controls.add(self.medians)
        for button in (self.left, self.right, self.flip, self.clear):
            self.controls.add(button)
        for arrow in (self.left, self.right):
            arrow.setFixedWidth(44)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.plot)
        self.request.done.connect(self._on_request_done)
        self.plot.brushed.connect(self._on_plot_brushed)
        self.plot.ordered.connect(self._on_plot_ordered)
        self.medians.toggled.connect(self._on_medians_toggled)
        self.flip.clicked.connect(self._on_flip_clicked)
        self.clear.clicked.connect(self._on_clear_clicked)
        self.left.clicked.connect(self._on_left_clicked)
        self.right.clicked.connect(self._on_right_clicked)
        self.probes["parallel"] = self._probe

    def show_view(self, view: View | None) -> None:
        """Draw other rows, or the same in other colours."""
        if self.take_view(view):
            self.plot.clear_rows()
        if view is None or not drawable(view.data):
            self.request.cancel()
            self.plot.clear_rows()
            return
        d = len(drawable(view.data))
        limit = max(min(MOST_LINES, MOST_SEGMENTS // d), 100)
        seed = self.context.session.scene.seed
        self.request.start(
            "parallel",
            {**view.payload, "limit": limit, "seed": seed},
            lane="batch" if view.is_large else "interactive",
            title=self.tr("Parallel coordinates"),
        )

    def _on_request_done(self, result: ParallelLines) -> None:
        if self.view is None:
            return
        self.view.names = result.names
        self.plot.show_result(self.view, result)
        self.named.emit(self.view.names)
        drawn, n = len(result.rows), result.n
        text = self.tr("{} of {} rows drawn, the classes in their shares")
        self.tell(text.format(drawn, n) if drawn < n else "")
        self.select(self.context.session.selected_rows)
        self.plot.say()

    def select(self, rows: IntArray) -> None:
        """Draw the selected rows over the others."""
        self.plot.mark(rows)

    def _on_plot_brushed(self, ranges: list[tuple[int, float, float]]) -> None:
        if self.view is not None and ranges:
            self.selecting.within(self.view, ranges)
        else:
            self.context.session.select([])

    def _on_plot_ordered(self) -> None:
        self.select(self.context.session.selected_rows)

    def _on_medians_toggled(self, on: bool) -> None:
        self.plot.medians = on
        self.plot.redraw()
        self._on_plot_ordered()

    def _on_flip_clicked(self) -> None:
        if len(self.plot.axes):
            self.plot.flip(self.plot.axes.current)

    def _on_clear_clicked(self) -> None:
        if self.plot.result is not None:
            self.plot.clear_brush()

    def _on_left_clicked(self) -> None:
        if len(self.plot.axes):
            self.plot.move_axis(self.plot.axes.current, self.plot.axes.current - 1)

    def _on_right_clicked(self) -> None:
        if len(self.plot.axes):
            self.plot.move_axis(self.plot.axes.current, self.plot.axes.current + 1)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.medians.setText(self.tr("Medians"))
        self.medians.setToolTip(
            self.tr("A thick line through the medians of each class")
        )
        self.flip.setText(self.tr("Flip axis"))
        self.flip.setToolTip(
            self.tr("Turn the chosen axis upside down (F, double click)")
        )
        self.clear.setText(self.tr("Clear ranges"))
        self.clear.setToolTip(self.tr("Take the ranges of all axes away"))
        for button, text in (
            (self.left, self.tr("Move the chosen axis to the left (Ctrl+Left)")),
            (self.right, self.tr("Move the chosen axis to the right (Ctrl+Right)")),
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)
        self.plot.describe(self.tr("Parallel coordinates"))
        self.plot.say()

    def _probe(self) -> dict[str, Any]:
        return {**self.plot.probe("parallel"), "note": self.note}
