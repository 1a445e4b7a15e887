"""Animated PNG files from frames, in 256 colours, without a further library.

The format is that of the PNG specification, third edition (2025): the frames after
the first are the first's chunks under other names. What cannot animate shows the first.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QImage

from workbench.api import Problem
from workbench.core.program.home import replaced

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_COLOURS = 256


def apng(frames: Sequence[QImage], seconds: float, hold: float = 1.0) -> bytes:
    """Return the bytes of an animated PNG that plays for ever.

    Parameters and errors are those of `encode`.
    """
    return b"".join(encode(frames, seconds, hold))


def encode(
    frames: Sequence[QImage], seconds: float, hold: float = 1.0
) -> Iterator[bytes]:
    """Yield an animated PNG in pieces, one for each frame: a few milliseconds each.

    Parameters
    ----------
    frames : sequence of QImage
        All of one size; one at least.
    seconds : float
        Each frame's time on the screen, in seconds.
    hold : float
        How much longer the last one stays, in seconds.

    Raises
    ------
    Problem
        When there is no frame, or their sizes differ.
    """
    if not frames or any(frame.size() != frames[0].size() for frame in frames):
        raise Problem(f"{len(frames)} frames", expected="one or more of one size")
    table = _few_colours(frames)
    number = 0
    for index, frame in enumerate(frames):
        chunks = list(_chunks(_png(frame, table)))
        out = _head(dict(chunks), len(frames)) if index == 0 else []
        time = seconds + (hold if index == len(frames) - 1 else 0.0)
        control = struct.pack(
            ">IIIIIHHBB", number, frame.width(), frame.height(), 0, 0,
            round(1000 * time), 1000, 0, 0,
        )  # fmt: skip
        out.append(_chunk(b"fcTL", control))
        number += 1
        for data in (content for name, content in chunks if name == b"IDAT"):
            if index == 0:
                out.append(_chunk(b"IDAT", data))
            else:
                out.append(_chunk(b"fdAT", struct.pack(">I", number) + data))
                number += 1
        yield b"".join(out)
    yield _chunk(b"IEND", b"")


def write(frames: Sequence[QImage], path: Path, seconds: float) -> None:
    """Write an animated PNG at once.

    Raises
    ------
    Problem
        When the file cannot be written.
    """
    save(apng(frames, seconds), path)


def save(content: bytes, path: Path) -> None:
    """Write the bytes of a picture.

    Raises
    ------
    Problem
        When the file cannot be written.
    """
    try:
        with replaced(path, make_folder=False) as file:
            file.write(content)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Problem(f"cannot be written: {reason}", where=str(path)) from None


def _head(first: dict[bytes, bytes], count: int) -> list[bytes]:
    """Return what stands before the first frame."""
    out = [_SIGNATURE, _chunk(b"IHDR", first[b"IHDR"])]
    out.append(_chunk(b"acTL", struct.pack(">II", count, 0)))
    kept = [name for name in (b"PLTE", b"tRNS") if name in first]
    return out + [_chunk(name, first[name]) for name in kept]


def _few_colours(frames: Sequence[QImage]) -> list[int]:
    """Return one table of colours for all: of first, middle and last frame together."""
    counts: dict[int, int] = {}
    for sample in (frames[0], frames[len(frames) // 2], frames[-1]):
        fewer = sample.convertToFormat(QImage.Format.Format_Indexed8)
        for colour in fewer.colorTable():
            counts[colour] = counts.get(colour, 0) + 1
    # colours that all three have come first: they are the ground and the classes
    return sorted(counts, key=lambda colour: -counts[colour])[:_COLOURS]


def _png(frame: QImage, table: list[int]) -> bytes:
    mode = Qt.ImageConversionFlag.ThresholdDither
    painted = frame.convertToFormat(QImage.Format.Format_Indexed8, table, mode)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    painted.save(buffer, "PNG")  # type: ignore[call-overload]
    buffer.close()
    return bytes(data.data())


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    place = len(_SIGNATURE)
    while place < len(png):
        (length,) = struct.unpack_from(">I", png, place)
        name = png[place + 4 : place + 8]
        yield name, png[place + 8 : place + 8 + length]
        place += length + 12


def _chunk(name: bytes, content: bytes) -> bytes:
    check = zlib.crc32(name + content)
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", check)
