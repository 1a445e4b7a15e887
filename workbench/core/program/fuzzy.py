"""Fuzzy search in short names: all words of a question, in any order and shortened."""

from __future__ import annotations

import re

#: What a match of one word is worth: whole, at the beginning of a word, inside, as
#: letters in their order.
_WHOLE, _BEGIN, _INSIDE, _LETTERS = 8, 6, 3, 1
#: Fewer letters than these, scattered over a name, say nothing.
_LEAST_SCATTERED = 3


def match(question: str, name: str) -> int:
    """Return how well a name answers a question; 0 where it does not.

    Parameters
    ----------
    question : str
        Words; each must be found in the name.
    name : str

    Examples
    --------
    >>> match("larg tex", "Larger text") > match("tex", "Context map") > 0
    True
    >>> match("roc knn", "ROC curve")
    0
    """
    words = question.casefold().split()
    text = name.casefold()
    parts = re.findall(r"\w+", text)
    values = [_worth(word, text, parts) for word in words]
    return sum(values) if values and all(values) else 0


def _worth(word: str, text: str, parts: list[str]) -> int:
    if word in parts:
        return _WHOLE
    if any(part.startswith(word) for part in parts):
        return _BEGIN
    if word in text:
        return _INSIDE
    if len(word) < _LEAST_SCATTERED:
        return 0
    return _LETTERS if any(_in_order(word, part) for part in parts) else 0


def _in_order(letters: str, part: str) -> bool:
    """Whether the letters stand in a word in their order, from its first one."""
    if not part.startswith(letters[0]):
        return False
    rest = iter(part)
    return all(letter in rest for letter in letters)
