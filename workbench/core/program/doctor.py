"""Diagnosis of missing system libraries, made before Qt would abort."""

from __future__ import annotations

import ctypes
import os
import platform
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import metadata
from importlib.util import find_spec

from workbench._version import __version__
from workbench.api.problems import Problem
from workbench.core.program.catalogue import plugin_folders
from workbench.core.program.home import cache, home
from workbench.core.results.system_report import (
    Display,
    Folders,
    MissingLibrary,
    SystemReport,
    WindowState,
)


@dataclass(frozen=True, slots=True)
class Library:
    """A system library that Qt opens at start.

    Attributes
    ----------
    file : str
        The name the dynamic linker knows.
    debian, fedora : str
        The packages that bring it.
    needed_by : str
        ``all`` platforms of Qt, or ``xcb`` (a window under X11) only.
    """

    file: str
    debian: str
    fedora: str
    needed_by: str = "xcb"


#: What the wheels of PySide6 6.8 to 6.10 expect of a Linux system.
LIBRARIES: tuple[Library, ...] = (
    Library("libEGL.so.1", "libegl1", "libglvnd-egl", "all"),
    Library("libGL.so.1", "libgl1", "libglvnd-glx", "all"),
    Library("libfontconfig.so.1", "libfontconfig1", "fontconfig", "all"),
    Library("libdbus-1.so.3", "libdbus-1-3", "dbus-libs", "all"),
    Library("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon", "all"),
    Library("libglib-2.0.so.0", "libglib2.0-0", "glib2", "all"),
    Library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11"),
    Library("libX11-xcb.so.1", "libx11-xcb1", "libX11-xcb"),
    Library("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor"),
    Library("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm"),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms"),
    Library("libxcb-image.so.0", "libxcb-image0", "xcb-util-image"),
    Library("libxcb-render-util.so.0", "libxcb-render-util0", "xcb-util-renderutil"),
    Library("libxcb-render.so.0", "libxcb-render0", "libxcb"),
    Library("libxcb-shape.so.0", "libxcb-shape0", "libxcb"),
    Library("libxcb-randr.so.0", "libxcb-randr0", "libxcb"),
    Library("libxcb-shm.so.0", "libxcb-shm0", "libxcb"),
    Library("libxcb-sync.so.1", "libxcb-sync1", "libxcb"),
    Library("libxcb-xfixes.so.0", "libxcb-xfixes0", "libxcb"),
    Library("libxcb-xkb.so.1", "libxcb-xkb1", "libxcb"),
)

#: Distributions whose versions a report of trouble should name.
PACKAGES: tuple[str, ...] = (
    "PySide6_Essentials",
    "pyqtgraph",
    "numpy",
    "scipy",
    "scikit-learn",
    "skops",
    "pandas",
    "threadpoolctl",
    "networkx",
    "rapidfuzz",
)


def can_load(file: str) -> bool:
    """Whether the dynamic linker finds and opens a shared library."""
    try:
        ctypes.CDLL(file)
    except OSError:
        return False
    return True


def qt_platform(environment: Mapping[str, str], system: str) -> str:
    """Return the Qt platform that would be used: its name, or ``""`` for none.

    Parameters
    ----------
    environment : mapping
        As `os.environ`.
    system : str
        As `sys.platform`.
    """
    # "xcb:option" and "wayland;xcb" are allowed forms
    chosen = environment.get("QT_QPA_PLATFORM", "").split(";")[0].split(":")[0]
    if chosen:
        return chosen
    if not system.startswith("linux"):
        return "native"
    if environment.get("WAYLAND_DISPLAY"):
        return "wayland"
    return "xcb" if environment.get("DISPLAY") else ""


def missing_libraries(
    qt: str, system: str = sys.platform, load: Callable[[str], bool] = can_load
) -> list[Library]:
    """Return the libraries that the given Qt platform needs and this system lacks.

    Parameters
    ----------
    qt : str
        As `qt_platform` tells.
    system : str
        As `sys.platform`; only Linux leaves them to the system.
    load : callable
        Tells whether a library can be opened.
    """
    if not system.startswith("linux"):
        return []
    needed = {"all", "xcb"} if qt in ("xcb", "") else {"all"}
    return [lib for lib in LIBRARIES if lib.needed_by in needed and not load(lib.file)]


def why_no_window(
    environment: Mapping[str, str] = os.environ,
    system: str = sys.platform,
    load: Callable[[str], bool] = can_load,
    connect: Callable[[], bool] | None = None,
) -> Problem | None:
    """Return why Qt would abort here, with the remedy; None if it would not.

    Imports nothing of Qt: once Qt is asked, it ends the process without a way back.
    """
    if find_spec("PySide6") is None:
        expected = "vecino-workbench, which brings it"
        return Problem("Qt is not installed", expected=expected, where="gui")
    qt = qt_platform(environment, system)
    connect = connect or x_server_answers
    if not qt:
        return Problem(
            "no display: neither DISPLAY nor WAYLAND_DISPLAY is set; run it on a "
            "desktop, through ssh -X, or without a window (workbench --help)",
            where="gui",
        )
    missing = missing_libraries(qt, system, load)
    if missing:
        names = " ".join(lib.file for lib in missing)
        return Problem(
            f"missing system libraries {names}; install them: {install_command(missing)}",
            where="gui",
        )
    if qt == "xcb" and system.startswith("linux") and not connect():
        return Problem(
            f"no X server answers at DISPLAY={environment.get('DISPLAY')}; start one or "
            "set DISPLAY, or work without a window (workbench --help)",
            where="gui",
        )
    return None


def x_server_answers() -> bool:
    """Whether the X server that DISPLAY names takes a connection.

    Asks libxcb itself, as Qt will, and hangs up. True where it cannot be asked.
    """
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.POINTER(ctypes.c_int)]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(None, None)
    failed = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not failed


def install_command(missing: list[Library]) -> str:
    """Return the commands that install libraries on Debian and on Fedora."""
    debian = " ".join(dict.fromkeys(lib.debian for lib in missing))
    fedora = " ".join(dict.fromkeys(lib.fedora for lib in missing))
    return f"apt-get install {debian} (Fedora: dnf install {fedora})"


def examine(environment: Mapping[str, str] = os.environ) -> SystemReport:
    """Return versions, display and missing libraries as the command ``doctor`` does."""
    qt = qt_platform(environment, sys.platform)
    missing = missing_libraries(qt)
    trouble = why_no_window(environment)
    variables = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return SystemReport(
        version=__version__,
        python=platform.python_version(),
        system=platform.platform(),
        packages={name: _version(name) for name in PACKAGES},
        display=Display(qt or None, *map(environment.get, variables)),
        missing=tuple(MissingLibrary(b.file, b.debian, b.fedora) for b in missing),
        install=install_command(missing) if missing else None,
        window=WindowState(trouble is None, None if trouble is None else str(trouble)),
        folders=Folders(
            str(home()), tuple(str(folder) for folder in plugin_folders()), str(cache())
        ),
    )


def versions() -> dict[str, str]:
    """Return the versions that results depend on, by name."""
    found = {name: _version(name) for name in PACKAGES}
    return {
        "workbench": __version__,
        "python": platform.python_version(),
        **{name: version for name, version in found.items() if version},
    }


def _version(distribution: str) -> str | None:
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return None
