"""The doctor finds what Qt would die of, without starting Qt."""

import ctypes.util
import subprocess
import sys

import pytest

from workbench.core.program.doctor import (
    LIBRARIES,
    PACKAGES,
    can_load,
    examine,
    install_command,
    missing_libraries,
    qt_platform,
    why_no_window,
)
from workbench.core.program.json_text import plain


def all_there(file):
    return True


def without(*files):
    return lambda file: file not in files


@pytest.mark.parametrize(
    ("environment", "system", "expected"),
    [
        ({}, "linux", ""),
        ({"DISPLAY": ":0"}, "linux", "xcb"),
        ({"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"}, "linux", "wayland"),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", "offscreen"),
        ({"QT_QPA_PLATFORM": "xcb:options", "DISPLAY": ":0"}, "linux", "xcb"),
        ({"QT_QPA_PLATFORM": "wayland;xcb"}, "linux", "wayland"),
        ({"DISPLAY": ""}, "linux", ""),
        ({}, "win32", "native"),
        ({}, "darwin", "native"),
    ],
)
def test_platform_qt_would_choose(environment, system, expected):
    assert qt_platform(environment, system) == expected


def test_no_display_is_one_line_with_cause_and_remedy():
    trouble = why_no_window({}, "linux", all_there)
    text = str(trouble)
    assert "DISPLAY" in text
    assert "WAYLAND_DISPLAY" in text
    assert "ssh -X" in text
    assert "\n" not in text


def test_missing_libraries_are_named_with_their_packages():
    display = {"DISPLAY": ":0"}
    lacking = without("libxcb-icccm.so.4", "libxcb-keysyms.so.1")
    text = str(why_no_window(display, "linux", lacking, lambda: True))
    assert "libxcb-icccm.so.4" in text
    assert "apt-get install libxcb-icccm4 libxcb-keysyms1" in text
    assert "dnf install xcb-util-wm xcb-util-keysyms" in text


def test_offscreen_does_not_need_what_only_windows_need():
    lacking = without("libxcb-icccm.so.4", "libxcb-cursor.so.0")
    offscreen = {"QT_QPA_PLATFORM": "offscreen"}
    assert why_no_window(offscreen, "linux", lacking) is None
    assert missing_libraries("offscreen", "linux", lacking) == []
    assert why_no_window(offscreen, "linux", without("libEGL.so.1")) is not None


def test_display_that_nobody_answers_is_told():
    trouble = why_no_window({"DISPLAY": ":93"}, "linux", all_there, lambda: False)
    assert "no X server answers at DISPLAY=:93" in str(trouble)
    good = why_no_window({"DISPLAY": ":93"}, "linux", all_there, lambda: True)
    assert good is None


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks libxcb")
def test_x_server_is_really_asked(monkeypatch):
    from workbench.core.program.doctor import x_server_answers

    if not ctypes.util.find_library("xcb"):
        assert x_server_answers()
        return
    code = "from workbench.core.program.doctor import x_server_answers as a; print(a())"
    asked = subprocess.run(
        [sys.executable, "-c", code],
        env={"DISPLAY": ":9173", "PATH": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    assert asked.stdout.strip() == "False"


def test_other_systems_bring_their_libraries_along():
    assert missing_libraries("native", "win32", without()) == []
    assert why_no_window({}, "darwin", lambda file: False) is None


def test_one_package_is_installed_once():
    of_libxcb = [lib for lib in LIBRARIES if lib.fedora == "libxcb"]
    assert len(of_libxcb) > 1
    command = install_command(of_libxcb)
    assert command.endswith("(Fedora: dnf install libxcb)")
    assert command.count(of_libxcb[0].debian) == 1


def test_library_names_are_unique_and_packages_plausible():
    files = [lib.file for lib in LIBRARIES]
    assert len(set(files)) == len(files)
    assert all(".so." in file for file in files)
    assert {lib.needed_by for lib in LIBRARIES} == {"all", "xcb"}


def test_loading_is_tried_for_real():
    assert not can_load("libthere-is-no-such-thing.so.7")
    if sys.platform.startswith("linux"):
        assert can_load("libc.so.6")


def test_examination_is_complete():
    found = examine({"QT_QPA_PLATFORM": "offscreen"})
    assert found.display.platform == "offscreen"
    assert plain(found)["display"]["QT_QPA_PLATFORM"] == "offscreen"
    assert set(found.packages) == set(PACKAGES)
    assert found.packages["numpy"] is not None
    assert found.window.possible == (not found.missing)
    found = examine({})
    if sys.platform.startswith("linux"):
        assert not found.window.possible
        assert "DISPLAY" in found.window.reason


def test_qt_is_not_imported():
    code = (
        "import sys; from workbench.core.program.doctor import examine, why_no_window; "
        "examine(); why_no_window(); "
        "print(*[m for m in sys.modules if m.startswith(('PySide6', 'pyqtgraph'))])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == ""
