"""The commands ``predict`` and ``model`` for model files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from workbench.cli import plugin_isolation, text_output
from workbench.cli.input_options import Data, Json

if TYPE_CHECKING:
    from workbench.core.results.evaluating.model_report import ModelHeader

ModelFile = Annotated[Path, typer.Argument(help="A file saved by fit --out.")]


def predict(
    model: ModelFile,
    data: Data,
    out: Annotated[
        Path | None,
        typer.Option(help="Write rows, predictions and probabilities there."),
    ] = None,
    by_place: Annotated[
        bool,
        typer.Option(
            "--by-place", help="Know columns by their places, whatever their names."
        ),
    ] = False,
    as_json: Json = False,
) -> None:
    """Predict the rows of a file by a saved model; its class may be missing."""
    from workbench.compute.models.saved_models import header_of, predict_file

    with text_output.progress_bar():
        foreign = _foreign(header_of(model))
        if foreign:
            payload: dict[str, Any] = {"model": str(model), "data": data}
            payload |= {"out": str(out or ""), "by_place": by_place}
            answer = plugin_isolation.run("predict", payload, foreign)
        else:
            answer = predict_file(model, data, out or "", by_place=by_place)
    text_output.answer(answer, as_json, text_output.prediction)


def _foreign(header: ModelHeader) -> tuple[str, ...]:
    learner = header.learner
    filters = [step.to_dict() for step in learner.filters]
    return plugin_isolation.foreign_among(learner.plugin, learner.params, filters)


def model(file: ModelFile, as_json: Json = False) -> None:
    """Print what a model file says of itself, without loading the model."""
    from workbench.compute.models.saved_models import header_of

    text_output.answer(header_of(file), as_json, text_output.model_header)
