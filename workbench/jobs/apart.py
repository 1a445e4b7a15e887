"""Has one worker process do what must not happen in this one: run foreign plugins."""

from __future__ import annotations

import queue
from contextlib import suppress
from types import TracebackType
from typing import Any, Self

from workbench.api import Problem, progress
from workbench.api.report import Cancelled
from workbench.core.catalogue import (
    PluginInfo,
    bundled_ids,
    find_sources,
)
from workbench.jobs.pool import LocalPool
from workbench.jobs.spec import Event, Failure, JobSpec
from workbench.jobs.survey import Survey


class Apart:
    """A worker process that starts when something is first asked of it.

    With ``with`` it is gone at the end of the block.
    """

    def __init__(self) -> None:
        self._events: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self._pool: LocalPool | None = None
        self._found: list[PluginInfo] | None = None

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
            event = self._next()
            if event.job != spec.id:
                continue
            if event.kind == "progress":
                progress(event.fraction, event.message)
            if event.is_ending:
                return _answer(spec, event)

    def foreign(self) -> list[PluginInfo]:
        """Describe every foreign plugin; whatever a source does, it is listed.

        Each source is imported by a job of its own, with a limit of time and memory.
        """
        if self._found is None:
            self._found = self._survey()
        return self._found

    def info(self, plugin: str) -> PluginInfo:
        """Describe one foreign plugin.

        Raises
        ------
        Problem
            When there is none of that id, or it cannot be run.
        """
        found = [info for info in self.foreign() if info.id == plugin]
        for info in found:
            if info.usable:
                return info
        if found:
            where = f"plugin {plugin}"
            raise Problem(f"{found[0].status}: {found[0].error}", where=where)
        known = sorted(bundled_ids())
        known += sorted(info.id for info in self.foreign() if info.usable)
        raise Problem(f"no plugin {plugin!r}", expected="one of " + ", ".join(known))

    def _survey(self) -> list[PluginInfo]:
        if not any(source.foreign for source in find_sources()):
            return []
        survey = Survey(bundled=False)
        for spec in survey.specs:
            self._submit(spec)
        while not survey.complete:
            survey.take(self._next())
        survey.remember_homes()  # where that fails it is but slower next time
        return survey.plugins

    def _submit(self, spec: JobSpec) -> None:
        if self._pool is None:
            self._pool = LocalPool(self._events.put, workers=1, pictures=False)
        self._pool.submit(spec)

    def _next(self) -> Event:
        while True:
            with suppress(queue.Empty):
                # in pieces, so that a signal is heard on every system
                return self._events.get(timeout=0.5)


def _answer(spec: JobSpec, event: Event) -> Any:
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
