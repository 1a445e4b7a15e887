"""Lessons written by doing: steps proposed from what was done and what it changed."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from workbench.core.lessons.lesson_file import LESSON_VERSION

LANGUAGES = ("en", "es", "ru")
#: Conditions proposed for a step that are ticked at once, at most; the others can be.
TICKED = 3
#: Conditions that are proposed at most.
_MOST = 12
#: Relative tolerance of numbers with a fraction.
_TOLERANCE = 1e-3
#: Parts of a path whose values differ from one time to the next.
_FLEETING = frozenset({
    "latency", "generation", "seconds", "time", "checksum", "checksums", "busy", "ms",
    "wall", "frame", "frames", "log", "tasks", "text", "message", "told", "displayed",
    "level", "drawn", "painted", "build_seconds", "history", "rectangle",
})  # fmt: skip
#: Topics of the window that say nothing of what was done.
_ASIDE = frozenset({"lesson", "message", "presenter", "result"})
#: Topics of rooms that tell where on the screen things lie, how fast they were drawn, and
#: whether work goes on.
_PASSING = frozenset({"overlays", "latency", "task"})
#: What done several times in a row to one widget counts once, the last time.
_AGAIN = ("set", "point")
#: Keys of a step, and of a lesson, that are written into files only.
_STEP_BY_HAND, _BY_HAND = ("first", "task"), ("place", "comment", "data")
#: What is asked first, of places in the same room.
_FIRST = (
    "room", "data", "scene", "selection", "runs", "metric", "judgement", "result",
)  # fmt: skip
_LONGEST_TEXT = 60
#: Lists up to this length are looked into.
_SHORT_LIST = 12

#: Values by place: (who, topic, path with dots).
Snapshot = Mapping[tuple[str, str, str], Any]


@dataclass(slots=True)
class Draft:
    """One step that is being written.

    Attributes
    ----------
    deeds : list of dict
        What was done, as ``do`` lines of a lesson; a guess among them counts only while
        there is a question.
    target : str
        objectName of what is pointed at.
    proposed : list of list
        Conditions that hold after it and did not before, as in ``until``.
    kept : set of int
        Which of them end the step.
    text, then, question : dict of str to str
        By language. A step with a question asks for a guess.
    low, high : int
        Limits of the guess.
    cover : list of str
        objectNames of what is covered until there is a guess.
    cover_from : str
        Id of the step at which they are covered first; empty: after the question before.
    revealed : str
        Id of the earlier step whose guess is held against the result; empty: none.
    found : str
        Where the result is told: room, topic and path, with dots between.
    guesses : bool
        Whether a replay makes a guess in the middle where no deed is one.
    by_hand : dict
        Parts of a step that are only written into files: ``first``, ``task``.
    """

    id: str
    deeds: list[dict[str, Any]] = field(default_factory=list)
    target: str = ""
    proposed: list[list[Any]] = field(default_factory=list)
    kept: set[int] = field(default_factory=set)
    text: dict[str, str] = field(default_factory=dict)
    then: dict[str, str] = field(default_factory=dict)
    question: dict[str, str] = field(default_factory=dict)
    low: int = 0
    high: int = 100
    cover: list[str] = field(default_factory=list)
    cover_from: str = ""
    revealed: str = ""
    found: str = ""
    guesses: bool = True
    by_hand: dict[str, Any] = field(default_factory=dict)

    def document(self) -> dict[str, Any]:
        """Return the step as it stands in a file."""
        step: dict[str, Any] = {
            "id": self.id, "text": _filled(self.text) or {"en": "…"},
        }  # fmt: skip
        if then := _filled(self.then):
            step["then"] = then
        if self.target:
            step["target"] = self.target
        if question := _filled(self.question):
            step["question"] = {"text": question, "low": self.low, "high": self.high}
            if self.cover:
                step["question"]["cover"] = list(self.cover)
            if self.cover_from:
                step["question"]["cover_from"] = self.cover_from
        if self.revealed:
            parts = (*self.found.split(".", 2), "", "")[:3]
            step["reveal"] = {"step": self.revealed, "found": list(parts)}
        step |= self.by_hand
        step["until"] = [c for i, c in enumerate(self.proposed) if i in self.kept]
        step["do"] = self._done(asks=bool(question))
        return {key: value for key, value in step.items() if value != []}

    def _done(self, *, asks: bool) -> list[dict[str, Any]]:
        """Return the deeds, with a guess within the limits where one is asked for."""
        if not asks:
            return [deed for deed in self.deeds if "answer" not in deed]
        middle = {"answer": (self.low + self.high) // 2}
        done = [middle if self._misses(deed) else deed for deed in self.deeds]
        if self.guesses and not any("answer" in deed for deed in done):
            done.append(middle)
        return done

    def _misses(self, deed: Mapping[str, Any]) -> bool:
        """Whether it is a guess that the limits no longer allow."""
        guess = deed.get("answer")
        return isinstance(guess, int) and not self.low <= guess <= self.high


@dataclass(slots=True)
class Recording:
    """A lesson that is being written."""

    id: str = "my-lesson"
    title: dict[str, str] = field(default_factory=dict)
    hide: list[str] = field(default_factory=list)
    steps: list[Draft] = field(default_factory=list)
    by_hand: dict[str, Any] = field(default_factory=dict)

    def add(self, deed: Mapping[str, Any], before: Snapshot, after: Snapshot) -> Draft:
        """Add what was done, with the conditions it brought about; return its step.

        Setting one thing, or pointing at one plot, several times in a row is one step.
        """
        last = self.steps[-1] if self.steps else None
        new = dict(deed)
        if last is not None and last.deeds and same_thing(last.deeds[-1], new):
            last.deeds[-1] = new
            # what held before the first of them is not known any more: ask anew
            changed = {tuple(c[:3]): c for c in propose(before, after)}
            kept = [c for c in last.proposed if tuple(c[:3]) not in changed]
            last.proposed = [*changed.values(), *_still(kept, after)][:_MOST]
            last.kept = _ticked(last.proposed)
            return last
        proposed = propose(before, after)
        name = next(iter(new.values()), "")
        draft = Draft(
            self._free_id(str(name)), [new], str(name) if _can_point(new) else "",
            proposed, _ticked(proposed),
        )  # fmt: skip
        self.steps.append(draft)
        return draft

    def document(self) -> dict[str, Any]:
        """Return the lesson as it stands in a file."""
        found: dict[str, Any] = {
            "version": LESSON_VERSION,
            "id": self.id,
            "title": _filled(self.title) or {"en": self.id},
            **self.by_hand,
        }
        if self.hide:
            found["hide"] = list(self.hide)
        return {**found, "steps": [step.document() for step in self.steps]}

    def _free_id(self, name: str) -> str:
        known = {step.id for step in self.steps}
        stem = name.rpartition("_")[2][:30] or "step"
        number, found = 1, stem
        while found in known:
            number += 1
            found = f"{stem}{number}"
        return found


def read_recording(document: Mapping[str, Any]) -> Recording:
    """Make a recording of a lesson's document that was read without a complaint."""
    steps = []
    for number, values in enumerate(document["steps"], 1):
        question = values.get("question") or {}
        until = [list(condition) for condition in values.get("until", ())]
        deeds = values.get("do", ())
        reveal = values.get("reveal") or {}
        steps.append(
            Draft(
                values.get("id", str(number)), [dict(d) for d in deeds],
                values.get("target", ""), until, set(range(len(until))),
                _by_language(values.get("text")), _by_language(values.get("then")),
                _by_language(question.get("text")),
                question.get("low", 0), question.get("high", 100),
                list(question.get("cover", ())), question.get("cover_from", ""),
                reveal.get("step", ""),
                ".".join(reveal.get("found", ())).rstrip("."),
                not question or any("answer" in deed for deed in deeds),
                _parts(values, _STEP_BY_HAND),
            )
        )  # fmt: skip
    title = _by_language(document["title"])
    return Recording(
        document["id"], title, list(document.get("hide", ())), steps,
        _parts(document, _BY_HAND),
    )  # fmt: skip


def same_thing(before: Mapping[str, Any], now: Mapping[str, Any]) -> bool:
    """Whether what is done now takes the place of what was done before."""
    return any(verb in now and before.get(verb) == now[verb] for verb in _AGAIN)


def snapshot(who: str, topics: Mapping[str, Any]) -> dict[tuple[str, str, str], Any]:
    """Return what a room or the window (``main``) tells, value by value.

    Parameters
    ----------
    topics : mapping
        What its probe answers for each topic.
    """
    found = {}
    for topic, answer in topics.items():
        if topic in (_ASIDE if who == "main" else _PASSING):
            continue
        for path, value in _leaves(answer, ()):
            found[who, topic, ".".join(path)] = value
    return found


def propose(before: Snapshot, after: Snapshot) -> list[list[Any]]:
    """Return conditions that hold after and did not before, those of most use first."""
    changed = [
        place
        for place, value in after.items()
        if place not in before or not _equal(before[place], value)
    ]

    def use(place: tuple[str, str, str]) -> tuple[Any, ...]:
        who, topic, path = place
        first = _FIRST.index(topic) if topic in _FIRST else len(_FIRST)
        new = place not in before  # a value that turned into another says more
        return (
            who != "main",
            new and who != "main",
            first,
            path.count("."),
            topic,
            path,
        )

    return [_condition(place, after[place]) for place in sorted(changed, key=use)][
        :_MOST
    ]


def _ticked(proposed: list[list[Any]]) -> set[int]:
    """Choose those of the window; of the room only where the window has none.

    What is drawn of a change may come in another order the next time.
    """
    whole = [i for i, condition in enumerate(proposed) if condition[0] == "main"]
    return set((whole or range(len(proposed)))[:TICKED])


def _condition(place: tuple[str, str, str], value: Any) -> list[Any]:
    if isinstance(value, float) and not value.is_integer():
        tolerance = max(abs(value) * _TOLERANCE, 1e-9)
        return [*place, "near", [value, float(f"{tolerance:.3g}")]]
    return [*place, "is", value]


def _still(conditions: list[list[Any]], after: Snapshot) -> Iterator[list[Any]]:
    """Yield conditions with the values of now."""
    for who, topic, path, *_ in conditions:
        if (who, topic, path) in after:
            yield _condition((who, topic, path), after[who, topic, path])


def _leaves(value: Any, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:
    if path and path[-1] in _FLEETING:
        return
    if isinstance(value, Mapping):
        for key, item in value.items():
            if isinstance(key, str) and "." not in key and not key.isdigit():
                yield from _leaves(item, (*path, key))
    elif isinstance(value, list | tuple):
        if len(value) <= _SHORT_LIST:
            for i, item in enumerate(value):
                yield from _leaves(item, (*path, str(i)))
    elif _is_told(value):
        yield path, value


def _is_told(value: Any) -> bool:
    """Whether a value may stand in a condition: a number, yes or no, a short text."""
    if isinstance(value, float):
        return math.isfinite(value)
    if isinstance(value, str):
        return 0 < len(value) <= _LONGEST_TEXT
    return isinstance(value, bool | int)


def _equal(a: Any, b: Any) -> bool:
    return type(a) is type(b) and bool(a == b)


def _can_point(deed: Mapping[str, Any]) -> bool:
    """Whether what was used is a widget; an action of a menu cannot be framed."""
    name = str(next(iter(deed.values()), ""))
    return "key" not in deed and not name.endswith("Act")


def _filled(texts: Mapping[str, str]) -> dict[str, str]:
    """Return the texts that are written; English stands for what nobody wrote."""
    found = {code: text for code, text in texts.items() if text.strip()}
    if found and "en" not in found:
        found = {"en": next(iter(found.values())), **found}
    return found


def _parts(values: Mapping[str, Any], keys: tuple[str, ...]) -> dict[str, Any]:
    return {key: values[key] for key in keys if key in values}


def _by_language(value: Any) -> dict[str, str]:
    if isinstance(value, str):
        return {"en": value}
    return dict(value or {})
