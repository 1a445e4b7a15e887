"""All cards of the claims bench, with their texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from workbench.api import Dataset, Problem, check
from workbench.api.did_you_mean import instead_of
from workbench.compute.claims import (
    dimension_claims,
    distance_claims,
    neighbour_claims,
    search_claims,
    selection_claims,
    thesis_claims,
    training_claims,
)
from workbench.compute.claims.card import Card
from workbench.core.lessons.claim_texts import claim_text, claim_texts, finding
from workbench.core.results.claim import Claim

CARDS: Mapping[str, Card] = {
    card.id: card
    for module in (
        thesis_claims,
        distance_claims,
        neighbour_claims,
        training_claims,
        dimension_claims,
        selection_claims,
        search_claims,
    )
    for card in module.CARDS
}


def word(key: str, language: str) -> str:
    """Return a verdict, a heading or another word of the bench in a language."""
    text: str = claim_texts()["words"][key][language]
    return text


def chosen(ids: Sequence[str]) -> list[Card]:
    """Return the cards of some ids, all of them for none.

    Raises
    ------
    Problem
        For an unknown id; names the nearest.
    """
    for name in ids:
        if name not in CARDS:
            raise Problem(f"no claim {name!r}", expected=instead_of(name, tuple(CARDS)))
    return [CARDS[name] for name in ids or CARDS]


def examine(
    cards: Sequence[Card], data: Sequence[Dataset] = (), language: str = "en"
) -> Iterator[Claim]:
    """Compute the figures of cards, one after the other, and judge them.

    Parameters
    ----------
    cards : sequence of Card
    data : sequence of Dataset
        Of the user; joined to the built-in and generated ones where a card reads data.
    language : str
        Of title and claim: ``en``, ``es`` or ``ru``.

    Raises
    ------
    Problem
        For a data set without classes.
    """
    for card in cards:
        check()
        source, title, claim, experiment = (
            claim_text(card.id, part, language)
            for part in ("source", "title", "claim", "experiment")
        )
        figures = card.measure(data)
        yield Claim(
            card.id,
            source,
            title,
            claim,
            experiment,
            card.judge(figures),
            figures,
            finding(card.id, figures, language),
        )
