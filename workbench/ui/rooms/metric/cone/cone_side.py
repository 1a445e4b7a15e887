"""The column beside the cone: pair of attributes, entries of M, words, buttons."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
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
from workbench.ui.layouts import nest
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.tone import set_tone

#: The column has so many pixels, or room for so many letters.
COLUMN, _LETTERS = 264, 44
ENTRIES = ("alpha", "beta", "gamma")


class ConeSide(QWidget):
    """What is typed, pressed and read beside the cone.

    Signals
    -------
    entry_changed(index, value)
        α, β or γ (0, 1, 2) was typed.
    pair_changed(first, second)
        Other attributes were chosen: two different ones.
    """

    entry_changed = Signal(int, float)
    pair_changed = Signal(int, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.first = named(QComboBox(self), "metric_cone_firstCombo")
        self.second = named(QComboBox(self), "metric_cone_secondCombo")
        self.fields = [
            named(QDoubleSpinBox(self), f"metric_cone_{name}DSpin") for name in ENTRIES
        ]
        self.verdict = named(QLabel(self), "metric_cone_verdictLabel")
        self.note = named(QLabel(self), "metric_cone_noteLabel")
        set_tone(self.note, "muted")
        self.identity = named(QPushButton(self), "metric_cone_identityBtn")
        self.learned = named(QPushButton(self), "metric_cone_learnedBtn")
        self.undo = named(QPushButton(self), "metric_cone_undoBtn")
        self._lay_out()
        for index, field in enumerate(self.fields):
            field.valueChanged.connect(partial(self.entry_changed.emit, index))
        for combo in (self.first, self.second):
            combo.activated.connect(self._on_combos_activated)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        pair, buttons = QHBoxLayout(), QHBoxLayout()
        for row in (pair, buttons):
            row.setSpacing(8)
        for combo in (self.first, self.second):
            combo.setMinimumContentsLength(6)
            pair.addWidget(combo, 1)
        for button in (self.identity, self.learned, self.undo):
            buttons.addWidget(button, 1)
        nest(column, pair)
        nest(column, self._entries())
        column.addWidget(self.verdict)
        column.addWidget(self.note, 1)
        nest(column, buttons)
        for label in (self.verdict, self.note):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
        # a long note is cut rather than making the room higher
        self.note.setSizePolicy(
            QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored
        )
        self._fix_sizes()

    def _entries(self) -> QGridLayout:
        entries = QGridLayout()
        entries.setSpacing(4)
        for place, (letter, field) in enumerate(zip("αβγ", self.fields, strict=True)):
            field.setRange(-9.0, 9.0)
            field.setDecimals(3)
            field.setSingleStep(0.05)
            field.setKeyboardTracking(False)  # not at each digit of a number
            entries.addWidget(QLabel(letter), 0, 2 * place)
            entries.addWidget(field, 0, 2 * place + 1)
            entries.setColumnStretch(2 * place + 1, 1)
        return entries

    def retranslate(self) -> None:
        """Set every text in the current language."""
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
            name = self.tr("Entry {letter} of M")
            field.setAccessibleName(name.format(letter=letter))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fix_sizes()

    def _fix_sizes(self) -> None:
        """Size column and verdict, so that no frame of a drag lays the room out anew."""
        letters = self.fontMetrics()
        wide = max(COLUMN, _LETTERS * letters.averageCharWidth())
        self.setFixedWidth(wide)
        self.verdict.setFixedSize(wide, 2 * letters.lineSpacing() + 2)

    # -- the pair -------------------------------------------------------------------

    def offer(self, names: list[str]) -> tuple[int, int]:
        """Offer other attributes; the pair stays if there are its names."""
        old = self.first.currentText(), self.second.currentText()
        for combo in (self.first, self.second):
            combo.clear()
            combo.addItems(names)
        kept = all(name in names for name in old) and old[0] != old[1]
        pair = (names.index(old[0]), names.index(old[1])) if kept else (0, 1)
        self.first.setCurrentIndex(pair[0])
        self.second.setCurrentIndex(pair[1])
        return pair

    def _on_combos_activated(self) -> None:
        first, second = self.first.currentIndex(), self.second.currentIndex()
        if first == second:  # the other one makes room
            other = self.second if self.sender() is self.first else self.first
            other.setCurrentIndex((first + 1) % other.count())
        self.pair_changed.emit(self.first.currentIndex(), self.second.currentIndex())

    # -- state ----------------------------------------------------------------------

    def enable(self, on: bool, many: bool) -> None:
        """Enable what needs a metric; the pair is chosen among many attributes."""
        for combo in (self.first, self.second):
            combo.setVisible(many)
        for widget in (*self.fields, self.identity, self.learned):
            widget.setEnabled(on)

    def show_block(self, block: FloatArray, verdict: str, can_undo: bool) -> None:
        """Write the entries and what is said of them: every frame of a drag does."""
        entries = (block[0, 0], block[0, 1], block[1, 1])
        for field, value in zip(self.fields, entries, strict=True):
            blocker = QSignalBlocker(field)
            field.setValue(float(value))
            blocker.unblock()
        self.undo.setEnabled(can_undo)
        self.verdict.setText(verdict)

    def show_note(self, text: str) -> None:
        """Write a remark; where it is cut, the tooltip has all of it."""
        self.note.setText(text)
        self.note.setToolTip(text)
