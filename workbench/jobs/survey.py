"""Survey of the plugins there are, with each foreign source in a job of its own."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from itertools import chain

from workbench.core.program.catalogue import (
    CatalogueState,
    PluginInfo,
    PluginSource,
    find_sources,
    first_wins,
    unusable,
)
from workbench.core.program.declarations import Declarations
from workbench.core.program.home import home
from workbench.jobs.spec import Event, Failure, JobSpec

#: Seconds a foreign source may take to be imported.
IMPORT_LIMIT = 5.0


class Survey:
    """Which plugins there are: jobs to submit, and events that answer them.

    Files that have not changed since they were last described are known at once.

    A source that hangs, dies or eats memory when imported does so alone, in its own
    job, and is listed as failed; after the second time it is quarantined and not
    imported at all.

    Parameters
    ----------
    foreign : bool
        Whether to look outside the distribution.
    limit : float
        Seconds a foreign source may take.
    sources : sequence of PluginSource, optional
        Where to look, instead of everywhere.
    fresh : bool
        Whether to import also what is known, to see whether that still works.

    Examples
    --------
    >>> from workbench.jobs.inline import InlineEngine
    >>> survey = Survey(foreign=False)
    >>> engine = InlineEngine(survey.take)
    >>> for spec in survey.specs:
    ...     _ = engine.submit(spec)
    >>> survey.complete
    True
    """

    def __init__(
        self,
        foreign: bool = True,
        limit: float = IMPORT_LIMIT,
        sources: Sequence[PluginSource] | None = None,
        *,
        fresh: bool = False,
    ) -> None:
        self._state = CatalogueState.load()
        self._known = Declarations() if fresh else Declarations.load()
        self._found: dict[PluginSource, list[PluginInfo]] = {}
        self._asked: dict[int, list[PluginSource]] = {}
        self._passed_over: list[PluginInfo] = []
        self.specs: list[JobSpec] = []
        self._everywhere = sources is None
        self._sources = find_sources(foreign) if sources is None else list(sources)
        unknown = [source for source in self._sources if not self._recalled(source)]
        bundled = [source for source in unknown if not source.foreign]
        if bundled:
            self._ask(bundled, None)
        for source in unknown:
            if not source.foreign:
                continue
            status = self._state.status(source.key)
            if status == "loaded":
                self._ask([source], limit)
            else:
                text = "a worker died at its import twice"
                error = text if status == "quarantined" else "switched off by the user"
                self._passed_over.append(unusable(source, status, error))

    def _recalled(self, source: PluginSource) -> bool:
        infos = self._known.recall(source)
        if infos is not None:
            self._found[source] = infos
        return infos is not None

    def _ask(self, sources: list[PluginSource], limit: float | None) -> None:
        spec = JobSpec(
            "describe_plugins",
            {"sources": [source.describe() for source in sources]},
            title="plugins: " + ", ".join(source.name for source in sources),
            plugins=tuple(source.key for source in sources if source.foreign),
            time_limit=limit,
        )
        self.specs.append(spec)
        self._asked[spec.id] = sources

    @property
    def complete(self) -> bool:
        """Whether every job has ended."""
        return not self._asked

    @property
    def plugins(self) -> list[PluginInfo]:
        """Plugins known by now; of two with one id the first found is loaded."""
        found = [self._found.get(source, []) for source in self._sources]
        return first_wins([*chain.from_iterable(found), *self._passed_over])

    def concerns(self, event: Event) -> bool:
        """Whether the event ends one of the jobs of this survey."""
        return event.job in self._asked and event.is_ending

    def take(self, event: Event) -> bool:
        """Take news of a job; True when it was the last one that was missing."""
        if not self.concerns(event):
            return False
        sources = self._asked.pop(event.job)
        if event.kind == "done":
            infos = [PluginInfo.from_description(d) for d in event.data]
        else:
            infos = [_failed(source, event) for source in sources]
        for source in sources:
            self._found[source] = [i for i in infos if i.origin == source.target]
            self._known.learn(source, self._found[source])
        return self.complete

    def remember(self) -> str:
        """Note, for later jobs and surveys, which source holds which plugins.

        Returns
        -------
        str
            What is wrong where the home folder cannot be written, in one line: the
            plugins are usable all the same. Else empty.
        """
        homes = {
            info.id: source.key
            for source in reversed(self._sources)
            for info in self._found.get(source, [])
            if info.usable and source.foreign
        }  # in reverse, so that of two with one id the first stays
        state = CatalogueState.load()  # workers may have died since the survey began
        if not self._everywhere:
            homes = state.homes | homes
        if state.homes != homes:
            state.homes = homes
            try:
                state.save()
            except OSError as error:
                return f"{home()}: the plugins found are not noted there: {error}"
        with suppress(OSError):  # a cache that cannot be written costs a second look
            self._known.save()
        return ""


def _failed(source: PluginSource, event: Event) -> PluginInfo:
    if not isinstance(event.data, Failure):
        return unusable(source, "failed", f"its import was {event.kind}")
    failure = event.data
    return unusable(source, "failed", failure.text, failure.trace)
