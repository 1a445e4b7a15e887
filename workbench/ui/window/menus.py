"""The menu bar, put together from the actions."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu

from workbench.core.lessons.lesson import in_language
from workbench.core.lessons.lesson_file import exercises, lessons
from workbench.core.program.builtin import CATALOGUE
from workbench.ui.context import Context
from workbench.ui.rooms import RoomEntry
from workbench.ui.services.builtin_texts import builtin_texts
from workbench.ui.services.language import shown_language
from workbench.ui.session.recent import is_there, recent_title
from workbench.ui.window.actions import (
    DATA_FILTERS,
    DOCKS,
    LANGUAGES,
    LAYOUTS,
    THEMES,
    Actions,
)

#: What each menu holds; "-" is a line, ">name" a submenu.
MENUS: dict[str, tuple[str, ...]] = {
    "file": (
        "file_new", "file_open", ">builtin", "file_openOpenml", ">recent", "-",
        "file_saveData",
        "file_openSession", "file_saveSession", "-", "file_exportFigure", "file_exportScene", "-",
        "file_copyPython", "file_saveNotebook", "file_saveReport", "-",
        "file_quit",
    ),
    "edit": (
        "edit_undo", "edit_redo", "-", "edit_copyRows", "edit_pasteRows", "-",
        "edit_copyFigure", "edit_copyScene",
        "edit_pasteScene", "-", "edit_selectAll", "edit_selectNone",
        "edit_invertSelection", "edit_deleteRows", "-", "edit_findRow", "-",
        "edit_settings",
    ),
    "data": (
        "data_generate", "-",
        "edit_deleteRows", "edit_selectAll", "edit_selectNone", "edit_invertSelection",
        ">relabel", "-", *(f"data_{name}" for name in DATA_FILTERS), "-", ">setClass",
        "-", "file_saveData", "data_checkReaders",
    ),
    "view": (
        *(f"view_{dock}" for dock in DOCKS), "-", ">layout", "-", "view_zoomIn",
        "view_zoomOut", "view_fullScreen", "view_presenter", "-", ">theme", ">language",
    ),
    "run": ("run_run", "run_nextSeed", "run_predictFile", "-", "run_cancel", "-", "run_setup", "run_foldSetup"),
    "rooms": ("-", "rooms_previous", "rooms_next"),
    "lessons": (),
    "window": ("window_nextPane", "window_previousPane", "-", "window_resetLayout"),
    "help": ("help_manual", "help_whatsThis", "help_commands", "help_keys", "-", "help_plugins", "help_report", "help_about"),
    "layout": tuple(f"view_{name}Layout" for name in LAYOUTS),
    "theme": tuple(f"view_{name}Theme" for name in THEMES),
    "language": tuple(f"view_{code}Language" for code in LANGUAGES),
    "builtin": (),
    "recent": (),
    "setClass": (),
    "relabel": (),
}  # fmt: skip
SUBMENUS = ("layout", "theme", "language", "builtin", "recent", "setClass", "relabel")


class Menus(QObject):
    """Makes the menus; recent files, lessons and classes are filled in when shown.

    Signals
    -------
    class_chosen(column)
        The position in `Dataset.columns` of what shall be the class.
    label_chosen(label)
        What the selected rows shall be labelled.
    """

    class_chosen = Signal(int)
    label_chosen = Signal(str)

    def __init__(
        self,
        window: QMainWindow,
        context: Context,
        actions: Actions,
        rooms: tuple[RoomEntry, ...],
    ) -> None:
        super().__init__(window)
        self._context, self._actions = context, actions
        self._menus: dict[str, QMenu] = {}
        #: What the menus are called, by name, in the current language.
        self.titles: dict[str, str] = {}
        bar = window.menuBar()
        bar.setObjectName("main_menu_bar")
        for name in MENUS:
            self._menus[name] = QMenu(bar)
            self._menus[name].setObjectName(f"main_{name}_menu")
            if name not in SUBMENUS:
                bar.addMenu(self._menus[name])
        for room in rooms:
            self._menus["rooms"].addAction(actions[f"rooms_{room.id}"])
        for name, entries in MENUS.items():
            self._fill(self._menus[name], entries)
        self._fill_builtin()
        self._menus["recent"].aboutToShow.connect(self._on_recent_about_to_show)
        self._menus["lessons"].aboutToShow.connect(self._on_lessons_about_to_show)
        self._menus["setClass"].aboutToShow.connect(self._on_set_class_about_to_show)
        self._menus["relabel"].aboutToShow.connect(self._on_relabel_about_to_show)
        context.session.data_changed.connect(self._on_session_data_changed)
        context.session.selection_changed.connect(self._on_session_data_changed)
        self._on_session_data_changed()
        self.retranslate()

    def _fill(self, menu: QMenu, entries: tuple[str, ...]) -> None:
        for entry in entries:
            if entry == "-":
                menu.addSeparator()
            elif entry.startswith(">"):
                menu.addMenu(self._menus[entry[1:]])
            else:
                menu.addAction(self._actions[entry])

    def _fill_builtin(self) -> None:
        for entry in CATALOGUE:
            action = QAction(self._menus["builtin"])
            words = entry.id.replace("-", " ").title().replace(" ", "")
            action.setObjectName(f"main_builtin_{words}Act")
            action.setData(entry.source)
            action.triggered.connect(self._on_source_triggered)
            self._menus["builtin"].addAction(action)

    @Slot()
    def _on_source_triggered(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self._context.commands.open_requested.emit(action.data())

    @Slot()
    def _on_lesson_triggered(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self._context.commands.lesson_requested.emit(action.data())

    @Slot()
    def _on_recent_about_to_show(self) -> None:
        menu = self._menus["recent"]
        _clear(menu, [self._actions["file_clearRecent"]])
        for i, entry in enumerate(self._context.settings.recent):
            source = entry.path
            action = QAction(recent_title(source), menu)
            action.setObjectName(f"main_recent_{i}Act")
            action.setData(source)
            action.setStatusTip(source)
            action.setEnabled(is_there(source))
            action.triggered.connect(self._on_source_triggered)
            menu.addAction(action)
        menu.addSeparator()
        menu.addAction(self._actions["file_clearRecent"])

    @Slot()
    def _on_lessons_about_to_show(self) -> None:
        menu = self._menus["lessons"]
        own = [
            self._actions[f"lessons_{name}"] for name in ("claims", "record", "share")
        ]
        _clear(menu, own)
        language = shown_language()
        for group in (lessons(), exercises()):
            menu.addSeparator()
            for lesson in group:
                action = QAction(lesson.title(language), menu)
                action.setObjectName(f"main_lessons_{lesson.id.replace('-', '_')}Act")
                action.setData(lesson.id)
                action.triggered.connect(self._on_lesson_triggered)
                menu.addAction(action)
        menu.addSeparator()
        for i, (path, titles) in enumerate(self._context.course):
            action = QAction(in_language(titles, language), menu)
            action.setObjectName(f"main_course_{i}Act")
            action.setData(path)
            action.triggered.connect(self._on_lesson_triggered)
            menu.addAction(action)
        if menu.isEmpty():
            none = QAction(self.tr("No lessons are installed"), menu)
            none.setEnabled(False)
            menu.addAction(none)
        menu.addSeparator()
        menu.addActions(own)

    @Slot()
    def _on_set_class_about_to_show(self) -> None:
        menu, data = self._menus["setClass"], self._context.session.data
        _clear(menu)
        group = QActionGroup(menu)
        for i, attribute in enumerate(data.columns if data is not None else ()):
            # an ampersand in a name is no mnemonic
            action = QAction(attribute.name.replace("&", "&&"), menu)
            action.setObjectName(f"main_setClass_{i}Act")
            action.setStatusTip(self.tr("Make this attribute the class"))
            action.setCheckable(True)
            action.setChecked(data is not None and i == data.class_index)
            action.setData(i)
            action.triggered.connect(self._on_class_triggered)
            group.addAction(action)
            menu.addAction(action)

    @Slot()
    def _on_class_triggered(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.class_chosen.emit(action.data())

    @Slot()
    def _on_relabel_about_to_show(self) -> None:
        menu, data = self._menus["relabel"], self._context.session.data
        _clear(menu)
        for i, label in enumerate(data.classes if data is not None else ()):
            action = QAction(label.replace("&", "&&"), menu)
            action.setObjectName(f"main_relabel_{i}Act")
            action.setStatusTip(self.tr("Give the selected rows this class"))
            action.setData(label)
            action.triggered.connect(self._on_label_triggered)
            menu.addAction(action)

    @Slot()
    def _on_label_triggered(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.label_chosen.emit(action.data())

    def _on_session_data_changed(self) -> None:
        session = self._context.session
        data = session.data
        self._menus["setClass"].menuAction().setEnabled(data is not None)
        labelled = data is not None and data.has_nominal_class
        chosen = labelled and session.selected_rows.size > 0
        self._menus["relabel"].menuAction().setEnabled(chosen)

    def retranslate(self) -> None:
        """Set the titles in the current language."""
        titles = {
            "file": self.tr("&File"), "edit": self.tr("&Edit"),
            "data": self.tr("&Data"), "setClass": self.tr("Set &class"),
            "relabel": self.tr("&Relabel selection"),
            "view": self.tr("&View"), "run": self.tr("&Run"),
            "rooms": self.tr("R&ooms"), "lessons": self.tr("&Lessons"),
            "window": self.tr("&Window"), "help": self.tr("&Help"),
            "layout": self.tr("Layout"), "theme": self.tr("Theme"),
            "language": self.tr("Language"), "builtin": self.tr("Open built-in"),
            "recent": self.tr("Open recent"),
        }  # fmt: skip
        for name, title in titles.items():
            self._menus[name].setTitle(title)
        self.titles = titles
        actions = self._menus["builtin"].actions()
        for action, entry in zip(actions, CATALOGUE, strict=True):
            title, why = builtin_texts(entry)
            action.setText(title)
            action.setStatusTip(why)


def _clear(menu: QMenu, kept: Sequence[QAction] = ()) -> None:
    for action in menu.actions():
        menu.removeAction(action)
        if action not in kept:
            action.deleteLater()
