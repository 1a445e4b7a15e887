"""High scores: the best recipes for a data set, in one file of the program's home.

One JSON object: ``version`` (1), ``kind`` (``high scores``) and ``sets``, by the SHA-256
of the data (`workbench.core.lessons.answer_file.data_sum`), each with its ``name`` and
its ``scores``, which have the keys of `Score`.

A recipe holds ids of plugins and plain values; nothing of the file is executed or used as
a path. The seal shows what was changed by hand; it is no secret, so what proves a score
is a replay of its recipe. No name of a person is in it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any, Literal

from workbench.api.problems import Problem
from workbench.core.learner.filter_steps import SCALES
from workbench.core.learner.learner_settings import OPTIONS, LearnerSettings
from workbench.core.lessons.exercise import canonical_sum
from workbench.core.program.home import home, write_atomically
from workbench.core.program.json_text import dumps, parse_json, plain
from workbench.core.program.records import from_json
from workbench.core.results.evaluating.run import Run

SCORES_VERSION = 1
#: How every run that competes is tested: ten stratified folds, once, dealt with seed 1.
RULE: Mapping[str, Any] = {"kind": "cv", "folds": 10, "seed": 1, "repeats": 1}
#: How `RULE` is written at a run.
RULE_BADGE = "CV10"
#: Scores kept for one data set.
MOST_SCORES = 50
#: Bytes of the largest file that is read: some 350 scores, checked in a twentieth second.
LARGEST_FILE = 2**18
#: Figures that differ by less differ by rounding only.
_ROUNDING = 1e-9
_BACKUPS = 100

State = Literal["confirmed", "not confirmed", "differs"]
#: Why a run does not compete.
Reason = Literal[
    "numeric class", "other data", "unknown data", "test set", "protocol",
    "metric of all rows", "failed folds",
]  # fmt: skip
#: Of these, running the recipe again under the rule is the remedy.
CURABLE: frozenset[Reason] = frozenset(
    {"other data", "unknown data", "test set", "protocol", "metric of all rows"}
)


@dataclass(frozen=True)  # without slots: what costs a sum is kept
class ScoreRecipe:
    """All that is needed to repeat a score beside its data and the rule.

    Attributes
    ----------
    plugin : str
        Id of the classifier.
    params : mapping
        All its parameters.
    scale : str
    filters : tuple of mapping
        Id and parameters of each.
    options : mapping
        What else was asked of the learner (`workbench.core.learner.learner_settings`).
    """

    plugin: str
    params: Mapping[str, Any]
    scale: str = "none"
    filters: tuple[Mapping[str, Any], ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)

    @cached_property
    def key(self) -> str:
        """The SHA-256 by which it is the same recipe."""
        return canonical_sum(self)

    def settings(self) -> dict[str, Any]:
        """Return the settings of the learner as a worker takes them, and the rule."""
        return {
            "protocol": dict(RULE),
            "scale": self.scale,
            "filters": [dict(step) for step in self.filters],
            **self.options,
        }

    def experiment(self, source: str) -> dict[str, Any]:
        """Return the experiment file that repeats it on a data set."""
        return {
            "version": 1,
            "data": [source],
            "classifiers": [{"id": self.plugin, "params": dict(self.params)}],
            **self.settings(),
        }

    def changed(self, usual: Mapping[str, Any]) -> int:
        """Return how many settings are unlike the usual.

        Parameters
        ----------
        usual : mapping
            The default of each parameter of the plugin.
        """
        given, known = plain(self.params), plain(usual)
        own = sum(name not in known or given[name] != known[name] for name in given)
        count: int = (
            own + (self.scale != "none") + len(self.filters) + len(self.options)
        )
        return count


@dataclass(frozen=True, slots=True)
class Reached:
    """What testing a recipe by the rule gave.

    Attributes
    ----------
    correct, n : int
        Rows whose class was named rightly, of so many.
    interval : tuple of float
        Of the accuracy, Wilson's, 95 %.
    kappa, mcc : float or None
    """

    correct: int
    n: int
    interval: tuple[float, float]
    kappa: float | None = None
    mcc: float | None = None

    @property
    def accuracy(self) -> float:
        """The share of right answers."""
        return self.correct / self.n

    def same(self, other: Reached) -> bool:
        """Whether another test gave the same figures."""
        pairs = (
            *zip(self.interval, other.interval, strict=True),
            (self.kappa, other.kappa), (self.mcc, other.mcc),
        )  # fmt: skip
        return (self.correct, self.n) == (other.correct, other.n) and all(
            a == b
            if a is None or b is None
            else math.isclose(a, b, rel_tol=0, abs_tol=_ROUNDING)
            for a, b in pairs
        )


@dataclass(frozen=True)
class Score:
    """One entry of the table.

    Attributes
    ----------
    title : str
        Of the run.
    date : str
        When it was entered, UTC, as ``2026-11-26T06:30:00``.
    recipe : ScoreRecipe
    reached : Reached
        What the run gave.
    replayed : Reached or None
        What the recipe gave when it was replayed last.
    seal : str
        SHA-256 of all the others.
    """

    title: str
    date: str
    recipe: ScoreRecipe
    reached: Reached
    replayed: Reached | None = None
    seal: str = ""

    def sealed(self) -> Score:
        """Return it with the seal of what it says now."""
        return replace(self, seal=canonical_sum(replace(self, seal="")))

    def replayed_with(self, reached: Reached) -> Score:
        """Return it with what a replay gave, sealed."""
        return replace(self, replayed=reached).sealed()

    @cached_property
    def state(self) -> State:
        """Whether a replay gave the same; nothing changed by hand is confirmed."""
        if self.replayed is None or self != self.sealed():
            return "not confirmed"
        return "confirmed" if self.reached.same(self.replayed) else "differs"


@dataclass(frozen=True, slots=True)
class _DataScores:
    """The scores of one data set, which had this name."""

    name: str
    scores: tuple[Score, ...]


# -- runs ----------------------------------------------------------------------------------


def recipe_of(run: Run) -> ScoreRecipe:
    """Return the recipe of a run; its data and how it was tested are no part of it."""
    result = run.result
    options = {
        name: run.recipe[name]
        for name, option in OPTIONS.items()
        if name not in ("scale", "filters")
        and run.recipe.get(name) not in (None, option.default)
    }
    made: ScoreRecipe = from_json(
        ScoreRecipe,
        plain(
            {
                "plugin": run.plugin,
                "params": result.params,
                "scale": result.scale,
                "filters": result.filters,
                "options": options,
            }
        ),
    )
    return made


def reached_by(run: Run) -> Reached | None:
    """Return the figures of a run; None where it named no classes."""
    figures = run.result.of_classes
    if figures is None or not run.result.n or figures.accuracy_interval is None:
        return None
    low, high = figures.accuracy_interval
    return Reached(
        figures.correct, run.result.n, (low, high), figures.kappa, figures.mcc
    )


def why_not(run: Run, data: str) -> Reason | None:
    """Say why a run does not compete for a data set; None: it does.

    Parameters
    ----------
    run : Run
    data : str
        The SHA-256 of the data set.
    """
    result, protocol = run.result, run.result.protocol
    if result.of_classes is None:
        return "numeric class"
    if protocol.kind == "test":
        return "test set"
    if not result.data.sha256:
        return "unknown data"
    if result.data.sha256 != data:
        return "other data"
    if run.optimistic or result.badges:
        return "metric of all rows"
    tested = {
        "kind": protocol.kind, "folds": protocol.folds,
        "seed": protocol.seed, "repeats": protocol.repeats,
    }  # fmt: skip
    if tested != RULE:
        return "protocol"
    return "failed folds" if result.failed or reached_by(run) is None else None


def ranked(scores: Sequence[Score], changed: Callable[[Score], int]) -> list[Score]:
    """Return scores, the best first; those that a replay contradicts come last.

    Of the same accuracy comes first which changes fewer settings, then the older one.
    """
    return sorted(
        scores,
        key=lambda score: (
            score.state == "differs",
            -score.reached.accuracy,
            changed(score),
            score.date,
            score.recipe.key,
        ),
    )


# -- the file ------------------------------------------------------------------------------


def scores_path() -> Path:
    """Return where the scores of this machine lie."""
    return home() / "high_scores.json"


class HighScores:
    """The file of scores, read anew before each change: two windows may be open.

    Attributes
    ----------
    remark : str
        One line on what could not be read, and where it was put; empty if all is well.
    damage, aside : str
        What was wrong with a file that was set aside, and its name now.
    locked : bool
        Whether the file cannot be written: a later version made it, or it is too large.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or scores_path()
        self.remark = self.damage = self.aside = ""
        self.locked = False
        self._content: bytes | None = None
        self._known: dict[str, _DataScores] = {}

    def of(self, data: str) -> tuple[Score, ...]:
        """Return the scores of a data set, by its SHA-256."""
        found = self._read().get(data)
        return () if found is None else found.scores

    def put(self, data: str, name: str, score: Score) -> None:
        """Put a score in the place of that of the same recipe, or beside the others.

        It is written as it is: who made it seals it (`Score.sealed`).

        Raises
        ------
        Problem
            When there are too many, of these data or in all, or the file cannot be
            written.
        """
        sets = self._read()
        before = sets.get(data, _DataScores(name, ())).scores
        key = score.recipe.key
        others = [each for each in before if each.recipe.key != key]
        if len(others) >= MOST_SCORES:
            raise Problem(f"{len(others)} high scores of {name}",
                          expected=f"at most {MOST_SCORES}: take some off")  # fmt: skip
        self._write({**sets, data: _DataScores(name, (*others, score))})

    def take_off(self, data: str, key: str) -> None:
        """Take the score of a recipe off, by the recipe's key.

        Raises
        ------
        Problem
            When the file cannot be written.
        """
        sets = self._read()
        if data not in sets:
            return
        kept = tuple(s for s in sets[data].scores if s.recipe.key != key)
        changed = {**sets, data: replace(sets[data], scores=kept)}
        self._write({each: found for each, found in changed.items() if found.scores})

    # -- reading and writing ---------------------------------------------------------------

    def _read(self) -> dict[str, _DataScores]:
        if self.locked:
            self.locked, self.remark = False, ""
        try:
            with self.path.open("rb") as file:
                content = file.read(LARGEST_FILE + 1)
        except FileNotFoundError:
            return {}
        except OSError as error:
            return self._lock(Problem(error.strerror or str(error)))
        if len(content) > LARGEST_FILE:
            most = f"at most {LARGEST_FILE >> 10} kB"
            return self._lock(Problem("too large", expected=most))
        if content == self._content:  # what was worked out of it is kept
            return self._known
        self._content = None
        try:
            found = self._sets(parse_json(content))
        except Problem as problem:
            self._set_aside(problem.what)
            return {}
        if not self.locked:
            self._content, self._known = content, found
        return found

    def _sets(self, document: Any) -> dict[str, _DataScores]:
        """Read what is well formed; one wrong entry does not cost the others.

        Raises
        ------
        Problem
            When it is no such file at all.
        """
        if not isinstance(document, Mapping) or document.get("kind") != "high scores":
            raise Problem('no key "kind" that is "high scores"')
        version = document.get("version")
        if type(version) is int and version > SCORES_VERSION:
            expected = f"version {SCORES_VERSION}"
            return self._lock(Problem(f"version {version}", expected=expected))
        given = document.get("sets")
        if not isinstance(given, Mapping):
            raise Problem("sets: no object")
        sets, wrong = {}, ""
        for data, values in given.items():
            scores: list[Score] = []
            known = isinstance(values, Mapping) and isinstance(
                values.get("scores"), list
            )
            if not known:
                wrong = wrong or f"sets.{data:.12}"
                continue
            for i, value in enumerate(values["scores"]):
                try:
                    scores.append(_score(value))
                except Problem as problem:
                    wrong = wrong or f"sets.{data:.12}.scores[{i}].{problem.what}"
            name = values.get("name")
            kept = tuple({s.recipe.key: s for s in scores[:MOST_SCORES]}.values())
            if len(kept) < len(scores):  # the file that is set aside has all of them
                twice = f"{len(scores)} scores, {len(kept)} kept"
                wrong = wrong or f"sets.{data:.12}: {twice}"
            sets[data] = _DataScores(name if isinstance(name, str) else "", kept)
        if wrong and self._set_aside(wrong):
            with suppress(Problem):
                self._write(sets)
        return sets

    def _lock(self, problem: Problem) -> dict[str, _DataScores]:
        self.locked = True
        self.damage = self.aside = ""
        self.remark = str(
            Problem(problem.what, expected=problem.expected, where=self.path.name)
        )
        return {}

    def _set_aside(self, reason: str) -> bool:
        """Keep a damaged file under another name, which no file has yet."""
        names = [".bak", *(f".bak{i}" for i in range(2, _BACKUPS))]
        places = [self.path.with_name(self.path.name + suffix) for suffix in names]
        free = next((place for place in places if not place.exists()), None)
        try:
            if free is None:
                raise OSError(f"{_BACKUPS} copies of it lie there already")
            self.path.replace(free)
        except OSError as error:
            self._lock(Problem(f"damaged ({reason}), {error.strerror or error}"))
            return False
        self.damage, self.aside = reason, free.name
        self.remark = f"{self.path.name}: damaged ({reason}); set aside as {free.name}"
        return True

    def _write(self, sets: Mapping[str, _DataScores]) -> None:
        if self.locked:
            raise Problem(self.remark)
        document = {"version": SCORES_VERSION, "kind": "high scores", "sets": sets}
        text = dumps(document) + "\n"
        if len(text.encode()) > LARGEST_FILE:  # it would not be read again
            raise Problem(
                f"{sum(len(found.scores) for found in sets.values())} high scores",
                expected=f"at most {LARGEST_FILE >> 10} kB of them: take some off",
            )
        try:
            write_atomically(self.path, text)
        except OSError as error:
            raise Problem(error.strerror or str(error), where=str(self.path)) from None


def _score(value: Any) -> Score:
    """Read an entry.

    Raises
    ------
    Problem
        Naming what is no figure of a test, or no setting of a learner.
    """
    score = from_json(Score, value)
    recipe = score.recipe
    if recipe.scale not in SCALES or not set(recipe.options) <= set(OPTIONS):
        raise Problem("recipe", expected="scaling and options that there are")
    LearnerSettings.from_plain(
        {**recipe.settings(), "plugin": recipe.plugin, "params": recipe.params}
    )
    for reached in (score.reached, score.replayed):
        if reached is not None and not (
            0 <= reached.correct <= reached.n
            and reached.n > 0
            and all(0 <= limit <= 1 for limit in reached.interval)
        ):
            what = f"correct: {reached.correct} of {reached.n}"
            raise Problem(what, expected="rows of a test")
    return score
