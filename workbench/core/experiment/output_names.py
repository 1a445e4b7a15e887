"""File names of the pictures and tables an experiment can write."""

from __future__ import annotations

from pathlib import PurePath
from typing import Literal

from workbench.api import Problem
from workbench.core.experiment.figure_kinds import STEMS

Kind = Literal["figure", "table"]

#: Critical differences of all pairs and against the control, two criteria (ranks by the
#: measure and by time), box plots, wins, time against rows, fitting against predicting.
FIGURES = STEMS
FIGURE_SUFFIXES = (".svg", ".pdf", ".png")
#: Scores with their mean ranks.
TABLES = ("scores",)
TABLE_SUFFIXES = (".tex", ".md")


def output_of(name: str) -> tuple[Kind, str, str]:
    """Return whether a file name is a figure or a table, its stem and its suffix.

    Parameters
    ----------
    name : str
        ``cd.svg`` or ``scores.tex``, for instance.

    Raises
    ------
    Problem
        When no figure or table has that stem, or is not written in that form.

    Examples
    --------
    >>> output_of("cd-control.PDF")
    ('figure', 'cd-control', '.pdf')
    """
    path = PurePath(name)
    suffix = path.suffix.lower()
    if path.name == name:  # a name, not a way out of the folder
        if path.stem in FIGURES and suffix in FIGURE_SUFFIXES:
            return "figure", path.stem, suffix
        if path.stem in TABLES and suffix in TABLE_SUFFIXES:
            return "table", path.stem, suffix
    raise Problem(
        f"no output {name!r}",
        expected=f"{', '.join(FIGURES)} with {' '.join(FIGURE_SUFFIXES)}, or "
        f"{', '.join(TABLES)} with {' '.join(TABLE_SUFFIXES)}",
    )
