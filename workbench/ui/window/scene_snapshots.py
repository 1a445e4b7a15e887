r"""Two scenes, A and B: a button changes over, holding ``\`` shows the other one."""

from __future__ import annotations

from dataclasses import asdict

from PySide6.QtCore import QObject, Signal, Slot

from workbench.api import Problem
from workbench.core.session.scene import Scene
from workbench.core.session.session import Session


class Snapshots(QObject):
    """Keeps the scene that is not shown; the shown one is the session's own.

    Signals
    -------
    changed()
        The other scene is shown, or is kept anew.
    failed(line)
        The other scene cannot be shown: its data set is closed.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._other: Scene | None = None
        self._held = False
        self.shown = "A"

    @property
    def other(self) -> Scene | None:
        """The scene that is not shown, None while there is only one."""
        return self._other

    @Slot()
    def change_over(self) -> None:
        """Show the other scene; the first time both are what is shown now."""
        now = self._session.scene
        if self._other is not None and not self._show(self._other):
            return
        self._other = now
        self.shown = "B" if self.shown == "A" else "A"
        self.changed.emit()

    @Slot()
    def level(self) -> None:
        """Make the other scene the same as the one shown."""
        self._other = self._session.scene
        self.changed.emit()

    def hold(self) -> bool:
        r"""Show the other scene until `release`; False when there is none."""
        if self._other is None or self._held:
            return False
        self.change_over()
        self._held = True
        return True

    def release(self) -> bool:
        """Go back to the scene shown before `hold`."""
        if not self._held:
            return False
        self._held = False
        self.change_over()
        return True

    def _show(self, scene: Scene) -> bool:
        try:
            if scene.data != self._session.scene.data:
                self._session.show(scene.data)
        except Problem as problem:
            self.failed.emit(str(problem))
            return False
        self._session.set_scene(**asdict(scene))
        return True
