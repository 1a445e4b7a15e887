"""The page of errors: tested rows in a plane, the mistakes in a list, and why."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from PySide6.QtCore import QItemSelection, QLocale, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from workbench.api.data import FloatArray, IntArray
from workbench.core.results.evaluating.mistakes import Collector, Tested
from workbench.core.results.evaluating.row_views import PrincipalPlaces
from workbench.ui.room import Room
from workbench.ui.rooms.classify.errors.errors_list import ErrorsModel
from workbench.ui.rooms.classify.errors.errors_plot import ErrorsPlot
from workbench.ui.rooms.classify.errors.why_card import WhyCard
from workbench.ui.rooms.classify.page import ResultPage
from workbench.ui.widgets.table import CONTENTS, ONE_ROW, STRETCH, Table

#: What stands for the principal axes among the attributes of the combos.
_AXES = (-1, -2)
#: So many scores are read between two frames.
_CELLS = 50_000


class ErrorsPage(ResultPage):
    """Where the mistakes lie, and why each was made."""

    page_id: ClassVar[str] = "errors"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.setObjectName("classify_errors_page")
        self.tested: Tested | None = None
        self._collector: Collector | None = None
        self._read, self._why = 0, -1
        self._drawn: IntArray = np.empty(0, np.int64)
        self._principal: FloatArray | None = None
        self._shares = (0.0, 0.0)
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._on_timer_timeout)
        self._request = room.request("latest")
        self._request.done.connect(self._on_request_done)
        self._build()
        self._lay_out()
        self._connect()

    # -- building -----------------------------------------------------------------------

    def _build(self) -> None:
        self.plot = ErrorsPlot(self.context.theme, "classify_errors_plot")
        self._across, self._upwards = QComboBox(), QComboBox()
        for combo, name in ((self._across, "x"), (self._upwards, "y")):
            combo.setObjectName(f"classify_errors_{name}Combo")
            combo.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            combo.setMinimumContentsLength(9)
        self._across_label, self._upwards_label = QLabel(), QLabel()
        self._only = QCheckBox()
        self._only.setObjectName("classify_errors_onlyCheck")
        self._count, self._legend = QLabel(), QLabel()
        self._legend.setWordWrap(True)
        self._note = QLabel(wordWrap=True)
        self._note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._model = ErrorsModel(self.context.theme, self)
        self._list = Table(
            "classify_errors_table", self._model, selects=ONE_ROW, wraps=True,
            marks_head=True,
        )  # fmt: skip
        self._list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self._list.size_columns(STRETCH, {0: CONTENTS, 3: CONTENTS})
        self.card = WhyCard(self.room)

    def _lay_out(self) -> None:
        controls = QHBoxLayout()
        controls.setContentsMargins(8, 2, 8, 2)
        for part in (
            self._across_label, self._across, self._upwards_label, self._upwards,
            self._only,
        ):  # fmt: skip
            controls.addWidget(part)
        controls.addStretch(1)
        controls.addWidget(self._count)
        self._side = QStackedWidget()
        self._side.addWidget(self._list)
        self._side.addWidget(self.card)
        left = QWidget()
        left.setMinimumWidth(200)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.plot, 1)
        column.addWidget(self._legend)
        self._legend.setContentsMargins(8, 0, 8, 2)
        self._split = QSplitter(Qt.Orientation.Horizontal)
        self._split.setObjectName("classify_errors_split_view")
        self._split.setChildrenCollapsible(False)
        self._split.addWidget(left)
        self._split.addWidget(self._side)
        self._split.setSizes([300, 330])
        self._split.setStretchFactor(0, 1)
        self._split.setStretchFactor(1, 1)
        self._top = QWidget()
        self._top.setLayout(controls)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._top)
        layout.addWidget(self._note, 1)
        layout.addWidget(self._split, 1)

    def _connect(self) -> None:
        self._across.activated.connect(self._draw)
        self._upwards.activated.connect(self._draw)
        self._only.toggled.connect(self._draw)
        selection = self._list.selectionModel()
        selection.selectionChanged.connect(self._on_list_selection_changed)
        self._list.clicked.connect(self._on_list_clicked)
        self.plot.row_picked.connect(self._on_plot_row_picked)
        self.card.rows_chosen.connect(self.rows_chosen)
        self.card.stepped.connect(self._step)
        self.card.closed.connect(self._on_card_closed)
        self.context.session.selection_changed.connect(self._mark_selection)

    def retranslate(self) -> None:
        self._across_label.setText(self.tr("Across"))
        self._upwards_label.setText(self.tr("Up"))
        self._across.setAccessibleName(self.tr("What is drawn across"))
        self._upwards.setAccessibleName(self.tr("What is drawn upwards"))
        self._only.setText(self.tr("Errors only"))
        self._only.setToolTip(self.tr("Draw the mistakes without the right answers"))
        self._legend.setText(
            self.tr("Outline true, fill predicted, large surely wrong")
        )
        self._legend.setToolTip(
            self.tr(
                "Outline and marker show the true class, the fill the predicted one. "
                "The surer the classifier was of a wrong class, the larger the spot; "
                "those of middle size were close calls, small ones are surely right."
            )
        )
        self._list.setAccessibleName(self.tr("Mistakes, the most confident first"))
        self.plot.describe(self.tr("Tested rows"))
        self.card.retranslate()

    # -- showing ------------------------------------------------------------------------

    def fill(self) -> None:
        run = self.current
        if run is None:
            self._forget()
            self._say(self.tr("Run a classifier to see its errors here."))
        elif not self.has_data(run):
            self._forget()
            self._say(self.tr("Show the data set of this run to see its errors."))
        elif not self.has_rows(run):
            self._forget()
            self._say(self.tr("Rows were added or deleted since this run: run again."))
        elif self._read != run.number:
            self._forget()
            self._read = run.number
            self._collector = Collector(run.result.predictions, self._classes())
            self._timer.start()
            self._read_more()
            if self._collector.done:  # a small one is drawn at once
                self._show_read()
        elif self.tested is not None:
            self._show_tested()

    def _forget(self) -> None:
        self._timer.stop()
        self._read, self.tested, self._collector = 0, None, None
        self._principal = None
        self._request.cancel()
        self._on_card_closed()
        self._model.show_tested(None, ())

    def _say(self, text: str) -> None:
        self._note.setText(text)
        self._note.setVisible(bool(text))
        self._top.setVisible(not text)
        self._split.setVisible(not text)

    def _classes(self) -> tuple[str, ...]:
        return self.current.result.data.classes if self.current else ()

    def _on_timer_timeout(self) -> None:
        """Read some more of the predictions; show them in the turn after the last."""
        if self._collector is None:
            self._timer.stop()
        elif self._collector.done:
            self._show_read()
        else:
            self._read_more()

    def _read_more(self) -> None:
        assert self._collector is not None
        portion = min(2_000, _CELLS // max(len(self._classes()), 1) + 1)
        self._collector.step(portion)
        if not self._collector.done:
            self._say(self.tr("Reading the predictions …"))

    def _show_read(self) -> None:
        assert self._collector is not None
        self._timer.stop()
        self.tested, self._collector = self._collector.result(), None
        self._drawn = self.tested.drawn()
        self._fill_combos()
        self._show_tested()

    def _fill_combos(self) -> None:
        data = self.context.session.data
        if data is None:
            return
        numeric = [j for j, a in enumerate(data.attributes) if a.is_numeric]
        scene = self.context.session.scene
        drawn = {data.attributes[j].name: j for j in numeric}
        plane = len(numeric) == 2 == data.n_attributes
        chosen = (drawn.get(scene.x), drawn.get(scene.y)) if plane else _AXES
        for combo, first in ((self._across, chosen[0]), (self._upwards, chosen[1])):
            combo.clear()
            for axis in _AXES:
                combo.addItem(self.tr("PCA {}").format(-axis), axis)
            for name, j in drawn.items():
                combo.addItem(name, j)
            combo.setCurrentIndex(max(combo.findData(first), 0))
        if not plane:
            self._upwards.setCurrentIndex(1)

    def _show_tested(self) -> None:
        tested = self.tested
        assert tested is not None
        self._say("")
        wrong, locale = len(tested.wrong), QLocale()
        text = self.tr("{wrong} of {n} rows are wrong").format(
            wrong=locale.toString(wrong), n=locale.toString(len(tested.rows))
        )
        if tested.repeats > 1:
            text += ", " + self.tr("first of {} repeats").format(tested.repeats)
        self._count.setText(text)
        self._model.show_tested(tested, self._classes())
        drawn_right = len(self._drawn) - wrong
        self._count.setToolTip(
            self.tr("All mistakes and {} right answers are drawn").format(
                locale.toString(drawn_right)
            )
        )
        self._draw()

    # -- the plane ----------------------------------------------------------------------

    def _draw(self) -> None:
        tested, data = self.tested, self.context.session.data
        if tested is None or data is None or self.current is None:
            return
        if not self.has_rows(self.current):  # edited, perhaps in another room
            self.fill()
            return
        columns = (self._across.currentData(), self._upwards.currentData())
        if min(columns) < 0 and self._principal is None:
            if not self._request.busy:
                payload = {
                    "data": str(self.context.session.folder()),
                    "scale": self.current.result.scale,
                    "rows": tested.rows[self._drawn],
                }
                title = self.tr("Principal components")
                self._request.start(
                    "principal_axes", payload, lane="interactive", title=title
                )
            return
        places = np.column_stack([self._places(j) for j in columns])
        shown = np.ones(len(self._drawn), bool)
        if self._only.isChecked():
            shown = tested.true[self._drawn] != tested.predicted[self._drawn]
        self.plot.show_rows(places[shown], tested, self._drawn[shown], self._classes())
        self.plot.set_labels(*(self._label(j) for j in columns))
        self._mark_selection()

    def _places(self, column: int) -> FloatArray:
        tested, data = self.tested, self.context.session.data
        assert tested is not None
        assert data is not None
        if column < 0:
            assert self._principal is not None
            return np.asarray(self._principal[:, -column - 1])
        return np.asarray(data.X[tested.rows[self._drawn], column])

    def _label(self, column: int) -> str:
        data = self.context.session.data
        if column >= 0 and data is not None:
            return data.attributes[column].name
        share = QLocale().toString(100 * self._shares[-column - 1], "f", 0)
        text = self.tr("Principal axis {} ({} %)")
        return text.format(-column, share)

    def _on_request_done(self, found: PrincipalPlaces) -> None:
        if self.tested is None or len(found.scores) != len(self._drawn):
            return  # of a run that is no longer shown
        self._principal, self._shares = found.scores, found.shares
        self._draw()

    def _mark_selection(self) -> None:
        if self.isVisible():
            self.plot.mark(self.context.session.selected_rows)

    # -- why ----------------------------------------------------------------------------

    def show_why(self, row: int) -> None:
        """Select a row and say why it was classified so."""
        run = self.current
        if run is None or row < 0:
            return
        self._why = row
        self.rows_chosen.emit([row])
        self.plot.point_out(row)
        line = self._model.line_of(row)
        if line >= 0 and self._list.currentIndex().row() != line:
            self._list.selectionModel().blockSignals(True)
            self._list.selectRow(line)
            self._list.selectionModel().blockSignals(False)
        inside = self._side.isAncestorOf(self.focusWidget() or self)
        self._side.setCurrentWidget(self.card)
        self.card.explain(run, self.payload(run), row, self.charged(run))
        if inside:
            self.card.setFocus(Qt.FocusReason.OtherFocusReason)

    def _step(self, step: int) -> None:
        here = self._model.line_of(self._why)
        line = max(0, min(here + step, self._model.rowCount() - 1))
        if line != here:
            self.show_why(self._model.data_row(line))

    def _on_list_selection_changed(self, selected: QItemSelection) -> None:
        indexes = selected.indexes()
        if indexes and self._list.hasFocus():
            row = self._model.data_row(indexes[0].row())
            self.rows_chosen.emit([row])
            self.plot.point_out(row)

    def _on_list_clicked(self, index: Any) -> None:
        self.show_why(self._model.data_row(index.row()))

    def _on_plot_row_picked(self, row: int) -> None:
        self.show_why(row)

    def _on_card_closed(self) -> None:
        had_focus = self.card.isAncestorOf(self.focusWidget() or self)
        self.card.clear()
        self.plot.point_out(-1)
        self._side.setCurrentWidget(self._list)
        if had_focus:
            self._list.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        on_card = self._side.currentWidget() is self.card
        if key == Qt.Key.Key_Escape and on_card:
            self._on_card_closed()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._list.hasFocus():
            self.show_why(self._model.data_row(self._list.currentIndex().row()))
        else:
            super().keyPressEvent(event)

    def probe(self) -> dict[str, Any]:
        """Return the mistakes in the order of the list, the axes, and the card."""
        if self.tested is None:
            return {"note": self._note.text()}
        return {
            "wrong": [self._model.data_row(i) for i in range(self._model.rowCount())],
            "drawn": self.plot.spots.count,
            "axes": [self._across.currentText(), self._upwards.currentText()],
            "why": self.card.probe(),
        }
