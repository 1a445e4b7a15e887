"""Diagrams as plain data, without Qt."""
