"""The page of t-SNE and MDS: which map, under which metric; it grows while it is made."""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtWidgets import (
    QDoubleSpinBox,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from workbench.api.data import IntArray
from workbench.core.results.pictures.group_pictures import RowMap
from workbench.ui.room import Room
from workbench.ui.rooms.visualize.biplot.biplot_metric import MetricCombo
from workbench.ui.rooms.visualize.maps.row_spots import RowSpots
from workbench.ui.rooms.visualize.measuring import metric_told
from workbench.ui.rooms.visualize.page import VisualizePage
from workbench.ui.rooms.visualize.selecting import RowSelection
from workbench.ui.rooms.visualize.view import View
from workbench.ui.services.numbers import number
from workbench.ui.widgets.fitted import FittedCombo

METHODS = ("tsne", "mds")
#: Rows mapped at first, and at most: a matrix of all their distances is made.
FIRST_ROWS, MOST_ROWS = 500, 1_500


class MapPage(VisualizePage):
    """t-SNE, or metric MDS by SMACOF, of the distances that the scene's metric gives."""

    page_id = "map"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.selecting = RowSelection(self.context, room.request(), self)
        self.plot = RowSpots(self.context.theme, "visualize_map_plot", self)
        self.method = FittedCombo("visualize_mapMethodCombo")
        for method in METHODS:
            self.method.addItem(method, method)
        self.perplexity = QDoubleSpinBox(decimals=0, minimum=2, maximum=200, value=30)
        self.perplexity.setObjectName("visualize_perplexityDSpin")
        self.most = QSpinBox(
            minimum=50, maximum=MOST_ROWS, singleStep=250, value=FIRST_ROWS
        )
        self.most.setObjectName("visualize_mapRowsSpin")
        self.metric_choice = MetricCombo(self.context, "visualize_mapMetricCombo")
        self.again = QPushButton()
        self.again.setObjectName("visualize_mapRunBtn")
        self.cancel = QPushButton()
        self.cancel.setObjectName("visualize_mapCancelBtn")
        row = (self.method, self.perplexity, self.most, self.metric_choice)
        self._labels = [self.add_control(widget) for widget in row]
        self.controls.add(self.again)
        self.controls.add(self.cancel)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.plot)
        self._result: RowMap | None = None
        self._share = 0.0
        self._connect()
        self.probes["map"] = self._probe

    def _connect(self) -> None:
        self.request.done.connect(self._on_request_done)
        self.request.partial.connect(self._on_request_partial)
        self.request.progressed.connect(self._on_request_progressed)
        self.request.cancelled.connect(self._show_words)
        self.request.idle.connect(self._show_words)
        self.plot.picked.connect(self._on_plot_picked)
        self.method.activated.connect(self.draw)
        self.perplexity.editingFinished.connect(self._on_number_changed)
        self.most.editingFinished.connect(self._on_number_changed)
        self.again.clicked.connect(self.draw)
        self.cancel.clicked.connect(self.request.cancel)

    # -- showing ------------------------------------------------------------------------

    def show_view(self, view: View | None) -> None:
        """Map other rows, or the same under another metric, or colour them otherwise."""
        if self.take_view(view):
            self._result = None
            self.plot.clear_rows()
        self.metric_choice.refresh()
        self.draw()

    def draw(self) -> None:
        """Have the map made by the settings that stand."""
        view, told = self.view, metric_told(self.context)
        if view is None or told is None:
            self.request.cancel()
            self.plot.clear_rows()
            self._result = None
            self._show_words()
            if view is not None:
                self.tell(
                    self.tr("No metric was learned on these data yet: Metric lab")
                )
            return
        self._asked = self._numbers()
        self._share, self._result = 0.0, None
        title = self.tr("t-SNE") if self._asked[0] == "tsne" else self.tr("MDS")
        payload = {
            **view.payload, **told, "method": self._asked[0],
            "perplexity": self._asked[1], "limit": self._asked[2],
        }  # fmt: skip
        self.request.start("row_map", payload, title=title)
        self._show_words()

    def _numbers(self) -> tuple[str, float, int]:
        method = str(self.method.currentData())
        return method, float(self.perplexity.value()), int(self.most.value())

    def scene_changed(self, names: frozenset[str]) -> bool:
        """Whatever changes distances counts, and the seed."""
        return bool(names & {"metric", "p", "scale", "seed"})

    def _on_request_partial(self, found: RowMap) -> None:
        self._show_map(found)

    def _on_request_done(self, found: RowMap) -> None:
        self._show_map(found)
        if self._result is not None:
            self.named.emit(found.groups)
        self._show_words()

    def _show_map(self, found: RowMap) -> None:
        view, before = self.view, self._result
        if view is None or max(found.rows, default=-1) >= view.data.n_rows:
            return
        self._result = found
        if before is not None and np.array_equal(before.rows, found.rows):
            self.plot.move_points(found.points)
        else:
            view.names = found.groups
            self.plot.show_rows(found.rows, found.codes, found.groups, found.points)
            self.plot.mark(self.context.session.selected_rows)
        self.plot.reset_view()

    def _on_request_progressed(self, share: float, _message: str) -> None:
        self._share = share
        self._show_words()

    def _show_words(self) -> None:
        found, busy = self._result, self.request.busy
        self.cancel.setEnabled(busy)
        self.perplexity.setEnabled(self.method.currentData() == "tsne")
        name = (
            self.tr("t-SNE") if self.method.currentData() == "tsne" else self.tr("MDS")
        )
        parts = []
        if busy:
            parts.append(self.tr("{} % of the steps").format(round(100 * self._share)))
        elif found is not None and np.isnan(found.loss):
            parts.append(self.tr("stopped after %n step(s)", "", found.steps))
        elif found is not None:
            loss = number(found.loss, 4)
            if found.method == "tsne":
                parts.append(self.tr("KL divergence {}").format(loss))
                parts.append(
                    self.tr("perplexity {}").format(number(found.perplexity, 3))
                )
            else:
                parts.append(self.tr("stress {}").format(loss))
            parts.append(self.tr("%n step(s)", "", found.steps))
        if found is not None and len(found.rows) < found.n:
            text = self.tr("{} of {} rows drawn, the classes in their shares")
            parts.append(text.format(len(found.rows), found.n))
        self.tell(" · ".join(parts))
        self.plot.describe(name, ". ".join(parts))

    def select(self, rows: IntArray) -> None:
        """Mark the selected rows."""
        self.plot.mark(rows)

    def _on_plot_picked(self, row: int, modifiers: Any) -> None:
        self.selecting.pick(row, modifiers)
        self.selecting.tell_row(self.view, row if row >= 0 else None)

    def _on_number_changed(self) -> None:
        if self.view is not None and self._numbers() != getattr(self, "_asked", None):
            self.draw()

    # -- words --------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        words = (
            self.tr("Map"), self.tr("Perplexity"), self.tr("Rows"), self.tr("Metric"),
        )  # fmt: skip
        for label, text in zip(self._labels, words, strict=True):
            label.setText(text)
        self.method.setItemText(0, self.tr("t-SNE"))
        self.method.setItemText(1, self.tr("MDS"))
        self.method.setAccessibleName(self.tr("Kind of map"))
        self.method.setToolTip(
            self.tr(
                "t-SNE keeps near rows near; far ones mean little. MDS (SMACOF) makes "
                "all distances as right as it can. Both begin at classical scaling, "
                "with the seed of the scene."
            )
        )
        self.perplexity.setAccessibleName(self.tr("Perplexity"))
        self.perplexity.setToolTip(
            self.tr(
                "About how many neighbours of a row count; at most a third of the rows"
            )
        )
        self.most.setAccessibleName(self.tr("Rows drawn at most"))
        self.most.setToolTip(
            self.tr("Rows drawn at most; more are drawn as a sample by class")
        )
        self.metric_choice.retranslate()
        self.again.setText(self.tr("Draw again"))
        self.again.setToolTip(self.tr("Make the map anew (F5)"))
        self.cancel.setText(self.tr("Cancel"))
        self.cancel.setToolTip(self.tr("Stop; the map stays as far as it came"))
        self._show_words()

    def _probe(self) -> dict[str, Any]:
        found = self._result
        told: dict[str, Any] = {**self.plot.probe_rows(), "note": self.note}
        if found is not None:
            told |= {
                "method": found.method, "loss": found.loss, "steps": found.steps,
                "perplexity": found.perplexity, "n": found.n,
            }  # fmt: skip
        return told
