"""Saving a session where the user says: in a thread, in order, and failures are told."""

from __future__ import annotations

import errno
import os
import threading

import numpy as np
import pytest
from support.saving import kept
from support.sessions import open_session

from workbench.api import Attribute, Dataset
from workbench.core.session import autosave
from workbench.core.session.session import Session
from workbench.ui.session.session_writer import SessionWriter

PATIENCE = 60_000


@pytest.fixture
def session():
    made = Session()
    yield made
    made.close()


@pytest.fixture
def writer(styled_app):
    made = SessionWriter()
    yield made
    made.close()
    made.deleteLater()


def opened(session, name):
    """Open a data set, and return the session as it is then."""
    label = Attribute("class", "nominal", ("a", "b"))
    columns = (Attribute("x"),)
    session.open(Dataset(np.zeros((2, 1)), np.array([0, 1]), columns, label, name))
    return autosave.capture(session)


def test_the_window_goes_on_while_the_disk_is_slow(
    writer, session, tmp_path, monkeypatch, qtbot
):
    ready, fsync = threading.Event(), os.fsync

    def slow(descriptor):
        assert ready.wait(PATIENCE / 1000)
        fsync(descriptor)

    monkeypatch.setattr(os, "fsync", slow)
    path, told = tmp_path / "work.session.zip", []
    writer.written.connect(told.append)
    writer.write(opened(session, "first"), str(path))
    # the call is back though the disk is not
    assert not path.exists()
    writer.write(opened(session, "second"), str(path))
    ready.set()
    qtbot.waitUntil(lambda: len(told) == 2, timeout=PATIENCE)
    assert told == [str(path)] * 2
    assert kept(path) == ["first", "second"], "the one asked for last is there"


def test_a_full_disk_is_told_and_the_old_file_stays(
    writer, session, tmp_path, monkeypatch, qtbot
):
    def full(descriptor):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    path, told = tmp_path / "work.session.zip", []
    autosave.write(opened(session, "first"), path)
    monkeypatch.setattr(os, "fsync", full)
    writer.failed.connect(told.append)
    writer.write(opened(session, "second"), str(path))
    qtbot.waitUntil(lambda: bool(told), timeout=PATIENCE)
    assert told == [f"{path}: No space left on device"]
    assert kept(path) == ["first"]
    assert [p.name for p in tmp_path.iterdir()] == [path.name]


def test_closing_waits_until_everything_is_on_disk(writer, session, tmp_path):
    paths = [tmp_path / f"{i}.session.zip" for i in range(3)]
    snapshot = opened(session, "only")
    for path in paths:
        writer.write(snapshot, str(path))
    writer.close()
    assert [kept(path) for path in paths] == [["only"]] * 3


def test_a_pipe_is_no_session_and_is_not_waited_for(session, tmp_path):
    path = tmp_path / "pipe.session.zip"
    os.mkfifo(path)
    with pytest.raises(Exception, match="this is a device or a pipe"):
        open_session(path, session)
