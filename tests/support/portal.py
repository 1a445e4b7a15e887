"""A desktop portal for tests, as a program: it answers on a bus what it was told to.

    python portal.py ADDRESS VALUES

VALUES: JSON, from keys of settings to values; any other key is answered by an error. It
prints ``ready``, and then each key it was asked for.
"""

from __future__ import annotations

import json
import sys

from PySide6.QtCore import QCoreApplication
from PySide6.QtDBus import (
    QDBusConnection,
    QDBusMessage,
    QDBusVariant,
    QDBusVirtualObject,
)


class Portal(QDBusVirtualObject):
    """Answers as the desktop portal does what it has; an error else."""

    def __init__(self, values: dict[str, object]) -> None:
        super().__init__()
        self.values = values

    def introspect(self, _path: str) -> str:
        return ""

    def handleMessage(self, message: QDBusMessage, bus: QDBusConnection) -> bool:
        _namespace, key = message.arguments()
        print(key, flush=True)
        if key in self.values:
            reply = message.createReply()
            # the portal wraps a value in two variants
            reply.setArguments([QDBusVariant(QDBusVariant(self.values[key]))])
        else:
            reply = message.createErrorReply(
                "org.freedesktop.portal.Error.NotFound", ""
            )
        bus.send(reply)
        return True


def main() -> int:
    app = QCoreApplication(sys.argv[:1])
    bus = QDBusConnection.connectToBus(sys.argv[1], "portal")
    portal = Portal(json.loads(sys.argv[2]))
    known = bus.registerVirtualObject("/org/freedesktop/portal/desktop", portal)
    if not (known and bus.registerService("org.freedesktop.portal.Desktop")):
        return 1
    print("ready", flush=True)
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
