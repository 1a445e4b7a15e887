"""Warnings and notes of fits are told in the language of the window."""

from __future__ import annotations

import ast
import re

import pytest
from PySide6.QtCore import QTranslator
from support.checkout import ROOT

from workbench.compute.fitting.fit_warnings import UNCONVERGED
from workbench.compute.folds.class_counts import UNTRAINED
from workbench.core.program.resources import resource
from workbench.ui.services.fit_words import TEXTS, fit_words


@pytest.fixture(params=["es", "ru"])
def language(qapp, request):
    translator = QTranslator()
    file = resource("translations", f"workbench_{request.param}.qm")
    assert translator.load(str(file))
    qapp.installTranslator(translator)
    yield request.param
    qapp.removeTranslator(translator)


def words_of(node: ast.AST) -> list[str]:
    """Return the texts of an expression; what is filled in stands as 7."""
    if isinstance(node, ast.JoinedStr):
        parts = (p.value if isinstance(p, ast.Constant) else "7" for p in node.values)
        return ["".join(map(str, parts))]
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) and " " in node.value else []
    return [word for child in ast.iter_child_nodes(node) for word in words_of(child)]


def told() -> list[str]:
    """Return the notes and the reasons to give up that stand in the sources."""
    found = []
    places = [
        *(ROOT / "plugins").rglob("*.py"),
        *(ROOT / "workbench/api").rglob("*.py"),
        *(ROOT / "workbench/numerics").rglob("*.py"),
    ]
    for path in places:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in (
                "self.note_", "_ALIKE",
            ):  # fmt: skip
                found += words_of(node.value)
            elif isinstance(node, ast.Call) and "NothingLearned" in ast.unparse(
                node.func
            ):
                found += words_of(node)
    kinds = ("similar", "classes")  # of what is filled in
    filled = {"there is no pair of 7 rows": kinds[0], "inside the 7": kinds[1]}
    for i, text in enumerate(found):
        for end, kind in filled.items():
            if text.endswith(end):
                found[i] = text.replace("7", kind)
    return [text for text in found if text not in ("7: 7.", "7 7")]


def test_every_note_of_a_metric_learner_is_translated(language):
    notes = told()
    assert len(notes) > 20
    assert [text for text in notes if fit_words(text) == text] == []


def test_every_known_text_is_translated(language):
    texts = [re.sub(r"\{(?!reason)\w+\}", "7", str(text)) for text in TEXTS]
    filled = [text.replace("{reason}", "no attribute varies") for text in texts]
    assert [text for text in filled if fit_words(text) == text] == []
    assert [text for text in filled if "{" in fit_words(text)] == []


def test_warnings_of_folds_are_translated(language):
    for text in (
        f"MLP: {UNCONVERGED}",
        UNTRAINED,
        "lmnn: no convergence within 7 iterations",
    ):
        assert fit_words(text) != text
    assert fit_words(f"MLP: {UNCONVERGED}").startswith("MLP: ")
    both = "Learned from 60 rows: of all, more pairs are near the margin than memory allows."
    second = "No smaller loss was found than with a multiple of the Euclidean one."
    assert fit_words(f"{both} {second}") == f"{fit_words(both)} {fit_words(second)}"
    given_up = fit_words(
        "kissme: Euclidean distance is used instead: no attribute varies."
    )
    assert fit_words("no attribute varies") in given_up


def test_texts_of_strangers_stay(language):
    for text in ("lbfgs failed to converge (status=1): STOP.", "x: y", ""):
        assert fit_words(text) == text


def test_english_stays_english(qapp):
    for text in TEXTS:
        filled = re.sub(r"\{\w+\}", "7", str(text))
        assert fit_words(filled) == filled
