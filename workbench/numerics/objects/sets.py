"""The Jaccard distance of sets.

References
----------
P. Jaccard (1901). Étude comparative de la distribution florale. Bulletin de la Société
Vaudoise des Sciences Naturelles 37, 547-579.
"""

from __future__ import annotations

from collections.abc import Set

from workbench.api import Problem


def read_set(text: str) -> frozenset[str]:
    """Read a set written ``{1,3,4,7}``; entries are texts, spaces around them nothing.

    Raises
    ------
    Problem
        For what is not in braces, and an entry that is empty.
    """
    stripped = text.strip()
    if stripped[:1] != "{" or stripped[-1:] != "}" or len(stripped) < 2:
        raise Problem(f"{text!r}"[:200], expected="a set, as in {1,3,4,7}")
    inside = stripped[1:-1].strip()
    entries = [entry.strip() for entry in inside.split(",")] if inside else []
    if "" in entries:
        raise Problem(f"an empty entry in {text!r}"[:200], expected="{1,3,4,7}")
    return frozenset(entries)


def jaccard(a: Set[str], b: Set[str]) -> float:
    """Return 1 - |A ∩ B| / |A ∪ B|, 0 for two empty sets."""
    union = len(a | b)
    return (union - len(a & b)) / union if union else 0.0
