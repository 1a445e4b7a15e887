"""The window: rail, scene bar, rooms, messages over them, docks, status bar."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QLocale, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QIcon,
    QKeyEvent,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMainWindow,
    QWidget,
)
from shiboken6 import isValid

from workbench.core.program.resources import resource
from workbench.ui.context import Context
from workbench.ui.room import Room
from workbench.ui.rooms import ROOMS
from workbench.ui.services.announcer import Announcer
from workbench.ui.services.held_font import fit_text
from workbench.ui.services.icons import Icons
from workbench.ui.services.message_words import message_words
from workbench.ui.services.repaint_queue import paint_whole
from workbench.ui.session.opening import DataOpener, dropped_files
from workbench.ui.window.actions import Actions
from workbench.ui.window.docks import Docks
from workbench.ui.window.focus_frame import FocusRing
from workbench.ui.window.menus import Menus
from workbench.ui.window.messages import Action, Message, MessageBar
from workbench.ui.window.paint_turn import FirstSight, PaintTurn
from workbench.ui.window.panes import step_widget
from workbench.ui.window.rail import Rail
from workbench.ui.window.room_place import RoomPlace, SecondClick
from workbench.ui.window.scene_bar import SceneBar
from workbench.ui.window.scene_snapshots import Snapshots
from workbench.ui.window.status_bar import StatusBar
from workbench.ui.window.window_probe import WindowProbe

DEFAULT_SIZE = QSize(1280, 800)
FRAME = 40  # what a title bar and borders may need


class MainWindow(QMainWindow):
    """The one window. It shows; what its actions do is in `workbench.ui.window.action_slots`.

    Attributes
    ----------
    context : Context
    acts : Actions
        Every action, as ``window.acts["file_open"]``.
    opener : DataOpener
    docks : Docks
    message_bar : MessageBar
    probes : dict
        The topics of `probe`; who knows more of the window adds one.

    Signals
    -------
    room_built(id)
        A room exists now, not shown yet.
    room_shown(id)
        Another room is on top.
    closing()
        The window is about to close, everything still works.
    plugins_moved()
        Plugins are to be looked for in other folders.
    """

    room_built = Signal(str)
    room_shown = Signal(str)
    closing = Signal()
    plugins_moved = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.setObjectName("main_window")
        self.setWindowIcon(QIcon(str(resource("icons", "workbench.svg"))))
        self.context = context
        self.entries = ROOMS
        self._rooms: dict[str, Room] = {}
        self._begun: dict[str, Room] = {}  # those of which parts are left to make
        self._wanted = ""  # the room that is shown as soon as it is made
        self.first_sight = FirstSight(self)
        self.icons = Icons(context.theme, self, self.first_sight.came)
        self.acts = Actions(self.entries, self.icons, self)
        self.opener = DataOpener(context, self)
        self.announcer = Announcer(self)
        self.snapshots = Snapshots(context.session, self)
        self._build()
        self.menus = Menus(self, context, self.acts, self.entries)
        self.docks = Docks(self, context, self.acts, self.place)
        self.probes = WindowProbe(
            context, self.stack, self.message_bar, self.status
        ).topics
        self._connect()
        self.focus_ring = FocusRing(context.theme, self)
        PaintTurn(self)
        SecondClick(self, self.stack)
        self.setAcceptDrops(True)
        self.resize(DEFAULT_SIZE.boundedTo(self.screen().availableSize()))
        self._name_rooms()
        self.show_room(self.entries[0].id)
        self.rail.setFocus()

    def show_fitting(self) -> None:
        """Show the window; where its frame would stick out of the screen, maximized."""
        space = self.screen().availableSize()
        if (
            self.width() > space.width() - FRAME
            or self.height() > space.height() - FRAME
        ):
            self.showMaximized()
        else:
            self.show()

    def _build(self) -> None:
        context = self.context
        self.scene_bar = SceneBar(context, self.snapshots, self)
        self.addToolBar(self.scene_bar)
        self.rail = Rail(self.entries, self.icons, context.theme)
        self.place = RoomPlace()
        self.stack = self.place.stack
        central = QWidget()
        row = QHBoxLayout(central)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.rail)
        row.addWidget(self.place, 1)
        self.message_bar = MessageBar("main_message_bar", self.place, self)
        self.setCentralWidget(central)
        self.status = StatusBar(context, self.acts, self)
        self.setStatusBar(self.status)

    def _connect(self) -> None:
        commands, session = self.context.commands, self.context.session
        commands.room_requested.connect(self.show_room)
        commands.open_requested.connect(self.opener.open)
        commands.open_in_requested.connect(self.opener.open_in)
        commands.announced.connect(self._on_announced)
        self.opener.opened.connect(self._on_opener_opened)
        self.opener.failed.connect(self.tell_error)
        self.snapshots.failed.connect(self.tell_error)
        self.opener.lesson_chosen.connect(commands.lesson_requested)
        self.rail.room_chosen.connect(self.show_room)
        self.rail.room_pressed.connect(self.bring_room)
        self.message_bar.shown.connect(self._on_message_shown)
        self.message_bar.closed.connect(self._on_message_closed)
        session.data_changed.connect(self._show_title)
        self.context.undo.cleanChanged.connect(self._on_clean_changed)

    # -- rooms ----------------------------------------------------------------------

    @property
    def room(self) -> Room:
        """The room on top."""
        room = self.stack.currentWidget()
        assert isinstance(room, Room)
        return room

    def probe(self, topic: str | None = None) -> dict[str, Any]:
        """Return plain data about the frame.

        Topics: ``scene, data, room, message, result, selection, runs, task, metric``.
        """
        if topic is not None:
            return self.probes[topic]()
        return {name: make() for name, make in self.probes.items()}

    @property
    def built_rooms(self) -> dict[str, Room]:
        """The rooms that were shown so far, by id."""
        return dict(self._rooms)

    def room_by_id(self, room_id: str) -> Room:
        """Return a room, built when it was never shown."""
        if room_id not in self._rooms:
            room = self._begun.pop(room_id, None)
            if room is None:
                room = self._room_class(room_id)(self.context)
            room.finish_making()
            self._admit(room)
        return self._rooms[room_id]

    def make_room_part(self, room_id: str) -> bool:
        """Make a part of a room that was never shown; return whether more are left."""
        if room_id in self._rooms:
            return False
        room = self._begun.pop(room_id, None)  # one that fails is begun anew
        if room is None:
            room = self._room_class(room_id).begin(self.context)
            room.setParent(self)  # with the window it goes
            room.hide()  # or it would come with the window
        elif not room.make_part():
            self._admit(room)
            return False
        self._begun[room_id] = room
        return True

    def _room_class(self, room_id: str) -> type[Room]:
        return next(e for e in self.entries if e.id == room_id).load()

    def _admit(self, room: Room) -> None:
        """Put a room that was made among the others."""
        room.messaged.connect(self._on_room_messaged)
        self.stack.addWidget(room)
        self._rooms[room.room_id] = room
        self.room_built.emit(room.room_id)
        self._unveil_later(room)

    def _unveil_later(self, room: Room) -> None:
        """Lay out and paint a room that was just made in a turn of the loop of its own.

        Making, and painting for the first time, each take most of what a person would
        notice.
        """
        if not self.isVisible():
            return
        layout = room.layout()
        assert layout is not None
        layout.setEnabled(False)
        room.setUpdatesEnabled(False)

        def unveil() -> None:
            if isValid(room):
                layout.setEnabled(True)
                layout.activate()
                paint_whole(room)
                room.setUpdatesEnabled(True)

        QTimer.singleShot(0, unveil)

    @Slot(str)
    def show_room(self, room_id: str) -> None:
        """Bring a room to the front; one that does not exist is ignored."""
        if room_id not in {entry.id for entry in self.entries}:
            return
        self._wanted = ""
        before = self.stack.currentWidget()
        try:
            room = self.room_by_id(room_id)
        except Exception:
            # the hook tells it; the window stays where it was
            if isinstance(before, Room):
                self.rail.choose(before.room_id)
            raise
        if room is before:
            return
        if isinstance(before, Room):
            before.leave()
        fit_text(room)
        self.place.bring(room)
        self.rail.choose(room_id)
        self.acts[f"rooms_{room_id}"].setChecked(True)
        self._show_message_of(room)
        self._follow_room()
        room.enter()
        self.room_shown.emit(room_id)

    @Slot(str)
    def bring_room(self, room_id: str) -> None:
        """Show a room that somebody chose, as soon as it is made."""
        self._wanted = room_id
        if not self.context.make_first(room_id, partial(self._show_wanted, room_id)):
            self.show_room(room_id)

    def _show_wanted(self, room_id: str) -> None:
        if self._wanted == room_id:  # nothing else was chosen meanwhile
            self.show_room(room_id)

    def step_room(self, step: int) -> None:
        """Go to the next or previous room, round the corner."""
        ids = [entry.id for entry in self.entries]
        here = ids.index(self.room.room_id)
        self.show_room(ids[(here + step) % len(ids)])

    def _name_rooms(self) -> None:
        titles = {entry.id: entry.title() for entry in self.entries}
        self.rail.name_rooms(titles)
        self.acts.name_rooms(titles)
        if self.stack.count():
            self._follow_room()

    def _follow_room(self) -> None:
        """Have the bar and the panels show what the room on top leaves to them."""
        room = self.room
        entry = next(e for e in self.entries if e.id == room.room_id)
        self.scene_bar.follow(entry.title(), room.obeys)
        self.docks.follow(room.room_id)

    # -- messages -------------------------------------------------------------------

    @Slot(str, str)
    def tell_error(self, text: str | Callable[[], str], details: str = "") -> None:
        """Show an error in the current room's message bar and log it."""
        self.room.message("error", text, details)

    def tell(
        self,
        text: str | Callable[[], str],
        action: Action | None = None,
    ) -> None:
        """Show a piece of information in the current room's message bar."""
        self.room.message("info", text, action=action)

    @Slot(object)
    def _on_room_messaged(self, message: Message | None) -> None:
        if message is not None:
            self.docks.log.add(message.level, message.text, message.details)
        if self.sender() not in (None, self.room):
            return
        if message is None:
            self.message_bar.clear()
        else:
            self.message_bar.show_message(message)

    def _show_message_of(self, room: Room) -> None:
        """Show what a room that comes to the front said last, and nothing of others."""
        self.message_bar.clear()
        if room.last_message is not None:
            self.message_bar.show_message(room.last_message)

    @Slot(object)
    def _on_message_closed(self, message: Message) -> None:
        room = self.stack.currentWidget()
        if isinstance(room, Room) and room.last_message is message:
            room.last_message = None

    # -- title, status ----------------------------------------------------------------

    def _show_title(self) -> None:
        data = self.context.session.data
        name = "" if data is None else f"{data.name}[*] – "
        self.setWindowTitle(f"{name}Vecino Workbench" + ("" if name else "[*]"))

    @Slot(bool)
    def _on_clean_changed(self, clean: bool) -> None:
        self.setWindowModified(not clean)

    @Slot(str, str)
    def _on_message_shown(self, level: str, text: str) -> None:
        self._on_announced(text, log=False)

    @Slot(str)
    def _on_announced(self, text: str, *, log: bool = True) -> None:
        if log:
            self.docks.log.add("info", text)
        self.announcer.say(text)

    @Slot(str, str)
    def _on_opener_opened(self, source: str, room: str) -> None:
        self.room.clear_message()
        self.show_room(room)
        data = self.context.session.data
        if data is not None:
            for note in data.notes:
                self.docks.log.add("info", f"{data.name}: {message_words(note)}")

    # -- what Qt asks of a window -------------------------------------------------------

    @property
    def panes(self) -> list[QWidget]:
        """What F6 goes through: rail, scene bar, room, the docks that can be seen."""
        return [self.rail, self.scene_bar, self.room, *self.docks.shown]

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes as one reads, whatever order the rooms were built in."""
        rail, bar, *others = self.panes
        panes = [rail, bar, self.message_bar, *others, self.status]
        moved = step_widget(panes, 1 if forward else -1)
        return moved or super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc that nothing inside wanted: close the message, else clear the selection."""
        if event.key() == Qt.Key.Key_Escape and not event.modifiers():
            if self.message_bar.messages:
                self.message_bar.close_newest()
            else:
                self.context.session.select(())
            return
        held = event.key() == Qt.Key.Key_Backslash and not event.isAutoRepeat()
        if not (held and self.snapshots.hold()):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        released = event.key() == Qt.Key.Key_Backslash and not event.isAutoRepeat()
        if not (released and self.snapshots.release()):
            super().keyReleaseEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        for path in dropped_files(event.mimeData()):
            self.opener.open(path)
        event.acceptProposedAction()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.context.theme.spread()  # rooms and pages come later, if they are seen
            self.setLocale(QLocale())  # of the numbers in its boxes
            for part in (self.menus, self.docks, self.message_bar):
                self.context.theme.later(part.retranslate)
            self.context.theme.later(self._name_rooms)  # and with them all actions
        elif event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self.snapshots.release()  # the key may be let go in another window

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit()
        super().closeEvent(event)
        self.context.theme.forget()
