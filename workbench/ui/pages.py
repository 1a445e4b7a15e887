"""Registry of pages: where a room's page is found, known before it is imported."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module
from typing import TypeVar

from PySide6.QtWidgets import QWidget

from workbench.core.session.session import Run
from workbench.ui.context import Context

#: What a target that begins with a dot is relative to.
ROOMS_PACKAGE = "workbench.ui.rooms"

W = TypeVar("W", bound=QWidget)


def load_widget(target: str, base: type[W]) -> type[W]:
    """Import the class of a widget.

    Parameters
    ----------
    target : str
        ``module:Class``; a module with a leading dot is relative to
        `workbench.ui.rooms`.
    base : type
        What the class must derive from.

    Raises
    ------
    TypeError
        The target is something else.
    """
    module, name = target.split(":")
    found = getattr(import_module(module, ROOMS_PACKAGE), name)
    if not (isinstance(found, type) and issubclass(found, base)):
        raise TypeError(f"{target} is not a {base.__name__}")
    return found


def fits_always(_run: Run, _context: Context) -> bool:
    """Whether a page that fits every run fits this one."""
    return True


@dataclass(frozen=True, slots=True)
class PageEntry:
    """A page of a room; its module is imported when the page is first shown.

    Attributes
    ----------
    id : str
        The `page_id` of the class.
    target : str
        ``module:Class``, as for `load_widget`.
    title : callable
        Returns what is written on the tab or button, in the current language.
    fits : callable
        Whether there is anything to show of a run; else the tab is grey.
    hides : bool
        Whether the tab is taken away, not just grey, where the page does not fit.
    """

    id: str
    target: str
    title: Callable[[], str]
    fits: Callable[[Run, Context], bool] = fits_always
    hides: bool = False

    def load(self, base: type[W]) -> type[W]:
        """Import the page's class, which derives from `base`."""
        return load_widget(self.target, base)


def entry_of(pages: Iterable[PageEntry], page_id: str) -> PageEntry:
    """Return the entry of a page.

    Raises
    ------
    KeyError
        There is no such page.
    """
    for entry in pages:
        if entry.id == page_id:
            return entry
    raise KeyError(page_id)
