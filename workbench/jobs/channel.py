"""The pool's end of the pipe to a worker, non-blocking.

The messages are framed as `multiprocessing` frames them, for the worker uses its
`Connection`. Here they are read piece by piece as they come, since a worker that
announced a message and fell silent would block whoever waits for the rest.
"""

from __future__ import annotations

import os
import selectors
import struct
import sys
import time
from collections import deque
from collections.abc import Collection, Iterable
from contextlib import suppress
from multiprocessing import connection as mp
from multiprocessing.connection import Connection
from typing import Any

from workbench.jobs import wire

#: Read at most so much of one worker before the others are heard.
_CHUNK = 2**20
#: A message that was begun must go on within so many seconds.
PATIENCE = 10.0
_SHORT, _LONG = struct.Struct("!i"), struct.Struct("!Q")


def wait(
    readers: Iterable[Any], timeout: float | None = None, writers: Collection[Any] = ()
) -> list[Any]:
    """Return those that can be read, or written to, as soon as there is one.

    Windows waits for readers only: its channels never have anything unsent.
    """
    if sys.platform == "win32":
        return mp.wait(list(readers), timeout)
    with selectors.PollSelector() as selector:
        for each in readers:
            writing = selectors.EVENT_WRITE if each in writers else 0
            selector.register(each, selectors.EVENT_READ | writing)
        return [key.fileobj for key, _ in selector.select(timeout)]


class Channel:
    """Sends and receives messages of bytes without waiting.

    On Windows the system itself keeps messages whole, and sending may wait.

    Attributes
    ----------
    connection : Connection
    dry : bool
        Whether the last look found nothing more to read.
    """

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.dry = True
        self._whole = sys.platform == "win32"
        self._unsent: deque[memoryview] = deque()
        self._begin()
        if not self._whole:
            os.set_blocking(connection.fileno(), False)

    def _begin(self) -> None:
        self._buffer = bytearray()
        self._wanted = _SHORT.size
        self._in_body = False
        self._since = float("inf")

    @property
    def stalled_at(self) -> float:
        """When a begun message is given up, on the monotonic clock."""
        return self._since + PATIENCE

    @property
    def unsent(self) -> bool:
        """Whether the other end has not taken everything yet."""
        return bool(self._unsent)

    def receive(self) -> bytes | bytearray | None:
        """Return the next message, None while it is not whole.

        Raises
        ------
        EOFError
            When the other end is closed.
        wire.NotPlain
            When what comes is no message, or too long.
        """
        try:
            return self._receive_whole() if self._whole else self._receive_pieces()
        except OSError:
            raise EOFError from None

    def _receive_whole(self) -> bytes | None:
        self.dry = not self.connection.poll()
        return None if self.dry else self.connection.recv_bytes(wire.MAX_BYTES)

    def _receive_pieces(self) -> bytearray | None:
        room = _CHUNK
        while room > 0:
            missing = self._wanted - len(self._buffer)
            if not missing:
                if self._in_body:
                    return self._taken()
                self._read_head()
                continue
            try:
                piece = os.read(self.connection.fileno(), min(missing, room))
            except BlockingIOError:
                self.dry = True
                return None
            if not piece:
                raise EOFError
            self.dry = False
            self._buffer += piece
            self._since = time.monotonic()
            room -= len(piece)
        return None

    def _taken(self) -> bytearray:
        whole = self._buffer
        self._begin()
        return whole

    def _read_head(self) -> None:
        """Learn from what was read how long the message is."""
        if len(self._buffer) == _SHORT.size:
            (size,) = _SHORT.unpack(self._buffer)
            if size == -1:  # the length follows
                self._buffer.clear()
                self._wanted = _LONG.size
                return
        else:
            (size,) = _LONG.unpack(self._buffer)
        if not 0 < size <= wire.MAX_BYTES:
            limit = wire.MAX_BYTES // 2**20
            raise wire.NotPlain(
                f"a message of {size} bytes (expected at most {limit} MB)"
            )
        self._buffer.clear()
        self._wanted, self._in_body = size, True

    def send(self, *parts: bytes) -> None:
        """Send one message made of the parts, now or as soon as there is room.

        Raises
        ------
        OSError
            When the other end is closed.
        """
        if self._whole:
            self.connection.send_bytes(b"".join(parts))
            return
        size = sum(map(len, parts))
        head = _SHORT.pack(size) if size < 2**31 else _SHORT.pack(-1) + _LONG.pack(size)
        self._unsent.extend(memoryview(part) for part in (head, *parts) if part)
        self.flush()

    def flush(self) -> None:
        """Send what there is room for; raises as `send`."""
        with suppress(BlockingIOError):
            while self._unsent:
                sent = os.write(self.connection.fileno(), self._unsent[0])
                self._unsent[0] = self._unsent[0][sent:]
                if not self._unsent[0]:
                    self._unsent.popleft()

    def close(self) -> None:
        """Close this end."""
        self._unsent.clear()
        self.connection.close()
