"""Every task by name, as text, so that naming one imports nothing.

A task is a function ``run(payload: Mapping) -> plain data`` in a module of
`workbench.jobs.tasks`; it reports through `workbench.api.report`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, cast

TASKS: dict[str, str] = {
    "evaluate": "evaluate:run",
    "fit": "evaluate:fit",
}

_PACKAGE = "workbench.jobs.tasks"


def resolve(task: str) -> Callable[[Mapping[str, Any]], Any]:
    """Import and return the function of a task (in workers and tests only).

    Raises
    ------
    KeyError
        When no task has that name.
    """
    module, function = TASKS[task].split(":")
    return cast(
        "Callable[[Mapping[str, Any]], Any]",
        getattr(import_module(f"{_PACKAGE}.{module}"), function),
    )
