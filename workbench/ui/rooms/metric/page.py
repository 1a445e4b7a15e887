"""Base class of the pages below the planes of the Metric lab, and what they need of it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from workbench.api import IntArray
from workbench.core.results.metric_result import MetricProgress
from workbench.ui.pages import LazyPage
from workbench.ui.room import Room
from workbench.ui.rooms.metric.given_constraints import GivenConstraints
from workbench.ui.rooms.metric.history import History
from workbench.ui.rooms.metric.planes.picture import Picture
from workbench.ui.rooms.metric.sliced_work import SlicedWork


class LabRoom(Room):
    """What the pages need of the Metric lab beside what every room has.

    Attributes
    ----------
    history : History
        What happened before a page was made.
    hand : GivenConstraints
        The constraints given by hand.
    """

    history: History
    hand: GivenConstraints


class LabPage(LazyPage):
    """Base of the pages below the planes of the Metric lab.

    A page is made when first looked at; what happened before is in `history`. Jobs are
    asked for through ``self.room.request()``.

    Signals
    -------
    rows_chosen(rows)
        The user picked rows of the data set: an iterable of row numbers.
    pair_chosen(a, b)
        The user picked two rows (positions in ``picture.X``) to compare.
    metric_proposed(metric)
        The user shaped a metric by hand: M, shape (d, d), positive semidefinite, in
        the coordinates of ``picture.X``. Every frame of a drag may send one.
    metric_rested(metric)
        The hand came to rest: what takes longer may follow now.
    learn_wanted(plugin, params)
        The user wants this method with these parameters learned.
    """

    rows_chosen = Signal(object)
    pair_chosen = Signal(int, int)
    metric_proposed = Signal(object)
    metric_rested = Signal(object)
    learn_wanted = Signal(str, dict)

    def __init__(self, room: LabRoom, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.setObjectName(f"metric_{self.page_id}_page")
        self.history = room.history
        self.picture: Picture | None = None
        self.selected: IntArray | None = None
        self.pair: tuple[int, ...] = ()
        # whether all widgets are made
        self._whole = type(self).build is LabPage.build
        self._turns = SlicedWork(self)
        self._turns.finished.connect(self._on_turns_finished)

    # -- to override ------------------------------------------------------------

    def build(self) -> Iterator[None]:
        """Make what is heavy when first looked at: a widget or so, `yield`, the next."""
        yield from ()

    def fill(self) -> None:
        """Draw `picture`, which may be None; all is built."""

    def show_news(self, news: MetricProgress) -> None:
        """Take news of a metric in the making.

        Called whether the page is seen or not; `history` has taken them already.
        """

    def mark(self) -> None:
        """Draw `selected` (row numbers) and `pair` (positions) anew, if seen."""

    def stop(self) -> None:
        """Stop what moves by itself: another room is shown, or other data."""

    # -- for the room -----------------------------------------------------------

    def show_picture(self, picture: Picture | None) -> None:
        """Take another metric, or none; draws at once only if it can be seen."""
        self.picture = picture
        self.refresh()

    def show_selection(self, rows: IntArray, pair: tuple[int, ...]) -> None:
        """Take the selected rows and the pair that is compared."""
        self.selected, self.pair = rows, pair
        if self.isVisible() and not self._stale:
            self.mark()

    @property
    def draws_now(self) -> bool:
        """Whether it can be seen; what is covered forgets the last metric, too."""
        place = self.parentWidget()
        in_front = place is not None and not place.isHidden()
        return super().draws_now or (self.picture is None and in_front)

    @property
    def is_drawn(self) -> bool:
        """Whether what is seen is the metric of the room."""
        return self._whole and not self._stale

    def _on_turns_finished(self) -> None:
        self._whole = True
        if self.draws_now:
            self._fill_now()

    def _fill_now(self) -> None:
        if not self._whole:
            if not self._turns.busy:
                self._turns.start(self.build())
            return
        super()._fill_now()
        self.mark()
