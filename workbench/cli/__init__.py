"""The command ``workbench``: every command reads its data, works, prints, exits."""
