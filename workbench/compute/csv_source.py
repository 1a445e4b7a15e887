"""A CSV file as blocks of whole lines in UTF-8, whatever encoding and line ends it has.

The file is never held as a whole; one block at a time is.
"""

from __future__ import annotations

import codecs
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

import numpy as np

from workbench.api import Problem

#: Bytes read at a time: small enough to be cancelled soon, large enough to be fast.
BLOCK = 1 << 22
#: As much of a file is looked at to guess how it is written.
HEAD = 1 << 20

_MARKS = {
    codecs.BOM_UTF8: "utf-8",
    codecs.BOM_UTF32_LE: "utf-32",  # before UTF-16, whose mark begins like it
    codecs.BOM_UTF32_BE: "utf-32",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
}


class NotUtf8Error(Exception):
    """A file without a mark is not UTF-8; it is to be read again as Latin-1."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


@dataclass(frozen=True, slots=True)
class Block:
    """Some lines of the file.

    Attributes
    ----------
    data : bytes
        UTF-8; every line ends in a line feed, but perhaps the last one of the file.
    line : int
        The number of the first line.
    done : float
        The share of the file read up to its end.
    last : bool
        Whether the file ends here.
    """

    data: bytes
    line: int
    done: float
    last: bool


class CsvSource:
    """An open file that can be read several times, from its beginning.

    Parameters
    ----------
    path : str or Path
    encoding : str, optional
        Any text codec of Python; else what the first bytes say, else UTF-8.
    limit : int, optional
        Read only so many bytes, up to the end of a line.

    Raises
    ------
    Problem
        When the file cannot be opened, is empty, or there is no such encoding.
    """

    def __init__(
        self, path: str | Path, encoding: str | None = None, limit: int | None = None
    ) -> None:
        self.where = str(path)
        self.given = encoding is not None
        self._file = _open(path, self.where)
        try:
            status = os.fstat(self._file.fileno())
            self._stamp = (status.st_size, status.st_mtime_ns)
            self.size = status.st_size
            self.whole = limit is None or self.size <= limit
            self._end = self.size if limit is None else min(limit, self.size)
            first = self._file.read(4)
            mark = next((m for m in _MARKS if first.startswith(m)), b"")
            self.encoding = _checked(encoding, self.where) or _MARKS.get(mark, "utf-8")
            if not first:
                raise Problem(
                    "the file is empty", expected="a data set", where=self.where
                )
            utf8 = self.encoding == "utf-8"
            self._start = len(mark) if utf8 and mark == codecs.BOM_UTF8 else 0
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> CsvSource:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def head(self, lines: int) -> str:
        """Return the first lines, fewer if they are longer than `HEAD` bytes."""
        text = ""
        for block in self.blocks(min(HEAD, BLOCK)):
            text += block.data.decode("utf-8", errors="replace")
            if text.strip().count("\n") >= min(lines, 3) or block.last:
                break
        return _first(text, lines)

    def blocks(self, size: int = BLOCK) -> Iterator[Block]:
        """Yield the whole file, or its part up to the limit.

        Raises
        ------
        NotUtf8Error
            When nobody named an encoding and UTF-8 is wrong.
        Problem
            When the bytes do not fit the encoding, the file is no text, or it
            changed meanwhile.
        """
        line = 1
        held: list[bytes] = []
        for data, done, last in self._pieces(size):
            if not (last or data.endswith(b"\n")):
                cut = data.rfind(b"\n") + 1
                if not cut:
                    held.append(data)
                    continue
                data, rest = data[:cut], data[cut:]
                data, held = b"".join([*held, data]), [rest]
            elif held:
                data, held = b"".join([*held, data]), []
            self._check(data, line)
            yield Block(data, line, done, last)
            line += count(data, b"\n")

    def _pieces(self, size: int) -> Iterator[tuple[bytes, float, bool]]:
        """Yield pieces of the file as UTF-8 with line feeds, the last one marked."""
        position = self._start
        self._file.seek(position)
        decoder = None
        if self.encoding != "utf-8":
            decoder = codecs.getincrementaldecoder(self.encoding)()
        waiting = b""
        line = 1
        last = False
        while not last:
            raw = self._file.read(min(size, self._end - position))
            if decoder is None:
                raw += self._file.readline(size)  # so that nothing must be held
            position += len(raw)
            last = position >= self._end or not raw
            data = raw
            if decoder is not None:
                data = self._transcoded(decoder, raw, last and self.whole, line)
                line += count(data, b"\n")
            if waiting:
                data = waiting + data
            # a carriage return at the end may be half of a line end
            waiting = b"\r" if data.endswith(b"\r") and not last else b""
            if b"\r" in data:
                data = data[: len(data) - len(waiting)]
                data = data.replace(b"\r\n", b"\n").replace(b"\r", b"\n")
            if last:
                self._check_unchanged()
                if not self.whole:
                    data = data[: data.rfind(b"\n") + 1] or data
            yield data, position / max(self.size, 1), last

    def _transcoded(
        self, decoder: codecs.IncrementalDecoder, raw: bytes, last: bool, line: int
    ) -> bytes:
        try:
            text = decoder.decode(raw, last)
            return (
                text.removeprefix("\ufeff").encode("utf-8")
                if line == 1
                else (text.encode("utf-8"))
            )
        except UnicodeError as error:
            start = getattr(error, "start", 0)
            before = raw[:start].decode(self.encoding, errors="ignore")
            raise Problem(
                f"bytes that are not {self.encoding}",
                expected=f"text in the encoding {self.encoding}",
                where=self.where,
                line=line + before.count("\n"),
            ) from None

    def _check(self, data: bytes, line: int) -> None:
        if b"\0" in data:
            raise Problem(
                "this is not a text file (it holds zero bytes)",
                expected="an ARFF, CSV, TSV or KEEL file",
                where=self.where,
            )
        if self.encoding != "utf-8" or data.isascii():
            return
        try:
            data.decode("utf-8")
        except UnicodeDecodeError as error:
            line += data.count(b"\n", 0, error.start)
            if not self.given and not self._start:
                raise NotUtf8Error(line) from None
            raise Problem(
                f"the byte {data[error.start]:#04x} is not UTF-8",
                expected="UTF-8, or another encoding named",
                where=self.where,
                line=line,
            ) from None

    def _check_unchanged(self) -> None:
        status = os.fstat(self._file.fileno())
        if (status.st_size, status.st_mtime_ns) != self._stamp:
            raise Problem(
                "the file changed while it was read",
                expected="a file that nobody writes to",
                where=self.where,
            )


def count(data: bytes, byte: bytes) -> int:
    """Count a byte as ``data.count`` does, faster and beside other threads."""
    found = np.frombuffer(data, dtype=np.uint8) == byte[0]
    return int(np.count_nonzero(found))


def _first(text: str, lines: int) -> str:
    """Return the first lines, and the empty ones before them."""
    end = len(text) - len(text.lstrip("\n")) - 1
    for _ in range(lines):
        end = text.find("\n", end + 1)
        if end < 0:
            return text
    return text[: end + 1]


def _checked(encoding: str | None, where: str) -> str | None:
    """Return the codec's own name; a codec that makes no text is refused."""
    if encoding is None:
        return None
    try:
        name = codecs.lookup(encoding).name
        codecs.getincrementaldecoder(name)
        b"".decode(name)
    except (LookupError, UnicodeError, ValueError):
        raise Problem(
            f"no text encoding {encoding!r}",
            expected="one such as utf-8, latin-1, cp1252 or utf-16",
            where=where,
        ) from None
    return {"iso8859-1": "latin-1", "utf-8-sig": "utf-8"}.get(name, name)


def _open(path: str | Path, where: str) -> BinaryIO:
    try:
        return Path(path).open("rb")
    except FileNotFoundError:
        problem = Problem("no such file", expected="a data file", where=where)
    except IsADirectoryError:
        problem = Problem("this is a folder", expected="a data file", where=where)
    except (OSError, ValueError) as error:
        # Windows refuses a folder with PermissionError; ValueError: a NUL in the name
        folder = Path(where).is_dir() if "\0" not in where else False
        reason = getattr(error, "strerror", None) or str(error)
        what = "this is a folder" if folder else f"cannot be read: {reason}"
        problem = Problem(what, expected="a data file", where=where)
    raise problem from None
