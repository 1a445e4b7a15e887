"""Model files: the same objects come back, and nothing else is ever made."""

import io
import json
import pickle
import zipfile

import numpy as np
import pytest

import workbench
from workbench.api import Problem
from workbench.bundled.knn import KNN
from workbench.compute.models import model_file
from workbench.compute.models.model_file import read_header, read_model, write_model

IRIS = workbench.read("builtin:iris")
HEADER = {"plugin": "knn"}


@pytest.fixture
def saved(tmp_path):
    path = tmp_path / "knn.skops"
    model = KNN().fit(IRIS.X, IRIS.y, attributes=IRIS.attributes)
    write_model(path, HEADER, {"estimator": model})
    return path


def members_of(path):
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def rewrite(path, members, *, honest=False):
    """Write an archive again; `honest` makes the digest fit, as a forger would."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, content in members.items():
            if name != model_file.HEADER:
                archive.writestr(name, content)
        if model_file.HEADER in members:
            header = json.loads(members[model_file.HEADER])
            if honest:
                header["digest"] = model_file._digest(archive)
            archive.writestr(model_file.HEADER, json.dumps(header))
    path.write_bytes(buffer.getvalue())


def forged(path, content):
    """Write what skops accepts to write, with a header whose digest fits."""
    members = members_of(path)
    import skops.io

    archive = skops.io.dumps(content)
    with zipfile.ZipFile(io.BytesIO(archive)) as made:
        inner = {name: made.read(name) for name in made.namelist()}
    rewrite(path, {**inner, model_file.HEADER: members[model_file.HEADER]}, honest=True)


def test_a_model_comes_back_and_predicts_the_same_bits(saved):
    header, content = read_model(saved)
    before = KNN().fit(IRIS.X, IRIS.y, attributes=IRIS.attributes).predict_proba(IRIS.X)
    assert header["plugin"] == "knn"
    assert "workbench.bundled.knn.KNN" in header["types"]
    assert content["estimator"].predict_proba(IRIS.X).tobytes() == before.tobytes()


def test_the_header_is_read_without_making_an_object(saved, monkeypatch):
    monkeypatch.setattr("skops.io.loads", None)
    assert read_header(saved)["plugin"] == "knn"


def no_file(path):
    path.unlink()


def text(path):
    path.write_text("@relation iris\n")


def a_pickle(path):
    path.write_bytes(pickle.dumps(IRIS.X))


def cut_short(path):
    path.write_bytes(path.read_bytes()[:-200])


def one_bit(path):
    members = members_of(path)
    members["schema.json"] = members["schema.json"].replace(
        b"n_neighbors", b"m_neighbors"
    )
    rewrite(path, members)


def no_header(path):
    members = members_of(path)
    del members[model_file.HEADER]
    rewrite(path, members)


def another_format(path):
    members = members_of(path)
    header = json.loads(members[model_file.HEADER]) | {"format": 99}
    rewrite(path, members | {model_file.HEADER: json.dumps(header)}, honest=True)


def one_member_more(path):
    rewrite(path, members_of(path) | {"more.npy": b"1"})


def a_bomb(path):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("zeros", bytes(model_file.LEAST_SUSPECT + 1))
    path.write_bytes(buffer.getvalue())


def a_function(path):
    forged(path, {"estimator": workbench.compute.facade.read})


def a_foreign_class(path):
    import subprocess

    forged(path, {"estimator": subprocess.CompletedProcess(["true"], 0)})


def a_foreign_class_named_as_the_plugin(path):
    a_foreign_class(path)
    members = members_of(path)
    header = json.loads(members[model_file.HEADER]) | {
        "plugin": "subprocess",
        "module": "subprocess",
    }
    rewrite(path, members | {model_file.HEADER: json.dumps(header)}, honest=True)


def a_forged_schema(path):
    members = members_of(path)
    schema = json.loads(members["schema.json"])
    schema["__loader__"] = "NoSuchNode"
    rewrite(path, members | {"schema.json": json.dumps(schema)}, honest=True)


def a_bottomless_schema(path):
    deep = "[" * 100_000 + "]" * 100_000
    rewrite(path, members_of(path) | {"schema.json": deep}, honest=True)


def a_header(text):
    """Return what replaces the header by a text."""

    def tamper(path):
        members = members_of(path) | {model_file.HEADER: text}
        with zipfile.ZipFile(path, "w") as archive:
            for name, content in members.items():
                archive.writestr(name, content)

    return tamper


def many_members(path):
    with zipfile.ZipFile(path, "a") as archive:
        for i in range(2000):
            archive.writestr(f"member-{i}", b"")


def an_archive_inside(path):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as inner:
        inner.writestr("zeros", bytes(10**8))
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr("inner.zip", buffer.getvalue())


def pickled_array(path):
    members = members_of(path)
    array = next(name for name in members if name.endswith(".npy"))
    buffer = io.BytesIO()
    np.save(buffer, np.array([print], dtype=object), allow_pickle=True)
    rewrite(path, members | {array: buffer.getvalue()}, honest=True)


@pytest.mark.parametrize(
    ("tamper", "expected"),
    [
        (no_file, "No such file"),
        (text, "not a model file"),
        (a_pickle, "not a model file"),
        (cut_short, "not a model file"),
        (one_bit, "digest"),
        (no_header, "not a model of this program"),
        (another_format, "format 99"),
        (one_member_more, "digest"),
        (a_bomb, "unpacks to"),
        (a_function, "workbench.compute.facade.read"),
        (a_foreign_class, "subprocess.CompletedProcess"),
        (a_foreign_class_named_as_the_plugin, "subprocess.CompletedProcess"),
        (a_forged_schema, "damaged"),
        (a_bottomless_schema, "damaged"),
        (pickled_array, "damaged"),
        (many_members, "digest"),
        (an_archive_inside, "digest"),
        (a_header('{"format": 1, "format": 1}'), "stands twice"),
        (a_header('{"format": NaN}'), "NaN"),
        (a_header("[" * 100_000), "nested too deeply"),
        (a_header('{"format": ' + "9" * 5000 + "}"), "5000 digits"),
        (a_header("{}"), "format None"),
        (a_header(b"\xff"), "UTF-8"),
    ],
)
def test_tampered_and_foreign_files_are_refused_in_one_line(saved, tamper, expected):
    tamper(saved)
    with pytest.raises(Problem) as refused:
        read_model(saved)
    assert expected in str(refused.value)
    assert "\n" not in str(refused.value)


def test_what_needs_a_pickle_is_not_written(tmp_path):
    path = tmp_path / "model.skops"
    path.write_text("earlier")
    with pytest.raises(Problem, match=r"cannot be stored|holds"):
        write_model(path, HEADER, {"estimator": lambda: 1})
    assert path.read_text() == "earlier"
