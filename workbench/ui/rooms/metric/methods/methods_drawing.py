"""Drawing the slots of the page of methods, one thing in each turn of the event loop."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from workbench.api import IntArray
from workbench.ui.rooms.metric.methods.methods_slot import MethodSlot

#: A slot with more rows than these is painted in a turn of its own.
MANY_ROWS = 1000


class SlotDrawing(QObject):
    """What is still to do with the slots; plots of many rows are dear.

    Parameters
    ----------
    page : QWidget
        Nothing is drawn while it is hidden.
    show : callable
        Shows in a slot what is known of its method.
    selected : callable
        Returns the selected rows, which are ringed.

    Signals
    -------
    left_undone()
        The page was hidden before all was done.
    """

    left_undone = Signal()

    def __init__(
        self,
        page: QWidget,
        show: Callable[[MethodSlot], None],
        selected: Callable[[], IntArray],
    ) -> None:
        super().__init__(page)
        self._page, self._show, self._selected = page, show, selected
        self._undrawn: deque[MethodSlot] = deque()
        self._unmarked: deque[MethodSlot] = deque()
        self._unpainted: deque[MethodSlot] = deque()
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._on_timer_timeout)

    @property
    def busy(self) -> bool:
        """Whether something is left to do."""
        return self._timer.isActive()

    def draw(self, slot: MethodSlot) -> None:
        """Show anew what a slot's method learned, and ring the selected rows."""
        if slot not in self._undrawn:
            self._undrawn.append(slot)
        self._timer.start()

    def mark(self, slots: Iterable[MethodSlot]) -> None:
        """Ring the selected rows in these slots."""
        self._unmarked = deque(slots)
        self._timer.start()

    def paint_in_turn(self, slots: Iterable[MethodSlot]) -> None:
        """Let every slot with many rows be painted in a turn of its own."""
        for slot in slots:
            picture = slot.picture
            if picture is not None and len(picture.X) > MANY_ROWS:
                slot.setUpdatesEnabled(False)
                if slot not in self._unpainted:
                    self._unpainted.append(slot)
        if self._unpainted:
            self._timer.start()

    def _on_timer_timeout(self) -> None:
        """Do one thing; Qt paints between two turns."""
        if not self._page.isVisible():
            self._timer.stop()
            self.left_undone.emit()
        elif self._undrawn:
            self._draw_first()
        elif self._unmarked:
            self._unmarked.popleft().mark(self._selected())
        elif self._unpainted:
            self._unpainted.popleft().setUpdatesEnabled(True)
        else:
            self._timer.stop()

    def _draw_first(self) -> None:
        slot = self._undrawn[0]
        if slot.plane is None and slot.plugin:
            slot.make_plane()  # the next turn draws on it
            return
        self._show(self._undrawn.popleft())
        if slot not in self._unmarked:
            self._unmarked.append(slot)
