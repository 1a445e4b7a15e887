"""Motion as the system wants it: the portal, files of the desktop, and the first start."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtDBus import QDBusConnection
from support import portal
from support.rooms import LONG

from workbench.core.program.settings import load_settings
from workbench.ui.session import system_motion
from workbench.ui.session.system_motion import SystemMotion, motion_in_files


@pytest.mark.parametrize(
    ("name", "text", "less"),
    [
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n", True),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations = false\n", True),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=1\n", False),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=true\n", False),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n", True),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("kdeglobals", "[KDE][$i]\nLookAndFeel=x\n", None),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-theme-name=%(x)s\n", None),
        ("gtk-3.0/settings.ini", "no section\n", None),
        ("gtk-3.0/settings.ini", b"\xff\xfe\x00[", None),
        ("gtk-3.0/other.ini", "[Settings]\ngtk-enable-animations=0\n", None),
    ],
)
def test_files_of_gtk_and_kde(tmp_path, name, text, less):
    path = tmp_path / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    assert motion_in_files(tmp_path) is less


def test_the_first_that_says_something_counts(tmp_path):
    for name, value in (("gtk-4.0", ""), ("gtk-3.0", "gtk-enable-animations=0")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "settings.ini").write_text(f"[Settings]\n{value}\n")
    (tmp_path / "kdeglobals").write_text("[KDE]\nAnimationDurationFactor=1\n")
    assert motion_in_files(tmp_path) is True


# -- the portal --------------------------------------------------------------------------


@pytest.fixture
def address() -> Iterator[str]:
    """A bus of its own."""
    daemon = shutil.which("dbus-daemon")
    if daemon is None or not sys.platform.startswith("linux"):
        pytest.skip("no dbus-daemon on this system")
    with subprocess.Popen(
        [daemon, "--session", "--nofork", "--print-address"],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        yield process.stdout.readline().strip()
        process.terminate()


@pytest.mark.parametrize(
    ("values", "less", "questions"),
    [
        ({"reduced-motion": 1}, True, 1),
        ({"reduced-motion": 0}, False, 1),
        ({"enable-animations": False}, True, 2),
        ({"enable-animations": True}, False, 2),
        ({}, True, 2),  # then the files say it
    ],
)
def test_the_portal_is_asked_without_waiting(
    qtbot, address, monkeypatch, tmp_path, values, less, questions
):
    # a process of its own: its objects end with it, and not while ours goes on
    with subprocess.Popen(
        [sys.executable, portal.__file__, address, json.dumps(values)],
        stdout=subprocess.PIPE, text=True,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        ours = QDBusConnection.connectToBus(address, "program")
        try:
            monkeypatch.setattr(system_motion, "session_bus", lambda: ours)
            monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
            (tmp_path / "gtk-3.0").mkdir()
            ini = tmp_path / "gtk-3.0" / "settings.ini"
            ini.write_text("[Settings]\ngtk-enable-animations=0\n")
            system = SystemMotion()
            said: list[bool] = []
            system.answered.connect(said.append)
            with qtbot.waitSignal(system.answered, timeout=LONG):
                system.ask()
                assert said == []  # nothing was waited for
            assert said == [less]
        finally:
            QDBusConnection.disconnectFromBus("program")
            process.terminate()
        assert len(process.stdout.read().split()) == questions


def test_no_bus_is_started(monkeypatch, tmp_path):
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "")
    assert system_motion.session_bus() is None
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS")
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert system_motion.session_bus() is None


# -- the first start ---------------------------------------------------------------------


def test_the_first_start_takes_the_systems_word_later_ones_the_users(
    make_window, qtbot, monkeypatch, tmp_path
):
    path = tmp_path / "settings.json"
    (tmp_path / "gtk-3.0").mkdir()
    ini = tmp_path / "gtk-3.0" / "settings.ini"
    ini.write_text("[Settings]\ngtk-enable-animations=0\n")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    window = make_window(settings_path=path)
    settings = window.context.settings
    qtbot.waitUntil(lambda: settings.reduce_motion, timeout=LONG)
    settings.reduce_motion = False
    window.close()
    kept, _remark = load_settings(path)
    assert kept.motion_asked  # so nobody is asked again
    assert not kept.reduce_motion
