"""What a diagram holds, to be looked at one by one."""

from __future__ import annotations

from typing import Any

from workbench.core.diagrams.diagram import Diagram


def texts(diagram: Diagram) -> list[dict[str, Any]]:
    """Return the marks that are texts."""
    return [mark for mark in diagram.marks if mark["kind"] == "text"]
