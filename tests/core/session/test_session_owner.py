"""Each session file has one owner, and a dead one is recognised."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from contextlib import contextmanager

import pytest

from workbench.core.session import session_owner
from workbench.core.session.session_owner import claim, left_behind, path_of

OWNER = """
import sys
from workbench.core.session.session_owner import claim
owned = claim()
print(owned.path.name, flush=True)
sys.stdin.read()
owned.release()
"""


@contextmanager
def other_window():
    """A process that owns a session file until it is killed."""
    process = subprocess.Popen(
        [sys.executable, "-c", OWNER], text=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    )  # fmt: skip
    try:
        yield process, process.stdout.readline().strip()
    finally:
        process.kill()
        process.communicate()


def names(folder):
    return sorted(p.name for p in folder.iterdir() if p.name != "sessions.lock")


def test_the_second_window_gets_its_own_file(fresh_home):
    first, second = claim(), claim()
    assert [first.path, second.path] == [path_of(1), path_of(2)]
    assert [first.path.name, second.path.name] == [
        "last.session.zip", "last-2.session.zip",
    ]  # fmt: skip
    first.release()
    third = claim()
    assert third.path == path_of(1)
    assert not third.killed
    second.release()
    third.release()
    assert names(fresh_home) == []


def test_the_lock_of_another_process_holds_and_dies_with_it(fresh_home):
    with other_window() as (process, name):
        assert name == "last.session.zip"
        mine = claim()
        assert mine.path == path_of(2)
        mine.release()
        path_of(1).write_bytes(b"kept")
        assert left_behind() == []
        process.send_signal(signal.SIGKILL)
        process.wait()
        assert left_behind() == [path_of(1)]
        assert left_behind() == [path_of(1)], "looking changes nothing"
        again = claim()
        assert (again.path, again.killed) == (path_of(1), True)
        assert left_behind() == []
        again.release()
    assert left_behind() == []
    assert names(fresh_home) == ["last.session.zip"]


def test_an_orderly_end_leaves_no_sign(fresh_home):
    with other_window() as (process, _):
        path_of(1).write_bytes(b"kept")
        process.communicate("")
    assert left_behind() == []
    assert names(fresh_home) == ["last.session.zip"]


def test_an_empty_place_is_found_beside_sessions_of_others(fresh_home):
    path_of(2).parent.mkdir(exist_ok=True)
    path_of(2).write_bytes(b"kept")
    first, empty = claim(), claim(empty=True)
    assert (first.path, empty.path) == (path_of(1), path_of(3))
    first.release()
    empty.release()


def test_half_written_files_of_the_dead_owner_are_swept(fresh_home):
    fresh_home.mkdir(exist_ok=True)
    (fresh_home / ".last.session.zip.part-0123").write_bytes(b"half")
    (fresh_home / ".last-2.session.zip.part-0123").write_bytes(b"of another window")
    owned = claim()
    owned.release()
    assert names(fresh_home) == [".last-2.session.zip.part-0123"]


def test_a_home_that_cannot_be_written_raises_nothing(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("WORKBENCH_HOME", str(tmp_path / "file" / "home"))
    owned = claim()
    assert owned.path == path_of(1)
    owned.release()
    assert left_behind() == []


@pytest.mark.skipif(sys.platform == "win32", reason="no flock")
def test_without_locks_the_living_owner_counts(fresh_home, monkeypatch):
    def none(*_, **__):
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(session_owner, "_lock", none)
    lock = fresh_home / "last.session.zip.lock"
    lock.parent.mkdir(exist_ok=True)
    lock.write_text(str(os.getppid()))
    owned = claim()
    assert owned.path == path_of(2)
    owned.release()
    with other_window() as (process, _):
        pass
    lock.write_text(str(process.pid))  # of a process that has ended
    owned = claim()
    assert (owned.path, owned.killed) == (path_of(1), True)
    owned.release()
