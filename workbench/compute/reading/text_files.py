"""Text files, decoded and decompressed, in blocks of whole lines or in one piece.

Every reason why a file cannot be read as text is one line. A file is looked over once
before anything is read (how many lines, which encoding, is it text at all) and watched
until the end: it must not change in between.
"""

from __future__ import annotations

import codecs
import gzip
import itertools
import os
import stat
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import IO, cast

import numpy as np

from workbench.api import Problem
from workbench.api.did_you_mean import file_near
from workbench.api.report import check
from workbench.compute.reading.memory import check_fits
from workbench.compute.reading.packed import check_packed

#: Bytes of one block: large enough for the C parser, which has a price for each, small
#: enough for a cancel between two of them, and for the parser's tables to find memory
#: that was used before: with blocks of 4 MB it takes half as much time again.
BLOCK = 1 << 21
_LEAST_BLOCK = 1 << 20
# most headers are shorter
_HEAD = 1 << 16
#: The longest line that is still taken for one, so that a packed file of a few bytes
#: cannot fill the memory.
LONGEST_LINE = 1 << 24

_UTF16_MARKS = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_SIGNATURES = {
    b"\x89PNG": "a PNG picture",
    b"\xff\xd8\xff": "a JPEG picture",
    b"GIF8": "a GIF picture",
    b"%PDF": "a PDF document",
    b"PK\x03\x04": "a ZIP archive or a spreadsheet",
    b"\xd0\xcf\x11\xe0": "an old spreadsheet or document",
    b"\x1f\x8b": "a gzip file without the suffix .gz",
    b"BZh": "a bzip2 file",
    b"\xfd7zXZ": "an xz file",
    b"7z\xbc\xaf": "a 7z archive",
    b"\x93NUMPY": "a NumPy array",
    b"\x89HDF": "an HDF5 file",
    b"PAR1": "a Parquet file",
    b"SQLite format": "a SQLite database",
}
_CONTROLS = bytes(set(range(32)) - set(b"\t\n\v\f\r\x1a"))
_TEXT = "an ARFF, CSV, TSV or KEEL file"


@dataclass(frozen=True, slots=True)
class Block:
    """Some whole lines of a file.

    Attributes
    ----------
    first_line : int
        1-based number of the first line.
    data : bytes
        UTF-8; every line ends in a line feed, also the last one of the file.
    share : float
        How much of the file has been read with this block, 0 to 1.
    """

    first_line: int
    data: bytes
    share: float


@dataclass(frozen=True)
class TextFile:
    """A text file that has been looked over.

    Attributes
    ----------
    where : str
        The path as it was given, for messages.
    encoding : str
        ``utf-8``, ``utf-16`` or ``latin-1``.
    n_lines : int
    n_bytes : int
        Of the unpacked text in UTF-8.
    notes : tuple of str
        What had to be guessed to decode it.
    stamp : tuple of int
        Size and time of last change when it was looked over.
    """

    where: str
    encoding: str
    n_lines: int
    n_bytes: int
    notes: tuple[str, ...]
    stamp: tuple[int, int]

    @cached_property
    def text(self) -> str:
        """The whole text; lines end in a line feed only, whatever the file had.

        Raises
        ------
        Problem
            When it does not fit into memory.
        """
        check_fits(4 * self.n_bytes, f"the text of {self.n_lines} lines", self.where)
        text = b"".join(block.data for block in self.blocks()).decode("utf-8")
        return text.removesuffix("\n")

    @property
    def lines(self) -> list[str]:
        """The lines without their ends; line k of the file is ``lines[k - 1]``."""
        return self.text.split("\n")

    def blocks(self, size: int | None = None) -> Iterator[Block]:
        """Read the file again, about `size` bytes at a time (`block_size` by default).

        Raises
        ------
        Problem
            When the file has changed since it was looked over.
        """
        line = 1
        size = size or block_size(self.n_bytes)
        for data, share in _blocks(self.where, self.encoding, size):
            if self.encoding == "latin-1":
                data = data.decode("latin-1").encode()
            yield Block(line, data, share)
            line += count(data, b"\n")
        if file_stamp(self.where) != self.stamp:
            raise Problem(
                "the file changed while it was read",
                expected="a file that stays as it is until it is read",
                where=self.where,
            )

    def head(self) -> Iterator[tuple[int, str]]:
        """Yield numbered lines without their ends, from the first one on."""
        for block in self.blocks(_HEAD):
            lines = block.data.decode("utf-8").split("\n")[:-1]
            yield from enumerate(lines, block.first_line)


def block_size(n_bytes: int) -> int:
    """Return how much of a file to take at a time, so that two threads share it well."""
    return max(_LEAST_BLOCK, min(BLOCK, n_bytes // 8))


def count(block: bytes, byte: bytes) -> int:
    """Count a frequent byte as ``block.count`` does, faster and beside other threads."""
    found = np.frombuffer(block, dtype=np.uint8) == byte[0]
    return int(np.count_nonzero(found))


def read_text(path: str | Path) -> TextFile:
    """Look a file over: UTF-8, or what its first bytes say, or Latin-1; maybe packed.

    Raises
    ------
    Problem
        When it is missing, a folder, unreadable, empty or not text.
    """
    where = str(path)
    stamp = file_stamp(where)
    check_packed(where, stamp)
    encoding = encoding_of(where)
    lines, size, blank = 0, 0, True
    notes: tuple[str, ...] = ()
    for data, _ in _blocks(where, encoding, BLOCK):
        check()
        if encoding == "utf-8" and not notes:
            notes = _foreign(data, lines)
        blank = blank and not data.strip()
        lines += count(data, b"\n")
        size += len(data)
    if blank:
        raise Problem("the file is empty", expected="a data set", where=where)
    if notes:
        encoding = "latin-1"
    return TextFile(where, encoding, lines, size, notes, stamp)


def data_stem(path: str | Path) -> str:
    """Return the name of the file without its suffix, or both of ``.arff.gz``.

    Bytes of a name that are no text become a replacement character: the stem names a
    relation, which is written into files.
    """
    name = os.fsencode(Path(path).name).decode("utf-8", "replace")
    if name.lower().endswith(".gz"):
        name = name[:-3]
    return Path(name).stem


def _foreign(data: bytes, lines: int) -> tuple[str, ...]:
    """Return the note on the first line that is not UTF-8, if there is one."""
    if data.isascii():
        return ()
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = lines + data.count(b"\n", 0, error.start) + 1
        return (f"line {line} is not UTF-8, so the file was read as Latin-1",)
    return ()


# ---- from the disk to blocks -------------------------------------------------------


def file_stamp(where: str) -> tuple[int, int]:
    """Return size and time of change of a file that is there and is one."""
    try:
        found = os.stat(where)
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        raise unreadable(where, error) from None
    if stat.S_ISDIR(found.st_mode):
        raise Problem("this is a folder", expected="a data file", where=where)
    if not stat.S_ISREG(found.st_mode):
        raise Problem(
            "this is a device or a pipe", expected="a data file on disk", where=where
        )
    return found.st_size, found.st_mtime_ns


def unreadable(where: str, error: Exception) -> Problem:
    """Return the Problem of a file that the system does not open."""
    if isinstance(error, FileNotFoundError):
        return Problem(
            "no such file", expected=file_near(where, "a data file"), where=where
        )
    reason = getattr(error, "strerror", None) or str(error)
    return Problem(f"cannot be read: {reason}", expected="a data file", where=where)


def encoding_of(where: str) -> str:
    """Tell the encoding by the first bytes; a Problem if they are no text."""
    head = next((chunk for chunk, _ in _chunks(where, 4096)), b"")
    if head.startswith(_UTF16_MARKS):
        return "utf-16"
    for signature, name in _SIGNATURES.items():
        if head.startswith(signature):
            raise Problem(
                f"this is {name}, not a text file", expected=_TEXT, where=where
            )
    controls = len(head) - len(head.translate(None, _CONTROLS))
    if b"\0" not in head and controls * 100 > len(head):
        raise Problem(
            "this is not a text file (it holds control characters)",
            expected=_TEXT,
            where=where,
        )
    return "utf-8"


def _chunks(where: str, size: int) -> Iterator[tuple[bytes, float]]:
    """Yield the unpacked bytes as they come, with the share of the file read."""
    try:
        with open(where, "rb") as file:
            whole = max(os.fstat(file.fileno()).st_size, 1)
            packed = where.lower().endswith(".gz")
            stream = cast("IO[bytes]", gzip.GzipFile(fileobj=file) if packed else file)
            while chunk := stream.read(size):
                # to the end of the line, so that nothing must be put together later
                chunk += stream.readline(size)
                yield chunk, min(file.tell() / whole, 1.0)
    except (gzip.BadGzipFile, EOFError, zlib.error) as error:
        raise Problem(
            f"cannot be unpacked: {error}", expected="a whole gzip file", where=where
        ) from None
    except (OSError, ValueError) as error:
        raise unreadable(where, error) from None


def _blocks(where: str, encoding: str, size: int) -> Iterator[tuple[bytes, float]]:
    """Yield whole lines ending in line feeds, decoded if the encoding is UTF-16."""
    rest = b""
    for chunk, share in _same_ends(_as_bytes(where, encoding, size)):
        if b"\0" in chunk:
            raise Problem(
                "this is not a text file (it holds zero bytes)",
                expected=_TEXT,
                where=where,
            )
        cut = chunk.rfind(b"\n") + 1
        if cut:
            yield rest + chunk[:cut], share
            rest = chunk[cut:]
        else:
            rest += chunk
        if len(rest) > LONGEST_LINE:
            raise Problem(
                f"a line of more than {LONGEST_LINE >> 20} MB",
                expected="rows in lines of their own",
                where=where,
            )
    # the end of old DOS files
    if rest := rest.rstrip(b"\x1a"):
        yield rest + b"\n", 1.0


def _as_bytes(where: str, encoding: str, size: int) -> Iterator[tuple[bytes, float]]:
    """Yield UTF-8 (or what is to become Latin-1) without a byte order mark."""
    chunks = _chunks(where, size)
    if encoding == "utf-16":
        decoder = codecs.getincrementaldecoder("utf-16")()
        try:
            for chunk, share in chunks:
                yield decoder.decode(chunk).encode(), share
            decoder.decode(b"", final=True)
        except UnicodeError:  # a lone surrogate cannot be encoded
            raise Problem(
                "bytes that are not UTF-16", expected="text", where=where
            ) from None
        return
    for first, share in itertools.islice(chunks, 1):
        yield first.removeprefix(codecs.BOM_UTF8), share
    yield from chunks


def _same_ends(chunks: Iterator[tuple[bytes, float]]) -> Iterator[tuple[bytes, float]]:
    """Make line feeds of all line ends, also where a chunk ends between CR and LF."""
    held, share = b"", 0.0
    for chunk, share in chunks:
        data = held + chunk
        held = b""
        if b"\r" in data:
            if data.endswith(b"\r"):
                data, held = data[:-1], b"\r"
            data = data.replace(b"\r\n", b"\n").replace(b"\r", b"\n")
        yield data, share
    if held:
        yield b"\n", share
