"""Entry point of the command line, with the commands about the program itself.

Nothing heavy is imported before a command asks for it, so ``gui`` opens a window in
a process without scikit-learn and SciPy.
"""

from __future__ import annotations

import gc
import io
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, NoReturn

import typer
import typer.core

from workbench._version import __version__
from workbench.api.did_you_mean import instead_of
from workbench.api.problems import Problem
from workbench.api.report import Cancelled
from workbench.cli import plugin_isolation, text_output
from workbench.cli.ending import BAD_INPUT, CANCELLED, DONE, SOME_FAILED, complain
from workbench.cli.input_options import Json, KnownParams, ThemeName

if TYPE_CHECKING:
    from workbench.core.results.describing.other_readers import OtherReaders
    from workbench.core.results.installed_plugin import InstalledPlugin

#: Kinds of plugins that there are templates for.
Kind = Literal["classifier", "regressor", "metric", "filter", "generator"]
PluginAction = Literal["new", "install", "remove", "on", "off"]


class _Commands(typer.core.TyperGroup):
    """The commands; Ctrl+C in one of them is a cancelled one, as in a job."""

    def invoke(self, context: Any) -> Any:
        """Run the command that was typed; what interrupts it is one of our errors."""
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
    if lang is not None and lang not in (codes := ("en", "es", "ru")):
        raise Problem(f"no language {lang!r}", expected=instead_of(lang, codes))
    from workbench.core.program.doctor import why_no_window

    trouble = why_no_window()
    if trouble is not None:
        raise trouble
    gc.disable()  # imports leave nothing to collect; the window collects by a timer
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


def plugins(as_json: Json = False) -> None:
    """List every plugin found, with its parameters and what is wrong with it."""
    text_output.answer(plugin_isolation.all_plugins(), as_json, text_output.plugins)


def plugin(
    action: Annotated[
        PluginAction, typer.Argument(help="new, install, remove, on or off.")
    ],
    name: Annotated[
        str, typer.Argument(help="Its id, as my-method; to install: its file.")
    ],
    kind: Annotated[Kind, typer.Option(help="New: what it is.")] = "classifier",
    out: Annotated[Path, typer.Option(help="New: where its folder goes.")] = Path(),
    as_json: Json = False,
) -> None:
    """Write a new plugin from a template; install one, remove it, switch it on or off.

    It is installed from a wheel, a .py file, a folder or a .zip of it into the program's
    own place, without a network: what it needs must be installed. On lifts a quarantine.
    """
    if action == "install":
        text_output.answer(plugin_isolation.install(name), as_json, _installed)
        return
    if action != "new":
        text_output.answer(_changed(action, name), as_json, _line)
        return
    from workbench.core.program.plugin_template import new_plugin

    files = new_plugin(name, kind, out)
    document = {
        "id": name,
        "kind": kind,
        "folder": str(files[0].parent),
        "files": [str(file) for file in files],
    }
    text_output.answer(document, as_json, _written)


def _changed(action: PluginAction, name: str) -> dict[str, Any]:
    """Remove a plugin, or switch it on or off."""
    from workbench.core.program.plugin_place import remove

    if action == "remove":
        return {"name": name, "status": "removed", "place": str(remove(name))}
    from workbench.core.program.catalogue import CatalogueState

    known = plugin_isolation.all_plugins()
    info = next((p for p in known if p.id == name), None)
    if info is None:
        expected = instead_of(name, [p.id for p in known], "workbench plugins")
        raise Problem(f"no plugin {name!r}", expected=expected)
    state = CatalogueState.load()
    state.switch(info, on=action == "on")
    try:
        state.save()
    except OSError as error:
        reason = error.strerror or str(error)
        raise Problem(f"cannot be kept: {reason}", where="plugins.json") from None
    return {"name": name, "status": f"switched {action}"}


def _line(document: dict[str, Any]) -> None:
    text_output.line(f"{document['name']}: {document['status']}")


def _installed(done: InstalledPlugin) -> None:
    text_output.line(f"{', '.join(done.ids)}: installed in {done.place}")


def _written(document: dict[str, Any]) -> None:
    for file in document["files"]:
        text_output.line(file)
    readme = Path(document["folder"]) / "README.md"
    text_output.line(f"next: {readme} says how it is found and tested")


def doctor(as_json: Json = False) -> None:
    """Print versions, the display, missing system libraries and plugin states."""
    from workbench.core.program.doctor import examine
    from workbench.core.results.system_report import DoctorReport, PluginState

    states = (
        PluginState(info.id, info.source, info.status, info.error)
        for info in plugin_isolation.all_plugins(fresh=True)
    )
    report = DoctorReport(examine(), tuple(states))
    text_output.answer(report, as_json, text_output.doctor)


def check(
    file: Annotated[
        Path,
        typer.Argument(help="An experiment, scene, lesson, answer or ARFF file."),
    ],
    replay: Annotated[
        bool,
        typer.Option("--replay", help="Play a lesson in a window that nobody sees."),
    ] = False,
    seconds: Annotated[
        float, typer.Option(help="The longest that a step may take with --replay.")
    ] = 60.0,
    as_json: Json = False,
) -> None:
    """Validate a file, of ARFF with other readers; one line for each thing wrong."""
    if file.suffix.lower() == ".arff":
        _check_arff(file, as_json)
        return
    from workbench.compute.experiments.check_file import check_file

    kind, problems = check_file(file, KnownParams())
    for problem in problems:
        complain(str(problem))
    if problems:
        raise typer.Exit(BAD_INPUT)
    if replay:
        if kind not in ("lesson", "exercise"):
            raise Problem(f"--replay of a file of kind {kind}", expected="a lesson")
        from workbench.compute.pictures.drawing import draw_apart

        draw_apart(_REHEARSAL, [str(file), f"{seconds:g}"], {}, str(file))
    document: dict[str, Any] = {"file": str(file), "kind": kind, "valid": True}
    if kind == "experiment":
        from workbench.compute.experiments.time_estimate import estimate

        document |= estimate(file)
    text_output.answer(document, as_json, text_output.checked)


def _check_arff(file: Path, as_json: bool) -> None:
    from workbench.compute.reading.arff.read_by_others import compare_readers

    found = compare_readers(file)
    text_output.answer(found, as_json, _readers)
    verdicts = {reader.verdict for reader in found.readers}
    if not found.valid:
        own = found.readers[0]
        complain(str(Problem(own.told, where=str(file), line=own.line)))
        raise typer.Exit(BAD_INPUT)
    if verdicts - {"reads", "absent"}:
        raise typer.Exit(SOME_FAILED)


def _readers(found: OtherReaders) -> None:
    rows = [
        (f"{r.reader} {r.version}".strip(), r.verdict, r.line or "", r.told)
        for r in found.readers
    ]
    text_output.table(["reader", "verdict", "line", "told"], rows)


#: Named, not imported: this process has no Qt.
_REHEARSAL = "workbench.ui.lessons.rehearse"

#: In the order in which the help lists them.
_COMMANDS = (
    "gui",
    "show",
    "convert",
    "generate",
    "plugins",
    "plugin",
    "evaluate",
    "fit",
    "predict",
    "model",
    "figure",
    "run",
    "compare",
    "notebook",
    "report",
    "distance",
    "profile",
    "prototypes",
    "search",
    "claims",
    "mark",
    "handout",
    "pack",
    "reproduce",
    "demo",
    "doctor",
    "check",
)


#: What click is told of a command: a vector may begin with a minus.
_SETTINGS = {"distance": {"ignore_unknown_options": True}}


def _command(name: str) -> Callable[..., None]:
    """Return the function of a command; only its own module is imported."""
    module: object = sys.modules[__name__]
    match name:
        case "show" | "convert" | "generate":
            from workbench.cli import data_commands as module
        case "evaluate" | "fit":
            from workbench.cli import train_commands as module
        case "predict" | "model":
            from workbench.cli import model_commands as module
        case "figure":
            from workbench.cli import figure_command as module
        case "run":
            from workbench.cli import run_command as module
        case "compare":
            from workbench.cli import compare_command as module
        case "notebook":
            from workbench.cli.documents import notebook_command as module
        case "report":
            from workbench.cli.documents import report_command as module
        case "distance":
            from workbench.cli import distance_command as module
        case "profile":
            from workbench.cli.neighbours import profile_command as module
        case "prototypes":
            from workbench.cli.neighbours import prototypes_command as module
        case "search":
            from workbench.cli.neighbours import search_command as module
        case "claims":
            from workbench.cli.lessons import claims_command as module
        case "handout" | "pack":
            from workbench.cli.lessons import lesson_commands as module
        case "mark":
            from workbench.cli.lessons import mark_command as module
        case "reproduce":
            from workbench.cli import reproduce_command as module
        case "demo":
            from workbench.cli.lessons import demo_command as module
    function: Callable[..., None] = getattr(module, name)
    return function


def application(command: str | None = None) -> typer.Typer:
    """Make the command line.

    Parameters
    ----------
    command : str, optional
        The only command it is to have, as one is all that a process runs; with None,
        or a name that none has, it has all of them.
    """
    app = typer.Typer(
        cls=_Commands,
        help="Nearest-neighbour methods and metric learning, seen and measured.",
        no_args_is_help=False,
        add_completion=False,
        rich_markup_mode=None,
    )
    app.callback(invoke_without_command=True)(_root)
    for name in (command,) if command in _COMMANDS else _COMMANDS:
        app.command(name, context_settings=_SETTINGS.get(name))(_command(name))
    return app


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
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        with plugin_isolation.command():
            code = application(given[0] if given else "gui")(
                args=given,
                prog_name="workbench",
                standalone_mode=False,
            )
    except Problem as problem:
        complain(str(problem))
        return BAD_INPUT
    except (KeyboardInterrupt, Cancelled, typer.Abort):
        complain("cancelled")
        return CANCELLED
    except _USAGE_ERROR as error:
        complain(" ".join(error.format_message().split()))
        return BAD_INPUT
    except Exception as error:
        if os.environ.get("WORKBENCH_TRACEBACK"):
            raise
        complain(_in_one_line(error))
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
    code = _with_all_printed(run())
    if "PySide6" not in sys.modules:
        # else the interpreter looks for garbage among all modules before it ends: a
        # fifth of a short command; what must be closed or told at the end still is
        gc.freeze()
    sys.exit(code)


def _with_all_printed(code: int) -> int:
    """Print what is still held back; where that fails, say so and hold back nothing.

    The interpreter would try again at its end, and make an exit code of its own of it.
    """
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if code == DONE and not isinstance(error, BrokenPipeError):
            complain(f"standard output cannot be written: {error.strerror}")
            return BAD_INPUT
    return code
