"""Registration of the provider that looks up learners named by parameters.

This package lies below the catalogue of plugins. Whoever imports plugins says first how
learners are looked up; the bundled package does, and so does the loader of plugins.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from workbench.api.problems import Problem


class LearnerLookup(Protocol):
    """Provider that finds learners by the text that names them."""

    def make_learner(self, text: str, random_state: int | None = None) -> Any:
        """Make the plugin a text describes; raises a `Problem`."""

    def check_learners(self, text: str) -> None:
        """Check a text that names one learner or several; raises a `Problem`."""


_providers: list[Callable[[], LearnerLookup]] = []


def look_up_learners_in(provider: Callable[[], LearnerLookup]) -> None:
    """Say where learners are found; `provider` is called when the first is needed."""
    _providers[:] = [provider]


def make_learner(text: str, random_state: int | None = None) -> Any:
    """Make the plugin a text describes, not yet fitted.

    Raises
    ------
    Problem
        When it is unknown or wrongly set, or nobody said where learners are found.
    """
    if not _providers:
        raise Problem(
            f"the learner {text!r} cannot be looked up",
            expected="workbench.bundled imported before",
        )
    return _providers[0]().make_learner(text, random_state)


def check_learners(text: str) -> None:
    """Check the learners a text names, where they can be looked up.

    Raises
    ------
    Problem
        When one is unknown or wrongly set.
    """
    if _providers:
        _providers[0]().check_learners(text)
