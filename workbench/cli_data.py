"""The commands about data sets: print one, write it in another format, make one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from workbench import cli_isolation, cli_text
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
from workbench.core.catalogue import is_foreign
from workbench.core.jsontext import dumps

if TYPE_CHECKING:
    from workbench.api import Dataset
    from workbench.compute.pipeline import Step


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
        dataset = _filtered(dataset, filters_of(filter_))
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


def _filtered(dataset: Dataset, steps: tuple[Step, ...]) -> Dataset:
    values = [step.to_dict() for step in steps]
    foreign = cli_isolation.foreign_among("", {}, values)
    if not foreign:
        from workbench.compute.pipeline import apply_steps

        return apply_steps(dataset, steps)
    from workbench.api import Dataset

    with cli_isolation.folder() as folder:
        payload = {
            "folder": cli_isolation.saved(dataset, folder / "data"),
            "steps": values,
            "out": str(folder / "out"),
        }
        (folder / "out").mkdir()
        cli_isolation.run("filter", payload, foreign)
        return Dataset.open(folder / "out")


def generate(
    generator: Annotated[str, typer.Argument(help="The id of a generator.")],
    out: Annotated[Path, typer.Option(help="A .arff, .csv, .tsv or .dat file.")],
    param: ParamTexts = None,
    as_json: Json = False,
) -> None:
    """Make a data set by a generator, with the error of the best possible rule."""
    from workbench.compute.writers import write

    dataset, known = _generated(generator, params_of(generator, param or []))
    write(dataset, out, comment="\n".join(dataset.notes))
    document = {
        "written": str(out),
        "relation": dataset.name,
        "instances": dataset.n_rows,
        "attributes": len(dataset.columns),
        "class": dataset.class_attribute.name,
        "generator": generator,
        **known,
    }
    cli_text.answer(document, as_json, cli_text.generated)


def _generated(
    generator: str, params: dict[str, Any]
) -> tuple[Dataset, dict[str, Any]]:
    """Return the data, and of the generator ``params`` and ``bayes_error``."""
    if is_foreign(generator):
        from workbench.api import Dataset

        with cli_isolation.folder() as folder:
            (folder / "data").mkdir()
            payload = {
                "id": generator,
                "params": params,
                "folder": str(folder / "data"),
            }
            told = cli_isolation.run("generate", payload, (generator,))
            known = {key: told[key] for key in ("params", "bayes_error")}
            return Dataset.open(folder / "data"), known
    from workbench.compute.generate import bayes_error, make_generator

    maker = make_generator(generator, params)
    known = {"params": maker.get_params(deep=False), "bayes_error": bayes_error(maker)}
    return maker.generate(), known
