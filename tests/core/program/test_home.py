"""Files are replaced whole; links stay links, and permissions stay what they were."""

from __future__ import annotations

import errno
import os
import stat
import sys

import pytest

from workbench.api import Attribute, Dataset
from workbench.compute.writing.writers import write
from workbench.core.experiment.stored_experiment import written_aside
from workbench.core.program.home import replaced, sweep, write_atomically

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="links, permissions")


def mode_of(path):
    return stat.S_IMODE(path.stat().st_mode)


def table(path):
    attributes = (Attribute("a"),)
    write(Dataset([[1.0]], [0.0], attributes, Attribute("class")), path)


def lines(path):
    with written_aside(path) as file:
        file.write("a,b\n1,2\n")


def text(path):
    write_atomically(path, "new\n")


WRITERS = pytest.mark.parametrize("writer", [text, table, lines])


@WRITERS
def test_a_link_stays_and_its_file_is_written(tmp_path, writer):
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    real, link, twice = folder / "real.csv", tmp_path / "a.csv", tmp_path / "b.csv"
    real.write_text("old\n")
    link.symlink_to("elsewhere/real.csv")
    twice.symlink_to(link)
    writer(twice)
    assert link.is_symlink()
    assert twice.is_symlink()
    assert real.read_text() != "old\n"
    assert link.read_text() == real.read_text()
    assert os.listdir(folder) == ["real.csv"]


def test_a_link_to_a_file_not_there_yet_makes_that_file(tmp_path):
    (tmp_path / "link").symlink_to("later/real")
    write_atomically(tmp_path / "link", b"x")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "later" / "real").read_bytes() == b"x"


def test_links_in_a_circle_are_an_error_and_stay(tmp_path):
    (tmp_path / "a").symlink_to("b")
    (tmp_path / "b").symlink_to("a")
    with pytest.raises(OSError) as caught:
        write_atomically(tmp_path / "a", b"x")
    assert caught.value.errno == errno.ELOOP
    assert sorted(os.listdir(tmp_path)) == ["a", "b"]
    assert (tmp_path / "a").is_symlink()


@WRITERS
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o664, 0o755])
def test_permissions_stay(tmp_path, writer, mode):
    path = tmp_path / "a.csv"
    path.write_text("old\n")
    path.chmod(mode)
    writer(path)
    assert path.read_text() != "old\n"
    assert mode_of(path) == mode


@WRITERS
@pytest.mark.parametrize(("mask", "mode"), [(0o022, 0o644), (0o077, 0o600)])
def test_a_new_file_has_the_permissions_of_any_new_file(tmp_path, writer, mask, mode):
    before = os.umask(mask)
    try:
        writer(tmp_path / "a.csv")
    finally:
        os.umask(before)
    assert mode_of(tmp_path / "a.csv") == mode


def test_a_write_protected_file_is_refused(tmp_path, monkeypatch):
    path = tmp_path / "a"
    path.write_text("old")
    path.chmod(0o444)
    # asked of the system, which lets its manager write everywhere
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(PermissionError, match="a'"):
        write_atomically(path, "new")
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["a"]


def test_what_is_no_file_is_written_to_and_not_replaced(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        write_atomically(pipe, b"through")
        assert os.read(reader, 100) == b"through"
    finally:
        os.close(reader)
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    with pytest.raises(IsADirectoryError):
        write_atomically(tmp_path, b"x")


def test_a_full_disk_leaves_the_old_file_and_nothing_beside_it(tmp_path, monkeypatch):
    def full(_descriptor):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    path = tmp_path / "a"
    path.write_text("old")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="space"):
        write_atomically(path, "new")
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["a"]


def test_the_longest_name_can_be_written(tmp_path):
    path = tmp_path / ("ж" * 127)
    write_atomically(path, "x")
    assert path.read_text() == "x"


def test_what_killed_writers_left_is_swept(tmp_path):
    path, other = tmp_path / "a[1].zip", tmp_path / "a1.zip"
    left = []
    for target in (path, other):
        with replaced(target):
            left += [p for p in tmp_path.iterdir() if p.name.startswith(".")]
        target.unlink()
    for beside in left:
        beside.write_bytes(b"half")  # as it is found when the writer was killed
    sweep(path)
    assert [p.name for p in tmp_path.iterdir()] == [left[1].name]
    assert left[1].name.startswith(".a1.zip")
    sweep(tmp_path / "nowhere" / "a")
