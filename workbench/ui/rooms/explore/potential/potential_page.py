"""The potential field sculptor: rows as charges, their field, and the sweeps over them."""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from workbench.api import Dataset, FloatArray
from workbench.core.plane.charge_plane import ChargePlane
from workbench.core.session.scene import Scene
from workbench.numerics.potential_field import POTENTIALS, ChargeStep
from workbench.ui.pages import LazyPage
from workbench.ui.room import Room
from workbench.ui.rooms.explore.potential.charge_rows import (
    MOST_CLASSES,
    ChargeRows,
    charge_rows,
)
from workbench.ui.rooms.explore.potential.charge_table import MOST, ChargeTable
from workbench.ui.rooms.explore.potential.error_curve import ErrorCurve
from workbench.ui.rooms.explore.potential.field_painter import FieldPainter
from workbench.ui.rooms.explore.potential.field_plot import FieldPlot
from workbench.ui.services.latency import Latency
from workbench.ui.services.numbers import number
from workbench.ui.widgets.empty_state import EmptyState
from workbench.ui.widgets.fitted import (
    FittedCombo,
    FittedDoubleSpin,
    FittedLabel,
    FittedText,
)
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.splitters import splitter
from workbench.ui.widgets.table import ONE_ROW, Table
from workbench.ui.widgets.tone import SizedLabel, set_tone

_FRAME = 60  # milliseconds between two rows of Play
_STILL = 900  # milliseconds between two sweeps of Play with reduced motion
_PASSED = 10  # rows that win alone and are passed over in one frame of Play
_OCTAVE = 10  # steps of the slider from a radius to its double
_REACH = 4  # octaves of the slider to either side
_MANY_ROWS = 100_000  # to read more takes a turn of its own
ORDERS = ("file", "shuffled")


class PotentialPage(LazyPage):
    """Charges on the two attributes shown, raised by sweeps or set by hand."""

    page_id = "potential"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.latency = Latency()
        self.latency.limits["frame"] = 0.05
        self._of: tuple[Any, ...] = ()  # what the rows were taken of
        self._taken = ChargeRows()
        self._step: ChargeStep | None = None
        self._make_widgets()
        self._lay_out()
        self._connect()

    @property
    def plane(self) -> ChargePlane | None:
        """The charges; None where there are none to show."""
        return self._taken.plane

    # -- building ---------------------------------------------------------------

    def _make_widgets(self) -> None:
        theme = self.context.theme
        self.step_button = named(QPushButton(), "explore_potentialStepBtn")
        self.sweep_button = named(QPushButton(), "explore_potentialSweepBtn")
        self.play_button = named(QPushButton(), "explore_potentialPlayBtn")
        self.play_button.setCheckable(True)
        self.reset_button = named(QPushButton(), "explore_potentialResetBtn")
        self.order = FittedCombo("explore_potentialOrder_combo")
        self.kernel = FittedCombo("explore_potentialKernel_combo")
        for box, keys in ((self.order, ORDERS), (self.kernel, POTENTIALS)):
            for key in keys:
                box.addItem(key, key)
        self.a = FittedDoubleSpin("explore_potentialASpin")
        self.a.setRange(0.05, 10.0)
        self.a.setSingleStep(0.1)
        self.a.setValue(1.0)
        self.width_slider = named(
            QSlider(Qt.Orientation.Horizontal), "explore_potentialWidthSlider"
        )
        self.width_slider.setRange(-_REACH * _OCTAVE, _REACH * _OCTAVE)
        self.width_slider.setPageStep(_OCTAVE)
        self.width_slider.setMinimumWidth(140)
        self.shown_width = named(
            FittedLabel("h = 0,00000"), "explore_potentialWidth_label"
        )
        self._words = [QLabel() for _ in range(4)]
        self.figure = named(
            SizedLabel(theme, factor=1.2, bold=True), "explore_potentialFigure_label"
        )
        self.figure.setWordWrap(True)
        self.told = named(FittedText(), "explore_potentialStep_label")
        self.note = named(FittedText(), "explore_potentialNote_label")
        set_tone(self.note, "muted")
        self.plot = FieldPlot(theme, "explore_potential_plot")
        self.charged_only = named(QCheckBox(), "explore_potentialChargedCheck")
        self.charges = ChargeTable(
            theme, lambda text: self.room.message("error", text), self._edited, self
        )
        self.table = Table(
            "explore_potential_table", self.charges.model, selects=ONE_ROW
        )
        self.curve = ErrorCurve(theme, "explore_potentialErrors_plot")
        self.plot.table_source = self.charges.twin
        self.plot.probes["potential"] = self.probe
        self.empty = EmptyState("explore_potentialEmpty")
        self.field = FieldPainter(self.plot, self)
        self._frame = QTimer(self)

    def _lay_out(self) -> None:
        controls = FlowRow()
        for button in (
            self.step_button, self.sweep_button, self.play_button, self.reset_button,
        ):  # fmt: skip
            controls.add(button)
        controls.add(self._words[0], self.order)
        controls.add(self._words[1], self.kernel)
        controls.add(self._words[2], self.a)
        controls.add(self._words[3], self.width_slider, self.shown_width)
        fields = (self.order, self.kernel, self.a, self.width_slider)
        for label, field in zip(self._words, fields, strict=True):
            label.setBuddy(field)
        side = QWidget()
        right = QVBoxLayout(side)
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(8)
        right.addWidget(self.charged_only)
        right.addWidget(self.table, 3)
        right.addWidget(self.curve, 2)
        # plots take what is left: their own wish would make the room scroll
        across, down = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored
        for part, least in ((self.plot, 120), (self.table, 90), (self.curve, 90)):
            part.setSizePolicy(across, down)
            part.setMinimumHeight(least)
        self.split = splitter(Qt.Orientation.Horizontal, (self.plot, 3), (side, 2))
        self.split.setObjectName("explore_potential_split")
        self.split.setSizePolicy(across, down)
        self._shown = (controls, self.figure, self.told, self.note, self.split)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 0, 8, 8)
        column.setSpacing(8)
        for widget in self._shown[:-1]:
            column.addWidget(widget)
        column.addWidget(self.split, 1)
        column.addWidget(self.empty, 1)

    def _connect(self) -> None:
        session = self.context.session
        session.data_changed.connect(self.refresh)
        session.scene_changed.connect(self._on_scene_changed)
        self.step_button.clicked.connect(self.step)
        self.sweep_button.clicked.connect(self.sweep)
        self.play_button.toggled.connect(self._on_play_toggled)
        self.reset_button.clicked.connect(self.reset)
        self.order.currentIndexChanged.connect(self._on_order_changed)
        self.kernel.currentIndexChanged.connect(self._on_kernel_changed)
        self.a.valueChanged.connect(self._on_kernel_changed)
        self.width_slider.valueChanged.connect(self._on_width_changed)
        self.charged_only.toggled.connect(self._show_table)
        self.plot.chosen.connect(self.choose)
        self.plot.moved.connect(self._on_plot_moved)
        self.plot.widened.connect(self._on_plot_widened)
        self.plot.raised.connect(self._on_plot_raised)
        self.plot.stepped.connect(self.step)
        self.table.selectionModel().currentRowChanged.connect(
            self._on_table_row_changed
        )
        self._frame.timeout.connect(self._on_frame_timeout)
        self.empty.pressed.connect(self.context.commands.open_dialog_requested)

    # -- the rows ---------------------------------------------------------------

    def fill(self) -> None:
        """Take the rows of the scene where they are others, and draw."""
        session = self.context.session
        data, scene = session.data, session.scene
        asked = (data, scene.x, scene.y, scene.scale, scene.seed)
        if asked != self._of:
            self._of = asked
            self._stop()
            self._take_rows(data, scene)
            if data is not None and data.n_rows > _MANY_ROWS:
                self.room.draw_soon(self._draw_taken)  # reading them took a turn
                return
        self._draw_taken()

    def _draw_taken(self) -> None:
        usable = self.plane is not None
        self.empty.setVisible(not usable)
        for widget in self._shown:
            widget.setVisible(usable)
        self._show_words()
        self._show()

    def _take_rows(self, data: Dataset | None, scene: Scene) -> None:
        """Make charges of the rows that have a place and a class."""
        self._step = None
        taken = self._taken = charge_rows(data, scene)
        if taken.plane is not None:
            self._take_settings(taken.plane)
        self.field.plane = taken.plane
        self.charges.axes = scene.x, scene.y
        self.charges.show_plane(taken.plane, taken.numbers, taken.classes, taken.factor)
        self.plot.show_plane(taken.plane, taken.factor)
        self._fit_columns()

    def _fit_columns(self) -> None:
        """Widen the columns once: those that follow each number would cost every frame."""
        self._show_table()
        self.table.widen_columns()
        self.table.horizontalHeader().setStretchLastSection(True)

    def _take_settings(self, plane: ChargePlane) -> None:
        plane.set_order(self._wanted_order(plane.n_rows))
        plane.kernel, plane.a = str(self.kernel.currentData()), self.a.value()
        plane.set_width(self._wanted_width(plane))

    def _wanted_order(self, n: int) -> np.ndarray[Any, np.dtype[np.int64]]:
        if self.order.currentData() == "file":
            return np.arange(n)
        # as the classifier shuffles them under this seed
        random = np.random.RandomState(self.context.session.scene.seed)
        return np.asarray(random.permutation(n), np.int64)

    def _wanted_width(self, plane: ChargePlane) -> float:
        octaves = self.width_slider.value() / _OCTAVE
        return float(plane.usual_width * np.exp2(octaves))

    # -- what is shown ----------------------------------------------------------

    def _show(self) -> None:
        """Draw the charges as they are; the field coarsely now, finely at rest."""
        with self.latency.measure("frame"):
            self.plot.draw()
            self.field.draw()
            self._show_table()
            self.curve.show_path(() if self.plane is None else self.plane.path)
            self._show_figures()

    def _show_table(self) -> None:
        self.charges.show(self.charged_only.isChecked())

    def _show_figures(self) -> None:
        plane = self.plane
        if plane is None:
            return
        charged, n = int((plane.charges > 0).sum()), plane.n_rows
        wrong = int((~plane.right).sum())
        self.figure.setText(
            self.tr("{charged} of {n} rows carry the field; errors: {wrong}").format(
                charged=charged, n=n, wrong=wrong
            )
        )
        self.told.setText(self._step_text(plane))
        width = self._wanted_width(plane)
        self.shown_width.setText(f"h = {number(width, 4)}")
        for button in (self.step_button, self.sweep_button, self.play_button):
            button.setEnabled(not plane.done)
        classes = self._of[0].classes
        row = self.plot.row
        chosen = ""
        if row >= 0:
            chosen = self.tr("row {row} ({class_}): charge {charge}, radius {radius}")
            chosen = chosen.format(
                row=self._taken.numbers[row] + 1, class_=classes[plane.codes[row]],
                charge=int(plane.charges[row]), radius=number(plane.widths[row], 4),
            )  # fmt: skip
        self.plot.describe(
            self.tr("Field of the charges"),
            ". ".join(t for t in (self.figure.text(), self.told.text(), chosen) if t),
        )

    def _step_text(self, plane: ChargePlane) -> str:
        """Say what the last step did, and which row comes next."""
        sweeps = len(plane.path)
        if plane.done and plane.path[-1] == 0:
            text = self.tr("Sweep {n} left no error: the charges are found.")
            return text.format(n=sweeps)
        if plane.done:
            text = self.tr("Stopped after {n} sweeps; errors left: {wrong}.")
            return text.format(n=sweeps, wrong=plane.path[-1])
        parts = []
        step = self._step
        if step is not None:
            classes = self._of[0].classes
            row, class_ = (
                self._taken.numbers[step.row] + 1,
                classes[plane.codes[step.row]],
            )
            if step.raised:
                text = self.tr("Row {row}: {class_} did not win alone, so its charge grew to {charge}.")  # fmt: skip
            else:
                text = self.tr("Row {row}: {class_} wins alone, nothing changes.")
            charge = int(plane.charges[step.row])
            parts.append(text.format(row=row, class_=class_, charge=charge))
        text = self.tr("Sweep {sweep}, next is row {row} ({place} of {n}).")
        parts.append(
            text.format(
                sweep=sweeps + 1, row=self._taken.numbers[plane.next_row] + 1,
                place=plane.place + 1, n=plane.n_rows,
            )
        )  # fmt: skip
        return " ".join(parts)

    def _show_words(self) -> None:
        data, scene = self.context.session.data, self.context.session.scene
        if self.plane is None or data is None:
            self._show_empty(data)
            return
        self.plot.set_labels(scene.x, scene.y)
        parts = []
        others = len(data.attributes) - len({scene.x, scene.y})
        if others:
            text = self.tr(
                "Distances are measured on the two attributes shown, {x} and {y}; "
                "the others are left out."
            )
            parts.append(text.format(x=scene.x, y=scene.y))
        if self.plane.n_rows < data.n_rows - self._taken.left_out:
            text = self.tr("{n} rows of {all} are shown, drawn with seed {seed}.")
            parts.append(
                text.format(n=self.plane.n_rows, all=data.n_rows, seed=scene.seed)
            )
        if self._taken.left_out:
            text = self.tr("Rows without a place or a class are left out: {n}.")
            parts.append(text.format(n=self._taken.left_out))
        parts.append(
            self.tr(
                "Drag a charge to move it, or the ring of the chosen one to change its "
                "radius; the data stay as they are."
            )
        )
        self.note.setText(" ".join(parts))

    def _show_empty(self, data: Dataset | None) -> None:
        if data is None:
            text = self.tr("Open a data set to make charges of its rows.")
        elif not data.has_nominal_class:
            text = self.tr("Charges need classes: choose a nominal class in Data.")
        elif len(data.classes) > MOST_CLASSES:
            text = self.tr(
                "The field is drawn for up to {most} classes; this data set has {n}."
            ).format(most=MOST_CLASSES, n=len(data.classes))
        else:
            text = self.tr(
                "Charges need two rows with a class and two numeric attributes."
            )
        self.empty.say(text, self.tr("Open…"), self.tr("Choose a file with a data set"))

    # -- commands ---------------------------------------------------------------

    def step(self) -> None:
        """Look at the next row."""
        if self.plane is not None and not self.plane.done:
            self._step = self.plane.step()
            self._show()

    def sweep(self) -> None:
        """Look at the rows that are left of the sweep."""
        if self.plane is not None and not self.plane.done:
            self.plane.sweep()
            self._step = None
            self._show()

    def reset(self) -> None:
        """Put all charges back to 0, to their rows and to the shared radius."""
        self._stop()
        if self.plane is not None:
            self.plane.reset()
            self._step = None
            self._show()

    def choose(self, row: int) -> None:
        """Choose a charge: its ring can be dragged, keys change it."""
        if self.plane is None or not 0 <= row < self.plane.n_rows:
            return
        self.plot.row = row
        rows = self.charges.model.rows
        place = rows.index(row) if row in rows else -1
        if place != self.table.current_row:
            self.table.go_to(place)
        self.plot.draw()
        self._show_figures()

    def _edited(self) -> None:
        """Show what a hand changed; nobody is told any more what the last step did."""
        self._step = None
        self._show()

    def _stop(self) -> None:
        self.play_button.setChecked(False)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._stop()
        self.field.stop()

    # -- slots ------------------------------------------------------------------

    def _on_scene_changed(self, names: frozenset[str]) -> None:
        if names & {"x", "y", "scale", "seed"}:
            self.refresh()

    def _on_play_toggled(self, on: bool) -> None:
        still = self.context.settings.reduce_motion
        self._frame.setInterval(_STILL if still else _FRAME)
        self.field.moving = on
        if on:
            self._frame.start()
        else:
            self._frame.stop()
            self.field.settle()
        self._name_play()

    def _on_frame_timeout(self) -> None:
        plane = self.plane
        if plane is None or plane.done:
            self._stop()
            return
        if self.context.settings.reduce_motion:
            self.sweep()
        else:
            for _ in range(_PASSED):
                self._step = plane.step()
                if self._step.raised or self._step.errors is not None:
                    break
            self._show()

    def _on_order_changed(self) -> None:
        if self.plane is not None:
            self.plane.set_order(self._wanted_order(self.plane.n_rows))
            self._edited()

    def _on_kernel_changed(self) -> None:
        self.a.setEnabled(self.kernel.currentData() == "inverse")
        if self.plane is not None:
            self.plane.set_potential(str(self.kernel.currentData()), self.a.value())
            self._show()

    def _on_width_changed(self) -> None:
        if self.plane is not None:
            self.plane.set_width(self._wanted_width(self.plane))
            self._show()

    def _on_plot_moved(self, row: int, x: float, y: float) -> None:
        if self.plane is not None:
            self.plane.move(row, np.array([x, y]) * self._taken.factor)
            self._edited()

    def _on_plot_widened(self, row: int, width: float) -> None:
        if self.plane is not None:
            least = self.plane.usual_width * np.exp2(-2.0 * _REACH)
            self.plane.set_own_width(row, max(width, float(least)))
            self._edited()

    def _on_plot_raised(self, row: int, by: int) -> None:
        if self.plane is not None:
            charge = int(np.clip(self.plane.charges[row] + by, 0, MOST))
            self.plane.set_charge(row, charge)
            self._edited()

    def _on_table_row_changed(self) -> None:
        row = self.charges.model.row_at(self.table.current_row)
        if row is not None and row != self.plot.row:
            self.choose(row)

    # -- words ------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        for button, text, tip in (
            (self.step_button, self.tr("Step"), self.tr("Look at the next row: if its class does not win alone, its charge grows by 1")),
            (self.sweep_button, self.tr("Sweep"), self.tr("Look at all rows that are left of this sweep")),
            (self.reset_button, self.tr("Reset"), self.tr("All charges 0, in the places of their rows, with the shared radius")),
        ):  # fmt: skip
            button.setText(text)
            button.setToolTip(tip)
        self._name_play()
        titles = (
            self.tr("Order"), self.tr("Potential"), "a", self.tr("Radius of all"),
        )  # fmt: skip
        tips = (
            self.tr("In which order a sweep looks at the rows; shuffled by the scene's seed"),
            self.tr("How the potential of a charge falls with the distance"),
            self.tr("Of the potential 1/(r + a): it is 1/a in the very place"),
            self.tr("How far charges without a radius of their own act"),
        )  # fmt: skip
        fields = (self.order, self.kernel, self.a, self.width_slider)
        for label, field, title, tip in zip(
            self._words, fields, titles, tips, strict=True
        ):
            label.setText(title)
            field.setAccessibleName(title)
            field.setToolTip(tip)
        self.order.setItemText(0, self.tr("as in the file"))
        self.order.setItemText(1, self.tr("shuffled"))
        self.kernel.setItemText(0, self.tr("Gaussian, exp(−r²/2)"))
        self.kernel.setItemText(1, self.tr("as of charges, 1/(r + a)"))
        self.a.setEnabled(self.kernel.currentData() == "inverse")
        self.charged_only.setText(self.tr("Only rows with a charge"))
        self.charged_only.setToolTip(self.tr("List the rows that carry the field"))
        self.table.setAccessibleName(self.tr("Charges"))
        self.plot.setToolTip(
            self.tr(
                "Page Up and Page Down choose a charge, arrows move it, [ and ] change "
                "its radius, Insert and Delete its charge, Space is a step"
            )
        )
        self.curve.name_axes()
        self.charges.model.tell_changed()
        self.refresh()
        self._fit_columns()

    def _name_play(self) -> None:
        on = self.play_button.isChecked()
        self.play_button.setText(self.tr("Pause") if on else self.tr("Play"))
        self.play_button.setToolTip(self.tr("Sweep until no row is an error"))

    def probe(self) -> dict[str, Any]:
        """Return charges, their radii and places, errors, and what is said."""
        plane = self.plane
        if plane is None:
            return {"rows": 0, "note": ""}
        places: FloatArray = plane.places / self._taken.factor
        return {
            "rows": plane.n_rows,
            "numbers": list(self._taken.numbers),
            "kernel": plane.kernel,
            "a": plane.a,
            "width": plane.width,
            "charges": plane.charges.tolist(),
            "radii": plane.widths.tolist(),
            "places": places.tolist(),
            "right": plane.right.tolist(),
            "path": list(plane.path),
            "place": plane.place,
            "next": plane.next_row,
            "done": plane.done,
            "chosen": self.plot.row,
            "playing": self.play_button.isChecked(),
            "level": self.field.level,
            "figure": self.figure.text(),
            "step": self.told.text(),
            "note": self.note.text(),
            "latency": self.latency.probe(),
        }
