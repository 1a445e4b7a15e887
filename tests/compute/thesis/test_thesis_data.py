"""Which data sets of the thesis are found, and what table 1 would say of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from workbench.api import Problem
from workbench.compute.thesis.thesis_data import found_data, shape_of
from workbench.core.results.comparing.reproduction import DatasetShape
from workbench.core.thesis.reproduction import shape_rows
from workbench.core.thesis.thesis_tables import thesis
from workbench.jobs.registry import resolve

_KEEL = """@relation small
@attribute a real [0, 1]
@attribute 'b' integer [0, 9]
@ATTRIBUTE c INTEGER [0, 9]
@attribute d {x, y}
@attribute Class {one, two, three}
@inputs a, b, c, d
@outputs Class
@data
0.5, 1, 2, x, one
0.25, 1, 2, y, three
"""


def test_a_shape_is_what_the_header_and_the_rows_say(tmp_path: Path) -> None:
    file = tmp_path / "small.dat"
    file.write_text(_KEEL)
    assert shape_of(str(file)) == DatasetShape(
        attributes=4,
        numeric=1,
        ordinal=2,
        nominal=1,
        instances=2,
        classes=2,
        declared=3,
    )


def test_kinds_of_numbers_are_unknown_without_a_header_of_keel() -> None:
    shape = shape_of("builtin:iris")
    assert (shape.numeric, shape.ordinal, shape.nominal) == (None, None, 0)
    assert (shape.instances, shape.classes) == (150, 3)


def test_table_1_again_from_the_files_of_keel(shared_data: Path) -> None:
    rows = resolve("thesis_data")({"folders": [str(shared_data / "keel")]})
    assert [row.how for row in rows] == ["folder"] * 27
    shapes = {row.name: row.shape for row in rows}
    differing = {r.dataset: r.differing for r in shape_rows(shapes) if r.differing}
    # of its seven declared classes six occur
    assert differing == {"satimage": ("classes",)}
    assert shapes["satimage"].declared == 7
    assert shapes["wisconsin"].instances == 683


def test_without_a_folder_there_is_what_the_program_brings_along(tmp_path) -> None:
    (tmp_path / "wine.dat").write_text("@relation broken\n")
    rows = {row.name: row for row in found_data([tmp_path])}
    assert set(rows) == set(thesis().datasets)
    assert rows["iris"].how == rows["wdbc"].how == "builtin"
    assert rows["wine"].shape is None
    assert "wine.dat" in rows["wine"].note
    assert rows["letter"].source == ""
    assert str(tmp_path) in rows["letter"].note
    with pytest.raises(Problem):
        shape_of(str(tmp_path / "wine.dat"))
