"""All claims of the bench, computed once in a process for the tests that only read them."""

from __future__ import annotations

from functools import cache

from workbench.compute.claims import claims_bench
from workbench.compute.claims.claims_bench import CARDS, Claim, examine


@cache
def all_claims() -> tuple[Claim, ...]:
    """Return every claim in English, as computed from the built-in sets."""
    return tuple(examine(list(CARDS.values())))


def examined_once(monkeypatch) -> None:
    """Let the command ``claims`` without arguments show `all_claims`."""
    real = claims_bench.examine

    def examine(cards, data=(), language="en"):
        if list(cards) == list(CARDS.values()) and not data and language == "en":
            return iter(all_claims())
        return real(cards, data, language)

    monkeypatch.setattr(claims_bench, "examine", examine)
