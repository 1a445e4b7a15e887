"""The page of box plots: scores over data sets, or over the folds of one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import numpy as np
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from workbench.core.diagrams.box_diagram import box_diagram, fold_box_diagram
from workbench.core.results.comparing.results_view import ResultsView
from workbench.ui.drawing.diagram_view import Maker
from workbench.ui.layouts import nest
from workbench.ui.room import Room
from workbench.ui.rooms.compare.pages.diagram_page import DiagramPage
from workbench.ui.widgets.fitted import FittedCombo


class BoxPage(DiagramPage):
    """A box for each classifier."""

    page_id = "box"
    plot_name = "compare_box_plot"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.data = FittedCombo("compare_box_dataCombo", most=28)
        self.data.addItem("", "")
        self._label = QLabel()
        self._label.setBuddy(self.data)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._label)
        row.addWidget(self.data)
        row.addStretch(1)
        nest(self.column, row, at=0)
        self.data.currentIndexChanged.connect(self._on_data_current_index_changed)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self._label.setText(self.tr("Boxes over"))
        self.data.setItemText(0, self.tr("all data sets"))
        self.data.setAccessibleName(self.tr("What the boxes are over"))
        self.data.setToolTip(
            self.tr("Scores on all data sets, or those of the folds of one")
        )
        super().retranslate()

    def show_view(self, view: ResultsView | None) -> None:
        """Offer the data sets with folds."""
        super().show_view(view)
        folds = {} if view is None else view.folds
        with_folds = {data for (data, _), values in folds.items() if len(values) > 1}
        names = [] if view is None else view.table.datasets
        chosen = self.data.currentData()
        self.data.blockSignals(True)
        while self.data.count() > 1:
            self.data.removeItem(1)
        for name in names:
            if name in with_folds:
                self.data.addItem(name, name)
        self.data.setCurrentIndex(max(0, self.data.findData(chosen)))
        self.data.blockSignals(False)
        self.data.setEnabled(self.data.count() > 1)
        self.fill()

    def maker(self, words: Mapping[str, str]) -> Maker | None:
        """Draw the scores there are."""
        view, data = self.view, self.data.currentData()
        if view is None or np.isnan(view.table.values).all():
            return None
        if data:
            return partial(fold_box_diagram, view, data, words=words)
        return partial(box_diagram, view.table, words=words)

    def _on_data_current_index_changed(self) -> None:
        self.fill()
