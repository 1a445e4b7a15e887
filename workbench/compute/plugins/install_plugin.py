"""Installation of a plugin: put into its place, imported, and taken back when that fails."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from workbench.api.problems import Problem
from workbench.compute.plugins.loader import load_source
from workbench.core.program import plugin_place
from workbench.core.program.catalogue import (
    CatalogueState,
    PluginInfo,
    bundled_ids,
    find_sources,
)
from workbench.core.program.plugin_packages import reach_packages
from workbench.core.results.installed_plugin import InstalledPlugin


def install(path: Path) -> InstalledPlugin:
    """Install a plugin from a wheel, a file or a folder, and import it.

    Whoever calls it does so in a worker: a stranger's import may do anything. When it
    ends the process, what was put into place stays and is listed as failed.

    Raises
    ------
    Problem
        As `workbench.core.program.plugin_place.place`; and when the plugin cannot be
        imported, declares what is wrong, or has an id that is taken: then nothing is
        left behind.
    """
    placed = plugin_place.place(path)
    try:
        infos = _looked_at(placed, str(path))
    except BaseException:
        with suppress(Problem):
            plugin_place.remove(placed.name)
        raise
    ids = tuple(info.id for info in infos)
    return InstalledPlugin(placed.name, placed.place, ids)


def _looked_at(placed: plugin_place.Placed, where: str) -> list[PluginInfo]:
    reach_packages()
    infos = [info for s in placed.sources for _, info in load_source(s)]
    for info in infos:
        if info.status == "failed":
            raise Problem(info.error, where=where)
    own = {source.key for source in placed.sources}
    twice = [s for s in find_sources() if s.key in own and s not in placed.sources]
    if twice:
        what = f"the name {twice[0].name!r} is taken by {twice[0].target}"
        raise Problem(what, expected="a name of its own", where=where)
    taken: dict[str, str] = dict.fromkeys(bundled_ids(), "the program itself")
    there = {source.key for source in find_sources()} - own
    homes = CatalogueState.load().homes.items()  # as last seen: some may be gone
    taken |= {name: home for name, home in homes if home in there}
    for info in infos:
        if info.id in taken:
            what = f"the id {info.id!r} is taken by {taken[info.id]}"
            raise Problem(what, expected="an id of its own", where=where)
    return infos
