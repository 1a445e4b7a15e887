"""No English in the rooms of a window that speaks Spanish or Russian."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QWidget,
)
from support.checkout import ROOT

from workbench.ui.rooms import ROOMS

FOLDER = ROOT / "resources" / "translations"
#: Words of English that no other language of the window has.
ENGLISH = re.compile(
    r"\b(the|of|and|with|which|each|rows?|nearest|neighbou?rs?|weights?|attributes?|"
    r"values?|from|that|how|many|training|learn(s|ed)?|choose|open|show|not|this)\b",
    re.IGNORECASE,
)
#: Words that stand in texts of every language: names in scripts, of methods and of data.
NAMES = re.compile(
    r"\b(random_state|n_neighbors|attribute_weights|[a-z]+_[a-z_]+|k-NN|\w+=\S+|"
    r"out-of-bag|open ?ml|sepal\S*|petal\S*)\b|\([^()]*\)|`[^`]*`",
    re.IGNORECASE,
)

#: A published work, which is cited in its own language.
WORK = re.compile(r"\((19|20)\d\d\)")


def translated_sources(code: str) -> set[str]:
    """English texts whose translation is another text."""
    found = set()
    for message in ET.parse(FOLDER / f"workbench_{code}.ts").getroot().iter("message"):
        source, said = message.findtext("source"), message.findtext("translation")
        if said and source != said and len(source) > 3:
            found.add(source)
    for message in ET.parse(FOLDER / f"workbench_{code}.ts").getroot().iter("message"):
        found.discard(message.findtext("translation"))  # "Error" in Spanish
    return found


def visible_texts(widget: QWidget) -> set[str]:
    """What can be read in a room, tips and names for screen readers included."""
    texts: set[str] = set()
    for part in widget.findChildren(QWidget):
        texts |= {part.toolTip(), part.accessibleName()}
        if isinstance(part, QLabel | QAbstractButton):
            texts.add(part.text())
        elif isinstance(part, QComboBox):
            texts |= {part.itemText(i) for i in range(part.count())}
        elif isinstance(part, QGroupBox):
            texts.add(part.title())
        elif isinstance(part, QLineEdit):
            texts.add(part.placeholderText())
    plain = (re.sub(r"<[^>]*>", " ", text).replace("&", "") for text in texts)
    return {text for text in plain if text.strip()}


def english(text: str, sources: set[str]) -> bool:
    """Whether a text is English: known as a source, or by two of its words."""
    lines = [line.strip() for line in text.splitlines() if not WORK.search(line)]
    text = "\n".join(lines)
    if any(line in sources for line in lines):
        return True
    words = ENGLISH.findall(NAMES.sub(" ", text))
    return len(words) >= 2


@pytest.mark.lane("whole", "builds every room twice")
@pytest.mark.parametrize("code", ["es", "ru"])
def test_every_room_speaks_the_language(make_window, qtbot, code):
    window = make_window("builtin:iris", lang=code)
    qtbot.waitUntil(lambda: window.context.session.data is not None)
    names = {a.name for a in window.context.session.data.columns}
    sources = translated_sources(code) - names
    found: dict[str, list[str]] = {}
    for room in ROOMS:
        window.show_room(room.id)
        qtbot.wait(50)
        wrong = {t for t in visible_texts(window.room) if english(t, sources)}
        if wrong:
            found[room.id] = sorted(wrong)
    assert found == {}


def test_the_harvest_sees_english(make_window):
    """What is looked for is found where the window speaks English."""
    window = make_window()
    sources = translated_sources("es")
    window.show_room("classify")
    wrong = [t for t in visible_texts(window.room) if english(t, sources)]
    assert len(wrong) > 30
