"""Values of parameters as a reader would say them."""

from __future__ import annotations

import pytest

from workbench.api.params import Param
from workbench.ui.services.plugin_words import value_words


@pytest.mark.parametrize(
    ("kind", "value", "words"),
    [
        ("bool", True, "yes"),
        ("bool", False, "no"),
        ("int", 5, "5"),
        ("float", 0.25, "0.25"),
        ("text", "a b", "a b"),
    ],
)
def test_value_in_words(qapp, kind, value, words):
    assert value_words(Param("p", kind, value), value) == words
