"""The report on the thesis, from folders of results made by hand."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from support.stored_results import store

from workbench.api import Problem
from workbench.compute.thesis.reproduction_report import reproduction_report
from workbench.core.thesis.reproduction import Measured
from workbench.core.thesis.thesis_tables import EXPERIMENTS, thesis


@pytest.fixture(scope="module")
def folders(tmp_path_factory) -> tuple[Path, Path]:
    """The printed scores as results, but for two of them: measured again exactly."""
    said = thesis().tables
    first = said[2].table.values / 100
    first[said[2].table.datasets.index("iris"), 3] = 0.90
    second = said[5].table.values / 100
    second[said[5].table.datasets.index("vowel"), 0] = np.nan
    root = tmp_path_factory.mktemp("results")
    return (
        store(root / "a", first, said[3].table.values, 2),
        store(root / "b", second, np.full(second.shape, 0.5), 5),
    )


def test_printed_scores_measured_again_are_found_to_agree(folders) -> None:
    report = reproduction_report(*folders)
    for number in (2, 3, 5):
        printed = thesis().tables[number].table.values
        found = report.measured.tables[number].values
        differ = np.argwhere(~np.isclose(found, printed))
        assert len(differ) == {2: 1, 3: 0, 5: 1}[number]
    assert np.isnan(report.measured.tables[5].values).sum() == 1
    text = report.markdown
    assert "| iris | KISSNN | 95.33 | 90.00 | -5.33 |" in text
    assert "108 scores compared: mean difference -0.05 points" in text
    assert "134 scores compared: mean difference +0.00 points" in text
    assert "vowel, KISSNN: too hard (1 folds)" in text
    # what does not follow from the printed scores is said, and nothing else
    failing = [(v.claim.table, v.against) for v in report.verdicts if not v.holds]
    assert failing == [(5, ("SMO",))]
    assert "7 of 8 conclusions hold." in text
    assert "**does not hold** for SMO" in text


def test_ranks_tests_and_times_of_the_report(folders) -> None:
    text = reproduction_report(*folders).markdown
    assert "| 3 | LMNN | 3.518 | 3.519 | 3.519 |" in text
    assert "| 5 | KISSNN | 2.07 | 2.093 |" in text
    row = next(line for line in text.splitlines() if line.startswith("| 3 | 4.595e-11"))
    assert row.split("|")[3:5] == [" 1.796e-15 ", " 1.796e-15 "]
    row = next(line for line in text.splitlines() if line.startswith("| 5 | 2.69e-06"))
    # 26 whole rows: CD = 2.498 sqrt(5 6 / (6 26))
    assert row.split("|")[7:9] == [" 1.095 ", " 26 "]
    printed = thesis().tables[3].table
    itml, own = (
        printed.values[:, printed.classifiers.index(n)] for n in ("ITML", "KISSNN")
    )
    ratio = np.exp(np.log(itml[own > 0] / own[own > 0]).mean())
    assert f"| ITML | {ratio:.1f} | {ratio:.1f} |" in text


@pytest.mark.lane("usual", "draws in a process of its own")
def test_files_tell_how_they_were_made_but_not_where(folders, tmp_path: Path) -> None:
    command = "workbench run thesis-table-5 --out b"
    report = reproduction_report(*folders, commands=[command], seconds=8000)
    names = report.write(tmp_path)
    assert sorted(names) == sorted(path.name for path in tmp_path.iterdir())
    text = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert command in text
    assert "2 h 13 min" in text
    assert "box, 2 cores; numpy 2" in text
    for name, words in (("figure-9.svg", "LMNN"), ("figure-10.svg", "J48")):
        assert f"]({name})" in text
        assert words in (tmp_path / name).read_text(encoding="utf-8")
    document = json.loads((tmp_path / "measured.json").read_text(encoding="utf-8"))
    assert "mine" not in json.dumps(document)
    again = Measured.from_json(document)
    for number, table in report.measured.tables.items():
        np.testing.assert_array_equal(again.tables[number].values, table.values)


def test_a_folder_without_results_is_one_line(tmp_path: Path, folders) -> None:
    with pytest.raises(Problem, match="no results"):
        reproduction_report(folders[0], tmp_path)
    assert len(EXPERIMENTS) == 2
