"""The command ``search``: what a search structure costs on a data set, and its recall."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import typer

from workbench.cli import plugin_isolation, text_output
from workbench.cli.input_options import Data, Json, ParamTexts, params_of
from workbench.cli.reading_options import Reading, reads_data
from workbench.core.program.catalogue import is_foreign

if TYPE_CHECKING:
    from workbench.api import Dataset
    from workbench.core.results.describing.search_report import SearchReport


@reads_data
def search(
    data: Data,
    structure: Annotated[
        str, typer.Option("--search", "-s", help="The id of a search structure.")
    ],
    param: ParamTexts = None,
    k: Annotated[int, typer.Option("-k", help="Neighbours of each query.")] = 5,
    queries: Annotated[
        int, typer.Option(help="Rows asked about, each without itself.")
    ] = 100,
    scale: Annotated[
        Literal["none", "min-max", "z-score"],
        typer.Option(help="How numbers are scaled, by all rows."),
    ] = "none",
    seed: Annotated[int, typer.Option(min=0, help="Seed of the rows drawn.")] = 1,
    *,
    reading: Reading,
    as_json: Json = False,
) -> None:
    """Search the nearest rows by a structure; count what it compares."""
    given = {
        "id": structure,
        "k": k,
        "queries": queries,
        "scale": scale,
        "seed": seed,
    }
    if not is_foreign(structure):
        from workbench.compute.searching.measure_search import search_class

        search_class(structure)  # before the data are read
    given["params"] = params_of(structure, param or [])
    dataset = reading.read(data)
    with text_output.progress_bar():
        found = _measured(dataset, given)
    text_output.answer(found, as_json, _searched)


def _measured(dataset: Dataset, given: dict[str, object]) -> SearchReport:
    structure = str(given["id"])
    if not is_foreign(structure):
        from workbench.compute.searching.measure_search import Asked, measure_search

        return measure_search(dataset, Asked(**given))  # type: ignore[arg-type]
    with plugin_isolation.folder() as folder:
        place = plugin_isolation.saved(dataset, folder / "data")
        payload = {**given, "data": place}
        answer: SearchReport = plugin_isolation.run("search", payload, (structure,))
        return answer


def _searched(found: SearchReport) -> None:
    """Print costs, a query on average."""
    for note in found.notes:
        text_output.line(note)
    text_output.line(
        f"{found.search} on {found.data}: {found.queries} queries, k = {found.k}, "
        f"{found.instances} rows"
    )
    kind = "exact" if found.exact else "approximate"
    rows, centres = found.comparisons.rows, found.comparisons.centres
    per = found.queries
    text_output.table(
        ["measure", "value"],
        [
            ("kind", kind),
            ("recall", f"{found.recall:.4f}"),
            ("rows compared, a query", f"{rows / per:.1f}"),
            ("centres compared, a query", f"{centres / per:.1f}"),
            ("share of brute force", f"{found.share:.4f}"),
            ("queries that fell back", found.fallbacks),
            ("seconds to build", f"{found.seconds.build:.3f}"),
            ("seconds for all queries", f"{found.seconds.query:.3f}"),
            ("bytes", found.bytes),
        ],
    )
