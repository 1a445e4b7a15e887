"""Temporary folders of killed processes go; those of the living and of others stay."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile

import pytest

from workbench.core.program import temporary_folder as own_folder
from workbench.core.program.temporary_folder import OWNER, OwnFolder, sweep
from workbench.core.session.session import Session


@pytest.fixture(autouse=True)
def temporary(tmp_path, monkeypatch):
    """The system's temporary folder, with nothing of others in it."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path


def left(temporary, name="workbench-left"):
    """What a killed process leaves behind, long ago."""
    folder = temporary / name
    (folder / "0").mkdir(parents=True)
    (folder / "0" / "X.npy").write_bytes(b"many rows")
    (folder / OWNER).touch()
    grow_old(folder)
    return folder


def grow_old(folder):
    os.utime(folder, (1e9, 1e9))


def test_what_a_dead_owner_left_is_removed_whole(temporary):
    folder = left(temporary)
    assert sweep() == [folder]
    assert list(temporary.iterdir()) == []


def test_a_living_session_keeps_its_folder(temporary):
    session = Session()
    kept = session.new_folder()
    grow_old(session.root)
    assert sweep() == []
    assert kept.is_dir()
    session.close()
    assert list(temporary.iterdir()) == []


def test_a_session_that_was_forgotten_is_swept_as_well(temporary):
    folder = OwnFolder().path  # nobody holds it
    grow_old(folder)
    assert sweep() == [folder]


def test_new_folders_and_those_of_others_stay(temporary):
    fresh = left(temporary, "workbench-fresh")
    os.utime(fresh)  # its owner may be about to lock it
    strange = left(temporary, "workbench-without-owner")
    (strange / OWNER).unlink()
    grow_old(strange)
    target = left(temporary, "elsewhere")
    (temporary / "workbench-link").symlink_to(target)
    (temporary / "workbench-file").write_text("a file")
    assert sweep() == []
    assert (target / "0" / "X.npy").is_file()


def test_a_folder_of_the_future_stays_when_the_clock_was_set_back(temporary):
    folder = left(temporary)
    os.utime(folder, (9e9, 9e9))
    assert sweep() == []


def test_where_nothing_can_be_locked_nothing_is_removed(temporary, monkeypatch):
    def unable(descriptor):
        raise OSError(38, "Function not implemented")

    left(temporary)
    monkeypatch.setattr(own_folder, "try_lock", unable)
    assert sweep() == []


@pytest.mark.lane("usual", "a process that is killed")
@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_kill_9_leaves_a_folder_that_the_next_start_removes(temporary):
    code = (
        "from workbench.core.session.session import Session\n"
        "session = Session()\n"
        "print(session.root, flush=True)\n"
        "input()\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code], text=True, stdin=subprocess.PIPE,
        stdout=subprocess.PIPE, env={**os.environ, "TMPDIR": str(temporary)},
    ) as process:  # fmt: skip
        folder = temporary / process.stdout.readline().strip().rpartition("/")[2]
        grow_old(folder)
        assert sweep() == []
        process.send_signal(signal.SIGKILL)
        process.wait()
    assert folder.is_dir()
    assert sweep() == [folder]
