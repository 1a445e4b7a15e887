"""Numbers printed in the thesis on KISSNN, section 3."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

import numpy as np

from workbench.core.program.resources import resource
from workbench.core.results.comparing.score_table import ScoreTable

#: The experiments that measure these tables again, by file name.
EXPERIMENTS: Mapping[str, tuple[int, ...]] = {
    "thesis-tables-2-3.json": (2, 3),
    "thesis-table-5.json": (5,),
}
#: Columns of table 1.
SHAPE = ("attributes", "numeric", "ordinal", "nominal", "instances", "classes")
Kind = Literal["first", "better", "alike"]


@dataclass(frozen=True, slots=True)
class HolmRow:
    """One line of a printed table of Holm's procedure, in its order."""

    classifier: str
    z: float
    p: float
    threshold: float


@dataclass(frozen=True, slots=True)
class PrintedTable:
    """One printed table of scores with the statistics printed for it.

    Attributes
    ----------
    number : int
        2, 3 or 5.
    table : ScoreTable
        In the printed unit: percent, or seconds.
    friedman_p : float
    mean_ranks : mapping of str to float
        By classifier, as printed, `rank_decimals` digits after the point.
    rank_decimals : int
    alpha, q, cd : float
        Of the printed critical difference (Bonferroni-Dunn).
    holm_alpha : float
        As the caption of Holm's table says; 0 where there is none.
    holm : tuple of HolmRow
    """

    number: int
    table: ScoreTable
    friedman_p: float
    mean_ranks: Mapping[str, float]
    rank_decimals: int
    alpha: float
    q: float
    cd: float
    holm_alpha: float
    holm: tuple[HolmRow, ...]


@dataclass(frozen=True, slots=True)
class Claim:
    """One thing the thesis concludes about its method, the control.

    Attributes
    ----------
    table : int
    kind : str
        ``first``: it has the best mean rank. ``better``: its mean rank is better than
        that of each of the others, significantly. ``alike``: no significant difference.
    test : str
        ``bonferroni-dunn`` or ``holm``.
    alpha : float
    others : tuple of str
    """

    table: int
    kind: Kind
    test: str
    alpha: float
    others: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Thesis:
    """All that is printed.

    Attributes
    ----------
    control : str
    shapes : mapping of str to tuple of int
        Table 1: the numbers of `SHAPE` by data set.
    tables : mapping of int to PrintedTable
    claims : tuple of Claim
    """

    control: str
    shapes: Mapping[str, tuple[int, ...]]
    tables: Mapping[int, PrintedTable]
    claims: tuple[Claim, ...]

    @property
    def datasets(self) -> tuple[str, ...]:
        """The names of the data sets, as in table 2."""
        return self.tables[2].table.datasets


@lru_cache(maxsize=1)
def thesis() -> Thesis:
    """Return what is printed; read once."""
    path = resource("experiments", "thesis-printed.json")
    document = json.loads(path.read_text(encoding="utf-8"))
    rows = document["table_1"]["rows"]
    tables = {int(n): _table(int(n), t) for n, t in document["tables"].items()}
    claims = tuple(
        Claim(c["table"], c["kind"], c["test"], c["alpha"], tuple(c["others"]))
        for c in document["claims"]
    )
    shapes = {name: tuple(row) for name, row in rows.items()}
    return Thesis(document["control"], shapes, tables, claims)


def _table(number: int, entry: Mapping[str, Any]) -> PrintedTable:
    said, rows = entry["statistics"], entry["rows"]
    holm = said.get("holm", {"alpha": 0.0, "rows": []})
    dunn = said["bonferroni_dunn"]
    return PrintedTable(
        number=number,
        table=ScoreTable(
            tuple(rows),
            tuple(entry["classifiers"]),
            np.array(list(rows.values()), np.float64),
            entry["measure"],
            entry["higher_is_better"],
            entry["decimals"],
        ),
        friedman_p=said["friedman_p"],
        mean_ranks=said["mean_ranks"],
        rank_decimals=said["rank_decimals"],
        alpha=dunn["alpha"],
        q=dunn["q"],
        cd=dunn["cd"],
        holm_alpha=holm["alpha"],
        holm=tuple(HolmRow(**row) for row in holm["rows"]),
    )
