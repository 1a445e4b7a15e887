"""``python -m workbench``; nothing at import, as spawned workers import it again."""

if __name__ == "__main__":
    import sys

    if not sys.flags.safe_path:
        del sys.path[0]  # the current folder: what lies there is data, not code

    from workbench.cli import main

    main()
