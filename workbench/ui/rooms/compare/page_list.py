"""The pages below the grid of the Compare room, in the order of their tabs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from workbench.ui.pages import PageEntry

translate = QCoreApplication.translate

PAGES: tuple[PageEntry, ...] = (
    PageEntry(
        "tests",
        ".compare.pages.tests_page:TestsPage",
        lambda: translate("TestsPage", "Ranks && tests"),
    ),
    PageEntry(
        "cd",
        ".compare.pages.cd_page:CdPage",
        lambda: translate("CdPage", "CD all pairs"),
    ),
    PageEntry(
        "cdControl",
        ".compare.pages.control_page:ControlPage",
        lambda: translate("ControlPage", "CD vs control"),
    ),
    PageEntry(
        "wtl",
        ".compare.pages.wtl_page:WtlPage",
        lambda: translate("WtlPage", "Win/tie/loss"),
    ),
    PageEntry(
        "wilcoxon",
        ".compare.pages.wilcoxon_page:WilcoxonPage",
        lambda: translate("WilcoxonPage", "Wilcoxon"),
    ),
    PageEntry(
        "pairs",
        ".compare.pages.pairs_page:PairsPage",
        lambda: translate("PairsPage", "Two classifiers"),
    ),
    PageEntry(
        "box",
        ".compare.pages.box_page:BoxPage",
        lambda: translate("BoxPage", "Box plots"),
    ),
    PageEntry(
        "time",
        ".compare.pages.time_page:TimePage",
        lambda: translate("TimePage", "Time"),
    ),
    PageEntry(
        "latex",
        ".compare.pages.latex_page:LatexPage",
        lambda: translate("LatexPage", "LaTeX"),
    ),
    PageEntry(
        "audit",
        ".compare.audit.audit_page:AuditPage",
        lambda: translate("AuditPage", "Audit"),
    ),
    PageEntry(
        "reproduction",
        ".compare.reproduction.reproduction_page:ReproductionPage",
        lambda: translate("ReproductionPage", "Reproduction"),
    ),
)
