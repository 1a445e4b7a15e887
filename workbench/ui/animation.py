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

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_COLOURS = 256


def apng(frames: Sequence[QImage], seconds: float, hold: float = 1.0) -> bytes:
    """Return the bytes of an animated PNG that plays for ever.

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
    painted = _with_few_colours(frames)
    parts = [list(_chunks(_png(frame))) for frame in painted]
    head = dict(parts[0])
    out = [_SIGNATURE, _chunk(b"IHDR", head[b"IHDR"])]
    out.append(_chunk(b"acTL", struct.pack(">II", len(frames), 0)))
    out += [_chunk(name, head[name]) for name in (b"PLTE", b"tRNS") if name in head]
    number = 0
    for index, chunks in enumerate(parts):
        last = index == len(parts) - 1
        size = frames[0].width(), frames[0].height()
        delay = round(1000 * (seconds + (hold if last else 0.0)))
        control = struct.pack(">IIIIIHHBB", number, *size, 0, 0, delay, 1000, 0, 0)
        out.append(_chunk(b"fcTL", control))
        number += 1
        for data in (content for name, content in chunks if name == b"IDAT"):
            if index == 0:
                out.append(_chunk(b"IDAT", data))
            else:
                out.append(_chunk(b"fdAT", struct.pack(">I", number) + data))
                number += 1
    return b"".join([*out, _chunk(b"IEND", b"")])


def write(frames: Sequence[QImage], path: Path, seconds: float) -> None:
    """Write an animated PNG.

    Raises
    ------
    Problem
        When the file cannot be written.
    """
    content = apng(frames, seconds)
    try:
        path.write_bytes(content)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Problem(f"cannot be written: {reason}", where=str(path)) from None


def _with_few_colours(frames: Sequence[QImage]) -> list[QImage]:
    """Give all frames one table of colours: that of first, middle and last together."""
    samples = [frames[0], frames[len(frames) // 2], frames[-1]]
    counts: dict[int, int] = {}
    for sample in samples:
        fewer = sample.convertToFormat(QImage.Format.Format_Indexed8)
        for colour in fewer.colorTable():
            counts[colour] = counts.get(colour, 0) + 1
    # colours that all three have come first: they are the ground and the classes
    table = sorted(counts, key=lambda colour: -counts[colour])[:_COLOURS]
    mode = Qt.ImageConversionFlag.ThresholdDither
    return [
        frame.convertToFormat(QImage.Format.Format_Indexed8, table, mode)
        for frame in frames
    ]


def _png(frame: QImage) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    frame.save(buffer, "PNG")  # type: ignore[call-overload]
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
