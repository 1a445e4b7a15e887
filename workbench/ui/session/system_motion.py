"""Wish of the system for less motion: read once, at the first start, without waiting.

The desktop portal is asked on the session bus; its answer comes through the event loop.
Where there is none, the files of GTK and KDE are read; else Qt's own hint counts.
"""

from __future__ import annotations

import os
import sys
from configparser import ConfigParser
from configparser import Error as ConfigError
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusConnection

_PORTAL = (
    "org.freedesktop.portal.Desktop",
    "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings",
)
#: Namespace and key of the portal's settings, and the value that asks for less motion.
_ASKED: tuple[tuple[str, str, object], ...] = (
    ("org.freedesktop.appearance", "reduced-motion", 1),
    ("org.gnome.desktop.interface", "enable-animations", False),
)
#: File below the folder of settings, section, key, and the values that ask for it.
_FILES: tuple[tuple[str, str, str, frozenset[str]], ...] = (
    ("gtk-4.0/settings.ini", "Settings", "gtk-enable-animations", frozenset("0")),
    ("gtk-3.0/settings.ini", "Settings", "gtk-enable-animations", frozenset("0")),
    ("kdeglobals", "KDE", "AnimationDurationFactor", frozenset("0")),
)
_FALSE = frozenset({"0", "false", "no", "off"})
#: Milliseconds after which no answer of the portal is waited for.
_PATIENCE = 3000


def motion_in_files(folder: Path) -> bool | None:
    """Return whether GTK's or KDE's settings ask for less motion; None: they do not say.

    Parameters
    ----------
    folder : Path
        Of the settings, usually ``~/.config``.
    """
    for name, section, key, less in _FILES:
        parser = ConfigParser(strict=False, interpolation=None)
        try:
            parser.read(folder / name, encoding="utf-8")
            value = parser.get(section, key, fallback="").strip().lower()
        except (OSError, UnicodeDecodeError, ConfigError):
            continue
        if value:
            return _is_zero(value) if value[0].isdigit() else value in less | _FALSE
    return None


def _is_zero(value: str) -> bool:
    try:
        return float(value) == 0
    except ValueError:
        return False


def motion_in_qt() -> bool:
    """Return whether Qt itself has heard that less motion is wanted."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        return False
    # from Qt 6.11 on, where the platform tells
    wanted = getattr(app.styleHints().accessibility(), "motionPreference", None)
    if wanted is not None:
        return "reduce" in str(wanted()).lower()
    animated = app.isEffectEnabled(Qt.UIEffect.UI_AnimateMenu)
    return app.platformName() == "windows" and not animated


def session_bus() -> QDBusConnection | None:
    """Return the connection to the session bus; None: there is none, and none is started."""
    if not sys.platform.startswith("linux") or not _has_session_bus():
        return None
    from PySide6.QtDBus import QDBusConnection  # 20 ms, which only a first start takes

    bus = QDBusConnection.sessionBus()
    return bus if bus.isConnected() else None


class SystemMotion(QObject):
    """Asks the system once.

    Signals
    -------
    answered(less)
        Whether less motion is wanted; at once, or when the portal has answered.
    """

    answered = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._left: list[tuple[str, str, object]] = []
        self._bus: QDBusConnection | None = None
        self._watcher: QObject | None = None

    def ask(self) -> None:
        """Begin to ask; `answered` follows."""
        self._bus = session_bus()
        self._left = [] if self._bus is None else list(_ASKED)
        self._ask_next()

    def _ask_next(self) -> None:
        """Send the next question to the portal; after the last one, look elsewhere."""
        if self._bus is None or not self._left:
            self._look_elsewhere()
            return
        from PySide6.QtDBus import QDBusMessage, QDBusPendingCallWatcher

        namespace, key, _less = self._left[0]
        message = QDBusMessage.createMethodCall(*_PORTAL, "Read")
        message.setArguments([namespace, key])
        call = self._bus.asyncCall(message, _PATIENCE)
        self._watcher = QDBusPendingCallWatcher(call, self)
        self._watcher.finished.connect(self._on_watcher_finished)

    def _on_watcher_finished(self, watcher: Any) -> None:
        _namespace, _key, less = self._left.pop(0)
        reply = watcher.reply()
        watcher.deleteLater()
        values = reply.arguments() if not reply.errorName() else []
        if values:
            self.answered.emit(_plain(values[0]) == less)
        else:
            self._ask_next()

    def _look_elsewhere(self) -> None:
        folder = os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config"
        said = motion_in_files(Path(folder))
        self.answered.emit(motion_in_qt() if said is None else said)


def _has_session_bus() -> bool:
    """Whether there is a bus to connect to: without one, one would be started."""
    address = os.environ.get("DBUS_SESSION_BUS_ADDRESS")
    if address is not None:
        return bool(address)
    folder = os.environ.get("XDG_RUNTIME_DIR")
    return bool(folder) and Path(str(folder), "bus").exists()


def _plain(value: Any) -> object:
    """Return what is in the variants that the portal wraps a value in."""
    while hasattr(value, "variant"):
        value = value.variant()
    return value
