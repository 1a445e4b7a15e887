"""Files as lines of text, with every reason why one cannot be read in one line."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from workbench.api import Problem

_BYTE_ORDER_MARKS = {
    b"\xef\xbb\xbf": "utf-8-sig",
    b"\xff\xfe": "utf-16",
    b"\xfe\xff": "utf-16",
}


@dataclass(frozen=True, slots=True)
class TextFile:
    """A decoded file.

    Attributes
    ----------
    where : str
        The path as it was given, for messages.
    text : str
        Lines end in a line feed only, whatever the file had.
    notes : tuple of str
        What had to be guessed to decode it.
    """

    where: str
    text: str
    notes: tuple[str, ...] = ()

    @property
    def lines(self) -> list[str]:
        """The lines without their ends; line k of the file is ``lines[k - 1]``."""
        return self.text.split("\n")


def read_text(path: str | Path) -> TextFile:
    """Read and decode a whole file: UTF-8, or what its first bytes say, or Latin-1.

    Raises
    ------
    Problem
        When it is missing, a folder, unreadable, empty or not text.
    """
    where = str(path)
    raw = _read_bytes(path, where)
    text, notes = _decode(raw, where)
    if not text.strip():
        raise Problem("the file is empty", expected="a data set", where=where)
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return TextFile(where, text, notes)


def _read_bytes(path: str | Path, where: str) -> bytes:
    try:
        return Path(path).read_bytes()
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


def _decode(raw: bytes, where: str) -> tuple[str, tuple[str, ...]]:
    encoding = next(
        (name for mark, name in _BYTE_ORDER_MARKS.items() if raw.startswith(mark)),
        "utf-8",
    )
    if encoding != "utf-16" and b"\0" in raw:
        raise Problem(
            "this is not a text file (it holds zero bytes)",
            expected="an ARFF, CSV, TSV or KEEL file",
            where=where,
        )
    try:
        return raw.decode(encoding), ()
    except UnicodeDecodeError as error:
        if encoding == "utf-16":
            raise Problem(
                f"bytes that are not UTF-16 at position {error.start}",
                expected="text",
                where=where,
            ) from None
        line = raw.count(b"\n", 0, error.start) + 1
        note = f"line {line} is not UTF-8, so the file was read as Latin-1"
        return raw.decode("latin-1"), (note,)
