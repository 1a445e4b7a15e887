"""Findings of the command ``doctor``: versions, display, libraries, folders, plugins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from workbench.core.program.records import FLAT, KEY


@dataclass(frozen=True, slots=True)
class Display:
    """The Qt platform that would be used, None for none, and what decides it."""

    platform: str | None
    x11: str | None = field(metadata={KEY: "DISPLAY"})
    wayland: str | None = field(metadata={KEY: "WAYLAND_DISPLAY"})
    qt: str | None = field(metadata={KEY: "QT_QPA_PLATFORM"})


@dataclass(frozen=True, slots=True)
class MissingLibrary:
    """A system library that is not there, and the packages that bring it."""

    file: str
    debian: str
    fedora: str


@dataclass(frozen=True, slots=True)
class WindowState:
    """Whether a window can open here, and why not."""

    possible: bool
    reason: str | None


@dataclass(frozen=True, slots=True)
class Folders:
    """Where the program keeps things."""

    home: str
    plugins: tuple[str, ...]
    cache: str


@dataclass(frozen=True, slots=True)
class SystemReport:
    """The surroundings of the program; `install` is a command for what is missing."""

    version: str
    python: str
    system: str
    packages: Mapping[str, str | None]
    display: Display
    missing: tuple[MissingLibrary, ...]
    install: str | None
    window: WindowState
    folders: Folders


@dataclass(frozen=True, slots=True)
class PluginState:
    """The standing of a plugin."""

    id: str
    source: str
    status: str
    error: str


@dataclass(frozen=True, slots=True)
class DoctorReport:
    """The document of the command ``doctor``."""

    system: SystemReport = field(metadata={FLAT: True})
    plugins: tuple[PluginState, ...]
