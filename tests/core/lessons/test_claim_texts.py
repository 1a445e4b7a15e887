"""Sentences with figures in them: paths, numbers as each language writes them, tables."""

from __future__ import annotations

import re

import pytest
from support.claims import all_claims

from workbench.core.lessons.claim_texts import (
    claim_ids,
    claim_texts,
    figure_label,
    figure_tables,
    figure_value,
    finding,
    reads_data,
)

LANGUAGES = ("en", "es", "ru")


@pytest.mark.parametrize(
    ("figures", "language", "said"),
    [
        ({"triples": 20000, "met_as_printed": 0, "met_with_x_l": 19861}, "en",
         "0 of 20\u00a0000 triples meet the printed condition: no number is less than "
         "itself. With d(i, l) on the right, 19\u00a0861 do."),
        ({"triples": 7, "met_as_printed": 1, "met_with_x_l": 6}, "es",
         "1 de 7 ternas cumplen la condición impresa: ningún número es menor que sí "
         "mismo. Con d(i, l) a la derecha, la cumplen 6."),
    ],
)  # fmt: skip
def test_figures_stand_in_the_sentence(figures, language, said):
    assert finding("thesis-lmnn", figures, language) == said


def test_numbers_as_the_language_writes_them():
    figures = {
        "hamming": 3,
        "with_root": {"0.01": 9.37e47},
        "without_root": {"0.01": 3.0180},
    }
    assert "9·10⁴⁷" in finding("argerich-hamming", figures, "en")
    assert "3.02" in finding("argerich-hamming", figures, "en")
    assert "3,02" in finding("argerich-hamming", figures, "ru")
    assert figure_value(0.25, "en") == "0.25"
    assert figure_value([1.5, -2], "es") == "1,5; −2"
    assert figure_value([1.5, -2], "en") == "1.5, −2"
    assert figure_value([True, 16000], "ru") == "да; 16\u00a0000"
    assert figure_value([], "en") == "–"


def test_labels_are_put_together():
    assert figure_label("forward, moons", "es") == "hacia delante, moons"
    assert figure_label("uniform, 8 dimensions", "ru") == "равномерные, измерений: 8"
    assert figure_label("k = 5, 3 classes", "en") == "k = 5, classes: 3"


def test_plain_figures_come_first_and_groups_are_tables():
    figures = {
        "data": {"iris": {"rows": 150, "holds": True}}, "sets": 1,
        "best_k": {"iris": 6},
    }  # fmt: skip
    assert figure_tables(figures, "en") == [
        ([], [["data sets", "1"]]),
        (["data set", "rows", "holds"], [["iris", "150", "yes"]]),
        (["best k", ""], [["iris", "6"]]),
    ]


@pytest.mark.lane("whole", "needs the figures of all claims")
def test_every_figure_of_every_claim_has_a_label():
    labels = claim_texts()["figures"]
    names = {"moons", "circles", "xor", "iris", "wine", "wdbc", "wine-2", "balance"}
    names |= {"monks-3", "twonorm", "stripes-6", "thesis21-strips", "thesis21-printed"}
    names |= {"KISSNN", "Bayes", "SMO", "MLP", "J48"}

    def keys(value):
        if isinstance(value, dict):
            for key, inside in value.items():
                yield from key.split(", ")
                yield from keys(inside)

    for claim in all_claims():
        for key in keys(dict(claim.figures)):
            counted = re.fullmatch(r"\d+ (dimensions|rows|classes)", key)
            number = re.fullmatch(r"[\d.]+|k = \d", key)
            assert counted or number or key in names or key in labels, (claim.id, key)
    for said in labels.values():
        assert set(said) == set(LANGUAGES)
        assert all(said.values())


@pytest.mark.lane("whole", "needs the figures of all claims")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_found_has_numbers_in_every_language(language):
    english = {claim.id: claim.finding for claim in all_claims()}
    for claim in all_claims():
        said = finding(claim.id, claim.figures, language)
        assert "{" not in said
        assert re.search(r"\d", said)
        if language == "en":
            assert said == claim.finding
            continue
        # the same numbers, whatever the order and the decimal mark
        assert _numbers(said) >= _numbers(english[claim.id])
        assert not re.search(r"\d\.\d", said)


def _numbers(text):
    plain = text.replace("\u00a0", "").replace(",", ".")
    return {token.rstrip(".") for token in re.findall(r"\d[\d.]*", plain)}


def test_claims_that_read_data_say_so():
    assert [claim for claim in claim_ids() if reads_data(claim)] == [
        "argerich-half-of-1nn", "argerich-best-k", "argerich-two-neighbours",
        "vorontsov-ccv-control",
    ]  # fmt: skip
