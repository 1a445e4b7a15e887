"""Sentences about a method in the race: its last decision, and the rows it keeps."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from workbench.ui.rooms.prototypes.race.decision_words import decision_words
from workbench.ui.rooms.prototypes.race.runner import Runner
from workbench.ui.services.numbers import percent

translate = QCoreApplication.translate


def step_words(runner: Runner, class_of: Callable[[int], str]) -> str:
    """Say what a method decided last, or why nothing.

    Parameters
    ----------
    runner : Runner
    class_of : callable
        Returns the label of a row.
    """
    if runner.trouble:
        return f"{runner.title}: {runner.trouble}"
    shown = runner.last
    if shown is None:
        if not runner.known and runner.end is None:
            text = translate("RacePage", "{method}: the worker decides…")
        else:
            text = translate("RacePage", "{method}: not begun. F10 steps, Space plays.")
        return text.format(method=runner.title)
    text = translate("RacePage", "{method}, step {step}: {words}")
    words = decision_words(shown, class_of)
    return text.format(method=runner.title, step=runner.done, words=words)


def kept_words(runner: Runner, fine_cells: int) -> str:
    """Say how many rows a method keeps, and what that changes.

    Parameters
    ----------
    runner : Runner
    fine_cells : int
        Cells of the fine regions; 0 where only the coarse ones are known.
    """
    text = translate("RacePage", "{kept} of {rows} rows kept.").format(
        kept=runner.n_kept, rows=runner.n
    )
    change = runner.change(fine_cells)
    if change is None:
        return text
    cells, changed = fine_cells, runner.fine
    if changed < 0 or not cells:
        coarse = runner.changed()
        assert coarse is not None  # `change` is that of one of both grids
        cells, changed = coarse.size, int(coarse.sum())
    more = translate("RacePage", "Region change {share} ({changed} of {cells} cells).")
    said = more.format(share=percent(change, 2), changed=changed, cells=cells)
    return f"{text} {said}"
