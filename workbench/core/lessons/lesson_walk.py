"""A reader's progress through a lesson: step, guesses, conditions met."""

from __future__ import annotations

from typing import Any

from workbench.core.lessons.lesson import Lesson, Probe, Reveal, Step


class LessonWalk:
    """Knows the current step and whether it is done. Knows no Qt.

    Parameters
    ----------
    index : int
        The step to begin with; one out of range begins anew.

    Attributes
    ----------
    guesses : dict of str to int
        Answers to questions, by the id of their step.
    solved : set of str
        Steps whose task was solved; who measures answers tells it.
    """

    def __init__(self, lesson: Lesson, index: int = 0) -> None:
        self.lesson = lesson
        self.guesses: dict[str, int] = {}
        self.solved: set[str] = set()
        self._index = index if 0 <= index < len(lesson.steps) else 0
        self._seen: set[int] = set()
        self._done = False
        self._found: dict[str, Any] = {}

    @property
    def index(self) -> int:
        """The number of steps before this one; all of them when it is over."""
        return self._index

    @property
    def over(self) -> bool:
        """Whether the last step was left."""
        return self._index >= len(self.lesson.steps)

    @property
    def is_last(self) -> bool:
        """Whether this is the last step."""
        return self._index == len(self.lesson.steps) - 1

    @property
    def step(self) -> Step:
        """The current step.

        Raises
        ------
        IndexError
            When the lesson is over.
        """
        return self.lesson.steps[self._index]

    @property
    def done(self) -> bool:
        """Whether the step is done. Once done it stays so: one may go on playing."""
        return self._done

    def check(self, probe: Probe) -> bool:
        """Look at the conditions; return whether the step is done."""
        if not self._done:
            self._done = self._is_done(self.step, probe)
        if self._done:
            self._note_result(self.step.reveal, probe)
        return self._done

    def _is_done(self, step: Step, probe: Probe) -> bool:
        for i, condition in enumerate(step.first):
            if condition.holds(probe):
                self._seen.add(i)
        answered = step.question is None or step.id in self.guesses
        answered = answered and (step.task is None or step.id in self.solved)
        return (
            answered
            and len(self._seen) == len(step.first)
            and all(condition.holds(probe) for condition in step.until)
        )

    def _note_result(self, reveal: Reveal | None, probe: Probe) -> None:
        if reveal is None:
            return
        try:
            found = reveal.place.read(probe)
        except (KeyError, IndexError, TypeError):
            return
        if isinstance(found, int | float):
            # that which ended the step is the one that was guessed at
            self._found.setdefault(self.step.id, found)

    def answer(self, value: int) -> None:
        """Keep the guess for the current step, inside its limits.

        Raises
        ------
        ValueError
            When the step asks nothing.
        """
        question = self.step.question
        if question is None:
            raise ValueError("this step asks nothing")
        self.guesses[self.step.id] = min(max(value, question.low), question.high)

    @property
    def covered(self) -> tuple[str, ...]:
        """The widgets that would show the answer to a question to come.

        They count from the step after the open question before it, or from the one that
        the question names: what is on screen when it comes has been seen already.
        """
        places = {step.id: i for i, step in enumerate(self.lesson.steps)}
        found: dict[str, None] = {}
        begin = 0
        for i, step in enumerate(self.lesson.steps):
            question = step.question
            if question is None or step.id in self.guesses:
                continue
            if places.get(question.cover_from, begin) <= self._index <= i:
                found |= dict.fromkeys(question.cover)
            begin = i + 1
        return tuple(found)

    @property
    def guess(self) -> int | None:
        """The guess that the current step reveals, or asked for; None without one."""
        step = self.step
        asked = step.id if step.reveal is None else step.reveal.step
        return self.guesses.get(asked)

    @property
    def found(self) -> float | None:
        """The true number that the current step reveals; None while unknown."""
        return self._found.get(self.step.id)

    def forward(self) -> None:
        """Go to the next step; from the last one the lesson is over."""
        self._go(self._index + 1)

    def back(self) -> None:
        """Go to the step before."""
        self._go(max(0, self._index - 1))

    def restart(self) -> None:
        """Begin anew."""
        self.guesses.clear()
        self._found.clear()
        self._go(0)

    def _go(self, index: int) -> None:
        self._index = min(index, len(self.lesson.steps))
        self._seen.clear()
        self._done = False
