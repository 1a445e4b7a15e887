"""The page of prototype selection: one method run on all rows, and what it keeps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from workbench.api.problems import Problem
from workbench.core.program.catalogue import PluginInfo
from workbench.core.results.describing.prototype_report import PrototypeReport
from workbench.numerics.neighbours.distance import DISTANCES
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.room import Room
from workbench.ui.rooms.prototypes.compactness_source import CompactnessSource
from workbench.ui.rooms.prototypes.page import PrototypesPage
from workbench.ui.rooms.prototypes.plane_plot import MOST_DRAWN, PlanePlot
from workbench.ui.services.numbers import number, percent
from workbench.ui.widgets.empty_state import EmptyState
from workbench.ui.widgets.fitted import FittedCombo
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.params_form import ParamsForm
from workbench.ui.widgets.tone import SizedLabel, set_tone

_FIRST = "hart"
#: Pixels of the form beside the plane.
_FORM_WIDTH = 240


class SelectionPage(PrototypesPage):
    """A method with its parameters, Run, and the prototypes on two attributes."""

    page_id = "selection"

    def __init__(
        self, room: Room, source: CompactnessSource, parent: QWidget | None = None
    ) -> None:
        super().__init__(room, source, parent)
        self._request = room.request()
        self._report: PrototypeReport | None = None
        self._of: tuple[Any, ...] = ()
        self._proposed: dict[str, Any] = {}
        self._shown_method = ""
        #: The method and the parameters that run, or ran.
        self._asked: tuple[str, Mapping[str, Any]] | None = None
        self._make_widgets()
        self._lay_out()
        self.methods.activated.connect(self._on_method_activated)
        self.form.changed.connect(self._on_form_changed)
        self.start.clicked.connect(self.compute)
        self.stop.clicked.connect(self._request.cancel)
        self.choose.clicked.connect(self._on_choose_clicked)
        self.empty.pressed.connect(self.context.commands.open_dialog_requested)
        self._request.done.connect(self._on_request_done)
        self._request.idle.connect(self._show)
        self.context.catalogue.changed.connect(self._on_catalogue_changed)

    # -- layout -----------------------------------------------------------------

    def _make_widgets(self) -> None:
        theme = self.context.theme
        self.methods = FittedCombo("proto_method_combo")
        self._label = QLabel()
        self._label.setBuddy(self.methods)
        self.start = named(QPushButton(), "proto_runBtn")
        self.start.setDefault(True)
        self.stop = named(QPushButton(), "proto_cancelBtn")
        self.choose = named(QPushButton(), "proto_selectBtn")
        self.form = ParamsForm(self, "proto_params", self.context.catalogue)
        self.figure = named(
            SizedLabel(theme, factor=1.2, bold=True), "proto_kept_label"
        )
        self.note = named(QLabel(), "proto_selectionNote_label")
        for label in (self.figure, self.note):
            label.setWordWrap(True)
        set_tone(self.note, "muted")
        self.plot = PlanePlot(theme, "proto_selection_plot")
        self.plot.table_source = self._twin
        self.empty = EmptyState("proto_selectionEmpty")

    def _lay_out(self) -> None:
        controls = FlowRow()
        controls.add(self._label, self.methods)
        controls.add(self.start, self.stop, self.choose)
        parts = QWidget()
        row = QHBoxLayout(parts)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        self.form.setMinimumWidth(_FORM_WIDTH)
        row.addWidget(self.form, 0)
        row.addWidget(self.plot, 1)
        # a plot takes what is left: its own wish would make the room scroll
        across, down = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored
        for widget in (parts, self.plot):
            widget.setSizePolicy(across, down)
        self.plot.setMinimumHeight(120)
        self._shown = (controls, self.figure, self.note, parts)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in self._shown[:-1]:
            column.addWidget(widget)
        column.addWidget(parts, 1)
        column.addWidget(self.empty, 1)

    # -- methods ----------------------------------------------------------------

    @property
    def method(self) -> PluginInfo | None:
        """The method chosen; None until the plugins are known."""
        return self.context.catalogue.get(str(self.methods.currentData() or ""))

    def _on_catalogue_changed(self) -> None:
        """Offer the methods there are, the chosen one again if it still is there."""
        before = str(self.methods.currentData() or _FIRST)
        found = [
            p
            for p in self.context.catalogue.plugins
            if p.kind == "prototypes" and p.status == "loaded"
        ]
        self.methods.clear()
        for plugin in sorted(found, key=lambda p: p.title.casefold()):
            self.methods.addItem(plugin.title, plugin.id)
        self.methods.setCurrentIndex(max(0, self.methods.findData(before)))
        self._on_method_activated()

    def _on_method_activated(self) -> None:
        plugin = self.method
        if plugin is not None:
            same = plugin.id == self._shown_method
            values = self.form.values() if same and not self.form.problem else {}
            self._shown_method = plugin.id
            self.form.blockSignals(True)  # each field would announce itself
            self.form.show_plugin(plugin, values or self._metric())
            self.form.blockSignals(False)
            self.methods.setToolTip(plugin.summary)
        self._on_form_changed()

    def _metric(self) -> dict[str, Any]:
        """Return the metric of the scene, as far as methods have it."""
        scene = self.context.session.scene
        metric = {"metric": scene.metric} if scene.metric in DISTANCES else {}
        return {**metric, "p": scene.p}

    def _on_form_changed(self) -> None:
        """Forget prototypes that another method or other values selected."""
        values = None if self.form.problem else self.form.values()
        if self._asked != (self._shown_method, values):
            self._forget()
        self.refresh()

    def _forget(self) -> None:
        self._report, self._asked = None, None
        self._request.cancel()

    # -- running ----------------------------------------------------------------

    def compute(self) -> None:
        """Run the method on all rows."""
        self.draw_waiting()
        data, plugin = self.context.session.data, self.method
        self.room.clear_message()
        if data is None or not data.n_rows or plugin is None:
            return
        if not self.room.can_measure():
            return
        try:
            params = self.form.values()
        except Problem as problem:
            self.room.message("error", str(problem))
            return
        self._report, self._asked = None, (plugin.id, params)
        self.room.next_generation()
        payload = {
            "data": str(self.context.session.folder()), "id": plugin.id,
            "params": params, "scale": self.context.session.scene.scale,
        }  # fmt: skip
        self._request.start("prototypes", payload, title=plugin.title)
        self._show()

    def _on_request_done(self, report: PrototypeReport) -> None:
        self._report = report
        self._show()

    def _on_choose_clicked(self) -> None:
        if self._report is not None:
            self.select(self._report.kept)

    # -- what is shown ----------------------------------------------------------

    def fill(self) -> None:
        """Draw the rows, and the prototypes if they are of these rows."""
        session = self.context.session
        of = (session.data, session.scene.scale)
        if of != self._of:
            self._of = of
            self._forget()
        if self._metric() != self._proposed:
            self._proposed = self._metric()
            self.form.follow(self._proposed)
        self._show()

    def _show(self) -> None:
        data, report = self.context.session.data, self._report
        empty = data is None or not data.n_rows
        self.empty.setVisible(empty)
        for widget in self._shown:
            widget.setVisible(not empty)
        busy = self._request.busy
        self.start.setEnabled(self.method is not None and not busy)
        self.stop.setEnabled(busy)
        self.choose.setEnabled(report is not None)
        if data is None or empty:
            return
        scene = self.context.session.scene
        self.plot.set_labels(scene.x, scene.y)
        kept = None if report is None else np.asarray(report.kept, np.int64)
        places = {a.name: j for j, a in enumerate(data.attributes)}
        x, y = (data.X[:, places.get(name, 0)] for name in (scene.x, scene.y))
        codes = data.y if data.has_nominal_class else np.zeros(data.n_rows, np.int64)
        self.plot.show_rows(x, y, codes, kept)
        self._show_words(report)

    def _show_words(self, report: PrototypeReport | None) -> None:
        title = self.tr("Prototypes on two attributes")
        if report is None:
            busy = self._request.busy
            self.figure.setText(self.tr("Selecting…") if busy else "")
            self.note.setText(
                "" if busy else self.tr("Choose a method and run it on all rows.")
            )
            self.plot.describe(title)
            return
        n = report.instances
        self.figure.setText(
            self.tr(
                "Prototypes: {kept} of {rows} rows. Errors of 1-NN on all rows: {errors}"
                " ({share}); leave-one-out: {loo}"
            ).format(
                kept=len(report.kept), rows=n, errors=report.errors_on_training,
                share=percent(report.errors_on_training / n), loo=percent(report.loo),
            )
        )  # fmt: skip
        lines = [
            self.tr("Prototypes are ringed, other rows faint."),
            self.tr("Steps: {steps}; time: {seconds} s.").format(
                steps=report.steps, seconds=number(report.seconds, 2)
            ),
        ]
        if n > MOST_DRAWN:
            lines.append(self.tr("Only a part of the other rows is drawn."))
        self.note.setText(" ".join(lines))
        self.plot.describe(title, self.figure.text())

    # -- words ------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self._label.setText(self.tr("Method"))
        self.methods.setAccessibleName(self.tr("Method"))
        self.start.setText(self.tr("Run"))
        self.start.setToolTip(self.tr("Select prototypes among all rows (F5)"))
        self.stop.setText(self.tr("Cancel"))
        self.stop.setToolTip(self.tr("Stop the selection"))
        self.choose.setText(self.tr("Select these rows"))
        self.choose.setToolTip(
            self.tr("Make the prototypes the selection in all rooms")
        )
        self.empty.say(
            self.tr("Open a data set to select prototypes among its rows."),
            self.tr("Open…"),
            self.tr("Choose a file with a data set"),
        )
        self._on_catalogue_changed()
        self.refresh()

    def _twin(self) -> TwinTable:
        scene, data = self.context.session.scene, self.context.session.data
        headers = (self.tr("Row"), scene.x, scene.y, self.tr("Prototype"))
        if data is None or not data.n_rows or self.is_stale:
            return TwinTable(headers, ([],) * len(headers))
        places = {a.name: j for j, a in enumerate(data.attributes)}
        columns = [data.X[:, places.get(name, 0)] for name in (scene.x, scene.y)]
        kept = set() if self._report is None else set(self._report.kept.tolist())
        words = [
            self.tr("yes") if row in kept else self.tr("no")
            for row in range(data.n_rows)
        ]
        return TwinTable(headers, (np.arange(1, data.n_rows + 1), *columns, words))

    def probe(self) -> dict[str, Any]:
        """Return the method, what it keeps, and how many rows are drawn in which way."""
        report = self._report
        return {
            "method": str(self.methods.currentData() or ""),
            "methods": [self.methods.itemData(i) for i in range(self.methods.count())],
            "kept": [] if report is None else report.kept.tolist(),
            "errors": None if report is None else report.errors_on_training,
            "loo": None if report is None else report.loo,
            "drawn": list(self.plot.counts),
            "text": self.figure.text(),
        }
