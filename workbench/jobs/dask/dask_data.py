"""Data sets of jobs on a Dask cluster, sent to a worker once by content digest."""

from __future__ import annotations

import asyncio
import hashlib
import os
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

#: Where data that were sent are kept, inside the worker's own folder, which goes with
#: the worker.
_CACHE = "workbench-data"
_seen: dict[tuple[str, str], bool] = {}


class DataTransfers:
    """Sends the folders of data sets to those workers that do not see them.

    Used inside the event loop of its client.

    Parameters
    ----------
    client : distributed.Client
        An asynchronous one.
    """

    def __init__(self, client: Any) -> None:
        self._client = client
        self._digests: dict[str, str] = {}
        self._under_way: dict[tuple[str, str], asyncio.Task[None]] = {}

    async def digest(self, folder: str) -> str:
        """Return the digest of a folder, empty when there is no such folder.

        Raises
        ------
        OSError
        """
        if folder not in self._digests:
            digest = ""
            if await asyncio.to_thread(Path(folder).is_dir):
                digest = await asyncio.to_thread(digest_of, Path(folder))
            self._digests[folder] = digest
        return self._digests[folder]

    async def send(self, folder: str, digest: str, worker: str) -> str:
        """Send a folder to a worker, once for all who wait for it there.

        Returns
        -------
        str
            What went wrong, empty when nothing did.
        """
        place = (worker, digest)
        if place not in self._under_way:
            started = asyncio.create_task(self._send(folder, digest, worker))
            started.add_done_callback(lambda _: self._under_way.pop(place))
            self._under_way[place] = started
        try:
            await asyncio.shield(self._under_way[place])
        except Exception as error:  # noqa: BLE001 - what the other end raised
            return f"{type(error).__name__}: {error}"
        return ""

    async def _send(self, folder: str, digest: str, worker: str) -> None:
        files = await asyncio.to_thread(_contents, Path(folder))
        await self._client.run(store, digest, files, workers=[worker])


def digest_of(folder: Path) -> str:
    """Return the SHA-256 over names and contents of the files in a folder.

    Raises
    ------
    OSError
    """
    total = hashlib.sha256()
    for path in _files(folder):
        with path.open("rb") as stream:
            content = hashlib.file_digest(stream, "sha256")
        total.update(f"{path.name}\0{content.hexdigest()}\n".encode())
    return total.hexdigest()


def _contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in _files(folder)}


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.iterdir() if path.is_file())


# -- on the workers -------------------------------------------------------------------


def store(digest: str, files: Mapping[str, bytes], dask_worker: Any = None) -> None:
    """Keep the files of a data set on this worker, whole or not at all.

    Dask fills `dask_worker` in.

    Raises
    ------
    OSError
    """
    place = _cached(digest, dask_worker)
    if place.is_dir():
        return
    place.parent.mkdir(parents=True, exist_ok=True)
    fresh = Path(tempfile.mkdtemp(dir=place.parent))
    try:
        for name, content in files.items():
            (fresh / Path(name).name).write_bytes(content)
        os.replace(fresh, place)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def place_of(folder: str, digest: str) -> Path | None:
    """Return where the data lie on this worker, None when they do not.

    The same path may hold other data on this machine: only the digest counts.
    """
    from distributed import get_worker

    places = (Path(folder), _cached(digest, get_worker()))
    return next((place for place in places if _holds(place, digest)), None)


def _cached(digest: str, worker: Any) -> Path:
    return Path(worker.local_directory) / _CACHE / digest


def _holds(folder: Path, digest: str) -> bool:
    key = (str(folder), digest)
    if not _seen.get(key):
        try:
            _seen[key] = digest_of(folder) == digest
        except OSError:
            return False
    return _seen[key] and folder.is_dir()
