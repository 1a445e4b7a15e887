"""Signals call who listens, in order, and hold nobody alive."""

from __future__ import annotations

import gc

from workbench.core.session.signals import Signal


class Ear:
    def __init__(self) -> None:
        self.heard: list[object] = []

    def hear(self, value: object) -> None:
        self.heard.append(value)


def test_slots_are_called_in_the_order_of_connection():
    signal, calls = Signal(), []
    signal.connect(lambda value: calls.append(("first", value)))
    signal.connect(lambda value: calls.append(("second", value)))
    signal.emit(7)
    assert calls == [("first", 7), ("second", 7)]


def test_methods_are_held_weakly():
    signal, ear = Signal(), Ear()
    heard = ear.heard
    signal.connect(ear.hear)
    signal.emit(1)
    del ear
    gc.collect()
    signal.emit(2)
    assert heard == [1]


def test_functions_are_held_strongly():
    signal, heard = Signal(), []

    def connect() -> None:
        def hear(value: object) -> None:
            heard.append(value)

        signal.connect(hear)

    connect()
    gc.collect()
    signal.emit(3)
    assert heard == [3]


def test_disconnect_takes_one_slot_away_and_unknown_ones_are_nothing():
    signal, one, other = Signal(), Ear(), Ear()
    signal.connect(one.hear)
    signal.connect(other.hear)
    signal.disconnect(one.hear)
    signal.disconnect(print)
    signal.emit("x")
    assert one.heard == []
    assert other.heard == ["x"]


def test_a_slot_may_connect_another_while_it_is_called():
    signal, calls = Signal(), []

    def first() -> None:
        calls.append("first")
        signal.connect(lambda: calls.append("late"))

    signal.connect(first)
    signal.emit()
    assert calls == ["first"]
