"""Asking for files: every dialog begins beside the data and suggests a name."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from workbench.core.program.settings import Settings
from workbench.ui.context import Context
from workbench.ui.session.recent import is_file_source

_LONGEST = 60


def ask_open(parent: QWidget, title: str, kinds: str) -> str:
    """Ask for a file that is there; empty when the question was closed."""
    folder = str(start_folder(parent))
    path, _ = QFileDialog.getOpenFileName(parent, title, folder, kinds)
    return _noted(parent, path)


def ask_open_several(parent: QWidget, title: str, kinds: str) -> list[str]:
    """Ask for files that are there."""
    folder = str(start_folder(parent))
    paths, _ = QFileDialog.getOpenFileNames(parent, title, folder, kinds)
    return [_noted(parent, path) for path in paths]


def ask_save(parent: QWidget, title: str, name: str, kinds: str) -> tuple[str, str]:
    """Ask under which name to write.

    Parameters
    ----------
    parent : QWidget
    title : str
    name : str
        What is suggested; with a folder of its own that one is shown.
    kinds : str

    Returns
    -------
    path : str
        Empty when the question was closed.
    kind : str
        The one of `kinds` that was chosen.
    """
    suggested = str(start_folder(parent) / name)
    path, kind = QFileDialog.getSaveFileName(parent, title, suggested, kinds)
    return _noted(parent, path), kind


def ask_folder(parent: QWidget, title: str, begin: str = "") -> str:
    """Ask for a folder; `begin` is shown if given."""
    folder = begin or str(start_folder(parent))
    path = QFileDialog.getExistingDirectory(parent, title, folder)
    return _noted(parent, path, is_folder=True)


def start_folder(parent: QWidget) -> Path:
    """Return the folder used last, else that of the newest recent file, else the home."""
    settings = _settings(parent)
    recent = [] if settings is None else settings.recent
    sources = (entry.path for entry in recent)
    folders = [Path(s).parent for s in sources if s and is_file_source(s)]
    if settings is not None and settings.folder:
        folders.insert(0, Path(settings.folder))
    return next((folder for folder in folders if folder.is_dir()), Path.home())


def file_name(suffix: str, *parts: str) -> str:
    """Return a file's name made of words people read: ``iris-folds.png``."""
    slugs = (re.sub(r"[^\w.]+|_", "-", part).strip("-.").lower() for part in parts)
    words = "-".join(slug for slug in slugs if slug)
    return (words[:_LONGEST].rstrip("-.") or "workbench") + suffix


def data_name(parent: QWidget) -> str:
    """Return the name of the data set shown, empty when there is none."""
    context = _context(parent)
    data = None if context is None else context.session.data
    return "" if data is None else data.name


def _noted(parent: QWidget, path: str, *, is_folder: bool = False) -> str:
    """Keep the folder of a path that was chosen; return the path."""
    settings = _settings(parent)
    if path and settings is not None:
        chosen = Path(path).absolute()
        settings.folder = str(chosen if is_folder else chosen.parent)
    return path


def _settings(widget: QWidget) -> Settings | None:
    context = _context(widget)
    return None if context is None else context.settings


def _context(widget: QWidget | None) -> Context | None:
    """Return the services of the room or window that a widget is in."""
    while widget is not None:
        context = getattr(widget, "context", None)
        if isinstance(context, Context):
            return context
        widget = widget.parentWidget()
    return None
