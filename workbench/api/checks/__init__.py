"""The contract test: what every plugin has to keep."""

from workbench.api.checks.plugin_check import check_plugin

__all__ = ["check_plugin"]
