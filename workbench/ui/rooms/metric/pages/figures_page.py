"""The page of figures: those of the thesis on KISSNN, one click each."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from workbench.core.results.pictures.figure import Figure
from workbench.jobs.spec import Failure
from workbench.ui.drawing.figure_sheet import FigureSheet
from workbench.ui.layouts import nest
from workbench.ui.rooms.metric.page import LabPage, LabRoom
from workbench.ui.widgets.object_names import named

COUNT = 8
LIST_WIDTH = 250


class FiguresPage(LabPage):
    """A list of the figures, the one chosen, and a button that saves it."""

    page_id = "figures"

    def __init__(self, room: LabRoom, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.list = named(QListWidget(), "metric_figures_list")
        self.list.setFixedWidth(LIST_WIDTH)
        self.save_button = named(QPushButton(), "metric_saveFigureBtn")
        self.save_button.setEnabled(False)
        self.sheet = FigureSheet(self.context.theme, "metric_figure", self)
        self._request = room.request("latest")
        side = QVBoxLayout()
        side.setSpacing(8)
        side.addWidget(self.list, 1)
        side.addWidget(self.save_button)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 0)
        row.setSpacing(8)
        nest(row, side)
        row.addWidget(self.sheet, 1)
        self.list.currentRowChanged.connect(self._on_list_current_row_changed)
        self.save_button.clicked.connect(self._on_save_clicked)
        self._request.done.connect(self._on_request_done)
        self._request.failed.connect(self._on_request_failed)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        texts = (
            self.tr("1  The cone of metrics"),
            self.tr("2  Two unit balls"),
            self.tr("3  Targets and impostors"),
            self.tr("4  Artificial cases"),
            self.tr("5  The cases transformed"),
            self.tr("6  Difference space"),
            self.tr("7  The idea of KISSNN"),
            self.tr("8  Ball tree"),
        )
        chosen = self.list.currentRow()
        self.list.blockSignals(True)
        self.list.clear()
        self.list.addItems(texts)
        self.list.setCurrentRow(chosen)
        self.list.blockSignals(False)
        self.list.setAccessibleName(self.tr("Figures of the thesis"))
        self.list.setToolTip(self.tr("Computed anew by this program"))
        self.sheet.retranslate()
        self.save_button.setText(self.tr("Save figure…"))
        self.save_button.setToolTip(self.tr("Save as PNG, SVG or PDF"))

    def fill(self) -> None:
        """Draw the first figure when the page is seen for the first time."""
        if self.list.currentRow() < 0:
            self.list.setCurrentRow(0)

    def probe(self) -> dict[str, Any]:
        """Return the title of the figure shown and of its panels."""
        shown = self.sheet.figure
        return {
            "figure": self.list.currentRow() + 1,
            "title": shown.title if shown else "",
            "panels": [p.title for p in shown.panels] if shown else [],
        }

    def _on_list_current_row_changed(self, row: int) -> None:
        if row < 0:
            return
        self.save_button.setEnabled(False)
        self._request.start(
            "figure", {"figure": f"thesis-{row + 1}"}, lane="interactive",
            title=self.tr("Draw figure"),
        )  # fmt: skip

    def _on_request_done(self, figure: Figure) -> None:
        self.sheet.show_figure(figure)
        self.save_button.setEnabled(True)

    def _on_request_failed(self, failure: Failure) -> None:
        self.sheet.show_figure(None)
        self.room.message("error", failure.text)

    def _on_save_clicked(self) -> None:
        title = self.list.currentItem().text()
        path = self.ask_figure_file(self.tr("Save figure"), title)
        if path:
            self.save_figure(self.sheet, path)
