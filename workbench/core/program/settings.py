"""Settings: typed, defaults in code, only differences saved, a damaged file set aside."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from workbench.api.problems import Problem
from workbench.core.program.home import home, write_atomically
from workbench.core.program.json_text import load_json
from workbench.core.program.records import from_json

SETTINGS_VERSION = 1

#: The corrections of so many files, beside the last one, are remembered.
MOST_CORRECTIONS = 100

#: From version n to n + 1: each takes and returns the raw values.
MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}


@dataclass(frozen=True, slots=True)
class RecentFile:
    """A file or built-in set that was opened, and the room it was opened in."""

    path: str
    kind: str
    room: str


@dataclass
class Settings:
    """Everything the program remembers between starts.

    Attributes
    ----------
    theme : str
        ``system``, ``light`` or ``dark``.
    language : str
        ``en``, ``es`` or ``ru``; empty: the system's.
    font_scale : float
        1.0 is the system's size; the Lecture layout uses 1.5.
    reduce_motion : bool
        Animations become stills.
    motion_asked : bool
        Whether the system was asked what it wants; the first start does.
    recent : list of RecentFile
        Newest first, at most ten.
    layout : dict
        ``version``, ``geometry`` and ``state`` as base64 text.
    lessons : dict
        Progress by lesson id: the number of steps done.
    imports : dict
        Corrections of the CSV guess by file path.
    rooms : dict
        How the parts of a room share its space: by room, then by splitter.
    data_folders : list of str
        Where the data sets are that experiments name ``keel:NAME``.
    folder : str
        Where a file was opened or saved last.
    fold_setup : bool
        The set-up of a room folds to one line when a run is asked for.
    palette : str
        The colours of classes.
    processes : int
        Worker processes; 0: as many as suit the machine.
    plugin_memory : int
        Gigabytes that a job with a plugin of others may take; 0: the usual limit.
    commands : list of str
        What was chosen from the command palette, newest first.
    """

    theme: str = "system"
    language: str = ""
    font_scale: float = 1.0
    reduce_motion: bool = False
    motion_asked: bool = False
    recent: list[RecentFile] = field(default_factory=list)
    layout: dict[str, Any] = field(default_factory=dict)
    lessons: dict[str, Any] = field(default_factory=dict)
    imports: dict[str, Any] = field(default_factory=dict)
    rooms: dict[str, Any] = field(default_factory=dict)
    data_folders: list[str] = field(default_factory=list)
    folder: str = ""
    fold_setup: bool = True
    palette: str = "okabe-ito"
    processes: int = 0
    plugin_memory: int = 0
    commands: list[str] = field(default_factory=list)

    def remember(self, path: str, kind: str, room: str) -> None:
        """Put a file at the head of the recent list."""
        others = [entry for entry in self.recent if entry.path != path]
        self.recent = [RecentFile(path, kind, room), *others][:10]

    def corrections(self, source: str) -> dict[str, Any]:
        """Return how the guess at a CSV file was corrected, empty when it was not."""
        given = self.imports.get(str(Path(source).absolute()))
        return dict(given) if isinstance(given, dict) else {}

    def correct(self, source: str, options: dict[str, Any]) -> None:
        """Remember how a CSV file is to be read; nothing given forgets it."""
        key = str(Path(source).absolute())
        others = [(k, v) for k, v in self.imports.items() if k != key]
        kept = others[-MOST_CORRECTIONS:]
        self.imports = dict([*kept, (key, options)] if options else others)

    def save(self, path: Path | None = None) -> None:
        """Write what differs from the defaults."""
        defaults = asdict(Settings())
        changed = {k: v for k, v in asdict(self).items() if v != defaults[k]}
        text = json.dumps({"version": SETTINGS_VERSION, **changed}, indent=1)
        write_atomically(path or default_path(), text)


def default_path() -> Path:
    """Return where the settings lie unless the command line says otherwise."""
    return home() / "settings.json"


def load_settings(path: Path | None = None) -> tuple[Settings, str]:
    """Read the settings; never fails.

    Returns
    -------
    settings : Settings
        Defaults for whatever was missing or of the wrong type.
    remark : str
        One line for the message bar when a damaged file was set aside, else empty.
    """
    path = path or default_path()
    try:
        if not path.exists():
            return Settings(), ""
        raw = load_json(path, "a settings file")
        if not isinstance(raw, dict):
            raise ValueError("not an object")
    except FileNotFoundError:
        return Settings(), ""
    except (OSError, ValueError, RecursionError) as error:
        return Settings(), _set_aside(path, error)
    return _typed(_migrated(raw)), ""


def _migrated(raw: dict[str, Any]) -> dict[str, Any]:
    version = raw.get("version", SETTINGS_VERSION)
    while isinstance(version, int) and version in MIGRATIONS:
        raw = MIGRATIONS[version](raw)
        version += 1
    return raw


def _typed(raw: dict[str, Any]) -> Settings:
    settings = Settings()
    for f in fields(Settings):
        value, default = raw.get(f.name), getattr(settings, f.name)
        if isinstance(default, float) and isinstance(value, int):
            value = float(value)
        if type(value) is type(default):
            setattr(settings, f.name, value)
    settings.recent = list(_recent(settings.recent))
    return settings


def _recent(entries: Iterable[Any]) -> Iterator[RecentFile]:
    """Yield what is well formed; one wrong entry does not cost the others."""
    for entry in entries:
        with suppress(Problem):
            yield from_json(RecentFile, entry)


def _set_aside(path: Path, error: Exception) -> str:
    reason = error.what if isinstance(error, Problem) else error
    backup = path.with_suffix(path.suffix + ".bak")
    try:
        path.replace(backup)
    except OSError:
        return f"{path.name}: could not be read ({reason}); defaults are used"
    return f"{path.name}: damaged ({reason}); set aside as {backup.name}, defaults are used"
