"""Reading of the data sets of an experiment by workers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from workbench.api import Problem
from workbench.core.experiment.experiment import Experiment
from workbench.jobs.experiment.run_events import Tell, warn
from workbench.jobs.spec import Engine, Event, Failure, JobSpec

#: How often a job is given to another worker after one died under it.
ATTEMPTS = 3
#: Copies of the data beside the results, for as long as a run lasts.
CACHE = ".data"


class UnreadableData(Problem):
    """Some data sets cannot be read.

    Attributes
    ----------
    problems : list of str
        One line each.
    """

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__(problems[0])
        self.problems = list(problems)


@dataclass(slots=True)
class DataReading:
    """Reads every data set of an experiment.

    Attributes
    ----------
    experiment : Experiment
    folder : Path
        Of the results; the copies for the workers lie in it.
    base : Path
        Where relative paths start.
    folders : sequence of Path
        Where ``keel:NAME`` is looked for.
    lenient : bool
        Whether what cannot be read is left out with a warning.
    tell : callable
        Takes the warnings.
    """

    experiment: Experiment
    folder: Path
    base: Path
    folders: Sequence[Path]
    lenient: bool
    tell: Tell
    _found: dict[int, dict[str, Any]] = field(default_factory=dict)
    _problems: list[str] = field(default_factory=list)

    def read(
        self, engine: Engine, next_event: Callable[[], Event | None]
    ) -> list[dict[str, Any]]:
        """Return what the task ``experiment_data`` said of each, in their order.

        Parameters
        ----------
        next_event : callable
            Waits for an event of the engine; None when there is none after all.

        Raises
        ------
        UnreadableData
            When some cannot be read and the reading is not lenient, or none can.
        """
        self._make_cache()
        places = range(len(self.experiment.data))
        jobs = {engine.submit(self._job(place)): place for place in places}
        crashes: Counter[int] = Counter()
        while jobs:
            event = next_event()
            if event is None or not event.is_ending or event.job not in jobs:
                continue
            place = jobs.pop(event.job)
            crashes[place] += event.kind == "crashed"
            if event.kind == "done":
                self._found[place] = event.data
            elif event.kind == "crashed" and crashes[place] < ATTEMPTS:
                jobs[engine.submit(self._job(place))] = place
            else:
                self._miss(place, event)
        problems = list(dict.fromkeys(self._problems))
        if problems and not (self.lenient and self._found):
            raise UnreadableData(problems)
        return self._once([self._found[place] for place in sorted(self._found)])

    def _job(self, place: int) -> JobSpec:
        entry = self.experiment.data[place]
        payload = {
            "entry": entry.to_json(),
            "base": str(self.base),
            "folders": [str(folder) for folder in self.folders],
            "protocol": dict(self.experiment.protocol),
            "cache": str(self.folder / CACHE),
        }
        return JobSpec("experiment_data", payload, title=entry.source)

    def _miss(self, place: int, event: Event) -> None:
        failed = isinstance(event.data, Failure)
        self._problems.append(event.data.text if failed else event.kind)
        if self.lenient:
            source = self.experiment.data[place].source
            warn(self.tell, self._problems[-1], source=source)

    def _make_cache(self) -> None:
        cache = self.folder / CACHE
        try:
            cache.mkdir(exist_ok=True)
        except OSError as error:
            what = error.strerror or str(error)
            raise Problem(what, expected="room for data", where=str(cache)) from None

    def _once(self, read: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
        """Drop data sets that stand there twice, byte for byte."""
        kept: dict[str, dict[str, Any]] = {}
        for about in read:
            first = kept.setdefault(about["key"], about)
            if first is not about:
                text = f"{about['name']} is there already as {first['name']}"
                warn(self.tell, text)
        return list(kept.values())
