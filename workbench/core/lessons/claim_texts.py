"""Texts of the claims of the bench, in three languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from workbench.core.program.json_text import load_json
from workbench.core.program.resources import resource


@cache
def claim_texts() -> Mapping[str, Any]:
    """Return ``claims`` (texts by id) and ``words`` of ``resources/claims/claims.json``."""
    document: Mapping[str, Any] = load_json(resource("claims", "claims.json"))
    return document


def claim_sentence(claim: str, language: str) -> str:
    """Return the sentence of a claim; its id where there is none of that id."""
    texts = claim_texts()["claims"].get(claim, {}).get("claim", {})
    return str(texts.get(language) or texts.get("en") or claim)
