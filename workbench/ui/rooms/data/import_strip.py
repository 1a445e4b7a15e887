"""The reading of a table in one line; opened, a way to correct it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QCompleter,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from workbench.core.program.data_suffixes import COARSEST, FINEST, GRID
from workbench.core.results.csv_options import CsvGuess
from workbench.ui.layouts import nest
from workbench.ui.rooms.data.preview import PreviewTable
from workbench.ui.services.message_words import message_words
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.object_names import named

_DELIMITERS = (",", ";", "\t", "|", " ", ":")
_QUOTES = ('"', "'", "")
_DECIMALS = (".", ",")
_THOUSANDS = ("", ",", ".", " ", "'")
#: What the columns are cut by: when it changes, their types and the class are others.
_COLUMNS_DEPEND_ON = ("delimiter", "quote", "header", "comment", "sheet", "grid")
#: What can be said of cells separated by characters only, and of none with types.
_OF_TEXT = ("delimiter", "quote", "decimal", "thousands", "encoding")
_OF_CELLS = (*_OF_TEXT, "missing")
#: What can be said of tables, and not of pictures.
_OF_TABLES = (*_OF_CELLS, "sheet", "class", "class_type")
_ENCODINGS = ("utf-8", "utf-8-sig", "latin-1", "cp1252", "utf-16", "cp1251")


class ImportStrip(QWidget):
    """Delimiter, quote, numbers, encoding, header, class and types of a table.

    Of a workbook there are those that apply, and its sheets; of a table whose columns
    have types its class, and the tables of a database; of pictures the grid to which they
    are scaled. Its fields are made for the first file that was read as a table.

    Signals
    -------
    reread(options)
        The user wants the file read with these options.
    looked(options)
        Something was chosen: the first rows shall be shown as these options read them.
    opened(on)
        The first rows are shown, which takes much space.
    """

    reread = Signal(object)
    looked = Signal(object)
    opened = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("data_import_strip")
        self._guess: CsvGuess | None = None
        self._file = ""  # while one of its tables is to be chosen
        self._given: dict[str, Any] = {}
        self._asked: dict[str, Any] = {}
        self._class_shown = -1
        self._made = False

    def _make(self) -> None:
        """Make the fields, the first time that they are needed."""
        if self._made:
            return
        self._made = True
        self._make_fields()
        self._line = QLabel()
        self._line.setMinimumWidth(80)
        self._more = named(QToolButton(), "data_import_moreBtn")
        self._more.setCheckable(True)
        self._again = named(QPushButton(), "data_import_readBtn")
        self._preview = PreviewTable()
        self._lay_out()
        self._more.toggled.connect(self._on_more_toggled)
        self._again.clicked.connect(self._on_again_clicked)
        self._connect_choices()
        self.retranslate()

    def _make_fields(self) -> None:
        """Make what a choice is made with; the texts come with `retranslate`."""
        self._delimiter = self._combo("delimiter")
        self._quote = self._combo("quote")
        self._decimal = self._combo("decimal")
        self._thousands = self._combo("thousands")
        self._encoding = self._combo("encoding")
        self._sheet = self._combo("sheet")
        self._class = self._combo("class")
        self._type = self._combo("type")
        self._side = named(QSpinBox(), "data_import_gridSpin")
        self._side.setRange(COARSEST, FINEST)
        self._side.setValue(GRID)
        self._side.setKeyboardTracking(False)  # 3 is on the way to 32
        for combo in (self._delimiter, self._quote, self._encoding):
            _make_editable(combo)
        self._missing = named(QLineEdit(), "data_import_missingEdit")
        self._comment = named(QLineEdit(), "data_import_commentEdit")
        self._comment.setMaximumWidth(48)
        self._comment_label = QLabel()
        self._comment_label.setBuddy(self._comment)
        self._header = named(QCheckBox(), "data_import_headerCheck")
        self._ragged = named(QCheckBox(), "data_import_raggedCheck")
        self._skip = named(QCheckBox(), "data_import_skipCheck")
        self._fields = {
            "sheet": self._sheet,
            "delimiter": self._delimiter, "quote": self._quote,
            "decimal": self._decimal, "thousands": self._thousands,
            "encoding": self._encoding, "missing": self._missing,
            "class": self._class, "class_type": self._type, "grid": self._side,
        }  # fmt: skip
        self._labels = {name: QLabel() for name in self._fields}

    def _combo(self, name: str) -> QComboBox:
        return named(QComboBox(), f"data_import_{name}Combo")

    def _connect_choices(self) -> None:
        for field in (*self._fields.values(), self._comment):
            edit = field if isinstance(field, QLineEdit) else None
            if isinstance(field, QComboBox):
                field.activated.connect(self._look)
                edit = field.lineEdit()
            if edit is not None:
                edit.editingFinished.connect(self._look)
        self._side.valueChanged.connect(self._look)
        # rows are filled or left out: of the two one at most is ticked
        self._ragged.clicked.connect(self._on_ragged_clicked)
        self._skip.clicked.connect(self._on_skip_clicked)
        for box in (self._header, self._ragged, self._skip):
            box.clicked.connect(self._look)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._line, 1)
        head.addWidget(self._more)
        self._grid = grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        self._page = QWidget()
        for name, field in self._fields.items():
            self._labels[name].setBuddy(field)
            for widget in (self._labels[name], field):
                widget.setParent(self._page)  # also of those that no table shows
        for column in (1, 3, 5, 7):
            grid.setColumnStretch(column, 1)
        last = FlowRow(gap=16)  # in a narrow window on two lines
        for box in (self._header, self._ragged, self._skip):
            last.add(box)
        last.add(self._comment_label, self._comment)
        last.add(self._again, at_end=True)
        page = QVBoxLayout(self._page)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(4)
        nest(page, grid)
        page.addWidget(self._preview, 1)
        page.addWidget(last)
        self._page.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        nest(layout, head)
        layout.addWidget(self._page, 1)

    def _lay_fields(self, guess: CsvGuess) -> None:
        """Show the fields that apply, four in a row."""
        absent = {
            "text": ("grid",), "sheet": (*_OF_TEXT, "grid"),
            "columns": (*_OF_CELLS, "grid"), "pictures": _OF_TABLES,
        }[guess.kind]  # fmt: skip
        shown = [
            name
            for name in self._fields
            if name not in absent and (name != "sheet" or len(guess.tables) > 1)
        ]
        for name, field in self._fields.items():
            for widget in (self._labels[name], field):
                self._grid.removeWidget(widget)
                widget.setVisible(name in shown)
        for i, name in enumerate(shown):
            row, column = divmod(i, 4)
            self._grid.addWidget(self._labels[name], row, 2 * column)
            self._grid.addWidget(self._fields[name], row, 2 * column + 1)
        for widget in (
            self._header, self._ragged, self._skip, self._comment_label, self._comment,
        ):  # fmt: skip
            widget.setVisible(guess.kind in ("text", "sheet"))

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        if not self._made:
            return
        names = {
            "sheet": self.tr("Table"), "delimiter": self.tr("Delimiter"), "quote": self.tr("Quotes"),
            "decimal": self.tr("Decimal mark"), "thousands": self.tr("Thousands"),
            "encoding": self.tr("Encoding"), "missing": self.tr("Missing"),
            "class": self.tr("Class"), "class_type": self.tr("Class is"),
            "grid": self.tr("Points a side"),
        }  # fmt: skip
        for name, text in names.items():
            self._labels[name].setText(text)
            self._fields[name].setAccessibleName(text)
        self._missing.setToolTip(
            self.tr("More words for a missing value, separated by blanks")
        )
        for combo in (self._delimiter, self._quote):
            combo.setToolTip(self.tr("Choose, or type any one character"))
        self._encoding.setToolTip(self.tr("Choose, or type the name of a codec"))
        self._side.setToolTip(
            self.tr("Each picture becomes so many rows of so many grey values")
        )
        self._comment_label.setText(self.tr("comments begin with"))
        self._comment.setAccessibleName(self.tr("comments begin with"))
        self._comment.setToolTip(self.tr("Lines that begin with this are left out"))
        self._header.setText(self.tr("first row holds names"))
        self._ragged.setText(self.tr("short rows end in missing values"))
        self._ragged.setToolTip(
            self.tr("Otherwise a row with fewer values than the first is refused")
        )
        self._skip.setText(self.tr("rows of another length are left out"))
        self._skip.setToolTip(
            self.tr("Otherwise a row with more values than the first is refused")
        )
        self._name_more()
        self._again.setText(self.tr("Read again"))
        self._again.setToolTip(self.tr("Read the file again with these settings"))
        self._fill_choices()
        self._preview.retranslate()
        self._show_line()

    def _name_more(self) -> None:
        """Have the button say what a click does: open the first rows, or close them."""
        text, help_ = (
            (
                self.tr("Close"),
                self.tr("Hide the first rows; the data stay as they are"),
            )
            if self._more.isChecked()
            else (
                self.tr("Read otherwise …"),
                self.tr("Show the first rows, and correct the guess"),
            )
        )
        self._more.setText(text)
        self._more.setToolTip(help_)

    def _fill_choices(self) -> None:
        blank, none = self.tr("blank"), self.tr("none")
        words = {"\t": self.tr("Tab"), " ": blank, "": none}
        for combo, marks in (
            (self._delimiter, _DELIMITERS), (self._quote, _QUOTES),
            (self._decimal, _DECIMALS), (self._thousands, _THOUSANDS),
            (self._encoding, _ENCODINGS),
        ):  # fmt: skip
            chosen = _value(combo) if combo.count() else marks[0]
            combo.clear()
            for mark in marks:
                combo.addItem(words.get(mark, mark), mark)
            _choose(combo, chosen)
        chosen = self._type.currentIndex()
        self._type.clear()
        self._type.addItem(self.tr("guessed"), None)
        self._type.addItem(self.tr("labels"), "nominal")
        self._type.addItem(self.tr("numbers"), "numeric")
        self._type.setCurrentIndex(max(chosen, 0))

    def close_page(self) -> None:
        """Hide the first rows."""
        if self._made:
            self._more.setChecked(False)

    def show_guess(
        self, guess: CsvGuess, class_name: str, given: dict[str, Any]
    ) -> None:
        """Show how the file was read.

        Parameters
        ----------
        guess : CsvGuess
            What the task ``table-guess`` answered.
        class_name : str
            The class of the data set that was made of it.
        given : dict
            The corrections it was read with.
        """
        self._make()
        self._guess, self._given, self._file = guess, dict(given), ""
        self._lay_fields(guess)
        self._sheet.clear()
        self._sheet.addItems(list(guess.tables))
        self._sheet.setCurrentText(guess.table)
        for combo, key in (
            (self._delimiter, "delimiter"), (self._quote, "quote"),
            (self._decimal, "decimal"), (self._thousands, "thousands"),
            (self._encoding, "encoding"),
        ):  # fmt: skip
            _choose(combo, getattr(guess.options, key))
        with QSignalBlocker(self._side):  # nobody chose it
            self._side.setValue(guess.grid)
        self._header.setChecked(bool(guess.options.header))
        self._ragged.setChecked(given.get("ragged") == "pad")
        self._skip.setChecked(given.get("ragged") == "skip")
        self._missing.setText(" ".join(given.get("missing", ())))
        self._comment.setText(given.get("comment") or "")
        self._class.clear()
        self._class.addItems(list(guess.names))
        self._class.setCurrentText(class_name)
        self._class_shown = self._class.currentIndex()
        self._type.setCurrentIndex(max(self._type.findData(given.get("class_type")), 0))
        self._preview.show_rows(
            list(guess.names), list(guess.types), guess.preview,
            fixed=guess.kind in ("columns", "pictures"),
        )  # fmt: skip
        self._asked = self._chosen()
        self._show_line()

    def ask_table(self, file: str) -> None:
        """Ask which of several tables shall be read: the first is shown."""
        self._file = file
        self._show_line()
        if not self._more.isChecked():
            self._more.setChecked(True)
            self._sheet.setFocus()

    def _words(self, guess: CsvGuess) -> str:
        """Say how the table is read."""
        if self._file:
            text = self.tr("{file} holds {n} tables: choose one, then read it")
            return text.format(file=self._file, n=len(guess.tables))
        if guess.kind == "text":
            text = self.tr(
                "Read as a table: {delimiter} between cells, {decimal} in numbers"
            )
            return text.format(
                delimiter=self._delimiter.currentText(),
                decimal=self._decimal.currentText(),
            )
        if guess.kind == "pictures":
            return self.tr("Read as pictures, their folders as classes")
        if guess.table:
            return self.tr("Read: the table {name}").format(name=guess.table)
        return self.tr("Read as a table whose columns have types")

    def _show_line(self) -> None:
        if self._guess is None:
            return
        notes = "  ·  ".join(map(message_words, self._guess.notes))
        line = self._words(self._guess)
        self._line.setText(f"{line}  ·  {notes}" if notes else line)
        self._line.setToolTip("\n".join(map(message_words, self._guess.notes)))

    def options(self) -> dict[str, Any]:
        """Return what the reader takes: what was corrected, and the layout."""
        chosen = self._chosen()
        kind = "text" if self._guess is None else self._guess.kind
        layout: dict[str, Any] = {}
        if kind == "text":
            layout = {
                "delimiter": _value(self._delimiter),
                "decimal": _value(self._decimal),
            }
        if kind == "pictures":
            return chosen
        if kind != "columns":
            layout["header"] = self._header.isChecked()
        if not self._cut_otherwise(chosen):
            layout["class_name"] = self._class.currentIndex()
        return {**layout, **chosen}

    def _chosen(self) -> dict[str, Any]:
        """Return what was given before, and what is chosen otherwise than guessed."""
        options = dict(self._given)
        marks = {
            "delimiter": _value(self._delimiter), "quote": _value(self._quote),
            "decimal": _value(self._decimal), "thousands": _value(self._thousands),
            "encoding": _value(self._encoding) or None, "header": self._header.isChecked(),
        }  # fmt: skip
        if self._guess is not None:
            found, kind = self._guess.options, self._guess.kind
            absent = {"text": (), "sheet": _OF_TEXT}.get(kind, tuple(marks))
            options |= {
                k: v
                for k, v in marks.items()
                if k not in absent and v != getattr(found, k)
            }
            if len(self._guess.tables) > 1:
                options["sheet"] = self._sheet.currentText()
            if self._side.value() != self._guess.grid:
                options["grid"] = self._side.value()
        texts = {
            "class_type": self._type.currentData(),
            "ragged": self._ragged_choice(),
            "missing": self._missing.text().split(),
            "comment": self._comment.text().strip(),
            "types": {**options.get("types", {}), **self._preview.changed_types()},
        }
        for name, value in texts.items():
            options.pop(name, None)
            if value:
                options[name] = value
        if "class_name" in options or self._class.currentIndex() != self._class_shown:
            options["class_name"] = self._class.currentIndex()
        if self._cut_otherwise(options):  # what was said of these columns means nothing
            options.pop("types", None)
            options.pop("class_name", None)
        return options

    def _ragged_choice(self) -> str | None:
        if self._skip.isChecked():
            return "skip"
        return "pad" if self._ragged.isChecked() else None

    def _cut_otherwise(self, chosen: dict[str, Any]) -> bool:
        """Whether other columns are to be expected than those shown."""
        given = dict(self._given)
        if self._guess is not None and len(self._guess.tables) > 1:
            given.setdefault("sheet", self._guess.table)
        return any(chosen.get(k) != given.get(k) for k in _COLUMNS_DEPEND_ON)

    def _look(self) -> None:
        """Have the first rows shown as they are read now, if that is otherwise."""
        chosen = self._chosen()
        if self._guess is not None and chosen != self._asked:
            self._asked = chosen
            self.looked.emit(chosen)

    def _on_ragged_clicked(self) -> None:
        self._skip.setChecked(False)

    def _on_skip_clicked(self) -> None:
        self._ragged.setChecked(False)

    def _on_more_toggled(self, on: bool) -> None:
        self._name_more()
        # never more than fits at a time: the window would grow and stay large
        if on:
            self.opened.emit(True)
            self._page.show()
        else:
            self._page.hide()
            self.opened.emit(False)

    def _on_again_clicked(self) -> None:
        self.reread.emit(self.options())


def _make_editable(combo: QComboBox) -> None:
    """Let something be typed that is not offered."""
    combo.setEditable(True)
    combo.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
    completer = combo.completer()
    if completer is not None:  # a typed T is not completed to Tab
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)


def _value(combo: QComboBox) -> Any:
    """Return what is chosen, or the text that was typed instead."""
    index = combo.findText(combo.currentText(), Qt.MatchFlag.MatchExactly)
    return combo.itemData(index) if index >= 0 else combo.currentText()


def _choose(combo: QComboBox, value: Any) -> None:
    """Choose a value; one that is not offered is added."""
    if value is None:
        return
    index = combo.findData(value)
    if index < 0:
        combo.addItem(str(value), value)
        index = combo.count() - 1
    combo.setCurrentIndex(index)
