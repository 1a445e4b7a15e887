"""Job specifications, events and the engine protocol; imports nothing heavy."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from workbench.jobs.plugin_names import plugins_to_blame

#: ``batch`` jobs queue behind each other; ``interactive`` ones have a worker of their
#: own, so that a picture never waits for a cross-validation.
Lane = Literal["batch", "interactive"]

Charges = Literal["always", "death", "never"]

EventKind = Literal[
    "started", "progress", "partial", "done", "failed", "cancelled", "crashed"
]

#: The kinds that end a job; exactly one of them arrives for each job, as its last.
ENDINGS: frozenset[str] = frozenset({"done", "failed", "cancelled", "crashed"})

#: The `Failure.type` of a job whose engine lost its workers for good: no other job would
#: fare better.
LOST = "Disconnected"

#: So many seconds a job that was asked to stop has before its worker is ended. With
#: the ending itself a cancel stays below half a second.
GRACE = 0.4

_ids = itertools.count(1)


@dataclass(frozen=True, slots=True)
class JobSpec:
    """One request to a worker.

    Attributes
    ----------
    task : str
        A name in `workbench.jobs.registry.TASKS`.
    payload : mapping
        Plain values and NumPy arrays; a big data set goes as the folder it is saved in.
    lane : str
        ``batch`` or ``interactive``.
    title : str
        What the task list shows.
    plugins : tuple of str
        Ids of the plugins the task runs: a crash is charged to them, and where one is
        foreign the memory is limited. What the payload names is added (see
        `workbench.jobs.plugin_names`): the foreign ones if there are any, else all.
    id : int
        Unique in this process, ascending.
    time_limit : float or None
        Seconds after which its worker is ended and the job fails as ``TimeLimit``.
    charges : str
        What is charged to the plugins: a worker's death and the time limit
        (``always``), its death (``death``), or nothing (``never``).

    Raises
    ------
    ValueError
        When the task runs plugins and neither `plugins` nor the payload names one.
    """

    task: str
    payload: Mapping[str, Any] = field(default_factory=dict)
    lane: Lane = "batch"
    title: str = ""
    plugins: tuple[str, ...] = ()
    id: int = field(default_factory=lambda: next(_ids))
    time_limit: float | None = None
    charges: Charges = "always"

    def __post_init__(self) -> None:
        names = plugins_to_blame(self.task, self.payload, self.plugins)
        object.__setattr__(self, "plugins", names)


@dataclass(frozen=True, slots=True)
class Event:
    """One piece of news about a job.

    Attributes
    ----------
    job : int
        The id of its `JobSpec`.
    kind : str
        ``started``, ``progress``, ``partial`` or one of `ENDINGS`.
    data : object
        partial, done: what the task gave. failed: a `Failure`. crashed: a `Failure`.
    fraction : float
        progress: the share done, 0 to 1.
    message : str
        progress: a few words. An ending: what the job printed, cut.
    """

    job: int
    kind: EventKind
    data: Any = None
    fraction: float = 0.0
    message: str = ""

    @property
    def is_ending(self) -> bool:
        """Whether nothing more will come for this job."""
        return self.kind in ENDINGS


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a job ended badly; failure is data.

    Attributes
    ----------
    type : str
        The class of the exception, ``Problem`` for bad input, ``Crash`` for a worker
        that died.
    text : str
        One line for people.
    trace : str
        The formatted traceback, empty for bad input.
    """

    type: str
    text: str
    trace: str = ""


Listener = Callable[[Event], None]


class Engine(Protocol):
    """Interface of what runs jobs: inline, in local processes, or elsewhere."""

    def submit(self, spec: JobSpec) -> int:
        """Queue a job and return its id at once."""

    def cancel(self, job: int, *, grace: float | None = GRACE) -> None:
        """Ask a job to stop; it ends as ``cancelled`` (or as what it became before).

        After `grace` seconds its worker is terminated and replaced; None never
        does that (for pictures that are merely out of date).
        """

    def warm(self) -> None:
        """Start what jobs will need, in the background; the first is then no slower."""

    def close(self) -> None:
        """Cancel everything, stop the workers and return when they are gone."""
