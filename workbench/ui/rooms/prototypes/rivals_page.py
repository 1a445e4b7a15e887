"""The page of rival similarity: rows coloured by it, and the two rows it is made of."""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from workbench.core.results.pictures.race_pictures import RivalPicture
from workbench.jobs.spec import Lane
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.room import Room
from workbench.ui.rooms.prototypes.compactness_source import CompactnessSource
from workbench.ui.rooms.prototypes.page import PrototypesPage
from workbench.ui.rooms.prototypes.rivals_plot import RivalsPlot, SimilarityScale
from workbench.ui.rooms.prototypes.scene_measure import scene_measure
from workbench.ui.services.latency import Latency
from workbench.ui.services.numbers import number, percent
from workbench.ui.widgets.empty_state import EmptyState
from workbench.ui.widgets.fitted import ReservedLines
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.tone import SizedLabel, set_tone

#: More rows than this take too long for the lane of pictures.
_LARGE = 2000


class RivalsPage(PrototypesPage):
    """Point at a row: lines lead to the nearest of its class and to its rival."""

    page_id = "rivals"

    def __init__(
        self, room: Room, source: CompactnessSource, parent: QWidget | None = None
    ) -> None:
        super().__init__(room, source, parent)
        self.latency = Latency()
        self.latency.limits["pair"] = 0.016
        self._request = room.request(unasked=True)
        self._asked: tuple[Any, ...] | None = None
        self._found: RivalPicture | None = None
        theme = self.context.theme
        self.figure = named(
            SizedLabel(theme, factor=1.2, bold=True), "proto_rivals_label"
        )
        self.note = named(QLabel(), "proto_rivalsNote_label")
        for label in (self.figure, self.note):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        set_tone(self.note, "muted")
        ReservedLines(self.figure, 3)
        self.scale = SimilarityScale(theme, "proto_rivalsScale_view")
        self.plot = RivalsPlot(theme, "proto_rivals_plot")
        self.plot.table_source = self._twin
        self.empty = EmptyState("proto_rivalsEmpty")
        self._lay_out()
        self.plot.pointed.connect(self._on_plot_pointed)
        self.plot.picked.connect(self.pick)
        self.empty.pressed.connect(self.context.commands.open_dialog_requested)
        self.context.session.selection_changed.connect(self._on_selection_changed)
        self._request.done.connect(self._on_request_done)
        self._request.idle.connect(self._show_words)

    def _lay_out(self) -> None:
        top = QWidget()
        row = QHBoxLayout(top)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.figure, 1)
        row.addWidget(self.scale, 0, Qt.AlignmentFlag.AlignTop)
        across, down = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored
        self.plot.setSizePolicy(across, down)
        self.plot.setMinimumHeight(120)
        self._shown = (top, self.note, self.plot)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(top)
        column.addWidget(self.note)
        column.addWidget(self.plot, 1)
        column.addWidget(self.empty, 1)

    # -- asking -----------------------------------------------------------------

    def compute(self) -> None:
        """Measure anew: F5."""
        self.draw_waiting()
        self._asked = None
        self.refresh()

    def fill(self) -> None:
        """Ask for the pairs where anything changed, and draw what is known."""
        session = self.context.session
        data, scene = session.data, session.scene
        empty = data is None or not data.n_rows
        self.empty.setVisible(empty)
        for widget in self._shown:
            widget.setVisible(not empty)
        learned = session.metric if scene.is_learned else None
        asked = (data, scene.x, scene.y, scene.metric, scene.p, scene.scale, learned)
        if asked != self._asked:
            self._asked, self._found = asked, None
            self._request.cancel()
            self.room.next_generation()
            if data is not None and not empty and self.room.can_measure():
                self._ask(data.n_rows)
        self._draw()

    def _ask(self, n: int) -> None:
        session, measure = self.context.session, scene_measure(self.room)
        if measure is None:
            return
        scene = session.scene
        payload = {
            "data": str(session.folder()), "x": scene.x, "y": scene.y, **measure,
        }  # fmt: skip
        lane: Lane = "batch" if n > _LARGE else "interactive"
        self._request.start(
            "rivals", payload, lane=lane, title=self.tr("Rivals of the rows")
        )

    def _on_request_done(self, found: RivalPicture) -> None:
        self._found = found
        self._draw()

    # -- what is shown ----------------------------------------------------------

    def _draw(self) -> None:
        data, found = self.data, self._found
        if found is None or data is None:
            none = np.empty(0, np.int64)
            self.plot.show_rows(np.empty((0, 2)), none, np.empty(0))
        else:
            self.plot.show_rows(
                found.places, np.maximum(data.y, 0).astype(np.int64), found.similarity
            )
            self.plot.set_labels(*self._axis_names(found))
        self._show_words()
        self._on_selection_changed()

    def _axis_names(self, found: RivalPicture) -> tuple[str, str]:
        if found.axes:
            return found.axes[0], found.axes[1]
        text = self.tr("principal axis {i} ({share})")
        one, two = (
            text.format(i=i + 1, share=percent(float(share)))
            for i, share in enumerate(found.shares)
        )
        return one, two

    def _on_plot_pointed(self, row: int) -> None:
        with self.latency.measure("pair"):
            found = self._found
            if row < 0 or found is None:
                self.plot.show_pair(-1, -1)
            else:
                self.plot.show_pair(int(found.own[row]), int(found.rival[row]))
            self._show_words()

    def _show_words(self) -> None:
        title, found = self.tr("Rows by rival similarity"), self._found
        if found is None:
            busy = self._request.busy
            self.figure.setText(self.tr("Measuring…") if busy else "")
            self.note.setText("")
            self.plot.describe(title)
            return
        row = self.plot.caret
        self.figure.setText(
            self._about_row(found, row) if row >= 0 else self._about_all(found)
        )
        note = self.tr(
            "Blue rows lie beside their own class, orange ones beside a rival; shapes "
            "are classes. A full line leads to the nearest of the own class (r), a "
            "dashed one to the rival (q). The arrow keys go from row to row."
        )
        if self.data is not None and self.data.n_attributes > 2:
            more = self.tr(
                "Distances are those of all attributes, not of the two axes."
            )
            note = f"{note} {more}"
        self.note.setText(note)
        self.plot.describe(title, self.figure.text())

    def _about_all(self, found: RivalPicture) -> str:
        known = found.similarity[~np.isnan(found.similarity)]
        if not len(known):
            return self.tr("No row has both another of its class and a rival.")
        text = self.tr("Point at a row. Mean d = {mean}; rows with d < 0: {wrong}.")
        return text.format(
            mean=number(float(known.mean()), 3), wrong=int((known < 0).sum())
        )

    def _about_row(self, found: RivalPicture, row: int) -> str:
        own, rival = int(found.own[row]), int(found.rival[row])
        parts = [self.tr("Row {row}").format(row=self._named(row))]
        if own >= 0:
            text = self.tr("nearest of its class: row {row}, r = {r}")
            gap = number(float(found.r[row]), 4)
            parts.append(text.format(row=own + 1, r=gap))
        else:
            parts.append(self.tr("no other row of its class"))
        if rival >= 0:
            text = self.tr("rival: row {row}, q = {q}")
            gap = number(float(found.q[row]), 4)
            parts.append(text.format(row=self._named(rival), q=gap))
        else:
            parts.append(self.tr("no rival"))
        if not np.isnan(found.similarity[row]):
            d = number(float(found.similarity[row]), 3).replace("-", "−")
            parts.append(f"d = (q − r)/(q + r) = {d}")
        return "; ".join(parts)

    def _named(self, row: int) -> str:
        data = self.data
        assert data is not None
        return f"{row + 1} ({data.class_attribute.values[int(data.y[row])]})"

    # -- selection --------------------------------------------------------------

    def _on_selection_changed(self) -> None:
        if self.isVisible() and self._found is not None and not self.is_stale:
            self.plot.show_selected(self.context.session.selected_rows)
        elif not self.isVisible():
            self._stale = True  # when it is seen

    # -- words ------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.empty.say(
            self.tr("Open a data set to see the rivals of its rows."),
            self.tr("Open…"),
            self.tr("Choose a file with a data set"),
        )
        self.refresh()

    def _twin(self) -> TwinTable:
        found = self._found
        headers = (
            self.tr("Row"), self.tr("Nearest own"), "r", self.tr("Rival"), "q", "d",
        )  # fmt: skip
        if found is None:
            return TwinTable(headers, ([],) * len(headers))
        own = [row + 1 if row >= 0 else "" for row in found.own.tolist()]
        rival = [row + 1 if row >= 0 else "" for row in found.rival.tolist()]
        rows = np.arange(1, len(own) + 1)
        return TwinTable(
            headers, (rows, own, found.r, rival, found.q, found.similarity)
        )

    def probe(self) -> dict[str, Any]:
        """Return who is whose rival, and the pair that is drawn."""
        found = self._found
        return {
            "own": [] if found is None else found.own.tolist(),
            "rival": [] if found is None else found.rival.tolist(),
            "d": [] if found is None else found.similarity.tolist(),
            "drawn": self.plot.n_drawn,
            "row": self.plot.caret,
            "pair": list(self.plot.pair),
            "text": self.figure.text(),
            "note": self.note.text(),
            "latency": self.latency.probe(),
        }
