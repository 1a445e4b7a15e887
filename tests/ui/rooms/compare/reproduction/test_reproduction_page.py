"""The page that sets the thesis beside our measurements."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtWidgets import QFileDialog, QLabel, QVBoxLayout
from support.rooms import LONG, CompareBench, left_as_found
from support.shared import kept

from workbench.core.results.comparing.results_view import ResultsView
from workbench.core.results.comparing.score_table import ScoreTable
from workbench.core.thesis import reproduction
from workbench.core.thesis.thesis_tables import EXPERIMENTS, thesis
from workbench.ui.context import Context
from workbench.ui.rooms.compare.reproduction.reproduction_page import (
    VIEWS,
    ReproductionPage,
)


@contextmanager
def _shown(context: Context) -> Iterator[ReproductionPage]:
    """Show the page in a room of its own, nothing measured for this release."""
    absent = Path(context.session.new_folder()) / "absent"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reproduction, "resource", lambda *parts: absent)
        room = CompareBench(context)
        made = ReproductionPage(room, room.body)
        QVBoxLayout(room.body).addWidget(made)
        made.retranslate()
        room.resize(1000, 560)
        room.show()
        yield made
    room.close()
    room.deleteLater()


def _is_there(page: ReproductionPage) -> bool:
    return bool(page.probe()["remarks"]) and not page.probe()["busy"]


@pytest.fixture
def page(context, qtbot) -> Iterator[ReproductionPage]:
    """A page to change; the thesis' own numbers are computed."""
    with _shown(context) as made:
        qtbot.waitUntil(lambda: _is_there(made), timeout=LONG)
        yield made


@pytest.fixture(scope="module")
def long_lived(shared_context) -> Iterator[ReproductionPage]:
    """The page that all tests read."""
    with _shown(shared_context) as made, kept(made.room):
        yield made


@pytest.fixture
def read_page(long_lived, qtbot) -> Iterator[ReproductionPage]:
    """The page that all tests read: a test may turn to any view and change nothing."""
    qtbot.waitUntil(lambda: _is_there(long_lived), timeout=LONG)

    def turn() -> None:
        """Fill what is filled when it is looked at, and end with the first view."""
        for view in ("remarks", "figure9", VIEWS[0]):
            long_lived.views.choose(view)

    with left_as_found(long_lived.probe, turn):
        yield long_lived


def _view(numbers: tuple[int, ...], change: float = 0.0) -> ResultsView:
    """The printed scores as if measured, KISSNN's accuracy changed by a share."""
    tables = {}
    for number in numbers:
        printed = thesis().tables[number].table
        values = np.array(printed.values)
        if printed.measure == "accuracy":
            values /= 100
            values[:, printed.classifiers.index("KISSNN")] += change
        tables[printed.measure] = ScoreTable(
            printed.datasets, printed.classifiers, values, printed.measure,
            printed.higher_is_better,
        )  # fmt: skip
    return ResultsView("measured", tables)


def _table(page: ReproductionPage, view: str) -> list[list[str]]:
    page.views.choose(view)
    return page.probe()["table"]


def test_without_measurements_print_stands_beside_what_follows_from_it(
    read_page,
) -> None:
    rows = _table(read_page, "ranks")
    found = {(row[0], row[1]): row[2:] for row in rows}
    assert found["2", "mean rank of KISSNN"] == ["1.741", "1.741", ""]
    assert found["5", "mean rank of KISSNN"] == ["2.07", "2.09", ""]
    assert found["5", "CD at α = 0.05"] == ["0.916", "1.075", ""]
    assert found["5", "Holm, p of SMO"] == ["0.02", "0.03142", ""]
    bold = {
        (row[0], row[1]) for i, row in enumerate(rows) if read_page.table.is_bold(i, 3)
    }
    assert ("5", "mean rank of KISSNN") in bold
    assert ("3", "Friedman, p") in bold
    # 3.518 is cut off, 0.206 rounded: both are what the scores give
    agreeing = {("3", "mean rank of LMNN"), ("2", "Holm, p of LMNN")}
    assert not bold & agreeing


def test_every_table_is_shown_as_printed(read_page) -> None:
    for number in (2, 3, 5):
        printed = thesis().tables[number].table
        rows = _table(read_page, f"table{number}")
        assert [row[0] for row in rows] == list(printed.datasets)
        values = [[float(cell) for cell in row[1:]] for row in rows]
        np.testing.assert_array_equal(values, printed.values)


def test_differences_stand_on_cards_with_their_numbers(read_page, qtbot) -> None:
    read_page.views.choose("remarks")
    cards = dict(read_page.probe()["cards"])
    assert len(cards) == len(read_page.probe()["remarks"]) == 8
    assert (
        "KISSNN 1.5, Bayes 5, SMO 4, MLP 3, J48 1.5"
        in cards["Table 5: ranks of 28 data sets"]
    )
    assert "4 classifiers and α = 0.10" in cards["Table 5: q of another table"]
    assert "it is 0.926, less than CD = 1.075" in cards["Figure 10: SMO is not apart"]
    assert "p = 0.03142" in cards["Table 6: SMO is not separated"]
    assert "wisconsin" in cards["Table 1: 26 of 27 data sets"]
    labels = read_page.cards.findChildren(QLabel)
    # once it is laid out, no text is cut
    qtbot.waitUntil(
        lambda: all(one.height() >= one.heightForWidth(one.width()) for one in labels),
        timeout=LONG,
    )


def test_measured_scores_join_table_by_table(page, qtbot) -> None:
    page.show_view(_view((2, 3), change=-0.05))
    page.show_view(_view((5,)))
    qtbot.waitUntil(lambda: not page.probe()["busy"], timeout=LONG)
    assert page.probe()["measured"] == [2, 3, 5]
    rows = _table(page, "table2")
    letter = next(row for row in rows if row[0] == "letter")
    assert letter[-3:] == ["97.71", "92.71", "−5.00"]
    assert letter[1:4] == ["95.55", "95.55", "0.00"]
    assert "27 beyond 3 points" in page.probe()["sentence"]
    assert "108 scores compared" in page.probe()["sentence"]
    letter = next(row for row in _table(page, "table3") if row[0] == "letter")
    assert letter[4:7] == ["163.17", "163.170", "1.0"]
    # results of something else change nothing
    page.show_view(
        ResultsView("other", {"accuracy": ScoreTable(("a",), ("b",), [[1.0]])})
    )
    assert page.probe()["measured"] == [2, 3, 5]


def test_conclusions_are_judged_by_the_numbers(page, qtbot) -> None:
    rows = _table(page, "claims")
    assert [row[3] for row in rows].count("● holds") == 7
    assert {row[4] for row in rows} == {"not measured"}
    page.show_view(_view((2, 3), change=-0.05))
    qtbot.waitUntil(lambda: not page.probe()["busy"], timeout=LONG)
    rows = _table(page, "claims")
    # five points less, and it is neither first nor better than the others
    assert rows[0][4] == "○ does not hold: Euclidean, ITML, LMNN"
    assert rows[1][4].startswith("○ does not hold")
    assert rows[4][4] == "● holds"  # the times are the printed ones
    assert rows[-1][4] == "not measured"


def test_figures_stand_side_by_side(page, qtbot) -> None:
    page.views.choose("figure10")
    figures = page.probe()["figures"]
    ranks = [
        {row[0]: row[1] for row in figures[side]["table"]["rows"]}
        for side in ("printed", "own")
    ]
    assert ranks[0]["KISSNN"] == 2.07
    assert ranks[1]["KISSNN"] == pytest.approx(56.5 / 27)
    assert "CD = 0.916" in figures["printed"]["caption"]
    assert "CD = 1.075" in figures["own"]["caption"]
    assert "q of another table" in page.probe()["sentence"]
    page.views.choose("figure9")
    figures = page.probe()["figures"]
    assert not figures["measured"]
    assert figures["printed"]["table"]["rows"][0][1:] == [1.741, 1.963]
    page.show_view(_view((2, 3), change=-0.05))
    qtbot.waitUntil(lambda: not page.probe()["busy"], timeout=LONG)
    figures = page.probe()["figures"]
    assert figures["measured"]
    own = {row[0]: row[1] for row in figures["own"]["table"]["rows"]}
    assert own["KISSNN"] > 3.5


def test_the_folder_is_asked_for_once_and_the_experiment_starts(
    page, qtbot, shared_data: Path, monkeypatch
) -> None:
    asked: list[str] = []

    def answer(*_args) -> str:
        asked.append("folder")
        return str(shared_data / "keel")

    monkeypatch.setattr(QFileDialog, "getExistingDirectory", answer)
    with qtbot.waitSignal(page.experiment_wanted, timeout=LONG) as caught:
        page.acts["thesis-tables-2-3.json"].trigger()
    experiment, folders = caught.args
    assert len(experiment.data) == 27
    assert experiment.titles() == ("KISSNN", "Euclidean", "LMNN", "ITML")
    assert folders == page.room.context.settings.data_folders
    assert page.probe()["found"] == 27
    assert "27 of 27" in page.probe()["status"]
    with qtbot.waitSignal(page.experiment_wanted) as caught:
        page.acts["thesis-table-5.json"].trigger()
    assert caught.args[0].titles() == ("KISSNN", "Bayes", "SMO", "MLP", "J48")
    assert asked == ["folder"]
    satimage = next(row for row in _table(page, "table1") if row[0] == "satimage")
    assert satimage[-1] == "7 / 6"


def test_a_question_that_is_closed_starts_nothing(page, qtbot, monkeypatch) -> None:
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_args: "")
    with qtbot.assertNotEmitted(page.experiment_wanted):
        page.reproduce("thesis-table-5.json")
    assert page.room.context.settings.data_folders == []


def test_sets_that_are_nowhere_are_left_out(page, qtbot, tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(
        QFileDialog, "getExistingDirectory", lambda *_args: str(tmp_path)
    )
    with qtbot.waitSignal(page.experiment_wanted, timeout=LONG) as caught:
        page.reproduce("thesis-table-5.json")
    names = {entry.name: entry for entry in caught.args[0].data}
    assert {"iris", "wine", "wdbc"} < set(names)
    assert "appendicitis" not in names  # nowhere, and OpenML has none to fetch
    assert all(e.instead for e in names.values())
    assert page.probe()["found"] == 3


def test_tab_goes_from_the_views_to_the_button_the_table_and_the_folder(
    read_page,
) -> None:
    read_page.views.choose("table2")
    names = []
    widget = read_page.views
    for _ in range(60):
        widget = widget.nextInFocusChain()
        name = widget.objectName()
        if widget.isVisible() and name in (
            "compare_reproduction_table2Btn", "compare_reproduceBtn",
            "compare_reproduction_table", "compare_keelFolderBtn",
        ):  # fmt: skip
            names.append(name)
    assert names[:4] == [
        "compare_reproduction_table2Btn",
        "compare_reproduceBtn",
        "compare_reproduction_table",
        "compare_keelFolderBtn",
    ]


def test_names_and_descriptions_are_there_for_all_views(read_page) -> None:
    assert len(EXPERIMENTS) == len(read_page.acts)
    for view in VIEWS:
        read_page.views.choose(view)
        assert read_page.probe()["view"] == view
    assert read_page.figure() is None
    for widget in (
        read_page.table,
        read_page.cards,
        read_page.figures.own,
        read_page.figures.printed,
    ):
        assert widget.accessibleName()
        assert widget.objectName().startswith("compare_")


def test_what_a_reading_test_changes_is_found() -> None:
    shown = {"measured": [], "view": "ranks"}
    with left_as_found(lambda: dict(shown)):
        pass
    found = pytest.raises(AssertionError, match="measured")
    with found, left_as_found(lambda: dict(shown)):
        shown["measured"] = [2]
    # a view that is turned back is no change
    with left_as_found(lambda: dict(shown), lambda: shown.update(view="ranks")):
        shown["view"] = "table2"
