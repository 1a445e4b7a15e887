"""A session file gives back what was open, bit for bit, and never half of it."""

from __future__ import annotations

import json
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
from workbench.core.session.session import Session


@pytest.fixture
def other():
    made = Session()
    yield made
    made.close()


def table(seed: int, name: str) -> Dataset:
    rng = np.random.default_rng(seed)
    X = rng.normal(size=(20, 3))
    X[3, 1] = np.nan
    X[:, 2] = rng.integers(0, 2, 20)
    attributes = (Attribute("ж"), Attribute("b"), Attribute("c", "nominal", ("p", "q")))
    label = Attribute("class", "nominal", ("one", "two words"))
    return Dataset(
        X, rng.integers(-1, 2, 20), attributes, label, name,
        class_index=1, weights=rng.uniform(1, 2, 20), notes=("guessed",),
    )  # fmt: skip


def filled(session: Session) -> Session:
    session.open(table(1, "first"))
    session.open(table(2, "second"))
    session.show("first")
    session.set_scene(k=9, metric="learned", scale="z-score", seed=4)
    session.add_run(
        plugin="knn", title="k-NN", data="first", badge="LOO",
        result=evaluation(accuracy=0.61, confusion=[[57, 43], [35, 65]]),
        recipe={"k": 5},
    )  # fmt: skip
    result = mapped_by([[1.0, 0.5], [0.5, 1.0]], attributes=["a", "b"])
    session.set_metric(LearnedMetric("kissnn", "first", "none", result))
    return session


def test_everything_comes_back(session, other, tmp_path):
    path = tmp_path / "a.session.zip"
    autosave.write(autosave.capture(filled(session), "metric"), path)
    assert open_session(path, other) == "metric"
    assert list(other.datasets) == ["first", "second"]
    for key, dataset in session.datasets.items():
        assert other.datasets[key].same_as(dataset)
        assert other.datasets[key].notes == dataset.notes
    assert other.scene == session.scene
    assert plain(other.runs) == plain(session.runs)
    assert other.metric is not None
    back, kept = other.metric.result, session.metric.result
    for name in ("M", "components", "eigenvalues", "eigenvectors"):
        np.testing.assert_array_equal(
            getattr(back.metric, name), getattr(kept.metric, name), strict=True
        )
    assert back.metric.rank == 2
    assert back.data.attributes == ("a", "b")
    assert back.differences.sigma_s is back.judged.impostors is None


ROWS = [
    {"row": 3, "fold": 1, "repeat": 1, "true": "b", "predicted": "a", "scores": [0.75, 0.25]},
    {"row": 0, "fold": 1, "repeat": 1, "true": "a", "predicted": "a", "scores": None},
    {"row": 2, "fold": 2, "repeat": 1, "true": None, "predicted": "b", "scores": [0.1, 0.9]},
]  # fmt: skip
NUMBERS = [
    {"row": 1, "fold": 1, "repeat": 1, "true": 0.1, "predicted": 1 / 3, "scores": None},
    {"row": 0, "fold": 2, "repeat": 1, "true": None, "predicted": -2.5, "scores": None},
]


@pytest.mark.parametrize("rows", [ROWS, NUMBERS], ids=["classes", "numbers"])
def test_predictions_come_back_from_columns_and_from_rows(
    session, other, tmp_path, rows
):
    path, older = tmp_path / "a.session.zip", tmp_path / "older.session.zip"
    session.add_run(
        plugin="knn", title="k-NN", data="first", badge="LOO",
        result=evaluation(predictions=rows),
    )  # fmt: skip
    autosave.write(autosave.capture(session), path)
    with zipfile.ZipFile(path) as archive:
        document = json.loads(archive.read("session.json"))
    run = document["runs"][0]["result"]
    assert set(run["predictions"]) == {"columns", "classes"}  # no row in the document
    open_session(path, other)
    assert plain(other.runs) == plain(session.runs)
    # as version 1 wrote them
    run["predictions"] = rows
    with zipfile.ZipFile(older, "w") as archive:
        archive.writestr("session.json", json.dumps(document | {"version": 1}))
    open_session(older, other)
    assert plain(other.runs[-1].result) == plain(session.runs[-1].result)


def test_no_pickle_is_written(session, tmp_path):
    path = tmp_path / "a.session.zip"
    autosave.write(autosave.capture(filled(session)), path)
    with zipfile.ZipFile(path) as archive:
        names = archive.namelist()
        for name in names:
            if name.endswith(".npy"):
                with archive.open(name) as file:
                    np.lib.format.read_array(file, allow_pickle=False)
            else:
                json.loads(archive.read(name))
    assert len([n for n in names if n.endswith(".npy")]) == 6


def test_an_empty_session_is_a_session_too(session, other, tmp_path):
    path = tmp_path / "a.session.zip"
    autosave.write(autosave.capture(session), path)
    assert open_session(path, other) == ""
    assert other.datasets == {}


def test_a_file_cut_anywhere_changes_nothing(session, other, tmp_path):
    path = tmp_path / "a.session.zip"
    autosave.write(autosave.capture(filled(session)), path)
    whole = path.read_bytes()
    other.open(table(3, "mine"))
    before = other.scene
    for share in (0.0, 0.1, 0.5, 0.9, 0.999):
        path.write_bytes(whole[: int(share * len(whole))])
        with pytest.raises(Problem) as caught:
            open_session(path, other)
        assert "\n" not in str(caught.value)
        assert list(other.datasets) == ["mine"]
        assert other.scene == before
        assert other.runs == ()


def rewrite(path, change):
    """Write a session file again with its document changed."""
    with zipfile.ZipFile(path) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    document = change(json.loads(parts["session.json"]))
    parts["session.json"] = json.dumps(document).encode()
    with zipfile.ZipFile(path, "w") as archive:
        for name, part in parts.items():
            archive.writestr(name, part)


def test_a_session_that_calls_the_learned_metric_kissnn_opens(session, other, tmp_path):
    def before(document):
        scene = {**document["scene"], "metric": "kissnn"}
        del scene["learned_by"]
        return {**document, "scene": scene}

    session = filled(session)
    session.set_metric(LearnedMetric("lmnn", "first", "none", session.metric.result))
    path = tmp_path / "a.session.zip"
    autosave.write(autosave.capture(session), path)
    rewrite(path, before)
    open_session(path, other)
    assert (other.scene.metric, other.scene.learned_by) == ("learned", "lmnn")
    assert other.scene == session.scene


@pytest.mark.parametrize(
    "change",
    [
        {"version": 99},
        {"scene": {"k": 0}},
        {"scene": {"metric": "taxi"}},
        {"datasets": ["first", "second", "third"]},
        {"runs": [{"number": 1}]},
        {"metric": {"plugin": "kissnn"}},
    ],
)
def test_a_wrong_document_changes_nothing(session, other, tmp_path, change):
    path = tmp_path / "a.session.zip"
    autosave.write(autosave.capture(filled(session)), path)
    rewrite(path, lambda document: {**document, **change})
    with pytest.raises(Problem):
        open_session(path, other)
    assert other.datasets == {}


def test_a_missing_file_is_told(other, tmp_path):
    with pytest.raises(Problem, match="no such file"):
        open_session(tmp_path / "none.session.zip", other)


def test_set_aside_keeps_the_damaged_file(tmp_path):
    path = tmp_path / "last.session.zip"
    path.write_bytes(b"rubbish")
    aside = autosave.set_aside(path)
    assert not path.exists()
    assert aside.read_bytes() == b"rubbish"
