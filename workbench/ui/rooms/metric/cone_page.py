"""The cone of metrics: where M lies in it, why it is projected, and M by hand."""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtCore import QSignalBlocker, Qt, QTimer
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from workbench.api import FloatArray
from workbench.core.cone import block_of, matrix_at, nearest_metric, point_of, size_of
from workbench.core.eigen import symmetric_eigen
from workbench.core.shaping import Shaping
from workbench.ui.named import named
from workbench.ui.numbers import number
from workbench.ui.plots.surface import SurfaceView
from workbench.ui.plots.twin import TwinTable
from workbench.ui.room import Room
from workbench.ui.rooms.metric import cone_picture
from workbench.ui.rooms.metric.ball_inset import BallInset
from workbench.ui.rooms.metric.drafts import BY_HAND
from workbench.ui.rooms.metric.page import LabPage
from workbench.ui.rooms.metric.picture import Picture

#: Pressed keys and typed numbers have come to rest after so many milliseconds.
REST_MS = 250
COLUMN = 264
ENTRIES = ("alpha", "beta", "gamma")


class ConePage(LabPage):
    """The star is M: dragged, typed, or shaped as the unit ball in the inset."""

    page_id = "cone"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._shaping: Shaping | None = None
        self._learned: Picture | None = None
        self._built = False
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._settle)

    def title(self) -> str:
        """Return the name on the tab, translated."""
        return self.tr("Cone")

    # -- widgets, made when first looked at -----------------------------------------

    def _build(self) -> None:
        self._built = True
        theme = self.context.theme
        self.view = SurfaceView(theme, "metric_cone_view", self)
        self.view.probes["cone"] = self.probe
        self.view.table_source = self._table
        self.inset = BallInset(theme, self)
        self.first = named(QComboBox(self), "metric_cone_firstCombo")
        self.second = named(QComboBox(self), "metric_cone_secondCombo")
        self.fields = [
            named(QDoubleSpinBox(self), f"metric_cone_{name}DSpin") for name in ENTRIES
        ]
        self.letters = [QLabel(letter) for letter in "αβγ"]
        self.verdict = named(QLabel(self), "metric_cone_verdictLabel")
        self.note = named(QLabel(self), "metric_cone_noteLabel")
        self.identity = named(QPushButton(self), "metric_cone_identityBtn")
        self.learned = named(QPushButton(self), "metric_cone_learnedBtn")
        self.undo = named(QPushButton(self), "metric_cone_undoBtn")
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        pair = QHBoxLayout()
        pair.setSpacing(8)
        for combo in (self.first, self.second):
            combo.setMinimumContentsLength(6)
            pair.addWidget(combo, 1)
        entries = QGridLayout()
        entries.setSpacing(4)
        for place, (letter, field) in enumerate(
            zip(self.letters, self.fields, strict=True)
        ):
            field.setRange(-9.0, 9.0)
            field.setDecimals(3)
            field.setSingleStep(0.05)
            field.setKeyboardTracking(False)  # not at each digit of a number
            entries.addWidget(letter, 0, 2 * place)
            entries.addWidget(field, 0, 2 * place + 1)
            entries.setColumnStretch(2 * place + 1, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for button in (self.identity, self.learned, self.undo):
            buttons.addWidget(button, 1)
        side = QWidget(self)
        side.setFixedWidth(COLUMN)
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(pair)
        column.addLayout(entries)
        column.addWidget(self.verdict)
        column.addWidget(self.note, 1)
        column.addLayout(buttons)
        for label in (self.verdict, self.note):
            label.setWordWrap(True)
        # a long note is cut rather than making the room higher
        self.note.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.note.setSizePolicy(
            QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored
        )
        # of one size, so that no frame of a drag lays the room out anew
        self.verdict.setFixedSize(COLUMN, 2 * self.fontMetrics().lineSpacing() + 2)
        self.verdict.setAlignment(Qt.AlignmentFlag.AlignTop)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 8, 8, 0)
        row.setSpacing(16)
        row.addWidget(self.view, 3)
        row.addWidget(self.inset, 1)
        row.addWidget(side)

    def _connect(self) -> None:
        self.view.handle_moved.connect(self._on_view_handle_moved)
        self.view.handle_rested.connect(self._settle)
        self.inset.shaped.connect(self._propose)
        self.inset.rested.connect(self._settle)
        for field in self.fields:
            field.valueChanged.connect(self._on_fields_value_changed)
        for combo in (self.first, self.second):
            combo.activated.connect(self._on_combos_activated)
        self.identity.clicked.connect(self._on_identity_clicked)
        self.learned.clicked.connect(self._on_learned_clicked)
        self.undo.clicked.connect(self._on_undo_clicked)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        if not self._built:
            return
        self.identity.setText(self.tr("Identity"))
        self.identity.setToolTip(self.tr("Make M the identity: Euclidean distances"))
        self.learned.setText(self.tr("Learned"))
        self.learned.setToolTip(self.tr("Go back to the M that was learned"))
        self.undo.setText(self.tr("Undo the edit"))
        self.undo.setToolTip(self.tr("Go back to the M before the last edit"))
        self.first.setAccessibleName(self.tr("First attribute of the block"))
        self.second.setAccessibleName(self.tr("Second attribute of the block"))
        for combo in (self.first, self.second):
            combo.setToolTip(self.tr("The two attributes whose block of M is shown"))
        tip = self.tr(
            "An entry of M, scaled as the picture is; what is no metric moves to the "
            "nearest one"
        )
        for letter, field in zip("αβγ", self.fields, strict=True):
            field.setToolTip(tip)
            field.setAccessibleName(
                self.tr("Entry {letter} of M").format(letter=letter)
            )
        self.view.setToolTip(
            self.tr(
                "Drag the star to change M (Shift or wheel: nearer and farther; keys: "
                "Shift with arrows, Page Up and Page Down). Drag elsewhere, or use "
                "the arrows, to turn the cone; R: as at first."
            )
        )
        self.inset.setToolTip(
            self.tr(
                "The unit ball: drag its long axis to turn it (left, right), the "
                "short one to stretch it (up, down)."
            )
        )
        self._show()

    # -- data -----------------------------------------------------------------------

    def fill(self) -> None:
        """Draw the metric of the room."""
        if not self._built:
            self._build()
        picture, learned = self.picture, self._learned
        if picture is None or learned is None or picture.X.shape[1] < 2:
            self._shaping = None
        else:
            if self._shaping is None or self._shaping.learned is not learned.metric:
                self._start(learned)
            self._shaping.adopt(picture.metric)
        self.view.set_meshes(cone_picture.mantle(self.context.theme))
        self._show()

    def show_picture(self, picture: Picture | None) -> None:
        """Take another metric; what was learned is remembered beside what a hand made."""
        if picture is None or picture.result["plugin"] != BY_HAND:
            self._learned = picture
        super().show_picture(picture)

    def _start(self, picture: Picture) -> None:
        """Begin with a metric just learned; the pair stays if there are its names."""
        names = picture.result["attributes"]
        old = self.first.currentText(), self.second.currentText()
        for combo in (self.first, self.second):
            combo.clear()
            combo.addItems(names)
        kept = all(name in names for name in old) and old[0] != old[1]
        pair = (names.index(old[0]), names.index(old[1])) if kept else (0, 1)
        self.first.setCurrentIndex(pair[0])
        self.second.setCurrentIndex(pair[1])
        self._shaping = Shaping(picture.metric, pair)

    def stop(self) -> None:
        """Forget a rest that is due: another room is shown, or other data."""
        self._rest.stop()

    # -- by hand ----------------------------------------------------------------------

    def _on_view_handle_moved(self, place: FloatArray) -> None:
        self._propose(matrix_at(place))

    def _on_fields_value_changed(self, value: float) -> None:
        if self._shaping is None:
            return
        block = self._shaping.block  # the other fields are rounded
        places = (((0, 0),), ((0, 1), (1, 0)), ((1, 1),))
        for place in places[self.fields.index(self.sender())]:
            block[place] = value
        self._propose(block)
        self._rest.start()

    def _propose(self, block: FloatArray) -> None:
        if self._shaping is None:
            return
        self._shaping.propose(block)
        self.metric_proposed.emit(self._shaping.metric)
        self._show_block(self._shaping)

    def _settle(self) -> None:
        self._rest.stop()
        if self._shaping is not None:
            self._shaping.rest()
            self.metric_rested.emit(self._shaping.metric)
            self._show()

    def _on_identity_clicked(self) -> None:
        if self._shaping is not None:
            self._shaping.become_identity()
            self._settle()

    def _on_learned_clicked(self) -> None:
        if self._shaping is not None:
            self._shaping.become(self._shaping.learned)
            self._settle()

    def _on_undo_clicked(self) -> None:
        if self._shaping is not None and self._shaping.can_undo:
            self._shaping.undo()
            self._settle()

    def _on_combos_activated(self) -> None:
        pair = self.first.currentIndex(), self.second.currentIndex()
        if self._shaping is None:
            return
        if pair[0] == pair[1]:  # the other one makes room
            other = self.second if self.sender() is self.first else self.first
            other.setCurrentIndex((pair[0] + 1) % other.count())
            pair = self.first.currentIndex(), self.second.currentIndex()
        self._shaping.choose(pair)
        self._show()

    # -- what is shown ------------------------------------------------------------------

    def _show(self) -> None:
        if not self._built:
            return
        shaping = self._shaping
        many = shaping is not None and len(shaping.metric) > 2
        for combo in (self.first, self.second):
            combo.setVisible(many)
        for widget in (*self.fields, self.identity, self.learned, self.inset):
            widget.setEnabled(shaping is not None)
        self.undo.setEnabled(shaping is not None and shaping.can_undo)
        theme = self.context.theme
        self.note.setStyleSheet(f"color: {theme.colours.muted}")
        if shaping is None:
            self._fit(0.0)
            self.view.set_items(
                [*cone_picture.axes(theme), cone_picture.identity(theme)]
            )
            self.verdict.clear()
            self.note.setText(
                self.tr("Learn a metric on two or more attributes first.")
            )
            return
        self._show_block(shaping)
        self.note.setText(self._note(many))
        self.note.setToolTip(self.note.text())

    def _show_block(self, shaping: Shaping) -> None:
        """Draw the star and write the numbers: once for every frame of a drag."""
        theme, block = self.context.theme, shaping.block
        items = [*cone_picture.axes(theme), cone_picture.identity(theme)]
        raw = self._raw(shaping)
        self._fit(cone_picture.lowest(raw))
        if raw is not None:
            items += cone_picture.raw_difference(theme, raw, self._raw_words(raw))
        if shaping.asked is not None:
            items += cone_picture.asked(theme, shaping.asked, block)
        self.view.set_items(items, cone_picture.star(theme, block, "M"))
        self.inset.show_metric(block, self._names())
        entries = (block[0, 0], block[0, 1], block[1, 1])
        for field, value in zip(self.fields, entries, strict=True):
            blocker = QSignalBlocker(field)
            field.setValue(float(value))
            blocker.unblock()
        self.undo.setEnabled(shaping.can_undo)
        self.verdict.setText(self._verdict(shaping))
        self.view.describe(self.tr("The cone of metrics"), self.verdict.text())
        self.inset.setAccessibleName(self.tr("Unit ball of M"))
        self.inset.setAccessibleDescription(self.verdict.text())

    def _fit(self, lowest: float) -> None:
        top = cone_picture.HEIGHT
        middle, half = (top + lowest) / 2, (top - lowest) / 2
        self.view.set_bounds(np.array([0.0, 0.0, middle]), top, half)

    def _raw(self, shaping: Shaping) -> FloatArray | None:
        raw = None if self._learned is None else self._learned.result["raw"]
        return None if raw is None else block_of(raw, shaping.pair)

    def _raw_words(self, raw: FloatArray) -> tuple[str, str, str]:
        lowest = float(symmetric_eigen(raw)[0][-1])
        cut = self.tr("{value} cut to 0").format(value=number(lowest))
        return self.tr("raw difference"), self.tr("its projection"), cut

    def _names(self) -> tuple[str, str]:
        if self.picture is None or self._shaping is None:
            return "", ""
        names = self.picture.result["attributes"]
        first, second = self._shaping.pair
        return names[first], names[second]

    def _verdict(self, shaping: Shaping) -> str:
        values = symmetric_eigen(shaping.block)[0]
        tiny = 1e-9 * float(values[0])
        shown = ", ".join(number(float(v) if v > tiny else 0.0) for v in values)
        if shaping.asked is not None:
            lowest = float(symmetric_eigen(shaping.asked)[0][-1])
            text = self.tr("Outside: eigenvalue {value} is cut to 0. M has {values}.")
            return text.format(value=number(lowest), values=shown)
        if values[1] <= tiny:
            text = self.tr("On the edge of the cone. Eigenvalues {values}")
        else:
            text = self.tr("Inside the cone. Eigenvalues {values}")
        return text.format(values=shown)

    def _note(self, many: bool) -> str:
        text = self.tr(
            "Drawn at trace 2, as I: a factor changes no neighbour. Lengths are "
            "Frobenius lengths."
        )
        if many:
            text += " " + self.tr(
                "Only the block of these two attributes; the others are carried along, "
                "so that M stays a metric."
            )
        return text

    # -- for others ---------------------------------------------------------------------

    def _table(self) -> TwinTable:
        headers = (self.tr("matrix"), "α", "β", "γ")
        rows: list[tuple[str, FloatArray]] = [("I", np.eye(2))]
        if self._shaping is not None:
            raw = self._raw(self._shaping)
            if raw is not None and size_of(raw) > 0:
                scaled = raw * (2.0 / size_of(raw))
                rows.append((self.tr("raw difference"), scaled))
                rows.append((self.tr("its projection"), nearest_metric(scaled)))
            rows.append(("M", self._shaping.block))
        names = [name for name, _ in rows]
        entries = np.array([[m[0, 0], m[0, 1], m[1, 1]] for _, m in rows])
        return TwinTable(headers, (names, *entries.T))

    def probe(self) -> dict[str, Any]:
        """Return the block of M, whether it was asked for as it is, its eigenvalues."""
        shaping = self._shaping
        if shaping is None:
            return {"matrix": None}
        values = symmetric_eigen(shaping.block)[0]
        wanted = shaping.block if shaping.asked is None else shaping.asked
        raw = self._raw(shaping)
        return {
            "matrix": shaping.block.tolist(),
            "metric": shaping.metric.tolist(),
            "pair": list(shaping.pair),
            "unit": shaping.unit,
            "star": point_of(shaping.block).tolist(),
            "inside": shaping.asked is None,
            "asked": wanted.tolist(),
            "projected": nearest_metric(wanted).tolist(),
            "eigenvalues": values.tolist(),
            "raw": None if raw is None else raw.tolist(),
            "can_undo": shaping.can_undo,
        }
