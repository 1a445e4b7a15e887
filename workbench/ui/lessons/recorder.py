"""Recording a lesson: what is done becomes steps, and a window beside edits them."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLocale, QObject, QTimer, Slot

from workbench.api.problems import Problem
from workbench.core.lessons.lesson_file import parse_lesson
from workbench.core.lessons.lesson_package import PACKAGE_SUFFIX, pack
from workbench.core.lessons.recording import (
    Recording,
    Snapshot,
    read_recording,
    same_thing,
    snapshot,
)
from workbench.core.program.builtin import BUILTIN
from workbench.core.program.json_text import dumps, load_json
from workbench.ui.lessons.deed_watcher import DeedWatcher
from workbench.ui.lessons.deed_words import DeedWords
from workbench.ui.lessons.lesson_player import LessonPlayer
from workbench.ui.lessons.record_window import RecordWindow
from workbench.ui.session import file_dialogs
from workbench.ui.window.main_window import MainWindow

SUFFIX = ".lesson.json"
#: What a thing done brought about is looked at when the window was quiet so often.
QUIET_MS, QUIET_TIMES = 150, 3


class Recorder(QObject):
    """Keeps the lesson that is being written.

    Parameters
    ----------
    window : MainWindow
    player : LessonPlayer
        Plays the lesson from a step when it is tried.
    """

    def __init__(self, window: MainWindow, player: LessonPlayer) -> None:
        super().__init__(window)
        self._window, self._player = window, player
        self._context = window.context
        self.recording = Recording()
        self._words = DeedWords(window)
        self._watcher = DeedWatcher(window, self)
        self._watcher.done.connect(self._on_watcher_done)
        self._editor: RecordWindow | None = None
        self._deed: dict[str, Any] | None = None
        self._before: Snapshot = {}
        self._seen: Snapshot | None = None
        self._quiet = 0
        self._settling = QTimer(self, interval=QUIET_MS)
        self._settling.timeout.connect(self._on_settling_timeout)
        window.acts["lessons_record"].triggered.connect(self.show)
        window.acts["lessons_share"].triggered.connect(self.share_any)
        window.closing.connect(self._on_window_closing)
        window.probes["record"] = self._probe

    @Slot()
    def show(self) -> None:
        """Show the window of the recorder."""
        if self._editor is None:
            editor = self._editor = RecordWindow(
                self.recording, self._words, self._window
            )
            editor.record_requested.connect(self.turn)
            editor.try_requested.connect(self.try_from)
            editor.save_requested.connect(self.save)
            editor.share_requested.connect(self.share)
            editor.open_requested.connect(self.open)
        self._editor.show()
        self._editor.raise_()

    @Slot(bool)
    def turn(self, on: bool) -> None:
        """Record, or stop; what was done last is added first."""
        if on:
            self._player.close()
            # as it will be when it is played: results wait until they are asked for
            self._context.in_lesson = True
            self._context.commands.lesson_opened.emit()
            self._before = self._look()
        elif self._watcher.on:
            if self._deed is not None:
                self._add()
            self._context.in_lesson = self._player.walk is not None
        self._watcher.turn(on)
        if self._editor is not None:
            self._editor.show_recording(on)

    # -- what is done ------------------------------------------------------------------------

    @Slot(dict)
    def _on_watcher_done(self, deed: dict[str, Any]) -> None:
        if self._deed is not None and not same_thing(self._deed, deed):
            # it did not come to rest; what was seen last is what it brought, as by now
            # the next one has begun
            self._add(self._seen)
        self._deed, self._quiet, self._seen = deed, 0, None
        self._settling.start()

    @Slot()
    def _on_settling_timeout(self) -> None:
        busy = self._window.room.busy or bool(self._context.jobs.tasks)
        self._quiet = 0 if busy else self._quiet + 1
        self._seen = self._look()
        if self._quiet >= QUIET_TIMES:
            self._add(self._seen)

    def _add(self, after: Snapshot | None = None) -> None:
        self._settling.stop()
        deed, self._deed = self._deed, None
        if deed is None:
            return
        after = self._look() if after is None else after
        draft = self.recording.add(deed, self._before, after)
        if text := self._words.text(deed):
            # said in the language of the window, until the teacher says it better
            draft.text[QLocale().name()[:2]] = text
        self._before = after
        if self._editor is not None:
            self._editor.show_steps(len(self.recording.steps) - 1)

    def _look(self) -> Snapshot:
        """Take what the window and the room that is shown tell."""
        window = self._window
        topics = {t: probe for t, probe in window.probes.items() if t != "record"}
        found = snapshot("main", {t: probe() for t, probe in topics.items()})
        room = window.room
        for topic, probe in room.probes.items():
            try:
                found |= snapshot(room.room_id, {topic: probe()})
            except (KeyError, IndexError, TypeError, AttributeError):
                continue  # a probe with nothing to tell, as in a condition
        return found

    # -- trying, saving, opening --------------------------------------------------------------

    @Slot(int)
    def try_from(self, index: int) -> None:
        """Play the lesson as it is now, from a step."""
        self.turn(False)
        document = self.recording.document()
        try:
            lesson = parse_lesson(document)
        except Problem as problem:
            self._tell(str(problem))
            return
        path = self._context.session.new_folder() / f"tried{SUFFIX}"
        path.write_text(dumps(document), encoding="utf-8")
        self._context.settings.lessons[lesson.id] = index
        self._player.open(str(path))

    @Slot()
    def save(self) -> None:
        """Ask where, and write the lesson."""
        document = self.recording.document()
        try:
            parse_lesson(document)
        except Problem as problem:
            self._tell(str(problem))
            return
        name = self.recording.id + SUFFIX
        path, _ = file_dialogs.ask_save(
            self._window,
            self.tr("Save lesson"),
            name,
            self.tr("Lessons (*.lesson.json)"),
        )
        if not path:
            return
        if not path.endswith(".json"):
            path += SUFFIX
        try:
            Path(path).write_text(dumps(document) + "\n", encoding="utf-8")
        except OSError as error:
            self._tell(f"{path}: {error.strerror or error}")
            return
        self._tell(self.tr("Lesson saved: {}").format(path))

    @Slot()
    def share(self) -> None:
        """Ask where, and write the lesson with the open data into one file.

        Data of the program need no copy: the lesson opens them by their name.
        """
        document, data = self.recording.document(), self._context.session.data
        folder = self._context.session.new_folder()
        try:
            parse_lesson(document)
            source = Path("" if data is None else data.source)
            if data is not None and not data.source.startswith(BUILTIN):
                if not source.is_file():
                    raise Problem(
                        f"{data.name} is in no file", expected="data saved beforehand"
                    )
                document["data"] = [source.name]
                shutil.copyfile(source, folder / source.name)
        except (Problem, OSError) as error:
            self._tell(str(error))
            return
        path = self._ask_package(self.recording.id)
        if not path:
            return
        lesson = folder / (self.recording.id + SUFFIX)
        try:
            lesson.write_text(dumps(document) + "\n", encoding="utf-8")
            names = pack([lesson], Path(path))
        except (Problem, OSError) as error:
            self._tell(str(error))
            return
        self._tell(self.tr("Lesson shared: {}, with {}").format(path, ", ".join(names)))

    @Slot()
    def share_any(self) -> None:
        """Share the lesson that is being written; where there is none, ask for a file."""
        if self.recording.steps:
            self.show()
            self.share()
            return
        kinds = self.tr("Lessons (*.lesson.json *.json)")
        title = self.tr("Lesson to share")
        lesson = file_dialogs.ask_open(self._window, title, kinds)
        if not lesson:
            return
        name = Path(lesson).name.removesuffix(".json").removesuffix(".lesson")
        path = self._ask_package(name)
        if not path:
            return
        try:
            names = pack([Path(lesson)], Path(path))
        except (Problem, OSError) as error:
            self._window.tell_error(str(error))
            return
        told = ", ".join(names)
        self._window.tell(
            lambda: self.tr("Lesson shared: {}, with {}").format(path, told)
        )

    def _ask_package(self, name: str) -> str:
        """Ask where a package is to be written; empty if nowhere."""
        path, _ = file_dialogs.ask_save(
            self._window,
            self.tr("Share lesson"),
            name + PACKAGE_SUFFIX,
            self.tr("Lessons with their data (*.lesson.zip)"),
        )
        if path and not path.endswith(PACKAGE_SUFFIX):
            path = path.removesuffix(".zip") + PACKAGE_SUFFIX
        return path

    @Slot()
    def open(self) -> None:
        """Ask for a lesson and edit it."""
        kinds = self.tr("Lessons (*.lesson.json *.json)")
        path = file_dialogs.ask_open(self._window, self.tr("Open lesson"), kinds)
        if not path:
            return
        try:
            document = load_json(Path(path), "a lesson file")
            parse_lesson(document)
        except Problem as problem:
            self._tell(str(problem))
            return
        self.recording = read_recording(json.loads(json.dumps(document)))
        if self._editor is not None:
            self._editor.edit(self.recording)

    def _tell(self, text: str) -> None:
        if self._editor is not None:
            self._editor.tell(text)

    @Slot()
    def _on_window_closing(self) -> None:
        self._settling.stop()
        self._watcher.turn(False)
        if self._editor is not None:
            self._editor.close()

    def _probe(self) -> dict[str, Any]:
        return {
            "on": self._watcher.on,
            "steps": [step.id for step in self.recording.steps],
            "settling": self._deed is not None,
        }
