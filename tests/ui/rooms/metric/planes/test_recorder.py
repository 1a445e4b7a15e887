"""The morph is recorded as it is drawn, without stopping the window."""

import struct

import pytest
from support.rooms import LONG, only

from workbench.ui.rooms.metric.planes.recorder import FRAMES, Recorder


@pytest.fixture
def recorded(learn, tmp_path, qtbot):
    def record(name):
        room = learn()
        path = tmp_path / name
        recorder = only(room, Recorder)
        room.record(path)
        qtbot.waitUntil(lambda: not recorder.busy, timeout=LONG)
        return room, path

    return record


def test_the_way_becomes_an_animation(recorded):
    room, path = recorded("morph.apng")
    content = path.read_bytes()
    (frames,) = struct.unpack(">I", content[content.index(b"acTL") + 4 :][:4])
    assert frames == FRAMES
    width, height = struct.unpack(">II", content[16:24])
    planes = room.widgets.planes
    assert (width, height) == (planes.width(), planes.height())
    assert room.widgets.morph.t == 1.0
    assert str(path) in room.last_message.text


def test_a_place_that_cannot_be_written_is_one_line(recorded):
    room, _ = recorded("nowhere/morph.apng")
    assert "nowhere" in room.last_message.text
