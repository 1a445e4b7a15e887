"""The commands about data sets: print one, write it in another format, make one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from workbench import cli_text
from workbench.cli_ending import complain
from workbench.cli_input import (
    Data,
    FilterTexts,
    Json,
    ParamTexts,
    filters_of,
    params_of,
)
from workbench.cli_reading import Reading, reads_data
from workbench.core.jsontext import dumps


@reads_data
def show(
    data: Data,
    reading: Reading,
    as_json: Json = False,
) -> None:
    """Print relation, instances, attributes and the class of a data set."""
    dataset = reading.read(data)
    missing = dataset.missing()
    document = {
        "relation": dataset.name,
        "instances": dataset.n_rows,
        "attributes": [
            {
                "name": a.name,
                "type": a.kind,
                "values": list(a.values),
                "missing": int(missing[i]),
            }
            for i, a in enumerate(dataset.columns)
        ],
        "class": dataset.class_attribute.name,
        "missing": int(missing.sum()),
        "notes": list(dataset.notes),
    }
    cli_text.answer(document, as_json, cli_text.dataset)


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
    from workbench.compute.writers import formula_note, write

    if filter_:
        from workbench.compute.pipeline import apply_steps

        dataset = apply_steps(dataset, filters_of(filter_))
    write(dataset, out)
    if note := formula_note(dataset, out):
        complain(note)
    if as_json:
        document = {
            "written": str(out),
            "relation": dataset.name,
            "instances": dataset.n_rows,
            "attributes": len(dataset.columns),
            "class": dataset.class_attribute.name,
        }
        typer.echo(dumps(document))


def generate(
    generator: Annotated[str, typer.Argument(help="The id of a generator.")],
    out: Annotated[Path, typer.Option(help="A .arff, .csv, .tsv or .dat file.")],
    param: ParamTexts = None,
    as_json: Json = False,
) -> None:
    """Make a data set by a generator, with the error of the best possible rule."""
    from workbench.compute.generate import bayes_error, make_generator
    from workbench.compute.writers import write

    maker = make_generator(generator, params_of(generator, param or []))
    dataset = maker.generate()
    write(dataset, out, comment="\n".join(dataset.notes))
    document = {
        "written": str(out),
        "relation": dataset.name,
        "instances": dataset.n_rows,
        "attributes": len(dataset.columns),
        "class": dataset.class_attribute.name,
        "generator": generator,
        "params": maker.get_params(deep=False),
        "bayes_error": bayes_error(maker),
    }
    cli_text.answer(document, as_json, cli_text.generated)
