"""Catalogue of plugins without an import: sources, descriptions, state."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field, replace
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal

from workbench.api.params import Param
from workbench.api.problems import one_line
from workbench.core.program.home import home, write_atomically
from workbench.core.program.json_text import parse_json
from workbench.core.program.plugin_packages import package_folders

SourceKind = Literal["bundled", "entry-point", "folder"]
Status = Literal["loaded", "failed", "disabled", "quarantined"]

#: The package the bundled plugins are installed as.
BUNDLED = "workbench.bundled"
#: The entry point group of installed packages that bring plugins.
GROUP = "workbench.plugins"
#: Why a plugin that could be imported is not run.
REASONS: dict[Status, str] = {
    "disabled": "switched off by the user",
    "quarantined": "a worker died under it twice",
}
#: So many workers may die under a plugin before it is no longer run.
STRIKES = 2
#: Characters shown of a text in a declaration.
_TEXT = 4_000
_foreign_enters = True
#: An id in the declaration of a bundled plugin, or given to what makes one.
_DECLARED = re.compile(r'(?:\bid=|@declare\(\s*\w+\(\s*)"([a-z0-9-]+)"')


@dataclass(frozen=True, slots=True)
class PluginSource:
    """A place that may hold plugins; not imported yet.

    Attributes
    ----------
    kind : str
        ``bundled``, ``entry-point`` or ``folder``.
    name : str
        The name of the module, of the entry point or of the file (without ``.py``).
    target : str
        What to import: a module, an entry point's ``module:object``, or a file.
    """

    kind: SourceKind
    name: str
    target: str

    @property
    def key(self) -> str:
        """Key in the catalogue's state: ``kind:name``."""
        return f"{self.kind}:{self.name}"

    @property
    def foreign(self) -> bool:
        """Whether it came from outside the distribution."""
        return self.kind != "bundled"

    def describe(self) -> dict[str, str]:
        """Return the source as plain JSON values."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class PluginInfo:
    """One plugin as the window and the command line show it.

    Attributes
    ----------
    id, title, kind, family, summary, reference : str
        As declared; for a source that cannot be imported, its name and nothing.
    source : str
        ``bundled``, ``entry-point`` or ``folder``.
    status : str
        ``loaded``, ``failed``, ``disabled`` or ``quarantined``.
    error : str
        One line, empty when all is well.
    trace : str
        The formatted traceback of a failure.
    reads : tuple of str
        What it takes as it comes (see `workbench.api.Plugin`).
    params : tuple of dict
        Descriptions of the parameters, in the order of the form.
    lazy : bool
        Whether it answers leave-one-out cheaper than n fits.
    origin : str
        The file or entry point it was found in.
    translations : dict
        Its own translations of its texts, by language (see `workbench.api.Plugin`).
    """

    id: str
    title: str
    kind: str
    family: str
    source: SourceKind
    status: Status
    error: str = ""
    trace: str = ""
    reads: tuple[str, ...] = ()
    params: tuple[dict[str, Any], ...] = ()
    lazy: bool = False
    summary: str = ""
    reference: str = ""
    origin: str = ""
    translations: Mapping[str, Any] = field(default_factory=dict, hash=False)

    @property
    def usable(self) -> bool:
        """Whether a job may run it."""
        return self.status == "loaded"

    def parameters(self) -> tuple[Param, ...]:
        """Return the parameters as declared, for forms and checks."""
        return tuple(Param.from_description(p) for p in self.params)

    def describe(self) -> dict[str, Any]:
        """Return the plain JSON values of ``workbench plugins --json``."""
        values = asdict(self)
        values["reads"] = list(self.reads)
        values["params"] = list(self.params)
        return values

    @staticmethod
    def from_description(description: Mapping[str, Any]) -> PluginInfo:
        """Rebuild it from `describe`'s answer; unknown keys are ignored.

        Texts become one line that is not too long: strangers wrote them.
        """
        known = {
            key: value if key == "trace" else _shown(value)
            for key, value in description.items()
            if key in PluginInfo.__slots__
        }
        known["reads"] = tuple(known.get("reads", ()))
        known["params"] = tuple(known.get("params", ()))
        return PluginInfo(**known)


def _shown(value: Any) -> Any:
    if isinstance(value, str):
        return one_line(value, _TEXT)
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, dict | Mapping):
        return {key: _shown(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return type(value)(_shown(item) for item in value)
    return value


def unusable(
    source: PluginSource, status: Status, error: str, trace: str = ""
) -> PluginInfo:
    """Return the entry of a source that was not, or could not be, imported."""
    return PluginInfo(
        id=source.name,
        title=source.name,
        kind="",
        family="",
        source=source.kind,
        status=status,
        error=one_line(error, _TEXT),
        trace=trace,
        origin=source.target,
    )


def first_wins(infos: Iterable[PluginInfo]) -> list[PluginInfo]:
    """Return the entries with every repeated id marked as failed."""
    taken: dict[str, str] = {}
    answer = []
    for info in infos:
        if info.status != "failed":
            if info.id in taken:
                error = f"the id {info.id!r} is taken by {taken[info.id]}"
                info = replace(info, status="failed", error=error)
            else:
                taken[info.id] = info.origin
        answer.append(info)
    return answer


def find_sources(foreign: bool = True) -> list[PluginSource]:
    """List every place that may hold plugins, in the order they win, importing none.

    Parameters
    ----------
    foreign : bool
        Whether to look outside the distribution at all (``--no-plugins`` does not).

    Returns
    -------
    list of PluginSource
        Bundled modules, entry points, those of wheels in the program's own place, then
        the user's plugin folder and the folders and files of ``WORKBENCH_PLUGIN_PATH``;
        by name within each.
    """
    sources = list(_bundled())
    if foreign:
        # imported late: the window, which never looks outside, starts without it
        from importlib.metadata import entry_points

        points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
        sources += [PluginSource("entry-point", p.name, p.value) for p in points]
        for folder in package_folders():
            # a process that has imported one finds it in the first place, too
            sources += [s for s in entry_points_in(folder) if s not in sources]
        for place in plugin_folders():
            sources += _in_folder(place)
    return sources


def plugin_folders() -> list[Path]:
    """Return the user's folder, those of the settings, of ``WORKBENCH_PLUGIN_PATH``."""
    listed = os.environ.get("WORKBENCH_PLUGIN_PATH", "").split(os.pathsep)
    kept = CatalogueState.load().folders
    return [
        home() / "plugins",
        *(Path(p).expanduser() for p in (*kept, *listed) if p),
    ]


def entry_points_in(folder: Path) -> list[PluginSource]:
    """Return the entry points of a wheel unpacked in a folder, by name."""
    from importlib.metadata import distributions

    points = [
        point
        for found in distributions(path=[str(folder)])
        for point in found.entry_points
        if point.group == GROUP
    ]
    points.sort(key=lambda point: point.name)
    return [PluginSource("entry-point", p.name, p.value) for p in points]


@cache
def _bundled() -> tuple[PluginSource, ...]:
    return tuple(
        PluginSource("bundled", name, f"{BUNDLED}.{name}")
        for name in sorted(file_name(file) for file in _bundled_files())
    )


@cache
def bundled_ids() -> Mapping[str, str]:
    """Return every bundled plugin id with its module's name; nothing is imported.

    Read off the sources, in some milliseconds: importing all of them takes a second.
    Empty where there are no sources to read.
    """
    found: dict[str, str] = {}
    for file in _bundled_files():
        found |= dict.fromkeys(_ids_in(file), file_name(file))
    return found


@cache
def bundled_module(name: str) -> str | None:
    """Return the module of a bundled plugin id, None for any other."""
    likely = name.replace("-", "_")
    for file in _bundled_files():
        if file_name(file) == likely and name in _ids_in(file):
            return likely
    return bundled_ids().get(name)


def is_foreign(name: str) -> bool:
    """Whether it is the id of no bundled plugin, or the key of a foreign source."""
    return bundled_module(name) is None


def foreign_enters() -> bool:
    """Whether this process imports foreign plugins."""
    return _foreign_enters


@contextmanager
def foreign_kept_out() -> Iterator[None]:
    """Let nothing foreign be imported inside: the rule of the command line.

    What needs a foreign plugin there asks a worker process (`workbench.jobs.isolation`).
    """
    global _foreign_enters
    before, _foreign_enters = _foreign_enters, False
    try:
        yield
    finally:
        _foreign_enters = before


def file_name(file: Path) -> str:
    """Return the name of a plugin's file; of a plugin that is a folder, the folder's."""
    return file.parent.name if file.name == "__init__.py" else file.stem


def bundled_file(name: str) -> Path:
    """Return the file of a bundled plugin by the name it is imported by.

    Raises
    ------
    ImportError
        There is none.
    """
    for file in _bundled_files():
        if file_name(file) == name:
            return file
    raise ImportError(f"{BUNDLED}.{name}")


@cache
def _bundled_files() -> tuple[Path, ...]:
    """Return the files of bundled plugins, in the folders of their kinds; by name."""
    package = find_spec(BUNDLED)  # imports the empty package `workbench`, no plugin
    if package is None or package.origin is None:
        return ()
    kinds = _children(Path(package.origin).parent)
    return tuple(file for kind in kinds if kind.is_dir() for file in _plugins_in(kind))


def _ids_in(file: Path) -> list[str]:
    try:
        return _DECLARED.findall(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError):
        return []


def _in_folder(place: Path) -> Iterator[PluginSource]:
    for file in [place] if place.is_file() else _plugins_in(place):
        yield PluginSource("folder", file_name(file), str(file))


def _plugins_in(folder: Path) -> Iterator[Path]:
    """Yield the files of a folder, and the first one of each package, by name."""
    for file in _children(folder):
        module = file / "__init__.py" if file.is_dir() else file
        if file.name[0] not in "_." and module.suffix == ".py" and module.is_file():
            yield module


def _children(folder: Path) -> list[Path]:
    try:
        return sorted(folder.iterdir())
    except OSError:  # missing or unreadable: then there are no plugins in it
        return []


@dataclass
class CatalogueState:
    """Plugins the user switched off and deaths of workers under plugins; kept on disk.

    Attributes
    ----------
    disabled : set of str
        Plugin ids and source keys the user switched off.
    strikes : dict of str to int
        How many workers died under a plugin id or a source key.
    homes : dict of str to str
        The source key of each foreign plugin id, so that a job imports that source
        and no other foreign one.
    folders : list of str
        Further folders of plugins, chosen in the settings.
    """

    disabled: set[str] = field(default_factory=set)
    strikes: dict[str, int] = field(default_factory=dict)
    homes: dict[str, str] = field(default_factory=dict)
    folders: list[str] = field(default_factory=list)

    @staticmethod
    def load() -> CatalogueState:
        """Read the state; a damaged file is set aside as ``.bak`` and forgotten."""
        path = _state_path()
        try:
            data = path.read_bytes()
        except OSError:
            return CatalogueState()
        try:
            return _parse_state(parse_json(data))
        except (ValueError, TypeError, KeyError, AttributeError):
            with suppress(OSError):  # in a home that can only be read it stays
                path.replace(path.with_suffix(".json.bak"))
            return CatalogueState()

    def save(self) -> None:
        """Write the state.

        Raises
        ------
        OSError
            When the home folder cannot be written.
        """
        document = {
            "version": 1,
            "disabled": sorted(self.disabled),
            "strikes": self.strikes,
            "homes": self.homes,
            "folders": self.folders,
        }
        write_atomically(_state_path(), json.dumps(document, indent=1, sort_keys=True))

    def status(self, *names: str) -> Status:
        """Return the standing of a plugin known by any of the names."""
        if any(name in self.disabled for name in names):
            return "disabled"
        if any(self.strikes.get(name, 0) >= STRIKES for name in names):
            return "quarantined"
        return "loaded"

    def charge(self, names: Iterable[str]) -> list[str]:
        """Count a dead worker against each name; return those quarantined by it."""
        fallen = []
        for name in names:
            self.strikes[name] = self.strikes.get(name, 0) + 1
            if self.strikes[name] == STRIKES:
                fallen.append(name)
        return fallen

    def names_of(self, info: PluginInfo) -> set[str]:
        """Return the names by which a plugin, or the source of one, is known here."""
        home = self.homes.get(info.id)
        return {info.id, f"{info.source}:{info.id}", *([home] if home else [])}

    def switch(self, info: PluginInfo, *, on: bool) -> None:
        """Let a plugin run, or no longer; switched on, its dead workers are forgotten."""
        if on:
            for name in self.names_of(info):
                self.release(name)
        else:
            self.disabled.add(info.id)

    def release(self, name: str) -> None:
        """Let a plugin run again: no longer disabled, its dead workers forgotten."""
        self.disabled.discard(name)
        self.strikes.pop(name, None)


def charge_plugins(names: Iterable[str]) -> list[str]:
    """Count a dead worker against plugins, on disk; return those quarantined by it.

    A home that cannot be written loses the count, not the program.
    """
    state = CatalogueState.load()
    fallen = state.charge(names)
    try:
        state.save()
    except OSError:
        return []
    return fallen


def _state_path() -> Path:
    return home() / "plugins.json"


def _parse_state(document: dict[str, Any]) -> CatalogueState:
    return CatalogueState(
        disabled={str(name) for name in document["disabled"]},
        strikes={str(k): int(v) for k, v in document["strikes"].items()},
        homes={str(k): str(v) for k, v in document["homes"].items()},
        folders=[str(folder) for folder in document.get("folders", [])],
    )
