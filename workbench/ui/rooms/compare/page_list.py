"""The pages below the grid of the Compare room, in the order of their tabs."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from workbench.ui.rooms.compare.page import ComparePage

_PACKAGE = "workbench.ui.rooms.compare"


@dataclass(frozen=True, slots=True)
class PageEntry:
    """Where a page is found; it is imported when first shown.

    Attributes
    ----------
    id : str
        The `page_id` of the class.
    target : str
        ``module:Class`` below `workbench.ui.rooms.compare`.
    """

    id: str
    target: str

    @property
    def exists(self) -> bool:
        """Whether this installation has the page's module."""
        return find_spec(f"{_PACKAGE}.{self.target.partition(':')[0]}") is not None

    def load(self) -> type[ComparePage]:
        """Import the page's class."""
        module, name = self.target.split(":")
        page: type[ComparePage] = getattr(import_module(f"{_PACKAGE}.{module}"), name)
        return page


PAGES: tuple[PageEntry, ...] = (
    PageEntry("tests", "pages.tests_page:TestsPage"),
    PageEntry("cd", "pages.cd_page:CdPage"),
    PageEntry("cdControl", "pages.control_page:ControlPage"),
    PageEntry("wtl", "pages.wtl_page:WtlPage"),
    PageEntry("wilcoxon", "pages.wilcoxon_page:WilcoxonPage"),
    PageEntry("pairs", "pages.pairs_page:PairsPage"),
    PageEntry("box", "pages.box_page:BoxPage"),
    PageEntry("time", "pages.time_page:TimePage"),
    PageEntry("latex", "pages.latex_page:LatexPage"),
    PageEntry("audit", "audit.audit_page:AuditPage"),
    PageEntry("reproduction", "reproduction.reproduction_page:ReproductionPage"),
)
