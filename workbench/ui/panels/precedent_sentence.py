"""The sentence about the rows that hold a vote, as every precedent card says it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

#: So many rows are named in the sentence.
_NAMED = 5


def flip_sentence(rows: Sequence[int], label: str) -> str:
    """Say without which rows, numbered from 0, the vote would be another label."""
    # two texts and no plural form: the extraction tool finds none in translate()
    if len(rows) == 1:
        text = translate("WhyCard", "Without row {rows} the vote would be {name}.")
    else:
        text = translate("WhyCard", "Without rows {rows} the vote would be {name}.")
    numbers = ", ".join(str(row + 1) for row in rows[:_NAMED])
    if len(rows) > _NAMED:
        more = translate("WhyCard", "and {} more").format(len(rows) - _NAMED)
        numbers = f"{numbers} {more}"
    return text.format(rows=numbers, name=label)
