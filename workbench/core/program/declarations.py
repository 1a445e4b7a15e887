"""Cache of plugin declarations, kept by the contents of the plugins' files.

A file that has not changed since is described without importing it. What the bundled
plugins declare comes with the program; the rest is kept in the user's cache folder.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from importlib.machinery import PathFinder
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from workbench._version import __version__
from workbench.api.problems import Problem
from workbench.core.program import home
from workbench.core.program.catalogue import (
    REASONS,
    CatalogueState,
    PluginInfo,
    PluginSource,
    bundled_file,
)
from workbench.core.program.plugin_packages import package_folders
from workbench.core.program.records import entries, from_json
from workbench.core.program.resources import resource

#: Raised when the meaning of the kept document changes.
FORMAT = 1
#: A package of more files is imported rather than read through.
MOST_FILES = 300
#: What an import tells and a declaration does not: the standing is the user's matter.
_NOT_DECLARED = ("status", "error", "trace")


@dataclass(frozen=True, slots=True)
class Declared:
    """The digest of a source's files, and what its plugins declared."""

    digest: str
    plugins: list[Mapping[str, Any]]


class Declarations:
    """The declarations known without an import.

    Parameters
    ----------
    kept : mapping of str to Declared
        By source (``kind:target``); it grows by what is learnt.
    shipped : mapping of str to Declared
        The same, as it comes with the program.
    """

    def __init__(
        self,
        kept: Mapping[str, Declared] | None = None,
        shipped: Mapping[str, Declared] | None = None,
    ) -> None:
        self._kept = dict(kept or {})
        self._shipped = shipped or {}
        self._state = CatalogueState.load()
        self._digests: dict[PluginSource, str | None] = {}
        self._changed = False

    @staticmethod
    def load() -> Declarations:
        """Read what is kept; a damaged file counts as none and is written anew."""
        return Declarations(_read(_path()), _shipped(_ground()))

    def recall(self, source: PluginSource) -> list[PluginInfo] | None:
        """Return the plugins of a source; None when it has to be looked at.

        Returns
        -------
        list of PluginInfo or None
            With their standing of today; None also for a source that may not run.
        """
        if self._state.status(source.key) != "loaded":
            return None
        # before an import: a file that changes meanwhile is imported again next time
        digest = self._digests[source] = digest_of(source)
        for known in (self._shipped, self._kept):
            entry = known.get(_name(source))
            if entry is not None and entry.digest == digest:
                with suppress(ValueError, TypeError, KeyError, AttributeError):
                    infos = _checked(entry.plugins, source)
                    return [_standing(info, self._state) for info in infos]
        return None

    def learn(self, source: PluginSource, infos: Sequence[PluginInfo]) -> None:
        """Keep what the import of a source has told that could not be recalled.

        A failure is not kept, so that it is tried again.
        """
        if source not in self._digests:  # it may not run: nothing was learnt
            return
        digest, name = self._digests[source], _name(source)
        told = [_declared(info) for info in infos]
        failed = any(info.status == "failed" or not info.kind for info in infos)
        if digest is None or failed or not infos or not _is_plain(told):
            self._changed |= self._kept.pop(name, None) is not None
            return
        self._kept[name] = Declared(digest, told)
        self._changed = True

    def save(self) -> None:
        """Write what has been learnt, if anything; sources that are gone are dropped.

        Raises
        ------
        OSError
            When the cache folder cannot be written.
        """
        if self._changed:
            kept = {k: v for k, v in self._kept.items() if not _is_gone(k)}
            home.write_atomically(_path(), json.dumps(document(kept), indent=1))
            self._changed = False

    @property
    def entries(self) -> dict[str, Declared]:
        """Declarations learnt so far, by source."""
        return dict(self._kept)


def document(declared: Mapping[str, Declared]) -> dict[str, Any]:
    """Return the JSON document of declarations, as `Declarations.load` reads it."""
    return {
        "format": FORMAT,
        "ground": _ground(),
        "sources": {name: dict(entries(one)) for name, one in sorted(declared.items())},
    }


def shipped_path() -> Path:
    """Return the file that comes with the program."""
    return resource("declarations.json")


@cache
def _shipped(ground: str) -> Mapping[str, Declared]:
    """Return what comes with the program; it stays as it is while the program runs."""
    del ground  # what is read of the file depends on it
    return _read(shipped_path())


def digest_of(source: PluginSource) -> str | None:
    """Return a digest of a source's own files; None if they are not known.

    For foreign sources also of their place and the environment they run in.
    """
    try:
        files = _files(source)
        if not files or len(files) > MOST_FILES:
            return None
        parts = [source.kind, *map(_content, files)]
    except (OSError, ImportError, ValueError):
        return None
    if source.foreign:
        parts += [source.target, sys.prefix, sys.version]
    return sha256("\n".join(parts).encode()).hexdigest()


def _files(source: PluginSource) -> list[Path]:
    """Return the files of a source, found without running any of them."""
    if source.kind == "folder":
        path = Path(source.target)
        return _python_files(path.parent) if path.name == "__init__.py" else [path]
    if source.kind == "bundled":
        file = bundled_file(source.name)
        package = file.name == "__init__.py"
        return _python_files(file.parent) if package else [file]
    # `find_spec` imports the packages above a module, but not a module at the top
    top = source.target.partition(":")[0].partition(".")[0]
    places = [str(folder) for folder in package_folders()]
    spec = find_spec(top) or PathFinder.find_spec(top, places)
    if spec is None or spec.origin is None:
        return []
    origin = Path(spec.origin)
    return _python_files(origin.parent) if origin.stem == "__init__" else [origin]


def _python_files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


@cache
def _ground() -> str:
    """Return a digest of the program's version and of what plugins import of it."""
    package = Path(__file__).resolve().parents[2]
    files = [*_python_files(package / "api"), *_python_files(package / "numerics")]
    text = "\n".join([__version__, *map(_content, files)])
    return sha256(text.encode()).hexdigest()


def _content(path: Path) -> str:
    data = path.read_bytes().replace(b"\r\n", b"\n")  # as git may have checked it out
    return f"{path.name} {sha256(data).hexdigest()}"


def _name(source: PluginSource) -> str:
    return f"{source.kind}:{source.target}"


def _is_gone(name: str) -> bool:
    kind, _, target = name.partition(":")
    return kind == "folder" and not Path(target).is_file()


def _declared(info: PluginInfo) -> Mapping[str, Any]:
    return {k: v for k, v in info.describe().items() if k not in _NOT_DECLARED}


def _checked(descriptions: Any, source: PluginSource) -> list[PluginInfo]:
    """Rebuild the plugins of a source from what is kept.

    Raises
    ------
    ValueError, TypeError, KeyError, AttributeError
        When it is not what `learn` writes.
    """
    infos = []
    for description in descriptions:
        info = PluginInfo.from_description({**description, "status": "loaded"})
        words = (info.id, info.title, info.kind, info.family, info.summary)
        if not all(isinstance(word, str) for word in (*words, info.reference)):
            raise TypeError("a word is no text")
        if not (info.id and info.kind) or not all(
            isinstance(r, str) for r in info.reads
        ):
            raise ValueError("no declaration")
        if (info.source, info.origin) != (source.kind, source.target):
            raise ValueError("of another source")
        for param in info.parameters():
            param.check(param.default)  # a Problem is a ValueError
        infos.append(info)
    if not infos:
        raise ValueError("no plugin")
    return infos


def _standing(info: PluginInfo, state: CatalogueState) -> PluginInfo:
    """Return a plugin with what the user and its dead workers have made of it."""
    status = state.status(info.id)
    return replace(info, status=status, error=REASONS.get(status, ""))


def _is_plain(told: list[Mapping[str, Any]]) -> bool:
    """Whether JSON gives back exactly what is to be kept."""
    try:
        return bool(json.loads(json.dumps(told, allow_nan=False)) == told)
    except (ValueError, TypeError, RecursionError):
        return False


def _path() -> Path:
    return home.cache() / "declarations.json"


def _read(path: Path) -> dict[str, Declared]:
    """Return what is kept; nothing of a document that is missing or damaged."""
    try:
        found = json.loads(path.read_bytes())
        if (found["format"], found["ground"]) != (FORMAT, _ground()):
            return {}
        return dict(_well_formed(found["sources"]))
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return {}


def _well_formed(sources: Mapping[str, Any]) -> Iterator[tuple[str, Declared]]:
    """Yield what can be read; one wrong entry does not cost the others."""
    for name, entry in sources.items():
        with suppress(Problem):
            yield name, from_json(Declared, entry)
