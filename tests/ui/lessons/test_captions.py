"""What texts of lessons say to whom cannot see them."""

from __future__ import annotations

import pytest

from workbench.ui.lessons.captions import spoken


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
