"""``python -m workbench`` and the command ``workbench``.

Nothing at import, as spawned workers import it again.
"""

from __future__ import annotations


def main() -> None:
    """Run the command line of this process; its version is told without importing it."""
    import sys

    if sys.argv[1:] == ["--version"]:
        from workbench._version import __version__

        print(f"workbench {__version__}")  # noqa: T201 - what the command is for
        return

    from workbench.core.program.lean_imports import import_leanly

    import_leanly()
    from workbench.cli.main import main as run

    run()


if __name__ == "__main__":
    import sys

    if not sys.flags.safe_path:
        del sys.path[0]  # the current folder: what lies there is data, not code
    main()
