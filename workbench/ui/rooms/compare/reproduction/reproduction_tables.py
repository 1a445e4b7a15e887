"""The tables of the thesis as rows of texts: printed, measured, and how they differ."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import QObject

from workbench.core.results.comparing.comparison import Comparison
from workbench.core.results.comparing.reproduction import FoundData, Tests
from workbench.core.thesis.reproduction import (
    POINTS,
    Measured,
    alpha_key,
    differences,
    ratios,
    shape_rows,
    verdicts,
)
from workbench.core.thesis.thesis_tables import SHAPE, thesis
from workbench.ui.rooms.compare.reproduction.reproduction_words import ReproductionWords
from workbench.ui.rooms.compare.stat_words import fixed, p_text
from workbench.ui.rooms.compare.statistic_names import method_title

#: Decimals of printed and of measured scores.
_DIGITS = {2: (2, 2), 3: (2, 3), 5: (2, 2)}
_NONE = "–"
#: A printed number has lost this share of itself by rounding, at most.
_ROUNDED = 6e-4


@dataclass(slots=True)
class TableContent:
    """What a `NumberTable` takes, and a sentence below it."""

    headers: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)
    words: tuple[int, ...] = (0,)
    bold: set[tuple[int, int]] = field(default_factory=set)
    muted: set[tuple[int, int]] = field(default_factory=set)
    sentence: str = ""


class ReproductionTables(QObject):
    """Makes the tables; no state."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = ReproductionWords(self)

    def shapes(self, found: Sequence[FoundData]) -> TableContent:
        """Return table 1 beside what the reader found."""
        places = {row.name: row for row in found}
        shapes = {row.name: row.shape for row in found if row.shape}
        shown = TableContent(
            [
                self.tr("data set"), self.tr("found"), self.tr("attributes"),
                self.tr("real"), self.tr("integer"), self.tr("nominal"), self.tr("rows"),
                self.tr("classes"),
            ],
            words=(0, 1),
        )  # fmt: skip
        differing = 0
        for i, row in enumerate(shape_rows(shapes)):
            cells = [
                _pair(column, row.printed, row.found, row.differing) for column in SHAPE
            ]
            place = places.get(row.dataset)
            shown.rows.append([row.dataset, self._place(place), *cells])
            odd = row.differing or (SHAPE if row.printed is None else ())
            shown.bold |= {(i, 2 + SHAPE.index(column)) for column in odd}
            shown.muted |= set() if row.found else {(i, 1)}
            differing += bool(odd)
        shown.sentence = self.tr(
            "As printed; where a file says otherwise, printed / found. {n} rows differ."
        ).format(n=differing)
        return shown

    def _place(self, place: FoundData | None) -> str:
        if place is None:
            return self.tr("not looked for yet")
        names = {
            "folder": self.tr("in your folder"),
            "path": self.tr("in your folder"),
            "builtin": self.tr("built in"),
            "openml": self.tr("OpenML"),
            "": self.tr("not found"),
        }
        return names[place.how]

    def scores(self, number: int, measured: Measured) -> TableContent:
        """Return a table of scores: printed, measured and the difference."""
        printed, table = thesis().tables[number].table, measured.tables.get(number)
        shown = TableContent([self.tr("data set")])
        for name in printed.classifiers:
            shown.headers.append(name)
            if table is not None:
                shown.headers += [self.tr("measured"), "×" if number == 3 else "±"]
        if table is None:
            shown.rows = [
                [name, *(fixed(value, 2) for value in row)]
                for name, row in zip(printed.datasets, printed.values, strict=True)
            ]
            shown.sentence = self.tr(
                "As printed; nothing was measured yet. Reproduce runs the experiment."
            )
            return shown
        before, after = _DIGITS[number]
        for i, name in enumerate(printed.datasets):
            cells = [name]
            for j in range(printed.n_classifiers):
                a, b = printed.values[i, j], table.values[i, j]
                apart = _times(a, b) if number == 3 else _signed(b - a, before)
                cells += [_score(a, before), _score(b, after), apart]
                if number != 3 and abs(b - a) > POINTS:
                    shown.bold.add((i, 3 * j + 3))
                shown.muted.add((i, 3 * j + 1))
            shown.rows.append(cells)
        shown.sentence = self._apart(number, measured)
        return shown

    def _apart(self, number: int, measured: Measured) -> str:
        printed, table = thesis().tables[number].table, measured.tables[number]
        if number == 3:
            control = thesis().control
            then, now = ratios(printed, control), ratios(table, control)
            parts = [
                self.tr("{name} {now} (printed {then})").format(
                    name=name, now=fixed(now[name], 1), then=fixed(then[name], 1)
                )
                for name in now
                if not math.isnan(then[name])
            ]
            return self.tr(
                "× is printed divided by measured. Time as a multiple of {control}’s: "
                "{times}."
            ).format(control=control, times=", ".join(parts))
        found = differences(printed, table)
        return self.tr(
            "{n} scores compared: mean difference {mean} points, mean absolute "
            "difference {absolute}; {far} beyond {limit} points, in bold."
        ).format(
            n=found.n,
            mean=_signed(found.mean, 2),
            absolute=fixed(found.mean_absolute, 2),
            far=len(found.far),
            limit=fixed(POINTS, 0),
        )

    def ranks(
        self, printed: Mapping[int, Tests], measured: Mapping[int, Tests]
    ) -> TableContent:
        """Return mean ranks and tests: printed, recomputed from print, measured."""
        shown = TableContent(
            [
                self.tr("table"), self.tr("what"), self.tr("printed"),
                self.tr("from the printed scores"), self.tr("measured"),
            ],
            words=(0, 1),
        )  # fmt: skip
        for number in thesis().tables:
            for line in self._lines(number, printed[number], measured.get(number)):
                if not math.isclose(line.printed, line.again or 0.0, rel_tol=_ROUNDED):
                    shown.bold.add((len(shown.rows), 3))
                values = (line.printed, line.again, line.own)
                cells = ["" if v is None else line.write(v) for v in values]
                shown.rows.append([str(number), line.what, *cells])
        shown.sentence = self.tr(
            "Bold: what the printed scores give is not what is printed. Friedman "
            "without correction for ties, as in the thesis."
        )
        return shown

    def _lines(self, number: int, again: Tests, own: Tests | None) -> list[_Line]:
        """Return the statistics of one table, in the order of the thesis."""
        said = thesis().tables[number]
        ranked = partial(fixed, digits=said.rank_decimals)
        precise = partial(fixed, digits=3)

        def line(
            what: str,
            write: Callable[[float], str],
            value: float,
            number: Callable[[Comparison], float | None],
            test: str = "bonferroni-dunn",
        ) -> _Line:
            alpha = alpha_key(said.holm_alpha if test == "holm" else said.alpha)
            found = [
                None if tests is None else number(tests[test][alpha])
                for tests in (again, own)
            ]
            return _Line(what, write, value, *found)

        lines = []
        for name in said.table.classifiers:
            what = self.tr("mean rank of {name}").format(name=name)
            rank = partial(_rank, name)
            lines.append(line(what, ranked, said.mean_ranks[name], rank))
        what = self.tr("Friedman, p")
        lines.append(line(what, p_text, said.friedman_p, lambda c: c.friedman.p))
        alpha, at = fixed(said.alpha, 2), self.tr("{what} at α = {alpha}")
        q, cd = (at.format(what=what, alpha=alpha) for what in ("q", "CD"))
        lines.append(line(q, precise, said.q, lambda c: c.posthoc.q))
        lines.append(line(cd, precise, said.cd, lambda c: c.posthoc.cd))
        for row in said.holm:
            what = self.tr("Holm, p of {name}").format(name=row.classifier)
            p = partial(_pair_p, row.classifier)
            lines.append(line(what, p_text, row.p, p, "holm"))
        return lines

    def claims(
        self, printed: Mapping[int, Tests], measured: Mapping[int, Tests]
    ) -> TableContent:
        """Return the conclusions, judged by printed and by measured scores."""
        shown = TableContent(
            [
                self.tr("table"), self.tr("concluded"), self.tr("test"),
                self.tr("from the printed scores"), self.tr("measured"),
            ],
            words=(0, 1, 2, 3, 4),
        )  # fmt: skip
        own = {one.claim: one for one in verdicts(measured)}
        for i, one in enumerate(verdicts(printed)):
            claim, mine = one.claim, own.get(one.claim)
            test = f"{method_title(claim.test)}, α = {fixed(claim.alpha, 2)}"
            shown.rows.append(
                [
                    str(claim.table), self._words.claim(one),
                    _NONE if claim.kind == "first" else test,
                    self._words.judged(one), self._words.judged(mine),
                ]
            )  # fmt: skip
            if not one.holds:
                shown.bold.add((i, 3))
            if mine is None:
                shown.muted.add((i, 4))
            elif not mine.holds:
                shown.bold.add((i, 4))
        return shown


@dataclass(frozen=True, slots=True)
class _Line:
    """One statistic three times; None where it was not measured."""

    what: str
    write: Callable[[float], str]
    printed: float
    again: float | None
    own: float | None


def _rank(name: str, comparison: Comparison) -> float:
    return comparison.mean_ranks[name]


def _pair_p(name: str, comparison: Comparison) -> float:
    """Return p of a classifier against the control."""
    return next(pair.p for pair in comparison.posthoc.pairs if pair.a == name)


def _pair(
    column: str,
    printed: tuple[int, ...] | None,
    found: tuple[int, ...] | None,
    differing: Sequence[str],
) -> str:
    """Write a number of table 1, with what was found where that is another."""
    place = SHAPE.index(column)
    other = "" if found is None or found[place] < 0 else str(found[place])
    if printed is None:
        return f"{_NONE} / {other}" if other else _NONE
    return f"{printed[place]} / {other}" if column in differing else str(printed[place])


def _score(value: float, digits: int) -> str:
    return "" if math.isnan(value) else fixed(value, digits)


def _times(printed: float, measured: float) -> str:
    """Write how many times as fast; nothing where one of both took no time."""
    if not (printed > 0 and measured > 0):
        return ""
    ratio = printed / measured
    return fixed(ratio, 0 if ratio >= 10 else 1)


def _signed(value: float, digits: int) -> str:
    if math.isnan(value):
        return ""
    rounded = round(value, digits) + 0.0  # adding 0 takes the sign from what is -0
    return f"+{fixed(rounded, digits)}" if rounded > 0 else fixed(rounded, digits)
