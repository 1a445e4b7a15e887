"""The services that the composition root hands to every room."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QLocale, QObject, Signal
from PySide6.QtGui import QUndoGroup

from workbench.core.program.catalogue import PluginInfo
from workbench.core.program.members import named_plugins
from workbench.core.program.settings import Settings
from workbench.core.session.session import Session
from workbench.ui.services.job_signals import JobBridge
from workbench.ui.services.plugin_words import learn_words, translated
from workbench.ui.services.theme import Theme
from workbench.ui.session.undo import UndoStacks


class Catalogue(QObject):
    """The plugins the workers described, announced when they arrive.

    Their texts are in the language shown now: who keeps one asks again in `retranslate`.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._declared: tuple[PluginInfo, ...] = ()
        self._plugins: tuple[PluginInfo, ...] = ()
        self._language = ""

    @property
    def declared(self) -> tuple[PluginInfo, ...]:
        """All plugins found, in English as they were declared."""
        return self._declared

    @property
    def plugins(self) -> tuple[PluginInfo, ...]:
        """All plugins found, the failed ones included."""
        language = QLocale().name()
        if language != self._language:
            self._language = language
            self._plugins = tuple(translated(plugin) for plugin in self._declared)
        return self._plugins

    def replace(self, plugins: tuple[PluginInfo, ...]) -> None:
        """Take a new list."""
        self._declared, self._language = plugins, ""
        learn_words(plugins)
        self.changed.emit()

    def get(self, plugin_id: str) -> PluginInfo | None:
        """Return the loaded plugin with this id."""
        for plugin in self.plugins:
            if plugin.id == plugin_id and plugin.status == "loaded":
                return plugin
        return None

    def broken(self, kind: str) -> list[PluginInfo]:
        """Return those that cannot be run and are of this kind, or did not get to say."""
        found = (p for p in self.plugins if not p.usable and p.kind in (kind, ""))
        return sorted(found, key=lambda p: p.title.casefold())

    def charged(
        self, *plugin_ids: str, params: Mapping[str, Any] | None = None
    ) -> tuple[str, ...]:
        """Return whom a dead worker is charged to: the foreign ones of these, if any.

        Parameters
        ----------
        *plugin_ids : str
        params : mapping, optional
            Parameters of the first; the plugins they name are among those charged.
        """
        ids = list(plugin_ids)
        if params is not None:
            ids[:1] = named_plugins(ids[0], params, self.get)
        found = (self.get(plugin_id) for plugin_id in ids)
        foreign = tuple(p.id for p in found if p is not None and p.source != "bundled")
        return foreign or plugin_ids


class Commands(QObject):
    """What rooms ask of the window, and of each other, without knowing either."""

    room_requested = Signal(str)  # a room id
    open_requested = Signal(str)  # a path or builtin:NAME
    open_dialog_requested = Signal()
    filter_requested = Signal(str)  # the form of this filter, in the Data room
    find_requested = Signal()  # the search line of the table of rows
    file_unread = Signal(str, str)  # a path and the complaint that names its line
    table_asked = Signal(str)  # a path: one of its tables is to be chosen
    save_requested = Signal()  # the current data set, under a name still to be asked
    paint_requested = Signal()  # an empty plane to paint on
    generate_requested = Signal()  # the window that makes data
    open_in_requested = Signal(str, str)  # a source, and the room to look at it in
    experiment_requested = Signal(str)  # the path of an experiment, in Compare
    learner_requested = Signal(str, dict)  # a plugin with parameters, in Classify
    predict_requested = Signal()  # a file of new rows, in Classify
    run_requested = Signal()  # F5, in whichever room is shown
    lesson_requested = Signal(str)
    lesson_opened = Signal()  # what was found before would tell what it asks
    twin_requested = Signal()  # the table of the plot that is meant
    announced = Signal(str)  # spoken by screen readers, shown in the log
    result_shown = Signal(object, str)  # a `Wording` (None: no result) and its badge
    inspected = Signal(str)  # what is under the pointer, for the inspector; may be ""


#: Words a result in the language shown at the moment.
Wording = Callable[[], str]


#: Makes a room in turns of the window, then calls back; as `RoomsAhead.make_first`.
MakeFirst = Callable[[str, Callable[[], None]], bool]


def none_ahead(_room_id: str, _then: Callable[[], None]) -> bool:
    """Make no room ahead: each is made when it is shown."""
    return False


@dataclass(eq=False)
class Context:
    """Services shared by the rooms; made once by `workbench.ui.app`."""

    session: Session
    settings: Settings
    jobs: JobBridge
    theme: Theme
    catalogue: Catalogue
    undo: QUndoGroup
    commands: Commands = field(default_factory=Commands)
    #: Whether a lesson is open: it has guesses made before results are shown unasked.
    in_lesson: bool = False
    #: The lessons of the course that was opened last: file and titles by language.
    course: tuple[tuple[str, Mapping[str, str]], ...] = ()
    make_first: MakeFirst = none_ahead

    def __post_init__(self) -> None:
        self.edits = UndoStacks(self.session, self.undo)
