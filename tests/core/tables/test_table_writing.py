"""Tables as text, read back with tools that do not know how they were written."""

from __future__ import annotations

import csv
import io
import math
import re

import numpy as np
import pytest
from support.comparisons import comparison

from workbench.core.results.comparing.comparison import Headline, JudgedTest
from workbench.core.results.comparing.score_table import ScoreTable
from workbench.core.tables.table_writing import (
    escape_latex,
    latex,
    long_csv,
    markdown,
    wide_csv,
)

NASTY = ('a,b "c"', "100% & $x_1$ #{~^\\}", "two\nlines", "pipe|here", "<tag> *bold*")


def nasty_table(seed=0, gaps=True):
    values = np.random.default_rng(seed).random((len(NASTY), 3))
    if gaps:
        values[1, 2] = math.nan
    return ScoreTable(NASTY, ("k_1", "J48 & co", "5|NN"), values)


def small_table():
    values = np.array([[0.07, 0.9, 0.9], [0.5, 0.25, 0.125]])
    return ScoreTable(("iris", "wine"), ("a", "b", "c"), values)


COMPARISON = comparison(
    {"a": 2.0, "b": 1.75, "c": 2.25},
    n=2,
    headline=Headline("friedman", JudgedTest(0.286, 0.867, 2, True, False)),
    method="bonferroni-dunn",
    q=2.241,
    cd=2.241,
    control="b",
)


def test_wide_csv_comes_back_to_the_last_bit():
    table = nasty_table()
    text = wide_csv(table)
    rows = list(csv.reader(io.StringIO(text, newline="")))
    assert rows[0] == ["dataset", *table.classifiers]
    assert tuple(row[0] for row in rows[1:]) == table.datasets
    read = [[float(cell) if cell else math.nan for cell in row[1:]] for row in rows[1:]]
    np.testing.assert_array_equal(np.array(read), table.values)
    assert text.endswith("\r\n")


def test_long_csv_has_a_row_for_each_score():
    table = nasty_table(1, gaps=False)
    rows = list(csv.DictReader(io.StringIO(long_csv(table), newline="")))
    assert len(rows) == table.values.size
    for i, data in enumerate(table.datasets):
        for j, learner in enumerate(table.classifiers):
            row = rows[i * 3 + j]
            assert (row["dataset"], row["classifier"]) == (data, learner)
            assert row["measure"] == "accuracy"
            assert float(row["value"]) == table.values[i, j]


def test_percent_moves_the_point_only():
    rows = list(csv.reader(io.StringIO(wide_csv(small_table(), percent=True))))
    assert rows[1][1:] == ["7", "90", "90"]
    assert wide_csv(small_table(), percent=True, decimals=1).splitlines()[1] == (
        "iris,7.0,90.0,90.0"
    )


def braces(text):
    """The depth of braces at the end, those that are escaped left out."""
    bare = re.sub(r"\\.", "", text, flags=re.DOTALL)
    depth = 0
    for character in bare:
        depth += (character == "{") - (character == "}")
        assert depth >= 0
    return depth


def body_of(text):
    inside = text.split(r"\toprule")[1].split(r"\bottomrule")[0]
    inside = inside.replace(r"\midrule", "")
    rows = [row.strip() for row in re.split(r"\\\\", inside) if row.strip()]
    return [[c.strip() for c in re.split(r"(?<!\\)&", row)] for row in rows]


@pytest.mark.parametrize("found", [None, COMPARISON])
def test_latex_is_balanced(found):
    text = latex(small_table(), found)
    assert braces(text) == 0
    opened = re.findall(r"\\begin\{(\w+)\}", text)
    closed = re.findall(r"\\end\{(\w+)\}", text)
    assert opened == closed[::-1] == ["table", "tabular"]
    assert all(len(row) == 4 for row in body_of(text))
    assert text.count("$") % 2 == 0


def test_latex_takes_every_character_literally():
    text = latex(nasty_table())
    assert braces(text) == 0
    assert all(len(row) == 4 for row in body_of(text))
    names = "".join(row[0] for row in body_of(text)[1:])
    bare = re.sub(r"\\[a-z]+\{\}|\\[&%$#_{}]", "", names)
    assert not set("\\&%$#_{}~^<>|\"") & set(bare)  # fmt: skip
    assert escape_latex("50% _x_ {}") == r"50\% \_x\_ \{\}"


def test_the_best_of_a_row_is_bold_and_ties_all_are():
    rows = body_of(latex(small_table(), decimals=2))
    bold = [["textbf" in cell for cell in row[1:]] for row in rows[1:]]
    assert bold == [[False, True, True], [True, False, False]]
    costs = ScoreTable(("x",), ("a", "b"), np.array([[2.0, 1.0]]), "rmse", False)
    assert ["textbf" in c for c in body_of(latex(costs))[1]] == [False, False, True]


def test_ranks_and_test_come_from_the_comparison():
    text = latex(small_table(), COMPARISON)
    last = body_of(text)[-1]
    assert last == ["Mean rank", "2.000", r"\textbf{1.750}", "2.250"]
    caption = next(line for line in text.splitlines() if "caption" in line)
    for said in ("Bonferroni-Dunn", r"$\alpha$ = 0.05", "q = 2.241", "k = 3", "N = 2",
                 "CD = 2.241", "Compared with b only"):  # fmt: skip
        assert said in caption


def test_markdown_is_aligned_and_keeps_its_cells():
    table = nasty_table()
    lines = markdown(table, decimals=3).splitlines()
    rows = lines[: len(NASTY) + 2]
    assert len({len(row) for row in rows}) == 1
    cells = [re.split(r"(?<!\\)\|", row)[1:-1] for row in rows]
    assert all(len(row) == 4 for row in cells)
    assert "pipe\\|here" in rows[5]
    assert re.fullmatch(r"\| -+ (\| -+: ){3}\|", rows[1])
    for i, row in enumerate(cells[2:]):
        for cell, value in zip(row[1:], table.values[i], strict=True):
            shown = cell.strip().strip("*")
            assert shown == ("" if math.isnan(value) else f"{value:.3f}")


def test_markdown_tells_the_test():
    text = markdown(small_table(), COMPARISON, percent=True, decimals=1)
    assert "| Mean rank |" in text
    assert "**1.750**" in text
    assert "Accuracy (%)" in text
    assert "CD = 2.241" in text.splitlines()[-1]
