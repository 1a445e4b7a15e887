"""What every page of a run's result is: shown when it fits, filled when looked at."""

from __future__ import annotations

from typing import Any, ClassVar

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from workbench.core.session import Run
from workbench.ui.room import Room


class ResultPage(QWidget):
    """Base of the pages in the result tabs of the Classify room.

    A page draws only while it is looked at: override `fill`, which is called when
    the page becomes visible with a run it has not drawn, and when the run changes
    before the user's eyes. Jobs are asked for through ``self.room.request()``.

    Signals
    -------
    rows_chosen(rows)
        The user picked rows of the data set: an iterable of row numbers.
    """

    page_id: ClassVar[str] = ""
    rows_chosen = Signal(object)

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(f"classify_{self.page_id}_view")
        self.room = room
        self.context = room.context
        self.current: Run | None = None
        self._stale = True
        room.context.theme.changed.connect(self.refresh)

    # -- to override ------------------------------------------------------------

    def title(self) -> str:
        """Return the name on the tab, translated."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Set every text in the current language."""

    def fits(self, run: Run) -> bool:
        """Whether there is anything to show of this run; else its tab is grey."""
        return True

    def fill(self) -> None:
        """Draw `current`, which may be None."""

    def probe(self) -> dict[str, Any]:
        """Return plain data about what is shown."""
        return {}

    # -- for the tabs -----------------------------------------------------------

    def show_run(self, run: Run | None) -> None:
        """Take another run, or none; draws at once only if it can be seen."""
        self.current = run
        self.refresh()

    def refresh(self) -> None:
        """Draw again: now if it can be seen, else when it can."""
        self._stale = True
        if self.isVisible():
            self._fill_now()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self._fill_now()

    def _fill_now(self) -> None:
        self._stale = False
        self.fill()
