"""Execution of one job in this process, with exactly one ending."""

from __future__ import annotations

from workbench.api.problems import Problem, error_line, error_trace
from workbench.api.report import Cancelled, Reporter, reporting_to
from workbench.jobs.registry import resolve
from workbench.jobs.spec import Event, Failure, JobSpec
from workbench.jobs.wire import NotPlain


def run_job(spec: JobSpec, reporter: Reporter) -> Event:
    """Run the task of a job; every exception becomes data.

    Parameters
    ----------
    spec : JobSpec
        What to run.
    reporter : Reporter
        Who takes progress and partial results, and says when to stop.

    Returns
    -------
    Event
        ``done``, ``failed`` or ``cancelled``.

    Raises
    ------
    KeyboardInterrupt
        The only exception that passes: it is meant for the program.
    """
    try:
        with reporting_to(reporter):
            data = resolve(spec.task)(spec.payload)
    except KeyboardInterrupt:
        raise
    except Cancelled:
        return Event(spec.id, "cancelled")
    except BaseException as error:  # noqa: BLE001 - SystemExit of a plugin fails its job
        return Event(spec.id, "failed", failure_of(error))
    return Event(spec.id, "done", data)


def failure_of(error: BaseException) -> Failure:
    """Describe an exception: bad input in its own line, the rest with a trace."""
    if isinstance(error, Problem):
        return Failure("Problem", error_line(error))
    if isinstance(error, NotPlain):
        return Failure(
            "Result", f"what was handed out cannot be sent: {error_line(error)}"
        )
    trace, line = error_trace(error), error_line(error)
    if isinstance(error, MemoryError):
        return Failure("MemoryError", f"not enough memory: {line}", trace)
    name = type(error).__name__
    return Failure(name, f"{name}: {line}".removesuffix(": "), trace)
