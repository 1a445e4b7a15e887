"""Worker process that runs foreign plugins for a command."""

from __future__ import annotations

import queue
from contextlib import suppress
from types import TracebackType
from typing import Any, Self

from workbench.api import Problem, progress
from workbench.api.did_you_mean import instead_of
from workbench.api.report import Cancelled
from workbench.core.program.catalogue import (
    CatalogueState,
    PluginInfo,
    PluginSource,
    bundled_ids,
    find_sources,
    first_wins,
)
from workbench.jobs.pool import LocalPool
from workbench.jobs.spec import Event, Failure, JobSpec
from workbench.jobs.survey import Survey


class IsolatedWorker:
    """A worker process that starts when something is first asked of it.

    With ``with`` it is gone at the end of the block.
    """

    def __init__(self) -> None:
        self._events: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self._pool: LocalPool | None = None
        self._found: dict[str, list[PluginInfo]] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the process."""
        if self._pool is not None:
            self._pool.close()
            self._pool = None

    @property
    def pids(self) -> tuple[int, ...]:
        """The id of the process; none before something is asked, and when it has ended."""
        return () if self._pool is None else self._pool.pids

    def ask(self, spec: JobSpec) -> Any:
        """Run a job to its end and return what it gives; progress is passed on.

        Raises
        ------
        Problem
            When it fails, or its worker dies: in one line that names the plugins.
        Cancelled
            When it ends as cancelled.
        """
        self._submit(spec)
        while True:
            event = next_event(self._events)
            if event.job != spec.id:
                continue
            if event.kind == "progress":
                progress(event.fraction, event.message)
            if event.is_ending:
                return answer_of(spec, event)

    def foreign(self, *, fresh: bool = False) -> list[PluginInfo]:
        """Describe every foreign plugin; whatever a source does, it is listed.

        Each source is imported by a job of its own, with a limit of time and memory,
        unless it has not changed since the last time and is not wanted `fresh`.
        """
        sources = [source for source in find_sources() if source.foreign]
        return self._survey(sources, fresh=fresh)

    def info(self, plugin: str) -> PluginInfo:
        """Describe one foreign plugin.

        Raises
        ------
        Problem
            When there is none of that id, or it cannot be run.
        """
        state = CatalogueState.load()
        sources = [source for source in find_sources() if source.foreign]
        # where it was last seen, then where it would be by its name
        home = state.homes.get(plugin)
        sources.sort(key=lambda s: (s.key != home, s.name.replace("_", "-") != plugin))
        failed = None
        for source in sources:
            for info in self._survey([source]):
                if info.id == plugin and info.usable:
                    return info
                failed = failed or (info if _named(info, source, plugin) else None)
        if failed is not None:
            where = f"plugin {plugin}"
            raise Problem(f"{failed.status}: {failed.error}", where=where)
        known = [*bundled_ids(), *(i.id for i in self.foreign() if i.usable)]
        expected = instead_of(plugin, known, "workbench plugins")
        raise Problem(f"no plugin {plugin!r}", expected=expected)

    def _survey(
        self, sources: list[PluginSource], *, fresh: bool = False
    ) -> list[PluginInfo]:
        """Describe what is in some sources, each of which is imported once."""
        unseen = [source for source in sources if source.key not in self._found]
        for source in unseen:
            survey = Survey(sources=[source], fresh=fresh)
            for spec in survey.specs:
                self._submit(spec)
            while not survey.complete:
                survey.take(next_event(self._events))
            self._found[source.key] = survey.plugins
            survey.remember()  # where that fails it is but slower next time
        return first_wins([i for source in sources for i in self._found[source.key]])

    def _submit(self, spec: JobSpec) -> None:
        if self._pool is None:
            self._pool = LocalPool(self._events.put, workers=1, pictures=False)
        self._pool.submit(spec)


def _named(info: PluginInfo, source: PluginSource, plugin: str) -> bool:
    """Whether a failed entry is what was asked for, by its id or its file's name."""
    return plugin in (info.id, source.name.replace("_", "-"))


def next_event(events: queue.SimpleQueue[Event]) -> Event:
    """Wait for the next event of a pool, and hear signals meanwhile."""
    while True:
        with suppress(queue.Empty):
            # in pieces, so that a signal is heard on every system
            return events.get(timeout=0.5)


def answer_of(spec: JobSpec, event: Event) -> Any:
    """Return what a job gave by the event that ended it.

    Raises
    ------
    Problem
        When it failed, or its worker died: in one line that names the plugins.
    Cancelled
        When it ended as cancelled.
    """
    if event.kind == "done":
        return event.data
    if event.kind == "cancelled":
        raise Cancelled
    failure = event.data
    text = failure.text if isinstance(failure, Failure) else f"it {event.kind}"
    if isinstance(failure, Failure) and failure.type == "Problem":
        raise Problem(text)
    named = ", ".join(spec.plugins)
    raise Problem(text, where=f"plugin {named}" if named else spec.task)
