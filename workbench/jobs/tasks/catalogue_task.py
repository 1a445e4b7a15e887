"""Tasks that import plugin sources: to describe what they hold, to install one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench.api.report import check
from workbench.compute.plugins.install_plugin import install
from workbench.compute.plugins.loader import load_source
from workbench.core.program.catalogue import PluginSource
from workbench.core.results.installed_plugin import InstalledPlugin


def describe_plugins(payload: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Describe the plugins of some sources.

    Parameters
    ----------
    payload : mapping
        ``sources``: a list of `PluginSource.describe` values.

    Returns
    -------
    list of dict
        `PluginInfo.describe` values in the order of the sources.

    Raises
    ------
    Cancelled
        Between two sources, when the job was cancelled.
    """
    answer = []
    for source in payload["sources"]:
        check()
        answer += [info.describe() for _, info in load_source(PluginSource(**source))]
    return answer


def install_plugin(payload: Mapping[str, Any]) -> InstalledPlugin:
    """Install the plugin at ``path``; see `workbench.compute.plugins.install_plugin`."""
    return install(Path(payload["path"]))
