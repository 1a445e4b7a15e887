"""The claims bench in the window: a guess first, then a test by a worker, in any language."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget, QPushButton, QRadioButton
from support.claims import all_claims
from support.rooms import LONG, child, press
from support.window_work import speak

from workbench.compute.claims.claims_bench import chosen, examine
from workbench.core.lessons.claim_texts import claim_ids, claim_text, finding
from workbench.ui.lessons.claims_window import ClaimsWindow


@pytest.fixture
def bench(window, qtbot):
    """The claims bench, opened from the menu of lessons."""
    window.acts["lessons_claims"].trigger()
    found = child(window, "claims_dialog", ClaimsWindow)
    qtbot.waitUntil(found.isVisible)
    yield found
    found.close()


def put_to_test(bench, qtbot, claim, guess):
    """Guess and test a claim; return what is shown."""
    bench.choose(claim)
    child(bench, f"main_claims_{guess}Radio", QRadioButton).click()
    press(bench, "main_claims_testBtn")
    qtbot.waitUntil(lambda: not bench.busy, timeout=LONG)
    return bench.probe()


def test_every_claim_is_there_and_nothing_told_before_a_guess(bench):
    assert bench.probe()["count"] == len(claim_ids()) == 31
    test = child(bench, "main_claims_testBtn", QPushButton)
    for claim in claim_ids():
        bench.choose(claim)
        shown = bench.probe()
        assert shown["text"].endswith(claim_text(claim, "experiment", "en"))
        assert claim_text(claim, "claim", "en") in shown["text"]
        assert not test.isEnabled()


def test_a_guess_and_its_test(bench, window, qtbot):
    shown = put_to_test(bench, qtbot, "thesis-holm", "true")
    claim = next(examine(chosen(["thesis-holm"])))
    assert shown["verdict"] == claim.verdict == "false"
    assert shown["figures"] == claim.figures
    assert "✗ The answer is: false. Your guess was: true." in shown["text"]
    assert claim.finding in shown["text"]
    assert "α in the heading" in shown["text"]
    assert (shown["right"], shown["tested"]) == (0, ["thesis-holm"])
    # a guess that was answered stays
    radio = child(bench, "main_claims_falseRadio", QRadioButton)
    assert not radio.isEnabled()
    bench.guess("false")
    assert bench.probe()["guess"] == "true"
    shown = put_to_test(bench, qtbot, "argerich-levenshtein", "false")
    assert shown["right"] == 1
    assert "✓ Your guess is right: false." in shown["text"]
    assert window.probe("claims")["right"] == 1


def test_next_goes_to_what_was_not_tested(bench, qtbot):
    items = child(bench, "main_claims_list", QListWidget)
    claims = [
        items.item(i).data(Qt.ItemDataRole.UserRole) for i in range(items.count())
    ]
    claims = [claim for claim in claims if claim]
    put_to_test(bench, qtbot, claims[1], "false")
    bench.choose(claims[0])
    press(bench, "main_claims_nextBtn")
    assert bench.chosen == claims[2]
    bench.choose(claims[-1])
    press(bench, "main_claims_nextBtn")
    assert bench.chosen == claims[0]


def test_by_keyboard_alone(bench, qtbot):
    first = bench.chosen
    items = child(bench, "main_claims_list", QListWidget)
    items.setFocus()
    QTest.keyClick(items, Qt.Key.Key_Down)
    second = bench.chosen
    assert second != first
    for _ in range(40):  # over all claims and the heads between them
        QTest.keyClick(items, Qt.Key.Key_Down)
        assert bench.chosen
    assert bench.chosen.startswith("thesis")
    bench.choose("famaf-ties")
    bench.activateWindow()
    qtbot.waitActive(bench)
    items.setFocus()
    for name in ("main_claims_card_view", "main_claims_trueRadio"):  # where Tab leads
        QTest.keyClick(bench.focusWidget(), Qt.Key.Key_Tab)
        assert bench.focusWidget().objectName() == name
    QTest.keyClick(bench.focusWidget(), Qt.Key.Key_Space)
    assert bench.probe()["guess"] == "true"
    QTest.keyClick(bench.focusWidget(), Qt.Key.Key_Right)
    assert bench.probe()["guess"] == "false"
    QTest.keyClick(bench.focusWidget(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bench.probe()["verdict"] == "conditional", timeout=LONG)


def test_escape_stops_a_test_and_then_closes(bench, qtbot):
    bench.choose("han-tree-search")
    bench.guess("true")
    bench.test()
    assert bench.busy
    again = child(bench, "main_claims_testBtn", QPushButton)
    QTest.mouseClick(again, Qt.MouseButton.LeftButton)
    assert bench.busy, "the second of two quick clicks cancels nothing"
    QTest.keyClick(bench, Qt.Key.Key_Escape)
    assert not bench.busy
    assert "Cancelled" in bench.probe()["text"]
    assert not bench.probe()["tested"]
    assert bench.isVisible()
    QTest.keyClick(bench, Qt.Key.Key_Escape)
    assert not bench.isVisible()


def test_the_open_data_set_joins_where_it_can(bench, window, qtbot):
    check = child(bench, "main_claims_dataCheck")
    bench.choose("argerich-best-k")
    assert check.isVisible()
    assert not check.isEnabled()  # nothing is open
    window.opener.open("builtin:iris")
    qtbot.waitUntil(check.isEnabled, timeout=LONG)
    check.setChecked(True)
    shown = put_to_test(bench, qtbot, "argerich-best-k", "true")
    assert shown["figures"]["sets"] == 14
    assert shown["figures"]["best_k"]["iris*"] == shown["figures"]["best_k"]["iris"]
    bench.choose("thesis-holm")
    assert not check.isVisible()


def test_the_language_changes_what_was_found(bench, window, qtbot):
    put_to_test(bench, qtbot, "thesis-holm", "false")
    speak(window, "ru", qtbot)
    shown = bench.probe()
    assert finding("thesis-holm", shown["figures"], "ru") in shown["text"]
    assert "✓ Вы угадали: неверно." in shown["text"]


@pytest.mark.lane("whole", "computes all 31 claims in a worker once more")
def test_every_claim_is_answered_in_three_languages(bench, window, qtbot):
    verdicts = {claim.id: claim.verdict for claim in all_claims()}
    for claim, verdict in verdicts.items():
        assert put_to_test(bench, qtbot, claim, "false")["verdict"] == verdict, claim
    for language in ("es", "ru", "en"):
        speak(window, language, qtbot)
        for claim in verdicts:
            bench.choose(claim)
            shown = bench.probe()
            said = finding(claim, shown["figures"], language)
            # a text view gives plain spaces for hard ones
            assert said.replace("\u00a0", " ") in shown["text"], (claim, language)
