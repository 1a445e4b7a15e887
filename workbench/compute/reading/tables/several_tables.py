"""The complaint about a file of several tables of which none was named."""

from __future__ import annotations

from collections.abc import Sequence

from workbench.api import Problem

_MOST_NAMED = 12


class SeveralTables(Problem):
    """A file holds several tables; the window asks which, a command is told to name it."""

    names: tuple[str, ...] = ()


def several(names: Sequence[str], what: str, where: str) -> SeveralTables:
    """Return the complaint; `what` there is of them, as ``sheets have cells``."""
    shown = ", ".join(repr(name) for name in names[:_MOST_NAMED])
    expected = f"one named by sheet (--sheet): {shown}"
    problem = SeveralTables(f"{len(names)} {what}", expected=expected, where=where)
    problem.names = tuple(names)
    return problem
