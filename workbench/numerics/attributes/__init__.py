"""How much attributes say about the class: rankings, cuts, choices."""
