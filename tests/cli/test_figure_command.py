"""The command `figure`: a scene or a figure of the thesis becomes a file."""

import json
import struct
from xml.etree import ElementTree

import pytest

from workbench.cli.main import run
from workbench.compute.pictures.scene_figure import FRAMES

STRIPS = {"version": 1, "scene": {"data": "builtin:thesis21-strips", "k": 5}}


@pytest.fixture
def scene(tmp_path):
    file = tmp_path / "scene.json"
    file.write_text(json.dumps(STRIPS))
    return str(file)


def test_a_scene_becomes_a_picture(scene, tmp_path, capsys):
    out = tmp_path / "scene.png"
    assert run(["figure", scene, "--out", str(out), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["file"] == str(out)
    assert "61.0 %" in told["panels"][0]
    width, height = struct.unpack(">II", out.read_bytes()[16:24])
    assert (width, height) == (2 * 520, 2 * 480)


def test_svg_has_text_and_pdf_one_page(tmp_path):
    svg, pdf = tmp_path / "five.svg", tmp_path / "one.pdf"
    assert run(["figure", "thesis-5", "--out", str(svg)]) == 0
    tags = [element.tag.rpartition("}")[2] for element in ElementTree.parse(svg).iter()]
    assert tags.count("text") > 5
    assert run(["figure", "thesis-1", "--out", str(pdf), "--theme", "dark"]) == 0
    assert pdf.read_bytes().startswith(b"%PDF")
    assert pdf.read_bytes().count(b"/Type /Page\n") == 1


@pytest.mark.parametrize(
    "steps",
    [3, pytest.param(26, marks=pytest.mark.lane("whole", "draws 51 pictures: 5 s"))],
)
def test_a_morph_is_animated(tmp_path, monkeypatch, steps):
    if steps == 26:
        assert steps == FRAMES
    monkeypatch.setattr("workbench.compute.pictures.scene_figure.FRAMES", steps)
    file = tmp_path / "morph.json"
    file.write_text(json.dumps(STRIPS | {"figure": "morph"}))
    assert run(["check", str(file)]) == 0
    out = tmp_path / "morph.apng"
    assert run(["figure", str(file), "--out", str(out)]) == 0
    content = out.read_bytes()
    (frames,) = struct.unpack(">I", content[content.index(b"acTL") + 4 :][:4])
    assert frames == 2 * steps - 1  # there and back


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["thesis-1", "--out", "x.gif"], ".gif"),
        (["thesis-12", "--out", "x.png"], "thesis-12"),
        (["nothing.json", "--out", "x.png"], "nothing.json"),
        (["thesis-1", "--out", "no/folder/x.png"], "no such folder"),
    ],
)
def test_bad_wishes_give_one_line(tmp_path, monkeypatch, capsys, arguments, says):
    monkeypatch.chdir(tmp_path)
    assert run(["figure", *arguments]) == 2
    told = capsys.readouterr()
    assert says in told.err
    assert len(told.err.strip().splitlines()) == 1
    assert told.out == ""
