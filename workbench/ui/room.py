"""The base of every room: a page with messages, a probe and a `settled` signal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar, Self
from weakref import WeakSet

import numpy as np
from PySide6.QtCore import QEvent, QLocale, QTimer, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget
from shiboken6 import isValid

from workbench.api.data import Dataset
from workbench.jobs.spec import Failure
from workbench.ui.context import Context
from workbench.ui.services.error_messages import told
from workbench.ui.services.held_font import HeldFont
from workbench.ui.services.job_signals import Request
from workbench.ui.services.message_words import message_words
from workbench.ui.services.repaint_queue import preparations
from workbench.ui.session.repeat_actions import Repeatable, Repeating
from workbench.ui.widgets.setup_fold import SetupFold
from workbench.ui.window.messages import Action, Level, Message

#: More rows than this cannot be drawn and searched again between two frames.
DRAWN_ROWS = 50_000
#: What is offered instead.
SAMPLED_ROWS = 20_000


#: Rooms with something left to draw.
_drawing: WeakSet[Room] = WeakSet()


def rooms_drawn(window: QWidget, _ends: float) -> bool:
    """Whether nothing waits for its turn that would have the window painted again."""
    return not any(
        isValid(room) and room.isVisible() and room.window() is window
        for room in list(_drawing)
    )


preparations.append(rooms_drawn)


def drawable(data: Dataset | None) -> Dataset | None:
    """Return the data set unless it has too many rows to be drawn live."""
    return None if data is not None and data.n_rows > DRAWN_ROWS else data


class Room(QWidget):
    """Base of all rooms.

    A room builds its widgets inside `self.body`, names every one, and
    keeps a `Request` for each thing it asks of the workers, made with `request`.

    Signals
    -------
    settled(generation)
        Nothing runs and nothing waits; `generation` counts what was asked so far.
    messaged(message)
        The room's message changed: a `Message`, or None when it was cleared.
    grown()
        Widgets were added after the room was built; nothing of them is painted yet.
    """

    room_id: ClassVar[str] = ""
    #: What of the scene changes what the room shows, by its name in the scene bar.
    obeys: ClassVar[frozenset[str]] = frozenset({"data"})
    #: Whether a room that is made now leaves its parts to `make_part`.
    _begins: ClassVar[bool] = False
    settled = Signal(int)
    messaged = Signal(object)
    grown = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.setObjectName(f"{self.room_id}_room")
        HeldFont(context.theme, self)
        self.last_message: Message | None = None
        self.body = QWidget(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.body, 1)
        self._rewording = context.theme.deferred(self, self._on_language_changed)
        self._requests: list[Request] = []
        self._drawings: list[Callable[[], None]] = []
        self._drawing_turn = False
        self.generation = 0
        #: What folds after a run, in rooms that are set up.
        self.setup_fold: SetupFold | None = None
        self.probes: dict[str, Callable[[], dict[str, Any]]] = {}
        self._repeating: Repeating | None = None
        self._parts: Iterator[None] = iter(())

    @classmethod
    def begin(cls, context: Context) -> Self:
        """Return a room without its parts, which `make_part` makes."""
        Room._begins = True
        try:
            return cls(context)
        finally:
            Room._begins = False

    def make(self, parts: Iterator[None]) -> None:
        """Make the parts of the room, as the last thing in `__init__`.

        Parameters
        ----------
        parts : iterator
            Makes a part at each step. All are made at once, but for a room that was only
            begun: making it holds a window up for longer than anybody overlooks.
        """
        self._parts = parts
        if not Room._begins:
            self.finish_making()

    def make_part(self) -> bool:
        """Make the next part, if any is left; return whether there may be more."""
        return next(self._parts, self) is None

    def finish_making(self) -> None:
        """Make at once all parts that are left."""
        while self.make_part():
            pass

    def hasHeightForWidth(self) -> bool:
        """Have the place of the rooms ask for the least height, not the preferred one.

        A scroll area gives whatever has a height for its width all that it would like.
        """
        return False

    # -- to override ------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""

    def enter(self) -> None:
        """Be shown: refresh what changed while another room was."""

    def leave(self) -> None:
        """Be hidden."""

    def run(self) -> None:
        """Do what F5 means here."""

    def reveal(self, widget: QWidget) -> None:
        """Open the set-up if a widget is a part of it, so that it can be used."""
        if self.setup_fold is not None and self.setup_fold.contains(widget):
            self.setup_fold.open()

    def repeatable(self) -> Repeatable | None:
        """Return what a script, a notebook or a report would repeat; None for nothing."""
        return None

    # -- for rooms ----------------------------------------------------------------

    def request(self, policy: str = "replace", *, unasked: bool = False) -> Request:
        """Make a request slot; its failures show in the message bar by themselves.

        Parameters
        ----------
        policy : str
            As for `Request`.
        unasked : bool
            The room asks when it is looked at, not the user: that the data are not of
            the kind drawn is no error then, only worth saying.
        """
        request = Request(self.context.jobs, self, policy=policy)  # type: ignore[arg-type]
        failed = self._on_unasked_failed if unasked else self._on_request_failed
        request.failed.connect(failed)
        request.idle.connect(self._on_request_idle)
        self._requests.append(request)
        return request

    @property
    def busy(self) -> bool:
        """Whether any request runs or waits, or a page waits to be drawn."""
        return bool(self._drawings) or any(r.busy for r in self._requests)

    def draw_soon(self, draw: Callable[[], None]) -> None:
        """Draw in a turn of the event loop of its own, or before the next probe."""
        self._drawings.append(draw)
        _drawing.add(self)
        if not self._drawing_turn:
            # one more turn: in this one timers would fire that are due at once
            self._drawing_turn = True
            QTimer.singleShot(0, self, self._before_drawing_turn)

    @Slot()
    def _before_drawing_turn(self) -> None:
        self._drawing_turn = False
        self._schedule_drawing()

    def _schedule_drawing(self) -> None:
        if self._drawings and not self._drawing_turn:
            self._drawing_turn = True
            QTimer.singleShot(0, self, self._on_drawing_turn)
        elif not self._drawings:
            _drawing.discard(self)

    @Slot()
    def _on_drawing_turn(self) -> None:
        self._drawing_turn = False
        if not self._drawings:
            return
        with told():
            self._drawings.pop(0)()
        self._schedule_drawing()
        self._on_request_idle()

    def draw_waiting(self) -> None:
        """Draw at once what waits for its turn: something is done with it."""
        while self._drawings:
            with told():
                self._drawings.pop(0)()
        _drawing.discard(self)

    def finish_drawing(self) -> None:
        """Draw at once all that is left: it is needed sooner than anybody would look."""
        self.context.theme.finish()
        self.draw_waiting()

    def next_generation(self) -> int:
        """Count one more thing asked for."""
        self.generation += 1
        return self.generation

    @property
    def repeating(self) -> Repeating:
        """What takes the room's result away as Python, as a notebook, as a report."""
        if self._repeating is None:
            self._repeating = Repeating(self, self)
        return self._repeating

    def message(
        self,
        level: Level,
        text: str | Callable[[], str],
        details: str = "",
        action: Action | None = None,
        *,
        lasting: bool = True,
    ) -> None:
        """Show one line in the window's message bar; it stays with this room.

        Parameters
        ----------
        text : str or callable
            A callable returns the line in the current language, whatever that will be.
        lasting : bool
            Whether a warning stays until it is closed; False where it can be read in
            the room, too.
        """
        wording = text if callable(text) else None
        if isinstance(text, str) and level != "info":
            # what workers and readers complain of is English
            wording = partial(message_words, text)
        line = str(text) if wording is None else wording()
        message = Message(level, line, details, action, wording, lasting)
        self.last_message = message
        self.messaged.emit(message)

    def clear_message(self) -> None:
        """Take the room's message away."""
        if self.last_message is not None:
            self.last_message = None
            self.messaged.emit(None)

    def can_classify(self) -> bool:
        """Whether the data shown have labels as class; if not, say so in one line."""
        data = self.context.session.data
        if data is None or data.has_nominal_class:
            return data is not None
        name = data.class_attribute.name
        self.message(
            "info",
            lambda: self.tr(
                "The class {name} is not nominal: choose another in Data."
            ).format(name=name),
            action=(lambda: self.tr("Open Data"), self._open_data_room),
        )
        return False

    def can_measure(self) -> bool:
        """Whether rows with labels have distances; if not, say so in one line."""
        data = self.context.session.data
        if data is None or not self.can_classify():
            return False
        texts = [a.name for a in data.attributes if not (a.is_numeric or a.is_nominal)]
        if texts:
            self.message(
                "info",
                lambda: self.tr(
                    "The attribute {name} is neither numeric nor nominal: leave it out, or "
                    "make columns of it."
                ).format(name=texts[0]),
                action=(lambda: self.tr("Open Data"), self._open_data_room),
            )
        return not texts

    def why_not_learn(self) -> str:
        """Why nothing can be learnt from the data shown; empty where something can."""
        data = self.context.session.data
        if data is None:
            return self.tr("Open a data set first.")
        if data.n_rows < 2:
            return self.tr("There is nothing to learn from: paint or add rows first.")
        if not any(a.is_numeric or a.is_nominal for a in data.attributes):
            return self.tr(
                "There is nothing to learn from: no attribute is numeric or nominal."
            )
        return ""

    def can_draw(self) -> bool:
        """Whether the data shown are few enough; if not, say so and offer a sample."""
        data = self.context.session.data
        fits = drawable(data) is data
        self.body.setVisible(fits)
        if fits or data is None:
            return fits
        rows = data.n_rows
        self.message(
            "info",
            lambda: self.tr(
                "{rows} rows are more than this room draws live ({limit})."
            ).format(rows=_figure(rows), limit=_figure(DRAWN_ROWS)),
            action=(
                lambda: self.tr("Take a sample of {rows}").format(
                    rows=_figure(SAMPLED_ROWS)
                ),
                self._open_sample,
            ),
        )
        return False

    def _open_sample(self) -> None:
        """Open a sample of the rows beside the whole data set."""
        session = self.context.session
        data = session.data
        if data is None:
            return
        random = np.random.default_rng(session.scene.seed)
        rows = np.sort(random.choice(data.n_rows, SAMPLED_ROWS, replace=False))
        note = f"{SAMPLED_ROWS} of {data.n_rows} rows, drawn with seed {session.scene.seed}"
        session.open(replace(data.take(rows), notes=(*data.notes, note)))

    def _open_data_room(self) -> None:
        self.context.commands.room_requested.emit("data")

    def probe(self, topic: str | None = None) -> dict[str, Any]:
        """Return plain data about the room's state."""
        self.draw_waiting()
        if topic is not None:
            return self.probes[topic]()
        return {name: make() for name, make in self.probes.items()}

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._rewording.refresh()

    def _on_language_changed(self) -> None:
        self.retranslate()
        if self._repeating is not None:
            self._repeating.retranslate()
        if self.last_message is not None:
            self.last_message.reword()

    def _on_request_failed(self, failure: Failure) -> None:
        self.message("error", failure.text, failure.trace)

    def _on_unasked_failed(self, failure: Failure) -> None:
        level: Level = "info" if failure.type == "Problem" else "error"
        self.message(level, failure.text, failure.trace)

    def _on_request_idle(self) -> None:
        if not self.busy:
            self.settled.emit(self.generation)


def _figure(n: int) -> str:
    """Return a number as the language chosen by now writes it."""
    return QLocale().toString(n)
