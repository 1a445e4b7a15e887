"""The pages below the grid: the thesis' tables, every number as the tests give it."""

from __future__ import annotations

import csv
import json
import re
import string
import time
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtGui import QUndoGroup
from PySide6.QtWidgets import QWidget
from scipy import stats
from support.rooms import LONG, CompareBench, rest, settle

from workbench.cli import compare_output
from workbench.compute.statistics import cautions as caution_source
from workbench.compute.statistics.compare_table import compare
from workbench.core.diagrams.diagram_words import WORDS
from workbench.core.experiment.store import Cell, FoldRow, Results, pack
from workbench.core.experiment.stored_experiment import PLAN, Plan
from workbench.core.program.json_text import plain
from workbench.core.program.settings import Settings
from workbench.core.results.comparing.results_view import ResultsView
from workbench.core.results.comparing.score_table import ScoreTable
from workbench.core.session.session import Session
from workbench.ui.context import Catalogue, Context
from workbench.ui.rooms.compare.outdated_cover import OutdatedCover
from workbench.ui.rooms.compare.pages.diagram_page_words import DiagramWords
from workbench.ui.rooms.compare.pages.tests_steps import tie_sum
from workbench.ui.rooms.compare.results_panel import ResultsPanel
from workbench.ui.rooms.compare.stat_words import StatWords
from workbench.ui.services.job_signals import JobBridge
from workbench.ui.services.language import Language
from workbench.ui.services.theme import Theme


@pytest.fixture
def panel(context, qtbot):
    room = CompareBench(context)
    qtbot.addWidget(room)
    made = ResultsPanel(room, room.body)
    room.resize(1000, 300)
    made.resize(1000, 300)
    room.show()
    qtbot.waitExposed(room)
    yield made
    room.close()


def printed(shared_data, name, measure="accuracy", higher=True):
    with (shared_data / "thesis" / f"{name}.csv").open(encoding="utf-8") as file:
        head, *rows = csv.reader(file)
    values = np.array([[float(cell) for cell in row[1:]] for row in rows])
    names = tuple(row[0] for row in rows)
    return ScoreTable(names, tuple(head[1:]), values, measure, higher, 2)


@pytest.fixture
def table2(shared_data):
    accuracy = printed(shared_data, "table2_accuracy")
    seconds = printed(shared_data, "table3_seconds", "fit_seconds", False)
    rows = {name: 100 * (i + 1) for i, name in enumerate(accuracy.datasets)}
    tables = {"accuracy": accuracy, "fit_seconds": seconds}
    return ResultsView("table 2", tables, rows)


@pytest.fixture
def table5(shared_data):
    return ResultsView("table 5", {"accuracy": printed(shared_data, "table5_accuracy")})


@pytest.fixture
def experiment():
    """Five repeats of two folds, three classifiers, six data sets."""
    random = np.random.default_rng(3)
    names, learners = tuple("uvwxyz"), ("near", "tree", "net")
    folds = {
        (data, learner): tuple(0.7 + 0.05 * j + random.normal(0, 0.05, 10))
        for data in names
        for j, learner in enumerate(learners)
    }
    means = [[np.mean(folds[data, learner]) for learner in learners] for data in names]
    seconds = random.lognormal(-3, 1, (6, 3))
    tables = {
        "accuracy": ScoreTable(names, learners, np.array(means)),
        "fit_seconds": ScoreTable(names, learners, seconds, "fit_seconds", False),
        "predict_seconds": ScoreTable(
            names, learners, seconds[::-1], "predict_seconds", False
        ),
        "model_bytes": ScoreTable(names, learners, 1e4 * seconds, "model_bytes", False),
    }
    return ResultsView(
        "made", tables, dict.fromkeys(names, 200), folds, dict.fromkeys(names, 1.0),
        repeats=5, folds_per_repeat=2, notes=("net did not converge on u",),
    )  # fmt: skip


def show(panel, qtbot, view, *pages, folder="", **options):
    for name, value in options.items():
        panel.options.take(name, value)
    settle(panel.room, qtbot, lambda: panel.show_view(view, folder))
    found = [panel.open_page(page) for page in pages]
    rest(panel.room, qtbot)
    return found[0] if len(found) == 1 else found


def choose(panel, qtbot, name, value):
    """Choose an option by its widget, as a hand would, and wait for the answer."""
    box = getattr(panel.options, name)
    with qtbot.waitSignal(panel.room.settled, timeout=LONG):
        if name == "ties":
            box.click()
        else:
            place = box.findData(value)
            assert place >= 0
            box.setCurrentIndex(place)


# -- C19, C20 ---------------------------------------------------------------------------


def test_table_2_of_the_thesis(panel, qtbot, table2, shared_data):
    page = show(panel, qtbot, table2, "tests")
    told = page.probe()
    expected = json.loads(
        (shared_data / "thesis" / "statistics.json").read_text(encoding="utf-8")
    )["table2"]["recomputed"]
    assert told["ranks"] == pytest.approx(expected["mean_ranks"], abs=5e-6)
    assert told["friedman"]["p"] == pytest.approx(1.173e-4, rel=1e-3)
    assert told["friedman"]["ties_corrected"]
    assert told["cd"] == pytest.approx(0.903, abs=5e-4)
    assert ["lmnn", "kissnn"] not in told["significant"]
    choose(panel, qtbot, "ties", False)
    told = page.probe()
    assert told["friedman"]["p"] == pytest.approx(1.410e-4, rel=1e-3)
    assert told["friedman"]["p"] == pytest.approx(
        expected["friedman_p_uncorrected"], rel=1e-5
    )
    assert told["iman_davenport"]["p"] == pytest.approx(
        expected["iman_davenport_p_uncorrected"], rel=1e-5
    )
    choose(panel, qtbot, "posthoc", "bonferroni-dunn")
    choose(panel, qtbot, "alpha", 0.10)
    choose(panel, qtbot, "control", "kissnn")
    told = page.probe()
    assert told["cd"] == pytest.approx(0.748, abs=5e-4)
    assert told["q"] == pytest.approx(2.128, abs=5e-4)
    assert {pair[0] for pair in told["significant"]} == {"euclidean", "itml"}


def test_table_5_of_the_thesis(panel, qtbot, table5, shared_data):
    page, control = show(
        panel, qtbot, table5, "tests", "cdControl", posthoc="holm", control="kissnn"
    )
    told = control.probe()
    assert told["shown"]
    expected = {"kissnn": 2.093, "bayes": 4.222, "smo": 3.019, "mlp": 2.407,
                "j48": 3.259}  # fmt: skip
    assert told["ranks"] == pytest.approx(expected, abs=5e-4)
    assert {pair[0] for pair in told["significant"]} == {"bayes", "j48"}
    panel.open_page("tests")
    rest(panel.room, qtbot)
    pairs = {pair["a"]: pair for pair in page.probe()["pairs"]}
    assert pairs["smo"]["p"] == pytest.approx(0.0314, abs=5e-5)
    assert pairs["smo"]["threshold"] == pytest.approx(0.025)
    assert not pairs["smo"]["significant"]
    assert not pairs["mlp"]["significant"]
    cds = panel.comparison.critical_differences
    assert cds["bonferroni-dunn"].cd == pytest.approx(1.075, abs=5e-4)


@pytest.mark.parametrize("posthoc", ["nemenyi", "shaffer", "bonferroni-dunn", "holm",
                                     "hochberg", "hommel"])  # fmt: skip
def test_every_number_is_that_of_the_comparison(panel, qtbot, table5, posthoc):
    page = show(panel, qtbot, table5, "tests", posthoc=posthoc, alpha=0.1)
    wanted = plain(compare(table5.table, posthoc=posthoc, alpha=0.1))
    assert plain(panel.comparison) == wanted
    told = page.probe()
    assert told["pairs"] == wanted["posthoc"]["pairs"]
    shown = [row[3:6] for row in told["table"]]
    for row, pair in zip(shown, wanted["posthoc"]["pairs"], strict=True):
        for text, key in zip(row, ("adjusted", "p", "threshold"), strict=True):
            assert float(text) == pytest.approx(pair[key], rel=1e-3, abs=1e-9)


def test_one_test_and_one_p_is_quoted_everywhere(panel, qtbot, table2):
    """The other variants stand in one table, which says that they are variants."""
    page, *pages = show(panel, qtbot, table2, "tests", "cd", "wilcoxon", "latex")
    diagram, wilcoxon, latex = (made.probe() for made in pages)
    chi = stats.friedmanchisquare(*table2.table.values.T).statistic
    n, k = table2.table.values.shape
    f = (n - 1) * chi / (n * (k - 1) - chi)
    p = f"{stats.f.sf(f, k - 1, (k - 1) * (n - 1)):.4g}"
    page.steps_button.click()
    answer = page.probe()["facts"].splitlines()[0]
    for text in (answer, diagram["caption"], latex["text"]):
        assert p in text
        assert "Iman-Davenport" in text
        assert "Friedman" not in text
    assert f"p = {p}" in page.steps.text.toPlainText()
    assert "Variants of this test" in page.probe()["facts"]
    said = StatWords().reconciliation(panel.comparison)
    assert said in page.probe()["facts"]
    assert said in wilcoxon["about"]


@pytest.mark.parametrize("code", ["same", "out-of-reach", "differ"])
def test_every_reconciliation_has_a_sentence(table2, code):
    found = compare(table2.table)
    found = replace(found, reconciliation=replace(found.reconciliation, code=code))
    for text in (
        StatWords().reconciliation(found),
        compare_output.reconciliation(found),
    ):
        assert "{" not in text
        assert re.search(r"(?i)nemenyi separates \d of 6 pairs", text)


def test_steps_show_the_ranks_ties_and_both_statistics(panel, qtbot, table2):
    page = show(panel, qtbot, table2, "tests")
    page.steps_button.click()
    text = page.steps.text.toPlainText()
    for kind in ("uncorrected", "corrected"):
        friedman = getattr(panel.comparison, kind).friedman
        assert f"{friedman.statistic:.4f}" in text
    assert f"{panel.comparison.iman_davenport.statistic:.4f}" in text
    cells = page.steps.table.texts()
    names = [row[0] for row in cells]
    # banana: itml and lmnn have 89.34 both
    assert cells[names.index("banana")][2:4] == ["89.34 (2.5=)", "89.34 (2.5=)"]
    assert cells[-2][1:] == ["83.5", "80.5", "59.0", "47.0"]


def test_sum_over_ties_counts_each_group_once():
    ranks = np.array([[1.5, 1.5, 3, 4], [2, 2, 2, 4], [1, 2, 3, 4]])
    assert tie_sum(ranks) == (2**3 - 2) + (3**3 - 3)


# -- pages ------------------------------------------------------------------------------


def test_pages_are_made_when_they_are_first_shown(panel, qtbot, table2):
    show(panel, qtbot, table2)
    assert set(panel.pages) == {"tests"}
    panel.open_page("wtl")
    assert set(panel.pages) == {"tests", "wtl"}


def test_each_diagram_says_what_was_not_tested_and_offers_what_would(
    panel, qtbot, table2
):
    every, control = show(panel, qtbot, table2, "cd", "cdControl")
    assert every.probe()["shown"]
    assert not control.probe()["shown"]
    settle(panel.room, qtbot, lambda: control.notice.buttons["holm"].click())
    assert panel.options.posthoc.currentData() == "holm"
    assert control.probe()["shown"]
    assert control.figure() is control.plot
    panel.open_page("cd")
    assert not every.probe()["shown"]
    assert "not tested" in every.probe()["notice"]
    assert every.figure() is None
    settle(panel.room, qtbot, lambda: every.notice.buttons["shaffer"].click())
    assert every.probe()["shown"]


def test_wilcoxon_agrees_with_scipy_for_each_way_with_zeros(panel, qtbot, table2):
    page = show(panel, qtbot, table2, "wilcoxon")
    values = table2.table.values
    names = table2.table.classifiers
    for way in ("wilcox", "pratt", "zsplit"):
        place = page.zeros.findData(way)
        if place != page.zeros.currentIndex():
            with qtbot.waitSignal(panel.room.settled, timeout=LONG):
                page.zeros.setCurrentIndex(place)
        for pair in page.probe()["pairs"]:
            a, b = (values[:, names.index(pair[side])] for side in "ab")
            d = np.round(a - b, 9)
            if pair["exact"]:
                known = stats.wilcoxon(d, zero_method=way, method="exact")
            else:
                known = stats.wilcoxon(
                    d, zero_method=way, correction=False, method="asymptotic"
                )
            assert pair["p"] == pytest.approx(known.pvalue, rel=1e-9)
            low = min(pair["r_plus"], pair["r_minus"])
            assert low == pytest.approx(known.statistic)
            assert pair["zeros"] == int((d == 0).sum())


def test_tolerance_turns_wins_into_ties(panel, qtbot, table2):
    page = show(panel, qtbot, table2, "wtl")
    settle(panel.room, qtbot, lambda: page.tolerance.setValue(0.5))
    values, names = table2.table.values, table2.table.classifiers
    cells = page.probe()["table"]
    for i, a in enumerate(names):
        for j, b in enumerate(names):
            if a == b:
                continue
            d = np.round(values[:, i] - values[:, j], 9)
            counts = [(d > 0.5).sum(), (abs(d) <= 0.5).sum(), (d < -0.5).sum()]
            assert cells[i][j + 1] == " / ".join(map(str, counts))


def test_corrected_t_and_5x2cv_are_those_of_the_folds(panel, qtbot, experiment):
    page = show(panel, qtbot, experiment, "pairs")
    page.first.setCurrentText("near")
    page.second.setCurrentText("net")
    page.data.setCurrentText("w")
    rest(panel.room, qtbot)
    found = page.probe()["tests"]
    d = np.subtract(experiment.folds["w", "near"], experiment.folds["w", "net"])
    t = d.mean() / np.sqrt((1 / 10 + 1.0) * d.var(ddof=1))
    assert found["corrected_t"]["statistic"] == pytest.approx(t)
    assert found["corrected_t"]["p"] == pytest.approx(2 * stats.t.sf(abs(t), 9))
    halves = d.reshape(5, 2)
    spread = ((halves - halves.mean(axis=1, keepdims=True)) ** 2).sum(axis=1)
    t5 = halves[0, 0] / np.sqrt(spread.mean())
    assert found["five_by_two_t"]["p"] == pytest.approx(2 * stats.t.sf(abs(t5), 5))
    f = (halves**2).sum() / (2 * spread.sum())
    assert found["five_by_two_f"]["p"] == pytest.approx(stats.f.sf(f, 10, 5))
    assert found["mcnemar"] is None
    bayes = found["bayes"]
    assert bayes["a_better"] + bayes["alike"] + bayes["b_better"] == pytest.approx(1)
    rows = page.plot.diagram.rows
    assert [row[1] for row in rows] == [
        bayes["a_better"], bayes["alike"], bayes["b_better"]
    ]  # fmt: skip


def test_mcnemar_counts_the_hits_of_the_first_repeat(
    panel, qtbot, experiment, tmp_path
):
    hits = {"near": [1] * 30 + [0] * 10, "tree": [1] * 20 + [0] * 15 + [1] * 5}
    with Results(tmp_path, writes=True) as results:
        run = results.begin({}, {})
        results.note(PLAN, Plan("p", (("du", "u", 2),),
                                (("ln", "near"), ("lt", "tree")), ("accuracy",), "",
                                2).to_json())  # fmt: skip
        for key, name in (("ln", "near"), ("lt", "tree")):
            for fold in range(2):
                part = hits[name][20 * fold : 20 * fold + 20]
                for repeat in range(2):
                    row = FoldRow(
                        Cell("p", "du", key, repeat, fold), {"accuracy": 0.5},
                        test_rows=20, hits=pack(part if not repeat else [1] * 20),
                    )  # fmt: skip
                    results.add(row, run)
    page = show(panel, qtbot, experiment, "pairs", folder=tmp_path)
    page.first.setCurrentText("near")
    page.second.setCurrentText("tree")
    rest(panel.room, qtbot)
    found = page.probe()["tests"]["mcnemar"]
    assert (found["only_a"], found["only_b"], found["n"]) == (10, 5, 40)
    assert found["p"] == pytest.approx(stats.binomtest(5, 15).pvalue)
    assert found["difference"] == pytest.approx(5 / 40)
    assert found["low"] < 5 / 40 < found["high"]


def test_boxes_over_data_sets_or_the_folds_of_one(panel, qtbot, experiment):
    page = show(panel, qtbot, experiment, "box")
    medians = {row[0]: row for row in page.probe()["rows"]}
    place = list(page.plot.diagram.header).index("Median")
    values = experiment.table.values
    for j, name in enumerate(experiment.table.classifiers):
        assert medians[name][place] == pytest.approx(np.median(values[:, j]))
    page.data.setCurrentText("x")
    medians = {row[0]: row for row in page.probe()["rows"]}
    for name in experiment.table.classifiers:
        known = np.median(experiment.folds["x", name])
        assert medians[name][place] == pytest.approx(known)


def test_time_has_four_pictures_and_a_meter(panel, qtbot, experiment):
    page = show(panel, qtbot, experiment, "time")
    for kind in ("fit", "predict", "lazy", "ranks"):
        page.kind.setCurrentIndex(page.kind.findData(kind))
        rest(panel.room, qtbot)
        assert page.probe()["shown"], kind
    seconds = compare(experiment.tables["fit_seconds"])
    assert page.probe()["time_ranks"] == pytest.approx(seconds.mean_ranks)
    fit, ask = (experiment.tables[f"{w}_seconds"].values for w in ("fit", "predict"))
    for j, row in enumerate(page.probe()["meter"]):
        known = stats.gmean(fit[:, j])
        assert float(row[1]) == pytest.approx(known, rel=5e-3)
        assert float(row[3]) == pytest.approx(stats.gmean(ask[:, j]) / known, rel=5e-3)


def test_times_without_a_logarithm_have_no_picture_and_it_says_so(
    panel, qtbot, experiment
):
    tables = dict(experiment.tables)
    asked = tables["predict_seconds"]
    tables["predict_seconds"] = replace(asked, values=asked.values * [[1.0, 0.0, 1.0]])
    page = show(panel, qtbot, replace(experiment, tables=tables), "time")
    for kind, drawn in (("fit", True), ("predict", True), ("lazy", False)):
        page.kind.setCurrentIndex(page.kind.findData(kind))
        rest(panel.room, qtbot)
        assert bool(page.probe()["shown"]) == drawn, kind
        assert ("no times" in page.probe()["notice"]) != drawn, kind


def test_a_printed_table_has_no_times_and_says_so(panel, qtbot, table5):
    page = show(panel, qtbot, table5, "time")
    assert not page.probe()["shown"]
    assert "no times" in page.probe()["notice"]


def test_another_measure_is_ranked_in_its_own_direction(panel, qtbot, table2):
    seconds = {"fit_seconds": table2.tables["fit_seconds"], **table2.tables}
    page = show(panel, qtbot, replace(table2, tables=seconds), "tests")
    assert panel.probe()["measure"] == "fit_seconds"
    told = page.probe()["ranks"]
    expected = {"euclidean": 1.03704, "itml": 3.48148, "lmnn": 3.51852,
                "kissnn": 1.96296}  # fmt: skip
    assert told == pytest.approx(expected, abs=5e-6)


def test_too_small_a_table_has_no_statistics_and_no_complaint(panel, qtbot, table2):
    one = ScoreTable(("iris",), ("a", "b"), np.array([[0.9, 0.8]]))
    page = show(panel, qtbot, table2, "tests")
    panel.show_view(ResultsView("small", {"accuracy": one}))
    assert page.probe() == {"shown": False}
    panel.show_view(None)
    assert page.probe() == {"shown": False}
    assert panel.room.last_message is None


def test_gaps_are_left_out_with_a_caution(panel, qtbot, table2):
    values = table2.table.values.copy()
    values[3, 1] = np.nan
    table = replace(table2.table, values=values)
    page = show(panel, qtbot, ResultsView("gap", {"accuracy": table}), "tests")
    assert any("bupa" in text for text in page.probe()["cautions"])


# -- waiting ------------------------------------------------------------------------------


class Silent:
    """An engine that never answers."""

    def __init__(self, listener):
        self.jobs = []

    def submit(self, spec):
        self.jobs.append(spec)
        return spec.id

    def cancel(self, job, *, grace=None):
        pass

    def warm(self):
        pass

    def close(self):
        pass


def test_the_old_page_is_dimmed_while_the_new_one_is_long_in_coming(
    styled_app, qtbot, table2
):
    owner = QWidget()
    qtbot.addWidget(owner)
    made = Context(
        Session(), Settings(), JobBridge(Silent, owner), Theme("light", owner),
        Catalogue(owner), QUndoGroup(owner),
    )  # fmt: skip
    room = CompareBench(made, owner)
    panel = ResultsPanel(room, room.body)
    owner.resize(900, 300)
    owner.show()
    panel.show_view(table2)
    veil = panel.findChild(OutdatedCover)
    assert veil.isHidden()
    qtbot.waitUntil(lambda: not veil.isHidden(), timeout=LONG)
    panel.options.take("alpha", 0.1)
    panel.options.take("alpha", 0.01)
    jobs = made.jobs.engine.jobs
    assert len(jobs) == 1  # the newest waits, the one between was dropped
    assert all(job.lane == "interactive" for job in jobs)
    panel.show_view(None)
    assert veil.isHidden()
    made.jobs.close()
    owner.close()


def test_a_change_of_options_costs_the_window_little(panel, qtbot, table5):
    show(panel, qtbot, table5, "cd")
    asked = []
    panel.room.context.jobs.happened.connect(asked.append)
    longest = 0.0
    for alpha in (0.1, 0.01, 0.05):
        asked.clear()
        before = time.process_time()
        settle(
            panel.room, qtbot, lambda alpha=alpha: panel.options.take("alpha", alpha)
        )
        longest = max(longest, time.process_time() - before)
        assert len({event.job for event in asked}) == 1  # the statistics, once
    # of processor time, the statistics themselves included: they are computed here too
    assert longest < 3 * 0.05


# -- words --------------------------------------------------------------------------------


def placeholders(text):
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_every_word_of_the_diagrams_is_translated(styled_app):
    words = DiagramWords().words()
    assert set(WORDS) <= set(words)
    for key, text in WORDS.items():
        assert placeholders(text) == placeholders(words[key]), key


def test_every_caution_has_a_sentence(styled_app):
    text = Path(caution_source.__file__).read_text(encoding="utf-8")
    codes = set(re.findall(r'code="([a-z-]+)"', text))
    assert len(codes) >= 8
    assert codes <= set(StatWords().sentences())


def test_notes_of_a_cell_are_told_in_the_language(panel, qtbot, table2):
    """Stored results speak English; what is not known stays as it is."""
    notes = ("iris, MLP: did not converge (5 folds)", "iris, own: my words (2 folds)")
    view = replace(table2, notes=(*notes, "something else"))
    show(panel, qtbot, view, "tests")
    language = Language(panel)
    try:
        language.choose("es")
        assert StatWords().cautions(panel.comparison, view)[-3:] == [
            "iris, MLP: no convergió (particiones: 5)",
            "iris, own: my words (particiones: 2)",
            "something else",
        ]
    finally:
        language.choose("en")


def test_another_compared_measure_is_the_one_that_is_ranked(panel, qtbot, table2):
    show(panel, qtbot, table2, "tests")
    tables = {name: table2.tables[name] for name in ("accuracy", "fit_seconds")}
    kappa = replace(table2.table, measure="kappa")
    other = ResultsView("other", {"kappa": kappa, **tables}, table2.rows)
    settle(panel.room, qtbot, lambda: panel.show_view(other))
    assert panel.comparison.measure == "kappa"


@pytest.mark.parametrize("page_id", ["tests", "cd", "cdControl", "wtl", "wilcoxon",
                                     "pairs", "box", "time", "latex"])  # fmt: skip
def test_pages_follow_other_results(panel, qtbot, table2, table5, experiment, page_id):
    page = show(panel, qtbot, table2, page_id, posthoc="holm", control="kissnn")
    if page_id == "tests":
        page.steps_button.click()
    fewer = replace(
        table2.table, datasets=table2.table.datasets[:9], values=table2.table.values[:9]
    )
    views = (table5, experiment, table2, ResultsView("few", {"accuracy": fewer}))
    for view in views:
        with qtbot.waitSignal(panel.room.settled, timeout=LONG):
            panel.show_view(view)
        rest(panel.room, qtbot)
        assert panel.comparison.classifiers == view.table.classifiers
        assert page.view.table is view.table
        assert page.probe()
    panel.show_view(None)
    assert page.figure() is None
