"""The command ``prototypes``: rows that do the work of all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import typer

from workbench.api.problems import Problem
from workbench.cli import plugin_isolation, text_output
from workbench.cli.input_options import Data, Json, ParamTexts, params_of
from workbench.cli.reading_options import Reading, reads_data
from workbench.core.program.catalogue import is_foreign

if TYPE_CHECKING:
    from workbench.core.results.describing.prototype_report import PrototypeReport

_MOST_SHOWN = 20


@reads_data
def prototypes(
    data: Data,
    method: Annotated[
        str, typer.Option("--method", "-m", help="The id of a method, as hart.")
    ],
    param: ParamTexts = None,
    scale: Annotated[
        Literal["none", "min-max", "z-score"],
        typer.Option(help="How the numbers are scaled, by all rows."),
    ] = "none",
    *,
    reading: Reading,
    as_json: Json = False,
) -> None:
    """Select prototypes among the rows, and judge 1-NN among them."""
    from workbench.compute.fitting.prototype_choice import selector_class
    from workbench.compute.prototypes.selection import select_prototypes

    if is_foreign(method):
        kind = plugin_isolation.isolated_worker().info(method).kind
        raise Problem(
            f"{method} is a {kind} of another package",
            expected="a bundled method; others run in evaluate --prototypes",
        )
    selector_class(method)
    params = params_of(method, param or [])
    dataset = reading.read(data)
    with text_output.progress_bar():
        found = select_prototypes(dataset, method, params, scale=scale)
    text_output.answer(found, as_json, _show)


def _show(found: PrototypeReport) -> None:
    n, kept = found.instances, found.kept.tolist()
    text_output.line(
        f"{found.method} keeps {len(kept)} of {n} rows of {found.data} in {found.steps} "
        f"steps ({found.seconds:.3g} s)"
    )
    rows = ", ".join(str(row) for row in kept[:_MOST_SHOWN])
    text_output.line(f"kept: {rows}" + (", …" if len(kept) > _MOST_SHOWN else ""))
    text_output.table(
        ["1-NN among them", "error"],
        [
            ("on all rows", f"{found.errors_on_training / n:.4f}"),
            ("leave-one-out", f"{found.loo:.4f}"),
            (f"CCV, {found.control} set aside", f"{found.ccv:.4f}"),
        ],
    )
    if found.note:
        text_output.line(found.note)
