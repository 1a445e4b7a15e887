"""Work done before its turn: order, errors at their turn, little held in advance."""

from __future__ import annotations

import threading

import pytest

from workbench.compute.reading.read_ahead import read_ahead


@pytest.mark.parametrize("n", [0, 1, 2, 3, 20])
def test_results_come_in_order(n):
    assert list(read_ahead(iter(range(n)), str)) == [(i, str(i)) for i in range(n)]


def test_two_parts_are_worked_on_at_the_same_time():
    meeting = threading.Barrier(2, timeout=60)
    # alone, the first would wait in vain
    assert len(list(read_ahead(iter(range(4)), lambda _: meeting.wait()))) == 4


def test_few_parts_are_taken_before_their_turn():
    taken = []
    parts = (taken.append(i) or i for i in range(100))
    stream = read_ahead(parts, str)
    next(stream)
    assert len(taken) <= 4
    stream.close()


@pytest.mark.parametrize("wrong", [0, 1, 5])
def test_an_error_comes_at_its_turn(wrong):
    def work(part: int) -> int:
        if part == wrong:
            raise KeyError(part)
        return part

    seen = []

    def take_all() -> None:
        for part, _ in read_ahead(iter(range(8)), work):
            seen.append(part)

    with pytest.raises(KeyError):
        take_all()
    assert seen == list(range(wrong))
