"""Packages of lessons: packed and unpacked, and every zip that is not to be trusted."""

from __future__ import annotations

import json
import os
import stat
import zipfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from workbench.api import Problem
from workbench.core.lessons import lesson_package
from workbench.core.lessons.lesson_file import load_lesson
from workbench.core.lessons.lesson_package import course, pack, unpack


def lesson(id_="one", **more):
    return {"version": 1, "id": id_, "title": id_, "steps": [{"text": "t"}], **more}


def zipped(path: Path, members) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in members:
            archive.writestr(name, text)
    return path


@pytest.fixture
def folder(tmp_path):
    found = tmp_path / "unpacked"
    found.mkdir()
    return found


def refused(package, folder, said):
    with pytest.raises(Problem, match=said) as caught:
        unpack(package, folder)
    assert "\n" not in str(caught.value)
    assert list(folder.rglob("*")) == []
    outside = {p.name for p in folder.parent.iterdir()} - {"unpacked", package.name}
    assert outside == set()


def test_there_and_back(tmp_path, folder):
    beside = tmp_path / "from"
    beside.mkdir()
    (beside / "mine.csv").write_text("x,class\n1,a\n2,b\n")
    task = {"answer": "learner", "data": "two.csv", "goals": [["accuracy", "is", 1]]}
    (beside / "two.csv").write_text("x,class\n3,a\n4,b\n")
    documents = (
        lesson("last"), lesson("second", place=2, data=["mine.csv"]),
        lesson("first", place=1, steps=[{"text": "t", "task": task}]),
    )  # fmt: skip
    paths = []
    for document in documents:
        paths.append(beside / f"{document['id']}.json")
        paths[-1].write_text(json.dumps(document))
    package = tmp_path / "course.lesson.zip"
    names = pack(paths, package)
    assert sorted(names) == [
        "first.json", "last.json", "mine.csv", "second.json", "two.csv",
    ]  # fmt: skip
    found = unpack(package, folder)
    assert [load_lesson(path).id for path in found] == ["first", "second", "last"]
    assert (folder / "mine.csv").read_bytes() == (beside / "mine.csv").read_bytes()
    assert [path.name for path in course(beside)] == [path.name for path in found]


@pytest.mark.parametrize(
    "name",
    [
        "../out.json", "a/../../out.json", "/out.json", "C:\\out.json", "a\\..\\out.json",
        "C:/out.json", "nul.json", "a/con/x.json", ".hidden.json", "a /x.json",
        "a/b/c/d/x.json", "x" * 90 + ".json",
    ],
)  # fmt: skip
def test_names_that_leave_the_folder(tmp_path, folder, name):
    package = zipped(
        tmp_path / "p.lesson.zip", [("l.json", json.dumps(lesson())), (name, "{}")]
    )
    refused(package, folder, "leaves the folder")


def test_links_programs_and_passwords(tmp_path, folder):
    package = tmp_path / "p.lesson.zip"
    with zipfile.ZipFile(package, "w") as archive:
        link = zipfile.ZipInfo("l.json")
        link.external_attr = (stat.S_IFLNK | 0o777) << 16
        archive.writestr(link, "/etc/passwd")
    refused(package, folder, "leaves the folder")
    refused(zipped(package, [("run.py", "x")]), folder, "expected files that end in")
    data = bytearray(zipped(package, [("l.json", "{}")]).read_bytes())
    for sign, place in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        data[data.index(sign) + place] |= 1
    package.write_bytes(bytes(data))
    refused(package, folder, "encrypted")


def test_too_many_too_large_too_dense(tmp_path, folder, monkeypatch):
    package = tmp_path / "p.lesson.zip"
    many = [(f"{i}.json", "{}") for i in range(lesson_package.MOST_FILES + 1)]
    refused(zipped(package, many), folder, "201 files .expected at most 200")
    refused(zipped(package, [("a.csv", "0" * 3_000_000)]), folder, "packed too densely")
    monkeypatch.setattr(lesson_package, "MOST_BYTES", 2**20)
    rows = os.urandom(700_000).hex()
    refused(zipped(package, [("a.csv", rows)]), folder, "1 MB unpacked")
    refused(
        zipped(package, [("a.json", "{}"), ("A.JSON", "{}")]), folder, "there twice"
    )


def test_a_header_that_lies_about_the_size(tmp_path, folder, monkeypatch):
    """What is read counts, not what the list of contents says."""
    package = zipped(tmp_path / "p.lesson.zip", [("a.csv", os.urandom(300_000).hex())])
    real = zipfile.ZipFile.infolist

    def small(archive):
        members = real(archive)
        for member in members:
            member.file_size = min(member.file_size, 10)
        return members

    monkeypatch.setattr(lesson_package, "MOST_BYTES", 200_000)
    monkeypatch.setattr(zipfile.ZipFile, "infolist", small)
    with pytest.raises(Problem):
        unpack(package, folder)
    assert list(folder.rglob("*")) == []


def test_no_lesson_in_it(tmp_path, folder):
    refused(zipped(tmp_path / "p.zip", [("a.csv", "1")]), folder, "no lesson in it")
    refused(zipped(tmp_path / "p.zip", []), folder, "no lesson in it")
    refused(zipped(tmp_path / "p.zip", [("a.json", '{"steps": 1}')]), folder, "version")


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_damaged_packages_are_one_line(tmp_path_factory, data):
    base = tmp_path_factory.mktemp("zip")
    good = zipped(
        base / "p.lesson.zip", [("l.json", json.dumps(lesson()))]
    ).read_bytes()
    bad = bytearray(good[: data.draw(st.integers(0, len(good)))])
    for _ in range(data.draw(st.integers(0, 4))):
        if bad:
            bad[data.draw(st.integers(0, len(bad) - 1))] = data.draw(
                st.integers(0, 255)
            )
    (base / "p.lesson.zip").write_bytes(bytes(bad))
    (base / "to").mkdir()
    told, found = "", []
    try:
        found = unpack(base / "p.lesson.zip", base / "to")
    except Problem as problem:
        told = str(problem)
    assert "\n" not in told
    assert bool(told) != bool(found)
    assert bool(list((base / "to").rglob("*"))) == bool(found)


def test_what_cannot_be_packed(tmp_path):
    path = tmp_path / "l.json"
    path.write_text(json.dumps(lesson(data=["gone.csv"])))
    with pytest.raises(Problem, match=r"gone\.csv: no such file"):
        pack([path], tmp_path / "p.lesson.zip")
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "l.json").write_text(json.dumps(lesson()))
    path.write_text(json.dumps(lesson()))
    with pytest.raises(Problem, match=r"two files l\.json"):
        pack([path, tmp_path / "b" / "l.json"], tmp_path / "p.lesson.zip")


@pytest.mark.parametrize("name", ["../x.csv", "/x.csv", "a/b.csv", "x.exe", 3])
def test_data_of_a_lesson_lie_beside_it(tmp_path, name):
    path = tmp_path / "l.json"
    path.write_text(json.dumps(lesson(data=[name])))
    with pytest.raises(Problem, match=r"data\[0\]"):
        load_lesson(path)


def test_ten_thousand_steps_are_one_line(tmp_path):
    path = tmp_path / "l.json"
    path.write_text(json.dumps(lesson(steps=[{"text": "t"}] * 10_000)))
    with pytest.raises(Problem, match=r"10000 steps \(expected at most 500"):
        load_lesson(path)
