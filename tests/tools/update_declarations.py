"""Write what the bundled plugins declare into the file that comes with the program.

    python tests/tools/update_declarations.py

To be run when a plugin, or what plugins import, has changed: a stale entry is not used,
and the plugin is imported to be described.
"""

from __future__ import annotations

import json

from workbench.compute.plugins.loader import load_source
from workbench.core.program.catalogue import find_sources
from workbench.core.program.declarations import Declarations, document, shipped_path


def declared_now() -> str:
    """Import the bundled plugins; return the document of what they declare."""
    known = Declarations()  # of nothing, so that everything is imported
    for source in find_sources(foreign=False):
        known.recall(source)
        known.learn(source, [info for _, info in load_source(source)])
    whole = document(known.entries)
    # one line for each source, so that a change of one plugin is a change of one line
    entries = [
        f"  {json.dumps(name)}: {json.dumps(entry, ensure_ascii=False)}"
        for name, entry in whole.pop("sources").items()
    ]
    head = [f' "{name}": {json.dumps(value)},' for name, value in whole.items()]
    lines = ["{", *head, ' "sources": {', ",\n".join(entries), " }", "}", ""]
    return "\n".join(lines)


if __name__ == "__main__":
    shipped_path().write_bytes(declared_now().encode("utf-8"))
