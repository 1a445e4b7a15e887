"""The composition root: puts the services together and starts the window."""

from __future__ import annotations

import gc
import signal
import sys
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QTimer, Slot
from PySide6.QtGui import QUndoGroup
from PySide6.QtWidgets import QApplication

from workbench import __version__
from workbench.core.program import temporary_folder
from workbench.core.program.catalogue import bundled_ids
from workbench.core.program.settings import Settings, default_path, load_settings
from workbench.core.session import session_owner
from workbench.core.session.session import Session
from workbench.jobs.spec import Engine, Event
from workbench.ui.context import Catalogue, Context
from workbench.ui.drawing.table_twin_updater import TableTwinUpdater
from workbench.ui.help.manual_help import ManualHelp
from workbench.ui.lessons.lesson_player import LessonPlayer
from workbench.ui.lessons.presenter import Presenter
from workbench.ui.lessons.recorder import Recorder
from workbench.ui.rooms_ahead import RoomsAhead
from workbench.ui.services.app_style import set_app_style
from workbench.ui.services.error_messages import ExceptionRelay
from workbench.ui.services.garbage_collection import GuiCollector
from workbench.ui.services.job_signals import JobBridge
from workbench.ui.services.language import Language
from workbench.ui.services.plugin_survey import PluginSurvey
from workbench.ui.services.plugin_words import trouble_words
from workbench.ui.services.theme import Theme
from workbench.ui.session.run_titles import RunTitles
from workbench.ui.session.session_autosave import SessionAutosave
from workbench.ui.session.settings_autosave import SettingsAutosave
from workbench.ui.window.action_slots import ActionSlots
from workbench.ui.window.data_menu import RowCommands
from workbench.ui.window.main_window import MainWindow
from workbench.ui.window.whats_this import WhatsThis

MakeEngine = Callable[[Callable[[Event], None]], Engine]
#: Seconds after which a thread that works hands Python over. Qt gives it away and asks
#: for it hundreds of times in each painting: with Python's own 5 ms a session that was
#: being saved held a painting up for seconds.
SWITCH = 0.0005

#: The entry of the menus, without its suffix.
DESKTOP_FILE = "vecino-workbench"


def application() -> QApplication:
    """Return the one QApplication, made when there is none, in our style."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(sys.argv[:1])
    app.setApplicationName("workbench")
    app.setApplicationDisplayName("Vecino Workbench")
    # Wayland and docks find name and icon by the entry of the menus
    app.setDesktopFileName(DESKTOP_FILE)
    app.setApplicationVersion(__version__)
    set_app_style(app)
    return app


def create_window(
    files: Iterable[str] = (),
    *,
    settings_path: Path | None = None,
    fresh: bool = False,
    theme: str | None = None,
    lang: str | None = None,
    lesson: str | None = None,
    engine: MakeEngine | None = None,
    foreign_plugins: bool = True,
) -> MainWindow:
    """Make the main window with everything behind it; it is not shown yet.

    Parameters
    ----------
    files : iterable of str
        Opened once the window is up: paths, ``builtin:NAME`` or a session.
    settings_path : Path, optional
        Another settings file than the user's.
    fresh : bool
        Whether to leave the session of last time closed.
    theme, lang : str, optional
        Override the settings for this start.
    lesson : str, optional
        The lesson to begin with.
    engine : callable, optional
        Makes the engine from its listener; local worker processes by default.
    foreign_plugins : bool
        Whether plugins from outside the distribution are loaded.
    """
    gc.disable()  # until the window collects by a timer
    app = application()
    settings, remark = load_settings(settings_path)
    context = Context(
        session=Session(),
        settings=settings,
        jobs=JobBridge(engine or partial(_local_pool, settings), app),
        theme=Theme(theme or settings.theme, app),
        catalogue=Catalogue(app),
        undo=QUndoGroup(app),
    )
    context.theme.choose_palette(settings.palette)
    if settings.font_scale != 1.0:
        context.theme.scale_fonts(settings.font_scale)
    language = Language(app)
    language.choose(lang or settings.language)
    window = MainWindow(context)
    language.setParent(window)  # its translators go when the window goes
    RunTitles(window, context)
    ActionSlots(window, language)
    player = LessonPlayer(window, language)
    Presenter(window, player)
    Recorder(window, player)
    TableTwinUpdater(window)
    RowCommands(window)
    WhatsThis(window)
    ManualHelp(window)
    house = WindowServices(window, settings_path or default_path(), foreign_plugins)
    house.start(list(files), fresh=fresh, lesson=lesson, remark=remark)
    return window


def _local_pool(settings: Settings, listener: Callable[[Event], None]) -> Engine:
    # imported late: the window is up before anything of the pool is needed
    from workbench.jobs.limits import FOREIGN_MEMORY
    from workbench.jobs.pool import LocalPool

    memory = settings.plugin_memory * 2**30 or FOREIGN_MEMORY
    return LocalPool(
        listener, workers=settings.processes or None, foreign_memory=memory
    )


def _sweep() -> None:
    """Do beside the window what takes its time: what a killed one left may be large."""
    temporary_folder.sweep()
    bundled_ids()  # kept: the first job with an id of its own would read all sources


class WindowServices(QObject):
    """What begins with the window and ends with it, none of it to be seen.

    Parameters
    ----------
    window : MainWindow
    settings_path : Path
    foreign_plugins : bool
    """

    def __init__(
        self, window: MainWindow, settings_path: Path, foreign_plugins: bool
    ) -> None:
        super().__init__(window)
        self._window, self._context = window, window.context
        self._settings_path = settings_path
        self._foreign_plugins = foreign_plugins
        self._collector = GuiCollector(self)
        self._relay = ExceptionRelay(self)
        self._ahead = RoomsAhead(window, self)
        self._context.make_first = self._ahead.make_first
        self._keeper = SessionAutosave(
            window.context.session, window.context.jobs, self,
            make_first=self._ahead.make_first,
        )  # fmt: skip
        self._settings_keeper = SettingsAutosave(
            window.context.settings, settings_path, window.docks.save, self
        )
        self._survey = PluginSurvey(window.context, self)
        self._sweeper = threading.Thread(target=_sweep, name="sweeper")
        self._later: tuple[list[str], bool, str | None, str] = ([], True, None, "")
        self._closed = False
        self._switch = sys.getswitchinterval()

    def start(
        self, files: list[str], *, fresh: bool, lesson: str | None, remark: str
    ) -> None:
        """Take hold; what takes time begins when the window can be seen."""
        window = self._window
        self._relay.caught.connect(self._on_relay_caught)
        self._collector.start()
        self._ahead.loaded.connect(self._collector.spare_what_is_loaded)
        self._later = (files, fresh, lesson, remark)
        sys.setswitchinterval(SWITCH)
        window.docks.restore(self._context.settings.layout)
        window.closing.connect(self._on_window_closing)
        window.plugins_moved.connect(self._look_for_plugins)
        window.room_shown.connect(self._on_room_shown)
        self._survey.done.connect(self._on_survey_done)
        window.first_sight.came.connect(self._ahead.start)
        self._ahead.plots_loaded.connect(self._on_plots_loaded)
        self._keeper.restored.connect(self._on_keeper_restored)
        self._keeper.failed.connect(self._on_keeper_failed)
        self._keeper.recovered.connect(self._on_keeper_recovered)
        self._settings_keeper.failed.connect(self._on_keeper_failed)

    @Slot()
    def _on_plots_loaded(self) -> None:
        self._relay.install()  # after pyqtgraph, which sets a hook of its own
        self._context.jobs.warm()
        self._survey.start(self._foreign_plugins)
        self._ask_about_motion()
        self._settings_keeper.begin()
        self._keeper.begin(fresh=self._later[1])
        self._sweeper.start()

    def _ask_about_motion(self) -> None:
        """Take the system's word at the first start; later it is the user's."""
        settings = self._context.settings
        if not settings.motion_asked:
            settings.motion_asked = True
            from workbench.ui.session.system_motion import SystemMotion

            system = SystemMotion(self)
            system.answered.connect(self._on_system_answered)
            system.ask()

    @Slot(bool)
    def _on_system_answered(self, less: bool) -> None:
        if less:  # rooms look at the setting when they are shown
            self._context.settings.reduce_motion = True

    @Slot(str)
    def _on_keeper_restored(self, line: str) -> None:
        """Go on with the start: only now is open what was open last time."""
        files, fresh, lesson, remark = self._later
        if self._keeper.room:
            self._window.show_room(self._keeper.room)
        if not fresh and self._keeper.is_first:
            self._tell_of_others()
        for text in filter(None, (remark, line)):
            self._window.room.message("warning", text)
        for source in files:
            self._window.opener.open(source)
        if lesson:
            self._context.commands.lesson_requested.emit(lesson)

    def _tell_of_others(self) -> None:
        """Offer the sessions of further windows that were killed."""
        others = session_owner.left_behind()
        if others:
            names = ", ".join(path.name for path in others)
            self._window.room.message(
                "info",
                lambda: self.tr(
                    "Sessions of further windows that did not end in order: {}"
                ).format(names),
                action=(
                    lambda: self.tr("Open in a window of its own"),
                    self._open_window,
                ),
            )

    def _open_window(self) -> None:
        """Start the program once more: it takes the first session without an owner."""
        arguments = ["-P", "-m", "workbench", "gui"]
        arguments += ["--settings", str(self._settings_path)]
        if not self._foreign_plugins:
            arguments.append("--no-plugins")
        QProcess.startDetached(sys.executable, arguments)
        if len(session_owner.left_behind()) <= 1:
            self._window.room.clear_message()

    @Slot(str)
    def _on_keeper_failed(self, line: str) -> None:
        self._window.tell_error(line)

    @Slot()
    def _on_keeper_recovered(self) -> None:
        self._window.tell(lambda: self.tr("The session is saved again."))

    @Slot()
    def _look_for_plugins(self) -> None:
        self._survey.start(self._foreign_plugins)

    @Slot()
    def _on_survey_done(self) -> None:
        for plugin in self._context.catalogue.plugins:
            if not plugin.usable:
                text = self.tr("Plugin {title}: {trouble}")
                line = text.format(title=plugin.title, trouble=trouble_words(plugin))
                self._window.docks.log.add("warning", line, plugin.trace)

    @Slot(str, str)
    def _on_relay_caught(self, line: str, trace: str) -> None:
        if not self._closed:
            text = self.tr("Something went wrong inside: {}").format(line)
            self._window.tell_error(text, trace)

    @Slot(str)
    def _on_room_shown(self, room: str) -> None:
        self._keeper.room = room

    @Slot()
    def _on_window_closing(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._window.first_sight.stop()
        self._ahead.stop()
        _say_at_the_end(self._settings_keeper.close())
        self._context.jobs.close()
        _say_at_the_end(self._keeper.close())
        self._context.session.close()
        if self._sweeper.ident is not None:  # it was started
            self._sweeper.join()
        self._collector.stop()
        self._relay.remove()
        sys.setswitchinterval(self._switch)


def _say_at_the_end(line: str) -> None:
    """Write a line to standard error: nobody can read the message bar any more."""
    if line:
        with suppress(OSError, AttributeError):  # there may be no terminal left
            sys.stderr.write(f"workbench: {line}\n")


def run(
    files: Iterable[str] = (),
    *,
    lang: str | None = None,
    theme: str | None = None,
    lesson: str | None = None,
    fresh: bool = False,
    settings: Path | None = None,
    foreign_plugins: bool = True,
) -> int:
    """Show the window and run until it is closed.

    Returns
    -------
    int
        The exit code of the command ``gui``.
    """
    app = application()
    end = EndSignals()
    window = create_window(
        files, settings_path=settings, fresh=fresh, theme=theme, lang=lang,
        lesson=lesson, foreign_plugins=foreign_plugins,
    )  # fmt: skip
    gc.freeze()  # what is loaded stays: a first collection of it would be seen
    code = 0
    if not end.asked:
        window.show_fitting()
        code = app.exec()
    window.close()
    return code


class EndSignals:
    """Requests of the system to end close the window like the cross does.

    Ctrl+C in the terminal, its closing (SIGHUP) and SIGTERM, which a session of the
    desktop ends with. Each saves what is open. A program that was started to outlive
    its terminal (``nohup``) does.

    Attributes
    ----------
    asked : bool
        Whether one came.
    """

    def __init__(self) -> None:
        self.asked = False
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            number = getattr(signal, name, None)
            if number is None:  # Windows has no SIGHUP
                continue
            outlives = name == "SIGHUP" and signal.getsignal(number) == signal.SIG_IGN
            if not outlives:
                signal.signal(number, self._on_signal)

    def _on_signal(self, _number: int, _frame: object) -> None:
        self.asked = True
        # in the next turn of the event loop, or in the first; of dialogs, too
        QTimer.singleShot(0, _quit)


def _quit() -> None:
    app = QApplication.instance()
    if isinstance(app, QApplication):
        app.exit(0)  # of all loops; a dialog's question is not waited for
