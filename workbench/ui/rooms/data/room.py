"""The Data room: what the current data set holds, and how it is prepared."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QLabel, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from workbench.api.data import Attribute, Dataset
from workbench.core.program.data_suffixes import is_read_by_choice, is_table
from workbench.core.program.json_text import plain
from workbench.core.results.csv_options import CsvGuess
from workbench.core.results.describing.column_figures import ColumnWorth
from workbench.core.session.session import SelectMode
from workbench.jobs.spec import Failure
from workbench.ui.context import Context
from workbench.ui.room import Room
from workbench.ui.rooms.data.attribute_panel import AttributePanel
from workbench.ui.rooms.data.detail import AttributeDetail
from workbench.ui.rooms.data.empty import EmptyPage
from workbench.ui.rooms.data.import_strip import ImportStrip
from workbench.ui.rooms.data.rows_panel import RowsPanel
from workbench.ui.rooms.data.strip import PipelineStrip
from workbench.ui.rooms.data.top_bar import TopBar
from workbench.ui.rooms.data.trouble import TroubleView
from workbench.ui.services.message_words import message_words
from workbench.ui.session.editing import DataEditor
from workbench.ui.session.opening import named_line
from workbench.ui.session.repeat_actions import Repeatable
from workbench.ui.widgets.splitters import TurningSplitter
from workbench.ui.widgets.tone import set_tone

#: Heights of the upper parts below each other, pixels.
_ATTRIBUTES_HIGH, _DETAIL_HIGH = 200, 300


class DataRoom(Room):
    """Attributes, one of them in detail, the pipeline of filters, and the table."""

    room_id: ClassVar[str] = "data"
    #: All but the data set for "Find similar".
    obeys: ClassVar[frozenset[str]] = frozenset({"data", "scale", "metric", "p", "k"})

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._guess_request = self.request()
        self._read_request = self.request()
        self._shown = ("", "")  # name and source of the data set last shown
        self._columns: tuple[Attribute, ...] = ()  # of the data set last shown
        self._unshown: int | None = None  # the column to show when the room is entered
        self._unmarked = False  # whether rows were selected while it was hidden
        self._choosing = False  # whether one of several tables is to be chosen
        self._import_source = ""  # the file that the import strip is about
        self._import_given: dict[str, Any] = {}
        self._reread: tuple[Dataset | None, str, dict[str, Any]] = (None, "", {})
        self.editor = DataEditor(self)
        self.make(self._make_room())

    def _make_room(self) -> Iterator[None]:
        context = self.context
        yield from self._build()
        self._lay_out()
        yield
        self._connect()
        self.probes = {
            "data": self._probe_data,
            "column": self._probe_column,
            "selection": lambda: {"rows": sorted(context.session.selection)},
            "similar": self.rows.probe_similar,
            "pipeline": lambda: {"steps": list(context.session.scene.filters)},
        }
        yield
        self.retranslate()
        self._on_session_data_changed()

    def repeatable(self) -> Repeatable | None:
        data, steps = self.context.session.data, self.context.session.scene.filters
        if data is None or not steps:
            return None
        recipe = {
            "version": 1,
            "data": data.source or data.name,
            "filters": [dict(step) for step in steps],
        }
        return Repeatable(recipe, f"{data.name}-filters", has_report=False)

    # -- building -----------------------------------------------------------------------

    def _build(self) -> Iterator[None]:
        """Make the widgets, a few at each step, and lay them out."""
        self._top = TopBar(self.context)
        self._notes = QLabel()
        set_tone(self._notes, "muted")
        self._notes.setMinimumWidth(80)
        self.trouble = TroubleView(self)
        yield
        self._import = ImportStrip()
        self._import.hide()
        self.attributes = AttributePanel(self, self.editor)
        self.detail = AttributeDetail(self)
        yield
        self.strip = PipelineStrip(self)
        self.rows = RowsPanel(self, self.editor, self.strip.hint)
        yield
        self._empty = EmptyPage(self.context)

    def _lay_out(self) -> None:
        upper = TurningSplitter(
            (self.attributes, 2, _ATTRIBUTES_HIGH), (self.detail, 3, _DETAIL_HIGH)
        )
        lower = QWidget()
        column = QVBoxLayout(lower)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.strip)
        column.addWidget(self.rows, 1)
        whole = QSplitter(Qt.Orientation.Vertical)
        whole.addWidget(upper)
        whole.addWidget(lower)
        whole.setStretchFactor(0, 3)
        whole.setStretchFactor(1, 2)
        upper.setSizes([460, 520])
        whole.setSizes([320, 220])
        whole.setChildrenCollapsible(False)
        self._pages = QStackedWidget()
        self._pages.addWidget(whole)
        self._pages.addWidget(self._empty)
        layout = QVBoxLayout(self.body)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.setSpacing(6)
        for widget in (self._top, self._notes, self.trouble):
            layout.addWidget(widget)
        layout.addWidget(self._import)
        layout.addWidget(self._pages, 1)

    def _connect(self) -> None:
        session = self.context.session
        session.data_changed.connect(self._on_session_data_changed)
        session.selection_changed.connect(self._on_session_selection_changed)
        self.context.theme.follow(self, self._on_theme_changed)
        self._sizes = self.context.theme.deferred(self, self._fit_rows)
        self._top.generate_clicked.connect(self.context.commands.generate_requested)
        self._top.save_clicked.connect(self.context.commands.save_requested)
        self.attributes.chosen.connect(self._on_attributes_chosen)
        self.attributes.figures_arrived.connect(self._on_figures_arrived)
        self.detail.rows_chosen.connect(self._on_detail_rows_chosen)
        commands = self.context.commands
        commands.filter_requested.connect(self.strip.add)
        commands.find_requested.connect(self.rows.find_bar.open)
        commands.file_unread.connect(self._on_file_unread)
        commands.table_asked.connect(self._on_table_asked)
        self._guess_request.done.connect(self._on_guess_done)
        self._read_request.done.connect(self._on_read_done)
        self._read_request.failed.connect(self._on_read_failed)
        self._import.reread.connect(self._on_import_reread)
        self._import.looked.connect(self._on_import_looked)
        self._import.opened.connect(self._on_import_opened)

    def retranslate(self) -> None:
        for part in (
            self._top, self.trouble, self._import, self.attributes, self.detail,
            self.strip, self.rows, self._empty,
        ):  # fmt: skip
            self.context.theme.later(part.retranslate)
        self.context.theme.later(self._reword_rest)

    def _reword_rest(self) -> None:
        self._show_notes(self.context.session.data)
        self._on_theme_changed()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_sizes"):
            self._sizes.refresh()

    def _fit_rows(self) -> None:
        """Make the rows of all tables as high as the text asks."""
        height = max(24, self.fontMetrics().height() + 6)
        for view in (self.rows.table, self.attributes.view, *self.detail.tables):
            view.verticalHeader().setDefaultSectionSize(height)
        self.strip.fit_height()

    # -- showing ------------------------------------------------------------------------

    def _on_session_data_changed(self) -> None:
        data = self.context.session.data
        column = max(self.attributes.view.current_column, 0)
        self._pages.setCurrentIndex(0 if data is not None else 1)
        self._top.show_data(data)
        self._show_import(data)
        self._show_notes(data)
        self.attributes.show_data(data)
        self.detail.show_data(data)
        self.rows.show_data(data)
        if data is None:
            return
        if (data.name, data.source) != self._shown:  # an edit stays where the eye is
            self._shown, column = (data.name, data.source), 0
            self.rows.table.scrollToTop()
            self.attributes.view.scrollToTop()
            self.trouble.hide()
        column = min(column, len(data.columns) - 1)
        self.attributes.blockSignals(True)  # it is shown below, once
        self.attributes.view.choose(column)
        self.attributes.blockSignals(False)
        same, self._columns = data.columns == self._columns, data.columns
        if same and not self.isVisible():
            self._unshown = column  # each point painted elsewhere would have it counted
        else:
            self._show_column(column)

    def enter(self) -> None:
        if self._unshown is not None:
            self._show_column(self._unshown)
        if self._unmarked:
            self._on_session_selection_changed()

    def _show_column(self, column: int) -> None:
        """Show one column, and ask for the figures of all."""
        self._unshown = None
        self.detail.show_column(column, self.attributes.model.worth(column))
        # behind the figures of the one column that is looked at
        self.attributes.ask_figures()

    def _show_notes(self, data: Dataset | None) -> None:
        notes = [message_words(note) for note in data.notes] if data else []
        self._notes.setText("  ·  ".join(notes))
        self._notes.setToolTip("\n".join(notes))
        self._notes.setVisible(bool(notes) and self._import.isHidden())

    def _on_attributes_chosen(self, column: int) -> None:
        self.detail.show_column(column, self.attributes.model.worth(column))

    def _on_figures_arrived(self) -> None:
        self.detail.show_worth(self._worth())

    def _worth(self) -> ColumnWorth:
        return self.attributes.model.worth(self.attributes.view.current_column)

    def _on_theme_changed(self) -> None:
        self.rows.table.viewport().update()
        self.attributes.view.viewport().update()
        self.detail.mark()

    # -- selection ----------------------------------------------------------------------

    def _on_detail_rows_chosen(
        self, rows: np.ndarray, modifiers: Qt.KeyboardModifier
    ) -> None:
        self.context.session.select(rows, _mode(modifiers))

    def _on_session_selection_changed(self) -> None:
        # of a million rows this is felt: another room does not wait for it
        self._unmarked = not self.isVisible()
        if self._unmarked:
            return
        self.detail.mark()
        self.rows.show_selection()

    # -- files --------------------------------------------------------------------------

    def _on_file_unread(self, source: str, line: str) -> None:
        self.trouble.explain(source, line)
        if source != self._import_source:
            self._import.close_page()
        if is_table(source) and named_line(line) is not None:
            self._choosing = False
            self._ask_guess(source, {})  # another delimiter or encoding may help
        elif self._imported() is None:  # the strip is about a file that failed before
            self._guess_request.cancel()
            self._import.close_page()
            self._import.hide()

    def _on_table_asked(self, source: str) -> None:
        """Show the first table of a file, and let another one be chosen."""
        self.trouble.hide()
        self._import.close_page()
        self._choosing = True
        self._ask_guess(source, {})

    def _show_import(self, data: Dataset | None) -> None:
        if data is None or not is_read_by_choice(data.source):
            self._import.close_page()
            self._import.hide()
        elif (data.name, data.source) != self._shown:
            self._import.close_page()  # its first rows are asked for anew, or not
            self._choosing = False
            given = self.context.settings.corrections(data.source)
            self._ask_guess(data.source, given)

    def _ask_guess(self, source: str, given: dict[str, Any]) -> None:
        self._import_source, self._import_given = source, given
        payload, title = {"path": source, **given}, self.tr("Reading the first rows")
        self._guess_request.start("table-guess", payload, title=title)

    def _on_guess_done(self, guess: CsvGuess) -> None:
        data, name = self._imported(), guess.class_name
        known = self.context.settings.corrections(self._import_source)
        if data is not None and known == self._import_given:
            name = data.class_attribute.name
        self._import.show_guess(guess, name, self._import_given)
        self._import.show()
        self._notes.hide()  # the strip tells the same
        if self._choosing:
            self._import.ask_table(Path(self._import_source).name)

    def _imported(self) -> Dataset | None:
        """Return the data set shown if it came from the file that the strip is about."""
        data = self.context.session.data
        return data if data is not None and data.source == self._import_source else None

    def _on_import_looked(self, options: dict[str, Any]) -> None:
        self.clear_message()
        self._ask_guess(self._import_source, options)

    def _on_import_reread(self, options: dict[str, Any]) -> None:
        self._reread = (self._imported(), self._import_source, options)
        folder = self.context.session.new_folder()
        payload = {
            "path": self._import_source,
            "folder": str(folder),
            "options": options,
        }
        self.clear_message()
        self.trouble.hide()
        self._read_request.start("read", payload, title=self.tr("Reading again"))

    def _on_import_opened(self, on: bool) -> None:
        # the rows as they are written take the place of the rest
        self._pages.setVisible(not on)
        layout = self.body.layout()
        if isinstance(layout, QVBoxLayout):
            layout.setStretchFactor(self._import, int(on))

    def _on_read_done(self, folder: Path) -> None:
        before, source, options = self._reread
        session = self.context.session
        self.context.settings.correct(source, options)
        self._import.close_page()
        self._shown = ("", "")  # what was guessed is shown anew
        if before is None:
            session.open(Dataset.open(folder), folder=folder)
            self.context.settings.remember(str(Path(source).absolute()), "data", "data")
        elif session.data is before:
            text = self.tr("read again")
            self.context.edits.push(Dataset.open(folder), text, folder=folder)

    def _on_read_failed(self, failure: Failure) -> None:
        self.trouble.explain(self._import_source, failure.text)

    # -- probes -------------------------------------------------------------------------

    def _probe_column(self) -> dict[str, Any]:
        figures, worth = self.detail.figures, self._worth()
        known = {} if figures is None else dict(plain(figures))
        return {**known, "f_ratio": worth.f_ratio, "loo_share": worth.loo_share}

    def _probe_data(self) -> dict[str, Any]:
        data, model = self.context.session.data, self.rows.table.rows_model
        if data is None:
            return {"rows": 0, "columns": 0}
        counts = data.class_counts().tolist() if data.has_nominal_class else []
        return {
            "name": data.name,
            "rows": model.rowCount(),
            "columns": model.columnCount(),
            "classes": counts,
        }


def _mode(modifiers: Qt.KeyboardModifier) -> SelectMode:
    if modifiers & Qt.KeyboardModifier.ShiftModifier:
        return "add"
    if modifiers & Qt.KeyboardModifier.ControlModifier:
        return "remove"
    return "intersect" if modifiers & Qt.KeyboardModifier.AltModifier else "replace"
