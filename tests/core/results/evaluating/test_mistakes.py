"""Margins and the order of mistakes, against plain loops."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from workbench.core.results.evaluating.mistakes import Collector
from workbench.core.results.evaluating.predictions import Predictions

CLASSES = ("a", "b", "c")


def record(row, true, predicted, scores, repeat=0):
    return {
        "row": row, "fold": 0, "repeat": repeat, "true": true, "predicted": predicted,
        "scores": scores,
    }  # fmt: skip


def collected(records, step=2):
    collector = Collector(Predictions.from_json(records), CLASSES)
    while not collector.done:
        collector.step(step)
    return collector.result()


records = st.lists(
    st.builds(
        record,
        st.integers(0, 99),
        st.sampled_from(CLASSES),
        st.sampled_from(CLASSES),
        st.none() | st.lists(st.floats(0, 1), min_size=3, max_size=3),
        st.integers(0, 2),
    ),
    max_size=30,
)


@given(records, st.integers(1, 7))
def test_margins_are_those_of_a_loop(given_records, step):
    tested = collected(given_records, step)
    kept = [r for r in given_records if r["repeat"] == 0]
    assert tested.rows.tolist() == [r["row"] for r in kept]
    for i, r in enumerate(kept):
        assert CLASSES[tested.true[i]] == r["true"]
        assert CLASSES[tested.predicted[i]] == r["predicted"]
        if r["scores"] is None:
            assert np.isnan(tested.margin[i])
            continue
        at = CLASSES.index(r["predicted"])
        others = max(s for j, s in enumerate(r["scores"]) if j != at)
        assert tested.margin[i] == r["scores"][at] - others
    margins = np.nan_to_num(tested.margin[tested.wrong])
    assert (np.diff(margins) <= 0).all()
    wrong = {i for i, r in enumerate(kept) if r["true"] != r["predicted"]}
    assert set(tested.wrong.tolist()) == wrong


def test_surety_runs_from_surely_wrong_to_surely_right():
    tested = collected(
        [
            record(0, "a", "b", [0.0, 1.0, 0.0]),
            record(1, "a", "b", [0.4, 0.5, 0.1]),
            record(2, "a", "a", [0.5, 0.4, 0.1]),
            record(3, "a", "a", [1.0, 0.0, 0.0]),
            record(4, "a", "a", None),
            record(5, "a", "b", None),
        ]
    )
    assert np.allclose(tested.surety(np.arange(6)), [-1.0, -0.1, 0.1, 1.0, 1.0, -1.0])
    assert np.allclose(tested.surety(np.array([5, 1])), [-1.0, -0.1])


def test_decision_values_are_taken_by_the_largest():
    tested = collected(
        [record(0, "a", "a", [8.0, 0.0, 0.0]), record(1, "a", "b", [0.0, 4.0, 0.0])]
    )
    assert tested.surety(np.arange(2)).tolist() == [1.0, -0.5]


def test_every_mistake_is_drawn_and_so_many_others():
    many = [record(i, "a", "a" if i % 10 else "b", [0, 1, 0]) for i in range(1_000)]
    tested = collected(many, 300)
    drawn = tested.drawn(seed=3, most=50)
    assert len(drawn) == len(set(drawn.tolist())) == 150
    assert set(tested.wrong.tolist()) <= set(drawn.tolist())
    assert drawn.tolist() == tested.drawn(seed=3, most=50).tolist()
    assert len(tested.drawn(most=5_000)) == 1_000


def test_repeats_are_told_and_the_first_kept():
    tested = collected([record(0, "a", "a", None), record(0, "a", "b", None, repeat=1)])
    assert tested.repeats == 2
    assert len(tested.rows) == 1


def test_nothing_collected_is_nothing():
    assert collected([]).wrong.size == 0
