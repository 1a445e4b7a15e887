"""The page of margins: rows sorted by their similarity, and the five types of rows."""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from workbench.api.data import IntArray
from workbench.core.results.pictures.compactness_picture import CompactnessPicture
from workbench.numerics.prototypes.rival_similarity import CUTS, ROW_TYPES, row_types
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.room import Room
from workbench.ui.rooms.prototypes.compactness_source import CompactnessSource
from workbench.ui.rooms.prototypes.margins_plot import MarginsPlot
from workbench.ui.rooms.prototypes.page import PrototypesPage
from workbench.ui.services.latency import Latency
from workbench.ui.services.numbers import number
from workbench.ui.widgets.empty_state import EmptyState
from workbench.ui.widgets.fitted import FittedDoubleSpin
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.tone import SizedLabel, set_tone

_DECIMALS = 2


class MarginsPage(PrototypesPage):
    """Sorted margins with four cuts; a button for each type selects its rows."""

    page_id = "margins"

    def __init__(
        self, room: Room, source: CompactnessSource, parent: QWidget | None = None
    ) -> None:
        super().__init__(room, source, parent)
        self.latency = Latency()
        self.latency.limits["cuts"] = 0.05
        self._drawn: CompactnessPicture | None = None
        self._types: IntArray = np.empty(0, np.int64)
        self._make_widgets()
        self._lay_out()
        for spin in self.spins:
            spin.valueChanged.connect(self._on_cut_changed)
        self.restore.clicked.connect(self._on_restore_clicked)
        self.plot.dragged.connect(self._on_plot_dragged)
        self.plot.picked.connect(self.pick)
        self.empty.pressed.connect(self.context.commands.open_dialog_requested)
        self.context.session.selection_changed.connect(self._on_selection_changed)

    # -- layout -----------------------------------------------------------------

    def _make_widgets(self) -> None:
        theme = self.context.theme
        self.spins = [FittedDoubleSpin(f"proto_cut{j + 1}Spin") for j in range(4)]
        for spin, cut in zip(self.spins, CUTS, strict=True):
            spin.setDecimals(_DECIMALS)
            spin.setSingleStep(0.05)
            spin.setRange(-1.0, 1.0)
            spin.setValue(cut)
        self._labels = [QLabel() for _ in self.spins]
        self.restore = named(QPushButton(), "proto_cutsBtn")
        self.counts = [named(QPushButton(), f"proto_{name}Btn") for name in ROW_TYPES]
        for j, button in enumerate(self.counts):
            button.clicked.connect(lambda _=False, j=j: self._select_type(j))
        self.figure = named(
            SizedLabel(theme, factor=1.2, bold=True), "proto_reliability_label"
        )
        self.note = named(QLabel(), "proto_marginsNote_label")
        self.victims_label = named(QLabel(), "proto_stolp_label")
        for label in (self.figure, self.note, self.victims_label):
            label.setWordWrap(True)
        set_tone(self.note, "muted")
        self.plot = MarginsPlot(theme, "proto_margin_plot")
        self.plot.table_source = self._twin
        self.empty = EmptyState("proto_marginsEmpty")
        self._bound_cuts()

    def _lay_out(self) -> None:
        cuts, counts = FlowRow(), FlowRow()
        for label, spin in zip(self._labels, self.spins, strict=True):
            label.setBuddy(spin)
            cuts.add(label, spin)
        cuts.add(self.restore)
        counts.add(*self.counts)
        self._shown = (
            cuts, counts, self.figure, self.note, self.victims_label, self.plot,
        )  # fmt: skip
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        # a plot takes what is left: its own wish would make the room scroll
        across, down = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored
        self.plot.setSizePolicy(across, down)
        self.plot.setMinimumHeight(120)
        for widget in self._shown[:-1]:
            column.addWidget(widget)
        column.addWidget(self.plot, 1)
        column.addWidget(self.empty, 1)

    # -- what is shown ----------------------------------------------------------

    @property
    def cuts(self) -> tuple[float, ...]:
        """The similarity from which on a row is wrong, border, useless, reference."""
        return tuple(spin.value() for spin in self.spins)

    def fill(self) -> None:
        """Ask for the similarities where anything changed, and draw what is known."""
        self.source.ask()
        data = self.context.session.data
        empty = data is None or not data.n_rows
        self.empty.setVisible(empty)
        for widget in self._shown:
            widget.setVisible(not empty)
        found, drawn = self.source.found, self._drawn
        similarity = np.empty(0) if found is None else found.similarity
        # first: whoever follows the plot asks for its table
        self._drawn, self._types = found, row_types(similarity, self.cuts)
        if found is not drawn:
            self.plot.show_rows(similarity)
        self._show()
        self._on_selection_changed()

    def _show(self) -> None:
        with self.latency.measure("cuts"):
            found = self._drawn
            similarity = np.empty(0) if found is None else found.similarity
            self._types = row_types(similarity, self.cuts)
            names = self._type_names()
            self.plot.show_cuts(self.cuts, names)
            for j, (button, name) in enumerate(zip(self.counts, names, strict=True)):
                button.setText(f"{name}: {int((self._types == j).sum())}")
                button.setEnabled(found is not None)
            self._show_words(found)

    def _show_words(self, found: CompactnessPicture | None) -> None:
        title, text, note = self.tr("Sorted margins"), "", ""
        if found is not None:
            known = found.similarity[~np.isnan(found.similarity)]
            text = self.tr("Reliability D(ρ) = {total}, {mean} per row").format(
                total=number(float(known.sum()), 4),
                mean=number(float(known.sum()) / max(1, len(known))),
            )
            note = self.tr(
                "d is near 1 beside the own class, 0 on the border, near −1 beside a rival. "
                "Drag a dashed line to move a cut."
            )
            without = found.n_rows - len(known)
            if without:
                more = self.tr(
                    "Rows without another of their class, or without a rival"
                )
                note += f" {more}: {without}."
        elif self.source.busy:
            text = self.tr("Sorting all neighbours…")
        self.figure.setText(text)
        self.note.setText(note)
        self.victims_label.setText(self._about_victims())
        counts = ", ".join(button.text() for button in self.counts)
        self.plot.describe(title, f"{text}. {counts}" if text else "")

    @property
    def victims(self) -> list[int]:
        """How many rows STOLP drops first with its delta at each cut: those below."""
        if self._drawn is None:
            return []
        # a row without a margin is no outlier: nothing is below NaN
        return [int((self._drawn.similarity < cut).sum()) for cut in self.cuts]

    def _about_victims(self) -> str:
        if not self.victims:
            return ""
        told = ", ".join(
            f"{number(cut, 2).replace('-', '−')}: {count}"
            for cut, count in zip(self.cuts, self.victims, strict=True)
        )
        text = self.tr("Rows that STOLP drops first, with delta at each cut: {rows}.")
        return text.format(rows=told)

    def _type_names(self) -> tuple[str, ...]:
        return (
            self.tr("noise"), self.tr("wrong"), self.tr("border"), self.tr("useless"),
            self.tr("reference"),
        )  # fmt: skip

    # -- cuts -------------------------------------------------------------------

    def _bound_cuts(self) -> None:
        """Keep each cut between the two beside it."""
        edges = (-1.0, *self.cuts, 1.0)
        for j, spin in enumerate(self.spins):
            spin.blockSignals(True)
            spin.setRange(edges[j], edges[j + 2])
            spin.blockSignals(False)

    def _on_cut_changed(self) -> None:
        self._bound_cuts()
        self._show()

    def _on_plot_dragged(self, place: int, value: float) -> None:
        self.spins[place].setValue(value)
        # beyond the cut beside it, or between two decimals, a line goes back
        self.plot.cut_lines[place].setValue(self.spins[place].value())

    def _on_restore_clicked(self) -> None:
        for spin, cut in zip(self.spins, CUTS, strict=True):
            spin.blockSignals(True)
            spin.setRange(-1.0, 1.0)
            spin.setValue(cut)
            spin.blockSignals(False)
        self._on_cut_changed()

    # -- selection --------------------------------------------------------------

    def _select_type(self, place: int) -> None:
        self.select(np.flatnonzero(self._types == place))

    def _on_selection_changed(self) -> None:
        if self.isVisible() and self._drawn is not None and not self.is_stale:
            self.plot.show_selected(self.context.session.selected_rows)
        elif not self.isVisible():
            self.refresh()  # when it is seen

    # -- words ------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        titles = (
            self.tr("wrong from"), self.tr("border from"), self.tr("useless from"),
            self.tr("reference from"),
        )  # fmt: skip
        for label, spin, title in zip(self._labels, self.spins, titles, strict=True):
            label.setText(title)
            spin.setAccessibleName(title)
            spin.setToolTip(self.tr("The margin d from which on a row is of this type"))
        self.restore.setText(self.tr("Default cuts"))
        self.restore.setToolTip(self.tr("Put the four cuts back to where they were"))
        for button, name in zip(self.counts, self._type_names(), strict=True):
            button.setToolTip(
                self.tr("Select the rows of the type: {name}").format(name=name)
            )
        self.plot.set_labels(self.tr("Rows, least margin first"), self.tr("Margin d"))
        self.empty.say(
            self.tr("Open a data set to see the margins of its rows."),
            self.tr("Open…"),
            self.tr("Choose a file with a data set"),
        )
        self.refresh()

    def _twin(self) -> TwinTable:
        headers = (self.tr("Row"), self.tr("Class"), "d", self.tr("Type"))
        data, found, rows = self.context.session.data, self._drawn, self.plot.order
        if data is None or found is None or self.is_stale:
            return TwinTable(headers, ([],) * len(headers))
        names, labels = self._type_names(), data.class_attribute.values
        return TwinTable(
            headers,
            (
                rows + 1,
                [labels[int(data.y[row])] for row in rows],
                found.similarity[rows],
                [names[self._types[row]] for row in rows],
            ),
        )

    def probe(self) -> dict[str, Any]:
        """Return cuts, counts of the types, the order of the rows and who is ringed."""
        return {
            "cuts": list(self.cuts),
            "counts": [int((self._types == j).sum()) for j in range(len(ROW_TYPES))],
            "order": self.plot.order.tolist(),
            "selected": self.plot.ringed,
            "text": self.figure.text(),
            "note": self.note.text(),
            "victims": self.victims,
            "latency": self.latency.probe(),
        }
