"""The plane: rows, layers, tools."""
