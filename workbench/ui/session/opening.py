"""Opening: files, built-in sets, dropped files; read by a worker, one after another."""

from __future__ import annotations

import re
import weakref
from collections import deque
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QMimeData, QObject, QTimer, Signal, Slot

from workbench.api import Dataset
from workbench.core.program.builtin import BUILTIN
from workbench.core.program.data_suffixes import is_image_folder
from workbench.jobs.spec import Failure
from workbench.ui.context import Context
from workbench.ui.services.job_signals import Request
from workbench.ui.session.recent import is_file_source

if TYPE_CHECKING:
    from workbench.core.results.csv_options import TableNames

SESSION_SUFFIX = ".session.zip"
LESSON_SUFFIXES = (".lesson.json", ".lesson.zip")
EXPERIMENT_SUFFIX = ".experiment.json"
_PLACE = re.compile(r"^.+?:(?P<line>\d+)(?::\d+)?: ")


class DataOpener(QObject):
    """Opens whatever is named; what is open already is never lost.

    Signals
    -------
    opened(source, room)
        A data set became current; the room is where it is best looked at.
    failed(line, details)
        Nothing changed but for this.
    unread(source, line)
        Beside `failed`, for a file: which one could not be read.
    asked(source)
        The file holds several tables: one is to be chosen.
    session_chosen(path)
        The file is a session, which the window restores itself.
    lesson_chosen(path)
        The file is a lesson, a package of lessons or the folder of a course, which the
        player opens.
    """

    opened = Signal(str, str)
    failed = Signal(str, str)
    unread = Signal(str, str)
    asked = Signal(str)
    session_chosen = Signal(str)
    lesson_chosen = Signal(str)

    def __init__(self, context: Context, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._waiting: deque[tuple[str, dict[str, Any]]] = deque()
        self._current: tuple[str, dict[str, Any]] | None = None
        self._read: weakref.WeakValueDictionary[str, Dataset] = (
            weakref.WeakValueDictionary()
        )
        self._pasted: set[str] = set()
        self._landings: dict[str, str] = {}
        self._request = Request(context.jobs, self)
        self._request.done.connect(self._on_request_done)
        self._request.failed.connect(self._on_request_failed)
        self._request.cancelled.connect(self._on_request_cancelled)

    @property
    def busy(self) -> bool:
        """Whether something is being read."""
        return self._current is not None

    @Slot(str)
    def open(self, source: str, options: Mapping[str, Any] | None = None) -> None:
        """Open a path or ``builtin:NAME``, after those asked for before.

        Parameters
        ----------
        source : str
        options : mapping, optional
            For the reader: class column, delimiter, …; else those with which this file
            was read last time, when its guess was corrected.
        """
        if source.endswith(SESSION_SUFFIX):
            self.session_chosen.emit(source)
            return
        if source.endswith(LESSON_SUFFIXES) or _is_course(source):
            self.lesson_chosen.emit(source)
            return
        if source.endswith(EXPERIMENT_SUFFIX):
            commands = self._context.commands
            commands.room_requested.emit("compare")
            commands.experiment_requested.emit(source)
            return
        if not options and self._show_again(source):
            return
        if options is None:
            options = self._context.settings.corrections(source)
        self._waiting.append((source, dict(options)))
        if self._current is None:
            self._next()

    @Slot(str, str)
    def open_in(self, source: str, room: str) -> None:
        """Open something and go to this room, wherever its kind is looked at."""
        self._landings[source] = room
        self.open(source)

    def _room(self, source: str, dataset: Dataset) -> str:
        return self._landings.pop(source, "") or _room_for(source, dataset)

    def open_text(self, text: str) -> None:
        """Open rows copied elsewhere, as a spreadsheet gives them, or CSV."""
        name = "pasted.tsv" if "\t" in text else "pasted.csv"
        path = self._context.session.new_folder() / name
        path.write_text(text, encoding="utf-8")
        self._pasted.add(str(path))
        self.open(str(path))

    def _show_again(self, source: str) -> bool:
        # a built-in set that is open and was not edited need not be read again
        known = self._read.get(source) if source.startswith(BUILTIN) else None
        for key, dataset in self._context.session.datasets.items():
            if dataset is known:
                self._context.session.show(key)
                room = self._room(source, dataset)
                self._remember(source, room)
                self.opened.emit(source, room)
                return True
        return False

    def _next(self) -> None:
        if not self._waiting:
            self._current = None
            return
        self._current = self._waiting.popleft()
        source, options = self._current
        self._expect(source)
        folder = self._context.session.new_folder()
        self._request.start(
            "read",
            {"path": source, "folder": str(folder), "options": options, "ask": True},
            lane="interactive",
            title=self.tr("Reading {}").format(_short(source)),
        )

    def _expect(self, source: str) -> None:
        """Have the rooms made meanwhile that the rows may be looked at in."""
        if source in self._landings:
            rooms = [self._landings[source]]
        else:
            rooms = ["data", "explore"] if source.startswith(BUILTIN) else ["data"]
        for room in rooms:
            self._context.make_first(room, _no_more)

    @Slot(object)
    def _on_request_done(self, folder: Path | TableNames) -> None:
        # late: the window shows before anything is read
        from workbench.core.results.csv_options import TableNames

        assert self._current is not None
        source, _options = self._current
        if isinstance(folder, TableNames):
            self.asked.emit(source)
            self._next()
            return
        dataset = Dataset.open(folder)
        self._read[source] = dataset
        room = self._room(source, dataset)
        try:
            self._context.session.open(dataset, folder=folder)
            self._remember(source, room)
        except Exception:
            self._next()  # a listener that fails must not block all later files
            raise
        # all rooms have taken the data over; to show one has a turn of its own
        QTimer.singleShot(0, self, partial(self._arrive, source, room))

    def _arrive(self, source: str, room: str) -> None:
        try:
            self.opened.emit(source, room)
        finally:
            self._next()

    def _remember(self, source: str, room: str) -> None:
        """Enter a source into the recent list; what was pasted is in no place to stay."""
        if source not in self._pasted:
            path = str(Path(source).absolute()) if is_file_source(source) else source
            self._context.settings.remember(path, "data", room)

    @Slot(object)
    def _on_request_failed(self, failure: Failure) -> None:
        assert self._current is not None
        source, options = self._current
        if options and options == self._context.settings.corrections(source):
            # the file is another one by now: what was corrected does not fit it
            self._context.settings.correct(source, {})
            self._waiting.appendleft((source, {}))
        else:
            self.failed.emit(failure.text, failure.trace)
            self.unread.emit(source, failure.text)
        self._next()

    @Slot()
    def _on_request_cancelled(self) -> None:
        self._next()


def _no_more() -> None:
    """Do nothing once a room is made: what was read is shown when it is read."""


def named_line(complaint: str) -> int | None:
    """Return the line of a file that a complaint ``PATH:LINE: what`` names."""
    found = _PLACE.match(complaint)
    return int(found["line"]) if found else None


def dropped_files(mime: QMimeData) -> list[str]:
    """Return the local files of something dragged, empty when there are none."""
    return [url.toLocalFile() for url in mime.urls() if url.isLocalFile()]


def _room_for(source: str, dataset: Dataset) -> str:
    flat = dataset.n_attributes == 2 and all(a.is_numeric for a in dataset.attributes)
    return "explore" if source.startswith(BUILTIN) and flat else "data"


def _is_course(source: str) -> bool:
    """Whether somebody opened a folder; data sets are files, or folders of pictures."""
    folder = not source.startswith(BUILTIN) and Path(source).is_dir()
    return folder and not is_image_folder(source)


def _short(source: str) -> str:
    return (
        source.removeprefix(BUILTIN)
        if source.startswith(BUILTIN)
        else Path(source).name
    )
