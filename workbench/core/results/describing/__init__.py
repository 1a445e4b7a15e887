"""Records of data sets, their columns and their rows."""
