"""Fuzzy search in names."""

from __future__ import annotations

import pytest

from workbench.core.program.fuzzy import match


@pytest.mark.parametrize(
    ("question", "name"),
    [
        ("knn", "k nearest neighbours knn"),
        ("LARG tex", "Larger text"),
        ("text larger", "Larger text"),
        ("вид графиков", "Вид графиков"),
        ("cfsn", "Confusion"),
    ],
)
def test_finds(question, name):
    assert match(question, name) > 0


@pytest.mark.parametrize(
    ("question", "name"),
    [("", "ROC"), ("roc knn", "ROC curve"), ("zz", "Zoom"), ("nsfc", "Confusion")],
)
def test_does_not_find(question, name):
    assert match(question, name) == 0


def test_a_whole_word_comes_before_its_beginning_and_that_before_letters():
    names = ["Confusion", "Con", "Icon", "Cation"]
    ranks = [match("con", name) for name in names]
    assert ranks[1] > ranks[0] > ranks[2] > ranks[3] > 0
