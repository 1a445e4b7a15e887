"""Formulas of the manual on web pages: found in prose, and set as MathML."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest
from tools import typeset_formulas as typeset


def found(text: str, language: str = "en") -> list[str]:
    return [text[begin:end] for begin, end in typeset.formulas(text, language)]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            "so d(x, y) = √((x − y)ᵀ M (x − y)) holds",
            ["d(x, y) = √((x − y)ᵀ M (x − y))"],
        ),
        ("Cost: O(n V d²) for the rows, O(d³) then.", ["O(n V d²)", "O(d³)"]),
        ("the sign of Σ αᵢ yᵢ K(xᵢ, x) + b, with", ["Σ αᵢ yᵢ K(xᵢ, x) + b"]),
        ("pushes (k = 5 and a margin)", ["k = 5"]),
        ("push of Σ [1 + d(i,\nj)² − d(i, l)²]₊.", ["Σ [1 + d(i,\nj)² − d(i, l)²]₊"]),
        ("exp(−|L xᵢ − L xⱼ|²) of a row", ["exp(−|L xᵢ − L xⱼ|²)"]),
        ("fewer than d (d + 1) / 2 rows", ["d (d + 1) / 2"]),
    ],
)
def test_formulas_are_found_in_prose(text: str, wanted: list[str]) -> None:
    assert found(text) == wanted


@pytest.mark.parametrize(
    "text",
    [
        "A k-NN rule of a kind: I take 61.0 % to 99.5 %.",
        "press Ctrl+5, then F1",
        "1 − 0.5",
        "set n_neighbors = many",
        "C = Σ_j Σ_{x in j} of what no rule reads",
        "version 1.2 - a note",
    ],
)
def test_prose_is_left_alone(text: str) -> None:
    assert found(text) == []


def test_words_of_one_letter_depend_on_the_language() -> None:
    assert found("Prueba k = 1 y k = 15", "es") == ["k = 1", "k = 15"]
    assert found("αᵢ yᵢ y b", "en") == ["αᵢ yᵢ y b"]


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("√(x + y)", ["<msqrt><mrow><mi>x</mi><mo>+</mo><mi>y</mi></mrow></msqrt>"]),
        (
            "k / (n V)",
            ['<mfrac displaystyle="true"><mrow><mi>k</mi></mrow><mrow><mi>n</mi>'],
        ),
        ("k/n → 0", ["<mo>/</mo>"]),
        ("Σᵢ pᵢ", ["<munder><mo", "∑</mo>", "<msub><mi>p</mi><mrow><mi>i</mi>"]),
        ("Σ_S⁻¹ − Σ_D⁻¹", ['<msubsup><mi mathvariant="normal">Σ</mi>']),
        ("M = LᵀL", ["<msup><mi>L</mi><mrow><mi>⊤</mi></mrow></msup><mi>L</mi>"]),
        ("W^(−½) B*", ["<msup><mi>W</mi><mrow><mrow><mo>−</mo><mfrac>", "<mi>*</mi>"]),
        ("d < h", ["<mo>&lt;</mo>"]),
    ],
)
def test_a_formula_is_set(text: str, parts: list[str]) -> None:
    made = typeset.mathml(text)
    assert ET.fromstring(made).get("alttext") == text
    for part in parts:
        assert part in made


@pytest.mark.parametrize("text", ["x +^ 2", "k / ", "word", "(x"])
def test_what_is_no_formula_is_refused(text: str) -> None:
    with pytest.raises(typeset.NotAFormulaError):
        typeset.mathml(text)


def test_nothing_of_the_text_is_lost() -> None:
    text = "Cost: O(P d²) for P pairs of a kind, O(d³) for d."
    parts = list(typeset.parted(text, typeset.variables(text)))
    assert "".join(part for part, _ in parts) == text
    assert [p for p, is_formula in parts if is_formula] == [
        "O(P d²)",
        "P",
        "O(d³)",
        "d",
    ]
    for part, is_formula in parts:
        if is_formula:
            shown = "".join(ET.fromstring(typeset.mathml(part)).itertext())
            assert re.sub(r"\s", "", part).replace("²", "2").replace("³", "3") == shown
