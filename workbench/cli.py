"""The command ``workbench``: every command reads its data, works, prints, exits.

Nothing heavy is imported before a command asks for it, so ``gui`` opens a window in
a process without scikit-learn and SciPy.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
import typer.core

from workbench import cli_compare, cli_demo, cli_figure, cli_models, cli_run, cli_text
from workbench._version import __version__
from workbench.api.problems import Problem
from workbench.api.report import Cancelled
from workbench.cli_input import (
    Calibrate,
    CalibrateOption,
    Classifier,
    ClassWeights,
    ClassWeightsOption,
    CostsOption,
    Data,
    FilterTexts,
    Json,
    ParamTexts,
    Scale,
    ScaleOption,
    ThemeName,
    costs_of,
    filters_of,
    known_params,
    params_of,
    plugin_list,
    protocol_of,
    with_folds,
)
from workbench.cli_reading import Reading, reads_data
from workbench.core.jsontext import dumps

DONE, SOME_FAILED, BAD_INPUT, CANCELLED = range(4)


class _Commands(typer.core.TyperGroup):
    """The commands; Ctrl+C in one of them is a cancelled one, as in a job."""

    def invoke(self, context: Any) -> Any:
        try:
            return super().invoke(context)
        except KeyboardInterrupt:
            # typer would make an exit code of its own of it
            raise Cancelled from None
        except BrokenPipeError:
            # of this one too; the reader of our output left early (| head), which is
            # no error of ours
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return DONE


app = typer.Typer(
    cls=_Commands,
    help="Nearest-neighbour methods and metric learning, seen and measured.",
    no_args_is_help=False,
    add_completion=False,
    rich_markup_mode=None,
)


@app.callback(invoke_without_command=True)
def _root(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Print the version.")
    ] = False,
) -> None:
    if version:
        typer.echo(f"workbench {__version__}")
        raise typer.Exit(DONE)
    if context.invoked_subcommand is None:
        gui()


@app.command()
def gui(
    files: Annotated[list[str] | None, typer.Argument(help="Data to open.")] = None,
    lang: Annotated[str | None, typer.Option(help="Language: en, es or ru.")] = None,
    theme: Annotated[ThemeName | None, typer.Option(help="Colours.")] = None,
    lesson: Annotated[str | None, typer.Option(help="A lesson to begin with.")] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="Forget the session.")] = False,
    settings: Annotated[Path | None, typer.Option(help="A settings file.")] = None,
    no_plugins: Annotated[
        bool, typer.Option("--no-plugins", help="Without plugins of others.")
    ] = False,
) -> None:
    """Open the window."""
    from workbench.core.doctor import why_no_window

    trouble = why_no_window()
    if trouble is not None:
        raise trouble
    from workbench.ui.app import run

    raise typer.Exit(
        run(
            files or [],
            lang=lang,
            theme=None if theme is None else theme.value,
            lesson=lesson,
            fresh=fresh,
            settings=settings,
            foreign_plugins=not no_plugins,
        )
    )


@app.command()
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


@app.command()
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
    from workbench.compute.writers import write

    if filter_:
        from workbench.compute.pipeline import apply_steps

        dataset = apply_steps(dataset, filters_of(filter_))
    write(dataset, out)
    if as_json:
        document = {
            "written": str(out),
            "relation": dataset.name,
            "instances": dataset.n_rows,
            "attributes": len(dataset.columns),
            "class": dataset.class_attribute.name,
        }
        typer.echo(dumps(document))


@app.command()
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


@app.command()
def plugins(as_json: Json = False) -> None:
    """List every plugin found, with its parameters and what is wrong with it."""
    cli_text.answer(plugin_list(), as_json, cli_text.plugins)


@app.command()
@reads_data
def evaluate(
    data: Data,
    classifier: Classifier,
    reading: Reading,
    param: ParamTexts = None,
    filter_: FilterTexts = None,
    scale: ScaleOption = Scale.none,
    costs: CostsOption = None,
    class_weights: ClassWeightsOption = ClassWeights.none,
    calibrate: CalibrateOption = Calibrate.none,
    cv: Annotated[int | None, typer.Option(help="Stratified folds (10).")] = None,
    loo: Annotated[bool, typer.Option("--loo", help="Leave one out.")] = False,
    split: Annotated[float | None, typer.Option(help="Train on that per cent.")] = None,
    train: Annotated[
        bool, typer.Option("--train", help="Test on the training rows.")
    ] = False,
    test: Annotated[str | None, typer.Option(help="Test on that data set.")] = None,
    folds: Annotated[
        str | None,
        typer.Option(help='{"test": [[row, …], …]} in a JSON file, or weka.'),
    ] = None,
    repeats: Annotated[int, typer.Option(help="Repeat --cv or --split.")] = 1,
    seed: Annotated[int, typer.Option(help="Seed of the folds.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Worker processes.")] = 1,
    predictions: Annotated[
        bool, typer.Option("--predictions", help="List every tested row.")
    ] = False,
    learn_once: Annotated[
        bool,
        typer.Option(
            "--learn-once", help="Learn the metric once on all rows (optimistic)."
        ),
    ] = False,
    as_json: Json = False,
) -> None:
    """Train and test one classifier or regressor."""
    protocol = protocol_of(cv, loo, split, train, test, folds, repeats, seed)
    dataset = reading.read(data)
    if folds is not None:
        protocol = with_folds(protocol, folds, dataset)
    tested = None
    if test is not None:
        from workbench.compute.align import read_rows

        tested = read_rows(test, dataset, reading.read)
    from workbench.compute.parallel import evaluate_with
    from workbench.compute.request import Request

    params = params_of(classifier, param or [])
    filters = filters_of(filter_ or [])
    request = Request(
        classifier,
        params,
        protocol,
        scale.value,
        predictions,
        learn_once,
        filters,
        costs_of(costs),
        class_weights.value,
        calibrate.value,
    )
    with cli_text.progress_bar():
        document = evaluate_with(dataset, request, jobs, tested)
    cli_text.answer(document, as_json, cli_text.evaluation)
    for failure in document["failed"]:
        where = f"repeat {failure['repeat'] + 1}, fold {failure['fold'] + 1}"
        _complain(f"{where}: {failure['type']}: {failure['text']}")
    if document["failed"]:
        raise typer.Exit(SOME_FAILED)


@app.command()
@reads_data
def fit(
    data: Data,
    classifier: Classifier,
    reading: Reading,
    param: ParamTexts = None,
    filter_: FilterTexts = None,
    scale: ScaleOption = Scale.none,
    costs: CostsOption = None,
    class_weights: ClassWeightsOption = ClassWeights.none,
    calibrate: CalibrateOption = Calibrate.none,
    out: Annotated[
        Path | None, typer.Option(help="Save the model there (.skops).")
    ] = None,
    as_json: Json = False,
) -> None:
    """Train on all rows and print the model."""
    dataset = reading.read(data)
    from workbench.compute.model import fit_request, model_document
    from workbench.compute.request import Request

    request = Request(
        classifier,
        params_of(classifier, param or []),
        scale=scale.value,
        filters=filters_of(filter_ or []),
        costs=costs_of(costs),
        class_weights=class_weights.value,
        calibration=calibrate.value,
    )
    with cli_text.progress_bar():
        fitted = fit_request(dataset, request)
    document = model_document(fitted)
    if out is not None:
        from workbench.compute.models import write_fitted

        document["saved"] = write_fitted(fitted, out)["path"]
    cli_text.answer(document, as_json, cli_text.model)


app.command()(cli_models.predict)
app.command()(cli_models.model)
app.command()(cli_figure.figure)
app.command(name="run")(cli_run.run)
app.command()(cli_compare.compare)
app.command()(cli_demo.demo)


@app.command()
def doctor(as_json: Json = False) -> None:
    """Print versions, the display, missing system libraries and plugin states."""
    from workbench.core.doctor import examine

    keys = ("id", "source", "status", "error")
    states = [{key: plugin[key] for key in keys} for plugin in plugin_list()]
    cli_text.answer({**examine(), "plugins": states}, as_json, cli_text.doctor)


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="An experiment, scene or lesson.")],
    as_json: Json = False,
) -> None:
    """Validate a file; one line for each thing that is wrong."""
    from workbench.compute.check_file import check_file

    kind, problems = check_file(file, known_params())
    for problem in problems:
        _complain(str(problem))
    if problems:
        raise typer.Exit(BAD_INPUT)
    document = {"file": str(file), "kind": kind, "valid": True}
    cli_text.answer(document, as_json, cli_text.checked)


def _complain(text: str) -> None:
    typer.echo(f"workbench: {text}", err=True)


def run(arguments: Sequence[str] | None = None) -> int:
    """Run one command line and return its exit code; no traceback for bad input.

    Parameters
    ----------
    arguments : sequence of str, optional
        Without the program's name; of this process if None.

    Returns
    -------
    int
        0 done, 1 some folds failed, 2 bad input, 3 cancelled.
    """
    try:
        code = app(
            args=None if arguments is None else list(arguments),
            prog_name="workbench",
            standalone_mode=False,
        )
    except Problem as problem:
        _complain(str(problem))
        return BAD_INPUT
    except (KeyboardInterrupt, Cancelled, typer.Abort):
        _complain("cancelled")
        return CANCELLED
    except _USAGE_ERROR as error:
        _complain(" ".join(error.format_message().split()))
        return BAD_INPUT
    except Exception as error:
        if os.environ.get("WORKBENCH_TRACEBACK"):
            raise
        _complain(_in_one_line(error))
        return BAD_INPUT
    return code if isinstance(code, int) else DONE


def _in_one_line(error: Exception) -> str:
    """Say what nobody foresaw; people who report it can ask for the whole story."""
    if isinstance(error, OSError) and error.filename is not None:
        reason, expected = error.strerror, "a file or folder that can be used"
        return str(Problem(str(reason), expected=expected, where=str(error.filename)))
    return str(
        Problem(
            f"{type(error).__name__}: {error}",
            expected="no such error; WORKBENCH_TRACEBACK=1 shows where it arose",
        )
    )


#: The base of all complaints about a command line, which typer does not export.
_USAGE_ERROR: Any = next(
    base for base in typer.BadParameter.__mro__ if base.__name__ == "ClickException"
)


def main() -> NoReturn:
    """Run the command line of this process (the entry point ``workbench``)."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # a terminal of another alphabet shows an escape, it does not stop us
            stream.reconfigure(errors="backslashreplace")
    sys.exit(run())
