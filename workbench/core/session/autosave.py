"""Session files: a zip of JSON and ``.npy``; no pickle in either direction."""

from __future__ import annotations

import errno
import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from functools import partial
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

import numpy as np

from workbench.api import Attribute, Dataset, Problem
from workbench.core.program.home import replaced
from workbench.core.program.json_text import parse_json, pieces
from workbench.core.program.on_disk import on_disk
from workbench.core.program.records import from_json
from workbench.core.session import session_check as check
from workbench.core.session.prediction_columns import (
    describe_run,
    read_columns,
    write_columns,
)
from workbench.core.session.scene import Scene
from workbench.core.session.session import Session
from workbench.core.session.session_owner import path_of

if TYPE_CHECKING:
    from workbench.core.results.evaluating.run import Run
    from workbench.core.results.metric_result import LearnedMetric
    from workbench.core.results.unpacked_session import UnpackedSession

#: Version 1 kept the predictions of a run as rows in the document.
SESSION_VERSION, OLDEST_VERSION = 2, 1
#: Bytes copied at a time: the window's thread goes on between two pieces.
_PIECE = 1 << 20
#: Letters of the document that are packed at a time.
_BATCH = 1 << 16
#: A tree in a run nests a document twice for each of its levels.
_DEEPEST = 300
#: A file of at most so many bytes, packed and unpacked, is read within one frame or two.
_SMALL, _SMALL_UNPACKED = 256 * 2**10, 2**20
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
    """Return where the session of the first window lies between two starts."""
    return path_of(1)


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
        "runs": [describe_run(run, f"runs/{i}") for i, run in enumerate(snapshot.runs)],
        "metric": snapshot.metric,
        "experiment": snapshot.experiment,
    }
    with replaced(path) as file, zipfile.ZipFile(file, "w") as archive:
        with archive.open("session.json", "w", force_zip64=True) as member:
            for batch in _batches(pieces(document)):
                member.write(batch.encode())
        for i, run in enumerate(snapshot.runs):
            if (predictions := run.result.predictions) is not None:
                write_columns(archive, predictions, f"runs/{i}")
        for i, key in enumerate(keys):
            snapshot.datasets[key].save_parts(partial(_part, archive, i))


def _batches(parts: Iterator[str]) -> Iterator[str]:
    """Join short texts to longer ones: each is written for itself."""
    waiting, size = [], 0
    for part in parts:
        waiting.append(part)
        size += len(part)
        if size > _BATCH:
            yield "".join(waiting)
            waiting, size = [], 0
    yield "".join(waiting)


def try_write(snapshot: Snapshot, path: Path) -> str:
    """Write a session file; return why it could not be, empty if it was."""
    try:
        write(snapshot, path)
    except OSError as error:
        # a full disk must not stop the work; the file kept before is still whole
        return error.strerror or str(error)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is told
        return f"{type(error).__name__}: {error}"
    return ""


def is_small(path: Path) -> bool:
    """Whether a session file is read in a few milliseconds, or refused in them."""
    try:
        if on_disk(path).stat().st_size > _SMALL:
            return False
        with zipfile.ZipFile(path) as archive:
            unpacked = sum(member.file_size for member in archive.infolist())
    except Exception:  # noqa: BLE001 - no session at all, which is said soon
        return True
    return unpacked <= _SMALL_UNPACKED


def unpack(path: Path, folder: Path) -> UnpackedSession:
    """Check all of a session file and unpack its data sets.

    Sizes are checked before anything is unpacked, types, shapes and codes before
    anything is returned. Needs no session, so any process can do it.

    Parameters
    ----------
    folder : Path
        An empty one, for the data sets.

    Raises
    ------
    Problem
        When the file is no session, or a wrong one.
    OSError
        When it cannot be read, or the folder not written: the file may be good.
    """
    # late: a window starts without what results are made of
    from workbench.core.results.unpacked_session import UnpackedSession

    try:
        size = on_disk(path).stat().st_size
        with zipfile.ZipFile(path) as archive:
            check.check_sizes(archive.infolist(), size)
            document = parse_json(archive.read("session.json"), deepest=_DEEPEST)
            check.check_document(document, OLDEST_VERSION, SESSION_VERSION)
            scene = Scene.from_dict(document["scene"])
            runs = [_run(archive, run) for run in document["runs"]]
            keys = document["datasets"]
            places = [_unpacked(archive, i, folder) for i in range(len(keys))]
    except FileNotFoundError:
        raise Problem("no such file", where=str(path)) from None
    except Problem as problem:
        raise Problem(
            f"not a good session: {problem.what}",
            expected=problem.expected,
            where=path.name,
        ) from None
    except Exception as error:
        # a wrong offset leads to an invalid seek; all else is no fault of the file
        if isinstance(error, OSError) and error.errno != errno.EINVAL:
            raise
        reason = f"damaged ({type(error).__name__}: {error!s:.200})"
        raise Problem(reason, expected="a session file", where=path.name) from None
    return UnpackedSession(
        scene=asdict(scene),
        room=document["room"],
        datasets=dict(zip(keys, places, strict=True)),
        runs=tuple(runs),
        metric=document.get("metric"),
        experiment=document.get("experiment") or {},  # older files have none
    )


def adopt(unpacked: UnpackedSession, session: Session) -> str:
    """Open what `unpack` returned in a session, and return the room that was shown."""
    snapshot = _snapshot(unpacked)
    _apply(snapshot, session)
    return snapshot.room


def set_aside(path: Path) -> Path:
    """Rename a damaged session file, so that it is neither lost nor read again.

    Raises
    ------
    OSError
        When it cannot be renamed.
    """
    aside, n = path.with_name(path.name + ".bak"), 1
    while aside.exists():  # an earlier one may hold the better half
        n += 1
        aside = path.with_name(f"{path.name}.{n}.bak")
    path.replace(aside)
    return aside


def _part(archive: zipfile.ZipFile, i: int, name: str) -> IO[bytes]:
    return archive.open(f"{i}/{name}", "w", force_zip64=True)


def _unpacked(archive: zipfile.ZipFile, i: int, folder: Path) -> Path:
    """Check and unpack one data set into a folder of its own; return that."""
    names = [name for name in PARTS if f"{i}/{name}" in archive.namelist()]
    meta = parse_json(archive.read(f"{i}/meta.json"))
    check.check_meta(meta)
    codes = not Attribute.from_description(meta["class_attribute"]).is_numeric
    for name in names:
        if name.endswith(".npy"):
            member = archive.getinfo(f"{i}/{name}")
            wanted = np.int64 if name == "y.npy" and codes else np.float64
            with archive.open(member) as stream:
                check.check_array(stream, member.file_size, member.filename, wanted)
    made = folder / str(i)
    made.mkdir()
    for name in names:
        with archive.open(f"{i}/{name}") as packed, (made / name).open("wb") as file:
            while piece := packed.read(_PIECE):
                file.write(piece)
    dataset = Dataset.open(made)
    check.check_cells(
        dataset.X, dataset.y, dataset.weights, dataset.attributes,
        dataset.class_attribute,
    )  # fmt: skip
    return made


def _run(archive: zipfile.ZipFile, document: dict[str, Any]) -> Run:
    """Return a run, with its predictions wherever they lie."""
    from workbench.core.results.evaluating.run import Run

    result = document["result"]
    kept = result.get("predictions")
    if not isinstance(kept, dict):
        return from_json(Run, document)
    columns = read_columns(archive, kept)
    run = from_json(Run, {**document, "result": {**result, "predictions": None}})
    return replace(run, result=replace(run.result, predictions=columns))


def _snapshot(unpacked: UnpackedSession) -> Snapshot:
    folders = unpacked.datasets
    datasets = {key: Dataset.open(folder) for key, folder in folders.items()}
    scene = Scene.from_dict(unpacked.scene)
    if scene.data not in datasets:
        scene = replace(scene, data="")
    return Snapshot(
        datasets=datasets,
        scene=scene,
        runs=unpacked.runs,
        metric=_metric(unpacked.metric),
        room=unpacked.room,
        experiment=dict(unpacked.experiment),
    )


def _metric(kept: Mapping[str, Any] | None) -> LearnedMetric | None:
    """Return the metric kept, None if nothing can be measured with it."""
    from workbench.core.results.metric_result import LearnedMetric

    if kept is None:
        return None
    try:
        learned = from_json(LearnedMetric, kept)
    except Problem:
        return None
    metric = learned.result.metric
    known = np.isfinite(metric.M).all() and np.isfinite(metric.components).all()
    return learned if known else None


def _apply(snapshot: Snapshot, session: Session) -> None:
    for key, dataset in snapshot.datasets.items():
        session.open(dataset, key=key)
    if snapshot.scene.data:
        session.show(snapshot.scene.data)
        session.set_scene(**_shown(snapshot))
    session.restore_runs(snapshot.runs)
    session.set_metric(snapshot.metric)
    if snapshot.experiment:
        session.open_experiment(snapshot.experiment)


def _shown(snapshot: Snapshot) -> dict[str, Any]:
    """Return the fields of the scene, without axes that the data set does not have."""
    scene = snapshot.scene
    names = {a.name for a in snapshot.datasets[scene.data].columns}
    wrong = {name for name in ("x", "y") if getattr(scene, name) not in names}
    return {
        f.name: getattr(scene, f.name) for f in fields(scene) if f.name not in wrong
    }
