"""Words and sets: the figures of the notes, the path, costs, what cannot be read."""

from __future__ import annotations

import pytest
from support.budgets import keeps_budget
from support.rooms import child


@pytest.fixture
def words(room):
    room.open_page("words")
    return room


def test_the_words_of_the_notes(words):
    shown = words.probe("words")
    assert shown["value"] == 2
    assert shown["versions"].startswith("Versions: 3 without substitution, 2 if")
    assert shown["versions"].endswith(", 3 if it costs 2")
    child(words, "dist_substituteCheck").setChecked(False)
    assert words.probe("words")["value"] == 3
    child(words, "dist_substituteCheck").setChecked(True)
    child(words, "dist_substituteSpin").setValue(2.0)
    assert words.probe("words")["value"] == 3
    child(words, "dist_wordsBtn").click()
    assert words.probe("words")["value"] == 2


def test_the_grid_has_the_path_that_costs_the_distance(words):
    child(words, "dist_wordAEdit").setText("ab")
    child(words, "dist_wordBEdit").setText("axb")
    shown = words.probe("words")
    assert shown["steps"] == ["keep", "insert", "keep"]
    assert shown["path"] == [[0, 0], [1, 1], [1, 2], [2, 3]]
    assert shown["cells"] == [
        ["∅", "↘ 0", "1", "2", "3"],
        ["a", "1", "↘ 0", "↘ 1", "2"],
        ["b", "2", "1", "1", "↘ 1"],
    ]


def test_empty_words_are_words(words):
    child(words, "dist_wordAEdit").setText("")
    shown = words.probe("words")
    assert shown["value"] == 5
    assert len(shown["cells"]) == 1


def test_the_sets_of_the_notes(words):
    shown = words.probe("words")
    assert shown["jaccard"] == pytest.approx(2 / 3)
    assert "In both: 1, 3; only in the first: 4, 7" in shown["overlap"]


def test_what_is_no_set_is_told_in_a_line(words):
    child(words, "dist_setAEdit").setText("1,3")
    shown = words.probe("words")
    assert shown["jaccard"] is None
    assert "expected" in shown["overlap"]
    assert "\n" not in shown["overlap"]


def test_the_longest_words_are_quick(words):
    child(words, "dist_wordBEdit").setText("abcdefghijklmnopqrstuvwx")
    words.page.latency.clear()
    for k in range(8):
        child(words, "dist_wordAEdit").setText("xyzabcdefghijklmnopq" + "z" * (k % 5))
    assert keeps_budget(words.probe("words")["latency"]["words"], 16)
