"""A table is pasted or opened, understood, compared, and what was printed audited."""

from __future__ import annotations

import json
import re

import pytest
from PySide6.QtCore import QLocale, QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from support.rooms import LONG, CompareBench, rest

from workbench.cli import audit_sentences
from workbench.compute.statistics.audit.auditor import audit
from workbench.core.results.comparing.results_view import ResultsView
from workbench.core.tables.table_reading import read_printed
from workbench.ui.rooms.compare.audit.audit_page import AuditPage
from workbench.ui.rooms.compare.audit.audit_words import AuditWords
from workbench.ui.rooms.compare.audit.import_sheet import ImportSheet
from workbench.ui.rooms.compare.room import CompareRoom
from workbench.ui.window.panes import focusable

LATEX = r"""\begin{tabular}{lrr} \toprule
Data & A & \textbf{B} \\ \midrule
iris & 95{,}3 $\pm$ 1 & -- \\
wine & 94,1 & \textbf{96,25} \\
glass & 70,1 & 60,5 \\ \midrule
Average & 90 & 91 \\
Mean rank & 1.5 & 1.5 \\ \bottomrule
\end{tabular}"""


@pytest.fixture
def room(context, qtbot):
    made = CompareBench(context)
    qtbot.addWidget(made)
    made.resize(1000, 560)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()


@pytest.fixture
def sheet(room):
    made = ImportSheet(room)
    made.show()
    return made


def test_a_pasted_table_is_understood_and_taken(sheet, room, qtbot):
    assert not sheet.take_button.isEnabled()
    sheet.paste(LATEX)
    rest(room, qtbot)
    found = sheet.probe()
    assert (found["datasets"], found["classifiers"]) == (
        ["iris", "wine", "glass"],
        ["A", "B"],
    )
    assert (found["missing"], found["problem"]) == (1, "")
    assert found["ranks"] == {"A": 1.5, "B": 1.5}
    assert "data sets: 3" in found["understood"]
    assert "decimals: 2" in found["understood"]
    assert "Average" in found["understood"]
    assert sheet.preview.texts()[1] == ["wine", "94.10", "96.25"]
    with qtbot.waitSignal(sheet.taken) as taken:
        sheet.take_button.click()
    (view,) = taken.args
    assert isinstance(view, ResultsView)
    assert view.table.values[1].tolist() == [94.1, 96.25]
    assert view.printed_ranks == {"A": 1.5, "B": 1.5}
    assert not sheet.isVisible()


def test_what_is_wrong_is_said_while_typing(sheet, room, qtbot):
    sheet.edit.setPlainText("data,A,B\niris,1,oops")
    qtbot.waitUntil(lambda: bool(sheet.probe()["problem"]), timeout=LONG)
    assert sheet.understood.text() == "line 2: 'oops' (expected a number, or nothing)"
    assert not sheet.take_button.isEnabled()
    assert room.last_message is None
    sheet.edit.setPlainText("data,A,B\niris,1,2")
    qtbot.waitUntil(lambda: sheet.probe()["datasets"] == ["iris"], timeout=LONG)
    sheet.edit.clear()
    assert not sheet.take_button.isEnabled()
    qtbot.waitUntil(lambda: sheet.understood.text() == "", timeout=LONG)
    assert not sheet.take_button.isEnabled()


def test_the_measure_tells_which_end_is_best(sheet, room, qtbot):
    sheet.paste("data,A,B\niris,1,2")
    sheet.measure.setCurrentIndex(sheet.measure.findData("fit_seconds"))
    rest(room, qtbot)
    assert sheet.direction.currentData() is False
    with qtbot.waitSignal(sheet.taken) as taken:
        QTest.keyClick(sheet, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    table = taken.args[0].table
    assert (table.measure, table.higher_is_better) == ("fit_seconds", False)


def test_files_are_opened_and_dropped(sheet, room, qtbot, tmp_path):
    file = tmp_path / "mine.csv"
    file.write_text("data;A;B\niris;1,5;2\n", encoding="utf-8-sig")
    sheet.open_file(file)
    rest(room, qtbot)
    assert sheet.edit.toPlainText() == "data;A;B\niris;1,5;2\n"
    assert sheet.probe()["datasets"] == ["iris"]
    sheet.edit.clear()
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(file))])
    event = QDropEvent(
        QPoint(9, 9), Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    sheet.dropEvent(event)
    rest(room, qtbot)
    with qtbot.waitSignal(sheet.taken) as taken:
        sheet.take_button.click()
    assert taken.args[0].title == "mine"
    sheet.open_file(tmp_path / "none.csv")
    rest(room, qtbot)
    assert "No such file" in sheet.probe()["problem"]


def test_the_sheet_covers_its_room_and_escape_closes_it(sheet, room):
    room.resize(800, 500)
    assert sheet.geometry() == room.rect()
    QTest.keyClick(sheet.edit, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


# -- the auditor ------------------------------------------------------------------------


def form_of(printed):
    """Return what the thesis prints as the form takes it."""
    dunn = printed["bonferroni_dunn"]
    values = {
        "mean_ranks": printed["mean_ranks"], "friedman_p": printed["friedman_p"],
        "method": "bonferroni-dunn", "alpha": dunn["alpha"], "q": dunn["q"],
        "k": dunn["k"], "N": dunn["N"], "cd": dunn["cd"],
    }  # fmt: skip
    holm = next((v for key, v in printed.items() if key.startswith("holm")), None)
    if holm:
        rows = [
            {
                "classifier": r["algorithm"],
                "z": r["z"],
                "p": r["p"],
                "threshold": r["holm"],
            }
            for r in holm["rows"]
        ]
        values["holm"] = {"alpha": holm["alpha_in_caption"], "rows": rows}
    return values


@pytest.fixture
def audited(room, qtbot, shared_data):
    def make(key, file, *, higher=True):
        thesis = shared_data / "thesis"
        text = (thesis / f"{file}.csv").read_text()
        table = read_printed(text, higher_is_better=higher).table
        page = AuditPage(room, room)
        page.resize(1000, 400)
        page.retranslate()
        page.show_view(ResultsView(key, {"accuracy": table}))
        page.show()
        known = json.loads((thesis / "statistics.json").read_text())
        page.form.fill(form_of(known[key]["printed"]))
        qtbot.waitUntil(lambda: not page.probe()["busy"], timeout=LONG)
        return page

    return make


def test_table_5_is_audited_in_sentences(audited):
    page = audited("table5", "table5_accuracy")
    found = page.probe()
    assert not found["agrees"]
    told = dict(
        zip(
            found["codes"],
            zip(found["findings"], found["explanations"], strict=True),
            strict=True,
        )
    )
    assert "28 data sets" in told["mean_ranks"][1]
    assert "mlp 3" in told["mean_ranks"][1]
    assert "k = 5 and α = 0.05, which is 2.498" in told["q"][0]
    assert told["q"][1] == "It belongs to Bonferroni-Dunn, k = 4, α = 0.10."
    assert "smo and kissnn: printed as different" in told["cd_decision"][0]
    assert "p = 0.03142, threshold 0.025" in told["holm_decision"][0]
    shown = page.findings.toPlainText()
    assert "which is 2.498" in shown
    assert "2.093 kissnn" in shown
    assert found["verdict"].endswith("from this table: 10.")


def test_tables_2_and_3_are_audited(audited):
    found = audited("table2", "table2_accuracy").probe()
    assert found["codes"] == ["no_tie_correction", "holm_thresholds"]
    assert "The decisions stay the same" in found["findings"][1]
    assert found["explanations"][1] == "It belongs to α = 0.10."
    found = audited("table3", "table3_seconds", higher=False).probe()
    assert found["codes"] == ["rank_truncated", "friedman_p"]


def test_typing_is_compared_and_bad_numbers_are_told(room, qtbot):
    table = read_printed("d,A,B,C\na,3,2,1\nb,3,1,2\nc,2,3,1\nd,3,2,1\n").table
    page = AuditPage(room, room)
    page.retranslate()
    page.show()
    page.show_view(
        ResultsView(
            "t", {"accuracy": table}, printed_ranks={"A": 1.25, "B": 2.0, "C": 2.75}
        )
    )
    qtbot.waitUntil(lambda: not page.probe()["busy"], timeout=LONG)
    assert page.probe()["agrees"]
    assert page.probe()["printed"] == {
        "mean_ranks": {"A": "1.25", "B": "2", "C": "2.75"}
    }
    edit = page.form.fields["friedman_p"]
    QTest.keyClicks(edit, "0,5x")  # the x is refused
    qtbot.waitUntil(lambda: page.probe()["codes"] == ["friedman_p"], timeout=LONG)
    assert page.probe()["printed"]["friedman_p"] == "0,5"
    QTest.keyClicks(page.form.fields["alpha"], "7")
    qtbot.waitUntil(lambda: "left out: 7" in page.verdict.text(), timeout=LONG)


def test_ranks_printed_with_few_digits_are_held_to_those_only(room, qtbot):
    """1.3 is right for 1.25 when one digit was printed."""
    table = read_printed("d,A,B,C\na,3,2,1\nb,3,1,2\nc,2,3,1\nd,3,2,1\n").table
    page = AuditPage(room, room)
    page.retranslate()
    ranks = {"A": 1.3, "B": 2.0, "C": 2.7}
    page.show_view(ResultsView("t", {"accuracy": table}, printed_ranks=ranks))
    qtbot.waitUntil(lambda: not page.probe()["busy"], timeout=LONG)
    assert page.probe()["codes"] == []
    assert page.probe()["agrees"]


def test_a_page_without_enough_data_says_so(room):
    page = AuditPage(room, room)
    page.retranslate()
    page.show_view(None)
    assert "two data sets" in page.verdict.text()
    assert not page.form.isEnabled()


def test_every_finding_has_its_sentence(qtbot):
    """The sentences know the codes of the auditor, and no others."""
    assert set(AuditWords().sentences()) == set(audit_sentences._SENTENCES)


def test_numbers_are_written_as_the_language_does(audited):
    page = audited("table5", "table5_accuracy")
    QLocale.setDefault(QLocale("es"))
    page.retranslate()
    assert "2,498" in page.findings.toPlainText()
    QLocale.setDefault(QLocale("en"))


# -- the whole room ---------------------------------------------------------------------


def test_table_2_through_the_window(context, qtbot, shared_data):
    """C19: the button, the sheet, the statistics."""
    room = CompareRoom(context)
    qtbot.addWidget(room)
    room.resize(1200, 700)
    room.show()
    room.bar.import_button.click()
    sheet = room.findChild(ImportSheet, "compare_import_sheet")
    assert sheet.isVisible()
    sheet.open_file(shared_data / "thesis" / "table2_accuracy.csv")
    rest(room, qtbot)
    sheet.take_button.click()
    rest(room, qtbot)
    found = room.results.probe()["statistics"]
    assert found["mean_ranks"] == pytest.approx(
        {"euclidean": 3.093, "itml": 2.981, "lmnn": 2.185, "kissnn": 1.741}, abs=5e-4
    )
    assert found["friedman"]["p"] == pytest.approx(1.173e-4, abs=5e-8)
    page = room.results.open_page("audit")
    assert isinstance(page, AuditPage)
    room.control.close()
    room.close()


# -- words and names --------------------------------------------------------------------

SCORES = "d,A,B,C\n" + "".join(
    f"s{i},{90 + i % 3},{88 + i % 4},{80 + i % 5}\n" for i in range(12)
)
HOLM = [{"classifier": "B", "z": 9, "p": 0.5, "threshold": 0.3}]
MISTAKES = [
    {"mean_ranks": {"A": 1.5, "B": 1.5, "C": 2.0}},
    {"friedman_p": 1.5, "friedman_statistic": 99, "iman_davenport_p": 0.5},
    {"friedman_p": 0.5, "friedman_statistic": 3.0, "iman_davenport_statistic": 2},
    {"nemenyi": {"alpha": 0.05, "q": 2.128, "k": 4, "N": 13, "cd": 0.5}},
    {"nemenyi": {"alpha": 0.05, "cd": 3.5}},
    {"holm": {"alpha": 0.05, "rows": HOLM}},
    {"holm": {"alpha": 0.05, "rows": [*HOLM, {**HOLM[0], "classifier": "C"}]}},
]


def test_each_finding_can_be_said_here_and_on_the_command_line(qtbot, shared_data):
    thesis = shared_data / "thesis"
    known = json.loads((thesis / "statistics.json").read_text())
    tables = [(read_printed(SCORES).table, printed) for printed in MISTAKES]
    for key, file, higher in (("table2", "table2_accuracy", True),
                              ("table3", "table3_seconds", False),
                              ("table5", "table5_accuracy", True)):  # fmt: skip
        text = (thesis / f"{file}.csv").read_text()
        table = read_printed(text, higher_is_better=higher).table
        tables.append((table, known[key]["printed"]))
    words, said = AuditWords(), set()
    for table, printed in tables:
        for found in audit(table, printed).findings:
            text = words.sentence(found) + words.explanation(found)
            assert "{" not in text
            assert audit_sentences.sentence(found)
            said.add(found.code)
    # the rest is like what was said: the same sentence of the other test
    assert set(words.sentences()) - said <= {"iman_davenport_p"}


NAME = re.compile(r"compare(_[a-zA-Z0-9]+)+")


def test_what_takes_the_focus_has_a_name_and_says_it(room):
    page, sheet = AuditPage(room, room), ImportSheet(room)
    page.retranslate()
    for part in (page, sheet):
        part.show()
        labels = {label.buddy() for label in part.findChildren(QLabel)}
        reached = focusable(part)
        assert reached
        for widget in reached:
            assert NAME.fullmatch(widget.objectName()), widget
            said = widget.accessibleName() or getattr(widget, "text", str)()
            assert said or widget in labels, widget.objectName()
