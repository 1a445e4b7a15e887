"""Kinds of figures of an experiment, told from file names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from workbench.api import Problem
from workbench.api.did_you_mean import instead_of
from workbench.core.diagrams.box_diagram import box_diagram
from workbench.core.diagrams.cd_diagram import cd_diagram
from workbench.core.diagrams.control_diagram import control_diagram
from workbench.core.diagrams.diagram import Diagram
from workbench.core.diagrams.time_diagram import lazy_eager_diagram, time_diagram
from workbench.core.diagrams.two_criteria_diagram import two_criteria_diagram
from workbench.core.diagrams.win_tie_loss_diagram import win_tie_loss_diagram
from workbench.core.results.comparing.comparison import Comparison
from workbench.core.results.comparing.results_view import ResultsView

Comparisons = Mapping[str, Comparison]
Words = Mapping[str, str] | None
WIDTH = 900.0


@dataclass(frozen=True, slots=True)
class _Figure:
    needs: tuple[str, ...]
    make: Callable[[Comparisons, ResultsView, float, Words], Diagram]


_FIGURES: Mapping[str, _Figure] = {
    "cd": _Figure(("all",), lambda c, _v, w, s: cd_diagram(c["all"], w, s)),
    "cd-control": _Figure(
        ("control",), lambda c, _v, w, s: control_diagram(c["control"], w, s)
    ),
    "two-criteria": _Figure(
        ("control", "time"),
        lambda c, _v, w, s: two_criteria_diagram(c["control"], c["time"], w, s),
    ),
    "box": _Figure((), lambda _c, v, w, s: box_diagram(v.table, w, s)),
    "wtl": _Figure(("all",), lambda c, _v, w, s: win_tie_loss_diagram(c["all"], w, s)),
    "time": _Figure((), lambda _c, v, w, s: time_diagram(v, w, s)),
    "lazy-eager": _Figure((), lambda _c, v, w, s: lazy_eager_diagram(v, w, s)),
}
#: The stems of file names that are known.
STEMS = tuple(_FIGURES)


def comparisons_needed(stem: str) -> tuple[str, ...]:
    """Return which comparisons a figure needs.

    ``all`` (all pairs of the compared measure), ``control`` (against a control) and
    ``time`` (against the same control, of the seconds to fit).

    Raises
    ------
    Problem
        For an unknown stem; it names the known ones.
    """
    return _known(stem).needs


def figure_of(
    stem: str,
    comparisons: Comparisons,
    view: ResultsView,
    width: float = WIDTH,
    words: Words = None,
) -> Diagram:
    """Return the figure that a file name without its suffix asks for.

    Parameters
    ----------
    stem : str
        One of `STEMS`.
    comparisons : mapping of str to Comparison
        Those `comparisons_needed` names.
    width : float
        Logical pixels.
    words : mapping, optional
        By the keys of `WORDS`.

    Raises
    ------
    Problem
        For an unknown stem, and where what is to be drawn is not there.
    """
    figure = _known(stem)
    for name in figure.needs:
        if name not in comparisons:
            raise Problem(f"no statistics {name!r} for the figure {stem}")
    return figure.make(comparisons, view, width, words)


def _known(stem: str) -> _Figure:
    if stem not in _FIGURES:
        raise Problem(f"no figure {stem!r}", expected=instead_of(stem, STEMS))
    return _FIGURES[stem]
