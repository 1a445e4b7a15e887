"""Writers of data files."""
