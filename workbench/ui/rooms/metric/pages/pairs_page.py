"""The page of pairs: constraints given by hand, and those a method used."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from workbench.ui.layouts import nest
from workbench.ui.rooms.metric.given_constraints import Constraint, Kind
from workbench.ui.rooms.metric.page import LabPage, LabRoom
from workbench.ui.rooms.metric.planes.pair_lines import (
    MOST_LINES,
    Links,
    PairLines,
    links_of,
)
from workbench.ui.rooms.metric.planes.picture import Picture
from workbench.ui.rooms.metric.planes.plane import PlanePlot
from workbench.ui.services.error_messages import told
from workbench.ui.widgets.object_names import named

PLANES = ("metric_before_plot", "metric_after_plot")
#: Which key says what of the rows i, j and l.
KEYS: tuple[tuple[Kind, Qt.Key], ...] = (
    ("same", Qt.Key.Key_S),
    ("different", Qt.Key.Key_D),
    ("nearer", Qt.Key.Key_N),
)


class PairsPage(LabPage):
    """Rows i, j, l picked in a plane, what to say of them, and what was said.

    Parameters
    ----------
    room : LabRoom
        A room with the constraints as `hand`.
    """

    page_id = "pairs"

    def __init__(self, room: LabRoom, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._hand = room.hand
        self._turn = 0  # which of i, j and l the next click sets
        self._lines: list[PairLines] = []
        self.marking = named(QCheckBox(), "metric_pairs_markCheck")
        self.used = named(QCheckBox(), "metric_pairs_usedCheck")
        self.rows = [
            named(QSpinBox(), f"metric_pairs_{name}Spin") for name in ("i", "j", "l")
        ]
        self.say = {
            kind: named(QPushButton(), f"metric_pairs_{kind}Btn") for kind, _ in KEYS
        }
        self.list = named(QListWidget(), "metric_pairs_list")
        self.remove = named(QPushButton(), "metric_pairs_removeBtn")
        self.undo = named(QPushButton(), "metric_pairs_undoBtn")
        self.clear = named(QPushButton(), "metric_pairs_clearBtn")
        self.learn = named(QCheckBox(), "metric_pairs_learnCheck")
        self._hint, self._counts = QLabel(wordWrap=True), QLabel(wordWrap=True)
        self._letters = [QLabel(name) for name in ("i", "j", "l")]
        self._keys: list[QShortcut] = []
        self._lay_out()
        self._connect()
        self._on_marking_toggled(False)

    # -- making -------------------------------------------------------------------------

    def _lay_out(self) -> None:
        rows = QHBoxLayout()
        rows.setSpacing(4)
        for letter, spin in zip(self._letters, self.rows, strict=True):
            letter.setBuddy(spin)
            spin.setMinimumWidth(64)
            rows.addWidget(letter)
            rows.addWidget(spin)
            rows.addSpacing(8)
        rows.addStretch(1)
        saying = QHBoxLayout()
        saying.setSpacing(8)
        for button in self.say.values():
            saying.addWidget(button)
        saying.addStretch(1)
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addWidget(self.marking)
        nest(left, rows)
        nest(left, saying)
        left.addWidget(self._hint)
        left.addStretch(1)
        left.addWidget(self.used)
        left.addWidget(self._counts)
        grid = QGridLayout(self)
        grid.setContentsMargins(8, 8, 8, 8)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        nest(grid, left, 0, 0, 3, 1)
        grid.addWidget(self.list, 0, 1)
        nest(grid, self._buttons(), 1, 1)
        grid.addWidget(self.learn, 2, 1)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(0, 1)

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        for button in (self.remove, self.undo, self.clear):
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _connect(self) -> None:
        self.marking.toggled.connect(self._on_marking_toggled)
        self.used.toggled.connect(self._draw_lines)
        self.remove.clicked.connect(self._on_remove_clicked)
        self.undo.clicked.connect(self._hand.undo)
        self.clear.clicked.connect(self._hand.clear)
        self.learn.clicked.connect(self._on_learn_clicked)
        self.list.currentRowChanged.connect(self._on_list_row_changed)
        self._hand.changed.connect(self._on_hand_changed)
        self.say["same"].clicked.connect(self._on_same_clicked)
        self.say["different"].clicked.connect(self._on_different_clicked)
        self.say["nearer"].clicked.connect(self._on_nearer_clicked)
        for spin in self.rows:
            spin.valueChanged.connect(self._tell)
        for kind, key in KEYS:  # as shortcuts they work while a plane has the focus
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.activated.connect(self.say[kind].click)
            self._keys.append(shortcut)

    # -- the page -----------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.marking.setText(self.tr("Mark pairs"))
        self.marking.setToolTip(
            self.tr("Click two or three points in a plane, then say how they belong")
        )
        tips = (
            self.tr("Row i: the first point clicked"),
            self.tr("Row j: the second point clicked"),
            self.tr("Row l: the third point clicked, for a triple"),
        )
        for spin, tip in zip(self.rows, tips, strict=True):
            spin.setAccessibleName(tip)
            spin.setToolTip(tip)
        for button, text, tip in (
            (self.say["same"], self.tr("Same"), self.tr("i and j belong together (S)")),
            (
                self.say["different"], self.tr("Different"),
                self.tr("i and j do not belong together (D)"),
            ),
            (
                self.say["nearer"], self.tr("j nearer than l"),
                self.tr("j is to be nearer to i than l is (N)"),
            ),
            (self.remove, self.tr("Remove"), self.tr("Take the chosen line away")),
            (self.undo, self.tr("Undo"), self.tr("Take the last change of the list back")),
            (self.clear, self.tr("Clear"), self.tr("Take all lines away")),
            (
                self.learn, self.tr("Learn from these"),
                self.tr("The method uses these pairs or triples and no others"),
            ),
        ):  # fmt: skip
            button.setText(text)
            button.setToolTip(tip)
        self.used.setText(self.tr("Show the pairs used"))
        self.used.setToolTip(
            self.tr("Draw up to {n} of the pairs the method learned from").format(
                n=MOST_LINES
            )
        )
        self.list.setAccessibleName(self.tr("Pairs and triples given by hand"))
        self._on_hand_changed()
        self._tell()
        self._tell_used()

    def show_picture(self, picture: Picture | None) -> None:
        """Take another metric; the lines go with it."""
        super().show_picture(picture)
        if picture is None:
            self._turn = 0
            self.marking.setChecked(False)
            self._draw_lines()

    def fill(self) -> None:
        """Show what was said and what was used."""
        if not self._lines:
            self._find_planes()
        picture = self.picture
        for spin in self.rows:
            spin.blockSignals(True)
            spin.setRange(1, 1 if picture is None else int(picture.rows.max()) + 1)
            spin.setEnabled(picture is not None)
            spin.blockSignals(False)
        self._tell()
        self._tell_used()
        self._draw_lines()

    def _find_planes(self) -> None:
        for name in PLANES:
            plane = self.room.findChild(PlanePlot, name)
            assert isinstance(plane, PlanePlot)
            self._lines.append(PairLines(plane, self.context.theme))
            plane.row_picked.connect(self._on_plane_row_picked)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        with told():
            self._draw_lines()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        with told():
            self._draw_lines()
            self._enable_keys()

    def probe(self) -> dict[str, Any]:
        """Return the constraints by hand, the rows picked and what is drawn."""
        return {
            "constraints": [(c.kind, *c.rows) for c in self._hand.constraints],
            "rows": [spin.value() - 1 for spin in self.rows],
            "turn": self._turn,
            "used": self._hand.used,
            "counts": self._counts.text(),
            "hint": self._hint.text(),
            "lines": [lines.counts() for lines in self._lines],
        }

    # -- picking ------------------------------------------------------------------------

    def _on_marking_toggled(self, on: bool) -> None:
        self._turn = 0
        self._enable_keys()
        self._tell()

    def _enable_keys(self) -> None:
        for shortcut in self._keys:
            shortcut.setEnabled(self.marking.isChecked() and self.isVisible())

    def _on_plane_row_picked(self, position: int, modifiers: object) -> None:
        picture = self.picture
        marking = self.marking.isChecked() and self.isVisible()
        if not marking or picture is None or position < 0:
            return
        row = int(picture.rows[position])
        if self._turn in (1, 2) and self.rows[self._turn - 1].value() == row + 1:
            return  # the same point once more
        if self._turn == 3:
            self._turn = 0
        self.rows[self._turn].setValue(row + 1)
        self._turn += 1
        self._tell()

    def _on_same_clicked(self) -> None:
        self._say("same")

    def _on_different_clicked(self) -> None:
        self._say("different")

    def _on_nearer_clicked(self) -> None:
        self._say("nearer")

    def _say(self, kind: Kind) -> None:
        picture = self.picture
        if picture is None:
            return
        chosen = self.rows if kind == "nearer" else self.rows[:2]
        rows = tuple(spin.value() - 1 for spin in chosen)
        known = np.isin(rows, picture.rows).all()
        if known and self._hand.add(kind, rows):
            self._turn = 0
            text = self._words(self._hand.constraints[-1])
            self.context.commands.announced.emit(text)
            self._tell()
        elif not known:
            self._hint.setText(self.tr("One of these rows is not used by the metric."))
        else:
            self._hint.setText(self.tr("That is said already, or a row stands twice."))

    def _tell(self) -> None:
        """Say what is next, and which buttons make sense."""
        i, j, l = (spin.value() for spin in self.rows)  # noqa: E741 - as in the papers
        some = self.picture is not None
        self.say["same"].setEnabled(some and i != j)
        self.say["different"].setEnabled(some and i != j)
        self.say["nearer"].setEnabled(some and len({i, j, l}) == 3)
        hints = (
            self.tr("Click a point in a plane: row i."),
            self.tr("Click another point: row j."),
            self.tr("S same, D different; or a third click: row l."),
            self.tr("S or D for i and j; N: j is nearer than l."),
        )
        off = self.tr("Switch on “Mark pairs”, or type the numbers of rows.")
        self._hint.setText(hints[self._turn] if self.marking.isChecked() else off)

    # -- the list -----------------------------------------------------------------------

    def _on_hand_changed(self) -> None:
        before, n_before = self.list.currentRow(), self.list.count()
        self.list.blockSignals(True)
        self.list.clear()
        self.list.addItems([self._words(c) for c in self._hand.constraints])
        last = self.list.count() - 1
        self.list.setCurrentRow(last if last >= n_before else min(before, last))
        self.list.blockSignals(False)
        self.remove.setEnabled(last >= 0)
        self.clear.setEnabled(last >= 0)
        self.learn.setEnabled(last >= 0)
        self.undo.setEnabled(self._hand.can_undo)
        self.learn.setChecked(self._hand.used)
        self._draw_lines()

    def _words(self, constraint: Constraint) -> str:
        """Write a constraint, rows counted from 1; the sign is that of its line."""
        i, j, *rest = (row + 1 for row in constraint.rows)
        if constraint.kind == "same":
            return self.tr("—  {i} and {j}: same").format(i=i, j=j)
        if constraint.kind == "different":
            return self.tr("- -  {i} and {j}: different").format(i=i, j=j)
        return self.tr("{j} is nearer to {i} than {l}").format(i=i, j=j, l=rest[0])

    def _on_remove_clicked(self) -> None:
        if self.list.currentRow() >= 0:
            self._hand.remove(self.list.currentRow())

    def _on_list_row_changed(self, row: int) -> None:
        if 0 <= row < len(self._hand.constraints):
            self.rows_chosen.emit(self._hand.constraints[row].rows)

    def _on_learn_clicked(self, on: bool) -> None:
        self._hand.use(on)
        self.room.run()

    # -- lines --------------------------------------------------------------------------

    def _draw_lines(self) -> None:
        links = Links()
        if self.picture is not None and self.isVisible():
            links = links_of(
                self.picture, self._hand.constraints, self.used.isChecked()
            )
        for lines in self._lines:
            lines.show(links)

    def _tell_used(self) -> None:
        used = None if self.picture is None else self.picture.result.fit.constraints
        self.used.setEnabled(used is not None)
        if used is None:
            self._counts.setText("")
            return
        text = self.tr("{similar} similar, {dissimilar} dissimilar, {triples} triples")
        self._counts.setText(text.format(**asdict(used.counts)))
        self._counts.setToolTip(self.tr("What the method learned from"))
