"""The commands ``show``, ``convert`` and ``generate`` for data sets."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from workbench.cli import plugin_isolation, text_output
from workbench.cli.ending import complain
from workbench.cli.input_options import (
    Data,
    FilterTexts,
    Json,
    ParamTexts,
    filters_of,
    params_of,
)
from workbench.cli.reading_options import Reading, reads_data
from workbench.core.program.catalogue import is_foreign
from workbench.core.program.json_text import dumps

if TYPE_CHECKING:
    from workbench.api import Dataset
    from workbench.core.learner.filter_steps import Step
    from workbench.core.results.describing.saved_data import Generator


@reads_data
def show(
    data: Data,
    reading: Reading,
    as_json: Json = False,
) -> None:
    """Print relation, instances, attributes and the class of a data set."""
    dataset = reading.read(data)
    from workbench.core.results.describing.description import described

    text_output.answer(described(dataset), as_json, text_output.dataset)


@reads_data
def convert(
    data: Data,
    out: Annotated[Path, typer.Argument(help="A .arff, .csv, .tsv or .dat file.")],
    reading: Reading,
    filter_: FilterTexts = None,
    as_json: Json = False,
) -> None:
    """Write a data set in another format, told by the suffix."""
    dataset = reading.read(data)
    from workbench.compute.writing.writers import formula_note, write
    from workbench.core.results.describing.saved_data import WrittenData

    if filter_:
        dataset = _filtered(dataset, filters_of(filter_))
    write(dataset, out)
    if note := formula_note(dataset, out):
        complain(note)
    if as_json:
        typer.echo(dumps(WrittenData.of(dataset, out)))


def _filtered(dataset: Dataset, steps: tuple[Step, ...]) -> Dataset:
    values = [step.to_dict() for step in steps]
    foreign = plugin_isolation.foreign_among("", {}, values)
    if not foreign:
        from workbench.compute.fitting.pipeline import apply_steps

        return apply_steps(dataset, steps)
    from workbench.api import Dataset

    with plugin_isolation.folder() as folder:
        payload = {
            "folder": plugin_isolation.saved(dataset, folder / "data"),
            "steps": values,
            "out": str(folder / "out"),
        }
        (folder / "out").mkdir()
        plugin_isolation.run("filter", payload, foreign)
        return Dataset.open(folder / "out")


def generate(
    generator: Annotated[str, typer.Argument(help="The id of a generator.")],
    out: Annotated[Path, typer.Option(help="A .arff, .csv, .tsv or .dat file.")],
    param: ParamTexts = None,
    as_json: Json = False,
) -> None:
    """Make a data set by a generator, with the error of the best possible rule."""
    from workbench.compute.writing.writers import write
    from workbench.core.results.describing.saved_data import (
        WrittenByGenerator,
        WrittenData,
    )

    dataset, made = _generated(generator, params_of(generator, param or []))
    write(dataset, out, comment="\n".join(dataset.notes))
    document = WrittenByGenerator(WrittenData.of(dataset, out), generator, made)
    text_output.answer(document, as_json, text_output.generated)


def _generated(generator: str, params: dict[str, Any]) -> tuple[Dataset, Generator]:
    """Return the data, and what is known of their generator."""
    if is_foreign(generator):
        from workbench.api import Dataset

        with plugin_isolation.folder() as folder:
            (folder / "data").mkdir()
            payload = {
                "id": generator,
                "params": params,
                "folder": str(folder / "data"),
            }
            told = plugin_isolation.run("generate", payload, (generator,))
            return Dataset.open(folder / "data"), told.generator
    from workbench.compute.plugins.generate import bayes_error, make_generator
    from workbench.core.results.describing.saved_data import Generator

    maker = make_generator(generator, params)
    made = Generator(maker.get_params(deep=False), bayes_error(maker))
    return maker.generate(), made
