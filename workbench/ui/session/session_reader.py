"""Opens a session file: at once when it is small, else checked by a worker before."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from workbench.api import Problem
from workbench.core.session import autosave
from workbench.core.session.session import Session
from workbench.jobs.spec import Failure
from workbench.ui.context import MakeFirst, none_ahead
from workbench.ui.services.job_signals import JobBridge, Request

if TYPE_CHECKING:
    from workbench.core.results.unpacked_session import UnpackedSession


class SessionReader(QObject):
    """Reads one session file into the session, which changes only if all of it is good.

    Parameters
    ----------
    session : Session
    jobs : JobBridge
    parent : QObject, optional
    make_first : callable, optional
        Makes the room to be shown, before what the file holds is open.

    Signals
    -------
    opened(room)
        What the file holds is open; the room was shown.
    failed(line, wrong)
        Nothing changed; whether the file is to blame.
    """

    opened = Signal(str)
    failed = Signal(str, bool)

    def __init__(
        self,
        session: Session,
        jobs: JobBridge,
        parent: QObject | None = None,
        make_first: MakeFirst = none_ahead,
    ) -> None:
        super().__init__(parent)
        self._make_first = make_first
        self._session = session
        self._request = Request(jobs, self)
        self._request.done.connect(self._on_request_done)
        self._request.failed.connect(self._on_request_failed)
        self._request.cancelled.connect(self._on_request_cancelled)
        self._name = ""

    def read(self, path: Path) -> None:
        """Read a file; one that is small before this returns, but for the room."""
        self._name = path.name
        if not autosave.is_small(path):
            folder = self._session.new_folder()
            self._request.start(
                "session",
                {"path": str(path), "folder": str(folder)},
                lane="interactive",
                title=self.tr("Opening the session {}").format(path.name),
            )
            return
        try:
            unpacked = autosave.unpack(path, self._session.new_folder())
        except Problem as problem:
            self.failed.emit(str(problem), True)
        except OSError as error:
            self._fail(error.strerror or str(error))
        else:
            self._on_request_done(unpacked)

    @Slot(object)
    def _on_request_done(self, unpacked: UnpackedSession) -> None:
        adopt = partial(self._adopt, unpacked)
        if not self._make_first(unpacked.room, adopt):
            adopt()

    def _adopt(self, unpacked: UnpackedSession) -> None:
        try:
            room = autosave.adopt(unpacked, self._session)
        except Problem as problem:
            self.failed.emit(str(problem), True)
        except OSError as error:
            self._fail(error.strerror or str(error))
        else:
            self.opened.emit(room)

    @Slot(object)
    def _on_request_failed(self, failure: Failure) -> None:
        if failure.type == "Problem":
            self.failed.emit(failure.text, True)
        else:
            self._fail(failure.text)

    @Slot()
    def _on_request_cancelled(self) -> None:
        self._fail(self.tr("opening it was cancelled"))

    def _fail(self, reason: str) -> None:
        self.failed.emit(f"{self._name}: {reason}", False)
