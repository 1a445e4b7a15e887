"""Options of a CSV file: read by name, refused where they cannot be, sent as records."""

import pytest

from workbench.api.problems import Problem
from workbench.core.results.csv_options import FLAGS, CsvGuess, CsvOptions
from workbench.jobs import wire


def test_options_that_are_not_given_are_left_to_the_guess():
    assert CsvOptions.given("a.csv", {}) == CsvOptions()
    unsaid = dict.fromkeys(FLAGS)
    assert CsvOptions.given("a.csv", unsaid) == CsvOptions()
    found = CsvOptions.given("a.csv", {"missing": ["-9"], "types": {"x": "date"}})
    assert found == CsvOptions(missing=("-9",), types={"x": "date"})


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"delimiter": "::"}, "delimiter '::' (expected one character)"),
        ({"decimal": ";"}, "decimal ';' (expected one of '.', ',')"),
        ({"thousands": "x"}, "thousands 'x'"),
        ({"ragged": "cut"}, "one of 'refuse', 'pad', 'skip'"),
        ({"comment": ""}, "what a comment line begins with"),
        ({"delimiter": ";", "quote": ";"}, "one character for two things"),
        ({"decimal": ",", "thousands": ","}, "two marks that differ"),
    ],
)
def test_what_cannot_be_is_refused_with_the_file(options, words):
    with pytest.raises(Problem) as caught:
        CsvOptions.given("a.csv", options)
    assert str(caught.value).startswith("a.csv: ")
    assert words in str(caught.value)


def test_a_guess_crosses_to_the_window_as_it_was():
    options = CsvOptions(
        ";", "", ",", "", "utf-8", True, ("NA",), {"x": "date:yyyy"}, "pad", "#"
    )
    guess = CsvGuess(
        options, ("x", "c"), ("date", "nominal"), ("yyyy", ""), "c",
        (("1", "a"), ("2", "b")), whole=False, notes=("one", "two"),
    )  # fmt: skip
    assert wire.decode(wire.encode(guess)) == guess
