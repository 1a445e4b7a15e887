"""Base of the pages of the Search lab."""

from __future__ import annotations

from workbench.ui.pages import LazyPage


class SearchPage(LazyPage):
    """A page that F5 runs."""

    def compute(self) -> None:
        """Compute what is shown anew: F5."""
        self.refresh()
