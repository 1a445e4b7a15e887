"""Every action of the window as one table: name, icon, keys; texts by language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from workbench.ui.rooms import RoomEntry
from workbench.ui.services.icons import Icons

Key = QKeySequence.StandardKey

THEMES = ("system", "light", "dark")
LANGUAGES = {"en": "English", "es": "Español", "ru": "Русский"}
LAYOUTS = ("lecture", "study", "research")
DOCKS = ("inspector", "runs", "lesson", "tasks", "log", "twin")
DOCK_KEYS = {"twin": "Ctrl+T"}
#: Entries of the Data menu and the filter whose form each opens.
DATA_FILTERS = {
    "split": "stratified-sample",
    "scale": "z-score",
    "discretise": "discretise",
    "replaceMissing": "replace-missing",
    "sample": "sample",
    "addNoise": "noise-attribute",
    "removeDuplicates": "remove-duplicates",
}


@dataclass(frozen=True, slots=True)
class Spec:
    """One action: ``menu_verb`` names it, its objectName is ``main_menu_verbAct``.

    Attributes
    ----------
    name : str
        ``menu_verb``.
    icon : str
        A file of ``resources/icons``, may be empty.
    keys : str or StandardKey or None
        The shortcut; a standard key is the platform's own.
    checkable : bool
        Whether it is a switch.
    """

    name: str
    icon: str = ""
    keys: str | Key | None = None
    checkable: bool = False

    @property
    def menu(self) -> str:
        """The menu it is in."""
        return self.name.split("_")[0]


SPECS: tuple[Spec, ...] = (
    Spec("file_new", "new", Key.New),
    Spec("file_open", "open", Key.Open),
    Spec("file_openOpenml", "open"),
    Spec("file_saveData", "save", Key.Save),
    Spec("file_openSession", "open", "Ctrl+Shift+O"),
    Spec("file_saveSession", "save", "Ctrl+Shift+S"),
    Spec("file_exportFigure", "export", "Ctrl+E"),
    Spec("file_exportScene", "export"),
    Spec("file_copyPython", "copy"),
    Spec("file_saveNotebook", "save"),
    Spec("file_saveReport", "report"),
    Spec("file_clearRecent", "delete"),
    Spec("file_quit", "quit", "Ctrl+Q"),
    Spec("edit_undo", "undo", "Ctrl+Z"),
    Spec("edit_redo", "redo", "Ctrl+Shift+Z"),
    Spec("edit_copyRows", "copy", Key.Copy),
    Spec("edit_pasteRows", "paste", Key.Paste),
    Spec("edit_copyFigure", "copy", "Ctrl+Shift+C"),
    Spec("edit_copyScene", "copy"),
    Spec("edit_pasteScene", "paste"),
    Spec("edit_selectAll", "select", "Ctrl+A"),
    Spec("edit_selectNone", "cancel"),
    Spec("edit_invertSelection", "select", "Ctrl+I"),
    Spec("edit_deleteRows", "delete", Key.Delete),
    Spec("edit_findRow", "select", Key.Find),
    Spec("edit_settings", "layout", "Ctrl+,"),
    Spec("data_generate", "seed", "Ctrl+G"),
    *(Spec(f"data_{name}", "data") for name in DATA_FILTERS),
    Spec("data_checkReaders", "about"),
    Spec("view_zoomIn", "zoomin", Key.ZoomIn),
    Spec("view_zoomOut", "zoomout", Key.ZoomOut),
    Spec("view_fullScreen", "fullscreen", "F11", checkable=True),
    Spec("view_presenter", "fullscreen", "Shift+F11", checkable=True),
    Spec("lessons_claims", "about"),
    Spec("lessons_record", "new"),
    Spec("lessons_share", "export"),
    Spec("run_run", "run", "F5"),
    Spec("run_nextSeed", "seed", "Shift+F5"),
    Spec("run_predictFile", "open", "Ctrl+Shift+P"),
    Spec("run_cancel", "cancel", "Shift+Esc"),
    Spec("run_setup", "layout", "F9"),
    Spec("run_foldSetup", "layout", checkable=True),
    Spec("rooms_previous", "previous", "Alt+Left"),
    Spec("rooms_next", "next", "Alt+Right"),
    Spec("window_nextPane", "pane", "F6"),
    Spec("window_previousPane", "pane", "Shift+F6"),
    Spec("window_resetLayout", "layout"),
    Spec("help_manual", "lesson", "F1"),
    Spec("help_whatsThis", "about", "Shift+F1"),
    Spec("help_commands", "run", "Ctrl+K"),
    Spec("help_keys", "keyboard", "Ctrl+F1"),
    Spec("help_plugins", "about"),
    Spec("help_report", "report"),
    Spec("help_about", "about"),
    *(Spec(f"view_{dock}", "dock", DOCK_KEYS.get(dock), True) for dock in DOCKS),
    *(Spec(f"view_{name}Layout", "layout") for name in LAYOUTS),
    *(Spec(f"view_{name}Theme", "theme", checkable=True) for name in THEMES),
    *(Spec(f"view_{code}Language", "language", checkable=True) for code in LANGUAGES),
)


class Actions(QObject):
    """Makes the actions, names them, and writes their texts in the current language.

    Parameters
    ----------
    rooms : tuple of RoomEntry
        Those that exist; each gets Ctrl+number.
    icons : Icons
    parent : QWidget
        The window; the shortcuts work everywhere in it.
    """

    def __init__(
        self, rooms: tuple[RoomEntry, ...], icons: Icons, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._actions: dict[str, QAction] = {}
        self._room_titles: dict[str, str] = {}
        specs = [Spec(f"rooms_{r.id}", r.id, f"Ctrl+{r.number}", True) for r in rooms]
        for spec in (*SPECS, *specs):
            self._actions[spec.name] = self._make(spec, icons, parent)
        self._group([f"view_{name}Theme" for name in THEMES])
        self._group([f"view_{code}Language" for code in LANGUAGES])
        self._group([f"rooms_{r.id}" for r in rooms])
        self.retranslate()

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def __iter__(self) -> Iterator[tuple[str, QAction]]:
        return iter(self._actions.items())

    def name_rooms(self, titles: dict[str, str]) -> None:
        """Give the actions of the rooms the rooms' own titles."""
        self._room_titles = titles
        self.retranslate()

    def retranslate(self) -> None:
        """Set text, status tip and tooltip of every action."""
        texts = self._texts()
        for room, title in self._room_titles.items():
            texts[f"rooms_{room}"] = (title, self.tr("Show this room"))
        for name, (text, tip) in texts.items():
            action = self._actions.get(name)
            if action is not None:
                self._write(action, text, tip)

    def english_texts(self) -> dict[str, str]:
        """Return the text of every action as the source has it."""
        self.tr = _as_it_is  # type: ignore[method-assign, assignment]
        try:
            return {name: text for name, (text, _tip) in self._texts().items()}
        finally:
            del self.tr

    def _texts(self) -> dict[str, tuple[str, str]]:
        return {
            **self._file_texts(), **self._edit_texts(), **self._view_texts(),
            **self._choice_texts(), **self._data_texts(), **self._other_texts(),
        }  # fmt: skip

    def _write(self, action: QAction, text: str, tip: str) -> None:
        action.setText(text)
        action.setStatusTip(tip)
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(f"{tip} ({keys})" if keys else tip)

    def _make(self, spec: Spec, icons: Icons, parent: QWidget) -> QAction:
        action = QAction(parent)
        menu, verb = spec.name.split("_", 1)
        action.setObjectName(f"main_{menu}_{verb}Act")
        action.setCheckable(spec.checkable)
        # no menu hides an action away on another system's own terms
        action.setMenuRole(QAction.MenuRole.NoRole)
        if spec.keys is not None:
            action.setShortcut(QKeySequence(spec.keys))
        if spec.icon:
            icons.put(action, spec.icon)
        parent.addAction(action)
        return action

    def _group(self, names: list[str]) -> None:
        group = QActionGroup(self)
        for name in names:
            group.addAction(self._actions[name])

    # -- texts: only literals, so that the extraction tool finds them ---------------

    def _file_texts(self) -> dict[str, tuple[str, str]]:
        return {
            "file_new": (
                self.tr("&New data"),
                self.tr("Start with an empty plane and paint points"),
            ),
            "file_open": (
                self.tr("&Open..."),
                self.tr(
                    "Open a data set: ARFF, KEEL, CSV, a workbook, Parquet, JSON or SQLite"
                ),
            ),
            "file_openOpenml": (
                self.tr("Open from Open&ML..."),
                self.tr("Fetch a data set of OpenML by its name or number"),
            ),
            "file_saveData": (
                self.tr("&Save data as..."),
                self.tr("Write the current data set as ARFF, CSV, TSV or KEEL"),
            ),
            "file_openSession": (
                self.tr("Open session..."),
                self.tr("Open a saved session: data, edits, scene and runs"),
            ),
            "file_saveSession": (
                self.tr("Save session..."),
                self.tr("Save data, edits, scene and runs in one file"),
            ),
            "file_exportFigure": (
                self.tr("&Export figure..."),
                self.tr("Write the focused plot as PNG, SVG or PDF"),
            ),
            "file_exportScene": (
                self.tr("Export scene as a page..."),
                self.tr("One HTML page: points, regions, the morph, a query to move"),
            ),
            "file_copyPython": (
                self.tr("Copy as &Python"),
                self.tr("A script that repeats what this room shows"),
            ),
            "file_saveNotebook": (
                self.tr("Save as note&book..."),
                self.tr("A notebook that repeats what this room shows"),
            ),
            "file_saveReport": (
                self.tr("Save &report..."),
                self.tr("One page with figures, tables and how to repeat them"),
            ),
            "file_clearRecent": (
                self.tr("Clear the list"),
                self.tr("Forget the recent files; the files stay"),
            ),
            "file_quit": (
                self.tr("&Quit"),
                self.tr("Close; the session is saved and comes back"),
            ),
        }

    def _edit_texts(self) -> dict[str, tuple[str, str]]:
        return {
            "edit_undo": (self.tr("&Undo"), self.tr("Take back the last edit")),
            "edit_redo": (self.tr("&Redo"), self.tr("Do again what was taken back")),
            "edit_copyRows": (
                self.tr("&Copy rows"),
                self.tr("Put the selected rows on the clipboard for a spreadsheet"),
            ),
            "edit_pasteRows": (
                self.tr("&Paste rows"),
                self.tr("Open rows copied from a spreadsheet as a new data set"),
            ),
            "edit_copyFigure": (
                self.tr("Copy &figure"),
                self.tr("Put the focused plot on the clipboard as a picture"),
            ),
            "edit_copyScene": (
                self.tr("Copy scene"),
                self.tr("Put the scene on the clipboard as a short text"),
            ),
            "edit_pasteScene": (
                self.tr("Paste scene"),
                self.tr("Take over a scene from the clipboard"),
            ),
            "edit_selectAll": (self.tr("Select &all"), self.tr("Select every row")),
            "edit_selectNone": (
                self.tr("Select none"),
                self.tr("Clear the selection (Esc)"),
            ),
            "edit_invertSelection": (
                self.tr("&Invert selection"),
                self.tr("Select exactly the rows that are not selected"),
            ),
            "edit_findRow": (
                self.tr("&Find row..."),
                self.tr("Find a text or a number in the table of rows"),
            ),
            "edit_settings": (
                self.tr("Se&ttings..."),
                self.tr("Language, colours, text size, plugins and processes"),
            ),
            "edit_deleteRows": (
                self.tr("&Delete rows"),
                self.tr("Delete the selected rows; undo brings them back"),
            ),
        }

    def _view_texts(self) -> dict[str, tuple[str, str]]:
        return {
            "view_zoomIn": (self.tr("Larger text"), self.tr("Make all text larger")),
            "view_zoomOut": (self.tr("Smaller text"), self.tr("Make all text smaller")),
            "view_presenter": (
                self.tr("&Presenter"),
                self.tr("Large text, no panels, and the keys of a presenter"),
            ),
            "lessons_claims": (
                self.tr("&Claims bench..."),
                self.tr("Sentences of lecture notes: guess, then test them here"),
            ),
            "lessons_record": (
                self.tr("Record a lesson..."),
                self.tr("Write a lesson by doing it once"),
            ),
            "lessons_share": (
                self.tr("Share a lesson..."),
                self.tr("Write a lesson and its data into one file"),
            ),
            "view_fullScreen": (
                self.tr("&Full screen"),
                self.tr("Use the whole screen, or leave it"),
            ),
            "view_inspector": (
                self.tr("Inspector"),
                self.tr("Show or hide the selected rows and the query"),
            ),
            "view_runs": (self.tr("Runs"), self.tr("Show or hide the list of runs")),
            "view_lesson": (self.tr("Lesson"), self.tr("Show or hide the lesson")),
            "view_tasks": (self.tr("Tasks"), self.tr("Show or hide the running tasks")),
            "view_log": (self.tr("Log"), self.tr("Show or hide what was told so far")),
            "view_twin": (
                self.tr("Table of the plot"),
                self.tr("Show or hide the data of the focused plot as a table"),
            ),
        }

    def _choice_texts(self) -> dict[str, tuple[str, str]]:
        return {
            "view_lectureLayout": (
                self.tr("Lecture"),
                self.tr("No side panels, large text: for a projector"),
            ),
            "view_studyLayout": (
                self.tr("Study"),
                self.tr("Inspector, runs and lesson at the side"),
            ),
            "view_researchLayout": (
                self.tr("Research"),
                self.tr("Runs and tasks wide at the bottom"),
            ),
            "view_systemTheme": (
                self.tr("As the system"),
                self.tr("Follow the system's light or dark colours"),
            ),
            "view_lightTheme": (self.tr("Light"), self.tr("Light colours")),
            "view_darkTheme": (self.tr("Dark"), self.tr("Dark colours")),
            # a language is always written in itself
            "view_enLanguage": (LANGUAGES["en"], self.tr("Speak English")),
            "view_esLanguage": (LANGUAGES["es"], self.tr("Speak Spanish")),
            "view_ruLanguage": (LANGUAGES["ru"], self.tr("Speak Russian")),
        }

    def _data_texts(self) -> dict[str, tuple[str, str]]:
        return {
            "data_checkReaders": (
                self.tr("Will others read this..."),
                self.tr("What SciPy and liac-arff make of the data as an ARFF file"),
            ),
            "data_split": (
                self.tr("S&plit..."),
                self.tr("Keep a share of the rows of each class"),
            ),
            "data_scale": (
                self.tr("&Scale..."),
                self.tr("Give every attribute mean 0 and standard deviation 1"),
            ),
            "data_discretise": (
                self.tr("&Discretise..."),
                self.tr("Cut numbers into intervals"),
            ),
            "data_replaceMissing": (
                self.tr("Replace &missing..."),
                self.tr("Fill gaps by mean, mode or neighbours"),
            ),
            "data_sample": (
                self.tr("S&ample..."),
                self.tr("Keep some rows, chosen at random"),
            ),
            "data_addNoise": (
                self.tr("Add &noise attribute..."),
                self.tr("Add attributes that say nothing of the class"),
            ),
            "data_removeDuplicates": (
                self.tr("Remove d&uplicates..."),
                self.tr("Keep one of several equal rows"),
            ),
        }

    def _other_texts(self) -> dict[str, tuple[str, str]]:
        return {
            "data_generate": (
                self.tr("&Generate..."),
                self.tr("Make data by a rule whose best possible answer is known"),
            ),
            "run_run": (self.tr("&Run"), self.tr("Run what this room shows")),
            "run_nextSeed": (
                self.tr("Run with the next seed"),
                self.tr("Add one to the seed and run again"),
            ),
            "run_predictFile": (
                self.tr("&Predict a file..."),
                self.tr("Predict the rows of a file by the model of the run shown"),
            ),
            "run_cancel": (
                self.tr("&Cancel tasks"),
                self.tr("Stop every running task"),
            ),
            "run_setup": (
                self.tr("&Setup"),
                self.tr("Show what this room would run, or fold it to one line"),
            ),
            "run_foldSetup": (
                self.tr("&Fold the setup after Run"),
                self.tr("Leave the room to the results once Run was pressed"),
            ),
            "rooms_previous": (self.tr("Previous room"), self.tr("Go one room up")),
            "rooms_next": (self.tr("Next room"), self.tr("Go one room down")),
            "window_nextPane": (
                self.tr("Next pane"),
                self.tr("Move on: rooms, scene bar, room, side panels"),
            ),
            "window_previousPane": (
                self.tr("Previous pane"),
                self.tr("Move back through the panes"),
            ),
            "window_resetLayout": (
                self.tr("Reset layout"),
                self.tr("Put every panel back in its place"),
            ),
            "help_manual": (
                self.tr("&Manual"),
                self.tr("Open the manual at the page of this room, tab or parameter"),
            ),
            "help_whatsThis": (
                self.tr("&What is this?"),
                self.tr("Say what the focused or pointed-at thing is for"),
            ),
            "help_commands": (
                self.tr("&Find a command..."),
                self.tr("Find an action, a room, a page, data or a method by its name"),
            ),
            "help_keys": (
                self.tr("&Keyboard map"),
                self.tr("Show every shortcut"),
            ),
            "help_plugins": (
                self.tr("&Plugins..."),
                self.tr("What is found, from where, in which state; install one"),
            ),
            "help_report": (
                self.tr("&Report"),
                self.tr("Show versions, response times and plugin states"),
            ),
            "help_about": (
                self.tr("&About"),
                self.tr("Show version and licences"),
            ),
        }


def _as_it_is(text: str, *_about: object) -> str:
    return text
