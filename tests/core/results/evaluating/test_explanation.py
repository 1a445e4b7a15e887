"""An explanation keeps the JSON names of its parts."""

from __future__ import annotations

from workbench.core.program.json_text import plain
from workbench.core.program.records import from_json
from workbench.core.results.evaluating.explanation import Explanation
from workbench.jobs import wire

DOCUMENT = {
    "row": 0, "fold": 1, "true": "a", "predicted": "b", "scores": [0.2, 0.8],
    "attributes": ["x"], "values": ["1"], "k": 1, "metric": "euclidean",
    "neighbours": [
        {"row": 3, "distance": 0.5, "class": "b", "share": 1.0, "values": ["1.1"]},
    ],
    "votes": {"b": 1.0},
    "flip": {"text": "t", "class": "a", "removed_rows": [3]},
}  # fmt: skip


def test_it_is_written_as_it_was_read():
    found = from_json(Explanation, DOCUMENT)
    assert plain(found) == DOCUMENT
    assert (found.neighbours[0].label, found.flip.label) == ("b", "a")
    assert wire.decode(wire.encode(found)) == found


def test_a_numeric_class_has_no_votes():
    numbers = {"true": 1.5, "predicted": 2.5, "scores": None, "votes": {}, "flip": None}
    found = from_json(Explanation, {**DOCUMENT, **numbers})
    assert (found.predicted, found.flip) == (2.5, None)
