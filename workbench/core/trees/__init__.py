"""Decision trees as lists of nodes, and their layout."""
