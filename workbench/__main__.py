"""``python -m workbench``; nothing at import, as spawned workers import it again."""

if __name__ == "__main__":
    from workbench.cli import main

    main()
