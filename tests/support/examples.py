"""How many examples a property is tried on: few before a commit, more in
ordinary use, many in the whole lane."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

#: Examples of a property by lane.
EXAMPLES = {"quick": 10, "usual": 25, "whole": 75, "rest": 75}


def register_profiles() -> None:
    """Make a profile of hypothesis for each lane, named after it.

    No example is judged by the clock, so there is no deadline.
    """
    for lane, number in EXAMPLES.items():
        settings.register_profile(
            lane,
            max_examples=number,
            deadline=None,
            suppress_health_check=[HealthCheck.too_slow],
        )


def examples(share: float = 1.0) -> settings:
    """Try a property on a share of the lane's examples, at least five.

    For properties that cost much an example (``@examples(0.2)``), or where rare cases
    matter (``@examples(2)``); all others need no decorator.
    """
    number = settings.get_current_profile_name()
    return settings(max_examples=max(5, round(EXAMPLES.get(number, 100) * share)))
