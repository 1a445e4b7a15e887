"""Pages of a room: the record in its list, the place they appear, the base classes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from workbench.api.problems import Problem
from workbench.ui.context import Context
from workbench.ui.room import Room
from workbench.ui.services.held_font import HeldFont
from workbench.ui.session.file_dialogs import ask_save, file_name

if TYPE_CHECKING:
    from workbench.core.results.evaluating.run import Run

#: What a target that begins with a dot is relative to.
ROOMS_PACKAGE = "workbench.ui.rooms"

W = TypeVar("W", bound=QWidget)


def load_widget(target: str, base: type[W]) -> type[W]:
    """Import the class of a widget.

    Parameters
    ----------
    target : str
        ``module:Class``; a module with a leading dot is relative to
        `workbench.ui.rooms`.
    base : type
        What the class must derive from.

    Raises
    ------
    TypeError
        The target is something else.
    """
    module, name = target.split(":")
    found = getattr(import_module(module, ROOMS_PACKAGE), name)
    if not (isinstance(found, type) and issubclass(found, base)):
        raise TypeError(f"{target} is not a {base.__name__}")
    return found


def fits_always(_run: Run, _context: Context) -> bool:
    """Whether a page that fits every run fits this one."""
    return True


@dataclass(frozen=True, slots=True)
class PageEntry:
    """A page of a room; its module is imported when the page is first shown.

    Attributes
    ----------
    id : str
        The `page_id` of the class.
    target : str
        ``module:Class``, as for `load_widget`.
    title : callable
        Returns what the list of pages says, in the current language.
    fits : callable
        Whether there is anything to show of a run; else its title is grey.
    hides : bool
        Whether its title is taken away, not just grey, where the page does not fit.
    about : callable
        Returns the tooltip of its title; empty: none.
    group : callable, optional
        Returns the heading it stands under; the same one for all pages of a group.
    """

    id: str
    target: str
    title: Callable[[], str]
    fits: Callable[[Run, Context], bool] = fits_always
    hides: bool = False
    about: Callable[[], str] = str
    group: Callable[[], str] | None = None

    def load(self, base: type[W]) -> type[W]:
        """Import the page's class, which derives from `base`."""
        return load_widget(self.target, base)


def entry_of(pages: Iterable[PageEntry], page_id: str) -> PageEntry:
    """Return the entry of a page.

    Raises
    ------
    KeyError
        There is no such page.
    """
    for entry in pages:
        if entry.id == page_id:
            return entry
    raise KeyError(page_id)


class RoomPage(QWidget):
    """Base of the pages of a room.

    Parameters
    ----------
    room : Room
        Makes requests, shows messages, and has the context.
    """

    #: The id in the room's list; the middle word of the names of its widgets.
    page_id: ClassVar[str] = ""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.room, self.context = room, room.context
        HeldFont(room.context.theme, self)
        self._rewording = room.context.theme.deferred(self, self.on_language_changed)

    def retranslate(self) -> None:
        """Set every text in the current language."""

    def reword(self) -> None:
        """Set every text in the current language when the page can be seen."""
        self._rewording.refresh()

    def on_language_changed(self) -> None:
        """Be seen in another language than before."""
        self.retranslate()

    def probe(self) -> dict[str, Any]:
        """Return plain data about what is shown."""
        return {}

    def ask_figure_file(self, title: str, *names: str) -> str:
        """Ask where to save a figure; empty if nowhere.

        Parameters
        ----------
        title : str
            Of the dialog.
        *names : str
            What the name that is proposed is made of.
        """
        path, _ = ask_save(
            self,
            title,
            file_name(".svg", *names),
            self.tr("Scalable picture (*.svg);;Picture (*.png);;Page (*.pdf)"),
        )
        return path

    def save_figure(self, figure: QWidget, path: str | Path) -> None:
        """Write a figure to a PNG, SVG or PDF file; the message bar says how it went."""
        # late: the window shows before anything is exported
        from workbench.ui.drawing import figure_export

        try:
            figure_export.export(figure, path)
        except Problem as problem:
            self.room.message("error", str(problem))
        else:
            self.room.message("info", lambda: self.tr("{} was written").format(path))


class LazyPage(RoomPage):
    """A page that draws only while it is looked at.

    Override `fill`: it is called soon after the page became visible and is out of date,
    and when it goes out of date before the user's eyes. The theme is one reason for that.
    """

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._stale, self._waits = True, False
        room.context.theme.follow(self, self.refresh)

    def fill(self) -> None:
        """Draw everything anew."""

    def compute(self) -> None:
        """Work out anew what is shown: F5."""
        self.refresh()

    def refresh(self) -> None:
        """Draw again: now if it can be seen, else when it can."""
        self._stale = True
        if self.draws_now:
            self._fill_now()

    @property
    def is_stale(self) -> bool:
        """Whether what is shown may be about other rows than those of now."""
        return self._stale

    @property
    def draws_now(self) -> bool:
        """Whether the page is drawn at once when it goes out of date."""
        return self.isVisible()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale and not self._waits:
            # making a page and drawing it, in one turn, would hold the window up
            self._waits = True
            # what is clicked meanwhile may not be there any more
            self._take_clicks(False)
            self.room.draw_soon(self._draw_shown)

    def draw_waiting(self) -> None:
        """Draw what waits for its turn: something is done with the page at once."""
        self.room.draw_waiting()

    def _draw_shown(self) -> None:
        self._waits = False
        if not isValid(self):
            return
        self._take_clicks(True)
        if self._stale and self.draws_now:
            self._fill_now()

    def _take_clicks(self, on: bool) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not on)

    def _fill_now(self) -> None:
        self._stale = False
        self.fill()


class AskingPage(LazyPage):
    """A page that asks a worker for what it draws, and for the same thing only once."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        #: What was asked last: what the next answer is about.
        self._asked: Any = None
        self._anew = False

    def compute(self) -> None:
        """Ask again, though nothing changed: F5."""
        self.draw_waiting()
        self._anew = True  # until it is asked, an answer is about what was asked before
        self.refresh()

    def has_to_ask(self, question: Any) -> bool:
        """Whether a question was not asked yet; from now on it is the one asked last."""
        if question == self._asked and not self._anew:
            return False
        self._asked, self._anew = question, False
        return True


class WideButton(QToolButton):
    """The button at the tabs that gives pages the whole height of their room."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setCheckable(True)
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.toggled.connect(self._on_toggled)
        self._on_toggled(False)

    def _on_toggled(self, on: bool) -> None:
        self.setArrowType(Qt.ArrowType.DownArrow if on else Qt.ArrowType.UpArrow)


P = TypeVar("P", bound=RoomPage)


def _if_valid(page: RoomPage, step: Callable[[], object]) -> None:
    """Do something with a page unless it was deleted meanwhile."""
    if isValid(page):
        step()


class PagePlace(QWidget, Generic[P]):
    """Where a page appears: empty until the page is made, around it from then on.

    Signals
    -------
    looked_at(page_id)
        The place is shown and still empty.
    """

    looked_at = Signal(str)

    def __init__(
        self, entry: PageEntry, parent: QWidget, *, top_margin: int = 0
    ) -> None:
        super().__init__(parent)
        self.entry = entry
        self.page: P | None = None
        QVBoxLayout(self).setContentsMargins(0, top_margin, 0, 0)

    def put(self, page: P, *, ready: Callable[[], object] | None = None) -> None:
        """Put the page where it is seen, in a turn of its own: making it took one.

        Parameters
        ----------
        page : RoomPage
        ready : callable, optional
            Called before the page is shown, in a turn of its own, too.
        """
        self.page = page
        if ready is not None:
            page.room.draw_soon(partial(_if_valid, page, ready))
        page.room.draw_soon(partial(_if_valid, page, partial(self._show, page)))

    def _show(self, page: P) -> None:
        self.layout().addWidget(page)  # type: ignore[union-attr]
        page.show()  # at once: a layout would in a later turn of the loop

    def showEvent(self, event: QShowEvent) -> None:
        if self.page is None:
            self.looked_at.emit(self.entry.id)
        super().showEvent(event)
