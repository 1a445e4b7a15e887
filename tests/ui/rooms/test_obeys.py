"""A room obeys what its modules read of the scene; the scene bar dims the rest."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from workbench.ui.rooms import ROOMS

READS = re.compile(r"\bscene\.(data|x|y|scale|metric|p|k|seed)\b")
#: Where the two drawn attributes are only what a new page begins with.
BEGINS = {"classify": {"x", "y"}}


@pytest.mark.parametrize("entry", ROOMS, ids=lambda entry: entry.id)
def test_the_scene_bar_offers_what_the_room_reads(entry):
    folder = Path(import_module(entry.load().__module__).__file__ or "").parent
    modules = folder.rglob("*.py") if entry.package else ()
    read = {name for path in modules for name in READS.findall(path.read_text("utf-8"))}
    assert read - BEGINS.get(entry.id, set()) <= entry.load().obeys
