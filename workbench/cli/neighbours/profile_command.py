"""The command ``profile``: how compact the classes of a data set are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import typer

from workbench.api.problems import Problem
from workbench.cli import text_output
from workbench.cli.input_options import Data, Json, ParamTexts
from workbench.cli.reading_options import Reading, reads_data

if TYPE_CHECKING:
    from workbench.core.results.describing.compactness_report import CompactnessReport

_MOST_SHOWN = 10


@reads_data
def profile(
    data: Data,
    control: Annotated[
        list[int] | None,
        typer.Option(help="Number of control rows of a CCV; all if none is given."),
    ] = None,
    k: Annotated[int, typer.Option("-k", min=1, help="Neighbours that vote.")] = 1,
    nearest: Annotated[
        int | None,
        typer.Option(min=1, help="Rows of each class that make the similarity; k."),
    ] = None,
    metric: Annotated[str, typer.Option(help="The id of a distance.")] = "euclidean",
    param: ParamTexts = None,
    weights: Annotated[
        str, typer.Option(help="Weights of the votes whose margins are shown.")
    ] = "uniform",
    cuts: Annotated[
        str | None,
        typer.Option(help="Cuts between the five types, -0.5,0,0.25,0.75."),
    ] = None,
    scale: Annotated[
        Literal["none", "min-max", "z-score"],
        typer.Option(help="How the numbers are scaled, by all rows."),
    ] = "none",
    *,
    reading: Reading,
    as_json: Json = False,
) -> None:
    """Show compactness profile, complete cross-validation, margins and types of rows."""
    from workbench.api import parse_params
    from workbench.compute.prototypes.compactness_profile import profile_report
    from workbench.numerics.neighbours.distances import declared_distance
    from workbench.numerics.prototypes.rival_similarity import CUTS

    pairs = dict(text.partition("=")[::2] for text in param or [])
    given = {
        name: value
        for name, value in parse_params(declared_distance(metric).params, pairs).items()
        if name in pairs
    }
    limits = CUTS if cuts is None else _numbers(cuts)
    dataset = reading.read(data)
    with text_output.progress_bar():
        found = profile_report(
            dataset,
            controls=control or (),
            n_neighbors=k,
            n_nearest=nearest,
            metric=metric,
            params=given,
            scale=scale,
            weights=weights,
            cuts=limits,
        )
    text_output.answer(found, as_json, _show)


def _numbers(text: str) -> tuple[float, ...]:
    try:
        return tuple(float(word) for word in text.split(","))
    except ValueError:
        expected = "four numbers, as in -0.5,0,0.25,0.75"
        raise Problem(f"--cuts {text}", expected=expected) from None


def _show(found: CompactnessReport) -> None:
    n = found.instances
    text_output.line(f"{n} rows of {found.data}, {found.metric}, scale {found.scale}")
    shown = min(_MOST_SHOWN, n - 1)
    text_output.table(
        ["m", "K(m)", "share"],
        [(m + 1, int(c), f"{c / n:.4f}") for m, c in enumerate(found.profile[:shown])],
    )
    step = max(len(found.ccv) // _MOST_SHOWN, 1)
    text_output.table(
        ["k", "control", "CCV", "low", "high"],
        [
            (c.k, c.control, f"{c.value:.6f}", f"{c.low:.6f}", f"{c.high:.6f}")
            for c in found.ccv[::step]
        ],
    )
    text_output.line(f"reliability D = {found.reliability.sum:.6g}")
    types = found.types
    text_output.table(
        ["noise", "wrong", "border", "useless", "reference"],
        [(types.noise, types.wrong, types.border, types.useless, types.reference)],
    )
    if found.ties:
        text_output.line(f"equal distances decide the order of {found.ties} rows")
    if found.without_margin:
        rows = ", ".join(str(i) for i in found.without_margin[:_MOST_SHOWN])
        text_output.line(f"{len(found.without_margin)} rows have no margin: {rows}")
