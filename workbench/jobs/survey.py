"""Finds out which plugins there are, with each foreign source in a job of its own."""

from __future__ import annotations

from collections.abc import Sequence

from workbench.core.catalogue import (
    CatalogueState,
    PluginInfo,
    PluginSource,
    find_sources,
    first_wins,
    unusable,
)
from workbench.core.home import home
from workbench.jobs.spec import Event, Failure, JobSpec

#: Seconds a foreign source may take to be imported.
IMPORT_LIMIT = 5.0


class Survey:
    """Which plugins there are: jobs to submit, and events that answer them.

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
    ) -> None:
        self._state = CatalogueState.load()
        self._answers: dict[int, list[PluginInfo]] = {}
        self._sources: dict[int, list[PluginSource]] = {}
        self._passed_over: list[PluginInfo] = []
        self.specs: list[JobSpec] = []
        self._everywhere = sources is None
        if sources is None:
            sources = find_sources(foreign)
            self._ask([source for source in sources if not source.foreign], None)
        for source in sources:
            if not source.foreign:
                continue
            status = self._state.status(source.key)
            if status == "loaded":
                self._ask([source], limit)
            else:
                text = "a worker died at its import twice"
                error = text if status == "quarantined" else "switched off by the user"
                self._passed_over.append(unusable(source, status, error))

    def _ask(self, sources: list[PluginSource], limit: float | None) -> None:
        spec = JobSpec(
            "describe_plugins",
            {"sources": [source.describe() for source in sources]},
            title="plugins: " + ", ".join(source.name for source in sources),
            plugins=tuple(source.key for source in sources if source.foreign),
            time_limit=limit,
        )
        self.specs.append(spec)
        self._sources[spec.id] = sources

    @property
    def complete(self) -> bool:
        """Whether every job has ended."""
        return len(self._answers) == len(self.specs)

    @property
    def plugins(self) -> list[PluginInfo]:
        """What is known by now; of two plugins with one id the first found is loaded."""
        known = [info for spec in self.specs for info in self._answers.get(spec.id, [])]
        return first_wins([*known, *self._passed_over])

    def concerns(self, event: Event) -> bool:
        """Whether the event ends one of the jobs of this survey."""
        return event.job in self._sources and event.is_ending

    def take(self, event: Event) -> bool:
        """Take news of a job; True when it was the last one that was missing."""
        if not self.concerns(event):
            return False
        sources = self._sources[event.job]
        if event.kind == "done":
            infos = [PluginInfo.from_description(d) for d in event.data]
        else:
            infos = [_failed(source, event) for source in sources]
        self._answers[event.job] = infos
        return self.complete

    def remember_homes(self) -> str:
        """Note, for later jobs, which source holds each foreign plugin.

        Returns
        -------
        str
            What is wrong where the home folder cannot be written, in one line: the
            plugins are usable all the same. Else empty.
        """
        homes = {
            info.id: sources[0].key
            for job, sources in reversed(self._sources.items())
            for info in self._answers.get(job, [])
            if info.usable and info.source != "bundled"
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
        return ""


def _failed(source: PluginSource, event: Event) -> PluginInfo:
    if not isinstance(event.data, Failure):
        return unusable(source, "failed", f"its import was {event.kind}")
    failure = event.data
    return unusable(source, "failed", failure.text, failure.trace)
