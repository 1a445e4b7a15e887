"""A long request that gives way to whatever is asked for after it in its queue."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar
from weakref import WeakSet

from PySide6.QtCore import QObject, QTimer

from workbench.ui.services.job_signals import JobBridge, Request


class PreemptibleRequest(QObject):
    """Cancels a request of the batch queue while another waits behind it.

    Nobody asked for a picture that takes seconds of many rows; what is learned on a
    press of a button must not queue behind it. It is asked for again once the queue is
    empty. Patient requests do not give way to each other.

    Parameters
    ----------
    jobs : JobBridge
    request : Request
    again : callable
        Asks once more, if that is still wanted.
    """

    _patient: ClassVar[WeakSet[Request]] = WeakSet()

    def __init__(
        self,
        jobs: JobBridge,
        request: Request,
        again: Callable[[], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._jobs, self._request, self._again = jobs, request, again
        self._patient.add(request)
        self.waits = False
        # in a turn of its own: a request knows its job only after it was sent
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._on_soon_timeout)
        jobs.tasks_changed.connect(self._soon.start)

    def _on_soon_timeout(self) -> None:
        queue = [task.id for task in self._jobs.tasks if task.lane == "batch"]
        if self._request.busy:
            self.waits = False
            if self._request.job in queue and self._is_waited_for(queue):
                self.waits = True
                self._request.cancel()
        elif self.waits and not queue:
            self.waits = False
            self._again()

    def _is_waited_for(self, queue: list[int]) -> bool:
        patient = {request.job for request in self._patient}
        behind = queue[queue.index(self._request.job or 0) + 1 :]
        return any(job not in patient for job in behind)
