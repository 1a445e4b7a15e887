"""What does not fit into memory is refused before it is loaded, with the estimate."""

from __future__ import annotations

import subprocess
import sys

import pytest

from workbench.api import Problem
from workbench.compute.reading import memory
from workbench.compute.reading.arff import block_table
from workbench.compute.reading.memory import available_memory, check_fits
from workbench.compute.reading.readers import read

SMALL = "@relation r\n@attribute x real\n@attribute c {a,b}\n@data\n1,a\n2,b\n"


def test_the_estimate_and_what_is_free_are_told():
    check_fits(10**9, "a table", "f.arff", available=10**9)
    with pytest.raises(Problem) as caught:
        check_fits(2_500_000_000, "a table", "f.arff", available=640_000)
    assert str(caught.value) == (
        "f.arff: a table would need about 2.5 GB of memory (expected at most 640 kB, "
        "which are free; fewer rows or columns)"
    )


def test_the_table_is_refused_before_it_is_allocated(tmp_path, monkeypatch):
    path = tmp_path / "a.arff"
    path.write_text(SMALL)
    monkeypatch.setattr(memory, "available_memory", lambda: 10**7)
    monkeypatch.setattr(block_table.np, "zeros", None)
    with pytest.raises(
        Problem, match="a table of up to 3 rows and 2 columns would need"
    ):
        read(path)


def test_a_file_of_few_bytes_and_a_huge_table_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(memory, "available_memory", lambda: 10**9)
    names = "".join(f"@attribute a{j} real\n" for j in range(3000))
    path = tmp_path / "a.arff"
    path.write_text(f"@relation r\n{names}@data\n" + "{}\n" * 50_000)
    with pytest.raises(Problem, match=r"50001 rows and 3000 columns .* 1\.3 GB"):
        read(path)


@pytest.mark.parametrize("first", ["", "memory/"])
def test_the_limit_of_a_control_group_counts_without_cached_files(tmp_path, first):
    (tmp_path / "memory").mkdir()
    names = (
        ("memory.limit_in_bytes", "memory.usage_in_bytes")
        if first
        else ("memory.max", "memory.current")
    )
    for name, value in zip(names, (1000, 900), strict=True):
        (tmp_path / first / name).write_text(f"{value}\n")
    assert memory._of_group(tmp_path) == 100
    (tmp_path / first / "memory.stat").write_text("anon 1\ninactive_file 300\n")
    assert memory._of_group(tmp_path) == 400
    (tmp_path / first / names[0]).write_text("max\n")
    assert memory._of_group(tmp_path) is None


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not count so")
def test_the_limit_of_the_address_space_counts():
    code = (
        "import resource; resource.setrlimit(resource.RLIMIT_AS, (1 << 33, 1 << 33));"
        "from workbench.compute.reading.memory import available_memory; print(available_memory())"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert 0 < int(done.stdout) < 1 << 33
    free = available_memory()
    assert free is not None
    assert free > 0
