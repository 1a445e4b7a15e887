"""Files as text: packed or not, whatever their ends and bytes, and what is no text."""

from __future__ import annotations

import gzip
import os

import pytest

from workbench.api import Problem
from workbench.compute.reading import text_files
from workbench.compute.reading.readers import read
from workbench.compute.reading.text_files import data_stem, read_text
from workbench.core.program.data_suffixes import data_suffix

ARFF = "@relation r\n@attribute x real\n@attribute c {a,b}\n@data\n1,a\n2,b\n"
KEEL = "@relation r\n@attribute x real [0, 9]\n@attribute c {a,b}\n@data\n1,a\n2,b\n"


def _packed(text):
    """Pack without the time of day: the ids of the tests are made of it."""
    return gzip.compress(text.encode(), mtime=0)


@pytest.mark.parametrize(
    ("name", "text"), [("a.arff.gz", ARFF), ("A.ARFF.GZ", ARFF), ("k.dat.gz", KEEL)]
)
def test_packed_files_are_read_like_others(tmp_path, name, text):
    path = tmp_path / name
    path.write_bytes(
        gzip.compress(text.replace("@relation r", "@relation ''").encode())
    )
    data = read(path)
    assert data.X.tolist() == [[1.0], [2.0]]
    assert (data_suffix(path), data_stem(path)) == (name.lower()[1:-3], name[0])
    assert data.name in (name[0], "")


@pytest.mark.parametrize(
    ("raw", "found"),
    [
        (_packed(ARFF)[:-9], "cannot be unpacked"),
        (ARFF.encode(), "cannot be unpacked"),
        (_packed(ARFF)[:-8] + bytes(8), "cannot be unpacked"),
        (_packed(""), "the file is empty"),
    ],
)
def test_a_damaged_packed_file_is_one_line(tmp_path, raw, found):
    path = tmp_path / "a.arff.gz"
    path.write_bytes(raw)
    with pytest.raises(Problem, match=found) as caught:
        read(path)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("suffix", [".arff", ".dat", ".txt"])
@pytest.mark.parametrize(
    ("raw", "found"),
    [
        (b"\x89PNG\r\n\x1a\nno picture at all", "this is a PNG picture"),
        (b"PK\x03\x04 and so on", "this is a ZIP archive or a spreadsheet"),
        (_packed(ARFF), "this is a gzip file without the suffix .gz"),
        (b"\x01\x02\x03\x04 signs", "control characters"),
        (ARFF.encode() + b"\0", "zero bytes"),
        (b"\xff\xfe\x00\xd8", "bytes that are not UTF-16"),
        (b"\xef\xbb\xbf", "the file is empty"),
    ],
)
def test_what_is_no_text_is_told(tmp_path, suffix, raw, found):
    path = tmp_path / f"a{suffix}"
    path.write_bytes(raw)
    with pytest.raises(Problem, match=found):
        read(path)


def test_a_device_is_refused(tmp_path):
    if not os.path.exists("/dev/zero"):
        pytest.skip("no such device on this system")
    with pytest.raises(Problem, match="a device or a pipe"):
        read("/dev/zero")


@pytest.mark.parametrize("size", [1, 2, 3, 7, 1 << 21])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_blocks_are_whole_lines_with_their_numbers(tmp_path, monkeypatch, size, end):
    monkeypatch.setattr(text_files, "BLOCK", size)
    lines = ["one", "", "drei ñ", "4", "", "", "last"]
    path = tmp_path / "t.txt"
    path.write_bytes(end.join(lines).encode())
    file = read_text(path)
    assert (file.lines, file.n_lines) == (lines, len(lines))
    number = 1
    for block in file.blocks():
        assert block.first_line == number
        assert block.data.endswith(b"\n")
        number += block.data.count(b"\n")
    assert list(file.head()) == list(enumerate(lines, 1))


def test_latin_1_is_announced_with_its_line_also_behind_a_mark(tmp_path):
    path = tmp_path / "a.arff"
    path.write_bytes(
        b"\xef\xbb\xbf" + ARFF.replace("{a,b}", "{a,b,\xe9}").encode("latin-1")
    )
    data = read(path)
    assert data.classes == ("a", "b", "é")
    assert data.notes == ("line 3 is not UTF-8, so the file was read as Latin-1",)


def test_the_sign_that_ends_old_dos_files_is_no_row(tmp_path):
    path = tmp_path / "a.dat"
    path.write_bytes(KEEL.encode() + b"\x1a")
    assert read(path).n_rows == 2


def test_a_line_without_end_is_refused_before_it_fills_the_memory(
    tmp_path, monkeypatch
):
    monkeypatch.setattr(text_files, "BLOCK", 1000)
    monkeypatch.setattr(text_files, "LONGEST_LINE", 5000)
    path = tmp_path / "a.arff.gz"
    path.write_bytes(gzip.compress(b"@relation r\n" + b" " * 6000 + b"\n"))
    with pytest.raises(Problem, match=r"a\.arff\.gz: a line of more than"):
        read(path)


def test_a_file_that_changes_while_it_is_read_is_refused(tmp_path):
    path = tmp_path / "a.txt"
    path.write_text(ARFF)
    file = read_text(path)
    blocks = file.blocks()
    next(blocks)
    with open(path, "a") as stream:
        stream.write("3,a\n")
    with pytest.raises(Problem, match="the file changed while it was read"):
        list(blocks)


def test_a_file_that_is_replaced_by_one_of_the_same_size_is_refused(tmp_path):
    path = tmp_path / "a.txt"
    path.write_text(ARFF)
    file = read_text(path)
    path.write_text(ARFF.replace("1,a", "2,a"))
    os.utime(path, ns=(file.stamp[1] + 10**9, file.stamp[1] + 10**9))
    with pytest.raises(Problem, match="the file changed"):
        list(file.blocks())
