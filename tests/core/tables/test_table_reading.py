"""Reading tables of results as people publish them."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.examples import examples

from workbench.api import Problem
from workbench.core.tables.table_reading import read_printed

LATEX = r"""
\begin{table} % of results
\begin{tabular}{@{}l|rr@{}}
\toprule
 & \multicolumn{2}{c}{Accuracy (\%)} \\ \cmidrule(lr){2-3}
Data set & $k$-NN & \textbf{KISS\_NN} \\ \midrule
% \multicolumn is not the only trap
iris & $95.3 \pm 1.2$ & \textbf{96.0}$^{\bullet}$ \\[2pt] % best
\multicolumn{3}{l}{Larger sets} \\
wine & $\mathbf{94.15}$ & -- \\
\midrule
Mean rank & 1.75 & 1.25 \\
\bottomrule
\end{tabular}
\end{table}
"""


def test_a_latex_table_gives_up_its_ornaments():
    read = read_printed(LATEX)
    assert read.table.datasets == ("iris", "wine")
    assert read.table.classifiers == ("k-NN", "KISS_NN")
    np.testing.assert_array_equal(read.table.values, [[95.3, 96.0], [94.15, np.nan]])
    assert read.table.decimals == 2
    assert read.ranks == {"k-NN": 1.75, "KISS_NN": 1.25}
    assert read.missing == 1


@pytest.mark.parametrize(
    "text",
    [
        "data,A,B\niris,95.3,94\nwine,93.21,92.1\n",
        "A,B\niris,95.3,94\nwine,93.21,92.1\n",
        "\ufeffdata;A;B\r\niris;95,3;94\r\nwine;93,21;92,1\r\n",
        "# from somewhere\n\tA\tB\niris\t95,3\t94\nwine\t93,21\t92,1",
        'data,A,B\niris,"95,3",94\nwine,"93,21","92,1"',
        "   A  B\niris  95.3  94\nwine  93.21  92.1",
        "A B\niris 95,3 94\nwine 93,21 92,1",
        "|data|A|**B**|\n|:--|--:|---|\n|iris|**95.3%**|94 (2)|\n|wine|93.21 ± 2|92.1*|",
        "data & A & B \\\\ iris & 95.3 v & 94 \\\\\n wine & 93.21 $\\dagger$ & 92.1\\%",
        "data\tA\tB\niris\t95.3 +- 0.1\t94 +/- 3\nwine\t93.21•\t92.1 b",
        "data,A,B\niris,9.53e1,94\nwine,93.21,92.1\nAverage,94.2,93\nw/t/l,1/0/1,2/0/0\n",
    ],
)
def test_one_table_in_many_dresses(text):
    table = read_printed(text).table
    assert table.datasets == ("iris", "wine")
    assert table.classifiers == ("A", "B")
    np.testing.assert_allclose(table.values, [[95.3, 94], [93.21, 92.1]], rtol=1e-15)
    assert table.decimals == 2
    assert table.higher_is_better


@pytest.mark.parametrize("gap", ["", "-", "n/a", "NaN", "—", "?"])
def test_gaps(gap):
    table = read_printed(f"data,A,B\niris,{gap},94.0\n").table
    assert math.isnan(table.values[0, 0])
    assert table.values[0, 1] == 94.0


@pytest.mark.parametrize(
    ("row", "ranks"),
    [
        ("Mean rank,1.5,1.5", {"A": 1.5, "B": 1.5}),
        ("average ranks,1.25,1.75", {"A": 1.25, "B": 1.75}),
        ("Ranking promedio,1.25,1.75", {"A": 1.25, "B": 1.75}),
        ("Rank,1.0,2.0", {"A": 1.0, "B": 2.0}),
        ("Rank,1,2", None),  # the order, no mean
        ("Position,1,2", None),
        ("Average,93.0,94.0", None),
    ],
)
def test_the_row_of_ranks_is_no_data_set(row, ranks):
    read = read_printed(f"data,A,B\niris,95,94\nwine,1,2\n{row}\n")
    assert read.table.datasets == ("iris", "wine")
    assert read.ranks == ranks


def test_a_data_set_named_average_among_others_stays():
    table = read_printed("data,A,B\naverage,95,94\nwine,1,2\n").table
    assert table.datasets == ("average", "wine")


def test_what_a_program_wrote_is_not_rounded():
    assert (
        read_printed("data,A,B\niris,0.9533333333333333,0.94\n").table.decimals is None
    )


def test_numbers_may_name_classifiers_and_data_sets():
    table = read_printed("dataset,1,3\n61,95.5,94\n").table
    assert (table.datasets, table.classifiers) == (("61",), ("1", "3"))
    without = read_printed("A,B\n95.5,94.1\n93,92\n").table
    assert without.datasets == ("1", "2")
    np.testing.assert_array_equal(without.values, [[95.5, 94.1], [93, 92]])


def test_thousands_beside_points():
    table = read_printed("data\tA\tB\niris\t1,234.5\t12\nwine\t1.5\t1,000\n").table
    np.testing.assert_array_equal(table.values, [[1234.5, 12], [1.5, 1000]])


def test_repeated_names_below_wider_ones_are_joined():
    text = "&\\multicolumn{2}{c}{A}&B\\\\ d&acc&time&acc\\\\ x&1.5&2&3\\\\"
    assert read_printed(text).table.classifiers == ("A acc", "A time", "B acc")


def test_the_direction_is_told_never_guessed():
    table = read_printed(
        "d,A,B\nx,1,2\n", measure="seconds", higher_is_better=False
    ).table
    assert (table.measure, table.higher_is_better) == ("seconds", False)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "pasted: no table"),
        ("just words", "pasted:1: no data set"),
        ("iris,1.5,2\nwine,2,3", "pasted:1: a first row that begins 'iris, 1.5, 2'"),
        ("d,A\nx,1", "pasted:1: one classifier"),
        ("d,A,B\n", "pasted:1: no data set"),
        ("d,A,B\nx,1,oops", "pasted:2: 'oops' (expected a number, or nothing)"),
        ("d,A,B\nx,1,2\n\nx,1,2", "pasted:4: the data set 'x' stands twice"),
        ("d,A,A\nx,1,2", "pasted:1: the classifier 'A' stands twice"),
        ("d,A,B\nx,1,2\ny,95,3,94,0", "pasted:3: 5 cells (expected 3"),
        ("d,A,B\nx,1,2\ny,1", "pasted:3: 2 cells (expected 3"),
        ("d;A;B\nx;1.5;2\ny;1,25;2", "pasted:3: 1,25 beside 1.5"),
        ("d;A;B\nx;1,234;2", "pasted:2: 1,234 may be"),
        ("d,A,B\nx,1e999,2", "pasted:2: '1e999' (expected a finite number)"),
        ("d & A & B \\\\\n\\hline\nx & 1 & 2 \\\\\n\ny & 1 \\\\", "pasted:5: 2 cells"),
        ("d,A,B\nx,__import__('os'),2", "pasted:2: \"__import__('os')\""),
    ],
)
def test_complaints_name_the_line(text, says):
    with pytest.raises(Problem) as caught:
        read_printed(text)
    assert str(caught.value).startswith(says)
    assert "\n" not in str(caught.value)


PIECES = st.sampled_from(
    ["1", "95.3", "1,5", "-", "n/a", "A", "mean rank", ",", ";", "\t", "|", "&", "\\\\",
     "\n", "---", '"', "±", "\\pm", "\\textbf{", "}", "{", "$", "%", "\\begin{tabular}",
     "\\end{tabular}", "\\multicolumn{3}{c}{", "\\hline", "(", ")", "[", "]", " ", "#",
     "1e999", "1e-400", "^", "*", " v", "\u2212", "\x00", "٣", "²"]
)  # fmt: skip


@examples(2)
@given(st.one_of(st.text(max_size=200), st.lists(PIECES, max_size=60).map("".join)))
def test_only_problems_are_raised(text):
    try:
        read = read_printed(text)
    except Problem:
        return
    assert read.table.n_classifiers >= 2
    assert not np.isinf(read.table.values).any()


NAMES = st.lists(
    st.text("abcXYZ-+", min_size=1, max_size=6).filter(lambda s: s.strip("-+") != ""),
    min_size=2, max_size=5, unique=True,
)  # fmt: skip
FORMS = {
    "csv": lambda rows: "\n".join(",".join(row) for row in rows),
    "decimal commas": lambda rows: "\n".join(
        ";".join(c.replace(".", ",") for c in row) for row in rows
    ),
    "markdown": lambda rows: "\n".join(f"| {' | '.join(row)} |" for row in rows),
    "latex": lambda rows: (
        "\\begin{tabular}{lr}\\toprule\n"
        + "\\\\ \\hline\n".join(" & ".join(f"\\textbf{{{c}}}" for c in r) for r in rows)
        + "\\end{tabular}"
    ),
}


@given(st.data(), NAMES, st.sampled_from(sorted(FORMS)))
def test_what_was_written_is_read(data, names, form):
    n = data.draw(st.integers(1, 6))
    cells = st.decimals(0, 100, places=2).map(lambda value: f"{value:.2f}")
    values = [[data.draw(cells) for _ in names] for _ in range(n)]
    rows = [["data", *names], *([f"s{i}", *row] for i, row in enumerate(values))]
    table = read_printed(FORMS[form](rows)).table
    assert table.classifiers == tuple(names)
    np.testing.assert_array_equal(table.values, np.array(values, float))
    assert table.decimals == 2


def test_the_tables_of_the_thesis(shared_data):
    for name, shape in (("table2_accuracy", (27, 4)), ("table3_seconds", (27, 4)),
                        ("table5_accuracy", (27, 5))):  # fmt: skip
        table = read_printed((shared_data / f"thesis/{name}.csv").read_text()).table
        assert table.values.shape == shape
        assert table.decimals == 2
