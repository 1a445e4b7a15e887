"""Packed files are measured before they are read, whatever they say of themselves."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

import workbench
from workbench.api import Problem
from workbench.compute.reading import packed
from workbench.compute.reading.packed import check_packed
from workbench.compute.reading.text_files import file_stamp

HEADER = b"@relation r\n@attribute a real\n@attribute c {x,y}\n@data\n"
ROWS = b"1,x\n2,y\n" * 100_000


@pytest.fixture(autouse=True)
def _small_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    packed._measured.cache_clear()
    monkeypatch.setattr(packed, "LEAST_SUSPECT", 100_000)


def _liar(data: bytes) -> bytes:
    return data[:-4] + (99).to_bytes(4, "little")


BOMBS = {
    "one member": gzip.compress(HEADER + ROWS),
    "that lies of its size": _liar(gzip.compress(HEADER + ROWS)),
    "with a small last member": gzip.compress(HEADER + ROWS) + gzip.compress(b"1,x\n"),
    "of many members": b"".join(
        [gzip.compress(HEADER), *[gzip.compress(ROWS[:80_000])] * 20]
    ),
    "of one line": gzip.compress(b"1," * 400_000),
    "of zeros": gzip.compress(bytes(800_000)),
}


@pytest.mark.parametrize("suffix", [".arff.gz", ".csv.gz", ".dat.gz", ".GZ"])
@pytest.mark.parametrize("name", BOMBS)
def test_a_bomb_is_refused_unread(name: str, suffix: str, tmp_path: Path) -> None:
    """All were read before, to their end: 7 MB of 2.9 GB without an answer in 91 s."""
    path = tmp_path / f"bomb{suffix}"
    path.write_bytes(BOMBS[name])
    if name == "of zeros" and suffix == ".GZ":
        return  # no reader is chosen for it
    with pytest.raises(Problem, match=r"more than \d+ MB unpacked|zero bytes"):
        workbench.read(path)


def test_a_file_of_the_ratio_of_tables_is_read(tmp_path: Path) -> None:
    lines = "".join(f"{i * 7919 % 10007},{'xy'[i % 2]}\n" for i in range(30_000))
    path = tmp_path / "good.arff.gz"
    path.write_bytes(gzip.compress(HEADER + lines.encode()))
    assert workbench.read(path).n_rows == 30_000


def test_nobody_asks_for_more_than_there_is_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packed, "LEAST_SUSPECT", 10**9)
    monkeypatch.setattr(packed, "available_memory", lambda: 500_000)
    path = tmp_path / "large.arff.gz"
    path.write_bytes(BOMBS["that lies of its size"])
    with pytest.raises(Problem, match="of memory that are free"):
        check_packed(str(path), file_stamp(str(path)))


def test_damage_is_left_to_the_reader(tmp_path: Path) -> None:
    path = tmp_path / "cut.arff.gz"
    path.write_bytes(gzip.compress(HEADER + b"1,x\n" * 100)[:-30])
    check_packed(str(path), file_stamp(str(path)))
    with pytest.raises(Problem, match="cannot be unpacked"):
        workbench.read(path)


def test_measuring_keeps_nothing(tmp_path: Path) -> None:
    import tracemalloc

    path = tmp_path / "liar.arff.gz"
    path.write_bytes(_liar(gzip.compress(bytes(60_000_000))))
    tracemalloc.start()
    try:
        assert packed._size(str(path), 50_000_000) > 50_000_000
        assert tracemalloc.get_traced_memory()[1] < 8_000_000
    finally:
        tracemalloc.stop()
