"""A wrong session file is refused in one line, before it costs memory or disk."""

from __future__ import annotations

import errno
import io
import json
import os
import shutil
import zipfile

import numpy as np
import pytest
from support.documents import evaluation
from support.metric_results import mapped_by
from support.sessions import open_session

from workbench.api import Attribute, Dataset, Problem
from workbench.core.program.json_text import plain
from workbench.core.results.metric_result import LearnedMetric
from workbench.core.session import autosave
from workbench.jobs import wire


@pytest.fixture
def folder(tmp_path):
    made = tmp_path / "unpacked"
    made.mkdir()
    return made


@pytest.fixture
def parts(session, tmp_path):
    """The members of a good session file."""
    path = tmp_path / "good.session.zip"
    X = np.column_stack([np.arange(6.0), [0, 1, 2, np.nan, 0, 1]])
    columns = (Attribute("a"), Attribute("b", "nominal", ("p", "q", "r")))
    label = Attribute("class", "nominal", ("one", "two"))
    weights = np.linspace(1, 2, 6)
    y = np.array([0, 1, 0, 1, -1, 0])
    session.open(Dataset(X, y, columns, label, "first", weights=weights))
    session.add_run(
        plugin="knn", title="k-NN", data="first", badge="LOO",
        result=evaluation(predictions=[
            {"row": i, "true": "one", "predicted": "two", "scores": [0.25, 0.75]}
            for i in range(ROWS)
        ]),
    )  # fmt: skip
    session.set_metric(LearnedMetric("kissnn", "first", "none", mapped_by(np.eye(2))))
    autosave.write(autosave.capture(session), path)
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def packed(path, parts, how=zipfile.ZIP_STORED):
    with zipfile.ZipFile(path, "w", how) as archive:
        for name, part in parts.items():
            archive.writestr(name, part)
    return path


def refused(path, folder):
    with pytest.raises(Problem) as caught:
        autosave.unpack(path, folder)
    line = str(caught.value)
    assert "\n" not in line
    assert len(line) < 400
    return line


def array(values):
    stream = io.BytesIO()
    np.save(stream, np.asarray(values))
    return stream.getvalue()


def test_the_good_one_is_good(parts, tmp_path, folder):
    unpacked = autosave.unpack(packed(tmp_path / "a", parts), folder)
    assert list(unpacked.datasets) == ["first"]
    again = wire.decode(wire.encode(unpacked))  # any process can hand it over
    assert plain(again) == plain(unpacked)


ROWS = 6
BAD_PARTS = {
    "a code without a label": ("0/X.npy", array(np.full((ROWS, 2), 3.0))),
    "a negative code": ("0/X.npy", array(np.full((ROWS, 2), -1.0))),
    "half a code": ("0/X.npy", array(np.full((ROWS, 2), 0.5))),
    "an infinite code": ("0/X.npy", array(np.full((ROWS, 2), np.inf))),
    "a class without a label": ("0/y.npy", array(np.full(ROWS, 2))),
    "a class below missing": ("0/y.npy", array(np.full(ROWS, -2))),
    "classes as floats": ("0/y.npy", array(np.zeros(ROWS))),
    "classes as bytes": ("0/y.npy", array(np.zeros(ROWS, np.int8))),
    "too few classes": ("0/y.npy", array(np.zeros(ROWS - 1, int))),
    "cells of complex numbers": ("0/X.npy", array(np.zeros((ROWS, 2), complex))),
    "cells of objects": ("0/X.npy", array(np.zeros((ROWS, 2))).replace(b"'<f8'", b"'|O' ")),
    "a column too many": ("0/X.npy", array(np.zeros((ROWS, 3)))),
    "a flat table": ("0/X.npy", array(np.zeros(ROWS * 2))),
    "weights of another length": ("0/weights.npy", array(np.ones(ROWS + 1))),
    "an array cut short": ("0/X.npy", array(np.zeros((ROWS, 2)))[:-8]),
    "an array with an appendix": ("0/X.npy", array(np.zeros((ROWS, 2))) + b"12345678"),
    "a huge declared shape": (
        "0/X.npy", array(np.zeros((ROWS, 2))).replace(b"(6, 2)", b"(10**9,2)"),
    ),
    "an array that is none": ("0/X.npy", b"\x93NUMPY\x09\x00rubbish"),
    "a description that is a list": ("0/meta.json", b"[]"),
    "a description without end": ("0/meta.json", b"[" * 100_000),
    "predicted rows as floats": ("runs/0/rows.npy", array(np.zeros(ROWS))),
    "a predicted class that is none": ("runs/0/predicted.npy", array(np.full(ROWS, 2))),
    "a prediction too many": ("runs/0/true.npy", array(np.zeros(ROWS + 1, int))),
    "predictions in a table": ("runs/0/folds.npy", array(np.zeros((ROWS, 1), int))),
    "scores in a row": ("runs/0/scores.npy", array(np.zeros(ROWS))),
    "scores of objects": (
        "runs/0/scores.npy", array(np.zeros((ROWS, 2))).replace(b"'<f8'", b"'|O' "),
    ),
    "a million scores declared": (
        "runs/0/scores.npy", array(np.zeros((ROWS, 2))).replace(b"(6, 2)", b"(10**6,2)"),
    ),
    "no text": ("session.json", b"\xff\xfe\x00"),
    "no document": ("session.json", b"null"),
}  # fmt: skip


@pytest.mark.parametrize("what", BAD_PARTS)
def test_bad_parts_are_refused(parts, tmp_path, folder, session, what):
    name, content = BAD_PARTS[what]
    path = packed(tmp_path / "a", {**parts, name: content})
    refused(path, folder)
    before = session.datasets
    with pytest.raises(Problem):
        open_session(path, session)
    assert session.datasets == before


BAD_META = [
    {"name": 3},
    {"attributes": {}},
    {"attributes": [3]},
    {"attributes": [{"name": "a", "kind": "taxi", "values": []}] * 2},
    {"attributes": [{"name": "a", "kind": "nominal", "values": "pqr"}] * 2},
    {"attributes": [{"name": None, "kind": "numeric", "values": []}] * 2},
    {"class_attribute": {"name": "c", "kind": "numeric", "values": []}},
    {"class_attribute": {"name": "c", "kind": "nominal", "values": [1, 2]}},
    {"class_index": 9},
    {"class_index": -1},
    {"class_index": "2"},
    {"class_index": True},
    {"source": ["a"]},
    {"notes": "guessed"},
    {"notes": [1]},
]


@pytest.mark.parametrize("change", BAD_META)
def test_bad_descriptions_are_refused(parts, tmp_path, folder, change):
    meta = {**json.loads(parts["0/meta.json"]), **change}
    content = json.dumps(meta).encode()
    refused(packed(tmp_path / "a", {**parts, "0/meta.json": content}), folder)


RESULT = plain(evaluation())
RUN = {
    "number": 1,
    "plugin": "knn",
    "title": "",
    "data": "",
    "badge": "",
    "result": RESULT,
}
METRIC = {"plugin": "kissnn", "data": "first", "scale": "none"}
BAD_DOCUMENTS = [
    {"datasets": ["first", "first"]},
    {"datasets": {"first": 0}},
    {"datasets": [1]},
    {"room": 3},
    {"scene": []},
    {"scene": {"k": 10**30}},
    {"scene": {"seed": -1}},
    {"scene": {"seed": 2**31}},
    {"scene": {"p": float("inf")}},
    {"scene": {"p": float("nan")}},
    {"scene": {"p": 10**400}},
    {"scene": {"k": True}},
    {"scene": {"filters": [{"id": 3, "params": {}}]}},
    {"runs": {}},
    {"runs": [3]},
    {"runs": [{**RUN, "number": "1"}]},
    {"runs": [{**RUN, "number": 0}]},
    {"runs": [{**RUN, "number": 10**20}]},
    {"runs": [RUN, RUN]},
    {"runs": [{**RUN, "other": 1}]},
    {"runs": [{**RUN, "optimistic": "yes"}]},
    {"runs": [{**RUN, "recipe": []}]},
    {"runs": [{**RUN, "result": {**RESULT, "accuracy": "high"}}]},
    {"runs": [{**RUN, "result": {**RESULT, "accuracy": float("nan")}}]},
    {"runs": [{**RUN, "result": {**RESULT, "confusion": [[1, 2], [3]]}}]},
    {"runs": [{**RUN, "result": {**RESULT, "confusion": 3}}]},
    {"runs": [{**RUN, "result": {**RESULT, "predictions": [1]}}]},
    {"runs": [{**RUN, "result": {**RESULT, "predictions": {"columns": "runs/7"}}}]},
    {
        "runs": [
            {
                **RUN,
                "result": {
                    **RESULT,
                    "predictions": {"columns": "runs/7", "classes": ["one"]},
                },
            }
        ]
    },
    {
        "runs": [
            {
                **RUN,
                "result": {**RESULT, "predictions": {"columns": 7, "classes": ["one"]}},
            }
        ]
    },
    {"version": 3},
    {"version": True},
    {"runs": [{**RUN, "result": {**RESULT, "data": "iris"}}]},
    {"metric": [1]},
    {"metric": {**METRIC, "result": 3}},
    {"metric": {**METRIC, "result": {"M": [[1, 2]]}}},
    {"metric": {**METRIC, "result": {"M": [["1"]]}}},
    {"metric": {**METRIC, "result": {}, "more": 1}},
    {"experiment": [1]},
    {"experiment": {"processes": "many"}},
    {"experiment": {"folder": 3}},
    {"experiment": {"folder": "a\0b"}},
]


@pytest.mark.parametrize("change", BAD_DOCUMENTS, ids=str)
def test_bad_documents_are_refused(parts, tmp_path, folder, change):
    document = json.loads(parts["session.json"])
    for name, value in change.items():
        mixed = name == "scene" and isinstance(value, dict)
        document[name] = {**document[name], **value} if mixed else value
    content = json.dumps(document).encode()
    refused(packed(tmp_path / "a", {**parts, "session.json": content}), folder)


def test_a_bomb_is_refused_by_its_declared_size_and_nothing_is_unpacked(
    parts, tmp_path, folder, monkeypatch
):
    zeros = bytes(80 * 2**20)
    path = packed(tmp_path / "a", {**parts, "0/X.npy": zeros}, zipfile.ZIP_DEFLATED)
    assert path.stat().st_size < 2**20
    read = []
    monkeypatch.setattr(zipfile.ZipFile, "open", lambda *a, **_: read.append(a))
    line = refused(path, folder)
    assert "unpacks" in line
    assert read == []
    assert os.listdir(folder) == []
    assert not autosave.is_small(path), "the window does not even try"


def test_a_size_that_is_understated_is_refused(parts, tmp_path, folder):
    path = packed(tmp_path / "a", parts)
    raw = bytearray(path.read_bytes())
    size = len(parts["0/X.npy"]).to_bytes(4, "little")
    assert raw.count(size) >= 2
    path.write_bytes(raw.replace(size, (16).to_bytes(4, "little")))
    refused(path, folder)


def test_two_members_of_one_name_are_refused(parts, tmp_path, folder):
    path = packed(tmp_path / "a", parts)
    with (
        zipfile.ZipFile(path, "a") as archive,
        pytest.warns(UserWarning, match="Duplicate"),
    ):
        archive.writestr("0/X.npy", parts["0/X.npy"])
    assert "two members" in refused(path, folder)


def test_a_repacked_session_is_as_good(parts, tmp_path, folder):
    autosave.unpack(packed(tmp_path / "a", parts, zipfile.ZIP_DEFLATED), folder)


def test_axes_that_the_data_do_not_have_are_replaced(parts, tmp_path, session):
    document = json.loads(parts["session.json"])
    document["scene"] |= {"x": "gone", "k": 9}
    content = json.dumps(document).encode()
    path = packed(tmp_path / "a", {**parts, "session.json": content})
    open_session(path, session)
    assert (session.scene.x, session.scene.k) == ("a", 9)


def test_a_metric_without_numbers_is_left_out(parts, tmp_path, session):
    document = json.loads(parts["session.json"])
    document["metric"]["result"]["M"] = [
        [None, 1.0],
        [1.0, None],
    ]  # NaN, as JSON has it
    content = json.dumps(document).encode()
    open_session(packed(tmp_path / "a", {**parts, "session.json": content}), session)
    assert session.metric is None


def test_a_full_disk_is_no_fault_of_the_file(parts, tmp_path, folder):
    path = packed(tmp_path / "a", parts)
    shutil.rmtree(folder)
    folder.write_text("in the way")
    with pytest.raises(OSError) as caught:
        autosave.unpack(path, folder)
    assert caught.value.errno == errno.ENOTDIR


def test_nothing_set_aside_is_overwritten(tmp_path):
    path = tmp_path / "last.session.zip"
    asides = []
    for content in (b"1", b"2", b"3"):
        path.write_bytes(content)
        asides.append(autosave.set_aside(path))
    assert [aside.read_bytes() for aside in asides] == [b"1", b"2", b"3"]
    assert [aside.name for aside in asides] == [
        "last.session.zip.bak", "last.session.zip.2.bak", "last.session.zip.3.bak",
    ]  # fmt: skip


def lying(path, name, size):
    """Let the directory of an archive declare another size of a member."""
    data = bytearray(path.read_bytes())
    entry = data.rfind(name.encode()) - 46
    assert data[entry : entry + 4] == b"PK\x01\x02"
    data[entry + 24 : entry + 28] = size.to_bytes(4, "little")
    path.write_bytes(data)


def test_a_member_larger_than_declared_is_never_unpacked(parts, tmp_path, folder):
    large = {**parts, "0/X.npy": bytes(80 * 2**20)}
    path = packed(tmp_path / "a", large, zipfile.ZIP_DEFLATED)
    lying(path, "0/X.npy", 200)
    refused(path, folder)
    assert sum(f.stat().st_size for f in folder.rglob("*") if f.is_file()) < 2**20


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda text: text.replace('"room"', '"runs": [], "room"', 1), "twice"),
        (lambda text: text.replace('"k": 5', '"k": NaN', 1), "NaN"),
        (lambda text: text.replace('"k": 5', '"k": 1e999', 1), "1e999"),
        (lambda text: text.replace('"k": 5', f'"k": {"9" * 5000}', 1), "5000 digits"),
        (lambda text: "[" * 100_000, "nested too deeply"),
        (lambda text: '{"a":' * 500 + "1" + "}" * 500, "nested too deeply"),
        (lambda text: text.replace('"title": "k-NN"', '"title": "\\ud800"'), "half"),
        (lambda text: text.encode("utf-16"), "UTF-8"),
    ],
)
def test_a_document_that_is_read_in_two_ways_is_no_session(
    parts, tmp_path, folder, change, told
):
    """A key that stood twice was taken for its last value."""
    text = parts["session.json"].decode()
    changed = change(text)
    assert changed != text
    path = packed(tmp_path / "a", {**parts, "session.json": changed})
    assert told in refused(path, folder)


def test_a_description_with_a_key_twice_is_refused(parts, tmp_path, folder):
    meta = parts["0/meta.json"].decode().replace("{", '{"name": "other",', 1)
    path = packed(tmp_path / "a", {**parts, "0/meta.json": meta})
    assert "'name' stands twice" in refused(path, folder)
