"""The page of errors, and why a row was classified so."""
