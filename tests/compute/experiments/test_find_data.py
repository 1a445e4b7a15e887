"""Where the data sets of an experiment are found, and what tells their content."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import workbench
from workbench.api import Problem
from workbench.compute.experiments import find_data
from workbench.compute.experiments.find_data import find, sha256_of
from workbench.core.experiment.entries import DataEntry
from workbench.core.experiment.experiment import load
from workbench.core.program.resources import resource


@pytest.fixture
def no_network(monkeypatch) -> list[str]:
    """OpenML without a network; the list is what was asked of it."""
    asked: list[str] = []

    def refuse(source: str):
        asked.append(source)
        raise Problem("OpenML cannot be reached", where=source)

    monkeypatch.setattr(find_data, "read_openml", refuse)
    return asked


@pytest.mark.parametrize(
    "place",
    ["iris.dat", "IRIS.DAT", "Iris/iris.dat", "iris.arff", "iris.csv", "IRIS/Iris.CSV"],
)
def test_keel_sets_are_found_under_any_usual_name(tmp_path: Path, place: str) -> None:
    file = tmp_path / "data" / place
    file.parent.mkdir(parents=True)
    file.write_text("x")
    found = find(DataEntry("keel:iris"), tmp_path, [tmp_path / "data"])
    assert (found.source, found.how, found.note) == (str(file), "folder", "")


def test_keels_own_form_goes_before_others_and_folders_in_their_order(tmp_path):
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        for suffix in ("csv", "arff"):
            (tmp_path / folder / f"iris.{suffix}").write_text("x")
    (tmp_path / "two" / "iris.dat").write_text("x")
    (tmp_path / "iris.dat").write_text("x")
    folders = [tmp_path / "absent", tmp_path / "one", tmp_path / "two"]
    entry = DataEntry("keel:iris")
    assert find(entry, tmp_path, folders).source == str(tmp_path / "one" / "iris.arff")
    assert find(entry, tmp_path, folders[2:]).source.endswith("iris.dat")
    assert find(entry, tmp_path).source == str(tmp_path / "iris.dat")


def test_what_is_named_instead_is_taken_only_when_the_set_is_nowhere(
    tmp_path, no_network
):
    entry = DataEntry("keel:wine", instead="builtin:wine")
    found = find(entry, tmp_path, [tmp_path])
    assert (found.source, found.how) == ("builtin:wine", "builtin")
    assert found.note == "builtin:wine in place of keel:wine"
    (tmp_path / "wine.dat").write_text("x")
    assert find(entry, tmp_path).how == "folder"
    assert no_network == []


def test_openml_is_asked_after_the_folders_and_before_what_is_built_in(
    tmp_path, no_network, monkeypatch
):
    entry = DataEntry("keel:iris", instead="openml:61")
    assert find(entry, tmp_path).source == "builtin:iris"
    assert no_network == ["openml:61"]
    assert find(entry, tmp_path, network=False).source == "builtin:iris"
    assert no_network == ["openml:61"]
    monkeypatch.setattr(find_data, "read_openml", lambda source: None)
    found = find(entry, tmp_path)
    assert (found.source, found.how) == ("openml:61", "openml")
    assert found.note == "openml:61 in place of keel:iris"


def test_a_set_that_is_nowhere_is_told_in_one_line_with_every_place(
    tmp_path, no_network
):
    entry = DataEntry("keel:texture", name="texture", instead="openml:40499")
    with pytest.raises(Problem) as caught:
        find(entry, tmp_path, [tmp_path / "data"])
    text = str(caught.value)
    assert "\n" not in text
    for place in (tmp_path, tmp_path / "data", "openml:40499", "cannot be reached"):
        assert str(place) in text


def test_paths_start_at_the_experiment_and_names_do_not_leave_the_folder(tmp_path):
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "mine.csv").write_text("x")
    found = find(DataEntry("sub/mine.csv"), tmp_path)
    assert (found.source, found.how) == (str(tmp_path / "sub" / "mine.csv"), "path")
    with pytest.raises(Problem, match=r"absent\.csv was not found"):
        find(DataEntry("absent.csv"), tmp_path)
    with pytest.raises(Problem, match="no name of a data set"):
        find(DataEntry("keel:../sub/mine"), tmp_path)
    with pytest.raises(Problem, match="builtin:nothing was not found"):
        find(DataEntry("builtin:nothing"), tmp_path)


def test_the_digest_of_a_file_is_that_of_its_bytes(tmp_path: Path) -> None:
    file = tmp_path / "iris.arff"
    content = resource("datasets", "iris.arff").read_bytes()
    file.write_bytes(content)
    expected = hashlib.sha256(content).hexdigest()
    assert sha256_of(str(file)) == sha256_of("builtin:iris") == expected
    with pytest.raises(Problem, match="No such file"):
        sha256_of(str(tmp_path / "absent"))


def test_the_digest_of_a_saved_set_sees_values_and_kinds_not_where_it_came_from(
    tmp_path: Path,
) -> None:
    iris = workbench.read("builtin:iris")
    X = np.array(iris.X)
    X[3, 2] += 0.1
    first = replace(iris.attributes[0], name="other")
    versions = {
        "plain": iris,
        "moved": replace(iris, source="elsewhere", notes=("a note",)),
        "value": replace(iris, X=X),
        "renamed": replace(iris, attributes=(first, *iris.attributes[1:])),
    }
    digests = {}
    for name, dataset in versions.items():
        folder = tmp_path / name
        folder.mkdir()
        dataset.save(folder)
        digests[name] = sha256_of(str(folder))
    assert digests["plain"] == digests["moved"]
    assert len({digests[name] for name in ("plain", "value", "renamed")}) == 3


def test_the_digest_of_a_set_of_openml_is_that_of_its_values(monkeypatch) -> None:
    iris = workbench.read("builtin:iris")
    X = np.array(iris.X)
    X[0, 0] += 1
    monkeypatch.setattr(find_data, "read_openml", lambda source: iris)
    before = sha256_of("openml:61")
    assert len(before) == 64
    monkeypatch.setattr(find_data, "read_openml", lambda source: replace(iris, X=X))
    assert sha256_of("openml:61") != before


@pytest.mark.parametrize("name", ["thesis-tables-2-3", "thesis-table-5"])
def test_all_sets_of_the_thesis_are_found_in_a_folder_of_keel(
    name, shared_data, no_network
):
    path = resource("experiments", f"{name}.json")
    for entry in load(path).data:
        found = find(entry, path.parent, [shared_data / "keel"])
        assert found.how == "folder"
        assert Path(found.source).stem == entry.name
    assert no_network == []
