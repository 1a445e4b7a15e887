"""What texts of lessons say to whom cannot see them."""

from __future__ import annotations

import json
import re

import pytest
from PySide6.QtWidgets import QWidget

from workbench.core.lessons.lesson_file import CAPTION
from workbench.core.program.resources import resource
from workbench.ui.lessons.captions import spoken, unbroken, with_captions
from workbench.ui.rooms import ROOMS
from workbench.ui.rooms.distances.page_list import PAGES as DISTANCES
from workbench.ui.rooms.metric.page_list import PAGES as METRIC
from workbench.ui.rooms.prototypes.page_list import PAGES as PROTOTYPES
from workbench.ui.rooms.search.page_list import PAGES as SEARCH

LESSONS = resource("lessons")
PAGES = {"dist": DISTANCES, "metric": METRIC, "proto": PROTOTYPES, "search": SEARCH}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Press **Run** (F5).", "Press Run (F5)."),
        ("From *pato* to *palta*?", "From pato to palta?"),
        ("**2**: insert *l*, and *o* becomes *a*.", "2: insert l, and o becomes a."),
        ("3 * 4 is 12 * 1", "3 * 4 is 12 * 1"),
        ("two\n**lines**", "two\nlines"),
        ("", ""),
    ],
)
def test_stars_are_not_spoken(text, said):
    assert spoken(text) == said


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("with 5-NN and 1-NN", "with 5_NN and 1_NN"),
        ("set **k = 5**, then p = ∞", "set **k~=~5**, then p~=~∞"),
        ("19 788 in y, 1 579 in x", "19~788 in y, 1~579 in x"),
        ("Iman-Davenport, 5 of 300 rows", "Iman-Davenport, 5 of 300 rows"),
    ],
)
def test_what_is_one_word_is_not_broken(text, shown):
    assert unbroken(text).replace("\u2011", "_").replace("\xa0", "~") == shown


def texts(part, lang: str):
    """Yield the texts of a lesson in one language."""
    if isinstance(part, dict):
        if isinstance(part.get(lang), str):
            yield part[lang]
        for inner in part.values():
            yield from texts(inner, lang)
    elif isinstance(part, list):
        for inner in part:
            yield from texts(inner, lang)


@pytest.mark.lane("whole", "every room is made in three languages")
@pytest.mark.parametrize("lang", ["en", "es", "ru"])
def test_a_handout_calls_things_as_the_window_does(make_window, qtbot, lang):
    """A handout is made without a window: it prints what follows the bar."""
    window = make_window(lang=lang, fresh=True)
    for entry in ROOMS:
        window.show_room(entry.id)
        for page in PAGES.get(entry.id, ()):
            parts = [window.room, *window.room.findChildren(QWidget)]
            book = next(part for part in parts if hasattr(part, "open_page"))
            book.open_page(page.id)
        window.room.draw_waiting()
    compared, other = 0, {}
    for file in sorted(LESSONS.glob("*.json")):
        for text in texts(json.loads(file.read_text("utf-8")), lang):
            for match in CAPTION.finditer(text):
                name, item, printed = match.groups()
                printed = printed.removesuffix("...")
                place = name if item is None else f"{name}:{item}"
                said = with_captions(window, f"[[{place}|?]]").removesuffix("...")
                if said != "?":
                    compared += 1
                    # a long caption may be shortened: Split, training share
                    if said != printed and not re.match(
                        re.escape(printed) + "[,:]", said
                    ):
                        other[file.stem, name, item] = (printed, said)
    assert compared > 170
    assert other == {}
