"""CSV file as blocks of whole lines in UTF-8, from any encoding and line ends.

The file is read once, a block at a time; nothing is known about it beforehand but its
first bytes.
"""

from __future__ import annotations

import codecs
import gzip
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, cast

from workbench.api import Problem
from workbench.compute.reading.packed import check_packed
from workbench.compute.reading.text_files import (
    LONGEST_LINE,
    block_size,
    count,
    encoding_of,
    file_stamp,
    unreadable,
)

if TYPE_CHECKING:
    from io import BufferedReader

#: As much of a file is read at first to guess how it is written.
_SAMPLE = 1 << 16

_UTF8 = ("utf-8", "utf-8-sig")


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
        Unpacked on the way if it ends in .gz.
    encoding : str, optional
        Any text codec of Python; else what the first bytes say, else UTF-8.
    limit : int, optional
        Read only so many bytes, up to the end of a line.

    Attributes
    ----------
    where : str
        The path as it was given, for messages.
    encoding : str
    whole : bool
        Whether the limit was beyond the end of the file, when it was last read.

    Raises
    ------
    Problem
        When the file cannot be opened, is no text, or there is no such encoding.
    """

    def __init__(
        self, path: str | Path, encoding: str | None = None, limit: int | None = None
    ) -> None:
        self.where = str(path)
        self.whole = True
        self._given = encoding is not None
        self._limit = limit
        self._stamp = file_stamp(self.where)
        check_packed(self.where, self._stamp)
        self.encoding = (
            encoding_of(self.where)
            if encoding is None
            else _codec(encoding, self.where)
        )
        try:
            self._file = Path(path).open("rb")  # noqa: SIM115 - closed by __exit__
        except OSError as error:
            raise unreadable(self.where, error) from None
        self._is_plain = not self.where.lower().endswith(".gz")
        self._stream = cast(
            "BufferedReader",
            self._file if self._is_plain else gzip.GzipFile(fileobj=self._file),
        )

    def __enter__(self) -> CsvSource:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def head(self, lines: int) -> str:
        """Return the first lines, fewer if they are long."""
        text = ""
        for block in self.blocks(_SAMPLE):
            text += block.data.decode("utf-8")
            if text.strip().count("\n") >= min(lines, 3) or block.last:
                break
        return _first(text, lines)

    def blocks(self, size: int | None = None) -> Iterator[Block]:
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
        rest = b""
        for piece, done, last in self._pieces(size or block_size(self._stamp[0])):
            data = rest + piece if rest else piece
            rest = b""
            if not (last or data.endswith(b"\n")):
                cut = data.rfind(b"\n") + 1
                data, rest = data[:cut], data[cut:]
                if len(rest) > LONGEST_LINE:
                    raise Problem(
                        f"a line of more than {LONGEST_LINE >> 20} MB",
                        expected="rows in lines of their own",
                        where=self.where,
                        line=line + count(data, b"\n"),
                    )
            self._check(data, line)
            if data or last:
                yield Block(data, line, done, last)
            line += count(data, b"\n")

    def _pieces(self, size: int) -> Iterator[tuple[bytes, float, bool]]:
        """Yield pieces of the file as UTF-8 with line feeds, the last one marked."""
        decoder = None
        if self.encoding not in _UTF8:
            decoder = codecs.getincrementaldecoder(self.encoding)()
        waiting = b""
        line = 1
        for raw, done, last in self._raw(size, whole_lines=decoder is None):
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
                data = data.rstrip(b"\x1a")  # the end of old DOS files
                if not self.whole:
                    data = data[: data.rfind(b"\n") + 1] or data
            yield data, done, last

    def _raw(
        self, size: int, *, whole_lines: bool
    ) -> Iterator[tuple[bytes, float, bool]]:
        """Yield the bytes of the file, unpacked, without a byte order mark of UTF-8."""
        stream = self._stream
        try:
            stream.seek(0)
            # no more room than a small file needs: it would cost time to make it
            size = min(size, self._stamp[0] + 1) if self._is_plain else size
            left = size if self._limit is None else self._limit
            first, last = True, False
            while not last:
                raw = stream.read(size if self._limit is None else min(size, left))
                if whole_lines:
                    raw += stream.readline(size)  # so that no line must be held
                left -= len(raw)
                share = self._file.tell() / max(self._stamp[0], 1)
                self.whole = share >= 1 and not stream.peek(1)
                stopped = self._limit is not None and left <= 0
                last = self.whole or stopped or not raw
                if last and file_stamp(self.where) != self._stamp:
                    raise Problem(
                        "the file changed while it was read",
                        expected="a file that stays as it is until it is read",
                        where=self.where,
                    )
                if first and self.encoding in (*_UTF8, "latin-1"):
                    raw = raw.removeprefix(codecs.BOM_UTF8)
                first = False
                yield raw, min(share, 1.0), last
        except (gzip.BadGzipFile, EOFError, zlib.error) as error:
            raise Problem(
                f"cannot be unpacked: {error}",
                expected="a whole gzip file",
                where=self.where,
            ) from None
        except OSError as error:
            raise unreadable(self.where, error) from None

    def _transcoded(
        self, decoder: codecs.IncrementalDecoder, raw: bytes, last: bool, line: int
    ) -> bytes:
        try:
            text = decoder.decode(raw, last)
            if line == 1:
                text = text.removeprefix("\ufeff")
            return text.encode("utf-8")
        except UnicodeError as error:
            before = raw[: getattr(error, "start", 0)]
            lines = before.decode(self.encoding, errors="ignore").count("\n")
            raise Problem(
                f"bytes that are not {self.encoding}",
                expected=f"text in the encoding {self.encoding}",
                where=self.where,
                line=line + lines,
            ) from None

    def _check(self, data: bytes, line: int) -> None:
        if b"\0" in data:
            raise Problem(
                "this is not a text file (it holds zero bytes)",
                expected="an ARFF, CSV, TSV or KEEL file",
                where=self.where,
            )
        if self.encoding not in _UTF8 or data.isascii():
            return
        try:
            data.decode("utf-8")
        except UnicodeDecodeError as error:
            line += data.count(b"\n", 0, error.start)
            if not self._given:
                raise NotUtf8Error(line) from None
            raise Problem(
                f"the byte {data[error.start]:#04x} is not UTF-8",
                expected="UTF-8, or another encoding named",
                where=self.where,
                line=line,
            ) from None


def _first(text: str, lines: int) -> str:
    """Return the first lines, and the empty ones before them."""
    end = len(text) - len(text.lstrip("\n")) - 1
    for _ in range(lines):
        end = text.find("\n", end + 1)
        if end < 0:
            return text
    return text[: end + 1]


def _codec(encoding: str, where: str) -> str:
    """Return the codec's own name; a codec that makes no text is refused."""
    try:
        name = codecs.lookup(encoding).name
        codecs.getincrementaldecoder(name)
        b"0".decode(name)
    except UnicodeError:
        pass  # half a character of an encoding of text
    except (LookupError, ValueError):
        raise Problem(
            f"no text encoding {encoding!r}",
            expected="one such as utf-8, latin-1, cp1252 or utf-16",
            where=where,
        ) from None
    return "latin-1" if name == "iso8859-1" else name
