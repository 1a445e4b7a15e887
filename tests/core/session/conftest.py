"""A session, closed at the end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from workbench.core.session.session import Session


@pytest.fixture
def session() -> Iterator[Session]:
    """A session with nothing open."""
    made = Session()
    yield made
    made.close()
