"""Suggestions for a misspelt name: the nearest known ones, or a short list of all."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from itertools import islice
from pathlib import Path

#: How a suggestion begins; `Problem` then leaves out "expected".
DID_YOU_MEAN = "did you mean "
#: Names listed where nothing is near, and names suggested where several are.
MOST_LISTED = 8
_MOST_NEAR = 3
#: Names looked at, and their letters: a header may have a million.
_MOST_NAMES = 5000
_LONGEST = 60


def instead_of(word: object, known: Iterable[str], more: str = "") -> str:
    """Return what a `Problem` about an unknown name expects.

    Parameters
    ----------
    word : object
        What was given.
    known : iterable of str
        The names there are.
    more : str
        What to say behind a list that is cut: where all names are shown.

    Returns
    -------
    str
        ``did you mean NAME?`` where one is near; else ``one of A, B``, at most
        `MOST_LISTED` names.
    """
    names = list(known)
    near = nearest(word, names)
    if near:
        return DID_YOU_MEAN + " or ".join(near) + "?"
    if len(names) <= MOST_LISTED:
        return "one of " + (", ".join(names) or "none: there is none")
    shown = ", ".join(names[:MOST_LISTED])
    return f"one of {shown}, … {len(names)} in all" + (f"; see {more}" if more else "")


def nearest(word: object, known: Sequence[str]) -> list[str]:
    """Return the known names a word was meant for, the best ones only, often none.

    Capitals, blanks, ``-`` and ``_`` make no difference; a third of the letters may be
    wrong, left out, put in or swapped with the next. Else a name that begins so.
    """
    if not isinstance(word, str) or not 0 < len(word) <= _LONGEST:
        return []
    given = _plain(word)
    most = min(max(len(given) // 3, len(given) > 2), 3)
    far: dict[str, int] = {}
    for name in islice(known, _MOST_NAMES):
        distance = edits(given, _plain(name), most)
        # two wrong letters are another word, unless it begins in the same way
        if distance <= min(most, 1) or (
            distance <= most and given[0] == name[:1].casefold()
        ):
            far[name] = distance
    if far:
        best = min(far.values())
        return [name for name, distance in far.items() if distance == best][:_MOST_NEAR]
    if len(given) < 2:
        return []
    begun = [
        name for name in islice(known, _MOST_NAMES) if _begins(given, _plain(name))
    ]
    return begun[:_MOST_NEAR] if len(begun) <= _MOST_NEAR else []


def edits(a: str, b: str, most: int) -> int:
    """Return how many letters are put in, left out, replaced or swapped with the next.

    Parameters
    ----------
    most : int
        What is farther is ``most + 1``, without being counted to the end.

    Notes
    -----
    The restricted distance of F. J. Damerau, A technique for computer detection and
    correction of spelling errors, Communications of the ACM 7 (1964).
    """
    if abs(len(a) - len(b)) > most:
        return most + 1
    before: list[int] = []
    row = list(range(len(b) + 1))
    for i, letter in enumerate(a, 1):
        last, before, row = before, row, [i]
        for j, other in enumerate(b, 1):
            cost = min(before[j] + 1, row[-1] + 1, before[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == b[j - 2] and a[i - 2] == other:
                cost = min(cost, last[j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
    return min(row[-1], most + 1)


def file_near(path: str | Path, kind: str) -> str:
    """Return what is expected instead of a file that is not there.

    The name of one beside it that is written alike, else `kind`.
    """
    wanted = Path(path)
    try:
        with os.scandir(wanted.parent) as entries:
            names = sorted(entry.name for entry in islice(entries, _MOST_NAMES))
    except (OSError, ValueError):
        return kind
    near = nearest(wanted.name, names)
    return f"{DID_YOU_MEAN}{' or '.join(near)}?" if near else kind


def _plain(name: str) -> str:
    text = name[: _LONGEST + 1].casefold()
    return text.replace("_", "").replace("-", "").replace(" ", "")


def _begins(given: str, name: str) -> bool:
    return name.startswith(given) or (len(name) > 2 and given.startswith(name))
