"""Import of plugins, each source guarded on its own; in workers and scripts only."""

from __future__ import annotations

import inspect
import sys
import traceback
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.metadata import EntryPoint
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from workbench.api.did_you_mean import instead_of
from workbench.api.plugin import Plugin, declared
from workbench.api.problems import Problem, error_line, error_trace
from workbench.api.report import Cancelled
from workbench.core.program.catalogue import (
    BUNDLED,
    GROUP,
    REASONS,
    CatalogueState,
    PluginInfo,
    PluginSource,
    bundled_ids,
    bundled_module,
    find_sources,
    first_wins,
    foreign_enters,
    unusable,
)
from workbench.core.program.declarations import Declarations


def load_source(source: PluginSource) -> list[tuple[type | None, PluginInfo]]:
    """Import one source and describe the plugins in it; a failure is an entry too.

    Parameters
    ----------
    source : PluginSource
        Where to look.

    Returns
    -------
    list of (type or None, PluginInfo)
        None in place of the class where the source, or the declaration, failed.

    Raises
    ------
    Cancelled, KeyboardInterrupt
        Whatever else the source raises, ``SystemExit`` included, is in the answer.
    """
    state = CatalogueState.load()
    status = state.status(source.key)
    if status != "loaded":
        return [(None, unusable(source, status, REASONS[status]))]
    try:
        classes = _import_classes(source)
    except (Cancelled, KeyboardInterrupt):
        raise
    except BaseException as error:  # noqa: BLE001 - a stranger's code raises anything
        return [(None, _failure(source, error))]
    return [_describe(cls, plugin, source, state) for cls, plugin in classes]


def load_all(foreign: bool = True, *, fresh: bool = False) -> list[PluginInfo]:
    """Describe all plugins found; what is not known from before is imported here.

    Parameters
    ----------
    foreign : bool
        Whether to look outside the distribution.
    fresh : bool
        Whether to import all of them, to see whether that still works.

    Returns
    -------
    list of PluginInfo
        Of two plugins with one id the first found wins; the later is listed as
        failed.

    Notes
    -----
    A source that hangs or ends the process does so here: where that matters,
    `workbench.jobs.survey` gives each foreign source a job of its own.
    """
    known = Declarations() if fresh else Declarations.load()
    found = [_described(source, known) for source in find_sources(foreign)]
    with suppress(OSError):  # a home that cannot be written costs time, nothing else
        known.save()
    return first_wins(info for infos in found for info in infos)


def _described(source: PluginSource, known: Declarations) -> list[PluginInfo]:
    """Describe a source by what it declared before, or else by its import."""
    infos = known.recall(source)
    if infos is None:
        infos = [info for _, info in load_source(source)]
        known.learn(source, infos)
    return infos


def plugin_class(id: str) -> type:  # noqa: A002 - the word scripts and files use
    """Return the estimator class with this id, importing as little as possible.

    The bundled file of that name is tried first, then the other bundled ones, and
    foreign sources only when none of these holds the id: a broken foreign plugin
    never stops a bundled one.

    Raises
    ------
    Problem
        When no plugin has that id (the known ones are listed), or when it is
        disabled, quarantined or cannot be imported.
    """
    state = CatalogueState.load()
    status = state.status(id)
    if status != "loaded":
        raise Problem(
            f"{status}: {REASONS[status]}",
            expected="it switched on again in the list of plugins",
            where=f"plugin {id}",
        )
    found = _bundled(id) or _foreign(id, state)
    if found is None:
        raise _nothing_known_as(id)
    cls, info = found
    if cls is None:
        raise Problem(info.error, where=f"plugin {id}")
    return cls


def bundled_info(id: str) -> PluginInfo | None:  # noqa: A002
    """Return what a bundled plugin declares, where that is known without its import.

    Returns
    -------
    PluginInfo or None
        None for a plugin that is foreign, may not run, or has changed since: its class
        tells more, or why there is none.
    """
    home = bundled_module(id)
    source = next((s for s in find_sources(foreign=False) if s.name == home), None)
    infos = source and Declarations.load().recall(source)
    return next((i for i in infos or () if i.id == id and i.usable), None)


Found = tuple[type | None, PluginInfo]


@cache
def _load_once(source: PluginSource) -> tuple[Found, ...]:
    return tuple(load_source(source))


def _pick(source: PluginSource, id: str) -> Found | None:  # noqa: A002
    return next((found for found in _load_once(source) if found[1].id == id), None)


def _by_likelihood(sources: list[PluginSource], id: str) -> list[PluginSource]:  # noqa: A002
    """Put the sources named like the id first (``naive-bayes``: ``naive_bayes``)."""
    return sorted(sources, key=lambda s: s.name.replace("_", "-") != id)


def _bundled(id: str) -> Found | None:  # noqa: A002
    home = bundled_module(id)
    if home is None and bundled_ids():
        return None
    sources = find_sources(foreign=False)
    for source in sorted(sources, key=lambda source: source.name != home):
        found = _pick(source, id)
        if found is not None:
            return found
    return None


def _foreign(id: str, state: CatalogueState) -> Found | None:  # noqa: A002
    """Look in the source last seen to hold the id, else in all but known killers.

    Raises
    ------
    Problem
        Where no foreign plugin may enter (see `foreign_kept_out`) and there are some.
    """
    sources = [s for s in find_sources() if s.foreign]
    if sources and not foreign_enters():
        raise Problem(
            f"no bundled plugin {id!r}",
            expected="one of " + ", ".join(sorted(bundled_ids())),
        )
    home = state.homes.get(id)
    known = [s for s in sources if s.key == home]
    others = [s for s in sources if s.key != home and s.key not in state.strikes]
    failed = None
    for source in known + _by_likelihood(others, id):
        found = _pick(source, id)
        if found is not None and found[0] is not None:
            return found
        failed = failed or found
    return failed


def known_ids(*kinds: str) -> list[str]:
    """Return the bundled plugins (of these kinds, if any), then all foreign ones."""
    known = sorted(
        info.id
        for source in find_sources(foreign=False)
        for cls, info in _load_once(source)
        if cls is not None and (not kinds or info.kind in kinds)
    )
    there = {source.key for source in find_sources()}
    homes = CatalogueState.load().homes.items()  # as last seen: some may be gone
    return known + sorted({key for key, home in homes if home in there} - set(known))


def _nothing_known_as(id: str) -> Problem:  # noqa: A002
    return Problem(
        f"no plugin {id!r}", expected=instead_of(id, known_ids(), "workbench plugins")
    )


def _import_classes(source: PluginSource) -> list[tuple[type, Plugin]]:
    holder = _import(source)
    if isinstance(holder, type):
        members = [holder]
    else:
        members = [v for v in vars(holder).values() if _is_class_of(holder, v)]
    found = {cls: declared(cls) for cls in members}
    classes = [(cls, plugin) for cls, plugin in found.items() if plugin is not None]
    if not classes:
        raise Problem(
            "declares no plugin",
            expected="a class under @declare(Plugin(…))",
            where=source.target,
        )
    return classes


def _is_class_of(module: ModuleType, value: object) -> bool:
    """Tell a module's own classes from those it imports from another source."""
    home = getattr(value, "__module__", "")
    return isinstance(value, type) and (
        home == module.__name__ or home.startswith(f"{module.__name__}.")
    )


def _import(source: PluginSource) -> ModuleType | type:
    if source.kind == "bundled":
        return import_module(source.target)
    import_module(BUNDLED)  # it says where ensembles look learners up
    if source.kind == "folder":
        return _import_file(Path(source.target))
    loaded = EntryPoint(source.name, source.target, GROUP).load()
    if isinstance(loaded, ModuleType | type):
        return loaded
    raise Problem(
        f"names {loaded!r}", expected="a module or a class", where=source.target
    )


def _import_file(path: Path) -> ModuleType:
    """Import a file under a private name, so that it can shadow no installed module."""
    digest = sha256(str(path.resolve()).encode()).hexdigest()[:8]
    name = f"workbench_folder_plugin_{digest}"
    if name in sys.modules:
        return sys.modules[name]
    is_package = path.name == "__init__.py"
    spec = spec_from_file_location(
        name,
        path,
        submodule_search_locations=[str(path.parent)] if is_package else None,
    )
    if spec is None or spec.loader is None:
        raise Problem("cannot be imported", expected="a .py file", where=str(path))
    module = module_from_spec(spec)
    sys.modules[name] = module  # dataclasses and pickle look their module up by name
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _describe(
    cls: type, plugin: Plugin, source: PluginSource, state: CatalogueState
) -> Found:
    fault = ""
    try:
        _check_declaration(cls, plugin)
    except Problem as problem:
        fault = error_line(problem)
    except Exception as error:  # noqa: BLE001 - a declaration may hold anything
        fault = f"{plugin.id}: {type(error).__name__}: {error_line(error)}"
    if fault:
        entry = unusable(source, "failed", fault)
        return None, PluginInfo.from_description(
            entry.describe()
            | {k: str(getattr(plugin, k)) for k in ("id", "title", "kind")}
        )
    status = state.status(plugin.id)
    description = plugin.describe() | {
        "source": source.kind,
        "origin": source.target,
        "status": status,
        "error": REASONS.get(status, ""),
    }
    return cls, PluginInfo.from_description(description)


def _check_declaration(cls: type, plugin: Plugin) -> None:
    """Compare the declaration with the constructor it speaks for.

    Raises
    ------
    Problem
        When names differ or a default lies outside its own limits.
    """
    where = f"{plugin.id} ({cls.__name__})"
    taken = list(inspect.signature(cls).parameters)
    names = [param.name for param in plugin.params]
    if sorted(names) != sorted(taken):
        raise Problem(
            "declares the parameters " + (", ".join(names) or "none"),
            expected="those of the constructor: " + (", ".join(taken) or "none"),
            where=where,
        )
    for param in plugin.params:
        try:
            param.check(param.default)
        except Problem as problem:
            raise Problem(
                f"default {problem.what}", expected=problem.expected, where=where
            ) from None


def _failure(source: PluginSource, error: BaseException) -> PluginInfo:
    trace = "" if isinstance(error, Problem) else error_trace(error)
    return unusable(source, "failed", _one_line(source, error), trace)


def _one_line(source: PluginSource, error: BaseException) -> str:
    """Say what happened and in which line of the plugin's own file."""
    if isinstance(error, Problem):
        return error_line(error)
    if isinstance(error, SyntaxError):
        place = f"{error.filename or source.target}:{error.lineno or 0}"
        return f"{place}: {type(error).__name__}: {error.msg}"
    frames = traceback.extract_tb(error.__traceback__)
    own = [f for f in frames if f.filename == source.target] or frames[-1:]
    text = f"{type(error).__name__}: {error_line(error)}".removesuffix(": ")
    if source.kind == "bundled" or not own:
        return text
    return f"{own[-1].filename}:{own[-1].lineno}: {text}"
