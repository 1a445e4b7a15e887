"""The pages of a room beside the list that chooses the one in front."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QMenu,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from workbench.ui.layouts import nest
from workbench.ui.pages import PageEntry
from workbench.ui.services.held_font import fit_text
from workbench.ui.widgets.object_names import add_action, named
from workbench.ui.widgets.page_list import LOWEST, PageList

_GAP = 8
#: A page has at least so many pixels beside the list, else the list folds.
_NARROWEST = 420
_SHORTCUTS = {"Ctrl+PgUp": -1, "Ctrl+PgDown": 1}


class _Space(NamedTuple):
    """How large a browser was, and how large it must be to show its list."""

    size: QSize
    need: QSize

    def is_enough(self) -> bool:
        """Whether the list has all its room."""
        return self.size.boundedTo(self.need) == self.need

    def is_no_better_than(self, other: _Space) -> bool:
        """Whether there is no more room for no less of a need."""
        return (
            self.size.expandedTo(other.size) == other.size
            and self.need.boundedTo(other.need) == other.need
        )


class PageBrowser(QWidget):
    """Pages, of which one is in front, and the list of their titles in groups.

    Where the list has not its whole width and height, a button with the same titles as
    a menu stands above the page instead. Ctrl+PageUp and Ctrl+PageDown turn the pages
    from anywhere in the room.

    Parameters
    ----------
    room_id : str
        The objectNames begin with it.
    entries : sequence of PageEntry
        In the order of the list; those of a group follow each other.
    places : mapping of str to QWidget
        What is shown of each page, by its id.
    parent : QWidget
        The room.
    compact : bool
        Whether the button stands for the list however much room there is, and the pages
        behind do not count for the least size.

    Attributes
    ----------
    list : PageList
    button : QToolButton
        Stands for the list where that is folded.
    panel : QWidget
        The page in front, below the button.

    Signals
    -------
    turned(page_id)
        Another page is in front.
    folded(on)
        The list gave way to the button, or came back.
    """

    turned = Signal(str)
    folded = Signal(bool)

    def __init__(
        self,
        room_id: str,
        entries: Sequence[PageEntry],
        places: Mapping[str, QWidget],
        parent: QWidget,
        *,
        compact: bool = False,
    ) -> None:
        super().__init__(parent)
        self._compact = compact
        self._seats: dict[str, QBoxLayout] = {}
        self._entries = {entry.id: entry for entry in entries}
        self._places = dict(places)
        self._front = entries[0].id
        self._corner: QWidget | None = None
        self._cover: QWidget | None = None
        self._covered: Collection[str] = ()
        self._trial: tuple[_Space, QSize] | None = None  # and the size of the window
        self._misfits: list[_Space] = []
        self.list = PageList(f"{room_id}_pages_list", entries, self)
        self.button = named(QToolButton(), f"{room_id}_pagesBtn")
        self.list.stand_in = self.button
        self._menu = QMenu(self.button)
        self._menu.setObjectName(f"{room_id}_pages_menu")
        self._sections: list[tuple[QAction, PageEntry]] = []
        self._actions = self._make_actions(room_id)
        self._stack = _PageStack(front_only=self._compact)
        for entry in entries:
            self._stack.addWidget(self._places[entry.id])
        self._lay_out()
        self.list.mark(self._front)
        self.list.chosen.connect(self.open)
        for keys, step in _SHORTCUTS.items():
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.activated.connect(self.next_page if step > 0 else self.last_page)

    def _make_actions(self, room_id: str) -> dict[str, QAction]:
        group, made = QActionGroup(self._menu), {}
        above = None
        for entry in self._entries.values():
            if entry.group is not None and entry.group is not above:
                heading = add_action(self._menu, f"{room_id}_pages_{entry.id}GroupAct")
                heading.setSeparator(True)
                self._sections.append((heading, entry))
            above = entry.group
            action = add_action(self._menu, f"{room_id}_pages_{entry.id}Act")
            action.setCheckable(True)
            action.setData(entry.id)
            group.addAction(action)
            made[entry.id] = action
        group.triggered.connect(self._on_group_triggered)
        return made

    def _lay_out(self) -> None:
        self.button.setMenu(self._menu)
        self.button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.button.setMinimumHeight(LOWEST)
        self.button.hide()
        self.list.setVisible(not self._compact)
        self._head = QHBoxLayout()
        self._head.addWidget(self.button)
        self._head.addStretch(1)
        self.panel = QWidget()
        column = QVBoxLayout(self.panel)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        nest(column, self._head)
        column.addWidget(self._stack, 1)
        self._column = column
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(_GAP)
        self._grid.setVerticalSpacing(4)
        self._grid.addWidget(self.list, 0, 0)
        self._grid.setRowStretch(0, 1)
        self._grid.setColumnStretch(1, 1)
        self._content: QWidget = self.panel
        self._grid.addWidget(self.panel, 0, 1, 2, 1)
        # not before it stands in the room: it would be a window of its own
        self.button.setVisible(self._compact)

    def set_content(self, content: QWidget) -> None:
        """Put a widget that contains `panel` beside the list."""
        self._content = content
        self._grid.addWidget(content, 0, 1, 2, 1)

    def set_corner(self, corner: QWidget) -> None:
        """Put a small button below the list, or beside the button that stands for it."""
        self._corner = corner
        self._place_corner()

    def seat_button(self, page_id: str, row: QBoxLayout) -> None:
        """Have the button begin a row of a page while that is in front.

        The page then begins where it would without a list: the button's own line above
        it takes no height.
        """
        self._seats[page_id] = row
        self._place_button()

    def set_cover(self, cover: QWidget) -> None:
        """Take a widget that is shown in place of pages that are empty."""
        self._cover = cover
        self._column.addWidget(cover, 1)
        cover.hide()

    def cover(self, page_ids: Collection[str]) -> None:
        """Show the cover in place of these pages, and all others themselves."""
        self._covered = page_ids
        self._show_cover()

    def _show_cover(self) -> None:
        if self._cover is not None:
            covered = self._front in self._covered
            self._stack.setVisible(not covered)
            self._cover.setVisible(covered)

    # -- the page in front ------------------------------------------------------

    @property
    def front(self) -> str:
        """The id of the page in front."""
        return self._front

    @property
    def title(self) -> str:
        """The title of the page in front, in the current language."""
        return self._entries[self._front].title()

    @property
    def place(self) -> QWidget:
        """What is shown of the page in front."""
        return self._places[self._front]

    def open(self, page_id: str) -> None:
        """Bring a page to the front."""
        if page_id == self._front:
            return
        self._front = page_id
        self.list.mark(page_id)
        self._show_front()
        self._show_cover()
        fit_text(self._places[page_id])
        self._stack.setCurrentWidget(self._places[page_id])
        self._place_button()
        self.turned.emit(page_id)
        self._refold()
        if self._places[page_id].hasFocus():
            # Qt gave the focus of the page that went to a page that was still empty: a
            # frame around all of it, and no key would do anything
            (self.button if self.is_folded else self.list).setFocus()

    def next_page(self) -> None:
        """Open the page below the one in front; after the last one, the first."""
        self._step(1)

    def last_page(self) -> None:
        """Open the page above the one in front; before the first one, the last."""
        self._step(-1)

    def _step(self, step: int) -> None:
        offered = self.list.offered
        if self._front in offered:
            place = offered.index(self._front) + step
            self.open(offered[place % len(offered)])

    def allow(self, page_id: str, allowed: bool, shown: bool = True) -> None:
        """Grey a page or take it off the list, or offer it again."""
        allowed = allowed and shown
        if (allowed, shown) == (self.list.allows(page_id), self.list.shows(page_id)):
            return
        self.list.allow(page_id, allowed, shown)
        self._actions[page_id].setEnabled(allowed)
        self._actions[page_id].setVisible(shown)
        for heading, first in self._sections:
            inside = (e for e in self._entries.values() if e.group is first.group)
            heading.setVisible(any(self.list.shows(e.id) for e in inside))
        self._refold()

    def _on_group_triggered(self, action: QAction) -> None:
        self.open(str(action.data()))

    # -- texts ------------------------------------------------------------------

    def name_pages(self, about: str) -> None:
        """Set every text in the current language.

        Parameters
        ----------
        about : str
            What the pages are, for screen readers.
        """
        self.list.setAccessibleName(about)
        self.list.retranslate()
        for page_id, action in self._actions.items():
            entry = self._entries[page_id]
            action.setText(entry.title().replace("&", "&&"))
            action.setToolTip(entry.about())
        for heading, entry in self._sections:
            assert entry.group is not None
            heading.setText(entry.group().replace("&", "&&"))
        self.button.setToolTip(about)
        self._show_front()
        self._refold()

    def _show_front(self) -> None:
        """Write the page in front on the button."""
        entry = self._entries[self._front]
        parts = [] if entry.group is None else [entry.group()]
        text = " › ".join([*parts, entry.title()])
        self.button.setText(text.replace("&", "&&"))
        self.button.setAccessibleName(f"{self.list.accessibleName()}: {text}")
        self._actions[self._front].setChecked(True)

    # -- folding ----------------------------------------------------------------

    @property
    def is_folded(self) -> bool:
        """Whether the button stands for the list."""
        return self.list.isHidden()

    def minimumSizeHint(self) -> QSize:
        hint = self._content.minimumSizeHint()
        if self.is_folded:
            return hint
        return hint + QSize(0, self.button.sizeHint().height() + 4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._fold()  # the page may have got longer words
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._refold()

    def _refold(self) -> None:
        """Judge anew: what the list or the page must have may be another."""
        self._misfits.clear()
        self._fold()

    def _fold(self) -> None:
        """Show the list where all of it has room, else the button.

        Beside the list a page may wrap its texts, be higher, and get a scroll bar, which
        leaves no room for the list: that is tried once, or it would go on for ever.
        """
        full, corner = self.list.full_size, self._corner
        below = 0 if corner is None else corner.sizeHint().height() + 4
        page = max(_NARROWEST, self._content.minimumSizeHint().width())
        need = QSize(full.width() + _GAP + page, full.height() + below)
        space = _Space(self.size(), need)
        fits = not self._compact and space.is_enough()
        if fits != self.is_folded:
            return
        if fits:
            if any(space.is_no_better_than(misfit) for misfit in self._misfits):
                return
            self._trial = space, self.window().size()
            QTimer.singleShot(0, self, self._end_trial)
        elif self._trial is not None:
            tried, window = self._trial
            if self.window().size() == window:  # else there is less room for all
                self._misfits.append(tried)
            self._trial = None
        old, new = (self.button, self.list) if fits else (self.list, self.button)
        had_focus = old.hasFocus()
        old.setVisible(False)
        new.setVisible(True)
        self._place_corner()
        if had_focus:
            new.setFocus()
        self.updateGeometry()
        self.folded.emit(not fits)

    def _end_trial(self) -> None:
        """Take the list for shown: all was laid out, and it still has its room."""
        self._trial = None

    def _place_button(self) -> None:
        """Put the button where the page in front has it."""
        row = self._seats.get(self._front, self._head)
        if self._compact:  # pages reach to the edges of the room
            gap = _GAP if row is self._head else 0
            self._head.setContentsMargins(gap, gap, gap, 0)
        if row.indexOf(self.button) < 0:
            had_focus = self.button.hasFocus()
            row.insertWidget(0, self.button)
            self.button.setVisible(self.is_folded)
            if had_focus:
                self.button.setFocus()

    def _place_corner(self) -> None:
        if self._corner is None:
            return
        if self.is_folded:
            self._head.addWidget(self._corner)
        else:
            left = Qt.AlignmentFlag.AlignLeft
            self._grid.addWidget(self._corner, 1, 0, left)


class _PageStack(QStackedWidget):
    """The pages, as high at least as the texts of the one in front in their width.

    Parameters
    ----------
    front_only : bool
        Whether the pages behind may be larger than it is.
    """

    def __init__(self, *, front_only: bool) -> None:
        super().__init__()
        self._front_only = front_only
        self.currentChanged.connect(self.updateGeometry)

    def minimumSizeHint(self) -> QSize:
        least, page = super().minimumSizeHint(), self.currentWidget()
        if self._front_only and page is not None:
            least = page.minimumSizeHint().expandedTo(page.minimumSize())
        layout = None if page is None else page.layout()
        if layout is None or not layout.hasHeightForWidth():
            return least
        wide = max(self.width(), least.width())
        return least.expandedTo(QSize(0, layout.minimumHeightForWidth(wide)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
