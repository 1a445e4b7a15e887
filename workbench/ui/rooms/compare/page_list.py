"""The pages below the grid of the Compare room, in the order of their tabs."""

from __future__ import annotations

from workbench.ui.pages import PageEntry

PAGES: tuple[PageEntry, ...] = (
    PageEntry("tests", ".compare.pages.tests_page:TestsPage"),
    PageEntry("cd", ".compare.pages.cd_page:CdPage"),
    PageEntry("cdControl", ".compare.pages.control_page:ControlPage"),
    PageEntry("wtl", ".compare.pages.wtl_page:WtlPage"),
    PageEntry("wilcoxon", ".compare.pages.wilcoxon_page:WilcoxonPage"),
    PageEntry("pairs", ".compare.pages.pairs_page:PairsPage"),
    PageEntry("box", ".compare.pages.box_page:BoxPage"),
    PageEntry("time", ".compare.pages.time_page:TimePage"),
    PageEntry("latex", ".compare.pages.latex_page:LatexPage"),
    PageEntry("audit", ".compare.audit.audit_page:AuditPage"),
    PageEntry(
        "reproduction", ".compare.reproduction.reproduction_page:ReproductionPage"
    ),
)
