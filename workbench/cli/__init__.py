"""The command line ``workbench``."""
