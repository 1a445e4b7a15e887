"""The pages below the grid of the Compare room, in the order of their list."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from workbench.ui.pages import PageEntry

translate = QCoreApplication.translate


def _ranks() -> str:
    return translate("PageGroups", "Ranks")


def _pairs() -> str:
    return translate("PageGroups", "Pairs")


def _values() -> str:
    return translate("PageGroups", "Distributions")


def _tables() -> str:
    return translate("PageGroups", "Tables")


PAGES: tuple[PageEntry, ...] = (
    PageEntry(
        "tests",
        ".compare.pages.tests_page:TestsPage",
        lambda: translate("TestsPage", "Ranks & tests"),
        group=_ranks,
    ),
    PageEntry(
        "cd",
        ".compare.pages.cd_page:CdPage",
        lambda: translate("CdPage", "CD all pairs"),
        group=_ranks,
    ),
    PageEntry(
        "cdControl",
        ".compare.pages.control_page:ControlPage",
        lambda: translate("ControlPage", "CD vs control"),
        group=_ranks,
    ),
    PageEntry(
        "wtl",
        ".compare.pages.wtl_page:WtlPage",
        lambda: translate("WtlPage", "Win/tie/loss"),
        group=_pairs,
    ),
    PageEntry(
        "wilcoxon",
        ".compare.pages.wilcoxon_page:WilcoxonPage",
        lambda: translate("WilcoxonPage", "Wilcoxon"),
        group=_pairs,
    ),
    PageEntry(
        "pairs",
        ".compare.pages.pairs_page:PairsPage",
        lambda: translate("PairsPage", "Two classifiers"),
        group=_pairs,
    ),
    PageEntry(
        "box",
        ".compare.pages.box_page:BoxPage",
        lambda: translate("BoxPage", "Box plots"),
        group=_values,
    ),
    PageEntry(
        "time",
        ".compare.pages.time_page:TimePage",
        lambda: translate("TimePage", "Time"),
        group=_values,
    ),
    PageEntry(
        "latex",
        ".compare.pages.latex_page:LatexPage",
        lambda: translate("LatexPage", "LaTeX"),
        group=_tables,
    ),
    PageEntry(
        "audit",
        ".compare.audit.audit_page:AuditPage",
        lambda: translate("AuditPage", "Audit"),
        group=_tables,
    ),
    PageEntry(
        "reproduction",
        ".compare.reproduction.reproduction_page:ReproductionPage",
        lambda: translate("ReproductionPage", "Reproduction"),
        group=_tables,
    ),
)
