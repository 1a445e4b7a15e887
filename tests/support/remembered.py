"""An engine that computes each job once in a run of the tests, and then remembers it.

For tests about a window (its texts, its places, its keys) that ask for the same work in
one language and theme after the other. What a task gives is told by its payload alone:
the first window has it computed, the others get the very bytes of the answer.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from workbench.jobs import wire
from workbench.jobs.inline import InlineEngine
from workbench.jobs.registry import resolve
from workbench.jobs.spec import Event, JobSpec, Listener

#: Tasks that compute for long and write nothing.
COMPUTED = frozenset(
    [
        "axioms",
        "boxes",
        "compactness",
        "compare",
        "concentration",
        "densities",
        "density",
        "error_band",
        "evaluate",
        "experiment_cell",
        "explain",
        "generate_preview",
        "glance",
        "graphs",
        "known_density",
        "known_density_errors",
        "kcurve",
        "learning_curve",
        "metric",
        "metric_greedy",
        "metric_judge",
        "metric_local",
        "metric_loo",
        "metric_none",
        "metric_regions",
        "morph_curve",
        "prototype_race",
        "prototypes",
        "race_plane",
        "race_regions",
        "rank",
        "regions",
        "regression_curve",
        "rivals",
        "row_map",
        "scatter_matrix",
        "search",
        "search_sweep",
        "search_table",
        "search_trace",
        "silhouette",
        "strips",
        "strips_sweep",
        "tangent",
        "thesis_audit",
        "truth",
        "validation_curve",
        "voronoi",
    ]
)


class RememberedEngine(InlineEngine):
    """An `InlineEngine` that runs each job of `COMPUTED` once.

    Only those that were done are kept: one that fails or is cancelled runs anew.

    Parameters
    ----------
    folder : Path
        Of the answers; processes may share it.
    listener : callable
    """

    def __init__(self, folder: Path, listener: Listener) -> None:
        super().__init__(self._hear)
        self._folder = folder
        self._tell = listener
        self._heard: list[Event] = []

    def _hear(self, event: Event) -> None:
        self._heard.append(event)
        self._tell(event)

    def _run(self, spec: JobSpec) -> None:
        if spec.task not in COMPUTED:
            self._heard.clear()
            super()._run(spec)
            return
        kept = self._folder / asked_of(spec)
        if kept.exists():
            self._remember(spec, wire.decode(kept.read_bytes()))
            return
        self._heard = heard = []
        super()._run(spec)
        if heard[-1].kind == "done":
            part = kept.with_suffix(f".{os.getpid()}")
            part.write_bytes(wire.encode(heard[1:]))  # all but that it has started
            part.replace(kept)

    def _remember(self, spec: JobSpec, answer: list[Event]) -> None:
        self._job, self._stopped = spec.id, False
        self._tell(Event(spec.id, "started"))
        for event in answer:
            if self._stopped:
                self._tell(Event(spec.id, "cancelled"))
                return
            self._tell(numbered(replace(event, job=spec.id), spec.payload))


def numbered(event: Event, payload: Mapping[str, Any]) -> Event:
    """Return an event with the number of the picture that is asked for now."""
    if hasattr(event.data, "generation"):
        return replace(
            event, data=replace(event.data, generation=payload["generation"])
        )
    return event


def asked_of(spec: JobSpec) -> str:
    """Return a name for what is asked, by the contents of the folders that it names."""
    payload = {k: v for k, v in spec.payload.items() if k != "generation"}
    task = resolve(spec.task)  # what a test puts in its place is another one
    asked = [task.__module__, task.__qualname__, _read(payload)]
    return hashlib.sha256(wire.encode(asked)).hexdigest()


def _read(value: Any) -> Any:
    """Return a value with what is in a folder or file in the place of its path."""
    if isinstance(value, Mapping):
        return {name: _read(each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [_read(each) for each in value]
    if isinstance(value, str | Path) and Path(value).is_absolute():
        return _contents(str(value))
    return value


@cache
def _contents(path: str) -> str:
    """Return a digest of a folder that a session wrote, once; other paths themselves."""
    if not Path(path).is_dir():
        return path
    seen = hashlib.sha256()
    for file in sorted(Path(path).iterdir()):
        seen.update(file.name.encode())
        seen.update(file.read_bytes())
    return f"folder {seen.hexdigest()}"
