"""Isolation of foreign plugins: commands run them in a worker process."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, redirect_stdout, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from workbench.api.problems import Problem
from workbench.core.program.catalogue import foreign_kept_out, is_foreign

if TYPE_CHECKING:
    from workbench.api import Dataset, Param
    from workbench.compute.evaluation.request import Request
    from workbench.core.program.catalogue import PluginInfo
    from workbench.core.results.installed_plugin import InstalledPlugin
    from workbench.jobs.isolation import IsolatedWorker

#: Seconds that a plugin may take to be imported when it is installed.
INSTALL_LIMIT = 20.0

_worker: IsolatedWorker | None = None


@contextmanager
def command() -> Iterator[None]:
    """Keep foreign plugins out of this process inside, and end its worker after."""
    global _worker
    with foreign_kept_out():
        try:
            yield
        finally:
            if _worker is not None:
                _worker.close()
                _worker = None


def isolated_worker() -> IsolatedWorker:
    """Return the worker process of this command; it starts when it is asked."""
    global _worker
    if _worker is None:
        from workbench.jobs.isolation import IsolatedWorker

        _worker = IsolatedWorker()
    return _worker


def all_plugins(*, fresh: bool = False) -> list[PluginInfo]:
    """Return every plugin found, the foreign ones described by a worker.

    Parameters
    ----------
    fresh : bool
        Whether to import all of them, also those whose declarations are known.
    """
    from workbench.compute.plugins.loader import load_all
    from workbench.core.program.catalogue import first_wins

    with redirect_stdout(sys.stderr):
        bundled = load_all(foreign=False, fresh=fresh)
    return first_wins([*bundled, *isolated_worker().foreign(fresh=fresh)])


def parameters(plugin: str) -> Sequence[Param]:
    """Return what a plugin declares.

    Raises
    ------
    Problem
        When there is none of that id, or it cannot be run.
    """
    if is_foreign(plugin):
        return isolated_worker().info(plugin).parameters()
    from workbench.compute.evaluation.request import declaration, find_class
    from workbench.compute.plugins.loader import bundled_info

    known = bundled_info(plugin)
    if known is not None:
        return known.parameters()
    with redirect_stdout(sys.stderr):  # it may print while it is imported
        return declaration(find_class(plugin)).params


def foreign_among(
    plugin: str, params: Mapping[str, Any], filters: Sequence[Mapping[str, Any]] = ()
) -> tuple[str, ...]:
    """Return the foreign plugins of what is to be run, those named in texts included."""
    ids: list[str] = []
    for name, given in ((plugin, params), *((f["id"], f["params"]) for f in filters)):
        ids += [name, *_members(name, given)]
    return tuple(name for name in dict.fromkeys(ids) if name and is_foreign(name))


def _members(plugin: str, params: Mapping[str, Any]) -> list[str]:
    from workbench.core.program.members import members_of

    with suppress(Problem):  # a text that cannot be read: what runs it will say so
        return list(members_of(_declared(plugin), params, _declared))
    return []


def _declared(plugin: str) -> Sequence[Param]:
    with suppress(Problem):
        return parameters(plugin)
    return ()


def run(task: str, payload: Mapping[str, Any], plugins: tuple[str, ...]) -> Any:
    """Run a task in the worker; see `workbench.jobs.isolation.IsolatedWorker.ask`."""
    from workbench.jobs.spec import JobSpec

    return isolated_worker().ask(JobSpec(task, payload, title=task, plugins=plugins))


@contextmanager
def folder() -> Iterator[Path]:
    """Give a folder for what the worker reads and writes; it is gone after."""
    with tempfile.TemporaryDirectory(prefix="workbench-") as made:
        yield Path(made)


def install(path: str) -> InstalledPlugin:
    """Install a plugin; its import in the worker may take `INSTALL_LIMIT` seconds.

    Raises
    ------
    Problem
        As of `workbench.compute.plugins.install_plugin.install`, and when the import
        ends the worker or takes too long: then it is taken back, too.
    """
    from workbench.core.program.plugin_place import installed, remove
    from workbench.jobs.spec import JobSpec

    before = set(installed())
    spec = JobSpec(
        "install_plugin", {"path": path}, title="install", time_limit=INSTALL_LIMIT,
        charges="never",
    )  # fmt: skip
    try:
        done: InstalledPlugin = isolated_worker().ask(spec)
    except Problem:
        for name in set(installed()) - before:
            remove(name)
        raise
    return done


def saved(dataset: Dataset, place: Path) -> str:
    """Save a data set in a new folder for the worker, and return the folder."""
    place.mkdir()
    dataset.save(place)
    return str(place)


def foreign_in(request: Request) -> tuple[str, ...]:
    """Return the foreign plugins of a request."""
    learner = request.learner
    steps = [step.to_dict() for step in learner.filters]
    texts = {**learner.params, "prototypes": learner.prototypes}
    return foreign_among(learner.plugin, texts, steps)
