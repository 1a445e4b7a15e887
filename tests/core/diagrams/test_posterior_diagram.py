"""The bar of three probabilities: shares are lengths, and everything is inside."""

from __future__ import annotations

import pytest

from workbench.core.diagrams.diagram import MARGIN, text_box
from workbench.core.diagrams.posterior_diagram import posterior_diagram
from workbench.core.results.comparing.two_classifiers import PairPosterior

FOUND = PairPosterior(
    a="a", b="b", n=27, a_better=0.62, alike=0.33, b_better=0.05, error=0.0, rope=0.01
)


@pytest.mark.parametrize("width", [420.0, 1100.0])
def test_shares_are_lengths_side_by_side(width):
    made = posterior_diagram(FOUND, width)
    bars = [m for m in made.marks if m["kind"] == "rect" and m["y"] == MARGIN]
    whole = width - 2 * MARGIN
    assert [bar["width"] / whole for bar in bars] == pytest.approx([0.62, 0.33, 0.05])
    ends = [bar["x"] + bar["width"] for bar in bars]
    assert [bar["x"] for bar in bars] == pytest.approx([MARGIN, *ends[:2]])
    texts = [m for m in made.marks if m["kind"] == "text"]
    for mark in texts:
        left, top, right, bottom = text_box(mark)
        assert min(left, top) >= 0
        assert right <= width
        assert bottom <= made.height
    on_bar = [m["words"] for m in texts if m["y"] < MARGIN + 24]
    assert on_bar == ["0.62", "0.33"]  # the third has no room


def test_numbers_and_words_are_in_the_table_and_the_caption():
    words = {"posterior_better": "{name} es mejor", "decimal_point": ","}
    made = posterior_diagram(FOUND, 500.0, words)
    assert [row[1] for row in made.rows] == [0.62, 0.33, 0.05]
    assert made.rows[0][0] == "a es mejor"
    assert "N = 27" in made.caption
    assert "±0,01" in made.caption
