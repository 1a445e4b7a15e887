"""The window of the recorder: steps, their texts in three languages side by side."""

from __future__ import annotations

import json

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from workbench.core.lessons.lesson import in_language
from workbench.core.lessons.lesson_file import CAPTION
from workbench.core.lessons.recording import LANGUAGES, Draft, Recording
from workbench.ui.layouts import nest
from workbench.ui.lessons.captions import spoken
from workbench.ui.lessons.deed_words import DeedWords
from workbench.ui.services.language import shown_language
from workbench.ui.widgets.fitted import FittedCombo, FittedSpin
from workbench.ui.widgets.flow_row import FlowRow

PARTS = ("text", "then", "question", "title")
#: Limits of a guess that can be typed: those of a spin box.
_MOST = 2**31 - 1
_NAMES = {"en": "English", "es": "Español", "ru": "Русский"}


class RecordWindow(QDialog):
    """Edits a recording in place; recording, playing and files are the recorder's.

    Signals
    -------
    record_requested(on), try_requested(index), save_requested(), share_requested(),
    open_requested()
    """

    record_requested = Signal(bool)
    try_requested = Signal(int)
    save_requested = Signal()
    open_requested = Signal()
    share_requested = Signal()

    def __init__(self, recording: Recording, words: DeedWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.setObjectName("record_dialog")
        self.setWindowModality(Qt.WindowModality.NonModal)
        self._recording = recording
        self._filling = False
        self._steps = QListWidget()
        self._steps.setObjectName("main_record_list")
        self._steps.setHorizontalScrollBarPolicy(
            Qt.ScrollBarPolicy.ScrollBarAlwaysOff  # long lines end with an ellipsis
        )
        self._conditions = QListWidget()
        self._conditions.setObjectName("main_record_conditions_list")
        self._part = QComboBox()
        self._part.setObjectName("main_record_partCombo")
        for part in PARTS:
            self._part.addItem("", part)
        self._texts: dict[str, QPlainTextEdit] = {}
        self._record = _button("record", checkable=True)
        self._delete, self._up = _button("delete"), _button("up")
        self._try, self._save, self._share, self._open = (
            _button("try"), _button("save"), _button("share"), _button("open"),
        )  # fmt: skip
        self._id, self._target, self._hide = (
            _line("id"), _line("target"), _line("hide"),
        )  # fmt: skip
        self._cover, self._found = _line("cover"), _line("found")
        self._low, self._high = _number("low"), _number("high")
        self._cover_from = FittedCombo("main_record_coverFromCombo", 24)
        self._reveal = FittedCombo("main_record_revealCombo", 24)
        self._labels = {
            key: QLabel()
            for key in (
                "steps", "until", "id", "target", "hide", "low", "high", "cover",
                "coverFrom", "reveal", "found",
            )
        }  # fmt: skip
        self._told = QLabel(wordWrap=True)
        self._told.setObjectName("main_record_toldLabel")
        self._lay_out()
        self._connect()
        self.resize(860, 520)
        self.retranslate()
        self.edit(recording)
        if not recording.steps:
            self.tell(
                self.tr(
                    "Press Record and use the program: what is done becomes a step."
                )
            )

    def _lay_out(self) -> None:
        top = FlowRow()
        for button in (
            self._record, self._try, self._save, self._share, self._open,
        ):  # fmt: skip
            top.add(button)
        below = FlowRow()
        for button in (self._up, self._delete):
            below.add(button)
        left = QVBoxLayout()
        left.addWidget(self._labels["steps"])
        left.addWidget(self._steps, 1)
        left.addWidget(below)
        languages = QHBoxLayout()
        for code in LANGUAGES:
            column = QVBoxLayout()
            label, edit = QLabel(_NAMES[code]), QPlainTextEdit(tabChangesFocus=True)
            edit.setObjectName(f"main_record_{code}Edit")
            edit.setAccessibleName(_NAMES[code])
            label.setBuddy(edit)
            self._texts[code] = edit
            column.addWidget(label)
            column.addWidget(edit)
            nest(languages, column)
        fields = FlowRow()
        for key, field in (
            ("target", self._target), ("low", self._low), ("high", self._high),
            ("cover", self._cover), ("coverFrom", self._cover_from),
            ("reveal", self._reveal), ("found", self._found),
        ):  # fmt: skip
            long = key in ("cover", "found")
            fields.add(self._labels[key], field, stretch=int(long))
        lesson = FlowRow()
        for key, field in (("id", self._id), ("hide", self._hide)):
            lesson.add(self._labels[key], field)
        right = QVBoxLayout()
        right.addWidget(self._part, 0, Qt.AlignmentFlag.AlignLeft)
        nest(right, languages, 2)
        right.addWidget(fields)
        right.addWidget(self._labels["until"])
        right.addWidget(self._conditions, 1)
        right.addWidget(lesson)
        middle = QHBoxLayout()
        nest(middle, left, 1)
        nest(middle, right, 3)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(8)
        column.addWidget(top)
        nest(column, middle, 1)
        column.addWidget(self._told)

    def _connect(self) -> None:
        self._record.toggled.connect(self.record_requested)
        self._try.clicked.connect(self._on_try_clicked)
        self._save.clicked.connect(self.save_requested)
        self._share.clicked.connect(self.share_requested)
        self._open.clicked.connect(self.open_requested)
        self._delete.clicked.connect(self._on_delete_clicked)
        self._up.clicked.connect(self._on_up_clicked)
        self._steps.currentRowChanged.connect(self._on_step_changed)
        self._part.currentIndexChanged.connect(self._fill_texts)
        self._conditions.itemChanged.connect(self._on_condition_changed)
        for edit in self._texts.values():
            edit.textChanged.connect(self._on_text_changed)
        self._id.textEdited.connect(self._on_lesson_edited)
        self._hide.textEdited.connect(self._on_lesson_edited)
        for line in (self._target, self._cover, self._found):
            line.textEdited.connect(self._on_field_edited)
        for box in (self._low, self._high):
            box.valueChanged.connect(self._on_field_edited)
        for choice in (self._cover_from, self._reveal):
            choice.activated.connect(self._on_field_edited)

    # -- what is shown ------------------------------------------------------------------------

    def edit(self, recording: Recording) -> None:
        """Edit another recording."""
        self._recording = recording
        self._id.setText(recording.id)
        self._hide.setText(", ".join(recording.hide))
        self.show_steps(0)

    def show_steps(self, row: int) -> None:
        """Show the steps, one of them in the fields."""
        self._filling = True
        self._steps.clear()
        for row, step in enumerate(self._recording.steps):
            self._steps.addItem(_line_of(row, step))
        self._filling = False
        self._steps.setCurrentRow(min(row, self._steps.count() - 1))
        self._fill()

    def show_recording(self, on: bool) -> None:
        """Show whether what is done is recorded."""
        self._record.blockSignals(True)
        self._record.setChecked(on)
        self._record.blockSignals(False)
        self._name_record()

    def tell(self, text: str) -> None:
        """Say something in the last line."""
        self._told.setText(text)

    @property
    def _step(self) -> Draft | None:
        row = self._steps.currentRow()
        steps = self._recording.steps
        return steps[row] if 0 <= row < len(steps) else None

    def _fill(self) -> None:
        step = self._step
        self._filling = True
        for widget in (
            self._delete, self._up, self._try, self._target, self._low, self._high,
            self._conditions, self._cover, self._cover_from, self._reveal, self._found,
        ):  # fmt: skip
            widget.setEnabled(step is not None)
        for button in (self._save, self._share):
            button.setEnabled(bool(self._recording.steps))
        self._conditions.clear()
        if step is not None:
            self._target.setText(step.target)
            self._low.setValue(step.low)
            self._high.setValue(step.high)
            self._cover.setText(", ".join(step.cover))
            self._found.setText(step.found)
            for i, condition in enumerate(step.proposed):
                who, topic, path, operator, wanted = condition
                item = QListWidgetItem(self._words.condition(condition))
                item.setToolTip(f"{who}.{topic}.{path} {operator} {json.dumps(wanted)}")
                kept = i in step.kept
                state = Qt.CheckState.Checked if kept else Qt.CheckState.Unchecked
                item.setCheckState(state)
                self._conditions.addItem(item)
        self._offer_beginnings(step)
        self._offer_reveals(step)
        self._filling = False
        self._fill_texts()

    def _offer_beginnings(self, step: Draft | None) -> None:
        """Offer this step and those before, to begin to cover at."""
        self._cover_from.clear()
        self._cover_from.addItem(self.tr("last question"), "")
        if step is None:
            return
        upto = self._recording.steps[: self._steps.currentRow() + 1]
        names = [each.id for each in upto]
        if step.cover_from and step.cover_from not in names:
            names.append(step.cover_from)  # it is told when the lesson is saved
        for name in names:
            self._cover_from.addItem(name, name)
        self._cover_from.setCurrentIndex(self._cover_from.findData(step.cover_from))

    def _offer_reveals(self, step: Draft | None) -> None:
        """Offer the guesses of the steps before, to be held against a result here."""
        self._reveal.clear()
        self._reveal.addItem(self.tr("no guess"), "")
        if step is None:
            return
        before = self._recording.steps[: self._steps.currentRow()]
        asked = [each.id for each in before if any(each.question.values())]
        if step.revealed and step.revealed not in asked:
            asked.append(step.revealed)  # it is told when the lesson is saved
        for name in asked:
            self._reveal.addItem(name, name)
        self._reveal.setCurrentIndex(self._reveal.findData(step.revealed))

    @Slot()
    def _fill_texts(self) -> None:
        self._filling = True
        texts = self._shown_texts()
        for code, edit in self._texts.items():
            edit.setPlainText("" if texts is None else texts.get(code, ""))
            edit.setEnabled(texts is not None)
        self._filling = False

    def _shown_texts(self) -> dict[str, str] | None:
        part, step = self._part.currentData(), self._step
        if part == "title":
            return self._recording.title
        return None if step is None else getattr(step, part)

    # -- edits ------------------------------------------------------------------------------

    @Slot()
    def _on_text_changed(self) -> None:
        texts = self._shown_texts()
        if self._filling or texts is None:
            return
        for code, edit in self._texts.items():
            texts[code] = edit.toPlainText()
        step, row = self._step, self._steps.currentRow()
        if step is not None:
            self._steps.item(row).setText(_line_of(row, step))

    @Slot()
    def _on_field_edited(self) -> None:
        if self._filling:
            return
        step = self._step
        if step is not None:
            step.target = self._target.text().strip()
            step.low = self._low.value()
            step.high = max(self._high.value(), step.low + 1)
            step.cover = _names(self._cover)
            step.cover_from = self._cover_from.currentData() or ""
            step.revealed = self._reveal.currentData() or ""
            step.found = self._found.text().strip()

    @Slot()
    def _on_lesson_edited(self) -> None:
        self._recording.id = self._id.text().strip() or "my-lesson"
        self._recording.hide = _names(self._hide)

    @Slot(QListWidgetItem)
    def _on_condition_changed(self, item: QListWidgetItem) -> None:
        step = self._step
        if self._filling or step is None:
            return
        row = self._conditions.row(item)
        if item.checkState() == Qt.CheckState.Checked:
            step.kept.add(row)
        else:
            step.kept.discard(row)

    @Slot(int)
    def _on_step_changed(self, _row: int) -> None:
        if not self._filling:
            self._fill()

    @Slot()
    def _on_try_clicked(self) -> None:
        self.try_requested.emit(max(self._steps.currentRow(), 0))

    @Slot()
    def _on_delete_clicked(self) -> None:
        row = self._steps.currentRow()
        if row >= 0:
            del self._recording.steps[row]
            self.show_steps(max(row - 1, 0))

    @Slot()
    def _on_up_clicked(self) -> None:
        row, steps = self._steps.currentRow(), self._recording.steps
        if row > 0:
            steps[row - 1], steps[row] = steps[row], steps[row - 1]
            self.show_steps(row - 1)

    # -- language -----------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.setWindowTitle(self.tr("Record a lesson"))
        self._name_record()
        for button, text, tip in (
            (self._try, self.tr("Try from here"), self.tr("Play it from this step")),
            (self._save, self.tr("Save..."), self.tr("Write the lesson into a file")),
            (
                self._share,
                self.tr("Share..."),
                self.tr(
                    "Write the lesson and its data into one file, to drop on a window"
                ),
            ),
            (self._open, self.tr("Open..."), self.tr("Edit a lesson of a file")),
            (self._delete, self.tr("Delete step"), self.tr("Leave this step out")),
            (self._up, self.tr("Up"), self.tr("Move this step before the one above")),
        ):
            button.setText(text)
            button.setToolTip(tip)
        for i, text in enumerate(
            (
                self.tr("What to do"),
                self.tr("Said once it is done"),
                self.tr("Question to guess at"),
                self.tr("Title of the lesson"),
            )
        ):
            self._part.setItemText(i, text)
        self._part.setAccessibleName(self.tr("Text that is edited"))
        for key, field, text in (
            ("steps", self._steps, self.tr("Steps")),
            ("until", self._conditions, self.tr("The step ends when")),
            ("id", self._id, self.tr("Name")),
            ("target", self._target, self.tr("Pointer at")),
            ("hide", self._hide, self.tr("Hidden controls")),
            ("low", self._low, self.tr("Guess from")),
            ("high", self._high, self.tr("to")),
            ("cover", self._cover, self.tr("Covered until the guess")),
            ("coverFrom", self._cover_from, self.tr("Covered from")),
            ("reveal", self._reveal, self.tr("Reveals the guess of")),
            ("found", self._found, self.tr("Result at")),
        ):
            self._labels[key].setText(text)
            self._labels[key].setBuddy(field)
            field.setAccessibleName(text)
        for field, tip in (
            (self._target, self.tr("Object name of what is framed")),
            (self._hide, self.tr("Object names with commas, for the whole lesson")),
            (self._cover, self.tr("Object names of what would show the answer")),
            (
                self._found,
                self.tr("Room, topic and path of the number, as metric.metric.right"),
            ),
        ):
            field.setToolTip(tip)
        self._cover_from.setItemText(0, self.tr("last question"))
        self._reveal.setItemText(0, self.tr("no guess"))

    def _name_record(self) -> None:
        on = self._record.isChecked()
        self._record.setText(self.tr("■ Stop") if on else self.tr("● Record"))
        self._record.setToolTip(
            self.tr("Everything that is done in the window becomes a step")
        )

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


def _line_of(row: int, step: Draft) -> str:
    """Return the line of a step in the list: its number, its id, what it asks for."""
    text = in_language(step.text, shown_language()) if step.text else ""
    words = spoken(CAPTION.sub(r"\3", text)).split()
    return (
        f"{row + 1}. {step.id}: {' '.join(words)}" if words else f"{row + 1}. {step.id}"
    )


def _button(name: str, *, checkable: bool = False) -> QPushButton:
    button = QPushButton(autoDefault=False)
    button.setCheckable(checkable)
    button.setObjectName(f"main_record_{name}Btn")
    return button


def _line(name: str) -> QLineEdit:
    line = QLineEdit()
    line.setObjectName(f"main_record_{name}Edit")
    return line


def _number(name: str) -> QSpinBox:
    box = FittedSpin(f"main_record_{name}Spin")
    box.setRange(-_MOST, _MOST)
    return box


def _names(line: QLineEdit) -> list[str]:
    """Return the object names in a line, which have commas between."""
    return [name for part in line.text().split(",") if (name := part.strip())]
