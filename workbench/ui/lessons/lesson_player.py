"""Plays lessons: shows their steps, frames what they mean, sees when they are done."""

from __future__ import annotations

import time
from functools import cache
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QRect, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QDockWidget, QScrollArea, QToolBar, QToolButton, QWidget

from workbench.api import Problem
from workbench.api.did_you_mean import DID_YOU_MEAN, instead_of
from workbench.core.lessons.exercise import data_beside
from workbench.core.lessons.lesson import Lesson, Texts, in_language
from workbench.core.lessons.lesson_file import exercises, lessons, load_lesson
from workbench.core.lessons.lesson_package import PACKAGE_SUFFIX
from workbench.core.lessons.lesson_walk import LessonWalk
from workbench.core.program.resources import resource
from workbench.jobs.spec import Failure
from workbench.ui.lessons.answer_cover import AnswerCover
from workbench.ui.lessons.captions import spoken, with_captions
from workbench.ui.lessons.exercise_desk import ExerciseDesk
from workbench.ui.lessons.lesson_page import LessonPage
from workbench.ui.services.job_signals import Request
from workbench.ui.services.language import Language
from workbench.ui.widgets.page_list import PageList
from workbench.ui.window.highlight import Highlight
from workbench.ui.window.main_window import MainWindow

#: How often the conditions are looked at while a lesson is open.
TICK_MS = 200
#: Seconds until a step that does not end is called so.
WAY_OUT_S = 120.0
#: In characters: a text in a narrower column is hard to read.
_COLUMN = 40
#: Pixels that stay around what a step scrolls to.
_AROUND = 16


class LessonPlayer(QObject):
    """The one player of a window; at most one lesson is open.

    Parameters
    ----------
    window : MainWindow
    language : Language
        Tells in which language the texts are shown.

    Signals
    -------
    moved()
        Another step is shown, or none.
    """

    moved = Signal()

    def __init__(self, window: MainWindow, language: Language) -> None:
        super().__init__(window)
        self._window, self._language = window, language
        self._context = window.context
        self._walk: LessonWalk | None = None
        self._page: LessonPage | None = None
        self._desk = ExerciseDesk(window, self)
        self._frame = Highlight(window.context.theme, window)
        self._hidden: list[QWidget] = []
        self._covers: dict[str, AnswerCover] = {}
        self._aside: list[QDockWidget] = []
        self._opened_dock = False
        self._heard: set[str] = set()  # rooms whose settling is listened to
        self._since = 0.0  # when the step was shown
        self._unseen = False  # whether its target is still to be scrolled to
        self._course_request = Request(self._context.jobs, self)
        self._course_request.done.connect(self._on_course_request_done)
        self._course_request.failed.connect(self._on_course_request_failed)
        self._tick = QTimer(self, interval=TICK_MS)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._tick.timeout.connect(self._on_tick_timeout)
        self._soon.timeout.connect(self._on_tick_timeout)
        self._connect()
        window.probes["lesson"] = self._probe_lesson

    def _connect(self) -> None:
        session, window = self._context.session, self._window
        self._context.commands.lesson_requested.connect(self.open)
        for signal in (
            session.data_changed, session.scene_changed, session.metric_changed,
            session.runs_changed, session.selection_changed,
        ):  # fmt: skip
            signal.connect(self._on_something_changed)
        window.room_built.connect(self._on_window_room_built)
        window.room_shown.connect(self._on_window_room_shown)
        window.closing.connect(self.close)
        self._desk.solved.connect(self._on_tick_timeout)

    @property
    def walk(self) -> LessonWalk | None:
        """The way through the open lesson, None when none is open."""
        return self._walk

    # -- opening and closing ------------------------------------------------------------

    @Slot(str)
    def open(self, name: str) -> None:
        """Open a lesson by its id or its file, where its reader left it.

        A package, or the folder of a course, is looked into by a worker first.
        """
        if name.endswith(PACKAGE_SUFFIX) or Path(name).is_dir():
            self._course_request.start(
                "open_course",
                {"path": name, "folder": str(self._context.session.new_folder())},
                lane="interactive",
                title=self.tr("Opening lessons"),
            )
            return
        try:
            lesson, folder = _find(name)
        except Problem as problem:
            self._window.tell_error(str(problem))
            return
        self.close()
        done = self._context.settings.lessons.get(lesson.id, 0)
        self._walk = LessonWalk(lesson, done if type(done) is int else 0)
        self._context.in_lesson = True
        self._context.commands.lesson_opened.emit()
        self._page = self._make_page()
        self._desk.begin(self._walk, folder, self._page.task)
        self._make_room()
        self._hide_controls()
        self._tick.start()
        self._show_step()
        if lesson.data and self._walk is not None:
            self._open_data(lesson.data[0], folder)

    def _open_data(self, name: str, folder: Path) -> None:
        try:
            path = data_beside(name, folder)
        except Problem as problem:
            self._window.tell_error(str(problem))
            return
        self._context.commands.open_requested.emit(str(path))

    @Slot(object)
    def _on_course_request_done(self, paths: list[str]) -> None:
        try:
            found = [(path, load_lesson(Path(path)).titles) for path in paths]
        except Problem as problem:
            self._window.tell_error(str(problem))
            return
        self._context.course = tuple(found)
        self.open(paths[0])
        if len(found) > 1:
            text = self.tr(
                "A course of %n lesson(s): all are in the menu Lessons", "", len(found)
            )
            self._window.tell(text)

    @Slot(object)
    def _on_course_request_failed(self, failure: Failure) -> None:
        self._window.tell_error(failure.text, failure.trace)

    @Slot()
    def close(self) -> None:
        """Close the lesson; everything it hid is shown again."""
        if self._walk is None:
            return
        self._desk.end()
        self._walk = self._page = None
        self._context.in_lesson = False
        self._cover()
        self._tick.stop()
        self._soon.stop()
        self._frame.point_at(None)
        for widget in self._hidden:
            widget.show()
        self._hidden.clear()
        for dock in self._aside:
            dock.show()
        self._aside.clear()
        if self._opened_dock:
            self._opened_dock = False
            self._window.docks["lesson"].hide()
        self._window.docks.lesson.set_content(None)
        self.moved.emit()

    def _make_page(self) -> LessonPage:
        page = LessonPage(self._context.theme)
        page.next_requested.connect(self.next)
        page.skip_requested.connect(self.skip)
        page.back_requested.connect(self.back)
        page.restart_requested.connect(self.restart)
        page.close_requested.connect(self.close)
        page.answered.connect(self._on_page_answered)
        page.language_changed.connect(self._on_page_language_changed)
        self._window.docks.lesson.set_content(page)
        return page

    def _make_room(self) -> None:
        """Show the dock; what stands in the same column waits until the end."""
        window, docks = self._window, self._window.docks
        dock = docks["lesson"]
        area = window.dockWidgetArea(dock)
        for name in ("inspector", "runs"):
            other = docks[name]
            beside = window.dockWidgetArea(other) == area and not other.isFloating()
            if beside and not other.isHidden():
                self._aside.append(other)
                other.hide()
        self._opened_dock = self._opened_dock or dock.isHidden()
        dock.show()
        dock.raise_()
        width = window.fontMetrics().averageCharWidth() * _COLUMN
        if not dock.isFloating():
            window.resizeDocks([dock], [width], Qt.Orientation.Horizontal)

    def _hide_controls(self) -> None:
        if self._walk is None:
            return
        for name in self._walk.lesson.hide:
            widget = self._window.findChild(QWidget, name)
            if widget is not None and not _was_hidden(widget):
                widget.hide()
                _forget_sizes(widget)
                self._hidden.append(widget)

    @Slot()
    def _cover(self) -> None:
        """Cover what would show the answer to the next question, and nothing else."""
        names = () if self._walk is None else self._walk.covered
        for name in [name for name in self._covers if name not in names]:
            self._covers.pop(name).lift()
        for name in names:
            widget = self._window.findChild(QWidget, name)
            if widget is not None and name not in self._covers:
                self._covers[name] = AnswerCover(self._context.theme, widget)

    # -- going through --------------------------------------------------------------------

    @Slot()
    def next(self) -> None:
        """Go on, when the step is done."""
        if self._walk is not None and self._walk.done:
            self.skip()

    @Slot()
    def skip(self) -> None:
        """Go on, done or not."""
        if self._walk is not None:
            self._walk.forward()
            self._show_step()

    @Slot()
    def back(self) -> None:
        """Go to the step before."""
        if self._walk is not None:
            self._walk.back()
            self._show_step()

    @Slot()
    def restart(self) -> None:
        """Begin anew."""
        if self._walk is not None:
            self._walk.restart()
            self._show_step()

    def _show_step(self) -> None:
        walk = self._walk
        if walk is None or self._page is None:
            return
        self._context.settings.lessons[walk.lesson.id] = walk.index
        self._cover()
        if walk.over:
            self._finish(walk.lesson)
            return
        self._since = time.monotonic()
        self._unseen = True
        self._window.message_bar.forget_told()  # they spoke of the step before
        self._page.show_step(walk, self._say)
        self._desk.show_step(self._language.code)
        self._announce(walk.step.text)
        self._point()
        self._soon.start()
        self.moved.emit()

    def _finish(self, lesson: Lesson) -> None:
        self.close()
        title = lesson.title(self._language.code)
        self._window.tell(lambda: self.tr("Lesson done: {}").format(title))
        if self._window.room.room_id == "home":
            self._window.room.enter()  # shows how far the lessons are

    def _say(self, texts: Texts) -> str:
        return with_captions(self._window, in_language(texts, self._language.code))

    def _announce(self, texts: Texts) -> None:
        self._context.commands.announced.emit(spoken(self._say(texts)))

    # -- looking --------------------------------------------------------------------------

    @Slot()
    def _on_tick_timeout(self) -> None:
        walk, page = self._walk, self._page
        if walk is None or page is None:
            return
        before = walk.done
        # one answer for each topic, however many conditions read it
        walk.check(cache(self.ask))
        page.show_state(walk)
        page.offer_way_out(
            not walk.done
            and bool(walk.step.until or walk.step.first)
            and time.monotonic() - self._since > WAY_OUT_S
        )
        if walk.done and not before and walk.step.then:
            self._announce(walk.step.then)
        self._point()

    def ask(self, who: str, topic: str) -> dict[str, Any]:
        """Answer the probe of a condition: the window's, or that of a room."""
        if who == "main":
            return self._window.probe(topic)
        # a room that was never shown has nothing to say
        return self._window.built_rooms[who].probe(topic)

    def _point(self) -> None:
        """Frame the target; in another room, frame the way there."""
        walk, window = self._walk, self._window
        name, _, page_id = ("" if walk is None else walk.step.target).partition(":")
        target = window.findChild(QWidget, name) if name else None
        room = name.split("_")[0]
        rooms = [entry.id for entry in window.entries]
        if room in rooms and room != window.room.room_id:
            if walk is not None and walk.done:
                self._frame.point_at(None)  # there is nothing to go back for
                return
            item = window.rail.item(rooms.index(room))
            part: QRect = window.rail.visualItemRect(item)
            self._frame.point_at(window.rail, part.adjusted(6, 4, -6, -4))
        elif isinstance(target, PageList):
            self._frame.point_at(*target.pointed_at(page_id))
        else:
            if target is not None:
                window.room.reveal(target)
                if self._unseen and target.isVisible():
                    self._unseen = False
                    scroll_to(target)
                target = _way_to(target)
            self._frame.point_at(target)

    def _on_something_changed(self, *_: object) -> None:
        if self._walk is not None:
            self._soon.start()

    @Slot(str)
    def _on_window_room_built(self, room: str) -> None:
        # before it is shown: what is hidden must not make the window wider
        self._hide_controls()
        self._cover()
        self._window.room_by_id(room).grown.connect(self._cover)

    @Slot(str)
    def _on_window_room_shown(self, room: str) -> None:
        if room not in self._heard:
            self._heard.add(room)
            self._window.room_by_id(room).settled.connect(self._on_room_settled)
        self._hide_controls()
        self._retell()
        self._on_something_changed()

    @Slot(int)
    def _on_room_settled(self, _generation: int) -> None:
        self._on_something_changed()

    @Slot(int)
    def _on_page_answered(self, value: int) -> None:
        if self._walk is not None:
            self._walk.answer(value)
            self._cover()
            self._soon.start()

    @Slot()
    def _on_page_language_changed(self) -> None:
        self._retell()

    def _retell(self) -> None:
        """Say the step again: the language changed, or what the widgets say."""
        if self._walk is not None and self._page is not None:
            self._page.show_step(self._walk, self._say)
            self._desk.show_step(self._language.code)

    # -- probe ----------------------------------------------------------------------------

    def _probe_lesson(self) -> dict[str, Any]:
        walk = self._walk
        if walk is None:
            return {"open": False, "id": "", "step": "", "done": False}
        target = self._frame.target
        return {
            "open": True,
            "id": walk.lesson.id,
            "step": walk.step.id,
            "index": walk.index,
            "steps": len(walk.lesson.steps),
            "done": walk.done,
            "guess": walk.guess,
            "found": walk.found,
            "covered": list(self._covers),
            "highlighted": "" if target is None else target.objectName(),
            "exercise": self._desk.probe(),
        }


def scroll_to(widget: QWidget) -> None:
    """Scroll whatever a widget lies in until all of it is in sight."""
    area = widget.parentWidget()
    while area is not None:
        if isinstance(area, QScrollArea):
            area.ensureWidgetVisible(widget, _AROUND, _AROUND)
        area = area.parentWidget()


def _way_to(widget: QWidget) -> QWidget:
    """Return a widget, or the button for more of a tool bar that has no place for it."""
    bar = widget.parentWidget()
    while bar is not None and not isinstance(bar, QToolBar):
        bar = bar.parentWidget()
    if bar is None or widget.isVisible():
        return widget
    more = bar.findChild(QToolButton, "qt_toolbar_ext_button")
    return widget if more is None or more.isHidden() else more


def _was_hidden(widget: QWidget) -> bool:
    """Whether somebody hid it; a widget that was never shown is hidden by nobody."""
    return widget.isHidden() and widget.testAttribute(
        Qt.WidgetAttribute.WA_WState_ExplicitShowHide
    )


def _forget_sizes(hidden: QWidget) -> None:
    """Have all around a widget ask again how much place they need.

    Qt itself does so only where the widget was visible.
    """
    around = hidden.parentWidget()
    while around is not None:
        layout = around.layout()
        if layout is not None:
            layout.invalidate()
        around.updateGeometry()
        around = around.parentWidget()


def _find(name: str) -> tuple[Lesson, Path]:
    """Return a lesson that comes with the program or lies in a file, and its folder."""
    known = {lesson.id: (lesson, "lessons") for lesson in lessons()}
    known |= {lesson.id: (lesson, "exercises") for lesson in exercises()}
    if name in known:
        lesson, folder = known[name]
        return lesson, resource(folder)
    if name.endswith(".json"):
        return load_lesson(Path(name)), Path(name).absolute().parent
    expected = instead_of(name, known)
    if not expected.startswith(DID_YOU_MEAN):
        expected += ", or a file"
    raise Problem(f"no lesson {name!r}", expected=expected)
