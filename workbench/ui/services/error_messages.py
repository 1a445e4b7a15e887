"""Unexpected exceptions: told in the window, never the end of the program."""

from __future__ import annotations

import sys
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal


@contextmanager
def told() -> Iterator[None]:
    """Tell of an exception as of one in a slot, instead of letting it go further.

    It must not go out of a method that Qt calls itself, such as an event filter: while a
    slot of Python is under way above, PySide 6.10 ends the process (signal 11).
    """
    try:
        yield
    except Exception as error:  # noqa: BLE001 - what it is, is for the hook to say
        sys.excepthook(type(error), error, error.__traceback__)


class ExceptionRelay(QObject):
    """The exception hook: posts to the GUI thread, whatever thread it runs on.

    Install it after pyqtgraph was imported, which sets a hook of its own. The hook
    found before is still called, so that a terminal and a test see the trace too.
    """

    caught = Signal(str, str)  # one line, the trace; on the GUI thread
    _posted = Signal(str, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._posted.connect(self.caught, Qt.ConnectionType.QueuedConnection)
        self._hooks = (sys.excepthook, threading.excepthook)
        self._installed = False

    def install(self) -> None:
        """Become the hook of the interpreter and of its threads."""
        self._hooks = (sys.excepthook, threading.excepthook)
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread_exception
        self._installed = True

    def remove(self) -> None:
        """Put back what was there before."""
        if self._installed:
            sys.excepthook, threading.excepthook = self._hooks
            self._installed = False

    def _on_exception(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        if issubclass(kind, Exception):
            self._post(error)
        self._hooks[0](kind, error, trace)

    def _on_thread_exception(self, args: threading.ExceptHookArgs) -> None:
        if isinstance(args.exc_value, Exception):
            self._post(args.exc_value)
        self._hooks[1](args)

    def _post(self, error: BaseException) -> None:
        line = " ".join(traceback.format_exception_only(error)[-1].split())
        self._posted.emit(line, "".join(traceback.format_exception(error)))
