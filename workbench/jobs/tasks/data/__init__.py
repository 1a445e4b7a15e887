"""Tasks about data sets and files."""
