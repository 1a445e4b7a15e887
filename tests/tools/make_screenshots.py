"""Pictures of every room, made by the program itself.

    python tests/tools/make_screenshots.py FOLDER [--size 1280x720] [--theme light]
        [--lang en] [--rooms home,data,classify,visualize,explore,metric,search,dist,proto,compare] [--data builtin:thesis21-strips]

Each room is shown with the data, runs what F5 runs there, and is saved as
ROOM-LANG-THEME-WIDTH.png once nothing works any more. A room is followed by a classifier
and a page of its results where these are wanted, as in classify:j48:tree or metric::cone,
which are saved as classify-tree-LANG-THEME-WIDTH.png and so on; explore:pin asks in the
middle of the rows.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from workbench.ui.app import application, create_window
from workbench.ui.rooms.classify.setup.plugin_tree import PluginTree

ROOMS = "home,data,classify,visualize,explore,metric,search,dist,proto,compare"


class Photographer(QObject):
    """Walks through the rooms: show, run, wait until it settled, take the picture."""

    def __init__(self, window, rooms, name) -> None:
        super().__init__(window)
        self.window, self.rooms, self.name = window, list(rooms), name
        self.timer = QTimer(self, interval=200)
        self.timer.timeout.connect(self.look)
        self.quiet = 0
        self.running = self.page = ""
        self.timer.start()

    def look(self) -> None:
        context = self.window.context
        busy = bool(context.jobs.tasks) or self.window.opener.busy
        busy = busy or not context.catalogue.plugins
        self.quiet = 0 if busy or context.session.data is None else self.quiet + 1
        if self.quiet < 8:
            return
        self.quiet = 0
        if self.page:
            self.turn_to(self.page)
            return
        if self.running:
            self.window.grab().save(self.name(self.running))
            print(self.name(self.running))
            self.running = ""
        if not self.rooms:
            self.timer.stop()
            self.window.close()
            QTimer.singleShot(200, application().quit)
            return
        room, plugin, self.page, *_ = (*self.rooms.pop(0).split(":"), "", "")
        self.running = f"{room}-{self.page}".strip("-")
        self.window.show_room(room)
        if plugin == "pin":
            self.window.room.pin(*self.window.room.canvas.positions.mean(axis=0))
        elif plugin:
            self.window.room.findChild(PluginTree).choose(plugin)
        QTimer.singleShot(600, self.window.room.run)

    def turn_to(self, page_id: str) -> None:
        """Show a page over the whole height; it may ask for work."""
        room = self.window.room
        parts = (room, *room.findChildren(QWidget))
        next(part for part in parts if hasattr(part, "open_page")).open_page(page_id)
        if room.setup_fold is not None:
            room.setup_fold.open(False)
        self.page = ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--theme", default="light")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--rooms", default=ROOMS)
    parser.add_argument("--data", default="builtin:thesis21-strips")
    parser.add_argument("--lesson")
    chosen = parser.parse_args()
    width, height = map(int, chosen.size.split("x"))
    chosen.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        os.environ["WORKBENCH_HOME"] = home
        app = application()
        window = create_window(
            [chosen.data],
            fresh=True,
            theme=chosen.theme,
            lang=chosen.lang,
            lesson=chosen.lesson,
            foreign_plugins=False,
        )
        window.resize(width, height)
        window.show()

        def name(room: str) -> str:
            kind = f"{chosen.lang}-{chosen.theme}-{width}"
            return str(chosen.folder / f"{room}-{kind}.png")

        Photographer(window, chosen.rooms.split(","), name)
        app.exec()


if __name__ == "__main__":
    main()
