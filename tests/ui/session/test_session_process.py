"""Windows as processes: asked to end they save, killed they lose nothing that was saved."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import contextmanager

import pytest
from support.saving import kept

from workbench.core.program.settings import load_settings
from workbench.core.session.session_owner import left_behind, path_of

WINDOW = """
import sys
from PySide6.QtCore import QTimer
from workbench.api import Attribute, Dataset
from workbench.core.session.session_owner import claim
from workbench.jobs.inline import InlineEngine
from workbench.ui import app, rooms_ahead
from workbench.ui.session.session_autosave import SessionAutosave

make = app.create_window
rooms_ahead.ROOM_PAUSE = 3_600_000  # no rooms are made ahead while others are waited for

def begin(window):
    keeper = window.findChild(SessionAutosave)
    keeper.restored.connect(lambda _line: go_on(window, keeper))

def go_on(window, keeper):
    session = window.context.session
    print("open", *session.datasets, keeper.path.name, flush=True)
    name = sys.argv[1]
    if name:
        label = Attribute("class", "nominal", ("a", "b"))
        session.open(Dataset([[1.0]], [0], (Attribute("x"),), label, name))
        window.context.settings.data_folders = [name]
    if sys.argv[2] == "saved":
        keeper._written_once.connect(lambda reason: print("saved", flush=True))
        keeper.save()
    if sys.argv[2] == "dialog":
        from PySide6.QtWidgets import QDialog
        dialog = QDialog(window)
        QTimer.singleShot(0, lambda: print("dialog", flush=True))
        dialog.exec()

def create(*args, **options):
    window = make(*args, engine=InlineEngine, **options)
    begin(window)
    return window

app.create_window = create
if __name__ == "__main__":
    sys.exit(app.run(foreign_plugins=False))
"""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals")


@pytest.fixture
def script(tmp_path):
    made = tmp_path / "window.py"
    made.write_text(WINDOW)
    return made


@contextmanager
def window(script, name, mode=""):
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "OMP_NUM_THREADS": "1"}
    process = subprocess.Popen(
        [sys.executable, str(script), name, mode], text=True, env=environment,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def line(process):
    """What the window says next; its complaint if it says nothing."""
    return process.stdout.readline().strip() or process.stderr.read()


@pytest.mark.parametrize(
    ("name", "mode"),
    [
        ("SIGTERM", ""),
        pytest.param("SIGHUP", "dialog", marks=pytest.mark.lane("whole", "a process")),
        pytest.param("SIGINT", "", marks=pytest.mark.lane("whole", "a process")),
    ],
)
def test_a_window_that_is_asked_to_end_saves_and_ends(script, fresh_home, name, mode):
    with window(script, "mine", mode) as process:
        assert line(process) == "open last.session.zip"
        if mode:
            assert line(process) == mode
        process.send_signal(getattr(signal, name))
        _, err = process.communicate(timeout=60)
    assert process.returncode == 0, err
    assert "workbench" not in err, err  # neither a complaint nor a trace
    assert kept(path_of(1)) == ["mine"]
    assert load_settings()[0].data_folders == ["mine"]
    assert left_behind() == []


@pytest.mark.lane("whole", "four windows; a killed owner without one is in tests/core")
def test_both_windows_come_back_after_kill_9(script, fresh_home):
    with window(script, "mine", "saved") as first:
        assert line(first) == "open last.session.zip"
        assert line(first) == "saved"
        with window(script, "yours", "saved") as second:
            assert line(second) == "open last-2.session.zip"
            assert line(second) == "saved"
            first.kill()
            second.kill()
            first.wait()
            second.wait()
    assert left_behind() == [path_of(1), path_of(2)]
    with window(script, "") as first:
        assert line(first) == "open mine last.session.zip"
        assert left_behind() == [path_of(2)]
        with window(script, "") as second:
            assert line(second) == "open yours last-2.session.zip"
            for process in (first, second):
                process.terminate()
                process.communicate(timeout=60)
    assert left_behind() == []
    assert [kept(path_of(1)), kept(path_of(2))] == [["mine"], ["yours"]]
