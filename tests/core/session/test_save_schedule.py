"""Changes are saved in a pause, and after ten seconds even without one."""

from __future__ import annotations

from support.saving import Clock

from workbench.core.session.save_schedule import LONGEST, QUIET, SaveTimes


def test_the_longest_age_and_the_pause_are_what_the_manual_says():
    assert (QUIET, LONGEST) == (2.0, 10.0)


def test_a_pause_of_two_seconds_is_waited_for():
    clock = Clock()
    times = SaveTimes(clock)
    assert not times.pending
    assert times.changed() == 2.0
    clock.now += 1.0
    assert times.changed() == 2.0
    assert times.pending


def test_a_change_every_second_and_a_half_does_not_starve_it():
    clock = Clock()
    times, saved = SaveTimes(clock), []
    due = float("inf")
    for _ in range(40):  # one minute
        due = clock.now + times.changed()
        clock.now += 1.5
        if clock.now >= due:
            saved.append(due - 100.0)
            times.begin()
    assert saved == [10.0, 20.5, 31.0, 41.5, 52.0]


def test_after_a_save_the_age_counts_anew():
    clock = Clock()
    times = SaveTimes(clock)
    times.changed()
    clock.now += 9.5
    assert times.changed() == 0.5
    clock.now += 60
    assert times.changed() == 0.0
    times.begin()
    assert not times.pending
    assert times.changed() == 2.0
