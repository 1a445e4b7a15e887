"""Data sets into files."""
