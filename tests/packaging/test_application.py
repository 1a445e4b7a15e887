"""The program as an application: entry, data of software centres, file types, icons."""

from __future__ import annotations

import re
import struct
import sys
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest
from support.checkout import ROOT

from workbench.cli import main as commands

sys.path.insert(0, str(ROOT / "tests" / "tools"))
import make_application

PLACE = make_application.PLACE
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def entry():
    lines = (
        (PLACE / "vecino-workbench.desktop").read_text(encoding="utf-8").splitlines()
    )
    assert lines[0] == "[Desktop Entry]"
    return dict(line.split("=", 1) for line in lines[1:])


def test_the_entry_starts_a_command_that_there_is():
    found = entry()
    assert found["Exec"] == "workbench gui %F"
    assert callable(commands.gui)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert found["TryExec"] in project["project"]["scripts"]
    for key in ("GenericName", "Comment", "Keywords"):
        for language in ("es", "ru"):
            assert found[f"{key}[{language}]"] != found[key]
    assert all(
        found[key].endswith(";") for key in ("Categories", "MimeType", "Keywords")
    )


def test_the_types_it_opens_are_declared_and_told():
    tree = ElementTree.parse(PLACE / "vecino-workbench.xml").getroot()
    types = {
        t.get("type"): [g.get("pattern") for g in t.iter(f"{MIME}glob")] for t in tree
    }
    assert types == {"text/x-arff": ["*.arff"], "text/x-keel": ["*.dat"]}
    assert types.keys() <= set(entry()["MimeType"].split(";"))
    about = ElementTree.parse(next(PLACE.glob("*.metainfo.xml"))).getroot()
    assert {m.text for m in about.iter("mediatype")} == types.keys()
    assert about.findtext("launchable") == "vecino-workbench.desktop"
    assert (
        about.findtext("id") + ".metainfo.xml"
        == next(PLACE.glob("*.metainfo.xml")).name
    )
    assert about.findtext("project_license") == "BSD-3-Clause"


def test_the_type_is_known_by_what_the_files_begin_with():
    tree = ElementTree.parse(PLACE / "vecino-workbench.xml").getroot()
    values = {m.get("value") for m in tree.iter(f"{MIME}match")}
    written = ROOT / "resources" / "datasets"
    heads = [
        file.read_bytes()[:4096].decode("utf-8") for file in written.glob("*.arff")
    ]
    assert heads
    assert all(re.search("@relation", head, re.IGNORECASE) for head in heads)
    assert {"@relation", "@RELATION", "@inputs"} == values


def test_icons_are_there_in_every_size_and_have_something_on_them():
    for size in make_application.SIZES:
        data = make_application.icon(size).read_bytes()
        assert struct.unpack(">II", data[16:24]) == (size, size)
        assert len(data) > 10 * size  # no empty square
    drawing = make_application.ICONS / "vecino-workbench.svg"
    assert drawing.read_bytes() == make_application.DRAWING.read_bytes()
    ico = (make_application.ICONS / "vecino-workbench.ico").read_bytes()
    kind, count = struct.unpack("<HH", ico[2:6])
    assert (kind, count) == (1, 6)
    for i in range(count):
        length, begin = struct.unpack("<II", ico[6 + 16 * i + 8 : 6 + 16 * i + 16])
        assert ico[begin : begin + 8] == b"\x89PNG\r\n\x1a\n"
        assert begin + length <= len(ico)


def test_what_pip_installs_is_what_the_tool_installs():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    listed = project["tool"]["setuptools"]["data-files"]
    by_pip = {
        Path(folder, Path(file).name): ROOT / file
        for folder, files in listed.items()
        for file in files
    }
    by_tool = {t: source for source, t in make_application.targets(Path("share"))}
    assert by_pip == by_tool


def test_it_is_put_into_a_folder_and_taken_away(tmp_path, monkeypatch):
    monkeypatch.setattr(make_application, "_refresh", lambda share: None)
    make_application.install(tmp_path)
    assert (tmp_path / "icons/hicolor/48x48/apps/vecino-workbench.png").is_file()
    make_application.remove(tmp_path)
    assert not [path for path in tmp_path.rglob("*") if path.is_file()]


def test_the_window_names_its_entry():
    pytest.importorskip("PySide6")
    from PySide6.QtGui import QGuiApplication

    from workbench.ui.app import DESKTOP_FILE, application

    application()
    assert QGuiApplication.desktopFileName() == DESKTOP_FILE
    assert (PLACE / f"{DESKTOP_FILE}.desktop").is_file()
