"""Files with very many columns, and the memory that blocks leave behind."""

from __future__ import annotations

import os
import platform
import subprocess
import sys

import numpy as np
import pytest

from workbench.api import Problem
from workbench.cli.text_output import table
from workbench.compute.reading import dense_blocks as dense
from workbench.compute.reading import memory
from workbench.compute.reading.readers import read

WIDTH = 5000


def written(folder, suffix, width=WIDTH):
    """Write three rows of numbers and a class; return the path and the numbers."""
    rows = np.random.default_rng(1).normal(size=(3, width)).round(6)
    body = "".join(
        ",".join(map(str, row)) + f",{label}\n"
        for row, label in zip(rows.tolist(), "aba", strict=True)
    )
    names = [f"a{j}" for j in range(width)]
    if suffix == "csv":
        head = ",".join([*names, "class"]) + "\n"
    else:
        kind = "real [-9, 9]" if suffix == "dat" else "real"
        lines = "".join(f"@attribute {name} {kind}\n" for name in names)
        head = f"@relation wide\n{lines}@attribute class {{a,b}}\n@data\n"
    path = folder / f"wide.{suffix}"
    path.write_text(head + body)
    return path, rows


@pytest.mark.parametrize("suffix", ["csv", "arff", "dat"])
def test_many_columns_do_without_the_parser_whose_work_is_quadratic(
    tmp_path, monkeypatch, suffix
):
    def asked(*_):
        raise AssertionError("pandas was asked")

    monkeypatch.setattr(dense, "_parsed", asked)
    path, rows = written(tmp_path, suffix)
    dataset = read(path)
    np.testing.assert_array_equal(dataset.X, rows)
    assert dataset.y.tolist() == [0, 1, 0]


@pytest.mark.parametrize("suffix", ["csv", "arff", "dat"])
def test_more_columns_than_the_limit_are_refused_in_one_line(
    tmp_path, monkeypatch, suffix
):
    monkeypatch.setattr(memory, "MOST_COLUMNS", 40)
    path, _ = written(tmp_path, suffix, 39)
    assert read(path).n_attributes == 39
    path, _ = written(tmp_path, suffix, 60)
    with pytest.raises(Problem) as caught:
        read(path)
    text = caught.value.text()
    assert str(path) in text
    assert "61 columns" in text
    assert "at most 40" in text
    assert "\n" not in text


def test_a_hundred_thousand_columns_are_within_the_limit():
    assert memory.MOST_COLUMNS >= 100_000


def test_a_long_table_has_the_lines_of_a_short_one(capsys):
    def printed(n):
        table(["name", "type"], [(f"a{i}", "numeric") for i in range(1000, n)])
        return [line.rstrip() for line in capsys.readouterr().out.splitlines()]

    assert printed(3900)[:50] == printed(1049)


FAULTS = """
import resource, sys
import numpy as np
from workbench.compute.reading.memory import keep_freed_memory
def faults():
    return resource.getrusage(resource.RUSAGE_SELF).ru_minflt
def block():
    return [np.ones(12_000) for _ in range(100)]
if sys.argv[1] == "kept":
    keep_freed_memory()
block()
before = faults()
for _ in range(10):
    block()
print(faults() - before)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="glibc's allocator")
def test_tables_of_blocks_use_the_memory_of_those_before_them():
    environment = {k: v for k, v in os.environ.items() if not k.startswith("MALLOC_")}

    def faults(how):
        command = [sys.executable, "-c", FAULTS, how]
        done = subprocess.run(
            command, capture_output=True, text=True, check=True, env=environment
        )
        return int(done.stdout)

    assert faults("kept") < faults("returned") / 10


def test_the_parser_of_blocks_keeps_freed_memory(tmp_path):
    memory.keep_freed_memory.cache_clear()
    read(written(tmp_path, "csv", 20)[0])
    assert memory.keep_freed_memory.cache_info().currsize == 1
