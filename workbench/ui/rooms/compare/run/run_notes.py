"""Messages of a run: its warnings and its end, as one message with details."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from PySide6.QtCore import QObject

from workbench.jobs.experiment.run_events import News
from workbench.ui.room import Room
from workbench.ui.rooms.compare.grid.grid_model import GridModel
from workbench.ui.services.fit_words import fit_words


class RunNotes(QObject):
    """Collects warnings, so that none hides another.

    Warnings about data sets are told as they come; those of folds, which may be many,
    when the run has ended, and not for long: cells are marked and cautions list them.

    Parameters
    ----------
    room : Room
        The owner, whose message bar is used.
    model : GridModel
        Its cells are counted when the run is done.
    """

    def __init__(self, room: Room, model: GridModel) -> None:
        super().__init__(room)
        self._room, self._model = room, model
        self.begin()

    def begin(self) -> None:
        """Forget everything: a run begins."""
        self._lines: dict[str, None] = {}
        self._names: dict[str, str] = {}
        self._folds: dict[tuple[str, str], dict[str, int]] = {}

    def take(self, news: Iterable[News]) -> None:
        """Take a batch of news, and tell what is new and what has ended."""
        before = len(self._lines)
        ending = None
        for one in news:
            if one.kind == "planned":
                for about in (*one.data["datasets"], *one.data["learners"]):
                    self._names[about["key"]] = about["name"]
            elif one.kind == "warning":
                self._lines[fit_words(str(one.data["text"]))] = None
            elif one.kind == "fold":
                self._count(one.data)
            elif one.is_ending:
                ending = one
        if ending is not None:
            self._end(ending)
        elif len(self._lines) > before:
            self._warn()

    def _count(self, fold: Mapping[str, Any]) -> None:
        for text in fold["warnings"]:
            counts = self._folds.setdefault((fold["learner"], str(text)), {})
            counts[fold["data"]] = counts.get(fold["data"], 0) + 1

    # -- words ------------------------------------------------------------------

    def lines(self) -> list[str]:
        """Return one line for each warning; one of many folds stands once."""
        found = list(self._lines)
        for (learner, text), counts in self._folds.items():
            names = ", ".join(self._names.get(key, key) for key in counts)
            line = self.tr("{learner}: {text} (data sets: {names}; folds: {n})")
            found.append(
                line.format(
                    learner=self._names.get(learner, learner), text=fit_words(text),
                    names=names,
                    n=sum(counts.values()),
                )
            )  # fmt: skip
        return found

    def _line(self) -> str:
        first, *rest = self.lines()
        if not rest:
            return first
        text = self.tr("{warning} Further warnings: {n}, see Details.")
        warning = first if first.endswith(".") else first + "."
        return text.format(warning=warning, n=len(rest))

    def _warn(self, *, lasting: bool = True) -> None:
        """Say the first warning and how many there are, as far as it has come now."""
        line = self._line()
        self._room.message(
            "warning", lambda: self._line() or line, self._details(), lasting=lasting
        )

    def _details(self) -> str:
        lines = self.lines()
        return "\n".join(lines) if len(lines) > 1 else ""

    # -- the end ----------------------------------------------------------------

    def _end(self, news: News) -> None:
        data, message = news.data, self._room.message
        if news.kind == "failed":
            rest = list(data.get("problems") or ())[1:]
            message("error", data["problem"], "\n".join([*rest, *self.lines()]))
        elif news.kind == "cancelled":
            message(
                "info",
                lambda: self.tr(
                    "Cancelled: {done} of {total} folds are stored; Run goes on from there."
                ).format(**data),
                "\n".join(self.lines()),
            )
        else:
            self._end_done(data["failed"])

    def _end_done(self, failed: list[dict[str, Any]]) -> None:
        if failed:
            details = "\n".join([*_each_once(failed), *self.lines()])
            self._room.message(
                "error",
                lambda: self.tr(
                    "%n fold(s) failed; {learner} on {data}: {text}", "", len(failed)
                ).format(**failed[0]),
                details,
            )
        elif self.lines():
            self._warn(lasting=bool(self._lines))
        done, total = self._model.counts()
        text = self.tr("Experiment done: {done} of {total} cells")
        announced = self._room.context.commands.announced
        announced.emit(text.format(done=done, total=total))


def _each_once(failed: Iterable[Mapping[str, Any]]) -> list[str]:
    """Return a line for each cell and reason, with the number of folds."""
    counts = Counter(f"{f['learner']}, {f['data']}: {f['text']}" for f in failed)
    return [line if n == 1 else f"{line} (× {n})" for line, n in counts.items()]
