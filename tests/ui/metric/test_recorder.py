"""The morph is recorded as it is drawn, without stopping the window."""

import struct

import pytest

from workbench.compute.readers import read
from workbench.ui.rooms.metric import MetricRoom
from workbench.ui.rooms.metric.recorder import FRAMES


@pytest.fixture
def learn(context, qtbot):
    def do():
        room = MetricRoom(context)
        qtbot.addWidget(room)
        room.resize(1000, 560)
        room.show()
        context.session.open(read("builtin:thesis21-strips"))
        room.run()
        qtbot.waitUntil(
            lambda: not room.busy and room.picture is not None, timeout=20_000
        )
        return room

    return do


@pytest.fixture
def recorded(learn, tmp_path, qtbot):
    def record(name):
        room = learn()
        path = tmp_path / name
        room.record(path)
        qtbot.waitUntil(lambda: not room._recorder.busy, timeout=20_000)
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
