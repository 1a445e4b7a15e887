"""The animated PNG is read back chunk by chunk, as a viewer would."""

import struct
import zlib

import pytest
from PySide6.QtGui import QColor, QImage

from workbench.api import Problem
from workbench.ui.drawing.animation import apng, write


def frame(colour, size=(40, 30)):
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    return image


def chunks(content):
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    place = 8
    while place < len(content):
        (length,) = struct.unpack_from(">I", content, place)
        name = content[place + 4 : place + 8]
        data = content[place + 8 : place + 8 + length]
        (check,) = struct.unpack_from(">I", content, place + 8 + length)
        assert check == zlib.crc32(name + data)
        yield name, data
        place += length + 12


def pixels(found, data):
    """Decode one frame with the header and colours of the file."""
    parts = [b"\x89PNG\r\n\x1a\n"]
    kept = [(n, found[n]) for n in (b"IHDR", b"PLTE") if n in found]
    for name, content in [*kept, (b"IDAT", data), (b"IEND", b"")]:
        check = struct.pack(">I", zlib.crc32(name + content))
        parts.append(struct.pack(">I", len(content)) + name + content + check)
    image = QImage.fromData(b"".join(parts), "PNG")
    assert not image.isNull()
    return image.pixelColor(20, 15).name()


def test_frames_come_back_in_their_order(qapp):
    colours = ["#ff0000", "#00ff00", "#0000ff"]
    listed = list(chunks(apng([frame(c) for c in colours], 0.05, hold=1.0)))
    found = dict(listed)
    assert struct.unpack(">II", found[b"acTL"]) == (3, 0)
    names = [name for name, _ in listed]
    assert names[0] == b"IHDR"
    assert names[-1] == b"IEND"
    assert names.index(b"acTL") < names.index(b"IDAT")
    datas = [d for n, d in listed if n == b"IDAT"]
    datas += [d[4:] for n, d in listed if n == b"fdAT"]
    assert [pixels(found, data) for data in datas] == colours
    numbers = [
        struct.unpack(">I", d[:4])[0] for n, d in listed if n in (b"fcTL", b"fdAT")
    ]
    assert numbers == list(range(5))
    delays = [struct.unpack(">HH", d[20:24]) for n, d in listed if n == b"fcTL"]
    assert delays == [(50, 1000), (50, 1000), (1050, 1000)]


def test_it_is_a_png_to_those_who_cannot_animate(qapp):
    image = QImage.fromData(apng([frame("#123456"), frame("#654321")], 0.1), "PNG")
    assert image.size() == frame("#123456").size()
    assert image.pixelColor(3, 3).name() == "#123456"


def test_bad_frames_and_places(qapp, tmp_path):
    with pytest.raises(Problem, match="one size"):
        apng([], 0.1)
    with pytest.raises(Problem, match="one size"):
        apng([frame("red"), frame("red", (20, 20))], 0.1)
    with pytest.raises(Problem, match=r"nowhere"):
        write([frame("red")], tmp_path / "nowhere" / "a.apng", 0.1)
