"""A session as one file: a zip of JSON and ``.npy``; no pickle in either direction."""

from __future__ import annotations

import json
import shutil
import zipfile
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import IO, Any

import numpy as np

from workbench.api import Dataset, Problem
from workbench.core.home import home, replaced
from workbench.core.jsontext import plain
from workbench.core.scene import Scene
from workbench.core.session import LearnedMetric, Run, Session

SESSION_VERSION = 1
#: Bytes copied at a time: the window's thread goes on between two pieces.
_PIECE = 1 << 20
PARTS = ("X.npy", "y.npy", "weights.npy", "meta.json")


@dataclass(frozen=True)
class Snapshot:
    """All that a session file holds; immutable, so another thread may write it.

    Attributes
    ----------
    datasets : dict of str to Dataset
    scene : Scene
    runs : tuple of Run
    metric : LearnedMetric or None
    room : str
        The room that was shown.
    experiment : dict
        What is set up to be compared; may be empty.
    """

    datasets: dict[str, Dataset]
    scene: Scene
    runs: tuple[Run, ...] = ()
    metric: LearnedMetric | None = None
    room: str = ""
    experiment: dict[str, Any] = field(default_factory=dict)


def default_path() -> Path:
    """Return where the session lies between two starts."""
    return home() / "last.session.zip"


def capture(session: Session, room: str = "") -> Snapshot:
    """Take what is open now; costs nothing, since data sets are immutable."""
    return Snapshot(
        session.datasets, session.scene, session.runs, session.metric, room,
        session.experiment,
    )  # fmt: skip


def write(snapshot: Snapshot, path: Path) -> None:
    """Write a session file, so that a crash leaves the old one or the new one.

    Raises
    ------
    OSError
        When it cannot be written.
    """
    keys = list(snapshot.datasets)
    document = {
        "version": SESSION_VERSION,
        "scene": asdict(snapshot.scene),
        "room": snapshot.room,
        "datasets": keys,
        "runs": [asdict(run) for run in snapshot.runs],
        "metric": None if snapshot.metric is None else asdict(snapshot.metric),
        "experiment": snapshot.experiment,
    }
    with replaced(path) as file, zipfile.ZipFile(file, "w") as archive:
        archive.writestr("session.json", json.dumps(plain(document), indent=1))
        for i, key in enumerate(keys):
            snapshot.datasets[key].save_parts(partial(_part, archive, i))


def read(path: Path, session: Session) -> str:
    """Open what a session file holds in an empty or used session.

    Parameters
    ----------
    path : Path
    session : Session
        Data sets under the same keys are replaced, other ones stay.

    Returns
    -------
    str
        The room that was shown, may be empty.

    Raises
    ------
    Problem
        When the file is none or is damaged; the session has not changed then.
    """
    try:
        with zipfile.ZipFile(path) as archive:
            document = json.loads(archive.read("session.json"))
            snapshot = _snapshot(document, archive, session)
    except FileNotFoundError:
        raise Problem("no such file", where=str(path)) from None
    except Problem:
        raise
    except Exception as error:  # noqa: BLE001 - whatever damage does, it is told
        reason = f"damaged ({type(error).__name__}: {error})"
        raise Problem(reason, expected="a session file", where=path.name) from None
    _apply(snapshot, session)
    return snapshot.room


def set_aside(path: Path) -> Path:
    """Rename a damaged session file, so that it is neither lost nor read again."""
    aside = path.with_name(path.name + ".bak")
    path.replace(aside)
    return aside


def _part(archive: zipfile.ZipFile, i: int, name: str) -> IO[bytes]:
    return archive.open(f"{i}/{name}", "w", force_zip64=True)


def _snapshot(
    document: dict[str, Any], archive: zipfile.ZipFile, session: Session
) -> Snapshot:
    if document["version"] != SESSION_VERSION:
        raise Problem(f"version {document['version']!r}", expected=str(SESSION_VERSION))
    datasets: dict[str, Dataset] = {}
    for i, key in enumerate(document["datasets"]):
        folder = session.new_folder()
        for name in PARTS:
            if f"{i}/{name}" in archive.namelist():
                archived = archive.open(f"{i}/{name}")
                with archived, (folder / name).open("wb") as file:
                    shutil.copyfileobj(archived, file, _PIECE)
        datasets[str(key)] = Dataset.open(folder)
    scene = Scene.from_dict(document["scene"])
    if scene.data not in datasets:
        scene = replace(scene, data="")
    metric = document["metric"]
    return Snapshot(
        datasets=datasets,
        scene=scene,
        runs=tuple(Run(**run) for run in document["runs"]),
        metric=None if metric is None else LearnedMetric(**_arrays(metric)),
        room=str(document["room"]),
        experiment=dict(document.get("experiment") or {}),  # older files have none
    )


def _arrays(metric: dict[str, Any]) -> dict[str, Any]:
    result = {name: _array(value) for name, value in metric["result"].items()}
    return {**metric, "result": result}


def _array(value: Any) -> Any:
    """Return a table of numbers as an array again: JSON had made it lists."""
    if not isinstance(value, list) or not value:
        return value
    try:
        array = np.asarray(value)
    except ValueError:  # rows of different lengths
        return value
    return array if array.dtype.kind in "if" else value


def _apply(snapshot: Snapshot, session: Session) -> None:
    for key, dataset in snapshot.datasets.items():
        session.open(dataset, key=key)
    if snapshot.scene.data:
        session.show(snapshot.scene.data)
        session.set_scene(**asdict(snapshot.scene))
    session.restore_runs(snapshot.runs)
    session.set_metric(snapshot.metric)
    if snapshot.experiment:
        session.open_experiment(snapshot.experiment)
