"""Slots of the window's actions: one for each."""

from __future__ import annotations

from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from PySide6.QtCore import QObject, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QApplication, QGraphicsView, QWidget

from workbench.api import Attribute, Dataset, Problem
from workbench.core.program.data_suffixes import PATTERNS
from workbench.core.session import autosave
from workbench.core.session.scene import Scene
from workbench.ui.panels.information_panel import InformationPanels
from workbench.ui.services.language import Language, shown_language
from workbench.ui.session.file_dialogs import (
    ask_open,
    ask_open_several,
    ask_save,
    data_name,
    file_name,
)
from workbench.ui.session.session_reader import SessionReader
from workbench.ui.session.session_writer import SessionWriter
from workbench.ui.window.actions import LANGUAGES, LAYOUTS, THEMES
from workbench.ui.window.main_window import MainWindow
from workbench.ui.window.panes import meant_plot, step_pane

if TYPE_CHECKING:
    from workbench.core.results.describing.saved_data import SavedFile
    from workbench.ui.lessons.claims_window import ClaimsWindow
    from workbench.ui.panels.command_palette import CommandPalette
    from workbench.ui.panels.generator_panel import GenerateWindow
    from workbench.ui.panels.openml_panel import OpenmlWindow
    from workbench.ui.panels.plugins_panel import PluginsWindow
    from workbench.ui.panels.readers_panel import ReadersWindow
    from workbench.ui.panels.settings_panel import SettingsWindow

FONT_STEP = 1.1
FONT_LIMITS = (0.7, 2.5)
LECTURE_FONTS = 1.5


class ActionSlots(QObject):
    """Connects the actions of a window.

    Parameters
    ----------
    window : MainWindow
    language : Language
    """

    def __init__(self, window: MainWindow, language: Language) -> None:
        super().__init__(window)
        self._window, self._context = window, window.context
        self._session = window.context.session
        self._language = language
        self._panels = InformationPanels(window)
        self._generators: GenerateWindow | None = None
        self._openml: OpenmlWindow | None = None
        self._readers: ReadersWindow | None = None
        self._plugins: PluginsWindow | None = None
        self._claims: ClaimsWindow | None = None
        self._settings_sheet: SettingsWindow | None = None
        self._commands: CommandPalette | None = None
        self._last_plot: QGraphicsView | None = None
        self._saving = window.room.request()
        self._saving.done.connect(self._on_saving_done)
        self._writer = SessionWriter(self)
        window.probes["claims"] = self._probe_claims
        self._connect_actions()
        self._connect_choices()
        self._connect_others()
        self._show_states()

    def _connect_actions(self) -> None:
        acts = self._window.acts
        for name, slot in {
            "file_new": self.new_data,
            "file_open": self.open_files,
            "file_openOpenml": self.ask_openml,
            "file_saveData": self.save_data,
            "file_openSession": self.open_session,
            "file_saveSession": self.save_session,
            "file_exportFigure": self.export_figure,
            "file_exportScene": self.export_scene,
            "file_copyPython": self.copy_python,
            "file_saveNotebook": self.save_notebook,
            "file_saveReport": self.save_report,
            "file_clearRecent": self.clear_recent,
            "file_quit": self._window.close,
            "edit_undo": self._context.undo.undo,
            "edit_redo": self._context.undo.redo,
            "edit_copyFigure": self.copy_figure,
            "edit_copyScene": self.copy_scene,
            "edit_pasteScene": self.paste_scene,
            "edit_selectAll": self.select_all,
            "edit_selectNone": self.select_none,
            "edit_invertSelection": self.invert_selection,
            "view_fullScreen": self.toggle_full_screen,
            "data_generate": self.show_generators,
            "data_checkReaders": self.check_readers,
            "lessons_claims": self.show_claims,
            "run_run": self.run,
            "run_nextSeed": self.run_next_seed,
            "run_predictFile": self.predict_file,
            "run_cancel": self._context.jobs.cancel_all,
            "run_setup": self.toggle_setup,
            "run_foldSetup": self.choose_folding,
            "window_resetLayout": self.reset_layout,
            "edit_settings": self.show_settings,
            "help_commands": self.show_commands,
            "help_keys": self._panels.show_keys,
            "help_plugins": self.show_plugins,
            "help_report": self._panels.show_report,
            "help_about": self._panels.show_about,
        }.items():
            acts[name].triggered.connect(slot)

    def _connect_choices(self) -> None:
        acts = self._window.acts
        for name, slot in {
            "view_zoomIn": partial(self.scale_fonts, FONT_STEP),
            "view_zoomOut": partial(self.scale_fonts, 1 / FONT_STEP),
            "rooms_previous": partial(self._window.step_room, -1),
            "rooms_next": partial(self._window.step_room, 1),
            "window_nextPane": partial(self.step_pane, 1),
            "window_previousPane": partial(self.step_pane, -1),
            **{f"view_{n}Theme": partial(self.choose_theme, n) for n in THEMES},
            **{
                f"view_{c}Language": partial(self.choose_language, c) for c in LANGUAGES
            },
            **{f"view_{n}Layout": partial(self.choose_layout, n) for n in LAYOUTS},
            **{
                f"rooms_{e.id}": partial(self._window.show_room, e.id)
                for e in self._window.entries
            },
        }.items():
            acts[name].triggered.connect(partial(_without_flag, slot))

    def _connect_others(self) -> None:
        context = self._context
        context.commands.open_dialog_requested.connect(self.open_files)
        context.commands.paint_requested.connect(self.new_data)
        context.commands.save_requested.connect(self.save_data)
        context.commands.generate_requested.connect(self.show_generators)
        context.commands.run_requested.connect(self.run)
        self._window.opener.session_chosen.connect(self.restore_session)
        self._writer.written.connect(self._on_writer_written)
        self._writer.failed.connect(self._window.tell_error)
        self._window.closing.connect(self._writer.close)
        self._session.data_changed.connect(self._show_states)
        self._session.selection_changed.connect(self._show_states)
        context.undo.canUndoChanged.connect(self._on_undo_changed)
        context.undo.canRedoChanged.connect(self._on_undo_changed)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_app_focus_changed)

    # -- files ------------------------------------------------------------------------

    @Slot()
    def new_data(self) -> None:
        """Open an empty plane with two classes, and the room to paint on it."""
        attributes = (Attribute("x"), Attribute("y"))
        label = Attribute("class", "nominal", ("a", "b"))
        empty = Dataset(
            np.empty((0, 2)), np.empty(0, np.int64), attributes, label, "painted"
        )
        self._session.open(empty)
        self._window.show_room("explore")

    @Slot()
    def show_generators(self) -> None:
        """Show the window that makes data; it stays open beside what it made."""
        if self._generators is None:
            # late: the window starts without its forms
            from workbench.ui.panels.generator_panel import GenerateWindow

            self._generators = GenerateWindow(self._context, self._window)
            self._generators.opened.connect(self._on_generators_opened)
        self._generators.show()
        self._generators.raise_()
        self._generators.activateWindow()

    @Slot()
    def _on_generators_opened(self) -> None:
        data = self._session.data
        if data is not None and self._window.room.room_id == "home":
            self._window.show_room("explore" if data.n_attributes == 2 else "data")

    @Slot()
    def predict_file(self) -> None:
        """Show the page of new rows in Classify, and ask for the file."""
        self._window.show_room("classify")
        self._context.commands.predict_requested.emit()

    @Slot()
    def open_files(self) -> None:
        """Ask for files and open them."""
        paths = ask_open_several(
            self._window,
            self.tr("Open data"),
            self.tr(
                "Data ({suffixes});;Lessons (*.lesson.json *.lesson.zip);;All files (*)"
            ).format(suffixes=PATTERNS),
        )
        for path in paths:
            self._window.opener.open(path)

    @Slot()
    def check_readers(self) -> None:
        """Show what other programs make of the data set as an ARFF file."""
        if self._readers is None:
            from workbench.ui.panels.readers_panel import ReadersWindow

            self._readers = ReadersWindow(self._context, self._window)
        self._readers.ask()

    @Slot()
    def ask_openml(self) -> None:
        """Ask for the name of a data set of OpenML, and open it."""
        if self._openml is None:
            from workbench.ui.panels.openml_panel import OpenmlWindow

            self._openml = OpenmlWindow(self._window)
            self._openml.chosen.connect(self._window.opener.open)
        self._openml.ask()

    @Slot()
    def save_data(self) -> None:
        """Ask for a name and have a worker write the current data set."""
        data = self._session.data
        if data is None:
            return
        path, _ = ask_save(
            self._window,
            self.tr("Save data"),
            f"{data.name}.arff",
            self.tr("ARFF (*.arff);;CSV (*.csv);;TSV (*.tsv);;KEEL (*.dat)"),
        )
        if path:
            self._saving.start(
                "save",
                {"folder": str(self._session.folder()), "path": path},
                lane="interactive",
                title=self.tr("Saving {}").format(Path(path).name),
            )

    @Slot(object)
    def _on_saving_done(self, saved: SavedFile) -> None:
        if saved.formulas:
            name = Path(saved.path).name
            self._window.tell(
                lambda: self.tr(
                    "Cells of {file} that a spreadsheet would run as formulas: {n}. They "
                    "were written as they are."
                ).format(file=name, n=saved.formulas)
            )

    @Slot()
    def open_session(self) -> None:
        """Ask for a session file and restore it."""
        path = ask_open(
            self._window,
            self.tr("Open session"),
            self.tr("Sessions (*.session.zip)"),
        )
        if path:
            self.restore_session(path)

    @Slot(str)
    def restore_session(self, path: str) -> None:
        """Open what a session file holds beside what is open already."""
        reader = SessionReader(self._session, self._context.jobs, self)
        reader.opened.connect(self._on_reader_opened)
        reader.failed.connect(self._on_reader_failed)
        reader.read(Path(path))

    @Slot(str)
    def _on_reader_opened(self, room: str) -> None:
        self._window.show_room(room or "home")
        self.sender().deleteLater()

    @Slot(str, bool)
    def _on_reader_failed(self, line: str, _wrong: bool) -> None:
        self._window.tell_error(line)
        self.sender().deleteLater()

    @Slot()
    def save_session(self) -> None:
        """Ask for a name and write the session."""
        path, _ = ask_save(
            self._window,
            self.tr("Save session"),
            file_name(".session.zip", data_name(self._window) or "work"),
            self.tr("Sessions (*.session.zip)"),
        )
        if not path:
            return
        snapshot = autosave.capture(self._session, self._window.room.room_id)
        self._writer.write(snapshot, path)

    @Slot(str)
    def _on_writer_written(self, path: str) -> None:
        self._window.tell(lambda: self.tr("{} was written").format(path))

    @Slot()
    def clear_recent(self) -> None:
        """Forget the recent files."""
        self._context.settings.recent = []
        self._window.room.enter()

    # -- what is shown, to be repeated elsewhere ----------------------------------------

    @Slot()
    def export_scene(self) -> None:
        """Ask for a name and write the scene as one page."""
        self._window.room.repeating.ask_scene_page()

    @Slot()
    def copy_python(self) -> None:
        """Put a script of what the room shows on the clipboard."""
        self._window.room.repeating.copy_python()

    @Slot()
    def save_notebook(self) -> None:
        """Ask for a name and write a notebook of what the room shows."""
        self._window.room.repeating.ask_notebook()

    @Slot()
    def save_report(self) -> None:
        """Ask for a name and write a report of what the room shows."""
        self._window.room.repeating.ask_report()

    # -- figures ------------------------------------------------------------------------

    @Slot()
    def export_figure(self) -> None:
        """Ask for a name and write the focused plot."""
        plot = self._figure()
        if plot is None:
            return
        path, _ = ask_save(
            self._window,
            self.tr("Export figure"),
            file_name(".png", data_name(self._window), plot.accessibleName()),
            self.tr("Picture (*.png);;Scalable picture (*.svg);;Page (*.pdf)"),
        )
        if not path:
            return
        from workbench.ui.drawing import figure_export

        try:
            figure_export.export(plot, path)
        except Problem as problem:
            self._window.tell_error(str(problem))
        else:
            folder = str(Path(path).absolute().parent)
            self._window.tell(
                lambda: self.tr("{} was written").format(path),
                (lambda: self.tr("Open folder"), partial(_open_folder, folder)),
            )

    @Slot()
    def copy_figure(self) -> None:
        """Put the focused plot on the clipboard."""
        plot = self._figure()
        if plot is not None:
            from workbench.ui.drawing import figure_export

            figure_export.copy(plot)
            self._context.commands.announced.emit(self.tr("Figure copied"))

    def _figure(self) -> QGraphicsView | None:
        plot = meant_plot(self._window.room, self._last_plot)
        if plot is None:
            self._window.tell(lambda: self.tr("This room shows no figure"))
        return plot

    def _on_app_focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        if isinstance(new, QGraphicsView):
            self._last_plot = new

    # -- scene and selection --------------------------------------------------------------

    @Slot()
    def copy_scene(self) -> None:
        """Put the scene on the clipboard as text."""
        QGuiApplication.clipboard().setText(self._session.scene.to_json())

    @Slot()
    def paste_scene(self) -> None:
        """Take over a scene from the clipboard; its data set must be open."""
        try:
            scene = Scene.from_json(QGuiApplication.clipboard().text())
            self._session.show(scene.data)
        except Problem as problem:
            self._window.tell_error(str(problem))
            return
        self._session.set_scene(**asdict(scene))

    @Slot()
    def select_all(self) -> None:
        """Select every row."""
        data = self._session.data
        self._session.select(np.arange(0 if data is None else data.n_rows))

    @Slot()
    def select_none(self) -> None:
        """Clear the selection."""
        self._session.select(())

    @Slot()
    def invert_selection(self) -> None:
        """Select exactly the rows that are not."""
        data = self._session.data
        if data is not None:
            others = np.ones(data.n_rows, dtype=bool)
            others[self._session.selected_rows] = False
            self._session.select(np.flatnonzero(others))

    # -- run --------------------------------------------------------------------------------

    @Slot()
    def run(self) -> None:
        """Do what F5 means in the room on top."""
        self._window.room.draw_waiting()  # a page that draws later would stop what runs
        self._window.room.run()

    @Slot()
    def run_next_seed(self) -> None:
        """Run again with the next seed."""
        self._session.set_scene(seed=self._session.scene.seed + 1)
        self.run()

    @Slot()
    def toggle_setup(self) -> None:
        """Fold the set-up of the room on top, or show it again."""
        fold = self._window.room.setup_fold
        if fold is None:
            self._window.tell(lambda: self.tr("This room has no setup to fold"))
        else:
            fold.toggle()

    @Slot(bool)
    def choose_folding(self, on: bool) -> None:
        """Have set-ups fold when a run is asked for, or stay as they are."""
        self._context.settings.fold_setup = on

    # -- view -------------------------------------------------------------------------------

    def choose_theme(self, name: str) -> None:
        """Switch to ``system``, ``light`` or ``dark``."""
        self._context.settings.theme = name
        self._context.theme.choose(name)
        self._show_states()

    def choose_language(self, code: str) -> None:
        """Switch to another language."""
        self._context.settings.language = code
        self._language.choose(code)
        self._show_states()

    def choose_layout(self, name: str) -> None:
        """Arrange the docks; ``lecture`` also enlarges all text."""
        self._window.docks.arrange(name)
        self._set_fonts(LECTURE_FONTS if name == "lecture" else 1.0)

    def scale_fonts(self, factor: float) -> None:
        """Make all text larger or smaller."""
        low, high = FONT_LIMITS
        self._set_fonts(min(high, max(low, self._context.theme.font_scale * factor)))

    def _set_fonts(self, scale: float) -> None:
        self._context.settings.font_scale = scale
        self._context.theme.scale_fonts(scale)
        self._show_settings_set()

    def choose_palette(self, name: str) -> None:
        """Draw classes in other colours."""
        self._context.settings.palette = name
        self._context.theme.choose_palette(name)

    def reduce_motion(self, on: bool) -> None:
        """Have stills instead of animations, or not."""
        self._context.settings.reduce_motion = on

    @Slot()
    def show_settings(self) -> None:
        """Show the settings beside the window."""
        if self._settings_sheet is None:
            from workbench.ui.panels.settings_panel import SettingsWindow

            sheet = self._settings_sheet = SettingsWindow(self._context, self._window)
            sheet.language_chosen.connect(self.choose_language)
            sheet.theme_chosen.connect(self.choose_theme)
            sheet.palette_chosen.connect(self.choose_palette)
            sheet.text_scaled.connect(self._set_fonts)
            sheet.motion_reduced.connect(self.reduce_motion)
            sheet.folders_changed.connect(self._window.plugins_moved)
        self._settings_sheet.refresh()
        self._settings_sheet.show()
        self._settings_sheet.raise_()
        self._settings_sheet.activateWindow()

    @Slot()
    def show_plugins(self) -> None:
        """Show the plugins that are found, beside the window."""
        if self._plugins is None:
            from workbench.ui.panels.plugins_panel import PluginsWindow

            self._plugins = PluginsWindow(self._context, self._window)
            self._plugins.plugins_changed.connect(self._window.plugins_moved)
        self._plugins.ask()

    @Slot()
    def show_claims(self) -> None:
        """Show the claims bench beside the window."""
        if self._claims is None:
            from workbench.ui.lessons.claims_window import ClaimsWindow

            self._claims = ClaimsWindow(self._context, self._window)
        self._claims.ask()

    def _probe_claims(self) -> dict[str, Any]:
        return self._claims.probe() if self._claims is not None else {}

    def _show_settings_set(self) -> None:
        if self._settings_sheet is not None:
            self._settings_sheet.refresh()

    @Slot()
    def show_commands(self) -> None:
        """Ask for a command by its name."""
        if self._commands is None:
            from workbench.ui.panels.command_palette import CommandPalette

            self._commands = CommandPalette(self._window)
        self._commands.ask()

    @Slot()
    def reset_layout(self) -> None:
        """Put every panel back and the text to its own size."""
        self.choose_layout("study")

    @Slot(bool)
    def toggle_full_screen(self, full: bool) -> None:
        """Use the whole screen, or leave it."""
        # by the flag alone: a maximized window is maximized again afterwards
        state, flag = self._window.windowState(), Qt.WindowState.WindowFullScreen
        self._window.setWindowState(state | flag if full else state & ~flag)

    def step_pane(self, step: int) -> None:
        """Move the focus to the next pane."""
        step_pane(self._window.panes, step)

    # -- which actions can be used -----------------------------------------------------------

    def _on_undo_changed(self, _possible: bool) -> None:
        self._show_states()

    def _show_states(self) -> None:
        acts, context = self._window.acts, self._context
        has_data = self._session.data is not None
        for name in (
            "file_saveData", "data_checkReaders", "edit_selectAll",
            "edit_invertSelection",
        ):  # fmt: skip
            acts[name].setEnabled(has_data)
        # so that Delete goes to the focused widget while nothing is selected
        for name in ("edit_deleteRows", "edit_selectNone"):
            acts[name].setEnabled(self._session.selected_rows.size > 0)
        acts["edit_undo"].setEnabled(context.undo.canUndo())
        acts["edit_redo"].setEnabled(context.undo.canRedo())
        acts["run_foldSetup"].setChecked(context.settings.fold_setup)
        acts[f"view_{context.theme.name}Theme"].setChecked(True)
        acts[f"view_{shown_language()}Language"].setChecked(True)
        self._show_settings_set()


def _without_flag(slot: partial[None], _checked: bool = False) -> None:
    slot()


def _open_folder(folder: str) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(folder))
