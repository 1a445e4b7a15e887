"""What texts of lessons say to whom cannot see them."""

from __future__ import annotations

import pytest

from workbench.ui.lessons.captions import spoken, unbroken


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Press **Run** (F5).", "Press Run (F5)."),
        ("From *pato* to *palta*?", "From pato to palta?"),
        ("**2**: insert *l*, and *o* becomes *a*.", "2: insert l, and o becomes a."),
        ("3 * 4 is 12 * 1", "3 * 4 is 12 * 1"),
        ("two\n**lines**", "two\nlines"),
        ("", ""),
    ],
)
def test_stars_are_not_spoken(text, said):
    assert spoken(text) == said


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("with 5-NN and 1-NN", "with 5_NN and 1_NN"),
        ("set **k = 5**, then p = ∞", "set **k~=~5**, then p~=~∞"),
        ("19 788 in y, 1 579 in x", "19~788 in y, 1~579 in x"),
        ("Iman-Davenport, 5 of 300 rows", "Iman-Davenport, 5 of 300 rows"),
    ],
)
def test_what_is_one_word_is_not_broken(text, shown):
    assert unbroken(text).replace("\u2011", "_").replace("\xa0", "~") == shown
